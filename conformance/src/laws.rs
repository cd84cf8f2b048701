//! The laws, one file a family. Each is a function that looks at a position, a step or the whole game and says what
//! it saw if the law is broken.

pub(crate) mod about;
pub(crate) mod almanac;
pub(crate) mod conservation;
pub(crate) mod imagination;
pub(crate) mod leaks;
pub(crate) mod legacies;
pub(crate) mod lessons;
pub(crate) mod moves;
pub(crate) mod notation;
pub(crate) mod players;
pub(crate) mod scenes;
pub(crate) mod storage;
pub(crate) mod telling;
pub(crate) mod texts;
pub(crate) mod turns;
pub(crate) mod undo;

use kernel::{Barrier, Entry, Game, Outcome, Seat};

/// The awaited seats, each with its legal moves.
pub(crate) type Choices<M> = Vec<(Seat, Vec<M>)>;

/// A position as the laws look at it.
pub(crate) struct Position<'a, G: Game> {
    pub state: &'a G::State,
    pub seats: u8,
    pub choices: Choices<G::Move>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// A move that was made, as the laws look at it.
pub(crate) struct Step<'a, G: Game> {
    pub before: &'a Position<'a, G>,
    pub seat: Seat,
    pub mv: &'a G::Move,
    pub after: &'a G::State,
    pub barrier: Barrier,
    pub entries: &'a [Entry<G::Event>],
}
