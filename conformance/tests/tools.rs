//! The tools beside the suite: what they show, and that they fail when they should.

#[allow(dead_code, reason = "most of its flaws are for the tests of the laws")]
mod pips;

use std::path::PathBuf;

use conformance::testing::Situation;
use conformance::{
    Brought, assert_perft, assert_playthrough, given, perft, playthrough, records, scenarios,
};
use kernel::options::Given;
use kernel::{Barrier, Seat, Viewer};
use pips::{Flaw, Pips, PipsMind, PipsSeats};

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);

fn brought() -> Brought<Pips> {
    Brought::default().mind(PipsMind).own_seats(PipsSeats(Flaw::None))
}

fn game() -> Pips {
    Pips::new(Flaw::None)
}

fn table() -> Situation<Pips> {
    Situation::new(game())
}

/// A folder of its own for one test, with one file in it.
fn folder_with(test: &str, file: &str, text: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("tools-{test}"));
    std::fs::create_dir_all(&folder).expect("the temporary folder takes folders");
    std::fs::write(folder.join(file), text).expect("the temporary folder takes files");
    folder
}

#[test]
fn perft_lets_only_the_lowest_awaited_seat_move() {
    let table = table();
    let counts = perft(table.game(), table.state(), 3);
    assert_eq!(counts, [3, 3 * 3, 3 * 3 * 3]);
}

#[test]
fn perft_ends_with_the_game() {
    let table = Situation::with(game(), &[("rounds", "1")], 2, 1);
    let counts = perft(table.game(), table.state(), 5);
    assert_eq!(counts, [2, 4, 12, 0, 0]);
}

#[test]
#[should_panic(expected = "cannot be read")]
fn perft_without_a_file_fails() {
    assert_perft(&game(), &Given::new(), 2, 1, 2, "no/such/perft.txt");
}

#[test]
#[should_panic(expected = "- 2 10\n  + 2 9\n")]
fn perft_with_another_number_fails() {
    let text = "pips, 2 seats, seed 1: legal move sequences by length\n1 3\n2 10\n";
    let folder = folder_with("perft", "perft.txt", text);
    assert_perft(&game(), &Given::new(), 2, 1, 2, folder.join("perft.txt"));
}

#[test]
fn a_playthrough_shows_what_everybody_sees_and_hears() {
    let text = playthrough(&game(), &brought(), &given([("rounds", "1")]), 3, 4);
    for line in [
        "game: pips (Pips)\n",
        "option rounds: 1 (default 2)\n",
        "seat kind: automaton\n",
        "\nawaited: seat-1, seat-2, seat-3\n",
        "\nrefused: seat-1 lay ",
        "PIP-2 pips-refused-held(card=",
        "\nscene of the referee:\n  panel seat-1 tone seat-1 [points pips-points 0]\n",
        "\nscene of spectator: but for this\n  - piece hand-seat-1-0 Card in hand-seat-1 marked ",
        "\n  + piece hand-seat-1-0 Card in hand-seat-1 Down\n",
        "[Open]",
        "[Closed]",
        "\n   to all: pips-shown(seat=seat-1, card=",
        "\nover: pips-ending (Free)\n",
        "\nnext: pips-next(number=2) for 2..=3\n  pips-left(games=1)\n  Gain pips-noted: pips-noted-card(card=",
        "\ncarried over: log=v1 games 1 laid ",
        "\ncarried over: rounds=3, open\n",
    ] {
        assert!(text.contains(line), "{line:?} is not in\n{text}");
    }
    assert_eq!(text, playthrough(&game(), &brought(), &given([("rounds", "1")]), 3, 4));
    assert_ne!(text, playthrough(&game(), &brought(), &given([("rounds", "1")]), 3, 5));
}

#[test]
#[should_panic(expected = "is no longer what the game does")]
fn another_playthrough_fails() {
    let text = playthrough(&game(), &brought(), &Given::new(), 2, 1);
    let folder = folder_with("playthrough", "text.txt", &text);
    assert_playthrough(&game(), &brought(), &Given::new(), 2, 1, folder.join("text.txt"));
    assert_playthrough(&game(), &brought(), &Given::new(), 2, 2, folder.join("text.txt"));
}

#[test]
#[should_panic(
    expected = "wrong.toml:8: step 1: expected seat-2 may `pass`, found refused by PIP-3"
)]
fn a_scenario_that_does_not_come_out_fails() {
    let text = "game = \"pips\"\ntitle = \"All lay first\"\nrules = [\"PIP-3\"]\nseats = 2\n\n[[step]]\nseat = 2\nmoves = [\"pass\"]\n";
    scenarios(&game(), folder_with("scenario", "wrong.toml", text));
}

#[test]
#[should_panic(expected = "expected only .toml files here")]
fn a_file_that_nobody_would_run_fails() {
    scenarios(&game(), folder_with("stray", "scenario.tml", ""));
}

#[test]
#[should_panic(expected = "expected the first line")]
fn a_record_that_cannot_be_read_fails() {
    records(&game(), folder_with("unreadable", "a.record", "1. seat-1 lay 3\n"));
}

#[test]
#[should_panic(expected = "expected at least one .record file")]
fn a_folder_without_records_fails() {
    let folder = folder_with("empty", "a.record", "");
    std::fs::remove_file(folder.join("a.record")).unwrap();
    records(&game(), folder);
}

#[test]
fn a_situation_reads_as_a_sentence() {
    let mut table = table();
    let (mine, yours) = (table.moves(FIRST)[0].clone(), table.moves(SECOND)[0].clone());
    assert_eq!(table.awaited(), [FIRST, SECOND]);
    table.expect_refusal(FIRST, &yours, "PIP-2").expect_allowed(FIRST, &mine).play(FIRST, &mine);
    assert_eq!(table.refused(FIRST, &mine), "SB-2");
    assert_eq!(table.barrier(), Barrier::Open);
    assert_eq!(table.told(Viewer::Seat(FIRST)), ["pips-laid-card"]);
    assert_eq!(table.told(Viewer::Spectator), ["pips-laid"]);
    assert_eq!(table.piece(Viewer::Seat(SECOND), "table-100").unwrap().mark, None);
    table.play(SECOND, &yours);
    assert_eq!(table.barrier(), Barrier::Closed);
    assert_eq!(table.events().len(), 4);
    assert!(!table.is_over());
    table.play_in_turn(["pass"]);
    let mine = table.moves(FIRST)[0].clone();
    let yours = table.moves(SECOND)[0].clone();
    table.play_in_turn([mine.as_str(), yours.as_str(), "pass"]);
    assert!(table.is_over());
    assert_eq!(table.outcome().ending, "pips-ending");
    assert!(table.moves(FIRST).is_empty());
}

#[test]
fn a_refusal_is_read_as_a_person_reads_it() {
    table().expect_refusal_saying(FIRST, "pass", "PIP-3", "All lay first.");
}

#[test]
#[should_panic(expected = "with\n  All draw first.\nbut PIP-3 does with\n  All lay first.")]
fn a_refusal_in_other_words_fails() {
    table().expect_refusal_saying(FIRST, "pass", "PIP-3", "All draw first.");
}

#[test]
fn a_situation_is_played_until_something_comes() {
    let mut table = table();
    table.play_until("pass", |table| table.awaited() == [SECOND]);
    assert_eq!(table.told(Viewer::Spectator), ["pips-laid"]);
    table.play_until("pass", Situation::is_over).play_while_legal("pass");
    assert_eq!(table.outcome().ending, "pips-ending");
}

#[test]
#[should_panic(expected = "the game ended, and it never came")]
fn what_never_comes_fails() {
    table().play_until("pass", |_| false);
}

#[test]
#[should_panic(expected = "`burn 3` is no change to the position")]
fn every_line_of_an_arrangement_is_a_change() {
    let _ = table().arranged(["burn 3"]);
}

#[test]
#[should_panic(expected = "seat-1 may not `pass`: PIP-3 (pips-refused-early). seat-1 may: lay ")]
fn an_illegal_move_fails_with_the_rule() {
    table().play(FIRST, "pass");
}

#[test]
#[should_panic(expected = "PIP-1 should refuse seat-1 `pass`, but PIP-3 does")]
fn a_refusal_by_another_rule_fails() {
    table().expect_refusal(FIRST, "pass", "PIP-1");
}

#[test]
#[should_panic(expected = "but it should be refused")]
fn an_allowed_move_is_no_refusal() {
    let table = table();
    let mine = table.moves(FIRST)[0].clone();
    table.refused(FIRST, &mine);
}

#[test]
#[should_panic(expected = "`jump` is not a move: at column 1: expected lay, draw, roll or pass")]
fn a_text_that_is_no_move_fails() {
    table().play(FIRST, "jump");
}

#[test]
#[should_panic(expected = "the game is not over: it awaits {1, 2}")]
fn a_game_that_goes_on_has_no_outcome() {
    table().outcome();
}

#[test]
#[should_panic(expected = "`burn 3` is no change to the position")]
fn an_unknown_arrangement_fails() {
    table().arrange("burn 3");
}

#[test]
#[should_panic(expected = "this position cannot be played: round 1 is cursed")]
fn an_unplayable_arrangement_fails() {
    let mut table = Situation::new(Pips::new(Flaw::FindsFaults));
    for _ in 0..4 {
        let seat = table.awaited()[0];
        let mv = table.moves(seat).pop().unwrap();
        table.play(seat, &mv);
    }
}
