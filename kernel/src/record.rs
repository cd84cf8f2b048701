//! Records: a game as a text file that a person can read and a program can rebuild.
//!
//! ```text
//! starboard record 1
//! game: tictactoe
//! rules: 1
//! content: af1349b9f5f9a1a6
//! seats: me, random
//! seed: 7
//! commitment: 5d0c...
//!
//! 1. seat-1 b2        # the centre
//! 2. seat-2 a1
//! @2 0123456789abcdef
//! ```
//!
//! This module knows the file's form; [`mod@replay`] knows what it means to a game.

mod read;
pub mod replay;
mod write;

use crate::chance::{Commitment, Seed};
use crate::fault::{Fault, Place};
use crate::game::Game;
use crate::options::Given;
use crate::play::StateHash;
use crate::seat::Seat;

pub use replay::{ReplayError, Verdict, replay, result_line, verify};

/// The first line of every record: what it is, and the version of its form.
pub const FIRST_LINE: &str = "starboard record 1";

/// A whole game as text: header, moves in notation, state hashes.
///
/// Two records are equal if they say the same; where in the file they said it does not count.
#[derive(Clone, Debug)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The version of the rules that wrote it.
    pub rules_version: u32,
    /// The hash of the content it was played with.
    pub content: String,
    /// The options, in the writing of `--option`.
    pub options: Given,
    /// Who sat where: one kind a seat.
    pub seats: Vec<String>,
    /// The seed, once it may be known.
    pub seed: Option<Seed>,
    /// The promise of the seed.
    pub commitment: Option<Commitment>,
    /// Changes to the opening position, as in scenarios.
    pub arrange: Vec<String>,
    /// The state hash of the end of the chapter before, in a chapter that goes on from another.
    pub after: Option<StateHash>,
    /// How it ended.
    pub result: Option<String>,
    /// The hash of what it leaves to the next chapter, once it is over.
    pub leaves: Option<StateHash>,
    /// The decisions in order.
    pub moves: Vec<RecordedMove>,
    /// State hashes: after how many moves, and what.
    pub hashes: Vec<(u32, StateHash)>,
    /// Where each part stood, for messages about it.
    pub source: Source,
}

impl Record {
    /// A record without moves of a game that begins like this, with its seed and the promise of it.
    pub fn blank<G: Game>(game: &G, options: Given, seats: Vec<String>, seed: Seed) -> Record {
        let about = game.about();
        Record {
            game: about.id.into(),
            rules_version: about.rules_version,
            content: about.content_hash(),
            options,
            seats,
            seed: Some(seed),
            commitment: Some(seed.commitment()),
            arrange: Vec::new(),
            after: None,
            result: None,
            leaves: None,
            moves: Vec::new(),
            hashes: Vec::new(),
            source: Source::default(),
        }
    }
}

impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        let key = |r: &Record| {
            (
                r.game.clone(),
                r.rules_version,
                r.content.clone(),
                r.options.clone(),
                r.seats.clone(),
                r.seed,
                r.commitment,
                r.arrange.clone(),
                (r.after, r.result.clone(), r.leaves),
                r.hashes.clone(),
            )
        };
        let moves =
            |r: &Record| r.moves.iter().map(|m| (m.seat, m.notation.clone())).collect::<Vec<_>>();
        key(self) == key(other) && moves(self) == moves(other)
    }
}

/// One decision of a record.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordedMove {
    /// Who decided.
    pub seat: Seat,
    /// What, in the game's notation.
    pub notation: String,
    /// Where the notation stands in the file.
    pub place: Place,
}

impl RecordedMove {
    /// A decision that stands in no file yet.
    pub fn new(seat: Seat, notation: impl Into<String>) -> RecordedMove {
        RecordedMove { seat, notation: notation.into(), place: Place::default() }
    }
}

/// Where the parts of a record stood in its file.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// The file's name.
    pub file: String,
    /// The place of each header's value, by the header's name.
    pub headers: Vec<(String, Place)>,
}

impl Source {
    /// A fault in the value of a header, with its place if it is known.
    pub fn fault(&self, header: &str, message: impl Into<String>) -> Fault {
        let place = self.headers.iter().find(|(name, _)| name == header).map(|(_, place)| *place);
        let file = if self.file.is_empty() { "record" } else { &self.file };
        Fault { file: file.into(), place, field: Some(header.into()), message: message.into() }
    }
}

impl Record {
    /// Reads a record. The file's name is only for messages.
    pub fn parse(file: &str, text: &str) -> Result<Record, Fault> {
        read::record(file, text)
    }

    /// Reads a campaign file: records one after the other, each with its first line. One record is one too.
    pub fn parse_all(file: &str, text: &str) -> Result<Vec<Record>, Fault> {
        read::records(file, text)
    }

    /// Reads a record from bytes that may be anything.
    pub fn parse_bytes(file: &str, bytes: &[u8]) -> Result<Record, Fault> {
        Record::parse(file, utf_8(file, bytes)?)
    }

    /// Reads a campaign file from bytes that may be anything.
    pub fn parse_all_bytes(file: &str, bytes: &[u8]) -> Result<Vec<Record>, Fault> {
        Record::parse_all(file, utf_8(file, bytes)?)
    }
}

fn utf_8<'a>(file: &str, bytes: &'a [u8]) -> Result<&'a str, Fault> {
    std::str::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]).into_owned();
        Fault::at(file, Place::of(&good, good.len()), "expected text in UTF-8, found other bytes")
    })
}

impl std::fmt::Display for Record {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write::record(self, f)
    }
}
