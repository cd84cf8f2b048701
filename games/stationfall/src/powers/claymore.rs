//! Claymore: three face-down Traps in three different sections, one of them live (`claymore`).
//!
//! First the player says where Traps lie, which everybody sees, then which of them is the live one, which nobody else
//! sees: the order of the answers gives nothing away.

use super::Power;
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::{Ability, Section};
use crate::look::Look;
use crate::moves::{Choice, Move};
use crate::state::TrapPlace;

fn trapped(look: Look<'_>, section: Section) -> bool {
    look.state
        .traps
        .iter()
        .any(|trap| matches!(trap.at, TrapPlace::Section(at, _) if at == section))
}

pub(super) fn candidates(look: Look<'_>, found: &mut dyn FnMut(Move)) {
    look.sections().for_each(|section| found(Move::Choose(Choice::Section(section))));
}

/// Sections without a Trap while there are Traps to lay; then the trapped ones. Outer Space and pods that have not
/// launched may be chosen.
pub(super) fn allows(look: Look<'_>, step: u8, mv: &Move) -> bool {
    let Move::Choose(Choice::Section(section)) = *mv else { return false };
    let laying = usize::from(step) < look.state.traps.len();
    look.exists(section) && !look.launched(section) && trapped(look, section) != laying
}

pub(super) fn play(engine: &mut Engine<'_>, step: u8, mv: &Move) {
    let Move::Choose(Choice::Section(section)) = *mv else { return };
    let seat = engine.look().active_seat();
    engine.state.frames.pop();
    match engine.state.traps.get_mut(usize::from(step)) {
        Some(trap) => {
            trap.at = TrapPlace::Section(section, seat);
            trap.live = false;
            engine.tell(Event::TrapLaid { seat, section });
            engine.ask(Frame::Power(Power { ability: Ability::Claymore, step: step + 1 }));
        }
        None => {
            for trap in &mut engine.state.traps {
                trap.live = trap.at == TrapPlace::Section(section, seat);
            }
            for index in 0..engine.state.traps.len() {
                let trap = engine.state.traps[index];
                if let TrapPlace::Section(section, _) = trap.at {
                    engine.show(seat, Event::TrapFace { section, live: trap.live });
                }
            }
        }
    }
}
