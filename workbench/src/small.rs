//! What states hold in a byte or two: ids of numbered things, an id or nothing, and sets of few members. All of them are
//! stored as plain numbers.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::flat::Id;
use crate::set::BitSet;
use crate::wide::{Number, WideId};

/// Declares one-byte ids of things that are told apart by their number in the content: a card, a space of a map.
///
/// ```
/// workbench::numbered! {
///     /// A card of the deck, by its place in the content file.
///     Card
/// }
/// assert_eq!(Card(3).index(), 3);
/// ```
///
/// The crate that uses it depends on `serde`.
#[macro_export]
macro_rules! numbered {
    ($($(#[$doc:meta])* $kind:ident)*) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default,
            ::serde::Serialize, ::serde::Deserialize,
        )]
        #[serde(transparent)]
        pub struct $kind(pub u8);

        impl $kind {
            /// The number, for arrays.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl $crate::flat::Id for $kind {
            #[inline]
            fn number(self) -> u8 {
                self.0
            }

            #[inline]
            fn from_number(number: u8) -> Self {
                $kind(number)
            }
        }
    )*};
}

/// An id or nothing, in as many bytes as the id takes. Stored as the id's number, or the highest one for nothing: 255, or
/// 65535 for a wide id.
pub struct Maybe<T: WideId> {
    number: T::Number,
    of: PhantomData<T>,
}

impl<T: WideId> Maybe<T> {
    /// Nothing.
    pub const NONE: Maybe<T> = Maybe { number: T::Number::NOTHING, of: PhantomData };

    /// This id.
    #[inline]
    pub fn some(id: T) -> Maybe<T> {
        Maybe { number: T::Number::of(id.wide()), of: PhantomData }
    }

    /// The id, if there is one.
    #[inline]
    pub fn get(self) -> Option<T> {
        (self.number != T::Number::NOTHING).then(|| T::from_wide(self.number.into()))
    }

    /// Whether there is an id.
    #[inline]
    pub fn is_some(self) -> bool {
        self.number != T::Number::NOTHING
    }

    /// Whether there is none.
    #[inline]
    pub fn is_none(self) -> bool {
        !self.is_some()
    }

    /// Whether it is this id.
    #[inline]
    pub fn is(self, id: T) -> bool {
        self.number == T::Number::of(id.wide())
    }

    /// The id, and nothing is left.
    #[inline]
    pub fn take(&mut self) -> Option<T> {
        std::mem::take(self).get()
    }
}

impl<T: WideId> From<T> for Maybe<T> {
    #[inline]
    fn from(id: T) -> Self {
        Maybe::some(id)
    }
}

impl<T: WideId> From<Option<T>> for Maybe<T> {
    #[inline]
    fn from(id: Option<T>) -> Self {
        id.map_or(Maybe::NONE, Maybe::some)
    }
}

impl<T: WideId> Clone for Maybe<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: WideId> Copy for Maybe<T> {}

impl<T: WideId> Default for Maybe<T> {
    fn default() -> Self {
        Maybe::NONE
    }
}

impl<T: WideId> PartialEq for Maybe<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl<T: WideId> Eq for Maybe<T> {}

impl<T: WideId> std::hash::Hash for Maybe<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.number.hash(state);
    }
}

impl<T: WideId + fmt::Debug> fmt::Debug for Maybe<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

impl<T: WideId> Serialize for Maybe<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number.serialize(serializer)
    }
}

impl<'de, T: WideId> Deserialize<'de> for Maybe<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Maybe { number: T::Number::deserialize(deserializer)?, of: PhantomData })
    }
}

/// A set of ids below 8, in one byte.
pub type Set8<T> = BitSet<T, u8>;
/// A set of ids below 16, in two bytes.
pub type Set16<T> = BitSet<T, u16>;
/// A set of ids below 64, in eight bytes.
pub type Set64<T> = BitSet<T, u64>;

/// Stores a [`By`](crate::flat::By) as the plain array of its values, without the ids' names: for
/// `#[serde(with = "workbench::small::plain")]`.
pub mod plain {
    use super::*;
    use crate::flat::By;

    /// Writes the values in the order of the ids' numbers.
    pub fn serialize<K: WideId, V: Serialize, const N: usize, S: Serializer>(
        by: &By<K, V, N>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeTuple;
        let mut values = serializer.serialize_tuple(N)?;
        by.values().iter().try_for_each(|value| values.serialize_element(value))?;
        values.end()
    }

    /// Reads as many values as there are ids.
    pub fn deserialize<'de, K: WideId, V: Deserialize<'de> + Copy, const N: usize, D>(
        deserializer: D,
    ) -> Result<By<K, V, N>, D::Error>
    where
        D: Deserializer<'de>,
    {
        struct Values<V, const N: usize>(PhantomData<V>);

        impl<'de, V: Deserialize<'de> + Copy, const N: usize> serde::de::Visitor<'de> for Values<V, N> {
            type Value = [V; N];

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{N} values")
            }

            fn visit_seq<A: serde::de::SeqAccess<'de>>(
                self,
                mut seq: A,
            ) -> Result<[V; N], A::Error> {
                let mut values = Vec::with_capacity(N);
                while let Some(value) = seq.next_element()? {
                    values.push(value);
                }
                let found = values.len();
                values.try_into().map_err(|_| A::Error::invalid_length(found, &self))
            }
        }

        let values = deserializer.deserialize_tuple(N, Values::<V, N>(PhantomData))?;
        Ok(By::from_fn(|id: K| values[usize::from(id.wide())]))
    }
}

/// Stores a [`Maybe`] of ids that count from 1 as the id's number, or 0 for nothing: for
/// `#[serde(with = "workbench::small::or_zero")]`.
pub mod or_zero {
    use super::*;

    /// Writes the number, or 0.
    pub fn serialize<T: Id, S: Serializer>(
        maybe: &Maybe<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(maybe.get().map_or(0, Id::number))
    }

    /// Reads a number, or 0.
    pub fn deserialize<'de, T: Id, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Maybe<T>, D::Error> {
        match u8::deserialize(deserializer)? {
            0 => Ok(Maybe::NONE),
            number => Ok(Maybe { number, of: PhantomData }),
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;
    use crate::flat::By;

    #[test]
    fn an_id_or_nothing_takes_one_byte_and_is_stored_as_a_number() {
        assert_eq!(size_of::<Maybe<Seat>>(), 1);
        let mut seat = Maybe::some(Seat(3));
        assert_eq!((seat.get(), seat.is(Seat(3)), seat.is(Seat(2))), (Some(Seat(3)), true, false));
        assert_eq!(postcard::to_stdvec(&seat).unwrap(), [3]);
        assert_eq!(seat.take(), Some(Seat(3)));
        assert_eq!((seat, seat.is_none()), (Maybe::from(None), true));
        assert_eq!(postcard::to_stdvec(&seat).unwrap(), [255]);
        assert_eq!(format!("{:?}", Maybe::some(7_u8)), "Some(7)");
    }

    #[test]
    fn small_sets_are_stored_as_their_bits() {
        let set: Set8<u8> = [7, 0, 2].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 2, 7]);
        assert_eq!(postcard::to_stdvec(&set).unwrap(), [0b1000_0101]);
        let wide: Set64<u8> = [63].into_iter().collect();
        let bytes = postcard::to_stdvec(&wide).unwrap();
        assert_eq!(bytes, postcard::to_stdvec(&(1_u64 << 63)).unwrap());
        assert_eq!(postcard::from_bytes::<Set64<u8>>(&bytes).unwrap(), wide);
        assert_eq!(set.difference(Set8::of(7)).union(Set8::of(1)).len(), 3);
        assert_eq!((set.only(), set.without(0).without(7).only()), (None, Some(2)));
    }

    #[test]
    fn a_value_for_every_id_can_be_stored_as_an_array() {
        #[derive(Serialize, Deserialize, PartialEq, Debug)]
        struct Held(#[serde(with = "plain")] By<Seat, u8, 3>);

        let held = Held(By::from_fn(|seat: Seat| seat.0 + 4));
        let bytes = postcard::to_stdvec(&held).unwrap();
        assert_eq!(bytes, [4, 5, 6]);
        assert_eq!(postcard::from_bytes::<Held>(&bytes).unwrap(), held);
        assert!(serde_json::from_str::<Held>("[1,2]").is_err());
    }

    #[test]
    fn nothing_can_be_stored_as_zero() {
        #[derive(Serialize, Deserialize, PartialEq, Debug)]
        struct Held(#[serde(with = "or_zero")] Maybe<u8>);

        for (held, byte) in [(Maybe::some(3), 3), (Maybe::NONE, 0)] {
            let bytes = postcard::to_stdvec(&Held(held)).unwrap();
            assert_eq!(bytes, [byte]);
            assert_eq!(postcard::from_bytes::<Held>(&bytes).unwrap(), Held(held));
        }
    }
}
