//! The messages of a game and of the kernel, as far as the laws need them: ids and variables.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use kernel::book::{Book, KERNEL_BOOK, Lang};
use kernel::{Arg, Place, Text};

/// What one message uses.
#[derive(Clone, Default, Debug)]
struct Uses {
    variables: BTreeSet<String>,
    /// Messages it refers to, and terms with a hyphen before their id.
    references: BTreeSet<String>,
}

/// The messages (and terms) of one language.
type Messages = BTreeMap<String, Uses>;

/// The variables of every message: one set for all languages.
pub(crate) struct Wordbook {
    messages: HashMap<String, BTreeSet<String>>,
}

impl Wordbook {
    /// Reads a game's words together with the kernel's. The mistakes come as sentences.
    pub(crate) fn read(book: &Book) -> Result<Wordbook, Vec<String>> {
        let mut mistakes = Vec::new();
        let mut messages: Option<BTreeMap<String, BTreeSet<String>>> = None;
        for lang in Lang::ALL {
            let mut read = read_messages(
                &format!("kernel words/{lang}.ftl"),
                KERNEL_BOOK.words(lang),
                &mut mistakes,
            );
            let file = format!("words/{lang}.ftl");
            read.extend(read_messages(&file, book.words(lang), &mut mistakes));
            let variables = all_variables(&file, &read, &mut mistakes);
            match &messages {
                None => messages = Some(variables),
                Some(english) => compare(&file, english, &variables, &mut mistakes),
            }
        }
        match messages {
            Some(messages) if mistakes.is_empty() => {
                Ok(Wordbook { messages: messages.into_iter().collect() })
            }
            _ => Err(mistakes),
        }
    }

    /// What is wrong with a text, if anything: an unknown message, or other arguments than the message uses.
    pub(crate) fn mistake(&self, text: &Text) -> Option<String> {
        let Some(variables) = self.messages.get(text.id.as_ref()) else {
            return Some(format!("the message `{}` is in no language", text.id));
        };
        let given = || text.args.iter().map(|(name, _)| name.as_ref());
        let exact = given().count() == variables.len()
            && variables.iter().all(|variable| given().any(|name| name == variable));
        if !exact {
            return Some(format!(
                "the message `{}` uses {}, and gets {}",
                text.id,
                list(variables.iter().map(String::as_str)),
                list(given())
            ));
        }
        text.args.iter().find_map(|(_, arg)| match arg {
            Arg::Text(inner) => self.mistake(inner),
            Arg::List(items) => items.iter().find_map(|item| self.mistake(item)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Plain(_) => None,
        })
    }
}

fn list<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    let names: Vec<String> = names.into_iter().map(|name| format!("${name}")).collect();
    if names.is_empty() { "no arguments".into() } else { names.join(", ") }
}

fn compare(
    file: &str,
    english: &BTreeMap<String, BTreeSet<String>>,
    other: &BTreeMap<String, BTreeSet<String>>,
    mistakes: &mut Vec<String>,
) {
    for (id, variables) in english {
        match other.get(id) {
            None => mistakes.push(format!("{file}: the message `{id}` is missing")),
            Some(found) if found != variables => mistakes.push(format!(
                "{file}: the message `{id}` uses {}, and in English {}",
                list(found.iter().map(String::as_str)),
                list(variables.iter().map(String::as_str))
            )),
            Some(_) => {}
        }
    }
    for id in other.keys().filter(|id| !english.contains_key(*id)) {
        mistakes.push(format!("{file}: the message `{id}` is not there in English"));
    }
}

/// The variables of every message, those of the messages it refers to included.
fn all_variables(
    file: &str,
    messages: &Messages,
    mistakes: &mut Vec<String>,
) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for id in messages.keys().filter(|id| !id.starts_with('-')) {
        let mut variables = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut open = vec![id];
        while let Some(next) = open.pop() {
            if !seen.insert(next) {
                continue;
            }
            let Some(uses) = messages.get(next) else {
                mistakes.push(format!(
                    "{file}: the message `{id}` refers to `{next}`, which is missing"
                ));
                continue;
            };
            // A term gets only the arguments written where it is used, never those of the message.
            if !next.starts_with('-') {
                variables.extend(uses.variables.iter().cloned());
            }
            open.extend(&uses.references);
        }
        all.insert(id.clone(), variables);
    }
    all
}

fn read_messages(file: &str, text: &str, mistakes: &mut Vec<String>) -> Messages {
    let resource = parser::parse(text).unwrap_or_else(|(resource, errors)| {
        for error in errors {
            let place = Place::of(text, error.pos.start);
            mistakes.push(format!("{file}:{}:{}: {error}", place.line, place.column));
        }
        resource
    });
    let mut messages = Messages::new();
    for entry in &resource.body {
        let (id, value) = match entry {
            Entry::Message(message) => (message.id.name.to_string(), message.value.as_ref()),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value)),
            _ => continue,
        };
        let mut uses = Uses::default();
        match value {
            Some(pattern) => read_pattern(pattern, &mut uses),
            None => mistakes.push(format!("{file}: the message `{id}` has no value")),
        }
        if messages.insert(id.clone(), uses).is_some() {
            mistakes.push(format!("{file}: the message `{id}` is there twice"));
        }
    }
    messages
}

fn read_pattern(pattern: &Pattern<&str>, uses: &mut Uses) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            read_expression(expression, uses);
        }
    }
}

fn read_expression(expression: &Expression<&str>, uses: &mut Uses) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, uses),
        Expression::Select { selector, variants } => {
            read_inline(selector, uses);
            variants.iter().for_each(|variant| read_pattern(&variant.value, uses));
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, uses: &mut Uses) {
    match inline {
        InlineExpression::VariableReference { id } => {
            // `$who-gender` is an attribute of `$who`, which other languages need not ask for.
            let name = id.name.split('-').next().unwrap_or(id.name);
            uses.variables.insert(name.to_string());
        }
        InlineExpression::MessageReference { id, .. } => {
            uses.references.insert(id.name.to_string());
        }
        InlineExpression::TermReference { id, arguments, .. } => {
            uses.references.insert(format!("-{}", id.name));
            let given = arguments.iter().flat_map(|call| &call.positional);
            given.for_each(|argument| read_inline(argument, uses));
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| read_inline(argument, uses));
        }
        InlineExpression::Placeable { expression } => read_expression(expression, uses),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book(words: [&'static str; 3]) -> Book {
        Book { words, rules: &[], ledger: "", almanac: Vec::new }
    }

    fn mistakes(words: [&'static str; 3]) -> String {
        Wordbook::read(&book(words)).err().unwrap_or_default().join("\n")
    }

    #[test]
    fn the_kernels_words_are_sound() {
        assert_eq!(mistakes(["", "", ""]), "");
    }

    #[test]
    fn a_message_that_is_missing_somewhere_is_named() {
        assert_eq!(mistakes(["a = A", "", "a = A"]), "words/it.ftl: the message `a` is missing");
        assert!(mistakes(["", "", "a = A"]).contains("not there in English"));
    }

    #[test]
    fn variables_are_found_wherever_they_hide() {
        let english = "a = { $n ->\n    [one] { $x }\n   *[other] { NUMBER($y) }\n } { b } { -t }\nb = { $z }\n-t = { $own }";
        let all = "a = { $n } { $x } { $y } { $z } { -t }\nb = { $z }\n-t = T";
        assert_eq!(mistakes([english, all, all]), "");
        let less = "a = { $n } { $x } { $y } { -t }\nb = { $z }\n-t = T";
        let found = mistakes([english, all, less]);
        assert_eq!(
            found,
            "words/ja.ftl: the message `a` uses $n, $x, $y, and in English $n, $x, $y, $z"
        );
    }

    #[test]
    fn mistakes_in_the_writing_are_named() {
        assert!(mistakes(["a = { $n", "", ""]).starts_with("words/en.ftl:1:"), "no closing brace");
        assert!(mistakes(["a = { c }"; 3]).contains("refers to `c`, which is missing"));
        assert!(mistakes(["a = 1\na = 2"; 3]).contains("`a` is there twice"));
        assert!(mistakes(["a =\n    .attribute = 1"; 3]).contains("`a` has no value"));
    }

    #[test]
    fn a_text_needs_its_message_and_exactly_its_arguments() {
        let words = Wordbook::read(&book(["a = { $n }\nname = N"; 3])).unwrap();
        assert_eq!(words.mistake(&Text::new("a").with("n", 1)), None);
        assert_eq!(words.mistake(&Text::new("refused-game-over")), None, "the kernel's own");
        let wrong = [
            Text::new("b"),
            Text::new("a"),
            Text::new("a").with("m", 1),
            Text::new("a").with("n", 1).with("m", 1),
            Text::new("a").with("n", 1).with("n", 2),
            Text::new("a").with("n", "nobody"),
            Text::new("a").with("n", vec![Text::new("name"), Text::new("nobody")]),
        ];
        for text in wrong {
            assert!(words.mistake(&text).is_some(), "{text:?}");
        }
    }
}
