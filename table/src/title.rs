//! One game on the shelf, without its type: what server and command line hold.

use std::fmt;
use std::sync::Arc;

use kernel::game::About;
use kernel::options::Given;
use kernel::record::{self, Record, ReplayError, Verdict};
use kernel::scenario::{self, Casting, Company, Say, Scenario};
use kernel::{
    Book, Fault, Game, Legacy, Lesson, Mind, OwnSeats, Player, SeatKind, Seed, Teach, Text,
};
use players::simulate::{self, Plan, Report, SimulateError, Watch};
use players::{Cast, Kind};

use crate::any::AnyTable;
use crate::at_table;
use crate::error::{OpenError, RebuildError};
use crate::journal::{DecidedBy, Entry};
use crate::next::{self, Choices, Join};
use crate::setup::{Setup, check_kinds};
use crate::table::Table;

/// A game that tables can be opened of. Inside each call the game's own types are at work; only the call is dynamic.
pub trait Title: Send + Sync {
    /// The game's card.
    fn about(&self) -> &About;
    /// The game's words and rules.
    fn book(&self) -> &Book;
    /// Every seat kind as one writes it: those every game has, then the game's own.
    fn seat_kinds(&self) -> Vec<String>;
    /// The game's own seat kinds, with their explanations.
    fn own_kinds(&self) -> &[SeatKind];
    /// What may stand behind the colon of one of the game's own seat kinds.
    fn seat_arguments(&self, kind: &str) -> Vec<&'static str>;
    /// What the part behind the colon of one of the game's own seat kinds is called; none: as it is written.
    fn argument_name(&self, kind: &str, argument: &str) -> Option<Text>;
    /// Whether the game can seat all of these, one a seat.
    fn check_kinds(&self, kinds: &[Kind]) -> Result<(), OpenError>;
    /// The game's guided games.
    fn lessons(&self) -> &[Lesson];
    /// Opens a table.
    fn open(&self, setup: &Setup) -> Result<Box<dyn AnyTable>, OpenError>;
    /// The table that wrote these journal entries.
    fn rebuild(&self, setup: &Setup, entries: &[Entry]) -> Result<Box<dyn AnyTable>, RebuildError>;
    /// A table that goes on after the first `at` moves of a record (all, if none is given).
    fn resume(&self, record: &Record, at: Option<u32>) -> Result<Box<dyn AnyTable>, ReplayError>;
    /// The set-up of the chapter that goes on from a legacy.
    fn next(&self, legacy: &Legacy, choices: &Choices) -> Result<Setup, OpenError>;
    /// Whether a record goes on from the one before it in a campaign.
    fn joined(&self, before: &Record, record: &Record) -> Join;
    /// Replays a record and checks everything it claims.
    fn verify(&self, record: &Record) -> Result<Verdict, ReplayError>;
    /// Plays a scenario and says what did not come out.
    fn scenario(&self, scenario: &Scenario, say: Say<'_>) -> Result<scenario::Report, Fault>;
    /// The table at the end of a scenario, every seat a person's, with the report of how it went.
    fn scenario_end(&self, scenario: &Scenario, say: Say<'_>) -> Result<ScenarioEnd, Fault>;
    /// Plays the games of a plan between automatic players.
    fn simulate(&self, plan: &Plan, watch: Watch<'_>) -> Result<Report, SimulateError>;
    /// Plays the same games at tables, as a server does.
    fn simulate_at_tables(&self, plan: &Plan, watch: Watch<'_>) -> Result<Report, SimulateError>;
}

/// Where a scenario leads.
#[derive(Debug)]
pub struct ScenarioEnd {
    /// The table after the last step that could be made.
    pub table: Box<dyn AnyTable>,
    /// How the scenario went.
    pub report: scenario::Report,
}

/// The [`Title`] of a game: its rules, and what it brings along beside them.
///
/// A copy is cheap and shares everything.
pub struct Titled<G: Game> {
    cast: Cast<G>,
    teach: Option<Arc<dyn Teach<Game = G>>>,
}

/// The title of a game that brings along what is added to it: a mind, lessons, seat kinds of its own.
pub fn title<G: Game>(game: G) -> Titled<G> {
    Titled { cast: Cast::new(game), teach: None }
}

impl<G: Game> Titled<G> {
    /// The same with a mind for those who play it automatically.
    #[must_use]
    pub fn mind(self, mind: impl Mind<Game = G>) -> Titled<G> {
        Titled { cast: self.cast.mind(mind), ..self }
    }

    /// The same with lessons.
    #[must_use]
    pub fn teach(self, teach: impl Teach<Game = G>) -> Titled<G> {
        Titled { teach: Some(Arc::new(teach)), ..self }
    }

    /// The same with seat kinds of the game's own.
    #[must_use]
    pub fn seats(self, own: impl OwnSeats<Game = G>) -> Titled<G> {
        Titled { cast: self.cast.seats(own), ..self }
    }

    /// The game.
    pub fn game(&self) -> &G {
        self.cast.game()
    }

    /// The game with its players.
    pub fn cast(&self) -> &Cast<G> {
        &self.cast
    }

    /// The guided games, if there are any.
    pub(crate) fn taught(&self) -> Option<&dyn Teach<Game = G>> {
        self.teach.as_deref()
    }

    /// The guided games.
    pub(crate) fn guided(&self) -> &[Lesson] {
        self.teach.as_ref().map_or(&[], |teach| teach.lessons())
    }
}

impl<G: Game> Titled<G> {
    /// Plays a scenario in the title's company.
    fn run_scenario(&self, scenario: &Scenario, say: Say<'_>) -> Result<scenario::End<G>, Fault> {
        let cast = Seating(&self.cast);
        let company = Company { teach: self.taught(), cast: Some(&cast) };
        scenario::run_with(self.game(), company, scenario, say)
    }
}

/// The players of a cast, for scenarios.
struct Seating<'a, G: Game>(&'a Cast<G>);

impl<G: Game> Casting<G> for Seating<'_, G> {
    fn seated(&self, kinds: &[&str], given: &Given) -> Result<Given, String> {
        let kinds: Vec<Kind> = kinds.iter().map(|kind| Kind::from(*kind)).collect();
        self.0.seated_options(&kinds, given).map_err(|error| error.to_string())
    }

    fn player(&self, kind: &str, seed: Seed) -> Result<Box<dyn Player<G>>, String> {
        self.0.player(&Kind::from(kind), seed, 1).map_err(|error| error.to_string())
    }
}

impl<G: Game> Clone for Titled<G> {
    fn clone(&self) -> Self {
        Titled { cast: self.cast.clone(), teach: self.teach.clone() }
    }
}

impl<G: Game> fmt::Debug for Titled<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Titled").field(&self.game().about().id).finish()
    }
}

fn boxed<G: Game>(table: Table<G>) -> Box<dyn AnyTable> {
    Box::new(table)
}

impl<G: Game> Title for Titled<G> {
    fn about(&self) -> &About {
        self.game().about()
    }

    fn book(&self) -> &Book {
        self.game().book()
    }

    fn seat_kinds(&self) -> Vec<String> {
        Kind::known(self.cast.own_kinds())
    }

    fn own_kinds(&self) -> &[SeatKind] {
        self.cast.own_kinds()
    }

    fn seat_arguments(&self, kind: &str) -> Vec<&'static str> {
        self.cast.own_seats().map_or_else(Vec::new, |own| own.arguments(kind))
    }

    fn argument_name(&self, kind: &str, argument: &str) -> Option<Text> {
        self.cast.own_seats()?.argument_name(kind, argument)
    }

    fn check_kinds(&self, kinds: &[Kind]) -> Result<(), OpenError> {
        check_kinds(&self.cast, kinds)
    }

    fn lessons(&self) -> &[Lesson] {
        self.guided()
    }

    fn open(&self, setup: &Setup) -> Result<Box<dyn AnyTable>, OpenError> {
        Table::open(self.clone(), setup).map(boxed)
    }

    fn rebuild(&self, setup: &Setup, entries: &[Entry]) -> Result<Box<dyn AnyTable>, RebuildError> {
        Table::rebuild(self.clone(), setup, entries).map(boxed)
    }

    fn resume(&self, record: &Record, at: Option<u32>) -> Result<Box<dyn AnyTable>, ReplayError> {
        Table::resume(self.clone(), record, at).map(boxed)
    }

    fn next(&self, legacy: &Legacy, choices: &Choices) -> Result<Setup, OpenError> {
        next::setup(legacy, choices)
    }

    fn joined(&self, before: &Record, record: &Record) -> Join {
        self.joined(before, record)
    }

    fn verify(&self, record: &Record) -> Result<Verdict, ReplayError> {
        record::verify(self.game(), record)
    }

    fn scenario(&self, scenario: &Scenario, say: Say<'_>) -> Result<scenario::Report, Fault> {
        self.run_scenario(scenario, say).map(|end| end.report)
    }

    fn scenario_end(&self, scenario: &Scenario, say: Say<'_>) -> Result<ScenarioEnd, Fault> {
        let end = self.run_scenario(scenario, say)?;
        let people = vec![Kind::Me; scenario.seats.into()];
        let setup = Setup {
            options: end.options,
            arrange: end.arrange,
            lesson: scenario.lesson.as_ref().map(|(lesson, _)| lesson.clone()),
            ..Setup::new(people, end.seed)
        };
        let mut table = Table::open(self.clone(), &setup)
            .map_err(|error| Fault::whole(&scenario.file, error.to_string()))?;
        for (seat, mv) in end.moves {
            table
                .play(seat, mv, DecidedBy::Person, None)
                .expect("the scenario was played with these moves");
        }
        Ok(ScenarioEnd { table: boxed(table), report: end.report })
    }

    fn simulate(&self, plan: &Plan, watch: Watch<'_>) -> Result<Report, SimulateError> {
        simulate::run(&self.cast, plan, watch)
    }

    fn simulate_at_tables(&self, plan: &Plan, watch: Watch<'_>) -> Result<Report, SimulateError> {
        at_table::run(self, plan, watch)
    }
}
