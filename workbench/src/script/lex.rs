//! Words, numbers, texts and marks. Lexing never fails: what fits nowhere is a token of its own, and the parser
//! says what it expected instead.

use std::fmt;
use std::ops::Range;

/// Where the languages differ in their writing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dialect {
    /// What a word may contain besides letters, digits and `_`. It always begins with a letter or `_`.
    pub in_words: &'static str,
    /// The mark for "is equal to": `=` or `==`.
    pub equals: &'static str,
}

/// One piece of a script.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token<'a> {
    /// A name or keyword.
    Word(&'a str),
    /// Digits.
    Number(i32),
    /// What stands between double quotes.
    Text(&'a str),
    /// Punctuation or an operator.
    Mark(&'static str),
    /// A character that no language uses.
    Stray(&'a str),
    /// An opening quote and the rest of the script: the closing quote is missing.
    Unclosed(&'a str),
    /// Digits that are too many for a number, or run into letters.
    NotANumber(&'a str),
    /// The end of the script.
    End,
}

/// Longer marks first, so that `>=` is not read as `>` and `=`.
const MARKS: [&str; 23] = [
    ">=", "<=", "!=", "==", "(", ")", "{", "}", "[", "]", ",", ";", ":", "|", "+", "-", "*", "/",
    "!", "@", "=", "<", ">",
];

impl Dialect {
    /// The token at or after byte `from`, with the bytes it takes.
    pub(super) fn token<'a>(&self, text: &'a str, from: usize) -> (Token<'a>, Range<usize>) {
        let rest = text[from..].trim_start();
        let start = text.len() - rest.len();
        let in_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || self.in_words.contains(c);
        let (token, length) = match rest.chars().next() {
            None => (Token::End, 0),
            Some(c) if c.is_ascii_alphabetic() || c == '_' => {
                let word = leading(rest, in_word);
                (Token::Word(word), word.len())
            }
            Some(c) if c.is_ascii_digit() => {
                let digits = leading(rest, |c| c.is_ascii_alphanumeric() || c == '_');
                (digits.parse().map_or(Token::NotANumber(digits), Token::Number), digits.len())
            }
            Some('"') => match rest[1..].find('"') {
                Some(length) => (Token::Text(&rest[1..=length]), length + 2),
                None => (Token::Unclosed(rest), rest.len()),
            },
            Some(c) => match MARKS.into_iter().find(|mark| rest.starts_with(mark)) {
                Some(mark) => (Token::Mark(mark), mark.len()),
                None => (Token::Stray(&rest[..c.len_utf8()]), c.len_utf8()),
            },
        };
        (token, start..start + length)
    }
}

fn leading(text: &str, belongs: impl Fn(char) -> bool) -> &str {
    text.split(|c| !belongs(c)).next().unwrap_or(text)
}

/// As an error message names what it found.
impl fmt::Display for Token<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Word(text) | Token::Mark(text) | Token::Stray(text) => write!(f, "`{text}`"),
            Token::Number(number) => write!(f, "`{number}`"),
            Token::Text(text) => write!(f, "`\"{text}\"`"),
            Token::Unclosed(_) => f.write_str("a quote that is never closed"),
            Token::NotANumber(digits) => write!(f, "`{digits}`, which is no number"),
            Token::End => f.write_str("the end"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str, in_words: &'static str) -> Vec<String> {
        let dialect = Dialect { in_words, equals: "=" };
        let mut from = 0;
        std::iter::from_fn(|| {
            let (token, span) = dialect.token(text, from);
            from = span.end;
            (token != Token::End).then(|| token.to_string())
        })
        .collect()
    }

    #[test]
    fn words_are_as_long_as_the_dialect_says() {
        assert_eq!(tokens("die.any+P7", ".@"), ["`die.any`", "`+`", "`P7`"]);
        assert_eq!(tokens("die.any", ""), ["`die`", "`.`", "`any`"]);
        assert_eq!(
            tokens("a>=-10|\"b c\"", ""),
            ["`a`", "`>=`", "`-`", "`10`", "`|`", "`\"b c\"`"]
        );
    }

    #[test]
    fn what_fits_nowhere_is_named() {
        assert_eq!(tokens("é%", ""), ["`é`", "`%`"]);
        assert_eq!(tokens("2147483647 2147483648 3x", "").len(), 3);
        assert_eq!(tokens("2147483648", ""), ["`2147483648`, which is no number"]);
        assert_eq!(tokens("3x", ""), ["`3x`, which is no number"]);
        assert_eq!(tokens("say \"a", ""), ["`say`", "a quote that is never closed"]);
    }
}
