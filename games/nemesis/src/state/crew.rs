//! Players with their Characters.

use serde::{Deserialize, Serialize};
use workbench::flat::{By, Id, List};
use workbench::small::{Maybe, Set64};

use crate::content::WARES;
use crate::ids::{Card, Character, Item, Object, Objective, Pod, ShipEngine, Slot, Ware, Wound};

/// The most cards an Action deck can have with Contamination cards: 13 and 27 (NEM-28.8).
pub const DECK: usize = 40;

/// A card of an Action deck, in a byte: an Action card, or a Contamination card with what it is and what its owner knows.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct HeldCard(u8);

/// From here on a card is a Contamination card.
const CONTAMINATION: u8 = 200;
const INFECTED: u8 = 1;
const SCANNED: u8 = 2;

impl From<Card> for HeldCard {
    fn from(card: Card) -> HeldCard {
        HeldCard(card.number())
    }
}

impl HeldCard {
    /// A Contamination card that nobody has scanned.
    pub const fn contamination(infected: bool) -> HeldCard {
        HeldCard(CONTAMINATION + infected as u8)
    }

    /// The same card, known to its owner (NEM-29.16).
    #[must_use]
    pub const fn scanned(self) -> HeldCard {
        if self.is_contamination() { HeldCard(self.0 | SCANNED) } else { self }
    }

    /// The Action card it is.
    #[inline]
    pub fn action(self) -> Option<Card> {
        (!self.is_contamination()).then(|| Card::from_number(self.0))
    }

    /// Whether it is a Contamination card.
    #[inline]
    pub const fn is_contamination(self) -> bool {
        self.0 >= CONTAMINATION
    }

    /// Whether it is an INFECTED Contamination card.
    #[inline]
    pub const fn infected(self) -> bool {
        self.is_contamination() && self.0 & INFECTED != 0
    }

    /// Whether it is a Contamination card that its owner knows.
    #[inline]
    pub const fn known(self) -> bool {
        self.is_contamination() && self.0 & SCANNED != 0
    }
}

/// What has become of a Character (NEM-1.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// In a Room.
    #[default]
    Active,
    /// Waiting in an Escape Pod.
    InPod(Pod),
    /// Gone in an Escape Pod.
    Escaped,
    /// Asleep.
    Hibernating,
    /// Dead.
    Dead,
    /// Switched off: an Android (NEM-A4.2).
    ShutDown,
}

impl Fate {
    /// Whether it is on board and awake.
    pub const fn awake(self) -> bool {
        matches!(self, Fate::Active | Fate::InPod(_))
    }

    /// Whether it lives, and does not stand on the board any more.
    pub const fn saved(self) -> bool {
        matches!(self, Fate::Escaped | Fate::Hibernating)
    }
}

/// Something that fills a Hand, or a Weapon that needs none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// An Item.
    Item(Item),
    /// An Object.
    Object(Object),
}

impl Default for Thing {
    fn default() -> Self {
        Thing::Object(Object::ALL[0])
    }
}

/// Something carried openly: in a Hand slot, or a Weapon that needs none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Carried {
    /// What it is.
    pub thing: Thing,
    /// Its Ammo, or the robot's Energy.
    pub ammo: u8,
    /// Extended Magazines attached to it.
    pub magazines: u8,
    /// Whether a Laser Sight is attached to it.
    pub sight: bool,
    /// Whether the Autoloader is attached to it.
    pub autoloader: bool,
    /// Whether it shares its Hand slot with the one before it (Duct Tape).
    pub joined: bool,
}

impl Carried {
    /// The Item it is.
    pub const fn item(&self) -> Option<Item> {
        match self.thing {
            Thing::Item(item) => Some(item),
            Thing::Object(_) => None,
        }
    }
}

/// How far a quest is (NEM-16.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum QuestState {
    /// Not completed: no Item yet.
    #[default]
    Inactive,
    /// Completed: it is an Item, wherever it is now.
    Active,
}

/// A Serious Wound (NEM-12.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeriousWound {
    /// Which.
    pub wound: Wound,
    /// Whether it is dressed (NEM-12.8).
    pub dressed: bool,
}

/// What a player has seen and others have not (NEM-25.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Notes {
    /// Engines whose top token is known.
    pub engines: [bool; 3],
    /// Engines that were looked at in this game.
    pub engines_checked: [bool; 3],
    /// Whether the Coordinates card is known.
    pub coordinates: bool,
    /// Unexplored Rooms whose tile is known.
    pub tiles: Set64<Slot>,
    /// Unexplored Rooms whose token is known.
    pub tokens: Set64<Slot>,
    /// Whether the top Event card is known.
    pub event: bool,
}

/// A player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayerState {
    /// The Player Number (NEM-1.3).
    pub number: u8,
    /// The Character.
    pub character: Maybe<Character>,
    /// What has become of it.
    pub fate: Fate,
    /// The Room it stands in, or stood in last.
    pub at: Slot,
    /// The Action deck; the last is the top.
    pub deck: List<HeldCard, DECK>,
    /// The hand.
    pub hand: List<HeldCard, DECK>,
    /// The Action discard pile; the last is the top.
    pub discard: List<HeldCard, DECK>,
    /// What is carried openly: Hands, and Weapons that need none.
    pub hands: List<Carried, 8>,
    /// Other Items.
    #[serde(with = "workbench::small::plain")]
    pub inventory: By<Ware, u8, WARES>,
    /// How far the two quests are.
    pub quests: [QuestState; 2],
    /// Light Wounds.
    pub light: u8,
    /// Serious Wounds.
    pub serious: List<SeriousWound, 5>,
    /// Whether a Larva sits on the Character board.
    pub larva: bool,
    /// Whether the Larva is a miniature, and not a marker (NEM-13.11).
    pub larva_mini: bool,
    /// Whether there is a Slime marker.
    pub slime: bool,
    /// Whether the Signal was sent (NEM-17.5).
    pub signal: bool,
    /// The Objectives: two until one is chosen, then the first.
    pub goals: [Maybe<Objective>; 2],
    /// Whether this player has passed in this Player Phase.
    pub passed: bool,
    /// Actions done in this round.
    pub done: u8,
    /// Actions allowed in this round.
    pub allowed: u8,
    /// Actions done in this Player Phase (NEM-3.18).
    pub actions: u8,
    /// Whether the pod was decided about in this Player Phase (NEM-3.15).
    pub pod_decided: bool,
    /// Whether this player lets others' Actions pass until the own next round (NEM-24.17).
    pub waved: bool,
    /// Whether a trade of this round was no Action (NEM-5.9).
    pub trade_spoiled: bool,
    /// Whether nothing may be discarded in passing this time (NEM-3.14).
    pub keeps_hand: bool,
    /// What this player has seen.
    pub notes: Notes,
}

impl PlayerState {
    /// A player before the draft.
    pub fn new(number: u8) -> PlayerState {
        PlayerState {
            number,
            character: Maybe::NONE,
            fate: Fate::Active,
            at: Slot(0),
            deck: List::new(),
            hand: List::new(),
            discard: List::new(),
            hands: List::new(),
            inventory: By::default(),
            quests: [QuestState::Inactive; 2],
            light: 0,
            serious: List::new(),
            larva: false,
            larva_mini: false,
            slime: false,
            signal: false,
            goals: [Maybe::NONE; 2],
            passed: false,
            done: 0,
            allowed: 0,
            actions: 0,
            pod_decided: false,
            waved: false,
            trade_spoiled: false,
            keeps_hand: false,
            notes: Notes::default(),
        }
    }

    /// Whether an Engine's top token is known to this player.
    pub const fn knows_engine(&self, engine: ShipEngine) -> bool {
        self.notes.engines[engine.index()]
    }
}
