//! Which language, and the words of a game in it together with our own.

use std::env;

use kernel::{Book, Lang};
use render::Words;

/// What the command line itself says about games, in three languages.
pub(crate) const CLI_BOOK: Book = Book::of_words([
    include_str!("../words/en.ftl"),
    include_str!("../words/it.ftl"),
    include_str!("../words/ja.ftl"),
]);

/// The words of a game, and ours.
pub(crate) fn words(lang: Lang, game: &Book) -> Words {
    Words::of(lang, [game, &CLI_BOOK])
}

/// Our own words, where no game is in question.
pub(crate) fn own_words(lang: Lang) -> Words {
    Words::of(lang, [&CLI_BOOK])
}

/// The language of the environment, as POSIX orders it; English if that is none of ours.
pub(crate) fn of_the_environment() -> Lang {
    let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    locale.map_or(Lang::En, |locale| of_a_locale(&locale))
}

fn of_a_locale(locale: &str) -> Lang {
    let code = locale.split(['_', '.', '@', '-']).next().unwrap_or("");
    code.to_ascii_lowercase().parse().unwrap_or(Lang::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_their_language_first() {
        for (locale, lang) in [
            ("it_IT.UTF-8", Lang::It),
            ("ja", Lang::Ja),
            ("JA_jp", Lang::Ja),
            ("C.UTF-8", Lang::En),
            ("italian", Lang::En),
            ("", Lang::En),
        ] {
            assert_eq!(of_a_locale(locale), lang, "{locale}");
        }
    }

    #[test]
    fn our_own_words_are_whole() {
        assert_eq!(render::audit::words("cli", &CLI_BOOK), []);
    }
}
