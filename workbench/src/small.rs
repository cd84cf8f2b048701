//! What states hold in a byte or two: ids of numbered things, an id or nothing, and sets of few members. All of them are
//! stored as plain numbers.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::flat::Id;

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

/// An id or nothing, in one byte. Stored as the id's number, or 255 for nothing.
pub struct Maybe<T> {
    number: u8,
    of: PhantomData<T>,
}

impl<T: Id> Maybe<T> {
    const NOTHING: u8 = u8::MAX;

    /// Nothing.
    pub const NONE: Maybe<T> = Maybe { number: Self::NOTHING, of: PhantomData };

    /// This id.
    #[inline]
    pub fn some(id: T) -> Maybe<T> {
        Maybe { number: id.number(), of: PhantomData }
    }

    /// The id, if there is one.
    #[inline]
    pub fn get(self) -> Option<T> {
        (self.number != Self::NOTHING).then(|| T::from_number(self.number))
    }

    /// Whether there is an id.
    #[inline]
    pub const fn is_some(self) -> bool {
        self.number != Self::NOTHING
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_none(self) -> bool {
        !self.is_some()
    }

    /// Whether it is this id.
    #[inline]
    pub fn is(self, id: T) -> bool {
        self.number == id.number()
    }

    /// The id, and nothing is left.
    #[inline]
    pub fn take(&mut self) -> Option<T> {
        std::mem::take(self).get()
    }
}

impl<T: Id> From<T> for Maybe<T> {
    #[inline]
    fn from(id: T) -> Self {
        Maybe::some(id)
    }
}

impl<T: Id> From<Option<T>> for Maybe<T> {
    #[inline]
    fn from(id: Option<T>) -> Self {
        id.map_or(Maybe::NONE, Maybe::some)
    }
}

impl<T> Clone for Maybe<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Maybe<T> {}

impl<T: Id> Default for Maybe<T> {
    fn default() -> Self {
        Maybe::NONE
    }
}

impl<T> PartialEq for Maybe<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl<T> Eq for Maybe<T> {}

impl<T> std::hash::Hash for Maybe<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.number.hash(state);
    }
}

impl<T: Id + fmt::Debug> fmt::Debug for Maybe<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

impl<T> Serialize for Maybe<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number)
    }
}

impl<'de, T> Deserialize<'de> for Maybe<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Maybe { number: u8::deserialize(deserializer)?, of: PhantomData })
    }
}

macro_rules! small_sets {
    ($($(#[$doc:meta])* $set:ident, $iter:ident, $bits:ident;)*) => {$(
        $(#[$doc])*
        pub struct $set<T> {
            bits: $bits,
            of: PhantomData<T>,
        }

        impl<T: Id> $set<T> {
            /// The empty set.
            pub const EMPTY: $set<T> = $set { bits: 0, of: PhantomData };

            /// The set with exactly these bits.
            #[inline]
            pub const fn from_bits(bits: $bits) -> $set<T> {
                $set { bits, of: PhantomData }
            }

            /// The members as bits.
            #[inline]
            pub const fn bits(self) -> $bits {
                self.bits
            }

            /// The set of one id.
            #[inline]
            pub fn of(id: T) -> $set<T> {
                $set::from_bits(1 << id.number())
            }

            /// Whether the id is a member.
            #[inline]
            pub fn contains(self, id: T) -> bool {
                self.bits >> id.number() & 1 != 0
            }

            /// Adds the id; tells whether it is new.
            #[inline]
            pub fn insert(&mut self, id: T) -> bool {
                let new = !self.contains(id);
                self.bits |= 1 << id.number();
                new
            }

            /// Takes the id out; tells whether it was there.
            #[inline]
            pub fn remove(&mut self, id: T) -> bool {
                let was = self.contains(id);
                self.bits &= !(1 << id.number());
                was
            }

            /// The set without this id.
            #[inline]
            #[must_use]
            pub fn without(mut self, id: T) -> $set<T> {
                self.remove(id);
                self
            }

            /// The only member, if there is just one.
            #[inline]
            pub fn only(self) -> Option<T> {
                self.bits.is_power_of_two().then(|| T::from_number(self.bits.trailing_zeros() as u8))
            }

            /// How many members there are.
            #[inline]
            pub const fn len(self) -> usize {
                self.bits.count_ones() as usize
            }

            /// Whether there are no members.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.bits == 0
            }

            /// Members of either.
            #[inline]
            pub const fn union(self, other: $set<T>) -> $set<T> {
                $set::from_bits(self.bits | other.bits)
            }

            /// Members of both.
            #[inline]
            pub const fn intersection(self, other: $set<T>) -> $set<T> {
                $set::from_bits(self.bits & other.bits)
            }

            /// Members of this set that are not in the other.
            #[inline]
            pub const fn difference(self, other: $set<T>) -> $set<T> {
                $set::from_bits(self.bits & !other.bits)
            }

            /// The members in the order of their numbers.
            #[inline]
            pub fn iter(self) -> $iter<T> {
                $iter(self)
            }
        }

        #[doc = concat!("The members of a [`", stringify!($set), "`], lowest number first.")]
        pub struct $iter<T>($set<T>);

        impl<T> Clone for $iter<T> {
            fn clone(&self) -> Self {
                $iter(self.0)
            }
        }

        impl<T: Id> Iterator for $iter<T> {
            type Item = T;

            #[inline]
            fn next(&mut self) -> Option<T> {
                if self.0.bits == 0 {
                    return None;
                }
                let number = self.0.bits.trailing_zeros() as u8;
                self.0.bits &= self.0.bits - 1;
                Some(T::from_number(number))
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.0.len(), Some(self.0.len()))
            }
        }

        impl<T: Id> ExactSizeIterator for $iter<T> {}

        impl<T: Id> IntoIterator for $set<T> {
            type Item = T;
            type IntoIter = $iter<T>;

            fn into_iter(self) -> $iter<T> {
                self.iter()
            }
        }

        impl<T: Id> FromIterator<T> for $set<T> {
            fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Self {
                let mut set = $set::EMPTY;
                ids.into_iter().for_each(|id| {
                    set.insert(id);
                });
                set
            }
        }

        impl<T> Clone for $set<T> {
            #[inline]
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<T> Copy for $set<T> {}

        impl<T: Id> Default for $set<T> {
            fn default() -> Self {
                $set::EMPTY
            }
        }

        impl<T> PartialEq for $set<T> {
            #[inline]
            fn eq(&self, other: &Self) -> bool {
                self.bits == other.bits
            }
        }

        impl<T> Eq for $set<T> {}

        impl<T> std::hash::Hash for $set<T> {
            fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
                self.bits.hash(state);
            }
        }

        impl<T: Id + fmt::Debug> fmt::Debug for $set<T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl<T> Serialize for $set<T> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.bits.serialize(serializer)
            }
        }

        impl<'de, T> Deserialize<'de> for $set<T> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok($set { bits: $bits::deserialize(deserializer)?, of: PhantomData })
            }
        }
    )*};
}

small_sets! {
    /// A set of ids below 8, in one byte.
    Set8, Set8Iter, u8;
    /// A set of ids below 16, in two bytes.
    Set16, Set16Iter, u16;
    /// A set of ids below 64, in eight bytes.
    Set64, Set64Iter, u64;
}

/// Stores a [`By`](crate::flat::By) as the plain array of its values, without the ids' names: for
/// `#[serde(with = "workbench::small::plain")]`.
pub mod plain {
    use super::*;
    use crate::flat::By;
    use crate::wide::WideId;

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
