//! From one chapter to the next at this machine, and seats that decline, are welcome or decide together.

use std::sync::Arc;

use kernel::{Lang, Seat, SeatSet, Viewer};
use protocol::http::Leaves;
use ratatui::crossterm::event::{KeyCode as K, KeyModifiers};
use terminal::local::Save;
use terminal::model::{Overlay, Screen};
use terminal::port::{Ask, Campaign, Tell};
use terminal::rehearsal::Rehearsal;

use crate::showroom::{Showroom, picking};
use crate::stage::{laid, seated};

fn chapter(seats: &[&str], save: Option<Save>) -> Rehearsal {
    laid(Arc::new(table::title(zoo::Campaign)), seats, 7, save)
}

/// Plays the first move again and again until the game is over.
fn to_the_end(game: &mut Rehearsal) {
    for _ in 0..100 {
        if game.model.is_over() {
            return;
        }
        if matches!(game.model.screen, Screen::Curtain { .. }) {
            game.press(K::Enter);
        }
        game.make();
        game.settle();
    }
    panic!("no end: {}", game.screen());
}

fn ctrl(game: &mut Rehearsal, letter: char) {
    game.press_with(K::Char(letter), KeyModifiers::CONTROL);
}

#[test]
fn the_end_of_a_chapter_says_what_is_carried() {
    let mut game = chapter(&["me", "random"], None);
    assert!(game.screen().starts_with(" The Long Way · Chapter 1 · "), "{}", game.screen());
    to_the_end(&mut game);
    insta::assert_snapshot!("chapter-end", game.screen());
    game.press(K::Esc);
    assert!(game.screen().contains("n opens the next session"), "{}", game.screen());
}

#[test]
fn n_opens_the_next_chapter_in_a_file_beside_the_one_before() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let mut game = chapter(&["me", "random"], Some(Save::at(path("way.record"))));
    to_the_end(&mut game);
    let end = game.host.table().hash();
    game.press(K::Char('n'));
    game.settle();
    assert_eq!(game.asked.last(), Some(&Ask::Next));
    assert_eq!(game.host.table().setup().after, Some(end), "it goes on from that end");
    assert_eq!(game.model.kept, Some(path("way-2.record")));
    assert!(game.screen().starts_with(" The Long Way · Chapter 2 · "), "{}", game.screen());
    assert_eq!((game.model.overlay.clone(), game.model.is_mine()), (None, true));
    to_the_end(&mut game);
    // At the table the key does it too, once the page of the end is closed.
    game.press(K::Esc);
    game.press(K::Char('n'));
    game.settle();
    to_the_end(&mut game);
    assert!(path("way-3.record").exists());
    assert!(!game.model.goes_on() && !game.screen().contains("next session"), "{}", game.screen());
    game.press(K::Esc);
    game.letters("n");
    assert_eq!(game.model.filter, "n", "after the last chapter it is a letter like any other");
    let records = ["way.record", "way-2.record", "way-3.record"].map(|name| {
        kernel::Record::parse(name, &std::fs::read_to_string(path(name)).unwrap()).unwrap()
    });
    let title = table::title(zoo::Campaign);
    for pair in records.windows(2) {
        let join = table::Title::joined(&title, &pair[0], &pair[1]);
        assert!(join.replayed && join.verdict.holds(), "{join:?}");
    }
}

#[test]
fn a_chapter_that_cannot_be_kept_is_not_opened() {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("records");
    std::fs::create_dir(&inner).unwrap();
    let mut game = chapter(&["me"], Some(Save::at(inner.join("way.record"))));
    to_the_end(&mut game);
    std::fs::remove_dir_all(&inner).unwrap();
    game.press(K::Char('n'));
    assert!(game.model.is_over(), "{}", game.screen());
    let notice = game.model.notice.clone().unwrap();
    assert!(notice.bad && notice.text.contains("--save"), "{}", notice.text);
}

#[test]
fn between_two_people_the_next_chapter_begins_with_the_curtain() {
    let mut game = chapter(&["me", "me"], None);
    game.press(K::Enter);
    to_the_end(&mut game);
    game.press(K::Char('n'));
    assert!(matches!(game.model.screen, Screen::Curtain { seat: Seat(0), lifted: false }));
    assert_eq!(game.model.people.len(), 2);
    assert!(game.model.story.is_empty(), "what was told belongs to the chapter before");
}

#[test]
fn the_end_is_said_in_every_language() {
    let mut game = chapter(&["me"], None);
    to_the_end(&mut game);
    game.press(K::F(9));
    assert_eq!(game.model.settings.lang, Lang::It);
    assert!(game.screen().contains("Prossima sessione: Capitolo 2"), "{}", game.screen());
    game.press(K::F(9));
    assert!(game.screen().contains("次のセッション"), "{}", game.screen());
}

#[test]
fn whoever_comes_second_goes_where_the_first_has_gone() {
    let mut game = chapter(&["me"], None);
    to_the_end(&mut game);
    let leaves = game.model.campaign.leaves.clone();
    assert!(matches!(&leaves, Some(Leaves { says, .. }) if says.len() == 2), "{leaves:?}");
    let opened = Campaign { chapter: Some(1), leaves, next: Some("elsewhere".into()) };
    game.input(terminal::Input::Tell(Tell::Campaign(Box::new(opened))));
    assert!(matches!(game.model.overlay, Some(Overlay::Scores { .. })));
    assert!(game.screen().contains("somebody has opened it"), "{}", game.screen());
    game.input(terminal::Input::Tell(Tell::Anew));
    assert!(game.model.table.is_none() && game.model.overlay.is_none());
    assert_eq!(game.model.campaign, Campaign::default());
}

fn bazaar(seats: &[&str]) -> Rehearsal {
    laid(Arc::new(table::title(zoo::Bazaar)), seats, 3, None)
}

/// Makes a move of the list.
fn play(game: &mut Rehearsal, seat: u8, notation: &str) {
    assert_eq!(game.model.you, Some(Seat(seat)), "{}", game.screen());
    let moves = game.model.moves();
    let number = moves.iter().position(|listed| listed.offer.notation == notation);
    let number = number.unwrap_or_else(|| panic!("{notation}: {}", game.screen()));
    (game.model.chosen, game.model.has_chosen) = (number, true);
    game.press(K::Enter);
    game.settle();
}

#[test]
fn a_standing_decline_answers_until_something_else_is_asked() {
    let mut game = bazaar(&["me", "random", "random"]);
    ctrl(&mut game, 'g');
    assert!(game.model.declining.is_empty(), "an own turn is nothing to decline");
    assert!(game.screen().contains("nothing to decline now"), "{}", game.screen());
    play(&mut game, 0, "pass");
    assert_eq!(game.model.decline(), Some("decline"), "{}", game.screen());
    insta::assert_snapshot!("decline-asked", game.screen());
    ctrl(&mut game, 'g');
    game.settle();
    // Both others have had their turns, and the calls for the watch were answered.
    assert_eq!(game.model.decline(), None, "{}", game.screen());
    assert!(game.model.is_mine() && game.model.declining.is_empty(), "{}", game.screen());
    assert!(game.screen().contains("cannot be declined"), "{}", game.screen());
    let declined = |ask: &&Ask| matches!(ask, Ask::Move { notation, .. } if notation == "decline");
    assert_eq!(game.asked.iter().filter(declined).count(), 2, "one for each of the others");
}

#[test]
fn a_standing_decline_can_be_switched_off() {
    let mut game = bazaar(&["me", "me", "me"]);
    ctrl(&mut game, 'o');
    play(&mut game, 0, "pass");
    assert_eq!((game.model.you, game.model.decline()), (Some(Seat(1)), Some("decline")));
    ctrl(&mut game, 'g');
    assert_eq!(game.model.you, Some(Seat(2)), "the other is asked: {}", game.screen());
    assert!(game.model.declining.contains(Seat(1)));
    play(&mut game, 2, "decline");
    // It is the turn of the one who declines: that cannot be declined, so their person decides.
    assert_eq!(game.model.you, Some(Seat(1)), "{}", game.screen());
    assert!(game.model.declining.is_empty() && game.model.screen == Screen::Table);
    play(&mut game, 1, "pass");
    let asked = game.model.you.unwrap();
    ctrl(&mut game, 'g');
    assert!(game.model.declining.contains(asked));
    ctrl(&mut game, 'z');
    assert!(game.model.declining.is_empty(), "whoever takes back decides again");
}

#[test]
fn what_is_owed_together_is_not_declined_for_the_others() {
    let mut scene = picking();
    scene.awaited = SeatSet::first(2);
    scene.together = true;
    scene.prompt.as_mut().unwrap().decline = Some("crawl".into());
    let mut room = Showroom::new(scene.clone(), (100, 30));
    room.ctrl('g');
    assert!(room.moved().is_empty() && room.screen().contains("nothing to decline now"));
    scene.together = false;
    room.show(scene, 2);
    room.ctrl('g');
    assert_eq!(room.moved(), ["crawl"]);
    assert!(room.screen().contains("you decline until your turn"), "{}", room.screen());
    // A refusal gives the decision back to the person.
    room.hear(Tell::Refused { rule: None, text: "No.".into() });
    assert!(room.model.declining.is_empty());
}

#[test]
fn a_seat_that_declines_calls_nobody_and_shows_nothing() {
    let mut game = bazaar(&["me", "me", "random"]);
    game.press(K::Enter);
    play(&mut game, 0, "pass");
    assert!(matches!(game.model.screen, Screen::Curtain { seat: Seat(1), .. }));
    game.press(K::Enter);
    ctrl(&mut game, 'g');
    game.settle();
    // The second seat's own turn begins.
    assert!(game.model.is_mine() && game.model.you == Some(Seat(1)), "{}", game.screen());
    play(&mut game, 1, "pass");
    assert!(matches!(game.model.screen, Screen::Curtain { seat: Seat(0), .. }));
    game.press(K::Enter);
    ctrl(&mut game, 'g');
    game.settle();
    // The first has declined, the third had its turn: the second is asked, the first declines behind the curtain.
    assert!(
        matches!(game.model.screen, Screen::Curtain { seat: Seat(1), .. }),
        "{}",
        game.screen()
    );
    assert!(game.model.declining.contains(Seat(0)) || game.model.you == Some(Seat(0)));
    game.press(K::Enter);
    play(&mut game, 1, "decline");
    assert!(matches!(game.model.screen, Screen::Curtain { seat: Seat(0), lifted: false }));
    assert!(!game.screen().contains("wishes for"), "{}", game.screen());
}

#[test]
fn a_second_seat_sits_down_when_it_is_merely_welcome() {
    let mut game = bazaar(&["me", "me"]);
    game.press(K::Enter);
    ctrl(&mut game, 's');
    assert!(
        game.screen().contains("No other seat of this screen may act now"),
        "{}",
        game.screen()
    );
    play(&mut game, 0, "offer amber salt");
    assert_eq!(game.model.you, Some(Seat(0)), "nobody waits for the other: {}", game.screen());
    ctrl(&mut game, 's');
    assert!(matches!(game.model.screen, Screen::Curtain { seat: Seat(1), .. }));
    assert!(game.screen().contains("you may act if you like"), "{}", game.screen());
    game.press(K::Enter);
    assert_eq!(game.model.screen, Screen::Table);
    assert_eq!(game.model.scene().unwrap().viewer, Viewer::Seat(Seat(1)));
    insta::assert_snapshot!("welcome-second-seat", game.screen());
    play(&mut game, 1, "take");
    // Back to the one whose turn it is.
    assert!(matches!(game.model.screen, Screen::Curtain { seat: Seat(0), .. }));
    game.press(K::Enter);
    play(&mut game, 0, "pass");
    assert!(matches!(game.model.screen, Screen::Curtain { seat: Seat(1), .. }));
}

#[test]
fn what_is_owed_together_says_that_any_may_decide() {
    let mut game = seated(Arc::new(table::title(zoo::Crew)), &["me", "me"], 3);
    assert!(game.screen().contains("any of you decides: Seat 1 and Seat 2"), "{}", game.screen());
    let at = |game: &Rehearsal| (game.model.you, game.host.table().moves_made());
    ctrl(&mut game, 's');
    assert_eq!(at(&game), (Some(Seat(1)), 0), "either seat may be sat down in");
    game.make();
    assert_eq!(game.host.table().moves_made(), 1);
    let mut game = laid(Arc::new(table::title(zoo::Crew)), &["me", "random", "random"], 3, None);
    game.make();
    game.settle();
    let head = game.screen().lines().next().unwrap().to_string();
    assert!(head.contains("decides") || head.contains("your decision"), "{head}");
}
