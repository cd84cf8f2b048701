//! Items are kept, dropped, used up.

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet, require};
use serde::{Deserialize, Serialize};
use workbench::Decision;
use workbench::flat::Id as _;

use super::act::Recipe;
use super::one;
use crate::choice::OTHER_QUESTION;
use crate::content::Component;
use crate::deed;
use crate::engine::Engine;
use crate::event::Event;
use crate::frame::Frame;
use crate::game::Nemesis;
use crate::ids::{Item, Player, Ware};
use crate::look::Look;
use crate::moves::Move;
use crate::vocab::Op;
use crate::words;

/// One of the drawn Items is kept, the others go under their decks (NEM-16.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct KeepItem {
    /// Who searches.
    pub player: Player,
}

impl KeepItem {
    /// Nothing to choose where nothing was drawn.
    pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
        let empty = engine.state.drawn.is_empty();
        if empty {
            engine.pop();
        }
        empty
    }
}

impl Decision<Nemesis> for KeepItem {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.player)
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("nem-prompt-keep-item", "NEM-16.2")
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        let drawn = &look.state.drawn;
        let item = |ware: &Ware| look.content.wares[*ware].item;
        for (place, ware) in drawn.iter().enumerate() {
            if !drawn[..place].iter().any(|other| item(other) == item(ware)) {
                found(Move::Keep(item(ware)));
            }
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let Move::Keep(item) = mv else { return Err(OTHER_QUESTION) };
        let drawn = look.state.drawn.iter().any(|ware| look.content.wares[*ware].item == *item);
        require(drawn, || {
            Refusal::new("NEM-16.2", "nem-refused-not-drawn").with("what", item.word())
        })
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Keep(kept) = *mv else { return };
        engine.pop();
        let drawn = std::mem::take(&mut engine.state.drawn);
        let content = engine.content;
        let place = drawn.iter().position(|ware| content.wares[*ware].item == kept);
        let Some(place) = place else { return };
        for (other, ware) in drawn.iter().copied().enumerate() {
            if other != place {
                engine.under_deck(ware);
            }
        }
        let event = Event::new("NEM-16.4", "nem-event-finds").player(self.player);
        let heavy = engine.content.items[kept].heavy;
        engine.tell(if heavy {
            event.name("what", kept.word())
        } else {
            event.name("what", "nem-term-item")
        });
        let ammo = u8::from(engine.content.items[kept].weapon.is_some());
        engine.gain(self.player, drawn[place], ammo);
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        words::offer(look, self.player, *mv).ruled("NEM-16.2")
    }
}

/// Something is dropped, because the Hands are full: the new thing or another one (NEM-16.16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct DropToFit {
    /// Who.
    pub player: Player,
}

/// More is carried than there are Hands for; something is dropped (NEM-12.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct DiscardExcess {
    /// Who.
    pub player: Player,
}

fn heavy_things(look: Look<'_>, player: Player, found: &mut dyn FnMut(Move)) {
    let hands = &look.of(player).hands;
    for (place, carried) in hands.iter().enumerate().filter(|(_, it)| look.heavy(it.thing)) {
        if !hands[..place].iter().any(|other| other.thing == carried.thing) {
            found(Move::Drop(carried.thing));
        }
    }
}

fn may_drop(look: Look<'_>, player: Player, mv: &Move) -> Result<(), Refusal> {
    let Move::Drop(thing) = mv else { return Err(OTHER_QUESTION) };
    let carried = look.of(player).hands.iter().any(|own| own.thing == *thing);
    require(carried && look.heavy(*thing), || {
        Refusal::new("NEM-16.16", "nem-refused-not-carried")
    })?;
    require(deed::droppable(look, *thing), || Refusal::new("NEM-16.8", "nem-refused-bound"))
}

fn hands_full(look: Look<'_>, player: Player) -> bool {
    look.hands_used(player) > look.hand_slots(player)
}

macro_rules! drop_decision {
    ($kind:ident, $prompt:literal, $rule:literal) => {
        impl $kind {
            /// Over as soon as everything fits.
            pub(crate) fn work(self, engine: &mut Engine<'_>) -> bool {
                let fits = !hands_full(engine.look(), self.player);
                if fits {
                    engine.pop();
                }
                fits
            }
        }

        impl Decision<Nemesis> for $kind {
            fn asks(&self, _: Look<'_>) -> SeatSet {
                one(self.player)
            }

            fn prompt(&self, _: Look<'_>) -> Prompt {
                Prompt::new($prompt, $rule)
            }

            fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
                heavy_things(look, self.player, found);
            }

            fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
                may_drop(look, self.player, mv)
            }

            fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
                if let Move::Drop(thing) = *mv {
                    engine.drop_thing(self.player, thing);
                }
            }

            fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
                words::offer(look, self.player, *mv).ruled($rule)
            }
        }
    };
}

drop_decision!(DropToFit, "nem-prompt-drop-to-fit", "NEM-16.16");
drop_decision!(DiscardExcess, "nem-prompt-drop-excess", "NEM-12.7");

/// For what an Item is used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpentFor {
    /// A Crafted Item: its components, one after another.
    Craft {
        /// What is made.
        item: Item,
        /// The component still wanted after this one.
        second: bool,
        /// Whether a yellow Item may stand for a tool.
        yellow_as_tool: bool,
    },
    /// A quest (NEM-5.12).
    Quest(Item),
    /// Any Item the running card asks for.
    Card(u16),
}

impl Default for SpentFor {
    fn default() -> Self {
        SpentFor::Card(0)
    }
}

/// An Item is used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SpendItem {
    player: Player,
    what: SpentFor,
}

impl SpendItem {
    /// The first component of a Crafted Item.
    pub(crate) fn craft(player: Player, item: Item, _: Recipe, yellow_as_tool: bool) -> SpendItem {
        SpendItem { player, what: SpentFor::Craft { item, second: false, yellow_as_tool } }
    }

    /// What a quest asks for.
    pub(crate) const fn quest(player: Player, item: Item) -> SpendItem {
        SpendItem { player, what: SpentFor::Quest(item) }
    }

    /// What the operation with this number asks for.
    pub(crate) const fn card(player: Player, step: u16) -> SpendItem {
        SpendItem { player, what: SpentFor::Card(step) }
    }

    fn fits(self, look: Look<'_>, item: Item) -> bool {
        match self.what {
            SpentFor::Quest(quest) => {
                let wanted = look.content.items[quest].quest.as_ref();
                wanted.is_some_and(|quest| quest.discard_any.contains(&item))
            }
            SpentFor::Card(step) => match look.content.steps.get(usize::from(step)) {
                Some(Op::DiscardItem { filter, .. }) => filter.holds(item) && look.movable(item),
                _ => false,
            },
            SpentFor::Craft { item: made, second, yellow_as_tool } => {
                let Some(recipe) = look.content.items[made].recipe else { return false };
                let serves = |item, part: Component| {
                    deed::serves(look, self.player, item, part, yellow_as_tool)
                };
                if second {
                    return serves(item, recipe[1]);
                }
                // The first component must leave one for the second.
                serves(item, recipe[0])
                    && look.owned(self.player).any(|other| {
                        serves(other, recipe[1])
                            && (other != item || deed::count(look, self.player, item) > 1)
                    })
            }
        }
    }
}

impl Decision<Nemesis> for SpendItem {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.player)
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        match self.what {
            SpentFor::Craft { .. } => Prompt::new("nem-prompt-spend-craft", "NEM-5.10"),
            SpentFor::Quest(_) => Prompt::new("nem-prompt-spend-quest", "NEM-5.12"),
            SpentFor::Card(_) => Prompt::new("nem-prompt-spend", "NEM-1.16"),
        }
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        let mut last = None;
        for item in look.owned(self.player) {
            if last != Some(item) {
                found(Move::Spend(item));
            }
            last = Some(item);
        }
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let Move::Spend(item) = *mv else { return Err(OTHER_QUESTION) };
        require(look.owns(self.player, item), || {
            Refusal::new("NEM-4.14", "nem-refused-item-not-owned").with("what", item.word())
        })?;
        require(self.fits(look, item), || {
            Refusal::new("NEM-16.14", "nem-refused-does-not-serve").with("what", item.word())
        })
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Spend(spent) = *mv else { return };
        engine.pop();
        let event = Event::new("NEM-16.10", "nem-event-uses-up").player(self.player);
        engine.reveal(event.name("what", spent.word()));
        engine.use_up(self.player, spent);
        match self.what {
            SpentFor::Quest(quest) => engine.activate_quest(self.player, quest),
            SpentFor::Card(_) => {}
            SpentFor::Craft { item, second: false, yellow_as_tool } => {
                let what = SpentFor::Craft { item, second: true, yellow_as_tool };
                engine.ask(Frame::SpendItem(SpendItem { what, ..*self }));
            }
            SpentFor::Craft { item, second: true, .. } => {
                engine.state.crafted[item] -= 1;
                let event = Event::new("NEM-5.10", "nem-event-crafts").player(self.player);
                engine.tell(event.name("what", item.word()));
                let ammo =
                    engine.content.items[item].weapon.as_ref().map_or(0, |weapon| weapon.capacity);
                engine.gain(self.player, Ware(item.number()), ammo);
            }
        }
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        words::offer(look, self.player, *mv)
    }
}

/// A card crafts: what is made is said (Ingenuity).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CraftWhat {
    /// Who.
    pub player: Player,
    /// Whether a yellow Item may stand for a tool.
    pub yellow_as_tool: bool,
}

impl Decision<Nemesis> for CraftWhat {
    fn asks(&self, _: Look<'_>) -> SeatSet {
        one(self.player)
    }

    fn prompt(&self, _: Look<'_>) -> Prompt {
        Prompt::new("nem-prompt-craft", "NEM-5.10")
    }

    fn candidates(&self, look: Look<'_>, _: Seat, _: Breadth, found: &mut dyn FnMut(Move)) {
        let crafted = look.content.items.with_ids().filter(|(_, card)| card.recipe.is_some());
        crafted.for_each(|(item, _)| found(Move::Craft(item)));
    }

    fn check(&self, look: Look<'_>, _: Seat, mv: &Move) -> Result<(), Refusal> {
        let Move::Craft(item) = *mv else { return Err(OTHER_QUESTION) };
        deed::craft(look, self.player, item, self.yellow_as_tool)
    }

    fn play(&self, engine: &mut Engine<'_>, _: Seat, mv: &Move) {
        let Move::Craft(item) = *mv else { return };
        engine.pop();
        engine.begin_craft(self.player, item, self.yellow_as_tool);
    }

    fn offer(&self, look: Look<'_>, _: Seat, mv: &Move) -> Offer {
        words::offer(look, self.player, *mv).ruled("NEM-5.10")
    }
}
