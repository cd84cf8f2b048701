//! Small flat collections for states: copied by memcpy, compared and stored by what they hold.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

pub use kernel::list::List;

use crate::wide::WideId;

/// A one-byte id below 128: a card, a character, a place.
pub trait Id: Copy + Eq {
    /// The id's number.
    fn number(self) -> u8;
    /// The id with this number. Only numbers that [`Id::number`] returned are passed.
    fn from_number(number: u8) -> Self;
}

impl Id for u8 {
    #[inline]
    fn number(self) -> u8 {
        self
    }

    #[inline]
    fn from_number(number: u8) -> u8 {
        number
    }
}

impl Id for kernel::Seat {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn from_number(number: u8) -> Self {
        kernel::Seat(number)
    }
}

/// A set of up to 128 ids as one bit each, iterated in the order of their numbers.
pub struct Set<T> {
    bits: u128,
    of: PhantomData<T>,
}

impl<T: Id> Set<T> {
    /// The empty set.
    pub const EMPTY: Set<T> = Set { bits: 0, of: PhantomData };

    /// The set with exactly these bits.
    #[inline]
    pub const fn from_bits(bits: u128) -> Set<T> {
        Set { bits, of: PhantomData }
    }

    /// The members as bits.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.bits
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
    pub const fn union(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits | other.bits)
    }

    /// Members of both.
    #[inline]
    pub const fn intersection(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits & other.bits)
    }

    /// Members of this set that are not in the other.
    #[inline]
    pub const fn difference(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits & !other.bits)
    }

    /// The members in the order of their numbers.
    #[inline]
    pub fn iter(self) -> SetIter<T> {
        SetIter(self)
    }
}

/// The members of a [`Set`], lowest number first.
#[derive(Clone)]
pub struct SetIter<T>(Set<T>);

impl<T: Id> Iterator for SetIter<T> {
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

impl<T: Id> ExactSizeIterator for SetIter<T> {}

impl<T: Id> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = SetIter<T>;

    fn into_iter(self) -> SetIter<T> {
        self.iter()
    }
}

impl<T: Id> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Self {
        let mut set = Set::EMPTY;
        ids.into_iter().for_each(|id| {
            set.insert(id);
        });
        set
    }
}

impl<T> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T: Id> Default for Set<T> {
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<T> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> std::hash::Hash for Set<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T: Id + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Id + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Id + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ids = Vec::<T>::deserialize(deserializer)?;
        let mut set = Set::EMPTY;
        for id in ids {
            if id.number() >= 128 || !set.insert(id) {
                return Err(D::Error::custom("a set holds each id below 128 once"));
            }
        }
        Ok(set)
    }
}

/// A value for every id of a kind: an array that is indexed by the id and stored as a map by the id's name.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct By<K, V, const N: usize> {
    values: [V; N],
    of: PhantomData<K>,
}

impl<K: WideId, V, const N: usize> By<K, V, N> {
    /// The value of every id, by a function.
    pub fn from_fn(mut value: impl FnMut(K) -> V) -> Self {
        By { values: std::array::from_fn(|i| value(K::from_wide(i as u16))), of: PhantomData }
    }

    /// Every id with its value, in the order of the ids' numbers.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &V)> + ExactSizeIterator {
        self.values.iter().enumerate().map(|(i, value)| (K::from_wide(i as u16), value))
    }

    /// The values alone, in the order of the ids' numbers.
    #[inline]
    pub fn values(&self) -> &[V; N] {
        &self.values
    }

    /// The values alone, to be changed.
    #[inline]
    pub fn values_mut(&mut self) -> &mut [V; N] {
        &mut self.values
    }
}

impl<K: WideId, V: Default, const N: usize> Default for By<K, V, N> {
    fn default() -> Self {
        By::from_fn(|_| V::default())
    }
}

impl<K: WideId, V, const N: usize> std::ops::Index<K> for By<K, V, N> {
    type Output = V;

    #[inline]
    fn index(&self, id: K) -> &V {
        &self.values[usize::from(id.wide())]
    }
}

impl<K: WideId, V, const N: usize> std::ops::IndexMut<K> for By<K, V, N> {
    #[inline]
    fn index_mut(&mut self, id: K) -> &mut V {
        &mut self.values[usize::from(id.wide())]
    }
}

impl<K: WideId + fmt::Debug, V: fmt::Debug, const N: usize> fmt::Debug for By<K, V, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: WideId + Serialize, V: Serialize, const N: usize> Serialize for By<K, V, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, K, V, const N: usize> Deserialize<'de> for By<K, V, N>
where
    K: WideId + Deserialize<'de>,
    V: Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries<K, V, const N: usize>(PhantomData<(K, V)>);

        impl<'de, K, V, const N: usize> serde::de::Visitor<'de> for Entries<K, V, N>
        where
            K: WideId + Deserialize<'de>,
            V: Deserialize<'de>,
        {
            type Value = By<K, V, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a value for each of {N} ids")
            }

            fn visit_map<A: serde::de::MapAccess<'de>>(
                self,
                mut map: A,
            ) -> Result<Self::Value, A::Error> {
                let mut values: [Option<V>; N] = std::array::from_fn(|_| None);
                while let Some((id, value)) = map.next_entry::<K, V>()? {
                    let slot = values
                        .get_mut(usize::from(id.wide()))
                        .filter(|slot| slot.is_none())
                        .ok_or_else(|| A::Error::custom("each id once"))?;
                    *slot = Some(value);
                }
                if values.iter().any(Option::is_none) {
                    return Err(A::Error::invalid_length(N, &self));
                }
                let values = values.map(|value| value.expect("none is missing, checked above"));
                Ok(By { values, of: PhantomData })
            }
        }

        deserializer.deserialize_map(Entries(PhantomData))
    }
}

/// The stack of half-finished procedures: the top frame says what is being asked, the ones below what goes on
/// when it is answered. Part of the state, so that a game can stop anywhere and go on.
pub type Frames<F, const N: usize> = List<F, N>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_stores_its_members_in_order() {
        let set: Set<u8> = [90, 3, 127].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[3,90,127]");
        assert_eq!(serde_json::from_str::<Set<u8>>("[127,90,3]").unwrap(), set);
        assert!(serde_json::from_str::<Set<u8>>("[128]").is_err());
        assert!(serde_json::from_str::<Set<u8>>("[1,1]").is_err());
    }

    #[test]
    fn a_value_for_every_id_is_stored_by_name() {
        use kernel::Seat;
        let by: By<Seat, u8, 3> = By::from_fn(|seat: Seat| seat.0 * 2);
        assert_eq!(by[Seat(2)], 4);
        let bytes = postcard::to_stdvec(&by).unwrap();
        assert_eq!(postcard::from_bytes::<By<Seat, u8, 3>>(&bytes).unwrap(), by);
        let json = serde_json::to_string(&by).unwrap();
        assert_eq!(json, r#"{"0":0,"1":2,"2":4}"#);
        for wrong in [r#"{"0":0,"1":2}"#, r#"{"0":0,"0":1,"2":4}"#, r#"{"0":0,"1":2,"7":4}"#] {
            assert!(serde_json::from_str::<By<Seat, u8, 3>>(wrong).is_err(), "{wrong}");
        }
    }
}
