//! Planning a whole turn: the seat's own decisions in a row, judged by the game's evaluation where another seat decides.
//!
//! A beam: plans grow by one decision at a time, all by the same length, and only the most promising are kept. Every
//! plan is tried in the same few imagined states, so that two plans are compared by what they do and not by how lucky
//! the deal was. The beam is widened until the budget is used up, or until a wider one finds nothing else.

use kernel::{Game, Journal, MoveList, Outcome, Rng, Seat, SeatSet, Turn, View};

use super::{Candidate, Expected};

/// How many plans are kept after each decision, and in how many imagined states each is tried: one beam after the other.
const BEAMS: [(usize, usize); 5] = [(3, 4), (8, 8), (20, 12), (50, 16), (120, 24)];

/// The longest plan.
const LONGEST: usize = 40;

/// How many answers of others are taken for granted between two own decisions.
const MOST_ANSWERS: usize = 4;

/// How many plans that look exactly the same are kept.
const MOST_EQUALS: usize = 6;

/// A plan that is being made: the decisions so far, and where they lead in every imagined state.
struct Plan<G: Game> {
    moves: Vec<G::Move>,
    states: Vec<G::State>,
}

/// One way to go on with a plan.
struct Step<M> {
    plan: usize,
    mv: M,
    value: f32,
}

/// The best plan of a beam.
struct Best<M> {
    moves: Vec<M>,
    value: f32,
}

/// What planning a turn found out.
pub(super) struct Planned<M> {
    /// The decisions in order, each with what should be legal then.
    pub(super) expected: Vec<Expected<M>>,
    /// How many positions were judged.
    pub(super) judged: u64,
    /// What the last beam knows about each legal move.
    pub(super) candidates: Vec<Candidate<M>>,
}

/// Plans turns for the seat of a view.
pub(super) struct Planner<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    view: View<'a, G>,
    journal: Journal<G::Event>,
    moves: MoveList<G::Move>,
    judged: u64,
    /// Tells after how many judged positions time is up.
    spent: &'a dyn Fn(u64) -> bool,
}

impl<'a, G: Game> Planner<'a, G> {
    pub(super) fn new(view: View<'a, G>, spent: &'a dyn Fn(u64) -> bool) -> Self {
        Planner {
            game: view.game(),
            seat: view.seat(),
            view,
            journal: Journal::muted(),
            moves: MoveList::new(),
            judged: 0,
            spent,
        }
    }

    /// The best plan that is found before the budget is spent.
    pub(super) fn plan(mut self, rng: &mut Rng) -> Option<Planned<G::Move>> {
        let mut best: Option<Best<G::Move>> = None;
        let mut candidates = Vec::new();
        let mut worlds = Vec::new();
        for (width, count) in BEAMS {
            while worlds.len() < count {
                worlds.push(self.view.imagine(rng));
            }
            let mut known = Vec::new();
            let Some(found) = self.beam(&worlds, width, best.is_some(), &mut known) else { break };
            let settled = best.is_some_and(|best| best.moves == found.moves);
            best = Some(found);
            candidates = known;
            if settled {
                break;
            }
        }
        let best = best?;
        let expected = self.expect(worlds.swap_remove(0), best.moves);
        Some(Planned { expected, judged: self.judged, candidates })
    }

    /// What should be legal before each decision of a plan.
    fn expect(&mut self, mut state: G::State, moves: Vec<G::Move>) -> Vec<Expected<G::Move>> {
        let mut expected = Vec::with_capacity(moves.len());
        for mv in moves {
            self.moves.clear();
            self.game.moves(&state, self.seat, &mut self.moves);
            state = self.after(&state, &mv);
            expected.push(Expected { mv, legal: self.moves.to_vec() });
        }
        expected
    }

    /// One beam. Once the budget is spent it gives up with nothing if it may; the first, a short one, may not.
    fn beam(
        &mut self,
        worlds: &[G::State],
        width: usize,
        may_give_up: bool,
        known: &mut Vec<Candidate<G::Move>>,
    ) -> Option<Best<G::Move>> {
        let mut best: Option<Best<G::Move>> = None;
        let mut plans = vec![Plan::<G> { moves: Vec::new(), states: worlds.to_vec() }];
        for _ in 0..LONGEST {
            let mut steps: Vec<Step<G::Move>> = Vec::new();
            for (index, plan) in plans.iter().enumerate() {
                self.moves.clear();
                self.game.moves(&plan.states[0], self.seat, &mut self.moves);
                for mv in std::mem::take(&mut self.moves).iter() {
                    let (value, on) = self.judge(plan, mv);
                    note(known, plan.moves.first().unwrap_or(mv), value, !on);
                    if on {
                        steps.push(Step { plan: index, mv: mv.clone(), value });
                    } else if best.as_ref().is_none_or(|best| value > best.value) {
                        let moves = plan.moves.iter().chain([mv]).cloned().collect();
                        best = Some(Best { moves, value });
                    }
                    if may_give_up && (self.spent)(self.judged) {
                        return None;
                    }
                }
            }
            if steps.is_empty() {
                break;
            }
            plans = self.keep(&plans, steps, width);
        }
        // The beginning of a plan is better than none.
        best.or_else(|| {
            let plan = plans.into_iter().find(|plan| !plan.moves.is_empty())?;
            Some(Best { moves: plan.moves, value: 0.0 })
        })
    }

    /// The best ways to go on, as plans.
    fn keep(
        &mut self,
        plans: &[Plan<G>],
        mut steps: Vec<Step<G::Move>>,
        width: usize,
    ) -> Vec<Plan<G>> {
        steps.sort_by(|a, b| b.value.total_cmp(&a.value));
        let mut kept: Vec<Plan<G>> = Vec::with_capacity(width);
        let mut equals = (f32::NAN, 0);
        for step in steps {
            equals =
                if step.value == equals.0 { (equals.0, equals.1 + 1) } else { (step.value, 0) };
            // What looks exactly the same may still go on differently, as with whom one activates: a few are kept
            // beside those that differ.
            let room = if equals.1 == 0 { width } else { 2 * width };
            if kept.len() >= room || equals.1 >= MOST_EQUALS {
                continue;
            }
            let plan = &plans[step.plan];
            let states = plan.states.iter().map(|state| self.after(state, &step.mv)).collect();
            let moves = plan.moves.iter().chain([&step.mv]).cloned().collect();
            kept.push(Plan { moves, states });
        }
        kept
    }

    /// What a plan is worth with one more decision, and whether the seat decides on.
    fn judge(&mut self, plan: &Plan<G>, mv: &G::Move) -> (f32, bool) {
        let (mut sum, mut on) = (0.0, false);
        for (number, state) in plan.states.iter().enumerate() {
            let after = self.after(state, mv);
            self.judged += 1;
            match self.game.turn(&after) {
                Turn::Over(outcome) => sum += self.utility(&outcome),
                Turn::Awaiting(awaited) => {
                    sum += self.game.evaluate_all(&after)[self.seat.index()];
                    on |= number == 0 && awaited.contains(self.seat);
                }
            }
        }
        (sum / plan.states.len() as f32, on)
    }

    fn utility(&self, outcome: &Outcome) -> f32 {
        outcome.utility(self.seat)
    }

    /// The state after a decision and after what others answer to it. A decision that is not legal in an imagined state
    /// changes nothing there.
    fn after(&mut self, state: &G::State, mv: &G::Move) -> G::State {
        let mut after = state.clone();
        if self.game.check(&after, self.seat, mv).is_ok() {
            self.game.play(&mut after, self.seat, mv, &mut self.journal);
        }
        for _ in 0..MOST_ANSWERS {
            let Turn::Awaiting(awaited) = self.game.turn(&after) else { break };
            if !self.answer(&mut after, awaited) {
                break;
            }
        }
        after
    }

    /// Has another seat answer a question of yes or no as it looks best for that seat. Tells whether it was one.
    fn answer(&mut self, state: &mut G::State, awaited: SeatSet) -> bool {
        let Some(other) = awaited.lowest().filter(|_| !awaited.contains(self.seat)) else {
            return false;
        };
        let mut answers = MoveList::new();
        self.game.moves(state, other, &mut answers);
        if answers.len() > 2 {
            return false;
        }
        let worth = |mv: &G::Move, journal: &mut Journal<G::Event>| {
            let mut after = state.clone();
            self.game.play(&mut after, other, mv, journal);
            self.game.evaluate(&after, other)
        };
        let mut best: Option<(f32, &G::Move)> = None;
        for mv in answers.iter() {
            let value = worth(mv, &mut self.journal);
            if best.is_none_or(|(highest, _)| value > highest) {
                best = Some((value, mv));
            }
        }
        let Some((_, mv)) = best else { return false };
        self.game.play(state, other, mv, &mut self.journal);
        true
    }
}

/// Counts a judged plan for the decision it begins with: what the best whole turn is worth.
fn note<M: Clone + Eq>(known: &mut Vec<Candidate<M>>, mv: &M, value: f32, whole: bool) {
    let at = known.iter().position(|candidate| candidate.mv == *mv);
    let candidate = match at {
        Some(at) => &mut known[at],
        None => {
            known.push(Candidate { mv: mv.clone(), visits: 0, value: 0.0 });
            known.last_mut().expect("one was just added")
        }
    };
    candidate.visits += 1;
    if whole {
        candidate.value = candidate.value.max(value);
    }
}
