//! Several people before one screen, and what one person does there.

use kernel::{Seat, Viewer};
use ratatui::crossterm::event::{KeyCode as K, KeyModifiers};
use terminal::model::{Overlay, Screen};
use terminal::port::Ask;

use crate::stage::table;

#[test]
fn a_curtain_hides_the_table_between_two_people() {
    let mut game = table("hearts", &["me", "me", "random", "random"], 3);
    let curtain = game.screen();
    assert!(matches!(game.model.screen, Screen::Curtain { seat: Seat(0), lifted: false }));
    assert!(!curtain.contains('♠') && !curtain.contains('♥'), "{curtain}");
    insta::assert_snapshot!("curtain", curtain);
    game.press(K::Enter);
    assert_eq!(game.model.screen, Screen::Table);
    assert_eq!(game.model.scene().unwrap().viewer, Viewer::Seat(Seat(0)));
    for _ in 0..3 {
        game.make();
        game.settle();
    }
    assert!(
        matches!(game.model.screen, Screen::Curtain { seat: Seat(1), .. }),
        "{}",
        game.screen()
    );
    assert!(!game.screen().contains('♠'));
    game.press(K::Enter);
    assert_eq!(game.model.scene().unwrap().viewer, Viewer::Seat(Seat(1)));
}

#[test]
fn one_person_with_several_seats_needs_no_curtain() {
    let mut game = table("tictactoe", &["me", "me"], 3);
    game.press_with(K::Char('o'), KeyModifiers::CONTROL);
    assert_eq!(game.model.screen, Screen::Table);
    game.make();
    assert_eq!(game.model.screen, Screen::Table);
    assert_eq!(game.model.you, Some(Seat(1)));
}

#[test]
fn typing_filters_and_enter_plays_the_best() {
    let mut game = table("tictactoe", &["me", "random"], 3);
    game.letters("b2");
    assert_eq!(game.model.moves()[0].offer.notation, "b2");
    game.make();
    assert!(game.asked.contains(&Ask::Move { notation: "b2".into(), at: 0 }));
    assert_eq!(game.model.filter, "");
}

#[test]
fn a_move_that_a_rule_forbids_is_answered_with_the_rule() {
    let mut game = table("tictactoe", &["me", "random"], 3);
    game.letters("b2");
    game.make();
    game.settle();
    game.letters("b2");
    game.make();
    let Some(Overlay::Why { answers, .. }) = &game.model.overlay else {
        panic!("{}", game.screen());
    };
    assert!(!answers[0].legal);
    assert_eq!(answers[0].rule.as_deref(), Some("TTT-3"));
    insta::assert_snapshot!("why", game.screen());
}

#[test]
fn two_things_picked_together_are_asked_about() {
    let mut game = table("tictactoe", &["me", "random"], 3);
    game.letters("b2");
    game.make();
    game.settle();
    game.press(K::F(2));
    game.model.look.as_mut().unwrap().at = "b2".into();
    game.press(K::Enter);
    game.press(K::Enter);
    let Some(Overlay::Why { answers, .. }) = &game.model.overlay else {
        panic!("{}", game.screen());
    };
    assert!(answers.iter().any(|answer| !answer.legal && answer.rule.is_some()), "{answers:?}");
}

#[test]
fn one_person_takes_back_what_any_of_their_seats_decided() {
    let mut game = table("connectfour", &["me", "me"], 3);
    game.press_with(K::Char('o'), KeyModifiers::CONTROL);
    game.make();
    assert_eq!((game.model.story.len(), game.model.you), (1, Some(Seat(1))));
    game.press_with(K::Char('z'), KeyModifiers::CONTROL);
    assert_eq!(game.host.table().moves_made(), 0, "{}", game.screen());
    assert_eq!((game.model.story.len(), game.model.you), (0, Some(Seat(0))), "{}", game.screen());
    assert_eq!(game.model.screen, Screen::Table);
}

#[test]
fn before_the_curtain_the_one_who_decided_can_take_it_back() {
    let mut game = table("connectfour", &["me", "me"], 3);
    game.make();
    game.make();
    assert!(matches!(game.model.screen, Screen::Curtain { seat: Seat(1), .. }));
    game.press_with(K::Char('z'), KeyModifiers::CONTROL);
    assert_eq!(game.host.table().moves_made(), 0);
    assert_eq!((game.model.screen, game.model.you), (Screen::Table, Some(Seat(0))));
}

#[test]
fn an_undo_that_is_not_allowed_says_why() {
    let mut game = table("tictactoe", &["me", "random"], 3);
    game.press_with(K::Char('z'), KeyModifiers::CONTROL);
    let notice = game.model.notice.clone().unwrap();
    assert!(notice.bad && notice.rule.is_some());
    game.press(K::F(4));
    assert!(game.screen().contains(notice.rule.unwrap().as_ref()), "{}", game.screen());
}

#[test]
fn people_who_want_to_leave_find_the_way() {
    for letters in ["q", "quit", "exit", ":q"] {
        let mut game = table("tictactoe", &["me", "random"], 3);
        game.letters(letters);
        game.make();
        assert_eq!(game.model.overlay, Some(Overlay::Leave), "{letters}");
        game.make();
        assert!(game.left);
    }
    let mut game = table("tictactoe", &["me", "random"], 3);
    game.press(K::Esc);
    game.press(K::Esc);
    assert!(!game.left && game.model.overlay.is_none());
    game.press(K::Esc);
    game.letters("b2");
    game.make();
    assert!(!game.left, "whoever types on did not want to leave");
    assert_eq!(game.host.table().moves_made(), 1);
}

#[test]
fn a_click_chooses_and_a_second_one_plays() {
    let mut game = table("tictactoe", &["me", "random"], 3);
    let screen = game.screen();
    let (y, line) = screen
        .lines()
        .enumerate()
        .find(|(_, line)| line.contains("a2") && line.contains("Mark"))
        .unwrap_or_else(|| panic!("{screen}"));
    let x = line.find("a2").unwrap() as u16;
    game.input(terminal::Input::Click(x.min(20), y as u16));
    assert!(game.asked.is_empty());
    game.input(terminal::Input::Click(x.min(20), y as u16));
    assert!(matches!(&game.asked[..], [Ask::Move { .. }]), "{:?}", game.asked);
}

#[test]
fn a_seat_can_be_handed_over_and_taken_back() {
    let mut game = table("hearts", &["me", "random", "random", "random"], 3);
    game.press(K::F(7));
    assert_eq!(game.asked.last(), Some(&Ask::HandOver(true)));
    assert!(game.model.is_thinking());
    game.press(K::F(7));
    assert_eq!(game.asked.last(), Some(&Ask::HandOver(false)));
    assert!(!game.model.is_thinking() && game.model.is_mine());
}

#[test]
fn enter_on_an_untouched_list_never_ends_the_turn() {
    let mut game = table("connectfour", &["me", "random"], 3);
    game.press(K::Enter);
    assert!(!game.asked.iter().any(|ask| matches!(ask, Ask::Move { .. })), "{:?}", game.asked);
    assert!(game.screen().contains("Enter again makes it"), "{}", game.screen());
    game.press(K::Enter);
    assert!(game.asked.iter().any(|ask| matches!(ask, Ask::Move { .. })));
    game.settle();
    // What was chosen was meant.
    let asked = game.asked.len();
    game.press(K::Down);
    game.press(K::Enter);
    assert!(game.asked.len() > asked);
}

#[test]
fn what_ends_the_turn_stands_last() {
    let mut game = table("stationfall", &["me", "random", "random"], 5);
    for _ in 0..12 {
        let moves = game.model.moves();
        let ends = |one: &terminal::moves::Listed<'_>| one.offer.hands_over;
        // Who has declared a Bribe names the Action, and whoever is bribed answers: that is what is asked.
        let declared = moves.iter().any(|one| one.offer.notation == "withdraw");
        assert!(declared || moves.iter().all(ends) || !ends(&moves[0]), "{}", game.screen());
        game.make();
        game.settle();
    }
}

#[test]
fn once_a_person_has_decided_taking_back_is_asked_for() {
    let mut game = table("connectfour", &["me", "me"], 3);
    game.press(K::Enter);
    game.make();
    assert!(
        matches!(game.model.screen, Screen::Curtain { seat: Seat(1), .. }),
        "{}",
        game.screen()
    );
    game.press(K::Enter);
    game.make();
    game.press(K::Enter);
    assert_eq!(game.model.you, Some(Seat(0)));
    game.press_with(K::Char('z'), KeyModifiers::CONTROL);
    assert_eq!(game.asked.last(), Some(&Ask::AskUndo));
    assert!(game.screen().contains("You asked to take your decision back"), "{}", game.screen());
    assert!(game.host.table().undo_asked().is_some());
    game.press_with(K::Char('x'), KeyModifiers::CONTROL);
    assert!(game.host.table().undo_asked().is_none());
}
