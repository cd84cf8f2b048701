//! Lessons: a guide at the table who speaks before a decision, shows what to try, and may forbid what would spoil the
//! lesson. A lesson is data in a game's content; `docs/lessons.md` documents it completely.
//!
//! A lesson is read and checked by `workbench::lessons`; [`Guide`] is what it says to a seat in a position. A guide
//! knows nothing but the position: whoever stops asking it has left the lesson, and the game goes on as any other.

mod guide;
mod pattern;

use serde::{Deserialize, Serialize};

use crate::options::Given;
use crate::refusal::{Refusal, RuleId};
use crate::seat::{Seat, SeatSet};
use crate::text::{Name, Text};

pub use guide::Guide;
pub use pattern::Pattern;

/// The seat kind of somebody who is taught.
const PUPIL: &str = "me";

/// A condition of a lesson, by the number the game gave it when the lesson was read. Its meaning is the game's:
/// see [`crate::Teach::holds`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ConditionId(pub u16);

/// A guided game: how the table is opened, and what the guide does step by step.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Its name: `first`.
    pub id: String,
    /// The message id of its title.
    pub title: &'static str,
    /// The message id of its one-line explanation.
    pub about: &'static str,
    /// The options it is played with, in the writing of `--option`.
    pub options: Given,
    /// Who sits where. Those who are `me` are taught.
    pub seats: Vec<String>,
    /// Whether one person leads every seat that is taught: then no hand is hidden from whoever sits in another.
    pub alone: bool,
    /// The seed it is always played with, if it has one.
    pub seed: Option<u64>,
    /// Changes to the opening position.
    pub arrange: Vec<String>,
    /// The steps, in the order they speak.
    pub steps: Vec<Step>,
}

impl Lesson {
    /// The seats the guide speaks to.
    pub fn pupils(&self) -> SeatSet {
        (0u8..)
            .zip(&self.seats)
            .filter(|(_, kind)| kind.as_str() == PUPIL)
            .map(|(n, _)| Seat(n))
            .collect()
    }
}

/// What the guide does while a condition holds.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// Its name, for messages.
    pub id: String,
    /// When it speaks.
    pub when: ConditionId,
    /// What it says: message ids.
    pub says: Vec<&'static str>,
    /// The rules it teaches.
    pub teaches: Vec<RuleId>,
    /// Hints that need not be followed: message ids.
    pub suggests: Vec<&'static str>,
    /// The moves it points at.
    pub highlights: Vec<Pattern>,
    /// The moves it forbids.
    pub forbids: Vec<Limit>,
    /// What must stay true.
    pub protects: Vec<Fact>,
}

/// Moves that a step forbids, with the reason.
#[derive(Clone, PartialEq, Debug)]
pub struct Limit {
    /// These moves.
    pub moves: Vec<Pattern>,
    /// But not these.
    pub except: Vec<Pattern>,
    /// Only while this holds too.
    pub when: Option<ConditionId>,
    /// The reason, with the rule behind it.
    pub refusal: Refusal,
}

/// Something true that no choice of a pupil may make false.
#[derive(Clone, PartialEq, Debug)]
pub struct Fact {
    /// What.
    pub condition: ConditionId,
    /// The reason, which names it.
    pub refusal: Refusal,
}

/// What the guide says to a seat in a position, without the game's types.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Guidance {
    /// The lesson's name.
    pub lesson: Name,
    /// What it says, in order.
    pub says: Vec<Saying>,
    /// Hints that need not be followed.
    pub suggests: Vec<Text>,
    /// The legal moves it points at, in notation; none of them is forbidden.
    pub highlights: Vec<String>,
    /// The moves the game allows and the lesson does not.
    pub forbidden: Vec<Forbidden>,
}

/// What one step says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saying {
    /// The step's name.
    pub step: Name,
    /// The sentences.
    pub texts: Vec<Text>,
    /// The rules it teaches.
    pub teaches: Vec<Name>,
    /// Whether the seat has decided with it on the table before: nothing new.
    pub said_before: bool,
}

/// A move that only the lesson forbids.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Forbidden {
    /// The move.
    pub notation: String,
    /// The rule behind it.
    pub rule: Name,
    /// The reason.
    pub reason: Text,
}
