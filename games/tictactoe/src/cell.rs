//! The nine cells and their notation: a column letter and a row number, `a1` at the bottom left.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Words};
use serde::{Deserialize, Serialize};

/// One of the nine cells. It is also the whole of a move: mark this cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Cell(u8);

impl Cell {
    /// All cells, row by row from the bottom left.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..9).map(Cell)
    }

    #[inline]
    pub(crate) const fn bit(self) -> u16 {
        1 << self.0
    }

    #[inline]
    pub(crate) const fn from_bit_index(index: u8) -> Cell {
        Cell(index)
    }

    /// The cell's place counted row by row from the top left, as scenes count.
    pub(crate) const fn slot(self) -> u16 {
        ((2 - self.0 / 3) * 3 + self.0 % 3) as u16
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.0 % 3) as char, self.0 / 3 + 1)
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Cell, NotationError> {
        let mut words = Words::new(text);
        let cell = words.find("a cell from a1 to c3", |word| match word.as_bytes() {
            [column @ b'a'..=b'c', row @ b'1'..=b'3'] => {
                Some(Cell((row - b'1') * 3 + (column - b'a')))
            }
            _ => None,
        })?;
        words.end()?;
        Ok(cell)
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> String {
        cell.to_string()
    }
}

impl TryFrom<String> for Cell {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Cell, NotationError> {
        text.parse()
    }
}
