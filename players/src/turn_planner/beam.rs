//! Planning whole turns: the seat's own decisions in a row, judged by the game's evaluation where another seat decides.
//!
//! A beam: plans grow by one decision at a time, all by the same length, and only the most promising are kept. Every
//! plan is tried in the same few imagined states, so that two plans are compared by what they do and not by how lucky
//! the deal was. The beam is widened once; then the best turns are played further (`later_turns.rs`).

use kernel::mind::{Foresight, MoveOf, StateOf};
use kernel::{EventLog, Game, Mind, MoveList, Rng, Seat, Tuning, View};

use super::Intent;
use super::later_turns::weighed;
use crate::planned::{Step as Planned, asked};
use crate::search::Candidate;

/// How many plans are kept after each decision of the first turn, and in how many imagined states each is tried: one
/// beam after the other.
const BEAMS: [(usize, usize); 2] = [(4, 4), (12, 10)];

/// How many plans are kept after each decision of a later turn, for each way to begin.
pub(super) const WIDTH_AHEAD: usize = 2;

/// How many ways to begin are found by the beams.
pub(super) const BEGINNINGS: usize = 7;

/// The longest plan of a turn.
const LONGEST: usize = 40;

/// How many ways to go on are looked at twice, for each plan that is kept.
const LOOKED_AT: usize = 3;

/// How many plans that look exactly the same are kept.
const MOST_EQUALS: usize = 6;

/// A plan that is being made: the decisions so far, and where they lead in every imagined state.
pub(super) struct Plan<G: Game> {
    /// The decisions of the turn that is being planned.
    pub(super) moves: Vec<G::Move>,
    pub(super) states: Vec<G::State>,
    /// The turns before it, each with its decisions.
    pub(super) turns: Vec<Vec<G::Move>>,
    /// Which of the first turns it begins with.
    pub(super) beginning: usize,
    /// What has been counted of the turns before it.
    pub(super) counted: f32,
    /// How much what it comes to still counts: 1 at first.
    pub(super) open: f32,
    /// What the plan is worth as far as it goes.
    pub(super) value: f32,
    /// What it follows, every turn of it.
    pub(super) follows: Follows,
}

/// What was thought of before a plan. Such a plan is kept to its end, whatever it looks like on the way.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Follows {
    /// The list of goals.
    pub(super) goals: bool,
    /// The turns that were planned in the turn before.
    pub(super) turns: bool,
}

impl Follows {
    pub(super) const NOTHING: Follows = Follows { goals: false, turns: false };

    pub(super) fn anything(self) -> bool {
        self != Follows::NOTHING
    }
}

impl<G: Game> Clone for Plan<G> {
    fn clone(&self) -> Self {
        let (moves, states, turns) = (self.moves.clone(), self.states.clone(), self.turns.clone());
        Plan { moves, states, turns, ..*self }
    }
}

/// One way to go on with a plan.
struct Step<M> {
    plan: usize,
    mv: M,
    value: f32,
}

/// What a beam found.
pub(super) struct Found<G: Game> {
    /// Plans of a whole turn, the best first.
    pub(super) whole: Vec<Plan<G>>,
    /// Whether there was time to look at everything.
    pub(super) finished: bool,
}

/// What planning found out.
pub(super) struct Thought<M: Mind> {
    /// The decisions of the turn in order, each with what should be legal then.
    pub(super) steps: Vec<Planned<MoveOf<M>>>,
    /// What might be done in the next own turns.
    pub(super) intent: Intent<M>,
    /// What the plan is worth.
    pub(super) value: f32,
    /// How many positions were judged.
    pub(super) judged: u64,
    /// What the last beam knows about each legal move.
    pub(super) candidates: Vec<Candidate<MoveOf<M>>>,
}

/// Plans turns for the seat of a view.
pub(super) struct Planner<'a, M: Mind> {
    pub(super) mind: &'a M,
    pub(super) tuning: Tuning,
    pub(super) game: &'a M::Game,
    pub(super) seat: Seat,
    view: View<'a, M::Game>,
    /// Where planning begins.
    begun: StateOf<M>,
    /// What was intended for this turn and the next ones in the turn before.
    pub(super) hint: &'a Intent<M>,
    /// What the seat sets out for.
    pub(super) goals: Vec<M::Goal>,
    pub(super) log: EventLog<<M::Game as Game>::Event>,
    moves: MoveList<MoveOf<M>>,
    pub(super) judged: u64,
    /// Tells the share of the budget that is left after so many judged positions.
    budget: &'a dyn Fn(u64) -> f32,
    known: Vec<Candidate<MoveOf<M>>>,
    /// How far ahead it looks.
    pub(super) foresight: Foresight,
}

impl<'a, M: Mind> Planner<'a, M> {
    pub(super) fn new(
        (mind, tuning): (&'a M, Tuning),
        view: View<'a, M::Game>,
        begun: StateOf<M>,
        hint: &'a Intent<M>,
        budget: &'a dyn Fn(u64) -> f32,
    ) -> Self {
        Planner {
            mind,
            tuning,
            game: view.game(),
            seat: view.seat(),
            view,
            begun,
            hint,
            goals: Vec::new(),
            log: EventLog::muted(),
            moves: MoveList::new(),
            judged: 0,
            budget,
            known: Vec::new(),
            foresight: tuning.near,
        }
    }

    /// The best plan that is found before the budget is spent.
    pub(super) fn plan(mut self, rng: &mut Rng) -> Option<Thought<M>> {
        let mut worlds = Vec::new();
        let mut plans: Vec<Plan<M::Game>> = Vec::new();
        for (width, count) in BEAMS {
            while worlds.len() < count {
                worlds.push(self.view.imagine(rng));
            }
            let before = std::mem::take(&mut self.known);
            let found = self.beam(vec![Plan::begin(&worlds)], width);
            if found.finished || plans.is_empty() {
                plans = found.whole;
            } else {
                self.known = before;
            }
            if !found.finished {
                break;
            }
        }
        // The turns were found at this one; at another, a decision may lead to other questions.
        let found_at = worlds[0].clone();
        self.begin_purposeful(&mut worlds, &mut plans);
        for (number, plan) in plans.iter_mut().enumerate() {
            plan.beginning = number;
        }
        self.go_on(&mut plans);
        let best = plans.into_iter().next()?;
        let found_at = if best.follows.goals { worlds.swap_remove(0) } else { found_at };
        let mut turns = best.turns.into_iter().chain([best.moves]);
        let first = turns.next()?;
        let turns = turns.collect();
        let steps = self.expect(found_at, first);
        let intent = Intent { turns, goals: self.goals };
        let (value, judged, candidates) = (best.value, self.judged, self.known);
        Some(Thought { steps, intent, value, judged, candidates })
    }

    /// The share of the budget that is left.
    pub(super) fn left(&self) -> f32 {
        (self.budget)(self.judged)
    }

    /// Whether the budget is used up.
    pub(super) fn spent(&self) -> bool {
        self.left() <= 0.0
    }

    /// What should be legal before each decision of a plan.
    fn expect(&mut self, mut state: StateOf<M>, moves: Vec<MoveOf<M>>) -> Vec<Planned<MoveOf<M>>> {
        let mut expected = Vec::with_capacity(moves.len());
        for mv in moves {
            self.moves.clear();
            kernel::play::legal(self.game, &state, self.seat, &mut self.moves);
            state = self.after(&state, &mv);
            expected.push(Planned { mv, asked: asked(&self.moves) });
        }
        expected
    }

    /// One beam. Without time for all of it, it finds what it can: at least the beginning of a turn.
    pub(super) fn beam(&mut self, mut plans: Vec<Plan<M::Game>>, width: usize) -> Found<M::Game> {
        let mut whole: Vec<Plan<M::Game>> = Vec::new();
        for _ in 0..LONGEST {
            let mut steps: Vec<Step<MoveOf<M>>> = Vec::new();
            for glance in self.glance(&plans, width) {
                let plan = &plans[glance.plan];
                let (value, on) = self.judge(plan, &glance.mv);
                if plan.turns.is_empty() {
                    let first = plan.moves.first().unwrap_or(&glance.mv);
                    note(&mut self.known, first, value, !on);
                }
                if on {
                    steps.push(Step { value, ..glance });
                } else {
                    self.finish(plan, &glance.mv, value, &mut whole);
                }
                if self.spent() {
                    // What takes fewer decisions was found first, but need not be better.
                    if plan.turns.is_empty() {
                        whole.extend(self.keep(&plans, steps, 1));
                        whole.sort_by(|a, b| b.value.total_cmp(&a.value));
                    }
                    return Found { whole, finished: false };
                }
            }
            if steps.is_empty() {
                break;
            }
            plans = self.keep(&plans, steps, width);
        }
        if whole.is_empty() {
            // The beginning of a plan is better than none.
            whole = plans.into_iter().filter(|plan| !plan.moves.is_empty()).take(1).collect();
        }
        Found { whole, finished: true }
    }

    /// The ways to go on that look best in the first imagined state: most can be told not to be worth a second look.
    fn glance(&mut self, plans: &[Plan<M::Game>], width: usize) -> Vec<Step<MoveOf<M>>> {
        let mut steps = Vec::new();
        for (index, plan) in plans.iter().enumerate() {
            self.moves.clear();
            kernel::play::legal(self.game, &plan.states[0], self.seat, &mut self.moves);
            for mv in std::mem::take(&mut self.moves).iter() {
                let (value, _) = self.judge_in(plan, mv, 1);
                steps.push(Step { plan: index, mv: mv.clone(), value });
                if self.spent() {
                    break;
                }
            }
        }
        steps.sort_by(|a, b| b.value.total_cmp(&a.value));
        let mut quotas: Vec<Quota> = Vec::new();
        let count = LOOKED_AT * width;
        steps.retain(|step| {
            let plan = &plans[step.plan];
            let quota = Quota::of(&mut quotas, plan.beginning);
            quota.count += 1;
            if quota.count == count {
                quota.worst = step.value;
            }
            quota.count <= count
                || step.value == quota.worst && quota.count <= 2 * count
                || self.hinted(plan, &step.mv)
        });
        steps
    }

    /// Counts a plan of a whole turn, if it is among the best and not just another way to the same end.
    fn finish(
        &mut self,
        plan: &Plan<M::Game>,
        mv: &MoveOf<M>,
        value: f32,
        whole: &mut Vec<Plan<M::Game>>,
    ) {
        let value = weighed(plan, value);
        let most = if plan.turns.is_empty() { BEGINNINGS } else { WIDTH_AHEAD };
        let kin = |other: &&Plan<M::Game>| other.beginning == plan.beginning;
        let better = whole.iter().filter(kin).filter(|other| other.value > value).count();
        if better >= most || whole.iter().filter(kin).any(|other| other.value == value) {
            return;
        }
        let longer = self.longer(plan, mv, value);
        let at = whole.partition_point(|other| other.value > value);
        whole.insert(at, longer);
        let mut count = 0;
        whole.retain(|other| {
            count += usize::from(other.beginning == plan.beginning);
            other.beginning != plan.beginning || count <= most
        });
    }

    fn longer(&mut self, plan: &Plan<M::Game>, mv: &MoveOf<M>, value: f32) -> Plan<M::Game> {
        let states = plan.states.iter().map(|state| self.after(state, mv)).collect();
        let moves = plan.moves.iter().chain([mv]).cloned().collect();
        let (turns, beginning) = (plan.turns.clone(), plan.beginning);
        let Plan { counted, open, .. } = *plan;
        let follows = Follows::NOTHING;
        Plan { moves, states, turns, beginning, counted, open, value, follows }
    }

    /// The best ways to go on, as plans, and what was planned before.
    fn keep(
        &mut self,
        plans: &[Plan<M::Game>],
        mut steps: Vec<Step<MoveOf<M>>>,
        width: usize,
    ) -> Vec<Plan<M::Game>> {
        steps.sort_by(|a, b| b.value.total_cmp(&a.value));
        let mut kept: Vec<Plan<M::Game>> = Vec::with_capacity(width);
        let mut quotas: Vec<Quota> = Vec::new();
        for step in steps {
            let plan = &plans[step.plan];
            let quota = Quota::of(&mut quotas, plan.beginning);
            quota.equals = if step.value == quota.worst { quota.equals + 1 } else { 0 };
            quota.worst = step.value;
            // What looks exactly the same may still go on differently, as with whom one activates: a few are kept
            // beside those that differ.
            let most = if quota.equals == 0 { width } else { 2 * width };
            let full = quota.count >= most || quota.equals >= MOST_EQUALS;
            if full && !self.hinted(plan, &step.mv) {
                continue;
            }
            quota.count += 1;
            let longer = self.longer(plan, &step.mv, step.value);
            kept.push(longer);
        }
        kept
    }

    /// Whether a plan goes on as it was planned in the turn before.
    fn hinted(&self, plan: &Plan<M::Game>, mv: &MoveOf<M>) -> bool {
        let mut hint = self.hint.turns.first().into_iter().flatten();
        plan.turns.is_empty()
            && plan.moves.iter().all(|mv| hint.next() == Some(mv))
            && hint.next() == Some(mv)
    }

    /// What a plan is worth with one more decision, and whether the seat decides on.
    fn judge(&mut self, plan: &Plan<M::Game>, mv: &MoveOf<M>) -> (f32, bool) {
        self.judge_in(plan, mv, plan.states.len())
    }

    /// The same in the first few imagined states.
    fn judge_in(&mut self, plan: &Plan<M::Game>, mv: &MoveOf<M>, count: usize) -> (f32, bool) {
        let (mut sum, mut on) = (0.0, false);
        for (number, state) in plan.states.iter().take(count).enumerate() {
            let after = self.after(state, mv);
            sum += self.worth(&after);
            if number == 0 {
                on = self.game.turn(&after).awaited().contains(self.seat);
            }
        }
        (sum / count as f32, on)
    }

    /// What a position is worth.
    pub(super) fn worth(&mut self, state: &StateOf<M>) -> f32 {
        self.judged += 1;
        self.mind.evaluate_ahead(self.game, &self.begun, state, self.seat)
    }

    /// The state after a decision and after what others answer to it. A decision that is not legal in an imagined state
    /// changes nothing there.
    pub(super) fn after(&mut self, state: &StateOf<M>, mv: &MoveOf<M>) -> StateOf<M> {
        let mut after = state.clone();
        if self.game.check(&after, self.seat, mv).is_ok() {
            self.game.play(&mut after, self.seat, mv, &mut self.log);
        }
        self.answer_questions(&mut after);
        after
    }
}

impl<G: Game> Plan<G> {
    pub(super) fn begin(worlds: &[G::State]) -> Self {
        Plan {
            moves: Vec::new(),
            states: worlds.to_vec(),
            turns: Vec::new(),
            beginning: 0,
            counted: 0.0,
            open: 1.0,
            value: 0.0,
            follows: Follows { goals: true, turns: true },
        }
    }
}

/// How many plans with one beginning are kept.
pub(super) struct Quota {
    beginning: usize,
    pub(super) count: usize,
    /// The worst value that has found quota.
    pub(super) worst: f32,
    /// How many of the last ones were worth exactly the same.
    equals: usize,
}

impl Quota {
    pub(super) fn of(quotas: &mut Vec<Quota>, beginning: usize) -> &mut Quota {
        let at =
            quotas.iter().position(|quota| quota.beginning == beginning).unwrap_or(quotas.len());
        if at == quotas.len() {
            quotas.push(Quota { beginning, count: 0, worst: f32::NAN, equals: 0 });
        }
        &mut quotas[at]
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
