//! The condition language of the content files: agendas, launch requirements, what an Action needs. Parsed once into
//! typed trees and evaluated without a string in sight.
//!
//! A [`Condition`] is true or false, a [`Count`] is a number, a [`Selection`] is a set, a [`Reference`] names one
//! thing. What the words mean is in `facts` and `predicates`; when somebody is Escaped or Colocated is in `things`.

mod facts;
mod mentioned;
mod odds;
mod parse;
mod predicates;
mod things;
mod words;

pub use facts::Facts;
pub use parse::Context;
pub(crate) use parse::{DIALECT, Reader};
pub use words::{Kind, LinkKind, Value, Who};

use words::{Predicate, Set, Sum, Term, Tree, Truth};
use workbench::script::{self, Mistake};

use crate::action::Actor;
use crate::frame::Choices;
use crate::ids::{Body, Character, Section};
use crate::look::Look;
use crate::state::Player;

/// How many variables a condition can have at once, chosen ones included.
pub(crate) const VARIABLES: usize = 6;

/// What the words `self`, `me`, `actor` and `this` stand for.
#[derive(Clone, Copy)]
pub struct Scope<'a> {
    /// The table.
    pub look: Look<'a>,
    /// `self`: the Character the record belongs to.
    pub own: Option<Character>,
    /// `me`: the player who scores or acts.
    pub me: Option<Player>,
    /// `actor`: who takes the Action.
    pub actor: Option<Actor>,
    /// `this`: the section the record belongs to.
    pub this: Option<Section>,
}

impl<'a> Scope<'a> {
    /// Nothing but the table.
    #[inline]
    pub const fn new(look: Look<'a>) -> Scope<'a> {
        Scope { look, own: None, me: None, actor: None, this: None }
    }

    /// With a Character as `self`.
    #[inline]
    #[must_use]
    pub const fn of(mut self, own: Character) -> Scope<'a> {
        self.own = Some(own);
        self
    }

    /// With a player as `me`.
    #[inline]
    #[must_use]
    pub const fn me(mut self, me: Player) -> Scope<'a> {
        self.me = Some(me);
        self
    }

    /// With somebody as `actor`.
    #[inline]
    #[must_use]
    pub const fn actor(mut self, actor: Actor) -> Scope<'a> {
        self.actor = Some(actor);
        self
    }

    /// With a section as `this`.
    #[inline]
    #[must_use]
    pub const fn this(mut self, this: Section) -> Scope<'a> {
        self.this = Some(this);
        self
    }

    /// With what earlier steps of a Project X card have chosen.
    #[inline]
    pub fn chosen(&self, chosen: Choices) -> Facts<'a> {
        Facts::new(self).chosen(chosen)
    }
}

/// Something true or false.
#[derive(Clone, PartialEq, Debug)]
pub struct Condition(Tree);

impl Condition {
    /// Reads a condition of its own.
    ///
    /// # Errors
    /// The first mistake, with its place and what was expected there.
    pub fn parse(text: &str, context: &Context) -> Result<Condition, Mistake> {
        script::parse(text, DIALECT, |cursor| Reader::new(context).condition(cursor))
    }

    /// Whether it holds, where it asks for nothing but Abandon Ship: known at a glance.
    #[inline]
    pub(crate) fn at_a_glance(&self, look: Look<'_>) -> Option<bool> {
        let triggered = look.state.station.abandon_ship;
        let asks = |tree: &Tree| matches!(tree, Tree::Is(Truth::Is(Predicate::AbandonShip, _)));
        match &self.0 {
            Tree::Not(tree) if asks(tree) => Some(!triggered),
            tree if asks(tree) => Some(triggered),
            _ => None,
        }
    }

    /// Whether it holds.
    #[inline]
    pub fn holds<'a>(&self, facts: impl Into<Facts<'a>>) -> bool {
        self.0.holds(&facts.into())
    }
}

/// A number.
#[derive(Clone, PartialEq, Debug)]
pub struct Count(Sum);

impl Count {
    /// Reads a number of its own.
    ///
    /// # Errors
    /// The first mistake, with its place and what was expected there.
    pub fn parse(text: &str, context: &Context) -> Result<Count, Mistake> {
        script::parse(text, DIALECT, |cursor| Reader::new(context).count(cursor))
    }

    /// How many.
    pub fn value<'a>(&self, facts: impl Into<Facts<'a>>) -> i32 {
        self.0.value(&facts.into())
    }
}

/// A set: `{c in characters : ...}`.
#[derive(Clone, PartialEq, Debug)]
pub struct Selection(Set);

impl Selection {
    /// Reads a set of its own.
    ///
    /// # Errors
    /// The first mistake, with its place and what was expected there.
    pub fn parse(text: &str, context: &Context) -> Result<Selection, Mistake> {
        script::parse(text, DIALECT, |cursor| Reader::new(context).selection(cursor))
    }

    /// Calls the function with every member.
    pub fn each<'a>(&self, facts: impl Into<Facts<'a>>, mut found: impl FnMut(Value)) {
        facts.into().search(&self.0, |value| {
            found(value);
            false
        });
    }

    /// Goes through the members until the function says so; tells whether it did.
    pub fn search<'a>(&self, facts: impl Into<Facts<'a>>, stop: impl FnMut(Value) -> bool) -> bool {
        facts.into().search(&self.0, stop)
    }

    /// Whether this thing is a member.
    pub fn contains<'a>(&self, facts: impl Into<Facts<'a>>, wanted: Value) -> bool {
        facts.into().search_for(&self.0, wanted)
    }

    /// Whether there is a member.
    pub fn any<'a>(&self, facts: impl Into<Facts<'a>>) -> bool {
        facts.into().search(&self.0, |_| true)
    }

    /// The members that are bodies.
    pub fn bodies<'a>(&self, facts: impl Into<Facts<'a>>) -> workbench::flat::Set<Body> {
        let mut bodies = workbench::flat::Set::EMPTY;
        self.each(facts, |value| {
            if let Value::Who(Who::Body(body)) = value {
                bodies.insert(body);
            }
        });
        bodies
    }

    /// The members that are sections.
    pub fn sections<'a>(&self, facts: impl Into<Facts<'a>>) -> workbench::flat::Set<Section> {
        let mut sections = workbench::flat::Set::EMPTY;
        self.each(facts, |value| {
            if let Value::Section(section) = value {
                sections.insert(section);
            }
        });
        sections
    }

    /// What its members are.
    pub fn kind(&self) -> Kind {
        self.0.domain.kind()
    }
}

/// The name of one thing.
#[derive(Clone, PartialEq, Debug)]
pub struct Reference(Term);

impl Reference {
    /// The thing it names now.
    pub fn value<'a>(&self, facts: impl Into<Facts<'a>>) -> Value {
        facts.into().value(&self.0)
    }
}

/// The lines of an Agenda or of a Bonus Character (SF-16.4.4.1, SF-16.4.5.1).
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Agenda {
    /// The lines in order.
    pub lines: Vec<AgendaLine>,
}

/// One line.
#[derive(Clone, PartialEq, Debug)]
pub struct AgendaLine {
    /// How many points.
    pub points: i8,
    /// Counts only if the nearest line above without plus was achieved (SF-16.4.4.2).
    pub plus: bool,
    /// What must hold, or is counted.
    pub measure: Measure,
    /// The most points it can give.
    pub cap: Option<i8>,
}

/// What a line of an Agenda asks.
#[derive(Clone, PartialEq, Debug)]
pub enum Measure {
    /// Scored once if this holds.
    When(Condition),
    /// Scored as often as this says; achieved from one on.
    Times(Count),
}

impl Measure {
    /// How often the line is scored.
    fn times(&self, scope: &Scope<'_>) -> i32 {
        match self {
            Measure::When(condition) => i32::from(condition.holds(scope)),
            Measure::Times(count) => count.value(scope).max(0),
        }
    }
}

impl Agenda {
    /// Calls the function for every achieved line with its number and its points, which can be 0 (SF-R146).
    pub fn reckon(&self, scope: &Scope<'_>, achieved: &mut dyn FnMut(usize, i32)) {
        let mut plain_achieved = false;
        for (number, line) in self.lines.iter().enumerate() {
            if line.plus && !plain_achieved {
                continue;
            }
            let times = line.measure.times(scope);
            if !line.plus {
                plain_achieved = times > 0;
            }
            if times > 0 {
                let points = times * i32::from(line.points);
                achieved(number, line.cap.map_or(points, |cap| points.min(cap.into())));
            }
        }
    }

    /// The points of all lines together.
    pub fn points(&self, scope: &Scope<'_>) -> i32 {
        let mut sum = 0;
        self.reckon(scope, &mut |_, points| sum += points);
        sum
    }
}
