//! How likely a condition is to hold when points are counted: the same trees, read with likelihoods instead of truths.
//! `and` multiplies, `or` and `some` leave the chance that all fail, `count` adds up. Crude, but it sees how far an
//! Agenda has come where the truth sees only whether it is done.

use workbench::script::{Cond, Num, Relation};

use super::facts::Facts;
use super::words::{Domain, Function, Number, Predicate, Set, Sum, Term, Tree, Truth, Value, Who};
use super::{Agenda, Measure, Scope};
use crate::ids::{Body, Character, Data, Offsite};
use crate::mind::{Likelihoods, Wish};
use crate::state::{Guilt, Player};

impl Agenda {
    /// Whether one of its lines asks for the escape of its own Character.
    pub(crate) fn asks_for_escape(&self) -> bool {
        self.lines.iter().any(|line| {
            let Measure::When(condition) = &line.measure else { return false };
            match &condition.0 {
                Cond::Is(Truth::Is(Predicate::Escaped, terms)) => {
                    matches!(terms.first(), Some(Term::Own))
                }
                // Of several bodies some.
                Cond::Is(Truth::Some(set)) => matches!(set.domain, Domain::Bodies(Term::Own)),
                _ => false,
            }
        })
    }

    /// The points to be expected of all lines together.
    pub(crate) fn outlook(&self, scope: &Scope<'_>, likelihoods: &Likelihoods<'_>) -> f32 {
        let (mut sum, mut plain) = (0.0, 0.0);
        self.outlooks(scope, likelihoods, &mut |number, times| {
            let line = &self.lines[number];
            let achieved = if line.plus { plain } else { 1.0 };
            if !line.plus {
                plain = times.min(1.0);
            }
            let points = f32::from(line.points) * times;
            sum += line.cap.map_or(points, |cap| points.min(cap.into())) * achieved;
            plain >= 0.001
        });
        sum
    }

    /// Calls the function with how likely each line is to score, or how often. It tells whether lines that count only
    /// if this one was achieved are of interest.
    pub(crate) fn outlooks(
        &self,
        scope: &Scope<'_>,
        likelihoods: &Likelihoods<'_>,
        found: &mut dyn FnMut(usize, f32) -> bool,
    ) {
        let odds = Odds { facts: Facts::new(scope), likelihoods, wished: true };
        let mut achieved = false;
        for (number, line) in self.lines.iter().enumerate() {
            if line.plus && !achieved {
                continue;
            }
            let times = match &line.measure {
                Measure::When(condition) => odds.of(&condition.0),
                Measure::Times(count) => odds.number(&count.0).max(0.0),
            };
            achieved = found(number, times);
        }
    }
}

struct Odds<'a> {
    facts: Facts<'a>,
    likelihoods: &'a Likelihoods<'a>,
    /// Whether the scoring player would like it to be so: turned round by every `not` and `none`.
    wished: bool,
}

impl Odds<'_> {
    fn unwished(&self) -> Self {
        Odds { wished: !self.wished, ..*self }
    }

    fn wish(&self) -> Wish {
        match self.facts.scope.me {
            Some(player) if self.wished => Wish::For(player),
            player => Wish::Against(player),
        }
    }

    /// The player who would like it to be so.
    fn by(&self) -> Option<Player> {
        self.wish().by()
    }

    fn escape_of(&self, body: Body) -> f32 {
        self.by().map_or_else(
            || self.likelihoods.escape(body),
            |player| self.likelihoods.escape_wished(player, body),
        )
    }

    fn of(&self, tree: &Tree) -> f32 {
        match tree {
            Cond::Is(truth) => self.truth(truth),
            Cond::Compare(left, relation, right) => {
                compared(self.number(left) - self.number(right), *relation)
            }
            Cond::Not(inner) => 1.0 - self.unwished().of(inner),
            Cond::All(all) => {
                let mut product = 1.0;
                for inner in all {
                    product *= self.of(inner);
                    if product == 0.0 {
                        break;
                    }
                }
                product
            }
            Cond::Any(any) => 1.0 - any.iter().map(|inner| 1.0 - self.of(inner)).product::<f32>(),
        }
    }

    fn truth(&self, truth: &Truth) -> f32 {
        match truth {
            Truth::Is(predicate, terms) => self.predicate(*predicate, terms),
            Truth::Same(left, right) => certainly(self.facts.same(left, right)),
            Truth::Other(left, right) => certainly(!self.facts.same(left, right)),
            Truth::Some(set) => 1.0 - self.none_of(set),
            Truth::None(set) => self.unwished().none_of(set),
        }
    }

    /// The chance that a set is empty.
    fn none_of(&self, set: &Set) -> f32 {
        let mut none = 1.0;
        self.members(set, &mut |chance| none *= 1.0 - chance);
        none
    }

    /// Calls the function with the chance of everything to be a member.
    fn members(&self, set: &Set, found: &mut dyn FnMut(f32)) {
        self.facts.domain(&set.domain, &mut |value| {
            let chance = set.only.as_ref().map_or(1.0, |only| {
                let facts = self.facts.with(set.variable, value);
                let inner = Odds { facts, ..*self };
                inner.of(only)
            });
            if chance > 0.0 {
                found(chance);
            }
            false
        });
    }

    fn number(&self, sum: &Sum) -> f32 {
        match sum {
            Num::Value(value) => *value as f32,
            Num::Minus(number) => -self.number(number),
            Num::Sum(terms) => terms.iter().map(|term| self.number(term)).sum(),
            Num::Of(Number::Count(set)) => {
                let mut count = 0.0;
                self.members(set, &mut |chance| count += chance);
                count
            }
            Num::Of(Number::Of(Function::EscapedCopies, terms)) => {
                match self.facts.value(&terms[0]) {
                    Value::Data(data) => self.copies(data),
                    _ => 0.0,
                }
            }
            Num::Of(Number::Of(function, terms)) => self.facts.function(*function, terms) as f32,
        }
    }

    fn copies(&self, data: Data) -> f32 {
        let look = self.facts.look();
        let holders = look.bodies().filter(|body| look.has_data(*body, data));
        let offsites = Offsite::ALL.iter().filter(|offsite| {
            let offsite = &look.state.offsites[**offsite];
            offsite.data.contains(data) && !offsite.annihilated
        });
        let gone = offsites.count() as f32;
        let soon =
            if gone > 0.0 { 0.0 } else { self.likelihoods.transmitted(data, false, self.wish()) };
        holders.map(|body| self.escape_of(body)).sum::<f32>() + gone + soon
    }

    /// The best chance of the bodies a term names.
    fn best(&self, term: &Term, chance: impl Fn(Body) -> f32) -> f32 {
        let look = self.facts.look();
        match self.facts.value(term) {
            Value::Who(Who::Body(body)) => chance(body),
            Value::Who(Who::Card(card)) if look.in_play(card) => {
                let bodies = &look.content.characters[card].bodies;
                bodies.iter().map(|body| chance(*body)).fold(0.0, f32::max)
            }
            _ => 0.0,
        }
    }

    fn escape(&self, term: &Term) -> f32 {
        let likelihoods = self.likelihoods;
        match self.facts.value(term) {
            Value::Who(Who::Card(Character::DigitalAssistant)) => {
                self.copies(Data::DigitalAssistant).min(1.0)
            }
            Value::Item(item) => likelihoods.item_escapes(item),
            Value::Data(data) => self.copies(data).min(1.0),
            Value::Who(Who::Monster) => likelihoods.later(self.facts.look().escaped(MONSTER), 0.05),
            _ => self.best(term, |body| self.escape_of(body)),
        }
    }

    /// The chance of a predicate. What cannot change is what it is.
    fn predicate(&self, predicate: Predicate, terms: &[Term]) -> f32 {
        let likelihoods = self.likelihoods;
        let look = self.facts.look();
        let holds = || self.facts.holds(predicate, terms);
        let stays_or_comes = |stays: f32, comes: f32| {
            let now = holds();
            likelihoods.later(now, if now { stays } else { comes })
        };
        match predicate {
            Predicate::Escaped => self.escape(&terms[0]),
            Predicate::Down => self.best(&terms[0], |body| likelihoods.down(body, self.by())),
            Predicate::Live => {
                self.best(&terms[0], |body| 1.0 - likelihoods.down(body, self.unwished().by()))
            }
            Predicate::Annihilated => likelihoods.later(holds(), 0.03),
            Predicate::Contaminated => self.best(&terms[0], |body| likelihoods.contaminated(body)),
            Predicate::Possesses => match self.facts.value(&terms[1]) {
                Value::Item(item) => {
                    self.best(&terms[0], |body| likelihoods.possesses(body, item, self.by()))
                }
                Value::Data(data) => {
                    self.best(&terms[0], |body| likelihoods.has_data(body, data, self.by()))
                }
                _ => 0.0,
            },
            Predicate::InPod => {
                let now = holds();
                let escape = self.best(&terms[0], |body| self.escape_of(body));
                likelihoods.later(now, if now { 0.85 } else { 0.8 * escape })
            }
            Predicate::Colocated => stays_or_comes(0.65, 0.12),
            Predicate::In => stays_or_comes(0.6, 0.1),
            Predicate::OnBoard => stays_or_comes(0.8, 0.2),
            Predicate::Damaged => likelihoods.damaged(holds()),
            Predicate::Holds => match self.facts.value(&terms[1]) {
                Value::Data(data) => likelihoods.transmitted(data, holds(), self.wish()),
                _ => certainly(holds()),
            },
            Predicate::Innocent | Predicate::Suspect | Predicate::Guilty => {
                match self.facts.value(&terms[0]) {
                    Value::Player(player) => {
                        likelihoods.guilt(look.state.players[player].guilt, wanted(predicate))
                    }
                    _ => 0.0,
                }
            }
            Predicate::RevealedEarly => stays_or_comes(1.0, 0.35),
            Predicate::ProjectXReleased => stays_or_comes(1.0, likelihoods.ordered(self.wish())),
            Predicate::AbandonShip => stays_or_comes(1.0, 0.8),
            Predicate::AntimatterArmed => stays_or_comes(1.0, likelihoods.ordered(self.wish())),
            Predicate::AntimatterDetonatedOnBoard => likelihoods.detonates(holds(), self.wish()),
            _ => certainly(holds()),
        }
    }
}

const MONSTER: Value = Value::Who(Who::Monster);

fn wanted(predicate: Predicate) -> Guilt {
    match predicate {
        Predicate::Innocent => Guilt::Innocent,
        Predicate::Suspect => Guilt::Suspect,
        _ => Guilt::Guilty,
    }
}

const fn certainly(holds: bool) -> f32 {
    if holds { 1.0 } else { 0.0 }
}

/// How likely an expected difference is to come out like this: a soft step, so that coming nearer is seen.
fn compared(difference: f32, relation: Relation) -> f32 {
    let above = |by: f32| 1.0 / (1.0 + (-3.0 * by).exp());
    let equal = (-difference * difference).exp();
    match relation {
        Relation::AtLeast => above(difference + 0.5),
        Relation::More => above(difference - 0.5),
        Relation::AtMost => above(0.5 - difference),
        Relation::Less => above(-0.5 - difference),
        Relation::Equal => equal,
        Relation::Unequal => 1.0 - equal,
    }
}
