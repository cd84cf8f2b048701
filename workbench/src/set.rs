//! Sets of ids: a bit for each that there can be. One type for all of them, whatever holds the bits: [`Set`](crate::Set),
//! [`Set8`](crate::Set8) to [`Set64`](crate::Set64), [`Set256`](crate::Set256) to [`Set1024`](crate::Set1024).

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::wide::WideId;

/// What holds the bits of a set: a number, or several.
///
/// Numbers of members are below [`Bits::CAPACITY`]; it is an error to ask for others.
pub trait Bits: Copy + Eq + Hash {
    /// How many bits there are.
    const CAPACITY: usize;
    /// None is set.
    const NONE: Self;

    /// Whether this bit is set.
    fn has(&self, number: u16) -> bool;
    /// Sets this bit.
    fn set(&mut self, number: u16);
    /// Clears this bit.
    fn clear(&mut self, number: u16);
    /// How many are set.
    fn count(&self) -> usize;
    /// The lowest that is set is cleared; which one it was.
    fn take_lowest(&mut self) -> Option<u16>;
    /// What is set in either.
    fn or(self, other: Self) -> Self;
    /// What is set in both.
    fn and(self, other: Self) -> Self;
    /// What is set here and not in the other.
    fn and_not(self, other: Self) -> Self;
}

macro_rules! bits_of_a_number {
    ($($number:ident)*) => {$(
        impl Bits for $number {
            const CAPACITY: usize = $number::BITS as usize;
            const NONE: $number = 0;

            #[inline]
            fn has(&self, number: u16) -> bool {
                self >> number & 1 != 0
            }

            #[inline]
            fn set(&mut self, number: u16) {
                *self |= 1 << number;
            }

            #[inline]
            fn clear(&mut self, number: u16) {
                *self &= !(1 << number);
            }

            #[inline]
            fn count(&self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn take_lowest(&mut self) -> Option<u16> {
                if *self == 0 {
                    return None;
                }
                let number = self.trailing_zeros() as u16;
                *self &= *self - 1;
                Some(number)
            }

            #[inline]
            fn or(self, other: $number) -> $number {
                self | other
            }

            #[inline]
            fn and(self, other: $number) -> $number {
                self & other
            }

            #[inline]
            fn and_not(self, other: $number) -> $number {
                self & !other
            }
        }
    )*};
}

bits_of_a_number! { u8 u16 u64 u128 }

impl<const WORDS: usize> Bits for [u64; WORDS] {
    const CAPACITY: usize = WORDS * 64;
    const NONE: [u64; WORDS] = [0; WORDS];

    #[inline]
    fn has(&self, number: u16) -> bool {
        self[usize::from(number / 64)].has(number % 64)
    }

    #[inline]
    fn set(&mut self, number: u16) {
        self[usize::from(number / 64)].set(number % 64);
    }

    #[inline]
    fn clear(&mut self, number: u16) {
        self[usize::from(number / 64)].clear(number % 64);
    }

    #[inline]
    fn count(&self) -> usize {
        self.iter().map(Bits::count).sum()
    }

    #[inline]
    fn take_lowest(&mut self) -> Option<u16> {
        let mut words = (0..).zip(self);
        words.find_map(|(at, word)| word.take_lowest().map(|number| at * 64 + number))
    }

    #[inline]
    fn or(self, other: [u64; WORDS]) -> [u64; WORDS] {
        std::array::from_fn(|word| self[word].or(other[word]))
    }

    #[inline]
    fn and(self, other: [u64; WORDS]) -> [u64; WORDS] {
        std::array::from_fn(|word| self[word].and(other[word]))
    }

    #[inline]
    fn and_not(self, other: [u64; WORDS]) -> [u64; WORDS] {
        std::array::from_fn(|word| self[word].and_not(other[word]))
    }
}

/// A set of ids as one bit each, iterated in the order of their numbers.
pub struct BitSet<T, B> {
    bits: B,
    of: PhantomData<T>,
}

impl<T: WideId, B: Bits> BitSet<T, B> {
    /// How many ids there can be.
    pub const CAPACITY: usize = B::CAPACITY;

    /// The empty set.
    pub const EMPTY: BitSet<T, B> = BitSet::from_bits(B::NONE);

    /// The set with exactly these bits.
    #[inline]
    pub const fn from_bits(bits: B) -> BitSet<T, B> {
        BitSet { bits, of: PhantomData }
    }

    /// The members as bits.
    #[inline]
    pub const fn bits(self) -> B {
        self.bits
    }

    /// The set of one id.
    ///
    /// # Panics
    /// As do all others: if the id's number is not below [`BitSet::CAPACITY`].
    #[inline]
    pub fn of(id: T) -> BitSet<T, B> {
        let mut set = BitSet::EMPTY;
        set.insert(id);
        set
    }

    /// Whether the id is a member.
    #[inline]
    pub fn contains(&self, id: T) -> bool {
        self.bits.has(id.wide())
    }

    /// Adds the id; tells whether it is new.
    #[inline]
    pub fn insert(&mut self, id: T) -> bool {
        let new = !self.contains(id);
        self.bits.set(id.wide());
        new
    }

    /// Takes the id out; tells whether it was there.
    #[inline]
    pub fn remove(&mut self, id: T) -> bool {
        let was = self.contains(id);
        self.bits.clear(id.wide());
        was
    }

    /// The set without this id.
    #[inline]
    #[must_use]
    pub fn without(mut self, id: T) -> BitSet<T, B> {
        self.remove(id);
        self
    }

    /// The only member, if there is just one.
    #[inline]
    pub fn only(self) -> Option<T> {
        let mut members = self.iter();
        members.next().filter(|_| members.rest.is_empty())
    }

    /// How many members there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.bits.count()
    }

    /// Whether there are no members.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.bits == B::NONE
    }

    /// Members of either.
    #[inline]
    #[must_use]
    pub fn union(self, other: BitSet<T, B>) -> BitSet<T, B> {
        BitSet::from_bits(self.bits.or(other.bits))
    }

    /// Members of both.
    #[inline]
    #[must_use]
    pub fn intersection(self, other: BitSet<T, B>) -> BitSet<T, B> {
        BitSet::from_bits(self.bits.and(other.bits))
    }

    /// Members of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn difference(self, other: BitSet<T, B>) -> BitSet<T, B> {
        BitSet::from_bits(self.bits.and_not(other.bits))
    }

    /// The members in the order of their numbers.
    #[inline]
    pub fn iter(self) -> Members<T, B> {
        Members { rest: self }
    }

    /// Reads the members of a set that is stored as them.
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>
    where
        T: Deserialize<'de>,
    {
        let mut set = BitSet::EMPTY;
        for id in Vec::<T>::deserialize(deserializer)? {
            if usize::from(id.wide()) >= Self::CAPACITY || !set.insert(id) {
                let most = Self::CAPACITY;
                return Err(D::Error::custom(format!("a set holds each id below {most} once")));
            }
        }
        Ok(set)
    }
}

/// The members of a [`BitSet`], lowest number first.
pub struct Members<T, B> {
    rest: BitSet<T, B>,
}

impl<T, B: Copy> Clone for Members<T, B> {
    fn clone(&self) -> Self {
        Members { rest: self.rest }
    }
}

impl<T: WideId, B: Bits> Iterator for Members<T, B> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        self.rest.bits.take_lowest().map(T::from_wide)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.rest.len(), Some(self.rest.len()))
    }
}

impl<T: WideId, B: Bits> ExactSizeIterator for Members<T, B> {}

impl<T: WideId, B: Bits> IntoIterator for BitSet<T, B> {
    type Item = T;
    type IntoIter = Members<T, B>;

    fn into_iter(self) -> Members<T, B> {
        self.iter()
    }
}

impl<T: WideId, B: Bits> FromIterator<T> for BitSet<T, B> {
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Self {
        let mut set = BitSet::EMPTY;
        ids.into_iter().for_each(|id| {
            set.insert(id);
        });
        set
    }
}

impl<T, B: Copy> Clone for BitSet<T, B> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, B: Copy> Copy for BitSet<T, B> {}

impl<T: WideId, B: Bits> Default for BitSet<T, B> {
    fn default() -> Self {
        BitSet::EMPTY
    }
}

impl<T, B: PartialEq> PartialEq for BitSet<T, B> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T, B: Eq> Eq for BitSet<T, B> {}

impl<T, B: Hash> Hash for BitSet<T, B> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T: WideId + fmt::Debug, B: Bits> fmt::Debug for BitSet<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Sets of few members are stored as their bits.
macro_rules! stored_as_bits {
    ($($number:ident)*) => {$(
        impl<T> Serialize for BitSet<T, $number> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.bits.serialize(serializer)
            }
        }

        impl<'de, T> Deserialize<'de> for BitSet<T, $number> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(BitSet { bits: $number::deserialize(deserializer)?, of: PhantomData })
            }
        }
    )*};
}

stored_as_bits! { u8 u16 u64 }

/// The others are stored as their members.
macro_rules! stored_as_members {
    ($($bits:ty $(, $words:ident)?;)*) => {$(
        impl<T: WideId + Serialize $(, const $words: usize)?> Serialize for BitSet<T, $bits> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de, T: WideId + Deserialize<'de> $(, const $words: usize)?> Deserialize<'de> for BitSet<T, $bits> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                BitSet::read(deserializer)
            }
        }
    )*};
}

stored_as_members! {
    u128;
    [u64; WORDS], WORDS;
}
