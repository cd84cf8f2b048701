//! Whom the Consort frames: somebody else may become Suspect for what she was seen doing (`mimic_frameup`, SF-R74).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet};
use workbench::Decision;

use crate::engine::Engine;
use crate::event::Passed;
use crate::game::Stationfall;
use crate::look::Look;
use crate::moves::{Choice, Move};
use crate::scene;

/// The active player may make somebody else Suspect instead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frameup;

impl Decision<Stationfall> for Frameup {
    fn asks(&self, look: Look<'_>) -> SeatSet {
        SeatSet::of(look.active_seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("sf-prompt-frameup", "SF-R74")
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        look.players().for_each(|player| found(Move::Choose(Choice::Player(player))));
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Pass => Ok(()),
            Move::Choose(Choice::Player(player)) => look.check_frameable(player),
            _ => Err(Refusal::new("SF-R74", "sf-refused-frame-or-pass")),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        engine.state.frames.pop();
        let active = engine.state.turn.player;
        match *mv {
            Move::Choose(Choice::Player(player)) => engine.suspect(player),
            _ => {
                engine.passed(active, Passed::Frameup);
                engine.suspect(active);
            }
        }
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        scene::offer(look, seat, *mv, "sf-offer-pass-frameup")
    }
}
