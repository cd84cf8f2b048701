//! Procedures in progress. The stack of frames is the control flow inside a step of the round: the top frame says what
//! is asked of whom, the ones below what goes on afterwards.

use serde::{Deserialize, Serialize};
use workbench::ids::Unknown;
use workbench::script::Running;
use workbench::small::{Maybe, Set8};

use crate::decisions::{
    Action, Advance, AnswerDemand, ArchiveStory, ChooseCrew, ChooseGoods, CleanSurvivors,
    ContaminateSurvivor, DemandWhom, DiscardObjects, Encounter, Expedition, ExploreTurn, Fallout,
    FireTurn, FoodVote, FreeBox, GiveGoods, GiveWhom, HitEnemy, Humiliate, Join, KeepObjects,
    LayMines, Loot, LoseResources, LoseSurvivor, MakeRoom, MoveSurvivors, MoveTurn, Moved,
    OrderCards, PayObjects, PayResources, Place, PlaceDamage, RefreshSlots, RemoveDamage, RestTurn,
    Rested, RoundTurn, Steer, Story, SwapTarget, SwapWhose, TakeConvoyCard, Test, WhichStory,
    Window, YieldGoods,
};
use crate::ids::{
    ActionId, CrewPlace, EnemyKind, Letter, OptionId, Region, RowPlace, Slot, SpaceId, TrackCell,
};
use crate::moves::Meal;
use crate::state::Player;
use crate::vocab::{EffectId, StoryId};

/// In what circumstances a list of effects is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Circumstances {
    /// The resolving player.
    pub by: Player,
    /// The Story it belongs to, or none.
    pub story: Maybe<StoryId>,
    /// The region of an ambush, or none.
    #[serde(with = "workbench::small::or_zero")]
    pub ambush: Maybe<Region>,
}

impl Circumstances {
    /// What belongs to no Story and is no ambush.
    pub const fn of(by: Player) -> Circumstances {
        Circumstances { by, story: Maybe::NONE, ambush: Maybe::NONE }
    }

    /// The Story, for effects that only Stories have.
    ///
    /// # Panics
    /// If they belong to none.
    pub fn told(&self) -> StoryId {
        self.story.get().expect("only a Story archives, reads and discards itself (LA-19.23)")
    }
}

/// Which boxes may take damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// Any box of the cells.
    #[default]
    Any,
    /// One of the strongest weapons (LA-10.25).
    Strongest,
    /// Each time another card (LA-10.26).
    Distinct,
    /// The Truck, then its Device.
    TruckFirst,
    /// A cargo box (LA-10.29).
    CargoBox,
}

/// What happens where a movement ends, in its order (LA-7.17). Stored as its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
#[repr(u8)]
pub enum StopEffect {
    /// The Story of two convoys in one space.
    Company,
    /// The Story of a contaminated space.
    HotGround,
    /// Contamination.
    Contamination,
    /// The Story of a Waypoint counter, and missions that wait for one.
    Arrival,
    /// The Waypoint counter.
    Waypoint,
    /// Free road steps.
    Advance,
    /// Nothing more.
    Done,
}

impl StopEffect {
    /// Every effect, in order.
    pub const ALL: [StopEffect; 7] = [
        StopEffect::Company,
        StopEffect::HotGround,
        StopEffect::Contamination,
        StopEffect::Arrival,
        StopEffect::Waypoint,
        StopEffect::Advance,
        StopEffect::Done,
    ];

    /// The one after it.
    pub fn next(self) -> StopEffect {
        StopEffect::ALL.get(self as usize + 1).copied().unwrap_or(StopEffect::Done)
    }
}

impl From<StopEffect> for u8 {
    fn from(effect: StopEffect) -> u8 {
        effect as u8
    }
}

impl TryFrom<u8> for StopEffect {
    type Error = Unknown;

    fn try_from(number: u8) -> Result<StopEffect, Unknown> {
        StopEffect::ALL.get(usize::from(number)).copied().ok_or(Unknown)
    }
}

/// Why a convoy holds more than it has room for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Excess {
    /// Resources were gained: resources are thrown away (LA-10.14).
    Gained,
    /// Boxes were lost: the owner chooses what is lost (LA-10.17).
    Lost,
    /// This Survivor joins: resources are thrown away or another Survivor dismissed (LA-11.4).
    Joined(CrewPlace),
}

/// One procedure in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "`player` decides; the other fields are named after what they hold")]
pub enum Frame {
    /// Nothing.
    #[default]
    Idle,
    /// Choose a crew (LA-X3.3).
    Crew(ChooseCrew),
    /// Explore or pass (LA-5.2).
    ExploreTurn(ExploreTurn),
    /// Participants chosen: boost, choose the slot (LA-5.5).
    Expedition(Expedition),
    /// The exploration action (LA-5.8).
    Action(Action),
    /// Slide and refill the Exploration Zone (LA-5.18).
    Refill,
    /// Place a convoy card (LA-10.4 to LA-10.7).
    Place(Place),
    /// A Survivor joins (LA-5.11).
    Join(Join),
    /// Choose an option of an Encounter (LA-13.1).
    Encounter(Encounter),
    /// Carry out effects from here to there (LA-19.1).
    Run(Running<Circumstances>),
    /// Carry out one effect for these players in Direct Turn Order (LA-1.10).
    Each { effect: EffectId, players: Set8<Player>, with: Circumstances },
    /// Place Damage (LA-10.16).
    Damage(PlaceDamage),
    /// Remove Damage (LA-10.20).
    Repair(RemoveDamage),
    /// Choose goods (LA-19.5).
    GainChoice(ChooseGoods),
    /// Keep some of the drawn Objects (LA-19.6).
    Keep(KeepObjects),
    /// Discard Objects (LA-19.7, LA-9.5).
    DiscardObjects(DiscardObjects),
    /// Pay Objects as a cost (LA-19.3).
    PayObjects(PayObjects),
    /// Pay resources of the own choice (LA-19.3).
    PayAny(PayResources),
    /// Lose resources of the own choice (LA-19.7).
    LoseAny(LoseResources),
    /// Make room (LA-10.14 to LA-10.17).
    Overload(MakeRoom),
    /// Choose a Survivor to contaminate (LA-19.11).
    Contaminate(ContaminateSurvivor),
    /// Choose a Survivor to clean (LA-19.12).
    Clean(CleanSurvivors),
    /// Move Survivors between zones (LA-19.13).
    MoveSurvivors(MoveSurvivors),
    /// Lose a Survivor of a zone (LA-19.13).
    LoseSurvivor(LoseSurvivor),
    /// Take a convoy card from the zone or the discard pile (LA-13.4, LA-13.5).
    Improve(TakeConvoyCard),
    /// Choose the Enemy that takes this Damage (LA-19.17).
    HitEnemy(HitEnemy),
    /// Choose the Enemy for a Smoke Grenade (LA-X1.18).
    SwapTarget(SwapTarget),
    /// Choose the opposing Target counter on it.
    SwapWhose(SwapWhose),
    /// Put the looked-at cards back, the deepest first (LA-19.20).
    Peek(OrderCards),
    /// Discard cards of the zone (LA-19.20).
    Refresh(RefreshSlots),
    /// Choose whom to give to (LA-19.21).
    GiveWhom(GiveWhom),
    /// Choose what to give.
    Give(GiveGoods),
    /// Choose of whom to demand (LA-19.21).
    DemandWhom(DemandWhom),
    /// Give, or take 1 Damage.
    Demanded(AnswerDemand),
    /// Give the rest of what was demanded.
    Yield(YieldGoods),
    /// Choose a victim (LA-X5.21).
    Humiliate(Humiliate),
    /// Lay Mines (LA-18.8).
    Mines(LayMines),
    /// Choose the card a Story is archived under (LA-X4.24).
    Archive(ArchiveStory),
    /// Several Stories could be activated; choose one (LA-X4.45).
    WhichStory(WhichStory),
    /// Face a Story (LA-X4.14).
    Story(Story),
    /// The chosen option, its cost paid. `option`: which.
    Chosen { player: Player, story: StoryId, option: OptionId },
    /// Improve a TEST (LA-X4.18).
    Test(Test),
    /// Reveal the Outcome card of a TEST.
    Reveal { player: Player, story: StoryId, option: OptionId, letters: Set8<Letter> },
    /// The end of a Story: what is still being faced is discarded.
    StoryEnds { story: StoryId },
    /// Give Food to the vote of an Event (LA-X1.28).
    Vote(FoodVote),
    /// Contaminate a Survivor or discard an Object (LA-13.12).
    Fallout(Fallout),
    /// Feed, use abilities and Objects, shift (LA-6.2).
    RestTurn(RestTurn),
    /// Feeding finished: the shift (LA-6.4).
    Shift { player: Player },
    /// After the shift: abilities and Objects (LA-6.7).
    Rested(Rested),
    /// Stay, or prepare and pay (LA-7.6).
    MoveTurn(MoveTurn),
    /// Go on or stop (LA-7.7).
    Steer(Steer),
    /// On the way to a space.
    Travel { player: Player, to: SpaceId },
    /// Enter the next space; a Story of the border came before (LA-X4.46).
    Enter { player: Player, to: SpaceId, cost: u8 },
    /// Stop effects, from this one on (LA-7.17).
    Stop { player: Player, at: StopEffect },
    /// Free road steps (LA-19.15).
    Advance(Advance),
    /// After the movement: a Mine may be laid (LA-18.8).
    Moved(Moved),
    /// The Movement turn is over.
    MoveOver { player: Player },
    /// Play window Objects (LA-8.3).
    Window(Window),
    /// Attack, use abilities and Objects (LA-8.6).
    FireTurn(FireTurn),
    /// A MISS was read (LA-X4.46).
    Missed { player: Player },
    /// A hit: Fame, Target counter, Story (LA-8.11).
    Hit { player: Player },
    /// The Damage of a hit is placed.
    Strike { player: Player },
    /// An Enemy is defeated (LA-15.7). `told`: its Story came.
    Defeat { player: Player, enemy: EnemyKind, told: bool },
    /// Loot: accept or decline (LA-15.12).
    Loot(Loot),
    /// Helpers gain Fame, the Enemy leaves (LA-15.11).
    Buried { enemy: EnemyKind, winner: Maybe<Player> },
    /// An Enemy attacks these players (LA-8.14).
    EnemyAttack { enemy: EnemyKind, players: Set8<Player> },
    /// After a shot at a player: the tracks move (LA-X5.12).
    ShotOver { player: Player, at: Player },
    /// Bonuses of the Aggression track, from this cell on (LA-X5.19).
    Rewards { player: Player, cell: TrackCell },
    /// The own End of Round effects (LA-9.1).
    RoundTurn(RoundTurn),
    /// The Automa's Exploration turn: what comes next of it.
    AutomaExplore { begun: bool },
    /// The Automa explores this slot by this card; its Story came.
    AutomaTakes { card: ActionId, slot: Maybe<Slot> },
    /// The Automa's Movement turn: the card in its row whose text comes next.
    AutomaTexts { at: RowPlace },
    /// The Automa drives.
    AutomaDrives,
    /// The Automa's Fire turn.
    AutomaFires,
    /// The Automa's End of Round texts: the card whose text comes next.
    AutomaRound { at: RowPlace },
    /// Spend Stories of the Automa against its cards (LA-X4.38).
    Prevent,
    /// A feeding is carried out; its Story came (LA-X4.16).
    Feed { player: Player, slot: CrewPlace, meal: Meal },
    /// Free a box for the Castaway (LA-9.4).
    FreeBox(FreeBox),
}
