//! A short list held in place: copied by memcpy, compared and stored by what it holds.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// An ordered list of at most `N` plain values, held in place. Pushing onto a full list panics: the capacity is
/// the game's own bound on the thing (a deck has 52 cards).
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u16,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// The empty list.
    #[inline]
    pub fn new() -> Self {
        List { len: 0, items: [T::default(); N] }
    }

    /// Adds an item at the end.
    ///
    /// # Panics
    /// If the list is full.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[usize::from(self.len)]))
    }

    /// Takes the item at `index` and closes the gap.
    ///
    /// # Panics
    /// If there is no such item.
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.copy_within(index + 1.., index);
        self.pop();
        item
    }

    /// Inserts an item before the one at `index`.
    ///
    /// # Panics
    /// If the list is full or `index` is past its end.
    pub fn insert(&mut self, index: usize, item: T) {
        assert!(index <= self.len(), "insert past the end of a list");
        self.push(item);
        self[index..].rotate_right(1);
    }

    /// Takes out the first item equal to this one; tells whether there was one.
    pub fn take(&mut self, item: T) -> bool
    where
        T: PartialEq,
    {
        let found = self.iter().position(|i| *i == item);
        if let Some(index) = found {
            self.remove(index);
        }
        found.is_some()
    }

    /// Empties the list.
    #[inline]
    pub fn clear(&mut self) {
        *self = List::new();
    }

    /// Whether nothing more fits.
    #[inline]
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == N
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::new();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: std::hash::Hash, const N: usize> std::hash::Hash for List<T, N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format_args!("a list of at most {N} items")));
        }
        Ok(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_equal_by_what_it_holds() {
        let mut one: List<u8, 4> = [1, 2, 3].into_iter().collect();
        let two: List<u8, 4> = [1, 3].into_iter().collect();
        assert_eq!(one.remove(1), 2);
        assert_eq!(one, two);
        one.insert(0, 9);
        assert_eq!(&*one, [9, 1, 3]);
        assert!(one.take(9) && !one.take(9));
        assert_eq!((one.pop(), one.pop(), one.pop()), (Some(3), Some(1), None));
        assert!(serde_json::from_str::<List<u8, 2>>("[1,2,3]").is_err());
    }
}
