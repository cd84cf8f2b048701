//! A campaign in the terminal: chapter after chapter, here and at a server.

use crate::pty::{CHOOSE, Screen, position, zoo_program};
use crate::server::Server;

/// Decides until the end of the chapter is said.
fn to_the_end(screen: &mut Screen) -> String {
    let mut last = None;
    loop {
        let text = screen.wait("a decision of mine", |text| {
            text.contains("Next session") && text.contains("The end")
                || position(text).is_some_and(|(at, mine)| mine && Some(at) != last)
        });
        if text.contains("Next session") {
            return text;
        }
        last = position(&text).map(|(at, _)| at);
        screen.press(CHOOSE);
    }
}

fn chapter(number: u32) -> impl Fn(&str) -> bool {
    move |text| {
        let head = text.lines().next().unwrap_or_default();
        head.contains(&format!("Chapter {number}")) && head.contains("#0")
    }
}

#[test]
fn n_goes_on_and_play_next_does_too() {
    let folder = tempfile::tempdir().unwrap();
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
    let words = ["play", "zoo-campaign", "--seats", "me", "--seed", "7"];
    let mut screen = Screen::zoo(folder.path(), &words);
    screen.wait("the first chapter", chapter(1));
    let end = to_the_end(&mut screen);
    assert!(end.contains("along") || end.contains("are left"), "{end}");
    screen.press("n");
    screen.wait("the second chapter", chapter(2));
    screen.press("\x03");
    assert!(screen.end().success(), "{}", screen.text());
    assert!(screen.text().contains("zoo-campaign-2.record"), "{}", screen.text());
    assert!(read("zoo-campaign-2.record").contains("\nafter: "));

    // The second chapter is left before its end: it is resumed, and not gone on from.
    let mut screen = Screen::zoo(folder.path(), &["play", "--next", "zoo-campaign-2.record"]);
    assert_eq!(screen.end().exit_code(), 1);
    assert!(screen.text().contains("this game is not over"), "{}", screen.text());
    let mut screen = Screen::zoo(folder.path(), &["play", "--resume", "zoo-campaign-2.record"]);
    screen.wait("the second chapter again", chapter(2));
    to_the_end(&mut screen);
    screen.press("\x03");
    assert!(screen.end().success());
    let next = ["play", "--next", "zoo-campaign-2.record", "--option", "weather=storm"];
    let mut screen = Screen::zoo(folder.path(), &next);
    screen.wait("the third chapter", chapter(3));
    screen.press("\x03");
    assert!(screen.end().success());
    assert!(read("zoo-campaign-3.record").contains("option weather: storm"));

    let names = ["zoo-campaign.record", "zoo-campaign-2.record", "zoo-campaign-3.record"];
    let mut verify = std::process::Command::new(zoo_program());
    verify.arg("verify").args(names).current_dir(folder.path()).env("LC_ALL", "C");
    let answer = verify.output().unwrap();
    let said = String::from_utf8_lossy(&answer.stdout);
    assert!(answer.status.success() && said.contains("The campaign holds."), "{said}");
}

#[test]
fn at_a_server_one_opens_the_next_chapter_and_the_other_follows() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::of(&zoo_program(), folder.path(), "127.0.0.1:0");
    let opened = server.open("zoo-campaign", &["me", "invited"]);
    let link = |seat: usize| {
        let token = opened.seats[seat].token.clone().unwrap();
        format!("http://{}/t/{}#seat={token}", server.address, opened.table.id)
    };
    let mut people =
        [0, 1].map(|seat| Screen::zoo(folder.path(), &["play", "--server", &link(seat)]));
    let watch = format!("http://{}/t/{}", server.address, opened.table.id);
    let mut watcher = Screen::zoo(folder.path(), &["play", "--server", &watch]);
    for screen in people.iter_mut().chain([&mut watcher]) {
        screen.wait("the first chapter", chapter(1));
    }
    // They take turns until the end is said to both.
    for turn in 0.. {
        let screen = &mut people[turn % 2];
        let text = screen.wait("my decision or the end", |text| {
            text.contains("Next session") || position(text).is_some_and(|(_, mine)| mine)
        });
        if text.contains("Next session") {
            break;
        }
        let before = position(&text);
        screen.press(CHOOSE);
        screen.wait("the move", |text| {
            text.contains("Next session") || position(text).is_some_and(|now| Some(now) != before)
        });
    }
    for screen in people.iter_mut().chain([&mut watcher]) {
        screen.wait_for("n next session");
    }
    watcher.press("n");
    watcher.wait_for("Only somebody with a seat can do this");
    people[0].press("n");
    people[0].wait("the second chapter", chapter(2));
    people[1].wait_for("somebody has opened it");
    people[1].press("n");
    people[1].wait("the same chapter", chapter(2));
    // Both sit where they sat: one decides, the other sees it.
    people[0].wait_for("your decision");
    people[0].press(CHOOSE);
    people[1].wait("the other's decision", |text| position(text) == Some((1, true)));
    watcher.wait_for("somebody has opened it");
    watcher.press("n");
    watcher.wait("the second chapter", |text| {
        text.lines().next().is_some_and(|head| head.contains("Chapter 2"))
    });
}
