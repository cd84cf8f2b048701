//! Hearts against the contract, its scenarios, golden records, playthrough and counts.

use conformance::{Brought, Suite, assert_perft, assert_playthrough, given, records, scenarios};
use hearts::{Hearts, HeartsMind};

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn keeps_the_contract() {
    Suite::new(Hearts)
        .mind(HeartsMind)
        .options(given([("goal", "1")]))
        .options(given([("goal", "30"), ("pass", "no")]))
        .games(300)
        .scale_from_env()
        .run();
}

#[test]
fn playthrough_is_as_recorded() {
    let file = format!("{FOLDER}/tests/playthrough.txt");
    assert_playthrough(
        &Hearts,
        &Brought::default().mind(HeartsMind),
        &given([("goal", "1")]),
        4,
        1,
        file,
    );
}

#[test]
fn perft_of_the_passing_is_as_recorded() {
    let file = format!("{FOLDER}/tests/perft-passing.txt");
    assert_perft(&Hearts, &given([("goal", "1")]), 4, 1, 5, file);
}

#[test]
fn perft_of_the_tricks_is_as_recorded() {
    let file = format!("{FOLDER}/tests/perft-tricks.txt");
    assert_perft(&Hearts, &given([("goal", "1"), ("pass", "no")]), 4, 1, 9, file);
}

#[test]
fn scenarios_come_out() {
    scenarios(&Hearts, format!("{FOLDER}/tests/scenarios"));
}

#[test]
fn golden_records_replay() {
    records(&Hearts, format!("{FOLDER}/tests/records"));
}
