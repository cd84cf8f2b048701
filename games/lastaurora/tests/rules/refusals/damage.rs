//! Placing and removing Damage (LA-10.16 to LA-10.29, LA-19.9, LA-19.10).

use lastaurora::decisions::{PlaceDamage, RemoveDamage};
use lastaurora::frame::{Aim, Frame};
use lastaurora::ids::Pattern;
use lastaurora::moves::Cell;

use super::asked;
use crate::common::*;

const SETUP: [&str; 3] = ["car 1 T1 dev_roof_rack", "damage 1 B1 weapon1", "damage 1 B2 cargo"];

/// Two Damage are placed by player 1.
fn placing(cells: Set8<Cell>, aim: Aim) -> Table {
    let damage = PlaceDamage { aim, ..PlaceDamage::on(P1, 2, cells) };
    asked(table("", 2, &SETUP), Frame::Damage(damage))
}

/// Rules: LA-1.16, LA-10.16
#[test]
fn la_10_16_damage_is_placed_on_an_undamaged_box_of_a_card() {
    let table = placing(Cell::EVERY, Aim::Any);
    let no = |notation: &str, sentence: &str| refused(&table, ONE, notation, "LA-10.16", sentence);
    no("damage T3 cargo", "There is no card of your Convoy in that place.");
    no("damage T1 weapon4", "That card has no such box.");
    no("damage B1 weapon1", "That box is damaged.");
    no("pass", "You cannot pass here: a choice must be made.");
    no("boost", "That does not answer the question asked now. Choose one of the moves offered.");
}

/// Rules: LA-10.16, LA-10.23
#[test]
fn la_10_16_only_the_cards_of_the_effect_are_damaged() {
    let column = placing(Pattern::Head.cells(), Aim::Any);
    let sentence = "That card may not take this Damage. Choose an allowed card.";
    refused(&column, ONE, "damage B2 cargo", "LA-10.16", sentence);
}

/// Rules: LA-19.10
#[test]
fn la_19_10_the_truck_comes_before_its_device() {
    let table = placing(Pattern::Head.cells(), Aim::TruckFirst);
    let sentence = "This Damage goes to your Truck first, then to the Device above it.";
    refused(&table, ONE, "damage T1 cargo", "LA-19.10", sentence);
    refused(&table, ONE, "damage B2 cargo", "LA-19.10", sentence);
}

/// Rules: LA-10.25
#[test]
fn la_10_25_only_the_strongest_weapon_is_damaged() {
    let damage = PlaceDamage { aim: Aim::Strongest, ..PlaceDamage::anywhere(P1, 1) };
    let mut table = table("", 2, &[]);
    table.state_mut().frames.push(Frame::Damage(damage));
    let sentence = "This Damage goes to your strongest undamaged weapon.";
    refused(&table, ONE, "damage B1 cargo", "LA-10.25", sentence);
}

/// Rules: LA-10.26
#[test]
fn la_10_26_each_damage_goes_to_another_card() {
    let mut table = placing(Cell::EVERY, Aim::Distinct);
    table.play(ONE, "damage B1 cargo");
    let sentence = "That card has taken its Damage. The next one goes to another card.";
    refused(&table, ONE, "damage B1 cargo", "LA-10.26", sentence);
}

/// Rules: LA-10.29
#[test]
fn la_10_29_armour_and_weapons_are_no_cargo_boxes() {
    let damage = PlaceDamage { aim: Aim::CargoBox, ..PlaceDamage::anywhere(P1, 1) };
    let table = asked(table("", 2, &["car 1 T1 dev_plough_blade"]), Frame::Damage(damage));
    let sentence = "This Damage goes to a cargo box. Armour, weapons and the like are none.";
    refused(&table, ONE, "damage B1 weapon1", "LA-10.29", sentence);
    refused(&table, ONE, "damage T1 armor", "LA-10.29", sentence);
}

/// Rules: LA-10.20
#[test]
fn la_10_20_damage_is_removed_from_a_damaged_box_of_a_card() {
    let repairs = Frame::Repair(RemoveDamage::begin(P1, 2, true));
    let table = asked(table("", 2, &SETUP), repairs);
    let no = |notation: &str, sentence: &str| refused(&table, ONE, notation, "LA-10.20", sentence);
    no("repair T3 cargo", "There is no card of your Convoy in that place.");
    no("repair T1 weapon4", "That card has no such box.");
    no("repair B1 cargo", "That box has no Damage.");
}

/// Rules: LA-19.9
#[test]
fn la_19_9_repairs_of_one_card_stay_on_it() {
    let repairs = Frame::Repair(RemoveDamage::begin(P1, 2, true));
    let mut table = asked(table("", 2, &SETUP), repairs);
    table.arrange("damage 1 B1 cargo").play(ONE, "repair B1 cargo");
    let sentence = "All these repairs are made on one card: the one you repaired first.";
    refused(&table, ONE, "repair B2 cargo", "LA-19.9", sentence);
    let no = "That does not answer the question asked now. Choose one of the moves offered.";
    refused(&table, ONE, "damage B2 cargo", "LA-19.9", no);
}
