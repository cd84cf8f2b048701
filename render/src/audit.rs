//! What translators forgot: messages that one language has and another lacks, sentences that leave a fact out.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use kernel::book::KERNEL_BOOK;
use kernel::{Book, Fault, Lang, Place};

use crate::RENDER_BOOK;

/// Every fault of a game's words: what Fluent cannot read, an id that stands twice or that the kernel uses already,
/// a message or an argument that one language has and another lacks, a message that refers to none. The files are
/// called `game/words/en.ftl` and so on.
pub fn words(game: &str, book: &Book) -> Vec<Fault> {
    let reserved = [&KERNEL_BOOK, &RENDER_BOOK].map(|book| read("", Lang::En, book));
    let reserved: BTreeSet<String> =
        reserved.into_iter().flat_map(|words| words.messages.into_keys()).collect();
    let mut faults = own(game, book);
    for lang in Lang::ALL {
        let words = read(game, lang, book);
        let clashes = words.messages.iter().filter(|(id, _)| reserved.contains(*id));
        faults.extend(clashes.map(|(id, message)| {
            words.fault(
                message,
                format!("expected an id of the game's own, found `{id}`, which every table has"),
            )
        }));
    }
    faults
}

/// The faults of a book by itself, the kernel's included.
pub(crate) fn own(game: &str, book: &Book) -> Vec<Fault> {
    let all = Lang::ALL.map(|lang| read(game, lang, book));
    let mut faults: Vec<Fault> = all.iter().flat_map(|words| words.faults.clone()).collect();
    for words in &all {
        for other in all.iter().filter(|other| other.lang != words.lang) {
            faults.extend(compare(words, other));
        }
        faults.extend(words.dangling());
    }
    faults
}

/// What `words` has and `other` lacks.
fn compare(words: &Read, other: &Read) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (id, message) in &words.messages {
        match other.messages.get(id) {
            None => faults.push(Fault::whole(
                &other.file,
                format!("expected the message `{id}`, which {} has, found none", words.file),
            )),
            Some(theirs) => {
                for name in message.arguments.difference(&theirs.arguments) {
                    faults.push(other.fault(
                        theirs,
                        format!("expected `{id}` to use ${name}, as {} does", words.file),
                    ));
                }
            }
        }
    }
    faults
}

/// One message: where it stands, which arguments and which other messages it uses.
#[derive(Default)]
struct Message {
    offset: usize,
    arguments: BTreeSet<String>,
    references: BTreeSet<String>,
}

/// One language of a book.
struct Read {
    lang: Lang,
    file: String,
    text: &'static str,
    messages: BTreeMap<String, Message>,
    faults: Vec<Fault>,
}

impl Read {
    fn fault(&self, message: &Message, wrong: String) -> Fault {
        Fault::at(&self.file, Place::of(self.text, message.offset), wrong)
    }

    fn dangling(&self) -> Vec<Fault> {
        let lacks = |id: &&String| !self.messages.contains_key(*id);
        let dangling = |(id, message): (&String, &Message)| {
            message
                .references
                .iter()
                .filter(lacks)
                .map(|other| {
                    self.fault(
                        message,
                        format!(
                            "expected `{id}` to refer to a message, found `{other}`, which is none"
                        ),
                    )
                })
                .collect::<Vec<_>>()
        };
        self.messages.iter().flat_map(dangling).collect()
    }
}

fn read(game: &str, lang: Lang, book: &Book) -> Read {
    let text = book.words(lang);
    let mut read = Read {
        lang,
        file: format!("{game}/words/{lang}.ftl"),
        text,
        messages: BTreeMap::new(),
        faults: Vec::new(),
    };
    let (resource, errors) = match parser::parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((partial, errors)) => (partial, errors),
    };
    for error in errors {
        let place = Place::of(text, error.pos.start);
        read.faults.push(Fault::at(&read.file, place, format!("not a Fluent message: {error}")));
    }
    for entry in &resource.body {
        let (id, pattern, attributes) = match entry {
            Entry::Message(message) => {
                (message.id.name.to_string(), message.value.as_ref(), &message.attributes)
            }
            Entry::Term(term) => {
                (format!("-{}", term.id.name), Some(&term.value), &term.attributes)
            }
            _ => continue,
        };
        let mut message = Message { offset: offset_of(text, &id), ..Message::default() };
        for pattern in pattern.into_iter().chain(attributes.iter().map(|a| &a.value)) {
            message.read(pattern);
        }
        if pattern.is_none() {
            let fault = read.fault(
                &message,
                format!("expected `{id}` to say something, found attributes only"),
            );
            read.faults.push(fault);
        }
        if let Some(first) = read.messages.insert(id.clone(), message) {
            let fault = read.fault(&first, format!("expected `{id}` once, found it again"));
            read.faults.push(fault);
        }
    }
    read
}

/// Where a message stands: Fluent's syntax tree does not say, but an id always begins a line.
fn offset_of(text: &str, id: &str) -> usize {
    let starts =
        |line: &str| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        if starts(line) {
            return offset;
        }
        offset += line.len();
    }
    0
}

impl Message {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                variants.iter().for_each(|variant| self.read(&variant.value));
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                // `$who-gender` is an attribute of `$who`, which other languages need not ask for.
                let name = id.name.split('-').next().unwrap_or(id.name);
                self.arguments.insert(name.to_string());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_string());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.read_arguments(arguments));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.read_arguments(arguments),
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn read_arguments(&mut self, arguments: &fluent_syntax::ast::CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.read_inline(argument));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book(words: [&'static str; 3]) -> Book {
        Book { words, rules: &[], ledger: "", almanac: Vec::new }
    }

    fn found(words: [&'static str; 3]) -> Vec<String> {
        super::words("game", &book(words)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_kernels_and_the_edges_own_words_are_whole() {
        assert_eq!(own("kernel", &KERNEL_BOOK), []);
        assert_eq!(own("render", &RENDER_BOOK), []);
    }

    #[test]
    fn the_smallest_games_words_are_whole() {
        assert_eq!(super::words("tictactoe", kernel::Game::book(&tictactoe::TicTacToe)), []);
    }

    #[test]
    fn a_forgotten_message_is_named_with_its_file() {
        let faults = found(["a = A\nb = B", "a = A\nb = B", "a = A"]);
        assert_eq!(faults.len(), 2, "{faults:?}");
        assert_eq!(
            faults[0],
            "game/words/ja.ftl: expected the message `b`, which game/words/en.ftl has, found none"
        );
    }

    #[test]
    fn a_forgotten_argument_is_named_with_its_line() {
        let faults = found(["\na = { $x }", "\na = { $x }", "\na = { $y }"]);
        assert!(
            faults.contains(
                &"game/words/ja.ftl:2:1: expected `a` to use $x, as game/words/en.ftl does".into()
            ),
            "{faults:?}"
        );
        assert_eq!(faults.len(), 4, "{faults:?}");
        assert_eq!(
            found(["a = { $who }", "a = { $who }{ $who-gender }", "a = { $who }"]),
            [] as [&str; 0]
        );
    }

    #[test]
    fn clashes_doubles_danglers_and_junk_are_found() {
        let clash = found(["seat-name = x"; 3]);
        assert!(clash.len() == 3 && clash[0].contains("every table has"), "{clash:?}");
        let double = found(["a = x\na = y"; 3]);
        assert!(double.len() == 3 && double[0].contains("once"), "{double:?}");
        let dangling = found(["a = { b } { -c }"; 3]);
        assert!(dangling.len() == 6 && dangling[0].contains("which is none"), "{dangling:?}");
        let junk = found(["a = { $", "a = x", "a = x"]);
        assert!(junk.iter().any(|f| f.starts_with("game/words/en.ftl:1:")), "{junk:?}");
        let empty = found(["a =\n    .b = c"; 3]);
        assert!(empty.len() == 3 && empty[0].contains("attributes only"), "{empty:?}");
    }
}
