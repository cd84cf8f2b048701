//! Looking at the Exploration deck and changing the Exploration Zone (LA-19.20).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::shared::{unasked, zone_card};
use crate::engine::Engine;
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::ids::{CardId, Slot};
use crate::look::Look;
use crate::moves::Move;
use crate::scene;
use crate::state::Player;

const RULE: &str = "LA-19.20";

/// The cards looked at are put back one after another, the deepest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OrderCards {
    /// Who looks at them.
    pub player: Player,
    /// How many are not yet put back.
    pub pool: u8,
}

impl OrderCards {
    /// The cards not yet put back: the top of the deck.
    fn pool<'a>(&self, look: Look<'a>) -> &'a [CardId] {
        let deck = &look.state.deck[..];
        &deck[deck.len() - usize::from(self.pool)..]
    }

    /// The last card leaves no choice.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, self.pool < 2)
    }
}

impl Decision<LastAurora> for OrderCards {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-peek", RULE)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        for card in self.pool(look) {
            found(Move::Order(look.content.cards[*card].number));
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let Move::Order(number) = *mv else { return Err(unasked(RULE, mv)) };
        let cards = || self.pool(look).iter().map(|card| &look.content.cards[*card]);
        let Some(card) = cards().find(|card| card.number == number) else {
            return Err(Refusal::new(RULE, "la-refused-not-peeked"));
        };
        let latest = cards().all(|other| other.period.get() <= card.period.get());
        require(latest, || Refusal::new(RULE, "la-refused-peek-order"))
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Order(number) = *mv else { return };
        let first = engine.state.deck.len() - usize::from(self.pool);
        let cards = &engine.content.cards;
        let found =
            engine.state.deck[first..].iter().position(|card| cards[*card].number == number);
        if let Some(at) = found {
            engine.state.deck[first..=first + at].rotate_right(1);
        }
        engine.replace(Frame::Peek(OrderCards { pool: self.pool - 1, ..*self }));
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::verb(look, self.player, *mv).ruled(RULE)
    }
}

/// Cards of the zone are discarded; then it is refilled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RefreshSlots {
    /// Who chooses them.
    pub player: Player,
    /// How many may still be discarded.
    pub left: u8,
}

impl RefreshSlots {
    /// When no card is left to choose, the zone is refilled.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        // Passing is always possible, so that it goes on unasked only by ending.
        let ended = engine.spare(self, self.player, self.left == 0);
        if ended {
            engine.ask(Frame::Refill);
        }
        ended
    }
}

impl Decision<LastAurora> for RefreshSlots {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-refresh", RULE)
    }

    fn candidates(&self, _: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        Slot::ALL.into_iter().for_each(|slot| found(Move::Slot(slot)));
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Slot(slot) => {
                let card = zone_card(look, slot, RULE)?;
                require(!look.is_enemy(card), || Refusal::new(RULE, "la-refused-enemy-card"))
            }
            Move::Pass => Ok(()),
            _ => Err(unasked(RULE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Slot(slot) = *mv else { return engine.replace(Frame::Refill) };
        engine.replace(Frame::Refresh(RefreshSlots { left: self.left - 1, ..*self }));
        if let Some(card) = engine.state.zone[slot].take() {
            engine.discard_card(card);
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::chosen(look, self.player, *mv, "la-offer-refresh").ruled(RULE)
    }
}
