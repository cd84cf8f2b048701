//! Convoys: cards, damage, weapons.

use kernel::NotationError;
use workbench::small::{Maybe, Set16};

use super::line::Line;
use crate::boxes::Sort;
use crate::ids::{CardId, Slot};
use crate::state::Car;
use crate::vocab::CardKind;

/// `car PLAYER CELL CARD`, or `none`.
pub(super) fn car(line: &mut Line<'_>) -> Result<(), NotationError> {
    let player = line.player()?;
    let cell = line.cell()?;
    let kind = if line.says("none") { Maybe::NONE } else { Maybe::some(line.car()?) };
    let place = &mut line.state.players[player.index()].convoy[cell];
    let old = std::mem::replace(place, Car::NOTHING);
    if old.present()
        && let Some(card) = line.content.convoy[old.card()].card
    {
        line.state.discard.insert(card);
    }
    if let Some(kind) = kind.get() {
        line.take_card(line.content.convoy[kind].card);
        line.state.players[player.index()].convoy[cell] = Car::new(kind);
    }
    Ok(())
}

/// `damage PLAYER CELL BOX`: one more Damage, on the first undamaged box of this sort.
pub(super) fn damage(line: &mut Line<'_>) -> Result<(), NotationError> {
    let player = line.player()?;
    let cell = line.cell()?;
    let sort = line.find("a box", Sort::read)?;
    let bit = line.look().sound_box(player, cell, sort);
    let bit = bit.ok_or_else(|| line.wrong("an undamaged box of this card"))?;
    line.state.players[player.index()].convoy[cell].damage.insert(bit);
    Ok(())
}

/// `weapon PLAYER`: all weapons are ready.
pub(super) fn weapon(line: &mut Line<'_>) -> Result<(), NotationError> {
    let player = line.player()?;
    line.state.players[player.index()]
        .convoy
        .values_mut()
        .iter_mut()
        .for_each(|car| car.used = Set16::EMPTY);
    Ok(())
}

impl Line<'_> {
    /// Takes a card of the Exploration deck out of wherever it lies, also out of a convoy.
    pub(super) fn take_card(&mut self, card: Option<CardId>) {
        let Some(card) = card else { return };
        let state = &mut *self.state;
        state.deck.take(card);
        state.discard.remove(card);
        state.removed.remove(card);
        state.gone.remove(card);
        for slot in Slot::ALL {
            if state.zone[slot].is(card) {
                state.zone[slot] = Maybe::NONE;
            }
        }
        let info = &self.content.cards[card];
        let convoy = matches!(info.kind, CardKind::Truck | CardKind::Trailer | CardKind::Device);
        if !convoy || !info.number.printed() {
            return;
        }
        let cars = state.players.iter_mut().flat_map(|own| own.convoy.values_mut());
        cars.filter(|car| car.kind.is(info.car())).for_each(|car| *car = Car::NOTHING);
    }
}
