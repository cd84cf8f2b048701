//! What a title brings along that a scenario may ask for: lessons, and those who play by themselves.

use crate::chance::Seed;
use crate::game::Game;
use crate::options::Given;
use crate::teach::Teach;
use crate::view::Player;

/// Who can be seated in a scenario.
pub trait Casting<G: Game> {
    /// The options of a game with these kinds in its seats.
    ///
    /// # Errors
    /// Why they cannot sit there, in a sentence.
    fn seated(&self, kinds: &[&str], given: &Given) -> Result<Given, String>;

    /// A player of a kind.
    ///
    /// # Errors
    /// Why there is none, in a sentence.
    fn player(&self, kind: &str, seed: Seed) -> Result<Box<dyn Player<G>>, String>;
}

/// What a title brings along beside its game, as far as a scenario may ask for it.
pub struct Company<'a, G: Game> {
    /// The lessons.
    pub teach: Option<&'a dyn Teach<Game = G>>,
    /// The players.
    pub cast: Option<&'a dyn Casting<G>>,
}

impl<G: Game> Clone for Company<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Company<'_, G> {}

impl<G: Game> Company<'_, G> {
    /// Nobody: a scenario between people.
    pub const NOBODY: Company<'static, G> = Company { teach: None, cast: None };
}

/// The kind of a person.
pub(super) const PERSON: &str = "me";
