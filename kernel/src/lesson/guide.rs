//! The guide: a pure function of lesson, position and seat.

use std::cell::OnceCell;

use super::{ConditionId, Fact, Forbidden, Guidance, Lesson, Saying, Step};
use crate::chance::Seed;
use crate::event_log::EventLog;
use crate::game::{Game, MoveList};
use crate::play;
use crate::refusal::Refusal;
use crate::seat::{Seat, Viewer};
use crate::teach::Teach;
use crate::text::{Name, Text};

/// What a lesson says to one seat in one position.
pub struct Guide<'a, G: Game> {
    teach: &'a dyn Teach<Game = G>,
    lesson: &'a Lesson,
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
    /// The position as the seat can imagine it: what follows a move is tried here, so that a refusal tells nothing
    /// the seat may not know.
    imagined: OnceCell<G::State>,
}

impl<'a, G: Game> Guide<'a, G> {
    /// The guide of a seat through one of the lessons. It has nothing to say to a seat that is not taught.
    pub fn new(
        teach: &'a dyn Teach<Game = G>,
        lesson: &'a Lesson,
        game: &'a G,
        state: &'a G::State,
        seat: Seat,
    ) -> Self {
        Guide { teach, lesson, game, state, seat, imagined: OnceCell::new() }
    }

    fn holds(&self, condition: ConditionId) -> bool {
        self.teach.holds(self.game, self.state, self.seat, condition)
    }

    /// The steps that speak now, by their numbers.
    fn open(&self) -> impl Iterator<Item = (u16, &'a Step)> + '_ {
        let taught = self.lesson.pupils().contains(self.seat);
        let steps = (0u16..).zip(&self.lesson.steps);
        steps.filter(move |(_, step)| taught && self.holds(step.when))
    }

    /// The numbers of the steps that speak now.
    pub fn speaking(&self) -> Vec<u16> {
        self.open().map(|(number, _)| number).collect()
    }

    /// Why the lesson forbids a move that the game allows, if it does. A lesson that would forbid all a seat's moves
    /// forbids none: nobody is left without a choice.
    pub fn forbids(&self, mv: &G::Move) -> Option<Refusal> {
        let refusal = self.refusal(mv)?;
        let mut moves = MoveList::new();
        play::moves(self.game, self.state, self.seat, &mut moves);
        let choice = moves.iter().any(|other| other != mv && self.refusal(other).is_none());
        choice.then_some(refusal)
    }

    /// What the steps say to a move, whatever else there is.
    fn refusal(&self, mv: &G::Move) -> Option<Refusal> {
        let notation = mv.to_string();
        self.open()
            .find_map(|(_, step)| self.limited(step, &notation).or_else(|| self.breaks(step, mv)))
    }

    fn limited(&self, step: &Step, notation: &str) -> Option<Refusal> {
        let fits = |patterns: &[super::Pattern]| patterns.iter().any(|p| p.matches(notation));
        step.forbids
            .iter()
            .find(|limit| {
                fits(&limit.moves)
                    && !fits(&limit.except)
                    && limit.when.is_none_or(|when| self.holds(when))
            })
            .map(|limit| limit.refusal)
    }

    /// Whether something protected that is true would not be true any more: after the move, or after whatever the same
    /// seat could do next.
    fn breaks(&self, step: &Step, mv: &G::Move) -> Option<Refusal> {
        let kept: Vec<&Fact> =
            step.protects.iter().filter(|fact| self.holds(fact.condition)).collect();
        if kept.is_empty() {
            return None;
        }
        let after = self.after(self.imagined(), mv);
        self.broken(&kept, &after).or_else(|| self.doomed(&kept, &after))
    }

    /// The first of these facts that is not true in a position.
    fn broken(&self, kept: &[&Fact], state: &G::State) -> Option<Refusal> {
        let lost = |fact: &&&Fact| !self.teach.holds(self.game, state, self.seat, fact.condition);
        kept.iter().find(lost).map(|fact| fact.refusal)
    }

    /// The fact that every next move of the seat would break, if they all break one.
    fn doomed(&self, kept: &[&Fact], state: &G::State) -> Option<Refusal> {
        let mut moves = MoveList::new();
        play::moves(self.game, state, self.seat, &mut moves);
        let mut first = None;
        for next in moves.iter() {
            let refusal = self.broken(kept, &self.after(state, next))?;
            first.get_or_insert(refusal);
        }
        first
    }

    fn imagined(&self) -> &G::State {
        self.imagined.get_or_init(|| {
            let mut rng = Seed::from_number(0).rng();
            self.game.determinize(self.state, Viewer::Seat(self.seat), &mut rng)
        })
    }

    fn after(&self, state: &G::State, mv: &G::Move) -> G::State {
        let mut after = state.clone();
        self.game.play(&mut after, self.seat, mv, &mut EventLog::muted());
        after
    }

    /// The seat's legal moves, each with the reason why the lesson forbids it, if it does.
    pub fn judged(&self) -> Vec<(G::Move, Option<Refusal>)> {
        let mut moves = MoveList::new();
        play::moves(self.game, self.state, self.seat, &mut moves);
        let mut judged: Vec<_> = moves.iter().map(|mv| (mv.clone(), self.refusal(mv))).collect();
        if judged.iter().all(|(_, refusal)| refusal.is_some()) {
            judged.iter_mut().for_each(|(_, refusal)| *refusal = None);
        }
        judged
    }

    /// Everything the guide has to say. `said` are the steps that have spoken to this seat before, by their numbers.
    pub fn guidance(&self, said: &[u16]) -> Guidance {
        let open: Vec<(u16, &Step)> = self.open().collect();
        let pointed = |notation: &str| {
            open.iter().any(|(_, step)| step.highlights.iter().any(|p| p.matches(notation)))
        };
        let mut guidance = Guidance {
            lesson: Name::Owned(self.lesson.id.clone()),
            says: open.iter().map(|(number, step)| saying(step, said.contains(number))).collect(),
            suggests: open
                .iter()
                .flat_map(|(_, step)| step.suggests.iter().map(|id| Text::new(*id)))
                .collect(),
            ..Guidance::default()
        };
        guidance.says.retain(|saying| !saying.texts.is_empty());
        for (mv, refusal) in self.judged() {
            let notation = mv.to_string();
            match refusal {
                Some(refusal) => guidance.forbidden.push(Forbidden {
                    notation,
                    rule: Name::Borrowed(refusal.rule.0),
                    reason: refusal.text(),
                }),
                None if pointed(&notation) => guidance.highlights.push(notation),
                None => {}
            }
        }
        guidance
    }
}

fn saying(step: &Step, said_before: bool) -> Saying {
    Saying {
        step: Name::Owned(step.id.clone()),
        texts: step.says.iter().map(|id| Text::new(*id)).collect(),
        teaches: step.teaches.iter().map(|rule| Name::Borrowed(rule.0)).collect(),
        said_before,
    }
}
