//! Objectives, Intents, the Offer (NEM-22, NEM-A14), and Alerts (NEM-A8).

use kernel::Fault;
use serde::Deserialize;

use super::files::{Compiler, File, OPERATIONS, Skipped, in_order, record};
use crate::ids::{Alert, Object, Objective, Planet, Room};
use crate::vocab::{Cond, Effect, Program};

/// An Objective, an Intent or the Offer.
#[derive(Clone, PartialEq, Debug)]
pub struct Goal {
    /// Its deck.
    pub deck: GoalDeck,
    /// The fewest players it is used with.
    pub players: u8,
    /// What fulfils it: any of these lists, each with everything in it.
    pub any: Vec<Vec<Aim>>,
    /// Where a hibernating owner survives besides Earth (NEM-23.6).
    pub survives: Vec<Planet>,
    /// Whether it stays fulfilled once it was.
    pub latch: bool,
}

/// The decks of Objectives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoalDeck {
    /// Personal Objectives.
    Personal,
    /// Corporate Objectives.
    Corporate,
    /// Objectives of the solo and the cooperative game.
    Coop,
    /// Personal Intents of the Epilogue.
    Intent,
    /// The Lucrative Offer.
    Offer,
}

/// A condition of an Objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
#[allow(missing_docs, reason = "told in `ops.toml`")]
pub enum Aim {
    Signal,
    ShipReaches(Planet),
    OnlySurvivor,
    NestDestroyed,
    ShipDestroyed,
    QueenKilled,
    AllRoomsExplored,
    FinishWith(Object),
    FinishInPod,
    ItemsAtLeast(u8),
    Weakness(Object),
    WeaknessesAtLeast(u8),
    PlayerDead(u8),
    OtherSurvivorsAtLeast(u8),
    ObjectIn(Object, Room),
    DepartWith(Object),
    FoundItemsAtLeast(u8),
    TokensRevealedAtLeast(u8),
    NobodyRevealedMore,
    KillsAtLeast(u8),
    MalfunctionsRemovedAtLeast(u8),
    MalfunctionsOnBoardAtMost(u8),
    ContaminationAtMost(u8),
    NoLarva,
    NoSlime,
    SeriousWoundsAtMostStart,
    LightWoundsAtMost(u8),
    LeftNeighborSurvives,
    EnginesWorkingAtLeast(u8),
    EnginesCheckedAtLeast(u8),
    WeaknessesThisGameAtLeast(u8),
}

impl TryFrom<String> for Aim {
    type Error = String;

    fn try_from(text: String) -> Result<Aim, String> {
        let (name, argument) = text.split_once(':').unwrap_or((&text, ""));
        let number = || {
            argument
                .parse::<u8>()
                .map_err(|_| format!("expected a number after `{name}:`, found `{argument}`"))
        };
        let object = |id: &str| {
            id.parse::<Object>().map_err(|_| format!("expected an Object, found `{id}`"))
        };
        Ok(match name {
            "signal" => Aim::Signal,
            "ship_reaches" => Aim::ShipReaches(
                argument.parse().map_err(|_| format!("expected a planet, found `{argument}`"))?,
            ),
            "only_survivor" => Aim::OnlySurvivor,
            "nest_destroyed" => Aim::NestDestroyed,
            "ship_destroyed" => Aim::ShipDestroyed,
            "queen_killed" => Aim::QueenKilled,
            "all_rooms_explored" => Aim::AllRoomsExplored,
            "finish_with" => Aim::FinishWith(object(argument)?),
            "finish_in_pod" => Aim::FinishInPod,
            "items_at_least" => Aim::ItemsAtLeast(number()?),
            "weakness" => Aim::Weakness(object(argument)?),
            "weaknesses_at_least" => Aim::WeaknessesAtLeast(number()?),
            "player_dead" => Aim::PlayerDead(number()?),
            "other_survivors_at_least" => Aim::OtherSurvivorsAtLeast(number()?),
            "object_in" => {
                let (what, room) = argument.split_once(',').unwrap_or((argument, ""));
                let room = room.parse().map_err(|_| format!("expected a Room, found `{room}`"))?;
                Aim::ObjectIn(object(what)?, room)
            }
            "depart_with" => Aim::DepartWith(object(argument)?),
            "found_items_at_least" => Aim::FoundItemsAtLeast(number()?),
            "tokens_revealed_by_you_at_least" => Aim::TokensRevealedAtLeast(number()?),
            "nobody_revealed_more" => Aim::NobodyRevealedMore,
            "kills_by_you_at_least" => Aim::KillsAtLeast(number()?),
            "malfunctions_removed_by_you_at_least" => Aim::MalfunctionsRemovedAtLeast(number()?),
            "malfunctions_on_board_at_most" => Aim::MalfunctionsOnBoardAtMost(number()?),
            "contamination_cards_at_most" => Aim::ContaminationAtMost(number()?),
            "no_larva" => Aim::NoLarva,
            "no_slime" => Aim::NoSlime,
            "serious_wounds_at_most_start" => Aim::SeriousWoundsAtMostStart,
            "light_wounds_at_most" => Aim::LightWoundsAtMost(number()?),
            "left_neighbor_survives" => Aim::LeftNeighborSurvives,
            "engines_working_at_least" => Aim::EnginesWorkingAtLeast(number()?),
            "engines_checked_by_you_at_least" => Aim::EnginesCheckedAtLeast(number()?),
            "weakness_discovered_this_game_at_least" => Aim::WeaknessesThisGameAtLeast(number()?),
            _ => return Err(format!("expected a known condition of an Objective, found `{name}`")),
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GoalFile {
    #[serde(rename = "schema")]
    _schema: u8,
    personal: Vec<RawGoal>,
    corporate: Vec<RawGoal>,
    coop: Vec<RawGoal>,
    intent: Vec<RawGoal>,
    offer: Vec<RawGoal>,
}

record! {
    RawGoal {
        #[serde(default = "anybody", alias = "min_players")]
        players: u8,
        any: Vec<Vec<Aim>>,
        #[serde(default)]
        survives_destinations: Vec<Planet>,
        #[serde(default)]
        latch: bool,
        #[serde(default, rename = "waives")]
        _waives: Vec<String>,
    }
    RawAlert {
        on_reveal: Vec<Effect>,
        levels: Vec<RawLevel>,
    }
}

const fn anybody() -> u8 {
    1
}

/// Reads `objectives.toml`.
pub(super) fn goals(file: &File<'_>) -> Result<Vec<Goal>, Fault> {
    let raw: GoalFile = file.read(&[])?;
    let decks = [
        (GoalDeck::Personal, raw.personal),
        (GoalDeck::Corporate, raw.corporate),
        (GoalDeck::Coop, raw.coop),
        (GoalDeck::Intent, raw.intent),
        (GoalDeck::Offer, raw.offer),
    ];
    let known: Vec<&'static str> = Objective::ALL.iter().map(|it| it.name()).collect();
    let ids = decks.iter().flat_map(|(_, goals)| goals.iter().map(|goal| &goal.id));
    in_order(file, "the Objective", ids, &known)?;
    let all = decks.into_iter().flat_map(|(deck, goals)| {
        goals.into_iter().map(move |goal| Goal {
            deck,
            players: goal.players,
            any: goal.any,
            survives: goal.survives_destinations,
            latch: goal.latch,
        })
    });
    Ok(all.collect())
}

/// An Alert (NEM-A8).
#[derive(Clone, PartialEq, Debug)]
pub struct AlertCard {
    /// What happens when it is revealed.
    pub on_reveal: Program,
    /// Its Levels, each with the ways to complete it.
    pub levels: Vec<Vec<Way>>,
}

/// A way to complete a Level.
#[derive(Clone, PartialEq, Debug)]
pub struct Way {
    /// What is to be done.
    pub task: Task,
    /// The Rooms in which it is done; any where there is none.
    pub rooms: Vec<Room>,
    /// Another Room than that of the Level before (NEM-A8.12).
    pub other: bool,
    /// It is open only while this holds.
    pub when: Option<Cond>,
    /// How often.
    pub count: u8,
}

/// What is to be done for a Level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// Activation, where the Room has what is named.
    Activate(Option<AlertWhere>),
    /// The Object is there.
    Deliver(Object),
    /// The condition holds.
    State(Cond),
    /// A player's Action has discarded a Malfunction marker.
    MalfunctionDiscarded,
}

/// What a Room of an Activation must have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AlertWhere {
    /// A Fire marker.
    Burning,
    /// A Malfunction marker.
    Malfunction,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AlertFile {
    #[serde(rename = "schema")]
    _schema: u8,
    #[serde(rename = "rules")]
    _rules: Vec<String>,
    alert: Vec<RawAlert>,
    #[serde(rename = "timing")]
    _timing: Skipped,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLevel {
    #[serde(rename = "level")]
    _level: u8,
    any: Vec<RawWay>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawWay {
    task: TaskWord,
    room: Option<RoomList>,
    r#where: Option<AlertWhere>,
    #[serde(default)]
    other: bool,
    object: Option<Object>,
    deed: Option<DeedWord>,
    condition: Option<Cond>,
    when: Option<Cond>,
    #[serde(default = "anybody")]
    count: u8,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum TaskWord {
    Activate,
    Deliver,
    State,
    Deed,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum DeedWord {
    MalfunctionDiscarded,
}

#[derive(Deserialize)]
#[serde(try_from = "String")]
struct RoomList(Vec<Room>);

impl TryFrom<String> for RoomList {
    type Error = String;

    fn try_from(text: String) -> Result<RoomList, String> {
        let room = |id: &str| id.parse().map_err(|_| format!("expected a Room, found `{id}`"));
        text.split('|').map(room).collect::<Result<_, _>>().map(RoomList)
    }
}

/// Reads `alerts.toml`.
pub(super) fn alerts(file: &File<'_>, compiler: &mut Compiler) -> Result<Vec<AlertCard>, Fault> {
    let raw: AlertFile = file.read(OPERATIONS)?;
    let known: Vec<&'static str> = Alert::ALL.iter().map(|it| it.name()).collect();
    in_order(file, "the Alert", raw.alert.iter().map(|it| &it.id), &known)?;
    let mut alerts = Vec::new();
    for alert in raw.alert {
        let mut levels = Vec::new();
        for level in alert.levels {
            let ways = level.any.into_iter().map(RawWay::way).collect::<Option<Vec<_>>>();
            let Some(ways) = ways else {
                let message = "expected the field that its task needs (`object`, `condition`, `deed`) beside every task";
                return Err(file.fault(alert.id.span(), message));
            };
            levels.push(ways);
        }
        alerts.push(AlertCard { on_reveal: compiler.program(alert.on_reveal), levels });
    }
    Ok(alerts)
}

impl RawWay {
    fn way(self) -> Option<Way> {
        let task = match self.task {
            TaskWord::Activate => Task::Activate(self.r#where),
            TaskWord::Deliver => Task::Deliver(self.object?),
            TaskWord::State => Task::State(self.condition?),
            TaskWord::Deed => {
                let DeedWord::MalfunctionDiscarded = self.deed?;
                Task::MalfunctionDiscarded
            }
        };
        let rooms = self.room.map(|rooms| rooms.0).unwrap_or_default();
        Some(Way { task, rooms, other: self.other, when: self.when, count: self.count })
    }
}
