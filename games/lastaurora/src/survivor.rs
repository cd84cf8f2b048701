//! What Survivors can do (LA-11.2, LA-11.3).

use serde::Deserialize;

use crate::vocab::{Cond, Program};

/// In which zones an ability works (LA-11.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Working {
    /// The Active Zone.
    Active,
    /// While taking part in an exploration action.
    Transit,
    /// Every zone.
    Any,
}

/// An ability.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(
    missing_docs,
    reason = "named after the codes of vocab.toml; the fields are their parameters"
)]
pub enum Ability {
    /// None (LA-2.13).
    None,
    /// Goes to the Rest Zone where others are exhausted (LA-5.16).
    ExhaustToRest,
    /// The Co-pilot's speed.
    CatchUp { base: i8, extra: i8, distance: u8 },
    /// A list of effects.
    Effects(Program),
    /// The Scavenger's extra resource.
    GatherExtra(u8),
    /// The Gunner's second shot.
    Refire,
    /// The Scout's immunity.
    IgnoreRadiation,
    /// The Artillery Officer's level.
    LevelPlus { n: u8, max: u8 },
    /// The Spotter's answer to a MISS (LA-X1.25).
    MissBecomesHit(u8),
    /// The Dog Trainer's Object (LA-X1.21).
    GatherObject(u8),
    /// The Sniper's shot (LA-X1.22).
    DirectAttack(u8),
    /// The Captive Tracker's strength alone.
    StrengthAlone(u8),
    /// The Radio Operator (LA-X2.20).
    RadioStrike,
    /// The Arctic Wolf (LA-X3.4).
    AdjacentBonus,
    /// Speed on a condition (LA-X3.6, LA-X3.15).
    SpeedIf(u8, Cond),
    /// The Alpha Mutant (LA-X3.7).
    CleanToRest,
    /// The Ghoul (LA-X3.8).
    CleanForSpeed(u8),
    /// The Valkyrie (LA-X3.13).
    SpeedByCards { thresholds: [u8; 3], values: [u8; 3] },
    /// The War Daughter (LA-X3.14).
    FirstHit { thresholds: [u8; 3], values: [u8; 3] },
    /// The Support Drone (LA-X3.16).
    ObjectForSpeed(u8),
}
