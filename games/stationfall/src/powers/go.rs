//! Go Go Go!: one Action with each Live Clone that has not Escaped, in the order the active player likes (`go_go_go`,
//! SF-0.5).

use crate::action::Actor;
use crate::engine::Engine;
use crate::frame::{Frame, Warrant};
use crate::ids::{Body, Character};
use crate::look::Look;
use crate::moves::{Choice, Move};
use crate::turn::Act;

/// The Clones.
fn clones(look: Look<'_>) -> &[Body] {
    &look.content.characters[Character::MaintenanceClones].bodies
}

/// The bit of a Clone among those who have acted.
fn mark_of(look: Look<'_>, body: Body) -> Option<u8> {
    clones(look).iter().position(|clone| *clone == body).map(|at| 1 << at)
}

pub(super) fn candidates(look: Look<'_>, found: &mut dyn FnMut(Move)) {
    clones(look).iter().for_each(|body| found(Move::Choose(Choice::Body(*body))));
}

/// A Live Clone that has not acted yet.
pub(super) fn allows(look: Look<'_>, acted: u8, mv: &Move) -> bool {
    let Move::Choose(Choice::Body(body)) = *mv else { return false };
    mark_of(look, body).is_some_and(|mark| acted & mark == 0) && look.can_act(body)
}

pub(super) fn play(engine: &mut Engine<'_>, mv: &Move) {
    let Move::Choose(Choice::Body(body)) = *mv else { return };
    let mark = mark_of(engine.look(), body).unwrap_or_default();
    if let Some(Frame::Power(power)) = engine.state.frames.last_mut() {
        power.step |= mark;
    }
    engine.ask(Frame::Act(Act { actor: Actor::Body(body), by: Warrant::Power }));
}
