//! The solo game (LA-17) and its Stories (LA-X4.33 on).

use lastaurora::state::StoryPlace;

use crate::common::*;

fn hand(table: &mut Table, cards: &[u8]) {
    let automa = &mut table.state_mut().automa;
    automa.hand = cards.iter().copied().map(ActionId).collect();
    automa.deck = (0..6).filter(|card| !cards.contains(card)).map(ActionId).collect();
    automa.row.clear();
}

/// Rules: LA-17.1, LA-17.2, LA-17.3
#[test]
fn la_17_1_the_automa_starts_with_two_cards() {
    let table = table("", 1, &[]);
    let state = table.state();
    assert_eq!((state.table.players, state.automa.survivors), (2, 2));
    assert!(state.automa.hand.len() + state.automa.row.len() == 2);
    let hard = conformance::testing::Situation::with(
        lastaurora::LastAurora::new(),
        &[("difficulty", "hard")],
        1,
        1,
    );
    assert_eq!(hard.state().players[1].fame, 4);
}

/// Rules: LA-17.4, LA-17.6, LA-17.8
#[test]
fn la_17_6_the_priority_list_finds_the_first_kind() {
    let mut table = table(
        "",
        1,
        &[
            "slot 1 loc_derailed_train",
            "slot 2 truck_tracked_hauler",
            "slot 3 en_outriders",
            "slot 4 enc_wandering_trader",
            "slot 5 loc_naval_depot",
        ],
    );
    hand(&mut table, &[1]);
    table.state_mut().players[1].res = stock(0, 0, 0);
    table.state_mut().players[1].passed = false;
    table.arrange("order 1 2");
    let automa = &table.state().players[1];
    assert_eq!(automa.res, stock(1, 0, 1), "Fuel and Food of the Location in slot 1");
    assert!(table.state().discard.contains(card(&table, "loc_derailed_train")));
}

/// Rules: LA-17.6
#[test]
fn la_17_6_of_several_the_first_along_the_arrow_and_without_any_none() {
    let explores = |changes: &[&str]| {
        let mut table = table("", 1, changes);
        hand(&mut table, &[2]);
        table.state_mut().players[1].passed = false;
        let before = zone(&table);
        table.arrange("order 1 2");
        let taken = |card: &&Maybe<CardId>| {
            card.get().is_some_and(|card| table.state().discard.contains(card))
        };
        (before.iter().position(|card| taken(&card)), own(&table, P2).res != stock(0, 0, 0))
    };
    let none = ["res 2 food 0", "res 2 ammo 0", "res 2 fuel 0"];
    let empty = ["slot 1 none", "slot 2 none", "slot 3 none", "slot 4 none", "slot 5 none"];
    let two = ["slot 1 loc_derailed_train", "slot 4 loc_naval_depot", "slot 5 surv_scout"];
    let scavenging = explores(&[&none[..], &empty, &two].concat());
    assert_eq!(scavenging, (Some(3), true), "from slot 5 to the left, Locations before Survivors");
    let nothing = explores(&[&none[..], &empty, &["slot 2 en_outriders"]].concat());
    assert_eq!(nothing, (None, false), "an Enemy is on no list");
}

/// Rules: LA-17.5, LA-17.12, LA-17.25
#[test]
fn la_17_5_slot_mode_follows_the_arrow_and_enemies_pay() {
    let mut table = table("", 1, &["slot 3 en_outriders"]);
    hand(&mut table, &[0]);
    let fame = table.state().players[1].fame;
    table.state_mut().players[1].passed = false;
    table.arrange("order 1 2");
    assert_eq!(table.state().players[1].fame, fame + 1, "Shadow at an Enemy");
    assert_eq!(zone(&table)[2], card(&table, "en_outriders").into());
}

/// Rules: LA-17.9, LA-17.10, LA-17.11
#[test]
fn la_17_9_what_the_automa_takes_from_cards() {
    for (id, what) in
        [("surv_scout", 0), ("truck_logging", 1), ("dev_roof_rack", 2), ("enc_deserters", 3)]
    {
        let slot = format!("slot 3 {id}");
        let mut table = table("", 1, &[&slot]);
        hand(&mut table, &[0]);
        table.state_mut().automa.damage = 2;
        table.state_mut().automa.engine = 0;
        table.state_mut().automa.survivors = 2;
        let objects = look(&table).hand_size(P2);
        table.state_mut().players[1].passed = false;
        table.arrange("order 1 2");
        let automa = &table.state().automa;
        let found =
            (automa.survivors, automa.engine, automa.damage, look(&table).hand_size(P2) - objects);
        let expected = [(3, 0, 2, 0), (2, 1, 2, 0), (2, 0, 1, 0), (2, 0, 2, 1)][what];
        assert_eq!(found, expected, "{id}");
    }
}

/// Rules: LA-17.13
#[test]
fn la_17_13_food_draws_cards_in_rest() {
    let mut table = table("", 1, &[]);
    hand(&mut table, &[]);
    table.state_mut().automa.survivors = 4;
    table.state_mut().players[1].res[Res::Food] = 2;
    table.arrange("phase rest");
    assert_eq!((table.state().automa.hand.len(), own(&table, P2).res[Res::Food]), (3, 0));
}

/// Rules: LA-17.14, LA-17.15, LA-17.17
#[test]
fn la_17_14_the_automa_drives_its_full_speed() {
    let mut table = table("", 1, &["order 2 1"]);
    hand(&mut table, &[]);
    table.state_mut().automa.engine = 1;
    table.state_mut().automa.damage = 2;
    table.state_mut().players[1].res[Res::Fuel] = 3;
    table.state_mut().waypoints[Waypoint(0)] = Maybe::NONE;
    table.arrange("phase movement");
    assert_eq!((at(&table, P2), own(&table, P2).res[Res::Fuel]), (3 + 1 - 1 + 1, 1));
    let mut tracked = crate::common::table("", 1, &["order 2 1", "at 2 a03"]);
    hand(&mut tracked, &[]);
    tracked.state_mut().automa.row.push(ActionId(1));
    tracked.state_mut().automa.deck.take(ActionId(1));
    tracked.state_mut().players[1].res[Res::Fuel] = 1;
    tracked.arrange("phase movement");
    assert_eq!(at(&tracked, P2), 8, "a04, the shortcut to a07, a08");
}

/// Rules: LA-17.18, LA-17.26
#[test]
fn la_17_18_hits_raise_its_damage() {
    let mut table =
        table("", 1, &["order 2 1", "at 1 a14", "slot 3 en_outriders", "outcome 5", "outcome 1"]);
    table.state_mut().automa.damage = 0;
    table.state_mut().players[1].res[Res::Ammo] = 0;
    table.arrange("phase fire");
    while table.state().round == 1 && table.state().step < lastaurora::state::Step::RoundStart {
        table.play(ONE, "pass");
    }
    let reached = table.state().automa.damage;
    assert!(reached >= 1, "ambush and attack, less what the end of the round repairs: {reached}");
}

/// Rules: LA-17.19
#[test]
fn la_17_19_the_automa_shoots_at_most_twice() {
    let mut table = table(
        "",
        1,
        &["order 2 1", "enemy en_alpha_rig 1", "outcome 9", "outcome 10", "object 1 toolkit"],
    );
    table.state_mut().players[1].res[Res::Ammo] = 3;
    let fame = own(&table, P2).fame;
    table.arrange("phase fire");
    assert_eq!(table.state().enemies[0].damage, 2 + 2, "level 2 in the first region");
    assert_eq!((own(&table, P2).res[Res::Ammo], own(&table, P2).fame >= fame + 2), (1, true));
}

/// Rules: LA-17.20
#[test]
fn la_17_20_its_round_ends_with_a_repair_and_a_shuffle() {
    let mut table = table("", 1, &["order 2 1"]);
    hand(&mut table, &[]);
    table.state_mut().automa.row.push(ActionId(5));
    table.state_mut().automa.deck.take(ActionId(5));
    table.state_mut().automa.damage = 3;
    let objects = look(&table).hand_size(P2);
    table.arrange("phase end_round");
    let automa = &table.state().automa;
    assert_eq!(automa.row.len() + automa.hand.len() + automa.deck.len(), 6);
    assert_eq!(look(&table).hand_size(P2), objects + 1, "Sabotage, not ahead");
    assert!(automa.damage <= 2);
}

/// Rules: LA-17.21, LA-17.22
#[test]
fn la_17_22_a_tie_is_a_loss() {
    let mut table = table("", 1, &["round 6", "aurora 6 yellow"]);
    table.arrange("phase end_round");
    while !table.is_over() {
        table.play(ONE, "pass");
    }
    let (own, automa) =
        (lastaurora::score::total(look(&table), P1), lastaurora::score::total(look(&table), P2));
    assert_eq!(table.outcome().of(ONE).won, own > automa);
    table.state_mut().players[0].fame += (automa - own) as i8;
    assert!(!table.outcome().of(ONE).won);
    table.state_mut().players[0].fame += 1;
    assert!(table.outcome().of(ONE).won);
}

/// Rules: LA-17.23
#[test]
fn la_17_23_fallout_takes_an_object_of_the_automa() {
    let mut table = table("", 1, &["deck loc_reactor_ruin", "deck ev_radioactive_fallout"]);
    hand(&mut table, &[]);
    table.state_mut().players[1].hand = Hand::default();
    table.state_mut().players[1].hand[Object::Toolkit] = 1;
    table.state_mut().zone[Slot(4)] = Maybe::NONE;
    table.state_mut().frames.clear();
    table.state_mut().frames.push(lastaurora::frame::Frame::Refill);
    let content = table.game().content();
    let mut log = kernel::EventLog::muted();
    lastaurora::engine::Engine::new(content, table.state_mut(), &mut log).settle();
    assert_eq!(look(&table).hand_size(P2), 0);
}

/// Rules: LA-X4.34
#[test]
fn la_x4_34_the_automa_keeps_the_stories_it_activates() {
    let mut table = table("stories", 1, &["story 257", "slot 3 loc_naval_depot"]);
    hand(&mut table, &[0]);
    table.state_mut().players[1].passed = false;
    table.arrange("order 1 2");
    assert_eq!(table.state().stories.place(numbered(257)), StoryPlace::Automa);
}

/// Rules: LA-X4.38
#[test]
fn la_x4_38_a_story_of_the_automa_prevents_a_card() {
    let mut table = table("stories", 1, &["order 2 1"]);
    hand(&mut table, &[]);
    table.state_mut().automa.row.push(ActionId(4));
    table.state_mut().automa.deck.take(ActionId(4));
    for deck in table.state_mut().stories.decks.values_mut() {
        deck.take(StoryId(2));
    }
    table.state_mut().stories.put(StoryId(2), StoryPlace::Automa);
    table.state_mut().players[1].res[Res::Fuel] = 1;
    table.state_mut().automa.damage = 0;
    table.state_mut().automa.engine = 0;
    table.state_mut().waypoints[Waypoint(0)] = Maybe::NONE;
    table.arrange("phase movement");
    table.play(ONE, "prevent 5");
    assert_eq!(at(&table, P2), 3, "Full Throttle gives nothing");
    assert_eq!(table.state().stories.place(StoryId(2)), StoryPlace::Discard);
}

/// Rules: LA-X4.42, LA-R71
#[test]
fn la_x4_42_situations_are_faced_by_the_human() {
    let table = table("stories", 1, &["order 2 1", "story 264", "phase fire"]);
    assert_eq!(table.awaited(), [ONE]);
    assert_eq!(table.moves(ONE), ["option 1", "option 2"]);
}

/// Lets the Automa explore by an Action card (from 0), first of all.
fn explores(table: &mut Table, action: u8) {
    hand(table, &[action]);
    table.state_mut().players[1].passed = false;
    table.arrange("order 1 2");
}

/// Rules: LA-17.7
#[test]
fn la_17_7_it_needs_no_strength_takes_no_bonus_and_minds_no_radiation() {
    let setup = [
        "slot 1 en_outriders",
        "slot 2 en_howlers",
        "slot 3 en_rippers",
        "slot 4 en_iron_fang",
        "slot 5 loc_irradiated_bunker",
    ];
    let mut table = table("", 1, &setup);
    table.state_mut().automa.survivors = 1;
    let objects = look(&table).hand_size(P2);
    // The Scavenging Run begins at slot 5, where strength 3 is required and the Bonus Action draws an Object.
    explores(&mut table, 2);
    assert!(table.state().discard.contains(card(&table, "loc_irradiated_bunker")));
    assert_eq!(look(&table).hand_size(P2), objects, "no Bonus Action");
    assert_eq!(table.state().automa.survivors, 1, "nobody is contaminated");
    assert!(own(&table, P1).crew.values().iter().all(|member| member.contamination == 0));
}

/// The Automa drives at speed 3 with 1 Fuel, to the waypoint a03, on which this counter lies.
fn stops_at(counter: WaypointKind) -> Table {
    let mut table = table("", 1, &["order 2 1"]);
    hand(&mut table, &[]);
    let state = table.state_mut();
    state.waypoints[Waypoint(0)] = counter.into();
    state.players[1].res = stock(0, 0, 1);
    state.players[1].hand = Hand::default();
    state.players[1].fame = 0;
    state.automa.damage = 1;
    table.arrange("phase movement");
    table
}

/// Rules: LA-17.16, LA-H7
#[test]
fn la_17_16_waypoint_counters_go_to_its_counts() {
    let counters = &table("", 1, &[]).game().content().waypoints;
    let place = |name: &str| counters.find(|found| found.name == name).expect("a counter");
    let (fuel, fame) = (place("la-name-way_fuel"), place("la-name-way_fame"));
    let (object, repair) = (place("la-name-way_object"), place("la-name-way_repair"));
    let found = |table: &Table| {
        let own = own(table, P2);
        (own.res, own.fame, look(table).hand_size(P2), table.state().automa.damage)
    };
    for (counter, expected) in [
        (fuel, (stock(0, 0, 1), 0, 0, 1)),
        (fame, (stock(0, 0, 0), 1, 0, 1)),
        (object, (stock(0, 0, 0), 0, 1, 1)),
        (repair, (stock(0, 0, 0), 0, 0, 0)),
    ] {
        let table = stops_at(counter);
        assert_eq!(at(&table, P2), 3);
        assert_eq!(found(&table), expected, "counter {counter:?}");
        assert_eq!(table.state().waypoints[Waypoint(0)], Maybe::NONE, "it is removed");
    }
}

/// Rules: LA-17.16
#[test]
fn la_17_16_contaminated_ground_does_nothing_to_it_and_mines_cost_one_damage() {
    let mut table = table("", 1, &["order 2 1", "at 2 a04"]);
    hand(&mut table, &[]);
    table.state_mut().players[1].res[Res::Fuel] = 1;
    table.state_mut().automa.damage = 0;
    table.state_mut().mines[0] = SpaceId(5).into();
    table.arrange("phase movement");
    assert_eq!(at(&table, P2), 7, "contaminated");
    assert_eq!((table.state().automa.damage, table.state().mines), (1, [Maybe::NONE; 2]));
    assert!(own(&table, P1).crew.values().iter().all(|member| member.contamination == 0));
}

/// Rules: LA-17.14
#[test]
fn la_17_14_without_fuel_it_is_two_slower_but_moves_at_least_one() {
    for (engine, damage, expected) in [(0, 0, 1), (2, 0, 3), (0, 6, 1)] {
        let mut table = table("", 1, &["order 2 1"]);
        hand(&mut table, &[]);
        table.state_mut().players[1].res[Res::Fuel] = 0;
        table.state_mut().automa.engine = engine;
        table.state_mut().automa.damage = damage;
        table.state_mut().waypoints[Waypoint(0)] = Maybe::NONE;
        table.arrange("phase movement");
        assert_eq!(at(&table, P2), expected, "engine {engine}, damage {damage}");
    }
}

/// Rules: LA-17.14, LA-H15
#[test]
fn la_h15_with_fuel_it_moves_at_least_one_too() {
    for (fuel, slower, expected) in [(1, -9, 1), (3, -9, 1), (1, 0, 3), (3, 0, 4)] {
        let mut table = table("", 1, &["order 2 1"]);
        hand(&mut table, &[]);
        table.state_mut().players[1].res[Res::Fuel] = fuel;
        table.state_mut().players[1].next_speed = slower;
        table.state_mut().waypoints = By::default();
        table.arrange("phase movement");
        assert_eq!(own(&table, P2).at, SpaceId(expected), "{fuel} Fuel, speed {slower}");
        assert_eq!(own(&table, P2).res[Res::Fuel], fuel / 3, "the Fuel is spent");
    }
}

/// A human convoy that ends its movement beside the Automa, facing Story 281.
fn beside_the_automa(res: Stock) -> Table {
    let mut table =
        table("stories", 1, &["order 1 2", "story 281", "at 2 a02", "object 1 toolkit"]);
    hand(&mut table, &[]);
    table.state_mut().players[1].res = res;
    table.state_mut().automa.damage = 0;
    table.arrange("phase movement");
    table.play(ONE, "drive 1").play(ONE, "go a02").play(ONE, "pass");
    table
}

/// Rules: LA-17.24
#[test]
fn la_17_24_a_demand_takes_fuel_then_food_then_ammo_or_one_damage() {
    for (has, leaves, damage) in [
        (stock(1, 1, 1), stock(1, 1, 0), 0),
        (stock(1, 1, 0), stock(0, 1, 0), 0),
        (stock(0, 0, 0), stock(0, 0, 0), 1),
    ] {
        let mut table = beside_the_automa(has);
        table.play(ONE, "option 1");
        let automa = &table.state().automa;
        // Whoever holds Objects is asked whether to lay Mines: the Automa has not driven yet.
        assert_eq!((at(&table, P2), automa.damage), (2, damage), "{has:?}");
        assert_eq!(own(&table, P2).res, leaves, "{has:?}");
    }
}

/// Rules: LA-X4.49
#[test]
fn la_x4_49_a_story_under_a_card_it_explores_goes_to_its_zone() {
    let mut table = table("stories", 1, &["slot 3 loc_naval_depot", "story 263"]);
    let under = card(&table, "loc_naval_depot");
    put_story(&mut table, 257, StoryPlace::Zone(under, P1));
    explores(&mut table, 0);
    assert!(table.state().discard.contains(under));
    assert_eq!(story(&table, 257), StoryPlace::Automa);
}

/// Rules: LA-X4.43
#[test]
fn la_x4_43_stories_in_its_zone_score_nothing() {
    let mut table = table("stories", 1, &[]);
    let before = lastaurora::score::total(look(&table), P2);
    // Archived by a player The Hostage would score.
    put_story(&mut table, 265, StoryPlace::Automa);
    assert_eq!(lastaurora::score::total(look(&table), P2), before);
    put_story(&mut table, 265, StoryPlace::Board(P1));
    assert_eq!(scored(&table, P1, "la-score-story"), 1);
}

/// Rules: LA-X4.41
#[test]
fn la_x4_41_alone_the_results_stay_hidden_until_the_option_is_chosen() {
    let mut table = table("stories", 1, &calm(&["order 2 1", "story 257"]));
    hand(&mut table, &[]);
    table.play(ONE, "explore s1").play(ONE, "slot 2").play(ONE, "card");
    let scene = table.scene(kernel::Viewer::Seat(ONE));
    let page = scene.page.expect("the Story lies open");
    let words = format!("{page:?}");
    assert!(words.contains("la-story-st_257-a") && words.contains("la-story-st_257-b"));
    assert!(!words.contains("-success") && !words.contains("-failure"), "{words}");
}

/// Rules: LA-17.21
#[test]
fn la_17_21_every_line_of_its_count_is_shown() {
    let mut table = table("", 1, &["at 2 a10", "round 6", "aurora 6 yellow"]);
    {
        let state = table.state_mut();
        state.players[1].fame = 5;
        state.players[1].res = stock(2, 0, 1);
        state.players[1].hand = Hand::default();
        state.players[1].hand[Object::Toolkit] = 2;
        state.automa.survivors = 3;
    }
    table.arrange("phase end_round");
    pass_all(&mut table);
    assert!(table.is_over());
    let scene = table.scene(kernel::Viewer::Spectator);
    let rival = kernel::scene::Whose::Rival(kernel::Text::new("la-term-automa"));
    let lines: Vec<(&str, i32)> = scene
        .reckoning
        .iter()
        .filter(|line| line.whose == rival)
        .map(|line| (line.text.id.as_ref(), line.points))
        .collect();
    let expected = [
        ("la-score-track", 5),
        ("la-score-spaces-halved", 5),
        ("la-score-automa-zone", 2),
        ("la-score-automa-survivors", 3),
        ("la-score-sets", 1),
    ];
    assert_eq!(lines, expected);
    assert_eq!(lastaurora::score::total(look(&table), P2), 16);
}
