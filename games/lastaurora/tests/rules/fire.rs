//! The Fire Phase (LA-8), the Outcome deck (LA-14), Enemies and Loot (LA-15).

use crate::common::*;

/// Rules: LA-8.2
#[test]
fn la_8_2_enemies_of_the_zone_are_deployed_in_the_first_players_region() {
    let setup =
        ["order 1 2", "at 1 a13", "slot 3 en_outriders", "outcome 5", "outcome 1", "phase fire"];
    let mut table = table("", 2, &setup);
    assert_eq!(table.state().enemies[0].region, Region::Second);
    assert_eq!(zone(&table)[2], Maybe::NONE);
    assert_eq!(table.awaited(), [ONE], "only who is in the region is ambushed");
    table.expect_refusal(ONE, "damage B3 cargo", "LA-10.16");
    table.play(ONE, "damage B2 cargo");
    assert_eq!(own(&table, P1).convoy[Cell(5)].damage.bits(), 1);
}

/// Rules: LA-8.7, LA-8.8, LA-8.11, LA-12.2
#[test]
fn la_8_7_a_hit_gives_fame_a_target_counter_and_damage() {
    let setup = ["order 1 2", "enemy en_outriders 1", "outcome 10", "phase fire"];
    let mut table = table("", 2, &setup);
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    let enemy = table.state().enemies[0];
    assert_eq!((own(&table, P1).fame, enemy.damage, enemy.targets), (1, 2, targets([1, 0, 0, 0])));
    assert_eq!((own(&table, P1).res[Res::Ammo], own(&table, P1).targets), (0, 1));
}

/// Rules: LA-8.9
#[test]
fn la_8_9_a_weapon_fires_once_a_phase() {
    let setup = ["order 1 2", "res 1 ammo 2", "res 1 food 0", "enemy en_alpha_rig 1", "phase fire"];
    let mut table = table("", 2, &setup);
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    assert_eq!(table.awaited(), [TWO], "nothing is left to fire");
    let gunner = [&setup[..4], &["survivor 1 s2 surv_gunner active", "phase fire"]].concat();
    let mut again = crate::common::table("", 2, &gunner);
    again.play(ONE, "attack enemy 1 B1 weapon1 ammo").play(ONE, "attack enemy 1 B1 weapon1 ammo");
    assert!(own(&again, P1).crew[CrewPlace(1)].used, "the Gunner, once");
}

/// Rules: LA-8.10
#[test]
fn la_8_10_a_miss_does_nothing() {
    let setup = ["order 1 2", "enemy en_outriders 1", "outcome 1", "phase fire"];
    let mut table = table("", 2, &setup);
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    assert_eq!((own(&table, P1).fame, table.state().enemies[0].damage), (0, 0));
    assert_eq!(table.state().enemies[0].targets, By::default());
}

/// Rules: LA-8.12, LA-15.14, LA-8.18
#[test]
fn la_8_12_only_enemies_of_the_own_region_can_be_attacked() {
    let setup = ["order 1 2", "object 1 toolkit", "enemy en_outriders 2", "phase fire"];
    let mut table = table("", 2, &setup);
    table
        .expect_refusal(ONE, "attack enemy 1 B1 weapon1 ammo", "LA-8.12")
        .expect_allowed(ONE, "pass");
}

/// Rules: LA-15.8, LA-14.4, LA-14.5
#[test]
fn la_15_8_loot_goes_by_the_letters() {
    let setup = ["order 1 2", "enemy en_outriders 1", "outcome 6", "outcome 10", "phase fire"];
    let mut table = table("", 2, &setup);
    {
        let state = table.state_mut();
        state.enemies[0].damage = 1;
        state.enemies[0].targets = targets([0, 2, 0, 0]);
        state.players[1].targets = 1;
    }
    // Letters D B A C: D is free, B is player 2.
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    assert_eq!(table.awaited(), [TWO]);
    assert_eq!(own(&table, P1).fame, 1, "the hit; helpers come after the Loot");
    table.play(TWO, "pass");
    assert_eq!(own(&table, P1).fame, 2, "a helper gains 1 Fame");
    assert!(table.state().enemies.is_empty());
    assert_eq!((own(&table, P1).targets, own(&table, P2).targets), (2, 2));
}

/// Rules: LA-15.9
#[test]
fn la_15_9_without_loot_the_winner_gains_two_fame() {
    let setup = ["order 1 2", "enemy en_outriders 1", "outcome 6", "outcome 10", "phase fire"];
    let mut table = table("", 2, &setup);
    table.state_mut().enemies[0].damage = 1;
    table.state_mut().loot[Pair(0)].clear();
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    assert_eq!(own(&table, P1).fame, 1 + 2);
}

/// Rules: LA-X1.17, LA-19.17
#[test]
fn la_x1_17_a_missile_is_no_attack() {
    let setup = ["order 1 2", "object 1 antitank_missile", "enemy en_outriders 1", "phase fire"];
    let mut table = table("exploration", 2, &setup);
    pass_window(&mut table);
    table.state_mut().enemies[0].damage = 1;
    table.play(ONE, "object antitank_missile");
    assert!(table.state().enemies.is_empty(), "defeated");
    assert_eq!(
        (own(&table, P1).fame, own(&table, P1).targets),
        (1, 2),
        "1 Fame, no Target counter"
    );
    assert_eq!(table.state().loot[Pair(0)].len(), 1, "its Loot leaves the game");
}

/// In the start window of the Fire Phase everybody with Objects goes on (LA-8.3).
pub fn pass_window(table: &mut Table) {
    while matches!(table.state().frames.last(), Some(lastaurora::frame::Frame::Window(_))) {
        let seat = table.awaited()[0];
        table.play(seat, "pass");
    }
}

/// Rules: LA-X1.15, LA-X1.16, LA-19.18
#[test]
fn la_x1_15_a_cloaked_convoy_is_neither_ambushed_nor_attacked() {
    let setup =
        ["order 1 2", "at 2 a14", "object 1 cloaking_device", "slot 3 en_outriders", "phase fire"];
    let mut table = table("exploration", 2, &setup);
    table.play(ONE, "object cloaking_device");
    table.expect_allowed(ONE, "attack enemy 1 B1 weapon1 ammo").play(ONE, "pass");
    assert_eq!(look(&table).damage_count(P1), 0);
    assert_eq!(table.state().enemies.len(), 1);
}

/// Rules: LA-8.14, LA-15.4
#[test]
fn la_8_14_enemies_attack_every_convoy_of_their_region() {
    let setup = [
        "order 1 2",
        "at 2 a14",
        "enemy en_outriders 1",
        "outcome 5",
        "outcome 1",
        "res 1 ammo 0",
        "phase fire",
    ];
    let mut table = table("", 2, &setup);
    assert_eq!(table.awaited(), [ONE]);
    table.play(ONE, "damage B1 weapon1");
    assert_eq!((look(&table).damage_count(P1), look(&table).damage_count(P2)), (1, 0));
    assert_eq!(table.state().enemies.len(), 1, "it stays");
}

/// Rules: LA-9.6
#[test]
fn la_9_6_an_enemy_behind_everybody_is_shaken_off() {
    let setup = ["at 1 a14", "at 2 a15", "enemy en_outriders 1", "phase end_round"];
    let table = table("", 2, &setup);
    assert!(table.state().enemies.is_empty());
    assert_eq!(table.state().loot[Pair(0)].len(), 2);
}

/// Rules: LA-14.7
#[test]
fn la_14_7_the_outcome_deck_renews_itself() {
    let setup = ["order 1 2", "enemy en_outriders 1", "phase fire"];
    let mut table = table("", 2, &setup);
    let state = table.state_mut();
    let last = state.outcome.pop().unwrap();
    state.outcome_discard = OutcomePlace::all().filter(|place| *place != last.place()).collect();
    state.outcome.clear();
    state.outcome.push(last);
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    assert!(table.state().outcome.len() >= 10);
}

/// Rules: LA-8.17, LA-12.10
#[test]
fn la_12_10_incendiary_ammo_pays_and_adds_damage_to_a_hit() {
    let setup = [
        "order 1 2",
        "res 1 ammo 0",
        "object 1 incendiary_ammo",
        "enemy en_alpha_rig 1",
        "outcome 10",
        "phase fire",
    ];
    let mut table = table("", 2, &setup);
    table.play(ONE, "attack enemy 1 B1 weapon1 incendiary_ammo");
    assert_eq!(table.state().enemies[0].damage, 3);
    assert_eq!(held(&table, P1, "incendiary_ammo"), 0);
}

/// Rules: LA-10.25, LA-R49
#[test]
fn la_r49_the_artillery_officer_raises_the_level() {
    let setup = [
        "order 1 2",
        "survivor 1 s1 surv_artillery_officer active",
        "enemy en_alpha_rig 1",
        "outcome 4",
        "phase fire",
    ];
    let mut table = table("", 2, &setup);
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    assert_eq!(table.state().enemies[0].damage, 1, "level 2 reads 1, level 1 a MISS");
}

/// Rules: LA-15.1, LA-15.15, LA-1.10
#[test]
fn la_15_15_ambushes_of_the_war_wolves() {
    let ambush = |enemy: &str, more: &[&'static str]| {
        let slot = format!("slot 3 {enemy}");
        let mut table = crate::common::table("", 2, more);
        table.arrange(&slot).arrange("order 1 2").arrange("phase fire");
        table
    };
    let mut howlers = ambush("en_howlers", &["at 1 a03"]);
    assert_eq!(own(&howlers, P1).res[Res::Food], 0, "the first convoy loses 1 Food");
    assert_eq!(own(&howlers, P2).res[Res::Food], 1);
    howlers.play(ONE, "damage B1 weapon1");
    let mut rippers = ambush("en_rippers", &[]);
    rippers.expect_refusal(ONE, "pass", "LA-H5").play(ONE, "s1").play(TWO, "s2");
    assert_eq!(own(&rippers, P1).crew[CrewPlace(0)].zone, lastaurora::vocab::Zone::Rest, "LA-R85");
    assert_eq!(own(&rippers, P2).crew[CrewPlace(1)].zone, lastaurora::vocab::Zone::Exhausted);
    let fang = ambush("en_iron_fang", &["car 1 T1 dev_armoured_rack"]);
    assert_eq!(fang.moves(ONE).len(), 2, "armour or cargo of the only Device");
    let mut rig = ambush("en_alpha_rig", &[]);
    rig.play(ONE, "pay food").play(TWO, "pay ammo");
}

/// Rules: LA-8.1
#[test]
fn la_8_1_without_an_enemy_there_are_no_fire_turns() {
    let setup = ["order 1 2", "object 1 toolkit", "damage 1 B2 cargo", "phase fire"];
    let calm = calm(&setup);
    let quiet = table("", 2, &calm);
    assert_eq!(quiet.state().round, 2, "nobody was asked before the next round");
    let enemy = [&["slot 3 none", "enemy en_alpha_rig 3"][..], &setup].concat();
    let fought = table("", 2, &enemy);
    assert!(fires(&fought, P1), "an Enemy elsewhere is in play");
    let players = table("pvp", 2, &calm);
    assert!(fires(&players, P1), "players can be shot at");
}

/// Rules: LA-8.3
#[test]
fn la_8_3_the_window_comes_before_the_ambush_in_direct_turn_order() {
    let setup = [
        "order 2 1",
        "object 1 cloaking_device",
        "object 2 cloaking_device",
        "object 1 toolkit",
        "slot 3 en_outriders",
        "phase fire",
    ];
    let mut table = table("exploration", 2, &setup);
    assert_eq!(table.awaited(), [TWO], "the first player");
    table.expect_refusal(TWO, "object toolkit", "LA-12.7").play(TWO, "pass");
    assert_eq!(table.awaited(), [ONE]);
    table.expect_refusal(ONE, "object toolkit", "LA-12.7").play(ONE, "object cloaking_device");
    assert_eq!(look(&table).damage_count(P1), 0);
    assert_eq!(table.awaited(), [TWO], "only who is not cloaked is ambushed");
    assert!(table.moves(TWO).iter().all(|mv| mv.starts_with("damage")), "{:?}", table.moves(TWO));
}

/// Rules: LA-8.20
#[test]
fn la_8_20_damage_for_an_enemy_that_a_story_defeated_is_lost() {
    // The Story of the hit inflicts 2 Damage first; Fame and Target counter of the hit are gained before.
    let setup = [
        "order 1 2",
        "story 272",
        "res 1 ammo 2",
        "res 1 food 0",
        "enemy en_outriders 1",
        "outcome 6",
        "outcome 10",
        "phase fire",
    ];
    let mut table = table("stories", 2, &setup);
    table.state_mut().enemies[0].damage = 1;
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    assert_eq!((own(&table, P1).fame, own(&table, P1).targets), (1, 1), "before the Story");
    assert_eq!(table.state().enemies[0].damage, 1, "before the Damage");
    table.play(ONE, "option 2");
    assert_eq!(table.moves(ONE), ["yes", "pass"], "the Story was enough: Loot");
    table.play(ONE, "pass");
    assert!(table.state().enemies.is_empty());
    assert_eq!(own(&table, P1).targets, 2, "the counters came back, once");
    assert_eq!(table.state().loot[Pair(0)].len(), 1, "one Loot, not two");
}
