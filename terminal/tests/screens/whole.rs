//! Whole games, from the first key to the scores.

use ratatui::crossterm::event::KeyCode as K;
use terminal::model::Overlay;

use crate::stage::table;

/// Plays a game to its end by pressing Enter (and, so that it ends, Down now and then).
fn to_the_end(game: &mut terminal::rehearsal::Rehearsal) {
    for number in 0..20_000 {
        if game.model.is_over() {
            return;
        }
        (0..number % 5).for_each(|_| game.press(K::Down));
        game.make();
        game.settle();
    }
    panic!("no end: {}", game.screen());
}

#[test]
fn every_game_is_played_to_its_scores() {
    for (name, seats) in [
        ("tictactoe", &["me", "random"][..]),
        ("connectfour", &["me", "random"]),
        ("hearts", &["me", "random", "random", "random"]),
        ("stationfall", &["me", "random", "random"]),
        ("lastaurora", &["me"]),
    ] {
        let mut game = table(name, seats, 11);
        to_the_end(&mut game);
        assert!(matches!(game.model.overlay, Some(Overlay::Scores { .. })));
        insta::assert_snapshot!(format!("end-{name}"), game.screen());
        game.press(K::Esc);
        assert!(game.model.overlay.is_none());
        game.press(K::F(12));
        assert!(game.model.overlay.is_some());
    }
}
