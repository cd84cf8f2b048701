//! Declaring: a token, a power or an Action that makes somebody else act is declared together with the Action it brings
//! along (SF-R31, SF-R42), so until that Action is named nothing is paid, nothing is told, and it can be taken back
//! (SF-0.3, SF-H32).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;
use workbench::flat::Set;

use super::act::{self, Act};
use super::activate::{self, Deed};
use crate::action::{Action, Actor};
use crate::actions::Right;
use crate::engine::Engine;
use crate::event::Passed;
use crate::frame::{Frame, Moment, Phase, Warrant};
use crate::game::Stationfall;
use crate::ids::{Ability, Body};
use crate::look::Look;
use crate::moves::Move;
use crate::scene::{self, labels};
use crate::state::{KompromatPlace, State};

/// How many declarations may be taken back in a turn, so that every turn ends (SF-H32).
pub(crate) const MOST_TAKEN_BACK: u8 = 8;

/// What a turn remembers of its declarations. It lies below the phase and goes with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Declared {
    /// How many were taken back.
    pub taken_back: u8,
    /// Whether a Bribe was refused (SF-15.5.4.3).
    pub bribe_refused: bool,
}

/// What this turn remembers.
pub(super) fn declared(look: Look<'_>) -> Declared {
    let remembered = |frame: &Frame| {
        if let Frame::Declared(declared) = frame { Some(*declared) } else { None }
    };
    look.state.frames.iter().find_map(remembered).unwrap_or_default()
}

/// Remembers something until the phase is over.
pub(super) fn remember(state: &mut State, change: impl FnOnce(&mut Declared)) {
    let mut declared = Declared::default();
    let frames = &mut state.frames;
    let known = frames.iter().position(|frame| matches!(frame, Frame::Declared(_)));
    let phase = frames.iter().position(|frame| matches!(frame, Frame::Commit | Frame::Activate));
    if let Some(Frame::Declared(known)) = known.and_then(|at| frames.get(at)) {
        declared = *known;
    }
    change(&mut declared);
    match (known, phase) {
        (Some(at), _) => frames[at] = Frame::Declared(declared),
        (None, Some(at)) => frames.insert(at, Frame::Declared(declared)),
        (None, None) => {}
    }
}

/// What was taken back before anybody heard of it is nobody's to remember but whose turn it is.
pub(crate) fn forget_taken_back(state: &mut State) {
    let known = state.frames.iter().position(|frame| matches!(frame, Frame::Declared(_)));
    let Some(at) = known else { return };
    if let Frame::Declared(declared) = &mut state.frames[at]
        && declared.bribe_refused
    {
        declared.taken_back = 0;
    } else {
        state.frames.remove(at);
    }
}

/// Whom an Action makes act, whose Action is named next (SF-R42).
pub(super) const fn leads_to(action: &Action) -> Option<Act> {
    let (body, by) = match *action {
        Action::RemoteControl { drone } => (drone, Warrant::RemoteControl),
        Action::Telepathy { body } => (body, Warrant::Telepathy),
        Action::RootAccess { body } => (body, Warrant::RootAccess),
        _ => return None,
    };
    Some(Act { actor: Actor::Body(body), by })
}

/// Somebody is declared to act through somebody else; that one's Action is named now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Within {
    /// Who is made to act, and by what.
    pub act: Act,
    /// Whether all that is declared is the free Action of the activation (`hacker`, SF-15.5.3).
    pub free: bool,
}

/// One of the things that are declared within one another.
#[derive(Clone, Copy)]
enum Named {
    /// An Action.
    Action(Action),
    /// Forceful Presence over somebody.
    Presence(Body),
}

impl Within {
    /// What is carried out together with the Action named here, and before it.
    fn outer(self) -> Option<Named> {
        let Actor::Body(body) = self.act.actor else { return None };
        match self.act.by {
            Warrant::RemoteControl => Some(Named::Action(Action::RemoteControl { drone: body })),
            Warrant::Telepathy => Some(Named::Action(Action::Telepathy { body })),
            Warrant::RootAccess => Some(Named::Action(Action::RootAccess { body })),
            Warrant::Presence => Some(Named::Presence(body)),
            Warrant::Bribe | Warrant::GreyBribe | Warrant::Kompromat | Warrant::Power => None,
        }
    }
}

impl Decision<Stationfall> for Within {
    fn asks(&self, look: Look<'_>) -> SeatSet {
        SeatSet::of(look.active_seat())
    }

    fn prompt(&self, look: Look<'_>) -> Prompt {
        // Everybody hears what it is declared as: only Kompromat nobody knows is declared in secret.
        if self.free {
            let who = labels::actor(self.act.actor);
            return Prompt::new(
                Text::new("sf-prompt-act-free-declared").with("who", who),
                "SF-15.5.3",
            );
        }
        self.act.prompt(look)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        let act = &mut |action| found(Move::Act(action));
        look.candidate_actions(self.act.actor, Right::Warrant(self.act.by), breadth, act);
        if self.act.by == Warrant::Presence {
            found(Move::Pass);
        }
        found(Move::Withdraw);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::Act(action) => {
                look.check_action(self.act.actor, action, Right::Warrant(self.act.by))
            }
            Move::Pass if self.act.by == Warrant::Presence => Ok(()),
            Move::Withdraw => check_often(look),
            _ => Err(act::NAME_THE_ACTION),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        match *mv {
            Move::Act(action) => match leads_to(&action) {
                Some(act) => engine.ask(Frame::Within(Within { act, ..*self })),
                None => carry_out(engine, Named::Action(action), self.free),
            },
            Move::Withdraw => {
                engine.state.frames.pop();
                remember(engine.state, |declared| declared.taken_back += 1);
            }
            // Forceful Presence is declined for this turn (SF-H23).
            _ => {
                engine.state.frames.pop();
                if let Some(activation) = &mut engine.state.turn.activated {
                    activation.presence = false;
                }
                engine.passed(engine.state.turn.player, Passed::Action);
            }
        }
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        scene::offer(look, seat, *mv, "sf-offer-pass-action")
    }
}

/// With the last Action named everything that was declared is paid and done, from the outside to the inside.
fn carry_out(engine: &mut Engine<'_>, named: Named, free: bool) {
    if let Some(Frame::Within(within)) = super::top(engine.look()) {
        engine.state.frames.pop();
        within.outer().into_iter().for_each(|outer| carry_out(engine, outer, free));
    }
    carry_out_one(engine, named, free);
}

/// One of them: by the activation, as its free Action or not, or by whoever was made to act.
fn carry_out_one(engine: &mut Engine<'_>, named: Named, free: bool) {
    let moment = super::top(engine.look()).map(|frame| frame.moment());
    match (moment, named) {
        (Some(Moment::Naming(act)), Named::Action(action)) => act.carry_out(engine, action),
        (Some(Moment::Phase(Phase::Activate)), Named::Action(action)) => {
            activate::carry_out(engine, if free { Deed::Free(action) } else { Deed::Act(action) });
        }
        (Some(Moment::Phase(Phase::Activate)), Named::Presence(body)) => {
            activate::carry_out(engine, Deed::Presence(body));
        }
        (Some(Moment::Naming(_)), Named::Presence(_))
        | (
            None
            | Some(
                Moment::Opening
                | Moment::Phase(Phase::Reveal | Phase::Influence | Phase::Commit)
                | Moment::Of(_)
                | Moment::Between,
            ),
            _,
        ) => unreachable!(
            "a deed is declared in an activation or for an Act, and asks for nothing else"
        ),
    }
}

/// Whether one more declaration may be taken back in this turn (SF-H32).
fn check_often(look: Look<'_>) -> Result<(), Refusal> {
    require(declared(look).taken_back < MOST_TAKEN_BACK, || {
        Refusal::new("SF-H32", "sf-refused-withdraw-often").with("most", MOST_TAKEN_BACK)
    })
}

/// Whether a declared token can be taken back: not Vengeful's, whose Character is armed and roused by now.
pub(super) fn check_token(look: Look<'_>, act: &Act) -> Result<(), Refusal> {
    let roused = act.by == Warrant::Kompromat && look.has_ability(act.actor, Ability::Vengeful);
    require(!roused, || {
        Refusal::new("SF-H32", "sf-refused-withdraw-roused")
            .with("who", look.card_of(act.actor).word())
    })?;
    check_often(look)
}

/// Takes the token on top back: everything is as it was before it was declared.
pub(super) fn take_token_back(state: &mut State, act: &Act) {
    state.frames.pop();
    match act.by {
        Warrant::Kompromat => state.turn.kompromat_used = false,
        _ => state.turn.bribe_used = false,
    }
    // With nothing else done the phase has not begun: Renegotiate is open again (SF-15.5.2a).
    let turn = &mut state.turn;
    let begun =
        turn.activated.is_some() || turn.bribe_used || turn.kompromat_used || turn.creatropism_used;
    if !begun && let Some(phase @ Frame::Activate) = state.frames.last_mut() {
        *phase = Frame::Commit;
        turn.activating = false;
        turn.exhausted = Set::EMPTY;
    }
}

/// The Character whose Kompromat is being declared: not in the hand for anything else.
pub(crate) fn kompromat_declared(look: Look<'_>) -> Option<crate::ids::Character> {
    kompromat_frame(look.state).map(|(_, act)| look.card_of(act.actor))
}

fn kompromat_frame(state: &State) -> Option<(usize, Act)> {
    let kompromat = |(at, frame): (usize, &Frame)| {
        let Frame::Act(act) = frame else { return None };
        (act.by == Warrant::Kompromat).then_some((at, *act))
    };
    state.frames.iter().enumerate().find_map(kompromat)
}

/// Whether somebody declares Kompromat whose face the others do not know.
#[inline]
pub(crate) fn is_unseen(look: Look<'_>) -> bool {
    unseen_frame(look).is_some()
}

fn unseen_frame(look: Look<'_>) -> Option<(usize, Act)> {
    let (at, act) = kompromat_frame(look.state)?;
    let place = look.state.kompromat[look.card_of(act.actor)];
    matches!(place, KompromatPlace::Hand { known: false, .. }).then_some((at, act))
}

/// While somebody declares Kompromat whose face the others do not know, to them nothing has happened yet (SF-R129): the
/// table as they see it. None if nothing of this kind is going on.
pub(crate) fn unseen(look: Look<'_>) -> Option<State> {
    let (at, act) = unseen_frame(look)?;
    let mut state = *look.state;
    while state.frames.len() > at + 1 {
        state.frames.pop();
    }
    take_token_back(&mut state, &act);
    Some(state)
}
