//! Items and Objects change hands (NEM-16).

use kernel::Draw;
use workbench::flat::Id as _;

use super::{DECKS, Engine};
use crate::content::Origin;
use crate::decisions::DropToFit;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::{Colour, Item, Object, Player, Ware};
use crate::state::{Carried, Thing};

impl Engine<'_> {
    /// Somebody gets an Item. A Heavy one may need room in the Hands first (NEM-16.16).
    pub(crate) fn gain(&mut self, player: Player, ware: Ware, ammo: u8) {
        let item = self.content.wares[ware].item;
        let card = &self.content.items[item];
        let open = card.heavy || card.weapon.is_some() || card.energy.is_some();
        if !open {
            self.of(player).inventory[ware] += 1;
            return;
        }
        let carried = Carried { thing: Thing::Item(item), ammo, ..Carried::default() };
        self.hold(player, carried);
    }

    /// Somebody takes something into the Hands, dropping something else if need be.
    pub(crate) fn hold(&mut self, player: Player, carried: Carried) {
        self.of(player).hands.push(carried);
        let heavy = self.look().heavy(carried.thing);
        if heavy && self.look().hands_used(player) > self.look().hand_slots(player) {
            self.ask(Frame::DropToFit(DropToFit { player }));
        }
    }

    /// Something is dropped: an Object lies in the Room, an Item is discarded (NEM-16.8).
    pub(crate) fn drop_thing(&mut self, player: Player, thing: Thing) {
        let word = match thing {
            Thing::Object(object) => object.word(),
            Thing::Item(item) => item.word(),
        };
        self.tell(Event::new("NEM-16.8", "nem-event-drops").player(player).name("what", word));
        match thing {
            Thing::Item(item) if self.look().stowed(player, item).is_some() => {
                self.use_up(player, item)
            }
            thing => self.let_go(player, thing),
        }
    }

    /// Something leaves the Hands, with what is attached to it.
    fn let_go(&mut self, player: Player, thing: Thing) {
        let own = self.of(player);
        let Some(place) = own.hands.iter().position(|carried| carried.thing == thing) else {
            return;
        };
        let carried = own.hands.remove(place);
        if let Some(next) = own.hands.get_mut(place)
            && !carried.joined
        {
            next.joined = false;
        }
        let at = own.at;
        match carried.thing {
            Thing::Object(object) => self.state.rooms[at].objects[object] += 1,
            Thing::Item(item) => {
                self.lay_aside(Ware(item.number()));
                for _ in 0..carried.magazines {
                    self.lay_aside(Ware(Item::ExtendedMagazine.number()));
                }
                if carried.sight {
                    self.lay_aside(Ware(Item::LaserSight.number()));
                }
            }
        }
    }

    /// An Item is used up: from the Inventory, else from the Hands.
    pub(crate) fn use_up(&mut self, player: Player, item: Item) {
        if let Some(ware) = self.look().stowed(player, item) {
            self.of(player).inventory[ware] -= 1;
            self.lay_aside(ware);
        } else {
            self.let_go(player, Thing::Item(item));
        }
    }

    /// An Item goes to its discard pile; what belongs to a Character leaves the game.
    fn lay_aside(&mut self, ware: Ware) {
        let item = self.content.wares[ware].item;
        let card = &self.content.items[item];
        if card.recipe.is_some() || card.workshop_from.is_some() {
            // A Crafted Item can be made again from its discard pile (NEM-5.10).
            self.state.crafted[item] += 1;
        } else if card.origin == Origin::Deck {
            self.state.item_discard[ware] += 1;
        }
    }

    /// The top card of an Item deck; an empty deck is made of its discard pile (NEM-16.5).
    pub(crate) fn draw_item(&mut self, colour: Colour) -> Option<Ware> {
        if self.state.items[colour].is_empty() {
            let content = self.content;
            for (ware, _) in
                content.wares.with_ids().filter(|(_, card)| card.colour == Some(colour))
            {
                for _ in 0..std::mem::take(&mut self.state.item_discard[ware]) {
                    self.state.items[colour].push(ware);
                }
            }
            self.state.chance.stream(DECKS).shuffle(&mut self.state.items[colour]);
        }
        self.state.items[colour].pop()
    }

    /// An Item goes under its deck.
    pub(crate) fn under_deck(&mut self, ware: Ware) {
        if let Some(colour) = self.content.wares[ware].colour {
            self.state.items[colour].insert(0, ware);
        }
    }

    /// Ammo is added to a Weapon, up to its capacity (NEM-9.8).
    pub(crate) fn load(&mut self, player: Player, item: Item, n: u8) {
        let look = self.look();
        let Some((carried, weapon)) = look.weapon(player, item) else { return };
        let capacity = look.capacity(carried, weapon);
        let ammo = carried.ammo.saturating_add(n).min(capacity);
        if let Some(own) = self.carried_mut(player, item) {
            own.ammo = ammo;
        }
        let event = Event::new("NEM-9.8", "nem-event-loaded").player(player);
        self.tell(event.name("what", item.word()).number("n", ammo));
    }

    /// Ammo is discarded.
    pub(crate) fn spend_ammo(&mut self, player: Player, item: Item, n: u8) {
        if let Some(own) = self.carried_mut(player, item) {
            own.ammo = own.ammo.saturating_sub(n);
        }
    }

    /// Something carried, to be changed.
    pub(crate) fn carried_mut(&mut self, player: Player, item: Item) -> Option<&mut Carried> {
        self.of(player).hands.iter_mut().find(|carried| carried.item() == Some(item))
    }

    /// Somebody takes an Object that lies in the Room.
    pub(crate) fn pick_up(&mut self, player: Player, object: Object) {
        let at = self.look().of(player).at;
        if self.state.rooms[at].objects[object] == 0 {
            return;
        }
        self.state.rooms[at].objects[object] -= 1;
        let event = Event::new("NEM-5.7", "nem-event-picks-up").player(player);
        self.tell(event.name("what", object.word()));
        self.hold(player, Carried { thing: Thing::Object(object), ..Carried::default() });
    }
}
