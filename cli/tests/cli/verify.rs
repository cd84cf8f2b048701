//! `starboard verify`.

use crate::bench::{Folder, RUNNING, record, starboard};

#[test]
fn a_whole_game_holds() {
    let folder = Folder::new();
    for (game, seats) in [("tictactoe", 2), ("connectfour", 2), ("hearts", 4)] {
        let file = folder.file("game.rec", &record(game, seats, 9));
        let text = starboard(&["verify", &file]).done();
        for part in [
            "moves, all legal",
            "ok  seed commitment",
            "ok  state hash after move",
            "ok  result",
            "The record holds.",
        ] {
            assert!(text.contains(part), "{game}: {part}: {text}");
        }
        assert!(!text.contains("NOT"), "{text}");
    }
}

#[test]
fn what_the_record_does_not_say_is_said() {
    let folder = Folder::new();
    let text = starboard(&["verify", &folder.file("running.rec", RUNNING)]).done();
    for part in ["--  no commitment", "--  no state hashes", "--  no result"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn every_tampering_is_found() {
    let folder = Folder::new();
    let whole = record("connectfour", 2, 4);
    let tampered = |name: &str, change: fn(&str) -> String| {
        let lines = whole
            .lines()
            .map(|line| if line.starts_with(name) { change(line) } else { line.into() });
        folder.file("tampered.rec", &lines.map(|line| line + "\n").collect::<String>())
    };
    let last_digit = |line: &str| {
        let (start, digit) = line.split_at(line.len() - 1);
        format!("{start}{}", if digit == "0" { "1" } else { "0" })
    };
    for (name, claim) in [
        ("commitment:", "NOT  seed commitment"),
        ("@", "NOT  state hash after move"),
        ("content:", "NOT  content"),
        ("result:", "NOT  result"),
    ] {
        let text = starboard(&["verify", &tampered(name, last_digit)]).no();
        assert!(text.contains(claim) && text.contains("The record does not hold."), "{text}");
    }
    let text = starboard(&["verify", &tampered("rules:", |_| "rules: 77".into())]).no();
    assert!(text.contains("NOT  rules version: expected 77"), "{text}");
}

#[test]
fn a_move_against_the_rules_does_not_hold() {
    let folder = Folder::new();
    let file = folder.file("illegal.rec", &RUNNING.replace("seat-1 c3", "seat-2 c3"));
    let text = starboard(&["verify", &file]).no();
    assert!(text.contains("illegal.rec:10: move 3 of seat-2, `c3`, is refused by SB-2"), "{text}");
}

#[test]
fn a_file_that_is_no_record_is_wrong_input() {
    let folder = Folder::new();
    let truncated = &RUNNING[..RUNNING.find("seats").unwrap()];
    let message = starboard(&["verify", &folder.file("truncated.rec", truncated)]).wrong();
    assert!(message.contains("truncated.rec: expected a header `seats:`, found none"), "{message}");
    let unseeded = RUNNING.replace("seed: 7", &format!("commitment: {}", "0".repeat(64)));
    let message = starboard(&["verify", &folder.file("unseeded.rec", &unseeded)]).wrong();
    assert!(message.contains("expected the seed"), "{message}");
    starboard(&["verify", "nowhere.rec"]).wrong();
    starboard(&["verify"]).wrong();
}
