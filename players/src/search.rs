//! What the two searches share: how long they think, and what they say about it. Which of them plays a game, its mind
//! says ([`kernel::Mind::style`]): [`TreeSearch`] or [`TurnPlanner`].
//!
//! [`TreeSearch`]: crate::tree_search::TreeSearch
//! [`TurnPlanner`]: crate::turn_planner::TurnPlanner

use std::time::Duration;

use kernel::Text;

use crate::greedy::percent;

/// How long a search thinks about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// This many iterations over all threads together: the same decision on every machine.
    Iterations(u32),
    /// This long by the clock the search was given.
    Time(Duration),
}

/// How a search goes about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// How long it thinks about one decision.
    pub budget: Budget,
    /// How many trees grow side by side, each in its own thread; 0 counts as 1.
    pub threads: usize,
    /// After how many random decisions [`kernel::Mind::evaluate`] judges the position; none leaves it to
    /// the mind ([`kernel::Mind::style`]).
    pub rollout_depth: Option<u32>,
    /// The weight of curiosity against experience in the choice of a branch.
    pub exploration: f32,
    /// The most nodes one tree may have. A full tree is refined but no longer grows.
    pub most_nodes: usize,
}

impl Settings {
    /// The settings that serve every game, each in its own way.
    pub const fn new(budget: Budget) -> Settings {
        Settings { budget, threads: 1, rollout_depth: None, exploration: 0.4, most_nodes: 1 << 20 }
    }
}

/// What a search found out about one of its seat's moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// How many iterations tried it.
    pub visits: u64,
    /// How well they went for the seat on average, from 0 to 1; 0 if none tried it.
    pub value: f32,
}

/// What a search found out before its last decision.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchReport<M> {
    /// How many iterations it did: fewer than its budget if it found a proof, 0 if there was nothing to think about.
    pub iterations: u64,
    /// Every legal move, the chosen one first, then by visits.
    pub candidates: Vec<Candidate<M>>,
}

impl<M> SearchReport<M> {
    /// Why the chosen move was chosen, if there was anything to think about.
    pub(crate) fn reason(&self) -> Option<Text> {
        let best = self.candidates.first().filter(|_| self.iterations > 0)?;
        let iterations = i64::try_from(self.iterations).unwrap_or(i64::MAX);
        Some(
            Text::new("reason-search")
                .with("iterations", iterations)
                .with("percent", percent(best.value)),
        )
    }
}
