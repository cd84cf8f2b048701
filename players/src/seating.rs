//! From a seat kind to the player who sits there.

use std::sync::Arc;

use kernel::game::Seated;
use kernel::options::Given;
use kernel::{Game, Player, Seat, Seed, SetupError};

use crate::clock::Stopwatch;
use crate::greedy::Greedy;
use crate::kind::{Kind, KindError, unknown};
use crate::random::Random;
use crate::search::{Budget, Search, Settings};

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

/// The options of a game with these kinds in its seats: those given, and what the game makes of the kinds.
///
/// # Errors
/// If the game refuses the kinds; the reason is a message in its words.
pub fn seated_options<G: Game>(
    game: &G,
    kinds: &[Kind],
    given: &Given,
) -> Result<Given, SetupError> {
    let words: Vec<String> = kinds.iter().map(Kind::to_string).collect();
    let seated: Vec<Seated<'_>> = (0..=u8::MAX)
        .zip(&words)
        .map(|(seat, word)| {
            let (kind, argument) = match word.split_once(':') {
                Some((kind, argument)) => (kind, Some(argument)),
                None => (word.as_str(), None),
            };
            Seated { seat: Seat(seat), kind, argument }
        })
        .collect();
    let mut options = given.clone();
    game.seating(&seated, &mut options)?;
    Ok(options)
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
        Kind::Thinker(strength) => thinker(Budget::Time(strength.longest()), seed, threads),
        Kind::Search(budget) => thinker(*budget, seed, threads),
        Kind::Own { id, argument } => game
            .player(id, argument.as_deref(), seed)
            .ok_or_else(|| unknown(&kind.to_string(), game.seat_kinds()))??,
    })
}

fn thinker<G: Game>(budget: Budget, seed: Seed, threads: usize) -> Box<dyn Player<G>> {
    let settings = Settings { threads, ..Settings::new(budget) };
    Box::new(Search::new(settings, seed, Arc::new(Stopwatch::start())))
}
