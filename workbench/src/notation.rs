//! Readers for the words of a notation, on top of [`kernel::Words`]. Each takes one word or nothing, and says in its
//! error what was expected there. A number has one notation: no sign, no leading zeros.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use kernel::{NotationError, Words};

/// The number this word writes, if it is written in the one way numbers are.
pub fn as_number<N: FromStr + Display>(word: &str) -> Option<N> {
    word.parse().ok().filter(|number: &N| number.to_string() == word)
}

/// A number of this range: "Fame from 0 to 9".
///
/// # Errors
/// If the word is no number, is written otherwise, or lies outside.
pub fn number<N: FromStr + Display + PartialOrd>(
    words: &mut Words<'_>,
    what: &str,
    range: RangeInclusive<N>,
) -> Result<N, NotationError> {
    let expected = format!("{what} from {} to {}", range.start(), range.end());
    words.find(expected, |word| as_number(word).filter(|number| range.contains(number)))
}

/// A number from 1 to `most`, as an index from 0.
///
/// # Errors
/// If the word is no such number.
pub fn counted(words: &mut Words<'_>, what: &str, most: u8) -> Result<u8, NotationError> {
    number(words, what, 1..=most).map(|number| number - 1)
}

/// One of these, by how it is written. The error lists them: "a section (bridge, tanks)".
///
/// # Errors
/// If the word writes none of them.
pub fn one_of<T: Copy + Display>(
    words: &mut Words<'_>,
    what: &str,
    known: &[T],
) -> Result<T, NotationError> {
    let word = words.peek().unwrap_or("");
    let found = known.iter().copied().find(|known| known.to_string() == word);
    take(words, found, || format!("{what} ({})", joined(known)))
}

/// Whether this word stands here, where only it or the end may.
///
/// # Errors
/// If another word stands here.
pub fn optional(words: &mut Words<'_>, word: &'static str) -> Result<bool, NotationError> {
    match words.peek() {
        None => Ok(false),
        Some(found) if found == word => words.expect(word).map(|()| true),
        Some(_) => take(words, None, || format!("`{word}` or the end")),
    }
}

/// Takes the next word as what a look ahead has understood of it. Unlike `Words::find` it words what was expected only
/// if that is needed: for long lists.
///
/// # Errors
/// If nothing was understood, or there is no word.
pub fn take<T>(
    words: &mut Words<'_>,
    understood: Option<T>,
    expected: impl FnOnce() -> String,
) -> Result<T, NotationError> {
    if understood.is_some() {
        words.find("", |_| understood)
    } else {
        words.find(expected(), |_| None)
    }
}

/// Words with commas between them, for what is expected.
pub fn joined<T: Display>(words: impl IntoIterator<Item = T>) -> String {
    words.into_iter().map(|word| word.to_string()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_one_notation() {
        for (text, found) in
            [("7", Some(7)), ("07", None), ("+7", None), ("0", None), ("11", None), ("x", None)]
        {
            assert_eq!(number(&mut Words::new(text), "points", 1..=10).ok(), found, "{text}");
        }
        let error = counted(&mut Words::new("6"), "a slot", 5).unwrap_err();
        assert_eq!(error.to_string(), "at column 1: expected a slot from 1 to 5, found `6`");
        assert_eq!(counted(&mut Words::new("5"), "a slot", 5), Ok(4));
    }

    #[test]
    fn a_word_is_one_of_the_known_ones() {
        let mut words = Words::new("left now");
        assert_eq!(one_of(&mut words, "a side", &["left", "right"]), Ok("left"));
        let error = one_of(&mut words, "a side", &["left", "right"]).unwrap_err();
        assert_eq!(error.to_string(), "at column 6: expected a side (left, right), found `now`");
        let error = one_of(&mut Words::new(""), "a side", &["left"]).unwrap_err();
        assert_eq!(error.to_string(), "at column 1: expected a side (left), found the end");
    }

    #[test]
    fn a_word_that_may_be_missing() {
        assert_eq!(optional(&mut Words::new("grey"), "grey"), Ok(true));
        assert_eq!(optional(&mut Words::new(" "), "grey"), Ok(false));
        let error = optional(&mut Words::new("blue"), "grey").unwrap_err();
        assert_eq!(error.expected, "`grey` or the end");
    }
}
