//! Who may take what back, alone or when the others agree (SB-3, SB-4, SB-5, SB-8).

use kernel::refusal::{self, table};
use kernel::{Barrier, Game, Refusal, Seat, SeatSet, Turn};
use players::Kind;
use serde::{Deserialize, Serialize};

use crate::journal::{Act, Sequence};
use crate::line::Played;
use crate::table::Table;

/// How much a seat takes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reach {
    /// Its latest decision.
    Decision,
    /// Everything it decided in a row up to its latest decision.
    Turn,
}

/// A seat asks the others whether its latest decision may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Asked {
    /// Who asks.
    pub seat: Seat,
    /// How many decisions would stand after it.
    pub back_to: u32,
    /// Who has not answered yet.
    pub waiting: SeatSet,
}

/// Where the decisions begin that a seat would take back, if nothing forbids it but other people's decisions.
///
/// What was shown weighs more than who has decided since: where both forbid it, SB-4 is named.
fn reached(played: &[Played], seat: Seat, reach: Reach) -> Result<usize, Refusal> {
    let Some(latest) = played.iter().rposition(|decision| decision.seat == seat) else {
        return Err(table::nothing_to_undo(seat));
    };
    if played[latest..].iter().any(|decision| decision.barrier == Barrier::Closed) {
        return Err(table::UNDO_BARRIER);
    }
    let in_a_row = |decision: &&Played| decision.seat == seat && decision.barrier == Barrier::Open;
    Ok(match reach {
        Reach::Decision => latest,
        Reach::Turn => latest - played[..latest].iter().rev().take_while(in_a_row).count(),
    })
}

/// The last other person who decided from there on; what decided for a seat without a person goes back unasked.
fn other_person(played: &[Played], seat: Seat, kinds: &[Kind]) -> Option<Seat> {
    let person = |other: &Seat| kinds.get(other.index()).is_some_and(Kind::is_person);
    let others = played.iter().rev().map(|decision| decision.seat);
    others.filter(|other| *other != seat).find(person)
}

impl<G: Game> Table<G> {
    /// Whether a seat may take its latest decision back. After the end nobody may: the seed may have been shown.
    pub fn can_undo(&self, seat: Seat) -> Result<(), Refusal> {
        self.undo_start(seat, Reach::Decision).map(drop)
    }

    /// How many decisions of its own a seat may take back as its turn: none where it may take back nothing.
    pub fn turn_to_undo(&self, seat: Seat) -> usize {
        let Ok(start) = self.undo_start(seat, Reach::Turn) else { return 0 };
        let from = &self.line().played()[start..];
        from.iter().filter(|decision| decision.seat == seat).count()
    }

    /// Where the decisions begin that a seat may take back without asking anybody.
    fn undo_start(&self, seat: Seat, reach: Reach) -> Result<usize, Refusal> {
        let start = self.reached(seat, reach)?;
        match other_person(&self.line().played()[start..], seat, self.kinds()) {
            Some(other) => Err(table::undo_other(other)),
            None => Ok(start),
        }
    }

    fn reached(&self, seat: Seat, reach: Reach) -> Result<usize, Refusal> {
        let over = matches!(self.turn(), Turn::Over(_));
        refusal::require(!over, || table::OVER)?;
        reached(self.line().played(), seat, reach)
    }

    /// Takes back a seat's latest decision with what automatic players have answered, if nothing was shown or drawn and
    /// no other person has decided since. Gives back the journal's new length.
    pub fn undo(&mut self, seat: Seat) -> Result<Sequence, Refusal> {
        let start = self.undo_start(seat, Reach::Decision)?;
        Ok(self.take_back(seat, start, None))
    }

    /// Takes back a seat's whole turn, as [`Table::undo`] does its latest decision.
    pub fn undo_turn(&mut self, seat: Seat) -> Result<Sequence, Refusal> {
        let start = self.undo_start(seat, Reach::Turn)?;
        Ok(self.take_back(seat, start, None))
    }

    /// What another table wrote as an undo: as far back as it says.
    pub(crate) fn undo_again(&mut self, seat: Seat, back_to: u32) -> Result<Sequence, Refusal> {
        let latest = self.undo_start(seat, Reach::Decision)?;
        if latest as u32 == back_to { self.undo(seat) } else { self.undo_turn(seat) }
    }

    fn take_back(&mut self, seat: Seat, start: usize, agreed: Option<Seat>) -> Sequence {
        self.take_line_back_to(start);
        self.write(Act::Undo { seat, back_to: self.moves_made(), agreed });
        self.sequence()
    }

    /// Who asks to take a decision back, if anybody does whom others have not answered.
    pub fn undo_asked(&self) -> Option<Asked> {
        self.asked
    }

    /// Whether a seat may ask the others: only for what it may not take back alone.
    pub fn can_ask_undo(&self, seat: Seat) -> Result<(), Refusal> {
        self.reached(seat, Reach::Decision)?;
        match self.asked {
            Some(asked) => Err(table::undo_asked(asked.seat)),
            None => Ok(()),
        }
    }

    /// Asks every other person whether the seat's latest decision may be taken back; where nobody has to be asked, it
    /// is. Gives back the journal's new length.
    pub fn ask_undo(&mut self, seat: Seat) -> Result<Sequence, Refusal> {
        if self.can_undo(seat).is_ok() {
            return self.undo(seat);
        }
        self.can_ask_undo(seat)?;
        let back_to = self.reached(seat, Reach::Decision)? as u32;
        let person = |other: &Seat| *other != seat && self.kinds()[other.index()].is_person();
        let waiting = Seat::all(self.seats()).filter(person).collect();
        self.asked = Some(Asked { seat, back_to, waiting });
        self.write(Act::UndoAsked { seat });
        Ok(self.sequence())
    }

    /// A seat says whether the others may take back what they asked for: with the last that agrees it goes back, and
    /// one that does not ends it, as does whoever asked. Gives back the journal's new length.
    pub fn answer_undo(&mut self, seat: Seat, agrees: bool) -> Result<Sequence, Refusal> {
        let not_asked = || table::undo_not_asked(seat);
        let asked = self.asked.ok_or_else(not_asked)?;
        let withdraws = seat == asked.seat && !agrees;
        refusal::require(withdraws || asked.waiting.contains(seat), not_asked)?;
        let waiting = asked.waiting.difference(SeatSet::of(seat));
        if !agrees {
            self.asked = None;
            self.write(Act::UndoAnswered { seat, agrees });
        } else if waiting.is_empty() {
            self.take_back(asked.seat, asked.back_to as usize, Some(seat));
        } else {
            self.asked = Some(Asked { waiting, ..asked });
            self.write(Act::UndoAnswered { seat, agrees });
        }
        Ok(self.sequence())
    }
}
