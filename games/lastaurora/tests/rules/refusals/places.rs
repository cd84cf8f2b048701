//! Places chosen for Mines and Stories (LA-18.8, LA-X4.24).

use lastaurora::decisions::{ArchiveStory, LayMines};
use lastaurora::frame::Frame;
use lastaurora::vocab::Under;

use super::asked;
use crate::common::*;

/// A convoy on a04 that has left everything behind it, and the mooring of the Aurora; a Mine lies on a02.
fn laying() -> Table {
    let mut table = table("", 2, &["at 1 a04", "at 2 a03"]);
    let mooring = look(&table).mooring();
    table.state_mut().drive.left = (0..4).map(SpaceId).chain([mooring]).collect();
    table.state_mut().mines[0] = SpaceId(2).into();
    asked(table, Frame::Mines(LayMines { player: P1, left: 2 }))
}

/// Rules: LA-18.8
#[test]
fn la_18_8_a_mine_is_laid_on_a_space_the_convoy_left() {
    let table = laying();
    let no = |notation: &str, sentence: &str| refused(&table, ONE, notation, "LA-18.8", sentence);
    no("mine a00", "No Mine can be laid on the start space.");
    no("mine a02", "A Mine lies there already. Choose another space.");
    no("mine a03", "A Convoy stands there. Choose another space for the Mine.");
    no("mine a04", "A Convoy stands there. Choose another space for the Mine.");
    no("mine a09", "Your Convoy did not leave that space in this movement. Choose one it left.");
    no("mine b03", "That space is not on this map.");
    let mooring = look(&table).map().space_name(look(&table).mooring());
    let sentence = "That is a mooring of the Aurora's present stop. Choose another space.";
    no(&format!("mine {mooring}"), sentence);
}

/// Rules: LA-18.8
#[test]
fn la_18_8_there_are_two_mine_counters() {
    let mut table = laying();
    table.state_mut().mines = mines([2, 7]);
    let sentence = "Both Mine counters lie on the road already.";
    refused(&table, ONE, "mine a01", "LA-18.8", sentence);
}

/// The Story that is archived.
const STORY: StoryId = StoryId(0);

fn archiving(table: Table, under: Under) -> Table {
    asked(table, Frame::Archive(ArchiveStory { player: P1, story: STORY, under }))
}

/// Rules: LA-X4.24
#[test]
fn la_x4_24_a_story_goes_under_a_card_of_the_zone() {
    let setup = [
        "slot 1 en_firebrands",
        "slot 2 none",
        "slot 3 loc_scrapyard",
        "slot 4 loc_hunters_cabin",
        "slot 5 loc_filling_station",
    ];
    let mut zone = table("stories", 2, &setup);
    zone.state_mut().explore.active = true;
    zone.state_mut().explore.slot = Slot(2).into();
    let table = archiving(zone, Under::ZoneCard);
    let no = |notation: &str, sentence: &str| refused(&table, ONE, notation, "LA-X4.24", sentence);
    no("slot 1", "An Enemy cannot be chosen here.");
    no("slot 2", "Slot 2 is empty. Choose one with a card.");
    no("slot 3", "That is the card being explored. Choose another.");
    no("archive B1", "The Story goes under a card of the Exploration Zone. Choose a slot.");
    no("pass", "You cannot pass here: a choice must be made.");
}

/// Rules: LA-X4.24
#[test]
fn la_x4_24_a_story_goes_under_an_own_card_of_its_kind() {
    let setup = ["car 1 B3 trailer_box"];
    let table = archiving(table("stories", 2, &setup), Under::Trailer);
    let no = |notation: &str, sentence: &str| refused(&table, ONE, notation, "LA-X4.24", sentence);
    no("archive B1", "The Story goes under a Trailer.");
    no("archive T3", "There is no card of your Convoy in that place.");
    no("archive new", "You are taking no card that this Story could go under.");
    no("slot 1", "The Story goes under a card of your Convoy.");
}

/// Rules: LA-X4.24
#[test]
fn la_x4_24_the_truck_being_taken_is_the_only_choice() {
    let mut table = table("stories", 2, &["slot 1 truck_logging"]);
    table.state_mut().explore.active = true;
    table.state_mut().explore.slot = Slot(0).into();
    let archive = ArchiveStory { player: P1, story: STORY, under: Under::Truck };
    table.state_mut().frames.push(Frame::Archive(archive));
    assert_eq!(table.moves(ONE), ["archive new"]);
    let sentence = "The Story goes under the Truck you are taking.";
    refused(&table, ONE, "archive B1", "LA-X4.24", sentence);
}
