//! Chapter 16: final reveals, late escapes, delivery, scoring.

use kernel::{MoveList, Refusal};

use crate::engine::Engine;
use crate::look::Look;
use crate::moves::Move;
use crate::state::{Player, State};

/// Whether Stationfall was triggered and its steps have not begun.
pub(crate) fn is_due(state: &State) -> bool {
    let begun = state.frames.iter().any(|frame| {
        matches!(
            frame,
            crate::frame::Frame::FinalReveal { .. } | crate::frame::Frame::Deliver { .. }
        )
    });
    state.station.stationfall && !begun
}

/// Everything else stops; the steps of Stationfall are laid out (SF-16.1).
pub(crate) fn begin(engine: &mut Engine<'_>) {
    engine.state.frames.clear();
    engine.state.station.over = true;
}

pub(crate) fn list_reveal(_look: Look<'_>, _player: Player, _moves: &mut MoveList<Move>) {}

pub(crate) fn check_reveal(_look: Look<'_>, _player: Player, _mv: &Move) -> Result<(), Refusal> {
    Err(crate::turn::NOT_ASKED)
}

pub(crate) fn play_reveal(_engine: &mut Engine<'_>, _player: Player, _mv: &Move) {}

pub(crate) fn run_reveal(_engine: &mut Engine<'_>, _player: Player) -> bool {
    false
}

pub(crate) fn list_deliver(_look: Look<'_>, _player: Player, _moves: &mut MoveList<Move>) {}

pub(crate) fn check_deliver(_look: Look<'_>, _player: Player, _mv: &Move) -> Result<(), Refusal> {
    Err(crate::turn::NOT_ASKED)
}

pub(crate) fn play_deliver(_engine: &mut Engine<'_>, _player: Player, _mv: &Move) {}

pub(crate) fn run_deliver(_engine: &mut Engine<'_>, _player: Player) -> bool {
    false
}
