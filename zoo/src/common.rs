//! What every micro-game would otherwise repeat: its imports, its card and book, an event as a sentence, a notation
//! read by its list of moves, the furniture of a scene. The kernel's own zoo uses it too.

use std::ops::RangeInclusive;

use kernel::{Event, RuleId, Shelf, Stage};

pub use std::fmt;
pub use std::str::FromStr;

pub use kernel::scene::{
    Badge, Face, Gauge, Kind, Layout, Link, Outline, Piece, Prompt, SeatPanel, Tone, Zone,
};
pub use kernel::{
    About, AnyChance, Arg, Audience, Barrier, Book, Breadth, Census, Chance, Draw, EventLog, Game,
    Name, NotationError, Offer, Outcome, Refusal, Rng, Scene, Seat, SeatSet, Seed, SetupError,
    Text, Turn, Viewer, require,
};
pub use serde::{Deserialize, Serialize};

pub use crate::{book, shell};

/// The seats of the tests.
pub const ONE: Seat = Seat(0);
/// The second seat.
pub const TWO: Seat = Seat(1);
/// The third seat.
pub const THREE: Seat = Seat(2);

/// The card of a micro-game with hidden information and nothing to choose.
pub const fn about(id: &'static str, title: &'static str, players: RangeInclusive<u8>) -> About {
    About {
        id,
        title,
        players,
        modes: &["free"],
        modules: &[],
        options: &[],
        stage: Stage::Alpha,
        shelf: Shelf::Classics,
        theme: kernel::Theme::DEEP_SPACE,
        rules_version: 1,
        content: &[],
        hidden_information: true,
    }
}

/// A book written so that a rule is one line and a message is one line in three languages. A macro, because a
/// [`Book`] is made of texts that are whole before the program runs.
#[macro_export]
macro_rules! book {
    (
        $title:literal
        rules { $($id:literal $name:literal $rule:literal)+ }
        words { $($key:literal $en:literal $it:literal $ja:literal)+ }
    ) => {
        kernel::Book {
            words: [
                concat!($($key, " = ", $en, "\n"),+),
                concat!($($key, " = ", $it, "\n"),+),
                concat!($($key, " = ", $ja, "\n"),+),
            ],
            rules: &[(
                kernel::Lang::En,
                concat!("# ", $title, "\n\n", $("- **", $id, "** *", $name, ".* ", $rule, "\n"),+),
            )],
            ledger: concat!($($id, "\t", $name, "\ty\tH\n"),+),
            almanac: Vec::new,
        }
    };
}

/// What the contract of every micro-game says alike: its types, that `ABOUT` is its card and `BOOK` its book, how many
/// seats a state has, and where its chance is.
#[macro_export]
macro_rules! shell {
    ($Options:ty, $State:ty, $Move:ty; seats: $seats:expr, chance: $chance:expr) => {
        type Options = $Options;
        type State = $State;
        type Move = $Move;
        type Event = $crate::common::Said;

        fn about(&self) -> &kernel::About {
            &ABOUT
        }

        fn book(&self) -> &kernel::Book {
            &BOOK
        }

        fn seats(&self, state: &$State) -> u8 {
            let seats: fn(&$State) -> u8 = $seats;
            seats(state)
        }

        fn chance<'a>(&self, state: &'a $State) -> Option<&'a kernel::AnyChance> {
            let chance: fn(&$State) -> Option<&kernel::AnyChance> = $chance;
            chance(state)
        }
    };
}

/// Nothing to choose before the game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoOptions {}

/// Something that happened, as the sentence about it and the rule behind it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Said {
    rule: RuleId,
    text: Text,
}

impl Said {
    /// An event by `rule`.
    pub fn new(rule: &'static str, text: impl Into<Text>) -> Said {
        Said { rule: RuleId(rule), text: text.into() }
    }
}

impl Event for Said {
    fn text(&self) -> Text {
        self.text.clone()
    }

    fn rule(&self) -> Option<RuleId> {
        Some(self.rule)
    }
}

/// Reads a move whose notation is one of these. The error stands at the first word that fits none of them, and
/// lists the words that would have fitted.
pub fn read<M: ToString>(text: &str, all: impl IntoIterator<Item = M>) -> Result<M, NotationError> {
    let mut left: Vec<(M, String)> = all
        .into_iter()
        .map(|mv| (mv.to_string(), mv))
        .map(|(notation, mv)| (mv, notation))
        .collect();
    let mut at = 0;
    for number in 0.. {
        let rest = &text[at..];
        at += rest.len() - rest.trim_start().len();
        let word = text[at..].split_whitespace().next();
        let nth = |notation: &str| notation.split(' ').nth(number).map(str::to_string);
        let mut fitting: Vec<String> = left.iter().filter_map(|(_, n)| nth(n)).collect();
        let ended = left.iter().any(|(_, notation)| nth(notation).is_none());
        left.retain(|(_, notation)| nth(notation).as_deref() == word);
        if left.is_empty() {
            fitting.dedup();
            let end = ended.then(|| "the end".to_string());
            let expected: Vec<String> = fitting.into_iter().chain(end).collect();
            return Err(NotationError::new(text, at, expected.join(" or ")));
        }
        match word {
            Some(word) => at += word.len(),
            None => break,
        }
    }
    Ok(left.swap_remove(0).0)
}

/// One panel a seat, with its numbers.
pub fn panels(scene: &mut Scene, seats: u8, gauges: impl Fn(Seat) -> Vec<Gauge>) {
    let panel = |seat| SeatPanel { gauges: gauges(seat), ..SeatPanel::new(seat) };
    scene.seats = Seat::all(seats).map(panel).collect();
}

/// The id of something a seat has: `hand-2`.
pub fn of(what: &str, seat: Seat) -> Name {
    format!("{what}-{}", seat.0 + 1).into()
}

/// A zone of a seat, named after it by the message `label`.
pub fn seat_zone(scene: &mut Scene, what: &str, seat: Seat, layout: Layout, label: &'static str) {
    let label = Text::new(label).with("seat", seat);
    scene.zones.push(Zone::new(of(what, seat), layout).named(label).owned(seat));
}

/// Puts a piece into a zone. Its id is the zone's with a number, so that it tells nothing; without a label it is
/// a back.
pub fn put(scene: &mut Scene, zone: &str, number: usize, kind: Kind, label: Option<Text>) {
    let mut piece = Piece::new(format!("{zone}-{number}"), zone.to_string(), kind);
    piece.owner = scene.zones.iter().find(|z| z.id == zone).and_then(|z| z.owner);
    piece.face = if label.is_some() { Face::Up } else { Face::Down };
    piece.label = label;
    scene.pieces.push(piece);
}

/// Puts equal face-up pieces into a zone.
pub fn put_many(scene: &mut Scene, zone: &str, how_many: u8, kind: Kind, label: &'static str) {
    for number in 0..how_many {
        put(scene, zone, number.into(), kind, Some(label.into()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_listed_notation_says_where_it_went_wrong() {
        let all = || ["wait", "go north", "go south"];
        assert_eq!(read(" go  south", all()), Ok("go south"));
        for (text, message) in [
            ("run", "at column 1: expected wait or go, found `run`"),
            ("go up", "at column 4: expected north or south, found `up`"),
            ("go", "at column 3: expected north or south, found the end"),
            ("wait now", "at column 6: expected the end, found `now`"),
        ] {
            assert_eq!(read(text, all()).unwrap_err().to_string(), message);
        }
    }
}
