//! Plans made of what takes several turns and brings nothing before its end ([`kernel::Game::ventures`]): who keeps what
//! looks best after every turn would drop it on the way. A list of ventures is played out to the end of the game, as if
//! the others did as little as they may, and judged there; the list is bettered by one venture at a time.

use kernel::{Errand, Game, Venture};

use super::plan::Planner;

/// The share of the budget that goes into such lists.
const SHARE: f32 = 0.3;

/// How many ventures a list has at most.
const MOST: usize = 7;

/// By how much a list must be better to be taken instead.
const BETTER: f32 = 0.004;

/// How much worse a list may be with a venture less.
const SIMPLER: f32 = 0.001;

/// What a turn costs that a list takes longer: the others do not look on.
const A_TURN: f32 = 0.004;

/// The most own turns that are played out.
const LONGEST: usize = 30;

/// In how many imagined states a list is played out.
const WORLDS: usize = 2;

/// How many positions could be judged while a list is played out once.
const COST: u64 = 4;

impl<G: Game> Planner<'_, G> {
    /// The best list that is found, beginning with what was being undertaken.
    pub(super) fn list_ventures(&mut self, worlds: &[G::State]) -> Vec<Venture> {
        let all = self.game.ventures(&worlds[0], self.seat);
        if all.is_empty() || self.spent() {
            return Vec::new();
        }
        let worlds = &worlds[..worlds.len().min(WORLDS)];
        let least = (self.left() - SHARE).max(0.0);
        let mut list = self.hint.ventures.clone();
        let mut value = self.played_out(worlds, &list);
        while let Some((more, better)) = self.better_list(worlds, &all, &list, value, least) {
            (value, list) = (more, better);
        }
        list
    }

    /// The best list with one venture less or more, if it is better; looked for until only so much of the budget is left.
    fn better_list(
        &mut self,
        worlds: &[G::State],
        all: &[Venture],
        list: &[Venture],
        value: f32,
        least: f32,
    ) -> Option<(f32, Vec<Venture>)> {
        let mut best: Option<(f32, Vec<Venture>)> = None;
        let mut consider = |planner: &mut Self, other: Vec<Venture>, than: f32| {
            let worth = planner.played_out(worlds, &other);
            if worth > best.as_ref().map_or(than, |(most, _)| *most) {
                best = Some((worth, other));
            }
            planner.left() > least
        };
        for at in 0..list.len() {
            let mut shorter = list.to_vec();
            shorter.remove(at);
            if !consider(self, shorter, value - SIMPLER) {
                return best;
            }
        }
        if list.len() >= MOST {
            return best;
        }
        for venture in all.iter().filter(|venture| !list.contains(venture)) {
            for at in 0..=list.len() {
                let mut longer = list.to_vec();
                longer.insert(at, *venture);
                if !consider(self, longer, value + BETTER) {
                    return best;
                }
            }
        }
        best
    }

    /// What a list comes to at the end of the game, and how soon.
    fn played_out(&mut self, worlds: &[G::State], list: &[Venture]) -> f32 {
        let mut sum = 0.0;
        for world in worlds {
            let (mut state, mut last) = (world.clone(), 0);
            for number in 0..LONGEST {
                let next = self.game.undertake(&state, self.seat, list);
                if next.is_some() {
                    last = number;
                }
                let next = next.or_else(|| self.game.undertake(&state, self.seat, &[]));
                let Some(Errand { after, .. }) = next else { break };
                state = after;
                if !self.pass_on(&mut state) {
                    break;
                }
            }
            sum += self.worth(&state) - A_TURN * last as f32;
            self.judged += COST;
        }
        sum / worlds.len() as f32
    }
}
