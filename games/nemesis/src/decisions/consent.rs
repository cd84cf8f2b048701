//! Somebody else is asked to go along: nobody is moved like this against their will (Suppressive Fire, Covering Fire).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::one;
use crate::choice::OTHER_QUESTION;
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Entering;
use crate::game::Nemesis;
use crate::ids::Player;
use crate::look::Look;
use crate::moves::Move;
use crate::words;

/// A Character is asked whether it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Consent {
    /// Who asks.
    pub by: Player,
    /// Whether who asks goes along.
    pub along: bool,
    /// Where to.
    pub entering: Entering,
}

impl Decision<Nemesis> for Consent {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.entering.player)
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        let text = Text::new("nem-prompt-consent").with("seat", self.by.seat());
        Prompt::new(text.with("room", self.entering.to.printed()), "NEM-6.13")
    }

    fn candidates(&self, _: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        [Move::Yes, Move::No].into_iter().for_each(found);
    }

    fn check(&self, _: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        require(matches!(mv, Move::Yes | Move::No), || OTHER_QUESTION)
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        engine.pop();
        let other = self.entering.player;
        let id = if *mv == Move::Yes { "nem-event-goes-along" } else { "nem-event-stays-behind" };
        engine.tell(Event::new("NEM-6.13", id).player(other));
        let mut entering = self.entering;
        match (*mv == Move::Yes, self.along) {
            // Who asked makes the Noise roll for both (NR-38).
            (true, true) => {
                entering.player = self.by;
                entering.along = other.into();
            }
            (true, false) => {}
            (false, true) => entering.player = self.by,
            (false, false) => return,
        }
        engine.leave(entering, false, 0);
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        words::offer(look, seat.into(), *mv)
    }
}
