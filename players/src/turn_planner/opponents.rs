//! What the others do in a plan: as little as they may, or what looks best for them.

use kernel::mind::{MoveOf, StateOf};
use kernel::{Game, Mind, MoveList, Seat, Turn};

use super::beam::Planner;

/// How many decisions of others are looked at between two own turns.
const MOST_BETWEEN: usize = 300;

/// How many answers of others are taken for granted between two own decisions.
const MOST_ANSWERS: usize = 4;

impl<M: Mind> Planner<'_, M> {
    /// The decision by which a seat does as little as it may.
    pub(super) fn default_move(&self, state: &StateOf<M>, seat: Seat) -> Option<MoveOf<M>> {
        self.mind.default_move(self.game, state, seat)
    }

    /// Has the others decide as little as they may until the seat is asked. Tells whether it is.
    pub(super) fn pass_on(&mut self, state: &mut StateOf<M>) -> bool {
        self.until_asked(state, |planner, state, other| planner.default_move(state, other))
    }

    /// Has the others decide what looks best for their seats until the seat is asked. Tells whether it is.
    pub(super) fn answer_all(&mut self, state: &mut StateOf<M>) -> bool {
        self.until_asked(state, |planner, state, other| {
            let mut moves = MoveList::new();
            kernel::play::legal(planner.game, state, other, &mut moves);
            if planner.spent() {
                return planner.default_move(state, other);
            }
            if let [only] = &moves[..] {
                return Some(only.clone());
            }
            planner.judged += moves.len() as u64;
            planner.looks_best(state, other, &moves)
        })
    }

    fn until_asked(
        &mut self,
        state: &mut StateOf<M>,
        decide: impl Fn(&mut Self, &StateOf<M>, Seat) -> Option<MoveOf<M>>,
    ) -> bool {
        for _ in 0..MOST_BETWEEN {
            let Turn::Awaiting(awaited) = self.game.turn(state) else { return false };
            if awaited.seats.contains(self.seat) {
                return true;
            }
            let Some(other) = awaited.seats.lowest() else { return false };
            let Some(mv) = decide(self, state, other) else { return false };
            self.game.play(state, other, &mv, &mut self.log);
        }
        false
    }

    /// Has other seats answer questions of yes or no as it looks best for them.
    pub(super) fn answer_questions(&mut self, state: &mut StateOf<M>) {
        for _ in 0..MOST_ANSWERS {
            let awaited = self.game.turn(state).awaited();
            let other = awaited.lowest().filter(|_| !awaited.contains(self.seat));
            let Some(other) = other else { return };
            let mut answers = MoveList::new();
            kernel::play::legal(self.game, state, other, &mut answers);
            if answers.len() > 2 {
                return;
            }
            let Some(mv) = self.looks_best(state, other, &answers) else { return };
            self.game.play(state, other, &mv, &mut self.log);
        }
    }

    /// The decision after which a position looks best for a seat.
    fn looks_best(
        &mut self,
        state: &StateOf<M>,
        seat: Seat,
        moves: &MoveList<MoveOf<M>>,
    ) -> Option<MoveOf<M>> {
        let mut best: Option<(f32, &MoveOf<M>)> = None;
        for mv in moves.iter() {
            let mut after = state.clone();
            self.game.play(&mut after, seat, mv, &mut self.log);
            let value = self.mind.evaluate(self.game, &after, seat);
            if best.is_none_or(|(highest, _)| value > highest) {
                best = Some((value, mv));
            }
        }
        best.map(|(_, mv)| mv.clone())
    }
}
