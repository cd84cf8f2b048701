//! Tic-tac-toe keeps the contract.

use conformance::{Brought, Suite, assert_perft, assert_playthrough, perft};
use kernel::options::Given;
use kernel::{Seed, play};
use tictactoe::lesson::Introduction;
use tictactoe::{Options, TicTacToe};

const TESTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");

#[test]
fn keeps_the_contract() {
    Suite::new(TicTacToe).teach(Introduction::standard()).games(300).scale_from_env().run();
}

#[test]
fn plays_as_it_did() {
    let file = format!("{TESTS}/playthroughs/2-seats.txt");
    assert_playthrough(&TicTacToe, &Brought::default(), &Given::new(), 2, 1, file);
}

#[test]
fn scenarios_come_out() {
    conformance::scenarios(&TicTacToe, format!("{TESTS}/scenarios"));
}

#[test]
fn golden_records_replay() {
    conformance::records(&TicTacToe, format!("{TESTS}/records"));
}

#[test]
fn has_as_many_sequences_as_it_had() {
    assert_perft(&TicTacToe, &Given::new(), 2, 1, 9, format!("{TESTS}/perft.txt"));
}

/// Every number is known from elsewhere: 9 x 8 x 7 ... without the games that end early.
#[test]
fn has_as_many_sequences_as_everybody_counts() {
    let opening = play::start(&TicTacToe, &Options {}, 2, Seed::from_number(1)).unwrap();
    let counts = perft(&TicTacToe, &opening, 10);
    assert_eq!(counts, [9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872, 0]);
}
