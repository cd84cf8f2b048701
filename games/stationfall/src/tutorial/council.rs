//! Decisions that several humans make together (SF-T1, SF-T61, SF-T62).
//!
//! A human proposes by deciding as if it were the own decision; who agrees says `agree`, or decides the same. When all
//! agree it is done. The first proposal stands when nobody can speak against it any more (SF-H61), and when a table that
//! keeps time says `agree` for those who are silent.

use kernel::{Breadth, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};

use super::HUMANS;
use crate::engine::Engine;
use crate::event::Event;
use crate::look::Look;
use crate::moves::Move;
use crate::turn;

/// How often a human may propose something for one decision (SF-H61).
pub const VOICES: u8 = 2;

/// What the humans want for the decision at hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Council {
    /// Who has made the first proposal.
    pub lead: Option<Seat>,
    /// What each human wants.
    pub votes: [Option<Move>; HUMANS],
    /// How often each has proposed something.
    pub voices: [u8; HUMANS],
}

impl Council {
    fn vote(&self, seat: Seat) -> Option<Move> {
        self.votes.get(seat.index()).copied().flatten()
    }

    /// The first proposal.
    pub fn standing(&self) -> Option<Move> {
        self.lead.and_then(|lead| self.vote(lead))
    }

    fn may_propose(&self, seat: Seat) -> bool {
        self.voices.get(seat.index()).is_some_and(|voices| *voices < VOICES)
    }

    /// Whether somebody wants something else than the first proposal.
    fn divided(&self) -> bool {
        self.votes.iter().flatten().any(|vote| Some(*vote) != self.standing())
    }
}

impl Look<'_> {
    /// The seat for which the humans decide together now, if they do: those who decide for themselves come first.
    #[inline]
    pub(crate) fn council_for(self) -> Option<Seat> {
        if self.is_tutorial() { self.subject_of_council() } else { None }
    }

    fn subject_of_council(self) -> Option<Seat> {
        if self.state.station.over {
            return None;
        }
        let asked = turn::asked(self);
        // Whether Lindsey lets herself be bribed is no question (SF-T3).
        let joint = |seat: &Seat| self.by_council(*seat) && !turn::is_offer_to_lindsey(self);
        if asked.iter().all(|seat| joint(&seat)) { asked.lowest() } else { None }
    }
}

/// The humans who can still say something that matters.
pub(crate) fn awaited(look: Look<'_>) -> SeatSet {
    let council = &look.state.tutorial.council;
    let open = |seat: &Seat| match (council.vote(*seat), council.standing()) {
        (_, None) | (None, _) => true,
        (own, standing) if own == standing => {
            council.lead == Some(*seat) && council.divided() && council.may_propose(*seat)
        }
        _ => true,
    };
    look.pupils().iter().filter(open).collect()
}

/// What a human may say: anything the seat they decide for could do, and `agree` to the first proposal.
pub(crate) fn candidates(
    look: Look<'_>,
    seat: Seat,
    subject: Seat,
    breadth: Breadth,
    found: &mut dyn FnMut(Move),
) {
    let council = &look.state.tutorial.council;
    if may_agree(council, seat) {
        found(Move::Agree);
    }
    if breadth == Breadth::Thinkable || council.may_propose(seat) {
        turn::candidates_own(look, subject, breadth, found);
    }
}

fn may_agree(council: &Council, seat: Seat) -> bool {
    council.standing().is_some() && council.vote(seat) != council.standing()
}

pub(crate) fn check(look: Look<'_>, seat: Seat, subject: Seat, mv: &Move) -> Result<(), Refusal> {
    let council = &look.state.tutorial.council;
    if *mv == Move::Agree {
        return require(may_agree(council, seat), || {
            Refusal::new("SF-T62", "sf-refused-nothing-to-agree")
        });
    }
    turn::check_own(look, subject, mv)?;
    let known = Some(*mv) == council.standing() || Some(*mv) == council.vote(seat);
    require(!known, || Refusal::new("SF-T62", "sf-refused-proposed-already"))?;
    require(council.may_propose(seat), || Refusal::new("SF-H61", "sf-refused-no-voice-left"))
}

/// Somebody proposes or agrees. Gives back what is to be done, once all agree.
pub(crate) fn play(engine: &mut Engine<'_>, seat: Seat, subject: Seat, mv: &Move) -> Option<Move> {
    let mut council = engine.state.tutorial.council;
    let vote = match mv {
        Move::Agree => {
            engine.tell(Event::Agreed { seat });
            council.standing()
        }
        proposed => {
            council.lead.get_or_insert(seat);
            council.voices[seat.index()] += 1;
            engine.tell(Event::Proposed { seat, subject, mv: *proposed });
            Some(*proposed)
        }
    };
    council.votes[seat.index()] = vote;
    let mut humans = engine.look().pupils().iter();
    let settled = humans.all(|human| council.vote(human).is_some() && council.vote(human) == vote);
    engine.state.tutorial.council = if settled { Council::default() } else { council };
    vote.filter(|_| settled)
}
