//! Tree search for any game, hidden information or none: single-observer information-set Monte Carlo tree search.
//!
//! Every iteration imagines a whole state that the seat cannot tell from the real one, walks down one tree shared
//! by all imagined states, adds a node, plays on at random and counts the result. A move that is legal only in some
//! imagined states is judged by how often it was available. In games where nothing is hidden or drawn, an end that the
//! tree reaches proves the decisions before it won or lost, and a proven decision ends the search. The player receives a
//! [`View`], never the state.
//!
//! Where several seats owe a decision at once, the tree lets the searching seat decide first, then the lowest awaited
//! one. So a later seat may answer a choice that at the table would be made at the same time: the search is then a
//! little too careful, never better informed than its seat.

mod arena;
mod tree;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use kernel::mind::MoveOf;
use kernel::{Mind, MoveList, Player, Seed, Text, View};

use crate::clock::Clock;
use crate::search::{Budget, Candidate, SearchReport, Settings};
use arena::Proof;
use tree::Tree;

/// How many iterations pass between two looks at the clock.
const BETWEEN_LOOKS: u32 = 4;

/// The player that searches by a tree. Its trees keep their memory from one decision to the next, up to a modest size.
pub struct TreeSearch<M: Mind> {
    mind: Arc<M>,
    settings: Settings,
    seed: Seed,
    clock: Arc<dyn Clock>,
    decisions: u64,
    moves: MoveList<MoveOf<M>>,
    trees: Vec<Tree<M::Game>>,
    report: Option<SearchReport<MoveOf<M>>>,
}

impl<M: Mind> TreeSearch<M> {
    /// A searching player. A budget of iterations decides the same for the same seed and number of threads; the
    /// clock is asked only for a budget of time.
    pub fn new(mind: Arc<M>, settings: Settings, seed: Seed, clock: Arc<dyn Clock>) -> Self {
        let trees = (0..settings.threads.max(1)).map(|_| Tree::new()).collect();
        let moves = MoveList::new();
        TreeSearch { mind, settings, seed, clock, decisions: 0, moves, trees, report: None }
    }

    /// What the search found out before its last decision.
    pub fn last_report(&self) -> Option<&SearchReport<MoveOf<M>>> {
        self.report.as_ref()
    }

    /// Grows every tree, the first in this thread.
    fn grow(&mut self, view: View<'_, M::Game>) {
        let decision = self.seed.derive(self.decisions);
        let settings = &self.settings;
        let threads = self.trees.len() as u32;
        let deadline = match settings.budget {
            Budget::Time(time) => Some(self.clock.now() + time),
            Budget::Iterations(_) => None,
        };
        let (mind, clock) = (&*self.mind, &*self.clock);
        let settled = AtomicBool::new(false);
        let work = &|tree: &mut Tree<M::Game>, number: u32| {
            let rng = decision.derive(number.into()).rng();
            let mut growth = tree.plant(mind, view, settings, rng);
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

    /// Adds up what the trees say about each move, the best first: proven wins, then by visits, proven losses last.
    fn weigh(&self) -> SearchReport<MoveOf<M>> {
        let mut candidates: Vec<(Proof, Candidate<MoveOf<M>>)> =
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

    fn weigh_move(&self, mv: &MoveOf<M>) -> (Proof, Candidate<MoveOf<M>>) {
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

impl<M: Mind> Player<M::Game> for TreeSearch<M> {
    fn decide(&mut self, view: View<'_, M::Game>) -> MoveOf<M> {
        view.moves(&mut self.moves);
        self.decisions += 1;
        if self.moves.len() > 1 {
            self.grow(view);
        }
        let report = self.weigh();
        self.trees.iter_mut().for_each(Tree::fell);
        let best = report.candidates.first().expect("an awaited seat has a legal move").mv.clone();
        self.report = Some(report);
        best
    }

    fn reason(&self) -> Option<Text> {
        self.report.as_ref()?.reason()
    }
}
