//! The Automa of the solo game. Its Fame, resources, Objects and place are a player's.

use kernel::NotationError;
use workbench::flat::List;

use super::line::Line;
use super::stories::take;
use crate::automa::AUTOMA;
use crate::ids::ActionId;
use crate::state::StoryPlace;

/// `automa CARD`, `automa hand CARD...`, `automa row CARD...`, `automa survivors N`, and so on.
pub(super) fn automa(line: &mut Line<'_>) -> Result<(), NotationError> {
    if !line.state.table.solo() {
        return Err(line.wrong("a solo game: seats = 1"));
    }
    let limits = line.content.automa;
    for (word, most) in [
        ("survivors", limits.survivors_max),
        ("damage", limits.damage_max),
        ("engine", limits.engine_max),
    ] {
        if line.says(word) {
            let n = line.number(word, 0, most)?;
            let automa = &mut line.state.automa;
            match word {
                "survivors" => automa.survivors = n,
                "damage" => automa.damage = n,
                _ => automa.engine = n,
            }
            return Ok(());
        }
    }
    if line.says("zone") {
        return zone(line);
    }
    if line.says("prevented") {
        let card = action(line)?;
        line.state.automa.prevented.insert(card);
        return Ok(());
    }
    cards(line)
}

/// Cards of its hand, in the order it plays them, or of its row. A number alone is the whole hand, and the row is empty.
fn cards(line: &mut Line<'_>) -> Result<(), NotationError> {
    let row = line.says("row");
    if !row && !line.says("hand") {
        line.state.automa.row.clear();
    }
    let mut named: List<ActionId, 6> = List::new();
    while named.len() < 6 && (line.more() || named.is_empty()) {
        if named.is_empty() && line.says("none") {
            break;
        }
        let card = action(line)?;
        if named.contains(&card) {
            return Err(line.wrong("every Action card once"));
        }
        named.push(card);
    }
    let automa = &mut line.state.automa;
    let (wanted, other) =
        if row { (&mut automa.row, &mut automa.hand) } else { (&mut automa.hand, &mut automa.row) };
    *wanted = named;
    for card in named.iter() {
        other.take(*card);
    }
    let (hand, row) = (automa.hand, automa.row);
    let used = |card: &ActionId| hand.contains(card) || row.contains(card);
    automa.deck = line.content.actions.ids().filter(|card| !used(card)).collect();
    line.state.players[AUTOMA.index()].passed = automa.hand.is_empty();
    Ok(())
}

/// An Action card by its place among the six, from 1.
fn action(line: &mut Line<'_>) -> Result<ActionId, NotationError> {
    let cards = &line.content.actions;
    line.find("an Action card, from 1 to 6", |word| {
        cards.ids().find(|card| word == (card.0 + 1).to_string())
    })
}

/// `automa zone story STORY`, `automa zone loot CARD`: a card lies face down in its Objects/Loot Zone.
fn zone(line: &mut Line<'_>) -> Result<(), NotationError> {
    if line.says("story") {
        let story = line.story()?;
        take(line, story);
        line.state.stories.put(story, StoryPlace::Automa);
        return Ok(());
    }
    if !line.says("loot") {
        return line.find("story or loot", |_| None);
    }
    let loot = line.loot()?;
    let pair = line.content.loot[loot].pair;
    if !line.state.loot[pair].take(loot) {
        return Err(line.wrong("a Loot card that lies in its stack"));
    }
    line.state.automa.loot.insert(loot);
    Ok(())
}
