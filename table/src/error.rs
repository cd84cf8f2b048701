//! What can go wrong at a table, as sentences.

use kernel::opening::OpeningError;
use kernel::{NotationError, Refusal, Seat, Text};
use players::{Kind, SeatError};

use crate::journal::Sequence;

/// Why a move was not made. The table is as it was.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Rejected {
    /// It is not a move in the game's notation.
    #[error("not a move: {0}")]
    Unreadable(#[from] NotationError),
    /// A rule forbids it.
    #[error("refused by {} ({})", .0.rule, .0.reason)]
    Refused(Refusal),
}

impl From<Refusal> for Rejected {
    fn from(refusal: Refusal) -> Rejected {
        Rejected::Refused(refusal)
    }
}

/// What the rules say to a move that nobody has made.
#[derive(Clone, PartialEq, Debug)]
pub enum Why {
    /// It may be made.
    Legal,
    /// A rule forbids it.
    Refused(Refusal),
    /// It is not a move in the game's notation.
    Unreadable(NotationError),
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum OpenError {
    /// Nobody can sit there.
    #[error("{seat}: {error}")]
    Seat {
        /// Which seat.
        seat: Seat,
        /// Why not.
        error: SeatError,
    },
    /// There is no such opening position: a wrong option, a wrong number of seats, an impossible set-up, a change
    /// that cannot be read.
    #[error(transparent)]
    Opening(#[from] OpeningError),
    /// The game has no such lesson.
    #[error("there is no lesson `{lesson}`; {}", known_lessons(.known))]
    Lesson {
        /// What was asked for.
        lesson: String,
        /// What there is.
        known: Vec<String>,
    },
    /// The lesson is for another number of seats.
    #[error(
        "the lesson `{lesson}` is for {wanted} seats, not for {seats}: open it with the seats it names"
    )]
    LessonSeats {
        /// The lesson.
        lesson: String,
        /// How many seats it is for.
        wanted: usize,
        /// How many were asked for.
        seats: usize,
    },
    /// The chapter before leaves nothing to so many.
    #[error("expected {} for the next chapter, found {found}", how_many(*.from, *.to))]
    NextSeats {
        /// The fewest that may play on.
        from: u8,
        /// The most.
        to: u8,
        /// How many were asked for.
        found: usize,
    },
    /// The option is as the chapter before left it.
    #[error("the option `{key}` goes on as it was left; {}", what_is_open(.open))]
    NotOpen {
        /// What was asked for.
        key: String,
        /// What may be chosen.
        open: Vec<String>,
    },
}

fn how_many(from: u8, to: u8) -> String {
    match (from, to) {
        (1, 1) => "one seat".into(),
        (from, to) if from == to => format!("{from} seats"),
        (from, to) => format!("{from} to {to} seats"),
    }
}

fn what_is_open(open: &[String]) -> String {
    match open {
        [] => "nothing can be chosen anew".into(),
        open => format!("what can be chosen anew: {}", open.join(", ")),
    }
}

fn known_lessons(known: &[String]) -> String {
    if known.is_empty() {
        "this game has none".into()
    } else {
        format!("this game has {}", known.join(", "))
    }
}

impl OpenError {
    /// The reason as a message in the game's words, where the game gave one, with the rule behind it.
    pub fn text(&self) -> Option<(&Text, &'static str)> {
        match self {
            OpenError::Opening(OpeningError::Setup(setup))
            | OpenError::Seat { error: SeatError::Setup(setup), .. } => {
                Some((&setup.text, setup.rule))
            }
            OpenError::Opening(_)
            | OpenError::Seat { .. }
            | OpenError::Lesson { .. }
            | OpenError::LessonSeats { .. }
            | OpenError::NextSeats { .. }
            | OpenError::NotOpen { .. } => None,
        }
    }
}

/// Why nobody else can decide for a seat.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ChangeError {
    /// The table is smaller.
    #[error("there is no {seat} at this table; it has {seats} seats")]
    NoSuchSeat {
        /// The seat asked for.
        seat: Seat,
        /// How many there are.
        seats: u8,
    },
    /// Nobody of this kind can sit there.
    #[error("{seat}: {error}")]
    Seat {
        /// Which seat.
        seat: Seat,
        /// Why not.
        error: SeatError,
    },
    /// It decides already.
    #[error("{seat} is already played by `{kind}`")]
    Already {
        /// Which seat.
        seat: Seat,
        /// Who decides for it.
        kind: Kind,
    },
    /// Nobody stands in.
    #[error("nobody stands in for {seat}: there is nothing to give back")]
    NotTakenOver {
        /// Which seat.
        seat: Seat,
    },
}

/// An automatic player chose a move that the game does not allow: a mistake in that player.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("`{kind}` in {seat} chose `{notation}`, which cannot be played: {rejected}")]
pub struct Stuck {
    /// The kind that decided.
    pub kind: Kind,
    /// For whom.
    pub seat: Seat,
    /// What.
    pub notation: String,
    /// Why it cannot be played.
    pub rejected: Box<Rejected>,
}

/// A fork was asked for at a position the game has not reached.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a move number from 0 to {moves}, found {at}")]
pub struct PastTheEnd {
    /// Where it was asked for.
    pub at: u32,
    /// How many decisions stand.
    pub moves: u32,
}

/// Why a table cannot be rebuilt from its journal.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RebuildError {
    /// The set-up does not open a table.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// An entry does not follow from those before it.
    #[error("journal entry {sequence}: {problem}")]
    Entry {
        /// Where in the journal, counted from one.
        sequence: Sequence,
        /// What does not fit.
        problem: String,
    },
}
