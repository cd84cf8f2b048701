//! Running a scenario.

use std::collections::HashMap;

use serde::Serialize;
use serde_json::Value;

use super::condition::Root;
use super::{Deed, Expectation, Scenario};
use crate::book;
use crate::fault::{Fault, Place};
use crate::game::Game;
use crate::journal::Journal;
use crate::notation::NotationError;
use crate::opening::{self, OpeningError};
use crate::play;
use crate::seat::{Seat, Viewer};
use crate::text::Text;

/// One thing that did not come out as the scenario says.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Failure {
    /// Which step, as `step 2` or `end`.
    pub step: String,
    /// The line it stands on.
    pub line: u32,
    /// What was expected.
    pub expected: String,
    /// What was found.
    pub found: String,
}

/// How a scenario went.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// What did not come out.
    pub failures: Vec<Failure>,
}

impl Report {
    /// Whether everything came out.
    pub fn ok(&self) -> bool {
        self.failures.is_empty()
    }
}

/// Where a scenario leads: its position, and the decisions that led there.
pub struct End<G: Game> {
    /// How it went.
    pub report: Report,
    /// The position after the last step.
    pub state: G::State,
    /// The moves that were made, in order.
    pub moves: Vec<(Seat, G::Move)>,
}

/// How a message reads in English. The kernel has no words of its own: whoever runs scenarios brings them.
pub type Say<'a> = &'a dyn Fn(&Text) -> String;

/// Plays a scenario. A mistake in the file is a fault; whatever does not come out is in the report. A move that
/// should be legal and is not ends the scenario there. `say` words the refusals whose sentence the scenario says.
pub fn run<G: Game>(game: &G, scenario: &Scenario, say: Say<'_>) -> Result<End<G>, Fault> {
    let state = start(game, scenario)?;
    let mut run = Run { game, scenario, say, state, moves: Vec::new(), failures: Vec::new() };
    check_rule_ids(game, scenario)?;
    let mut whole = true;
    for (number, step) in (1..).zip(&scenario.steps) {
        let name = format!("step {number}");
        if !run.deed(&name, &step.deed)? {
            whole = false;
            break;
        }
        run.expect(&name, &step.expect);
    }
    if whole {
        run.expect("end", &scenario.expect);
    }
    Ok(End { report: Report { failures: run.failures }, state: run.state, moves: run.moves })
}

fn start<G: Game>(game: &G, scenario: &Scenario) -> Result<G::State, Fault> {
    if scenario.game != game.about().id {
        let message =
            format!("expected a scenario of {}, found `{}`", game.about().id, scenario.game);
        return Err(scenario.fault("game", message));
    }
    let changes: Vec<String> = scenario.setup.iter().map(|(change, _)| change.clone()).collect();
    opening::opening(game, &scenario.options, scenario.seats, scenario.seed, &changes).map_err(
        |error| match &error {
            OpeningError::Option(_) => scenario.fault("options", error.to_string()),
            OpeningError::Setup(_) => scenario.fault("seats", error.to_string()),
            OpeningError::Change { number, error, .. } => {
                let (_, place) = scenario.setup[number - 1];
                unreadable(scenario, place, error).in_field(format!("setup {number}"))
            }
            OpeningError::Unplayable(_) => match scenario.setup.first() {
                Some((_, place)) => Fault::at(&scenario.file, *place, error.to_string()),
                None => Fault::whole(&scenario.file, error.to_string()),
            },
        },
    )
}

fn unreadable(scenario: &Scenario, place: Place, error: &NotationError) -> Fault {
    let found = if error.found.is_empty() { "the end" } else { error.found.as_str() };
    // The text stands in quotation marks, so its first character is one column further.
    let place = Place { column: place.column + 1 + error.column as u32, ..place };
    Fault::at(&scenario.file, place, format!("expected {}, found `{found}`", error.expected))
}

/// A mistyped rule id would make a scenario that shows nothing.
fn check_rule_ids<G: Game>(game: &G, scenario: &Scenario) -> Result<(), Fault> {
    let mut known = Vec::new();
    for (name, text) in
        [("ledger.tsv", game.book().ledger), ("ledger.tsv", book::KERNEL_BOOK.ledger)]
    {
        known.extend(book::read_ledger(name, text)?.into_iter().map(|line| line.id));
    }
    let refused = scenario.steps.iter().filter_map(|step| match &step.deed {
        Deed::Refused { by, .. } => Some(by),
        Deed::Moves(..) | Deed::Nothing => None,
    });
    match scenario.rules.iter().chain(refused).find(|(id, _)| !known.contains(id)) {
        None => Ok(()),
        Some((id, place)) => {
            let message = format!("expected a rule id of {}, found `{id}`", game.about().id);
            Err(Fault::at(&scenario.file, *place, message))
        }
    }
}

struct Run<'a, G: Game> {
    game: &'a G,
    scenario: &'a Scenario,
    say: Say<'a>,
    state: G::State,
    moves: Vec<(Seat, G::Move)>,
    failures: Vec<Failure>,
}

impl<G: Game> Run<'_, G> {
    fn read(&self, (notation, place): &(String, Place)) -> Result<G::Move, Fault> {
        notation.parse().map_err(|error| unreadable(self.scenario, *place, &error))
    }

    fn fail(&mut self, step: &str, place: Place, expected: String, found: String) {
        self.failures.push(Failure { step: step.into(), line: place.line, expected, found });
    }

    /// Does what a step says; false if the scenario cannot go on.
    fn deed(&mut self, step: &str, deed: &Deed) -> Result<bool, Fault> {
        match deed {
            Deed::Nothing => {}
            Deed::Moves(seat, moves) => {
                for written in moves {
                    let mv = self.read(written)?;
                    let mut journal = Journal::muted();
                    let played = play::play(self.game, &mut self.state, *seat, &mv, &mut journal);
                    if let Err(refusal) = played {
                        let expected = format!("{seat} may `{}`", written.0);
                        let found = format!("refused by {} ({})", refusal.rule, refusal.reason);
                        self.fail(step, written.1, expected, found);
                        return Ok(false);
                    }
                    self.moves.push((*seat, mv));
                }
            }
            Deed::Refused { seat, notation, by, sentence } => {
                let mv = self.read(notation)?;
                let found = match play::check(self.game, &self.state, *seat, &mv) {
                    Ok(()) => "the move is legal".into(),
                    Err(refusal) if refusal.rule.0 == by.0 => {
                        self.expect_sentence(step, sentence.as_ref(), &refusal.text());
                        return Ok(true);
                    }
                    Err(refusal) => format!("refused by {} ({})", refusal.rule, refusal.reason),
                };
                let expected = format!("{} refuses {seat} `{}`", by.0, notation.0);
                self.fail(step, notation.1, expected, found);
            }
        }
        Ok(true)
    }

    fn expect_sentence(&mut self, step: &str, sentence: Option<&(String, Place)>, text: &Text) {
        let Some((expected, place)) = sentence else { return };
        let found = (self.say)(text);
        if found != *expected {
            self.fail(step, *place, format!("the sentence `{expected}`"), format!("`{found}`"));
        }
    }

    fn expect(&mut self, step: &str, expectations: &[Expectation]) {
        let mut documents: HashMap<Option<Viewer>, Value> = HashMap::new();
        for expectation in expectations {
            // A path without a root is refused when the file is read.
            let Some(root) = expectation.root() else { continue };
            let key = match root {
                Root::State => None,
                Root::Scene(viewer) => Some(viewer),
            };
            let document = documents.entry(key).or_insert_with(|| {
                match key {
                    None => serde_json::to_value(&self.state),
                    Some(viewer) => {
                        serde_json::to_value(play::scene(self.game, &self.state, viewer))
                    }
                }
                .expect("states and scenes are plain data, which JSON can hold")
            });
            for (expected, found) in expectation.failures(document) {
                self.failures.push(Failure {
                    step: step.into(),
                    line: expectation.place.line,
                    expected,
                    found,
                });
            }
        }
    }
}
