//! From a seat kind to the player who sits there.

use std::sync::Arc;

use kernel::{Game, Player, Seed, SetupError};

use crate::clock::Stopwatch;
use crate::greedy::Greedy;
use crate::kind::{Kind, KindError, unknown};
use crate::random::Random;
use crate::search::{Search, Settings};

/// Why nobody can be seated.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum SeatError {
    /// A person sits there, and no person can be made.
    #[error("`me` is a person: nobody automatic can sit there; choose another seat kind")]
    Person,
    /// The game does not have this kind.
    #[error(transparent)]
    Kind(#[from] KindError),
    /// The game refuses to make this player; the reason is a message in the game's words.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// The player of a kind. `threads` is how many a search may use; the same seed (and, in a search that counts
/// iterations, the same number of threads) decides the same.
pub fn seat_player<G: Game>(
    game: &G,
    kind: &Kind,
    seed: Seed,
    threads: usize,
) -> Result<Box<dyn Player<G>>, SeatError> {
    Ok(match kind {
        Kind::Me => return Err(SeatError::Person),
        Kind::Random => Box::new(Random::new(seed)),
        Kind::Greedy => Box::new(Greedy::new(seed)),
        Kind::Search(budget) => {
            let settings = Settings { threads, ..Settings::new(*budget) };
            Box::new(Search::new(settings, seed, Arc::new(Stopwatch::start())))
        }
        Kind::Own { id, argument } => game
            .player(id, argument.as_deref(), seed)
            .ok_or_else(|| unknown(&kind.to_string(), game.seat_kinds()))??,
    })
}
