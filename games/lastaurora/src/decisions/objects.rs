//! Objects kept, discarded and paid: always of the owner's choice (LA-19.3, LA-19.6, LA-19.7).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;
use workbench::flat::List;

use super::shared::{in_hand, objects, unasked};
use crate::engine::Engine;
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::ids::Object;
use crate::look::Look;
use crate::moves::Move;
use crate::scene;
use crate::state::{Player, Step};

/// Some of the drawn Objects are kept, the others discarded (LA-19.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeepObjects {
    /// Who has drawn.
    pub player: Player,
    /// How many may still be kept.
    pub left: u8,
}

const KEEPING: &str = "LA-19.6";

impl KeepObjects {
    /// Whoever may keep everything that is left is not asked.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        if usize::from(self.left) < engine.state.drawn.len() {
            return false;
        }
        engine.pop();
        let kept: List<Object, 8> = engine.state.drawn.iter().copied().collect();
        engine.state.drawn.clear();
        engine.take_in_hand(self.player, kept);
        true
    }

    fn discard_rest(&self, engine: &mut Engine<'_>) {
        while let Some(kind) = engine.state.drawn.pop() {
            engine.state.object_discard[kind] += 1;
            let name = kind.word();
            let event = engine.about(KEEPING, "la-event-discards", self.player);
            engine.reveal(event.name("card", name));
        }
    }
}

impl Decision<LastAurora> for KeepObjects {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new(Text::new("la-prompt-keep").with("left", self.left), KEEPING)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        for kind in Object::ALL.iter().copied() {
            if breadth == Breadth::Thinkable || look.state.drawn.contains(&kind) {
                found(Move::Keep(kind));
            }
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let Move::Keep(kind) = *mv else { return Err(unasked(KEEPING, mv)) };
        require(look.state.drawn.contains(&kind), || {
            let name = kind.word();
            Refusal::new(KEEPING, "la-refused-not-drawn").with("card", name)
        })
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Keep(kind) = *mv else { return };
        engine.replace(Frame::Keep(KeepObjects { left: self.left - 1, ..*self }));
        engine.state.drawn.take(kind);
        engine.of(self.player).hand[kind] += 1;
        engine.log.mark_revealed();
        if self.left == 1 {
            self.discard_rest(engine);
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::verb(look, self.player, *mv).ruled(KEEPING)
    }
}

/// Objects are discarded, as many as there are: by an effect, or over the limit (LA-19.7, LA-9.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DiscardObjects {
    /// Whose hand.
    pub player: Player,
    /// How many are still to be discarded.
    pub left: u8,
}

const DISCARDING: &str = "LA-19.7";

impl DiscardObjects {
    /// What makes the player discard.
    fn rule(look: Look<'_>) -> &'static str {
        if look.state.step == Step::ObjectLimit { "LA-9.5" } else { DISCARDING }
    }

    /// An empty hand is not asked.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, self.left == 0)
    }
}

impl Decision<LastAurora> for DiscardObjects {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new(Text::new("la-prompt-discard").with("left", self.left), DISCARDING)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        objects(look, self.player, breadth, found);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Discard(kind) => in_hand(look, self.player, kind, DiscardObjects::rule(look)),
            _ => Err(unasked(DiscardObjects::rule(look), mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Discard(kind) = *mv else { return };
        engine.replace(Frame::DiscardObjects(DiscardObjects { left: self.left - 1, ..*self }));
        engine.discard_object(self.player, kind, DISCARDING);
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::verb(look, self.player, *mv).ruled(DISCARDING)
    }
}

/// Objects are paid as a cost (LA-19.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PayObjects {
    /// Who pays.
    pub player: Player,
    /// How many are still to be paid.
    pub left: u8,
}

const PAYING: &str = "LA-19.3";

impl PayObjects {
    /// An empty hand is not asked.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, self.left == 0)
    }
}

impl Decision<LastAurora> for PayObjects {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-pay-object", PAYING)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        objects(look, self.player, breadth, found);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Discard(kind) => in_hand(look, self.player, kind, PAYING),
            _ => Err(unasked(PAYING, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Discard(kind) = *mv else { return };
        engine.replace(Frame::PayObjects(PayObjects { left: self.left - 1, ..*self }));
        engine.discard_object(self.player, kind, PAYING);
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::verb(look, self.player, *mv).ruled(PAYING)
    }
}
