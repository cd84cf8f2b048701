//! What the frames of effects ask.

use crate::engine::Engine;
use crate::frame::{Excess, Frame};
use crate::look::Look;
use crate::moves::{Cell, Move};
use crate::state::{NONE, OBJECTS, Player};
use crate::vocab::{CardKind, Cleaned, Good, Kinds, Res, Under, Zone};

/// Every answer to a frame of an effect.
pub(crate) fn ask(look: Look<'_>, frame: Frame, each: &mut dyn FnMut(Move)) {
    let state = look.state;
    match frame {
        Frame::Damage { player, cells, aim, .. } => {
            look.targets(player, cells, aim, |cell, sort, _| each(Move::Damage(cell, sort)));
        }
        Frame::Repair { player, one_card, card, .. } => {
            look.damaged(player, if one_card { card } else { NONE }, |cell, sort| {
                each(Move::Repair(cell, sort));
            });
            each(Move::Pass);
        }
        Frame::GainChoice { from, .. } => {
            for good in Good::ALL.into_iter().filter(|good| from[*good as usize] > 0) {
                each(Move::Take(good));
            }
        }
        Frame::Keep { .. } => {
            for kind in 0..OBJECTS as u8 {
                if state.drawn.contains(&kind) {
                    each(Move::Keep(kind));
                }
            }
        }
        Frame::DiscardObjects { player, .. } | Frame::PayObjects { player, .. } => {
            hand(look, player, &mut |kind| each(Move::Discard(kind)));
        }
        Frame::PayAny { player, .. }
        | Frame::LoseAny { player, .. }
        | Frame::Give { player, .. }
        | Frame::Yield { player, .. } => resources(look, player, each),
        Frame::Overload { player, why } => overload(look, player, why, each),
        Frame::Contaminate { player, participants, .. } => {
            for (slot, _) in look.crew(player) {
                if !participants || state.explore.parts >> slot & 1 != 0 {
                    each(Move::Survivor(slot));
                }
            }
        }
        Frame::Clean { player, target, zone, done, .. } => {
            for slot in 0..5 {
                if Engine::cleanable(look, player, slot, target, zone, done) {
                    each(Move::Survivor(slot));
                }
            }
            // Cleaning is no choice (LA-1.16, LA-11.11). "Up to" leaves one: of several Survivors, and of the second
            // counter of one.
            if target == Cleaned::UpToThree || (target == Cleaned::Chosen && done != 0) {
                each(Move::Pass);
            }
        }
        Frame::MoveSurvivors { player, from, must, .. } => {
            survivors(look, player, from, each);
            if !must {
                each(Move::Pass);
            }
        }
        Frame::LoseSurvivor { player, from } => survivors(look, player, from, each),
        Frame::Improve { kinds, discard, .. } => {
            let kinds = Kinds(kinds);
            if discard {
                for card in state.discard {
                    let info = &look.content.cards[usize::from(card)];
                    if kinds.has(info.kind) && info.number > 0 {
                        each(Move::Salvage(info.number));
                    }
                }
            } else {
                for (slot, card) in (0..).zip(state.zone) {
                    let taken = state.explore.active && state.explore.slot == slot;
                    if card != NONE
                        && !taken
                        && kinds.has(look.content.cards[usize::from(card)].kind)
                    {
                        each(Move::Slot(slot));
                    }
                }
            }
            each(Move::Pass);
        }
        Frame::HitEnemy { player, .. } | Frame::SwapTarget { player } => {
            for (place, _) in look.enemies_near(player) {
                each(Move::Enemy(place));
            }
        }
        Frame::SwapWhose { player, enemy } => {
            if let Some(place) = look.enemy_place(enemy) {
                let targets = state.enemies[place].targets;
                for other in look.players().filter(|other| *other != player) {
                    if targets.contains(&(other.0 + 1)) {
                        each(Move::Player(other));
                    }
                }
            }
        }
        Frame::Peek { pool, .. } => {
            let cards = &state.deck[state.deck.len() - usize::from(pool)..];
            let period = |card: &u8| look.content.cards[usize::from(*card)].period;
            let latest = cards.iter().map(period).max();
            for card in cards.iter().filter(|card| Some(period(card)) == latest) {
                each(Move::Order(look.content.cards[usize::from(*card)].number));
            }
        }
        Frame::Refresh { .. } => {
            for (slot, card) in (0..).zip(state.zone) {
                if card != NONE && !look.is_enemy(card) {
                    each(Move::Slot(slot));
                }
            }
            each(Move::Pass);
        }
        Frame::GiveWhom { player, .. } | Frame::DemandWhom { player, .. } => {
            for other in look.players().filter(|other| *other != player) {
                if look.of(other).at == look.of(player).at {
                    each(Move::Player(other));
                }
            }
        }
        Frame::Demanded { .. } => {
            each(Move::Yes);
            each(Move::Pass);
        }
        Frame::Humiliate { player } => {
            let hurt = look.of(player).hurt;
            for other in look.players().filter(|other| hurt >> other.0 & 1 != 0) {
                each(Move::Player(other));
            }
        }
        Frame::Mines { .. } => mines(look, each),
        Frame::Archive { player, under, .. } => archive(look, player, under, each),
        Frame::Vote { .. } => {
            each(Move::Pay(Res::Food));
            each(Move::Pass);
        }
        Frame::Fallout { player } => {
            survivors(look, player, Zone::Active, each);
            hand(look, player, &mut |kind| each(Move::Discard(kind)));
        }
        _ => {}
    }
}

/// Every kind of Object in a hand.
pub(crate) fn hand(look: Look<'_>, player: Player, each: &mut dyn FnMut(u8)) {
    for (kind, n) in (0..).zip(look.of(player).hand) {
        if n > 0 {
            each(kind);
        }
    }
}

fn resources(look: Look<'_>, player: Player, each: &mut dyn FnMut(Move)) {
    for res in Res::ALL {
        if look.of(player).res[res as usize] > 0 {
            each(Move::Pay(res));
        }
    }
}

fn survivors(look: Look<'_>, player: Player, zone: Zone, each: &mut dyn FnMut(Move)) {
    for (slot, member) in look.crew(player) {
        if member.zone == zone {
            each(Move::Survivor(slot));
        }
    }
}

fn overload(look: Look<'_>, player: Player, why: Excess, each: &mut dyn FnMut(Move)) {
    let own = look.of(player);
    let room = look.room(player);
    for res in Res::ALL {
        if own.res[res as usize] > room.res[res as usize] {
            each(Move::Throw(res));
        }
    }
    let people = look.people(player) > room.crew;
    for (slot, _) in look.crew(player) {
        let may = match why {
            Excess::Gained => false,
            Excess::Lost => people,
            // A participant cannot be dismissed, nor who joins (LA-R7).
            Excess::Joined(newest) => {
                people
                    && slot != newest
                    && !(look.state.explore.active && look.state.explore.parts >> slot & 1 != 0)
            }
        };
        if may {
            each(Move::Dismiss(slot));
        }
    }
}

/// Whether a Mine counter could be laid on some space: there are two, and the convoy has left a place for it (LA-18.8).
pub(crate) fn can_mine(look: Look<'_>) -> bool {
    let mut any = false;
    mines(look, &mut |mv| any |= mv != Move::Pass);
    any
}

fn mines(look: Look<'_>, each: &mut dyn FnMut(Move)) {
    let map = look.map();
    let moorings = map.moorings[usize::from(look.state.aurora.stop)];
    for space in 0..map.spaces.len() as u8 {
        let left = look.state.drive.left >> space & 1 != 0;
        let free = look.state.mines.contains(&NONE)
            && !look.state.mines.contains(&space)
            && space != map.start
            && !moorings.contains(&space)
            && look.players().all(|other| look.of(other).at != space);
        if left && free {
            each(Move::Mine(map.base + space));
        }
    }
    each(Move::Pass);
}

fn archive(look: Look<'_>, player: Player, under: Under, each: &mut dyn FnMut(Move)) {
    let state = look.state;
    if under == Under::ZoneCard {
        for (slot, card) in (0..).zip(state.zone) {
            let explored = state.explore.active && state.explore.slot == slot;
            if card != NONE && !look.is_enemy(card) && !explored {
                each(Move::Slot(slot));
            }
        }
        return;
    }
    // In a Story of the card being taken, that card counts as own (LA-X4.24).
    let taken = (state.explore.active && !state.explore.card_done)
        .then(|| state.zone.get(usize::from(state.explore.slot)).copied().unwrap_or(NONE))
        .filter(|card| *card != NONE)
        .map(|card| look.content.cards[usize::from(card)].kind);
    let fits = |kind: CardKind| match under {
        Under::Truck => kind == CardKind::Truck,
        Under::Trailer => kind == CardKind::Trailer,
        Under::Device => kind == CardKind::Device,
        _ => matches!(kind, CardKind::Truck | CardKind::Trailer | CardKind::Device),
    };
    let new = taken.is_some_and(fits) && under != Under::Convoy;
    if new {
        each(Move::ArchiveNew);
        if under == Under::Truck {
            return;
        }
    }
    for cell in look.cells(player) {
        let car = &look.of(player).convoy[cell.index()];
        if fits(look.content.convoy[usize::from(car.kind)].kind) {
            each(Move::Archive(Cell(cell.0)));
        }
    }
}
