//! Modules 1 and 2 (LA-X1, LA-X2).

use crate::common::*;
use crate::fire::pass_window;

/// Rules: LA-X1.3, LA-X1.8
#[test]
fn la_x1_3_a_junk_launcher_throws_objects() {
    let setup = [
        "order 1 2",
        "car 1 T1 dev_junk_launcher",
        "object 1 toolkit",
        "enemy en_alpha_rig 1",
        "outcome 9",
        "phase fire",
    ];
    let mut table = table("exploration", 2, &setup);
    pass_window(&mut table);
    table.expect_refusal(ONE, "attack enemy 1 T1 junk2 ammo", "LA-X1.3");
    table.play(ONE, "attack enemy 1 T1 junk2 toolkit");
    assert_eq!(table.state().enemies[0].damage, 2);
    assert_eq!((held(&table, P1, "toolkit"), own(&table, P1).res[Res::Ammo]), (0, 1));
}

/// Rules: LA-X1.7
#[test]
fn la_x1_7_a_junk_launcher_fires_once_a_phase_like_any_weapon() {
    let setup = [
        "order 1 2",
        "car 1 T1 dev_junk_launcher",
        "object 1 toolkit",
        "object 1 nitro",
        "enemy en_alpha_rig 1",
        "outcome 9",
        "phase fire",
    ];
    let mut table = table("exploration", 2, &setup);
    pass_window(&mut table);
    table.play(ONE, "attack enemy 1 T1 junk2 toolkit");
    table.expect_refusal(ONE, "attack enemy 1 T1 junk2 nitro", "LA-8.9");
    assert_eq!(held(&table, P1, "nitro"), 1);
}

/// Rules: LA-X1.4, LA-R95
#[test]
fn la_x1_4_incendiary_ammo_adds_nothing_to_junk() {
    let setup = [
        "order 1 2",
        "car 1 T1 dev_junk_launcher",
        "object 1 incendiary_ammo",
        "enemy en_alpha_rig 1",
        "outcome 9",
        "phase fire",
    ];
    let mut table = table("exploration", 2, &setup);
    pass_window(&mut table);
    table.play(ONE, "attack enemy 1 T1 junk2 incendiary_ammo");
    assert_eq!(table.state().enemies[0].damage, 2);
}

/// Rules: LA-X1.5
#[test]
fn la_x1_5_boxes_bring_objects_and_raise_the_limit() {
    let setup = [
        "order 1 2",
        "car 1 B3 trailer_salvage_wagon",
        "car 1 T1 dev_storage_netting",
        "phase end_round",
    ];
    let mut table = table("exploration", 2, &setup);
    assert_eq!(look(&table).hand_size(P1), 1);
    assert_eq!(look(&table).object_limit(P1), 4);
    table.arrange("damage 1 T1 max_objects1");
    assert_eq!(look(&table).object_limit(P1), 3);
}

/// Rules: LA-X1.10, LA-X1.11, LA-X1.12
#[test]
fn la_x1_11_the_wanted_man_let_go() {
    let setup = calm(&["order 2 1", "fame 1 1", "object 1 toolkit", "slot 1 enc_wanted_man"]);
    let mut table = table("exploration", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    table
        .expect_refusal(ONE, "option 2", "LA-13.3")
        .play(ONE, "option 1")
        .play(ONE, "discard toolkit");
    let own = own(&table, P1);
    assert_eq!((own.next_speed, own.fame, own.wanted), (3, 0, true));
    assert!(!table.state().discard.contains(card(&table, "enc_wanted_man")), "kept as a reminder");
}

/// Rules: LA-13.3, LA-R12
#[test]
fn la_r12_at_the_floor_fame_cannot_be_paid() {
    let setup = calm(&["order 2 1", "fame 1 -1", "object 1 toolkit", "slot 1 enc_wanted_man"]);
    let mut table = table("exploration", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    table.expect_refusal(ONE, "option 1", "LA-13.3");
}

/// Rules: LA-X1.13
#[test]
fn la_x1_13_dealing_with_the_wanted_man_brings_a_card_of_any_slot() {
    let setup =
        calm(&["order 2 1", "res 1 ammo 1", "slot 1 enc_wanted_man", "slot 5 dev_roof_rack"]);
    let mut table = table("exploration", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "option 2");
    table.play(ONE, "slot 5").play(ONE, "place 2");
    assert_eq!(own(&table, P1).convoy[Cell(1)].card(), car(&table, "dev_roof_rack"));
    assert_eq!((own(&table, P1).fame, look(&table).hand_size(P1)), (1, 1));
    assert_eq!(zone(&table)[4], Maybe::NONE, "empty until the action ends");
    table.play(ONE, "pass");
    assert_ne!(zone(&table)[4], Maybe::NONE);
}

/// Rules: LA-X1.14, LA-R21
#[test]
fn la_x1_14_canned_food() {
    let mut table = table("exploration", 2, &["order 2 1", "res 1 ammo 0", "object 1 canned_food"]);
    table.play(ONE, "object canned_food").play(ONE, "s2");
    assert_eq!(
        (own(&table, P1).res[Res::Food], own(&table, P1).crew[CrewPlace(1)].contamination),
        (3, 1)
    );
}

/// Rules: LA-X1.18, LA-R51, LA-R52
#[test]
fn la_x1_18_a_smoke_grenade_swaps_a_target_counter() {
    let setup = ["order 1 2", "object 1 smoke_grenade", "enemy en_alpha_rig 1", "phase fire"];
    let mut table = table("exploration", 2, &setup);
    pass_window(&mut table);
    table.state_mut().enemies[0].targets = targets([2, 2, 0, 0]);
    table.state_mut().players[1].targets = 0;
    table.play(ONE, "object smoke_grenade");
    assert_eq!(table.moves(ONE), ["counter A", "counter B"], "which of them is for ONE to choose");
    table.play(ONE, "counter A");
    assert_eq!(table.state().enemies[0].targets, targets([1, 2, 0, 0]), "the leftmost gap");
    assert_eq!(own(&table, P2).targets, 1);
    assert!(table.told(kernel::Viewer::Spectator).contains(&"la-event-untargeted".into()));
}

/// Rules: LA-X1.19, LA-R34
#[test]
fn la_x1_19_unstable_fuel_damages_for_speed() {
    let mut table =
        table("exploration", 2, &["order 1 2", "object 1 unstable_fuel", "phase movement"]);
    table
        .play(ONE, "object unstable_fuel")
        .play(ONE, "damage B1 weapon1")
        .play(ONE, "damage B2 cargo");
    assert_eq!((look(&table).speed(P1), look(&table).damage_count(P1)), (5, 2));
}

/// Rules: LA-X1.20
#[test]
fn la_x1_20_anti_rad_cleans_one_zone() {
    let setup = [
        "order 2 1",
        "object 1 anti_rad",
        "survivor 1 s1 surv_leader active 1",
        "survivor 1 s2 surv_copilot active 2",
        "survivor 1 s3 surv_mechanic rest 1",
    ];
    let mut table = table("exploration", 2, &setup);
    table.play(ONE, "object anti_rad").play(ONE, "s1");
    table.expect_refusal(ONE, "s3", "LA-19.12").play(ONE, "s2");
    let counters: Vec<u8> =
        own(&table, P1).crew.values()[..3].iter().map(|member| member.contamination).collect();
    assert_eq!(counters, [0, 1, 1]);
}

/// Rules: LA-X1.22, LA-X1.23, LA-X1.24
#[test]
fn la_x1_22_the_snipers_shot_is_a_normal_attack_of_three() {
    let setup = [
        "order 1 2",
        "res 1 ammo 0",
        "object 1 incendiary_ammo",
        "survivor 1 s1 surv_sniper active",
        "enemy en_alpha_rig 1",
        "phase fire",
    ];
    let mut table = table("exploration", 2, &setup);
    pass_window(&mut table);
    table.play(ONE, "snipe s1 enemy 1 incendiary_ammo");
    let enemy = table.state().enemies[0];
    assert_eq!((enemy.damage, enemy.targets[Letter::A], own(&table, P1).fame), (3, P1.into(), 1));
}

/// Rules: LA-X1.25, LA-X1.26, LA-R46
#[test]
fn la_x1_25_the_spotter_turns_a_miss_into_two() {
    let setup = [
        "order 1 2",
        "survivor 1 s1 surv_spotter active",
        "enemy en_alpha_rig 1",
        "outcome 1",
        "phase fire",
    ];
    let mut table = table("exploration", 2, &setup);
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    let enemy = table.state().enemies[0];
    assert_eq!((enemy.damage, enemy.targets[Letter::A], own(&table, P1).fame), (2, P1.into(), 1));
}

/// Rules: LA-X1.27
#[test]
fn la_x1_27_the_blizzard_slows_by_turn_order() {
    let setup = calm(&["order 2 3 1", "deck loc_reactor_ruin", "deck ev_blizzard"]);
    let mut table = table("exploration", 3, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "pass");
    let speeds: Vec<i8> =
        table.state().players[..3].iter().map(|player| player.next_speed).collect();
    assert_eq!(speeds, [-1, -2, -1]);
}

/// Rules: LA-X1.28, LA-X1.29, LA-R82
#[test]
fn la_x1_28_the_broadcast_wants_two_food() {
    let setup = calm(&["order 2 1", "deck loc_reactor_ruin", "deck ev_emergency_broadcast"]);
    let vote = |first: &[&str], second: &[&str]| {
        let mut table = table("exploration", 2, &setup);
        table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "pass");
        for (seat, moves) in [(TWO, first), (ONE, second)] {
            for mv in moves {
                table.play(seat, mv);
            }
        }
        table
    };
    let stingy = vote(&["pass"], &["pay food", "pass"]);
    assert!(stingy.state().aurora.red);
    assert_eq!(own(&stingy, P1).fame, 1);
    let generous = vote(&["pay food"], &["pay food", "pay food", "pay food"]);
    assert!(!generous.state().aurora.red);
    assert_eq!(own(&generous, P1).fame, 3, "also after two were given");
}

/// Rules: LA-X1.30
#[test]
fn la_x1_30_the_tinkerer_mends_for_an_object() {
    let setup =
        calm(&["order 2 1", "object 1 nitro", "damage 1 B1 weapon1", "slot 1 enc_tinkerer_hermit"]);
    let mut table = table("exploration", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "option 1");
    table.play(ONE, "discard nitro").play(ONE, "repair B1 weapon1");
    assert_eq!(look(&table).damage_count(P1), 0);
}

/// Rules: LA-X2.4, LA-R94
#[test]
fn la_x2_4_asgardian_armour_repairs_itself() {
    let setup = [
        "car 1 T1 loot_asgard_plates",
        "car 1 T2 loot_asgard_power_source",
        "damage 1 T1 asgard_armor",
        "damage 1 B1 weapon1",
        "phase end_round",
    ];
    let mut table = table("asgaror", 2, &setup);
    pass_all(&mut table);
    assert_eq!(look(&table).damage_count(P1), 1, "only the gun stays damaged");
    let lines = |table: &Table| {
        let mut fame = 0;
        lastaurora::score::lines(look(table), P1, |line| {
            fame += if line.id == "la-score-box" { line.fame } else { 0 };
        });
        fame
    };
    assert_eq!(lines(&table), 2 + 1 + 2);
    let content = table.game().content();
    for (id, boxes) in
        [("loot_asgard_container", 6), ("loot_asgard_destroyer", 3), ("loot_asgard_rack", 4)]
    {
        assert_eq!(content.convoy[car(&table, id)].boxes.len(), boxes, "{id}");
    }
}

/// Rules: LA-X2.5, LA-X2.7
#[test]
fn la_x2_7_asgardian_defence_boxes_are_filled_first_and_emptied_each_round() {
    let setup = [
        "order 1 2",
        "at 2 a14",
        "enemy en_heimdallr 1",
        "outcome 12",
        "car 1 T1 dev_light_machine_gun",
        "phase fire",
    ];
    let mut table = table("asgaror", 2, &setup);
    table.play(ONE, "attack enemy 1 T1 weapon2 ammo");
    let enemy = table.state().enemies[0];
    assert_eq!((enemy.asgard, enemy.damage), (1, 2));
    while table.state().round == 1 {
        let seat = table.awaited()[0];
        let mv = table.moves(seat).last().unwrap().clone();
        table.play(seat, &mv);
    }
    let enemy = table.state().enemies[0];
    assert_eq!((enemy.asgard, enemy.damage), (0, 2));
}

/// Rules: LA-X2.20, LA-X2.21, LA-X2.22
#[test]
fn la_x2_20_the_radio_operator_strikes_who_is_ahead() {
    let setup = [
        "order 2 3 1",
        "at 2 a14",
        "survivor 1 s1 surv_radio_operator active",
        "enemy en_tyr 2",
        "outcome 5",
        "outcome 1",
        "phase fire",
    ];
    let mut table = table("asgaror", 3, &setup);
    while table.awaited() != [ONE] {
        let seat = table.awaited()[0];
        table.play(seat, "pass");
    }
    table.play(ONE, "ability s1").play(TWO, "damage B1 weapon1");
    assert_eq!(look(&table).damage_count(P2), 1);
    assert_eq!(
        look(&table).damage_count(lastaurora::state::Player(2)),
        0,
        "the same space is spared"
    );
}
