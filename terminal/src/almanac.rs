//! The almanac of the game at the table, in the person's language, however it came here.

use std::collections::HashMap;

use kernel::{AlmanacEntry, Book, Name};
use render::Words;
use render::almanac::searchable;

/// An entry in words.
pub type Entry = AlmanacEntry<String>;

/// Every entry, found by its id and by what it says.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Almanac {
    entries: Vec<Entry>,
    places: HashMap<Name, usize>,
}

impl Almanac {
    /// An almanac of these entries.
    pub fn new(entries: Vec<Entry>) -> Almanac {
        let places = entries.iter().enumerate().map(|(at, entry)| (entry.id.clone(), at)).collect();
        Almanac { entries, places }
    }

    /// The almanac of a game that is known here.
    pub fn of(book: Option<&Book>, words: &Words) -> Almanac {
        Almanac::new(book.map_or_else(Vec::new, |book| spoken::almanac(book, words.voice())))
    }

    /// The sealed pages of a game that is known here: whoever has read one at a server's table reads it from these.
    pub fn sealed(book: Option<&Book>, words: &Words) -> Almanac {
        let mut almanac = Almanac::of(book, words);
        almanac.entries.retain(|entry| entry.sealed);
        Almanac::new(almanac.entries)
    }

    /// Takes the entries that a server has sent, beside the sealed pages that are known here.
    pub fn take(&mut self, mut entries: Vec<Entry>) {
        let new = |entry: &Entry| entries.iter().all(|other| other.id != entry.id);
        let sealed: Vec<Entry> =
            self.entries.drain(..).filter(|entry| entry.sealed && new(entry)).collect();
        entries.extend(sealed);
        *self = Almanac::new(entries);
    }

    /// The entry of an id.
    pub fn get(&self, id: &str) -> Option<&Entry> {
        self.places.get(id).and_then(|at| self.entries.get(*at))
    }

    /// Whether there is nothing to open. Pages of a story are opened from the book alone.
    pub fn is_empty(&self) -> bool {
        self.entries.iter().all(|entry| entry.sealed)
    }

    /// The entries that have all words, those first whose title has them. What is sealed is not found.
    pub fn found(&self, query: &str) -> Vec<&Entry> {
        let query = query.to_lowercase();
        let words: Vec<&str> = query.split_whitespace().collect();
        let has = |text: &str| words.iter().all(|word| text.contains(word));
        let open = self.entries.iter().filter(|entry| !entry.sealed);
        let mut found: Vec<&Entry> = open.filter(|entry| has(&searchable(entry))).collect();
        if !words.is_empty() {
            found.sort_by_key(|entry| !has(&entry.title.to_lowercase()));
        }
        found
    }
}
