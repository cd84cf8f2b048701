//! The lesson, and the conditions it is written in.

use kernel::lesson::{ConditionId, Lesson};
use kernel::{Fault, Seat, Teach};
use workbench::Lessons;
use workbench::content::BuiltIn;
use workbench::script::{Atom, Atoms, Cond, Cursor, Dialect, Facts, Mistake, cond};

use crate::cell::Cell;
use crate::state::{Side, State};
use crate::{BOOK, TicTacToe};

const DIALECT: Dialect = Dialect { in_words: "", equals: "=" };

/// What is a number in a condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Number {
    /// Marks on the board.
    Marks,
    /// Free cells that would complete a row of the pupil.
    Chances,
    /// Free cells that would complete a row of the other side.
    Threats,
}

/// `free(b2)`: nobody has marked the cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Free(Cell);

struct Words;

impl Atoms for Words {
    type Truth = Free;
    type Number = Number;

    fn atom(&mut self, cursor: &mut Cursor<'_>) -> Result<Atom<Free, Number>, Mistake> {
        if cursor.eat("free") {
            cursor.expect("(")?;
            let before = *cursor;
            let cell = cursor.word("a cell from a1 to c3")?;
            let cell = cell.parse().map_err(|error: kernel::NotationError| {
                before.mistake(format!("expected {}, found `{cell}`", error.expected))
            })?;
            cursor.expect(")")?;
            return Ok(Atom::Truth(Free(cell)));
        }
        let words =
            [("marks", Number::Marks), ("chances", Number::Chances), ("threats", Number::Threats)];
        cursor.one_of("a number of the lesson", &words).map(Atom::Number)
    }
}

/// The board as a pupil sees it.
struct Pupil<'a>(&'a State, Side);

impl Facts<Free, Number> for Pupil<'_> {
    fn truth(&self, free: &Free) -> bool {
        self.0.at(free.0).is_none()
    }

    fn number(&self, number: &Number) -> i32 {
        let own = self.1;
        let other = if own == Side::X { Side::O } else { Side::X };
        let completing = |side: Side| {
            let completes = |cell: &Cell| {
                let mut after = *self.0;
                after.mark(side, *cell);
                after.winner() == Some(side)
            };
            self.0.free().filter(completes).count() as i32
        };
        match number {
            Number::Marks => 9 - self.0.free().count() as i32,
            Number::Chances => completing(own),
            Number::Threats => completing(other),
        }
    }
}

/// The lesson, with the conditions it is written in.
#[derive(Debug)]
pub struct Introduction(Lessons<Cond<Free, Number>>);

impl Introduction {
    /// The lesson of the game.
    ///
    /// # Panics
    /// Never: a test reads it.
    pub fn standard() -> &'static Introduction {
        static STANDARD: BuiltIn<Introduction> = BuiltIn::new(|| {
            Introduction::load("lessons.toml", include_str!("../content/lessons.toml"))
        });
        STANDARD.get()
    }

    /// Reads lessons in the conditions of this game.
    ///
    /// # Errors
    /// The first mistake, with file, place, record, field and what was expected there.
    pub fn load(file: &str, text: &str) -> Result<Introduction, Fault> {
        let read = |cursor: &mut Cursor<'_>| cond(cursor, &mut Words);
        Lessons::load((file, text), &BOOK, DIALECT, read).map(Introduction)
    }
}

impl Teach for Introduction {
    type Game = TicTacToe;

    fn lessons(&self) -> &[Lesson] {
        &self.0.lessons
    }

    fn holds(&self, _: &TicTacToe, state: &State, seat: Seat, condition: ConditionId) -> bool {
        self.0.holds(condition, |condition| condition.holds(&Pupil(state, Side::of(seat))))
    }
}
