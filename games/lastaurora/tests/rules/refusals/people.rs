//! Survivors chosen by effects (LA-11, LA-13.12, LA-19.11 to LA-19.13).

use lastaurora::decisions::{
    CleanSurvivors, ContaminateSurvivor, Fallout, LoseSurvivor, MoveSurvivors,
};
use lastaurora::frame::Frame;
use lastaurora::vocab::{Cleaned, Zone};

use super::asked;
use crate::common::*;

const MUST: &str = "You cannot pass here: a choice must be made.";

/// Three Survivors: active with two counters, active with one, resting with one.
fn three(more: &[&str]) -> Table {
    let mut setup = vec![
        "survivor 1 s1 surv_mechanic active 2",
        "survivor 1 s2 surv_copilot active 1",
        "survivor 1 s3 surv_scout rest 1",
    ];
    setup.extend(more);
    setup.extend(["res 1 food 0", "res 1 ammo 0", "res 1 fuel 1"]);
    table("", 2, &setup)
}

/// The same while the first two explore.
fn exploring() -> Table {
    let mut table = three(&[]);
    table.state_mut().explore.active = true;
    table.state_mut().explore.parts = Set8::from_bits(0b011);
    table
}

/// Rules: LA-11.12, LA-13.6, LA-19.11
#[test]
fn la_13_6_only_participants_are_contaminated() {
    let who = ContaminateSurvivor { player: P1, n: 1, participants: true };
    let table = asked(exploring(), Frame::Contaminate(who));
    let sentence = "The Scout is not taking part in this exploration. Choose somebody who is.";
    refused(&table, ONE, "s3", "LA-13.6", sentence);
    refused(&table, ONE, "s4", "LA-19.11", "You have no Survivor number 4.");
    refused(&table, ONE, "pass", "LA-19.11", MUST);
}

fn cleaning(table: Table, left: u8, target: Cleaned) -> Table {
    asked(table, Frame::Clean(CleanSurvivors::begin(P1, left, target)))
}

/// Rules: LA-11.8
#[test]
fn la_11_8_the_doomed_are_past_help() {
    let mut table = cleaning(three(&[]), 2, Cleaned::AnySpread);
    table.arrange("survivor 1 s1 surv_mechanic active 3");
    let sentence = "The Mechanic is doomed: nothing can help any more.";
    refused(&table, ONE, "s1", "LA-11.8", sentence);
}

/// Rules: LA-11.11, LA-19.12
#[test]
fn la_19_12_only_contamination_is_removed() {
    let table = cleaning(three(&["survivor 1 s4 surv_medic active"]), 2, Cleaned::AnySpread);
    refused(&table, ONE, "s4", "LA-19.12", "The Medic has no Contamination.");
    refused(&table, ONE, "s5", "LA-19.12", "You have no Survivor number 5.");
    refused(&table, ONE, "pass", "LA-19.12", MUST);
}

/// Rules: LA-13.6, LA-19.12
#[test]
fn la_13_6_only_participants_are_cleaned() {
    let table = cleaning(exploring(), 1, Cleaned::Participant);
    let sentence = "The Scout is not taking part in this exploration. Choose somebody who is.";
    refused(&table, ONE, "s3", "LA-13.6", sentence);
}

/// Rules: LA-19.12
#[test]
fn la_19_12_one_chosen_survivor_is_the_same_for_all_counters() {
    let mut table = cleaning(three(&[]), 2, Cleaned::Chosen);
    table.play(ONE, "s1");
    let sentence = "All counters come off the Survivor you chose first.";
    refused(&table, ONE, "s2", "LA-19.12", sentence);
}

/// Rules: LA-19.12, LA-X1.20
#[test]
fn la_x1_20_three_survivors_of_one_zone_lose_a_counter_each() {
    let mut table = cleaning(three(&[]), 3, Cleaned::UpToThree);
    table.play(ONE, "s1");
    let done = "The Mechanic has lost a counter already. Choose somebody else.";
    refused(&table, ONE, "s1", "LA-19.12", done);
    let zone = "The Scout is not in the Active Zone. Choose somebody who is.";
    refused(&table, ONE, "s3", "LA-19.12", zone);
}

/// Rules: LA-19.13, LA-H5
#[test]
fn la_h5_survivors_are_sent_from_the_named_zone_and_harm_must_be_done() {
    let (from, to) = (Zone::Active, Zone::Exhausted);
    let away = MoveSurvivors { player: P1, left: 1, from, to, must: true };
    let table = asked(three(&[]), Frame::MoveSurvivors(away));
    let sentence = "The Scout is not in the Active Zone. Choose somebody who is.";
    refused(&table, ONE, "s3", "LA-19.13", sentence);
    refused(&table, ONE, "s4", "LA-19.13", "You have no Survivor number 4.");
    refused(&table, ONE, "pass", "LA-H5", MUST);
}

/// Rules: LA-19.13
#[test]
fn la_19_13_a_survivor_of_the_named_zone_is_lost() {
    let loss = LoseSurvivor { player: P1, from: Zone::Active };
    let table = asked(three(&[]), Frame::LoseSurvivor(loss));
    let sentence = "The Scout is not in the Active Zone. Choose somebody who is.";
    refused(&table, ONE, "s3", "LA-19.13", sentence);
    refused(&table, ONE, "pass", "LA-19.13", MUST);
}

/// Rules: LA-13.12
#[test]
fn la_13_12_fallout_takes_an_active_survivor_or_an_object_in_the_hand() {
    let table = asked(three(&["object 1 toolkit"]), Frame::Fallout(Fallout { player: P1 }));
    let sentence = "The Scout is not in the Active Zone. Choose somebody who is.";
    refused(&table, ONE, "s3", "LA-13.12", sentence);
    let card = "The Nitro Bottle is not in your hand.";
    refused(&table, ONE, "discard nitro", "LA-13.12", card);
    refused(&table, ONE, "pass", "LA-13.12", MUST);
}
