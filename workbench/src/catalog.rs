//! The records of one kind of a content, found by their id.

use std::marker::PhantomData;
use std::ops::{Deref, Index};

use crate::flat::Id;

/// All records of one kind, in the order of their ids' numbers.
#[derive(Clone, Debug)]
pub struct Catalog<K, V> {
    records: Vec<V>,
    of: PhantomData<K>,
}

impl<K: Id, V> Catalog<K, V> {
    /// The ids, in order.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = K> + ExactSizeIterator + use<K, V> {
        (0..self.records.len()).map(|number| K::from_number(number as u8))
    }

    /// Every id with its record.
    pub fn with_ids(&self) -> impl DoubleEndedIterator<Item = (K, &V)> + ExactSizeIterator {
        self.ids().zip(&self.records)
    }

    /// The first id whose record is the one that is looked for.
    pub fn find(&self, mut wanted: impl FnMut(&V) -> bool) -> Option<K> {
        self.with_ids().find(|(_, record)| wanted(record)).map(|(id, _)| id)
    }
}

impl<K, V> From<Vec<V>> for Catalog<K, V> {
    fn from(records: Vec<V>) -> Self {
        Catalog { records, of: PhantomData }
    }
}

impl<K, V> Deref for Catalog<K, V> {
    type Target = [V];

    #[inline]
    fn deref(&self) -> &[V] {
        &self.records
    }
}

impl<K: Id, V> Index<K> for Catalog<K, V> {
    type Output = V;

    #[inline]
    fn index(&self, id: K) -> &V {
        &self.records[usize::from(id.number())]
    }
}
