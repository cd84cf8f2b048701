//! A whole game of Stationfall with automatic players, and going on after a kill.

use std::process::Command;

use crate::pty::{CHOOSE, Screen, position};

const TABLE: [&str; 8] =
    ["play", "stationfall", "--seats", "me,random,random", "--seed", "11", "--save", "game.record"];

/// Makes decisions until the game is over or so many are made.
fn play(screen: &mut Screen, decisions: usize) -> String {
    let mut last = None;
    for number in 0..decisions {
        let text = screen.wait("a decision of mine", |text| {
            text.contains("The end")
                || position(text).is_some_and(|(at, mine)| mine && Some(at) != last)
        });
        if text.contains("The end") {
            return text;
        }
        last = position(&text).map(|(at, _)| at);
        screen.press(&"\x1b[B".repeat(number % 5));
        // Under a heading stand other headings or moves: it is opened, and its first line chosen.
        let mut under = heading(&text);
        loop {
            screen.press(CHOOSE);
            let text = screen.wait("the move, or what stands under its heading", |text| {
                text.contains("The end")
                    || position(text).is_some_and(|(at, _)| Some(at) != last)
                    || heading(text) != under
            });
            if text.contains("The end") || position(&text).map(|(at, _)| at) != last {
                break;
            }
            under = heading(&text);
        }
    }
    screen.wait("the next decision", |text| {
        text.contains("The end")
            || position(text).is_some_and(|(at, mine)| mine && Some(at) != last)
    })
}

/// The heading whose moves are listed, if one has been opened.
fn heading(text: &str) -> Option<String> {
    let line = text.lines().find(|line| line.contains(" · Esc"))?;
    let (_, opened) = line.split_once(" · ")?;
    opened.rsplit_once(" · Esc").map(|(heading, _)| heading.to_string())
}

#[test]
fn a_game_with_automatic_players_from_the_first_key_to_the_record() {
    let folder = tempfile::tempdir().unwrap();
    let mut screen = Screen::open(folder.path(), &TABLE);
    let first = screen.wait("my first decision", |text| {
        position(text).is_some_and(|(_, mine)| mine) && text.contains("Enter play")
    });
    insta::assert_snapshot!("first", first);
    screen.press("?");
    let help = screen.wait_for("makes the chosen move");
    insta::assert_snapshot!("help", help);
    screen.press("q");
    screen.wait("the table again", |text| !text.contains("makes the chosen move"));

    screen.press("no such move at all\r");
    let why = screen.wait_for("Esc close");
    assert!(why.contains("This is no move of the game"), "{why}");
    screen.press("\x1b");
    screen.wait("the page closed", |text| !text.contains("Esc close"));
    screen.press("\x1b");
    screen.wait_for("type to filter");

    screen.resize(200, 60);
    screen.wait("the wide screen", |text| text.contains("Beside") && text.contains("┌ Log"));
    screen.resize(100, 30);
    screen.wait("the narrow screen", |text| text.contains("─[Board]"));

    let end = play(&mut screen, 5000);
    insta::assert_snapshot!("end", end);
    screen.press("\x03");
    let status = screen.end();
    assert!(status.success(), "{status:?}");
    assert!(screen.is_given_back());
    let said = screen.text();
    assert!(said.contains("The game is over") && said.contains("game.record"), "{said}");

    let verified = Command::new(env!("CARGO_BIN_EXE_starboard"))
        .args(["verify", "game.record", "--lang", "en"])
        .current_dir(folder.path())
        .output()
        .unwrap();
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stdout));
}

#[test]
fn a_killed_game_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let mut screen = Screen::open(folder.path(), &TABLE);
    let before = play(&mut screen, 12);
    screen.signal("-KILL");
    screen.end();
    let mut screen = Screen::open(folder.path(), &["play", "--resume", "game.record"]);
    let after = screen.wait("the same position", |text| position(text) == position(&before));
    let prompt = |text: &str| text.lines().find(|line| line.contains('▶')).map(String::from);
    assert_eq!(prompt(&after), prompt(&before));
    let later = play(&mut screen, 5);
    assert!(position(&later).map(|(at, _)| at) > position(&before).map(|(at, _)| at));
    screen.press("\x03");
    assert!(screen.end().success());
}
