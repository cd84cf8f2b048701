//! What is chosen before a game (`modes.md`).

use kernel::Text;
use kernel::options::{Choice, OptionSpec, as_written};
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
    /// One player alone (modes.md 3): what any table with one seat is.
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

/// What a person may choose.
pub const OPTIONS: [OptionSpec; 3] = [
    OptionSpec {
        key: "mode",
        choice: Choice::One(&["standard", "coop"]),
        default: "standard",
        about: "nem-about-mode",
        names: mode_name,
    },
    OptionSpec {
        key: "bag",
        choice: Choice::One(&["printed", "gentle", "harsh"]),
        default: "printed",
        about: "nem-about-bag",
        names: bag_name,
    },
    OptionSpec {
        key: "traits",
        choice: Choice::Flag,
        default: "no",
        about: "nem-about-traits",
        names: as_written,
    },
];

fn mode_name(written: &str) -> Option<Text> {
    Some(Text::new(format!("nem-name-mode-{written}")))
}

fn bag_name(written: &str) -> Option<Text> {
    Some(Text::new(format!("nem-name-bag-{written}")))
}
