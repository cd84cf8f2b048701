//! A game's almanac in words.

use kernel::{AlmanacEntry, Book};
use render::Voice;

/// Every entry of a game, the sealed ones too, in the voice's language.
pub fn almanac(book: &Book, voice: Voice<'_>) -> Vec<AlmanacEntry<String>> {
    (book.almanac)().into_iter().map(|entry| entry.map(&|text| voice.say(text))).collect()
}
