//! Chapter 15: who decides what, and what happens between decisions. One file a phase.
//!
//! The top frame of the stack asks. Every kind of question has a `list` and a `check` that agree, and a `play`.
//! [`run`] carries out what needs nobody until somebody is asked or the game is over.

mod activate;
mod commit;
mod end;
mod identities;
mod influence;
mod offer;
mod questions;
mod resolve;
mod reveal;
mod wishes;

use kernel::{MoveList, Refusal, Seat, SeatSet, require};

use crate::engine::Engine;
use crate::event::{Event, Passed};
use crate::frame::Frame;
use crate::look::Look;
use crate::moves::Move;
use crate::tutorial::{self, council};
use crate::{automation, powers, project_x, stationfall};

pub(crate) use activate::{check_able, fine_print};
pub(crate) use end::begin_turn;
pub(crate) use influence::{
    bounds as influence_bounds, check_character as check_influence, place_cubes, put_cubes,
};
pub(crate) use offer::refusing_costs;
pub(crate) use reveal::{check_identity, revealable};

/// A decision that the question at hand does not know.
pub(crate) const NOT_ASKED: Refusal = Refusal::new("SF-15.2", "sf-refused-not-asked");

/// The frame that asks.
#[inline]
pub(crate) fn top(look: Look<'_>) -> Option<Frame> {
    look.state.frames.last().copied()
}

/// The seats that owe a decision: those that are asked, or the humans who decide for one of them together (SF-T62).
#[inline]
pub(crate) fn awaited(look: Look<'_>) -> SeatSet {
    if !look.is_tutorial() {
        return asked(look);
    }
    match look.council_for() {
        Some(_) => council::awaited(look),
        None => {
            let joint: SeatSet = asked(look).iter().filter(|seat| look.by_council(*seat)).collect();
            if is_offer_to_lindsey(look) { asked(look) } else { asked(look).difference(joint) }
        }
    }
}

/// Whether Lindsey is asked to let her PC act for somebody: she always declines (SF-T3).
pub(crate) fn is_offer_to_lindsey(look: Look<'_>) -> bool {
    matches!(top(look), Some(Frame::Offer { to, .. }) if look.lindsey() == Some(to))
}

/// The seats that the question at hand is put to.
#[inline]
pub(crate) fn asked(look: Look<'_>) -> SeatSet {
    let seat = match top(look) {
        None => return SeatSet::NONE,
        Some(Frame::Identities) => return identities::awaited(look),
        Some(
            Frame::Offer { to: player, .. }
            | Frame::FinalReveal { player }
            | Frame::Deliver { player, .. },
        ) => look.seat_of(player),
        Some(_) => look.active_seat(),
    };
    SeatSet::of(seat)
}

pub(crate) use wishes::wishes;

/// Every legal decision of an awaited seat.
#[inline]
pub(crate) fn list(look: Look<'_>, seat: Seat, moves: &mut MoveList<Move>) {
    match look.council_for() {
        Some(subject) => council::list(look, seat, subject, moves),
        None => list_own(look, seat, moves),
    }
}

/// Every legal decision of a seat that the question is put to: of a bot there is one (SF-B3.11).
#[inline]
pub(crate) fn list_own(look: Look<'_>, seat: Seat, moves: &mut MoveList<Move>) {
    if look.state.table.bots.contains(seat) {
        automation::only_move(look, seat).into_iter().for_each(|mv| moves.push(mv));
    } else {
        list_rules(look, seat, moves);
    }
}

/// Whether an awaited seat may decide this.
#[inline]
pub(crate) fn check(look: Look<'_>, seat: Seat, mv: &Move) -> Result<(), Refusal> {
    match look.council_for() {
        Some(subject) => council::check(look, seat, subject, mv),
        None => check_own(look, seat, mv),
    }
}

/// Whether a seat that the question is put to may decide this: a bot only what its script says (SF-B3.11).
#[inline]
pub(crate) fn check_own(look: Look<'_>, seat: Seat, mv: &Move) -> Result<(), Refusal> {
    if look.state.table.bots.contains(seat) {
        return require(automation::only_move(look, seat) == Some(*mv), || {
            Refusal::new("SF-B3.11", "sf-refused-not-in-the-script")
        });
    }
    check_rules(look, seat, mv)
}

/// Every decision the rules leave to whoever is asked.
pub(crate) fn list_rules(look: Look<'_>, seat: Seat, moves: &mut MoveList<Move>) {
    match top(look) {
        Some(Frame::Identities) => identities::list(look, seat, moves),
        Some(Frame::Reveal) => reveal::list(look, moves),
        Some(Frame::Influence) => influence::list(look, moves),
        Some(Frame::Commit) => commit::list(look, moves),
        Some(Frame::Activate) => activate::list(look, moves),
        Some(Frame::Act { actor, by }) => offer::list_act(look, actor, by, moves),
        Some(Frame::Offer { .. }) => {
            if !is_offer_to_lindsey(look) {
                moves.push(Move::Accept);
            }
            moves.push(Move::Refuse);
        }
        Some(
            Frame::AskWhom { .. } | Frame::DropExcess { .. } | Frame::Frameup | Frame::Markers,
        ) => {
            questions::list(look, moves);
        }
        Some(Frame::Power { .. }) => powers::list(look, moves),
        Some(Frame::Program { .. }) => project_x::list(look, moves),
        Some(Frame::FinalReveal { player }) => stationfall::list_reveal(look, player, moves),
        Some(Frame::Deliver { player, .. }) => stationfall::list_deliver(look, player, moves),
        Some(Frame::BotStart | Frame::SectionTexts | Frame::TurnEnd) | None => {}
    }
}

/// Whether the rules allow whoever is asked to decide this.
pub(crate) fn check_rules(look: Look<'_>, seat: Seat, mv: &Move) -> Result<(), Refusal> {
    match top(look) {
        Some(Frame::Identities) => identities::check(look, seat, mv),
        Some(Frame::Reveal) => reveal::check(look, mv),
        Some(Frame::Influence) => influence::check(look, mv),
        Some(Frame::Commit) => commit::check(look, mv),
        Some(Frame::Activate) => activate::check(look, mv),
        Some(Frame::Act { actor, by }) => offer::check_act(look, actor, by, mv),
        Some(Frame::Offer { .. }) => match mv {
            Move::Accept if is_offer_to_lindsey(look) => {
                Err(Refusal::new("SF-T3", "sf-refused-lindsey-declines"))
            }
            Move::Accept | Move::Refuse => Ok(()),
            _ => Err(Refusal::new("SF-R31", "sf-refused-answer-offer")),
        },
        Some(
            Frame::AskWhom { .. } | Frame::DropExcess { .. } | Frame::Frameup | Frame::Markers,
        ) => questions::check(look, mv),
        Some(Frame::Power { .. }) => powers::check(look, mv),
        Some(Frame::Program { .. }) => project_x::check(look, mv),
        Some(Frame::FinalReveal { player }) => stationfall::check_reveal(look, player, mv),
        Some(Frame::Deliver { player, .. }) => stationfall::check_deliver(look, player, mv),
        Some(Frame::BotStart | Frame::SectionTexts | Frame::TurnEnd) | None => Err(NOT_ASKED),
    }
}

/// Carries out a legal decision and everything up to the next one. What is decided together is carried out when all
/// agree.
pub(crate) fn play(engine: &mut Engine<'_>, seat: Seat, mv: &Move) {
    match engine.look().council_for() {
        None => play_own(engine, seat, mv),
        Some(subject) => {
            if let Some(mv) = council::play(engine, seat, subject, mv) {
                play_own(engine, subject, &mv);
            }
        }
    }
}

fn play_own(engine: &mut Engine<'_>, seat: Seat, mv: &Move) {
    tutorial::note(engine, mv);
    if engine.state.table.bots.contains(seat) {
        automation::commit(engine, seat, mv);
    } else {
        play_rules(engine, seat, mv);
    }
    run(engine);
}

/// Carries out a decision alone.
pub(crate) fn play_rules(engine: &mut Engine<'_>, seat: Seat, mv: &Move) {
    if *mv == Move::Pass {
        tell_pass(engine);
    }
    match top(engine.look()) {
        Some(Frame::Identities) => identities::play(engine, seat, mv),
        Some(Frame::Reveal) => reveal::play(engine, mv),
        Some(Frame::Influence) => influence::play(engine, mv),
        Some(Frame::Commit) => commit::play(engine, mv),
        Some(Frame::Activate) => activate::play(engine, mv),
        Some(Frame::Act { actor, by }) => offer::play_act(engine, actor, by, mv),
        Some(Frame::Offer { actor, action, by, to }) => {
            offer::play_answer(engine, actor, action, by, to, *mv == Move::Accept);
        }
        Some(
            Frame::AskWhom { .. } | Frame::DropExcess { .. } | Frame::Frameup | Frame::Markers,
        ) => {
            questions::play(engine, mv);
        }
        Some(Frame::Power { .. }) => powers::play(engine, mv),
        Some(Frame::Program { .. }) => project_x::play(engine, mv),
        Some(Frame::FinalReveal { player }) => stationfall::play_reveal(engine, player, mv),
        Some(Frame::Deliver { player, .. }) => stationfall::play_deliver(engine, player, mv),
        Some(Frame::BotStart | Frame::SectionTexts | Frame::TurnEnd) | None => {}
    }
}

/// Says what a pass means to the question at hand.
fn tell_pass(engine: &mut Engine<'_>) {
    let active = engine.state.turn.player;
    let (player, what) = match top(engine.look()) {
        Some(Frame::Reveal) => (active, Passed::Reveal),
        Some(Frame::Influence) => (active, Passed::Influence),
        Some(Frame::Activate) => (active, Passed::Phase),
        Some(Frame::Act { .. }) => (active, Passed::Action),
        Some(Frame::Power { .. }) => (active, Passed::Power),
        Some(Frame::Frameup) => (active, Passed::Frameup),
        Some(Frame::Deliver { player, .. }) => (player, Passed::Delivery),
        _ => return,
    };
    engine.tell(Event::Passed { player, what });
}

/// Carries out frames that need nobody, until one asks or the game is over.
pub(crate) fn run(engine: &mut Engine<'_>) {
    loop {
        if engine.state.station.over {
            return;
        }
        if stationfall::is_due(engine.state) {
            stationfall::begin(engine);
            continue;
        }
        if !engine.state.table.bots.is_empty() {
            automation::replace_stranger(engine);
        }
        let Some(frame) = top(engine.look()) else { return };
        let own_phase =
            matches!(frame, Frame::Reveal | Frame::Influence | Frame::Commit | Frame::Activate);
        let goes_on = match frame {
            _ if own_phase && engine.look().bot_turn() => automation::go_on(engine, frame),
            Frame::BotStart => automation::start_of_turn(engine),
            Frame::Identities => identities::run(engine),
            Frame::Reveal => reveal::run(engine),
            Frame::Influence => influence::run(engine),
            Frame::Activate => activate::run(engine),
            Frame::Commit | Frame::Act { .. } | Frame::Offer { .. } | Frame::AskWhom { .. } => {
                false
            }
            Frame::DropExcess { .. } | Frame::Frameup => questions::run(engine),
            Frame::Markers => resolve::run_markers(engine),
            Frame::SectionTexts => resolve::section_texts(engine),
            Frame::Power { .. } => powers::run(engine),
            Frame::Program { .. } => project_x::run(engine),
            Frame::TurnEnd => end::turn_end(engine),
            Frame::FinalReveal { player } => stationfall::run_reveal(engine, player),
            Frame::Deliver { player, .. } => stationfall::run_deliver(engine, player),
        };
        if !goes_on {
            return;
        }
    }
}

impl Engine<'_> {
    /// Carries out everything that needs nobody, until somebody is asked or the game is over.
    pub fn carry_on(&mut self) {
        run(self);
    }
}
