//! `starboard scenario`: whether things come out as somebody wrote them down.

use std::path::{Path, PathBuf};

use kernel::scenario::{Failure, Scenario};
use kernel::{Fault, Lang, Text};
use serde::Serialize;
use table::Registry;

use crate::exit::{Answer, Reply, Status, Stop};
use crate::input;
use crate::lang::own_words;
use crate::sources::Shelf;

/// Run scenarios and print each expectation that does not hold
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Scenarios; `-` reads standard input
    #[arg(required = true)]
    file: Vec<PathBuf>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

/// How one file went.
struct Ran {
    file: String,
    title: String,
    result: Result<Vec<Failure>, Stop>,
}

/// One file, as `--json` prints it.
#[derive(Serialize)]
struct Listed<'a> {
    file: &'a str,
    ok: bool,
    failures: Vec<Failed<'a>>,
}

#[derive(Serialize)]
struct Failed<'a> {
    step: &'a str,
    expected: &'a str,
    found: &'a str,
}

impl Ran {
    fn status(&self) -> Status {
        match &self.result {
            Ok(failures) if failures.is_empty() => Status::Done,
            Ok(_) => Status::No,
            Err(stop) => stop.status(),
        }
    }

    /// A file that cannot be run is in the list too: whoever counts the list counts every file.
    fn listed(&self) -> Listed<'_> {
        let failures = match &self.result {
            Ok(failures) => failures
                .iter()
                .map(|f| Failed { step: &f.step, expected: &f.expected, found: &f.found })
                .collect(),
            Err(stop) => vec![Failed {
                step: "file",
                expected: "a scenario that can be run",
                found: stop.sentence(),
            }],
        };
        Listed { file: &self.file, ok: self.status() == Status::Done, failures }
    }
}

pub(crate) fn run(args: &Args, games: &Registry, lang: Lang) -> Reply {
    let ran: Vec<Ran> = args.file.iter().map(|path| one(path, games, lang)).collect();
    let status = ran.iter().map(Ran::status).max().unwrap_or(Status::Done);
    let answer = if args.json {
        Answer::json(&ran.iter().map(Ran::listed).collect::<Vec<_>>())
    } else {
        Answer::text(text(&ran, lang))
    };
    let wrong = ran.iter().filter_map(|ran| ran.result.as_ref().err());
    let answer =
        wrong.fold(answer, |answer, stop| answer.note(format!("error: {}", stop.sentence())));
    Ok(answer.with(status))
}

fn one(path: &Path, games: &Registry, lang: Lang) -> Ran {
    let mut ran =
        Ran { file: path.display().to_string(), title: String::new(), result: Ok(Vec::new()) };
    ran.result = input::read(path).and_then(|input| {
        let scenario = Scenario::parse(&input.name, &input.text)?;
        ran.title.clone_from(&scenario.title);
        failures(&scenario, games, lang)
    });
    ran
}

fn failures(scenario: &Scenario, games: &Registry, lang: Lang) -> Result<Vec<Failure>, Stop> {
    let shelf = Shelf::of_scenario(games, scenario, lang)?;
    let end = shelf.play(scenario).map_err(|fault: Fault| Stop::from(fault))?;
    Ok(end.report.failures)
}

fn text(ran: &[Ran], lang: Lang) -> String {
    let words = own_words(lang);
    let voice = words.voice();
    let mut text = String::new();
    for ran in ran {
        let sign = voice.word(match ran.status() {
            Status::Done => "scenario-ok",
            Status::No => "scenario-fails",
            Status::Wrong => "scenario-wrong",
        });
        text += format!("{sign}  {}  {}", ran.file, ran.title).trim_end();
        text.push('\n');
        for failure in ran.result.iter().flatten() {
            let Failure { step, line, expected, found } = failure;
            text +=
                &format!("    {step}, line {line}: expected {expected}\n        found {found}\n");
        }
    }
    let count = |status: Status| ran.iter().filter(|ran| ran.status() == status).count();
    text += &voice.say(
        &Text::new("scenario-total")
            .with("ok", count(Status::Done))
            .with("failing", count(Status::No))
            .with("wrong", count(Status::Wrong)),
    );
    text.push('\n');
    text
}
