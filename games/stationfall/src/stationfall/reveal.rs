//! The Reveal step: in turn order every unrevealed player reveals, each Reveal applied completely before the next
//! (SF-16.2, SF-R29).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::{Deliver, escapes, next};
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Stationfall;
use crate::ids::Identity;
use crate::look::Look;
use crate::moves::Move;
use crate::scene;
use crate::state::{IdentityPlace, Player};
use crate::turn::{PASS, check_identity, revealable};

/// A player who has not revealed does so now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FinalReveal {
    /// Whose turn it is.
    pub player: Player,
}

impl Decision<Stationfall> for FinalReveal {
    fn asks(&self, look: Look<'_>) -> SeatSet {
        SeatSet::of(look.seat_of(self.player))
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("sf-prompt-final-reveal", "SF-16.2")
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        revealable(look, self.player).for_each(|identity| found(Move::Reveal(identity)));
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::Reveal(identity) => check_identity(look, self.player, *identity),
            _ => Err(Refusal::new("SF-16.2", "sf-refused-must-reveal")),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        if let Move::Reveal(identity) = mv {
            engine.reveal_identity(self.player, *identity, false);
        }
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        scene::offer(look, seat, *mv, PASS)
    }
}

/// Who has revealed is passed over, and who can reveal only one card is not asked.
pub(crate) fn run(engine: &mut Engine<'_>, FinalReveal { player }: FinalReveal) -> bool {
    let cards = {
        let mut cards = revealable(engine.look(), player);
        (cards.next(), cards.next())
    };
    match cards {
        (Some(_), Some(_)) => return false,
        (Some(only), None) => engine.reveal_identity(player, only, false),
        (None, _) => {}
    }
    engine.state.frames.pop();
    match next(engine.state, player) {
        Some(player) => engine.ask(Frame::FinalReveal(FinalReveal { player })),
        None => {
            show_bonus_characters(engine);
            escapes::late(engine);
            let player = engine.state.table.first;
            engine.ask(Frame::Deliver(Deliver { player, delivered: 0 }));
        }
    }
    true
}

/// All Bonus Characters are shown now (SF-16.2); what a Schroedinger Reveal discarded never is (SF-R26).
fn show_bonus_characters(engine: &mut Engine<'_>) {
    for identity in Identity::ALL {
        if let IdentityPlace::Bonus(seat) = engine.state.identities[*identity] {
            engine.state.identities[*identity] = IdentityPlace::ShownBonus(seat);
            engine.reveal(Event::BonusShown { seat, identity: *identity });
        }
    }
}
