//! Naming the one Action that somebody may perform outside of an activation's own: for a token, by a power (SF-R31).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::ask_whom::AskWhom;
use super::{offer, tokens};
use crate::action::{Action, Actor};
use crate::actions::Right;
use crate::engine::Engine;
use crate::event::{Event, Passed};
use crate::frame::{Frame, Warrant};
use crate::game::Stationfall;
use crate::look::Look;
use crate::moves::Move;
use crate::powers;
use crate::scene::{self, labels};

/// Somebody is to act once; the active player names the Action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Act {
    /// Who.
    pub actor: Actor,
    /// By what right.
    pub by: Warrant,
}

impl Decision<Stationfall> for Act {
    fn asks(&self, look: Look<'_>) -> SeatSet {
        SeatSet::of(look.active_seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        let (id, rule) = match self.by {
            Warrant::Bribe | Warrant::GreyBribe => ("sf-prompt-act-bribe", "SF-15.5.4.1"),
            Warrant::Kompromat => ("sf-prompt-act-kompromat", "SF-15.5.5.1"),
            Warrant::RemoteControl => ("sf-prompt-act-remote", "SF-A8.4"),
            Warrant::Telepathy | Warrant::RootAccess => ("sf-prompt-act-through", "SF-R42"),
            Warrant::Presence => ("sf-prompt-act-presence", "SF-15.5.3"),
            Warrant::Power => ("sf-prompt-act-power", "SF-15.3.2"),
        };
        Prompt::new(Text::new(id).with("who", labels::actor(self.actor)), rule)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        let act = &mut |action| found(Move::Act(action));
        look.candidate_actions(self.actor, Right::Warrant(self.by), breadth, act);
        if powers::may_decline(self.by) {
            found(Move::Pass);
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::Act(action) => look.check_action(self.actor, action, Right::Warrant(self.by)),
            Move::Pass if powers::may_decline(self.by) => Ok(()),
            _ => Err(Refusal::new("SF-R31", "sf-refused-name-the-action")),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        engine.state.frames.pop();
        match *mv {
            Move::Act(action) if self.by.is_token() => self.propose(engine, action),
            Move::Act(action) => engine.perform(self.actor, action),
            _ => engine.passed(engine.state.turn.player, Passed::Action),
        }
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        scene::offer(look, seat, *mv, "sf-offer-pass-action")
    }
}

impl Act {
    /// A PC's player is asked before the Action is performed. Kompromat against an own PC needs no consent, with two
    /// colours or two holders neither (SF-15.5.5.3, SF-R157); a Bribe does (SF-R156).
    fn propose(&self, engine: &mut Engine<'_>, action: Action) {
        let Act { actor, by } = *self;
        let look = engine.look();
        let active = engine.state.turn.player;
        let own = by == Warrant::Kompromat
            && look.pc_of(look.card_of(actor)).any(|holder| look.same_seat(holder, active));
        let asked = {
            let mut others =
                look.pc_of(look.card_of(actor)).filter(|holder| *holder != active && !own);
            (others.next(), others.next())
        };
        match asked {
            (None, _) => tokens::spend(engine, actor, action, by),
            (Some(_), Some(_)) => {
                offer::announce(engine, action, Event::Named { actor, action });
                engine.ask(Frame::AskWhom(AskWhom { actor, action, by }));
            }
            (Some(to), None) => offer::ask(engine, actor, action, by, to),
        }
    }
}
