//! The effect vocabulary (chapter LA-19), as the content files write it and as the engine carries it out.

mod stories;
mod words;

use serde::{Deserialize, Serialize};

pub use stories::*;
pub use words::*;
/// A list of effects in the table of all of them.
pub use workbench::script::Program;

/// An effect by its place in the table of all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EffectId(pub u16);

impl EffectId {
    /// The place in the table.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An operation (LA-19.3 to LA-19.21), with its parameters as the content files name them.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the operations and their parameters are those of chapter LA-19")]
pub enum Op {
    Gain {
        res: Res,
        n: u8,
    },
    GainChoice {
        from: Goods,
        n: u8,
    },
    DrawObject {
        n: u8,
    },
    DrawKeep {
        n: u8,
        keep: u8,
    },
    DiscardObject {
        n: u8,
    },
    Lose {
        res: Payable,
        n: u8,
    },
    Pay {
        res: Payable,
        n: u8,
    },
    Fame {
        n: i8,
    },
    Repair {
        n: u8,
        scope: Scope,
    },
    Damage {
        n: u8,
        #[serde(rename = "where")]
        at: Where,
        #[serde(default)]
        cost: bool,
    },
    Contaminate {
        n: u8,
        target: Contaminated,
    },
    Decontaminate {
        n: u8,
        target: Cleaned,
    },
    LoseSurvivor {
        from: Zone,
    },
    MoveSurvivor {
        n: u8,
        from: Zone,
        to: Zone,
    },
    Speed {
        n: i8,
        when: When,
    },
    Strength {
        n: i8,
        when: When,
    },
    Advance {
        n: u8,
    },
    EndMovement {},
    IgnoreSpace {},
    Improve {
        kinds: Kinds,
        from: ImproveFrom,
    },
    RecruitCastaway {},
    RecruitTo {
        to: Zone,
    },
    EnemyDamage {
        n: u8,
        target: EnemyTarget,
        normal: bool,
    },
    SwapTarget {},
    AmmoSubstitute {
        bonus: u8,
    },
    IgnoreEnemies {
        when: When,
    },
    Shield {
        n: u8,
        against: Against,
    },
    Aurora {
        to: Stage,
    },
    Peek {
        deck: PeekDeck,
        n: u8,
        reorder: bool,
    },
    RefreshSlot {
        n: u8,
    },
    Give {
        res: Payable,
        n: u8,
        to: OtherPlayer,
    },
    Demand {
        res: Payable,
        n: u8,
        from: OtherPlayer,
    },
    Humiliate {},
    PlaceMines {
        n: u8,
    },
    Archive {
        under: Under,
    },
    DiscardStory {},
    Read {
        option: OptionKey,
        result: ResultKind,
    },
    CancelAction {
        to: Zone,
    },
    LoadChild {},
    UnloadChild {
        story: StoryId,
    },
    ArchiveBoth {
        other: StoryId,
    },
    EnemyEscapes {},
    Score {
        n: i8,
    },
    TurnOrderSlow {
        first: i8,
        second: i8,
        third: i8,
        fourth: i8,
    },
    FoodVote {
        fame_each: u8,
        threshold: u8,
        else_aurora: Stage,
    },
    ContaminateOrDiscard {},
    Howl {
        repair: u8,
        damage: u8,
    },
    AutomaGain {
        what: AutomaGain,
        n: u8,
    },
}

impl Op {
    /// Whether `vocab.toml` gives this operation a `who`.
    pub const fn takes_who(&self) -> bool {
        matches!(
            self,
            Op::Gain { .. }
                | Op::DrawObject { .. }
                | Op::Lose { .. }
                | Op::Fame { .. }
                | Op::Repair { .. }
                | Op::Damage { .. }
                | Op::Contaminate { .. }
                | Op::MoveSurvivor { .. }
                | Op::Speed { .. }
                | Op::Shield { .. }
                | Op::ContaminateOrDiscard {}
        )
    }
}

/// A condition (LA-19.22).
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the conditions and their parameters are those of LA-19.22")]
pub enum Cond {
    Archived { story: StoryId },
    StrengthAtLeast { n: u8 },
    ParticipantsAtLeast { n: u8 },
    SurvivorsAtLeast { n: u8 },
    TruckTracked {},
    Undamaged {},
    ChildAboard { story: Option<StoryId> },
    FreeCrewBox {},
    SurvivorRoom {},
    HasResource {},
    OpponentAhead {},
    PlayerHasMore { what: Compared },
}

/// One entry of an effect list (LA-19.1).
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    /// What is done.
    pub op: Op,
    /// Only if this holds.
    #[serde(rename = "if", default)]
    pub only_if: Option<If>,
    /// To whom.
    #[serde(default)]
    pub who: Who,
}

/// A condition in the writing of content files.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct If {
    /// The condition.
    pub cond: Cond,
}
