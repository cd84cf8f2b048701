//! Stories (module 4).

use kernel::NotationError;

use super::line::Line;
use crate::ids::{Child, Letter, OptionId};
use crate::state::StoryPlace;
use crate::vocab::StoryId;

/// `story STORY`: lies on top of its deck, which is the one in use.
pub(super) fn story(line: &mut Line<'_>) -> Result<(), NotationError> {
    let story = line.story()?;
    take(line, story);
    let period = line.content.stories[story].period;
    let stories = &mut line.state.stories;
    stories.put(story, StoryPlace::Deck);
    stories.period = period;
    stories.decks[period].push(story);
    Ok(())
}

/// `archive PLAYER STORY board`, `archive PLAYER STORY CELL` or `archive PLAYER STORY slot SLOT`.
pub(super) fn archive(line: &mut Line<'_>) -> Result<(), NotationError> {
    let player = line.player()?;
    let story = line.story()?;
    if line.says("board") {
        take(line, story);
        line.state.stories.put(story, StoryPlace::Board(player));
        return Ok(());
    }
    if line.says("slot") {
        let slot = line.slot()?;
        let follows = line.content.stories[story].follow_up.is_some();
        let card = line.state.zone[slot].get().filter(|_| follows).ok_or_else(|| {
            line.wrong("a Story that is archived under a card, and a slot with one")
        })?;
        take(line, story);
        line.state.stories.put(story, StoryPlace::Zone(card, player));
        return Ok(());
    }
    let cell = line.cell()?;
    let card = line.state.players[player.index()].convoy[cell].present();
    if !card || line.content.extensions.find(|found| *found == story).is_none() {
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
        let option = Letter::ALL.iter().position(|letter| letter.name() == word)?;
        let options = &content.stories[story].options;
        options.get(option)?.mission.map(|_| OptionId(option as u8))
    })?;
    let round = if line.more() { line.number("a round", 1, 6)? } else { line.state.round };
    take(line, story);
    line.state.stories.put(story, StoryPlace::Mission(player, option, round));
    Ok(())
}

/// `child PLAYER STORY`: its child token is aboard, the Story archived beside the board.
pub(super) fn child(line: &mut Line<'_>) -> Result<(), NotationError> {
    let player = line.player()?;
    let story = line.story()?;
    let child = Child::of(story).ok_or_else(|| line.wrong("a Story with a child: 256 or 285"))?;
    take(line, story);
    line.state.players[player.index()].children.insert(child);
    line.state.stories.put(story, StoryPlace::Board(player));
    Ok(())
}

/// Takes a Story out of its deck.
pub(super) fn take(line: &mut Line<'_>, story: StoryId) {
    for deck in line.state.stories.decks.values_mut() {
        deck.take(story);
    }
}
