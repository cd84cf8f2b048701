//! The Exploration Zone and the decks.

use kernel::NotationError;

use super::line::Line;
use crate::ids::OutcomePlace;
use crate::options::Module;
use crate::state::StoryPlace;

/// `slot SLOT CARD`, or `none`. What lay there is discarded.
pub(super) fn slot(line: &mut Line<'_>) -> Result<(), NotationError> {
    let slot = line.slot()?;
    let card = line.card_or_none()?;
    if let Some(old) = line.state.zone[slot].take() {
        line.state.discard.insert(old);
    }
    line.take_card(card);
    line.state.zone[slot] = card.into();
    Ok(())
}

/// `deck CARD`: lies on top of the Exploration deck.
pub(super) fn deck(line: &mut Line<'_>) -> Result<(), NotationError> {
    let card = line.card("a card of the Exploration deck, by record or number")?;
    line.take_card(Some(card));
    line.state.deck.push(card);
    Ok(())
}

/// `outcome N`: this one of the twelve Outcome cards lies on top, or the one with this printed number.
pub(super) fn outcome(line: &mut Line<'_>) -> Result<(), NotationError> {
    let pvp = line.state.table.module(Module::Pvp);
    let printed = |place: u8| line.content.outcome[OutcomePlace(place).card(pvp)].number;
    let (first, last) = (printed(0), printed(11));
    let expected = format!("an Outcome card, from 1 to 12 or from {first} to {last}");
    let place = line.find(expected, |word| {
        let number = word.parse::<u16>().ok()?;
        let place = number.checked_sub(if number >= first { first } else { 1 })?;
        (place < 12).then_some(OutcomePlace(place as u8))
    })?;
    line.state.outcome.take(place.card(pvp));
    line.state.outcome_discard.remove(place);
    line.state.outcome.push(place.card(pvp));
    Ok(())
}

/// `loot CARD`: lies on top of its pair.
pub(super) fn loot(line: &mut Line<'_>) -> Result<(), NotationError> {
    let loot = line.loot()?;
    let card = &line.content.loot[loot];
    if card.asgaror != line.state.table.module(Module::Asgaror) {
        return Err(line.wrong("a Loot card of the clan in play"));
    }
    let state = &mut *line.state;
    state.loot_removed.remove(loot);
    state.loot_gone.remove(loot);
    state.automa.loot.remove(loot);
    let stack = &mut state.loot[card.pair];
    stack.take(loot);
    stack.push(loot);
    Ok(())
}

/// `short DECK N`: only the top N cards are left, the others are discarded.
pub(super) fn short(line: &mut Line<'_>) -> Result<(), NotationError> {
    let cut = line.find("exploration, objects, outcome or stories", |word| match word {
        "exploration" => Some(short_exploration as super::Verb),
        "objects" => Some(short_objects as super::Verb),
        "outcome" => Some(short_outcome as super::Verb),
        "stories" => Some(short_stories as super::Verb),
        _ => None,
    })?;
    cut(line)
}

fn short_exploration(line: &mut Line<'_>) -> Result<(), NotationError> {
    let most = line.state.deck.len();
    let left = line.number("how many cards are left", 0, most as u8)?;
    let (under, top) = line.state.deck.split_at(most - usize::from(left));
    for card in under {
        line.state.discard.insert(*card);
    }
    let top = top.iter().copied().collect();
    line.state.deck = top;
    Ok(())
}

fn short_objects(line: &mut Line<'_>) -> Result<(), NotationError> {
    let most = line.state.objects.len();
    let left = line.number("how many cards are left", 0, most as u8)?;
    let (under, top) = line.state.objects.split_at(most - usize::from(left));
    for kind in under {
        line.state.object_discard[*kind] += 1;
    }
    let top = top.iter().copied().collect();
    line.state.objects = top;
    Ok(())
}

/// The Outcome deck is never empty (LA-14.7).
fn short_outcome(line: &mut Line<'_>) -> Result<(), NotationError> {
    let most = line.state.outcome.len();
    let left = line.number("how many cards are left", 1, most as u8)?;
    let (under, top) = line.state.outcome.split_at(most - usize::from(left));
    for card in under {
        line.state.outcome_discard.insert(card.place());
    }
    let top = top.iter().copied().collect();
    line.state.outcome = top;
    Ok(())
}

/// The Story deck in use.
fn short_stories(line: &mut Line<'_>) -> Result<(), NotationError> {
    let period = line.state.stories.period;
    let most = line.state.stories.decks[period].len();
    let left = line.number("how many cards are left", 0, most as u8)?;
    let (under, top) = line.state.stories.decks[period].split_at(most - usize::from(left));
    for story in under {
        line.state.stories.places[story.index()] = StoryPlace::Discard;
    }
    let top = top.iter().copied().collect();
    line.state.stories.decks[period] = top;
    Ok(())
}
