//! The player that plays what it was told to, for tests and demonstrations.

use std::collections::VecDeque;

use kernel::{Game, NotationError, Player, View};

/// Plays a given list of moves in order.
pub struct Scripted<G: Game> {
    moves: VecDeque<G::Move>,
    afterwards: Option<Box<dyn Player<G>>>,
}

/// A line of a script that is not a move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line} of the script, {error}")]
pub struct ScriptError {
    /// Which line, counted from one.
    pub line: usize,
    /// What is wrong with it.
    pub error: NotationError,
}

impl<G: Game> Scripted<G> {
    /// A player of these moves in the game's notation.
    pub fn new<'a>(lines: impl IntoIterator<Item = &'a str>) -> Result<Self, ScriptError> {
        let moves = lines
            .into_iter()
            .zip(1..)
            .map(|(text, line)| text.parse().map_err(|error| ScriptError { line, error }))
            .collect::<Result<_, _>>()?;
        Ok(Scripted { moves, afterwards: None })
    }

    /// The same script, with somebody who goes on when it has ended.
    #[must_use]
    pub fn then(mut self, player: impl Player<G> + 'static) -> Self {
        self.afterwards = Some(Box::new(player));
        self
    }

    /// How many moves are left.
    pub fn left(&self) -> usize {
        self.moves.len()
    }
}

impl<G: Game> Player<G> for Scripted<G> {
    /// The next move of the script, legal or not: the table checks it like anybody's.
    ///
    /// # Panics
    /// If the script has ended and nobody goes on.
    fn decide(&mut self, view: View<'_, G>) -> G::Move {
        match (self.moves.pop_front(), &mut self.afterwards) {
            (Some(mv), _) => mv,
            (None, Some(player)) => player.decide(view),
            (None, None) => panic!("the script of {} has ended; give it more moves", view.seat()),
        }
    }
}
