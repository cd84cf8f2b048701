use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::flat::By;
use crate::small::Maybe;

crate::wide_ids! {
    /// What is written in a log.
    Entry "log-" {
        /// How it began.
        Began = "began",
        /// How it ended.
        Ended = "ended",
    }
}

crate::wide_numbered! {
    /// A card of a large deck.
    Card
}

fn numbers() -> impl Strategy<Value = BTreeSet<u16>> {
    prop::collection::btree_set(0_u16..1024, 0..200)
}

fn set(of: &BTreeSet<u16>) -> Set1024<u16> {
    of.iter().copied().collect()
}

proptest! {
    /// Whatever is done to a wide set comes out as it does in a sorted set of the library's.
    #[test]
    fn a_wide_set_is_a_set(a in numbers(), b in numbers(), one in 0_u16..1024) {
        let (wide, other) = (set(&a), set(&b));
        prop_assert_eq!(wide.iter().collect::<Vec<_>>(), a.iter().copied().collect::<Vec<_>>());
        prop_assert_eq!((wide.len(), wide.iter().len(), wide.is_empty()), (a.len(), a.len(), a.is_empty()));
        prop_assert_eq!(wide.union(other), set(&a.union(&b).copied().collect()));
        prop_assert_eq!(wide.intersection(other), set(&a.intersection(&b).copied().collect()));
        prop_assert_eq!(wide.difference(other), set(&a.difference(&b).copied().collect()));
        let (mut more, mut less, mut grown, mut shrunk) = (a.clone(), a.clone(), wide, wide);
        prop_assert_eq!(wide.contains(one), a.contains(&one));
        prop_assert_eq!((grown.insert(one), grown), (more.insert(one), set(&more)));
        prop_assert_eq!((shrunk.remove(one), shrunk), (less.remove(&one), set(&less)));
    }

    /// What is stored is the members in order, and it is read back as the same set.
    #[test]
    fn a_wide_set_is_stored_as_its_members(a in numbers()) {
        let wide = set(&a);
        let json = serde_json::to_string(&wide).unwrap();
        prop_assert_eq!(&json, &serde_json::to_string(&a).unwrap());
        prop_assert_eq!(serde_json::from_str::<Set1024<u16>>(&json).unwrap(), wide);
        let bytes = postcard::to_stdvec(&wide).unwrap();
        prop_assert_eq!(postcard::from_bytes::<Set1024<u16>>(&bytes).unwrap(), wide);
    }

    /// A wide set of narrow ids is stored as the narrow set is: a game may widen one without losing its records.
    #[test]
    fn a_set_is_stored_alike_however_wide(ids in prop::collection::btree_set(0_u8..128, 0..60)) {
        let narrow: crate::Set<u8> = ids.iter().copied().collect();
        let wide: Set256<u8> = ids.into_iter().collect();
        prop_assert_eq!(postcard::to_stdvec(&narrow).unwrap(), postcard::to_stdvec(&wide).unwrap());
    }
}

#[test]
fn a_wide_set_refuses_what_it_cannot_hold() {
    assert_eq!((Set256::<u16>::CAPACITY, Set1024::<u16>::CAPACITY), (256, 1024));
    assert_eq!((size_of::<Set256<u16>>(), size_of::<Set1024<u16>>()), (32, 128));
    assert!(serde_json::from_str::<Set1024<u16>>("[1023]").is_ok());
    for wrong in ["[1024]", "[1,1]"] {
        let error = serde_json::from_str::<Set1024<u16>>(wrong).unwrap_err();
        assert!(error.to_string().contains("each id below 1024 once"), "{error}");
    }
}

#[test]
fn a_wide_id_or_nothing_takes_two_bytes() {
    assert_eq!(size_of::<Maybe<Card>>(), 2);
    let mut page = Maybe::some(Card(900));
    assert_eq!((page.get(), page.is(Card(900)), page.is(Card(9))), (Some(Card(900)), true, false));
    let bytes = postcard::to_stdvec(&page).unwrap();
    assert_eq!(postcard::from_bytes::<Maybe<Card>>(&bytes).unwrap(), page);
    assert_eq!(page.take(), Some(Card(900)));
    assert_eq!((page, page.is_none()), (Maybe::from(None), true));
    assert_eq!((size_of::<Maybe<u8>>(), Maybe::from(7_u8).get()), (1, Some(7_u8)), "a narrow one");
}

#[test]
fn a_value_for_each_of_a_thousand_ids() {
    let mut by: By<Card, u16, 1000> = By::from_fn(|card: Card| card.0 + 1);
    by[Card(999)] = 3;
    assert_eq!((by[Card(998)], by.values()[Card(999).index()]), (999, 3));
    let json = serde_json::to_string(&by).unwrap();
    assert_eq!(serde_json::from_str::<By<Card, u16, 1000>>(&json).unwrap(), by);
}

#[test]
fn wide_names_are_names() {
    assert_eq!((size_of::<Entry>(), Entry::COUNT, Entry::default()), (2, 2, Entry::Began));
    assert_eq!("ended".parse(), Ok(Entry::Ended));
    assert_eq!((Entry::from_wide(1), Entry::Ended.wide()), (Entry::Ended, 1));
    assert_eq!((Entry::Ended.word(), Entry::Began.to_string()), ("log-ended", "began".into()));
    assert_eq!((Entry::Ended.index(), Entry::Ended.name()), (1, "ended"));
}
