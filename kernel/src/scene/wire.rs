//! How scenes are written. A scene of messages is for developers and scenarios: seats count from 0 as everywhere
//! inside, and lists of nothing are left out. A scene in words is for clients: seats count from 1 as people count
//! them, and every list is there.

use std::fmt::Debug;
use std::marker::PhantomData;

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Tone;
use crate::outcome::Standing;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::text::Text;

/// What the words of a scene are made of.
pub trait Word: Clone + PartialEq + Debug + Serialize + DeserializeOwned {
    /// Whether a scene of such words is written for clients.
    const FOR_CLIENTS: bool;
}

impl Word for Text {
    const FOR_CLIENTS: bool = false;
}

impl Word for String {
    const FOR_CLIENTS: bool = true;
}

/// Words that TypeScript has a type for.
#[cfg(feature = "typescript")]
pub trait Written: ts_rs::TS<OptionInnerType = Self> + 'static {}

#[cfg(feature = "typescript")]
impl Written for String {}

/// Whether a list is not written.
pub(super) fn left_out<W: Word, T>(list: &[T]) -> bool {
    !W::FOR_CLIENTS && list.is_empty()
}

/// Whether a mark is not written.
pub(super) fn unmarked<W: Word>(mark: &bool) -> bool {
    !W::FOR_CLIENTS && !mark
}

/// Whether a set of seats is not written.
pub(super) fn nobody<W: Word>(seats: &SeatSet) -> bool {
    !W::FOR_CLIENTS && seats.is_empty()
}

/// Writes and reads what names seats in a scene of such words.
pub(super) struct Wire<W>(PhantomData<W>);

impl<W: Word> Wire<W> {
    pub fn serialize<T: Seated, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        match W::FOR_CLIENTS {
            true => value.counted().serialize(to),
            false => value.serialize(to),
        }
    }

    pub fn deserialize<'de, T: Seated, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        match W::FOR_CLIENTS {
            true => {
                let counted = T::Counted::deserialize(from)?;
                T::found(counted).ok_or_else(|| D::Error::custom("expected a seat from 1 to 16"))
            }
            false => T::deserialize(from),
        }
    }
}

/// Something that names seats.
pub(super) trait Seated: Serialize + DeserializeOwned {
    /// The same with seats from 1.
    type Counted: Serialize + DeserializeOwned;
    fn counted(&self) -> Self::Counted;
    fn found(counted: Self::Counted) -> Option<Self>;
}

impl Seated for Seat {
    type Counted = u8;

    fn counted(&self) -> u8 {
        self.number()
    }

    fn found(number: u8) -> Option<Seat> {
        Seat::numbered(number)
    }
}

impl Seated for Option<Seat> {
    type Counted = Option<u8>;

    fn counted(&self) -> Option<u8> {
        self.map(Seat::number)
    }

    fn found(number: Option<u8>) -> Option<Option<Seat>> {
        number.map_or(Some(None), |number| Seat::numbered(number).map(Some))
    }
}

impl Seated for SeatSet {
    type Counted = Vec<u8>;

    fn counted(&self) -> Vec<u8> {
        self.iter().map(Seat::number).collect()
    }

    fn found(numbers: Vec<u8>) -> Option<SeatSet> {
        numbers.into_iter().map(Seat::numbered).collect()
    }
}

impl Seated for Tone {
    type Counted = Tone;

    fn counted(&self) -> Tone {
        match *self {
            Tone::Seat(seat) => Tone::Seat(Seat(seat.number())),
            other => other,
        }
    }

    fn found(counted: Tone) -> Option<Tone> {
        match counted {
            Tone::Seat(Seat(number)) => Seat::numbered(number).map(Tone::Seat),
            other => Some(other),
        }
    }
}

/// One seat's result, with the seat it is of.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "Standing"),
    schemars(rename = "Standing")
)]
pub struct SeatStanding {
    /// Which seat, from 1.
    pub seat: u8,
    /// 1 is best; equal seats share a rank.
    pub rank: u8,
    /// Whether this seat won. Several may; nobody need.
    pub won: bool,
    /// The points.
    pub points: i32,
}

impl Seated for Vec<Standing> {
    type Counted = Vec<SeatStanding>;

    fn counted(&self) -> Vec<SeatStanding> {
        let one = |(seat, own): (u8, &Standing)| SeatStanding {
            seat,
            rank: own.rank,
            won: own.won,
            points: own.points,
        };
        (1u8..).zip(self).map(one).collect()
    }

    fn found(counted: Vec<SeatStanding>) -> Option<Vec<Standing>> {
        let one = |own: SeatStanding| Standing { rank: own.rank, won: own.won, points: own.points };
        (counted.len() <= MAX_SEATS).then(|| counted.into_iter().map(one).collect())
    }
}

/// What TypeScript calls the owner of points, as a part of the line that tells them.
#[cfg(feature = "typescript")]
mod typescript {
    use ts_rs::{Config, TS};

    use super::super::Whose;

    impl<W> TS for Whose<W> {
        type WithoutGenerics = Whose<String>;
        type OptionInnerType = Self;

        fn name(_: &Config) -> String {
            "Whose".into()
        }

        fn inline(_: &Config) -> String {
            "{ \n/** The seat whose points they are. Without one, they are those of `rival`. */\n\
             seat?: number, \n/** The name of the opponent whose points they are: one whom the game itself plays and \
             who has no seat. */\nrival?: string, }"
                .into()
        }

        fn inline_flattened(config: &Config) -> String {
            Self::inline(config)
        }

        fn decl(config: &Config) -> String {
            format!("type Whose = {};", Self::inline(config))
        }

        fn decl_concrete(config: &Config) -> String {
            Self::decl(config)
        }
    }
}
