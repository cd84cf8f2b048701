//! Every kind of board, at the sizes people have.

use kernel::Lang;
use ratatui::crossterm::event::{KeyCode as K, KeyModifiers};
use terminal::model::Panel;

use crate::stage::{sized, table};

#[test]
fn a_board_of_cells() {
    let mut game = table("tictactoe", &["me", "random"], 3);
    game.letters("b2");
    game.make();
    game.settle();
    insta::assert_snapshot!("tictactoe", game.screen());
}

#[test]
fn a_taller_board_of_cells() {
    let mut game = table("connectfour", &["me", "random"], 3);
    for _ in 0..3 {
        game.make();
        game.settle();
    }
    insta::assert_snapshot!("connectfour", game.screen());
}

#[test]
fn hands_and_tricks() {
    let mut game = table("hearts", &["me", "random", "random", "random"], 3);
    for _ in 0..4 {
        game.make();
        game.settle();
    }
    insta::assert_snapshot!("hearts", game.screen());
}

#[test]
fn a_station() {
    let mut game = table("stationfall", &["me", "random", "random"], 5);
    game.make();
    game.settle();
    game.make();
    insta::assert_snapshot!("stationfall-100x30", game.screen());
    let panels = game.model.panels();
    for panel in panels {
        game.model.panel = panel;
        insta::assert_snapshot!(format!("stationfall-{panel:?}"), game.screen());
    }
}

#[test]
fn a_station_with_room_around_it() {
    let mut game = sized("stationfall", &["me", "random", "random"], 5, (200, 60));
    game.make();
    game.settle();
    game.make();
    insta::assert_snapshot!("stationfall-200x60", game.screen());
}

#[test]
fn a_road_with_cards_below_it() {
    let mut game = sized("lastaurora", &["me"], 4, (120, 40));
    game.make();
    // What a move touches is read out beside it: the slot, its Bonus Action, the card.
    insta::assert_snapshot!("lastaurora-120x40", game.screen());
    game.model.panel = Panel::Things;
    insta::assert_snapshot!("lastaurora-Things", game.screen());
    game.model.panel = Panel::Board;
    game.model.size = (80, 24);
    insta::assert_snapshot!("lastaurora-80x24", game.screen());
}

#[test]
fn every_size_draws_and_no_size_panics() {
    for game in ["tictactoe", "connectfour", "hearts", "stationfall", "lastaurora"] {
        let seats: &[&str] = if game == "hearts" {
            &["me", "random", "random", "random"]
        } else {
            &["me", "random"]
        };
        let mut game = table(game, seats, 1);
        for (width, height) in
            [(1, 1), (20, 5), (60, 18), (80, 24), (100, 30), (150, 40), (300, 90)]
        {
            game.model.size = (width, height);
            for panel in [Panel::Board, Panel::Seats, Panel::Things, Panel::Log, Panel::Legend] {
                game.model.panel = panel;
                assert!(!game.screen().trim().is_empty(), "{width}x{height}");
            }
            game.press(K::F(6));
            game.press_with(K::Down, KeyModifiers::SHIFT);
            game.screen();
        }
    }
}

#[test]
fn another_language_changes_every_word() {
    let mut game = table("tictactoe", &["me", "random"], 3);
    assert!(game.screen().contains("your decision"));
    game.press(K::F(9));
    assert_eq!(game.model.settings.lang, Lang::It);
    assert!(game.screen().contains("tocca a te"), "{}", game.screen());
    game.press(K::F(9));
    insta::assert_snapshot!("tictactoe-ja", game.screen());
}

#[test]
fn without_colours_nothing_is_coloured() {
    let mut game = table("stationfall", &["me", "random", "random"], 5);
    let coloured = |game: &terminal::rehearsal::Rehearsal| {
        game.buffer().content.iter().any(|cell| cell.fg != ratatui::style::Color::Reset)
    };
    assert!(!coloured(&game));
    game.press(K::F(10));
    assert!(coloured(&game));
}
