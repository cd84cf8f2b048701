//! Small flat collections for states: copied by memcpy, compared and stored by what they hold.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

pub use kernel::list::List;

use crate::set::BitSet;
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

/// A set of up to 128 ids as one bit each, stored as its members.
pub type Set<T> = BitSet<T, u128>;

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
