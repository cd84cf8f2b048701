//! Ids and sets for games with hundreds of cards or pages: numbers of two bytes, sets of up to 1,024 members. What fits
//! into a byte stays with [`flat`](crate::flat) and [`small`](crate::small), which are smaller and faster.

use std::fmt;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::flat::Id;
use crate::set::BitSet;

/// What an id's number takes: a byte, or two.
pub trait Number: Copy + Eq + Hash + fmt::Debug + Into<u16> + Serialize + DeserializeOwned {
    /// The number that no id has.
    const NOTHING: Self;

    /// The number of an id that takes no more.
    fn of(number: u16) -> Self;
}

impl Number for u8 {
    const NOTHING: u8 = u8::MAX;

    #[inline]
    fn of(number: u16) -> u8 {
        number as u8
    }
}

impl Number for u16 {
    const NOTHING: u16 = u16::MAX;

    #[inline]
    fn of(number: u16) -> u16 {
        number
    }
}

/// An id of at most two bytes. Every [`Id`] is one, so what is made for wide ids takes narrow ones too.
pub trait WideId: Copy + Eq {
    /// What its number takes.
    type Number: Number;

    /// The id's number.
    fn wide(self) -> u16;
    /// The id with this number. Only numbers that [`WideId::wide`] returned are passed.
    fn from_wide(number: u16) -> Self;
}

impl<T: Id> WideId for T {
    type Number = u8;

    #[inline]
    fn wide(self) -> u16 {
        u16::from(self.number())
    }

    #[inline]
    fn from_wide(number: u16) -> Self {
        T::from_number(number as u8)
    }
}

impl WideId for u16 {
    type Number = u16;

    #[inline]
    fn wide(self) -> u16 {
        self
    }

    #[inline]
    fn from_wide(number: u16) -> u16 {
        number
    }
}

/// Declares two-byte ids of things that are told apart by their number in the content, as
/// [`numbered!`](crate::numbered!) does in one byte.
///
/// ```
/// workbench::wide_numbered! {
///     /// A page of the log.
///     Page
/// }
/// assert_eq!(Page(700).index(), 700);
/// assert_eq!(size_of::<workbench::Maybe<Page>>(), 2);
/// ```
///
/// The crate that uses it depends on `serde`.
#[macro_export]
macro_rules! wide_numbered {
    ($($(#[$doc:meta])* $kind:ident)*) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default,
            ::serde::Serialize, ::serde::Deserialize,
        )]
        #[serde(transparent)]
        pub struct $kind(pub u16);

        impl $kind {
            /// The number, for arrays.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl $crate::wide::WideId for $kind {
            type Number = u16;

            #[inline]
            fn wide(self) -> u16 {
                self.0
            }

            #[inline]
            fn from_wide(number: u16) -> Self {
                $kind(number)
            }
        }
    )*};
}

/// A set of up to 256 ids, in 32 bytes.
pub type Set256<T> = BitSet<T, [u64; 4]>;
/// A set of up to 512 ids, in 64 bytes.
pub type Set512<T> = BitSet<T, [u64; 8]>;
/// A set of up to 1,024 ids, in 128 bytes.
pub type Set1024<T> = BitSet<T, [u64; 16]>;

#[cfg(test)]
mod tests;
