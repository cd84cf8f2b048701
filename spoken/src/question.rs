//! Whether a decision somebody made is still about the same question.

use kernel::{MAX_SEATS, Seat, SeatSet, StateHash, Turn};
use table::{Act, AnyTable, Sequence};

/// Since when each seat of a table has been asked the same question.
///
/// A move says which sequence its maker saw. Where several seats may decide, another's decision must not make mine late;
/// so a move counts as long as its seat could decide without a break and had the same choices. What the seat itself has
/// decided is answered, and what is owed together is answered for all.
#[derive(Clone, Debug)]
pub struct Questions {
    /// The sequence that was looked at last.
    sequence: Sequence,
    /// Who owed a decision together then.
    together: SeatSet,
    since: [Sequence; MAX_SEATS],
    /// The fingerprint of what each seat could do then, where several could do something.
    choices: Vec<(Seat, StateHash)>,
}

impl Questions {
    /// The questions of a table that is looked at for the first time: nobody has seen an earlier one.
    pub fn new(table: &dyn AnyTable) -> Questions {
        let sequence = table.sequence();
        let (able, together) = deciders(table);
        let choices = if able.len() > 1 { choices(table, able) } else { Vec::new() };
        Questions { sequence, together, since: [sequence; MAX_SEATS], choices }
    }

    /// Looks at the table again. To be called after every change of it; looking twice changes nothing.
    pub fn look(&mut self, table: &dyn AnyTable) {
        let sequence = table.sequence();
        if sequence == self.sequence {
            return;
        }
        let (able, together) = deciders(table);
        // Where only one seat decides, every change is a new question.
        let known = !self.choices.is_empty();
        let choices = if able.len() > 1 || known { choices(table, able) } else { Vec::new() };
        let answered = self.answered(table);
        for seat in Seat::all(MAX_SEATS as u8) {
            let before = self.choices.iter().find(|(other, _)| *other == seat);
            let now = choices.iter().find(|(other, _)| *other == seat);
            if before.is_none() || before != now || answered.contains(seat) {
                self.since[seat.index()] = sequence;
            }
        }
        self.choices = if able.len() > 1 { choices } else { Vec::new() };
        (self.sequence, self.together) = (sequence, together);
    }

    /// The seats whose question of then has been answered since.
    fn answered(&self, table: &dyn AnyTable) -> SeatSet {
        let later = table.journal_since(self.sequence);
        let mut answered = SeatSet::NONE;
        for entry in later {
            if let Act::Move { seat, .. } = entry.act {
                let given = self.together.contains(seat);
                answered =
                    answered.with(seat).union(if given { self.together } else { SeatSet::NONE });
            }
        }
        answered
    }

    /// Whether a move made at a journal of length `at` is about the seat's question as it stands.
    pub fn still(&self, seat: Seat, at: Sequence) -> bool {
        at <= self.sequence && (at == self.sequence || at >= self.since[seat.index()])
    }
}

/// Who may decide now, and who of them owes a decision together with others.
fn deciders(table: &dyn AnyTable) -> (SeatSet, SeatSet) {
    match table.turn() {
        Turn::Awaiting(awaited) if awaited.together => (awaited.may_act(), awaited.seats),
        Turn::Awaiting(awaited) => (awaited.may_act(), SeatSet::NONE),
        Turn::Over(_) => (SeatSet::NONE, SeatSet::NONE),
    }
}

/// The fingerprint of what each of these seats may do.
fn choices(table: &dyn AnyTable, seats: SeatSet) -> Vec<(Seat, StateHash)> {
    seats.iter().map(|seat| (seat, StateHash::of(&table.moves(seat)))).collect()
}
