//! Stories (LA-X4) and the Automa's.

use lastaurora::decisions::{Story, WhichStory};
use lastaurora::frame::Frame;
use lastaurora::state::StoryPlace;

use crate::common::*;

/// A table with a Story being faced.
fn faced(number: u16, changes: &[&str]) -> Table {
    let mut table = table("stories", 2, &calm(&[&["order 2 1"][..], changes].concat()));
    put_story(&mut table, number, StoryPlace::Faced);
    let story = numbered(number);
    table.state_mut().frames.push(Frame::Story(Story { player: P1, story }));
    table
}

/// Rules: LA-X4.14, LA-X4.47
#[test]
fn la_x4_47_an_option_needs_what_it_asks_for() {
    let nothing = ["res 1 food 0", "res 1 ammo 0", "res 1 fuel 0"];
    let table = faced(281, &nothing);
    refused(&table, ONE, "option 3", "LA-X4.14", "There is no such option.");
    let option = (1..=2).map(|option| format!("option {option}"));
    let closed: Vec<String> = option.filter(|option| !table.moves(ONE).contains(option)).collect();
    let [closed] = &closed[..] else { panic!("one option asks for a resource: {closed:?}") };
    let needs = "This option is open only if you have a Resource.";
    refused(&table, ONE, closed, "LA-X4.47", needs);
}

/// Rules: LA-X4.45
#[test]
fn la_x4_45_only_what_lies_there_is_activated() {
    let mut table = table("stories", 2, &calm(&["order 2 1", "story 263"]));
    let card = zone(&table)[0].get().expect("a card");
    put_story(&mut table, 260, StoryPlace::Zone(card, P1));
    let which = WhichStory { player: P1, top: Maybe::NONE, card };
    table.state_mut().frames.push(Frame::WhichStory(which));
    let elsewhere = "That Story cannot be activated now.";
    refused(&table, ONE, "story 263", "LA-X4.45", elsewhere);
    table.expect_allowed(ONE, "story 260");
}

/// Rules: LA-X4.38
#[test]
fn la_x4_38_a_card_is_prevented_with_a_story_once() {
    let mut table = table("stories", 1, &["story 263"]);
    let automa = &mut table.state_mut().automa;
    automa.hand.clear();
    automa.row = [0, 4].map(ActionId).into_iter().collect();
    automa.deck = [1, 2, 3, 5].map(ActionId).into_iter().collect();
    table.arrange("order 1 2").arrange("phase movement");
    let story = "The Automa has no Story that you could discard.";
    refused(&table, ONE, "prevent 1", "LA-X4.38", story);
    put_story(&mut table, 257, StoryPlace::Automa);
    put_story(&mut table, 258, StoryPlace::Automa);
    let card = "That Action card is not in play.";
    refused(&table, ONE, "prevent 2", "LA-X4.38", card);
    table.play(ONE, "prevent 1");
    let again = "That Action card has been prevented already.";
    refused(&table, ONE, "prevent 1", "LA-X4.38", again);
    let others = crate::common::table("stories", 2, &calm(&["order 2 1"]));
    let automa = "Action cards are prevented only in a game against the Automa with module 4.";
    refused(&others, ONE, "prevent 1", "LA-X4.38", automa);
}
