//! Going on with the best turns: one own turn after the other, until the budget is used up or the game is over. What
//! takes several turns is seen to its end where the evaluation can only hope for it. Every way to begin is gone on with
//! for itself, so that none is crowded out by variations of another.
//!
//! What the others do in between, nobody knows: as little as they may ([`kernel::Game::idle`]). Only in the first round,
//! where time allows it, each decides what looks best for its seat: a way to begin that invites the others to spoil it
//! is not worth what comes after.
//!
//! Where the game knows turns that serve an aim ([`kernel::Game::errands`]), only those are tried: few enough to see the
//! end of the game.

use kernel::{Errand, Game, Turn};

use super::plan::{BEGINNINGS, Follows, Found, Plan, Planner, Room, WIDTH_AHEAD};

/// How far ahead a plan looks.
pub(super) struct Foresight {
    /// How many own turns are looked at, the present one included.
    turns: usize,
    /// In how many imagined states each turn is tried.
    worlds: usize,
    /// In how many the others decide for themselves in the first round.
    answers: usize,
    /// How much the first turn counts by itself, before it is gone on with: what is done now need not be done later.
    at_once: f32,
    /// How much the second turn counts by itself, of what is still open: what is left of the first after the others
    /// have decided.
    second: f32,
    /// The same of every later turn: so often nothing comes of what was planned beyond.
    later: f32,
    /// How many ways to begin are gone on with to so many turns, fewer the farther.
    beginnings: fn(usize) -> usize,
}

/// Where any turn has to be tried.
pub(super) const NEAR: Foresight = Foresight {
    turns: 6,
    worlds: 3,
    answers: 0,
    at_once: 0.5,
    second: 0.0,
    later: 0.0,
    beginnings: |turn| (BEGINNINGS + 1).saturating_sub(turn).max(2),
};

/// Where the game knows turns that serve an aim: to the end.
const FAR: Foresight = Foresight {
    turns: 18,
    worlds: 2,
    answers: 4,
    at_once: 0.2,
    second: 0.375,
    later: 0.12,
    beginnings: |turn| (11.0 * 0.85_f32.powi(turn as i32 - 1)).max(4.0) as usize,
};

/// How many turns that serve an aim are looked at as ways to begin, and how many for each plan of a later turn.
const ERRANDS: (usize, usize) = (8, 12);

/// How many plans made of them are kept for each way to begin.
const KEPT_ERRANDS: usize = 6;

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

impl<G: Game> Planner<'_, G> {
    /// Adds the best turns that serve an aim to those that were found.
    pub(super) fn begin_errands(&mut self, worlds: &mut [G::State], plans: &mut Vec<Plan<G>>) {
        let begun = self.turns_with_an_aim(&Plan::begin(worlds), ERRANDS.0);
        if begun.is_empty() {
            return;
        }
        self.foresight = &FAR;
        for plan in begun {
            if plan.follows.anything() || plans.iter().all(|known| known.value != plan.value) {
                plans.push(plan);
            }
        }
        self.soonest_first(worlds, plans);
        self.ventures = self.list_ventures(worlds);
        plans.extend(self.venture_on(&Plan::begin(worlds)));
        plans.sort_by(|a, b| b.value.total_cmp(&a.value));
    }

    /// A plan that follows the list of ventures gone on with by one turn.
    fn venture_on(&mut self, start: &Plan<G>) -> Option<Plan<G>> {
        if !start.follows.ventures || self.ventures.is_empty() {
            return None;
        }
        let (game, state) = (self.game, &start.states[0]);
        let next = game.undertake(state, self.seat, &self.ventures);
        let errand = next.or_else(|| game.undertake(state, self.seat, &[]))?;
        let value = self.worth(&errand.after);
        let follows = Follows { ventures: true, turns: false };
        Some(Plan { follows, ..self.tried(start, errand, value) })
    }

    /// Puts the imagined states first in which the game is over soonest: a plan that counts on one turn more comes to
    /// nothing without it.
    fn soonest_first(&mut self, worlds: &mut [G::State], plans: &mut [Plan<G>]) {
        let mut order: Vec<usize> = (0..worlds.len()).collect();
        order.sort_by_cached_key(|number| self.turns_left(&worlds[*number]));
        let sorted = |states: &[G::State]| -> Vec<G::State> {
            order.iter().filter_map(|number| states.get(*number)).cloned().collect()
        };
        for plan in plans {
            plan.states = sorted(&plan.states);
        }
        worlds.clone_from_slice(&sorted(worlds));
    }

    /// How many own turns are left if everybody does as little as they may.
    fn turns_left(&mut self, state: &G::State) -> usize {
        let mut state = state.clone();
        let mut count = 0;
        while count < MOST_TURNS
            && self.pass_on(&mut state)
            && let Some(mv) = self.game.idle(&state, self.seat)
        {
            self.game.play(&mut state, self.seat, &mv, &mut self.journal);
            count += 1;
        }
        count
    }

    /// Goes on with the best turns, as far as the budget lasts.
    pub(super) fn go_on(&mut self, plans: &mut Vec<Plan<G>>) {
        let Foresight { turns, beginnings, .. } = *self.foresight;
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
    fn next_turn(&mut self, plan: &Plan<G>, answered: bool) -> Next<G> {
        let mut next = plan.clone();
        if let Turn::Over(_) = self.game.turn(&plan.states[0]) {
            return Next::Over(next);
        }
        let Foresight { worlds, answers, .. } = *self.foresight;
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

    /// Goes on with every plan by one turn that serves an aim; with any turn where there is none such.
    fn turns_ahead(&mut self, starts: Vec<Plan<G>>) -> Found<G> {
        let (mut whole, mut aimless) = (Vec::new(), Vec::new());
        for start in starts {
            let plans = self.turns_with_an_aim(&start, ERRANDS.1);
            if plans.is_empty() {
                aimless.push(start);
            } else {
                whole.extend(self.venture_on(&start));
            }
            whole.extend(plans);
            if self.spent() {
                return Found { whole, finished: false };
            }
        }
        whole.sort_by(|a, b| b.value.total_cmp(&a.value));
        let mut rooms: Vec<Room> = Vec::new();
        whole.retain(|plan| {
            let room = Room::of(&mut rooms, plan.beginning);
            let another = room.worst != plan.value;
            room.worst = plan.value;
            room.count += usize::from(another);
            plan.follows.anything() || another && room.count <= KEPT_ERRANDS
        });
        if aimless.is_empty() {
            return Found { whole, finished: true };
        }
        let found = self.beam(aimless, WIDTH_AHEAD);
        whole.extend(found.whole);
        whole.sort_by(|a, b| b.value.total_cmp(&a.value));
        Found { whole, finished: found.finished }
    }

    /// The best turns of a plan that serve an aim, tried in every imagined state, and what was planned before.
    fn turns_with_an_aim(&mut self, start: &Plan<G>, most: usize) -> Vec<Plan<G>> {
        let (game, seat) = (self.game, self.seat);
        let mut errands = Vec::new();
        game.errands(&start.states[0], seat, &mut |errand| {
            errands.push((self.worth(&errand.after), errand));
        });
        if errands.is_empty() {
            return Vec::new();
        }
        errands.sort_by(|a, b| b.0.total_cmp(&a.0));
        errands.dedup_by(|a, b| a.0 == b.0);
        errands.truncate(most);
        let mut plans: Vec<Plan<G>> =
            errands.into_iter().map(|(value, errand)| self.tried(start, errand, value)).collect();
        if let Some(hinted) = self.hinted_turn(start) {
            let value = self.worth(&hinted.after);
            let follows = Follows { ventures: false, turns: start.follows.turns };
            plans.push(Plan { follows, ..self.tried(start, hinted, value) });
        }
        plans
    }

    /// A turn tried in the other imagined states too.
    fn tried(
        &mut self,
        start: &Plan<G>,
        Errand { moves, after }: Errand<G::Move, G::State>,
        value: f32,
    ) -> Plan<G> {
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

    /// Counts what a plan has come to by itself, as far as it does once the plan is gone on with.
    fn count(&self, plan: &mut Plan<G>) {
        let Foresight { at_once, second, later, .. } = *self.foresight;
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
    fn hinted_turn(&mut self, start: &Plan<G>) -> Option<Errand<G::Move, G::State>> {
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
        Some(Errand { moves: moves.clone(), after })
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
