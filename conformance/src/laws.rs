//! The laws, one file a family. Each is a function that looks at a position, a step or the whole game and says what
//! it saw if the law is broken.

pub(crate) mod about;
pub(crate) mod almanac;
pub(crate) mod conservation;
pub(crate) mod imagination;
pub(crate) mod leaks;
pub(crate) mod legacies;
pub(crate) mod lessons;
pub(crate) mod lists;
pub(crate) mod moves;
pub(crate) mod notation;
pub(crate) mod players;
pub(crate) mod scenes;
pub(crate) mod storage;
pub(crate) mod telling;
pub(crate) mod texts;
pub(crate) mod turns;
pub(crate) mod undo;

use kernel::{Barrier, Draw, Game, LoggedEvent, Outcome, Rng, Seat, SeatSet};

/// The seats that may act, each with its legal moves: the awaited ones have some, the welcome ones may have none.
pub(crate) type Choices<M> = Vec<(Seat, Vec<M>)>;

/// A position as the laws look at it.
pub(crate) struct Position<'a, G: Game> {
    pub state: &'a G::State,
    pub seats: u8,
    pub choices: Choices<G::Move>,
    /// The seats that owe a decision.
    pub awaited: SeatSet,
    /// Whether they owe one among them.
    pub together: bool,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

impl<G: Game> Position<'_, G> {
    /// A legal move of anybody who may act. There is one until the game is over.
    pub(crate) fn any_move(&self, rng: &mut Rng) -> (Seat, &G::Move) {
        self.move_of(SeatSet::first(self.seats), rng)
    }

    /// A legal move of a seat that is awaited.
    pub(crate) fn owed_move(&self, rng: &mut Rng) -> (Seat, &G::Move) {
        self.move_of(self.awaited, rng)
    }

    fn move_of(&self, seats: SeatSet, rng: &mut Rng) -> (Seat, &G::Move) {
        let able =
            |(seat, moves): &&(Seat, Vec<G::Move>)| seats.contains(*seat) && !moves.is_empty();
        let able: Vec<_> = self.choices.iter().filter(able).collect();
        let (seat, moves) = able[rng.index(able.len())];
        (*seat, &moves[rng.index(moves.len())])
    }
}

/// A move that was made, as the laws look at it.
pub(crate) struct Step<'a, G: Game> {
    pub before: &'a Position<'a, G>,
    pub seat: Seat,
    pub mv: &'a G::Move,
    pub after: &'a G::State,
    pub barrier: Barrier,
    pub entries: &'a [LoggedEvent<G::Event>],
}
