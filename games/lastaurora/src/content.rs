//! What the cards and the maps say: loaded once, checked once, shared by reference. Rules never look up strings.

mod automa;
mod convoy;
mod crews;
mod deck;
mod files;
mod foes;
mod load;
mod objects;
mod people;
mod road;
mod stories;
mod table;

pub use automa::{ActionCard, AutomaStart, Difficulty, Want};
pub use convoy::{ConvoyCard, Mount};
pub use crews::CrewCard;
pub use deck::{Encounter, EventCard, Location, ZoneCard};
pub use files::FILES;
pub use foes::{DodgeCell, EnemyCard, LootCard, LootKind, OutcomeCard, Pvp};
pub use objects::{Cost, ObjectCard};
pub use people::SurvivorCard;
pub use road::{Map, SPACE_NAMES, Space, WAYPOINTS, WaypointCounter};
pub use stories::{Deadline, Extra, Mission, Story, StoryOption, Task, Test, Trigger};
pub use table::{BonusAction, Setup};
pub use workbench::Catalog;

use workbench::content::BuiltIn;
use workbench::flat::By;
use workbench::script::Steps;

use crate::ids::{
    ActionId, CarKind, CardId, Crew, EncounterId, EnemyKind, EventId, ExtensionId, LocationId,
    LootId, Object, OutcomeId, SLOTS, Slot, SurvivorKind, WaypointKind,
};
use crate::options::MapSide;
use crate::vocab::{Effect, Program, StoryId};

/// Everything the content files say.
#[derive(Debug)]
pub struct Content {
    /// All effects; programs are ranges of it.
    pub effects: Steps<Effect>,
    /// Cards of the Exploration deck and Zone: 54 base, 22 of module 1, 12 Enemies, 2 Rusty Containers.
    pub cards: Catalog<CardId, ZoneCard>,
    /// Kinds of convoy cards.
    pub convoy: Catalog<CarKind, ConvoyCard>,
    /// Kinds of Survivors, crews included.
    pub survivors: Catalog<SurvivorKind, SurvivorCard>,
    /// Locations.
    pub locations: Catalog<LocationId, Location>,
    /// Encounters.
    pub encounters: Catalog<EncounterId, Encounter>,
    /// Events.
    pub events: Catalog<EventId, EventCard>,
    /// Kinds of Objects.
    pub objects: Catalog<Object, ObjectCard>,
    /// Enemies: six of the base clan, six of Asgaror.
    pub enemies: Catalog<EnemyKind, EnemyCard>,
    /// Loot: six of each clan, by rank.
    pub loot: Catalog<LootId, LootCard>,
    /// Outcome cards: twelve base, twelve of module 5.
    pub outcome: Catalog<OutcomeId, OutcomeCard>,
    /// The Alpha and the Beta Map.
    pub maps: Catalog<MapSide, Map>,
    /// Kinds of Waypoint counters.
    pub waypoints: Catalog<WaypointKind, WaypointCounter>,
    /// Bonus Actions by map and slot (LA-5.14).
    pub bonus: Catalog<MapSide, By<Slot, BonusAction, SLOTS>>,
    /// The crews of module 3.
    pub crews: Catalog<Crew, CrewCard>,
    /// The Stories of module 4.
    pub stories: Catalog<StoryId, Story>,
    /// The tracks of module 5.
    pub pvp: Pvp,
    /// The Automa's Action cards.
    pub actions: Catalog<ActionId, ActionCard>,
    /// How the Automa starts.
    pub automa: AutomaStart,
    /// Constants of the set-up.
    pub setup: Setup,
    /// Stories that add boxes to a convoy card, in order.
    pub extensions: Catalog<ExtensionId, StoryId>,
    /// Special kinds the rules name.
    pub known: Known,
}

/// Records the rules themselves name.
#[derive(Debug)]
#[allow(missing_docs, reason = "named after the records")]
pub struct Known {
    pub truck_start: CarKind,
    pub container: CarKind,
    pub rusty: CarKind,
    pub leader: SurvivorKind,
    pub copilot: SurvivorKind,
    pub castaway: SurvivorKind,
}

impl Content {
    /// The content of the box.
    ///
    /// # Panics
    /// If the files that were built in have a mistake; a test loads them.
    pub fn standard() -> &'static Content {
        static STANDARD: BuiltIn<Content> = BuiltIn::new(|| Content::load(FILES));
        STANDARD.get()
    }

    /// The effects of a program.
    #[inline]
    pub fn program(&self, program: Program) -> &[Effect] {
        self.effects.of(program)
    }
}

/// A name that lives as long as the program: content is loaded once.
fn keep(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}
