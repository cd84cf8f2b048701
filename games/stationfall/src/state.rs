//! Everything on the table, and the questions one asks of it without changing anything.
//!
//! The state is flat and `Copy`: ids are one byte, sets are bits, collections have a fixed capacity. What is fixed
//! for a whole game stands in [`Table`]; what only matters within one turn stands in [`Turn`]; procedures that wait
//! for an answer stand in `frames`.

use kernel::chance::Chance;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use workbench::flat::{By, Frames, List, Set};

use crate::automation::AutomationState;
use crate::bag::Bag;
use crate::frame::Frame;
use crate::ids::{Body, Character, Data, Identity, Item, Offsite, ProjectX, Section};
use crate::map::Link;
use crate::tutorial::Tutorial;

/// The most players (colours) of a game.
pub const MAX_PLAYERS: usize = 9;

/// A player: one colour set of components. Normally a seat runs one player, with two seats two (SF-0.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Player(pub u8);

impl Player {
    /// The index into per-player arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl workbench::flat::Id for Player {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn from_number(number: u8) -> Player {
        Player(number)
    }
}

/// Everything on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Shuffles and draws (SF-0.11).
    pub chance: Chance,
    /// What is fixed for the whole game.
    pub table: Table,
    /// The number under the Minute marker (SF-15.1).
    pub minute: i8,
    /// The turn being played.
    pub turn: Turn,
    /// Procedures that wait for an answer; the last one is asking.
    pub frames: Frames<Frame, 16>,
    /// The sections.
    pub sections: By<Section, SectionState, { Section::COUNT }>,
    /// The corridors and docks with a Lock (SF-12.1.3).
    pub locks: Set<Link>,
    /// The pawns, and the Rat.
    pub bodies: By<Body, BodyState, { Body::COUNT }>,
    /// The Character cards.
    pub cards: By<Character, CardState, { Character::COUNT }>,
    /// Where each unique Item is.
    pub uniques: By<Item, Holder, { Item::COUNT }>,
    /// Common Items not in play yet or any more (SF-0.7).
    pub supply: Bag,
    /// Common Items that have left the game with whoever possessed them (SF-4.6.5.1).
    pub gone: Bag,
    /// The players.
    pub players: By<Player, PlayerState, MAX_PLAYERS>,
    /// The Identity cards.
    pub identities: By<Identity, IdentityPlace, { Identity::COUNT }>,
    /// The Kompromat tokens, by the Character they name.
    pub kompromat: By<Character, KompromatPlace, { Character::COUNT }>,
    /// The three grey Bribes of the Billionaire (`rich`).
    pub grey_bribes: [GreyBribe; 3],
    /// The station's systems.
    pub station: Station,
    /// The Project X card and what it brought.
    pub project_x: ProjectXState,
    /// The Time markers on sections, pods and the Minute track.
    pub markers: List<TimeMarker, 32>,
    /// What each Offsite holds.
    pub offsites: By<Offsite, OffsiteState, { Offsite::COUNT }>,
    /// The three Trap tokens (`claymore`).
    pub traps: [Trap; 3],
    /// Counters that only scoring reads.
    pub tally: Tally,
    /// What bots leave on the table (the `SF-B` rules).
    pub automation: AutomationState,
    /// The tutorial, if the game is one.
    pub tutorial: Tutorial,
}

/// What is fixed for the whole game (chapters 2, 17 and 18).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// How many seats.
    pub seats: u8,
    /// How many players: as many as seats, or four with two seats (SF-17.2.2.1).
    pub players: u8,
    /// The Characters in play.
    pub in_play: Set<Character>,
    /// The Character Order: the reading order of the cards (SF-2.1.1).
    pub order: List<Character, 20>,
    /// Who takes the first turn of every Minute (SF-2.6).
    pub first: Player,
    /// The members of the first team in the team game; nobody otherwise (SF-18.1).
    pub team: SeatSet,
    /// How many win (SF-16.4.8, SF-17.4, SF-17.5).
    pub winners: u8,
    /// Whether Schroedinger Reveals are allowed (SF-17.2.3, SF-18.3).
    pub schroedinger: bool,
    /// The seats that are bots (SF-B1.1).
    pub bots: SeatSet,
    /// Whether the humans win or lose together against the bots (SF-B1.6).
    pub cooperative: bool,
}

/// What only matters within one turn (SF-15.2). Cleared when a turn begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// The active player (SF-0.1).
    pub player: Player,
    /// Whether the Activate phase is running: only then is a Downing witnessed (SF-10.1.2).
    pub activating: bool,
    /// The cards that were Exhausted when the Activate phase began (SF-15.5.1, SF-R5).
    pub exhausted: Set<Character>,
    /// The body the disc was placed for, once it is (SF-15.5.2).
    pub activated: Option<Activation>,
    /// Whether a Bribe was used or refused this turn (SF-15.5.4.1, SF-R191).
    pub bribe_used: bool,
    /// Whether Kompromat was used or refused this turn (SF-15.5.5.1, SF-R191).
    pub kompromat_used: bool,
    /// Whether Fang Moss has moved or fed this turn (`creatropism`).
    pub creatropism_used: bool,
    /// Who has dragged this turn (SF-12.1.2).
    pub has_dragged: Set<Body>,
    /// Who was dragged this turn (SF-12.1.2).
    pub was_dragged: Set<Body>,
    /// The sections the activated body came through by free Steps since it did anything else: back into one of them is
    /// not free (SF-H11).
    pub trail: Set<Section>,
    /// The Time markers that were on the board when the turn began are due; later ones are not (SF-15.7.1).
    pub minute_began: i8,
}

impl Turn {
    /// The turn of a player in which nothing has happened.
    pub const fn new(player: Player, minute: i8) -> Turn {
        Turn {
            player,
            activating: false,
            exhausted: Set::EMPTY,
            activated: None,
            bribe_used: false,
            kompromat_used: false,
            creatropism_used: false,
            has_dragged: Set::EMPTY,
            was_dragged: Set::EMPTY,
            trail: Set::EMPTY,
            minute_began: minute,
        }
    }
}

/// Who is activated, or acts for the Digital Assistant, and what is left to do (SF-15.5.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Activation {
    /// The Character card with the disc.
    pub character: Character,
    /// The body that acts; none for the Digital Assistant.
    pub body: Option<Body>,
    /// Actions left.
    pub actions: u8,
    /// Whether the free Pick Up or Drop, or what replaces it, is still to be had (SF-15.5.3, SF-R17).
    pub free: bool,
    /// Whether the free Basic Action of the Station Chief's Forceful Presence is still to be had.
    pub presence: bool,
}

/// One section.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SectionState {
    /// Whether it exists in this game.
    pub in_play: bool,
    /// Damaged marker (SF-5.1.4). Grey Goo implies it.
    pub damaged: bool,
    /// Fire or Asphyxiation; never both (SF-6.5.2).
    pub hazard: Option<Hazard>,
    /// Grey Goo in place of the Damaged marker.
    pub goo: bool,
    /// For a pod: where it is.
    pub pod: PodState,
    /// Unpossessed common Items.
    pub items: Bag,
}

/// A Hazard (SF-6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hazard {
    /// Fire.
    Fire,
    /// Asphyxiation.
    Asphyxiation,
}

/// Where a pod is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PodState {
    /// Attached to its section; also every section that is not a pod.
    #[default]
    Docked,
    /// In the Mesosphere with everything inside (SF-5.5.4).
    Launched,
    /// Out of the game.
    Annihilated,
}

/// Where a body is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum At {
    /// Not in this game.
    #[default]
    Absent,
    /// On its own card, not yet on the board (SF-R15).
    Card,
    /// In a section. In a launched pod it has Escaped. The Rat's place follows its token: see `Look::section_of`.
    Section(Section),
    /// Swallowed by the Amoeba.
    Engulfed,
    /// In the Mesosphere outside any pod, having left this way (SF-16.4.3).
    Mesosphere(Vehicle),
    /// Annihilated: out of the game (SF-4.6.5.1).
    Annihilated,
}

/// The ways into the Mesosphere other than a pod. Who left the same way is Colocated there (SF-R147).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Vehicle {
    /// Rocket Wings Launch (SF-A6.11) or Point Break.
    RocketWings,
    /// The Wormhole.
    Wormhole,
    /// Inside the Amoeba, which left in a pod.
    Amoeba,
}

/// Live or Down (SF-4.6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Life {
    /// Live.
    #[default]
    Live,
    /// Down.
    Down,
}

/// One body.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BodyState {
    /// Where it is.
    pub at: At,
    /// Live or Down.
    pub life: Life,
    /// The common Items it possesses, Integral ones not counted.
    pub items: Bag,
    /// Its Integral Item (SF-8.4).
    pub integral: Option<Item>,
    /// The Data it possesses (SF-9.2).
    pub data: Set<Data>,
    /// Contaminated marker (SF-8.5.1).
    pub contaminated: bool,
    /// Taken off by the Rescue or Pirate Ship at Stationfall: Escaped, yet still in Outer Space (SF-R180).
    pub taken_off: bool,
}

/// One Character card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CardState {
    /// Cubes by player (SF-3.1).
    pub cubes: By<Player, u8, MAX_PLAYERS>,
}

/// Where a unique Item is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// Not in this game, or Annihilated, or a common kind.
    #[default]
    Nowhere,
    /// Lying in a section.
    Section(Section),
    /// Possessed.
    Body(Body),
    /// In the Mesosphere by itself, having left this way.
    Mesosphere(Vehicle),
}

/// One player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PlayerState {
    /// Cubes in hand.
    pub cubes: u8,
    /// Own cubes in the Betrayal box.
    pub betrayal: u8,
    /// The card the disc lies on.
    pub disc: Option<Character>,
    /// Innocent, Suspect or Guilty (chapter 10).
    pub guilt: Guilt,
    /// The revealed Identity, which makes its Character the player's PC (SF-3.5).
    pub pc: Option<Identity>,
    /// Whether it was revealed before the Reveal step of Stationfall, so that Reveal Powers apply (SF-16.2).
    pub revealed_early: bool,
    /// Whether it was a Schroedinger Reveal (SF-3.5.1).
    pub schroedinger: bool,
    /// The own Bribe.
    pub bribe: Bribe,
    /// Time markers not on the board (SF-0.8).
    pub markers: u8,
}

/// Innocent, Suspect or Guilty (SF-3.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Guilt {
    /// Innocent.
    #[default]
    Innocent,
    /// Suspect.
    Suspect,
    /// Guilty.
    Guilty,
}

/// Where a player's Bribe is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bribe {
    /// In hand.
    #[default]
    Hand,
    /// On a card, until scoring (SF-15.5.4.2).
    On(Character),
    /// This player has none.
    None,
}

/// Where a grey Bribe is (`rich`, `hollow_promises`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GreyBribe {
    /// Not in this game.
    #[default]
    Absent,
    /// On the Billionaire's card, unused.
    Unused,
    /// On the card of the bribed Character, by this player.
    On(Character, Player),
}

/// Where an Identity card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IdentityPlace {
    /// Not in play, or undealt: out of the game unseen.
    #[default]
    Box,
    /// Dealt to a seat that has not decided yet what it is to be (SF-2.5a). In the team game the seat is the
    /// team's lowest.
    Dealt(Seat),
    /// A player's Secret Identity.
    Secret(Player),
    /// A Bonus Character of a seat; in the team game of the team, kept by its lowest seat (SF-3.4, SF-18.2).
    Bonus(Seat),
    /// A Bonus Character everybody has seen (`homework`, Stationfall).
    ShownBonus(Seat),
    /// Revealed: the player's PC.
    Revealed(Player),
    /// Discarded unseen by a Schroedinger Reveal (SF-R26).
    Discarded(Seat),
    /// A Bonus Character that a Stranger Bot has turned up after another one (SF-B10.9).
    ShownNext(Seat),
}

/// Where a Kompromat token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KompromatPlace {
    /// Not in this game, or gone with a pod (SF-R162).
    #[default]
    Nowhere,
    /// Face down in a section.
    Board(Section),
    /// In a seat's hand (SF-17.2.6). `known`: its face is known to everybody (SF-R34).
    Hand {
        /// Whose hand.
        seat: Seat,
        /// Whether everybody knows it.
        known: bool,
    },
    /// Used, face up at its Character's card.
    Spent,
}

/// The station's systems (chapter 7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Station {
    /// Cameras ON (SF-7.5).
    pub cameras: bool,
    /// Jammers ON (SF-7.4).
    pub jammers: bool,
    /// Abandon Ship triggered (SF-7.1.1).
    pub abandon_ship: bool,
    /// Antimatter armed (SF-7.3.1).
    pub armed: bool,
    /// Antimatter detonated, wherever.
    pub detonated: bool,
    /// It ended the game On Board before Stationfall was due (SF-R115).
    pub detonated_on_board: bool,
    /// The face-down Reentry marker shows the fireball (SF-2.3.5). Hidden until flipped.
    pub fireball: bool,
    /// The Reentry marker has been flipped.
    pub reentry_flipped: bool,
    /// The Rescue Ship, with the Boarder in play.
    pub ship: Ship,
    /// Stationfall has begun (SF-16.1).
    pub stationfall: bool,
    /// How it came about, once it has.
    pub ending: Option<Ending>,
    /// Scoring is done: the game is over.
    pub over: bool,
}

/// How Stationfall came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The fireball at Minute 0 (SF-15.8.3).
    ReentryAtOnce,
    /// After Minute 0 was played (SF-15.8.3).
    ReentryAfterZero,
    /// Antimatter On Board (SF-7.3.2c).
    Antimatter,
}

/// The ship beside the station (`boarder`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ship {
    /// None, or Annihilated.
    #[default]
    None,
    /// The Rescue Ship (SF-A10.28).
    Rescue,
    /// The Pirate Ship (SF-A10.29).
    Pirate,
}

/// The Project X card and what it brought (SF-7.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ProjectXState {
    /// The card. Hidden until released.
    pub card: ProjectX,
    /// Whether it was released.
    pub released: bool,
    /// The seats that have looked at it (SF-9.4.1). Part of the state: what was seen is not forgotten.
    pub seen_by: SeatSet,
    /// The Monster's place; none before it comes and after it is gone.
    pub monster: Option<Section>,
    /// Whether the Monster is Down.
    pub monster_down: bool,
    /// The section with the Wormhole.
    pub wormhole: Option<Section>,
    /// Who wears the Target marker of the Robotech Assassin.
    pub target: Option<Body>,
}

/// A Time marker (SF-0.8, SF-15.7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TimeMarker {
    /// Whose.
    pub owner: Player,
    /// What happens when it resolves.
    pub event: MarkerEvent,
    /// The Minute in which it was placed: it resolves in a later one (SF-15.7.1). For the Minute track: the Minute
    /// at which it lies (SF-15.7.2).
    pub minute: i8,
}

impl Default for TimeMarker {
    fn default() -> Self {
        TimeMarker { owner: Player(0), event: MarkerEvent::Detonate, minute: 0 }
    }
}

/// What a Time marker does when it resolves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarkerEvent {
    /// A pod launches (SF-13.6).
    Launch(Section),
    /// The Antimatter detonates (SF-7.3.1). On the Minute track.
    Detonate,
    /// A section is Damaged (`overload`).
    Overload(Section),
    /// A section is Damaged and everybody in it goes Down (`missile`).
    Missile(Section),
}

/// What an Offsite holds (SF-9.6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OffsiteState {
    /// The Data there, at most one of each type.
    pub data: Set<Data>,
    /// Burnt by the Death Ray (SF-A6.9).
    pub annihilated: bool,
}

/// One Trap token (`claymore`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Trap {
    /// Where it lies.
    pub at: TrapPlace,
    /// Whether it is the live one. Hidden from all but who placed it until flipped.
    pub live: bool,
}

/// Where a Trap is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrapPlace {
    /// Not in this game, not placed yet, or flipped and gone.
    #[default]
    Nowhere,
    /// Face down in a section, placed by this seat.
    Section(Section, Seat),
}

/// Counters that only scoring reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// Humans fed to Fang Moss (`botanist`).
    pub meals: u8,
    /// Steps of the Medical tracker (`medical`).
    pub medical: u8,
}
