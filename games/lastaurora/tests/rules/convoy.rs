//! Convoys, boxes and damage (LA-10), Survivors (LA-11), Objects (LA-12).

use lastaurora::vocab::Zone;

use crate::common::*;

/// Rules: LA-10.2, LA-10.5, LA-10.9
#[test]
fn la_10_5_a_truck_that_pulls_less_sheds_trailers_from_the_rear() {
    let setup = [
        "order 2 1",
        "car 1 B1 truck_logging",
        "car 1 B3 trailer_box",
        "car 1 B4 trailer_tanker",
        "car 1 T4 dev_roof_rack",
        "slot 1 truck_tracked_hauler",
    ];
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    let convoy = &own(&table, P1).convoy;
    assert_eq!(convoy[Cell(4)].card(), car(&table, "truck_tracked_hauler"));
    assert!(convoy[Cell(6)].present() && !convoy[Cell(7)].present() && !convoy[Cell(3)].present());
    for id in ["truck_logging", "trailer_tanker", "dev_roof_rack"] {
        assert!(table.state().discard.contains(card(&table, id)), "{id}");
    }
}

/// Rules: LA-10.6
#[test]
fn la_10_6_a_device_goes_where_its_mount_allows() {
    let mut table = table("", 2, &["order 2 1", "slot 1 dev_plough_blade", "slot 2 dev_roof_rack"]);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    assert_eq!(
        own(&table, P1).convoy[Cell(0)].card(),
        car(&table, "dev_plough_blade"),
        "only the Truck"
    );
    let mut rack = crate::common::table("", 2, &["order 2 1", "slot 2 dev_roof_rack"]);
    rack.play(ONE, "explore s1").play(ONE, "slot 2").play(ONE, "card");
    rack.expect_refusal(ONE, "place 3", "LA-10.6")
        .expect_allowed(ONE, "place 2")
        .play(ONE, "place 1");
}

/// Rules: LA-10.10, LA-10.11
#[test]
fn la_10_11_each_box_takes_its_tokens() {
    let table = table("", 2, &["car 1 B2 trailer_field_kitchen", "car 1 T1 dev_armoured_rack"]);
    let room = look(&table).room(P1);
    assert_eq!((room.cargo, room.crew, room.res), (2 + 2, 1 + 2, stock(2, 0, 0)));
    assert!(room.fits(stock(6, 0, 0), 3) && !room.fits(stock(6, 1, 0), 3));
    assert!(!room.fits(stock(7, 0, 0), 3) && room.fits(stock(0, 0, 4), 3));
}

/// Rules: LA-10.17
#[test]
fn la_10_17_the_owner_chooses_what_a_hit_box_costs() {
    let mut table = table(
        "",
        2,
        &["order 1 2", "slot 3 en_howlers", "res 1 food 2", "res 1 fuel 1", "phase fire"],
    );
    assert_eq!(table.awaited(), [ONE], "1 Food lost, 1 Damage in the first column");
    table.play(ONE, "damage B1 cargo");
    assert_eq!(look(&table).excess(P1), 0, "a box was free");
    let mut full = crate::common::table(
        "",
        2,
        &["order 1 2", "at 1 a01", "slot 3 en_howlers", "res 1 fuel 3", "phase fire"],
    );
    full.play(ONE, "damage B1 cargo");
    let moves = full.moves(ONE);
    assert!(
        moves.contains(&"throw fuel".into()) && moves.contains(&"dismiss s2".into()),
        "{moves:?}"
    );
    full.play(ONE, "dismiss s2");
    assert!(!own(&full, P1).crew[CrewPlace(1)].present());
}

/// Rules: LA-10.18
#[test]
fn la_10_18_damage_without_a_box_is_lost() {
    let setup = ["order 1 2", "slot 3 en_iron_fang", "phase fire"];
    let table = table("", 2, &setup);
    assert_eq!(look(&table).damage_count(P1), 0, "no card in the top row");
}

/// Rules: LA-10.20, LA-12.11
#[test]
fn la_10_20_a_toolkit_repairs_two_boxes_of_choice() {
    let setup = ["order 2 1", "damage 1 B1 weapon1", "damage 1 B2 cargo", "object 1 toolkit"];
    let mut table = table("", 2, &setup);
    table.play(ONE, "object toolkit").play(ONE, "repair B1 weapon1");
    table.expect_refusal(ONE, "repair B1 weapon1", "LA-10.20").play(ONE, "repair B2 cargo");
    assert_eq!(look(&table).damage_count(P1), 0);
    table.expect_refusal(ONE, "object toolkit", "LA-12.7");
}

/// Rules: LA-X2.9
#[test]
fn la_x2_9_ambushes_of_the_asgaror_clan() {
    let ambush = |enemy: &str, more: &[&'static str]| {
        let slot = format!("slot 3 {enemy}");
        let mut table = crate::common::table("asgaror", 2, more);
        table.arrange(&slot).arrange("order 1 2").arrange("phase fire");
        table
    };
    let mut thor = ambush("en_thor", &["car 1 T1 dev_roof_rack"]);
    thor.play(ONE, "damage T1 cargo").play(ONE, "damage B1 weapon1");
    assert_eq!((look(&thor).damage_count(P1), look(&thor).card_count(P1)), (3, 3));
    let heimdallr = ambush("en_heimdallr", &["car 1 T1 dev_heavy_machine_gun"]);
    assert_eq!(own(&heimdallr, P1).convoy[Cell(0)].damage.bits(), 1, "the strongest weapon");
    assert_eq!(own(&heimdallr, P2).convoy[Cell(4)].damage.bits(), 1);
    let hel = ambush("en_hel", &["survivor 1 s2 surv_copilot rest 2"]);
    assert!(!own(&hel, P1).crew[CrewPlace(1)].present(), "the third counter kills");
    let mut loki =
        ambush("en_loki", &["at 1 a03", "car 1 T1 dev_roof_rack", "car 2 T1 dev_armoured_rack"]);
    loki.play(ONE, "damage T1 cargo");
    for (enemy, lead) in [("en_tyr", "damage B1 weapon1"), ("en_ullr", "damage B1 crew")] {
        let mut table = ambush(enemy, &["at 1 a03"]);
        table.play(ONE, lead);
    }
}

/// Rules: LA-10.22, LA-16.13
#[test]
fn la_10_22_a_damaged_fame_box_scores_nothing() {
    let mut whole = table("", 2, &["car 1 T1 dev_reactive_plates"]);
    let before = lastaurora::score::total(look(&whole), P1);
    whole.arrange("damage 1 T1 fame1");
    assert_eq!(
        lastaurora::score::total(look(&whole), P1),
        before - 2,
        "the box and the whole card"
    );
}

/// Rules: LA-11.1, LA-11.2, LA-11.3
#[test]
fn la_11_2_abilities_work_in_the_active_zone() {
    let active = table("", 2, &["survivor 1 s1 surv_veteran_driver active", "phase movement"]);
    assert_eq!(look(&active).speed(P1), 2 + 1 + 2);
    let resting = table("", 2, &["survivor 1 s1 surv_veteran_driver rest", "phase movement"]);
    assert_eq!(look(&resting).speed(P1), 2 + 1);
}

/// Rules: LA-11.11, LA-19.12, LA-R20
#[test]
fn la_11_11_what_a_participants_action_cleans_must_be_cleaned() {
    let setup = calm(&["order 2 1", "survivor 1 s2 surv_copilot active 1"]);
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s1 s2").play(ONE, "slot 2").play(ONE, "bonus 2");
    assert_eq!(own(&table, P1).crew[CrewPlace(1)].contamination, 0, "the only contaminated one");
}

/// Rules: LA-12.5, LA-1.12, LA-1.9
#[test]
fn la_12_5_hands_are_hidden_and_their_size_is_public() {
    let table = table("", 2, &["object 1 toolkit"]);
    let seen = |viewer| {
        let scene = table.scene(viewer);
        let hand: Vec<_> = scene.pieces.iter().filter(|p| p.zone == "hand-1").cloned().collect();
        hand.iter().map(|p| p.label.as_ref().unwrap().id.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(seen(kernel::Viewer::Seat(ONE)), ["la-name-obj_toolkit"]);
    assert_eq!(seen(kernel::Viewer::Seat(TWO)), ["la-hidden-object"]);
}

/// Rules: LA-12.6, LA-9.5, LA-R58
#[test]
fn la_12_6_at_most_three_objects_are_kept() {
    let setup = [
        "object 1 toolkit",
        "object 1 toolkit",
        "object 1 nitro",
        "object 1 nitro",
        "order 1 2",
        "phase end_round",
    ];
    let mut table = table("", 2, &setup);
    assert_eq!(table.awaited(), [ONE]);
    table.expect_refusal(ONE, "pass", "LA-9.5").play(ONE, "discard nitro");
    assert_eq!(look(&table).hand_size(P1), 3);
}

/// Rules: LA-12.11, LA-19.14, LA-19.13, LA-19.4
#[test]
fn la_12_11_base_objects_do_what_they_say() {
    let mut ration = table("", 2, &calm(&["order 2 1", "res 1 food 0", "object 1 energy_ration"]));
    ration.play(ONE, "explore s2").play(ONE, "object energy_ration");
    assert_eq!(look(&ration).strength(P1), 3);
    let mut can = table("", 2, &["order 2 1", "object 1 jerrycan"]);
    can.play(ONE, "object jerrycan");
    assert_eq!(own(&can, P1).res[Res::Fuel], 2);
    let mut iodine =
        table("", 2, &["order 2 1", "survivor 1 s2 surv_copilot active 2", "object 1 iodine"]);
    iodine.play(ONE, "object iodine").play(ONE, "s2");
    assert_eq!(own(&iodine, P1).crew[CrewPlace(1)].contamination, 0);
    let mut nitro = table("", 2, &["order 1 2", "object 1 nitro", "phase movement"]);
    nitro.expect_refusal(ONE, "object adrenaline", "LA-12.7").play(ONE, "object nitro");
    assert_eq!(look(&nitro).speed(P1), 5);
    let mut shot = table(
        "",
        2,
        &[
            "order 2 1",
            "survivor 1 s1 surv_leader exhausted",
            "object 1 adrenaline",
            "res 1 food 0",
            "phase rest",
        ],
    );
    shot.play(ONE, "object adrenaline").play(ONE, "s1");
    assert_eq!(own(&shot, P1).crew[CrewPlace(0)].zone, Zone::Active);
}

/// Rules: LA-9.4
#[test]
fn la_9_4_who_has_nobody_takes_a_castaway() {
    let setup = ["none 1 s1", "none 1 s2", "phase end_round"];
    let mut table = table("", 2, &setup);
    pass_all(&mut table);
    let member = own(&table, P1).crew[CrewPlace(0)];
    assert_eq!((member.survivor(), member.zone), (survivor(&table, "surv_castaway"), Zone::Active));
    assert_eq!(table.state().castaways, 7);
}

/// Rules: LA-1.7, LA-R86
#[test]
fn la_1_7_gains_end_with_the_supply() {
    let mut table = table("", 2, &calm(&["order 2 1"]));
    table.state_mut().supply[Res::Fuel] = 1;
    table.play(ONE, "explore s1").play(ONE, "slot 2").play(ONE, "card");
    assert_eq!((own(&table, P1).res[Res::Fuel], table.state().supply[Res::Fuel]), (2, 0));
}
