//! The player that looks one decision ahead.

use std::sync::Arc;

use kernel::chance::Draw;
use kernel::mind::{MoveOf, StateOf};
use kernel::{Arg, EventLog, Game, Mind, MoveList, Player, Rng, Seed, Text, View};

/// In how many imagined states a move is tried where something is hidden or drawn.
const IMAGINED: usize = 8;

/// Tries every legal move in a few states its seat cannot tell from the real one, and takes the move after which
/// [`Mind::evaluate`] is best on average; equals are chosen among at random.
///
/// It looks exactly one decision ahead, also where the same seat is awaited again afterwards.
pub struct Greedy<M: Mind> {
    mind: Arc<M>,
    rng: Rng,
    moves: MoveList<MoveOf<M>>,
    imagined: Vec<StateOf<M>>,
    log: EventLog<<M::Game as Game>::Event>,
    value: Option<f32>,
}

impl<M: Mind> Greedy<M> {
    /// A greedy player; the same seed makes the same choices.
    pub fn new(mind: Arc<M>, seed: Seed) -> Self {
        Greedy {
            mind,
            rng: seed.derive(0).rng(),
            moves: MoveList::new(),
            imagined: Vec::with_capacity(IMAGINED),
            log: EventLog::muted(),
            value: None,
        }
    }

    fn imagine(&mut self, view: View<'_, M::Game>) {
        let count = if view.game().about().hidden_information { IMAGINED } else { 1 };
        self.imagined.clear();
        for _ in 0..count {
            self.imagined.push(view.imagine(&mut self.rng));
        }
    }

    fn value_of(&mut self, view: View<'_, M::Game>, index: usize) -> f32 {
        let (game, seat) = (view.game(), view.seat());
        let mut sum = 0.0;
        for before in &self.imagined {
            let mut after = before.clone();
            game.play(&mut after, seat, &self.moves[index], &mut self.log);
            sum += self.mind.evaluate(game, &after, seat);
        }
        sum / self.imagined.len() as f32
    }
}

impl<M: Mind> Player<M::Game> for Greedy<M> {
    fn decide(&mut self, view: View<'_, M::Game>) -> MoveOf<M> {
        view.moves(&mut self.moves);
        self.value = None;
        if let [only] = &self.moves[..] {
            return only.clone();
        }
        self.imagine(view);
        let (mut best, mut best_value, mut equals) = (0, f32::NEG_INFINITY, 0);
        for index in 0..self.moves.len() {
            let value = self.value_of(view, index);
            if value > best_value {
                (best, best_value, equals) = (index, value, 1);
            } else if value == best_value {
                equals += 1;
                if self.rng.below(equals) == 0 {
                    best = index;
                }
            }
        }
        self.value = Some(best_value);
        self.moves.get(best).expect("an awaited seat has a legal move").clone()
    }

    fn reason(&self) -> Option<Text> {
        self.value.map(|value| Text::new("reason-greedy").with("percent", percent(value)))
    }
}

/// A value from 0 to 1 as a message says it.
pub(crate) fn percent(value: f32) -> Arg {
    Arg::Number((value * 100.0).round() as i64)
}
