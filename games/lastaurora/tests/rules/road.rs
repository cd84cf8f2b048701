//! The road and the ship in detail (LA-7, LA-16, LA-18).

use lastaurora::content::Space;
use lastaurora::state::Step;

use crate::common::*;

/// Rules: LA-7.4, LA-10.21
#[test]
fn la_7_4_speed_is_the_sum_of_truck_boxes_survivors_and_objects() {
    let setup = [
        "order 1 2",
        "car 1 B1 truck_war_rig",
        "car 1 T1 dev_nitro_tank",
        "car 1 T2 loot_fang_engine",
        "survivor 1 s1 surv_veteran_driver active",
        "object 1 nitro",
        "phase movement",
    ];
    let mut table = table("", 2, &setup);
    let truck = table.game().content().convoy[car(&table, "truck_war_rig")].speed;
    assert_eq!(look(&table).speed(P1), truck + 1 + 2 + 1 + 2);
    table.play(ONE, "object nitro");
    assert_eq!(look(&table).speed(P1), truck + 8);
    table.arrange("damage 1 T2 speed2");
    assert_eq!(look(&table).speed(P1), truck + 6, "a damaged box does not work");
}

/// Rules: LA-7.6
#[test]
fn la_7_6_after_paying_speed_cannot_be_raised() {
    let mut table = table("", 2, &["order 1 2", "object 1 nitro", "phase movement"]);
    table.play(ONE, "drive 1").expect_refusal(ONE, "object nitro", "LA-7.6").play(ONE, "go a01");
    table.expect_refusal(ONE, "object nitro", "LA-7.6").expect_refusal(ONE, "drive 1", "LA-7.7");
}

/// Rules: LA-7.7, LA-7.8
#[test]
fn la_7_8_where_roads_fork_the_player_chooses_and_never_goes_back() {
    let setup = ["order 1 2", "at 1 b03", "res 1 fuel 2", "phase movement"];
    let mut table = table_on("beta", "", 2, &setup);
    table.play(ONE, "drive 2").expect_allowed(ONE, "go br1").expect_allowed(ONE, "go b04");
    table.play(ONE, "go b04").expect_refusal(ONE, "go b03", "LA-7.7");
    table.expect_refusal(ONE, "go br1", "LA-7.7").play(ONE, "pass");
    assert_eq!(at(&table, P1), 4);
}

/// Rules: LA-7.10, LA-7.11
#[test]
fn la_7_11_what_is_passed_has_no_effect_and_spaces_are_shared() {
    let mut table = table("", 2, &["order 1 2", "at 1 a02", "at 2 a04", "phase movement"]);
    table.state_mut().waypoints[Waypoint(0)] = WaypointKind(4).into();
    table.play(ONE, "drive 1").play(ONE, "go a04").play(ONE, "pass");
    assert_eq!((at(&table, P1), at(&table, P2)), (4, 4));
    assert_eq!(
        (own(&table, P1).fame, table.state().waypoints[Waypoint(0)]),
        (0, WaypointKind(4).into()),
        "a03 was passed"
    );
}

/// Rules: LA-7.12, LA-18.6, LA-H1
#[test]
fn la_7_12_distance_counts_roads_without_shortcuts_or_avalanches() {
    let alpha = table("", 2, &[]);
    let last = look(&alpha).map().spaces.ids().next_back().expect("a space");
    let remaining = |space: u8| look(&alpha).remaining(SpaceId(space));
    assert_eq!((remaining(0), look(&alpha).remaining(last)), (37, 0));
    assert_eq!(remaining(4) - remaining(7), 3, "not over the shortcut");
    let mut beta = table_on("beta", "", 2, &[]);
    let before: Vec<u8> = (0..10).map(SpaceId).map(|space| look(&beta).remaining(space)).collect();
    beta.state_mut().avalanches = Set8::EMPTY;
    let after: Vec<u8> = (0..10).map(SpaceId).map(|space| look(&beta).remaining(space)).collect();
    assert_eq!(before, after);
}

/// Rules: LA-7.15
#[test]
fn la_7_15_a_convoy_that_stays_is_not_contaminated_again() {
    let mut table = table("", 2, &["order 1 2", "at 1 a07", "phase movement"]);
    table.play(ONE, "pass").play(TWO, "pass");
    assert!(own(&table, P1).crew.values().iter().all(|member| member.contamination == 0));
    let mut paid = crate::common::table("", 2, &["order 1 2", "at 1 a07", "phase movement"]);
    paid.play(ONE, "drive 1").play(ONE, "pass");
    assert!(
        own(&paid, P1).crew.values().iter().all(|member| member.contamination == 0),
        "Fuel for nothing"
    );
}

/// Rules: LA-11.12
#[test]
fn la_11_12_without_survivors_nobody_is_contaminated_and_any_zone_will_do() {
    let setup = ["order 1 2", "at 1 a06", "survivor 1 s2 surv_copilot exhausted", "phase movement"];
    let mut table = table("", 2, &setup);
    table.play(ONE, "drive 1").play(ONE, "go a07").play(ONE, "pass");
    assert_eq!(table.moves(ONE), ["s1", "s2"], "the exhausted one too");
}

/// Rules: LA-7.17
#[test]
fn la_7_17_the_story_of_company_comes_before_contamination() {
    let setup = ["order 1 2", "at 1 a06", "at 2 a07", "story 281", "phase movement"];
    let mut table = table("stories", 2, &setup);
    table.play(ONE, "drive 1").play(ONE, "go a07").play(ONE, "pass");
    assert_eq!(table.moves(ONE), ["option 1", "option 2"]);
    table.play(ONE, "option 1").play(TWO, "pass").play(TWO, "damage B1 weapon1");
    assert_eq!(table.moves(ONE), ["s1", "s2"], "then the contamination");
}

/// Rules: LA-7.21
#[test]
fn la_7_21_any_part_of_the_fuel_may_be_food() {
    let setup = ["order 1 2", "car 1 B1 truck_biofuel_turbo", "res 1 food 2", "phase movement"];
    let mut table = table("", 2, &setup);
    table.expect_allowed(ONE, "drive 1 food 2").expect_allowed(ONE, "drive 0 food 2");
    table.play(ONE, "drive 1 food 2");
    let truck = table.game().content().convoy[car(&table, "truck_biofuel_turbo")].speed;
    assert_eq!((table.state().drive.points, own(&table, P1).res), (truck + 1 + 2, stock(0, 1, 0)));
}

/// Rules: LA-16.1, LA-16.2, LA-16.3, LA-16.4
#[test]
fn la_16_4_every_stop_lies_further_and_red_one_space_behind_yellow() {
    for map in ["alpha", "beta"] {
        let table = table_on(map, "", 2, &[]);
        let moorings = &look(&table).map().moorings.values();
        assert_eq!(moorings.len(), 6);
        let rest = |space: SpaceId| look(&table).remaining(space);
        assert!(moorings.windows(2).all(|stops| rest(stops[1][0]) < rest(stops[0][0])), "{map}");
        assert!(moorings.iter().all(|[yellow, red]| rest(*yellow) == rest(*red) + 1), "{map}");
    }
}

/// Rules: LA-16.6, LA-16.9
#[test]
fn la_16_6_the_others_finish_the_round_and_may_board_too() {
    let setup = ["order 1 2", "round 3", "aurora 3 yellow", "at 1 a28", "at 2 a27"];
    let mut table = table("", 2, &[&setup[..], &["phase movement"]].concat());
    table.state_mut().waypoints = By::default();
    table.play(ONE, "drive 1").play(ONE, "go a30");
    assert!(!table.is_over(), "not before step G");
    table.play(TWO, "drive 1").play(TWO, "go a30");
    assert!(own(&table, P1).aboard && own(&table, P2).aboard);
    assert_eq!(look(&table).region(P1), Region::Third);
    play_until(&mut table, |table| table.is_over());
    assert_eq!((table.state().round, table.state().aurora.stop), (3, Stop(2)));
}

/// Rules: LA-16.5
#[test]
fn la_16_5_the_mooring_cannot_be_passed() {
    let setup = ["order 1 2", "aurora 1 yellow", "at 1 a25", "res 1 fuel 2", "phase movement"];
    let mut table = table("", 2, &setup);
    table.play(ONE, "drive 2").expect_refusal(ONE, "go a27", "LA-16.5").play(ONE, "go a26");
    assert!(own(&table, P1).aboard);
    table.arrange("object 1 toolkit").arrange("res 1 fuel 1").arrange("phase movement");
    table.expect_refusal(ONE, "drive 1", "LA-16.5");
}

/// Rules: LA-18.4, LA-18.2
#[test]
fn la_18_4_tracks_cross_an_avalanche_for_one_point() {
    let setup = ["order 1 2", "at 1 b03", "car 1 T1 dev_plough_blade", "phase movement"];
    let mut table = table_on("beta", "", 2, &setup);
    table.play(ONE, "drive 1").play(ONE, "go br1");
    assert_eq!((table.state().drive.points, table.state().avalanches.bits()), (2, 0b110));
}

/// Rules: LA-18.4, LA-19.15
#[test]
fn la_18_4_no_advance_into_an_avalanche() {
    let setup = ["order 1 2", "at 1 b02", "at 2 b03", "story 266", "outcome 2", "phase movement"];
    let mut table = table_on("beta", "stories", 2, &setup);
    table.state_mut().waypoints = By::default();
    table.play(ONE, "drive 1").play(ONE, "go b03").play(ONE, "pass").play(ONE, "option 1");
    assert_eq!(at(&table, P1), 5, "two steps on the only road without a counter");
}

/// Rules: LA-18.3
#[test]
fn la_18_3_a_branch_with_an_avalanche_is_shorter() {
    let table = table_on("beta", "", 2, &[]);
    let map = look(&table).map();
    for site in map.avalanches.iter() {
        let leads = |space: &&Space| space.ways().any(|to| to == *site);
        let fork = map.spaces.iter().find(leads).expect("a fork");
        let main = fork.ways().find(|to| to != site).expect("the main road");
        assert!(look(&table).remaining(*site) < look(&table).remaining(main));
    }
}

/// Rules: LA-8.16, LA-8.1
#[test]
fn la_8_16_an_enemy_without_a_convoy_does_nothing() {
    let setup = ["order 1 2", "at 1 a14", "at 2 a14", "enemy en_alpha_rig 3", "res 1 ammo 0"];
    let mut table = table("", 2, &[&setup[..], &["res 2 ammo 0", "phase fire"]].concat());
    assert!(table.state().step <= Step::Explore, "nobody was asked in the Fire Phase");
    assert_eq!(table.state().outcome_discard, Set16::EMPTY, "no card was turned");
    assert_eq!((look(&table).damage_count(P1), look(&table).damage_count(P2)), (0, 0));
    assert_eq!(table.state().round, 2);
    table.arrange("phase fire");
}

/// Rules: LA-8.15, LA-8.14
#[test]
fn la_8_15_the_oldest_enemy_first_and_convoys_in_turn_order() {
    let setup = [
        "order 2 1",
        "res 1 ammo 0",
        "res 2 ammo 0",
        "enemy en_outriders 1",
        "enemy en_iron_fang 1",
        "outcome 7",
        "outcome 3",
        "outcome 1",
        "phase fire",
    ];
    let mut table = table("", 2, &setup);
    table.play(TWO, "damage B1 weapon1").play(ONE, "damage B1 weapon1");
    assert_eq!((look(&table).damage_count(P1), look(&table).damage_count(P2)), (1, 1));
    table.play(TWO, "damage B1 cargo");
    assert_eq!(table.awaited(), [TWO], "Iron Fang attacks with two");
}

/// Rules: LA-15.2, LA-15.3
#[test]
fn la_15_2_an_enemy_stays_with_its_damage_and_counters() {
    let setup = ["order 1 2", "at 2 a14", "enemy en_alpha_rig 1", "outcome 10", "phase fire"];
    let mut table = table("", 2, &setup);
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    play_until(&mut table, |table| table.state().round == 2);
    let enemy = table.state().enemies[0];
    assert_eq!((enemy.damage, enemy.targets), (2, targets([1, 0, 0, 0])));
}

/// Rules: LA-15.3, LA-8.13, LA-15.7
#[test]
fn la_15_3_damage_beyond_the_last_box_is_lost() {
    let setup = [
        "order 1 2",
        "enemy en_outriders 1",
        "enemy en_alpha_rig 1",
        "hurt en_outriders 2",
        "res 1 ammo 2",
        "res 1 food 0",
        "car 1 T1 dev_autocannon",
        "outcome 6",
        "outcome 12",
        "phase fire",
    ];
    let mut table = table("", 2, &setup);
    table.play(ONE, "attack enemy 1 T1 weapon4 ammo").play(ONE, "pass");
    assert_eq!((table.state().enemies.len(), table.state().enemies[0].damage), (1, 0));
    assert_eq!(own(&table, P1).targets, 2, "counters return");
    table.expect_allowed(ONE, "attack enemy 1 B1 weapon1 ammo");
}

/// Rules: LA-14.3, LA-14.2
#[test]
fn la_14_3_no_level_above_four() {
    let setup = [
        "order 1 2",
        "survivor 1 s1 surv_artillery_officer active",
        "car 1 T1 dev_autocannon",
        "enemy en_alpha_rig 1",
        "outcome 3",
        "phase fire",
    ];
    let mut table = table("", 2, &setup);
    table.play(ONE, "attack enemy 1 T1 weapon4 ammo");
    assert_eq!(table.state().enemies[0].damage, 2, "card 3 shows 2 at level 4");
    assert_eq!(
        table.state().outcome_discard,
        Set16::of(OutcomePlace(2)),
        "the revealed card is discarded"
    );
}

/// Rules: LA-14.8, LA-10.18
#[test]
fn la_14_8_only_cards_of_the_pattern_may_be_damaged() {
    let targets = |outcome: &str| {
        let setup = ["order 1 2", "at 2 a14", "car 1 B3 trailer_box", "car 1 T2 dev_roof_rack"];
        let mut table = table("", 2, &setup);
        table.arrange("slot 3 en_outriders").arrange(outcome).arrange("outcome 1");
        table.arrange("phase fire");
        let cells = table.moves(ONE).into_iter().filter(|mv| mv.starts_with("damage"));
        let cells: std::collections::BTreeSet<String> =
            cells.map(|mv| mv.split(' ').nth(1).unwrap().to_string()).collect();
        cells.into_iter().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(targets("outcome 3"), "B1", "head");
    assert_eq!(targets("outcome 5"), "B1 B2 T2", "front");
    assert_eq!(targets("outcome 8"), "B2 B3 T2", "centre");
    assert_eq!(targets("outcome 6"), "B1 B2 B3", "bottom");
}
