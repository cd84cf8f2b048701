//! Counting every component.

use kernel::Census;

use crate::decisions::{Join, Place};
use crate::frame::Frame;
use crate::ids::{CardId, CardNumber, Object};
use crate::look::Look;
use crate::options::Module;
use crate::state::StoryPlace;
use crate::vocab::Res;

/// Counts every component with its place.
pub(crate) fn count(look: Look<'_>, census: &mut Census) {
    tokens(look, census);
    objects(look, census);
    cards(look, census);
    people(look, census);
    enemies(look, census);
    if look.state.table.module(Module::Stories) {
        stories(look, census);
    }
    if look.state.table.solo() {
        let automa = &look.state.automa;
        for action in automa.hand.iter().chain(automa.deck.iter()).chain(automa.row.iter()) {
            census.put(format_args!("action {}", action.0), "automa");
        }
    }
}

fn tokens(look: Look<'_>, census: &mut Census) {
    for &res in Res::ALL {
        census.put_many(res.name(), look.state.supply[res].into(), "supply");
        for player in look.players() {
            census.put_many(res.name(), look.of(player).res[res].into(), player.0);
        }
    }
}

fn objects(look: Look<'_>, census: &mut Census) {
    let state = look.state;
    let mut object = |kind: Object, n: u8, place: &str| {
        census.put_many(format_args!("object {}", kind), n.into(), place);
    };
    state.objects.iter().for_each(|kind| object(*kind, 1, "deck"));
    state.drawn.iter().for_each(|kind| object(*kind, 1, "drawn"));
    for kind in Object::ALL.iter().copied() {
        object(kind, state.object_discard[kind], "discard");
        for player in look.players() {
            object(kind, look.of(player).hand[kind], "hand");
        }
    }
}

/// The Exploration deck with everything its cards have become.
fn cards(look: Look<'_>, census: &mut Census) {
    let (state, content) = (look.state, look.content);
    let mut card = |card: CardId, place: &str| {
        if !rusty(look, card) {
            census.put(format_args!("card {}", card.0), place);
        }
    };
    for frame in state.frames.iter() {
        if let Frame::Place(Place { kind, .. }) = frame {
            content.convoy[*kind].card.into_iter().for_each(|own| card(own, "in hand"));
        }
        if let Frame::Join(Join { kind, .. }) = frame {
            content.survivors[*kind].card.into_iter().for_each(|own| card(own, "in hand"));
        }
    }
    state.deck.iter().for_each(|found| card(*found, "deck"));
    look.zone().for_each(|(_, found)| card(found, "zone"));
    for (set, place) in
        [(state.discard, "discard"), (state.removed, "removed"), (state.gone, "gone")]
    {
        set.iter().for_each(|found| card(found, place));
    }
    for enemy in state.enemies.iter() {
        let found = content.cards.find(|card| card.is_enemy(enemy.enemy));
        found.into_iter().for_each(|found| card(found, "region"));
    }
    for player in look.players() {
        let own = look.of(player);
        for car in own.convoy.values().iter().filter(|car| car.present()) {
            content.convoy[car.card()].card.into_iter().for_each(|found| card(found, "convoy"));
        }
        for (_, member) in look.crew(player) {
            let found = content.survivors[member.survivor()].card;
            found.into_iter().for_each(|found| card(found, "crew"));
        }
        if own.wanted {
            let found = content.cards.find(|card| card.number == CardNumber::WANTED_MAN);
            found.into_iter().for_each(|found| card(found, "reminder"));
        }
    }
}

fn people(look: Look<'_>, census: &mut Census) {
    let all = look.players().flat_map(|player| look.crew(player));
    let castaway = look.content.known.castaway;
    let castaways = all.filter(|(_, member)| member.kind.is(castaway)).count();
    census.put_many("castaway", castaways as u32, "crew");
    census.put_many("castaway", look.state.castaways.into(), "supply");
}

/// Target counters, Outcome cards and Loot.
fn enemies(look: Look<'_>, census: &mut Census) {
    let state = look.state;
    for player in look.players() {
        let targets = look.of(player).targets;
        census.put_many(format_args!("target {}", player.0), targets.into(), "supply");
    }
    for enemy in state.enemies.iter() {
        for owner in enemy.targets.values().iter().filter_map(|target| target.get()) {
            census.put(format_args!("target {}", owner.0), "enemy");
        }
    }
    for outcome in state.outcome.iter() {
        census.put(format_args!("outcome {}", outcome.place().0), "deck");
    }
    for outcome in state.outcome_discard {
        census.put(format_args!("outcome {}", outcome.0), "discard");
    }
    for stack in state.loot.values() {
        stack.iter().for_each(|loot| census.put(format_args!("loot {}", loot.0), "stack"));
    }
    for set in [state.loot_removed, state.loot_gone, state.automa.loot] {
        set.iter().for_each(|loot| census.put(format_args!("loot {}", loot.0), "elsewhere"));
    }
}

fn stories(look: Look<'_>, census: &mut Census) {
    for (story, place) in look.state.stories.iter() {
        let in_deck = look.state.stories.decks.values().iter().any(|deck| deck.contains(&story));
        if in_deck || place != StoryPlace::Deck {
            census.put(format_args!("story {}", story.0), "somewhere");
        }
    }
}

/// Rusty Containers leave the game when they leave the zone or a convoy; they are not counted there.
fn rusty(look: Look<'_>, card: CardId) -> bool {
    !look.content.cards[card].number.printed()
}
