//! What the end of one game leaves to the next: chapters of a campaign, an epilogue.
//!
//! Everything stands in the options of the next game, as a text that a person can read, so that every record stands on
//! its own. There is no campaign beside its chapters.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::census::Census;
use crate::game::{About, Game};
use crate::notation::{NotationError, Words};
use crate::options::{Choice, Given};
use crate::play::StateHash;
use crate::scene::Word;
use crate::text::{Name, Text};

/// What the end of a chapter leaves to the next one.
///
/// It tells nothing that was hidden at the end: it carries sets and never orders. What lay face down is dealt anew from
/// the next seed, so a chapter may show its seed when it is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Legacy {
    /// The options of the next chapter. What was carried stands in at least one [`Choice::Carried`].
    pub options: Given,
    /// How many may play on.
    pub seats: RangeInclusive<u8>,
    /// The keys that may be chosen anew.
    pub open: Vec<Name>,
    /// What the next chapter is called.
    pub title: Text,
    /// What is carried, in a few sentences.
    pub says: Vec<Text>,
    /// What came about in this chapter and stays, for whoever looks back. Whoever shows a campaign gathers the notes of
    /// its chapters: a game carries none of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
    /// What is left, with the place where the next chapter begins with it: for the laws, never stored.
    #[serde(skip)]
    pub left: Census,
}

/// One thing that a chapter leaves for good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "W: Word")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(bound = "W: crate::scene::Written", concrete(W = String)), schemars(rename = "Note")
)]
pub struct Note<W = Text> {
    /// What sort of thing it is.
    pub kind: NoteKind,
    /// What or whom it is about: a name.
    pub about: W,
    /// What came about, in a sentence.
    pub says: W,
}

impl Note {
    /// A note.
    pub fn new(kind: NoteKind, about: impl Into<Text>, says: impl Into<Text>) -> Note {
        Note { kind, about: about.into(), says: says.into() }
    }
}

impl<W> Note<W> {
    /// The same with every word turned into another.
    pub fn map<V>(&self, say: impl Fn(&W) -> V) -> Note<V> {
        Note { kind: self.kind, about: say(&self.about), says: say(&self.says) }
    }
}

/// What sort of thing a note is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum NoteKind {
    /// What somebody chose.
    Choice,
    /// What was won or found.
    Gain,
    /// Who died or was left behind.
    Fallen,
}

impl Legacy {
    /// The fingerprint of what is carried, as the record of the chapter that leaves it states it.
    pub fn hash<G: Game>(&self, game: &G) -> StateHash {
        carried_hash(game.about(), &self.options)
    }
}

/// The keys of the options that nobody chooses.
pub fn carried_keys(about: &About) -> impl Iterator<Item = &'static str> {
    let carried = |choice: &Choice| matches!(choice, Choice::Carried(_));
    about.options.iter().filter(move |spec| carried(&spec.choice)).map(|spec| spec.key)
}

/// The options without what was carried: what cards and lists show of a chapter.
pub fn shown(about: &About, options: &Given) -> Given {
    let mut shown = options.clone();
    carried_keys(about).for_each(|key| drop(shown.remove(key)));
    shown
}

/// The fingerprint of what was carried into a game with these options; what is not given is the default.
pub fn carried_hash(about: &About, options: &Given) -> StateHash {
    let value = |key: &'static str| {
        let spec = about.options.iter().find(|spec| spec.key == key);
        let default = spec.map_or("", |spec| spec.default);
        (key, options.get(key).map_or(default, String::as_str))
    };
    StateHash::of(&carried_keys(about).map(value).collect::<Vec<_>>())
}

/// Reads the first word of a carried text, `v1`: which of the versions up to `newest` wrote it. Every version that was
/// ever published is read for as long as the game exists.
pub fn version(words: &mut Words<'_>, newest: u32) -> Result<u32, NotationError> {
    let expected = match newest {
        1 => "the version `v1`".to_string(),
        _ => format!("a version from `v1` to `v{newest}`"),
    };
    words.find(expected, |word| written_version(word).filter(|found| *found <= newest))
}

/// The version that a carried text says it was written in.
pub fn written_version(text: &str) -> Option<u32> {
    let digits = text.split(' ').next()?.strip_prefix('v')?;
    let plain = digits.bytes().all(|b| b.is_ascii_digit()) && !digits.starts_with('0');
    digits.parse().ok().filter(|_| plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_the_first_word() {
        for (text, found) in [
            ("v1 objective O002", Some(1)),
            ("v12", Some(12)),
            ("v0 x", None),
            ("v01 x", None),
            ("objective", None),
            ("v", None),
            ("", None),
        ] {
            assert_eq!(written_version(text), found, "{text}");
        }
        assert_eq!(version(&mut Words::new("v2 crew 3"), 2), Ok(2));
        let error = version(&mut Words::new("v3 crew 3"), 2).unwrap_err();
        assert_eq!(
            error.to_string(),
            "at column 1: expected a version from `v1` to `v2`, found `v3`"
        );
    }
}
