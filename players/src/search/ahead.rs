//! Going on with the best turns: one own turn after the other, the others doing as little as they may
//! ([`kernel::Game::idle`]), until the budget is used up or the game is over. What takes several turns is seen to its end
//! where the evaluation can only hope for it. Every way to begin is gone on with for itself, so that none is crowded out
//! by variations of another.
//!
//! Where the game knows turns that serve an aim ([`kernel::Game::errands`]), only those are tried: few enough to see the
//! end of the game.

use kernel::{Errand, Game, Turn};

use super::plan::{BEGINNINGS, Found, Plan, Planner, Room, WIDTH_AHEAD};

/// How far ahead a plan looks.
pub(super) struct Foresight {
    /// How many own turns are looked at, the present one included.
    turns: usize,
    /// In how many imagined states each turn is tried.
    worlds: usize,
    /// What the first turn is worth by itself, before it is gone on with: what is done now need not be done later.
    at_once: f32,
    /// How many ways to begin are gone on with to so many turns, fewer the farther.
    beginnings: fn(usize) -> usize,
}

/// Where any turn has to be tried.
pub(super) const NEAR: Foresight = Foresight {
    turns: 6,
    worlds: 3,
    at_once: 0.5,
    beginnings: |turn| (BEGINNINGS + 1).saturating_sub(turn).max(2),
};

/// Where the game knows turns that serve an aim: to the end.
const FAR: Foresight = Foresight {
    turns: 18,
    worlds: 2,
    at_once: 0.2,
    beginnings: |turn| (15.0 * 0.85_f32.powi(turn as i32 - 1)).max(4.0) as usize,
};

/// How many turns that serve an aim are looked at as ways to begin, and how many for each plan of a later turn.
const ERRANDS: (usize, usize) = (8, 12);

/// How many plans made of them are kept for each way to begin.
const KEPT_ERRANDS: usize = 6;

/// How many decisions of others are looked at between two own turns.
const MOST_BETWEEN: usize = 300;

impl<G: Game> Planner<'_, G> {
    /// Adds the best turns that serve an aim to those that were found.
    pub(super) fn begin_errands(&mut self, worlds: &[G::State], plans: &mut Vec<Plan<G>>) {
        for plan in self.errands(&Plan::begin(worlds), ERRANDS.0) {
            self.foresight = &FAR;
            if plans.iter().all(|known| known.value != plan.value) {
                plans.push(plan);
            }
        }
        plans.sort_by(|a, b| b.value.total_cmp(&a.value));
    }

    /// Goes on with the best turns, as far as the budget lasts.
    pub(super) fn go_on(&mut self, plans: &mut Vec<Plan<G>>) {
        let Foresight { turns, beginnings, .. } = *self.foresight;
        for turn in 1..turns {
            narrow(plans, beginnings(turn));
            if plans.iter().all(|plan| plan.beginning == plans[0].beginning) {
                return;
            }
            let (mut over, mut starts) = (Vec::new(), Vec::new());
            for (number, plan) in plans.iter().enumerate() {
                if (self.spent)(self.judged) {
                    return;
                }
                match self.next_turn(plan) {
                    Some(start) => starts.push(start),
                    None => over.push(number),
                }
            }
            if starts.is_empty() {
                return;
            }
            let found = self.turns_ahead(starts);
            if !found.finished || found.whole.is_empty() {
                return;
            }
            let before = std::mem::replace(plans, found.whole);
            let finished =
                before.into_iter().enumerate().filter(|(number, _)| over.contains(number));
            plans.extend(finished.map(|(_, plan)| plan));
            plans.sort_by(|a, b| b.value.total_cmp(&a.value));
        }
    }

    /// A plan at the beginning of the next own turn, the others having done as little as they may. None if the game is
    /// over before.
    fn next_turn(&mut self, plan: &Plan<G>) -> Option<Plan<G>> {
        let worlds = plan.states.iter().take(self.foresight.worlds);
        let mut states: Vec<G::State> = worlds.cloned().collect();
        for (number, state) in states.iter_mut().enumerate() {
            let own = self.pass_on(state);
            if number == 0 && !own {
                return None;
            }
        }
        let first = if plan.turns.is_empty() { plan.value } else { plan.first };
        let turns = plan.turns.iter().chain([&plan.moves]).cloned().collect();
        let beginning = plan.beginning;
        Some(Plan { moves: Vec::new(), states, turns, beginning, first, value: plan.value })
    }

    /// Has the others decide as little as they may until the seat is asked. Tells whether it is.
    fn pass_on(&mut self, state: &mut G::State) -> bool {
        for _ in 0..MOST_BETWEEN {
            let Turn::Awaiting(awaited) = self.game.turn(state) else { return false };
            if awaited.contains(self.seat) {
                return true;
            }
            let Some(other) = awaited.lowest() else { return false };
            let Some(mv) = self.game.idle(state, other) else { return false };
            self.game.play(state, other, &mv, &mut self.journal);
        }
        false
    }

    /// Goes on with every plan by one turn that serves an aim; with any turn where there is none such.
    fn turns_ahead(&mut self, starts: Vec<Plan<G>>) -> Found<G> {
        let (mut whole, mut aimless) = (Vec::new(), Vec::new());
        for start in starts {
            let plans = self.errands(&start, ERRANDS.1);
            if plans.is_empty() {
                aimless.push(start);
            }
            whole.extend(plans);
            if (self.spent)(self.judged) {
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
            another && room.count <= KEPT_ERRANDS
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
    fn errands(&mut self, start: &Plan<G>, most: usize) -> Vec<Plan<G>> {
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
        if let Some(hinted) = self.hinted_turn(start) {
            errands.push((self.worth(&hinted.after), hinted));
        }
        errands.into_iter().map(|(value, errand)| self.tried(start, errand, value)).collect()
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
        let value = self.weighed(start, sum / states.len() as f32);
        let (turns, beginning, first) = (start.turns.clone(), start.beginning, start.first);
        Plan { moves, states, turns, beginning, first, value }
    }

    /// What a plan is worth that comes to a value with its next turn.
    pub(super) fn weighed(&self, plan: &Plan<G>, value: f32) -> f32 {
        let at_once = self.foresight.at_once;
        match plan.turns.is_empty() {
            true => value,
            false => at_once * plan.first + (1.0 - at_once) * value,
        }
    }

    /// The turn that was planned before for where a plan has come, if it can still be played.
    fn hinted_turn(&mut self, start: &Plan<G>) -> Option<Errand<G::Move, G::State>> {
        let number = start.turns.len();
        let moves = self.hint.get(number).filter(|_| start.turns[..] == self.hint[..number])?;
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

/// Keeps the plans of the best so many beginnings; the plans are in order, the best first.
fn narrow<G: Game>(plans: &mut Vec<Plan<G>>, beginnings: usize) {
    let mut best: Vec<usize> = Vec::new();
    plans.retain(|plan| {
        let known = best.contains(&plan.beginning);
        if !known && best.len() < beginnings {
            best.push(plan.beginning);
        }
        known || best.contains(&plan.beginning)
    });
}
