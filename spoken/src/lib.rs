//! What a seat is told, in its language. The server, the terminal and whoever else holds a table say it with the same
//! words, whatever the game.
//!
//! [`Session`] is one viewer's side of a table: what they want done, and what they have not been told yet.
//! [`update`] words a whole update, [`why`] answers "why?", [`seat_names`](mod@seat_names) names who sits where, [`guidance`] words a
//! lesson. Nothing in here waits, reads a file or asks for the time.

pub mod almanac;
pub mod guidance;
pub mod question;
pub mod seat_names;
pub mod session;
pub mod update;
pub mod why;

use kernel::{Arg, Book, Name};

pub use almanac::almanac;
pub use question::Questions;
pub use seat_names::{Sitting, seat_names};
pub use session::{Deed, Denied, NotDone, STAND_IN, Session};
pub use update::{Presence, TableNow, sitters, told_view, update_view};

/// The words of this crate, in three languages.
pub const SPOKEN_BOOK: Book = Book::of_words([
    include_str!("../words/en.ftl"),
    include_str!("../words/it.ftl"),
    include_str!("../words/ja.ftl"),
]);

/// A fact that is said already.
fn plain(text: String) -> Arg {
    Arg::Plain(Name::Owned(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_own_words_are_whole() {
        assert_eq!(render::audit::words("spoken", &SPOKEN_BOOK), []);
    }
}
