//! Items: what somebody owns, where it fits, what it costs to use.

use super::Look;
use crate::content::{AttachTo, Origin, Weapon};
use crate::ids::{Character, Item, Object, Player, Ware, Wound};
use crate::state::{Carried, QuestState, Thing};
use crate::vocab::{Field, Op, WeaponOf};

impl<'a> Look<'a> {
    /// Whether a thing needs a Hand slot (NEM-1.10).
    pub fn heavy(self, thing: Thing) -> bool {
        match thing {
            Thing::Item(item) => self.content.items[item].heavy,
            Thing::Object(_) => true,
        }
    }

    /// How many Hand slots a Character has (NEM-16.7, NEM-12.7).
    pub fn hand_slots(self, player: Player) -> u8 {
        if self.suffers(player, Wound::Arm) { 1 } else { self.content.setup.hand_slots }
    }

    /// How many Hand slots are filled. What is joined fills one (NEM-16.9).
    pub fn hands_used(self, player: Player) -> u8 {
        let fills = |carried: &&Carried| self.heavy(carried.thing) && !carried.joined;
        self.of(player).hands.iter().filter(fills).count() as u8
    }

    /// Whether a Hand slot is free.
    pub fn hand_free(self, player: Player) -> bool {
        self.hands_used(player) < self.hand_slots(player)
    }

    /// Whether somebody owns an Item, in a Hand or the Inventory.
    pub fn owns(self, player: Player, item: Item) -> bool {
        let own = self.of(player);
        self.stowed(player, item).is_some()
            || own.hands.iter().any(|carried| carried.item() == Some(item))
    }

    /// A card of an Item in somebody's Inventory.
    #[inline]
    pub fn stowed(self, player: Player, item: Item) -> Option<Ware> {
        let own = &self.of(player).inventory;
        self.content.wares_of(item).find(|ware| own[*ware] > 0)
    }

    /// How many of an Item are in somebody's Inventory.
    pub fn stowed_count(self, player: Player, item: Item) -> u8 {
        let own = &self.of(player).inventory;
        self.content.wares_of(item).map(|ware| own[ware]).sum()
    }

    /// Every kind of Item somebody owns, each once but for several in the Hands.
    pub fn owned(self, player: Player) -> impl Iterator<Item = Item> + 'a {
        let own = self.of(player);
        let in_hands = own.hands.iter().filter_map(Carried::item);
        let in_inventory = Item::ALL.iter().copied();
        in_hands.chain(in_inventory.filter(move |item| self.stowed(player, *item).is_some()))
    }

    /// How many Items somebody owns (NEM-16.11).
    pub fn item_count(self, player: Player) -> u8 {
        let own = self.of(player);
        let held = own.hands.iter().filter(|carried| carried.item().is_some());
        let held: u8 =
            held.map(|it| 1 + it.magazines + u8::from(it.sight) + u8::from(it.autoloader)).sum();
        held + own.inventory.values().iter().sum::<u8>()
    }

    /// A Weapon that is carried, with what it is.
    pub fn weapon(self, player: Player, item: Item) -> Option<(&'a Carried, &'a Weapon)> {
        let carried = self.of(player).hands.iter().find(|it| it.item() == Some(item))?;
        Some((carried, self.content.items[item].weapon.as_ref()?))
    }

    /// The Weapons somebody can shoot with, loaded or not (NEM-5.5).
    pub fn weapons(
        self,
        player: Player,
    ) -> impl Iterator<Item = (Item, &'a Carried, &'a Weapon)> + Clone {
        let carried = self.of(player).hands.iter();
        carried.filter_map(move |carried| {
            let item = carried.item()?;
            Some((item, carried, self.content.items[item].weapon.as_ref()?))
        })
    }

    /// The most Ammo a Weapon holds (NEM-9.8).
    pub fn capacity(self, carried: &Carried, weapon: &Weapon) -> u8 {
        let magazine = self.capacity_of(Item::ExtendedMagazine);
        let autoloader = self.capacity_of(Item::Autoloader);
        weapon.capacity + carried.magazines * magazine + u8::from(carried.autoloader) * autoloader
    }

    /// By how much an attachment raises the capacity of its host.
    fn capacity_of(self, item: Item) -> u8 {
        let Some(deed) = &self.content.items[item].deed else { return 0 };
        let ops = deed.options.iter().flat_map(|option| self.content.program(option.program));
        let raise = |op: &Op| match op {
            Op::Modify { field: Field::AmmoCapacity, n, .. } => *n,
            _ => 0,
        };
        ops.map(raise).sum::<i8>().unsigned_abs()
    }

    /// Whether a Weapon is one an operation means.
    pub fn is_weapon_of(self, of: WeaponOf, item: Item, weapon: &Weapon) -> bool {
        match of {
            WeaponOf::ChosenOwn | WeaponOf::Host => true,
            WeaponOf::ChosenOwnEnergy => weapon.energy,
            WeaponOf::Named(named) => named == item,
        }
    }

    /// Whether an attachment fits a Weapon.
    pub fn fits(self, attachment: Item, host: Item, carried: &Carried, weapon: &Weapon) -> bool {
        let card = &self.content.items[attachment];
        let kind = match card.attach {
            Some(AttachTo::Weapon) => true,
            Some(AttachTo::EnergyWeapon) => weapon.energy,
            Some(AttachTo::Named(named)) => named == host,
            None => false,
        };
        let room = attachment != Item::LaserSight || !carried.sight;
        kind && room
    }

    /// Whether somebody may drop, trade or use up an Item.
    pub fn movable(self, item: Item) -> bool {
        !self.content.items[item].bound
    }

    /// How far one of a Character's own quests is, if it is one of them.
    pub fn quest(self, player: Player, item: Item) -> Option<QuestState> {
        let quests = self.content.characters[self.character(player)].quest_items;
        quests.iter().position(|quest| *quest == item).map(|place| self.of(player).quests[place])
    }

    /// What an Item Action costs: one more with a Hand wound (NEM-4.15).
    pub fn item_cost(self, player: Player, item: Item) -> u8 {
        let printed = self.content.items[item].deed.as_ref().map_or(0, |deed| deed.cost);
        printed + u8::from(self.suffers(player, Wound::Hand))
    }

    /// Objects lying in the Room of a Character.
    pub fn objects_here(self, player: Player) -> impl Iterator<Item = Object> + 'a {
        let lying = &self.at(self.of(player).at).objects;
        lying.iter().filter(|(_, n)| **n > 0).map(|(object, _)| object)
    }

    /// Whether an Item counts as a yellow one for a crafter (NEM-A2.6).
    pub fn counts_as_yellow(self, player: Player, item: Item) -> bool {
        let card = &self.content.items[item];
        let handyman = self.character(player) == Character::Mechanic
            && self.has_trait(player, crate::ids::Trait::Handyman);
        let own = match card.origin {
            Origin::Start => card.weapon.is_some(),
            Origin::Quest => true,
            Origin::Deck => false,
        };
        card.decks[crate::ids::Colour::Yellow] > 0 || handyman && own
    }
}
