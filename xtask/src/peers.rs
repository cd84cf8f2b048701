//! `cargo xtask peers`: whole random games of the classics, here and in OpenSpiel, in one run.
//!
//! Rounds alternate between the two, so that whatever else the machine does falls on both.

mod openspiel;
pub mod report;

use std::process::Command;

use serde::Deserialize;

use crate::shell::{Root, Stop, ask, first_line, print_out, show, succeeds};
use report::{Pair, Report, Spread};

/// A classic in both houses. OpenSpiel's hearts is one deal, so ours plays to a single point.
struct Classic {
    ours: &'static str,
    options: &'static [&'static str],
    theirs: &'static str,
}

const CLASSICS: [Classic; 3] = [
    Classic { ours: "tictactoe", options: &[], theirs: "tic_tac_toe" },
    Classic { ours: "connectfour", options: &[], theirs: "connect_four" },
    Classic { ours: "hearts", options: &["--option", "goal=1"], theirs: "hearts" },
];

/// How many games to try out before a round's size is chosen.
const TRIAL: u64 = 1_000;

/// How much to measure and where to write it.
#[derive(clap::Args)]
pub struct Wanted {
    /// Rounds for each game and side, at least 5.
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(5..=99))]
    rounds: u32,
    /// How long one round of one side should take, in seconds.
    #[arg(long, default_value_t = 0.5)]
    seconds: f64,
    /// One JSON document on standard output.
    #[arg(long)]
    json: bool,
    /// Put the table into docs/benchmarks.md.
    #[arg(long)]
    write: bool,
}

/// Measures both sides and prints the ratios.
pub fn run(root: &Root, wanted: &Wanted) -> Result<(), Stop> {
    if !(0.01..=60.0).contains(&wanted.seconds) {
        return Err(Stop::wrong(format!(
            "--seconds: expected a time from 0.01 to 60, found {}.",
            wanted.seconds
        )));
    }
    let python = openspiel::install(root)?;
    show(&mut root.cargo("build --release --package starboard-cli"))?;
    let houses = Houses { root, python, pinned: succeeds(&mut pinned(root, "true")) };
    let mut pairs = Vec::new();
    for classic in &CLASSICS {
        pairs.push(compare(&houses, classic, wanted)?);
    }
    let report = Report { versions: houses.versions()?, rounds: wanted.rounds, games: pairs };
    if wanted.json {
        let json = serde_json::to_string_pretty(&report);
        print_out(&json.map_err(|error| Stop::wrong(error.to_string()))?);
    } else {
        print_out(&report.to_string());
    }
    if wanted.write {
        crate::page::write(root, "peers", &report.to_string())?;
    }
    Ok(())
}

/// One loop of games, as either side reports it.
#[derive(Deserialize)]
struct Loop {
    games: u64,
    seconds: f64,
    mean_decisions: f64,
}

impl Loop {
    fn rate(&self) -> f64 {
        self.games as f64 / self.seconds
    }
}

/// Both programs, ready to be asked.
struct Houses<'a> {
    root: &'a Root,
    python: std::path::PathBuf,
    pinned: bool,
}

impl Houses<'_> {
    fn program(&self, program: &std::path::Path) -> Command {
        if self.pinned { pinned(self.root, program) } else { self.root.program(program) }
    }

    fn starboard(&self) -> std::path::PathBuf {
        self.root.built("release", "starboard")
    }

    fn ours(&self, classic: &Classic, games: u64, seed: u32) -> Result<Loop, Stop> {
        let mut command = self.program(&self.starboard());
        command.args(["simulate", classic.ours, "--threads", "1", "--json"]);
        command.args(["--games", &games.to_string(), "--seed", &seed.to_string()]);
        read_loop(command.args(classic.options))
    }

    fn theirs(&self, classic: &Classic, games: u64, seed: u32) -> Result<Loop, Stop> {
        let mut command = self.program(&self.python);
        command.arg(self.root.join("xtask/peers/openspiel.py"));
        read_loop(command.args([classic.theirs, &games.to_string(), &seed.to_string()]))
    }

    fn versions(&self) -> Result<Vec<String>, Stop> {
        let line = |mut command: Command| ask(&mut command).map(|text| first_line(&text));
        let mut starboard = self.root.program(self.starboard());
        starboard.arg("--version");
        let mut rustc = self.root.program("rustc");
        rustc.arg("--version");
        let mut python = self.root.program(&self.python);
        python.arg("--version");
        let mut versions = vec![
            line(starboard)?,
            line(rustc)?,
            format!("OpenSpiel {}", openspiel::VERSION),
            line(python)?,
        ];
        versions.extend(processor());
        versions.push(if self.pinned {
            "every process pinned to one core".into()
        } else {
            "not pinned to a core: there is no taskset here".into()
        });
        Ok(versions)
    }
}

/// A program that may use the first core and no other.
fn pinned(root: &Root, program: impl AsRef<std::path::Path>) -> Command {
    let mut command = root.program("taskset");
    command.args(["-c", "0"]).arg(program.as_ref());
    command
}

fn read_loop(command: &mut Command) -> Result<Loop, Stop> {
    let printed = ask(command)?;
    serde_json::from_str(&printed).map_err(|error| {
        let written = crate::shell::written(command);
        Stop::wrong(format!(
            "`{written}` did not print games, seconds and mean_decisions: {error}."
        ))
    })
}

/// The processor's name, where the system tells it.
pub fn processor() -> Option<String> {
    let info = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = info.lines().find(|line| line.starts_with("model name"))?;
    line.split_once(':').map(|(_, name)| name.trim().to_string())
}

fn compare(houses: &Houses<'_>, classic: &Classic, wanted: &Wanted) -> Result<Pair, Stop> {
    let size = |rate: f64| ((rate * wanted.seconds) as u64).max(TRIAL);
    let trial = (houses.ours(classic, TRIAL, 0)?, houses.theirs(classic, TRIAL, 0)?);
    let games = (size(trial.0.rate()), size(trial.1.rate()));
    let mut here = Vec::new();
    let mut there = Vec::new();
    for round in 1..=wanted.rounds {
        eprintln!("{}: round {round} of {}", classic.ours, wanted.rounds);
        here.push(houses.ours(classic, games.0, round)?);
        there.push(houses.theirs(classic, games.1, round)?);
    }
    let spread = |loops: &[Loop]| Spread::of(loops.iter().map(Loop::rate).collect());
    let decisions =
        |loops: &[Loop]| loops.iter().map(|l| l.mean_decisions).sum::<f64>() / loops.len() as f64;
    let (here_rate, there_rate) = (spread(&here), spread(&there));
    Ok(Pair {
        game: classic.ours.into(),
        ratio: here_rate.median / there_rate.median,
        starboard: here_rate,
        openspiel: there_rate,
        decisions: [decisions(&here), decisions(&there)],
    })
}
