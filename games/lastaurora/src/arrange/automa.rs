//! The Automa of the solo game. Its Fame, resources, Objects and place are a player's.

use kernel::NotationError;

use super::line::Line;
use super::stories::take;
use crate::automa::AUTOMA;
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
        let card = line.place("an Action card", 6)?;
        line.state.automa.prevented |= 1 << card;
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
    let mut named = [0u8; 6];
    let mut count = 0;
    while count < 6 && (line.more() || count == 0) {
        if count == 0 && line.says("none") {
            break;
        }
        let card = line.place("an Action card", 6)? as u8;
        if named[..count].contains(&card) {
            return Err(line.wrong("every Action card once"));
        }
        named[count] = card;
        count += 1;
    }
    let automa = &mut line.state.automa;
    let (wanted, other) =
        if row { (&mut automa.row, &mut automa.hand) } else { (&mut automa.hand, &mut automa.row) };
    *wanted = named[..count].iter().copied().collect();
    for card in &named[..count] {
        other.take(*card);
    }
    let (hand, row) = (automa.hand, automa.row);
    let used = |card: &u8| hand.contains(card) || row.contains(card);
    automa.deck = (0..6).filter(|card| !used(card)).collect();
    line.state.players[AUTOMA.index()].passed = automa.hand.is_empty();
    Ok(())
}

/// `automa zone story STORY`, `automa zone loot CARD`: a card lies face down in its Objects/Loot Zone.
fn zone(line: &mut Line<'_>) -> Result<(), NotationError> {
    if line.says("story") {
        let story = line.story()?;
        take(line, story);
        line.state.stories.places[usize::from(story)] = StoryPlace::Automa;
        return Ok(());
    }
    if !line.says("loot") {
        return line.find("story or loot", |_| None);
    }
    let loot = line.loot()?;
    let pair = usize::from(line.content.loot[loot].pair);
    if !line.state.loot[pair].take(loot) {
        return Err(line.wrong("a Loot card that lies in its stack"));
    }
    line.state.automa.loot.insert(loot);
    Ok(())
}
