//! The opening position from what somebody wrote: options, seats, a seed, and changes to it. Records, scenarios,
//! tables and simulations all start here.

use crate::chance::Seed;
use crate::game::{Game, SetupError};
use crate::notation::NotationError;
use crate::options::{self, Given, OptionError};
use crate::play;

/// Why there is no opening position.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum OpeningError {
    /// An option is wrong.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The game refuses this set-up. Its sentence is a message for the edge.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A change to the opening position cannot be read.
    #[error("change {number} to the opening position, `{change}`: {error}")]
    Change {
        /// Which change, counted from one.
        number: usize,
        /// The change.
        change: String,
        /// What is wrong with it.
        error: NotationError,
    },
    /// The changed position cannot be played.
    #[error("the changed opening position cannot be played: {0}")]
    Unplayable(String),
}

/// Sets up a game as written.
pub fn opening<G: Game>(
    game: &G,
    options: &Given,
    seats: u8,
    seed: Seed,
    changes: &[String],
) -> Result<G::State, OpeningError> {
    let options = options::resolve(game, options)?;
    let mut state = play::start(game, &options, seats, seed)?;
    for (number, change) in (1..).zip(changes) {
        game.arrange(&mut state, change).map_err(|error| OpeningError::Change {
            number,
            change: change.clone(),
            error,
        })?;
    }
    match game.faults(&state).as_slice() {
        [] => Ok(state),
        faults => Err(OpeningError::Unplayable(faults.join("; "))),
    }
}
