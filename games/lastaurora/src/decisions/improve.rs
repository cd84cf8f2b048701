//! Taking a convoy card out of turn (LA-13.4, LA-13.5, LA-19.16).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;
use workbench::small::Set8;

use super::Place;
use super::shared::{unasked, zone_card};
use crate::engine::Engine;
use crate::frame::Frame;
use crate::game::LastAurora;
use crate::ids::{CardId, CardNumber, Slot};
use crate::look::Look;
use crate::moves::Move;
use crate::scene;
use crate::state::Player;
use crate::vocab::CardKind;

/// A convoy card is chosen from the Exploration Zone or the discard pile, or declined (LA-19.16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakeConvoyCard {
    /// Who takes it.
    pub player: Player,
    /// The kinds allowed.
    pub kinds: Set8<CardKind>,
    /// From the discard pile and not from the zone.
    pub discard: bool,
}

const RULE: &str = "LA-19.16";
const FROM_ZONE: &str = "LA-13.4";
const FROM_DISCARD: &str = "LA-13.5";

impl TakeConvoyCard {
    fn check_kind(&self, look: Look<'_>, card: CardId) -> Result<(), Refusal> {
        let info = &look.content.cards[card];
        require(self.kinds.contains(info.kind), || {
            Refusal::new(RULE, "la-refused-card-kind").with("card", info.name)
        })
    }

    fn check_slot(&self, look: Look<'_>, slot: Slot) -> Result<(), Refusal> {
        require(!self.discard, || Refusal::new(FROM_DISCARD, "la-refused-take-discarded"))?;
        let card = zone_card(look, slot, FROM_ZONE)?;
        self.check_kind(look, card)?;
        let explore = &look.state.explore;
        require(!explore.active || !explore.slot.is(slot), || {
            Refusal::new(FROM_ZONE, "la-refused-explored-card")
        })
    }

    fn check_discarded(&self, look: Look<'_>, number: CardNumber) -> Result<(), Refusal> {
        require(self.discard, || Refusal::new(FROM_ZONE, "la-refused-take-from-zone"))?;
        let card = numbered(look, number).filter(|card| look.state.discard.contains(*card));
        let Some(card) = card else {
            return Err(Refusal::new(FROM_DISCARD, "la-refused-not-discarded"));
        };
        self.check_kind(look, card)
    }

    /// Where there is no such card, that part is skipped (LA-13.4).
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        engine.spare(self, self.player, false)
    }
}

/// The card of the Exploration deck with this number. Start cards have none.
fn numbered(look: Look<'_>, number: CardNumber) -> Option<CardId> {
    look.content.cards.find(|card| card.number == number && number.printed())
}

impl Decision<LastAurora> for TakeConvoyCard {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-improve", RULE)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        if !self.discard || breadth == Breadth::Thinkable {
            Slot::ALL.into_iter().for_each(|slot| found(Move::Slot(slot)));
        }
        if self.discard {
            let cards = look.state.discard.into_iter();
            let numbers = cards.map(|card| look.content.cards[card].number);
            numbers
                .filter(|number| number.printed())
                .for_each(|number| found(Move::Salvage(number)));
        }
        found(Move::Pass);
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Slot(slot) => self.check_slot(look, slot),
            Move::Salvage(number) => self.check_discarded(look, number),
            Move::Pass => Ok(()),
            _ => Err(unasked(RULE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        engine.pop();
        let card = match *mv {
            Move::Slot(slot) => {
                let Some(card) = engine.state.zone[slot].take() else { return };
                engine.drop_story_under(card);
                card
            }
            Move::Salvage(number) => {
                let Some(card) = numbered(engine.look(), number) else { return };
                engine.state.discard.remove(card);
                card
            }
            _ => return,
        };
        let kind = engine.content.cards[card].car();
        // The gap is closed at the end of the action in progress, or at once.
        if matches!(mv, Move::Slot(_)) && !engine.state.explore.active {
            engine.ask(Frame::Refill);
        }
        engine.ask(Frame::Place(Place { player: self.player, kind }));
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        match *mv {
            Move::Pass => scene::pass("la-offer-nothing").ruled(RULE),
            mv => scene::chosen(look, self.player, mv, "la-offer-improve").ruled(RULE),
        }
    }
}
