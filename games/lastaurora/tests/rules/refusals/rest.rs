//! Resting (LA-6) and abilities used at will (LA-11.1 to LA-11.3).

use crate::common::*;

/// Rules: LA-6.3, LA-10.21
#[test]
fn la_6_3_feeding_needs_hunger_and_food() {
    let mut table = field_kitchen(&["survivor 1 s3 surv_medic rest", "object 1 toolkit"]);
    refused(&table, ONE, "feed s1 food", "LA-6.3", "You cannot pay 1 Food.");
    let awake = "The Medic is not in your Exhausted Zone and needs no Food.";
    refused(&table, ONE, "feed s3 free", "LA-6.3", awake);
    let fuel = "The Leader cannot be fed with that.";
    refused(&table, ONE, "feed s1 fuel", "LA-6.3", fuel);
    refused(&table, ONE, "feed s1 toolkit", "LA-6.3", fuel);
    refused(&table, ONE, "feed s5 food", "LA-6.3", "You have no Survivor number 5.");
    table.play(ONE, "feed s1 free");
    refused(&table, ONE, "feed s2 free", "LA-6.3", "You have no free feeding left.");
}

/// Rules: LA-6.2, LA-11.1, LA-11.2, LA-11.3
#[test]
fn la_11_3_an_ability_has_its_phase_its_zone_and_its_once() {
    let setup = [
        "order 2 1",
        "car 1 B3 trailer_double_decker",
        "damage 1 B2 cargo",
        "damage 1 B2 cargo",
        "survivor 1 s1 surv_mechanic active",
        "survivor 1 s2 surv_medic exhausted 1",
        "survivor 1 s3 surv_sniper active",
        "survivor 1 s4 surv_leader rest",
        "phase rest",
    ];
    let mut table = table("exploration", 2, &setup);
    let phase = "The Sniper has nothing to do in this phase.";
    refused(&table, ONE, "ability s3", "LA-11.1", phase);
    let zone = "The Medic can use the ability only in the Active Zone.";
    refused(&table, ONE, "ability s2", "LA-11.2", zone);
    let none = "The Leader has no ability that is used at will.";
    refused(&table, ONE, "ability s4", "LA-11.3", none);
    table.play(ONE, "ability s1").play(ONE, "repair B2 cargo");
    let once = "The Mechanic has used the ability in this phase.";
    refused(&table, ONE, "ability s1", "LA-11.3", once);
}

/// Rules: LA-6.2, LA-6.7
#[test]
fn la_6_2_after_the_shift_nobody_is_fed() {
    let setup = [
        "order 2 1",
        "damage 1 B2 cargo",
        "survivor 1 s1 surv_mechanic rest",
        "survivor 1 s2 surv_copilot exhausted",
        "phase rest",
    ];
    let mut table = table("", 2, &setup);
    table.play(ONE, "pass");
    let over = "Your zones have shifted: feeding is over.";
    refused(&table, ONE, "feed s2 food", "LA-6.2", over);
}
