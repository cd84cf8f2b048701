//! Tables to look at.

use std::sync::Arc;

use kernel::{Lang, Seed};
use ratatui::crossterm::event::{KeyCode, KeyModifiers};
use table::{Setup, Title};
use terminal::local::{Host, Save};
use terminal::rehearsal::Rehearsal;
use terminal::{Opening, Settings};

/// A title from the shelf.
pub fn title(game: &str) -> Arc<dyn Title> {
    Arc::clone(games::registry().get(game).unwrap())
}

/// An opening without colours.
pub fn opening(title: &Arc<dyn Title>, lang: Lang) -> Opening {
    let settings = Settings { lang, colours: false, curtain: true, remote: false };
    let about = title.about().title.to_string();
    Opening { settings, mouse: false, title: about, book: Some(*title.book()) }
}

/// A table of these seats.
pub fn table(game: &str, seats: &[&str], seed: u64) -> Rehearsal {
    sized(game, seats, seed, (100, 30))
}

/// A table of any title, kept in a file if one is given.
pub fn laid(title: Arc<dyn Title>, seats: &[&str], seed: u64, save: Option<Save>) -> Rehearsal {
    let setup = Setup::new(seats.iter().copied(), Seed::from_number(seed));
    let table = title.open(&setup).unwrap();
    let host = Host::new(Arc::clone(&title), table, Lang::En, save);
    let mut rehearsal = Rehearsal::new(opening(&title, Lang::En), host, (100, 30));
    rehearsal.settle();
    rehearsal
}

/// A table where one person plays all seats, without curtain.
pub fn seated(title: Arc<dyn Title>, seats: &[&str], seed: u64) -> Rehearsal {
    let mut table = laid(title, seats, seed, None);
    table.press_with(KeyCode::Char('o'), KeyModifiers::CONTROL);
    table
}

/// A table of these seats on a screen of this size.
pub fn sized(game: &str, seats: &[&str], seed: u64, size: (u16, u16)) -> Rehearsal {
    let title = title(game);
    let setup = Setup::new(seats.iter().copied(), Seed::from_number(seed));
    let table = title.open(&setup).unwrap();
    let host = Host::new(Arc::clone(&title), table, Lang::En, None);
    let mut rehearsal = Rehearsal::new(opening(&title, Lang::En), host, size);
    rehearsal.settle();
    rehearsal
}

/// A lesson.
pub fn lesson(game: &str, name: &str) -> Rehearsal {
    let title = title(game);
    let lesson = title.lessons().iter().find(|lesson| lesson.id == name).unwrap();
    let setup = Setup::of_lesson(lesson, Seed::from_number(1));
    let table = title.open(&setup).unwrap();
    let host = Host::new(Arc::clone(&title), table, Lang::En, None);
    let mut rehearsal = Rehearsal::new(opening(&title, Lang::En), host, (100, 30));
    rehearsal.settle();
    rehearsal
}
