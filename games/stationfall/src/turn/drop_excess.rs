//! What is dropped by a body that possesses more than it may (SF-4.5.3.1, SF-8.5.1).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use crate::actions::lacks;
use crate::engine::Engine;
use crate::event::Event;
use crate::game::Stationfall;
use crate::ids::{Ability, Body, Item};
use crate::look::Look;
use crate::moves::{Choice, Move};
use crate::scene;
use crate::state::Holder;

/// A body possesses more than it may; the active player (at a Reveal: the same) drops Items.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DropExcess {
    /// Who.
    pub body: Body,
}

impl DropExcess {
    /// By an Action nobody loses the last Helmet in a Hazard while there is something else (SF-8.5.1a, SF-R62); at a
    /// Reveal anything may go (SF-R24).
    fn is_saved_by_helmet(self, look: Look<'_>) -> bool {
        let body = self.body;
        look.section_of(body).is_some_and(|section| look.hazard(section).is_some())
            && look.state.turn.activating
            && look.is_live(body)
            && look.is_human(body)
            && look.count_of(body, Item::Helmet) == 1
    }

    /// Whether something keeps an Item where it is while there is another one to drop. Another player does not choose
    /// the Rat while My Precious is in force (SF-H28).
    fn is_spared(self, look: Look<'_>, item: Item) -> bool {
        match item {
            Item::Helmet => self.is_saved_by_helmet(look),
            Item::TelepathicRat => look
                .power_player(Ability::MyPrecious)
                .is_some_and(|player| player != look.state.turn.player),
            _ => false,
        }
    }

    /// Whether this Item may be the one.
    fn check_item(self, look: Look<'_>, item: Item) -> Result<(), Refusal> {
        let body = self.body;
        require(look.has(body, item), || lacks(body, item, "SF-8.3"))?;
        require(look.has_loose(body, item), || {
            Refusal::new("SF-8.4", "sf-refused-integral").with("item", item.word())
        })?;
        let other = || look.loose_items(body).any(|item| !self.is_spared(look, item));
        require(!self.is_spared(look, item) || !other(), || match item {
            Item::TelepathicRat => Refusal::new("SF-H28", "sf-refused-my-precious"),
            _ => Refusal::new("SF-R62", "sf-refused-self-preservation").with("who", body.word()),
        })
    }

    /// What may be dropped.
    fn droppable<'a>(self, look: Look<'a>) -> impl Iterator<Item = Item> + 'a {
        look.loose_items(self.body).filter(move |item| self.check_item(look, *item).is_ok())
    }
}

impl Decision<Stationfall> for DropExcess {
    fn asks(&self, look: Look<'_>) -> SeatSet {
        SeatSet::of(look.active_seat())
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new(Text::new("sf-prompt-drop").with("who", self.body.word()), "SF-4.5.3.1")
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        look.loose_items(self.body).for_each(|item| found(Move::Choose(Choice::Item(item))));
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Choose(Choice::Item(item)) => self.check_item(look, item),
            _ => Err(Refusal::new("SF-4.5.3.1", "sf-refused-drop-excess")),
        }
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        if let Move::Choose(Choice::Item(item)) = *mv {
            engine.state.frames.pop();
            drop_item(engine, self.body, item);
        }
    }

    fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
        scene::offer(look, seat, *mv, super::PASS)
    }
}

/// Drops an Item where the body is: no Action, and nothing ignites (SF-R77).
fn drop_item(engine: &mut Engine<'_>, body: Body, item: Item) {
    let Some(section) = engine.look().section_of(body) else { return };
    engine.move_item(item, Holder::Body(body), Holder::Section(section));
    engine.tell(Event::Dropped { body, item });
    engine.settle();
}

/// With one Item that can be dropped, or no excess any more, nothing is asked.
pub(super) fn run(engine: &mut Engine<'_>, question: DropExcess) -> bool {
    let look = engine.look();
    let body = question.body;
    let excess = look.slots_used(body) > look.item_limit(body);
    let answers = {
        let mut items = question.droppable(look);
        (items.next().filter(|_| excess), items.next())
    };
    match answers {
        (None, _) => {
            engine.state.frames.pop();
            true
        }
        (Some(only), None) => {
            engine.state.frames.pop();
            drop_item(engine, body, only);
            true
        }
        (Some(_), Some(_)) => false,
    }
}
