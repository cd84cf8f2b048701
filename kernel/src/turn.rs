//! Whose turn it is.

use crate::outcome::Outcome;
use crate::seat::{Seat, SeatSet};

/// Whose turn it is.
#[derive(Clone, PartialEq, Debug)]
pub enum Turn {
    /// Somebody owes a decision.
    Awaiting(Awaited),
    /// The game is over.
    Over(Outcome),
}

/// Who may decide now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Awaited {
    /// The seats that are asked. The game does not go on without them.
    pub seats: SeatSet,
    /// Whether they owe one decision among them, which any of them may give. Otherwise each owes one of its own, and any
    /// of them may decide first.
    pub together: bool,
    /// The seats that may act now though nobody waits for them: no clock runs for them, no notice is sent, and no
    /// automatic player decides. They may have nothing they can do. None of them is asked.
    pub welcome: SeatSet,
}

impl Awaited {
    /// Everybody who may decide: who is asked, and who is welcome.
    #[inline]
    pub const fn may_act(self) -> SeatSet {
        self.seats.union(self.welcome)
    }

    /// The asked seats that decide by themselves where `people` are the seats of people. Of a decision that is owed
    /// together, nobody as long as a person is asked too, otherwise the lowest. A welcome seat never does.
    #[inline]
    pub fn automatic(self, people: SeatSet) -> SeatSet {
        match (self.together, self.seats.intersection(people).is_empty()) {
            (false, _) => self.seats.difference(people),
            (true, true) => self.seats.lowest().map_or(SeatSet::NONE, SeatSet::of),
            (true, false) => SeatSet::NONE,
        }
    }
}

impl Turn {
    /// This seat owes a decision.
    #[inline]
    pub const fn one(seat: Seat) -> Turn {
        Turn::each(SeatSet::of(seat))
    }

    /// These seats each owe a decision; any of them may decide first.
    #[inline]
    pub const fn each(seats: SeatSet) -> Turn {
        Turn::Awaiting(Awaited { seats, together: false, welcome: SeatSet::NONE })
    }

    /// These seats owe one decision together; any of them may give it.
    #[inline]
    pub const fn together(seats: SeatSet) -> Turn {
        Turn::Awaiting(Awaited { seats, together: true, welcome: SeatSet::NONE })
    }

    /// The same turn in which these seats may act too, as far as they are not asked anyway.
    #[must_use]
    pub fn welcoming(self, others: SeatSet) -> Turn {
        match self {
            Turn::Awaiting(awaited) => {
                let welcome = awaited.welcome.union(others).difference(awaited.seats);
                Turn::Awaiting(Awaited { welcome, ..awaited })
            }
            Turn::Over(outcome) => Turn::Over(outcome),
        }
    }

    /// The seats that owe a decision, each or together.
    #[inline]
    pub const fn awaited(&self) -> SeatSet {
        match self {
            Turn::Awaiting(awaited) => awaited.seats,
            Turn::Over(_) => SeatSet::NONE,
        }
    }

    /// Everybody who may decide: the awaited seats and the welcome ones.
    #[inline]
    pub const fn may_act(&self) -> SeatSet {
        match self {
            Turn::Awaiting(awaited) => awaited.may_act(),
            Turn::Over(_) => SeatSet::NONE,
        }
    }

    /// How it ended, if it did.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Turn::Awaiting(_) => None,
            Turn::Over(outcome) => Some(outcome),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(seats: &[u8]) -> SeatSet {
        seats.iter().map(|seat| Seat(*seat)).collect()
    }

    fn awaited(turn: Turn) -> Awaited {
        match turn {
            Turn::Awaiting(awaited) => awaited,
            Turn::Over(outcome) => panic!("{outcome:?}"),
        }
    }

    #[test]
    fn who_is_asked_is_not_welcome_besides() {
        let turn = Turn::one(Seat(1)).welcoming(SeatSet::first(3)).welcoming(seats(&[3]));
        assert_eq!(turn.awaited(), seats(&[1]));
        assert_eq!(turn.may_act(), SeatSet::first(4));
        assert_eq!(awaited(turn).welcome, seats(&[0, 2, 3]));
    }

    #[test]
    fn automatic_seats_decide_for_themselves_and_wait_where_a_person_may_answer_for_all() {
        let each = awaited(Turn::each(seats(&[0, 2, 3])).welcoming(seats(&[1])));
        assert_eq!(each.automatic(seats(&[0])), seats(&[2, 3]));
        assert_eq!(each.automatic(SeatSet::NONE), seats(&[0, 2, 3]));
        let together = awaited(Turn::together(seats(&[0, 2, 3])).welcoming(seats(&[1])));
        assert_eq!(together.automatic(seats(&[2])), SeatSet::NONE);
        // The person is only welcome: nobody may wait for them.
        assert_eq!(together.automatic(seats(&[1])), seats(&[0]));
        assert_eq!(together.automatic(SeatSet::NONE), seats(&[0]));
    }
}
