//! What an automatic seat keeps in mind from one decision to the next, and how it comes to a decision.
//!
//! Whoever runs automatic seats keeps one [`Planned`] for each and asks [`decide`] for every decision: a table, a
//! simulation, a measurement of strength. While nothing unexpected happens the plan is followed and nobody thinks;
//! otherwise a fresh player thinks, from a seed that says which table, which seat, and with how many decisions made.
//! So the same position of the same table is always decided the same, whoever asks and how often.

use std::fmt::Display;
use std::str::FromStr;
use std::sync::Arc;

use kernel::{Game, MoveList, Seat, Seed, StateHash, Text, View};
use serde::{Deserialize, Serialize};

use crate::cast::Cast;
use crate::kind::Kind;

/// The rest of a turn that was thought out, and what is meant to be done after it.
///
/// A copy is cheap and shares everything.
#[derive(Clone, PartialEq, Debug)]
pub struct Planned<M> {
    steps: Arc<[Step<M>]>,
    /// How many of the steps are behind.
    done: usize,
    later: Arc<Later<M>>,
}

/// A decision of a plan.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<M> {
    /// The decision.
    pub mv: M,
    /// What the seat should be asked when its turn comes: the fingerprint of its legal moves.
    pub asked: StateHash,
}

/// What is meant to be done after the turn: a hint for the next thought, never followed unseen.
#[derive(Clone, PartialEq, Debug)]
pub struct Later<M> {
    /// The decisions of the next own turns.
    pub turns: Vec<Vec<M>>,
    /// The goals of the mind ([`kernel::Mind::Goal`]), as JSON.
    pub goals: Vec<String>,
}

/// A [`Planned`] in words, as journals store it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct WrittenPlan {
    /// The steps of the turn: the decision in notation, and what the seat should be asked then.
    pub steps: Vec<(String, StateHash)>,
    /// The decisions of the next own turns.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub turns: Vec<Vec<String>>,
    /// The goals, as JSON.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<String>,
}

impl<M> Planned<M> {
    /// A plan that begins with these steps.
    pub fn new(steps: Vec<Step<M>>, later: Later<M>) -> Planned<M> {
        Planned { steps: steps.into(), done: 0, later: Arc::new(later) }
    }

    /// What is meant to be done after the turn.
    pub fn later(&self) -> &Later<M> {
        &self.later
    }

    /// The steps that are still to come.
    pub fn rest(&self) -> &[Step<M>] {
        self.steps.get(self.done..).unwrap_or_default()
    }
}

impl<M: Clone + PartialEq + Display> Planned<M> {
    /// The next decision, if the seat is asked what was expected; `legal` are its legal moves.
    pub fn next(&self, legal: &[M]) -> Option<&M> {
        let step = self.rest().first()?;
        (step.asked == asked(legal) && legal.contains(&step.mv)).then_some(&step.mv)
    }

    /// The plan after a decision among these legal moves: shorter by it if it was the next, otherwise dropped. What is
    /// meant to be done later stays.
    #[must_use]
    pub fn after(&self, legal: &[M], mv: &M) -> Planned<M> {
        let done = match self.next(legal) {
            Some(next) if next == mv => self.done + 1,
            _ => self.steps.len(),
        };
        Planned { done, ..self.clone() }
    }

    /// The plan in words.
    pub fn write(&self) -> WrittenPlan {
        let words = |moves: &Vec<M>| moves.iter().map(ToString::to_string).collect();
        WrittenPlan {
            steps: self.rest().iter().map(|step| (step.mv.to_string(), step.asked)).collect(),
            turns: self.later.turns.iter().map(words).collect(),
            goals: self.later.goals.clone(),
        }
    }
}

impl WrittenPlan {
    /// The plan, if every notation can be read.
    pub fn read<M: FromStr>(&self) -> Option<Planned<M>> {
        let step =
            |(mv, asked): &(String, StateHash)| Some(Step { mv: mv.parse().ok()?, asked: *asked });
        let steps = self.steps.iter().map(step).collect::<Option<_>>()?;
        let turn = |moves: &Vec<String>| moves.iter().map(|mv| mv.parse().ok()).collect();
        let turns = self.turns.iter().map(turn).collect::<Option<_>>()?;
        Some(Planned::new(steps, Later { turns, goals: self.goals.clone() }))
    }
}

/// What a seat is asked: the fingerprint of its legal moves.
pub fn asked<M: Display>(legal: &[M]) -> StateHash {
    StateHash::of(&legal.iter().map(ToString::to_string).collect::<Vec<_>>())
}

/// Which decision of which table it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The seed of the table.
    pub table: Seed,
    /// How many decisions stand.
    pub moves: u32,
}

impl Moment {
    /// The seed of a thought that begins now. One-way, so that a player cannot work out the game's chance from its own.
    pub fn seed(self, seat: Seat) -> Seed {
        let secret = self.table.to_string();
        let own =
            Seed::from_bytes(blake3::derive_key("starboard automatic seats 1", secret.as_bytes()));
        own.derive(u64::from(self.moves) << 8 | u64::from(seat.0))
    }
}

/// What an automatic seat decided.
#[derive(Clone, PartialEq, Debug)]
pub struct Decided<M> {
    /// The decision.
    pub mv: M,
    /// Why, if the player can say.
    pub why: Option<Text>,
    /// What was thought out beyond it; none if nobody thought further.
    pub planned: Option<Planned<M>>,
}

/// The decision of an awaited automatic seat: the next of its plan while nothing unexpected has happened, otherwise what
/// a fresh player thinks out with so many threads.
///
/// # Panics
/// If nobody automatic can sit there: whoever seats kinds has checked that.
pub fn decide<G: Game>(
    cast: &Cast<G>,
    kind: &Kind,
    view: View<'_, G>,
    moment: Moment,
    planned: Option<&Planned<G::Move>>,
    threads: usize,
) -> Decided<G::Move> {
    if let Some(mv) = planned.and_then(|planned| next_of(planned, view)) {
        return Decided { mv, why: None, planned: None };
    }
    cast.think(kind, view, moment.seed(view.seat()), planned.map(Planned::later), threads)
        .expect("a kind is given a seat only after somebody of it could be seated")
}

/// The next decision of a plan, if the seat of a view is asked what was expected.
pub fn next_of<G: Game>(planned: &Planned<G::Move>, view: View<'_, G>) -> Option<G::Move> {
    planned.rest().first()?;
    let mut moves = MoveList::new();
    view.moves(&mut moves);
    planned.next(&moves).cloned()
}

/// What the seat of a view keeps in mind after a decision that an automatic player made for it: what was newly thought
/// out, otherwise what is left of what it kept.
pub fn kept<G: Game>(
    view: View<'_, G>,
    mv: &G::Move,
    before: Option<&Planned<G::Move>>,
    new: Option<Planned<G::Move>>,
) -> Option<Planned<G::Move>> {
    new.or_else(|| {
        let before = before?;
        let mut moves = MoveList::new();
        if !before.rest().is_empty() {
            view.moves(&mut moves);
        }
        Some(before.after(&moves, mv))
    })
}

/// An automatic seat of a table: its kind, and what it keeps in mind.
#[derive(Clone, Debug)]
pub struct Bot<M> {
    kind: Kind,
    planned: Option<Planned<M>>,
    thoughts: u32,
}

impl<M> Bot<M> {
    /// A seat of this kind that has planned nothing yet.
    pub const fn new(kind: Kind) -> Bot<M> {
        Bot { kind, planned: None, thoughts: 0 }
    }

    /// What the seat keeps in mind.
    pub const fn planned(&self) -> Option<&Planned<M>> {
        self.planned.as_ref()
    }

    /// How often a player has thought for the seat: once a turn while nothing unexpected happens.
    pub const fn thoughts(&self) -> u32 {
        self.thoughts
    }

    /// Decides for the seat of a view, with one thread.
    pub fn decide<G: Game<Move = M>>(
        &mut self,
        cast: &Cast<G>,
        view: View<'_, G>,
        moment: Moment,
    ) -> M
    where
        M: Clone + PartialEq + Display,
    {
        let planned = self.planned.as_ref();
        let Decided { mv, planned: new, .. } = decide(cast, &self.kind, view, moment, planned, 1);
        self.thoughts += u32::from(new.is_some());
        self.planned = kept(view, &mv, self.planned.as_ref(), new);
        mv
    }
}
