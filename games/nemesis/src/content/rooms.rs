//! Rooms (NEM-17).

use kernel::Fault;
use serde::Deserialize;

use super::files::{Combat, Compiler, Deed, File, OPERATIONS, RawOption, in_order, record};
use crate::ids::{Colour, Room, Section, ShipEngine};
use crate::vocab::{Cond, Effect, Program};

/// What a Room is.
#[derive(Clone, PartialEq, Debug)]
pub struct RoomCard {
    /// Which places it can lie on.
    pub category: Category,
    /// Whether it comes with Aftermath.
    pub aftermath: bool,
    /// Its colour.
    pub colour: RoomColour,
    /// Whether it has a Computer (NEM-17.3).
    pub computer: bool,
    /// Whether it can have an Item Counter (NEM-2.7).
    pub searchable: bool,
    /// Whether it can receive a Malfunction marker (NEM-14.10).
    pub malfunction_allowed: bool,
    /// Whether it can receive a turret (NEM-A11.1).
    pub turret_allowed: bool,
    /// Whether it can lie on the Shuttle (NEM-A12.2).
    pub shuttle_allowed: bool,
    /// The section of Escape Pods reached from here.
    pub section: Option<Section>,
    /// The Engine here.
    pub engine: Option<ShipEngine>,
    /// Its Action.
    pub action: Option<Deed>,
    /// What it does without an Action.
    pub passive: Vec<Passive>,
}

/// The kinds of Rooms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Category {
    /// A "1" tile.
    #[serde(rename = "1")]
    One,
    /// A "2" tile.
    #[serde(rename = "2")]
    Two,
    /// Printed on the ship.
    #[serde(rename = "special")]
    Special,
    /// Printed on the Shuttle.
    #[serde(rename = "shuttle")]
    Shuttle,
}

/// The colour of a Room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomColour {
    /// Military.
    Red,
    /// Technical.
    Yellow,
    /// Medical.
    Green,
    /// Any of the three.
    White,
    /// None: nobody can search here.
    None,
}

impl RoomColour {
    /// The Item deck it stands for, if it is one.
    pub const fn deck(self) -> Option<Colour> {
        match self {
            RoomColour::Red => Some(Colour::Red),
            RoomColour::Yellow => Some(Colour::Yellow),
            RoomColour::Green => Some(Colour::Green),
            RoomColour::White | RoomColour::None => None,
        }
    }
}

/// What a Room does without an Action.
#[derive(Clone, PartialEq, Debug)]
pub struct Passive {
    /// When.
    pub hook: RoomHook,
    /// What must hold.
    pub requires: Vec<Cond>,
    /// What happens.
    pub program: Program,
}

/// When a Room does something by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomHook {
    /// In the draw step.
    DrawLimit,
    /// When a Character enters.
    OnEnterRoom,
    /// When somebody crafts.
    CraftRecipes,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoomFile {
    #[serde(rename = "schema")]
    _schema: u8,
    room: Vec<RawRoom>,
}

record! {
    RawRoom {
        set: String,
        category: Category,
        color: RoomColour,
        computer: bool,
        searchable: bool,
        malfunction_allowed: bool,
        turret_allowed: bool,
        shuttle_allowed: Option<bool>,
        pod_section: Option<Section>,
        engine: Option<u8>,
        #[serde(default)]
        action: Vec<RawAction>,
        #[serde(default)]
        passive: Vec<RawPassive>,
    }
    RawAction {
        #[serde(rename = "title")]
        _title: String,
        cost: u8,
        combat: Combat,
        #[serde(default)]
        requires: Vec<Cond>,
        #[serde(default)]
        effects: Vec<Effect>,
        #[serde(default)]
        options: Vec<RawOption>,
    }
    RawPassive {
        hook: RoomHook,
        #[serde(default)]
        requires: Vec<Cond>,
        effects: Vec<Effect>,
    }
}

/// Reads `rooms.toml`.
pub(super) fn read(file: &File<'_>, compiler: &mut Compiler) -> Result<Vec<RoomCard>, Fault> {
    let raw: RoomFile = file.read(OPERATIONS)?;
    let known: Vec<&'static str> = Room::ALL.iter().map(|room| room.name()).collect();
    in_order(file, "the Room", raw.room.iter().map(|room| &room.id), &known)?;
    let mut rooms = Vec::new();
    for room in raw.room {
        if let Some(second) = room.action.get(1) {
            return Err(file.fault(second.id.span(), "expected one Action a Room, found a second"));
        }
        let actions = room.action.into_iter().map(|action| {
            let price = (action.cost, action.combat);
            compiler.deed(price, action.requires, action.effects, action.options)
        });
        let action = actions.collect::<Vec<_>>().pop();
        let passive = room.passive.into_iter().map(|passive| Passive {
            hook: passive.hook,
            requires: passive.requires,
            program: compiler.program(passive.effects),
        });
        rooms.push(RoomCard {
            category: room.category,
            aftermath: room.set == "aftermath",
            colour: room.color,
            computer: room.computer,
            searchable: room.searchable,
            malfunction_allowed: room.malfunction_allowed,
            turret_allowed: room.turret_allowed,
            shuttle_allowed: room.shuttle_allowed.unwrap_or(true),
            section: room.pod_section,
            engine: room.engine.map(|number| ShipEngine(number - 1)),
            passive: passive.collect(),
            action,
        });
    }
    Ok(rooms)
}
