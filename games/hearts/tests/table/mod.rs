//! Situations that the tests begin with.

#![allow(dead_code, reason = "each test file uses its own share")]

use conformance::testing::Situation;
use hearts::{Cards, Hearts};
use kernel::{Arg, Seat, Text, Viewer};

pub const FIRST: Seat = Seat(0);
pub const SECOND: Seat = Seat(1);
pub const THIRD: Seat = Seat(2);
pub const FOURTH: Seat = Seat(3);
pub const SEATS: [Seat; 4] = [FIRST, SECOND, THIRD, FOURTH];

/// Everybody has something of everything; the fourth seat has the two of clubs.
const MIXED: [&str; 4] = [
    "KC AC 2D 3D 4D 5D 2S 3S 4S 2H 3H 4H 5H",
    "3C 4C 5C 6D 7D 8D 9D 5S 6S QS 6H 7H 8H",
    "6C 7C 8C 10D JD QD KD 7S 8S 9S 9H 10H JH",
    "2C 9C 10C JC QC AD 10S JS KS AS QH KH AH",
];

/// The second seat has no diamonds; the fourth has the two of clubs and the first the ace.
const VOID_IN_DIAMONDS: [&str; 4] = [
    "KC AC 2D 3D 4D 5D 6D 7D 8D 2S 3S 2H 3H",
    "3C 4C 5C 6C 7C 5S 6S QS 4H 5H 6H 7H 8H",
    "8C 9C 10C 9D 10D JD 7S 8S 9S 10S 9H 10H JH",
    "2C JC QC QD KD AD 4S JS KS AS QH KH AH",
];

const RANKS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

pub fn cards(text: &str) -> Cards {
    text.split(' ').map(|card| card.parse().unwrap()).collect()
}

fn with_hands(options: &[(&str, &str)], hands: &[&str]) -> Situation<Hearts> {
    let hands: Vec<String> =
        SEATS.iter().zip(hands).map(|(seat, hand)| format!("hand {seat} {hand}")).collect();
    Situation::with(Hearts, options, 4, 1).arranged(hands.iter().map(String::as_str))
}

/// The first deal: everybody is about to pass to the left.
pub fn deal() -> Situation<Hearts> {
    with_hands(&[], &MIXED)
}

/// The same hands where nothing is passed.
pub fn without_pass() -> Situation<Hearts> {
    with_hands(&[("pass", "no")], &MIXED)
}

pub fn void_in_diamonds() -> Situation<Hearts> {
    with_hands(&[("pass", "no")], &VOID_IN_DIAMONDS)
}

fn suit(letter: char) -> String {
    RANKS.map(|rank| format!("{rank}{letter}")).join(" ")
}

fn one_suit_each_with(options: &[(&str, &str)]) -> Situation<Hearts> {
    let hands = ['C', 'D', 'S', 'H'].map(suit);
    with_hands(options, &hands.each_ref().map(String::as_str))
}

/// The first seat has all clubs, the second all diamonds, the third all spades, the fourth all hearts.
pub fn one_suit_each() -> Situation<Hearts> {
    one_suit_each_with(&[("pass", "no")])
}

/// The first seat has taken the first trick with the ace of clubs and holds nothing but hearts.
pub fn only_hearts_left() -> Situation<Hearts> {
    let mut game = Situation::with(Hearts, &[("pass", "no")], 4, 1).arranged([
        "hand seat-1 AC 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH",
        "hand seat-4 2C AH",
        "hand seat-2 3C",
        "hand seat-3 4C",
    ]);
    game.play_in_turn(["play 2C", "play AC", "play 3C", "play 4C"]);
    game
}

/// One suit each, and twelve tricks taken: so many in order by each seat, from the twos to the kings. Every trick
/// has one heart, the eleventh the queen of spades, and the last of the takers leads an ace that takes the last.
pub fn taken_but_one(changes: &[&str], takers: [usize; 4], goal: u16) -> Situation<Hearts> {
    assert_eq!(takers.iter().sum::<usize>(), 12);
    let options = [("pass", "no"), ("goal", &goal.to_string())];
    let mut game = one_suit_each_with(&options).arranged(changes.iter().copied());
    let order = SEATS.iter().zip(takers).flat_map(|(seat, count)| std::iter::repeat_n(seat, count));
    for (seat, rank) in order.zip(RANKS) {
        game.arrange(&format!("took {seat} {rank}C {rank}D {rank}S {rank}H"));
    }
    game
}

/// The message ids of a piece's badges, as a viewer sees them.
pub fn badges(game: &Situation<Hearts>, viewer: Viewer, piece: &str) -> Vec<String> {
    let piece = game.piece(viewer, piece).unwrap();
    piece.badges.iter().map(|badge| badge.label.id.to_string()).collect()
}

/// A message's id and the ids of its arguments.
pub fn words(text: &Text) -> String {
    let args = text.args.iter().filter_map(|(_, arg)| match arg {
        Arg::Text(text) => Some(text.id.as_ref()),
        _ => None,
    });
    std::iter::once(text.id.as_ref()).chain(args).collect::<Vec<_>>().join(" ")
}
