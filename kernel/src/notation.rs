//! Notations as text: reading them word by word, and saying what is wrong with one.

use std::str::FromStr;

use crate::text::Name;

/// A text that is not a move (or not a change to the opening position).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("at column {}: expected {expected}, found {}", column + 1, found_text(found))]
pub struct NotationError {
    /// Where it went wrong, in characters from the start, counted from zero.
    pub column: usize,
    /// What stood there; empty at the end of the text.
    pub found: String,
    /// What was expected there.
    pub expected: Name,
}

impl NotationError {
    /// An error at byte `at` of `text`, where `expected` should have stood.
    pub fn new(text: &str, at: usize, expected: impl Into<Name>) -> NotationError {
        let at = (0..=at.min(text.len())).rev().find(|i| text.is_char_boundary(*i)).unwrap_or(0);
        let (before, after) = text.split_at(at);
        let found = after.split_whitespace().next().unwrap_or("");
        NotationError {
            column: before.chars().count(),
            found: found.chars().take(40).collect(),
            expected: expected.into(),
        }
    }
}

fn found_text(found: &str) -> String {
    if found.is_empty() { "the end".into() } else { format!("`{found}`") }
}

/// Reads a notation word by word, keeping the place for errors.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    /// Starts at the beginning of `text`.
    pub fn new(text: &'a str) -> Words<'a> {
        Words { text, at: 0 }
    }

    fn skip_space(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    /// The next word without taking it.
    pub fn peek(&mut self) -> Option<&'a str> {
        self.skip_space();
        self.text[self.at..].split_whitespace().next()
    }

    /// The next word, or an error that says what was expected.
    pub fn word(&mut self, expected: impl Into<Name>) -> Result<&'a str, NotationError> {
        match self.peek() {
            Some(word) => {
                self.at += word.len();
                Ok(word)
            }
            None => Err(NotationError::new(self.text, self.text.len(), expected)),
        }
    }

    /// The next word, parsed.
    pub fn parse<T: FromStr>(&mut self, expected: impl Into<Name>) -> Result<T, NotationError> {
        let expected = expected.into();
        let word = self.word(expected.clone())?;
        let start = self.at - word.len();
        word.parse().map_err(|_| NotationError::new(self.text, start, expected))
    }

    /// The next word, looked up by a function.
    pub fn find<T>(
        &mut self,
        expected: impl Into<Name>,
        look_up: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, NotationError> {
        let expected = expected.into();
        let word = self.word(expected.clone())?;
        let start = self.at - word.len();
        look_up(word).ok_or_else(|| NotationError::new(self.text, start, expected))
    }

    /// Takes exactly this word.
    pub fn expect(&mut self, word: &'static str) -> Result<(), NotationError> {
        self.find(word, |found| (found == word).then_some(()))
    }

    /// The end: anything more is an error.
    pub fn end(mut self) -> Result<(), NotationError> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(NotationError::new(self.text, self.at, "the end")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notation_error_names_column_and_expectation() {
        let mut words = Words::new("step  réacteur drag");
        assert_eq!(words.word("a verb"), Ok("step"));
        assert_eq!(words.word("a section"), Ok("réacteur"));
        let error = words.expect("pull").unwrap_err();
        assert_eq!(error.to_string(), "at column 16: expected pull, found `drag`");
        let error = words.word("an item").unwrap_err();
        assert_eq!(error.to_string(), "at column 20: expected an item, found the end");
    }
}
