//! Chapter 15: who decides what, and what happens between decisions. One file a phase or a question.
//!
//! The frame on top of the stack asks. Here its decision is found and given to whoever it is put to: the seat itself, a
//! bot's script, or the humans together. [`run`] carries out what needs nobody until somebody is asked or the game is over.

mod act;
mod activate;
mod ask_whom;
mod commit;
mod declare;
mod drop_excess;
mod end;
mod frameup;
mod identities;
mod influence;
mod markers;
mod offer;
mod resolve;
mod reveal;
mod tokens;

use kernel::{Breadth, MoveList, Offer as Offered, Refusal, Seat, SeatSet};

use crate::action::Actor;
use crate::engine::Engine;
use crate::event::{Event, Passed};
use crate::frame::Frame;
use crate::look::Look;
use crate::moves::Move;
use crate::state::Player;
use crate::tutorial::{self, council};
use crate::{automation, powers, project_x, scene, stationfall};

pub use act::Act;
pub use ask_whom::AskWhom;
pub use declare::{Declared, Within};
pub use drop_excess::{DropExcess, DropInDeed};
pub use offer::Offer;

pub(crate) use activate::{Activate, check_able, fine_print};
pub(crate) use commit::Commit;
pub(crate) use declare::{MOST_TAKEN_BACK, forget_taken_back, kompromat_declared, unseen};
pub(crate) use end::begin_turn;
pub(crate) use frameup::Frameup;
pub(crate) use identities::Identities;
pub(crate) use influence::{
    Influence, bounds as influence_bounds, check_character as check_influence, place_cubes,
    put_cubes,
};
pub(crate) use markers::Markers;
pub(crate) use reveal::{Reveal, check_identity, revealable};

/// A decision that the question at hand does not know.
pub(crate) const NOT_ASKED: Refusal = Refusal::new("SF-15.2", "sf-refused-not-asked");

/// What passing is called where nothing better can be said.
pub(crate) const PASS: &str = "sf-offer-pass";

/// The frame that asks.
#[inline]
pub(crate) fn top(look: Look<'_>) -> Option<Frame> {
    look.state.frames.last().copied()
}

/// Who acts when an Action is named now.
pub(crate) fn acting(look: Look<'_>) -> Option<Actor> {
    let named = top(look).and_then(|frame| frame.named()).map(|act| act.actor);
    named.or_else(|| look.state.turn.activated.map(|activation| activation.actor()))
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
    matches!(look.state.frames.last(), Some(Frame::Offer(offer)) if look.lindsey() == Some(offer.to))
}

/// The seats that the question at hand is put to.
#[inline]
pub(crate) fn asked(look: Look<'_>) -> SeatSet {
    let decision = look.state.frames.last().and_then(Frame::decision);
    decision.map_or(SeatSet::NONE, |decision| decision.asks(look))
}

/// Calls `found` with decisions an awaited seat may think of.
#[inline]
pub(crate) fn candidates(
    look: Look<'_>,
    seat: Seat,
    breadth: Breadth,
    found: &mut dyn FnMut(Move),
) {
    match look.council_for() {
        Some(subject) => council::candidates(look, seat, subject, breadth, found),
        None => candidates_own(look, seat, breadth, found),
    }
}

/// Calls `found` with decisions a seat may think of that the question is put to: a bot thinks of one (SF-B3.11), and
/// what lies face down with it is nobody's to speak of (SF-B10.10).
#[inline]
pub(crate) fn candidates_own(
    look: Look<'_>,
    seat: Seat,
    breadth: Breadth,
    found: &mut dyn FnMut(Move),
) {
    if look.state.table.bots.contains(seat) {
        automation::only_move(look, seat).into_iter().for_each(found);
    } else {
        candidates_by_rules(look, seat, breadth, found);
    }
}

/// Calls `found` with decisions that the question itself makes one think of.
pub(crate) fn candidates_by_rules(
    look: Look<'_>,
    seat: Seat,
    breadth: Breadth,
    found: &mut dyn FnMut(Move),
) {
    if let Some(decision) = look.state.frames.last().and_then(Frame::decision) {
        decision.candidates(look, seat, breadth, found);
    }
}

/// Every legal decision of an awaited seat.
pub(crate) fn list(look: Look<'_>, seat: Seat, moves: &mut MoveList<Move>) {
    candidates(look, seat, Breadth::Playable, &mut |mv| moves.push_if(check(look, seat, &mv), mv));
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
        automation::check(look, seat, mv)
    } else {
        check_rules(look, seat, mv)
    }
}

/// Whether the rules allow whoever is asked to decide this.
#[inline]
pub(crate) fn check_rules(look: Look<'_>, seat: Seat, mv: &Move) -> Result<(), Refusal> {
    match look.state.frames.last().and_then(Frame::decision) {
        Some(decision) => decision.check(look, seat, mv),
        None => Err(NOT_ASKED),
    }
}

/// A decision in words. What the humans decide together is worded as the decision of the seat they decide for (SF-T62).
pub(crate) fn offer(look: Look<'_>, seat: Seat, mv: &Move) -> Offered {
    let seat = look.council_for().unwrap_or(seat);
    match look.state.frames.last().and_then(Frame::decision) {
        Some(decision) => decision.offer(look, seat, mv),
        None => scene::offer(look, seat, *mv, PASS),
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
    let unseen = declare::is_unseen(engine.look());
    tutorial::note(engine, mv);
    if engine.state.table.bots.contains(seat) {
        automation::commit(engine, seat, mv);
    } else {
        play_rules(engine, seat, mv);
    }
    run(engine);
    // Who does something that nobody sees has what it takes: an undo would tell the others so (SF-H32, SF-R129).
    if unseen || declare::is_unseen(engine.look()) {
        engine.log.mark_revealed();
    }
}

/// Carries out a decision alone.
pub(crate) fn play_rules(engine: &mut Engine<'_>, seat: Seat, mv: &Move) {
    let frame = top(engine.look());
    if let Some(decision) = frame.as_ref().and_then(Frame::decision) {
        decision.play(engine, seat, mv);
    }
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
        let bots_phase = frame.phase().filter(|_| engine.look().bot_turn());
        let goes_on = match bots_phase {
            Some(phase) => automation::go_on(engine, phase),
            None => go_on(engine, frame),
        };
        if !goes_on {
            return;
        }
    }
}

/// What a frame does that needs nobody. Tells whether the game goes on.
fn go_on(engine: &mut Engine<'_>, frame: Frame) -> bool {
    match frame {
        Frame::BotStart => automation::start_of_turn(engine),
        Frame::Identities => identities::run(engine),
        Frame::Reveal => reveal::run(engine),
        Frame::Influence => influence::run(engine),
        Frame::Activate => activate::run(engine),
        Frame::DropExcess(question) => drop_excess::run(engine, question.into()),
        Frame::DropInDeed(question) => drop_excess::run(engine, question.into()),
        Frame::Markers => markers::run(engine),
        Frame::SectionTexts => resolve::section_texts(engine),
        Frame::Power(power) => powers::run(engine, power),
        Frame::Program(program) => project_x::run(engine, program),
        Frame::TurnEnd => end::turn_end(engine),
        Frame::FinalReveal(reveal) => stationfall::run_reveal(engine, reveal),
        Frame::Deliver(deliver) => stationfall::run_deliver(engine, deliver),
        // The phase it belonged to is over.
        Frame::Declared(_) => engine.state.frames.pop().is_some(),
        Frame::Commit
        | Frame::Act(_)
        | Frame::Within(_)
        | Frame::Offer(_)
        | Frame::AskWhom(_)
        | Frame::Frameup => false,
    }
}

impl Engine<'_> {
    /// Carries out everything that needs nobody, until somebody is asked or the game is over.
    pub fn carry_on(&mut self) {
        run(self);
    }

    /// Says what a player's pass means to the question at hand.
    pub(crate) fn passed(&mut self, player: Player, what: Passed) {
        self.tell(Event::Passed { player, what });
    }
}
