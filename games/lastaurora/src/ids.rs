//! The ids of what the rules, the notation and the content name.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use workbench::flat::Id;
use workbench::ids::Unknown;

use crate::vocab::{FIRST_STORY, StoryId};

/// How many slots the Exploration Zone has.
pub const SLOTS: usize = 5;
/// How many Survivors a player can have.
pub const CREW: usize = 5;
/// How many stops the Aurora has.
pub const STOPS: usize = 6;
/// How many cards an Outcome deck has.
pub const OUTCOMES: u8 = 12;

workbench::ids! {
    /// A kind of Object (LA-12), in the order of `items.toml`.
    Object "la-name-obj_" {
        /// Pays for a shot and strengthens it (LA-12.10).
        IncendiaryAmmo = "incendiary_ammo",
        /// Strength for an exploration action.
        EnergyRation = "energy_ration",
        /// Gives Fuel.
        Jerrycan = "jerrycan",
        /// Repairs the convoy.
        Toolkit = "toolkit",
        /// Cleans a Survivor.
        Iodine = "iodine",
        /// Speed for a movement.
        Nitro = "nitro",
        /// Moves an exhausted Survivor to the Active Zone.
        Adrenaline = "adrenaline",
        /// Gives Food, and contaminates a Survivor.
        CannedFood = "canned_food",
        /// Ignores Enemies for a Fire Phase.
        CloakingDevice = "cloaking_device",
        /// Damages an Enemy.
        AntitankMissile = "antitank_missile",
        /// Moves a Target counter.
        SmokeGrenade = "smoke_grenade",
        /// Speed for Damage, in two sizes.
        UnstableFuel = "unstable_fuel",
        /// Cleans up to three Survivors of a zone.
        AntiRad = "anti_rad",
        /// Is laid on the road (LA-18.8).
        Mine = "mine",
    }
    /// A crew of module 3, in the order of `crews.toml`.
    Crew "la-name-crew_" {
        /// The Pack.
        Pack = "pack",
        /// The Mutants.
        Mutant = "mutant",
        /// The Asgardians.
        Asgardian = "asgardian",
        /// The Androids.
        Android = "android",
    }
    /// A hit pattern on the back of an Outcome card (LA-14.6), in the order of `vocab.toml`.
    Pattern "la-pattern-" {
        /// The first column.
        Head = "head",
        /// The first two.
        Front = "front",
        /// The second and the third.
        Centre = "centre",
        /// The last two.
        Tail = "tail",
        /// The Devices.
        Top = "top",
        /// Truck and Trailers.
        Bottom = "bottom",
    }
}

workbench::numbered! {
    /// A kind of convoy card, by its place in `convoy.toml`.
    CarKind
    /// A kind of Survivor, by its place in `survivors.toml` and then `crews.toml`.
    SurvivorKind
    /// An Enemy, by its place in `enemies.toml`.
    EnemyKind
    /// A Loot card, by its place in `loot.toml`.
    LootId
    /// A Location, by its place in its section.
    LocationId
    /// An Encounter, by its place in `encounters.toml`.
    EncounterId
    /// An Event, by its place in `events.toml`.
    EventId
    /// A space of one map, by its place among the spaces of that map.
    SpaceId
    /// A space of either map, by its place in [`SPACE_NAMES`](crate::content::SPACE_NAMES).
    SpaceName
    /// A space with a Waypoint counter at the start, by its place among those of its map.
    Waypoint
    /// A kind of Waypoint counter, by its place in `map.toml`.
    WaypointKind
    /// A site of an Avalanche counter, by its place among those of its map.
    Site
    /// A card of the Exploration deck, by its place: those of `exploration.toml`, Enemies, two Rusty Containers.
    CardId
    /// A slot of the Exploration Zone, from the left.
    Slot
    /// An option of a Story, an Encounter or an Object, by its place on the card.
    OptionId
    /// A Story that adds boxes to a convoy card, by its place among those that do.
    ExtensionId
    /// A child token: of the first or of the second Story with one (LA-X4.31).
    Child
    /// An Outcome card: the twelve of the base game, then the twelve of module 5.
    OutcomeId
    /// An Outcome card among the twelve of its deck.
    OutcomePlace
    /// The place of a Survivor on the player board.
    CrewPlace
    /// A box of a convoy card: printed ones, then those of Stories under it, each Story at its own place.
    BoxId
    /// A column of the convoy grid, from the left.
    Column
    /// An Action card of the Automa, by its place in `automa.toml`.
    ActionId
    /// An Enemy in play, by its place among those in the enemy areas, oldest first.
    EnemyPlace
    /// A period of the Exploration and the Story deck: I, II or III.
    Period
    /// A pair of Loot ranks: I and II, III and IV, V and VI.
    Pair
    /// A stop of the Aurora, from the first (LA-16.1).
    Stop
    /// A cell of a track of the PvP card, from the left (LA-X5.5).
    TrackCell
    /// A place in the Automa's row of Action cards, oldest first.
    RowPlace
}

impl Period {
    /// Every period.
    pub const ALL: [Period; 3] = [Period(0), Period(1), Period(2)];

    /// The one with a number in the content files, from 1.
    pub fn numbered(number: u8) -> Option<Period> {
        Period::ALL.into_iter().find(|period| period.number() == number)
    }

    /// Its number in the content files, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The one after it.
    #[inline]
    pub const fn next(self) -> Period {
        Period(self.0 + 1)
    }

    /// The message id of its name.
    pub const fn word(self) -> &'static str {
        ["la-period-1", "la-period-2", "la-period-3"][self.index()]
    }
}

impl Pair {
    /// Every pair.
    pub const ALL: [Pair; 3] = [Pair(0), Pair(1), Pair(2)];

    /// Its ranks, as they are printed.
    pub const fn ranks(self) -> &'static str {
        ["I-II", "III-IV", "V-VI"][self.index()]
    }
}

impl Stop {
    /// The one at which the game ends.
    pub const LAST: Stop = Stop(STOPS as u8 - 1);

    /// Its number on the board, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// So many stops further, at most the last.
    #[inline]
    pub const fn later(self, stops: u8) -> Stop {
        let later = self.0 + stops;
        if later < Stop::LAST.0 { Stop(later) } else { Stop::LAST }
    }
}

impl TrackCell {
    /// So many cells to the right, at most the last of a track with so many.
    pub fn right(self, cells: u8, of: usize) -> TrackCell {
        TrackCell(self.0 + cells).min(TrackCell(of as u8 - 1))
    }

    /// One cell to the left, unless it is the first.
    pub const fn left(self) -> TrackCell {
        TrackCell(self.0.saturating_sub(1))
    }
}

impl RowPlace {
    /// The oldest card.
    pub const FIRST: RowPlace = RowPlace(0);

    /// The one after it.
    #[inline]
    pub const fn next(self) -> RowPlace {
        RowPlace(self.0 + 1)
    }
}

/// The number printed on a card of the Exploration deck, which is how people name it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct CardNumber(pub u16);

impl CardNumber {
    /// The Wanted Man, whose card is kept as a reminder (LA-X1.12).
    pub const WANTED_MAN: CardNumber = CardNumber(210);
    /// Start cards have none.
    pub const NONE: CardNumber = CardNumber(0);

    /// Whether there is a number.
    pub const fn printed(self) -> bool {
        self.0 != CardNumber::NONE.0
    }
}

impl fmt::Display for CardNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl CrewPlace {
    /// Every place.
    pub const ALL: [CrewPlace; CREW] =
        [CrewPlace(0), CrewPlace(1), CrewPlace(2), CrewPlace(3), CrewPlace(4)];

    /// Its number in the notation, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl Column {
    /// Every column.
    pub const ALL: [Column; 4] = [Column(0), Column(1), Column(2), Column(3)];

    /// Its number in the notation, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl EnemyPlace {
    /// Its number in the notation, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl OptionId {
    /// The first, or the only one.
    pub const FIRST: OptionId = OptionId(0);

    /// Its number in the notation, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The letter on the card.
    pub const fn letter(self) -> Letter {
        Letter::ALL[self.index()]
    }
}

impl Child {
    /// Both tokens.
    pub const ALL: [Child; 2] = [Child(0), Child(1)];
    /// The numbers of their Stories.
    const STORIES: [u16; 2] = [256, 285];

    /// The token of a Story, if it has one.
    pub fn of(story: StoryId) -> Option<Child> {
        Child::ALL.into_iter().find(|child| child.story() == story)
    }

    /// The Story it belongs to.
    pub const fn story(self) -> StoryId {
        StoryId((Child::STORIES[self.index()] - FIRST_STORY) as u8)
    }
}

impl OutcomeId {
    /// The place among the twelve of its deck.
    #[inline]
    pub const fn place(self) -> OutcomePlace {
        OutcomePlace(self.0 % OUTCOMES)
    }
}

impl OutcomePlace {
    /// Every place.
    pub fn all() -> impl Iterator<Item = OutcomePlace> {
        (0..OUTCOMES).map(OutcomePlace)
    }

    /// The card of the deck of the base game, or of that of module 5 (LA-X5.4).
    #[inline]
    pub const fn card(self, pvp: bool) -> OutcomeId {
        OutcomeId(if pvp { OUTCOMES + self.0 } else { self.0 })
    }
}

/// A letter: of an Outcome card, a Target space, an option of a Story.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[repr(u8)]
#[allow(missing_docs, reason = "letters")]
pub enum Letter {
    A,
    B,
    C,
    D,
}

impl Letter {
    /// Every letter.
    pub const ALL: [Letter; 4] = [Letter::A, Letter::B, Letter::C, Letter::D];

    /// How it is written.
    pub const fn name(self) -> &'static str {
        ["A", "B", "C", "D"][self as usize]
    }
}

impl Id for Letter {
    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    #[inline]
    fn from_number(number: u8) -> Letter {
        Letter::ALL[usize::from(number)]
    }
}

impl Slot {
    /// Every slot.
    pub const ALL: [Slot; SLOTS] = [Slot(0), Slot(1), Slot(2), Slot(3), Slot(4)];

    /// Its number in the notation, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

/// A region of the road (LA-7.18), stored as its number.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(into = "u8", try_from = "u8")]
#[repr(u8)]
pub enum Region {
    /// Where everybody starts.
    #[default]
    First = 1,
    /// The next.
    Second = 2,
    /// The one with the last moorings.
    Third = 3,
}

impl Region {
    /// Every region, from the start to the end of the road.
    pub const ALL: [Region; 3] = [Region::First, Region::Second, Region::Third];

    /// Its number on the board, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The index into arrays of a value for each region.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize - 1
    }

    /// The message id of its name.
    pub const fn word(self) -> &'static str {
        match self {
            Region::First => "la-name-region_1",
            Region::Second => "la-name-region_2",
            Region::Third => "la-name-region_3",
        }
    }
}

impl Id for Region {
    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    #[inline]
    fn from_number(number: u8) -> Region {
        Region::ALL[usize::from(number) - 1]
    }
}

impl From<Region> for u8 {
    fn from(region: Region) -> u8 {
        region.number()
    }
}

impl TryFrom<u8> for Region {
    type Error = Unknown;

    fn try_from(number: u8) -> Result<Region, Unknown> {
        Region::ALL.into_iter().find(|region| region.number() == number).ok_or(Unknown)
    }
}

impl FromStr for Region {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Region, Unknown> {
        text.parse::<u8>().map_err(|_| Unknown)?.try_into()
    }
}
