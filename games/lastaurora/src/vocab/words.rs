//! The words effects are written with.

use serde::{Deserialize, Deserializer, Serialize};
use workbench::flat::{By, Id};
use workbench::small::Set8;

use crate::ids::OptionId;

workbench::ids! {
    /// A resource (LA-2.5).
    Res "la-res-" {
        /// Food.
        Food = "food",
        /// Ammo.
        Ammo = "ammo",
        /// Fuel.
        Fuel = "fuel",
    }
    /// What can be gained: a resource or an Object (LA-19.5).
    Good "la-res-" {
        /// Food.
        Food = "food",
        /// Ammo.
        Ammo = "ammo",
        /// Fuel.
        Fuel = "fuel",
        /// A card of the Object deck.
        Object = "object",
    }
    /// A Survivor zone of the player board (LA-2.2).
    Zone "la-zone-" {
        /// Ready to act.
        Active = "active",
        /// Back next round.
        Rest = "rest",
        /// Tired.
        Exhausted = "exhausted",
    }
    /// What a shield holds (LA-19.18).
    Against "la-effect-shield-" {
        /// Ambushes.
        Ambush = "ambush",
        /// Attacks of Enemies.
        Attack = "attack",
    }
}

/// How many tokens of each resource.
pub type Stock = By<Res, u8, { Res::COUNT }>;

/// So much of each resource.
pub fn stock(food: u8, ammo: u8, fuel: u8) -> Stock {
    By::from_fn(|res| match res {
        Res::Food => food,
        Res::Ammo => ammo,
        Res::Fuel => fuel,
    })
}

impl Good {
    /// The resource, unless it is an Object.
    pub const fn res(self) -> Option<Res> {
        match self {
            Good::Food => Some(Res::Food),
            Good::Ammo => Some(Res::Ammo),
            Good::Fuel => Some(Res::Fuel),
            Good::Object => None,
        }
    }
}

/// A choice list: how often each good stands in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Goods(pub By<Good, u8, { Good::COUNT }>);

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut counts = By::default();
        for good in Vec::<Good>::deserialize(deserializer)? {
            counts[good] += 1;
        }
        Ok(Goods(counts))
    }
}

/// What can be paid or lost (LA-19.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Payable {
    /// Food.
    Food,
    /// Ammo.
    Ammo,
    /// Fuel.
    Fuel,
    /// A resource of the player's choice.
    Any,
    /// A card from the hand.
    Object,
    /// Fame.
    Fame,
}

impl Payable {
    /// The resource, if it is a named one.
    pub const fn res(self) -> Option<Res> {
        match self {
            Payable::Food => Some(Res::Food),
            Payable::Ammo => Some(Res::Ammo),
            Payable::Fuel => Some(Res::Fuel),
            Payable::Any | Payable::Object | Payable::Fame => None,
        }
    }
}

/// A phase of the round (LA-4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Exploration.
    #[default]
    Exploration,
    /// Rest.
    Rest,
    /// Movement.
    Movement,
    /// Fire.
    Fire,
    /// End of Round.
    EndRound,
    /// Any of them.
    Any,
}

/// Whom an effect concerns (LA-19.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The resolving player.
    #[default]
    #[serde(rename = "self")]
    Oneself,
    /// Everybody.
    EachPlayer,
    /// Everybody else.
    EachOpponent,
    /// Everybody in the region concerned.
    PlayersInRegion,
    /// The first convoys of that region (LA-8.5).
    LeadersInRegion,
    /// The other convoys of that region.
    OthersInRegion,
    /// The player who archived this Story.
    Archiver,
}

/// Which cards may take damage (LA-19.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Where {
    /// Any card.
    Any,
    /// The cards shown by the back of the top Outcome card (LA-14.6).
    Indicated,
    /// Truck and its Device.
    Column1,
    /// Devices.
    TopRow,
    /// Truck and Trailers.
    BottomRow,
    /// One of the strongest weapons (LA-10.25).
    StrongestWeapon,
    /// One on each of n cards (LA-10.26).
    DistinctCards,
    /// The Truck, then its Device.
    Truck,
    /// A cargo box (LA-10.29).
    CargoBox,
}

/// Who receives Contamination (LA-19.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Contaminated {
    /// One participant.
    Participant,
    /// Every participant.
    EachParticipant,
    /// One chosen Survivor.
    Chosen,
    /// Every Survivor of the Active Zone.
    EachActive,
    /// Every Survivor of the Rest Zone.
    EachRest,
    /// Every Survivor of the Exhausted Zone.
    EachExhausted,
}

/// Who is cleaned (LA-19.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cleaned {
    /// One participant.
    Participant,
    /// Every participant.
    EachParticipant,
    /// One chosen Survivor.
    Chosen,
    /// Spread freely.
    AnySpread,
    /// One each from up to three Survivors of one zone.
    #[serde(rename = "up_to_3_one_zone")]
    UpToThree,
}

/// How long a change of speed or strength lasts (LA-19.14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// This exploration action.
    ThisExploration,
    /// This movement.
    ThisMovement,
    /// The next movement (LA-7.19).
    NextMovement,
    /// This Fire Phase.
    ThisFirePhase,
}

/// Where a Story is archived (LA-X4.24).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Under {
    /// Beside the own board.
    Board,
    /// Under the own Truck.
    Truck,
    /// Under an own Trailer.
    Trailer,
    /// Under an own Device.
    Device,
    /// Under any own convoy card.
    Convoy,
    /// Under a card of the Exploration Zone.
    ZoneCard,
}

/// Kinds of cards of the Exploration deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum CardKind {
    /// A Location.
    Location,
    /// A Truck.
    Truck,
    /// A Trailer.
    Trailer,
    /// A Device.
    Device,
    /// A Survivor.
    Survivor,
    /// An Encounter.
    Encounter,
    /// An Event.
    Event,
    /// An Enemy.
    Enemy,
}

impl CardKind {
    /// Every kind.
    pub const ALL: [CardKind; 8] = [
        CardKind::Location,
        CardKind::Truck,
        CardKind::Trailer,
        CardKind::Device,
        CardKind::Survivor,
        CardKind::Encounter,
        CardKind::Event,
        CardKind::Enemy,
    ];
}

impl Id for CardKind {
    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    #[inline]
    fn from_number(number: u8) -> CardKind {
        CardKind::ALL[usize::from(number)]
    }
}

/// A set of card kinds, as the content files list them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kinds(pub Set8<CardKind>);

impl<'de> Deserialize<'de> for Kinds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let kinds = Vec::<CardKind>::deserialize(deserializer)?;
        Ok(Kinds(kinds.into_iter().collect()))
    }
}

/// What the Automa can gain (LA-17.17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AutomaGain {
    /// Fame.
    Fame,
    /// A Survivor.
    Survivor,
    /// Food.
    Food,
    /// Ammo.
    Ammo,
    /// Fuel.
    Fuel,
    /// A face-down Object.
    Object,
    /// Speed in this round.
    Speed,
    /// Tracks in this round.
    Tracks,
    /// Fame if ahead of the player, else an Object.
    FameIfAheadElseObject,
}

/// What is compared with the Automa.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Compared {
    /// Survivors.
    Survivor,
    /// Food.
    Food,
    /// Ammo.
    Ammo,
    /// Fuel.
    Fuel,
}

/// How repairs may be spread (LA-19.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Anywhere.
    Any,
    /// All from one card.
    OneCard,
}

/// Where a convoy card is taken from (LA-13.4, LA-13.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ImproveFrom {
    /// The Exploration Zone.
    Zone,
    /// The discard pile.
    Discard,
}

/// Which Enemy is damaged (LA-19.17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EnemyTarget {
    /// One of the region.
    ChosenInRegion,
    /// The one that was attacked.
    Triggering,
}

/// A stage of the Aurora (LA-16.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Yellow.
    Yellow,
    /// Red.
    Red,
}

/// Which deck is looked at (LA-19.20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PeekDeck {
    /// The Exploration deck.
    Exploration,
}

/// Which other player (LA-19.21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OtherPlayer {
    /// One in the own space.
    ChosenInSpace,
}

/// The letter of a Story option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum OptionKey {
    /// First.
    A,
    /// Second.
    B,
    /// Third.
    C,
}

impl OptionKey {
    /// The option with this letter.
    pub const fn option(self) -> OptionId {
        OptionId(self as u8)
    }
}

/// Success or failure of a Story option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ResultKind {
    /// Success.
    Success,
    /// Failure.
    Failure,
}
