//! Project X: the cards, their steps and their Monsters (SF-7.6).

use kernel::{MoveList, Refusal};

use crate::engine::Engine;
use crate::ids::Section;
use crate::look::Look;
use crate::moves::Move;

pub(crate) fn list(_look: Look<'_>, _moves: &mut MoveList<Move>) {}

pub(crate) fn check(_look: Look<'_>, _mv: &Move) -> Result<(), Refusal> {
    Err(crate::turn::NOT_ASKED)
}

pub(crate) fn play(_engine: &mut Engine<'_>, _mv: &Move) {}

/// Carries the steps on as far as nobody is asked.
pub(crate) fn run(engine: &mut Engine<'_>) -> bool {
    engine.state.frames.pop();
    true
}

/// A Project X card, parsed.
#[derive(Clone, Debug)]
pub struct Project;

impl Project {
    /// Whether its Monster takes a place in a pod (SF-5.5.3).
    pub fn monster_takes_a_seat(&self) -> bool {
        false
    }
}

impl Engine<'_> {
    /// Turns the card up and carries out its instructions, once (SF-7.6.1).
    pub fn release_project_x(&mut self) {}

    /// Fire in a section meets Grey Goo or the Amoeba.
    pub(crate) fn fire_meets_project_x(&mut self, _section: Section) {}

    /// A Monster that a Hazard hurts goes Down in it (SF-6.1).
    pub(crate) fn monster_in_hazards(&mut self) {}

    /// The Monster in a section is Annihilated.
    pub(crate) fn annihilate_monster_in(&mut self, _section: Section) {}

    /// A Monster in a launching pod has Escaped and stops acting.
    pub(crate) fn monster_leaves_in(&mut self, _pod: Section) {}
}
