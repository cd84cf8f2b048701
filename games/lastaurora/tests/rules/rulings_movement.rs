//! Rulings on rest and movement (LA-R25 to LA-R40, LA-R96, LA-R103).

use lastaurora::engine::Engine;
use lastaurora::state::Step;
use lastaurora::vocab::{Stage, Zone};

use crate::common::*;

/// Rules: LA-R25, LA-6.3
#[test]
fn la_r25_feeding_may_stop_at_any_time() {
    let setup = [
        "order 2 1",
        "res 1 food 2",
        "survivor 1 s1 surv_leader exhausted",
        "survivor 1 s2 surv_copilot exhausted",
        "phase rest",
    ];
    let mut table = table("", 2, &setup);
    table.play(ONE, "feed s2 food").expect_allowed(ONE, "feed s1 food").play(ONE, "pass");
    let zones = own(&table, P1).crew.values().map(|member| member.zone);
    assert_eq!((zones[0], zones[1], own(&table, P1).res[Res::Food]), (Zone::Rest, Zone::Active, 1));
}

/// Rules: LA-R26
#[test]
fn la_r26_an_exhausted_android_eats_food_too() {
    let setup = [
        "order 2 1",
        "survivor 1 s1 crew_synthetic_prototype exhausted",
        "survivor 1 s2 crew_support_drone rest",
        "phase rest",
    ];
    let mut table = table("crews", 2, &setup);
    for meal in ["food", "ammo", "fuel"] {
        table.expect_allowed(ONE, &format!("feed s1 {meal}"));
    }
    table.play(ONE, "feed s1 food");
    assert_eq!(own(&table, P1).crew[CrewPlace(0)].zone, Zone::Active, "fed, then shifted");
}

/// Rules: LA-R27, LA-10.21
#[test]
fn la_r27_a_kitchen_feeds_one_and_a_damaged_one_nobody() {
    let mut one = field_kitchen(&["object 1 toolkit"]);
    one.play(ONE, "feed s1 free").expect_refusal(ONE, "feed s2 free", "LA-6.3");
    let damaged = field_kitchen(&["damage 1 B2 free_feed"]);
    assert_eq!(own(&damaged, P1).crew[CrewPlace(0)].zone, Zone::Rest, "nothing to feed with");
}

/// Rules: LA-R28, LA-6.7, LA-11.3
#[test]
fn la_r28_an_ability_works_before_or_after_the_shift_once() {
    let setup = [
        "order 2 1",
        "survivor 1 s2 surv_mechanic active",
        "damage 1 B2 cargo",
        "damage 1 B1 weapon1",
        "phase rest",
    ];
    let mut table = table("", 2, &setup);
    table.play(ONE, "ability s2").play(ONE, "repair B2 cargo");
    assert_eq!(table.awaited(), [TWO], "nothing is left: one repair a phase");
    assert_eq!(look(&table).damage_count(P1), 1);
}

/// Rules: LA-R29, LA-7.13
#[test]
fn la_r29_who_shares_the_leading_space_leads() {
    let wolf = ["survivor 1 s1 crew_tracker_wolf active", "none 1 s2"];
    let places = ["at 1 a05", "at 2 a05", "at 3 a02", "phase movement"];
    let table = table("crews", 3, &[&wolf[..], &places[..]].concat());
    assert!(look(&table).leading(P1) && look(&table).leading(P2));
    assert_eq!(look(&table).speed(P1), 2, "nobody is ahead");
}

/// Rules: LA-R30, LA-7.14
#[test]
fn la_r30_a_tracked_truck_measures_over_shortcuts() {
    let wheels = table("", 2, &["at 1 a03", "at 2 a10", "phase movement"]);
    assert_eq!((look(&wheels).behind_leader(P1), look(&wheels).speed(P1)), (7, 4));
    let setup = ["at 1 a03", "at 2 a10", "car 1 T1 dev_plough_blade", "phase movement"];
    let tracks = table("", 2, &setup);
    assert_eq!((look(&tracks).behind_leader(P1), look(&tracks).speed(P1)), (5, 3));
    let broken = [&setup[..3], &["damage 1 T1 tracks", "phase movement"]].concat();
    assert_eq!(look(&table("", 2, &broken)).speed(P1), 4, "LA-10.19");
}

/// Rules: LA-R31, LA-11.2
#[test]
fn la_r31_an_unfed_copilot_gives_no_speed() {
    let setup = ["order 2 1", "res 1 food 0", "survivor 1 s2 surv_copilot exhausted", "phase rest"];
    let mut table = table("", 2, &setup);
    play_until(&mut table, |table| table.state().step == Step::Move);
    assert_eq!(own(&table, P1).crew[CrewPlace(1)].zone, Zone::Rest);
    assert_eq!(look(&table).speed(P1), 2);
}

/// Rules: LA-R32, LA-7.19, LA-X1.27, LA-13.11
#[test]
fn la_r32_modifiers_add_up_and_expire_together() {
    let setup =
        calm(&["order 2 1", "deck loc_reactor_ruin", "deck ev_whiteout", "deck ev_blizzard"]);
    let mut table = table("exploration", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "pass");
    assert_eq!((own(&table, P1).next_speed, own(&table, P2).next_speed), (-2, -3));
    play_until(&mut table, |table| table.state().step == Step::Move);
    assert_eq!(look(&table).speed(P2), 0, "2 + 1 - 3");
    play_until(&mut table, |table| table.state().step > Step::Move);
    assert_eq!((own(&table, P1).speed, own(&table, P1).next_speed), (0, 0));
    assert_eq!((own(&table, P2).speed, own(&table, P2).next_speed), (0, 0));
}

/// Rules: LA-R33
#[test]
fn la_r33_with_speed_nought_no_fuel_is_paid() {
    let mut table = table("", 2, &["order 1 2", "res 1 fuel 2"]);
    table.state_mut().players[0].next_speed = -4;
    table.arrange("phase movement");
    table.expect_refusal(ONE, "drive 1", "LA-7.4").expect_refusal(ONE, "drive 2", "LA-7.4");
    table.play(ONE, "pass");
    assert_eq!((own(&table, P1).res[Res::Fuel], at(&table, P1), own(&table, P1).speed), (2, 0, 0));
}

/// Rules: LA-1.14, LA-7.5
#[test]
fn la_1_14_extra_fuel_counts_before_the_floor() {
    let mut table = table("", 2, &["order 1 2", "res 1 fuel 2"]);
    table.state_mut().players[0].next_speed = -3;
    table.arrange("phase movement");
    table.expect_refusal(ONE, "drive 1", "LA-7.4").play(ONE, "drive 2");
    assert_eq!(table.state().drive.points, 1, "2 + 1 + 1 - 3");
}

/// Rules: LA-R34, LA-X1.19
#[test]
fn la_r34_the_damage_of_unstable_fuel_comes_first() {
    let setup =
        ["order 1 2", "car 1 T1 dev_nitro_tank", "object 1 unstable_fuel", "phase movement"];
    let mut table = table("exploration", 2, &setup);
    assert_eq!(look(&table).speed(P1), 4, "2, Co-pilot, nitro tank");
    table.play(ONE, "object unstable_fuel").play(ONE, "damage T1 speed1");
    table.play(ONE, "damage B2 cargo");
    assert_eq!(look(&table).speed(P1), 5, "the speed box is damaged");
}

/// Rules: LA-X1.19, LA-1.6
#[test]
fn la_x1_19_four_damage_for_three_if_there_are_four_boxes() {
    let setup = ["order 1 2", "res 1 food 0", "res 1 ammo 0", "car 1 B2 none"];
    let mut table = table("exploration", 2, &setup);
    table
        .arrange("object 1 unstable_fuel")
        .arrange("damage 1 B1 weapon1")
        .arrange("phase movement");
    table.expect_refusal(ONE, "object unstable_fuel 2", "LA-19.10");
    table.expect_allowed(ONE, "object unstable_fuel");
}

/// Rules: LA-R35, LA-X3.15
#[test]
fn la_r35_unstable_fuel_ends_the_prototypes_bonus() {
    let setup = [
        "order 1 2",
        "survivor 1 s1 crew_synthetic_prototype active",
        "none 1 s2",
        "object 1 unstable_fuel",
        "phase movement",
    ];
    let mut table = table("exploration,crews", 2, &setup);
    assert_eq!(look(&table).speed(P1), 4);
    table.play(ONE, "object unstable_fuel").play(ONE, "damage B1 weapon1");
    table.play(ONE, "damage B2 cargo");
    assert_eq!(look(&table).speed(P1), 4, "2 of the Truck, 2 of the Fuel");
}

/// Rules: LA-R36, LA-7.7
#[test]
fn la_r36_a_convoy_may_stop_short_of_a_contaminated_space() {
    let mut table = table("", 2, &["order 1 2", "at 1 a05", "phase movement"]);
    table.state_mut().waypoints = By::default();
    table.play(ONE, "drive 1").play(ONE, "go a06").play(ONE, "pass");
    assert_eq!((at(&table, P1), table.awaited()), (6, vec![TWO]));
    assert!(own(&table, P1).crew.values().iter().all(|member| member.contamination == 0));
}

/// Rules: LA-R37, LA-7.16
#[test]
fn la_r37_a_useless_waypoint_counter_is_removed() {
    let mut table = table("", 2, &["order 1 2", "phase movement"]);
    table.state_mut().waypoints[Waypoint(0)] = WaypointKind(2).into();
    table.state_mut().supply[Res::Ammo] = 0;
    table.play(ONE, "drive 1").play(ONE, "go a03");
    assert_eq!(
        (own(&table, P1).res[Res::Ammo], table.state().waypoints[Waypoint(0)]),
        (1, Maybe::NONE)
    );
}

/// Rules: LA-R38, LA-7.17, LA-16.5
#[test]
fn la_r38_the_counter_of_the_mooring_is_still_taken() {
    let setup = ["order 1 2", "round 3", "aurora 3 yellow", "at 1 a28", "phase movement"];
    let mut table = table("", 2, &setup);
    let waypoints = look(&table).map().waypoints;
    let (place, _) = waypoints.iter().find(|(_, at)| at.0 == 30).expect("a waypoint");
    table.state_mut().waypoints[place] = WaypointKind(4).into();
    table.play(ONE, "drive 1").play(ONE, "go a30");
    assert!(own(&table, P1).aboard);
    assert_eq!((own(&table, P1).fame, table.state().waypoints[place]), (1, Maybe::NONE));
    assert_eq!(table.awaited(), [TWO], "a point is lost");
}

fn sail(table: &mut Table, to: Stage) {
    let content = table.game().content();
    let mut log = kernel::EventLog::muted();
    Engine::new(content, table.state_mut(), &mut log).aurora(to);
}

/// Rules: LA-R39, LA-16.8, LA-19.19
#[test]
fn la_r39_on_red_the_yellow_mooring_is_not_the_aurora() {
    let setup = ["order 1 2", "round 3", "aurora 3 red", "at 1 a28", "phase movement"];
    let mut table = table("", 2, &setup);
    table.play(ONE, "drive 1").play(ONE, "go a30").play(ONE, "pass");
    assert!(!own(&table, P1).aboard && !table.state().aurora.anchored);
    sail(&mut table, Stage::Yellow);
    assert!(own(&table, P1).aboard && table.state().aurora.anchored);
}

/// Rules: LA-R40, LA-16.7, LA-13.10
#[test]
fn la_r40_an_anchored_aurora_does_not_move() {
    let setup = ["order 1 2", "round 3", "aurora 3 yellow", "at 1 a28", "phase movement"];
    let mut table = table("", 2, &setup);
    table.play(ONE, "drive 1").play(ONE, "go a30");
    sail(&mut table, Stage::Red);
    assert!(!table.state().aurora.red);
    let mut free = crate::common::table("", 2, &setup);
    sail(&mut free, Stage::Red);
    assert!(free.state().aurora.red, "before anybody boards");
}

/// Rules: LA-R96, LA-7.20, LA-4.5
#[test]
fn la_r96_if_nobody_moves_the_order_stays_and_the_ship_sails() {
    let setup = ["order 2 1", "res 1 fuel 0", "res 2 fuel 0", "phase movement"];
    let mut table = table("", 2, &setup);
    play_until(&mut table, |table| table.state().round == 2);
    assert_eq!(table.state().order.iter().map(|player| player.0).collect::<Vec<_>>(), [1, 0]);
    assert_eq!((at(&table, P1), table.state().aurora.stop), (0, Stop(1)));
}

/// Rules: LA-R103, LA-19.15, LA-7.17
#[test]
fn la_r103_the_counter_first_then_the_extra_step() {
    let setup = ["order 1 2", "story 262", "outcome 2", "res 1 fuel 1", "phase movement"];
    let mut table = table("stories", 2, &setup);
    table.state_mut().waypoints = By::default();
    table.state_mut().waypoints[Waypoint(0)] = WaypointKind(4).into();
    table.state_mut().waypoints[Waypoint(1)] = WaypointKind(4).into();
    table.play(ONE, "drive 1").play(ONE, "go a03").play(ONE, "option 1");
    assert_eq!((at(&table, P1), own(&table, P1).fame), (4, 2), "the Story and the counter");
    assert_eq!(table.state().waypoints[Waypoint(0)], Maybe::NONE);
    assert_eq!(table.state().waypoints[Waypoint(1)], WaypointKind(4).into());
}

/// Rules: LA-R103, LA-16.5
#[test]
fn la_r103_the_extra_step_can_board() {
    let setup = [
        "order 1 2",
        "story 266",
        "outcome 2",
        "aurora 1 yellow",
        "at 1 a24",
        "at 2 a25",
        "phase movement",
    ];
    let mut table = table("stories", 2, &setup);
    table.state_mut().waypoints = By::default();
    table.play(ONE, "drive 1").play(ONE, "go a25").play(ONE, "pass").play(ONE, "option 1");
    table.play(ONE, "s1");
    assert_eq!((at(&table, P1), own(&table, P1).aboard), (26, true));
    assert_eq!(own(&table, P1).crew[CrewPlace(0)].contamination, 1, "the stop of a25 came first");
}

/// Rules: LA-H14, LA-18.9, LA-7.2
#[test]
fn la_h14_a_mine_that_costs_the_driver_stops_the_convoy() {
    let mined = |more: &[&'static str]| {
        let setup = ["order 1 2", "damage 1 B1 crew", "damage 1 B1 weapon1", "res 1 ammo 0"];
        let mut table = table("", 2, &setup);
        more.iter().for_each(|change| _ = table.arrange(change));
        table.arrange("phase movement");
        table.state_mut().mines[0] = SpaceId(1).into();
        table.play(ONE, "drive 1").play(ONE, "go a02");
        table
    };
    let stopped = mined(&["res 1 food 0"]);
    assert_eq!((at(&stopped, P1), own(&stopped, P1).convoy[Cell(4)].damage.bits()), (1, 0b1111));
    assert!(!look(&stopped).has_driver(P1));
    assert_eq!(stopped.awaited(), [TWO], "its movement is over");
    // With boxes above the Truck one of its own can be spared, and room be made in it.
    let rack = ["car 1 T1 dev_roof_rack", "car 1 B2 trailer_crew_wagon", "res 1 food 4"];
    let mut spared = mined(&rack);
    spared.play(ONE, "damage T1 cargo").play(ONE, "damage B1 cargo");
    spared.expect_refusal(ONE, "go a02", "LA-7.2").play(ONE, "throw food").play(ONE, "go a02");
    assert_eq!(at(&spared, P1), 2);
}

/// Rules: LA-18.8, LA-1.15
#[test]
fn la_18_8_a_mine_drawn_again_can_be_laid_again() {
    let mut table = table("", 2, &["order 1 2", "object 1 mine", "phase movement"]);
    table.state_mut().mines[0] = SpaceId(9).into();
    table.play(ONE, "drive 1").play(ONE, "go a03").play(ONE, "object mine").play(ONE, "mine a02");
    assert_eq!(table.state().mines, mines([9, 2]), "two counters in all");
    assert_eq!(table.awaited(), [TWO], "no counter is left to lay");
    let mut full = crate::common::table("", 2, &["order 1 2", "object 1 mine", "phase movement"]);
    full.state_mut().mines = mines([9, 10]);
    full.play(ONE, "drive 1").play(ONE, "go a03");
    let nowhere = "There is no space on which the Mine could be laid.";
    refused(&full, ONE, "object mine", "LA-18.8", nowhere);
}

/// Rules: LA-18.8
#[test]
fn la_18_8_no_mine_on_a_mooring_or_under_a_convoy() {
    let setup = ["order 1 2", "object 1 mine", "at 1 a25", "at 2 a26", "aurora 2 yellow"];
    let mut table = table("", 2, &[&setup[..], &["res 1 fuel 2", "phase movement"]].concat());
    table.state_mut().waypoints = By::default();
    table.play(ONE, "drive 2").play(ONE, "go a28");
    assert!(own(&table, P1).aboard);
    table.play(ONE, "object mine");
    assert_eq!(table.moves(ONE), ["mine a25", "mine a27", "pass"], "not under the other convoy");
    let setup = ["order 1 2", "object 1 mine", "at 1 a26", "aurora 1 red", "phase movement"];
    let mut red = crate::common::table("", 2, &setup);
    red.play(ONE, "drive 1").play(ONE, "go a27");
    assert!(own(&red, P1).aboard);
    // a26 is a mooring of the present stop.
    red.expect_refusal(ONE, "object mine", "LA-18.8").play(ONE, "pass");
    assert_eq!(red.awaited(), [TWO]);
}
