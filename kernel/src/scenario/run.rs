//! Running a scenario.

use std::collections::HashMap;

use serde::Serialize;
use serde_json::Value;

use super::company::{Company, PERSON};
use super::condition::Root;
use super::{Deed, Expectation, Scenario};
use crate::book;
use crate::chance::Seed;
use crate::event_log::{EventLog, LoggedEvent, told};
use crate::fault::{Fault, Place};
use crate::game::Game;
use crate::lesson::{Guide, Lesson};
use crate::notation::NotationError;
use crate::opening::{self, OpeningError};
use crate::options::Given;
use crate::play;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::teach::Teach;
use crate::text::Text;
use crate::turn::Turn;
use crate::view::View;

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
    /// The options it was opened with, those of its lesson and its seats among them.
    pub options: Given,
    /// The changes to its opening position, those of its lesson first.
    pub arrange: Vec<String>,
    /// The seed it was opened with.
    pub seed: Seed,
    /// The position after the last step.
    pub state: G::State,
    /// The moves that were made, in order.
    pub moves: Vec<(Seat, G::Move)>,
}

/// How a message reads in English. The kernel has no words of its own: whoever runs scenarios brings them.
pub type Say<'a> = &'a dyn Fn(&Text) -> String;

/// How many decisions automatic seats make in a row before it is taken for granted that they never end.
const PATIENCE: usize = 2_000;

/// Plays a scenario between people. A mistake in the file is a fault; whatever does not come out is in the report. A move
/// that should be legal and is not ends the scenario there. `say` words the refusals and log lines that the scenario
/// says.
pub fn run<G: Game>(game: &G, scenario: &Scenario, say: Say<'_>) -> Result<End<G>, Fault> {
    run_with(game, Company::NOBODY, scenario, say)
}

/// The same in company: with lessons and automatic seats.
pub fn run_with<G: Game>(
    game: &G,
    company: Company<'_, G>,
    scenario: &Scenario,
    say: Say<'_>,
) -> Result<End<G>, Fault> {
    let lesson = lesson(game, company, scenario)?;
    let kinds = kinds(scenario, lesson.map(|(_, lesson)| lesson))?;
    let opening = Opening::of(company, scenario, &kinds, lesson.map(|(_, lesson)| lesson))?;
    let state = opening.start(game, scenario)?;
    let Opening { options, arrange, seed } = opening;
    let mut run = Run {
        game,
        company,
        scenario,
        lesson,
        kinds,
        say,
        seed,
        state,
        moves: Vec::new(),
        log: Vec::new(),
        failures: Vec::new(),
    };
    check_rule_ids(game, scenario)?;
    let mut whole = true;
    for (number, step) in (1..).zip(&scenario.steps) {
        let name = format!("step {number}");
        run.log.clear();
        if !run.deed(&name, step.place, &step.deed)? {
            whole = false;
            break;
        }
        run.expect(&name, &step.expect);
    }
    if whole {
        run.expect("end", &scenario.expect);
    }
    let report = Report { failures: run.failures };
    Ok(End { report, options, arrange, seed, state: run.state, moves: run.moves })
}

/// A lesson with those who teach it.
type Taught<'a, G> = (&'a dyn Teach<Game = G>, &'a Lesson);

/// The lesson a scenario names.
fn lesson<'a, G: Game>(
    game: &G,
    company: Company<'a, G>,
    scenario: &Scenario,
) -> Result<Option<Taught<'a, G>>, Fault> {
    let Some((name, place)) = &scenario.lesson else { return Ok(None) };
    let lessons = company.teach.map_or(&[][..], |teach| teach.lessons());
    let known = || lessons.iter().map(|lesson| lesson.id.as_str()).collect::<Vec<_>>().join(", ");
    let found = lessons.iter().find(|lesson| lesson.id == *name);
    company.teach.zip(found).map(Some).ok_or_else(|| {
        let message =
            format!("expected a lesson of {} ({}), found `{name}`", game.about().id, known());
        Fault::at(&scenario.file, *place, message).in_field("lesson")
    })
}

/// Who sits there: whom the scenario names, or its lesson, or people.
fn kinds(scenario: &Scenario, lesson: Option<&Lesson>) -> Result<Vec<String>, Fault> {
    let named = scenario.kinds.iter().map(|(kind, _)| kind.clone());
    match lesson {
        Some(lesson) if lesson.seats.len() != usize::from(scenario.seats) => {
            let message = format!(
                "expected {}, as many as in the lesson, found {}",
                lesson.seats.len(),
                scenario.seats
            );
            Err(scenario.fault("seats", message))
        }
        Some(lesson) if scenario.kinds.is_empty() => Ok(lesson.seats.clone()),
        _ => Ok(named.collect()),
    }
}

/// What the game is opened with.
struct Opening {
    options: Given,
    arrange: Vec<String>,
    seed: Seed,
}

impl Opening {
    /// What the lesson says, then what the scenario says, then what those who sit there make of it.
    fn of<G: Game>(
        company: Company<'_, G>,
        scenario: &Scenario,
        kinds: &[String],
        lesson: Option<&Lesson>,
    ) -> Result<Opening, Fault> {
        let mut options = lesson.map_or_else(Given::new, |lesson| lesson.options.clone());
        options.extend(scenario.options.clone());
        if !kinds.is_empty() {
            let kinds: Vec<&str> = kinds.iter().map(String::as_str).collect();
            let wrong = |message: String| scenario.fault("seats", message);
            for kind in kinds.iter().filter(|kind| **kind != PERSON) {
                let cast = company.cast.ok_or_else(|| {
                    wrong(format!("expected `{PERSON}`, found `{kind}`: nobody else plays here"))
                })?;
                cast.player(kind, Seed::from_number(0)).map_err(wrong)?;
            }
            if let Some(cast) = company.cast {
                options = cast.seated(&kinds, &options).map_err(wrong)?;
            }
        }
        let changes = scenario.setup.iter().map(|(change, _)| change.clone());
        let arrange = lesson
            .map_or_else(Vec::new, |lesson| lesson.arrange.clone())
            .into_iter()
            .chain(changes);
        let of_lesson = lesson.and_then(|lesson| lesson.seed);
        let seed = scenario.seed.unwrap_or_else(|| Seed::from_number(of_lesson.unwrap_or(0)));
        Ok(Opening { options, arrange: arrange.collect(), seed })
    }

    fn start<G: Game>(&self, game: &G, scenario: &Scenario) -> Result<G::State, Fault> {
        if scenario.game != game.about().id {
            let message =
                format!("expected a scenario of {}, found `{}`", game.about().id, scenario.game);
            return Err(scenario.fault("game", message));
        }
        let of_lesson = self.arrange.len() - scenario.setup.len();
        opening::opening(game, &self.options, scenario.seats, self.seed, &self.arrange).map_err(
            |error| match &error {
                OpeningError::Option(_) => scenario.fault("options", error.to_string()),
                OpeningError::Setup(_) => scenario.fault("seats", error.to_string()),
                OpeningError::Change { number, error: wrong, .. } => {
                    match number.checked_sub(of_lesson + 1).and_then(|n| scenario.setup.get(n)) {
                        Some((_, place)) => unreadable(scenario, *place, wrong)
                            .in_field(format!("setup {}", number - of_lesson)),
                        None => Fault::whole(&scenario.file, error.to_string()),
                    }
                }
                OpeningError::Unplayable(_) => match scenario.setup.first() {
                    Some((_, place)) => Fault::at(&scenario.file, *place, error.to_string()),
                    None => Fault::whole(&scenario.file, error.to_string()),
                },
            },
        )
    }
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
        Deed::Moves(..) | Deed::Decides(..) | Deed::GoesOn | Deed::Nothing => None,
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
    company: Company<'a, G>,
    scenario: &'a Scenario,
    lesson: Option<Taught<'a, G>>,
    /// Who sits where; nothing: people.
    kinds: Vec<String>,
    say: Say<'a>,
    seed: Seed,
    state: G::State,
    moves: Vec<(Seat, G::Move)>,
    /// What the step has told so far.
    log: Vec<LoggedEvent<G::Event>>,
    failures: Vec<Failure>,
}

impl<G: Game> Run<'_, G> {
    fn read(&self, (notation, place): &(String, Place)) -> Result<G::Move, Fault> {
        notation.parse().map_err(|error| unreadable(self.scenario, *place, &error))
    }

    fn fail(&mut self, step: &str, place: Place, expected: String, found: String) {
        self.failures.push(Failure { step: step.into(), line: place.line, expected, found });
    }

    /// Why a seat may not do something: by the rules, or else by the guide of the lesson.
    fn check(&self, seat: Seat, mv: &G::Move) -> Result<(), Refusal> {
        play::check(self.game, &self.state, seat, mv)?;
        let guide = self
            .lesson
            .map(|(teach, lesson)| Guide::new(teach, lesson, self.game, &self.state, seat));
        guide.and_then(|guide| guide.forbids(mv)).map_or(Ok(()), Err)
    }

    fn play(&mut self, seat: Seat, mv: G::Move) {
        let mut log = EventLog::recording();
        play::play_unchecked(self.game, &mut self.state, seat, &mv, &mut log);
        self.log.extend(log.take());
        self.moves.push((seat, mv));
    }

    /// Does what a step says; false if the scenario cannot go on.
    fn deed(&mut self, step: &str, place: Place, deed: &Deed) -> Result<bool, Fault> {
        match deed {
            Deed::Nothing => {}
            Deed::Moves(seat, moves) => {
                for written in moves {
                    let mv = self.read(written)?;
                    if let Err(refusal) = self.check(*seat, &mv) {
                        let expected = format!("{seat} may `{}`", written.0);
                        let found = format!("refused by {} ({})", refusal.rule, refusal.reason);
                        self.fail(step, written.1, expected, found);
                        return Ok(false);
                    }
                    self.play(*seat, mv);
                }
            }
            Deed::Decides(seat, moves) => {
                for written in moves {
                    let expected = self.read(written)?;
                    let found = self.decision(*seat, place)?;
                    if found.as_ref() != Some(&expected) {
                        let found = found.map_or("not asked".into(), |mv| format!("`{mv}`"));
                        let expected = format!("{seat} decides `{}`", written.0);
                        self.fail(step, written.1, expected, found);
                        return Ok(false);
                    }
                    self.play(*seat, expected);
                }
            }
            Deed::GoesOn => return self.go_on(step, place),
            Deed::Refused { seat, notation, by, sentence } => {
                let mv = self.read(notation)?;
                let found = match self.check(*seat, &mv) {
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

    /// The automatic seats decide until somebody else is awaited.
    fn go_on(&mut self, step: &str, place: Place) -> Result<bool, Fault> {
        for _ in 0..PATIENCE {
            let Turn::Awaiting(awaited) = self.game.turn(&self.state) else { return Ok(true) };
            let person = |seat: &Seat| self.kind(*seat) == PERSON;
            let people = awaited.seats.iter().filter(person).collect();
            let Some(seat) = awaited.automatic(people).lowest() else { return Ok(true) };
            let Some(mv) = self.decision(seat, place)? else { return Ok(true) };
            self.play(seat, mv);
        }
        let expected = "the automatic seats come to an end".into();
        self.fail(step, place, expected, format!("{PATIENCE} decisions and more"));
        Ok(false)
    }

    fn kind(&self, seat: Seat) -> &str {
        self.kinds.get(seat.index()).map_or(PERSON, String::as_str)
    }

    /// What an automatic seat decides now; nothing if it is not asked.
    fn decision(&self, seat: Seat, place: Place) -> Result<Option<G::Move>, Fault> {
        let wrong = |message| Fault::at(&self.scenario.file, place, message);
        let kind = self.kind(seat);
        let Some(cast) = self.company.cast.filter(|_| kind != PERSON) else {
            return Err(wrong(format!("expected an automatic seat, found {seat}, a person's")));
        };
        if !self.game.turn(&self.state).awaited().contains(seat) {
            return Ok(None);
        }
        // A fresh player for every decision, as at a table.
        let number = (self.moves.len() * crate::seat::MAX_SEATS + seat.index()) as u64;
        let mut player = cast.player(kind, self.seed.derive(number)).map_err(wrong)?;
        Ok(Some(player.decide(View::new(self.game, &self.state, seat))))
    }

    fn expect_sentence(&mut self, step: &str, sentence: Option<&(String, Place)>, text: &Text) {
        let Some((expected, place)) = sentence else { return };
        let found = (self.say)(text);
        if found != *expected {
            self.fail(step, *place, format!("the sentence `{expected}`"), format!("`{found}`"));
        }
    }

    /// What can be looked into.
    fn document(&self, root: Root) -> Value {
        const PLAIN: &str = "states and scenes are plain data, which JSON can hold";
        match root {
            Root::State => serde_json::to_value(&self.state).expect(PLAIN),
            Root::Scene(viewer) => {
                serde_json::to_value(play::scene(self.game, &self.state, viewer)).expect(PLAIN)
            }
            Root::Log(viewer) => {
                told(&self.log, viewer).iter().map(|told| (self.say)(&told.text)).collect()
            }
            Root::Awaited => {
                self.game.turn(&self.state).awaited().iter().map(|seat| seat.to_string()).collect()
            }
        }
    }

    fn expect(&mut self, step: &str, expectations: &[Expectation]) {
        let mut documents: HashMap<Root, Value> = HashMap::new();
        for expectation in expectations {
            // A path without a root is refused when the file is read.
            let Some(root) = expectation.root() else { continue };
            let document = documents.entry(root).or_insert_with(|| self.document(root));
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
