//! Moves are listed verb by verb, and no list is long.

use std::collections::BTreeSet;

use kernel::{Game, Name, Viewer};
use stationfall::Stationfall;

use super::almanac::{positions, seen};
use super::common::*;

/// No decision is a long list, every answer has its verb and touches something, but passing, which stands at the prompt;
/// and what ends the turn stands last.
#[test]
fn a_decision_is_a_few_verbs() {
    let (mut most, mut decisions) = (0, 0);
    for (seats, seed) in [(2, 1), (4, 2), (9, 3)] {
        positions(&[("characters", "random")], seats, seed, |state, seat| {
            let scene = seen(state, Viewer::Seat(seat));
            let verbs: BTreeSet<&str> = scene
                .offers
                .iter()
                .map(|offer| offer.group.as_ref().expect("a verb").id.as_ref())
                .collect();
            most = most.max(verbs.len());
            decisions += 1;
            let ends = |verb: &&str| ["sf-verb-go-on", "sf-verb-renegotiate"].contains(verb);
            let order: Vec<&str> = scene
                .offers
                .iter()
                .filter_map(|offer| offer.group.as_ref().map(|group| group.id.as_ref()))
                .collect();
            let from = order.iter().position(ends).unwrap_or(order.len());
            assert!(order[from..].iter().all(ends), "{order:?}");
            for offer in &scene.offers {
                let passes = offer.notation == "pass" && offer.touches.is_empty();
                assert!(passes || !offer.touches.is_empty(), "no click leads to it: {offer:?}");
            }
        });
    }
    assert!(decisions > 500 && most <= 20, "{most} verbs in {decisions} decisions");
}

/// Whoever sits at a console with every Character aboard has hundreds of moves with Locks; they are chosen by verb, then
/// by the Lock, then by the corridor.
#[test]
fn hundreds_of_locks_are_a_few_short_lists() {
    let mut t = table(&[
        "stranger",
        "digital_assistant",
        "inspector",
        "daredevil",
        "billionaire",
        "engineer",
        "legal",
        "medical",
        "boarder",
    ]);
    t.place("stranger", "mainframe");
    t.cubes(0, "stranger", 1);
    for (one, other) in [("kitchen", "quarters"), ("aft_hub", "reactor"), ("suite", "quarters")] {
        t.lock(one, other);
    }
    t.decide("activate stranger");
    let scene = seen(&t.state, Viewer::Seat(t.asked()));
    let of = |verb: &str| {
        let all = scene.offers.iter();
        all.filter(|offer| offer.group.as_ref().is_some_and(|group| group.id == verb))
            .collect::<Vec<_>>()
    };
    let moves = of("sf-verb-move-lock");
    assert!(moves.len() > 218, "{}", moves.len());
    let touched = |offers: &[&kernel::Offer], place: usize| -> BTreeSet<Name> {
        offers.iter().map(|offer| offer.touches[place].clone()).collect()
    };
    assert_eq!(touched(&moves, 0), ["stranger".into()].into());
    let from = touched(&moves, 1);
    assert!(from.len() <= 10 && from.contains("lock-reactor-magnetic_containment"), "{from:?}");
    for lock in &from {
        let to: Vec<_> = moves.iter().copied().filter(|offer| offer.touches[1] == *lock).collect();
        let (corridors, rooms) = (touched(&to, 4), touched(&to, 3));
        assert_eq!(touched(&to, 2).len(), 1, "the corridor it lies on");
        assert_eq!(corridors.len(), to.len(), "each a corridor of its own");
        assert!(rooms.len() <= 40, "{} rooms", rooms.len());
        for room in &rooms {
            let there = to.iter().filter(|offer| offer.touches.contains(room)).count();
            assert!(there <= 12, "{there} corridors of {room}");
        }
    }
    let (added, removed) = (of("sf-verb-lock"), of("sf-verb-unlock"));
    assert!(touched(&added, 1).len() <= 40, "first by the room");
    assert_eq!(touched(&added, 2).len(), added.len(), "each a corridor of its own");
    assert_eq!(touched(&removed, 1), from, "the same Locks");
    let first = scene.offers.first().and_then(|offer| offer.group.as_ref()).expect("a verb");
    assert_eq!(first.id, "sf-verb-step");
}

/// Rules: SF-A8.3, SF-7.2.2.2
#[test]
fn sf_a8_3_a_lock_is_chosen_by_itself_or_by_its_corridor() {
    let mut t = table(&["stranger", "digital_assistant"]);
    t.place("stranger", "mainframe");
    t.cubes(0, "stranger", 1);
    t.decide("activate stranger");
    let touches = |notation: &str| {
        let offer = Stationfall::new().offer(&t.state, t.asked(), &decision(notation));
        offer.touches.iter().map(Name::to_string).collect::<Vec<_>>().join(" ")
    };
    let lock = "stranger lock-reactor-magnetic_containment";
    let own = "corridor-reactor-magnetic_containment";
    let ends = format!("reactor {own} magnetic_containment");
    let free = "quarters corridor-quarters-kitchen kitchen";
    assert_eq!(touches("lock kitchen quarters"), format!("stranger {free}"));
    assert_eq!(touches("unlock reactor magnetic_containment"), format!("{lock} {ends}"));
    assert_eq!(touches("breach reactor magnetic_containment"), format!("{lock} {ends}"));
    let moved = touches("movelock reactor magnetic_containment to kitchen quarters");
    assert_eq!(moved, format!("{lock} {own} {free}"));
}
