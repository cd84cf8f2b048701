//! Everything on the table. Flat and `Copy`: a search clones it a million times.

mod crew;
mod ship;

pub use crew::{
    Carried, DECK, Fate, HeldCard, Notes, PlayerState, QuestState, SeriousWound, Thing,
};
pub use ship::{Deck, Door, EngineState, Intruder, Mini, PodState, RoomState, WeaknessSlot};

use kernel::chance::Chance;
use serde::{Deserialize, Serialize};
use workbench::flat::{By, Frames, List};
use workbench::small::{Maybe, Set8, Set64};

use crate::content::{CORRIDORS, WARES};
use crate::frame::Frame;
use crate::ids::{
    AttackCard, Character, Colour, CombatFace, Coordinates, Corridor, Course, EventCard, Item,
    NoiseFace, Object, Player, ROOMS, Slot, TokenKind, Ware, Wound,
};
use crate::options::Mode;

/// The most players.
pub const MAX_PLAYERS: usize = 5;
/// How many procedures can be in progress at once.
pub const DEPTH: usize = 24;
/// How many miniatures of Intruders there are (NEM-1.11).
pub const MINIATURES: usize = 20;

/// The whole table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// All chance (NEM-27.6).
    pub chance: Chance,
    /// What was chosen before the game.
    pub table: Table,
    /// The turn, from 1.
    pub turn: u8,
    /// Where in the turn the game stands.
    pub step: Step,
    /// How far this step has come: whose turn, which Intruder.
    pub cursor: u8,
    /// The space of the Time marker, by its label; 0 is the jump (NEM-2.8).
    pub time: u8,
    /// The space of the Self-Destruct marker, by its label; 0 is the skull. Nothing while it does not run (NEM-18.13).
    pub self_destruct: Option<u8>,
    /// The position of the Destination marker (NEM-2.10).
    pub course: Course,
    /// The Coordinates card.
    pub coordinates: Coordinates,
    /// The Engines.
    pub engines: [EngineState; 3],
    /// The Escape Pods, by number.
    pub pods: List<PodState, 4>,
    /// The Rooms of ship and Shuttle.
    #[serde(with = "workbench::small::plain")]
    pub rooms: By<Slot, RoomState, ROOMS>,
    /// Corridors with a Noise marker.
    pub noise: Set64<Corridor>,
    /// Whether the Technical Corridors hold a Noise marker (NEM-2.5).
    pub technical_noise: bool,
    /// The Doors.
    #[serde(with = "workbench::small::plain")]
    pub doors: By<Corridor, Door, CORRIDORS>,
    /// The Room with the Airlock token (NEM-18.18).
    pub airlock: Maybe<Slot>,
    /// Intruders on the board, in the order of their arrival.
    pub intruders: List<Intruder, MINIATURES>,
    /// Whether an Intruder has stood on the board in this game (NEM-8.8).
    pub encountered: bool,
    /// Whether somebody has died (NEM-12.12).
    pub somebody_died: bool,
    /// Whether the Queen was killed (NEM-22.8).
    pub queen_killed: bool,
    /// Eggs on the Intruder board, which are those in the Nest (NEM-17.11).
    pub eggs: u8,
    /// Whether the Nest was destroyed (NEM-17.12).
    pub nest_destroyed: bool,
    /// The Weakness of each kind of Object: Corpse, Egg, Carcass (NEM-21.1).
    pub weaknesses: [WeaknessSlot; 3],
    /// The tokens in the bag (NEM-27.5).
    #[serde(with = "workbench::small::plain")]
    pub bag: By<TokenKind, u8, { TokenKind::COUNT }>,
    /// The Event cards.
    pub events: Deck<EventCard, 20>,
    /// The Attack cards.
    pub attacks: Deck<AttackCard, 20>,
    /// INFECTED and clean Contamination cards in the deck; nobody ever knows their order (NEM-13.1).
    pub contamination: [u8; 2],
    /// The Serious Wounds in the deck; nobody ever knows their order.
    #[serde(with = "workbench::small::plain")]
    pub wounds: By<Wound, u8, { Wound::COUNT }>,
    /// The Serious Wounds that were healed.
    #[serde(with = "workbench::small::plain")]
    pub wound_discard: By<Wound, u8, { Wound::COUNT }>,
    /// The red, yellow and green Item decks; the last is the top.
    #[serde(with = "workbench::small::plain")]
    pub items: By<Colour, List<Ware, 36>, 3>,
    /// Discarded Items.
    #[serde(with = "workbench::small::plain")]
    pub item_discard: By<Ware, u8, WARES>,
    /// Crafted Items that are left (NEM-5.11).
    #[serde(with = "workbench::small::plain")]
    pub crafted: By<Item, u8, { Item::COUNT }>,
    /// What is left of Objects (NEM-1.11).
    #[serde(with = "workbench::small::plain")]
    pub supply: By<Object, u8, { Object::COUNT }>,
    /// The seat with the First Player token.
    pub first: Player,
    /// The players.
    pub players: [PlayerState; MAX_PLAYERS],
    /// Cards drawn to choose from: of a Search, of a draft.
    pub drawn: List<Ware, 4>,
    /// Characters to draft from.
    pub draft: List<Character, 2>,
    /// The last Noise roll (NEM-29.14).
    pub noise_die: Option<NoiseFace>,
    /// The last Combat roll.
    pub combat_die: Option<CombatFace>,
    /// The token drawn last.
    pub token: Option<TokenKind>,
    /// Whether the coming Intruder Attack step is skipped.
    pub skip_attacks: bool,
    /// The Event card of this turn.
    pub event: Option<EventCard>,
    /// How the game ended.
    pub end: Option<End>,
    /// Whether the Engines have failed in the end (NEM-23.5).
    pub engines_failed: bool,
    /// Whether the blue Corpse was brought to Surgery (the Objective Emergency Post-Mortem).
    pub delivered: bool,
    /// Who has won, once it is judged.
    pub winners: Set8<Player>,
    /// Procedures in progress.
    pub frames: Frames<Frame, DEPTH>,
}

/// What was chosen before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// Seats.
    pub seats: u8,
    /// How it is played.
    pub mode: Mode,
    /// Whether base Characters use their Traits.
    pub traits: bool,
}

/// Where in a turn the game stands, in order (NEM-3.1, NEM-19.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Characters are drafted (STD-17).
    #[default]
    Draft,
    /// Corpses in the Emergency Room come back to life (COOP-05).
    Revival,
    /// Action cards are drawn.
    Draw,
    /// The First Player token moves on.
    FirstPlayer,
    /// Player rounds.
    Rounds,
    /// The Emergency Airlock procedure.
    Airlock,
    /// The Time Track.
    Time,
    /// Intruders attack.
    Attack,
    /// Fire hurts Intruders.
    Fire,
    /// Intruders move by the Event card.
    EventMoves,
    /// The effect of the Event card.
    EventEffect,
    /// The Event card leaves.
    EventOver,
    /// A token is drawn from the bag.
    Development,
    /// The turn is over.
    TurnEnd,
    /// The Victory Check (NEM-23.4).
    Victory,
    /// The game is over.
    Over,
}

impl Step {
    /// Whether it belongs to the Player Phase.
    pub const fn of_player_phase(self) -> bool {
        matches!(self, Step::Draw | Step::FirstPlayer | Step::Rounds)
    }
}

/// How a game ended (NEM-27.14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The ship jumped (NEM-23.1).
    Jump,
    /// The Self-Destruct Sequence came to its end (NEM-18.16).
    Skull,
    /// A ninth Fire marker was to be placed (NEM-1.12).
    Fire,
    /// A ninth Malfunction marker was to be placed (NEM-1.12).
    Malfunction,
}

impl End {
    /// Whether the ship was destroyed (NEM-23.2).
    pub const fn destroyed(self) -> bool {
        matches!(self, End::Skull | End::Fire | End::Malfunction)
    }
}
