//! The Story cards (LA-X4).

use kernel::Fault;
use serde::{Deserialize, Serialize};
use toml::Spanned;
use workbench::small::Set8;

use super::Catalog;
use super::convoy::RawBox;
use super::files::{Always, File, Numbers, OPERATIONS, period_of};
use super::keep;
use super::load::Compiler;
use super::objects::Cost;
use crate::boxes::{PRINTED, Sort};
use crate::ids::{BoxId, Letter, OptionId, Period};
use crate::vocab::{Cond, Effect, FIRST_STORY, If, Op, Program, STORIES, Stock, stock};

/// A Story.
#[derive(Clone, Debug)]
pub struct Story {
    /// The message id of its title.
    pub name: &'static str,
    /// The message id of its introduction.
    pub intro: &'static str,
    /// The deck it belongs to.
    pub period: Period,
    /// What activates it (LA-X4.4).
    pub trigger: Trigger,
    /// Its options.
    pub options: Catalog<OptionId, StoryOption>,
    /// What happens when the card it lies under is explored (LA-X4.44).
    pub follow_up: Option<Program>,
    /// What it scores while archived (LA-16.13).
    pub end_game: Program,
    /// The boxes it adds (LA-X4.26), with their places on a convoy card.
    pub extension: Vec<(BoxId, Sort)>,
}

/// An option of a Story (LA-X4.15).
#[derive(Clone, Debug)]
pub struct StoryOption {
    /// The message id of its label.
    pub label: &'static str,
    /// The message ids of what is read after success and failure.
    pub told: [&'static str; 2],
    /// What is paid to choose it.
    pub cost: Vec<Cost>,
    /// What must hold to choose it.
    pub requires: Option<Cond>,
    /// The check, for a TEST.
    pub test: Option<Test>,
    /// The task, for a MISSION.
    pub mission: Option<Mission>,
    /// What success does.
    pub success: Program,
    /// What failure does.
    pub failure: Program,
}

/// A TEST (LA-X4.17).
#[derive(Clone, Debug)]
pub struct Test {
    /// The letters that succeed.
    pub letters: Set8<Letter>,
    /// Letters for a payment or on a condition (LA-X4.18).
    pub extra: Vec<Extra>,
}

/// More letters.
#[derive(Clone, Copy, Debug)]
pub struct Extra {
    /// The letters.
    pub letters: Set8<Letter>,
    /// For this payment.
    pub cost: Option<Cost>,
    /// Or on this condition.
    pub only_if: Option<Cond>,
}

/// A MISSION (LA-X4.19).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mission {
    /// What is to be done.
    pub task: Task,
    /// By when.
    pub deadline: Deadline,
}

/// A mission's task (LA-X4.48).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Put a Target counter on an Enemy.
    PlaceTarget,
    /// End a movement on a Waypoint counter.
    StopWaypoint,
    /// Not be last at the deadline.
    NotLast,
    /// Own so much Food, Ammo and Fuel at the end.
    Have(Stock),
    /// Be at the Aurora or leading at the end.
    BoardOrLead,
}

/// A mission's deadline (LA-X4.21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deadline {
    /// The end of this Fire Phase.
    EndOfPhase,
    /// Step C of this round.
    EndOfRound,
    /// Step C of the next round.
    EndOfNextRound,
    /// Before scoring.
    GameEnd,
}

/// What activates a Story, in the order of `vocab.toml` (LA-X4.46).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the triggers are described in vocab.toml")]
pub enum Trigger {
    ExploreStart,
    Gather,
    ImproveTruck,
    ImproveTrailer,
    ImproveDevice,
    Recruit,
    Encounter,
    BonusAction,
    ExploreTwo,
    Explored,
    RestStart,
    Feed,
    Unfed,
    RestEnd,
    BeforeMove,
    StopWaypoint,
    StopContaminated,
    SameSpace,
    EnterRegion,
    FireStart,
    BeforeAmbush,
    AttackMiss,
    AttackHit,
    EnemyDefeated,
    FireEnd,
    EorStart,
}

impl Trigger {
    /// The message id of its phase.
    pub const fn phase(self) -> &'static str {
        match self {
            Trigger::ExploreStart
            | Trigger::Gather
            | Trigger::ImproveTruck
            | Trigger::ImproveTrailer
            | Trigger::ImproveDevice
            | Trigger::Recruit
            | Trigger::Encounter
            | Trigger::BonusAction
            | Trigger::ExploreTwo
            | Trigger::Explored => "la-phase-exploration",
            Trigger::RestStart | Trigger::Feed | Trigger::Unfed | Trigger::RestEnd => {
                "la-phase-rest"
            }
            Trigger::BeforeMove
            | Trigger::StopWaypoint
            | Trigger::StopContaminated
            | Trigger::SameSpace
            | Trigger::EnterRegion => "la-phase-movement",
            Trigger::FireStart
            | Trigger::BeforeAmbush
            | Trigger::AttackMiss
            | Trigger::AttackHit
            | Trigger::EnemyDefeated
            | Trigger::FireEnd => "la-phase-fire",
            Trigger::EorStart => "la-phase-end_round",
        }
    }

    /// The message id of the back.
    pub const fn name(self) -> &'static str {
        match self {
            Trigger::ExploreStart => "la-trigger-explore_start",
            Trigger::Gather => "la-trigger-gather",
            Trigger::ImproveTruck => "la-trigger-improve_truck",
            Trigger::ImproveTrailer => "la-trigger-improve_trailer",
            Trigger::ImproveDevice => "la-trigger-improve_device",
            Trigger::Recruit => "la-trigger-recruit",
            Trigger::Encounter => "la-trigger-encounter",
            Trigger::BonusAction => "la-trigger-bonus_action",
            Trigger::ExploreTwo => "la-trigger-explore_two",
            Trigger::Explored => "la-trigger-explored",
            Trigger::RestStart => "la-trigger-rest_start",
            Trigger::Feed => "la-trigger-feed",
            Trigger::Unfed => "la-trigger-unfed",
            Trigger::RestEnd => "la-trigger-rest_end",
            Trigger::BeforeMove => "la-trigger-before_move",
            Trigger::StopWaypoint => "la-trigger-stop_waypoint",
            Trigger::StopContaminated => "la-trigger-stop_contaminated",
            Trigger::SameSpace => "la-trigger-same_space",
            Trigger::EnterRegion => "la-trigger-enter_region",
            Trigger::FireStart => "la-trigger-fire_start",
            Trigger::BeforeAmbush => "la-trigger-before_ambush",
            Trigger::AttackMiss => "la-trigger-attack_miss",
            Trigger::AttackHit => "la-trigger-attack_hit",
            Trigger::EnemyDefeated => "la-trigger-enemy_defeated",
            Trigger::FireEnd => "la-trigger-fire_end",
            Trigger::EorStart => "la-trigger-eor_start",
        }
    }
}

#[derive(Deserialize)]
struct StoryFile {
    story: Vec<RawStory>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStory {
    id: Spanned<String>,
    number: Spanned<u16>,
    #[serde(rename = "title")]
    _title: String,
    period: Spanned<u8>,
    trigger: Trigger,
    #[serde(rename = "intro")]
    _intro: String,
    #[serde(default)]
    extension: Vec<RawBox>,
    #[serde(default)]
    end_game: Vec<Effect>,
    option: Vec<RawOption>,
    follow_up: Option<RawFollowUp>,
    #[serde(rename = "source")]
    _source: String,
    #[serde(rename = "note")]
    _note: Option<String>,
}

/// When a Story under a card is told again (LA-X4.44).
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum OnceExplored {
    Explored,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFollowUp {
    #[serde(rename = "trigger")]
    _trigger: OnceExplored,
    #[serde(rename = "intro")]
    _intro: String,
    #[serde(rename = "success_text")]
    _success_text: String,
    success: Vec<Effect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawOption {
    key: Spanned<String>,
    #[serde(rename = "label")]
    _label: String,
    kind: Kind,
    #[serde(default)]
    cost: Vec<Effect>,
    requires: Option<If>,
    test: Option<RawTest>,
    mission: Option<RawMission>,
    #[serde(rename = "success_text")]
    _success_text: String,
    success: Vec<Effect>,
    #[serde(rename = "failure_text")]
    _failure_text: Option<String>,
    #[serde(default)]
    failure: Vec<Effect>,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Auto,
    Test,
    Mission,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTest {
    letters: Vec<Letter>,
    extra: Vec<RawExtra>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawExtra {
    letters: Vec<Letter>,
    cost: Option<Cost>,
    #[serde(rename = "if")]
    only_if: Option<If>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMission {
    event: TaskWord,
    #[serde(rename = "n")]
    _n: Option<Always<1>>,
    #[serde(default)]
    food: u8,
    #[serde(default)]
    ammo: u8,
    #[serde(default)]
    fuel: u8,
    deadline: Deadline,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TaskWord {
    PlaceTarget,
    StopWaypoint,
    NotLastAtDeadline,
    HaveAtGameEnd,
    BoardOrLeadAtGameEnd,
}

impl RawStory {
    /// Holds the head of a record against its number.
    fn check(&self, file: &File<'_>, number: u16) -> Result<(), Fault> {
        let id = self.id.get_ref();
        if *self.number.get_ref() != number {
            let found = self.number.get_ref();
            let what = format!("expected {number}, the Stories in order, found {found}");
            return Err(file.fault(self.number.span(), what));
        }
        if *id != format!("st_{number}") {
            let what = format!("expected the Story `st_{number}` in this place, found `{id}`");
            return Err(file.fault(self.number.span(), what));
        }
        period_of(file, &self.period)?;
        Ok(())
    }

    fn options(&self, file: &File<'_>, compiler: &mut Compiler) -> Result<Vec<StoryOption>, Fault> {
        let id = self.id.get_ref();
        let mut options = Vec::new();
        for (index, option) in self.option.iter().enumerate() {
            let key = char::from(b'A' + index as u8);
            if option.key.get_ref() != &key.to_string() {
                let what =
                    format!("expected the option {key} here, found {}", option.key.get_ref());
                return Err(file.fault(option.key.span(), what));
            }
            let whole = match option.kind {
                Kind::Auto => option.test.is_none() && option.mission.is_none(),
                Kind::Test => option.test.is_some() && option.mission.is_none(),
                Kind::Mission => option.test.is_none() && option.mission.is_some(),
            };
            if !whole {
                let what =
                    "expected a `test` for a test, a `mission` for a mission, and neither for auto";
                return Err(file.fault(option.key.span(), what));
            }
            options.push(compiled(file, compiler, option, id, key.to_ascii_lowercase())?);
        }
        Ok(options)
    }
}

/// Reads `stories.toml`.
pub(super) fn read<'a>(
    file: &File<'a>,
    numbers: &mut Numbers<'a>,
    compiler: &mut Compiler,
) -> Result<Vec<Story>, Fault> {
    let raw: StoryFile = file.read(OPERATIONS)?;
    file.names("a Story", raw.story.iter().map(|story| &story.id))?;
    let mut stories = Vec::new();
    let mut next_box = PRINTED as u8;
    for (place, story) in raw.story.iter().enumerate() {
        numbers.note("story", file, &story.number);
        story.check(file, FIRST_STORY + place as u16)?;
        let id = story.id.get_ref();
        let mut extension = Vec::new();
        for added in &story.extension {
            let sort = added.sort().map_err(|wrong| file.fault(story.id.span(), wrong))?;
            extension.push((BoxId(next_box), sort));
            next_box += 1;
        }
        let options = story.options(file, compiler)?;
        let open = |option: &StoryOption| option.cost.is_empty() && option.requires.is_none();
        if !options.iter().any(open) {
            let what = "expected an option without cost and requirement (LA-X4.47), found none";
            return Err(file.fault(story.id.span(), what));
        }
        let follow_up = match &story.follow_up {
            Some(follow_up) => Some(compiler.program(file, &story.id, &follow_up.success)?),
            None => None,
        };
        stories.push(Story {
            name: keep(format!("la-name-{id}")),
            intro: keep(format!("la-story-{id}-intro")),
            period: period_of(file, &story.period)?,
            trigger: story.trigger,
            options: options.into(),
            follow_up,
            end_game: compiler.program(file, &story.id, &story.end_game)?,
            extension,
        });
    }
    if stories.len() != STORIES || usize::from(next_box) > crate::boxes::ALL_BOXES {
        let what = format!(
            "expected {STORIES} Stories with at most {} added boxes, found {} with {}",
            crate::boxes::ALL_BOXES - PRINTED,
            stories.len(),
            usize::from(next_box) - PRINTED
        );
        return Err(Fault::whole(file.file(), what));
    }
    Ok(stories)
}

fn compiled(
    file: &File<'_>,
    compiler: &mut Compiler,
    option: &RawOption,
    id: &str,
    key: char,
) -> Result<StoryOption, Fault> {
    let mut cost = Vec::new();
    for effect in &option.cost {
        match effect.op {
            Op::Pay { res, n } => cost.push(Cost { res, n }),
            _ => {
                let what = "expected only `pay` in the cost of an option, found another operation";
                return Err(file.fault(option.key.span(), what));
            }
        }
    }
    let test = option.test.as_ref().map(|test| Test {
        letters: test.letters.iter().copied().collect(),
        extra: test
            .extra
            .iter()
            .map(|extra| Extra {
                letters: extra.letters.iter().copied().collect(),
                cost: extra.cost,
                only_if: extra.only_if.map(|only_if| only_if.cond),
            })
            .collect(),
    });
    let mission = option.mission.as_ref().map(|mission| Mission {
        task: match mission.event {
            TaskWord::PlaceTarget => Task::PlaceTarget,
            TaskWord::StopWaypoint => Task::StopWaypoint,
            TaskWord::NotLastAtDeadline => Task::NotLast,
            TaskWord::HaveAtGameEnd => Task::Have(stock(mission.food, mission.ammo, mission.fuel)),
            TaskWord::BoardOrLeadAtGameEnd => Task::BoardOrLead,
        },
        deadline: mission.deadline,
    });
    let told = |result: &str| keep(format!("la-story-{id}-{key}-{result}"));
    Ok(StoryOption {
        label: keep(format!("la-story-{id}-{key}")),
        told: [told("success"), told("failure")],
        cost,
        requires: option.requires.map(|requires| requires.cond),
        test,
        mission,
        success: compiler.program(file, &option.key, &option.success)?,
        failure: compiler.program(file, &option.key, &option.failure)?,
    })
}
