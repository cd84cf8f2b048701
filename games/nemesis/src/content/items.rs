//! Items, starting Items and Quest Items (NEM-16).

use kernel::Fault;
use serde::Deserialize;
use workbench::flat::By;

use super::files::{
    Combat, Compiler, Deed, File, OPERATIONS, RawOption, Skipped, in_order, record,
};
use crate::ids::{Card, Character, Colour, Item, Room};
use crate::vocab::{Cond, Effect, Op};

/// What an Item is.
#[derive(Clone, PartialEq, Debug)]
pub struct ItemCard {
    /// Where it comes from.
    pub origin: Origin,
    /// How many copies each Item deck has.
    pub decks: By<Colour, u8, 4>,
    /// Whether it comes with Aftermath.
    pub aftermath: bool,
    /// Its component icon (NEM-16.14).
    pub component: Option<Component>,
    /// The two components it is crafted from.
    pub recipe: Option<[Component; 2]>,
    /// The Item that is exchanged for it in the Workshop (NEM-A10.1).
    pub workshop_from: Option<Item>,
    /// Whether it needs a Hand slot (NEM-16.7).
    pub heavy: bool,
    /// Whether it cannot be traded nor dropped.
    pub bound: bool,
    /// Whether discarding turns it to its quest side (NEM-A7.8).
    pub flips: bool,
    /// The only Item that can discard it (NEM-A7.2).
    pub removed_only_by: Option<Item>,
    /// Whether it is discarded after its Action (NEM-4.14).
    pub one_use: bool,
    /// Whether it is always on and has no Action.
    pub passive: bool,
    /// Whether it is a Reaction (NEM-24.1).
    pub reaction: bool,
    /// To what it is attached (NEM-16.9).
    pub attach: Option<AttachTo>,
    /// How many of it one Weapon can have.
    pub attach_limit: Option<u8>,
    /// What it does when used; a Weapon is used by Shoot instead.
    pub deed: Option<Deed>,
    /// What it is as a Weapon.
    pub weapon: Option<Weapon>,
    /// Whose it is: a starting Item or a Quest Item.
    pub character: Option<Character>,
    /// What completes its quest (NEM-5.12).
    pub quest: Option<Quest>,
    /// The Energy it can hold (NEM-A3.2).
    pub energy: Option<u8>,
}

/// Where an Item comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// From an Item deck.
    Deck,
    /// A starting Item.
    Start,
    /// A Quest Item.
    Quest,
}

/// A component icon (NEM-16.14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "named after the icons")]
pub enum Component {
    Chemical,
    Cloth,
    Electrical,
    Medical,
    Tool,
}

/// What can carry an attachment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub enum AttachTo {
    /// Any Weapon.
    Weapon,
    /// An Energy Weapon.
    EnergyWeapon,
    /// This one.
    Named(Item),
}

impl TryFrom<String> for AttachTo {
    type Error = String;

    fn try_from(text: String) -> Result<AttachTo, String> {
        Ok(match text.as_str() {
            "weapon" => AttachTo::Weapon,
            "energy_weapon" => AttachTo::EnergyWeapon,
            id => AttachTo::Named(id.parse().map_err(|_| {
                format!("expected `weapon`, `energy_weapon` or a Weapon, found `{id}`")
            })?),
        })
    }
}

/// A Weapon (NEM-9).
#[derive(Clone, PartialEq, Debug)]
pub struct Weapon {
    /// Whether Energy Charges load it (NEM-9.10).
    pub energy: bool,
    /// The most Ammo it holds.
    pub capacity: u8,
    /// What loads it.
    pub reload: Vec<Reload>,
    /// Whether its Injuries are from Fire.
    pub fire: bool,
    /// What it changes about an attack with it.
    pub modifiers: Vec<Op>,
}

/// What loads a Weapon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub enum Reload {
    /// An Item.
    Item(Item),
    /// The Action of a Room.
    Room(Room),
    /// An Action card.
    Card(Card),
}

impl TryFrom<String> for Reload {
    type Error = String;

    fn try_from(text: String) -> Result<Reload, String> {
        let item = text.parse().map(Reload::Item);
        let room = || text.parse().map(Reload::Room);
        let card = || text.parse().map(Reload::Card);
        item.or_else(|_| room())
            .or_else(|_| card())
            .map_err(|_| format!("expected an Item, a Room or an Action card, found `{text}`"))
    }
}

/// What completes a quest.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quest {
    /// Action cards paid.
    pub cost: u8,
    /// In this Room.
    pub room: Option<Room>,
    /// One of these Items is discarded.
    #[serde(default)]
    pub discard_any: Vec<Item>,
    /// What must hold.
    pub condition: Option<Cond>,
    /// Energy of the robot that is discarded as well.
    #[serde(default)]
    pub spend_energy: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ItemFile {
    #[serde(rename = "schema")]
    _schema: u8,
    item: Vec<RawItem>,
    #[serde(rename = "decks")]
    _decks: Skipped,
}

record! {
    RawItem {
        set: Option<String>,
        #[serde(default)]
        decks: Decks,
        character: Option<Character>,
        component: Option<Component>,
        recipe: Option<[Component; 2]>,
        workshop_from: Option<Item>,
        heavy: bool,
        #[serde(rename = "hand")]
        _hand: Option<bool>,
        #[serde(default)]
        bound: bool,
        #[serde(default)]
        flips: bool,
        removed_only_by: Option<Item>,
        #[serde(rename = "given_to")]
        _given_to: Option<String>,
        #[serde(default)]
        one_use: bool,
        #[serde(default)]
        passive: bool,
        #[serde(default)]
        reaction: bool,
        #[serde(default)]
        cost: u8,
        #[serde(default)]
        combat: Combat,
        #[serde(default)]
        requires: Vec<Cond>,
        #[serde(default)]
        effects: Vec<Effect>,
        #[serde(default)]
        options: Vec<RawOption>,
        attach: Option<AttachTo>,
        attach_limit: Option<u8>,
        #[serde(rename = "limit")]
        _limit: Option<String>,
        weapon: Option<RawWeapon>,
        activation: Option<Quest>,
        #[serde(rename = "hidden_twin")]
        _hidden_twin: Option<Item>,
        #[serde(rename = "quest_title")]
        _quest_title: Option<String>,
        #[serde(rename = "grants_basic_action")]
        _grants: Option<String>,
        energy_capacity: Option<u8>,
        #[serde(rename = "energy_start")]
        _energy_start: Option<u8>,
    }
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Decks {
    red: u8,
    yellow: u8,
    green: u8,
    blue: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawWeapon {
    class: Class,
    capacity: u8,
    reload: Vec<Reload>,
    #[serde(default)]
    tags: Vec<String>,
    modifiers: Vec<Effect>,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Class {
    Energy,
    Classic,
}

/// Reads the Items of the decks.
pub(super) fn found(file: &File<'_>, compiler: &mut Compiler) -> Result<Vec<ItemCard>, Fault> {
    let raw: ItemFile = file.read(OPERATIONS)?;
    let known: Vec<&'static str> =
        Item::ALL.iter().take(raw.item.len()).map(|item| item.name()).collect();
    in_order(file, "the Item", raw.item.iter().map(|item| &item.id), &known)?;
    Ok(raw.item.into_iter().map(|item| item.card(Origin::Deck, compiler)).collect())
}

/// Reads starting Items and Quest Items, which follow those of the decks.
pub(super) fn personal(
    file: &File<'_>,
    start: Vec<RawItem>,
    quest: Vec<RawItem>,
    items: &mut Vec<ItemCard>,
    compiler: &mut Compiler,
) -> Result<(), Fault> {
    let known: Vec<&'static str> =
        Item::ALL.iter().skip(items.len()).map(|item| item.name()).collect();
    in_order(file, "the Item", start.iter().chain(&quest).map(|item| &item.id), &known)?;
    items.extend(start.into_iter().map(|item| item.card(Origin::Start, compiler)));
    items.extend(quest.into_iter().map(|item| item.card(Origin::Quest, compiler)));
    Ok(())
}

impl RawItem {
    fn card(self, origin: Origin, compiler: &mut Compiler) -> ItemCard {
        let does_something = !self.effects.is_empty() || !self.options.is_empty();
        let deed = (does_something && self.weapon.is_none()).then(|| {
            compiler.deed((self.cost, self.combat), self.requires, self.effects, self.options)
        });
        let Decks { red, yellow, green, blue } = self.decks;
        ItemCard {
            origin,
            decks: By::from_fn(|colour: Colour| [red, yellow, green, blue][colour.index()]),
            aftermath: self.set.as_deref() == Some("aftermath"),
            component: self.component,
            recipe: self.recipe,
            workshop_from: self.workshop_from,
            heavy: self.heavy,
            bound: self.bound,
            flips: self.flips,
            removed_only_by: self.removed_only_by,
            one_use: self.one_use,
            passive: self.passive,
            reaction: self.reaction,
            attach: self.attach,
            attach_limit: self.attach_limit,
            deed,
            weapon: self.weapon.map(RawWeapon::weapon),
            character: self.character,
            quest: self.activation,
            energy: self.energy_capacity,
        }
    }
}

impl RawWeapon {
    fn weapon(self) -> Weapon {
        Weapon {
            energy: self.class == Class::Energy,
            capacity: self.capacity,
            reload: self.reload,
            fire: self.tags.iter().any(|tag| tag == "fire"),
            modifiers: self.modifiers.into_iter().map(|modifier| modifier.op).collect(),
        }
    }
}

/// A card of an Item, as it looks from behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WareCard {
    /// The Item.
    pub item: Item,
    /// The colour of its back; none for what belongs to a Character.
    pub colour: Option<Colour>,
}

/// How many there are: every Item, and two that lie in a second deck.
pub const WARES: usize = Item::COUNT + 2;

/// The cards of Items by their backs.
pub(super) fn wares(items: &[ItemCard]) -> Result<Vec<WareCard>, Fault> {
    let colours = |card: &ItemCard| {
        let decks = Colour::ALL.iter().copied();
        decks.filter(|colour| card.decks[*colour] > 0).collect::<Vec<Colour>>()
    };
    let (mut wares, mut more) = (Vec::new(), Vec::new());
    for (card, item) in items.iter().zip(Item::ALL.iter().copied()) {
        let own = colours(card);
        wares.push(WareCard { item, colour: own.first().copied() });
        more.extend(own.iter().skip(1).map(|colour| WareCard { item, colour: Some(*colour) }));
    }
    wares.extend(more);
    if wares.len() == WARES {
        Ok(wares)
    } else {
        let message = format!(
            "expected two Items that lie in a second deck, found {}",
            wares.len() - Item::COUNT
        );
        Err(Fault::whole("items.toml", message))
    }
}
