//! Rooms, Doors, Engines, Escape Pods, Intruders, decks.

use kernel::Draw;
use serde::{Deserialize, Serialize};
use workbench::flat::{By, Id, List};
use workbench::small::{Maybe, Set8};

use crate::ids::{Kind, Object, Player, Room, Section, Slot, Token, Weakness};

/// A Room as it lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct RoomState {
    /// Its tile, face up or not; nothing at places that are not used.
    pub tile: Maybe<Room>,
    /// Whether the tile is face up.
    pub face_up: bool,
    /// Its base or Turret Exploration token while nobody has resolved it (NEM-6.4).
    pub token: Maybe<Token>,
    /// The Item Counter (NEM-2.7).
    pub items: u8,
    /// Whether it burns.
    pub fire: bool,
    /// Whether it has a Malfunction marker.
    pub malfunction: bool,
    /// Objects lying in it.
    #[serde(with = "workbench::small::plain")]
    pub objects: By<Object, u8, { Object::COUNT }>,
}

impl RoomState {
    /// Whether it is explored (NEM-1.6).
    #[inline]
    pub fn explored(&self) -> bool {
        self.face_up && self.token.is_none()
    }
}

/// A Door of a Corridor (NEM-15.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Door {
    /// No token.
    #[default]
    Open,
    /// A standing token.
    Closed,
    /// A lying token.
    Destroyed,
}

/// An Engine's stack (NEM-2.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EngineState {
    /// Whether the top token shows that it works.
    pub works: bool,
}

/// An Escape Pod (NEM-2.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PodState {
    /// Its section.
    pub section: Section,
    /// Whether it is Locked.
    pub locked: bool,
    /// Whether it has left.
    pub launched: bool,
    /// Who waits in it.
    pub aboard: Set8<Player>,
}

/// The Weakness of a kind of Object.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct WeaknessSlot {
    /// The card.
    pub card: Weakness,
    /// Whether it lies open.
    pub discovered: bool,
}

impl WeaknessSlot {
    /// The slot of an Object, if it has one (NEM-21.1).
    pub const fn of(object: Object) -> Option<usize> {
        match object {
            Object::Corpse | Object::BlueCorpse => Some(0),
            Object::Egg => Some(1),
            Object::Carcass => Some(2),
            Object::Sample => None,
        }
    }
}

/// A miniature, by its number among all twenty: Larvae, Creepers, Adults, Breeders, Queen.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Mini(pub u8);

/// The first miniature of each type.
const FIRST_MINI: [u8; 6] = [0, 6, 9, 17, 19, 20];

impl Mini {
    /// Every miniature of a type.
    pub fn of(kind: Kind) -> impl Iterator<Item = Mini> {
        (FIRST_MINI[kind.index()]..FIRST_MINI[kind.index() + 1]).map(Mini)
    }

    /// Its type.
    pub fn kind(self) -> Kind {
        let kind = FIRST_MINI[1..].iter().position(|first| self.0 < *first);
        Kind::ALL[kind.expect("a miniature is below 20")]
    }

    /// Its number among those of its type, from 1.
    pub fn printed(self) -> u8 {
        self.0 - FIRST_MINI[self.kind().index()] + 1
    }

    /// The one of a type with this number.
    pub fn numbered(kind: Kind, number: u8) -> Option<Mini> {
        let mini = Mini(FIRST_MINI[kind.index()] + number.checked_sub(1)?);
        (mini.0 < FIRST_MINI[kind.index() + 1]).then_some(mini)
    }
}

impl Id for Mini {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn from_number(number: u8) -> Mini {
        Mini(number)
    }
}

/// An Intruder on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Intruder {
    /// Its miniature.
    pub mini: Mini,
    /// Where it stands.
    pub at: Slot,
    /// Its Injuries.
    pub injuries: u8,
    /// Whether it has attacked in this step, or came in it (NEM-11.9, NEM-11.10).
    pub done: bool,
}

impl Intruder {
    /// Its type.
    #[inline]
    pub fn kind(&self) -> Kind {
        self.mini.kind()
    }
}

/// A deck with its discard pile.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deck<T: Copy + Default, const N: usize>
where
    T: Serialize + for<'a> Deserialize<'a>,
{
    /// The deck; the last is the top.
    #[serde(bound = "")]
    pub cards: List<T, N>,
    /// The discard pile; the last is the top.
    #[serde(bound = "")]
    pub discard: List<T, N>,
}

impl<T: Copy + Default + Serialize + for<'a> Deserialize<'a>, const N: usize> Deck<T, N> {
    /// These cards, shuffled.
    pub fn shuffled(cards: impl IntoIterator<Item = T>, draws: &mut impl Draw) -> Self {
        let mut deck = Deck { cards: List::new(), discard: List::new() };
        cards.into_iter().for_each(|card| deck.cards.push(card));
        draws.shuffle(&mut deck.cards);
        deck
    }

    /// The top card. An empty deck is made of its discard pile again.
    pub fn draw(&mut self, draws: &mut impl Draw) -> Option<T> {
        if self.cards.is_empty() {
            self.reshuffle(draws);
        }
        self.cards.pop()
    }

    /// Shuffles the discard pile into the deck.
    pub fn reshuffle(&mut self, draws: &mut impl Draw) {
        while let Some(card) = self.discard.pop() {
            self.cards.push(card);
        }
        draws.shuffle(&mut self.cards);
    }
}
