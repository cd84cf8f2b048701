//! The board: which cells each side has marked.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::cell::Cell;

/// The two sides. X moves first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The first seat.
    X,
    /// The second seat.
    O,
}

impl Side {
    /// The seat that plays this side.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The side a seat plays.
    pub const fn of(seat: Seat) -> Side {
        if seat.0 == 0 { Side::X } else { Side::O }
    }

    /// The message id of its name.
    pub const fn name(self) -> &'static str {
        match self {
            Side::X => "ttt-x",
            Side::O => "ttt-o",
        }
    }
}

/// All there is: the marks of each side as nine bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    x: u16,
    o: u16,
}

const FULL: u16 = 0b111_111_111;

/// The eight rows of three (TTT-4).
const ROWS: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

const fn has_row(marks: u16) -> bool {
    let mut i = 0;
    while i < ROWS.len() {
        if marks & ROWS[i] == ROWS[i] {
            return true;
        }
        i += 1;
    }
    false
}

/// Whether each of the 512 sets of marks holds a row.
const WINNING: [bool; 512] = {
    let mut table = [false; 512];
    let mut marks = 0;
    while marks < 512 {
        table[marks] = has_row(marks as u16);
        marks += 1;
    }
    table
};

impl State {
    /// Who marks next: the sides alternate, X first (TTT-2).
    #[inline]
    pub const fn to_move(&self) -> Side {
        if self.x.count_ones() <= self.o.count_ones() { Side::X } else { Side::O }
    }

    /// Whose mark is in a cell.
    #[inline]
    pub const fn at(&self, cell: Cell) -> Option<Side> {
        if self.x & cell.bit() != 0 {
            Some(Side::X)
        } else if self.o & cell.bit() != 0 {
            Some(Side::O)
        } else {
            None
        }
    }

    /// The free cells.
    #[inline]
    pub fn free(&self) -> impl Iterator<Item = Cell> {
        let mut rest = FULL & !(self.x | self.o);
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let index = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                Cell::from_bit_index(index)
            })
        })
    }

    /// Whether every cell is marked.
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.x | self.o == FULL
    }

    /// The side with three marks in a row (TTT-4).
    #[inline]
    pub const fn winner(&self) -> Option<Side> {
        if WINNING[self.x as usize & 511] {
            Some(Side::X)
        } else if WINNING[self.o as usize & 511] {
            Some(Side::O)
        } else {
            None
        }
    }

    #[inline]
    pub(crate) const fn mark(&mut self, side: Side, cell: Cell) {
        match side {
            Side::X => self.x |= cell.bit(),
            Side::O => self.o |= cell.bit(),
        }
    }

    pub(crate) fn faults(&self) -> Vec<String> {
        let (x, o) = (self.x.count_ones(), self.o.count_ones());
        if x == o || x == o + 1 {
            Vec::new()
        } else {
            vec![format!("X moves first, so X has as many marks as O or one more, not {x} to {o}")]
        }
    }
}
