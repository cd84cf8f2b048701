//! What is dropped by a body that possesses more than it may (SF-4.5.3.1, SF-8.5.1).

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, Text, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;

use crate::action::Actor;
use crate::actions::lacks;
use crate::engine::{Deed, Engine};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Stationfall;
use crate::ids::{Ability, Body, Item};
use crate::look::Look;
use crate::moves::{Choice, Move};
use crate::scene;
use crate::state::Holder;

/// A body possesses more than it may, by no Action; the active player (at a Reveal: the same) drops Items.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DropExcess {
    /// Who.
    pub body: Body,
}

/// An Action has left a body with more than it may possess; the active player drops Items. Who goes Down for want of a
/// Helmet does so by that Action (SF-R71).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DropInDeed {
    /// Who.
    pub body: Body,
    /// The Action, as it began.
    pub deed: Deed,
}

/// Something is to be dropped, by an Action or not.
#[derive(Clone, Copy, Debug)]
pub(super) struct Excess {
    body: Body,
    deed: Option<Deed>,
}

impl From<DropExcess> for Excess {
    fn from(DropExcess { body }: DropExcess) -> Excess {
        Excess { body, deed: None }
    }
}

impl From<DropInDeed> for Excess {
    fn from(DropInDeed { body, deed }: DropInDeed) -> Excess {
        Excess { body, deed: Some(deed) }
    }
}

impl Look<'_> {
    /// Whether somebody is asked what this body drops.
    pub(crate) fn asks_to_drop(self, body: Body) -> bool {
        self.state.frames.iter().any(|frame| {
            matches!(frame,
                Frame::DropExcess(DropExcess { body: of }) | Frame::DropInDeed(DropInDeed { body: of, .. })
                    if *of == body)
        })
    }
}

impl Excess {
    /// The acting Character does not lose the Helmet it lives by while there is something else (SF-8.5.1a, SF-R62).
    /// Whoever else must drop something may lose it, and at a Reveal anything may go (SF-R24).
    fn is_saved_by_helmet(self, look: Look<'_>) -> bool {
        self.deed.is_some_and(|deed| deed.actor == Actor::Body(self.body))
            && look.lives_by_helmet(self.body)
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
            _ => Refusal::new("SF-R62", "sf-refused-last-helmet").with("who", body.word()),
        })
    }

    /// What may be dropped.
    fn droppable<'a>(self, look: Look<'a>) -> impl Iterator<Item = Item> + 'a {
        look.loose_items(self.body).filter(move |item| self.check_item(look, *item).is_ok())
    }

    fn prompt(self) -> Prompt {
        Prompt::new(Text::new("sf-prompt-drop").with("who", self.body.word()), "SF-4.5.3.1")
    }

    fn candidates(self, look: Look<'_>, found: &mut dyn FnMut(Move)) {
        look.loose_items(self.body).for_each(|item| found(Move::Choose(Choice::Item(item))));
    }

    fn check(self, look: Look<'_>, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            Move::Choose(Choice::Item(item)) => self.check_item(look, item),
            _ => Err(Refusal::new("SF-4.5.3.1", "sf-refused-drop-excess")),
        }
    }

    /// Drops an Item where the body is: no Action, and nothing ignites (SF-R77). What comes of it is part of the Action
    /// that made it necessary: one event, at most one change of Guilt (SF-R65, SF-R71).
    fn drop_item(self, engine: &mut Engine<'_>, item: Item) {
        engine.state.frames.pop();
        let Excess { body, deed } = self;
        let Some(section) = engine.look().section_of(body) else { return };
        if let Some(deed) = deed.filter(|deed| !deed.seen) {
            engine.go_on_with(deed);
        }
        engine.move_item(item, Holder::Body(body), Holder::Section(section));
        engine.tell(Event::Dropped { body, item });
        engine.settle();
        engine.end_deed();
    }
}

/// The same for both ways in which there can be too much.
macro_rules! drops {
    ($question:ty) => {
        impl Decision<Stationfall> for $question {
            fn asks(&self, look: Look<'_>) -> SeatSet {
                SeatSet::of(look.active_seat())
            }

            fn prompt(&self, _: Look<'_>) -> Prompt {
                Excess::from(*self).prompt()
            }

            fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
                Excess::from(*self).candidates(look, found);
            }

            fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
                Excess::from(*self).check(look, mv)
            }

            fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
                if let Move::Choose(Choice::Item(item)) = *mv {
                    Excess::from(*self).drop_item(engine, item);
                }
            }

            fn offer(&self, look: Look<'_>, seat: Seat, mv: &Move) -> Offer {
                scene::offer(look, seat, *mv, super::PASS)
            }
        }
    };
}

drops!(DropExcess);
drops!(DropInDeed);

/// With one Item that can be dropped, or no excess any more, nothing is asked.
pub(super) fn run(engine: &mut Engine<'_>, question: Excess) -> bool {
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
            question.drop_item(engine, only);
            true
        }
        (Some(_), Some(_)) => false,
    }
}
