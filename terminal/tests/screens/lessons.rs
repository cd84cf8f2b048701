//! Lessons: the guide speaks, points, forbids, and can be left.

use ratatui::crossterm::event::KeyCode as K;
use terminal::model::Panel;
use terminal::port::Ask;

use crate::stage::lesson;

#[test]
fn the_guide_speaks_first_and_points_at_a_move() {
    let game = lesson("tictactoe", "rows");
    assert_eq!(game.model.panel, Panel::Guide);
    assert!(game.screen().contains('▸'), "{}", game.screen());
    insta::assert_snapshot!("lesson", game.screen());
}

#[test]
fn a_lesson_can_be_left() {
    let mut game = lesson("tictactoe", "rows");
    game.press(K::F(8));
    assert_eq!(game.asked.last(), Some(&Ask::LeaveLesson));
    assert!(game.host.table().lesson().is_none());
    assert!(!game.model.panels().contains(&Panel::Guide));
    assert_eq!(game.model.panel, Panel::Board);
}

#[test]
fn every_lesson_of_every_game_opens() {
    for title in games::registry().all() {
        for one in title.lessons() {
            let mut game = lesson(title.about().id, &one.id);
            game.press(K::Enter);
            assert!(game.model.table.as_ref().is_some_and(|table| table.guidance.is_some()));
        }
    }
}
