//! Counting every component.

use kernel::Census;

use crate::decisions::{Join, Place};
use crate::frame::Frame;
use crate::ids::{CardId, Object};
use crate::look::Look;
use crate::options::Module;
use crate::state::StoryPlace;
use crate::vocab::Res;

/// Counts every component with its place.
pub(crate) fn count(look: Look<'_>, census: &mut Census) {
    let state = look.state;
    let content = look.content;
    for res in Res::ALL {
        census.put_many(res.word(), state.supply[res as usize].into(), "supply");
        for player in look.players() {
            census.put_many(res.word(), look.of(player).res[res as usize].into(), player.0);
        }
    }
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
            let own = content.survivors[*kind].card;
            own.into_iter().for_each(|own| card(own, "in hand"));
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
        for car in own.convoy.iter().filter(|car| car.present()) {
            content.convoy[car.card()].card.into_iter().for_each(|found| card(found, "convoy"));
        }
        for (_, member) in look.crew(player) {
            content.survivors[member.survivor()]
                .card
                .into_iter()
                .for_each(|found| card(found, "crew"));
        }
        if own.wanted {
            let found = content.cards.find(|card| card.number == 210);
            found.into_iter().for_each(|found| card(found, "reminder"));
        }
    }
    for player in look.players() {
        let targets = look.of(player).targets;
        census.put_many(format_args!("target {}", player.0), targets.into(), "supply");
    }
    for enemy in state.enemies.iter() {
        for owner in enemy.targets.values().iter().filter_map(|target| target.get()) {
            census.put(format_args!("target {}", owner.0), "enemy");
        }
    }
    let castaways = look
        .players()
        .flat_map(|player| look.crew(player))
        .filter(|(_, member)| member.kind.is(content.known.castaway))
        .count();
    census.put_many("castaway", castaways as u32, "crew");
    census.put_many("castaway", state.castaways.into(), "supply");
    for outcome in state.outcome.iter() {
        census.put(format_args!("outcome {}", outcome.place().0), "deck");
    }
    for outcome in state.outcome_discard {
        census.put(format_args!("outcome {}", outcome.0), "discard");
    }
    for stack in &state.loot {
        stack.iter().for_each(|loot| census.put(format_args!("loot {}", loot.0), "stack"));
    }
    for set in [state.loot_removed, state.loot_gone, state.automa.loot] {
        set.iter().for_each(|loot| census.put(format_args!("loot {}", loot.0), "elsewhere"));
    }
    if state.table.module(Module::Stories) {
        for (story, place) in state.stories.iter() {
            let in_deck = state.stories.decks.iter().any(|deck| deck.contains(&story));
            if in_deck || place != StoryPlace::Deck {
                census.put(format_args!("story {}", story.0), "somewhere");
            }
        }
    }
    if state.table.solo() {
        let automa = &state.automa;
        for action in automa.hand.iter().chain(automa.deck.iter()).chain(automa.row.iter()) {
            census.put(format_args!("action {action}"), "automa");
        }
    }
}

/// Rusty Containers leave the game when they leave the zone or a convoy; they are not counted there.
fn rusty(look: Look<'_>, card: CardId) -> bool {
    look.content.cards[card].number == 0
}
