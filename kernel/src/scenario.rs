//! Scenarios: a situation, what is done in it, and what must follow, as a TOML file. Test, bug report, puzzle and
//! teaching example in one form; `docs/scenarios.md` documents it completely.

mod company;
mod condition;
mod read;
mod run;

use crate::chance::Seed;
use crate::fault::{Fault, Place};
use crate::options::Given;
use crate::seat::Seat;

pub use company::{Casting, Company};
pub use condition::{Condition, Expectation};
pub use run::{End, Failure, Report, Say, run, run_with};

/// A scenario as written.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The file's name, for messages.
    pub file: String,
    /// The game's id.
    pub game: String,
    /// What it shows, in one line.
    pub title: String,
    /// The rules it shows: they count as tested.
    pub rules: Vec<(String, Place)>,
    /// The options, in the writing of `--option`.
    pub options: Given,
    /// How many seats.
    pub seats: u8,
    /// Who sits in them, if the scenario says it: one seat kind each, `me` for a person. Nothing: those of the lesson,
    /// or people.
    pub kinds: Vec<(String, Place)>,
    /// The lesson whose guide looks on, if there is one.
    pub lesson: Option<(String, Place)>,
    /// The seed, if the scenario says it.
    pub seed: Option<Seed>,
    /// Changes to the opening position.
    pub setup: Vec<(String, Place)>,
    /// What is done, in order.
    pub steps: Vec<Step>,
    /// What must hold at the end.
    pub expect: Vec<Expectation>,
    /// The places of the other fields, by name.
    pub places: Vec<(&'static str, Place)>,
}

/// One step of a scenario.
#[derive(Clone, Debug)]
pub struct Step {
    /// Where it stands in the file.
    pub place: Place,
    /// What is done.
    pub deed: Deed,
    /// What must hold after it.
    pub expect: Vec<Expectation>,
}

/// What a step does.
#[derive(Clone, Debug)]
pub enum Deed {
    /// A seat makes these moves, which must all be legal.
    Moves(Seat, Vec<(String, Place)>),
    /// A seat tries this move, and this rule must refuse it.
    Refused {
        /// Who tries.
        seat: Seat,
        /// What.
        notation: (String, Place),
        /// The rule that must refuse.
        by: (String, Place),
        /// The English sentence the person must read, if the scenario says it.
        sentence: Option<(String, Place)>,
    },
    /// An automatic seat decides by itself, and these must be its decisions.
    Decides(Seat, Vec<(String, Place)>),
    /// The automatic seats decide as long as nobody else is awaited.
    GoesOn,
    /// Nothing: the step only expects.
    Nothing,
}

impl Scenario {
    /// Reads a scenario. The file's name is only for messages.
    pub fn parse(file: &str, text: &str) -> Result<Scenario, Fault> {
        read::scenario(file, text)
    }

    /// A fault in one of the fields, with its place if it is known.
    pub fn fault(&self, field: &str, message: impl Into<String>) -> Fault {
        let place = self.places.iter().find(|(name, _)| *name == field).map(|(_, place)| *place);
        Fault { file: self.file.clone(), place, field: Some(field.into()), message: message.into() }
    }
}
