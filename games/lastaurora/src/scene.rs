//! What a viewer sees.

use kernel::{Offer, Scene, Viewer};

use crate::look::Look;
use crate::moves::Move;
use crate::state::Player;

/// The id of a convoy card.
pub(crate) fn car_id(player: Player, cell: u8) -> String {
    format!("car-{}-{}", player.0 + 1, crate::moves::Cell(cell).name())
}

/// The id of a Survivor.
pub(crate) fn survivor_id(player: Player, slot: u8) -> String {
    format!("survivor-{}-{}", player.0 + 1, slot + 1)
}

/// The id of an Enemy.
pub(crate) fn enemy_id(enemy: u8) -> String {
    format!("enemy-{enemy}")
}

/// The id of a convoy token.
pub(crate) fn convoy_id(player: Player) -> String {
    format!("convoy-{}", player.0 + 1)
}

pub(crate) fn draw(_look: Look<'_>, _viewer: Viewer, _scene: &mut Scene) {}

pub(crate) fn offer(_look: Look<'_>, _mv: Move) -> Offer {
    Offer::new("la-offer", [])
}
