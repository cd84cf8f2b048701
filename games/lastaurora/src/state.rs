//! Everything on the table. Flat and `Copy`: search clones it a million times.

mod cards;
mod player;
mod progress;

pub use cards::{Automa, EnemyState, Peeked, Stories, StoryPlace};
pub use player::{Car, Hand, Member, PlayerState};
pub use progress::{Attack, Drive, Explore, Stage};

use kernel::Seat;
use kernel::chance::Chance;
use serde::{Deserialize, Serialize};
use workbench::flat::{By, Id, List, Set};
use workbench::small::{Maybe, Set8, Set16};

use crate::content::WAYPOINTS;
use crate::frame::Frame;
use crate::ids::{
    CardId, LootId, Object, OutcomeId, OutcomePlace, Pair, Pattern, Region, SLOTS, Site, Slot,
    SpaceId, Stop, Waypoint, WaypointKind,
};
use crate::moves::Cell;
use crate::options::{Difficulty, MapSide, Module};
use crate::vocab::Stock;

/// The most players.
pub const MAX_PLAYERS: usize = 4;
/// How many procedures can be in progress at once.
pub const DEPTH: usize = 28;

/// A player: whoever drives a convoy, the Automa included.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Player(pub u8);

impl Player {
    /// The index into per-player arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat with the same number.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat(self.0)
    }
}

impl Id for Player {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn from_number(number: u8) -> Player {
        Player(number)
    }
}

/// The whole table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// All chance.
    pub chance: Chance,
    /// What was chosen before the game.
    pub table: Table,
    /// The round, from 1.
    pub round: u8,
    /// Where in the round the game stands.
    pub step: Step,
    /// How far this step has come: whose turn, which Enemy.
    pub cursor: u8,
    /// Direct Turn Order (LA-4.3).
    pub order: List<Player, MAX_PLAYERS>,
    /// Direct Turn Order as it was when the phase began (LA-4.6).
    pub fixed: List<Player, MAX_PLAYERS>,
    /// How many arrivals there were, for ties (LA-4.5).
    pub arrivals: u16,
    /// The ship.
    pub aurora: Aurora,
    /// The players.
    pub players: [PlayerState; MAX_PLAYERS],
    /// Food, Ammo and Fuel left in the supply (LA-1.7).
    #[serde(with = "workbench::small::plain")]
    pub supply: Stock,
    /// Castaways left in the supply (LA-2.13).
    pub castaways: u8,
    /// The Exploration Zone by slot: a card, or none.
    #[serde(with = "workbench::small::plain")]
    pub zone: By<Slot, Maybe<CardId>, SLOTS>,
    /// The Exploration deck; the last is the top.
    pub deck: List<CardId, 64>,
    /// The Exploration discard pile.
    pub discard: Set<CardId>,
    /// Cards removed unseen in the set-up (LA-3.7, LA-X5.2).
    pub removed: Set<CardId>,
    /// Cards that everybody saw leave the game.
    pub gone: Set<CardId>,
    /// Cards that were set aside face up in the set-up (LA-3.11): everybody knows they were not removed.
    pub set_aside: Set<CardId>,
    /// Who has looked at the top cards of the deck, and at how many that still lie there (LA-19.20).
    pub peeked: Peeked,
    /// The Object deck by kind; the last is the top.
    pub objects: List<Object, 28>,
    /// The Object discard pile by kind.
    #[serde(with = "workbench::small::plain")]
    pub object_discard: Hand,
    /// Objects drawn by `draw_keep` and not yet decided about.
    pub drawn: List<Object, 4>,
    /// The Outcome deck; the last is the top.
    pub outcome: List<OutcomeId, 12>,
    /// The Outcome discard pile.
    pub outcome_discard: Set16<OutcomePlace>,
    /// The card revealed last, or none.
    pub revealed: Maybe<OutcomeId>,
    /// The cells the last indicated-cards step has shown (LA-14.6).
    pub indicated: Set8<Cell>,
    /// The Loot stacks by pair; the last is the top.
    #[serde(with = "workbench::small::plain")]
    pub loot: By<Pair, List<LootId, 2>, 3>,
    /// Loot removed unseen, in the set-up (LA-X5.3) or because nobody had aimed at its Enemy (LA-15.10).
    pub loot_removed: Set<LootId>,
    /// Loot that everybody saw leave the game, or that is now a convoy card or a Survivor.
    pub loot_gone: Set<LootId>,
    /// Enemies in the enemy areas, oldest first.
    pub enemies: List<EnemyState, 6>,
    /// The Waypoint counter on each waypoint, or none.
    #[serde(with = "workbench::small::plain")]
    pub waypoints: By<Waypoint, Maybe<WaypointKind>, WAYPOINTS>,
    /// Sites that still have their Avalanche counter.
    pub avalanches: Set8<Site>,
    /// Spaces with a Mine counter, or none.
    pub mines: [Maybe<SpaceId>; 2],
    /// Regions that a convoy has entered (LA-X4.51).
    pub entered: Set8<Region>,
    /// The Stories.
    pub stories: Stories,
    /// The Automa.
    pub automa: Automa,
    /// The exploration action in progress.
    pub explore: Explore,
    /// The movement in progress.
    pub drive: Drive,
    /// The attack in progress.
    pub attack: Attack,
    /// What everybody was shown in the course of the last move, in order. What was seen is not forgotten at once.
    pub shown: List<Shown, 24>,
    /// Food given in the vote of an Event (LA-X1.28).
    pub given: u8,
    /// Procedures in progress.
    pub frames: List<Frame, DEPTH>,
}

/// What was chosen before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// Seats.
    pub seats: u8,
    /// Convoys: seats, and the Automa's in a solo game.
    pub players: u8,
    /// The side of the board.
    pub map: MapSide,
    /// The modules in use.
    pub modules: Set8<Module>,
    /// Whether the Mine is in the Object deck (LA-18.7).
    pub mine: bool,
    /// The Automa's difficulty.
    pub difficulty: Difficulty,
    /// Whether crews are chosen and not dealt (LA-X3.3).
    pub choose_crews: bool,
}

impl Table {
    /// Whether a module is in use.
    #[inline]
    pub fn module(&self, module: Module) -> bool {
        self.modules.contains(module)
    }

    /// Whether it is a solo game.
    #[inline]
    pub const fn solo(&self) -> bool {
        self.seats == 1
    }

    /// Whether this player is the Automa.
    #[inline]
    pub const fn automa(&self, player: Player) -> bool {
        self.solo() && player.0 == 1
    }
}

/// Steps of the round, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "named after the steps of LA-5 to LA-9")]
pub enum Step {
    Crews,
    ExploreStart,
    Explore,
    RestStart,
    Rest,
    RestEnd,
    MoveStart,
    Move,
    MoveEnd,
    FireStart,
    Deploy,
    Window,
    BeforeAmbush,
    Ambush,
    Fire,
    EnemyAttacks,
    FirePvp,
    FireEnd,
    FireMissions,
    FireExpiry,
    RoundStart,
    RoundEffects,
    SelfRepair,
    RoundMissions,
    LastHope,
    ObjectLimit,
    ShakenOff,
    EndCheck,
    AuroraMoves,
    StoryDiscard,
    Trim,
    NewRound,
    FinalMissions,
    Over,
}

/// What everybody was shown. Stored in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "u8", from = "u8")]
pub enum Shown {
    /// A card of the Exploration deck.
    Card(CardId),
    /// An Outcome card.
    Outcome(OutcomeId),
    /// The back of the top Outcome card.
    Pattern(Pattern),
}

impl Shown {
    /// Where Outcome cards begin in the stored form.
    const OUTCOMES: u8 = 128;
    /// Where hit patterns begin there.
    const PATTERNS: u8 = 192;
}

impl Default for Shown {
    /// The first card: what fills the unused places of fixed lists.
    fn default() -> Self {
        Shown::Card(CardId::default())
    }
}

impl From<Shown> for u8 {
    fn from(shown: Shown) -> u8 {
        match shown {
            Shown::Card(card) => card.0,
            Shown::Outcome(card) => Shown::OUTCOMES + card.0,
            Shown::Pattern(pattern) => Shown::PATTERNS + pattern.number(),
        }
    }
}

impl From<u8> for Shown {
    fn from(stored: u8) -> Shown {
        match stored {
            Shown::PATTERNS.. => {
                let place = usize::from(stored - Shown::PATTERNS);
                Shown::Pattern(Pattern::ALL.get(place).copied().unwrap_or_default())
            }
            Shown::OUTCOMES.. => Shown::Outcome(OutcomeId(stored - Shown::OUTCOMES)),
            _ => Shown::Card(CardId(stored)),
        }
    }
}

/// The ship (LA-16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Aurora {
    /// The stop.
    pub stop: Stop,
    /// On the red stage.
    pub red: bool,
    /// Somebody has reached it (LA-16.7).
    pub anchored: bool,
}

impl State {
    /// Notes that everybody was shown something.
    pub fn show(&mut self, what: Shown) {
        if !self.shown.is_full() {
            self.shown.push(what);
        }
    }
}
