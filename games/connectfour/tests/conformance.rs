//! Connect four against the contract, its scenarios, golden records, playthrough and counts.

use conformance::{Brought, Suite, assert_perft, assert_playthrough, perft, records, scenarios};
use connectfour::{ConnectFour, ConnectFourMind};
use kernel::options::Given;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn keeps_the_contract() {
    Suite::new(ConnectFour).mind(ConnectFourMind).games(300).scale_from_env().run();
}

#[test]
fn playthrough_is_as_recorded() {
    let file = format!("{FOLDER}/tests/playthrough.txt");
    assert_playthrough(
        &ConnectFour,
        &Brought::default().mind(ConnectFourMind),
        &Given::new(),
        2,
        1,
        file,
    );
}

#[test]
fn perft_is_as_recorded() {
    let file = format!("{FOLDER}/tests/perft.txt");
    assert_perft(&ConnectFour, &Given::new(), 2, 1, 8, file);
}

/// The counts everybody finds who writes connect four.
#[test]
fn perft_is_as_known() {
    let counts = perft(&ConnectFour, &Default::default(), 8);
    assert_eq!(counts, [7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234]);
}

#[test]
fn scenarios_come_out() {
    scenarios(&ConnectFour, format!("{FOLDER}/tests/scenarios"));
}

#[test]
fn golden_records_replay() {
    records(&ConnectFour, format!("{FOLDER}/tests/records"));
}
