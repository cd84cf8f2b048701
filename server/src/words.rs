//! What the server itself says, and the words of every game, read once for each language.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use kernel::{Book, Lang, Text};
use protocol::http::AlmanacPage;
use render::Words;
use spoken::SPOKEN_BOOK;
use table::Registry;

/// What the server says around a table, in three languages.
pub const SERVER_BOOK: Book = Book::of_words([
    include_str!("../words/en.ftl"),
    include_str!("../words/it.ftl"),
    include_str!("../words/ja.ftl"),
]);

/// What one game says in one language.
struct OfGame {
    book: Book,
    words: Arc<Words>,
    /// As JSON, made when it is first asked for.
    almanac: OnceLock<Bytes>,
}

/// The words of every game and of the server, in every language.
pub(crate) struct AllWords {
    games: HashMap<(&'static str, Lang), OfGame>,
    own: [Words; 3],
}

impl AllWords {
    pub fn new(registry: &Registry) -> AllWords {
        let mut games = HashMap::new();
        for title in registry.all() {
            for lang in Lang::ALL {
                let words = Words::of(lang, [title.book(), &SERVER_BOOK, &SPOKEN_BOOK]);
                let almanac = OnceLock::new();
                let of_game = OfGame { book: *title.book(), words: Arc::new(words), almanac };
                games.insert((title.about().id, lang), of_game);
            }
        }
        AllWords { games, own: Lang::ALL.map(|lang| Words::of(lang, [&SERVER_BOOK, &SPOKEN_BOOK])) }
    }

    /// The words of a game, with the server's.
    pub fn of(&self, game: &'static str, lang: Lang) -> Arc<Words> {
        Arc::clone(&self.games[&(game, lang)].words)
    }

    /// The almanac of a game, without what is sealed: an `AlmanacPage` as JSON.
    pub fn almanac(&self, game: &'static str, lang: Lang) -> Bytes {
        let of_game = &self.games[&(game, lang)];
        let make = || {
            let all = spoken::almanac(&of_game.book, of_game.words.voice());
            let entries = all.into_iter().filter(|entry| !entry.sealed).collect();
            let page = serde_json::to_vec(&AlmanacPage { entries });
            Bytes::from(page.expect("an almanac is plain data"))
        };
        of_game.almanac.get_or_init(make).clone()
    }

    /// The server's own words.
    pub fn own(&self, lang: Lang) -> &Words {
        &self.own[lang as usize]
    }

    /// A sentence of the server's own.
    pub fn say(&self, lang: Lang, text: &Text) -> String {
        self.own(lang).voice().say(text)
    }
}

/// The first of our languages that a browser asks for in `Accept-Language`; English if it asks for none of them.
pub(crate) fn accepted_language(header: &str) -> Lang {
    let mut wanted: Vec<(f32, Lang)> = header
        .split(',')
        .filter_map(|part| {
            let mut parts = part.split(';');
            let code = parts.next()?.trim().split('-').next()?.to_ascii_lowercase();
            let weight = parts.find_map(|p| p.trim().strip_prefix("q=")?.parse().ok());
            Some((weight.unwrap_or(1.0), code.parse().ok()?))
        })
        .collect();
    wanted.sort_by(|one, other| other.0.total_cmp(&one.0));
    wanted.first().map_or(Lang::En, |(_, lang)| *lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_own_words_are_whole() {
        assert_eq!(render::audit::words("server", &SERVER_BOOK), []);
    }

    #[test]
    fn the_browser_names_its_languages_by_weight() {
        assert_eq!(accepted_language("it-IT,it;q=0.9,en;q=0.8"), Lang::It);
        assert_eq!(accepted_language("de, en;q=0.5, ja;q=0.7"), Lang::Ja);
        assert_eq!(accepted_language("fr"), Lang::En);
        assert_eq!(accepted_language(";;q=x,,"), Lang::En);
    }
}
