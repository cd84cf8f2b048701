//! What the games' small content languages have in common: words with places, parsing that says what it expected,
//! integer and boolean expressions, and flat programs that stop where somebody is asked. What a word means stays with its game;
//! `docs/content-languages.md` shows how to write such a language in an afternoon.
//!
//! Scripts are parsed once, when content is loaded (see [`crate::content`]). The trees and programs that come out
//! hold a game's own types and no text.

mod cursor;
mod expr;
mod lex;
mod names;
mod program;

pub use cursor::{Cursor, Mistake};
pub use expr::{Atom, Atoms, Cond, CondOf, Facts, Num, NumOf, Relation, cond, number};
pub use kernel::near::expected_one_of;
pub use lex::{Dialect, Token};
pub use names::Names;
pub use program::{Place, Program, Running, Steps};

/// Parses a whole text: what the parser leaves over is a mistake.
pub fn parse<'a, T>(
    text: &'a str,
    dialect: Dialect,
    parser: impl FnOnce(&mut Cursor<'a>) -> Result<T, Mistake>,
) -> Result<T, Mistake> {
    let mut cursor = Cursor::new(text, dialect);
    let parsed = parser(&mut cursor)?;
    cursor.end()?;
    Ok(parsed)
}
