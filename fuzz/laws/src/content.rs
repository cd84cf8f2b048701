//! What games are made of: content files and the scripts in them, with a small language of letters.

use std::fmt;

use serde::Deserialize;
use toml::Spanned;
use workbench::content::{Source, Tag};
use workbench::script::{Atom, Atoms, CondOf, Cursor, Dialect, Mistake, cond, parse};

use crate::parsers::text;

const LETTERS: Dialect = Dialect { in_words: "", equals: "=" };

/// An atom of one letter: from `a` to `m` it is true or false, from `n` to `z` it is a number.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Letter(char);

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

struct Alphabet;

impl Atoms for Alphabet {
    type Truth = Letter;
    type Number = Letter;

    fn atom(&mut self, cursor: &mut Cursor<'_>) -> Result<Atom<Letter, Letter>, Mistake> {
        let mut letters = cursor.word("a letter")?.chars();
        match (letters.next(), letters.next()) {
            (Some(letter @ 'a'..='m'), None) => Ok(Atom::Truth(Letter(letter))),
            (Some(letter @ 'n'..='z'), None) => Ok(Atom::Number(Letter(letter))),
            _ => Err(cursor.mistake("expected one letter")),
        }
    }
}

fn condition(text: &str) -> Result<CondOf<Alphabet>, Mistake> {
    parse(text, LETTERS, |cursor| cond(cursor, &mut Alphabet))
}

/// A condition that is read is read the same from its own writing; a mistake has its place in the text. Writing
/// adds brackets, so what is nested as deep as may be can be too deep when it is read again.
pub fn script(data: &[u8]) {
    let Some(text) = text(data) else { return };
    match condition(text) {
        Err(mistake) => assert!(mistake.at <= text.len(), "{mistake:?}"),
        Ok(parsed) => {
            let written = parsed.show(LETTERS).to_string();
            match condition(&written) {
                Err(mistake) => {
                    assert!(mistake.message.contains("nesting"), "{written}: {mistake:?}")
                }
                Ok(again) => assert_eq!(again, parsed, "written as `{written}`"),
            }
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    card: Vec<Card>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    id: Spanned<String>,
    when: Option<Spanned<String>>,
    next: Option<Spanned<String>>,
    #[serde(default)]
    effects: Vec<Effect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Effect {
    op: Op,
    #[serde(rename = "if")]
    only_if: Option<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Op {
    Gain {
        #[serde(rename = "n")]
        _n: u8,
    },
    Pass {},
    Twice {
        effect: Box<Effect>,
    },
}

const TAGS: [Tag; 1] = [Tag { key: "op", beside: &["if"] }];

/// Whatever stands in a content file, loading it is an answer, and a mistake has its place in the file.
pub fn content(data: &[u8]) {
    let Some(text) = text(data) else { return };
    if let Err(fault) = load(text) {
        let lines = text.split('\n').count() as u32;
        let place = fault.place.map_or(1, |place| place.line);
        assert!((1..=lines).contains(&place), "{fault}");
        assert!(!fault.message.is_empty(), "a mistake says what it is");
    }
}

fn load(text: &str) -> Result<(), kernel::Fault> {
    let source = Source::new("fuzz", text);
    let file: File = source.read(&TAGS)?;
    let names = source.names("a card", file.card.iter().map(|card| &card.id))?;
    for card in &file.card {
        card.next.as_ref().map(|next| source.find(&names, next)).transpose()?;
        script_of(&source, card.when.as_ref())?;
        for effect in &card.effects {
            conditions_of(&source, effect)?;
        }
    }
    Ok(())
}

fn conditions_of(source: &Source<'_>, effect: &Effect) -> Result<(), kernel::Fault> {
    script_of(source, effect.only_if.as_ref())?;
    match &effect.op {
        Op::Gain { .. } | Op::Pass {} => Ok(()),
        Op::Twice { effect } => conditions_of(source, effect),
    }
}

fn script_of(source: &Source<'_>, field: Option<&Spanned<String>>) -> Result<(), kernel::Fault> {
    let Some(field) = field else { return Ok(()) };
    source.parse(field, LETTERS, |cursor| cond(cursor, &mut Alphabet)).map(drop)
}
