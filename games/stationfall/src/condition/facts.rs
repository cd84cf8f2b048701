//! What the words of a condition stand for: things, sets and their members.

use workbench::flat::Id;
use workbench::script;

use super::words::{Domain, Number, Set, Term, Truth, Value, Who};
use super::{Scope, VARIABLES};
use crate::action::Actor;
use crate::frame::{Choices, Chosen};
use crate::ids::{Body, Character, Offsite, Section};
use crate::look::Look;
use crate::map::{LINKS, Link};
use crate::state::KompromatPlace;

/// A [`Scope`] with what is bound: the values of all words.
#[derive(Clone, Copy)]
pub struct Facts<'a> {
    pub(super) scope: Scope<'a>,
    /// Abandon Ship counts as triggered.
    pub(super) abandon_ship: bool,
    bound: [Value; VARIABLES],
}

impl<'a> From<&Scope<'a>> for Facts<'a> {
    #[inline]
    fn from(scope: &Scope<'a>) -> Facts<'a> {
        Facts::new(scope)
    }
}

impl script::Facts<Truth, Number> for Facts<'_> {
    fn truth(&self, truth: &Truth) -> bool {
        match truth {
            Truth::Is(predicate, terms) => self.holds(*predicate, terms),
            Truth::Same(left, right) => self.same(left, right),
            Truth::Other(left, right) => !self.same(left, right),
            Truth::Some(set) => self.search(set, |_| true),
            Truth::None(set) => !self.search(set, |_| true),
        }
    }

    fn number(&self, number: &Number) -> i32 {
        match number {
            Number::Of(function, terms) => self.function(*function, terms),
            Number::Count(set) => {
                let mut count = 0;
                self.search(set, |_| {
                    count += 1;
                    false
                });
                count
            }
        }
    }
}

impl<'a> Facts<'a> {
    #[inline]
    pub(super) fn new(scope: &Scope<'a>) -> Facts<'a> {
        Facts { scope: *scope, abandon_ship: false, bound: [Value::Nothing; VARIABLES] }
    }

    /// With what earlier steps of a Project X card have chosen: the first variables.
    #[must_use]
    pub fn chosen(mut self, chosen: Choices) -> Facts<'a> {
        for (value, chosen) in self.bound.iter_mut().zip(chosen) {
            *value = match chosen {
                None => Value::Nothing,
                Some(Chosen::Body(body)) => Value::Who(Who::Body(body)),
                Some(Chosen::Section(section)) => Value::Section(section),
            };
        }
        self
    }

    /// With Abandon Ship counting as triggered: a possessor of the Digital Assistant launches (SF-R179).
    #[must_use]
    pub const fn abandon_ship(mut self, triggered: bool) -> Facts<'a> {
        self.abandon_ship = triggered;
        self
    }

    #[inline]
    pub(super) fn look(&self) -> Look<'a> {
        self.scope.look
    }

    /// The thing a term names now.
    pub(super) fn value(&self, term: &Term) -> Value {
        let look = self.look();
        let some = |value: Option<Value>| value.unwrap_or_default();
        match term {
            Term::Value(value) => *value,
            Term::Variable(place) => self.bound[usize::from(*place)],
            Term::Own => some(self.scope.own.map(|own| Value::Who(Who::Card(own)))),
            Term::Me => some(self.scope.me.map(Value::Player)),
            Term::This => some(self.scope.this.map(Value::Section)),
            Term::Actor => some(self.scope.actor.map(|actor| {
                Value::Who(match actor {
                    Actor::Body(body) => Who::Body(body),
                    Actor::Assistant => Who::Card(Character::DigitalAssistant),
                })
            })),
            Term::Monster => some(look.state.project_x.monster.map(|_| Value::Who(Who::Monster))),
            Term::TargetBearer => {
                some(look.state.project_x.target.map(|body| Value::Who(Who::Body(body))))
            }
            Term::Lindsey => some(look.lindsey().map(Value::Player)),
            Term::SectionOf(term) => {
                some(look.section_of_value(self.value(term)).map(Value::Section))
            }
            Term::PcOf(term) => match self.value(term) {
                Value::Player(player) => {
                    some(look.pc_character(player).map(|pc| Value::Who(Who::Card(pc))))
                }
                _ => Value::Nothing,
            },
            Term::Subject(term) => match self.value(term) {
                Value::Kompromat(character) => Value::Who(Who::Card(character)),
                _ => Value::Nothing,
            },
        }
    }

    /// The same thing: a body is the Character it belongs to.
    pub(super) fn same(&self, left: &Term, right: &Term) -> bool {
        let look = self.look();
        match (self.value(left), self.value(right)) {
            (Value::Nothing, _) | (_, Value::Nothing) => false,
            (Value::Who(Who::Body(body)), Value::Who(Who::Card(card)))
            | (Value::Who(Who::Card(card)), Value::Who(Who::Body(body))) => {
                look.owner(body) == card
            }
            (left, right) => left == right,
        }
    }

    /// Goes through the members of a set until the function says so; tells whether it did.
    pub(super) fn search(&self, set: &Set, mut stop: impl FnMut(Value) -> bool) -> bool {
        let Some(only) = &set.only else { return self.domain(&set.domain, &mut stop) };
        let mut inner = *self;
        self.domain(&set.domain, &mut |value| {
            inner.bound[usize::from(set.variable)] = value;
            only.holds(&inner) && stop(value)
        })
    }

    /// Whether a thing is a member of a set.
    pub(super) fn search_for(&self, set: &Set, wanted: Value) -> bool {
        self.is_member(set, wanted) && self.domain(&set.domain, &mut |value| value == wanted)
    }

    #[inline]
    fn is_member(&self, set: &Set, value: Value) -> bool {
        set.only.as_ref().is_none_or(|only| {
            let mut inner = *self;
            inner.bound[usize::from(set.variable)] = value;
            only.holds(&inner)
        })
    }

    /// With a variable bound.
    #[inline]
    pub(super) fn with(mut self, variable: u8, value: Value) -> Self {
        self.bound[usize::from(variable)] = value;
        self
    }

    /// Goes through everything a variable can be, until the function says so.
    pub(super) fn domain(&self, domain: &Domain, stop: &mut dyn FnMut(Value) -> bool) -> bool {
        let look = self.look();
        match domain {
            Domain::Characters => self.characters(stop),
            Domain::Entities => {
                self.characters(stop) || look.monster_place().is_some() && stop(MONSTER)
            }
            Domain::Monsters => look.monster_place().is_some() && stop(MONSTER),
            Domain::Players => look.players().any(|player| stop(Value::Player(player))),
            Domain::Sections => look.sections().any(|section| stop(Value::Section(section))),
            Domain::Pods => look
                .sections()
                .filter(|section| look.content.sections[*section].pod.is_some())
                .any(|section| stop(Value::Section(section))),
            Domain::Joined(term) => {
                let Value::Section(from) = self.value(term) else { return false };
                let joined: workbench::flat::Set<Section> =
                    look.ways(from).map(|way| way.to).filter(|to| look.exists(*to)).collect();
                joined.iter().any(|section| stop(Value::Section(section)))
            }
            Domain::Corridors => (0..LINKS as u8)
                .map(Link::from_number)
                .filter(|link| look.link_exists(*link))
                .any(|link| stop(Value::Link(link))),
            Domain::Offsites => Offsite::ALL
                .iter()
                .filter(|offsite| !look.state.offsites[**offsite].annihilated)
                .any(|offsite| stop(Value::Offsite(*offsite))),
            Domain::Kompromat => look
                .state
                .kompromat
                .iter()
                .filter(|(_, place)| **place != KompromatPlace::Nowhere)
                .any(|(character, _)| stop(Value::Kompromat(character))),
            Domain::Bodies(term) => match self.value(term) {
                Value::Who(Who::Card(card)) => self.bodies_of(card, stop),
                Value::Who(Who::Body(body)) => self.bodies_of(look.owner(body), stop),
                _ => false,
            },
            Domain::BonusCharacters(term) => match self.value(term) {
                Value::Player(player) => look.known_bonus_of(player).any(|identity| {
                    stop(Value::Who(Who::Card(look.content.identities[identity].character)))
                }),
                _ => false,
            },
        }
    }

    fn characters(&self, stop: &mut dyn FnMut(Value) -> bool) -> bool {
        let look = self.look();
        look.bodies().any(|body| stop(Value::Who(Who::Body(body))))
            || look.in_play(Character::DigitalAssistant)
                && stop(Value::Who(Who::Card(Character::DigitalAssistant)))
    }

    fn bodies_of(&self, card: Character, stop: &mut dyn FnMut(Value) -> bool) -> bool {
        let look = self.look();
        look.in_play(card)
            && look.content.characters[card]
                .bodies
                .iter()
                .any(|body| stop(Value::Who(Who::Body(*body))))
    }

    /// Whether something is said truly of somebody: of a body, or of at least one body of a Character in play.
    pub(super) fn who(&self, term: &Term, says: impl Fn(Body) -> bool) -> bool {
        match self.value(term) {
            Value::Who(Who::Body(body)) => says(body),
            Value::Who(Who::Card(card)) => {
                let look = self.look();
                look.in_play(card) && look.content.characters[card].bodies.iter().any(|b| says(*b))
            }
            _ => false,
        }
    }

    /// The Character somebody is, in play.
    pub(super) fn card(&self, term: &Term) -> Option<Character> {
        let look = self.look();
        match self.value(term) {
            Value::Who(Who::Body(body)) => Some(look.owner(body)),
            Value::Who(Who::Card(card)) if look.in_play(card) => Some(card),
            _ => None,
        }
    }

    pub(super) fn is_monster(&self, term: &Term) -> bool {
        self.value(term) == MONSTER
    }
}

/// The Monster.
const MONSTER: Value = Value::Who(Who::Monster);
