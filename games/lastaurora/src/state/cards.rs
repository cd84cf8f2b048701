//! Cards on the table that have a state of their own: Enemies, Stories, the Automa's.

use serde::{Deserialize, Serialize};
use workbench::flat::{By, List, Set};
use workbench::small::{Maybe, Set8};

use super::Player;
use crate::ids::{ActionId, CardId, EnemyKind, Letter, LootId, OptionId, Period, Region};
use crate::vocab::{STORIES, StoryId};

/// An Enemy in an enemy area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EnemyState {
    /// Which.
    pub enemy: EnemyKind,
    /// Its region.
    pub region: Region,
    /// Damage on ordinary boxes.
    pub damage: u8,
    /// Damage on Asgardian boxes.
    pub asgard: u8,
    /// Whose Target counter lies on which space.
    #[serde(with = "targets")]
    pub targets: By<Letter, Maybe<Player>, 4>,
    /// Deployed in this phase, and has not yet resolved its ambush.
    pub lurking: bool,
}

/// Target counters are stored as the number of their owner from 1, or 0.
mod targets {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use workbench::flat::By;
    use workbench::small::Maybe;

    use super::{Letter, Player};

    pub fn serialize<S: Serializer>(
        targets: &By<Letter, Maybe<Player>, 4>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let number = |target: &Maybe<Player>| target.get().map_or(0, |player| player.0 + 1);
        targets.values().each_ref().map(number).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<By<Letter, Maybe<Player>, 4>, D::Error> {
        let numbers = <[u8; 4]>::deserialize(deserializer)?;
        Ok(By::from_fn(|space: Letter| numbers[space as usize].checked_sub(1).map(Player).into()))
    }
}

/// Who knows the top cards of the Exploration deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Peeked {
    /// Who looked.
    pub by: Set8<Player>,
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
    Zone(CardId, Player),
    /// A mission of this player, with the option chosen and the round it was accepted in.
    Mission(Player, OptionId, u8),
    /// In the Automa's Objects/Loot Zone.
    Automa,
}

/// The Stories (LA-X4).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stories {
    /// The decks by period; the last is the top.
    #[serde(with = "workbench::small::plain")]
    pub decks: By<Period, List<StoryId, 14>, 3>,
    /// The period of the deck in use.
    pub period: Period,
    /// Where each is.
    pub places: List<StoryPlace, STORIES>,
    /// Whether the player in turn has resolved one in this turn (LA-X4.8).
    pub told: bool,
    /// Whether one was resolved at the start of this Fire Phase (LA-X4.11).
    pub fire_start: bool,
}

impl Stories {
    /// Where a Story is.
    #[inline]
    pub fn place(&self, story: StoryId) -> StoryPlace {
        self.places[story.index()]
    }

    /// Puts a Story somewhere.
    #[inline]
    pub fn put(&mut self, story: StoryId, place: StoryPlace) {
        self.places[story.index()] = place;
    }

    /// Every Story with its place.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (StoryId, StoryPlace)> + use<'_> {
        let places = self.places.iter().enumerate();
        places.map(|(story, place)| (StoryId(story as u8), *place))
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
    pub hand: List<ActionId, 6>,
    /// The Action deck; the last is the top.
    pub deck: List<ActionId, 6>,
    /// Played cards of this round.
    pub row: List<ActionId, 6>,
    /// Prevented Action cards (LA-X4.38).
    pub prevented: Set8<ActionId>,
    /// Loot in its zone, as bits.
    pub loot: Set<LootId>,
    /// Tracked in this round.
    pub tracks: bool,
    /// Speed in this round.
    pub speed: i8,
    /// Attacks made in this Fire Phase.
    pub attacks: u8,
}
