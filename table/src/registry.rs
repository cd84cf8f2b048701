//! All games in the house, by id.

use std::sync::Arc;

use kernel::near::distance;
use kernel::{Game, Shelf};

use crate::title::{Title, Titled};

/// The games, in the order they were added.
#[derive(Clone, Default)]
pub struct Registry {
    titles: Vec<Arc<dyn Title>>,
}

/// There is no such game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game `{found}`: expected one of {}{}", .known.join(", "), suggestion(.near))]
pub struct UnknownGame {
    /// What was asked for.
    pub found: String,
    /// The id that looks most like it, if one does.
    pub near: Option<&'static str>,
    /// Every id there is.
    pub known: Vec<&'static str>,
}

fn suggestion(near: &Option<&str>) -> String {
    near.map_or(String::new(), |id| format!("; did you mean `{id}`?"))
}

impl Registry {
    /// No games yet.
    pub fn new() -> Registry {
        Registry::default()
    }

    /// The registry with one more game.
    ///
    /// # Panics
    /// If two games have the same id.
    #[must_use]
    pub fn with<G: Game>(mut self, title: Titled<G>) -> Registry {
        let id = title.about().id;
        assert!(
            self.titles.iter().all(|other| other.about().id != id),
            "two games are called {id}"
        );
        self.titles.push(Arc::new(title));
        self
    }

    /// The game with this id.
    pub fn get(&self, id: &str) -> Result<&Arc<dyn Title>, UnknownGame> {
        self.titles.iter().find(|title| title.about().id == id).ok_or_else(|| self.unknown(id))
    }

    /// Every game.
    pub fn all(&self) -> impl Iterator<Item = &Arc<dyn Title>> {
        self.titles.iter()
    }

    /// The games the lobby shows: not the classics.
    pub fn lobby(&self) -> impl Iterator<Item = &Arc<dyn Title>> {
        self.titles.iter().filter(|title| title.about().shelf == Shelf::Lobby)
    }

    fn unknown(&self, found: &str) -> UnknownGame {
        let found: String = found.chars().take(40).collect();
        let known: Vec<&str> = self.titles.iter().map(|title| title.about().id).collect();
        let meant = found.to_lowercase();
        let near = known.iter().copied().map(|id| (distance(id, &meant), id)).min();
        let near = near.filter(|(distance, id)| *distance <= id.len() / 3).map(|(_, id)| id);
        UnknownGame { found, near, known }
    }
}
