//! The player that takes any legal move.

use kernel::chance::Draw;
use kernel::{Game, MoveList, Player, Rng, Seed, View};

/// Chooses each legal move with equal chance. A decision allocates nothing once the widest one has been met.
#[derive(Clone, Debug)]
pub struct Random<G: Game> {
    rng: Rng,
    moves: MoveList<G::Move>,
}

impl<G: Game> Random<G> {
    /// A random player; the same seed makes the same choices.
    pub fn new(seed: Seed) -> Self {
        Random { rng: seed.derive(0).rng(), moves: MoveList::new() }
    }

    /// A legal move without taking it out of the buffer, or nothing if the seat has none.
    ///
    /// One candidate after another is drawn until one is legal. Since each legal move is a candidate once, all have the
    /// same chance, and few are checked.
    #[inline]
    pub fn choose(&mut self, view: View<'_, G>) -> Option<&G::Move> {
        view.candidates(&mut self.moves);
        while !self.moves.is_empty() {
            let index = self.rng.index(self.moves.len());
            if view.allows(&self.moves[index]) {
                return self.moves.get(index);
            }
            self.moves.swap_remove(index);
        }
        None
    }

    /// Who of several seats decides first, each with equal chance; nothing if there is none.
    #[inline]
    pub(crate) fn first(&mut self, deciding: kernel::SeatSet) -> Option<kernel::Seat> {
        let lowest = deciding.lowest()?;
        if deciding.without(lowest).is_empty() {
            return Some(lowest);
        }
        deciding.iter().nth(self.rng.index(deciding.len()))
    }

    /// Goes on with another seed, keeping the memory.
    #[inline]
    pub(crate) fn reseed(&mut self, seed: Seed) {
        self.rng = seed.derive(0).rng();
    }
}

impl<G: Game> Player<G> for Random<G> {
    fn decide(&mut self, view: View<'_, G>) -> G::Move {
        self.choose(view).expect("an awaited seat has a legal move").clone()
    }
}
