//! Stories (module 4).

use kernel::NotationError;

use super::line::Line;
use crate::state::{NONE, StoryPlace};

/// `story STORY`: lies on top of its deck, which is the one in use.
pub(super) fn story(line: &mut Line<'_>) -> Result<(), NotationError> {
    let story = line.story()?;
    take(line, story);
    let period = line.content.stories[usize::from(story)].period - 1;
    let stories = &mut line.state.stories;
    stories.places[usize::from(story)] = StoryPlace::Deck;
    stories.period = period;
    stories.decks[usize::from(period)].push(story);
    Ok(())
}

/// `archive PLAYER STORY board`, `archive PLAYER STORY CELL` or `archive PLAYER STORY slot SLOT`.
pub(super) fn archive(line: &mut Line<'_>) -> Result<(), NotationError> {
    let player = line.player()?;
    let story = line.story()?;
    if line.says("board") {
        take(line, story);
        line.state.stories.places[usize::from(story)] = StoryPlace::Board(player);
        return Ok(());
    }
    if line.says("slot") {
        let slot = line.place("a slot", 5)?;
        let card = line.state.zone[slot];
        if card == NONE || line.content.stories[usize::from(story)].follow_up.is_none() {
            return Err(line.wrong("a Story that is archived under a card, and a slot with one"));
        }
        take(line, story);
        line.state.stories.places[usize::from(story)] = StoryPlace::Zone(card, player);
        return Ok(());
    }
    let cell = line.cell()?;
    let card = line.state.players[player.index()].convoy[cell.index()].present();
    if !card || !line.content.extensions.contains(&story) {
        return Err(line.wrong("a Story with boxes, and a convoy card"));
    }
    take(line, story);
    line.engine(|engine| engine.archive_under(player, story, cell));
    Ok(())
}

/// `mission PLAYER STORY OPTION [ROUND]`: accepted with this option, in this round or the present one.
pub(super) fn mission(line: &mut Line<'_>) -> Result<(), NotationError> {
    let player = line.player()?;
    let story = line.story()?;
    let content = line.content;
    let option = line.find("an option that is a mission: A, B or C", |word| {
        let option = crate::fire::LETTERS.iter().position(|letter| *letter == word)?;
        let options = &content.stories[usize::from(story)].options;
        options.get(option)?.mission.map(|_| option as u8)
    })?;
    let round = if line.more() { line.number("a round", 1, 6)? } else { line.state.round };
    take(line, story);
    line.state.stories.places[usize::from(story)] = StoryPlace::Mission(player, option, round);
    Ok(())
}

/// `child PLAYER STORY`: its child token is aboard, the Story archived beside the board.
pub(super) fn child(line: &mut Line<'_>) -> Result<(), NotationError> {
    let player = line.player()?;
    let story = line.story()?;
    let bit = line.look().child_bit(story);
    let bit = bit.ok_or_else(|| line.wrong("a Story with a child: 256 or 285"))?;
    take(line, story);
    line.state.players[player.index()].children |= bit;
    line.state.stories.places[usize::from(story)] = StoryPlace::Board(player);
    Ok(())
}

/// Takes a Story out of its deck.
pub(super) fn take(line: &mut Line<'_>, story: u8) {
    for deck in &mut line.state.stories.decks {
        deck.take(story);
    }
}
