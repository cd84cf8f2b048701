//! Laying Mines (LA-18.8).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;
use workbench::small::Maybe;

use super::shared::unasked;
use crate::engine::Engine;
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::ids::SpaceId;
use crate::look::Look;
use crate::moves::Move;
use crate::scene;
use crate::state::Player;

/// Spaces are chosen for Mine counters, none twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LayMines {
    /// Who lays them.
    pub player: Player,
    /// How many may still be laid.
    pub left: u8,
}

const RULE: &str = "LA-18.8";

/// Whether a Mine may be laid on a space of the map: the convoy left it in this movement, and nothing speaks against it.
fn check_space(look: Look<'_>, space: SpaceId) -> Result<(), Refusal> {
    let map = look.map();
    let refuse = |reason: &'static str| move || Refusal::new(RULE, reason);
    let moorings = map.moorings[look.state.aurora.stop];
    let convoy = look.players().any(|other| look.of(other).at == space);
    require(look.state.mines.contains(&Maybe::NONE), refuse("la-refused-mines-out"))?;
    require(space != map.start, refuse("la-refused-mine-start"))?;
    require(!convoy, refuse("la-refused-mine-convoy"))?;
    require(look.state.drive.left.contains(space), refuse("la-refused-mine-space"))?;
    require(!look.state.mines.contains(&space.into()), refuse("la-refused-mine-twice"))?;
    require(!moorings.contains(&space), refuse("la-refused-mine-mooring"))
}

/// Whether a Mine counter could be laid on some space.
pub(crate) fn can_mine(look: Look<'_>) -> bool {
    look.map().spaces.ids().any(|space| check_space(look, space).is_ok())
}

impl LayMines {
    /// Without a place for a Mine nobody is asked.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, self.left == 0)
    }
}

impl Decision<LastAurora> for LayMines {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-mines", RULE)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        let map = look.map();
        for space in map.spaces.ids() {
            if breadth == Breadth::Thinkable || look.state.drive.left.contains(space) {
                found(Move::Mine(map.named(space)));
            }
        }
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Mine(place) => match look.map().space_at(place) {
                Some(space) => check_space(look, space),
                None => Err(Refusal::new(RULE, "la-refused-other-map")),
            },
            Move::Pass => Ok(()),
            _ => Err(unasked(RULE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Mine(place) = *mv else { return engine.pop() };
        let Some(space) = engine.look().map().space_at(place) else { return };
        engine.replace(Frame::Mines(LayMines { left: self.left - 1, ..*self }));
        if let Some(free) = engine.state.mines.iter_mut().find(|mine| mine.is_none()) {
            *free = space.into();
        }
        let event = engine.about(RULE, "la-event-mine-laid", self.player);
        engine.tell(event.space("space", engine.look().map(), space));
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::verb(look, self.player, *mv).ruled(RULE)
    }
}
