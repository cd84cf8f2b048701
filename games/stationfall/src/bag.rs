//! Items in one place, counted by kind.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::ids::Item;

/// How many of each common kind of Item lie together. Unique Items are not counted here: each of them has a place
/// of its own in the state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Bag(u64);

/// The kinds that exist more than once (SF-0.7).
pub const COMMON: [Item; 6] =
    [Item::Helmet, Item::Bludgeon, Item::Gun, Item::Firebomb, Item::Nanogel, Item::Nanogel1];

impl Item {
    /// The kinds of which there is only one token.
    #[inline]
    pub fn uniques() -> impl DoubleEndedIterator<Item = Item> {
        Item::ALL[Item::Antimatter as usize..].iter().copied()
    }

    /// Whether there is only one token of this kind.
    #[inline]
    pub const fn is_unique(self) -> bool {
        self as u8 >= Item::Antimatter as u8
    }
}

impl Bag {
    /// Nothing.
    pub const EMPTY: Bag = Bag(0);

    #[inline]
    const fn shift(item: Item) -> u32 {
        debug_assert!(!item.is_unique());
        item as u32 * 8
    }

    /// How many of a common kind.
    #[inline]
    pub const fn count(self, item: Item) -> u8 {
        (self.0 >> Bag::shift(item)) as u8
    }

    /// Whether at least one of a common kind is there.
    #[inline]
    pub const fn has(self, item: Item) -> bool {
        self.count(item) > 0
    }

    /// Puts one in.
    #[inline]
    pub const fn put(&mut self, item: Item) {
        self.0 += 1 << Bag::shift(item);
    }

    /// Takes one out; tells whether there was one.
    #[inline]
    pub const fn take(&mut self, item: Item) -> bool {
        let there = self.has(item);
        if there {
            self.0 -= 1 << Bag::shift(item);
        }
        there
    }

    /// How many Items in all.
    #[inline]
    pub const fn total(self) -> u8 {
        // Sums the six bytes: no sum of tokens reaches 256.
        (self.0.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether nothing is there.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds that are there, in the order of their numbers.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Item> {
        let any: &[Item] = if self.0 == 0 { &[] } else { &COMMON };
        any.iter().copied().filter(move |item| self.has(*item))
    }

    /// Everything of both.
    #[must_use]
    pub const fn with(self, other: Bag) -> Bag {
        Bag(self.0 + other.0)
    }
}

impl Serialize for Bag {
    /// As a list of the Items, each as often as it is there.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let items: Vec<Item> = COMMON
            .into_iter()
            .flat_map(|item| std::iter::repeat_n(item, usize::from(self.count(item))))
            .collect();
        items.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bag, D::Error> {
        let mut bag = Bag::EMPTY;
        for item in Vec::<Item>::deserialize(deserializer)? {
            if item.is_unique() || bag.count(item) == u8::MAX {
                return Err(D::Error::custom("a bag holds common Items, at most 255 of a kind"));
            }
            bag.put(item);
        }
        Ok(bag)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_counts_by_kind() {
        let mut bag = Bag::EMPTY;
        bag.put(Item::Helmet);
        bag.put(Item::Helmet);
        bag.put(Item::Nanogel1);
        assert_eq!((bag.count(Item::Helmet), bag.total()), (2, 3));
        assert_eq!(bag.kinds().collect::<Vec<_>>(), [Item::Helmet, Item::Nanogel1]);
        assert!(bag.take(Item::Helmet) && !bag.take(Item::Gun));
        assert_eq!(bag.total(), 2);
        let json = serde_json::to_string(&bag).unwrap();
        assert_eq!(serde_json::from_str::<Bag>(&json).unwrap(), bag);
    }
}
