//! Archiving a Story under a card (LA-X4.24).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use super::shared::{unanswerable, unasked, zone_card};
use crate::engine::Engine;
use crate::event::Touch;
use crate::game::LastAurora;
use crate::ids::Slot;
use crate::look::Look;
use crate::moves::{Cell, Move};
use crate::scene;
use crate::state::{Player, StoryPlace};
use crate::vocab::{CardKind, StoryId, Under};

/// The card is chosen that a Story is archived under.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ArchiveStory {
    /// Whose Story.
    pub player: Player,
    /// Which.
    pub story: StoryId,
    /// Under what kind of card.
    pub under: Under,
}

const RULE: &str = "LA-X4.24";

impl ArchiveStory {
    /// The kind of convoy card it must be, if not any.
    const fn kind(&self) -> Option<CardKind> {
        match self.under {
            Under::Truck => Some(CardKind::Truck),
            Under::Trailer => Some(CardKind::Trailer),
            Under::Device => Some(CardKind::Device),
            Under::Board | Under::Convoy | Under::ZoneCard => None,
        }
    }

    /// Whether a card of the right kind is being taken: it counts as own.
    fn taking(&self, look: Look<'_>) -> bool {
        let explore = &look.state.explore;
        let slot = explore.slot.get().filter(|_| explore.active && !explore.card_done);
        let taken = slot.and_then(|slot| look.card_in(slot)).map(|card| card.kind);
        self.kind().is_some() && self.kind() == taken
    }

    fn check_cell(&self, look: Look<'_>, cell: Cell) -> Result<(), Refusal> {
        require(self.under != Under::ZoneCard, || Refusal::new(RULE, "la-refused-archive-zone"))?;
        let car = &look.of(self.player).convoy[cell];
        require(car.present(), || Refusal::new(RULE, "la-refused-no-card"))?;
        let Some(kind) = self.kind() else { return Ok(()) };
        let found = look.content.convoy[car.card()].kind;
        require(found == kind, || {
            Refusal::new(RULE, "la-refused-archive-kind").with("kind", scene::kind_name(kind))
        })?;
        require(kind != CardKind::Truck || !self.taking(look), || {
            Refusal::new(RULE, "la-refused-archive-taken")
        })
    }

    fn check_slot(&self, look: Look<'_>, slot: Slot) -> Result<(), Refusal> {
        require(self.under == Under::ZoneCard, || Refusal::new(RULE, "la-refused-archive-convoy"))?;
        let card = zone_card(look, slot, RULE)?;
        require(!look.is_enemy(card), || Refusal::new(RULE, "la-refused-enemy-card"))?;
        let explore = &look.state.explore;
        require(!explore.active || !explore.slot.is(slot), || {
            Refusal::new(RULE, "la-refused-explored-card")
        })
    }

    /// Beside the board there is nothing to choose; without such a card it is discarded instead.
    pub(crate) fn work(&self, engine: &mut Engine<'_>) -> bool {
        if self.under == Under::Board {
            engine.pop();
            engine.archive_board(self.player, self.story);
            return true;
        }
        if unanswerable(engine.look(), self, self.player) {
            engine.pop();
            engine.discard_story(self.story);
            return true;
        }
        engine.spare(self, self.player, false)
    }
}

impl Decision<LastAurora> for ArchiveStory {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        SeatSet::of(self.player.seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("la-prompt-archive", RULE)
    }

    fn candidates(&self, look: Look<'_>, _: Seat, breadth: Breadth, found: &mut dyn FnMut(Move)) {
        let all = breadth == Breadth::Thinkable;
        if all || self.under == Under::ZoneCard {
            Slot::ALL.into_iter().for_each(|slot| found(Move::Slot(slot)));
        }
        if all || self.under != Under::ZoneCard {
            found(Move::ArchiveNew);
            look.cells(self.player).for_each(|cell| found(Move::Archive(cell)));
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Slot(slot) => self.check_slot(look, slot),
            Move::Archive(cell) => self.check_cell(look, cell),
            Move::ArchiveNew => {
                require(self.taking(look), || Refusal::new(RULE, "la-refused-archive-new"))
            }
            _ => Err(unasked(RULE, mv)),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let story = self.story;
        engine.pop();
        match *mv {
            Move::Archive(cell) => engine.archive_under(self.player, story, cell),
            Move::ArchiveNew => {
                engine.state.stories.put(story, StoryPlace::Waiting(self.player));
            }
            Move::Slot(slot) => {
                let Some(card) = engine.state.zone[slot].get() else { return };
                engine.state.stories.put(story, StoryPlace::Zone(card, self.player));
                let name = engine.content.stories[story].name;
                let event = engine.about(RULE, "la-event-archived", self.player);
                engine.tell(event.name("story", name).at(Touch::Slot(slot)));
            }
            _ => {}
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        scene::chosen(look, self.player, *mv, "la-offer-archive-slot").ruled(RULE)
    }
}
