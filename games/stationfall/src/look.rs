//! Questions about the table. Nothing here changes anything; everything the rules ask more than once is asked here.

mod launch;
mod people;
mod places;
mod players;

pub(crate) use launch::Requirement;

use crate::content::Content;
use crate::ids::{Body, Character, Section};
use crate::state::State;

workbench::look! {
    /// The table with the content at hand: the eyes of the rules.
    pub struct Look(Content, State);
}

impl<'a> Look<'a> {
    /// The Character a body belongs to.
    #[inline]
    pub fn owner(self, body: Body) -> Character {
        self.content.owner[body]
    }

    /// Whether a Character takes part in this game (SF-1.5).
    #[inline]
    pub fn in_play(self, character: Character) -> bool {
        self.state.table.in_play.contains(character)
    }

    /// Every body of every Character in play, Annihilated and Escaped ones too.
    #[inline]
    pub fn bodies(self) -> impl Iterator<Item = Body> + 'a {
        let state = self.state;
        Body::ALL
            .iter()
            .copied()
            .filter(move |body| state.bodies[*body].at != crate::state::At::Absent)
    }

    /// Every section in play, launched pods included, Annihilated ones not.
    pub fn sections(self) -> impl Iterator<Item = Section> + 'a {
        let state = self.state;
        Section::ALL.iter().copied().filter(move |section| {
            let section = &state.sections[*section];
            section.in_play && section.pod != crate::state::PodState::Annihilated
        })
    }
}
