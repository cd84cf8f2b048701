//! What the lines of an Agenda speak of by name, so that the page of a card leads to it.

use workbench::script::{Cond, Num};

use super::words::{Domain, Number, Set, Sum, Term, Tree, Truth, Value};
use super::{Agenda, Measure};

impl Agenda {
    /// Calls the function with everything its lines name, in the order of the lines; a thing may come twice.
    pub(crate) fn mentioned(&self, found: &mut dyn FnMut(Value)) {
        for line in &self.lines {
            match &line.measure {
                Measure::When(condition) => tree(&condition.0, found),
                Measure::Times(count) => sum(&count.0, found),
            }
        }
    }
}

fn tree(of: &Tree, found: &mut dyn FnMut(Value)) {
    match of {
        Cond::Is(Truth::Is(_, terms)) => terms.iter().for_each(|one| term(one, found)),
        Cond::Is(Truth::Same(one, other) | Truth::Other(one, other)) => {
            term(one, found);
            term(other, found);
        }
        Cond::Is(Truth::Some(of) | Truth::None(of)) => set(of, found),
        Cond::Compare(one, _, other) => {
            sum(one, found);
            sum(other, found);
        }
        Cond::Not(of) => tree(of, found),
        Cond::All(all) | Cond::Any(all) => all.iter().for_each(|one| tree(one, found)),
    }
}

fn sum(of: &Sum, found: &mut dyn FnMut(Value)) {
    match of {
        Num::Value(_) => {}
        Num::Of(Number::Of(_, terms)) => terms.iter().for_each(|one| term(one, found)),
        Num::Of(Number::Count(of)) => set(of, found),
        Num::Minus(of) => sum(of, found),
        Num::Sum(all) => all.iter().for_each(|one| sum(one, found)),
    }
}

fn set(of: &Set, found: &mut dyn FnMut(Value)) {
    match &of.domain {
        Domain::Joined(one) | Domain::Bodies(one) | Domain::BonusCharacters(one) => {
            term(one, found);
        }
        Domain::Characters
        | Domain::Entities
        | Domain::Monsters
        | Domain::Players
        | Domain::Sections
        | Domain::Pods
        | Domain::Corridors
        | Domain::Offsites
        | Domain::Kompromat => {}
    }
    of.only.iter().for_each(|only| tree(only, found));
}

fn term(of: &Term, found: &mut dyn FnMut(Value)) {
    match of {
        Term::Value(value) => found(*value),
        Term::SectionOf(of) | Term::PcOf(of) | Term::Subject(of) => term(of, found),
        Term::Own
        | Term::Me
        | Term::Actor
        | Term::This
        | Term::Monster
        | Term::TargetBearer
        | Term::Lindsey
        | Term::Variable(_) => {}
    }
}
