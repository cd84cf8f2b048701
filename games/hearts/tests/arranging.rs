//! Changes to the opening position, and what is wrong with a wrong one.

#![allow(clippy::unwrap_used, reason = "the helpers of tests are tests")]

mod table;

use conformance::testing::Situation;
use hearts::{Cards, Hearts, Phase};
use kernel::Game;
use table::{FIRST, FOURTH, SEATS, SECOND, cards};

#[test]
fn a_hand_is_arranged_by_exchange() {
    let mut game = Situation::new(Hearts);
    game.arrange("hand seat-2 QS AS 2C");
    assert_eq!(game.state().hand(SECOND).and(cards("QS AS 2C")).len(), 3);
    let hands = SEATS.map(|seat| game.state().hand(seat));
    assert_eq!(hands.map(Cards::len), [13; 4]);
    assert_eq!(hands.into_iter().fold(Cards::NONE, Cards::or), Cards::ALL);
}

#[test]
fn the_two_of_clubs_leads_wherever_it_is_arranged() {
    let mut game = Situation::with(Hearts, &[("pass", "no")], 4, 1);
    for seat in SEATS {
        game.arrange(&format!("hand {seat} 2C"));
        assert_eq!(game.awaited(), [seat]);
    }
}

#[test]
fn a_trick_is_arranged_with_who_played_its_cards() {
    let mut game = table::without_pass();
    game.arrange("took seat-2 2C AC 3C 6C");
    assert_eq!(game.awaited(), [SECOND]);
    let owner = |card| game.piece(kernel::Viewer::Spectator, card).unwrap().owner;
    assert_eq!(["AC", "2C"].map(owner), [Some(FIRST), Some(FOURTH)]);
    game.expect_refusal(SECOND, "play 6H", "HRT-10").expect_allowed(SECOND, "play 4C");
}

#[test]
fn the_number_of_the_deal_decides_whether_cards_are_passed() {
    let mut game = Situation::new(Hearts);
    game.arrange("deal 4");
    assert_eq!(game.state().phase(), Phase::Playing);
    game.arrange("deal 5");
    assert_eq!(game.state().phase(), Phase::Passing);
    assert_eq!(game.awaited(), SEATS);
}

#[test]
fn a_wrong_change_names_the_place_and_changes_nothing() {
    let mut game = table::without_pass();
    game.arrange("took seat-2 2C AC 3C 6C");
    let mut state = *game.state();
    for (change, column) in [
        ("", 0),
        ("shuffle", 0),
        ("deal", 4),
        ("deal 0", 5),
        ("deal 3", 5),
        ("points seat-5 3", 7),
        ("points seat-1 1000", 14),
        ("hand seat-1", 11),
        ("hand seat-1 11C", 12),
        ("hand seat-1 2C", 12),
        ("hand seat-1 2S 2S", 15),
        ("took seat-1 KC 4C 7C", 20),
        ("took seat-1 KC 2D 7C 9C", 15),
        ("took seat-1 KC 4C 7C 9C 9D", 24),
    ] {
        let error = Hearts.arrange(&mut state, change).unwrap_err();
        assert_eq!(error.column, column, "{change}: {error}");
        assert_eq!(&state, game.state(), "{change}");
    }
    let passing = table::deal();
    let error = Hearts.arrange(&mut passing.state().clone(), "took seat-1 2C AC 3C 6C");
    assert!(error.unwrap_err().to_string().contains("pass=no"));
}

#[test]
fn a_hand_has_room_for_thirteen_cards_and_no_more() {
    let mut state = *Situation::new(Hearts).state();
    let thirteen = "hand seat-1 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC";
    Hearts.arrange(&mut state, thirteen).unwrap();
    let error = Hearts.arrange(&mut state, &format!("{thirteen} AD")).unwrap_err();
    assert_eq!(error.found, "AD");
}

#[test]
fn an_arranged_position_says_why_it_cannot_be_played() {
    let faults = |changes: &[&str]| {
        let mut state = *table::without_pass().state();
        changes.iter().for_each(|change| Hearts.arrange(&mut state, change).unwrap());
        Hearts.faults(&state)
    };
    assert!(faults(&["points seat-1 99"]).is_empty());
    assert!(faults(&["took seat-1 2C AC 3C 6C"]).is_empty());
    let mut short = *Situation::with(Hearts, &[("goal", "50")], 4, 1).state();
    Hearts.arrange(&mut short, "points seat-3 50").unwrap();
    assert!(Hearts.faults(&short)[0].contains("seat-3 has 50 points"));
    assert!(faults(&["took seat-1 9C AC 3C 6C"])[0].contains("two of clubs"));
    let mut done = *table::taken_but_one(&[], [12, 0, 0, 0], 100).state();
    Hearts.arrange(&mut done, "took seat-1 AC AD AS AH").unwrap();
    assert!(Hearts.faults(&done)[0].contains("all thirteen tricks"));
}
