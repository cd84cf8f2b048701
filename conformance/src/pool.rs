//! Moves met so far, and notations made out of theirs: what else a seat might try.

use std::collections::{HashMap, HashSet};
use std::fmt::Display;
use std::hash::Hash;
use std::str::FromStr;

use kernel::{Draw, Rng};

/// How many moves and words are remembered to try elsewhere.
const REMEMBERED: usize = 512;
/// One in this many mutations is made of words alone, after no move that was ever listed.
const NEW_NOTATIONS: u32 = 6;
/// How many notations are remembered before they are forgotten together.
const NOTATIONS: usize = 100_000;

/// Moves of this and earlier games, of all seats.
pub(crate) struct Pool<M> {
    moves: Vec<M>,
    words: Vec<String>,
    known_words: HashSet<String>,
    notations: HashMap<String, M>,
    met: HashSet<M>,
}

/// How a move that was met stands to those met before.
pub(crate) enum Meeting<M> {
    /// It was met before.
    Again,
    /// It is new, and so is its notation.
    New(String),
    /// It is new, but another move has its notation.
    Homonym(String, M),
}

impl<M: Clone + Eq + Hash + Display + FromStr> Pool<M> {
    pub(crate) fn new() -> Pool<M> {
        Pool {
            moves: Vec::new(),
            words: Vec::new(),
            known_words: HashSet::new(),
            notations: HashMap::new(),
            met: HashSet::new(),
        }
    }

    /// Remembers a move.
    pub(crate) fn meet(&mut self, mv: &M, rng: &mut Rng) -> Meeting<M> {
        if self.met.contains(mv) {
            return Meeting::Again;
        }
        if self.met.len() >= NOTATIONS {
            self.met.clear();
            self.notations.clear();
        }
        self.met.insert(mv.clone());
        let notation = mv.to_string();
        keep(&mut self.moves, mv.clone(), rng);
        notation.split_whitespace().for_each(|word| self.keep_word(word, rng));
        match self.notations.insert(notation.clone(), mv.clone()) {
            None => Meeting::New(notation),
            Some(other) => Meeting::Homonym(notation, other),
        }
    }

    /// Remembers the words of a text that says what a notation expects.
    pub(crate) fn learn(&mut self, expected: &str, rng: &mut Rng) {
        let parts = expected.split(|c: char| !c.is_alphanumeric() && c != '-');
        parts.filter(|part| !part.is_empty()).for_each(|word| self.keep_word(word, rng));
    }

    fn keep_word(&mut self, word: &str, rng: &mut Rng) {
        if self.known_words.len() < NOTATIONS && !self.known_words.contains(word) {
            self.known_words.insert(word.to_string());
            keep(&mut self.words, word.to_string(), rng);
        }
    }

    /// A move met earlier, somewhere.
    pub(crate) fn remembered(&self, rng: &mut Rng) -> Option<M> {
        (!self.moves.is_empty()).then(|| self.moves[rng.index(self.moves.len())].clone())
    }

    /// A text that looks like a notation.
    pub(crate) fn mutated(&self, rng: &mut Rng) -> Option<String> {
        let one = self.remembered(rng)?.to_string();
        if rng.below(NEW_NOTATIONS) == 0 {
            let length = 1 + rng.index(one.split(' ').count());
            return (0..length)
                .map(|_| self.word(rng))
                .collect::<Option<Vec<_>>>()
                .map(|w| w.join(" "));
        }
        let other = self.remembered(rng)?.to_string();
        let word = self.word(rng)?;
        Some(mutate(&one, &other, word, rng))
    }

    fn word(&self, rng: &mut Rng) -> Option<&str> {
        self.words.get(rng.index(self.words.len().max(1))).map(String::as_str)
    }
}

/// Puts an item into a list that does not grow beyond what is remembered.
fn keep<T>(items: &mut Vec<T>, item: T, rng: &mut Rng) {
    if items.len() < REMEMBERED {
        items.push(item);
    } else {
        let place = rng.index(items.len());
        items[place] = item;
    }
}

/// One small change to a notation, with words from another and a word from anywhere.
fn mutate(one: &str, other: &str, word: &str, rng: &mut Rng) -> String {
    let mut words: Vec<&str> = one.split(' ').collect();
    let others: Vec<&str> = other.split(' ').collect();
    let at = rng.index(words.len());
    match rng.below(9) {
        0 => words[at] = others[rng.index(others.len())],
        1 => {
            words.truncate(at);
            words.extend(others.iter().skip(at));
        }
        2 => drop(words.remove(at)),
        3 => {
            let doubled = words[at];
            words.insert(at, doubled);
        }
        4 => words[at] = word,
        5 => words.insert(at, word),
        6 => {
            let last = words.len() - 1;
            words.swap(at, last);
        }
        7 => return with_another_character(one, rng),
        _ => return shortened(one, rng),
    }
    words.join(" ")
}

/// One character exchanged for its neighbour, or for something no notation expects.
fn with_another_character(text: &str, rng: &mut Rng) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    if characters.is_empty() {
        return "é".into();
    }
    let at = rng.index(characters.len());
    let code = characters[at] as u32;
    characters[at] = match rng.below(8) {
        0 => 'é',
        1 => char::from_u32(code ^ 0x20).unwrap_or('\n'),
        n if n % 2 == 0 => char::from_u32(code + 1).unwrap_or('0'),
        _ => char::from_u32(code.saturating_sub(1)).unwrap_or('9'),
    };
    characters.into_iter().collect()
}

fn shortened(text: &str, rng: &mut Rng) -> String {
    let length = text.chars().count();
    text.chars().take(rng.index(length.max(1))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seed;

    #[test]
    fn mutations_are_many_and_never_panic() {
        let mut rng = Seed::from_number(1).rng();
        let mut pool: Pool<String> = Pool::new();
        for notation in ["", "é", "step reactor drag medical", "pass"] {
            pool.meet(&notation.to_string(), &mut rng);
        }
        let mutants: HashSet<String> = (0..2000).filter_map(|_| pool.mutated(&mut rng)).collect();
        assert!(mutants.len() > 100, "{}", mutants.len());
        assert!(mutants.contains("step reactor medical"), "a word is dropped");
    }

    #[test]
    fn a_pool_stays_small_and_tells_homonyms() {
        let mut rng = Seed::from_number(1).rng();
        let mut pool: Pool<u32> = Pool::new();
        for n in 0..10_000 {
            assert!(matches!(pool.meet(&n, &mut rng), Meeting::New(_)));
        }
        assert!(matches!(pool.meet(&77, &mut rng), Meeting::Again));
        assert_eq!((pool.moves.len(), pool.words.len()), (REMEMBERED, REMEMBERED));
    }
}
