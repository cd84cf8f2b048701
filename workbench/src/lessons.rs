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
