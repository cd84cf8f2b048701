//! The board: which cells each side has filled.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::cell::{COLUMNS, Cell, Column, ROWS, STRIDE};

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

    /// The other side.
    pub const fn other(self) -> Side {
        match self {
            Side::X => Side::O,
            Side::O => Side::X,
        }
    }

    /// The message id of its name.
    pub const fn name(self) -> &'static str {
        match self {
            Side::X => "c4-x",
            Side::O => "c4-o",
        }
    }
}

/// How many discs each side has (C4-1): exactly enough to fill the board.
pub const DISCS: u32 = 21;

/// All there is: the discs of each side as one bit a cell, seven bits a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct State {
    x: u64,
    o: u64,
}

/// The lowest cell of every column.
const BOTTOM: u64 = {
    let (mut bits, mut column) = (0, 0);
    while column < COLUMNS {
        bits |= 1 << (column * STRIDE);
        column += 1;
    }
    bits
};

/// The highest cell of every column.
const TOP: u64 = BOTTOM << (ROWS - 1);

/// Every cell.
const FULL: u64 = BOTTOM * ((1 << ROWS) - 1);

/// From a cell to its neighbour upwards, to the right, and along both diagonals.
const DIRECTIONS: [u8; 4] = [1, STRIDE, STRIDE - 1, STRIDE + 1];

/// Whether the discs hold four in a row (C4-4).
#[inline]
const fn has_four(discs: u64) -> bool {
    let mut found = 0;
    let mut i = 0;
    while i < DIRECTIONS.len() {
        let pairs = discs & (discs >> DIRECTIONS[i]);
        found |= pairs & (pairs >> (2 * DIRECTIONS[i]));
        i += 1;
    }
    found != 0
}

/// The discs that are part of a row of four.
fn fours(discs: u64) -> u64 {
    DIRECTIONS.iter().fold(0, |found, step| {
        let pairs = discs & (discs >> step);
        let starts = pairs & (pairs >> (2 * step));
        found | starts | starts << step | starts << (2 * step) | starts << (3 * step)
    })
}

/// The cells that would complete a row of four for these discs, free or not.
fn completing(discs: u64) -> u64 {
    DIRECTIONS.iter().fold(0, |found, step| {
        let (up, down) = (|n| discs << (n * step), |n| discs >> (n * step));
        found | up(1) & up(2) & (up(3) | down(1)) | down(1) & down(2) & (down(3) | up(1))
    })
}

impl State {
    /// Who drops next: the sides alternate, X first (C4-2).
    #[inline]
    pub const fn to_move(&self) -> Side {
        if self.x.count_ones() <= self.o.count_ones() { Side::X } else { Side::O }
    }

    #[inline]
    const fn filled(&self) -> u64 {
        self.x | self.o
    }

    #[inline]
    const fn discs(&self, side: Side) -> u64 {
        match side {
            Side::X => self.x,
            Side::O => self.o,
        }
    }

    /// How many discs a side has on the board.
    pub const fn count(&self, side: Side) -> u32 {
        self.discs(side).count_ones()
    }

    /// Whose disc is in a cell.
    pub const fn at(&self, cell: Cell) -> Option<Side> {
        if self.x & cell.bit() != 0 {
            Some(Side::X)
        } else if self.o & cell.bit() != 0 {
            Some(Side::O)
        } else {
            None
        }
    }

    /// Whether a column still takes a disc (C4-3).
    #[inline]
    pub const fn has_room(&self, column: Column) -> bool {
        self.filled() & column.top() == 0
    }

    /// The columns that still take a disc, from left to right.
    #[inline]
    pub fn open_columns(&self) -> impl Iterator<Item = Column> {
        let mut rest = TOP & !self.filled();
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let column = Column::of_bit(rest);
                rest &= rest - 1;
                column
            })
        })
    }

    /// The cell a disc dropped into this column comes to rest in (C4-2), if the column has room.
    #[inline]
    pub fn landing(&self, column: Column) -> Option<Cell> {
        self.has_room(column).then(|| Cell::of_bit(self.landing_bit(column)))
    }

    /// Adding the bottom bit to a column filled from below carries into its lowest free cell.
    #[inline]
    const fn landing_bit(&self, column: Column) -> u64 {
        (self.filled() + column.bottom()) & column.cells()
    }

    /// Whether every cell is filled.
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.filled() == FULL
    }

    /// The side with four discs in a row (C4-4).
    #[inline]
    pub const fn winner(&self) -> Option<Side> {
        if has_four(self.x) {
            Some(Side::X)
        } else if has_four(self.o) {
            Some(Side::O)
        } else {
            None
        }
    }

    /// Whether the disc in this cell is part of four in a row.
    pub fn is_in_four(&self, cell: Cell) -> bool {
        (fours(self.x) | fours(self.o)) & cell.bit() != 0
    }

    /// Drops a disc; a column without room takes none.
    #[inline]
    pub(crate) const fn drop(&mut self, side: Side, column: Column) {
        let cell = self.landing_bit(column);
        match side {
            Side::X => self.x |= cell,
            Side::O => self.o |= cell,
        }
    }

    /// The free cells that would complete a row of `side`, and those of them a disc can be dropped into now.
    pub(crate) fn threats(&self, side: Side) -> (u64, u64) {
        let free = FULL & !self.filled();
        let threats = completing(self.discs(side)) & free;
        (threats, threats & (self.filled() + BOTTOM))
    }

    /// A measure of good places: discs nearer to the middle column can be part of more rows.
    pub(crate) fn reach(&self, side: Side) -> u32 {
        Column::all()
            .zip([0, 1, 2, 4, 2, 1, 0])
            .map(|(column, worth)| (self.discs(side) & column.cells()).count_ones() * worth)
            .sum()
    }

    pub(crate) fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let (x, o) = (self.count(Side::X), self.count(Side::O));
        if x != o && x != o + 1 {
            faults.push(format!(
                "X moves first, so X has as many discs as O or one more, not {x} to {o}"
            ));
        }
        if has_four(self.discs(self.to_move())) {
            faults.push("the side to move has four in a row already".into());
        }
        faults
    }
}
