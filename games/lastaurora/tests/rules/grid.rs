//! The convoy grid in detail (LA-10), Loot of the clans (LA-X2).

use lastaurora::boxes::Sort;
use lastaurora::moves::Cell;

use crate::common::*;

fn boxes(table: &Table, id: &str) -> Vec<String> {
    let kind = car(table, id);
    table.game().content().convoy[kind].boxes.iter().map(|sort| sort.to_string()).collect()
}

/// Rules: LA-10.3, LA-10.4
#[test]
fn la_10_4_a_trailer_goes_in_the_first_free_column_or_replaces_one() {
    let mut table = table("", 2, &["order 2 1", "car 1 B1 truck_logging", "slot 1 trailer_box"]);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    assert_eq!(table.moves(ONE), ["place 2", "place 3"], "not column 4 before column 3");
    table.play(ONE, "place 2");
    assert_eq!(own(&table, P1).convoy[Cell(5)].card(), car(&table, "trailer_box"));
    assert!(!own(&table, P1).convoy[Cell(6)].present());
    let full = ["order 2 1", "car 1 B3 trailer_tanker", "slot 1 trailer_box"];
    let mut full = crate::common::table("", 2, &full);
    full.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    assert_eq!(full.moves(ONE), ["place 2", "place 3"], "the start Truck pulls two");
}

/// Rules: LA-10.7, LA-10.8
#[test]
fn la_10_7_a_device_stays_when_the_card_below_is_replaced() {
    let setup = [
        "order 2 1",
        "car 1 T1 dev_plough_blade",
        "damage 1 T1 armor",
        "damage 1 B1 weapon1",
        "slot 1 truck_logging",
    ];
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    assert_eq!(own(&table, P1).convoy[Cell(0)].card(), car(&table, "dev_plough_blade"));
    assert_eq!(look(&table).damage_count(P1), 1, "the Damage of the old Truck returned");
}

/// Rules: LA-10.8, LA-10.17
#[test]
fn la_10_8_tokens_of_a_leaving_card_move_or_are_lost() {
    let setup = calm(&[
        "order 2 1",
        "car 1 B2 trailer_box",
        "res 1 food 3",
        "res 1 fuel 2",
        "slot 1 trailer_tanker",
    ]);
    let mut table = table("", 2, &setup);
    assert_eq!(look(&table).excess(P1), 0);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "place 2");
    // Room: a crew box, two and one cargo boxes, three Fuel boxes; a Survivor and three Food want cargo.
    assert_eq!(table.moves(ONE), ["throw food", "dismiss s1", "dismiss s2"]);
    table.play(ONE, "throw food");
    assert_eq!(
        (own(&table, P1).res, table.state().supply[Res::Food]),
        (stock(2, 0, 2), 10 - 2 - 1)
    );
}

/// Rules: LA-10.12, LA-10.19, LA-X2.3
#[test]
fn la_10_12_armour_weapons_and_damaged_boxes_hold_nothing() {
    let mut table = table("asgaror", 2, &[]);
    let before = look(&table).room(P1);
    table.arrange("car 1 T1 loot_asgard_plates");
    assert_eq!(look(&table).room(P1), before);
    table.arrange("damage 1 B2 cargo");
    assert_eq!(look(&table).room(P1).cargo, before.cargo - 1);
}

/// Rules: LA-10.16, LA-10.28, LA-19.10
#[test]
fn la_10_28_damage_with_no_place_goes_anywhere_even_twice_on_a_card() {
    let setup = ["order 1 2", "car 1 T2 dev_roof_rack", "object 1 unstable_fuel", "phase movement"];
    let mut table = table("exploration", 2, &setup);
    table.play(ONE, "object unstable_fuel");
    for place in ["damage B1 weapon1", "damage B2 cargo", "damage T2 cargo"] {
        table.expect_allowed(ONE, place);
    }
    table.play(ONE, "damage T2 cargo").play(ONE, "damage T2 cargo");
    assert_eq!(own(&table, P1).convoy[Cell(1)].damage.len(), 2);
}

/// Rules: LA-10.20, LA-19.9
#[test]
fn la_19_9_repairs_of_one_card_stay_on_it() {
    let setup = calm(&[
        "order 2 1",
        "damage 1 B1 weapon1",
        "damage 1 B1 cargo",
        "damage 1 B2 cargo",
        "res 1 food 0",
    ]);
    let mut table = table_on("beta", "", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 4").play(ONE, "bonus 4");
    table.play(ONE, "repair B1 cargo").expect_refusal(ONE, "repair B2 cargo", "LA-19.9");
    table.play(ONE, "pass");
    assert_eq!(look(&table).damage_count(P1), 2, "up to two");
}

/// Rules: LA-10.23, LA-13.14
#[test]
fn la_10_23_columns_and_rows() {
    let damage = |enemy: &str| {
        let slot = format!("slot 3 {enemy}");
        let setup =
            ["order 1 2", "at 2 a14", "car 1 T1 dev_roof_rack", "car 1 T2 dev_armoured_rack"];
        let mut table = table("", 2, &setup);
        table.arrange(&slot).arrange("phase fire");
        let cells = table.moves(ONE);
        let cells: std::collections::BTreeSet<String> =
            cells.iter().map(|mv| mv.split(' ').nth(1).unwrap().to_string()).collect();
        cells.into_iter().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(damage("en_firebrands"), "B1 T1", "the first column");
    assert_eq!(damage("en_iron_fang"), "T1 T2", "the top row");
}

/// Rules: LA-19.10
#[test]
fn la_19_10_the_truck_then_its_device() {
    let setup = ["order 1 2", "story 287", "outcome 3", "car 1 T1 dev_roof_rack", "phase fire"];
    let mut table = table("stories", 2, &setup);
    play_until(&mut table, |table| table.moves(table.awaited()[0]).contains(&"option 1".into()));
    table.play(ONE, "option 1");
    assert!(
        table.moves(ONE).iter().all(|mv| mv.starts_with("damage B1")),
        "{:?}",
        table.moves(ONE)
    );
    let mut broken = crate::common::table("stories", 2, &setup[..4]);
    broken.state_mut().players[0].convoy[Cell(4)].damage = Set16::from_bits(0b1111);
    broken.state_mut().players[0].res = stock(0, 0, 0);
    broken.state_mut().supply = stock(9, 9, 13);
    broken.arrange("phase fire");
    play_until(&mut broken, |table| table.moves(table.awaited()[0]).contains(&"option 1".into()));
    broken.play(ONE, "option 1");
    assert_eq!(own(&broken, P1).convoy[Cell(0)].damage.len(), 1, "its Device");
}

/// Rules: LA-10.24, LA-X3.13
#[test]
fn la_10_24_trucks_trailers_and_devices_count_and_stories_do_not() {
    let setup = ["car 1 B3 trailer_box", "car 1 T1 dev_roof_rack", "car 1 T3 dev_armoured_rack"];
    let mut table = table("stories", 2, &setup);
    assert_eq!(look(&table).card_count(P1), 5);
    table.state_mut().players[0].convoy[Cell(4)].stories = Set8::of(ExtensionId(0));
    assert_eq!(look(&table).card_count(P1), 5);
}

/// Rules: LA-10.26, LA-X2.13
#[test]
fn la_10_26_with_fewer_cards_one_damage_on_each() {
    let setup = ["order 1 2", "at 2 a14", "res 1 food 0", "slot 3 en_thor", "phase fire"];
    let mut table = table("asgaror", 2, &setup);
    table.play(ONE, "damage B1 cargo");
    let convoy = &own(&table, P1).convoy;
    assert_eq!((convoy[Cell(4)].damage.len(), convoy[Cell(5)].damage.len()), (1, 1));
    assert!(fires(&table, P1), "the third is lost");
}

/// Rules: LA-X2.16, LA-X2.17, LA-X2.18, LA-X2.19, LA-X2.15
#[test]
fn la_x2_16_the_boxes_of_the_asgardian_loot() {
    let table = table("asgaror", 2, &[]);
    let count = |id: &str, sort: Sort| {
        boxes(&table, id).iter().filter(|found| **found == sort.to_string()).count()
    };
    assert_eq!(count("loot_asgard_container", Sort::Asgard), 1);
    assert_eq!(count("loot_asgard_container", Sort::Fame(1)), 1);
    assert_eq!(boxes(&table, "loot_asgard_destroyer"), ["junk4", "weapon4", "fame1"]);
    assert_eq!(boxes(&table, "loot_asgard_plates"), ["asgard_armor", "asgard_armor", "fame2"]);
    assert_eq!(count("loot_asgard_rack", Sort::Asgard), 1);
    assert_eq!(count("loot_asgard_rack", Sort::Fame(1)), 1);
    assert_eq!(boxes(&table, "loot_asgard_power_source"), ["fame1", "asgard_fame2"]);
}

/// Rules: LA-X2.4, LA-9.2
#[test]
fn la_x2_4_every_convoy_repairs_its_asgardian_armour_and_nothing_else() {
    let setup = ["car 1 T1 loot_asgard_plates", "car 2 T1 loot_asgard_rack"];
    let mut table = table("asgaror", 2, &setup);
    table.arrange("damage 1 T1 asgard_armor").arrange("damage 1 T1 asgard_armor");
    table.arrange("damage 1 T1 fame2").arrange("damage 2 T1 asgard_armor");
    table.arrange("phase end_round");
    play_until(&mut table, |table| table.state().round == 2);
    assert_eq!((look(&table).damage_count(P1), look(&table).damage_count(P2)), (1, 0));
}

/// Rules: LA-X2.9, LA-X2.10
#[test]
fn la_x2_9_tyr_and_ullr_strike_the_first_in_front_and_the_others_as_indicated() {
    for enemy in ["en_tyr", "en_ullr"] {
        let slot = format!("slot 3 {enemy}");
        let setup = ["order 1 2", "at 1 a03", "car 2 B3 trailer_box", "outcome 11", "outcome 1"];
        let mut table = table("asgaror", 2, &setup);
        table.arrange(&slot).arrange("phase fire");
        assert!(table.moves(ONE).iter().all(|mv| mv.starts_with("damage B1")), "{enemy}");
        table.play(ONE, "damage B1 crew");
        assert_eq!(own(&table, P2).convoy[Cell(6)].damage.len(), 1, "{enemy}: the tail");
        assert_eq!(look(&table).damage_count(P2), 1);
    }
}

/// Rules: LA-X2.6
#[test]
fn la_x2_6_a_missile_fills_asgardian_boxes_first_too() {
    let setup = ["order 1 2", "object 1 antitank_missile", "enemy en_hel 1", "phase fire"];
    let mut table = table("exploration,asgaror", 2, &setup);
    until_fire(&mut table, P1);
    table.play(ONE, "object antitank_missile");
    let enemy = table.state().enemies[0];
    assert_eq!((enemy.asgard, enemy.damage), (2, 0));
}

/// Rules: LA-11.10
#[test]
fn la_11_10_whose_token_was_hit_the_owner_decides() {
    let setup = [
        "order 1 2",
        "at 2 a14",
        "car 1 B2 none",
        "res 1 food 0",
        "res 1 ammo 0",
        "res 1 fuel 0",
        "damage 1 B1 cargo",
        "slot 3 en_howlers",
        "phase fire",
    ];
    let mut table = table("", 2, &setup);
    table.play(ONE, "damage B1 crew");
    assert_eq!(table.moves(ONE), ["dismiss s1", "dismiss s2"]);
    table.play(ONE, "dismiss s1");
    assert_eq!(look(&table).sound(P1, Cell(4)).count(), 2);
}
