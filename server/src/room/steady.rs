//! Whether a decision somebody made is still about the same question.

use kernel::{MAX_SEATS, Seat, SeatSet};
use table::{AnyTable, Sequence};

/// Since when each seat has been asked the same question.
///
/// A move says which sequence its maker saw. Where several seats decide at once, another's decision must not make
/// mine late; so a move counts as long as its seat has been awaited without a break and with the same choices.
pub(super) struct Steady {
    awaited: SeatSet,
    since: [Sequence; MAX_SEATS],
    choices: Vec<(Seat, Vec<String>)>,
}

impl Steady {
    pub fn new(sequence: Sequence) -> Steady {
        Steady { awaited: SeatSet::NONE, since: [sequence; MAX_SEATS], choices: Vec::new() }
    }

    /// The table has changed.
    pub fn grown(&mut self, table: &dyn AnyTable) {
        let sequence = table.sequence();
        let awaited = table.turn().awaited();
        // Where only one seat decides, every change is a new question.
        let together = awaited.len() > 1 || self.awaited.len() > 1;
        let choices: Vec<(Seat, Vec<String>)> = if together {
            awaited.iter().map(|seat| (seat, table.moves(seat))).collect()
        } else {
            Vec::new()
        };
        for seat in (0..MAX_SEATS as u8).map(Seat) {
            let before = self.choices.iter().find(|(other, _)| *other == seat);
            let now = choices.iter().find(|(other, _)| *other == seat);
            if before.is_none() || before != now {
                self.since[seat.index()] = sequence;
            }
        }
        self.awaited = awaited;
        self.choices = choices;
    }

    /// Whether a move made at a journal of length `at` is about the question as it stands.
    pub fn holds(&self, seat: Seat, at: Sequence, now: Sequence) -> bool {
        at <= now && (at == now || at >= self.since[seat.index()])
    }
}
