//! Project X: the cards, their steps and their Monsters (SF-7.6).
//!
//! A card is two short lists of steps, one for its release and one for every Resolve phase after it, and perhaps a
//! Monster. `read` makes them from `project_x.toml`, `steps` carries them out and asks where the card leaves a choice,
//! `walk` finds the Monster's way, `monster` is what happens to it, `swarm` what consoles can tell it.

mod monster;
mod read;
mod steps;
mod swarm;
mod walk;

use workbench::script::{Program, Steps};

use crate::action::Weapon;
use crate::condition::{Condition, Facts, Reference, Selection, Value, Who};
use crate::frame::ProgramList;
use crate::ids::{Body, Section};
use crate::state::Hazard;

pub use steps::Progress;

pub(crate) use steps::run;

/// A Project X card.
#[derive(Clone, Debug)]
pub struct Project {
    /// The Monster it brings.
    pub monster: Option<Monster>,
    /// Its steps.
    steps: Steps<Step>,
    /// What happens when it is released (SF-7.6.1).
    release: Program,
    /// What happens after the Resolve phase of every turn (SF-15.7.3).
    resolve: Program,
    /// What happens at once when Fire meets the Monster, instead of it going Down.
    burst: Vec<Op>,
}

/// What a Monster is (SF-7.6.2).
#[derive(Clone, Debug)]
pub struct Monster {
    /// A machine, not an organism: what EMP Burst Downs (`emp_burst`).
    pub machine: bool,
    /// Can be Attacked with a Bludgeon (SF-12.8.2a).
    pub bludgeon: bool,
    /// Can be Attacked with a Gun (SF-12.8.2a).
    pub gun: bool,
    /// What Downs it.
    pub hazards: Hazards,
    /// Uses corridors.
    pub corridors: bool,
    /// Uses docks.
    pub docks: bool,
    /// Uses vents.
    pub vents: bool,
    /// Uses airlocks.
    pub airlocks: bool,
    /// What it does with Locks.
    pub locks: Locks,
    /// Takes a place in a pod, and is stopped by a full one (SF-5.5.3).
    pub seat: bool,
}

/// Which Hazards Down a Monster (SF-6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hazards {
    /// None.
    Immune,
    /// Fire.
    FireOnly,
    /// Fire and Asphyxiation.
    Both,
}

/// What a Monster does with Locks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Locks {
    /// Passes them, and they stay.
    Passes,
    /// Passes them, and they are gone.
    Removes,
    /// Is stopped by them.
    Stops,
}

/// One step of a list.
#[derive(Clone, Debug)]
struct Step {
    /// Only if this holds.
    only_if: Option<Condition>,
    /// What is done.
    op: Op,
    /// The list ends when it was done.
    ends: bool,
}

/// What a step does.
#[derive(Clone, Debug)]
enum Op {
    /// The Monster comes, Live.
    PlaceMonster(Reference),
    /// The Monster is gone for good.
    RemoveMonster,
    /// Grey Goo in a section; where it cannot be, the list ends.
    PlaceGoo(Reference),
    /// The Wormhole in a section.
    PlaceWormhole(Reference),
    /// The Target marker on somebody.
    PlaceTarget(Reference),
    /// The Wormhole goes so many sections along a round.
    MoveWormhole(Box<[Section]>, usize),
    /// Unpossessed Items in a section are Annihilated.
    AnnihilateItems(Reference),
    /// They are Annihilated.
    Annihilate(Targets),
    /// They go Down.
    Down(Targets),
    /// They are Contaminated.
    Contaminate(Targets),
    /// The active player chooses one of these (SF-R105).
    Choose(usize, Selection),
    /// The Monster Attacks them by the rules of a weapon.
    Attack(Weapon, Targets),
    /// The Monster makes one Step on a shortest way to the nearest of these, keeping out of some sections.
    StepToward(Targets, Option<Selection>),
    /// The Monster swallows them.
    Engulf(Targets),
    /// The Monster bursts.
    Burst,
    /// Everybody swallowed is in this section again.
    ReleaseEngulfed(Reference),
    /// The list ends.
    Stop,
}

/// Whom a step concerns.
#[derive(Clone, Debug)]
enum Targets {
    /// One.
    One(Reference),
    /// Every member of a set.
    All(Selection),
}

impl Targets {
    /// The bodies.
    fn bodies(&self, facts: Facts<'_>) -> workbench::flat::Set<Body> {
        match self {
            Targets::One(reference) => match reference.value(facts) {
                Value::Who(Who::Body(body)) => [body].into_iter().collect(),
                _ => workbench::flat::Set::EMPTY,
            },
            Targets::All(selection) => selection.bodies(facts),
        }
    }
}

impl Project {
    /// The steps of a list.
    fn steps(&self, list: ProgramList) -> &[Step] {
        self.steps.of(match list {
            ProgramList::Release => self.release,
            ProgramList::Resolve => self.resolve,
        })
    }

    /// Whether its Monster takes a place in a pod (SF-5.5.3).
    #[inline]
    pub fn monster_takes_a_seat(&self) -> bool {
        self.monster.as_ref().is_some_and(|monster| monster.seat)
    }

    /// Whether its Monster can be Attacked with this (SF-12.8.2a).
    pub fn attackable_by(&self, weapon: Weapon) -> bool {
        self.monster.as_ref().is_some_and(|monster| match weapon {
            Weapon::Bludgeon => monster.bludgeon,
            Weapon::Gun => monster.gun,
            Weapon::Badge => false,
        })
    }
}

impl Monster {
    /// Whether this Hazard Downs it (SF-6.1).
    const fn hurt_by(&self, hazard: Hazard) -> bool {
        match self.hazards {
            Hazards::Immune => false,
            Hazards::FireOnly => matches!(hazard, Hazard::Fire),
            Hazards::Both => true,
        }
    }
}
