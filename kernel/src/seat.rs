//! Seats, sets of seats, and who is looking.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The most seats any game may have.
pub const MAX_SEATS: usize = 16;

/// One place at the table, counted from zero inside and from one (`seat-1`) wherever a person reads it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's index into per-seat arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat as people count it, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The seat that people count as this one, if any table can have it.
    pub fn numbered(number: u8) -> Option<Seat> {
        (1..=MAX_SEATS as u8).contains(&number).then(|| Seat(number - 1))
    }

    /// The seats of a table of `count`, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..count).map(Seat)
    }

    /// The next seat clockwise at a table of `count`.
    #[inline]
    pub const fn next(self, count: u8) -> Seat {
        Seat((self.0 + 1) % count)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat-{}", self.0 + 1)
    }
}

/// What is wrong with a text that should name a seat or a viewer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{found}` is not {expected}")]
pub struct NotASeat {
    /// What stood there.
    pub found: String,
    /// What should have stood there.
    pub expected: &'static str,
}

impl FromStr for Seat {
    type Err = NotASeat;

    /// Reads `seat-1` or `1`.
    fn from_str(text: &str) -> Result<Self, NotASeat> {
        let digits = text.strip_prefix("seat-").unwrap_or(text);
        match digits.parse::<u8>() {
            Ok(n) if (1..=MAX_SEATS as u8).contains(&n) && !digits.starts_with('+') => {
                Ok(Seat(n - 1))
            }
            _ => Err(NotASeat {
                found: text.into(),
                expected: "a seat: write `seat-1`, `seat-2` and so on, up to `seat-16`",
            }),
        }
    }
}

/// A set of seats, as one machine word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u16);

impl SeatSet {
    /// No seat.
    pub const NONE: SeatSet = SeatSet(0);

    /// The first `count` seats.
    #[inline]
    pub const fn first(count: u8) -> SeatSet {
        SeatSet(((1u32 << count) - 1) as u16)
    }

    /// Just this seat.
    #[inline]
    pub const fn of(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether the seat is a member.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        (seat.0 as usize) < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// Whether nobody is a member.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many members there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes a seat.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The set with this seat added.
    #[inline]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set with this seat taken out.
    #[inline]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Everybody in either set.
    #[inline]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Everybody in both sets.
    #[inline]
    pub const fn intersection(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// The members of this set that are not in the other.
    #[inline]
    pub const fn difference(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// The member with the lowest number.
    #[inline]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The members, lowest number first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let seat = Seat(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                seat
            })
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

impl From<Vec<Seat>> for SeatSet {
    /// Seats beyond the sixteenth cannot exist and are left out.
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().filter(|s| s.index() < MAX_SEATS).collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|s| s.0 + 1)).finish()
    }
}

/// Who is looking at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Viewer {
    /// The person or player in a seat.
    Seat(Seat),
    /// Somebody who holds no seat: sees only what everybody sees.
    Spectator,
    /// Sees everything: records, tests, the end of a game.
    Referee,
}

impl Viewer {
    /// The seat, if a seat is looking.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Referee => None,
        }
    }

    /// Whether this viewer may see what only `seat` may see.
    #[inline]
    pub const fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own.0 == seat.0,
            Viewer::Spectator => false,
            Viewer::Referee => true,
        }
    }

    /// Everybody who can look at a table of `count` seats, the referee last.
    pub fn all(count: u8) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(count).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Referee])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
            Viewer::Referee => f.write_str("referee"),
        }
    }
}

impl FromStr for Viewer {
    type Err = NotASeat;

    fn from_str(text: &str) -> Result<Self, NotASeat> {
        match text {
            "spectator" => Ok(Viewer::Spectator),
            "referee" => Ok(Viewer::Referee),
            _ => text.parse().map(Viewer::Seat).map_err(|_| NotASeat {
                found: text.into(),
                expected: "a viewer: write `seat-1` (or another seat), `spectator` or `referee`",
            }),
        }
    }
}

impl From<Viewer> for String {
    fn from(viewer: Viewer) -> String {
        viewer.to_string()
    }
}

impl TryFrom<String> for Viewer {
    type Error = NotASeat;

    fn try_from(text: String) -> Result<Self, NotASeat> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_as_people_write_them() {
        assert_eq!("seat-3".parse(), Ok(Seat(2)));
        assert_eq!("3".parse(), Ok(Seat(2)));
        for wrong in ["", "0", "17", "seat-0", "seat-", "+3", "seat--1", "256", "three"] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn viewers_round_trip() {
        for viewer in Viewer::all(4) {
            assert_eq!(viewer.to_string().parse(), Ok(viewer));
        }
    }

    #[test]
    fn a_set_is_its_members() {
        let set: SeatSet = [Seat(4), Seat(0), Seat(15)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(4), Seat(15)]);
        assert_eq!(set.without(Seat(4)).len(), 2);
        assert_eq!(set.lowest(), Some(Seat(0)));
        assert_eq!(SeatSet::first(16).len(), 16);
        assert!(!set.contains(Seat(200)));
    }
}
