//! What is chosen before a game (`modes.md`).

use serde::{Deserialize, Serialize};

/// What is chosen before a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How it is played.
    pub mode: Mode,
    /// How full the bag is (OPT-09).
    pub bag: BagOption,
    /// Whether base Characters use their Traits (OPT-02).
    pub traits: bool,
}

/// The ways to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Everybody for themselves, with secret Objectives (modes.md 1).
    #[default]
    Standard,
    /// All together, with open Objectives (modes.md 2).
    Coop,
    /// One player alone (modes.md 3).
    Solo,
}

impl Mode {
    /// Whether all win or lose together (NEM-27.14).
    pub const fn together(self) -> bool {
        matches!(self, Mode::Coop | Mode::Solo)
    }
}

/// How full the bag is at the start (OPT-09).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BagOption {
    /// As printed.
    #[default]
    Printed,
    /// One Adult fewer.
    Gentle,
    /// One Adult more.
    Harsh,
}
