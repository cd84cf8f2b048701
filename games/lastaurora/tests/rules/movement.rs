//! The Movement Phase (LA-7), the Aurora (LA-16), the Beta Map and Mines (LA-18).

use crate::common::*;

/// Rules: LA-7.3, LA-12.3
#[test]
fn la_7_3_moving_costs_one_fuel_and_speed_is_the_number_of_points() {
    let mut table = table("", 2, &["order 1 2", "phase movement"]);
    assert_eq!(table.awaited(), [ONE], "Direct Turn Order");
    assert_eq!(look(&table).speed(P1), 3, "Truck 2, Co-pilot 1");
    table.expect_refusal(ONE, "drive 2", "LA-7.3").play(ONE, "drive 1");
    table.expect_refusal(ONE, "go a04", "LA-7.7").play(ONE, "go a02").play(ONE, "pass");
    assert_eq!((at(&table, P1), own(&table, P1).res[Res::Fuel]), (2, 0));
}

/// Rules: LA-7.5, LA-7.14
#[test]
fn la_7_5_extra_fuel_adds_speed_as_far_as_the_truck_takes_it() {
    let mut table =
        table("", 2, &["order 2 1", "at 2 a07", "res 1 ammo 0", "res 1 fuel 3", "phase movement"]);
    table.play(TWO, "pass");
    assert_eq!(look(&table).speed(P1), 4, "seven spaces behind");
    table.expect_refusal(ONE, "drive 3", "LA-7.5").play(ONE, "drive 2");
    assert_eq!(table.state().drive.points, 5);
    assert_eq!(own(&table, P1).res[Res::Fuel], 1);
}

/// Rules: LA-7.2, LA-H2
#[test]
fn la_7_2_a_convoy_needs_a_driver_on_its_truck() {
    let setup = [
        "order 1 2",
        "res 1 food 0",
        "res 1 ammo 0",
        "damage 1 B1 crew",
        "damage 1 B1 cargo",
        "damage 1 B1 cargo",
        "phase movement",
    ];
    let mut table = table("", 2, &setup);
    table.expect_refusal(ONE, "drive 1", "LA-7.2").play(ONE, "pass");
    assert_eq!(at(&table, P1), 0);
}

/// Rules: LA-H4, LA-10.13
#[test]
fn la_h4_resources_make_room_for_a_driver() {
    let setup = [
        "order 1 2",
        "damage 1 B1 crew",
        "damage 1 B1 cargo",
        "car 1 B2 trailer_crew_wagon",
        "res 1 ammo 0",
        "phase movement",
    ];
    let mut table = table("", 2, &setup);
    table.expect_refusal(ONE, "drive 1", "LA-7.2").play(ONE, "throw food").play(ONE, "drive 1");
}

/// Rules: LA-7.9, LA-10.21, LA-R30
#[test]
fn la_7_9_only_tracked_trucks_take_shortcuts() {
    let setup = ["order 1 2", "at 1 a03", "phase movement"];
    let mut wheels = table("", 2, &setup);
    wheels.play(ONE, "drive 1").expect_refusal(ONE, "go a07", "LA-7.9");
    wheels.expect_refusal(ONE, "go a09", "LA-7.7");
    let tracked = ["order 1 2", "at 1 a03", "car 1 T1 dev_plough_blade", "phase movement"];
    let mut table = table("", 2, &tracked);
    assert!(look(&table).tracked(P1));
    table.play(ONE, "drive 1").play(ONE, "go a07").play(ONE, "pass");
    assert_eq!(at(&table, P1), 7);
}

/// Rules: LA-7.15
#[test]
fn la_7_15_only_the_last_space_contaminates() {
    let mut table = table("", 2, &["order 1 2", "at 1 a05", "phase movement"]);
    table.play(ONE, "drive 1").play(ONE, "go a07").play(ONE, "pass").play(ONE, "s1");
    assert_eq!(own(&table, P1).crew[CrewPlace(0)].contamination, 1);
    let mut beyond = crate::common::table("", 2, &["order 1 2", "at 1 a05", "phase movement"]);
    beyond.play(ONE, "drive 1").play(ONE, "go a08");
    assert!(own(&beyond, P1).crew.values().iter().all(|member| member.contamination == 0));
}

/// Rules: LA-7.16, LA-R37
#[test]
fn la_7_16_a_waypoint_counter_works_once() {
    let mut table = table("", 2, &["order 1 2", "phase movement"]);
    table.state_mut().waypoints[Waypoint(0)] = WaypointKind(4).into();
    table.play(ONE, "drive 1").play(ONE, "go a03");
    assert_eq!((own(&table, P1).fame, table.state().waypoints[Waypoint(0)]), (1, Maybe::NONE));
}

/// Rules: LA-7.19
#[test]
fn la_7_19_modifiers_for_the_next_movement_add_up_and_expire() {
    let mut table = table("", 2, &["order 1 2"]);
    table.state_mut().players[0].next_speed = -5;
    table.arrange("phase movement");
    assert_eq!(look(&table).speed(P1), 0, "never below 0");
    table.expect_refusal(ONE, "drive 1", "LA-7.4").play(ONE, "pass");
    assert_eq!((own(&table, P1).speed, own(&table, P1).next_speed), (0, 0));
}

/// Rules: LA-7.20
#[test]
fn la_7_20_without_fuel_a_convoy_stays() {
    let mut table = table("", 2, &["order 1 2", "res 1 fuel 0", "phase movement"]);
    assert_eq!(table.awaited(), [TWO], "nothing to decide");
    table.play(TWO, "pass");
    assert_eq!(at(&table, P1), 0);
}

/// Rules: LA-7.21
#[test]
fn la_7_21_the_biofuel_truck_burns_food() {
    let setup = ["order 1 2", "car 1 B1 truck_biofuel_turbo", "phase movement"];
    let mut table = table("", 2, &setup);
    table.expect_refusal(ONE, "drive 0", "LA-7.3").play(ONE, "drive 0 food 1");
    assert_eq!(own(&table, P1).res, stock(0, 1, 1));
}

/// Rules: LA-4.5
#[test]
fn la_4_5_the_table_is_rearranged_by_place_and_arrival() {
    let mut table = table("", 3, &["order 1 2 3", "at 2 a05", "at 3 a05", "phase movement"]);
    table.play(ONE, "pass").play(TWO, "pass").play(kernel::Seat(2), "pass");
    let order: Vec<u8> = table.state().order.iter().map(|player| player.0 + 1).collect();
    assert_eq!(order, [2, 3, 1]);
    assert!(look(&table).leading(P2) && !look(&table).leading(P1));
}

/// Rules: LA-16.5
#[test]
fn la_16_5_entering_the_mooring_ends_the_movement_and_anchors_the_ship() {
    let setup = ["order 1 2", "round 3", "aurora 3 yellow", "at 1 a28", "phase movement"];
    let mut table = table("", 2, &setup);
    table.play(ONE, "drive 1").expect_refusal(ONE, "go a31", "LA-16.5").play(ONE, "go a30");
    assert!(own(&table, P1).aboard && table.state().aurora.anchored);
    pass_all(&mut table);
    assert!(table.is_over(), "the game ends at step G of this round");
    assert_eq!(table.outcome().ending, "la-ending-boarded");
}

/// Rules: LA-16.8, LA-H6
#[test]
fn la_16_8_the_ship_comes_to_a_convoy_that_is_further() {
    let setup = ["order 1 2", "at 1 a29", "phase end_round"];
    let mut table = table("", 2, &setup);
    assert!(own(&table, P1).aboard, "stop 2 lies at a28");
    assert_eq!(table.state().round, 2);
    assert!(!table.is_over(), "the next round is played");
    pass_all(&mut table);
    assert!(table.is_over() && table.state().round == 2, "and ends the game");
    assert_eq!(at(&table, P1), 29, "who is aboard stays");
}

/// Rules: LA-16.10, LA-1.3, LA-9.7
#[test]
fn la_16_10_on_the_last_stop_the_ship_departs() {
    let mut table = table("", 2, &["round 6", "aurora 6 yellow", "phase end_round"]);
    pass_all(&mut table);
    assert!(table.is_over());
    assert_eq!(table.outcome().ending, "la-ending-departed");
}

/// Rules: LA-18.1, LA-18.4, LA-18.5, LA-H9
#[test]
fn la_18_4_an_avalanche_costs_three_points_and_is_cleared() {
    let setup = ["order 1 2", "at 1 b03", "phase movement"];
    let mut table = table_on("beta", "", 2, &setup);
    assert_eq!(table.state().avalanches.bits(), 0b111);
    assert_eq!(look(&table).remaining(SpaceId(3)), 29);
    assert_eq!(look(&table).remaining(SpaceId(4)), 30, "the main road is the longer one");
    table.play(ONE, "drive 1").expect_refusal(ONE, "go br2", "LA-7.7").play(ONE, "go br1");
    assert_eq!(table.state().avalanches.bits(), 0b110);
    let slow = ["order 1 2", "at 1 b03", "survivor 1 s2 surv_copilot rest", "phase movement"];
    let mut weak = table_on("beta", "", 2, &slow);
    weak.play(ONE, "drive 1").expect_refusal(ONE, "go br1", "LA-7.7").expect_allowed(ONE, "go b05");
}

/// Rules: LA-18.7, LA-18.8, LA-18.9
#[test]
fn la_18_8_mines_lie_behind_and_explode_under_who_comes() {
    let setup = ["order 1 2", "object 1 mine", "res 2 food 0", "res 2 ammo 0", "phase movement"];
    let mut table = table("", 2, &setup);
    table.play(ONE, "drive 1").play(ONE, "go a03").play(ONE, "object mine");
    table.expect_refusal(ONE, "mine a00", "LA-18.8").expect_refusal(ONE, "mine a03", "LA-18.8");
    table.play(ONE, "mine a01").play(ONE, "mine a02");
    assert_eq!(table.state().mines, mines([1, 2]));
    table.play(TWO, "drive 1").play(TWO, "go a02");
    table.play(TWO, "damage B1 weapon1").play(TWO, "damage B1 cargo");
    table.play(TWO, "damage B1 cargo");
    assert_eq!(own(&table, P2).convoy[Cell(4)].damage.bits(), 0b1111);
    assert_eq!(table.state().mines, [Maybe::NONE; 2]);
    assert_eq!(at(&table, P2), 2);
}

/// Rules: LA-7.18, LA-16.9, LA-16.15
#[test]
fn la_7_18_a_convoy_is_in_the_region_of_its_space() {
    let table = table("", 2, &["at 1 a13", "at 2 a30"]);
    assert_eq!((look(&table).region(P1), look(&table).region(P2)), (Region::Second, Region::Third));
}
