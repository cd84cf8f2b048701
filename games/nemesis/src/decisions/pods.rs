//! Escape Pods (NEM-18, NEM-3.15).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::one;
use crate::choice::OTHER_QUESTION;
use crate::engine::Engine;
use crate::game::Nemesis;
use crate::ids::Player;
use crate::look::Look;
use crate::moves::Move;
use crate::state::Fate;
use crate::words;

/// The first own round of a Player Phase in a pod: launch, leave or stay (NEM-3.15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PodRound {
    /// Whose.
    pub player: Player,
}

/// On entering a pod: launch or wait (NEM-18.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LeavePod {
    /// Who.
    pub player: Player,
}

/// Whether the pod of a player can be launched.
fn launchable(look: Look<'_>, player: Player) -> Result<(), Refusal> {
    let Fate::InPod(pod) = look.of(player).fate else { return Err(OTHER_QUESTION) };
    require(!look.state.pods[pod.index()].locked, || {
        Refusal::new("NEM-18.7", "nem-refused-pod-locked").with("n", pod.printed())
    })
}

fn launch(engine: &mut Engine<'_>, player: Player) {
    if let Fate::InPod(pod) = engine.look().of(player).fate {
        engine.launch(pod);
    }
}

impl Decision<Nemesis> for PodRound {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.player)
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("nem-prompt-pod", "NEM-3.15")
    }

    fn candidates(&self, _: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        [Move::Launch, Move::Leave, Move::Stay].into_iter().for_each(found);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::Launch => launchable(look, self.player),
            Move::Leave | Move::Stay => Ok(()),
            _ => Err(OTHER_QUESTION),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        engine.pop();
        engine.of(self.player).pod_decided = true;
        match mv {
            Move::Launch => launch(engine, self.player),
            Move::Leave => engine.step_out(self.player),
            _ => engine.pass(self.player),
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        words::offer(look, self.player, *mv).ruled("NEM-3.15")
    }
}

impl Decision<Nemesis> for LeavePod {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.player)
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("nem-prompt-pod-entered", "NEM-18.4")
    }

    fn candidates(&self, _: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        [Move::Launch, Move::Wait].into_iter().for_each(found);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::Launch => launchable(look, self.player),
            Move::Wait => Ok(()),
            _ => Err(OTHER_QUESTION),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        engine.pop();
        match mv {
            Move::Launch => launch(engine, self.player),
            // Who waits passes at once (NEM-18.5).
            _ => engine.pass(self.player),
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        words::offer(look, self.player, *mv).ruled("NEM-18.4")
    }
}
