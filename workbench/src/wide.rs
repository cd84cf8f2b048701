//! Ids and sets for games with hundreds of cards or pages: numbers of two bytes, sets of up to 1,024 members. What fits
//! into a byte stays with [`flat`](crate::flat) and [`small`](crate::small), which are smaller and faster.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::flat::Id;

/// An id of at most two bytes. Every [`Id`] is one, so what is made for wide ids takes narrow ones too.
pub trait WideId: Copy + Eq {
    /// The id's number.
    fn wide(self) -> u16;
    /// The id with this number. Only numbers that [`WideId::wide`] returned are passed.
    fn from_wide(number: u16) -> Self;
}

impl<T: Id> WideId for T {
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
/// assert_eq!(size_of::<workbench::WideMaybe<Page>>(), 2);
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

/// An id or nothing, in two bytes. Stored as the id's number, or 65535 for nothing.
pub struct WideMaybe<T> {
    number: u16,
    of: PhantomData<T>,
}

impl<T: WideId> WideMaybe<T> {
    const NOTHING: u16 = u16::MAX;

    /// Nothing.
    pub const NONE: WideMaybe<T> = WideMaybe { number: Self::NOTHING, of: PhantomData };

    /// This id.
    #[inline]
    pub fn some(id: T) -> WideMaybe<T> {
        WideMaybe { number: id.wide(), of: PhantomData }
    }

    /// The id, if there is one.
    #[inline]
    pub fn get(self) -> Option<T> {
        (self.number != Self::NOTHING).then(|| T::from_wide(self.number))
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
        self.number == id.wide()
    }

    /// The id, and nothing is left.
    #[inline]
    pub fn take(&mut self) -> Option<T> {
        std::mem::take(self).get()
    }
}

impl<T: WideId> From<T> for WideMaybe<T> {
    #[inline]
    fn from(id: T) -> Self {
        WideMaybe::some(id)
    }
}

impl<T: WideId> From<Option<T>> for WideMaybe<T> {
    #[inline]
    fn from(id: Option<T>) -> Self {
        id.map_or(WideMaybe::NONE, WideMaybe::some)
    }
}

impl<T> Clone for WideMaybe<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for WideMaybe<T> {}

impl<T: WideId> Default for WideMaybe<T> {
    fn default() -> Self {
        WideMaybe::NONE
    }
}

impl<T> PartialEq for WideMaybe<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl<T> Eq for WideMaybe<T> {}

impl<T> std::hash::Hash for WideMaybe<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.number.hash(state);
    }
}

impl<T: WideId + fmt::Debug> fmt::Debug for WideMaybe<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

impl<T> Serialize for WideMaybe<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(self.number)
    }
}

impl<'de, T> Deserialize<'de> for WideMaybe<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(WideMaybe { number: u16::deserialize(deserializer)?, of: PhantomData })
    }
}

/// A set of up to 256 ids, in 32 bytes.
pub type Set256<T> = WideSet<T, 4>;
/// A set of up to 512 ids, in 64 bytes.
pub type Set512<T> = WideSet<T, 8>;
/// A set of up to 1,024 ids, in 128 bytes.
pub type Set1024<T> = WideSet<T, 16>;

/// A set of ids below 64 times `WORDS` as one bit each, iterated in the order of their numbers.
pub struct WideSet<T, const WORDS: usize> {
    words: [u64; WORDS],
    of: PhantomData<T>,
}

/// The word of an id, and its bit in there.
#[inline]
fn place<T: WideId>(id: T) -> (usize, u64) {
    let number = id.wide();
    (usize::from(number / 64), 1 << (number % 64))
}

impl<T: WideId, const WORDS: usize> WideSet<T, WORDS> {
    /// How many ids there can be.
    pub const CAPACITY: usize = WORDS * 64;

    /// The empty set.
    pub const EMPTY: WideSet<T, WORDS> = WideSet { words: [0; WORDS], of: PhantomData };

    /// Whether the id is a member.
    ///
    /// # Panics
    /// As do all others: if the id's number is not below [`WideSet::CAPACITY`].
    #[inline]
    pub fn contains(&self, id: T) -> bool {
        let (word, bit) = place(id);
        self.words[word] & bit != 0
    }

    /// Adds the id; tells whether it is new.
    #[inline]
    pub fn insert(&mut self, id: T) -> bool {
        let (word, bit) = place(id);
        let new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        new
    }

    /// Takes the id out; tells whether it was there.
    #[inline]
    pub fn remove(&mut self, id: T) -> bool {
        let (word, bit) = place(id);
        let was = self.words[word] & bit != 0;
        self.words[word] &= !bit;
        was
    }

    /// How many members there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there are no members.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    /// Members of either.
    #[inline]
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        self.joined(other, |own, other| own | other)
    }

    /// Members of both.
    #[inline]
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        self.joined(other, |own, other| own & other)
    }

    /// Members of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn difference(&self, other: &Self) -> Self {
        self.joined(other, |own, other| own & !other)
    }

    #[inline]
    fn joined(&self, other: &Self, join: impl Fn(u64, u64) -> u64) -> Self {
        let words = std::array::from_fn(|word| join(self.words[word], other.words[word]));
        WideSet { words, of: PhantomData }
    }

    /// The members in the order of their numbers.
    #[inline]
    pub fn iter(&self) -> WideSetIter<T, WORDS> {
        WideSetIter { rest: *self, word: 0 }
    }
}

/// The members of a [`WideSet`], lowest number first.
#[derive(Clone)]
pub struct WideSetIter<T, const WORDS: usize> {
    rest: WideSet<T, WORDS>,
    /// Nothing is left before this word.
    word: usize,
}

impl<T: WideId, const WORDS: usize> Iterator for WideSetIter<T, WORDS> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        loop {
            let word = self.rest.words.get_mut(self.word)?;
            if *word != 0 {
                let number = self.word as u16 * 64 + word.trailing_zeros() as u16;
                *word &= *word - 1;
                return Some(T::from_wide(number));
            }
            self.word += 1;
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.rest.len(), Some(self.rest.len()))
    }
}

impl<T: WideId, const WORDS: usize> ExactSizeIterator for WideSetIter<T, WORDS> {}

impl<T: WideId, const WORDS: usize> IntoIterator for WideSet<T, WORDS> {
    type Item = T;
    type IntoIter = WideSetIter<T, WORDS>;

    fn into_iter(self) -> WideSetIter<T, WORDS> {
        self.iter()
    }
}

impl<T: WideId, const WORDS: usize> FromIterator<T> for WideSet<T, WORDS> {
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Self {
        let mut set = WideSet::EMPTY;
        ids.into_iter().for_each(|id| {
            set.insert(id);
        });
        set
    }
}

impl<T, const WORDS: usize> Clone for WideSet<T, WORDS> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, const WORDS: usize> Copy for WideSet<T, WORDS> {}

impl<T: WideId, const WORDS: usize> Default for WideSet<T, WORDS> {
    fn default() -> Self {
        WideSet::EMPTY
    }
}

impl<T, const WORDS: usize> PartialEq for WideSet<T, WORDS> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}

impl<T, const WORDS: usize> Eq for WideSet<T, WORDS> {}

impl<T, const WORDS: usize> std::hash::Hash for WideSet<T, WORDS> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.words.hash(state);
    }
}

impl<T: WideId + fmt::Debug, const WORDS: usize> fmt::Debug for WideSet<T, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: WideId + Serialize, const WORDS: usize> Serialize for WideSet<T, WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: WideId + Deserialize<'de>, const WORDS: usize> Deserialize<'de> for WideSet<T, WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = WideSet::EMPTY;
        for id in Vec::<T>::deserialize(deserializer)? {
            if usize::from(id.wide()) >= Self::CAPACITY || !set.insert(id) {
                let most = Self::CAPACITY;
                return Err(D::Error::custom(format!("a set holds each id below {most} once")));
            }
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests;
