//! Whether a decision somebody made is still about the same question.

use kernel::{MAX_SEATS, Seat, SeatSet};
use table::{AnyTable, Sequence};

/// Since when each seat of a table has been asked the same question.
///
/// A move says which sequence its maker saw. Where several seats decide at once, another's decision must not make
/// mine late; so a move counts as long as its seat has been awaited without a break and with the same choices.
#[derive(Clone, Debug)]
pub struct Questions {
    /// The sequence that was looked at last.
    sequence: Sequence,
    /// Whether several seats were awaited then.
    together: bool,
    since: [Sequence; MAX_SEATS],
    choices: Vec<(Seat, Vec<String>)>,
}

impl Questions {
    /// The questions of a table that is looked at for the first time: nobody has seen an earlier one.
    pub fn new(table: &dyn AnyTable) -> Questions {
        let sequence = table.sequence();
        let awaited = table.turn().awaited();
        let together = awaited.len() > 1;
        Questions {
            sequence,
            together,
            since: [sequence; MAX_SEATS],
            choices: if together { choices(table, awaited) } else { Vec::new() },
        }
    }

    /// Looks at the table again. To be called after every change of it; looking twice changes nothing.
    pub fn look(&mut self, table: &dyn AnyTable) {
        let sequence = table.sequence();
        if sequence == self.sequence {
            return;
        }
        let awaited = table.turn().awaited();
        // Where only one seat decides, every change is a new question.
        let together = awaited.len() > 1;
        let choices = if together || self.together { choices(table, awaited) } else { Vec::new() };
        for seat in Seat::all(MAX_SEATS as u8) {
            let before = self.choices.iter().find(|(other, _)| *other == seat);
            let now = choices.iter().find(|(other, _)| *other == seat);
            if before.is_none() || before != now {
                self.since[seat.index()] = sequence;
            }
        }
        (self.sequence, self.together, self.choices) = (sequence, together, choices);
    }

    /// Whether a move made at a journal of length `at` is about the seat's question as it stands.
    pub fn still(&self, seat: Seat, at: Sequence) -> bool {
        at <= self.sequence && (at == self.sequence || at >= self.since[seat.index()])
    }
}

/// What each of these seats may do.
fn choices(table: &dyn AnyTable, awaited: SeatSet) -> Vec<(Seat, Vec<String>)> {
    awaited.iter().map(|seat| (seat, table.moves(seat))).collect()
}
