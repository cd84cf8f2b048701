//! What is chosen before a game.

use kernel::{Choice, OptionSpec};
use serde::{Deserialize, Serialize};
use workbench::flat::Id;

/// What is chosen before a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The side of the board (LA-3.1).
    pub map: MapSide,
    /// The expansion modules in use (LA-1.13).
    pub modules: Vec<Module>,
    /// Whether the Mine is in the Object deck (LA-18.7).
    pub mine: bool,
    /// Whether crews are dealt or chosen (LA-X3.3).
    pub crews: Crews,
    /// How strong the Automa starts (LA-17.2).
    pub difficulty: Difficulty,
}

/// A side of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MapSide {
    /// For first games.
    #[default]
    Alpha,
    /// With branches and avalanches.
    Beta,
}

/// An expansion module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Module {
    /// Module 1 (LA-X1).
    Exploration,
    /// Module 2 (LA-X2).
    Asgaror,
    /// Module 3 (LA-X3).
    Crews,
    /// Module 4 (LA-X4).
    Stories,
    /// Module 5 (LA-X5).
    Pvp,
}

/// How crews are distributed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Crews {
    /// At random.
    #[default]
    Dealt,
    /// Chosen in Reverse Turn Order.
    Chosen,
}

/// The Automa's difficulty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Difficulty {
    /// Easy.
    Easy,
    /// Normal.
    #[default]
    Normal,
    /// Hard.
    Hard,
}

impl MapSide {
    const ALL: [MapSide; 2] = [MapSide::Alpha, MapSide::Beta];
}

impl Module {
    const ALL: [Module; 5] =
        [Module::Exploration, Module::Asgaror, Module::Crews, Module::Stories, Module::Pvp];
}

impl Difficulty {
    const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard];
}

/// Members are told apart by their number in states and in the content.
macro_rules! by_number {
    ($($kind:ident)*) => {$(
        impl Id for $kind {
            #[inline]
            fn number(self) -> u8 {
                self as u8
            }

            #[inline]
            fn from_number(number: u8) -> Self {
                $kind::ALL[usize::from(number)]
            }
        }
    )*};
}

by_number! { MapSide Module Difficulty }

/// The modules, as `--option modules=` names them.
pub const MODULES: [&str; 5] = ["exploration", "asgaror", "crews", "stories", "pvp"];

/// The options as the lobby and the command line offer them.
pub static OPTIONS: [OptionSpec; 5] = [
    OptionSpec {
        key: "map",
        choice: Choice::One(&["alpha", "beta"]),
        default: "alpha",
        about: "la-option-map",
        names: kernel::options::as_written,
    },
    OptionSpec {
        key: "modules",
        choice: Choice::Several(&MODULES),
        default: "",
        about: "la-option-modules",
        names: kernel::options::as_written,
    },
    OptionSpec {
        key: "mine",
        choice: Choice::Flag,
        default: "no",
        about: "la-option-mine",
        names: kernel::options::as_written,
    },
    OptionSpec {
        key: "crews",
        choice: Choice::One(&["dealt", "chosen"]),
        default: "dealt",
        about: "la-option-crews",
        names: kernel::options::as_written,
    },
    OptionSpec {
        key: "difficulty",
        choice: Choice::One(&["easy", "normal", "hard"]),
        default: "normal",
        about: "la-option-difficulty",
        names: kernel::options::as_written,
    },
];
