//! Exploring (LA-5).

use crate::common::*;

/// Rules: LA-5.3
#[test]
fn la_5_3_only_active_survivors_set_out() {
    let setup = calm(&["order 2 1", "survivor 1 s2 surv_copilot rest"]);
    let table = table("", 2, &setup);
    let tired = "The Co-pilot is not in your Active Zone. Choose somebody who is.";
    refused(&table, ONE, "explore s1 s2", "LA-5.3", tired);
    refused(&table, ONE, "explore s5", "LA-5.3", "You have no Survivor number 5.");
}

/// Rules: LA-5.6, LA-H10
#[test]
fn la_5_6_whoever_is_too_weak_for_every_slot_stays() {
    let weak = calm(&["order 2 1", "res 1 food 0", "survivor 1 s2 surv_copilot active 1"]);
    let table = table("", 2, &weak);
    let sentence =
        "These Survivors are not strong enough for any card you could take, whatever you spend.";
    refused(&table, ONE, "explore s2", "LA-5.6", sentence);
}

/// Rules: LA-5.7
#[test]
fn la_5_7_an_empty_zone_is_no_matter_of_strength() {
    let empty = ["order 2 1", "slot 1 none", "slot 2 none", "slot 3 none", "slot 4 none"];
    let mut table = table("", 2, &empty);
    table.arrange("slot 5 none");
    refused(&table, ONE, "explore s1", "LA-5.7", "There is no card in the Exploration Zone.");
    table.arrange("slot 5 loc_whaling_station").arrange("res 1 food 2");
    table.play(ONE, "explore s1");
    refused(&table, ONE, "slot 2", "LA-5.7", "Slot 2 is empty. Choose one with a card.");
    let needs = "That slot needs strength 3; you have 2. Add a Survivor or Food.";
    refused(&table, ONE, "slot 5", "LA-5.6", needs);
    refused(&table, ONE, "pass", "LA-5.6", "You cannot pass here: a choice must be made.");
}

/// A convoy without room for a recruit, and a lonely Leader.
const CROWDED: [&str; 9] = [
    "order 2 1",
    "car 1 B2 none",
    "damage 1 B1 cargo",
    "damage 1 B1 cargo",
    "none 1 s2",
    "res 1 food 0",
    "res 1 ammo 0",
    "res 1 fuel 0",
    "slot 1 surv_scout",
];

/// Rules: LA-5.7, LA-11.4
#[test]
fn la_5_7_what_finds_no_room_is_no_card_to_take() {
    let mut table = table("", 2, &CROWDED);
    table.play(ONE, "explore s1");
    let full = "There is no room for another Survivor. Free a box first.";
    refused(&table, ONE, "slot 1", "LA-11.4", full);
    let mut alone = crate::common::table("", 2, &CROWDED);
    for slot in 2..=5 {
        alone.arrange(&format!("slot {slot} none"));
    }
    let nothing = "You have neither room nor place for any card of the Exploration Zone.";
    refused(&alone, ONE, "explore s1", "LA-5.7", nothing);
}

/// Rules: LA-5.7, LA-10.6
#[test]
fn la_5_7_a_device_needs_a_place() {
    // No card of the box needs it: every Device has a place on a Truck. One for Trailers only would not.
    let any = "name = \"Roof Rack\"\nset = \"base\"\ncopies = 1\nmount = \"any\"";
    let game = other_game("convoy.toml", any, &any.replace("any", "trailer"));
    let setup = calm(&["order 2 1", "car 1 B2 none", "res 1 fuel 0", "slot 1 dev_roof_rack"]);
    let mut table = Table::with(game, &[], 2, 7).arranged(setup);
    table.play(ONE, "explore s1");
    refused(&table, ONE, "slot 1", "LA-5.7", "There is no place for this Device.");
    table.arrange("car 1 B2 trailer_box").expect_allowed(ONE, "slot 1");
}

/// Rules: LA-5.5, LA-5.8, LA-5.14
#[test]
fn la_5_8_card_and_bonus_action_once_each() {
    let mut table = table("", 2, &calm(&["order 2 1", "res 1 food 0"]));
    table.play(ONE, "explore s1");
    refused(&table, ONE, "boost", "LA-5.5", "You cannot pay 1 Food.");
    table.play(ONE, "slot 1");
    let first = "Carry out the card action before you finish.";
    refused(&table, ONE, "pass", "LA-5.8", first);
    let other = "That Bonus Action does not belong to the slot you explore.";
    refused(&table, ONE, "bonus 2", "LA-5.14", other);
    table.play(ONE, "bonus 1");
    if table.moves(ONE).contains(&"card".into()) {
        let done = "You have carried out that Bonus Action, or the same one, already.";
        refused(&table, ONE, "bonus 1", "LA-5.14", done);
    }
    let mut table = crate::common::table("", 2, &calm(&["order 2 1"]));
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    refused(&table, ONE, "card", "LA-5.8", "You have carried out the card action.");
}

/// Rules: LA-5.13, LA-5.14, LA-X3.4
#[test]
fn la_5_13_at_an_enemy_the_bonus_action_is_all() {
    let setup =
        calm(&["order 2 1", "survivor 1 s1 crew_arctic_wolf active", "slot 3 en_outriders"]);
    let mut table = table("crews", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "boost").play(ONE, "slot 3");
    let only = "At an Enemy only the Bonus Action is possible.";
    refused(&table, ONE, "card", "LA-5.13", only);
    let must = "At an Enemy the Bonus Action is mandatory. Carry it out.";
    refused(&table, ONE, "pass", "LA-5.13", must);
    let far = "That Bonus Action belongs neither to the slot you explore nor to one beside it.";
    refused(&table, ONE, "bonus 5", "LA-5.14", far);
    table.play(ONE, "bonus 4");
    let done = "You have carried out that Bonus Action, or the same one, already.";
    refused(&table, ONE, "bonus 4", "LA-5.14", done);
}

/// Rules: LA-11.4, LA-R7
#[test]
fn la_11_4_who_explores_is_not_dismissed() {
    let setup = calm(&[
        "order 2 1",
        "slot 1 surv_scout",
        "car 1 B3 trailer_double_decker",
        "survivor 1 s3 surv_mechanic rest",
        "survivor 1 s4 surv_medic rest",
    ]);
    let mut table = table("", 2, &setup);
    table.arrange("survivor 1 s5 surv_gunner rest");
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    let exploring = "The Leader is exploring and cannot be dismissed.";
    refused(&table, ONE, "dismiss s1", "LA-11.4", exploring);
    refused(&table, ONE, "pass", "LA-11.4", "You cannot pass here: a choice must be made.");
}

/// Rules: LA-13.1, LA-13.3
#[test]
fn la_13_3_an_option_must_be_paid() {
    let setup = ["order 2 1", "slot 1 enc_smuggler_captain", "fame 1 -1", "object 1 toolkit"];
    let mut table = table("", 2, &calm(&setup));
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    refused(&table, ONE, "option 1", "LA-13.3", "You cannot pay 2 Objects.");
    let lowest = "Your Fame is at the lowest value: you cannot pay with it.";
    refused(&table, ONE, "option 2", "LA-13.3", lowest);
    refused(&table, ONE, "option 3", "LA-13.1", "There is no such option.");
    let later = "The Toolkit cannot be played now. First answer the question asked.";
    refused(&table, ONE, "object toolkit", "LA-12.7", later);
    let waits = "The Leader cannot use an ability now. First answer the question asked.";
    refused(&table, ONE, "ability s1", "LA-11.3", waits);
    let other = "That does not answer the question asked now. Choose one of the moves offered.";
    refused(&table, ONE, "boost", "LA-13.1", other);
}
