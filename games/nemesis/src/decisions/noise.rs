//! Noise: where it lies after a Careful Movement, whether a roll is made again.

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::one;
use crate::choice::OTHER_QUESTION;
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::{Frame, NoiseRoll};
use crate::game::Nemesis;
use crate::ids::{Card, Item, Player, Slot};
use crate::look::Look;
use crate::moves::Move;
use crate::state::HeldCard;
use crate::words;

/// Where the Noise marker of a Careful Movement is placed (NEM-5.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CarefulNoise {
    /// Who moves.
    pub player: Player,
    /// Into which Room.
    pub room: Slot,
}

impl CarefulNoise {
    /// Over where no Corridor is free any more (NR-28).
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let look = engine.look();
        let full =
            look.noise_left() == 0 || look.noise_places(self.room).all(|place| look.noisy(place));
        if full {
            engine.pop();
        }
        full
    }
}

impl Decision<Nemesis> for CarefulNoise {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.player)
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("nem-prompt-careful-noise", "NEM-5.2")
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        look.noise_places(self.room).for_each(|place| found(Move::Noise(place)));
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let Move::Noise(place) = *mv else { return Err(OTHER_QUESTION) };
        require(look.noise_places(self.room).any(|own| own == place), || {
            Refusal::new("NEM-5.2", "nem-refused-other-corridor")
        })?;
        require(!look.noisy(place), || Refusal::new("NEM-7.8", "nem-refused-noisy"))
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Noise(place) = *mv else { return };
        engine.pop();
        engine.place_noise(place);
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        words::offer(look, self.player, *mv).ruled("NEM-5.2")
    }
}

/// After the own Noise roll: the Motion Scanner rolls it again for a card (NEM-24.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct NoiseReaction {
    /// The roll.
    pub roll: NoiseRoll,
    /// Whose it is.
    pub player: Player,
    /// The card that is paid for it, once it is to be paid.
    pub paying: bool,
}

impl NoiseReaction {
    /// Whether a player is asked: by what everybody sees (NEM-24.7).
    pub(crate) fn open(look: Look<'_>, roll: &NoiseRoll) -> Option<Player> {
        let player = roll.roller.get()?;
        let in_hands =
            look.of(player).hands.iter().any(|it| it.item() == Some(Item::MotionScanner));
        let asked = in_hands && !roll.again && !look.of(player).hand.is_empty();
        asked.then_some(player)
    }
}

impl Decision<Nemesis> for NoiseReaction {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.player)
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        if self.paying {
            return Prompt::new("nem-prompt-pay-one", "NEM-24.10");
        }
        Prompt::new("nem-prompt-noise-reaction", "NEM-24.10").declined_by(&Move::Decline)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        if self.paying {
            return look.actions(self.player).for_each(|card: Card| found(Move::Pay(card)));
        }
        found(Move::ReactItem(Item::MotionScanner));
        found(Move::Decline);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Decline if !self.paying => Ok(()),
            Move::ReactItem(Item::MotionScanner) if !self.paying => {
                let cost = look.item_cost(self.player, Item::MotionScanner);
                require(look.action_count(self.player) >= cost, || {
                    Refusal::new("NEM-4.2", "nem-refused-cannot-pay")
                        .with("n", cost)
                        .with("held", look.action_count(self.player))
                })
            }
            Move::Pay(card) if self.paying => {
                require(look.actions(self.player).any(|own| own == card), || {
                    Refusal::new("NEM-4.2", "nem-refused-card-not-held").with("what", card.word())
                })
            }
            _ => Err(OTHER_QUESTION),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        match *mv {
            Move::ReactItem(_) => {
                engine.replace(Frame::NoiseReaction(NoiseReaction { paying: true, ..*self }))
            }
            Move::Pay(card) => {
                engine.discard(self.player, HeldCard::from(card));
                let event = Event::new("NEM-24.10", "nem-event-scanner").player(self.player);
                engine.tell(event);
                engine.replace(Frame::Noise(NoiseRoll { rolled: false, again: true, ..self.roll }));
            }
            _ => {
                let done = NoiseRoll { again: true, ..self.roll };
                engine.replace(Frame::Noise(done));
            }
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        words::offer(look, self.player, *mv).ruled("NEM-24.10")
    }
}
