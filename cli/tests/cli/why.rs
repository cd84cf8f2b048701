//! `starboard why`.

use crate::bench::{Folder, RUNNING, SCENARIO, record, starboard};

#[test]
fn a_legal_move_is_legal() {
    let folder = Folder::new();
    let file = folder.file("running.rec", RUNNING);
    assert_eq!(starboard(&["why", &file, "a3"]).done(), "legal\nSeat 2 may do this now: Mark a3\n");
    assert_eq!(
        starboard(&["why", &file, " a3 "]).done(),
        "legal\nSeat 2 may do this now: Mark a3\n"
    );
}

#[test]
fn an_illegal_move_names_its_rule_and_says_why() {
    let folder = Folder::new();
    let file = folder.file("running.rec", RUNNING);
    let answer = starboard(&["why", &file, "b2"]).no();
    assert_eq!(answer, "refused TTT-3\nThat cell is already marked. Choose a free one.\n");
    let answer = starboard(&["why", &file, "a3", "--seat", "1", "--lang", "it"]).no();
    assert_eq!(
        answer,
        "refused SB-2\nNon tocca a Posto 1 decidere ora. Attendi che il tavolo lo chieda.\n"
    );
    let answer = starboard(&["why", &file, "a3", "--seat", "seat-2"]).done();
    assert!(answer.starts_with("legal\n"), "{answer}");
}

#[test]
fn after_the_end_nothing_is_legal() {
    let folder = Folder::new();
    let file = folder.file("over.rec", &record("tictactoe", 2, 7));
    assert!(starboard(&["why", &file, "a1"]).no().starts_with("refused SB-1\n"));
}

#[test]
fn a_scenario_leads_to_a_position_too() {
    let folder = Folder::new();
    let open = SCENARIO.split("[[step]]").next().unwrap();
    let file = folder.file("open.toml", open);
    assert!(starboard(&["why", &file, "c1"]).done().starts_with("legal\n"));
    assert!(starboard(&["why", &file, "a1"]).no().starts_with("refused TTT-3\n"));
    let over = folder.file("over.toml", SCENARIO);
    assert!(starboard(&["why", &over, "c2"]).no().starts_with("refused SB-1\n"));
}

#[test]
fn a_scenario_that_fails_is_answered_with_a_note() {
    let folder = Folder::new();
    let file = folder.file("fails.toml", &SCENARIO.replace("moves = [\"c1\"]", "moves = [\"a1\"]"));
    let ran = starboard(&["why", &file, "c1"]);
    assert_eq!(ran.status, Some(0), "{ran:?}");
    assert!(
        ran.out.starts_with("legal\n")
            && ran.err.contains("the answer is about the position reached"),
        "{ran:?}"
    );
}

#[test]
fn a_move_of_several_words_needs_no_quotation_marks() {
    let folder = Folder::new();
    let whole = record("hearts", 4, 7);
    let opening: String = whole
        .lines()
        .take_while(|line| !line.starts_with("1."))
        .map(|l| format!("{l}\n"))
        .collect();
    let opening =
        opening.lines().filter(|line| !line.starts_with("result")).collect::<Vec<_>>().join("\n");
    let file = folder.file("opening.rec", &opening);
    let quoted = starboard(&["why", &file, "play 2C"]);
    let unquoted = starboard(&["why", &file, "play", "2C"]);
    assert_eq!((quoted.status, quoted.out), (unquoted.status, unquoted.out));
}

#[test]
fn wrong_input_is_named() {
    let folder = Folder::new();
    let file = folder.file("running.rec", RUNNING);
    for (args, expected) in [
        (
            vec!["why", &file, "z9"],
            "`z9` is not a move of tictactoe: at column 1: expected a cell from a1 to c3",
        ),
        (vec!["why", &file, "a1 a2"], "expected the end"),
        (vec!["why", &file, "a3", "--seat", "3"], "--seat seat-3: expected a seat from 1 to 2"),
        (vec!["why", &file, "a3", "--seat", "north"], "is not a seat"),
        (vec!["why", &file], "<MOVE>"),
        (vec!["why", "nowhere.rec", "a3"], "there is no such file"),
    ] {
        let message = starboard(&args).wrong();
        assert!(message.contains(expected), "{args:?}: {message}");
    }
    let message = starboard(&["why", &folder.file("x", "what is this?"), "a3"]).wrong();
    assert!(message.contains("x:1:") && message.contains("a record begins with"), "{message}");
}
