//! What a viewer sees.

use kernel::scene::SeatPanel;
use kernel::{Scene, Viewer};

use crate::flow;
use crate::look::Look;

/// Draws the table for a viewer.
pub(crate) fn draw(look: Look<'_>, viewer: Viewer, scene: &mut Scene) {
    for player in look.players() {
        scene.seats.push(SeatPanel::new(player.seat()));
    }
    let asked = flow::decision(look.state);
    if let (Some(decision), Some(seat)) = (asked, viewer.seat())
        && decision.asks(look).contains(seat)
    {
        scene.prompt = Some(decision.prompt(look));
    }
}
