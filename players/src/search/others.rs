//! What the others do in a plan: as little as they may, or what looks best for them.

use kernel::{Game, MoveList, Seat, Turn};

use super::plan::Planner;

/// How many decisions of others are looked at between two own turns.
const MOST_BETWEEN: usize = 300;

/// How many answers of others are taken for granted between two own decisions.
const MOST_ANSWERS: usize = 4;

impl<G: Game> Planner<'_, G> {
    /// Has the others decide as little as they may until the seat is asked. Tells whether it is.
    pub(super) fn pass_on(&mut self, state: &mut G::State) -> bool {
        self.until_asked(state, |planner, state, other| planner.game.idle(state, other))
    }

    /// Has the others decide what looks best for their seats until the seat is asked. Tells whether it is.
    pub(super) fn answer_all(&mut self, state: &mut G::State) -> bool {
        self.until_asked(state, |planner, state, other| {
            let mut moves = MoveList::new();
            kernel::play::legal(planner.game, state, other, &mut moves);
            if planner.spent() {
                return planner.game.idle(state, other);
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
        state: &mut G::State,
        decide: impl Fn(&mut Self, &G::State, Seat) -> Option<G::Move>,
    ) -> bool {
        for _ in 0..MOST_BETWEEN {
            let Turn::Awaiting(awaited) = self.game.turn(state) else { return false };
            if awaited.contains(self.seat) {
                return true;
            }
            let Some(other) = awaited.lowest() else { return false };
            let Some(mv) = decide(self, state, other) else { return false };
            self.game.play(state, other, &mv, &mut self.journal);
        }
        false
    }

    /// Has other seats answer questions of yes or no as it looks best for them.
    pub(super) fn answer_questions(&mut self, state: &mut G::State) {
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
            self.game.play(state, other, &mv, &mut self.journal);
        }
    }

    /// The decision after which a position looks best for a seat.
    fn looks_best(
        &mut self,
        state: &G::State,
        seat: Seat,
        moves: &MoveList<G::Move>,
    ) -> Option<G::Move> {
        let mut best: Option<(f32, &G::Move)> = None;
        for mv in moves.iter() {
            let mut after = state.clone();
            self.game.play(&mut after, seat, mv, &mut self.journal);
            let value = self.game.evaluate(&after, seat);
            if best.is_none_or(|(highest, _)| value > highest) {
                best = Some((value, mv));
            }
        }
        best.map(|(_, mv)| mv.clone())
    }
}
