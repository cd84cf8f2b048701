//! Survivors sent to other zones, and lost (LA-19.13).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::shared::{survivor_in, survivors, unasked};
use crate::engine::Engine;
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::look::Look;
use crate::moves::Move;
use crate::scene;
use crate::state::Player;
use crate::vocab::Zone;

/// The owner chooses Survivors who go from one zone to another (LA-19.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveSurvivors {
    /// Whose Survivors.
    pub player: Player,
    /// How many may still go.
    pub left: u8,
    /// From this zone.
    pub from: Zone,
    /// To this zone.
    pub to: Zone,
    /// Whether it is a harm, and must be done (LA-H5).
    pub must: bool,
}

const RULE: &str = "LA-19.13";

impl MoveSurvivors {
    /// An empty zone is not asked about.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, self.left == 0)
    }
}

impl Decision<LastAurora> for MoveSurvivors {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        let text = Text::new("la-prompt-survivor");
        Prompt::new(text.with("from", self.from.word()).with("to", self.to.word()), RULE)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        let all = breadth == Breadth::Thinkable;
        survivors(look, self.player, (!all).then_some(self.from), found);
        if all || !self.must {
            found(Move::Pass);
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Survivor(slot) => survivor_in(look, self.player, slot, self.from, RULE),
            Move::Pass => require(!self.must, || Refusal::new("LA-H5", "la-refused-must")),
            _ => Err(unasked(RULE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Survivor(slot) = *mv else { return engine.pop() };
        engine.replace(Frame::MoveSurvivors(MoveSurvivors { left: self.left - 1, ..*self }));
        engine.send(self.player, slot, self.to, RULE);
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        let mut offer = scene::chosen(look, self.player, *mv, "la-offer-send");
        if matches!(mv, Move::Survivor(_)) {
            offer.label = offer.label.with("to", self.to.word());
        }
        offer.ruled(RULE)
    }
}

/// The owner chooses a Survivor of a zone who is lost (LA-19.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LoseSurvivor {
    /// Whose Survivor.
    pub player: Player,
    /// Of this zone.
    pub from: Zone,
}

impl LoseSurvivor {
    /// An empty zone is not asked about.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, false)
    }
}

impl Decision<LastAurora> for LoseSurvivor {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-survivor-lost", RULE)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        let all = breadth == Breadth::Thinkable;
        survivors(look, self.player, (!all).then_some(self.from), found);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Survivor(slot) => survivor_in(look, self.player, slot, self.from, RULE),
            _ => Err(unasked(RULE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Survivor(slot) = *mv else { return };
        engine.pop();
        engine.lose_survivor(self.player, slot, RULE, "la-event-lost");
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::chosen(look, self.player, *mv, "la-offer-lose-survivor").ruled(RULE)
    }
}
