//! One decision and its notation: `pass QS` chooses a card to pass, `play 10H` plays one.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Words};

use crate::cards::{A_CARD, Card};

/// One decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Choose a card to pass (HRT-4).
    Pass(Card),
    /// Play a card to the trick (HRT-7).
    Play(Card),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Pass(card) => write!(f, "pass {card}"),
            Move::Play(card) => write!(f, "play {card}"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let mut words = Words::new(text);
        let verb = words.find("pass or play", |word| match word {
            "pass" => Some(Move::Pass as fn(Card) -> Move),
            "play" => Some(Move::Play),
            _ => None,
        })?;
        let card = words.parse(A_CARD)?;
        words.end()?;
        Ok(verb(card))
    }
}
