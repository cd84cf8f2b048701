//! Actions in progress: exploring, driving, attacking.

use serde::{Deserialize, Serialize};
use workbench::small::{Maybe, Set8, Set64};

use crate::ids::{CrewPlace, EnemyKind, Slot, SpaceId};
use crate::vocab::Zone;

/// An exploration action in progress (LA-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Explore {
    /// Whether there is one.
    pub active: bool,
    /// How far it has come.
    pub stage: Stage,
    /// The participants.
    pub parts: Set8<CrewPlace>,
    /// Strength from Food and Objects.
    pub boost: i8,
    /// The slot, once it is chosen.
    pub slot: Maybe<Slot>,
    /// Whether the card action is done.
    pub card_done: bool,
    /// The slots whose Bonus Actions are done.
    pub bonus_done: Set8<Slot>,
    /// The slot of the Bonus Action about to begin.
    pub bonus: Maybe<Slot>,
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
        parts: Set8::EMPTY,
        boost: 0,
        slot: Maybe::NONE,
        card_done: false,
        bonus_done: Set8::EMPTY,
        bonus: Maybe::NONE,
        cancelled: None,
        recruit_to: None,
    };

    /// The slot that is explored.
    ///
    /// # Panics
    /// If none is chosen yet.
    #[inline]
    pub fn at(&self) -> Slot {
        self.slot.get().expect("an exploration action begins with its slot (LA-5.6)")
    }
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
    /// Spaces left in this movement.
    pub left: Set64<SpaceId>,
    /// Contamination of this stop is ignored (LA-19.15).
    pub ignore_space: bool,
    /// Free road steps after the stop effects.
    pub advance: u8,
}

/// An attack in progress (LA-8.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attack {
    /// The Enemy, or none.
    pub enemy: Maybe<EnemyKind>,
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
        Attack { enemy: Maybe::NONE, damage: 0, bonus: 0, suffered: 0, escapes: false };
}
