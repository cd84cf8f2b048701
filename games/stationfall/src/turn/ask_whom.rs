//! Whom to ask: a PC may belong to two players, of whom one answers (SF-R30).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::offer;
use crate::action::{Action, Actor};
use crate::engine::Engine;
use crate::frame::Warrant;
use crate::game::Stationfall;
use crate::look::Look;
use crate::moves::{Choice, Move};
use crate::scene::{self, labels};
use crate::state::Player;

/// The PC belongs to two players; the active player chooses who answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AskWhom {
    /// Who is to act.
    pub actor: Actor,
    /// The Action.
    pub action: Action,
    /// Bribe, grey Bribe or Kompromat.
    pub by: Warrant,
}

impl AskWhom {
    /// Whether this is the PC of another player.
    fn is_holder(&self, look: Look<'_>, player: Player) -> bool {
        player != look.state.turn.player
            && look.pc_of(look.card_of(self.actor)).any(|holder| holder == player)
    }
}

impl Decision<Stationfall> for AskWhom {
    fn asks(&self, look: Look<'_>) -> SeatSet {
        SeatSet::of(look.active_seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        let who = labels::actor(self.actor);
        Prompt::new(Text::new("sf-prompt-ask-whom").with("who", who), "SF-R30")
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        let holders = look.pc_of(look.card_of(self.actor));
        holders.for_each(|player| found(Move::Choose(Choice::Player(player))));
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let asked = match *mv {
            Move::Choose(Choice::Player(player)) => self.is_holder(look, player),
            _ => false,
        };
        require(asked, || Refusal::new("SF-R30", "sf-refused-ask-whom"))
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        if let Move::Choose(Choice::Player(to)) = *mv {
            engine.state.frames.pop();
            offer::ask(engine, self.actor, self.action, self.by, to);
        }
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        scene::offer(look, seat, *mv, super::PASS)
    }
}
