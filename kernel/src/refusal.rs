//! Why a move is not allowed: a rule id with typed details, free to build, worded only at the edge.

use std::fmt;

use serde::Serialize;

use crate::seat::Seat;
use crate::text::{Arg, Text};

/// The id of a rule, as the ledger lists it: `SF-12.8.1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// One fact a refusal mentions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Detail {
    /// A number.
    Number(i32),
    /// A seat.
    Seat(Seat),
    /// The message id of a name: a character, a card, a place.
    Name(&'static str),
}

impl From<i32> for Detail {
    fn from(n: i32) -> Detail {
        Detail::Number(n)
    }
}

impl From<u8> for Detail {
    fn from(n: u8) -> Detail {
        Detail::Number(n.into())
    }
}

impl From<Seat> for Detail {
    fn from(seat: Seat) -> Detail {
        Detail::Seat(seat)
    }
}

impl From<&'static str> for Detail {
    fn from(name: &'static str) -> Detail {
        Detail::Name(name)
    }
}

impl From<Detail> for Arg {
    fn from(detail: Detail) -> Arg {
        match detail {
            Detail::Number(n) => n.into(),
            Detail::Seat(seat) => seat.into(),
            Detail::Name(name) => name.into(),
        }
    }
}

/// The most details one refusal carries.
const DETAILS: usize = 2;

/// The rule that forbids a move, and what the sentence about it mentions. `Copy`, and built without allocating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The rule that refuses.
    pub rule: RuleId,
    /// The message id of the reason.
    pub reason: &'static str,
    details: [Option<(&'static str, Detail)>; DETAILS],
}

impl Refusal {
    /// A refusal by `rule`, worded by the message `reason`.
    #[inline]
    pub const fn new(rule: &'static str, reason: &'static str) -> Refusal {
        Refusal { rule: RuleId(rule), reason, details: [None; DETAILS] }
    }

    /// The refusal with one more detail for its sentence.
    ///
    /// # Panics
    /// On a third detail: a sentence that needs three facts wants to be two rules.
    #[inline]
    #[must_use]
    pub fn with(mut self, name: &'static str, detail: impl Into<Detail>) -> Refusal {
        let free = self
            .details
            .iter_mut()
            .find(|slot| slot.is_none())
            .expect("a refusal has at most two details");
        *free = Some((name, detail.into()));
        self
    }

    /// The details in the order they were given.
    pub fn details(&self) -> impl Iterator<Item = (&'static str, Detail)> + '_ {
        self.details.iter().flatten().copied()
    }

    /// The reason as a message, ready for the edge.
    pub fn text(&self) -> Text {
        self.details().fold(Text::new(self.reason), |text, (name, detail)| text.with(name, detail))
    }
}

/// Refuses unless the condition holds: the line a `check` is made of.
#[inline]
pub fn require(condition: bool, refusal: impl FnOnce() -> Refusal) -> Result<(), Refusal> {
    if condition { Ok(()) } else { Err(refusal()) }
}

/// Refusals that every table knows, whatever the game. Their rules are in the kernel's own book.
pub mod table {
    use super::Refusal;
    use crate::seat::Seat;

    /// The game is over: nobody decides anything any more.
    pub const OVER: Refusal = Refusal::new("SB-1", "refused-game-over");

    /// The table waits for somebody else.
    pub fn not_awaited(seat: Seat) -> Refusal {
        Refusal::new("SB-2", "refused-not-awaited").with("seat", seat)
    }

    /// This seat has nothing to take back.
    pub fn nothing_to_undo(seat: Seat) -> Refusal {
        Refusal::new("SB-3", "refused-nothing-to-undo").with("seat", seat)
    }

    /// The last decision showed somebody something, or drew from chance.
    pub const UNDO_BARRIER: Refusal = Refusal::new("SB-4", "refused-undo-barrier");

    /// Another person has decided since, and must be asked.
    pub fn undo_other(seat: Seat) -> Refusal {
        Refusal::new("SB-5", "refused-undo-other").with("seat", seat)
    }

    /// This seat has asked already whether a decision may be taken back, and not everybody has answered.
    pub fn undo_asked(seat: Seat) -> Refusal {
        Refusal::new("SB-8", "refused-undo-asked").with("seat", seat)
    }

    /// Nobody asks this seat whether a decision may be taken back.
    pub fn undo_not_asked(seat: Seat) -> Refusal {
        Refusal::new("SB-8", "refused-undo-not-asked").with("seat", seat)
    }

    /// There is no lesson at this table, or it has been left.
    pub const NO_LESSON: Refusal = Refusal::new("SB-7", "refused-no-lesson");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_becomes_a_message_with_its_details() {
        let refusal = Refusal::new("T-1", "refused-full").with("column", 3).with("who", Seat(1));
        let text = refusal.text();
        assert_eq!(text.id, "refused-full");
        assert_eq!(text.args[0], ("column".into(), Arg::Number(3)));
        assert_eq!(text.args[1], ("who".into(), Arg::Seat(Seat(1))));
    }
}
