//! The table's own refusals, read as whoever is refused reads them.

use crate::pocket::pocket;
use kernel::{Lang, Refusal, Seat, Seed};
use render::Words;
use table::{Rejected, Setup, Table};

use crate::pocket::Pocket;

const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);

fn people(count: usize) -> Table<Pocket> {
    Table::open(pocket(), &Setup::new(vec!["me"; count], Seed::from_number(1))).unwrap()
}

/// As many people; the first has bid 3, and the second 1.
fn bidding(count: usize) -> Table<Pocket> {
    let mut table = people(count);
    table.submit(ONE, "bid 3").unwrap();
    table.submit(TWO, "bid 1").unwrap();
    table
}

fn read(refusal: Refusal) -> (&'static str, String) {
    let words = Words::of(Lang::En, []);
    (refusal.rule.0, words.voice().say(&refusal.text()))
}

fn refused<T: std::fmt::Debug>(result: Result<T, Rejected>) -> (&'static str, String) {
    match result {
        Err(Rejected::Refused(refusal)) => read(refusal),
        other => panic!("expected a refusal, found {other:?}"),
    }
}

fn says(found: (&'static str, String), rule: &str, sentence: &str) {
    assert_eq!((found.0, found.1.as_str()), (rule, sentence));
}

#[test]
fn sb_1_after_the_end() {
    let mut table = bidding(2);
    table.submit(ONE, "stop").unwrap();
    table.submit(TWO, "stop").unwrap();
    let over = "The game is over. Start a new one, or open the replay.";
    says(refused(table.submit(ONE, "walk")), "SB-1", over);
}

#[test]
fn sb_2_out_of_turn() {
    let wait = "It is not for Seat 2 to decide now. Wait until the table asks.";
    says(refused(bidding(2).submit(TWO, "walk")), "SB-2", wait);
}

#[test]
fn sb_3_nothing_to_take_back() {
    let none = "Seat 1 has no decision left to take back.";
    says(read(people(2).undo(ONE).unwrap_err()), "SB-3", none);
}

#[test]
fn sb_4_something_was_drawn() {
    let mut table = bidding(2);
    table.submit(ONE, "roll").unwrap();
    let drawn = "This cannot be taken back: something was drawn or shown since.";
    says(read(table.undo(ONE).unwrap_err()), "SB-4", drawn);
}

#[test]
fn sb_5_somebody_else_has_decided() {
    let ask = "This cannot be taken back unasked: Seat 2 has decided since. Ask whether it may.";
    says(read(bidding(3).undo(ONE).unwrap_err()), "SB-5", ask);
}

#[test]
fn sb_8_asked_and_not_asked() {
    let mut table = bidding(3);
    let nobody_asks =
        "Seat 2 is not asked whether a decision may be taken back, or it was answered already.";
    says(read(table.answer_undo(TWO, true).unwrap_err()), "SB-8", nobody_asks);
    table.ask_undo(ONE).unwrap();
    let asked =
        "Seat 1 has asked to take a decision back already. Wait for the answers, or answer.";
    says(read(table.ask_undo(ONE).unwrap_err()), "SB-8", asked);
}
