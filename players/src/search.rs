//! Tree search for any game, hidden information or none: single-observer information-set Monte Carlo tree search.
//!
//! Every iteration imagines a whole state that the seat cannot tell from the real one, walks down one tree shared
//! by all imagined states, adds a node, plays on at random and counts the result. A move that is legal only in some
//! imagined states is judged by how often it was available. In games where nothing is hidden or drawn, an end that the
//! tree reaches proves the decisions before it won or lost, and a proven decision ends the search. The player receives a [`View`], never the state.
//!
//! Where a game says so ([`kernel::Thinking::own_turn`]), there is no tree: the search plans the seat's own turn as a
//! whole (`plan.rs`, `ahead.rs`, `ventures.rs`, `others.rs`), and follows the plan while nothing unexpected happens.
//!
//! Where several seats owe a decision at once, the tree lets the searching seat decide first, then the lowest awaited
//! one. So a later seat may answer a choice that at the table would be made at the same time: the search is then a
//! little too careful, never better informed than its seat.

mod ahead;
mod arena;
mod others;
mod plan;
mod tree;
mod ventures;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use kernel::{Game, MoveList, Player, Seed, Text, Venture, View};

use crate::clock::Clock;
use crate::greedy::percent;
use arena::Proof;
use plan::Planner;
use tree::Tree;

/// How many iterations pass between two looks at the clock.
const BETWEEN_LOOKS: u32 = 4;

/// The share of a budget of time that goes into planning: what is begun is still brought to an end.
const IN_TIME: f32 = 0.9;

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
    /// After how many random decisions [`Game::evaluate`] judges the position; none leaves it to the game
    /// ([`Game::thinking`]).
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

/// The player that searches. Its trees keep their memory from one decision to the next, up to a modest size.
pub struct Search<G: Game> {
    settings: Settings,
    seed: Seed,
    clock: Arc<dyn Clock>,
    decisions: u64,
    moves: MoveList<G::Move>,
    trees: Vec<Tree<G>>,
    report: Option<SearchReport<G::Move>>,
    /// What is left of the plan of this turn, the next decision last, each with the moves that should be legal then.
    plan: Vec<Expected<G::Move>>,
    /// What might be done in the next own turns.
    intent: Intent<G::Move>,
}

/// A decision of a plan, and what should be legal when its turn comes.
struct Expected<M> {
    mv: M,
    legal: Vec<M>,
}

/// What is intended beyond the present turn.
pub(crate) struct Intent<M> {
    /// The decisions of the next own turns.
    turns: Vec<Vec<M>>,
    /// What is being undertaken.
    ventures: Vec<Venture>,
}

impl<M> Default for Intent<M> {
    fn default() -> Self {
        Intent { turns: Vec::new(), ventures: Vec::new() }
    }
}

impl<G: Game> Search<G> {
    /// A searching player. A budget of iterations decides the same for the same seed and number of threads; the
    /// clock is asked only for a budget of time.
    pub fn new(settings: Settings, seed: Seed, clock: Arc<dyn Clock>) -> Self {
        let trees = (0..settings.threads.max(1)).map(|_| Tree::new()).collect();
        let moves = MoveList::new();
        let (plan, intent) = (Vec::new(), Intent::default());
        Search { settings, seed, clock, decisions: 0, moves, trees, report: None, plan, intent }
    }

    /// What the search found out before its last decision.
    pub fn last_report(&self) -> Option<&SearchReport<G::Move>> {
        self.report.as_ref()
    }

    /// Grows every tree, the first in this thread.
    fn grow(&mut self, view: View<'_, G>) {
        let decision = self.seed.derive(self.decisions);
        let settings = &self.settings;
        let threads = self.trees.len() as u32;
        let deadline = match settings.budget {
            Budget::Time(time) => Some(self.clock.now() + time),
            Budget::Iterations(_) => None,
        };
        let clock = &*self.clock;
        let settled = AtomicBool::new(false);
        let work = &|tree: &mut Tree<G>, number: u32| {
            let rng = decision.derive(number.into()).rng();
            let mut growth = tree.plant(view, settings, rng);
            match (settings.budget, deadline) {
                (Budget::Iterations(count), _) => {
                    let share = count / threads + u32::from(number < count % threads);
                    (0..share).any(|_| growth.iterate());
                }
                (Budget::Time(_), deadline) => {
                    while !settled.load(Ordering::Relaxed) {
                        if (0..BETWEEN_LOOKS).any(|_| growth.iterate()) {
                            settled.store(true, Ordering::Relaxed);
                        }
                        if deadline.is_none_or(|deadline| clock.now() >= deadline) {
                            break;
                        }
                    }
                }
            }
        };
        let (first, others) = self.trees.split_first_mut().expect("a search has at least one tree");
        std::thread::scope(|scope| {
            for (tree, number) in others.iter_mut().zip(1..) {
                scope.spawn(move || work(tree, number));
            }
            work(first, 0);
        });
    }

    /// The next decision of the plan while nothing unexpected has happened, otherwise a new plan.
    fn follow_or_plan(&mut self, view: View<'_, G>) -> SearchReport<G::Move> {
        let only = |mv: &G::Move| SearchReport {
            iterations: 0,
            candidates: vec![Candidate { mv: mv.clone(), visits: 0, value: 0.0 }],
        };
        if let Some(next) = self.plan.pop()
            && next.legal[..] == self.moves[..]
            && self.moves.contains(&next.mv)
        {
            return only(&next.mv);
        }
        self.plan.clear();
        if let [mv] = &self.moves[..] {
            return only(mv);
        }
        let decision = self.seed.derive(self.decisions);
        let mut rng = decision.derive(0).rng();
        let imagined = view.imagine(&mut decision.derive(1).rng());
        let opening = view.game().opening(&imagined, view.seat());
        if let Some(mv) = opening.filter(|mv| self.moves.contains(mv)) {
            return only(&mv);
        }
        let clock = &*self.clock;
        let begin = clock.now();
        let budget = self.settings.budget;
        let left = move |judged: u64| match budget {
            Budget::Iterations(count) => 1.0 - judged as f32 / count.max(1) as f32,
            Budget::Time(time) => {
                1.0 - clock.now().saturating_sub(begin).as_secs_f32()
                    / (IN_TIME * time.as_secs_f32())
            }
        };
        let hint = std::mem::take(&mut self.intent);
        let Some(planned) = Planner::new(view, imagined, &hint, &left).plan(&mut rng) else {
            return only(&self.moves[0]);
        };
        (self.plan, self.intent) = (planned.expected, planned.intent);
        self.plan.reverse();
        let chosen = self.plan.pop().map_or_else(|| self.moves[0].clone(), |first| first.mv);
        let mut candidates = planned.candidates;
        if candidates.iter().all(|candidate| candidate.mv != chosen) {
            candidates.push(Candidate { mv: chosen.clone(), visits: 1, value: planned.value });
        }
        candidates.sort_by(|a, b| {
            (b.mv == chosen).cmp(&(a.mv == chosen)).then(b.value.total_cmp(&a.value))
        });
        SearchReport { iterations: planned.judged, candidates }
    }

    /// Adds up what the trees say about each move, the best first: proven wins, then by visits, proven losses last.
    fn weigh(&self) -> SearchReport<G::Move> {
        let mut candidates: Vec<(Proof, Candidate<G::Move>)> =
            self.moves.iter().map(|mv| self.weigh_move(mv)).collect();
        let standing = |proof: Proof| match proof {
            Proof::Won => 0,
            Proof::Unknown => 1,
            Proof::Lost => 2,
        };
        candidates.sort_by(|(proof, a), (other, b)| {
            let by_proof = standing(*proof).cmp(&standing(*other));
            by_proof.then(b.visits.cmp(&a.visits)).then(b.value.total_cmp(&a.value))
        });
        SearchReport {
            iterations: self.trees.iter().map(Tree::iterations).sum(),
            candidates: candidates.into_iter().map(|(_, candidate)| candidate).collect(),
        }
    }

    fn weigh_move(&self, mv: &G::Move) -> (Proof, Candidate<G::Move>) {
        let (mut visits, mut total, mut proof) = (0, 0.0, Proof::Unknown);
        for (tree_visits, tree_total, tree_proof) in
            self.trees.iter().filter_map(|tree| tree.result(mv))
        {
            visits += u64::from(tree_visits);
            total += tree_total;
            if tree_proof != Proof::Unknown {
                proof = tree_proof;
            }
        }
        let value = match proof {
            Proof::Won => 1.0,
            Proof::Lost => 0.0,
            Proof::Unknown if visits == 0 => 0.0,
            Proof::Unknown => (total / visits as f64) as f32,
        };
        (proof, Candidate { mv: mv.clone(), visits, value })
    }
}

impl<G: Game> Player<G> for Search<G> {
    fn decide(&mut self, view: View<'_, G>) -> G::Move {
        view.moves(&mut self.moves);
        self.decisions += 1;
        let report = if view.game().thinking().own_turn {
            self.follow_or_plan(view)
        } else {
            if self.moves.len() > 1 {
                self.grow(view);
            }
            let report = self.weigh();
            self.trees.iter_mut().for_each(Tree::fell);
            report
        };
        let best = report.candidates.first().expect("an awaited seat has a legal move").mv.clone();
        self.report = Some(report);
        best
    }

    fn reason(&self) -> Option<Text> {
        let report = self.report.as_ref().filter(|report| report.iterations > 0)?;
        let best = report.candidates.first()?;
        let iterations = i64::try_from(report.iterations).unwrap_or(i64::MAX);
        Some(
            Text::new("reason-search")
                .with("iterations", iterations)
                .with("percent", percent(best.value)),
        )
    }
}
