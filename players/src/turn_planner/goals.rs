//! Plans made of goals ([`kernel::Mind::goals`]), which take several turns and bring nothing before their end: who keeps
//! what looks best after every turn would drop them on the way. A list of goals is played out to the end of the game, as
//! if the others did as little as they may, and judged there; the list is bettered by one goal at a time.

use kernel::mind::{GoalTuning, StateOf, WholeTurnOf};
use kernel::{Mind, WholeTurn};

use super::beam::Planner;

/// The share of the budget that goes into such lists.
const SHARE: f32 = 0.3;

/// How many goals a list has at most.
const MOST: usize = 7;

/// The most own turns that are played out.
const LONGEST: usize = 30;

/// In how many imagined states a list is played out.
const WORLDS: usize = 2;

/// How many positions could be judged while a list is played out once.
const COST: u64 = 4;

impl<M: Mind> Planner<'_, M> {
    /// The next turn of the seat with these goals.
    pub(super) fn advance(&self, state: &StateOf<M>, goals: &[M::Goal]) -> Option<WholeTurnOf<M>> {
        self.mind.advance(self.game, state, self.seat, goals)
    }

    /// The best list that is found, beginning with what the seat was at.
    pub(super) fn list_goals(&mut self, worlds: &[StateOf<M>]) -> Vec<M::Goal> {
        let all = self.mind.goals(self.game, &worlds[0], self.seat);
        if all.is_empty() || self.spent() {
            return Vec::new();
        }
        let worlds = &worlds[..worlds.len().min(WORLDS)];
        let least = (self.left() - SHARE).max(0.0);
        let mut list = self.hint.goals.clone();
        let mut value = self.played_out(worlds, &list);
        while let Some((more, better)) = self.better_list(worlds, &all, &list, value, least) {
            (value, list) = (more, better);
        }
        list
    }

    /// The best list with one goal less or more, if it is better; looked for until only so much of the budget is left.
    fn better_list(
        &mut self,
        worlds: &[StateOf<M>],
        all: &[M::Goal],
        list: &[M::Goal],
        value: f32,
        least: f32,
    ) -> Option<(f32, Vec<M::Goal>)> {
        let GoalTuning { better, simpler, .. } = self.tuning.goals;
        let mut best: Option<(f32, Vec<M::Goal>)> = None;
        let mut consider = |planner: &mut Self, other: Vec<M::Goal>, than: f32| {
            let worth = planner.played_out(worlds, &other);
            if worth > best.as_ref().map_or(than, |(most, _)| *most) {
                best = Some((worth, other));
            }
            planner.left() > least
        };
        for at in 0..list.len() {
            let mut shorter = list.to_vec();
            shorter.remove(at);
            if !consider(self, shorter, value - simpler) {
                return best;
            }
        }
        if list.len() >= MOST {
            return best;
        }
        for goal in all.iter().filter(|goal| !list.contains(goal)) {
            for at in 0..=list.len() {
                let mut longer = list.to_vec();
                longer.insert(at, *goal);
                if !consider(self, longer, value + better) {
                    return best;
                }
            }
        }
        best
    }

    /// What a list comes to at the end of the game, and how soon.
    fn played_out(&mut self, worlds: &[StateOf<M>], list: &[M::Goal]) -> f32 {
        let a_turn = self.tuning.goals.a_turn;
        let mut sum = 0.0;
        for world in worlds {
            let (mut state, mut last) = (world.clone(), 0);
            for number in 0..LONGEST {
                let next = self.advance(&state, list);
                if next.is_some() {
                    last = number;
                }
                let next = next.or_else(|| self.advance(&state, &[]));
                let Some(WholeTurn { after, .. }) = next else { break };
                state = after;
                if !self.pass_on(&mut state) {
                    break;
                }
            }
            sum += self.worth(&state) - a_turn * last as f32;
            self.judged += COST;
        }
        sum / worlds.len() as f32
    }
}
