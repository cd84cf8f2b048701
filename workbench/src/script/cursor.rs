//! A place in a script, and the few steps that parsers are made of. Every failure is "expected ..., found ...".

use kernel::near::{either, expected_one_of};
use kernel::{Fault, Place};

use super::lex::{Dialect, Token};
use super::names::Names;

/// How deep brackets, blocks and `not` may nest: deeper than any content, shallower than any stack.
const MAX_DEPTH: u8 = 48;

/// How many things tried at one place a message names.
const MAX_TRIED: usize = 12;

/// A mistake in a script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// The byte of the script at which it was noticed.
    pub at: usize,
    /// What was expected, and what was found.
    pub message: String,
}

impl Mistake {
    /// The mistake as a fault in a file whose text is not at hand: the column counts within the field.
    /// Where the file's text is known, [`crate::content::Source::parse`] gives line and column.
    pub fn in_field(self, file: &str, field: &str, script: &str) -> Fault {
        let Place { line, column } = Place::of(script, self.at);
        let place = if line == 1 { format!("column {column}") } else { format!("{line}:{column}") };
        Fault::whole(file, self.message).in_field(format!("{field}, {place}"))
    }
}

/// Where a parser stands in a script. Copy it to look ahead and come back.
#[derive(Clone, Copy, Debug)]
pub struct Cursor<'a> {
    text: &'a str,
    dialect: Dialect,
    at: usize,
    depth: u8,
    /// What was looked for at this place and not found: a message names it all.
    tried: [&'static str; MAX_TRIED],
}

impl<'a> Cursor<'a> {
    /// The beginning of a script.
    pub fn new(text: &'a str, dialect: Dialect) -> Cursor<'a> {
        Cursor { text, dialect, at: 0, depth: 0, tried: [""; MAX_TRIED] }
    }

    /// The script's dialect.
    pub fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// The next token, without taking it.
    pub fn peek(&self) -> Token<'a> {
        self.dialect.token(self.text, self.at).0
    }

    /// Takes the next token.
    pub fn take(&mut self) -> Token<'a> {
        let (token, span) = self.dialect.token(self.text, self.at);
        self.at = span.end;
        self.tried = [""; MAX_TRIED];
        token
    }

    /// Takes the next token if it is this mark or word; tells whether it was.
    pub fn eat(&mut self, wanted: &'static str) -> bool {
        let found = matches!(self.peek(), Token::Word(it) | Token::Mark(it) if it == wanted);
        if found {
            self.take();
        } else if !self.tried.contains(&wanted)
            && let Some(free) = self.tried.iter_mut().find(|tried| tried.is_empty())
        {
            *free = wanted;
        }
        found
    }

    /// Takes this mark or word.
    pub fn expect(&mut self, wanted: &'static str) -> Result<(), Mistake> {
        if self.eat(wanted) { Ok(()) } else { Err(self.wrong("")) }
    }

    /// Takes any word. `what` says what it should be: "a domain".
    pub fn word(&mut self, what: &str) -> Result<&'a str, Mistake> {
        let Token::Word(word) = self.peek() else { return Err(self.wrong(what)) };
        self.take();
        Ok(word)
    }

    /// Takes a number without a sign.
    pub fn number(&mut self, what: &str) -> Result<i32, Mistake> {
        let Token::Number(number) = self.peek() else { return Err(self.wrong(what)) };
        self.take();
        Ok(number)
    }

    /// Takes a quoted text.
    pub fn text(&mut self, what: &str) -> Result<&'a str, Mistake> {
        let Token::Text(text) = self.peek() else { return Err(self.wrong(what)) };
        self.take();
        Ok(text)
    }

    /// Takes one of these words and returns what it stands for.
    pub fn one_of<T: Copy>(&mut self, what: &str, words: &[(&str, T)]) -> Result<T, Mistake> {
        if let Token::Word(word) = self.peek()
            && let Some((_, meaning)) = words.iter().find(|(known, _)| *known == word)
        {
            self.take();
            return Ok(*meaning);
        }
        let known: Vec<&str> = words.iter().map(|(known, _)| *known).collect();
        Err(self.mistake(expected_one_of(&self.wanted(what), &known, &self.peek().to_string())))
    }

    /// Takes a known name and returns its number.
    pub fn name(&mut self, names: &Names) -> Result<usize, Mistake> {
        if let Token::Word(word) = self.peek()
            && let Ok(number) = names.find(word)
        {
            self.take();
            return Ok(number);
        }
        Err(self.mistake(names.unknown(&self.wanted(names.what()), &self.peek().to_string())))
    }

    /// One or more items with a mark or word between them.
    pub fn separated<T>(
        &mut self,
        separator: &'static str,
        mut item: impl FnMut(&mut Self) -> Result<T, Mistake>,
    ) -> Result<Vec<T>, Mistake> {
        let mut items = vec![item(self)?];
        while self.eat(separator) {
            items.push(item(self)?);
        }
        Ok(items)
    }

    /// `()` or `(item, item)`.
    pub fn arguments<T>(
        &mut self,
        item: impl FnMut(&mut Self) -> Result<T, Mistake>,
    ) -> Result<Vec<T>, Mistake> {
        self.expect("(")?;
        if self.eat(")") {
            return Ok(Vec::new());
        }
        let items = self.nested(|cursor| cursor.separated(",", item))?;
        self.expect(")")?;
        Ok(items)
    }

    /// Whether the next token follows the last one without a space: `item:gun`.
    pub fn glued(&self) -> bool {
        self.dialect.token(self.text, self.at).1.start == self.at
    }

    /// Parses something inside something: every recursion of a parser goes through here, so that no script can
    /// exhaust the stack.
    pub fn nested<T>(
        &mut self,
        parser: impl FnOnce(&mut Self) -> Result<T, Mistake>,
    ) -> Result<T, Mistake> {
        if self.depth == MAX_DEPTH {
            let levels = format!("expected at most {MAX_DEPTH} levels of nesting, found more");
            return Err(self.mistake(levels));
        }
        self.depth += 1;
        let parsed = parser(self);
        self.depth -= 1;
        parsed
    }

    /// The byte at which the next token begins.
    pub fn offset(&self) -> usize {
        self.dialect.token(self.text, self.at).1.start
    }

    /// What was read from `start`, an earlier [`Cursor::offset`], to here.
    pub fn since(&self, start: usize) -> &'a str {
        &self.text[start..self.at.max(start)]
    }

    /// Demands that nothing is left.
    pub fn end(&self) -> Result<(), Mistake> {
        if self.peek() == Token::End { Ok(()) } else { Err(self.wrong("the end")) }
    }

    /// The mistake that the next token is not `what`, nor anything else that was tried here.
    pub fn wrong(&self, what: &str) -> Mistake {
        self.mistake(format!("expected {}, found {}", self.wanted(what), self.peek()))
    }

    fn wanted(&self, what: &str) -> String {
        let tried = self.tried.iter().filter(|tried| !tried.is_empty());
        let mut wanted: Vec<String> = tried.map(|tried| format!("`{tried}`")).collect();
        wanted.extend((!what.is_empty()).then(|| what.to_string()));
        either(&wanted)
    }

    /// A mistake at the next token, in the caller's own words.
    pub fn mistake(&self, message: impl Into<String>) -> Mistake {
        Mistake { at: self.offset(), message: message.into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Dialect = Dialect { in_words: "", equals: "=" };

    #[test]
    fn a_message_names_everything_that_was_tried() {
        let mut cursor = Cursor::new("go 3 away", PLAIN);
        assert!(cursor.eat("go") && !cursor.eat("to") && !cursor.eat("("));
        assert_eq!(cursor.wrong("a word").message, "expected `to`, `(` or a word, found `3`");
        assert_eq!(cursor.number("a number"), Ok(3));
        assert_eq!(cursor.end().unwrap_err().message, "expected the end, found `away`");
        assert_eq!(cursor.expect(";").unwrap_err().message, "expected `;`, found `away`");
    }

    #[test]
    fn lists_and_names_say_what_they_expected() {
        let mut cursor = Cursor::new("(a, b c)", PLAIN);
        let mistake = cursor.arguments(|c| c.word("an argument")).unwrap_err();
        assert_eq!((mistake.at, mistake.message.as_str()), (6, "expected `,` or `)`, found `c`"));
        let rooms = Names::new("a room", ["bridge", "tanks"]);
        let mistake = Cursor::new("\"bridge\"", PLAIN).name(&rooms).unwrap_err();
        assert_eq!(
            mistake.message,
            "expected a room (`bridge` or `tanks`), found `\"bridge\"`; did you mean `bridge`?"
        );
        let mistake = Cursor::new(" yess", PLAIN).one_of("an answer", &[("yes", 1), ("no", 0)]);
        assert_eq!(
            mistake.unwrap_err().in_field("a.toml", "x: y", " yess").to_string(),
            "a.toml: x: y, column 2: expected an answer (`yes` or `no`), found `yess`; did you mean `yes`?"
        );
    }

    #[test]
    fn a_copy_looks_ahead_and_glue_is_noticed() {
        let cursor = Cursor::new("a:b c", PLAIN);
        let mut ahead = cursor;
        assert!(ahead.eat("a") && ahead.glued() && ahead.eat(":") && ahead.glued());
        assert!(ahead.eat("b") && !ahead.glued());
        assert_eq!((ahead.since(0), cursor.peek()), ("a:b", Token::Word("a")));
    }
}
