//! The condition language of the content files: agendas, launch requirements, what an Action needs. Parsed once into
//! typed trees and evaluated without a string in sight.

use crate::action::Actor;
use crate::ids::{Character, Section};
use crate::look::Look;
use crate::state::Player;

/// A condition, parsed.
#[derive(Clone, Debug)]
pub struct Condition;

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

impl Condition {
    /// Whether it holds.
    pub fn holds(&self, _scope: &Scope<'_>) -> bool {
        false
    }
}

/// The lines of an Agenda or of a Bonus Character (SF-16.4.4.1, SF-16.4.5.1).
#[derive(Clone, Debug, Default)]
pub struct Agenda {
    /// The lines in order.
    pub lines: Vec<AgendaLine>,
}

/// One line.
#[derive(Clone, Debug)]
pub struct AgendaLine {
    /// How many points.
    pub points: i8,
    /// Counts only if the nearest line above without plus was achieved (SF-16.4.4.2).
    pub plus: bool,
    /// What must hold, or be counted.
    pub when: Condition,
}
