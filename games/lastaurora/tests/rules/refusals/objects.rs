//! Objects (LA-12): each in its phase, at its moment, where it changes something.

use crate::common::*;

/// Rules: LA-12.7
#[test]
fn la_12_7_an_object_is_played_from_the_hand_in_its_phase() {
    let table = table("", 2, &calm(&["order 2 1", "object 1 nitro", "object 1 toolkit"]));
    refused(&table, ONE, "object iodine", "LA-12.7", "The Iodine Tablets are not in your hand.");
    let phase = "You can play the Nitro Bottle only in the Movement Phase.";
    refused(&table, ONE, "object nitro", "LA-12.7", phase);
    let choice = "The Toolkit has no such choice.";
    refused(&table, ONE, "object toolkit 2", "LA-12.7", choice);
}

/// Rules: LA-12.7, LA-12.11
#[test]
fn la_12_7_an_energy_ration_is_eaten_by_who_has_set_out() {
    let setup = calm(&["order 2 1", "object 1 energy_ration", "object 1 toolkit"]);
    let mut table = table("", 2, &setup);
    let later = "First choose who explores, then play the Energy Ration.";
    refused(&table, ONE, "object energy_ration", "LA-12.7", later);
    table.play(ONE, "explore s1");
    let strength = "The Toolkit cannot be played once you have set out: it adds no strength.";
    refused(&table, ONE, "object toolkit", "LA-12.7", strength);
    table.play(ONE, "slot 1");
    let chosen = "The slot is chosen: the Energy Ration comes too late.";
    refused(&table, ONE, "object energy_ration", "LA-R4", chosen);
}

/// Rules: LA-10.20, LA-19.12, LA-19.13
#[test]
fn la_12_7_an_object_must_change_something() {
    let setup = ["order 2 1", "object 1 toolkit", "object 1 iodine", "object 1 adrenaline"];
    let mut table = table("", 2, &setup);
    table.arrange("phase rest");
    refused(&table, ONE, "object toolkit", "LA-10.20", "Your Convoy has no Damage.");
    let clean = "None of your Survivors has Contamination that could be removed.";
    refused(&table, ONE, "object iodine", "LA-19.12", clean);
    let awake = "You have no Survivor in the Exhausted Zone.";
    refused(&table, ONE, "object adrenaline", "LA-19.13", awake);
}

/// Rules: LA-19.4
#[test]
fn la_19_4_an_empty_supply_fills_no_jerrycan() {
    let mut table = table("", 2, &["order 2 1", "object 1 jerrycan", "phase rest"]);
    table.state_mut().supply[Res::Fuel] = 0;
    let empty = "There is no Fuel left in the supply.";
    refused(&table, ONE, "object jerrycan", "LA-19.4", empty);
}

/// Rules: LA-19.17, LA-X1.18, LA-12.10
#[test]
fn la_x1_17_missiles_and_grenades_need_an_enemy_in_the_region() {
    let setup = [
        "order 1 2",
        "object 1 antitank_missile",
        "object 1 smoke_grenade",
        "object 1 incendiary_ammo",
        "enemy en_alpha_rig 3",
        "phase fire",
    ];
    let mut table = table("exploration", 2, &setup);
    until_fire(&mut table, P1);
    let none = "There is no Enemy in your region.";
    refused(&table, ONE, "object antitank_missile", "LA-19.17", none);
    refused(&table, ONE, "object smoke_grenade", "LA-X1.18", none);
    let pays = "The Incendiary Ammo is not played by itself: it pays for a shot.";
    refused(&table, ONE, "object incendiary_ammo", "LA-12.10", pays);
}

/// Rules: LA-8.3, LA-X1.15
#[test]
fn la_8_3_the_window_is_for_few() {
    let setup = [
        "order 1 2",
        "object 1 cloaking_device",
        "object 1 cloaking_device",
        "object 1 jerrycan",
        "enemy en_alpha_rig 1",
        "phase fire",
    ];
    let mut table = table("exploration", 2, &setup);
    let later = "The Jerrycan cannot be played before your Fire turn.";
    refused(&table, ONE, "object jerrycan", "LA-12.7", later);
    let attacks = "Attacks come later, in your Fire turn.";
    refused(&table, ONE, "attack enemy 1 B1 weapon1 ammo", "LA-8.3", attacks);
    table.play(ONE, "object cloaking_device");
    until_fire(&mut table, P1);
    let cloaked = "You ignore Enemies in this Fire Phase already.";
    refused(&table, ONE, "object cloaking_device", "LA-X1.15", cloaked);
}

/// Rules: LA-X1.19, LA-19.10
#[test]
fn la_19_10_damage_as_a_cost_needs_its_boxes() {
    let setup = ["order 1 2", "res 1 food 0", "res 1 ammo 0", "car 1 B2 none"];
    let mut table = table("exploration", 2, &setup);
    table.arrange("object 1 unstable_fuel").arrange("damage 1 B1 weapon1");
    table.arrange("phase movement");
    let much = "Your Convoy cannot take that much Damage.";
    refused(&table, ONE, "object unstable_fuel 2", "LA-19.10", much);
}

/// Rules: LA-7.6, LA-18.8
#[test]
fn la_7_6_once_fuel_is_paid_it_is_too_late_for_most() {
    let setup =
        ["order 1 2", "object 1 nitro", "object 1 toolkit", "object 1 mine", "phase movement"];
    let mut table = table("", 2, &setup);
    let after = "The Mine is played after your movement, not before.";
    refused(&table, ONE, "object mine", "LA-18.8", after);
    table.play(ONE, "drive 1");
    refused(&table, ONE, "object mine", "LA-18.8", after);
    let paid = "Speed cannot be raised after Fuel is paid.";
    refused(&table, ONE, "object nitro", "LA-7.6", paid);
    // What is played at any time is played on the way too, if it is of use.
    refused(&table, ONE, "object toolkit", "LA-10.20", "Your Convoy has no Damage.");
    table.play(ONE, "go a01");
    let late = "Speed cannot be raised after the first space has been entered.";
    refused(&table, ONE, "object nitro", "LA-7.6", late);
    table.play(ONE, "go a02").play_until_moved();
    let over = "Your movement is over: the Nitro Bottle comes too late.";
    refused(&table, ONE, "object nitro", "LA-7.6", over);
    refused(&table, ONE, "object toolkit", "LA-10.20", "Your Convoy has no Damage.");
    refused(&table, ONE, "object jerrycan", "LA-12.7", "The Jerrycan is not in your hand.");
}

/// Rules: LA-12.7, LA-H16
#[test]
fn la_12_7_objects_of_any_time_are_played_until_the_turn_is_over() {
    let setup = [
        "order 1 2",
        "res 1 food 0",
        "res 1 ammo 0",
        "res 1 fuel 2",
        "object 1 jerrycan",
        "object 1 toolkit",
        "object 1 iodine",
        "damage 1 B2 cargo",
        "survivor 1 s2 surv_copilot active 1",
        "phase movement",
    ];
    let mut table = table("", 2, &setup);
    table.play(ONE, "drive 1").play(ONE, "object jerrycan");
    assert_eq!(own(&table, P1).res[Res::Fuel], 2, "after Fuel is paid");
    table.play(ONE, "go a01").play(ONE, "object toolkit").play(ONE, "repair B2 cargo");
    assert_eq!(look(&table).damage_count(P1), 0, "on the way");
    table.play_until_moved();
    assert_eq!(table.moves(ONE), ["object iodine", "pass"]);
    table.play(ONE, "object iodine");
    assert_eq!(own(&table, P1).crew[CrewPlace(1)].contamination, 0, "after the movement");
    assert_eq!(table.awaited(), [TWO], "whoever has no Object left is not asked");
}

/// Rules: LA-12.7, LA-H10, LA-5.8
#[test]
fn la_12_7_objects_of_any_time_are_played_between_card_and_bonus_action() {
    let setup = calm(&["order 2 1", "object 1 toolkit", "damage 1 B2 cargo"]);
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "object toolkit");
    table.play(ONE, "repair B2 cargo").play(ONE, "card");
    assert_eq!(look(&table).damage_count(P1), 0, "the box was free before the card was gathered");
}

trait Stops {
    fn play_until_moved(&mut self);
}

impl Stops for Table {
    /// Stops, if the movement goes on, until a Mine may be laid.
    fn play_until_moved(&mut self) {
        use lastaurora::frame::Frame;
        play_until(self, |table| matches!(table.state().frames.last(), Some(Frame::Moved(_))));
    }
}

/// Rules: LA-12.7
#[test]
fn la_12_7_the_end_of_the_round_is_no_time_for_objects() {
    let setup = [
        "order 1 2",
        "survivor 1 s1 surv_engineer active",
        "damage 1 B2 cargo",
        "object 1 toolkit",
        "phase end_round",
    ];
    let table = table("", 2, &setup);
    let end =
        "The Toolkit cannot be played at the end of the round, but in the four phases before.";
    refused(&table, ONE, "object toolkit", "LA-12.7", end);
}
