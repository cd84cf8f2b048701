//! A game's almanac: an entry for every thing it has, so that a client can draw its card and open its page.
//!
//! Entries are made from content, once, and tell nothing of any position: what is public about a card before anybody has
//! drawn it. A scene names them ([`Piece::entry`](crate::scene::Piece::entry)), which keeps scenes small.

use serde::{Deserialize, Serialize};

use crate::scene::{Badge, Word, map_all};
use crate::text::{Name, Text};

/// One thing of a game: a card, a character, a room, a token, an ability, a die.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "W: Word")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(bound = "W: crate::scene::Written", concrete(W = String), optional_fields), schemars(rename = "Entry")
)]
pub struct Entry<W = Text> {
    /// Unique in the game, and of letters, digits and hyphens: it stands in addresses.
    pub id: Name,
    /// What kind of thing it is: its colour, letter and shape.
    pub stock: Stock,
    /// Its name.
    pub title: W,
    /// What it is, under the picture at the left: "Secret Identity".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<W>,
    /// What goes with it at the right: "only in Combat".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aside: Option<W>,
    /// What it costs or demands, at the top right: one number with its sign.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<Badge<W>>,
    /// An icon name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Name>,
    /// A few signs with numbers: what a small card says instead of its text.
    #[serde(default)]
    pub signs: Vec<Badge<W>>,
    /// The text of the card.
    #[serde(default)]
    pub text: Vec<Passage<W>>,
    /// What its page says beyond the card, sentence by sentence.
    #[serde(default)]
    pub more: Vec<Passage<W>>,
    /// The rules about it, its own first.
    #[serde(default)]
    pub rules: Vec<Name>,
    /// Other entries that belong to it.
    #[serde(default)]
    pub see: Vec<Name>,
    /// What is printed on it to find it by: a number, a set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<Name>,
    /// Whether only who has read it at the table may read it: a page of a story. It is left out of every list.
    #[serde(default)]
    pub sealed: bool,
}

impl Entry {
    /// An entry with nothing but its name yet.
    pub fn new(id: impl Into<Name>, stock: Stock, title: impl Into<Text>) -> Entry {
        Entry {
            id: id.into(),
            stock,
            title: title.into(),
            line: None,
            aside: None,
            cost: None,
            picture: None,
            signs: Vec::new(),
            text: Vec::new(),
            more: Vec::new(),
            rules: Vec::new(),
            see: Vec::new(),
            number: None,
            sealed: false,
        }
    }
}

impl<W> Entry<W> {
    /// The same with every word turned into another.
    pub fn map<V>(self, say: &impl Fn(&W) -> V) -> Entry<V> {
        Entry {
            id: self.id,
            stock: self.stock,
            title: say(&self.title),
            line: self.line.as_ref().map(say),
            aside: self.aside.as_ref().map(say),
            cost: self.cost.map(|cost| cost.map(say)),
            picture: self.picture,
            signs: map_all(self.signs, |sign| sign.map(say)),
            text: map_all(self.text, |passage| passage.map(say)),
            more: map_all(self.more, |passage| passage.map(say)),
            rules: self.rules,
            see: self.see,
            number: self.number,
            sealed: self.sealed,
        }
    }
}

/// A paragraph of a card or a page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "W: Word")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(bound = "W: crate::scene::Written", concrete(W = String), optional_fields), schemars(rename = "Passage")
)]
pub struct Passage<W = Text> {
    /// What stands before it: "+3", "A", the faces of a die.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<W>,
    /// The sentence or sentences.
    pub text: W,
    /// How it is set.
    #[serde(default)]
    pub set: Setting,
    /// Signs behind it.
    #[serde(default)]
    pub signs: Vec<Badge<W>>,
}

impl Passage {
    /// A plain paragraph.
    pub fn new(text: impl Into<Text>) -> Passage {
        Passage { mark: None, text: text.into(), set: Setting::Plain, signs: Vec::new() }
    }

    /// The paragraph with something before it.
    #[must_use]
    pub fn marked(mut self, mark: impl Into<Text>) -> Passage {
        self.mark = Some(mark.into());
        self
    }

    /// The paragraph set so.
    #[must_use]
    pub fn set(mut self, set: Setting) -> Passage {
        self.set = set;
        self
    }
}

impl<W> Passage<W> {
    /// The same with every word turned into another.
    pub fn map<V>(self, say: &impl Fn(&W) -> V) -> Passage<V> {
        Passage {
            mark: self.mark.as_ref().map(say),
            text: say(&self.text),
            set: self.set,
            signs: map_all(self.signs, |sign| sign.map(say)),
        }
    }
}

/// How a paragraph is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Setting {
    /// As text.
    #[default]
    Plain,
    /// As the heading of what follows.
    Heading,
    /// In a box of its own: one of several options, an ambush.
    Boxed,
    /// As a story tells it.
    Prose,
    /// Small and muted: a reminder.
    Aside,
}

/// What kind of thing an entry is about. Each has a colour, a letter and a shape, always together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Stock {
    /// Who somebody secretly is, or what they secretly want.
    Identity,
    /// A person.
    Character,
    /// A thing people carry.
    Object,
    /// A place to explore.
    Exploration,
    /// A vehicle or a part of one.
    Vehicle,
    /// Whoever attacks.
    Enemy,
    /// What happens to everybody.
    Event,
    /// A story with choices.
    Story,
    /// What somebody may do.
    Action,
    /// A wound.
    Wound,
    /// Something that makes ill.
    Contamination,
    /// A card of two halves.
    Section,
    /// A room, a space, a sector of the map.
    Place,
    /// A counter, a marker, a state of something.
    Token,
    /// What somebody or something can do by nature.
    Ability,
    /// A die, with its faces.
    Die,
}

/// A page that is open on the table, or lies in the table's book: a story, a result.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "W: Word")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(bound = "W: crate::scene::Written", concrete(W = String), optional_fields), schemars(rename = "Page")
)]
pub struct Page<W = Text> {
    /// Unique among the scene's zones, pieces and links: offers that answer the page touch it.
    pub id: Name,
    /// Its title.
    pub title: W,
    /// An icon name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Name>,
    /// Its paragraphs.
    pub text: Vec<Passage<W>>,
    /// The rule it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Name>,
}

impl Page {
    /// A page without paragraphs yet.
    pub fn new(id: impl Into<Name>, title: impl Into<Text>) -> Page {
        Page { id: id.into(), title: title.into(), picture: None, text: Vec::new(), rule: None }
    }
}

impl<W> Page<W> {
    /// The same with every word turned into another.
    pub fn map<V>(self, say: &impl Fn(&W) -> V) -> Page<V> {
        Page {
            id: self.id,
            title: say(&self.title),
            picture: self.picture,
            text: map_all(self.text, |passage| passage.map(say)),
            rule: self.rule,
        }
    }
}

/// A page that was read and stays readable: its text is the almanac's entry of that id.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "W: Word")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(bound = "W: crate::scene::Written", concrete(W = String), optional_fields), schemars(rename = "ReadPage")
)]
pub struct ReadPage<W = Text> {
    /// The entry's id.
    pub entry: Name,
    /// Its title.
    pub title: W,
    /// What was answered, if it asked something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<W>,
}

impl<W> ReadPage<W> {
    /// The same with every word turned into another.
    pub fn map<V>(self, say: &impl Fn(&W) -> V) -> ReadPage<V> {
        ReadPage {
            entry: self.entry,
            title: say(&self.title),
            answer: self.answer.as_ref().map(say),
        }
    }
}
