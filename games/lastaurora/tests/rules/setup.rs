//! Components and set-up (LA-2, LA-3).

use lastaurora::vocab::{CardKind, Zone};

use crate::common::*;

/// Rules: LA-1.1, LA-2.1, LA-3.1, LA-3.13, LA-3.14, LA-3.15, LA-3.17, LA-3.18, LA-2.7
#[test]
fn la_3_14_everybody_starts_with_a_truck_a_container_and_two_survivors() {
    for seats in 1..=4 {
        for map in ["alpha", "beta"] {
            let table = table_on(map, "", seats, &[]);
            let state = table.state();
            assert_eq!(state.table.players, seats.max(2));
            for player in 0..seats {
                let own = &state.players[usize::from(player)];
                assert_eq!(own.convoy[Cell(4)].card(), car(&table, "truck_start"));
                assert_eq!(own.convoy[Cell(5)].card(), car(&table, "trailer_container"));
                assert_eq!(own.crew[CrewPlace(0)].survivor(), survivor(&table, "surv_leader"));
                assert_eq!(own.crew[CrewPlace(1)].survivor(), survivor(&table, "surv_copilot"));
                assert!(own.crew.values()[..2].iter().all(|member| member.zone == Zone::Active));
                assert_eq!((own.res, own.fame, own.targets), (stock(1, 1, 1), 0, 2));
                assert_eq!(own.hand.values().iter().sum::<u8>(), 0);
                assert_eq!(own.at, look(&table).map().start);
            }
            assert_eq!(look(&table).map().spaces[SpaceId(0)].region, Region::First);
        }
    }
}

/// Rules: LA-3.2, LA-3.3, LA-3.4, LA-3.5
#[test]
fn la_3_2_counters_ship_and_decks() {
    let table = table("", 4, &[]);
    let state = table.state();
    let counters = state.waypoints.values().iter().map(|counter| counter.get().expect("one").0);
    let mut counters: Vec<u8> = counters.collect();
    counters.sort_unstable();
    assert_eq!(counters, [0, 0, 1, 1, 2, 2, 3, 3, 4, 5]);
    assert_eq!((state.aurora.stop, state.aurora.red), (Stop(0), false));
    assert_eq!(state.outcome.len(), 12);
    assert_eq!(state.objects.len(), 15, "fourteen Objects and the Mine (LA-18.7)");
    let scene = table.scene(kernel::Viewer::Spectator);
    let top = scene.pieces.iter().find(|piece| piece.id == "outcome-top").unwrap();
    assert_eq!(top.label.as_ref().unwrap().id, "la-hidden-outcome");
}

/// Rules: LA-3.6, LA-X2.2, LA-X2.23
#[test]
fn la_3_6_loot_lies_in_pairs_of_its_clan() {
    for (modules, asgaror) in [("", false), ("asgaror", true)] {
        let table = table(modules, 2, &[]);
        for (pair, stack) in table.state().loot.iter() {
            assert_eq!(stack.len(), 2);
            for loot in stack {
                let info = &table.game().content().loot[*loot];
                assert_eq!((info.pair, info.asgaror), (pair, asgaror));
            }
        }
    }
}

/// Rules: LA-3.7, LA-3.8, LA-3.9, LA-2.3
#[test]
fn la_3_7_scaling_cards_are_removed_by_the_number_of_players() {
    for (seats, removed) in [(1, 18), (2, 18), (3, 9), (4, 0)] {
        let table = table("", seats, &[]);
        let state = table.state();
        let content = table.game().content();
        assert_eq!(state.removed.len(), removed);
        let info = |card: &CardId| &content.cards[*card];
        assert!(state.removed.iter().all(|card| info(&card).scaling));
        let periods: Vec<Period> = state.deck.iter().map(|card| info(card).dealt_in()).collect();
        assert!(periods.is_sorted_by(|a, b| a >= b), "III at the bottom, I on top: {periods:?}");
        let enemies = state.deck.iter().filter(|card| info(card).kind == CardKind::Enemy).count();
        assert_eq!(enemies, 6);
        assert_eq!(state.deck.len(), 54 + 6 - removed - 3);
    }
}

/// Rules: LA-3.10, LA-3.11, LA-2.10
#[test]
fn la_3_10_the_zone_starts_with_two_rusty_containers_and_no_danger() {
    for seed in 0..40 {
        let table =
            conformance::testing::Situation::with(lastaurora::LastAurora::new(), &[], 4, seed);
        let state = table.state();
        let content = table.game().content();
        let kinds: Vec<CardKind> =
            look(&table).zone().map(|(_, card)| content.cards[card].kind).collect();
        assert_eq!(look(&table).card_in(Slot(0)).map(|card| card.car()), Some(content.known.rusty));
        assert_eq!(look(&table).card_in(Slot(1)).map(|card| card.car()), Some(content.known.rusty));
        assert!(!kinds.contains(&CardKind::Enemy) && !kinds.contains(&CardKind::Event));
        for card in state.set_aside {
            assert!(state.deck.contains(&card), "set-aside cards are shuffled back");
        }
    }
}

/// Rules: LA-3.12, LA-2.8, LA-4.2, LA-4.3
#[test]
fn la_3_12_the_order_is_random() {
    let firsts: std::collections::BTreeSet<u8> = (0..30)
        .map(|seed| {
            let table =
                conformance::testing::Situation::with(lastaurora::LastAurora::new(), &[], 4, seed);
            let order = table.state().order;
            assert_eq!(order.len(), 4);
            order[0].0
        })
        .collect();
    assert_eq!(firsts.len(), 4);
}

/// Rules: LA-3.19, LA-1.13, LA-X1.1, LA-X1.2, LA-X1.9, LA-X2.1, LA-X3.1, LA-X4.1, LA-X5.1
#[test]
fn la_1_13_any_subset_of_modules_can_be_added() {
    let names = lastaurora::options::MODULES;
    for bits in 0..32u32 {
        let chosen: Vec<&str> = (0..5).filter(|i| bits >> i & 1 != 0).map(|i| names[i]).collect();
        let table = table(&chosen.join(","), 3, &[]);
        let state = table.state();
        let content = table.game().content();
        let exploration = bits & 1 != 0;
        let zone = look(&table).zone().map(|(_, card)| card);
        for card in state.deck.iter().copied().chain(zone).chain(state.removed.iter()) {
            let info = &content.cards[card];
            assert!(if exploration { !info.replaced } else { !info.module1 });
        }
        assert_eq!(state.objects.len(), if exploration { 27 } else { 15 });
        assert_eq!(state.stories.decks[Period(0)].len(), if bits & 8 != 0 { 14 } else { 0 });
        assert_eq!(state.players[0].fame, if bits & 16 != 0 { -1 } else { 0 });
    }
}

/// Rules: LA-X1.9
#[test]
fn la_x1_9_the_module_replaces_as_many_cards_as_it_adds() {
    let table = table("", 2, &[]);
    let mut counts = std::collections::BTreeMap::new();
    for card in table.game().content().cards.iter() {
        let entry = counts.entry((card.period.get(), card.kind as u8)).or_insert(0i32);
        *entry += i32::from(card.module1) - i32::from(card.replaced);
    }
    assert!(counts.values().all(|n| *n == 0), "{counts:?}");
}

/// Rules: LA-2.5, LA-2.13
#[test]
fn la_2_13_the_supply_has_eight_castaways_and_limited_resources() {
    let table = table("", 4, &[]);
    assert_eq!(table.state().castaways, 8);
    assert_eq!(table.state().supply, stock(6, 6, 10));
    assert_eq!(table.game().content().setup.fame_floor, -1);
}
