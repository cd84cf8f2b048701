//! How a table is opened, as plain data: what a lobby, a command line or a store knows about it.

use kernel::options::Given;
use kernel::record::Record;
use kernel::{Game, Lesson, MAX_SEATS, Seat, Seed, StateHash};
use players::{Cast, Kind, SeatError};
use serde::{Deserialize, Serialize};

use crate::error::OpenError;

/// Everything that is settled before the first decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The options, in the writing of `--option`; what is not given is the default.
    #[serde(default)]
    pub options: Given,
    /// One seat kind a seat: `me`, `random`, `search:0.1`, and the game's own.
    pub seats: Vec<Kind>,
    /// The seed of all chance.
    pub seed: Seed,
    /// Changes to the opening position, as in scenarios.
    #[serde(default)]
    pub arrange: Vec<String>,
    /// The lesson the table is guided by, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// The fingerprint of the end of the chapter before, in a chapter that goes on from another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<StateHash>,
}

impl Setup {
    /// Seats of these kinds and a seed; the options are the defaults.
    pub fn new<K: Into<Kind>>(seats: impl IntoIterator<Item = K>, seed: Seed) -> Setup {
        Setup {
            options: Given::new(),
            seats: seats.into_iter().map(Into::into).collect(),
            seed,
            arrange: Vec::new(),
            lesson: None,
            after: None,
        }
    }

    /// The set-up of a lesson. The seed is the lesson's own, if it has one.
    pub fn of_lesson(lesson: &Lesson, seed: Seed) -> Setup {
        Setup {
            options: lesson.options.clone(),
            seats: lesson.seats.iter().map(Kind::from).collect(),
            seed: lesson.seed.map_or(seed, Seed::from_number),
            arrange: lesson.arrange.clone(),
            lesson: Some(lesson.id.clone()),
            after: None,
        }
    }

    /// The set-up of a record, if the record shows its seed.
    pub fn of(record: &Record) -> Option<Setup> {
        Some(Setup {
            options: record.options.clone(),
            seats: record.seats.iter().map(Kind::from).collect(),
            seed: record.seed?,
            arrange: record.arrange.clone(),
            lesson: None,
            after: record.after,
        })
    }
}

/// Whether the game can seat all of these, one a seat.
pub(crate) fn check_kinds<G: Game>(cast: &Cast<G>, kinds: &[Kind]) -> Result<(), OpenError> {
    kinds.iter().enumerate().try_for_each(|(index, kind)| {
        // No game has more seats, but somebody may write more kinds than any game has.
        let seat = Seat(index.min(MAX_SEATS) as u8);
        check_kind(cast, kind).map_err(|error| OpenError::Seat { seat, error })
    })
}

/// Whether the game has this kind and can seat somebody of it.
pub(crate) fn check_kind<G: Game>(cast: &Cast<G>, kind: &Kind) -> Result<(), SeatError> {
    kind.check(cast.own_kinds())?;
    if !kind.is_person() {
        cast.player(kind, Seed::from_number(0), 1)?;
    }
    Ok(())
}
