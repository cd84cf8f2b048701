//! Going on with the best turns: one own turn after the other, until the budget is used up or the game is over. What
//! takes several turns is seen to its end where the evaluation can only hope for it. A plan goes on for itself with
//! every turn it may begin with, so that none is crowded out by variations of another.
//!
//! What the others do in between, nobody knows: as little as they may ([`kernel::Mind::default_move`]). Only in the
//! first round, where time allows it, each decides what looks best for its seat: a turn that invites the others to spoil
//! it is not worth what comes after.
//!
//! Where the mind knows turns that serve a purpose ([`kernel::Mind::purposeful_turns`]), only those are tried: few enough
//! to see the end of the game.

use kernel::mind::{Foresight, StateOf, WholeTurnOf};
use kernel::{Game, Mind, Turn, WholeTurn};

use super::beam::{Follows, Found, Plan, Planner, Quota, WIDTH_AHEAD};

/// How many turns that serve a purpose are looked at as first turns, and how many for each plan of a later turn.
const PURPOSEFUL: (usize, usize) = (8, 12);

/// How many plans made of them are kept for each first turn.
const KEPT_PURPOSEFUL: usize = 6;

/// The share of the budget that must be left for the others to decide for themselves.
const LEFT_FOR_ANSWERS: f32 = 0.3;

/// More own turns than any game has.
const MOST_TURNS: usize = 100;

/// Where a plan comes to when the others have had their turns.
enum Next<G: Game> {
    /// To the next own turn.
    Turn(Plan<G>),
    /// To the end of the game.
    Over(Plan<G>),
}

impl<M: Mind> Planner<'_, M> {
    /// Adds the best turns that serve a purpose to those that were found.
    pub(super) fn begin_purposeful(
        &mut self,
        worlds: &mut [StateOf<M>],
        plans: &mut Vec<Plan<M::Game>>,
    ) {
        let begun = self.purposeful_turns(&Plan::begin(worlds), PURPOSEFUL.0);
        if begun.is_empty() {
            return;
        }
        self.foresight = self.tuning.far;
        for plan in begun {
            if plan.follows.anything() || plans.iter().all(|known| known.value != plan.value) {
                plans.push(plan);
            }
        }
        self.soonest_first(worlds, plans);
        self.goals = self.list_goals(worlds);
        plans.extend(self.with_goals(&Plan::begin(worlds)));
        plans.sort_by(|a, b| b.value.total_cmp(&a.value));
    }

    /// A plan that follows the list of goals, longer by one turn.
    fn with_goals(&mut self, start: &Plan<M::Game>) -> Option<Plan<M::Game>> {
        if !start.follows.goals || self.goals.is_empty() {
            return None;
        }
        let state = &start.states[0];
        let turn = self.advance(state, &self.goals).or_else(|| self.advance(state, &[]))?;
        let value = self.worth(&turn.after);
        let follows = Follows { goals: true, turns: false };
        Some(Plan { follows, ..self.tried(start, turn, value) })
    }

    /// Puts the imagined states first in which the game is over soonest: a plan that counts on one turn more comes to
    /// nothing without it.
    fn soonest_first(&mut self, worlds: &mut [StateOf<M>], plans: &mut [Plan<M::Game>]) {
        let mut order: Vec<usize> = (0..worlds.len()).collect();
        order.sort_by_cached_key(|number| self.turns_left(&worlds[*number]));
        let sorted = |states: &[StateOf<M>]| -> Vec<StateOf<M>> {
            order.iter().filter_map(|number| states.get(*number)).cloned().collect()
        };
        for plan in plans {
            plan.states = sorted(&plan.states);
        }
        worlds.clone_from_slice(&sorted(worlds));
    }

    /// How many own turns are left if everybody does as little as they may.
    fn turns_left(&mut self, state: &StateOf<M>) -> usize {
        let mut state = state.clone();
        let mut count = 0;
        while count < MOST_TURNS
            && self.pass_on(&mut state)
            && let Some(mv) = self.default_move(&state, self.seat)
        {
            self.game.play(&mut state, self.seat, &mv, &mut self.log);
            count += 1;
        }
        count
    }

    /// Goes on with the best turns, as far as the budget lasts.
    pub(super) fn go_on(&mut self, plans: &mut Vec<Plan<M::Game>>) {
        let Foresight { turns, beginnings, .. } = self.foresight;
        let answered = self.left() > LEFT_FOR_ANSWERS;
        for turn in 1..turns {
            narrow(plans, beginnings(turn));
            if plans.iter().all(|plan| plan.beginning == plans[0].beginning) {
                return;
            }
            let (mut over, mut starts) = (Vec::new(), Vec::new());
            for plan in plans.iter() {
                if self.spent() {
                    return;
                }
                match self.next_turn(plan, answered && turn == 1) {
                    Next::Turn(start) => starts.push(start),
                    Next::Over(plan) => over.push(plan),
                }
            }
            let Found { whole, finished } = self.turns_ahead(starts);
            if !finished {
                return;
            }
            let all_over = whole.is_empty();
            *plans = whole;
            plans.extend(over);
            plans.sort_by(|a, b| b.value.total_cmp(&a.value));
            if all_over {
                return;
            }
        }
    }

    /// A plan when the others have had their turns; perhaps they decide for themselves.
    fn next_turn(&mut self, plan: &Plan<M::Game>, answered: bool) -> Next<M::Game> {
        let mut next = plan.clone();
        if let Turn::Over(_) = self.game.turn(&plan.states[0]) {
            return Next::Over(next);
        }
        let Foresight { worlds, answers, .. } = self.foresight;
        let answers = if answered { answers } else { 0 };
        let mut goes_on = false;
        for (number, state) in next.states.iter_mut().enumerate() {
            let own = if number < answers { self.answer_all(state) } else { self.pass_on(state) };
            if number == 0 {
                goes_on = own;
            }
            if goes_on && number + 1 >= worlds.max(answers) {
                break;
            }
        }
        if goes_on {
            next.states.truncate(worlds.max(answers));
            self.count(&mut next);
            next.turns.push(std::mem::take(&mut next.moves));
            return Next::Turn(next);
        }
        let sum: f32 = next.states.iter().map(|state| self.worth(state)).sum();
        self.count(&mut next);
        next.value = weighed(&next, sum / next.states.len() as f32);
        Next::Over(next)
    }

    /// Goes on with every plan by one turn that serves a purpose; with any turn where there is none such.
    fn turns_ahead(&mut self, starts: Vec<Plan<M::Game>>) -> Found<M::Game> {
        let (mut whole, mut without) = (Vec::new(), Vec::new());
        for start in starts {
            let plans = self.purposeful_turns(&start, PURPOSEFUL.1);
            if plans.is_empty() {
                without.push(start);
            } else {
                whole.extend(self.with_goals(&start));
            }
            whole.extend(plans);
            if self.spent() {
                return Found { whole, finished: false };
            }
        }
        whole.sort_by(|a, b| b.value.total_cmp(&a.value));
        let mut quotas: Vec<Quota> = Vec::new();
        whole.retain(|plan| {
            let quota = Quota::of(&mut quotas, plan.beginning);
            let another = quota.worst != plan.value;
            quota.worst = plan.value;
            quota.count += usize::from(another);
            plan.follows.anything() || another && quota.count <= KEPT_PURPOSEFUL
        });
        if without.is_empty() {
            return Found { whole, finished: true };
        }
        let found = self.beam(without, WIDTH_AHEAD);
        whole.extend(found.whole);
        whole.sort_by(|a, b| b.value.total_cmp(&a.value));
        Found { whole, finished: found.finished }
    }

    /// The best turns of a plan that serve a purpose, tried in every imagined state, and what was planned before.
    fn purposeful_turns(&mut self, start: &Plan<M::Game>, most: usize) -> Vec<Plan<M::Game>> {
        let (mind, game, seat) = (self.mind, self.game, self.seat);
        let mut turns = Vec::new();
        mind.purposeful_turns(game, &start.states[0], seat, &mut |turn| {
            turns.push((self.worth(&turn.after), turn));
        });
        if turns.is_empty() {
            return Vec::new();
        }
        turns.sort_by(|a, b| b.0.total_cmp(&a.0));
        turns.dedup_by(|a, b| a.0 == b.0);
        turns.truncate(most);
        let mut plans: Vec<Plan<M::Game>> =
            turns.into_iter().map(|(value, turn)| self.tried(start, turn, value)).collect();
        if let Some(hinted) = self.hinted_turn(start) {
            let value = self.worth(&hinted.after);
            let follows = Follows { goals: false, turns: start.follows.turns };
            plans.push(Plan { follows, ..self.tried(start, hinted, value) });
        }
        plans
    }

    /// A turn tried in the other imagined states too.
    fn tried(
        &mut self,
        start: &Plan<M::Game>,
        WholeTurn { moves, after }: WholeTurnOf<M>,
        value: f32,
    ) -> Plan<M::Game> {
        let mut states = vec![after];
        let mut sum = value;
        for state in &start.states[1..] {
            let after = moves.iter().fold(state.clone(), |state, mv| self.after(&state, mv));
            sum += self.worth(&after);
            states.push(after);
        }
        let value = weighed(start, sum / states.len() as f32);
        let follows = Follows::NOTHING;
        Plan { moves, states, turns: start.turns.clone(), value, follows, ..*start }
    }

    /// Counts what a plan has come to by itself, as far as it counts once later turns are tried.
    fn count(&self, plan: &mut Plan<M::Game>) {
        let Foresight { at_once, second, later, .. } = self.foresight;
        let share = match plan.turns.len() {
            0 => at_once,
            1 => second,
            _ => later,
        };
        let value = (plan.value - plan.counted) / plan.open;
        plan.counted += plan.open * share * value;
        plan.open *= 1.0 - share;
    }

    /// The turn that was planned before for where a plan has come, if it can still be played.
    fn hinted_turn(&mut self, start: &Plan<M::Game>) -> Option<WholeTurnOf<M>> {
        let number = start.turns.len();
        if start.turns[..] != self.hint.turns[..number.min(self.hint.turns.len())] {
            return None;
        }
        let moves = self.hint.turns.get(number)?;
        let mut after = start.states[0].clone();
        for mv in moves {
            let asked = self.game.turn(&after).awaited().contains(self.seat);
            if !asked || self.game.check(&after, self.seat, mv).is_err() {
                return None;
            }
            after = self.after(&after, mv);
        }
        Some(WholeTurn { moves: moves.clone(), after })
    }
}

/// What a plan is worth that comes to a value with its next turn.
pub(super) fn weighed<G: Game>(plan: &Plan<G>, value: f32) -> f32 {
    plan.counted + plan.open * value
}

/// Keeps the plans of the best so many beginnings, and those that follow what was thought of before; the plans are in order, the best first.
fn narrow<G: Game>(plans: &mut Vec<Plan<G>>, beginnings: usize) {
    let mut best: Vec<usize> = Vec::new();
    plans.retain(|plan| {
        let known = best.contains(&plan.beginning);
        if !known && best.len() < beginnings {
            best.push(plan.beginning);
        }
        known || best.contains(&plan.beginning) || plan.follows.anything()
    });
}
