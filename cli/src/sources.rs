//! Records and scenarios as they come in: which is which, which game, and which sentence when something is wrong.

use std::sync::Arc;

use kernel::record::{FIRST_LINE, Record, ReplayError};
use kernel::scenario::Scenario;
use kernel::{Fault, Lang, Seed, Text};
use players::Kind;
use render::{Voice, Words};
use table::title::ScenarioEnd;
use table::{OpenError, Registry, Setup, Title};

use crate::exit::Stop;
use crate::input::Input;
use crate::lang::words;

/// A file that leads to a position.
pub(crate) enum Source {
    /// A recorded game.
    Record(Record),
    /// A scenario.
    Scenario(Scenario),
}

/// Reads a record or a scenario, told apart by the first line.
pub(crate) fn read_either(input: &Input) -> Result<Source, Fault> {
    let is_record = |line: &str| line.trim_start().starts_with("starboard record");
    let first = input.text.lines().find(|line| {
        let line = line.trim();
        !line.is_empty() && !line.starts_with('#')
    });
    if first.is_some_and(is_record) {
        return Record::parse(&input.name, &input.text).map(Source::Record);
    }
    Scenario::parse(&input.name, &input.text).map(Source::Scenario).map_err(|mut fault| {
        fault.message = format!(
            "{} (read as a scenario, because a record begins with `{FIRST_LINE}`)",
            fault.message
        );
        fault
    })
}

/// A game with its words.
pub(crate) struct Shelf {
    /// The game.
    pub(crate) title: Arc<dyn Title>,
    /// Its words, and ours.
    pub(crate) words: Words,
}

impl Shelf {
    /// The game with this id.
    pub(crate) fn of(games: &Registry, id: &str, lang: Lang) -> Result<Shelf, Stop> {
        let title = Arc::clone(games.get(id)?);
        let words = words(lang, title.book());
        Ok(Shelf { title, words })
    }

    /// The game of a record.
    pub(crate) fn of_record(games: &Registry, record: &Record, lang: Lang) -> Result<Shelf, Stop> {
        let known = games.get(&record.game);
        known.map_err(|unknown| record.source.fault("game", unknown.to_string()))?;
        Shelf::of(games, &record.game, lang)
    }

    /// The game of a scenario.
    pub(crate) fn of_scenario(
        games: &Registry,
        scenario: &Scenario,
        lang: Lang,
    ) -> Result<Shelf, Stop> {
        let known = games.get(&scenario.game);
        known.map_err(|unknown| scenario.fault("game", unknown.to_string()))?;
        Shelf::of(games, &scenario.game, lang)
    }

    /// What a game says.
    pub(crate) const fn voice(&self) -> Voice<'_> {
        self.words.voice()
    }

    /// Why a record cannot be rebuilt, in a sentence: a move against the rules is a "no", everything else is wrong
    /// input.
    pub(crate) fn replay_error(&self, error: &ReplayError) -> Stop {
        match error {
            ReplayError::Fault(fault) => fault.clone().into(),
            ReplayError::Setup(fault, setup) => {
                let message = self.voice().setup_error(setup);
                Fault { message, ..fault.clone() }.into()
            }
            ReplayError::Illegal(illegal) => {
                Stop::no(format!("{illegal}: {}", self.voice().refusal(&illegal.refusal)))
            }
        }
    }

    /// Why a table cannot be opened, in a sentence.
    pub(crate) fn open_error(&self, error: &OpenError) -> String {
        match (error, error.text()) {
            (OpenError::Seat { seat, .. }, Some((text, rule))) => {
                let sentence = self.voice().say(text);
                format!("{seat}: {sentence} ({rule})")
            }
            (_, Some((text, rule))) => format!("{} ({rule})", self.voice().say(text)),
            (_, None) => error.to_string(),
        }
    }

    /// Plays a scenario to its end.
    pub(crate) fn play(&self, scenario: &Scenario) -> Result<ScenarioEnd, Fault> {
        // A scenario says its sentences in English, whatever language its results are told in.
        let english = Words::new(Lang::En, self.title.book());
        let say = |text: &Text| english.voice().say(text);
        self.title.scenario_end(scenario, &say).map_err(|fault| self.in_words(scenario, fault))
    }

    /// Where the game itself refuses the set-up, its own sentence instead of the message's id.
    fn in_words(&self, scenario: &Scenario, fault: Fault) -> Fault {
        let mut kinds = vec![Kind::Me; scenario.seats.into()];
        for (kind, (written, _)) in kinds.iter_mut().zip(&scenario.kinds) {
            *kind = Kind::from(written.as_str());
        }
        let seed = scenario.seed.unwrap_or_else(|| Seed::from_number(0));
        let setup = Setup { options: scenario.options.clone(), ..Setup::new(kinds, seed) };
        match self.title.open(&setup) {
            Err(error) if error.text().is_some() => {
                Fault { message: self.open_error(&error), ..fault }
            }
            _ => fault,
        }
    }
}
