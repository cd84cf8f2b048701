//! The Fire Phase (LA-8), attacks on players (LA-X5).

use crate::common::*;

fn fight(modules: &str, seats: u8, more: &[&str]) -> Table {
    let changes = [&["order 1 2"][..], more].concat();
    let mut table = table(modules, seats, &changes);
    if seats == 3 {
        table.arrange("order 1 2 3");
    }
    table.arrange("phase fire");
    until_fire(&mut table, P1);
    table
}

/// Rules: LA-8.7, LA-8.12
#[test]
fn la_8_12_an_enemy_must_be_there() {
    let near = ["enemy en_alpha_rig 1", "enemy en_outriders 2"];
    let table = fight("", 2, &near);
    let none = "There is no Enemy number 3 in play.";
    refused(&table, ONE, "attack enemy 3 B1 weapon1 ammo", "LA-8.7", none);
    let far = "The Outriders are not in your region.";
    refused(&table, ONE, "attack enemy 2 B1 weapon1 ammo", "LA-8.12", far);
    let module = "Players can be attacked only with module 5.";
    refused(&table, ONE, "attack player 2 B1 weapon1 ammo", "LA-X5.8", module);
}

/// Rules: LA-8.7, LA-8.8, LA-8.9, LA-10.19, LA-12.10
#[test]
fn la_8_7_a_weapon_must_be_there_whole_ready_and_paid() {
    let setup = [
        "car 1 T1 dev_light_machine_gun",
        "car 1 T2 dev_heavy_machine_gun",
        "damage 1 T2 weapon3",
        "object 1 toolkit",
        "enemy en_alpha_rig 1",
        "outcome 9",
        "res 1 ammo 1",
    ];
    let mut table = fight("", 2, &setup);
    let refused = |table: &Table, weapon: &str, rule: &str, sentence: &str| {
        refused(table, ONE, &format!("attack enemy 1 {weapon}"), rule, sentence);
    };
    let empty = "There is no card of your Convoy in that place.";
    refused(&table, "T4 weapon1 ammo", "LA-8.7", empty);
    refused(&table, "B1 weapon4 ammo", "LA-8.7", "That card has no such box.");
    refused(&table, "B1 cargo ammo", "LA-8.7", "There is no weapon in that box.");
    let broken = "That weapon is damaged. Repair it or choose another.";
    refused(&table, "T2 weapon3 ammo", "LA-10.19", broken);
    let pays = "That shot is paid with 1 Ammo or with Incendiary Ammo.";
    refused(&table, "B1 weapon1 toolkit", "LA-12.10", pays);
    let held = "The Incendiary Ammo is not in your hand.";
    refused(&table, "B1 weapon1 incendiary_ammo", "LA-12.7", held);
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    let fired = "That weapon has fired in this phase. Choose another.";
    refused(&table, "B1 weapon1 ammo", "LA-8.9", fired);
    refused(&table, "T1 weapon2 ammo", "LA-8.8", "You cannot pay 1 Ammo.");
}

/// Rules: LA-X1.3
#[test]
fn la_x1_3_junk_is_paid_with_objects() {
    let setup = ["car 1 T1 dev_junk_launcher", "object 1 toolkit", "enemy en_alpha_rig 1"];
    let table = fight("exploration", 2, &setup);
    let object = "A junk launcher is paid with an Object from your hand.";
    refused(&table, ONE, "attack enemy 1 T1 junk2 ammo", "LA-X1.3", object);
    let held = "The Nitro Bottle is not in your hand.";
    refused(&table, ONE, "attack enemy 1 T1 junk2 nitro", "LA-12.7", held);
}

/// Rules: LA-X5.8
#[test]
fn la_x5_8_a_player_must_be_there_and_somebody_else() {
    let table = fight("pvp", 2, &["at 2 a20", "object 1 toolkit"]);
    let refused = |target: &str, sentence: &str| {
        let attack = format!("attack player {target} B1 weapon1 ammo");
        refused(&table, ONE, &attack, "LA-X5.8", sentence);
    };
    refused("1", "You cannot choose yourself.");
    refused("3", "There is no player 3 at this table.");
    refused("2", "Seat 2 is not in your region.");
}

/// Rules: LA-X1.22, LA-11.3, LA-12.10
#[test]
fn la_x1_22_the_sniper_says_what_is_wrong() {
    let setup = [
        "survivor 1 s1 surv_sniper active",
        "survivor 1 s2 surv_leader active",
        "enemy en_alpha_rig 1",
        "enemy en_outriders 2",
        "res 1 ammo 1",
        "object 1 toolkit",
    ];
    let mut table = fight("exploration", 2, &setup);
    let target = "Say which Enemy the Sniper shoots at and what pays for it.";
    refused(&table, ONE, "ability s1", "LA-X1.22", target);
    let no = "The Leader cannot shoot without a weapon.";
    refused(&table, ONE, "snipe s2 enemy 1 ammo", "LA-X1.22", no);
    let far = "The Outriders are not in your region.";
    refused(&table, ONE, "snipe s1 enemy 2 ammo", "LA-8.12", far);
    let pays = "That shot is paid with 1 Ammo or with Incendiary Ammo.";
    refused(&table, ONE, "snipe s1 enemy 1 toolkit", "LA-12.10", pays);
    table.play(ONE, "snipe s1 enemy 1 ammo");
    let once = "The Sniper has used the ability in this phase.";
    refused(&table, ONE, "snipe s1 enemy 1 ammo", "LA-11.3", once);
    table.arrange("res 1 ammo 0").state_mut().players[0].crew[CrewPlace(0)].used = false;
    refused(&table, ONE, "snipe s1 enemy 1 ammo", "LA-X1.22", "You cannot pay 1 Ammo.");
}

/// Rules: LA-X2.20
#[test]
fn la_x2_20_the_radio_operator_needs_somebody_ahead_at_an_enemy() {
    let setup = [
        "survivor 1 s1 surv_radio_operator active",
        "enemy en_tyr 2",
        "object 1 toolkit",
        "res 1 ammo 0",
    ];
    let table = fight("asgaror", 2, &setup);
    let nobody = "No opponent further ahead has an Enemy in the region.";
    refused(&table, ONE, "ability s1", "LA-X2.20", nobody);
}
