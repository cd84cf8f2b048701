//! The terminal's own words, and how a sentence is said with plain facts.

use kernel::{Arg, Book, Lang, Name, Text};
use render::{Voice, Words};
use spoken::SPOKEN_BOOK;

/// What the terminal itself says, in three languages.
pub const TERMINAL_BOOK: Book = Book::of_words([
    include_str!("../words/en.ftl"),
    include_str!("../words/it.ftl"),
    include_str!("../words/ja.ftl"),
]);

/// The words of a game, if one is known, and ours.
pub fn words_of(lang: Lang, game: Option<&Book>) -> Words {
    Words::of(lang, game.into_iter().chain([&TERMINAL_BOOK, &SPOKEN_BOOK]))
}

/// A sentence with facts that are said already.
pub(crate) fn say_with<const N: usize>(
    voice: Voice<'_>,
    id: &'static str,
    facts: [(&'static str, String); N],
) -> String {
    let text = facts
        .into_iter()
        .fold(Text::new(id), |text, (name, fact)| text.with(name, Arg::Plain(Name::Owned(fact))));
    voice.say(&text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_own_words_are_whole() {
        assert_eq!(render::audit::words("terminal", &TERMINAL_BOOK), []);
    }
}
