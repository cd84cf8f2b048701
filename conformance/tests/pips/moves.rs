//! The moves of pips and their notation, sound or misspelt.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Words};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    Lay(u8),
    Draw,
    Roll,
    Pass,
    /// A word, by its number.
    Shout(u8),
}

/// How moves are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spelling {
    Sound,
    Homonyms,
    ReadsBackAsAnother,
    DoesNotReadBack,
    Empty,
    TwoLines,
    Comment,
    Spaced,
    PanicsWhenRead,
}

thread_local! {
    /// A move does not know its game, so a misspelling is switched on for the thread of one test.
    static SPELLING: Cell<Spelling> = const { Cell::new(Spelling::Sound) };
}

/// Writes moves like this from now on, in this thread.
pub fn spell(spelling: Spelling) {
    SPELLING.set(spelling);
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, SPELLING.get()) {
            (Move::Lay(card), _) => write!(f, "lay {card}"),
            (Move::Draw, _) => f.write_str("draw"),
            (Move::Roll, Spelling::Homonyms) => f.write_str("draw"),
            (Move::Roll, Spelling::ReadsBackAsAnother) => f.write_str("pass"),
            (Move::Roll, Spelling::DoesNotReadBack) => f.write_str("rolls"),
            (Move::Roll, Spelling::Empty) => Ok(()),
            (Move::Roll, Spelling::TwoLines) => f.write_str("roll\nit"),
            (Move::Roll, Spelling::Comment) => f.write_str("roll #1"),
            (Move::Roll, Spelling::Spaced) => f.write_str("roll "),
            (Move::Roll, _) => f.write_str("roll"),
            (Move::Pass, _) => f.write_str("pass"),
            (Move::Shout(word), _) => write!(f, "shout {}", "o".repeat((*word).into())),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        assert!(SPELLING.get() != Spelling::PanicsWhenRead || text.is_ascii(), "strange letters");
        let mut words = Words::new(text);
        let verb = words.word("lay, draw, roll or pass")?;
        let mv = match verb {
            "lay" => Move::Lay(words.parse("a card")?),
            "draw" => Move::Draw,
            "roll" => Move::Roll,
            "pass" => Move::Pass,
            "shout" => Move::Shout(words.word("a word")?.len() as u8),
            _ => return Err(NotationError::new(text, 0, "lay, draw, roll or pass")),
        };
        words.end()?;
        Ok(mv)
    }
}
