//! Columns and cells and their notation: a column is a letter from `a` to `g`, a cell adds its row, `a1` at the
//! bottom left.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Words};
use serde::{Deserialize, Serialize};

/// How many columns the board has (C4-1).
pub const COLUMNS: u8 = 7;
/// How many rows the board has (C4-1).
pub const ROWS: u8 = 6;

/// The bits of one column: its rows, and one that is always zero so that no row of four runs around the edge.
pub(crate) const STRIDE: u8 = ROWS + 1;

/// One of the seven columns. It is also the whole of a move: drop a disc into this column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Column(u8);

impl Column {
    /// All columns from left to right.
    pub fn all() -> impl Iterator<Item = Column> {
        (0..COLUMNS).map(Column)
    }

    /// The column's lowest cell.
    #[inline]
    pub(crate) const fn bottom(self) -> u64 {
        1 << (self.0 * STRIDE)
    }

    /// The column's highest cell.
    #[inline]
    pub(crate) const fn top(self) -> u64 {
        1 << (self.0 * STRIDE + ROWS - 1)
    }

    /// All six cells of the column.
    #[inline]
    pub(crate) const fn cells(self) -> u64 {
        ((1 << ROWS) - 1) << (self.0 * STRIDE)
    }

    /// The column that a cell's bit lies in.
    #[inline]
    pub(crate) const fn of_bit(bit: u64) -> Column {
        Column(bit.trailing_zeros() as u8 / STRIDE)
    }

    /// The column's letter.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Column {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Column, NotationError> {
        let mut words = Words::new(text);
        let column = words.find("a column from a to g", |word| match word.as_bytes() {
            [letter @ b'a'..=b'g'] => Some(Column(letter - b'a')),
            _ => None,
        })?;
        words.end()?;
        Ok(column)
    }
}

impl From<Column> for String {
    fn from(column: Column) -> String {
        column.to_string()
    }
}

impl TryFrom<String> for Column {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Column, NotationError> {
        text.parse()
    }
}

/// One of the forty-two cells, shown as `d1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(into = "String")]
pub struct Cell(u8);

impl Cell {
    /// All cells, column by column, each from the bottom.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..COLUMNS).flat_map(|column| (0..ROWS).map(move |row| Cell(column * STRIDE + row)))
    }

    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    #[inline]
    pub(crate) const fn of_bit(bit: u64) -> Cell {
        Cell(bit.trailing_zeros() as u8)
    }

    /// The cell's place counted row by row from the top left, as scenes count.
    pub(crate) const fn slot(self) -> u16 {
        let (column, row) = (self.0 / STRIDE, self.0 % STRIDE);
        ((ROWS - 1 - row) * COLUMNS + column) as u16
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Column(self.0 / STRIDE), self.0 % STRIDE + 1)
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> String {
        cell.to_string()
    }
}
