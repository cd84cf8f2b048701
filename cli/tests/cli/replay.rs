//! `starboard replay`.

use crate::bench::{Folder, RUNNING, record, starboard, starboard_reads};

#[test]
fn a_position_can_be_read() {
    let folder = Folder::new();
    let file = folder.file("running.rec", RUNNING);
    let text = starboard(&["replay", &file]).done();
    for part in [
        "Tic-tac-toe, after move 3 of 3",
        "Seat 1: c3",
        "X marks c3. [TTT-2]",
        "seen by referee",
        "|   |   | X |",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let opening = starboard(&["replay", &file, "--at", "0"]).done();
    assert!(opening.contains("after move 0 of 3") && !opening.contains("| X |"), "{opening}");
}

#[test]
fn standard_input_is_a_file_too() {
    let text = starboard_reads(&["replay", "-", "--at", "1"], RUNNING.as_bytes()).done();
    assert!(text.contains("after move 1 of 3"), "{text}");
    let message = starboard_reads(&["replay", "-"], b"nonsense").wrong();
    assert!(message.contains("standard input:1:1: expected the first line"), "{message}");
}

#[test]
fn the_awaited_seat_sees_its_moves_and_others_do_not() {
    let folder = Folder::new();
    let file = folder.file("running.rec", RUNNING);
    let own = starboard(&["replay", &file, "--viewer", "seat-2"]).done();
    assert!(own.contains("Mark a3 [TTT-2]"), "{own}");
    for viewer in ["seat-1", "spectator", "referee"] {
        let other = starboard(&["replay", &file, "--viewer", viewer]).done();
        assert!(!other.contains("Mark a3"), "{other}");
    }
}

#[test]
fn a_hand_is_hidden_from_the_others() {
    let folder = Folder::new();
    let file = folder.file("hearts.rec", &record("hearts", 4, 7));
    let own = starboard(&["replay", &file, "--at", "0", "--viewer", "seat-1"]).done();
    assert!(own.contains("[##] x13"), "{own}");
    let referee = starboard(&["replay", &file, "--at", "0"]).done();
    assert!(!referee.contains("[##]"), "{referee}");
}

#[test]
fn programs_get_one_document() {
    let folder = Folder::new();
    let file = folder.file("running.rec", RUNNING);
    let position =
        starboard(&["replay", &file, "--as", "json", "--at", "2", "--viewer", "seat-1"]).json();
    assert_eq!(position["game"], "tictactoe");
    assert_eq!(position["number"], 2);
    assert_eq!(position["moves"], 3);
    assert_eq!(position["last"], serde_json::Value::Null, "another seat's move may be secret");
    assert_eq!(position["told"][0]["text"]["id"], "ttt-event-marked");
    assert_eq!(position["scene"]["viewer"], "seat-1");
    assert_eq!(position["scene"]["offers"].as_array().unwrap().len(), 7);
    assert_eq!(position["hash"], serde_json::Value::Null, "a hash would let secrets be guessed");
    let position = starboard(&["replay", &file, "--as", "json", "--at", "2"]).json();
    assert_eq!(position["hash"].as_str().unwrap().len(), 16);
    assert_eq!(position["last"]["move"], "a1");
}

#[test]
fn a_picture_stands_alone() {
    let folder = Folder::new();
    for (game, seats) in [("tictactoe", 2), ("connectfour", 2), ("hearts", 4)] {
        let file = folder.file("game.rec", &record(game, seats, 3));
        let picture =
            starboard(&["replay", &file, "--as", "svg", "--at", "3", "--lang", "ja"]).done();
        assert!(picture.starts_with("<svg xmlns=") && picture.ends_with("</svg>\n"), "{picture}");
        assert!(!picture.contains("<script") && !picture.contains("href"), "{game}");
        assert!(!picture.contains('⟦'), "{game}: {picture}");
    }
}

#[test]
fn a_wrong_request_is_named() {
    let folder = Folder::new();
    let file = folder.file("running.rec", RUNNING);
    let itself = folder.path("").display().to_string();
    let cases: [(&[&str], &str); 7] = [
        (&[&file, "--at", "4"], "expected a move number from 0 to 3, found 4"),
        (&[&file, "--at", "-1"], "unexpected argument"),
        (&[&file, "--viewer", "seat-3"], "expected one of the 2 seats"),
        (&[&file, "--viewer", "everybody"], "`spectator` or `referee`"),
        (&[&file, "--as", "gif"], "possible values: text, json, svg"),
        (&["nowhere.rec"], "nowhere.rec: there is no such file"),
        (&[&itself], "expected a file, found a folder"),
    ];
    for (args, expected) in cases {
        let args: Vec<&str> = ["replay"].iter().chain(args).copied().collect();
        let message = starboard(&args).wrong();
        assert!(message.contains(expected), "{args:?}: {message}");
    }
}

#[test]
fn a_wrong_record_is_named_with_its_place() {
    let folder = Folder::new();
    for (from, to, expected) in [
        ("tictactoe", "tictactie", ":2:7: game: there is no game `tictactie`: expected one of"),
        ("rules: 1", "rules: 2", ":3:8: rules: expected a record of rules version 1, found 2"),
        ("seed: 7", "seed: x", ":6:7: seed: `x` is not a seed"),
        ("seat-2 a1", "seat-2 a9", ":9:11: move 2: expected a cell from a1 to c3, found `a9`"),
        ("seat-2 a1", "seat-2", ":9:10: expected a move in the game's notation after the seat"),
        ("2. seat-2", "5. seat-2", ":9:1: expected move number 2, found `5`"),
        ("seats: me, random", "seats: me", ":9:11: expected one of the 1 seats"),
        (
            "seats: me, random",
            "seats: me, random, random",
            ":5:8: seats: Tic-tac-toe is played by 2, not by 3. Change the number of seats. (SB-6)",
        ),
        ("starboard record 1", "starboard record 9", ":1:1: expected the first line"),
    ] {
        let file = folder.file("changed.rec", &RUNNING.replace(from, to));
        let message = starboard(&["replay", &file]).wrong();
        assert!(message.contains(&format!("changed.rec{expected}")), "{to}: {message}");
    }
}

#[test]
fn a_move_against_the_rules_is_a_no() {
    let folder = Folder::new();
    let file = folder.file("illegal.rec", &RUNNING.replace("seat-2 a1", "seat-2 b2"));
    let ran = starboard(&["replay", &file]);
    assert_eq!((ran.status, ran.out.as_str()), (Some(1), ""), "{ran:?}");
    assert!(ran.err.contains("illegal.rec:9: move 2 of seat-2, `b2`, is refused by TTT-3: That cell is already marked."), "{ran:?}");
}

#[test]
fn other_bytes_and_too_many_bytes_are_refused() {
    let folder = Folder::new();
    let message = starboard_reads(&["replay", "-"], b"starboard record 1\ngame: \xff\xfe").wrong();
    assert!(message.contains("standard input:2:7: expected text in UTF-8"), "{message}");
    let large = folder.path("large.rec");
    std::fs::File::create(&large).unwrap().set_len(17 * 1024 * 1024).unwrap();
    let message = starboard(&["replay", &large.display().to_string()]).wrong();
    assert!(message.contains("at most 16 MiB"), "{message}");
}
