//! Whom, what and where an operation means.

use serde::Deserialize;

use crate::ids::{Item, Room};

/// A number, or all there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "NumberOrWord")]
pub enum Amount {
    /// So many.
    Number(u8),
    /// All there are.
    All,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum NumberOrWord {
    Number(u8),
    Word(String),
}

impl TryFrom<NumberOrWord> for Amount {
    type Error = String;

    fn try_from(raw: NumberOrWord) -> Result<Amount, String> {
        match raw {
            NumberOrWord::Number(n) => Ok(Amount::Number(n)),
            NumberOrWord::Word(word) if word == "all" => Ok(Amount::All),
            NumberOrWord::Word(word) => Err(format!("expected a number or `all`, found `{word}`")),
        }
    }
}

macro_rules! words {
    ($($(#[$doc:meta])* $kind:ident { $($(#[$at:meta])* $word:ident),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs, reason = "told in `ops.toml`")]
        pub enum $kind { $($(#[$at])* $word),* }
    )*};
}

words! {
    /// Characters.
    Who {
        #[serde(rename = "self")] SelfOnly, Target, Same, ChosenInRoom, ChosenOtherInRoom, AllInRoom, AllOthersInRoom, AllInTargetRoom,
        AllCharacters, AllNotInCombat, AllInNestOrCarryingEgg, AllInRoomsWithEntrance, AllCarryingObject,
        ChosenAnyCharacter, Nobody, SelfOrWillingOtherInRoom, SelfAndOrWillingOtherInRoom, Convict,
    }
    /// Rooms one may choose.
    RoomFilter {
        Any, Neighbor, Unexplored, ExploredComputer, ExploredWorkingComputer, OtherExploredWorkingComputer,
        OtherWithoutCharacter, OtherYellowWithoutDestroyedDoor, HereOrNeighborWithIntruderOrEggs,
    }
    /// Intruders.
    Foes {
        Target, Same, Affected, ChosenInRoom, AllInTargetRoom, OthersInTargetRoom, All, ChosenAny,
        HereOrNeighborOrEggs,
    }
    /// Corridors.
    Corridors {
        Technical, AllOfExploredNest, AllOfMainRoom, AllOfRoomsWithObjectCarrier, AllOfRoomsWithSlimedCharacter,
    }
    /// Where a move leads.
    MoveTo { ChosenNeighbor, ChosenRoomWithEntrance, ChosenOtherYellowRoom }
    /// Whose Doors.
    DoorScope {
        OwnRoom, TargetRoom, Anywhere, AnySubset, All, AllExceptEntry, ChosenClosedOfOwnRoom, AllOfRoomsWithIntruder,
    }
    /// Which Escape Pod.
    PodScope { Any, OwnSection, LowestNumber, ChosenUnlocked }
    /// What is looked at.
    LookAt {
        Coordinates, Engine, EventTop, ExplorationToken, Hand, Objective, RoomTile, AllCorporateObjectives,
    }
    /// Which of them.
    LookWhich {
        All, Here, Current, Top, Target, ChosenAnyPlayer, ChosenOtherInRoom, ChosenPlayerInRoom,
        ChosenPlayerWithSignal, ChosenTwoUnexplored, ChosenAny,
    }
    /// Where Action and Contamination cards lie.
    Zone { Deck, Hand, Discard, Drawn }
    /// Which scanned cards are removed.
    Scanned { Clean, Infected, None, All }
    /// Which Item deck.
    DeckOf { Chosen, RoomColor, LaikaRoomColor }
}

impl Who {
    /// Whether the acting player chooses whom.
    pub const fn chosen(self) -> bool {
        matches!(
            self,
            Who::ChosenInRoom
                | Who::ChosenOtherInRoom
                | Who::ChosenAnyCharacter
                | Who::SelfOrWillingOtherInRoom
                | Who::SelfAndOrWillingOtherInRoom
        )
    }
}

/// A Weapon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub enum WeaponOf {
    /// One of one's own.
    ChosenOwn,
    /// One of one's own Energy Weapons.
    ChosenOwnEnergy,
    /// The one this Item is attached to.
    Host,
    /// This one.
    Named(Item),
}

impl TryFrom<String> for WeaponOf {
    type Error = String;

    fn try_from(text: String) -> Result<WeaponOf, String> {
        Ok(match text.as_str() {
            "chosen_own" | "chosen_own_weapon" => WeaponOf::ChosenOwn,
            "chosen_own_energy" => WeaponOf::ChosenOwnEnergy,
            "host" => WeaponOf::Host,
            other => WeaponOf::Named(item(other)?),
        })
    }
}

/// Items one may discard.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub enum Filter {
    /// Any.
    Any,
    /// One of these.
    OneOf(Vec<Item>),
}

impl TryFrom<String> for Filter {
    type Error = String;

    fn try_from(text: String) -> Result<Filter, String> {
        if text == "any" {
            return Ok(Filter::Any);
        }
        text.split('|').map(item).collect::<Result<_, _>>().map(Filter::OneOf)
    }
}

impl Filter {
    /// Whether an Item is one of them.
    pub fn holds(&self, item: Item) -> bool {
        match self {
            Filter::Any => true,
            Filter::OneOf(items) => items.contains(&item),
        }
    }
}

/// Rooms of an operation.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
#[allow(missing_docs, reason = "told in `ops.toml`")]
pub enum Rooms {
    Here,
    Target,
    AllWithFire,
    AllExploredGreen,
    AllExploredYellowWithComputer,
    AllWithAdultBreederQueen,
    LowestExploredPlaceable,
    LowestExploredYellowPlaceable,
    LowestShuttlePlaceable,
    LowestWithMalfunctionWithoutFire,
    RandomPlaceableIfAtMost6OnBoard,
    /// So many of these, at random.
    RandomOf(Vec<Room>),
    /// This one.
    Named(Room),
}

impl TryFrom<String> for Rooms {
    type Error = String;

    fn try_from(text: String) -> Result<Rooms, String> {
        Ok(match text.as_str() {
            "here" => Rooms::Here,
            "target" => Rooms::Target,
            "all_with_fire" => Rooms::AllWithFire,
            "all_explored_green" => Rooms::AllExploredGreen,
            "all_explored_yellow_with_computer" => Rooms::AllExploredYellowWithComputer,
            "all_with_adult_breeder_queen" => Rooms::AllWithAdultBreederQueen,
            "lowest_explored_placeable" => Rooms::LowestExploredPlaceable,
            "lowest_explored_yellow_placeable" => Rooms::LowestExploredYellowPlaceable,
            "lowest_shuttle_placeable" => Rooms::LowestShuttlePlaceable,
            "lowest_with_malfunction_without_fire" => Rooms::LowestWithMalfunctionWithoutFire,
            "random_placeable_if_at_most_6_on_board" => Rooms::RandomPlaceableIfAtMost6OnBoard,
            other => match other.strip_prefix("random_two_of:") {
                Some(list) => Rooms::RandomOf(list.split(',').map(room).collect::<Result<_, _>>()?),
                None => Rooms::Named(room(other)?),
            },
        })
    }
}

/// The Item with this id.
pub(super) fn item(id: &str) -> Result<Item, String> {
    id.parse().map_err(|_| format!("expected an Item, found `{id}`"))
}

/// The Room with this id.
pub(super) fn room(id: &str) -> Result<Room, String> {
    id.parse().map_err(|_| format!("expected a Room, found `{id}`"))
}
