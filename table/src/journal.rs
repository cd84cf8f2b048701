//! The table's journal: everything that was decided, in order, and never changed again.
//!
//! A decision taken back is not erased: the undo is written after it. So two copies of a journal can only differ
//! in length, a store needs nothing but "append entry 57", and a table can be rebuilt from its entries.

use kernel::{Barrier, Seat};
use players::Kind;
use players::planned::WrittenPlan;
use serde::{Deserialize, Serialize};

/// How many entries a journal has: 0 before the first one. An entry's own number is that of the journal it ends.
pub type Sequence = u32;

/// One line of the journal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Its number, counted from one without gaps.
    pub sequence: Sequence,
    /// What was done.
    #[serde(flatten)]
    pub act: Act,
}

/// What can be done at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "act")]
pub enum Act {
    /// A seat decided.
    Move {
        /// Who.
        seat: Seat,
        /// What, in the game's notation as the game itself writes it.
        notation: String,
        /// Whether it can be taken back.
        barrier: Barrier,
        /// Who decided for the seat.
        by: DecidedBy,
        /// What an automatic player has thought out beyond the decision; none if nobody thought further.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        plan: Option<WrittenPlan>,
    },
    /// A seat took its latest decision, or its turn, back.
    Undo {
        /// Who.
        seat: Seat,
        /// How many decisions of the game stand after it.
        back_to: u32,
        /// The seat that was the last to agree, where others were asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        agreed: Option<Seat>,
    },
    /// A seat asks the others whether its latest decision may be taken back.
    UndoAsked {
        /// Who.
        seat: Seat,
    },
    /// A seat agrees, and others are still asked; or it does not, or whoever asked asks no more.
    UndoAnswered {
        /// Who.
        seat: Seat,
        /// Whether it agrees.
        agrees: bool,
    },
    /// Somebody else decides for a seat from now on: an absent person is replaced, or has come back.
    SeatChanged {
        /// Which seat.
        seat: Seat,
        /// The kind that decides from now on.
        kind: Kind,
    },
    /// The lesson was left: from now on only the game's own rules hold.
    LessonLeft,
}

impl Act {
    /// Whether nobody is asked any more whether something may be taken back (SB-8).
    pub(crate) fn ends_asking(&self) -> bool {
        match self {
            Act::Move { by: DecidedBy::Automatic, barrier: Barrier::Open, .. }
            | Act::UndoAsked { .. }
            | Act::UndoAnswered { .. }
            | Act::LessonLeft => false,
            Act::Move { .. } | Act::Undo { .. } | Act::SeatChanged { .. } => true,
        }
    }
}

/// Who decided for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DecidedBy {
    /// Somebody who submitted the move.
    Person,
    /// One of the automatic players.
    Automatic,
}
