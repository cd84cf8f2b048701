//! What a lesson wants from a game: the guided games, and the meaning of their conditions.

use crate::game::Game;
use crate::lesson::{ConditionId, Lesson};
use crate::seat::Seat;

/// The guided games that a title brings along.
pub trait Teach: Send + Sync + 'static {
    /// The game that is taught.
    type Game: Game;

    /// The lessons, as the game's content has them.
    fn lessons(&self) -> &[Lesson];

    /// Whether a condition of the lessons holds for a seat, by the number the game gave it when they were read. It
    /// depends only on what that seat may know.
    fn holds(
        &self,
        game: &Self::Game,
        state: &<Self::Game as Game>::State,
        seat: Seat,
        condition: ConditionId,
    ) -> bool;
}

impl<T: Teach> Teach for &'static T {
    type Game = T::Game;

    fn lessons(&self) -> &[Lesson] {
        (**self).lessons()
    }

    fn holds(
        &self,
        game: &T::Game,
        state: &<T::Game as Game>::State,
        seat: Seat,
        condition: ConditionId,
    ) -> bool {
        (**self).holds(game, state, seat, condition)
    }
}
