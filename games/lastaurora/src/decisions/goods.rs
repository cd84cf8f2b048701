//! Goods gained, paid, lost: of the player's own choice (LA-19.3, LA-19.5, LA-19.7).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;
use workbench::flat::By;

use super::shared::{owned, resources, unasked};
use crate::engine::Engine;
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::look::Look;
use crate::moves::Move;
use crate::scene;
use crate::state::Player;
use crate::vocab::Good;

/// Goods are chosen from a list, and gained at once (LA-19.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChooseGoods {
    /// Who gains them.
    pub player: Player,
    /// How often each good still stands in the list.
    #[serde(with = "workbench::small::plain")]
    pub from: By<Good, u8, 4>,
    /// How many entries are still to be chosen.
    pub left: u8,
}

const CHOOSING: &str = "LA-19.5";

impl ChooseGoods {
    fn listed(&self, good: Good) -> bool {
        self.from[good] > 0
    }

    /// An exhausted list is not asked about.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, self.left == 0)
    }
}

impl Decision<LastAurora> for ChooseGoods {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new(Text::new("la-prompt-goods").with("left", self.left), CHOOSING)
    }

    fn candidates(&self, _: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        for &good in Good::ALL {
            if breadth == Breadth::Thinkable || self.listed(good) {
                found(Move::Take(good));
            }
        }
    }

    fn check(&self, _: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let Move::Take(good) = *mv else { return Err(unasked(CHOOSING, mv)) };
        require(self.listed(good), || {
            Refusal::new(CHOOSING, "la-refused-not-listed").with("what", good.word())
        })
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Take(good) = *mv else { return };
        let mut rest = ChooseGoods { left: self.left - 1, ..*self };
        rest.from[good] -= 1;
        engine.replace(Frame::GainChoice(rest));
        match good.res() {
            Some(res) => engine.gain(self.player, res, 1),
            None => engine.draw_objects(self.player, 1),
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::verb(look, self.player, *mv).ruled(CHOOSING)
    }
}

/// A cost in resources of the own choice (LA-19.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PayResources {
    /// Who pays.
    pub player: Player,
    /// How many are still to be paid.
    pub left: u8,
}

const PAYING: &str = "LA-19.3";

impl PayResources {
    /// What cannot be paid any more is not asked for.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, self.left == 0)
    }
}

impl Decision<LastAurora> for PayResources {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new(Text::new("la-prompt-pay").with("left", self.left), PAYING)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        resources(look, self.player, breadth, found);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Pay(res) => owned(look, self.player, res, PAYING),
            _ => Err(unasked(PAYING, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Pay(res) = *mv else { return };
        engine.replace(Frame::PayAny(PayResources { left: self.left - 1, ..*self }));
        engine.lose(self.player, res, 1);
        let event = engine.about(PAYING, "la-event-pays", self.player);
        engine.tell(event.number("n", 1).name("what", res.word()));
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::verb(look, self.player, *mv).ruled(PAYING)
    }
}

/// A loss of resources of the own choice, as many as there are (LA-19.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LoseResources {
    /// Who loses them.
    pub player: Player,
    /// How many are still to be lost.
    pub left: u8,
}

const LOSING: &str = "LA-19.7";

impl LoseResources {
    /// Whoever has nothing left loses no more.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, self.left == 0)
    }
}

impl Decision<LastAurora> for LoseResources {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-lose", LOSING)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        resources(look, self.player, breadth, found);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Pay(res) => owned(look, self.player, res, LOSING),
            _ => Err(unasked(LOSING, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Pay(res) = *mv else { return };
        engine.replace(Frame::LoseAny(LoseResources { left: self.left - 1, ..*self }));
        engine.loses(self.player, res, 1);
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::chosen(look, self.player, *mv, "la-offer-lose").ruled(LOSING)
    }
}
