//! Everything on the table. Flat and `Copy`: search clones it a million times.

use kernel::Seat;
use kernel::chance::Chance;
use kernel::flat::{Id, List, Set};
use serde::{Deserialize, Serialize};

use crate::content::WAYPOINTS;
use crate::frame::Frame;
use crate::vocab::{STORIES, StoryId, Zone};

/// The most players.
pub const MAX_PLAYERS: usize = 4;
/// Kinds of Objects.
pub const OBJECTS: usize = 14;
/// Nothing: no card, no kind, no space.
pub const NONE: u8 = u8::MAX;
/// Where Outcome cards begin among the cards that were shown.
pub const OUTCOME_SHOWN: u8 = 128;
/// Where hit patterns begin among them.
pub const PATTERN_SHOWN: u8 = 192;
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
    pub supply: [u8; 3],
    /// Castaways left in the supply (LA-2.13).
    pub castaways: u8,
    /// The Exploration Zone by slot: a card, or none.
    pub zone: [u8; 5],
    /// The Exploration deck; the last is the top.
    pub deck: List<u8, 64>,
    /// The Exploration discard pile.
    pub discard: Set<u8>,
    /// Cards removed unseen in the set-up (LA-3.7, LA-X5.2).
    pub removed: Set<u8>,
    /// Cards that everybody saw leave the game.
    pub gone: Set<u8>,
    /// Cards that were set aside face up in the set-up (LA-3.11): everybody knows they were not removed.
    pub set_aside: Set<u8>,
    /// Who has looked at the top cards of the deck, and at how many that still lie there (LA-19.20).
    pub peeked: Peeked,
    /// The Object deck by kind; the last is the top.
    pub objects: List<u8, 28>,
    /// The Object discard pile by kind.
    pub object_discard: [u8; OBJECTS],
    /// Objects drawn by `draw_keep` and not yet decided about.
    pub drawn: List<u8, 4>,
    /// The Outcome deck; the last is the top.
    pub outcome: List<u8, 12>,
    /// The Outcome discard pile, as bits.
    pub outcome_discard: u16,
    /// The card revealed last, or none.
    pub revealed: u8,
    /// The cells the last indicated-cards step has shown (LA-14.6).
    pub indicated: u8,
    /// The Loot stacks by pair; the last is the top.
    pub loot: [List<u8, 2>; 3],
    /// Loot removed unseen, in the set-up (LA-X5.3) or because nobody had aimed at its Enemy (LA-15.10).
    pub loot_removed: Set<u8>,
    /// Loot that everybody saw leave the game, or that is now a convoy card or a Survivor.
    pub loot_gone: Set<u8>,
    /// Enemies in the enemy areas, oldest first.
    pub enemies: List<EnemyState, 6>,
    /// The Waypoint counter on each waypoint, or none.
    pub waypoints: [u8; WAYPOINTS],
    /// Avalanche counters by site, as bits.
    pub avalanches: u8,
    /// Spaces with a Mine counter, or none.
    pub mines: [u8; 2],
    /// Regions that a convoy has entered, as bits (LA-X4.51).
    pub entered: u8,
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
    /// What everybody was shown in the course of the last move, in order: Exploration cards, Outcome cards from
    /// [`OUTCOME_SHOWN`] on, hit patterns from [`PATTERN_SHOWN`] on. What was seen is not forgotten at once.
    pub shown: List<u8, 24>,
    /// Food given in the vote of an Event (LA-X1.28).
    pub given: u8,
    /// Procedures in progress.
    pub frames: List<Frame, DEPTH>,
}

/// What was chosen before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Table {
    /// Seats.
    pub seats: u8,
    /// Convoys: seats, and the Automa's in a solo game.
    pub players: u8,
    /// 0 for the Alpha Map, 1 for the Beta Map.
    pub map: u8,
    /// The modules in use, as bits: module 1 is bit 0.
    pub modules: u8,
    /// Whether the Mine is in the Object deck (LA-18.7).
    pub mine: bool,
    /// The Automa's difficulty: 0 easy, 1 normal, 2 hard.
    pub difficulty: u8,
    /// Whether crews are chosen and not dealt (LA-X3.3).
    pub choose_crews: bool,
}

impl Table {
    /// Whether a module is in use.
    #[inline]
    pub const fn module(&self, number: u8) -> bool {
        self.modules >> (number - 1) & 1 != 0
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

/// The ship (LA-16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Aurora {
    /// The stop, from 0.
    pub stop: u8,
    /// On the red stage.
    pub red: bool,
    /// Somebody has reached it (LA-16.7).
    pub anchored: bool,
}

/// One player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayerState {
    /// The space of the convoy.
    pub at: u8,
    /// When it arrived there.
    pub arrived: u16,
    /// Fame.
    pub fame: i8,
    /// Food, Ammo and Fuel aboard.
    pub res: [u8; 3],
    /// Objects in hand by kind. For the Automa: in its Objects/Loot Zone.
    pub hand: [u8; OBJECTS],
    /// Survivors.
    pub crew: [Member; 5],
    /// The convoy: Devices above columns 1 to 4, then Truck and Trailers.
    pub convoy: [Car; 8],
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
    pub shield: [u8; 2],
    /// Shields gained at the end of a Fire Phase, for the next one.
    pub late_shield: [u8; 2],
    /// Ignores Enemies in this Fire Phase.
    pub cloaked: bool,
    /// Free feedings used in this Rest Phase.
    pub free_fed: u8,
    /// The first successful attack of this Fire Phase was made (LA-X3.14).
    pub has_hit: bool,
    /// The cell of the Dodge counter (LA-X5.5).
    pub dodge: u8,
    /// The cell of the Aggression counter.
    pub aggression: u8,
    /// Players damaged in this Fire Phase, as bits.
    pub hurt: u8,
    /// The Wanted Man is kept as a reminder (LA-X1.12).
    pub wanted: bool,
    /// Child tokens aboard, as bits: of the first and the second Story with one.
    pub children: u8,
    /// The crew of module 3, or none.
    pub crew_card: u8,
}

/// A Survivor of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Member {
    /// The kind, or none.
    pub kind: u8,
    /// Where the card lies.
    pub zone: Zone,
    /// Contamination counters.
    pub contamination: u8,
    /// Whether the ability was used in this phase.
    pub used: bool,
}

impl Member {
    /// No Survivor.
    pub const NOBODY: Member =
        Member { kind: NONE, zone: Zone::Active, contamination: 0, used: false };

    /// Whether there is somebody.
    #[inline]
    pub const fn present(&self) -> bool {
        self.kind != NONE
    }
}

/// A card of a convoy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Car {
    /// The kind, or none.
    pub kind: u8,
    /// Stories with boxes archived under it, as bits.
    pub stories: u8,
    /// Damaged boxes, as bits.
    pub damage: u16,
    /// Weapons used in this Fire Phase, as bits.
    pub used: u16,
}

impl Car {
    /// No card.
    pub const NOTHING: Car = Car { kind: NONE, stories: 0, damage: 0, used: 0 };

    /// A new card of a kind.
    pub const fn new(kind: u8) -> Car {
        Car { kind, stories: 0, damage: 0, used: 0 }
    }

    /// Whether there is a card.
    #[inline]
    pub const fn present(&self) -> bool {
        self.kind != NONE
    }
}

/// An Enemy in an enemy area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EnemyState {
    /// Which.
    pub enemy: u8,
    /// Its region.
    pub region: u8,
    /// Damage on ordinary boxes.
    pub damage: u8,
    /// Damage on Asgardian boxes.
    pub asgard: u8,
    /// Target counters on A to D: the player's number plus one, or 0.
    pub targets: [u8; 4],
    /// Deployed in this phase, and has not yet resolved its ambush.
    pub lurking: bool,
}

/// Who knows the top cards of the Exploration deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Peeked {
    /// Who looked, as bits.
    pub by: u8,
    /// How many cards are still known.
    pub cards: u8,
}

/// Where a Story is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StoryPlace {
    /// In its deck, or not in this game.
    #[default]
    Deck,
    /// Removed with its deck (LA-X4.36).
    Removed,
    /// On the discard pile.
    Discard,
    /// Being faced.
    Faced,
    /// Beside a board.
    Board(Player),
    /// Under a convoy card of this player.
    Under(Player),
    /// Waiting for the convoy card that is being placed.
    Waiting(Player),
    /// Under this card of the Exploration Zone, put there by this player.
    Zone(u8, Player),
    /// A mission of this player, with the option chosen and the round it was accepted in.
    Mission(Player, u8, u8),
    /// In the Automa's Objects/Loot Zone.
    Automa,
}

/// The Stories (LA-X4).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stories {
    /// The decks by period; the last is the top.
    pub decks: [List<u8, 14>; 3],
    /// The period of the deck in use, from 0.
    pub period: u8,
    /// Where each is.
    pub places: List<StoryPlace, STORIES>,
    /// Whether the player in turn has resolved one in this turn (LA-X4.8).
    pub told: bool,
    /// Whether one was resolved at the start of this Fire Phase (LA-X4.11).
    pub fire_start: bool,
}

impl State {
    /// Notes that everybody was shown a card.
    pub fn show(&mut self, card: u8) {
        if !self.shown.is_full() {
            self.shown.push(card);
        }
    }
}

impl Stories {
    /// Where a Story is.
    #[inline]
    pub fn place(&self, story: StoryId) -> StoryPlace {
        self.places[story.index()]
    }
}

/// The Automa (LA-17.2). Its Food, Ammo, Fuel, Fame, Objects and place are a player's.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Automa {
    /// Survivors.
    pub survivors: u8,
    /// Engine.
    pub engine: u8,
    /// Damage.
    pub damage: u8,
    /// Action cards in hand; the first is played next.
    pub hand: List<u8, 6>,
    /// The Action deck; the last is the top.
    pub deck: List<u8, 6>,
    /// Played cards of this round.
    pub row: List<u8, 6>,
    /// Prevented Action cards, as bits (LA-X4.38).
    pub prevented: u8,
    /// Loot in its zone, as bits.
    pub loot: Set<u8>,
    /// Tracked in this round.
    pub tracks: bool,
    /// Speed in this round.
    pub speed: i8,
    /// Attacks made in this Fire Phase.
    pub attacks: u8,
}

/// An exploration action in progress (LA-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Explore {
    /// Whether there is one.
    pub active: bool,
    /// How far it has come.
    pub stage: Stage,
    /// The participants, as bits of the crew.
    pub parts: u8,
    /// Strength from Food and Objects.
    pub boost: i8,
    /// The slot, from 0.
    pub slot: u8,
    /// Whether the card action is done.
    pub card_done: bool,
    /// Bonus Actions done, as bits of slots.
    pub bonus_done: u8,
    /// The Bonus Action about to begin.
    pub bonus: u8,
    /// Where a Story has sent the participants (LA-X4.30).
    pub cancelled: Option<Zone>,
    /// Where a Story sends the recruit (LA-19.16).
    pub recruit_to: Option<Zone>,
}

impl Explore {
    /// None.
    pub const IDLE: Explore = Explore {
        active: false,
        stage: Stage::Chosen,
        parts: 0,
        boost: 0,
        slot: NONE,
        card_done: false,
        bonus_done: 0,
        bonus: NONE,
        cancelled: None,
        recruit_to: None,
    };
}

/// Stages of an exploration action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Slot chosen, Food spent.
    Chosen,
    /// Card action and Bonus Actions in the player's order.
    Open,
    /// The card action is about to begin.
    CardBegins,
    /// The card action.
    Card,
    /// Location: abilities of the participants.
    Gathered,
    /// Location: radiation.
    Radiation,
    /// A Bonus Action is about to begin.
    BonusBegins,
    /// A Bonus Action.
    Bonus,
    /// The end of the action: the Alpha Mutant.
    Ending,
    /// The end of the action: zones, deaths, sliding.
    Closing,
}

/// A movement in progress (LA-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Drive {
    /// Movement points left.
    pub points: i8,
    /// Whether Fuel was paid: there is a movement.
    pub paid: bool,
    /// Whether a space was entered.
    pub moved: bool,
    /// Whether the movement was ended by an effect (LA-19.15).
    pub ended: bool,
    /// Spaces left in this movement, as bits.
    pub left: u64,
    /// Contamination of this stop is ignored (LA-19.15).
    pub ignore_space: bool,
    /// Free road steps after the stop effects.
    pub advance: u8,
}

/// An attack in progress (LA-8.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attack {
    /// The Enemy, or none.
    pub enemy: u8,
    /// The Damage.
    pub damage: u8,
    /// More Damage on a hit (LA-8.19).
    pub bonus: u8,
    /// Whether Damage was suffered by a player: how much (LA-X5.12).
    pub suffered: u8,
    /// Whether the defeated Enemy escapes (LA-X4.32).
    pub escapes: bool,
}

impl Attack {
    /// None.
    pub const IDLE: Attack =
        Attack { enemy: NONE, damage: 0, bonus: 0, suffered: 0, escapes: false };
}
