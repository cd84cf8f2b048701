//! What belongs to one player: place, goods, Survivors, convoy.

use serde::{Deserialize, Serialize};
use workbench::flat::By;
use workbench::small::{Maybe, Set8, Set16};

use super::Player;
use crate::ids::{
    BoxId, CREW, CarKind, Child, Crew, CrewPlace, ExtensionId, Object, SpaceId, SurvivorKind,
    TrackCell,
};
use crate::moves::Cell;
use crate::vocab::{Against, Stock, Zone};

/// How many Objects of each kind.
pub type Hand = By<Object, u8, { Object::COUNT }>;

/// One player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayerState {
    /// The space of the convoy.
    pub at: SpaceId,
    /// When it arrived there.
    pub arrived: u16,
    /// Fame.
    pub fame: i8,
    /// Food, Ammo and Fuel aboard.
    #[serde(with = "workbench::small::plain")]
    pub res: Stock,
    /// Objects in hand by kind. For the Automa: in its Objects/Loot Zone.
    #[serde(with = "workbench::small::plain")]
    pub hand: Hand,
    /// Survivors.
    #[serde(with = "workbench::small::plain")]
    pub crew: By<CrewPlace, Member, CREW>,
    /// The convoy: Devices above columns 1 to 4, then Truck and Trailers.
    #[serde(with = "workbench::small::plain")]
    pub convoy: By<Cell, Car, 8>,
    /// Target counters in supply (LA-2.7).
    pub targets: u8,
    /// Passed in this Exploration Phase.
    pub passed: bool,
    /// Has reached the Aurora.
    pub aboard: bool,
    /// Change of speed in this Movement turn.
    pub speed: i8,
    /// Change of speed in the next Movement turn (LA-7.19).
    pub next_speed: i8,
    /// Shields against ambushes and Enemy attacks (LA-19.18).
    #[serde(with = "workbench::small::plain")]
    pub shield: By<Against, u8, 2>,
    /// Shields gained at the end of a Fire Phase, for the next one.
    #[serde(with = "workbench::small::plain")]
    pub late_shield: By<Against, u8, 2>,
    /// Ignores Enemies in this Fire Phase.
    pub cloaked: bool,
    /// Free feedings used in this Rest Phase.
    pub free_fed: u8,
    /// The first successful attack of this Fire Phase was made (LA-X3.14).
    pub has_hit: bool,
    /// The cell of the Dodge counter (LA-X5.5).
    pub dodge: TrackCell,
    /// The cell of the Aggression counter.
    pub aggression: TrackCell,
    /// Players damaged in this Fire Phase.
    pub hurt: Set8<Player>,
    /// The Wanted Man is kept as a reminder (LA-X1.12).
    pub wanted: bool,
    /// Child tokens aboard.
    pub children: Set8<Child>,
    /// The crew of module 3, or none.
    pub crew_card: Maybe<Crew>,
}

/// A Survivor of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Member {
    /// The kind, or none.
    pub kind: Maybe<SurvivorKind>,
    /// Where the card lies.
    pub zone: Zone,
    /// Contamination counters.
    pub contamination: u8,
    /// Whether the ability was used in this phase.
    pub used: bool,
}

impl Member {
    /// Who it is.
    ///
    /// # Panics
    /// If there is nobody.
    #[inline]
    pub fn survivor(&self) -> SurvivorKind {
        self.kind.get().expect("there is somebody in this place")
    }

    /// No Survivor.
    pub const NOBODY: Member =
        Member { kind: Maybe::NONE, zone: Zone::Active, contamination: 0, used: false };

    /// Whether there is somebody.
    #[inline]
    pub fn present(&self) -> bool {
        self.kind.is_some()
    }
}

/// A card of a convoy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Car {
    /// The kind, or none.
    pub kind: Maybe<CarKind>,
    /// Stories with boxes archived under it.
    pub stories: Set8<ExtensionId>,
    /// Damaged boxes.
    pub damage: Set16<BoxId>,
    /// Weapons used in this Fire Phase.
    pub used: Set16<BoxId>,
}

impl Car {
    /// Which card it is.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn card(&self) -> CarKind {
        self.kind.get().expect("there is a card in this cell")
    }

    /// No card.
    pub const NOTHING: Car =
        Car { kind: Maybe::NONE, stories: Set8::EMPTY, damage: Set16::EMPTY, used: Set16::EMPTY };

    /// A new card of a kind.
    pub fn new(kind: CarKind) -> Car {
        Car { kind: kind.into(), stories: Set8::EMPTY, damage: Set16::EMPTY, used: Set16::EMPTY }
    }

    /// Whether there is a card.
    #[inline]
    pub fn present(&self) -> bool {
        self.kind.is_some()
    }
}
