//! Automatic decisions: made on any thread, from what the seat may see, and applied only if nothing happened
//! meanwhile.

use std::fmt;

use kernel::{Game, Guide, Seat, Text, View};
use players::Moment;
use players::planned::{self, WrittenPlan, next_of};

use crate::error::{Rejected, Stuck};
use crate::journal::{DecidedBy, Sequence};
use crate::table::{Accepted, Table};

/// One decision waiting to be thought out: owned, so that it can run on any thread while the table goes on.
pub struct Thought {
    seat: Seat,
    at: Sequence,
    ready: bool,
    job: Box<dyn FnOnce(usize) -> Outcome + Send>,
}

/// What comes of a thought.
struct Outcome {
    notation: String,
    why: Option<Text>,
    plan: Option<WrittenPlan>,
}

impl Thought {
    /// Who thinks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The length of the journal it thinks about.
    pub fn at(&self) -> Sequence {
        self.at
    }

    /// Whether it was thought out before: the plan of the turn is followed, which takes no time.
    pub fn is_ready(&self) -> bool {
        self.ready
    }

    /// Thinks on this thread, for as long as the player takes.
    pub fn think(self) -> Decision {
        self.think_with(1)
    }

    /// Thinks with the help of up to `threads` threads, if the player can use them.
    pub fn think_with(self, threads: usize) -> Decision {
        let Outcome { notation, why, plan } = (self.job)(threads.max(1));
        Decision { seat: self.seat, notation, why, at: self.at, plan }
    }
}

impl fmt::Debug for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thought").field("seat", &self.seat).field("at", &self.at).finish()
    }
}

/// What an automatic player decided.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// Who.
    pub seat: Seat,
    /// What, in the game's notation.
    pub notation: String,
    /// Why, if the player can say. It may speak of what only this seat sees.
    pub why: Option<Text>,
    /// The length of the journal it was made for.
    pub at: Sequence,
    /// What was thought out beyond it; none if nobody thought further.
    pub plan: Option<WrittenPlan>,
}

/// What became of a decision.
#[derive(Clone, PartialEq, Debug)]
pub enum Decided {
    /// It was made.
    Played(Accepted),
    /// Something happened while the player thought: nothing was done. Ask for the next thought.
    Stale,
}

/// What an automatic player who sits in for a pupil does instead of a move that the lesson forbids: one that it
/// points at, otherwise any that it allows, by the number of the decision so that it is not always the same.
fn instead<G: Game>(guide: &Guide<'_, G>, mv: &G::Move, decision: u32) -> Option<G::Move> {
    guide.forbids(mv)?;
    let allowed: Vec<G::Move> = guide
        .judged()
        .into_iter()
        .filter(|(_, refusal)| refusal.is_none())
        .map(|(mv, _)| mv)
        .collect();
    let pointed = guide.guidance(&[]).highlights;
    let wished: Vec<&G::Move> =
        allowed.iter().filter(|mv| pointed.contains(&mv.to_string())).collect();
    let from = if wished.is_empty() { allowed.iter().collect() } else { wished };
    from.get(decision as usize % from.len().max(1)).copied().cloned()
}

impl<G: Game> Table<G> {
    /// The next automatic decision the table waits for: that of the lowest seat that [thinks](Table::thinking).
    ///
    /// Asking changes nothing, and asking again gives the same thought: whoever runs thoughts keeps count of them.
    pub fn next_thought(&self) -> Option<Thought> {
        let seat = self.thinking().lowest()?;
        let title = self.title().clone();
        let state = self.state().clone();
        let kind = self.kinds()[seat.index()].clone();
        let moment = Moment { table: self.setup().seed, moves: self.moves_made() };
        let planned = self.planned(seat).cloned();
        let view = View::new(self.game(), self.state(), seat);
        let ready = planned.as_ref().is_some_and(|planned| next_of(planned, view).is_some());
        let lesson = self.lesson;
        // The state stays in here: the player gets a view of it and nothing else.
        let job = move |threads: usize| {
            let game = title.game();
            let view = View::new(game, &state, seat);
            let planned = planned.as_ref();
            let decided = planned::decide(title.cast(), &kind, view, moment, planned, threads);
            let lesson = lesson.and_then(|number| title.guided().get(number));
            let guide = title
                .taught()
                .zip(lesson)
                .map(|(teach, lesson)| Guide::new(teach, lesson, game, &state, seat));
            match guide.and_then(|guide| instead(&guide, &decided.mv, moment.moves)) {
                Some(other) => Outcome { notation: other.to_string(), why: None, plan: None },
                None => Outcome {
                    notation: decided.mv.to_string(),
                    why: decided.why,
                    plan: decided.planned.map(|planned| planned.write()),
                },
            }
        };
        Some(Thought { seat, at: self.sequence(), ready, job: Box::new(job) })
    }

    /// Makes an automatic decision, unless something happened since it was asked for.
    pub fn decide(&mut self, decision: &Decision) -> Result<Decided, Rejected> {
        if decision.at != self.sequence() || !self.thinking().contains(decision.seat) {
            return Ok(Decided::Stale);
        }
        self.make(decision.seat, &decision.notation, DecidedBy::Automatic, decision.plan.as_ref())
            .map(Decided::Played)
    }

    /// Plays all automatic seats, here and now, until a person is awaited or the game is over. Gives back what was
    /// decided.
    pub fn run_automatic(&mut self) -> Result<Vec<Decision>, Stuck> {
        let mut decisions = Vec::new();
        while let Some(thought) = self.next_thought() {
            let decision = thought.think();
            self.decide(&decision).map_err(|rejected| Stuck {
                kind: self.kinds()[decision.seat.index()].clone(),
                seat: decision.seat,
                notation: decision.notation.clone(),
                rejected: Box::new(rejected),
            })?;
            decisions.push(decision);
        }
        Ok(decisions)
    }
}
