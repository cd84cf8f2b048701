//! Reveal Powers that ask something or happen once (SF-15.3.2), and what single Characters add to a turn.

use kernel::{MoveList, Refusal};

use crate::engine::Engine;
use crate::frame::Warrant;
use crate::ids::{Body, Identity};
use crate::look::Look;
use crate::moves::Move;
use crate::state::Player;

/// The one-time powers of a card that was just revealed (SF-R21); at Stationfall only Extricate (SF-R28).
pub(crate) fn begin(_engine: &mut Engine<'_>, _player: Player, _identity: Identity, _early: bool) {}

pub(crate) fn list(_look: Look<'_>, _moves: &mut MoveList<Move>) {}

pub(crate) fn check(_look: Look<'_>, _mv: &Move) -> Result<(), Refusal> {
    Err(crate::turn::NOT_ASKED)
}

pub(crate) fn play(_engine: &mut Engine<'_>, _mv: &Move) {}

/// Carries a power on as far as nobody is asked.
pub(crate) fn run(_engine: &mut Engine<'_>) -> bool {
    false
}

/// Whether a nested Action may be declined: those a Reveal Power only permits (SF-R21).
pub(crate) fn may_decline(by: Warrant) -> bool {
    matches!(by, Warrant::Power | Warrant::Presence)
}

/// Whether Forceful Presence can use this body.
pub(crate) fn check_presence(_look: Look<'_>, _body: Body) -> Result<(), Refusal> {
    Err(crate::turn::NOT_ASKED)
}

/// Whether the Down Corpsicle would rise for her Kompromat (`vengeful`, SF-R186).
pub(crate) fn vengeful_rises(_look: Look<'_>, _body: Body) -> bool {
    false
}

/// The Corpsicle takes a Bludgeon and rises (`vengeful`).
pub(crate) fn vengeful(_engine: &mut Engine<'_>, _body: Body) {}

/// The moves of Fang Moss by itself (`creatropism`).
pub(crate) fn list_moss(_look: Look<'_>, _moves: &mut MoveList<Move>) {}

pub(crate) fn check_moss(_look: Look<'_>, _mv: &Move) -> Result<(), Refusal> {
    Err(crate::turn::NOT_ASKED)
}

pub(crate) fn play_moss(_engine: &mut Engine<'_>, _mv: &Move) {}

/// Whether Fang Moss could still do something this turn.
pub(crate) fn moss_may_act(_look: Look<'_>) -> bool {
    false
}
