//! The screens of `docs/terminal/`: what people meet, at the sizes people have. `cargo xtask screens` writes them.

use std::sync::Arc;

use kernel::{Lang, Seed};
use ratatui::crossterm::event::KeyCode as K;
use table::{OpenError, Registry, Setup, Title};

use crate::local::Host;
use crate::model::{Panel, Settings};
use crate::rehearsal::Rehearsal;
use crate::run::Opening;

/// The sizes: the smallest that is comfortable, and one with room.
pub const SIZES: [(u16, u16); 2] = [(100, 30), (200, 60)];

/// One screen: the name of its file, and its text.
pub type Shot = (String, String);

/// Every screen, from these games.
pub fn shots(games: &Registry) -> Result<Vec<Shot>, Box<dyn std::error::Error>> {
    let mut shots = Vec::new();
    for size in SIZES {
        let mut add = |name: &str, screen: String| {
            shots.push((format!("{}x{}/{name}.txt", size.0, size.1), screen));
        };
        station(games, size, &mut add)?;
        let mut hearts = laid(games, "hearts", &["me", "greedy", "greedy", "greedy"], size)?;
        for _ in 0..8 {
            hearts.make();
            hearts.settle();
        }
        add("hearts", hearts.screen());
        let mut four = laid(games, "connectfour", &["me", "greedy"], size)?;
        for _ in 0..4 {
            four.make();
            four.settle();
        }
        add("connectfour", four.screen());
        let mut road = laid(games, "lastaurora", &["me"], size)?;
        road.make();
        add("lastaurora", road.screen());
        road.model.panel = Panel::Things;
        add("lastaurora-beside", road.screen());
        let mut rows = lesson(games, "tictactoe", "rows", size)?;
        add("lesson", rows.screen());
        rows.press(K::F(9));
        rows.press(K::F(9));
        rows.model.panel = Panel::Board;
        add("japanese", rows.screen());
        let curtain = laid(games, "hearts", &["me", "me", "greedy", "greedy"], size)?;
        add("curtain", curtain.screen());
    }
    Ok(shots)
}

/// Stationfall, from the first decisions to the scores.
fn station(
    games: &Registry,
    size: (u16, u16),
    add: &mut impl FnMut(&str, String),
) -> Result<(), Box<dyn std::error::Error>> {
    let mut game = laid(games, "stationfall", &["me", "random", "random"], size)?;
    game.make();
    game.settle();
    game.make();
    game.letters("4 cubes");
    add("stationfall-filter", game.screen());
    game.press(K::Enter);
    game.letters("activate");
    game.press(K::Enter);
    (0..3).for_each(|_| game.press(K::Down));
    add("stationfall-action", game.screen());
    for (panel, name) in [
        (Panel::Seats, "stationfall-seats"),
        (Panel::Things, "stationfall-beside"),
        (Panel::Log, "stationfall-log"),
        (Panel::Legend, "stationfall-legend"),
    ] {
        game.model.panel = panel;
        add(name, game.screen());
    }
    game.model.panel = Panel::Board;
    game.press(K::F(2));
    game.press(K::Up);
    add("stationfall-look", game.screen());
    game.press(K::Char(' '));
    game.press(K::Char(' '));
    add("stationfall-why", game.screen());
    game.press(K::Esc);
    game.press(K::Esc);
    game.press(K::F(4));
    add("rules", game.screen());
    game.press(K::Esc);
    game.press(K::F(1));
    add("help", game.screen());
    game.press(K::Esc);
    game.model.has_chosen = false;
    game.press(K::F(11));
    game.letters("chimp");
    add("stationfall-almanac", game.screen());
    game.press(K::Enter);
    add("stationfall-page", game.screen());
    game.press(K::Esc);
    game.press(K::F(7));
    game.settle();
    add("stationfall-end", game.screen());
    Ok(())
}

fn found(games: &Registry, game: &str) -> Result<Arc<dyn Title>, table::UnknownGame> {
    games.get(game).map(Arc::clone)
}

fn laid(
    games: &Registry,
    game: &str,
    seats: &[&str],
    size: (u16, u16),
) -> Result<Rehearsal, Box<dyn std::error::Error>> {
    let setup = Setup::new(seats.iter().copied(), Seed::from_number(5));
    Ok(opened(found(games, game)?, &setup, size)?)
}

fn lesson(
    games: &Registry,
    game: &str,
    name: &str,
    size: (u16, u16),
) -> Result<Rehearsal, Box<dyn std::error::Error>> {
    let title = found(games, game)?;
    let lesson = title.lessons().iter().find(|lesson| lesson.id == name);
    let lesson = lesson.ok_or_else(|| format!("{game} has no lesson {name}"))?;
    let setup = Setup::of_lesson(lesson, Seed::from_number(5));
    Ok(opened(Arc::clone(&title), &setup, size)?)
}

fn opened(title: Arc<dyn Title>, setup: &Setup, size: (u16, u16)) -> Result<Rehearsal, OpenError> {
    let table = title.open(setup)?;
    let opening = Opening {
        settings: Settings { lang: Lang::En, colours: false, curtain: true, remote: false },
        mouse: false,
        title: title.about().title.into(),
        book: Some(*title.book()),
    };
    let host = Host::new(title, table, Lang::En, None);
    let mut rehearsal = Rehearsal::new(opening, host, size);
    rehearsal.settle();
    Ok(rehearsal)
}
