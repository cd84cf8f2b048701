//! Planning whole turns, for games whose mind says so ([`kernel::Style::OwnTurns`]): the seat's own decisions in a row
//! (`beam.rs`), the own turns to come (`later_turns.rs`), goals that take several turns (`goals.rs`), and what the others
//! do in between (`opponents.rs`). The player receives a [`View`], never the state.

mod beam;
mod goals;
mod later_turns;
mod opponents;

use std::sync::Arc;

use kernel::mind::MoveOf;
use kernel::{Mind, MoveList, Player, Seed, Text, Tuning, View};

use crate::clock::Clock;
use crate::planned::{Later, Planned};
use crate::search::{Budget, Candidate, SearchReport, Settings};
use beam::Planner;

/// The share of a budget of time that goes into planning: what is begun is still brought to an end.
const IN_TIME: f32 = 0.9;

/// The player that plans its turns.
///
/// It keeps nothing from one decision to the next: [`TurnPlanner::think`] gives the whole plan, and whoever runs the seat
/// follows it ([`crate::planned`]).
pub struct TurnPlanner<M: Mind> {
    mind: Arc<M>,
    tuning: Tuning,
    settings: Settings,
    seed: Seed,
    clock: Arc<dyn Clock>,
    decisions: u64,
    moves: MoveList<MoveOf<M>>,
    report: Option<SearchReport<MoveOf<M>>>,
}

/// What is intended beyond the present turn.
struct Intent<M: Mind> {
    /// The decisions of the next own turns.
    turns: Vec<Vec<MoveOf<M>>>,
    /// What the seat is at.
    goals: Vec<M::Goal>,
}

impl<M: Mind> Default for Intent<M> {
    fn default() -> Self {
        Intent { turns: Vec::new(), goals: Vec::new() }
    }
}

impl<M: Mind> Intent<M> {
    /// What was meant to be done later; a goal that the mind does not know any more is forgotten.
    fn read(later: &Later<MoveOf<M>>) -> Self {
        let goals = later.goals.iter().filter_map(|goal| serde_json::from_str(goal).ok());
        Intent { turns: later.turns.clone(), goals: goals.collect() }
    }

    fn write(self) -> Later<MoveOf<M>> {
        let goals = self.goals.iter().filter_map(|goal| serde_json::to_string(goal).ok());
        Later { goals: goals.collect(), turns: self.turns }
    }
}

impl<M: Mind> TurnPlanner<M> {
    /// A planning player. A budget of iterations, which are judged positions here, decides the same for the same seed;
    /// the clock is asked only for a budget of time.
    pub fn new(
        (mind, tuning): (Arc<M>, Tuning),
        settings: Settings,
        seed: Seed,
        clock: Arc<dyn Clock>,
    ) -> Self {
        let moves = MoveList::new();
        TurnPlanner { mind, tuning, settings, seed, clock, decisions: 0, moves, report: None }
    }

    /// What the search found out before its last decision.
    pub fn last_report(&self) -> Option<&SearchReport<MoveOf<M>>> {
        self.report.as_ref()
    }

    /// Thinks out a turn: its first decision, and the plan after it, if there was anything to think about. `later` is
    /// what was meant to be done now when the turn before was planned.
    pub fn think(
        &mut self,
        view: View<'_, M::Game>,
        later: Option<&Later<MoveOf<M>>>,
    ) -> (MoveOf<M>, Option<Planned<MoveOf<M>>>) {
        view.moves(&mut self.moves);
        self.decisions += 1;
        let (report, planned) = self.plan(view, later);
        let best = report.candidates.first().expect("an awaited seat has a legal move").mv.clone();
        self.report = Some(report);
        (best, planned)
    }

    fn plan(
        &self,
        view: View<'_, M::Game>,
        later: Option<&Later<MoveOf<M>>>,
    ) -> (SearchReport<MoveOf<M>>, Option<Planned<MoveOf<M>>>) {
        let only = |mv: &MoveOf<M>| {
            let candidates = vec![Candidate { mv: mv.clone(), visits: 0, value: 0.0 }];
            (SearchReport { iterations: 0, candidates }, None)
        };
        if let [mv] = &self.moves[..] {
            return only(mv);
        }
        let decision = self.seed.derive(self.decisions);
        let mut rng = decision.derive(0).rng();
        let imagined = view.imagine(&mut decision.derive(1).rng());
        let opening = self.mind.opening(view.game(), &imagined, view.seat());
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
        let hint = later.map_or_else(Intent::default, Intent::read);
        let planner = Planner::new((&*self.mind, self.tuning), view, imagined, &hint, &left);
        let Some(thought) = planner.plan(&mut rng) else {
            return only(&self.moves[0]);
        };
        let mut steps = thought.steps.into_iter();
        let chosen = steps.next().map_or_else(|| self.moves[0].clone(), |first| first.mv);
        let planned = Planned::new(steps.collect(), thought.intent.write());
        let mut candidates = thought.candidates;
        if candidates.iter().all(|candidate| candidate.mv != chosen) {
            candidates.push(Candidate { mv: chosen.clone(), visits: 1, value: thought.value });
        }
        candidates.sort_by(|a, b| {
            (b.mv == chosen).cmp(&(a.mv == chosen)).then(b.value.total_cmp(&a.value))
        });
        (SearchReport { iterations: thought.judged, candidates }, Some(planned))
    }
}

impl<M: Mind> Player<M::Game> for TurnPlanner<M> {
    fn decide(&mut self, view: View<'_, M::Game>) -> MoveOf<M> {
        self.think(view, None).0
    }

    fn reason(&self) -> Option<Text> {
        self.report.as_ref()?.reason()
    }
}
