//! Patterns of notations: which moves a step speaks of.

use std::fmt;

/// A pattern of a game's notation, word by word: `influence engineer|medical *`.
///
/// A word stands for itself, `a|b` for either, `*` for any one word, and `**` at the end for whatever follows, also
/// nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    words: Vec<Word>,
    open: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Word {
    Any,
    OneOf(Vec<String>),
}

impl Pattern {
    /// Reads a pattern.
    ///
    /// # Errors
    /// What is wrong with it, as "expected ..., found ...".
    pub fn parse(text: &str) -> Result<Pattern, String> {
        let mut words: Vec<&str> = text.split_whitespace().collect();
        let open = words.pop_if(|last| *last == "**").is_some();
        if words.is_empty() && !open {
            return Err("expected a pattern of moves, found nothing".into());
        }
        let word = |word: &str| match word {
            "*" => Ok(Word::Any),
            "**" => Err("expected `**` only at the end, found it before other words".to_string()),
            word if word.split('|').any(str::is_empty) => {
                Err(format!("expected words with `|` between them, found `{word}`"))
            }
            word if word.contains('*') => {
                Err(format!("expected `*` as a word of its own, found `{word}`"))
            }
            word => Ok(Word::OneOf(word.split('|').map(String::from).collect())),
        };
        let words = words.into_iter().map(word).collect::<Result<_, _>>()?;
        Ok(Pattern { words, open })
    }

    /// Whether a move, in its notation, is one of these.
    pub fn matches(&self, notation: &str) -> bool {
        let mut words = notation.split_whitespace();
        let fits = self.words.iter().all(|wanted| match (wanted, words.next()) {
            (_, None) => false,
            (Word::Any, Some(_)) => true,
            (Word::OneOf(known), Some(word)) => known.iter().any(|known| known == word),
        });
        fits && (self.open || words.next().is_none())
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.words.iter().map(|word| match word {
            Word::Any => "*".to_string(),
            Word::OneOf(known) => known.join("|"),
        });
        let words: Vec<String> = words.chain(self.open.then(|| "**".into())).collect();
        f.write_str(&words.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_matches_word_by_word() {
        for (pattern, yes, no) in [
            ("pass", "pass", "pass on"),
            ("step *", "step reactor", "step reactor drag medical"),
            ("step * **", "step reactor drag medical", "step"),
            ("step **", "step", "steps"),
            ("influence a|b *", "influence b 2", "influence c 2"),
            ("**", "anything at all", ""),
        ] {
            let read = Pattern::parse(pattern).unwrap();
            assert!(read.matches(yes), "{pattern} / {yes}");
            assert!(pattern == "**" || !read.matches(no), "{pattern} / {no}");
            assert_eq!(read.to_string(), pattern);
        }
    }

    #[test]
    fn mistakes_say_what_was_expected() {
        for (pattern, expected) in [
            ("  ", "expected a pattern of moves, found nothing"),
            ("** a", "expected `**` only at the end, found it before other words"),
            ("a|", "expected words with `|` between them, found `a|`"),
            ("re*", "expected `*` as a word of its own, found `re*`"),
        ] {
            assert_eq!(Pattern::parse(pattern), Err(expected.to_string()));
        }
    }
}
