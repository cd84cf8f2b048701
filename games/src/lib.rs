//! The catalogue: every game in the house. Adding a game is one line here, and one in `Cargo.toml`.

use table::{Registry, title};

/// All games, in the order they are listed.
pub fn registry() -> Registry {
    Registry::new()
        .with(
            title(stationfall::Stationfall::new())
                .mind(stationfall::StationfallMind)
                .teach(stationfall::TutorialLessons::standard())
                .seats(stationfall::StationfallSeats),
        )
        .with(
            title(lastaurora::LastAurora::new())
                .mind(lastaurora::LastAuroraMind::default())
                .teach(lastaurora::lesson::Introduction::standard()),
        )
        .with(title(tictactoe::TicTacToe).teach(tictactoe::lesson::Introduction::standard()))
        .with(title(connectfour::ConnectFour).mind(connectfour::ConnectFourMind))
        .with(title(hearts::Hearts).mind(hearts::HeartsMind))
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_game_is_found_by_its_id() {
        let registry = super::registry();
        for id in ["tictactoe", "connectfour", "hearts"] {
            assert_eq!(registry.get(id).unwrap().about().id, id);
        }
    }

    #[test]
    fn the_lobby_does_not_show_the_classics() {
        let registry = super::registry();
        let shown: Vec<&str> = registry.lobby().map(|title| title.about().id).collect();
        for classic in ["tictactoe", "connectfour", "hearts"] {
            assert!(!shown.contains(&classic), "{classic}");
        }
    }
}
