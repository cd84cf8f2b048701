//! However it ends, the terminal is what it was.

use std::process::{Command, Stdio};

use crate::pty::Screen;

const TABLE: [&str; 6] = ["play", "tictactoe", "--seats", "me,random", "--seed", "3"];

#[test]
fn every_way_out_gives_the_terminal_back_and_keeps_the_game() {
    type Way = fn(&mut Screen);
    let ways: [(&str, Way); 7] = [
        ("Ctrl-C", |screen| screen.press("\x03")),
        ("Ctrl-D", |screen| screen.press("\x04")),
        ("Ctrl-Q", |screen| screen.press("\x11")),
        ("q", |screen| {
            screen.press("q\r");
            screen.wait_for("Leave the table?");
            screen.press("\r");
        }),
        ("SIGTERM", |screen| screen.signal("-TERM")),
        ("SIGINT", |screen| screen.signal("-INT")),
        ("SIGHUP", |screen| screen.signal("-HUP")),
    ];
    for (name, way) in ways {
        let folder = tempfile::tempdir().unwrap();
        let mut screen = Screen::open(folder.path(), &TABLE);
        screen.wait_for("your decision");
        screen.press("b2\r");
        screen.wait("the answer", |text| text.contains("#2") && text.contains("your decision"));
        way(&mut screen);
        assert!(screen.end().success(), "{name}: {}", screen.text());
        assert!(screen.is_given_back(), "{name}");
        let kept = std::fs::read_to_string(folder.path().join("tictactoe.record")).unwrap();
        assert!(kept.contains("b2"), "{name}: {kept}");
    }
}

#[test]
fn keys_are_echoed_again_afterwards() {
    let folder = tempfile::tempdir().unwrap();
    let script = "starboard play tictactoe --seats me,random --seed 3; stty -a; echo done";
    let mut screen = Screen::shell(folder.path(), script);
    screen.wait_for("your decision");
    screen.press("\x03");
    screen.end();
    let said = screen.text();
    let modes: Vec<&str> = said.split_whitespace().collect();
    for mode in ["icanon", "echo", "isig", "icrnl"] {
        assert!(modes.iter().any(|word| word.trim_end_matches(';') == mode), "{mode}: {said}");
    }
}

#[test]
fn without_colour_no_colour_is_sent() {
    let folder = tempfile::tempdir().unwrap();
    for (words, colour) in [(&[][..], true), (&["--no-color"], false)] {
        let all: Vec<&str> = TABLE.iter().chain(words).copied().collect();
        let mut screen = Screen::open(folder.path(), &all);
        screen.wait_for("your decision");
        assert_eq!(screen.has_colour(), colour, "{words:?}");
        screen.press("\x03");
        screen.end();
    }
    let mut screen = Screen::shell(folder.path(), "NO_COLOR=1 starboard play tictactoe");
    screen.wait_for("your decision");
    assert!(!screen.has_colour());
}

#[test]
fn what_is_no_terminal_is_told_so() {
    let done = Command::new(env!("CARGO_BIN_EXE_starboard"))
        .args(TABLE)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert_eq!(done.status.code(), Some(2));
    assert!(done.stdout.is_empty());
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(said.contains("not one") && said.contains("starboard serve"), "{said}");
}

#[test]
fn wrong_words_are_answered_before_the_screen_is_taken() {
    let folder = tempfile::tempdir().unwrap();
    for (words, expected) in [
        ("play nothing", "there is no game `nothing`"),
        ("play hearts --seats me", "4"),
        ("play tictactoe --lesson none", "rows"),
        ("play --resume none.record", "there is no such file"),
        ("play --server nowhere", "expected the address of a server"),
        ("play --server https://play.example", "give --seat TOKEN"),
        ("play --server http://127.0.0.1:1 --seat x", "does not answer"),
        ("play tictactoe --save none/x.record", "cannot be written"),
    ] {
        let words: Vec<&str> = words.split(' ').collect();
        let mut screen = Screen::open(folder.path(), &words);
        let status = screen.end();
        let said = screen.text().replace('\n', "");
        assert_eq!(status.exit_code(), 2, "{words:?}: {said}");
        assert!(said.contains(expected), "{words:?}: {said}");
    }
}
