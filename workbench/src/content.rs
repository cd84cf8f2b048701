//! Content files: TOML read into typed records, every mistake with file, line and column, record and field, and what
//! was expected there. Records derive `Deserialize` with `deny_unknown_fields`; fields that are looked at again
//! later (ids, references, scripts) are [`toml::Spanned`].

mod files;
mod messages;
mod place;

pub use files::{BuiltIn, Files};

use std::ops::Range;

use kernel::{Fault, Place};
use serde::de::{DeserializeOwned, IntoDeserializer as _};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::script::{self, Cursor, Dialect, Mistake, Names};

/// A content file as it was written.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    file: &'a str,
    text: &'a str,
}

/// How an operation is written as a table: `{ op = "gain", n = 2, if = "..." }` with the key `op`.
///
/// It is read as `{ op = { gain = { n = 2 } }, if = "..." }`: the operation an enum with a variant for each word and
/// its parameters as fields, the keys named in `beside` next to it in a struct. Unlike serde's own tagged enums
/// this keeps the place of every parameter. Write operations without parameters as `Pass {}`.
#[derive(Clone, Copy, Debug)]
pub struct Tag {
    /// The key whose word names the operation.
    pub key: &'static str,
    /// Keys that belong to every operation, such as `if`.
    pub beside: &'static [&'static str],
}

impl<'a> Source<'a> {
    /// A file's name, for messages, and its text.
    pub const fn new(file: &'a str, text: &'a str) -> Source<'a> {
        Source { file, text }
    }

    /// The file's name.
    pub const fn file(&self) -> &'a str {
        self.file
    }

    /// Reads the whole file. `tags` says which tables are operations.
    pub fn read<T: DeserializeOwned>(&self, tags: &[Tag]) -> Result<T, Fault> {
        let parsed = DeTable::parse(self.text).and_then(|root| {
            let span = root.span();
            let mut root = DeValue::Table(root.into_inner());
            untag(&mut root, tags);
            T::deserialize(Spanned::new(span, root).into_deserializer())
        });
        parsed.map_err(|error| match error.span() {
            Some(span) => self.fault(span, messages::reworded(error.message())),
            None => Fault::whole(self.file, messages::reworded(error.message())),
        })
    }

    /// A mistake in what stands at these bytes of the file: finds its line, column, record and field.
    pub fn fault(&self, span: Range<usize>, message: impl Into<String>) -> Fault {
        let mut fault = Fault::at(self.file, Place::of(self.text, span.start), message);
        fault.field = place::field(self.text, &span);
        fault
    }

    /// Parses a field that holds a script.
    pub fn parse<'t, T>(
        &self,
        field: &'t Spanned<String>,
        dialect: Dialect,
        parser: impl FnOnce(&mut Cursor<'t>) -> Result<T, Mistake>,
    ) -> Result<T, Fault> {
        script::parse(field.get_ref(), dialect, parser).map_err(|mistake| {
            let mut fault = self.fault(field.span(), mistake.message);
            let raw = self.text.get(field.span()).unwrap_or_default();
            let at = field.span().start + place::in_string(raw, mistake.at);
            fault.place = Some(Place::of(self.text, at));
            fault
        })
    }

    /// Collects the ids of one kind of record ("a section"); each may stand there once.
    pub fn names<'i>(
        &self,
        what: &'static str,
        ids: impl IntoIterator<Item = &'i Spanned<String>>,
    ) -> Result<Names, Fault> {
        let mut known: Vec<&Spanned<String>> = Vec::new();
        for id in ids {
            if let Some(first) = known.iter().find(|known| known.get_ref() == id.get_ref()) {
                let line = Place::of(self.text, first.span().start).line;
                let message =
                    format!("expected each id once, found `{id}` again after line {line}");
                return Err(self.fault(id.span(), message));
            }
            known.push(id);
        }
        Ok(Names::new(what, known.into_iter().map(|id| id.get_ref().as_str())))
    }

    /// The number of the record that a field refers to.
    pub fn find(&self, names: &Names, id: &Spanned<String>) -> Result<usize, Fault> {
        names.find(id.get_ref()).map_err(|message| self.fault(id.span(), message))
    }
}

/// Turns every operation table inside out, as [`Tag`] says. A key whose value is not a word is left alone: `[[op]]`.
fn untag(value: &mut DeValue<'_>, tags: &[Tag]) {
    match value {
        DeValue::Array(items) => items.iter_mut().for_each(|item| untag(item.get_mut(), tags)),
        DeValue::Table(table) => {
            table.iter_mut().for_each(|(_, value)| untag(value.get_mut(), tags));
            for tag in tags {
                if let Some((key, word)) = table.remove_entry(tag.key) {
                    let word = operation(table, tag, word);
                    table.insert(key, word);
                }
            }
        }
        _ => {}
    }
}

/// The value of the key: the word with the parameters taken out of the table.
fn operation<'i>(
    table: &mut DeTable<'i>,
    tag: &Tag,
    word: Spanned<DeValue<'i>>,
) -> Spanned<DeValue<'i>> {
    let span = word.span();
    let name = match word.into_inner() {
        DeValue::String(name) => Spanned::new(span.clone(), name),
        other => return Spanned::new(span, other),
    };
    let beside = |key: &str| tag.beside.contains(&key);
    let (outside, inside): (Vec<_>, Vec<_>) =
        std::mem::take(table).into_iter().partition(|(key, _)| beside(key.get_ref()));
    table.extend(outside);
    // A parameter that is missing is reported at the word.
    let inside = Spanned::new(span.clone(), DeValue::Table(inside.into_iter().collect()));
    Spanned::new(span, DeValue::Table([(name, inside)].into_iter().collect()))
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct File {
        card: Vec<Card>,
    }

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Card {
        id: Spanned<String>,
        when: Option<Spanned<String>>,
        next: Option<Spanned<String>>,
        #[serde(default)]
        effects: Vec<Effect>,
    }

    #[derive(Deserialize, Debug, PartialEq)]
    #[serde(deny_unknown_fields)]
    struct Effect {
        op: Op,
        #[serde(rename = "if")]
        only_if: Option<String>,
    }

    #[derive(Deserialize, Debug, PartialEq)]
    #[serde(rename_all = "snake_case")]
    enum Op {
        Gain { res: Res, n: u8 },
        Pass {},
        Either { first: Box<Effect>, second: Box<Effect> },
    }

    #[derive(Deserialize, Debug, PartialEq)]
    #[serde(rename_all = "snake_case")]
    enum Res {
        Food,
        Fuel,
    }

    const TAGS: [Tag; 1] = [Tag { key: "op", beside: &["if"] }];

    fn read(text: &str) -> Result<File, Fault> {
        Source::new("cards.toml", text).read(&TAGS)
    }

    #[test]
    fn operations_are_tables_with_the_word_beside_the_parameters() {
        let text = "[[card]]\nid = 'a'\neffects = [{ op = 'gain', res = 'food', n = 2, if = 'x' }, { op = 'either', \
                    first = { op = 'pass' }, second = { op = 'gain', n = 1, res = 'fuel' } }]";
        let effects = &read(text).unwrap().card[0].effects;
        let effect = |op, only_if: Option<&str>| Effect { op, only_if: only_if.map(Into::into) };
        let first = Box::new(effect(Op::Pass {}, None));
        let second = Box::new(effect(Op::Gain { res: Res::Fuel, n: 1 }, None));
        assert_eq!(effects[0], effect(Op::Gain { res: Res::Food, n: 2 }, Some("x")));
        assert_eq!(effects[1], effect(Op::Either { first, second }, None));
    }

    #[test]
    fn mistakes_name_file_place_record_field_and_what_was_expected() {
        for (line, expected) in [
            (
                "efects = []",
                "4:1: card.b: efects: expected a known field (`id`, `when`, `next` or `effects`), found `efects`; did you mean `effects`?",
            ),
            ("when = 3", "4:8: card.b: when: expected a text, found integer `3`"),
            (
                "effects = [{ op = 'gian' }]",
                "4:19: card.b: effects.1.op: expected a known word (`gain`, `pass` or `either`), found `gian`; did you mean `gain`?",
            ),
            (
                "effects = [{ op = 'gain', res = 'food' }]",
                "4:19: card.b: effects.1.op: expected the field `n`, found none",
            ),
            (
                "effects = [{ op = 'gain', res = 'food', n = 300 }]",
                "4:45: card.b: effects.1.n: expected a whole number from 0 to 255, found integer `300`",
            ),
            (
                "effects = [{ op = 'gain', res = 'fool', n = 3 }]",
                "4:33: card.b: effects.1.res: expected a known word (`food` or `fuel`), found `fool`; did you mean `food`?",
            ),
            (
                "effects = [{ op = 'pass', n = 3 }]",
                "4:27: card.b: effects.1.n: expected no parameters, found `n`",
            ),
            (
                "effects = [{ op = 'pass', if = 3 }]",
                "4:32: card.b: effects.1.if: expected a text, found integer `3`",
            ),
            (
                "effects = [{ n = 3 }]",
                "4:14: card.b: effects.1.n: expected a known field (`op` or `if`), found `n`",
            ),
            (
                "effects = [{ op = 3 }]",
                "4:19: card.b: effects.1.op: expected a word, found something else",
            ),
        ] {
            let text = format!("[[card]]\nid = 'a'\n[[card]]\n{line}\nid = 'b'");
            assert_eq!(read(&text).unwrap_err().to_string(), format!("cards.toml:{expected}"));
        }
        let broken = read("[[card]]\nid = ").unwrap_err();
        assert_eq!((broken.place.unwrap().line, broken.field), (2, None), "{}", broken.message);
        let missing = read("[[card]]\nnext = 'a'").unwrap_err().to_string();
        assert_eq!(missing, "cards.toml:1:1: card.1: expected the field `id`, found none");
    }

    #[test]
    fn ids_are_unique_and_references_known() {
        let text = "card = [\n{ id = 'one', next = 'two' },\n{ id = 'two', next = 'tow' },\n{ id = 'one' }]";
        let source = Source::new("cards.toml", text);
        let cards = source.read::<File>(&TAGS).unwrap().card;
        let twice = source.names("a card", cards.iter().map(|card| &card.id)).unwrap_err();
        assert_eq!(
            twice.to_string(),
            "cards.toml:4:8: card.one: id: expected each id once, found `one` again after line 2"
        );
        let names = source.names("a card", cards[..2].iter().map(|card| &card.id)).unwrap();
        assert_eq!(source.find(&names, cards[0].next.as_ref().unwrap()), Ok(1));
        assert_eq!(
            source.find(&names, cards[1].next.as_ref().unwrap()).unwrap_err().to_string(),
            "cards.toml:3:22: card.two: next: expected a card (`one` or `two`), found `tow`"
        );
    }

    #[test]
    fn a_mistake_in_a_script_has_the_column_of_the_file() {
        const PLAIN: Dialect = Dialect { in_words: "", equals: "=" };
        let text = "[[card]]\nid = 'a'\nwhen = \"say \\\"\\u00e9\\\" twice\"";
        let source = Source::new("cards.toml", text);
        let card = &source.read::<File>(&TAGS).unwrap().card[0];
        let fault = source.parse(card.when.as_ref().unwrap(), PLAIN, |cursor| {
            cursor.expect("say")?;
            cursor.text("a text")?;
            cursor.expect("once")
        });
        assert_eq!(
            fault.unwrap_err().to_string(),
            "cards.toml:3:24: card.a: when: expected `once`, found `twice`"
        );
    }
}
