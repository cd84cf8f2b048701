//! Wounds are treated, Contamination cards are scanned.

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::one;
use crate::choice::OTHER_QUESTION;
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Nemesis;
use crate::ids::Player;
use crate::look::Look;
use crate::moves::Move;
use crate::state::SeriousWound;
use crate::words;

/// A Serious Wound is dressed (NEM-12.8), or a dressed one healed (NEM-12.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tend {
    /// Whose.
    pub player: Player,
    /// Whether it is healed, and not dressed.
    pub heal: bool,
    /// How many.
    pub left: u8,
}

impl Tend {
    fn fits(self, wound: &SeriousWound) -> bool {
        wound.dressed == self.heal
    }

    /// Over when there is nothing left to treat; a single one needs no choice.
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let serious = &engine.look().of(self.player).serious;
        let mut fitting = serious.iter().filter(|wound| self.fits(wound));
        let first = fitting.next().map(|wound| wound.wound);
        let several = fitting.any(|wound| Some(wound.wound) != first);
        match first {
            Some(wound) if self.left > 0 && !several => {
                self.treat(engine, wound);
                true
            }
            Some(_) if self.left > 0 => false,
            _ => {
                engine.pop();
                true
            }
        }
    }

    fn treat(self, engine: &mut Engine<'_>, wound: crate::ids::Wound) {
        engine.replace(Frame::Tend(Tend { left: self.left - 1, ..self }));
        if self.heal {
            engine.heal(self.player, wound);
        } else {
            engine.dress(self.player, wound);
        }
    }
}

impl Decision<Nemesis> for Tend {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.player)
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        match self.heal {
            true => Prompt::new("nem-prompt-heal", "NEM-12.9"),
            false => Prompt::new("nem-prompt-dress", "NEM-12.8"),
        }
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        let serious = &look.of(self.player).serious;
        for (place, wound) in serious.iter().enumerate() {
            let first =
                !serious[..place].iter().any(|own| own.wound == wound.wound && self.fits(own));
            if self.fits(wound) && first {
                found(Move::Wound(wound.wound));
            }
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let Move::Wound(wound) = *mv else { return Err(OTHER_QUESTION) };
        let own = &look.of(self.player).serious;
        require(own.iter().any(|it| it.wound == wound && self.fits(it)), || {
            Refusal::new("NEM-12.9", "nem-refused-no-such-wound").with("what", wound.word())
        })
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        if let Move::Wound(wound) = *mv {
            self.treat(engine, wound);
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        words::offer(look, self.player, *mv)
    }
}

/// Somebody may scan the hand (NEM-13.8). Who holds no Contamination card is asked all the same (NR-146).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OfferScan {
    /// Whose hand.
    pub player: Player,
}

impl OfferScan {
    /// An empty hand is not asked about.
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let empty = engine.look().of(self.player).hand.is_empty();
        if empty {
            engine.pop();
        }
        empty
    }
}

impl Decision<Nemesis> for OfferScan {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.player)
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("nem-prompt-scan", "NEM-13.8").declined_by(&Move::No)
    }

    fn candidates(&self, _: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        [Move::Yes, Move::No].into_iter().for_each(found);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::No => Ok(()),
            Move::Yes => require(look.contaminated_hand(self.player), || {
                Refusal::new("NEM-13.8", "nem-refused-no-contamination")
            }),
            _ => Err(OTHER_QUESTION),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        engine.pop();
        if *mv == Move::Yes {
            engine.rest(self.player);
        } else {
            engine.tell(Event::new("NEM-13.8", "nem-event-no-scan").player(self.player));
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        words::offer(look, self.player, *mv).ruled("NEM-13.8")
    }
}

impl Engine<'_> {
    /// One Contamination card of the hand is scanned and removed (Alcohol). Nobody need be asked which: those that were not
    /// scanned look alike, and one that is known to be INFECTED goes first (NEM-13.4).
    pub(crate) fn scan_one(&mut self, player: Player, gain: u8) {
        let hand = self.look().of(player).hand;
        let known = hand.iter().copied().find(|card| card.known());
        let card = known.or_else(|| hand.iter().copied().find(|card| card.is_contamination()));
        let Some(card) = card else { return };
        self.log.mark_revealed();
        self.of(player).hand.take(card);
        self.tell(Event::new("NEM-13.4", "nem-event-scans-one").player(player));
        if card.infected() {
            self.contaminate(player, gain);
        }
    }
}
