//! The lesson, and the conditions it is written in.

use workbench::script::{Atom, Atoms, Cursor, Dialect, Facts, Mistake};

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

workbench::introduction! {
    /// The lesson, with the conditions it is written in.
    pub struct Introduction(TicTacToe, Words, BOOK, DIALECT);
    file: "../content/lessons.toml",
    pupil: |_game, state, seat| Pupil(state, Side::of(seat)),
}
