//! Naming the one Action that somebody may perform outside of an activation's own: for a token, by a power (SF-R31).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::ask_whom::AskWhom;
use super::declare::{self, Within};
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
use crate::state::Player;

/// Only the Action is wanted now.
pub(super) const NAME_THE_ACTION: Refusal = Refusal::new("SF-R31", "sf-refused-name-the-action");

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
        if self.by.is_token() {
            found(Move::Withdraw);
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::Act(action) => look.check_action(self.actor, action, Right::Warrant(self.by)),
            Move::Pass if powers::may_decline(self.by) => Ok(()),
            Move::Withdraw if self.by.is_token() => declare::check_token(look, self),
            _ => Err(NAME_THE_ACTION),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        match *mv {
            Move::Act(action) => match declare::leads_to(&action) {
                // Whoever is made to act in turn is named with it, unless a PC's player is asked first.
                Some(act) if self.asked(engine.look()).0.is_none() => {
                    engine.ask(Frame::Within(Within { act, free: false }));
                }
                Some(_) | None => self.carry_out(engine, action),
            },
            Move::Withdraw => {
                declare::take_token_back(engine.state, self);
                declare::remember(engine.state, |declared| declared.taken_back += 1);
            }
            _ => {
                engine.state.frames.pop();
                engine.passed(engine.state.turn.player, Passed::Action);
            }
        }
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        scene::offer(look, seat, *mv, "sf-offer-pass-action")
    }
}

impl Act {
    /// The Action is named whole: it is paid for and performed, or offered.
    pub(super) fn carry_out(&self, engine: &mut Engine<'_>, action: Action) {
        engine.state.frames.pop();
        if self.by.is_token() {
            tokens::declare(engine, self);
            self.propose(engine, action);
        } else {
            engine.perform(self.actor, action);
        }
    }

    /// Which players' consent a token needs: Kompromat against an own PC needs none, with two colours or two holders
    /// neither (SF-15.5.5.3, SF-R157); a Bribe does (SF-R156).
    fn asked(&self, look: Look<'_>) -> (Option<Player>, Option<Player>) {
        let active = look.state.turn.player;
        let card = look.card_of(self.actor);
        let own = self.by == Warrant::Kompromat
            && look.pc_of(card).any(|holder| look.same_seat(holder, active));
        let needed = self.by.is_token() && !own;
        let mut others = look.pc_of(card).filter(|holder| *holder != active && needed);
        (others.next(), others.next())
    }

    /// A PC's player is asked before the Action is performed.
    fn propose(&self, engine: &mut Engine<'_>, action: Action) {
        let Act { actor, by } = *self;
        match self.asked(engine.look()) {
            (None, _) => tokens::spend(engine, actor, action, by),
            (Some(_), Some(_)) => {
                offer::announce(engine, action, Event::Named { actor, action });
                engine.ask(Frame::AskWhom(AskWhom { actor, action, by }));
            }
            (Some(to), None) => offer::ask(engine, actor, action, by, to),
        }
    }
}
