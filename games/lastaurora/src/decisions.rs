//! Everything a player is asked: one file a question or a family of them, each with its prompt, its candidates, its
//! check, its effect and its words.

mod crew;

use workbench::Decision;

use crate::engine::Engine;
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::look::Look;
use crate::moves::Move;

pub use crew::ChooseCrew;

impl workbench::Rules for LastAurora {
    type Look<'a> = Look<'a>;
    type Engine<'a> = Engine<'a>;
    type Move = Move;
}

impl Frame {
    /// The question this procedure asks, if it asks one.
    pub(crate) fn decision(&self) -> Option<&dyn Decision<LastAurora>> {
        match self {
            Frame::Crew(decision) => Some(decision),
            _ => None,
        }
    }
}
