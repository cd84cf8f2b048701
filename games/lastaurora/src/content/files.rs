//! The content files by name, and how they are opened.

use std::ops::Range;

use crate::ids::Period;
use kernel::Fault;
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use toml::Spanned;
use workbench::content::{Source, Tag};

/// The files of the box.
pub const FILES: &[(&str, &str)] = &workbench::files![
    "../../content/":
    "automa.toml",
    "convoy.toml",
    "crews.toml",
    "encounters.toml",
    "enemies.toml",
    "events.toml",
    "exploration.toml",
    "items.toml",
    "loot.toml",
    "map.toml",
    "outcome.toml",
    "pvp.toml",
    "setup.toml",
    "stories.toml",
    "survivors.toml",
    "vocab.toml",
];

/// How operations and conditions are written.
pub(super) const OPERATIONS: &[Tag] =
    &[Tag { key: "op", beside: &["if", "who"] }, Tag { key: "cond", beside: &[] }];
/// The same without conditions: where `cond` is a plain parameter.
pub(super) const PLAIN_CONDITIONS: &[Tag] = &[Tag { key: "op", beside: &["if", "who"] }];

/// One file, open.
pub(super) type File<'a> = Source<'a>;

/// The numbers of a set of cards, each with its place, held against the range that `setup.toml` gives the set.
#[derive(Default)]
pub(super) struct Numbers<'a>(Vec<Noted<'a>>);

/// A card's number, and where it stands.
struct Noted<'a> {
    set: &'static str,
    number: u16,
    file: File<'a>,
    span: Range<usize>,
}

impl Noted<'_> {
    fn fault(&self, message: String) -> Fault {
        self.file.fault(self.span.clone(), message)
    }
}

impl<'a> Numbers<'a> {
    /// Notes a card's number.
    pub fn note(&mut self, set: &'static str, file: &File<'a>, number: &Spanned<u16>) {
        self.0.push(Noted { set, number: *number.get_ref(), file: *file, span: number.span() });
    }

    /// Notes the numbers of all copies of a card.
    pub fn note_all(&mut self, set: &'static str, file: &File<'a>, numbers: &Spanned<Vec<u16>>) {
        for number in numbers.get_ref() {
            self.0.push(Noted { set, number: *number, file: *file, span: numbers.span() });
        }
    }

    /// Every number of the range is there once, and no other.
    pub fn check(
        &self,
        set: &str,
        range: std::ops::RangeInclusive<u16>,
        at: impl FnOnce(String) -> Fault,
    ) -> Result<(), Fault> {
        let of_set = || self.0.iter().filter(|noted| noted.set == set);
        let (first, last) = (range.start(), range.end());
        for (position, noted) in of_set().enumerate() {
            let number = &noted.number;
            let wrong = |what: String| Err(noted.fault(what));
            if !range.contains(number) {
                return wrong(format!(
                    "expected a number of the set {set}, from {first} to {last}, found {number}"
                ));
            }
            if of_set().take(position).any(|earlier| earlier.number == *number) {
                return wrong(format!(
                    "expected each number of the set {set} once, found {number} again"
                ));
            }
        }
        let missing = range.clone().find(|number| of_set().all(|noted| noted.number != *number));
        match missing {
            None => Ok(()),
            Some(number) => Err(at(format!(
                "expected every number of the set {set} from {first} to {last}, found no card {number}"
            ))),
        }
    }

    /// Every set of cards has its range.
    pub fn all_ranged<'r>(
        &self,
        ranges: impl Iterator<Item = &'r str> + Clone,
    ) -> Result<(), Fault> {
        match self.0.iter().find(|noted| ranges.clone().all(|range| range != noted.set)) {
            None => Ok(()),
            Some(noted) => Err(noted.fault(format!(
                "expected a range of numbers for the set {} in setup.toml, found none",
                noted.set
            ))),
        }
    }
}

/// A number that the rules fix. The file says it for its readers; another one would have no effect, so it is refused.
pub(super) struct Always<const N: u8>;

impl<'de, const N: u8> Deserialize<'de> for Always<N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match u8::deserialize(from)? {
            found if found == N => Ok(Always),
            found => {
                Err(D::Error::custom(format!("expected {N}, which the rules fix, found {found}")))
            }
        }
    }
}

/// What every file says about itself. Here and in the other records a field with an underscore is for readers of the
/// file: it has to be there, and the rules do not ask for it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Meta {
    #[serde(rename = "game")]
    _game: String,
    #[serde(rename = "file")]
    _file: String,
    #[serde(rename = "source")]
    _source: String,
}

/// A period by its number.
pub(super) fn period_of(file: &File<'_>, number: &Spanned<u8>) -> Result<Period, Fault> {
    Period::numbered(*number.get_ref()).ok_or_else(|| {
        let what = format!("expected a period, 1, 2 or 3, found {}", number.get_ref());
        file.fault(number.span(), what)
    })
}
