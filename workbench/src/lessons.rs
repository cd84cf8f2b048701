//! The lessons of a game together with the conditions they are written in.

mod read;

use kernel::lesson::{ConditionId, Lesson};
use kernel::{Book, Fault};
use toml::Spanned;

use crate::content::Source;
use crate::script::{Cursor, Dialect, Mistake};

/// The lessons of a game and their conditions: `C` is a condition in the game's own language.
#[derive(Debug)]
pub struct Lessons<C> {
    /// The lessons.
    pub lessons: Vec<Lesson>,
    conditions: Vec<C>,
}

impl<C> Lessons<C> {
    /// Reads a file of lessons; `condition` parses a field in the language of the game.
    ///
    /// # Errors
    /// The first mistake, with file, place, record, field and what was expected there.
    pub fn read(
        source: &Source<'_>,
        book: &Book,
        mut condition: impl FnMut(&Spanned<String>) -> Result<C, Fault>,
    ) -> Result<Lessons<C>, Fault> {
        let mut conditions = Vec::new();
        let lessons = read::read(source, book, &mut |field| {
            conditions.push(condition(field)?);
            Ok(ConditionId(conditions.len() as u16 - 1))
        })?;
        Ok(Lessons { lessons, conditions })
    }

    /// Reads a file of lessons, given by name and text, whose conditions are written in this dialect.
    ///
    /// # Errors
    /// The first mistake, with file, place, record, field and what was expected there.
    pub fn load(
        (file, text): (&str, &str),
        book: &Book,
        dialect: Dialect,
        mut condition: impl FnMut(&mut Cursor<'_>) -> Result<C, Mistake>,
    ) -> Result<Lessons<C>, Fault> {
        let source = Source::new(file, text);
        Lessons::read(&source, book, |field| source.parse(field, dialect, &mut condition))
    }

    /// Whether a condition of these lessons holds, as `holds` judges it.
    pub fn holds(&self, condition: ConditionId, holds: impl FnOnce(&C) -> bool) -> bool {
        self.conditions.get(usize::from(condition.0)).is_some_and(holds)
    }
}

/// Declares the introduction of a game: a type that reads a file of lessons whose conditions are written in atoms of the
/// game's own, and teaches them. The first four names are the game, what parses an atom, the book of its words and the
/// dialect; `pupil` is the table as the seat that learns sees it.
///
/// ```ignore
/// workbench::introduction! {
///     /// The introduction, with the conditions it is written in.
///     pub struct Introduction(TicTacToe, Words, BOOK, DIALECT);
///     file: "../content/lessons.toml",
///     pupil: |_game, state, seat| Pupil(state, Side::of(seat)),
/// }
/// ```
#[macro_export]
macro_rules! introduction {
    (
        $(#[$about:meta])*
        $vis:vis struct $Introduction:ident($Game:ty, $Words:ident, $book:expr, $dialect:expr);
        file: $file:literal,
        pupil: |$game:ident, $state:ident, $seat:ident| $pupil:expr $(,)?
    ) => {
        $(#[$about])*
        #[derive(Debug)]
        $vis struct $Introduction($crate::Lessons<$crate::script::CondOf<$Words>>);

        impl $Introduction {
            /// The one that comes with the game.
            ///
            /// # Panics
            /// If the built-in file has a mistake; a test reads it.
            pub fn standard() -> &'static $Introduction {
                static STANDARD: $crate::content::BuiltIn<$Introduction> =
                    $crate::content::BuiltIn::new(|| {
                        $Introduction::load("lessons.toml", include_str!($file))
                    });
                STANDARD.get()
            }

            /// Reads lessons in the conditions of this game.
            ///
            /// # Errors
            /// The first mistake, with file, place, record, field and what was expected there.
            pub fn load(file: &str, text: &str) -> Result<$Introduction, $crate::kernel::Fault> {
                let read = |cursor: &mut $crate::script::Cursor<'_>| {
                    $crate::script::cond(cursor, &mut $Words)
                };
                $crate::Lessons::load((file, text), &$book, $dialect, read).map($Introduction)
            }
        }

        impl $crate::kernel::Teach for $Introduction {
            type Game = $Game;

            fn lessons(&self) -> &[$crate::kernel::lesson::Lesson] {
                &self.0.lessons
            }

            fn holds(
                &self,
                $game: &$Game,
                $state: &<$Game as $crate::kernel::Game>::State,
                $seat: $crate::kernel::Seat,
                condition: $crate::kernel::lesson::ConditionId,
            ) -> bool {
                self.0.holds(condition, |condition| condition.holds(&$pupil))
            }
        }
    };
}
