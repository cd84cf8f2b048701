//! `cargo xtask test`: everything continuous integration runs, step by step.

use std::io::IsTerminal;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::shell::{Root, Stop, show, show_and_keep, succeeds};
use crate::{browser, fuzz, ledger, new_game, plain, types};

/// One step: its name, what it makes sure of, and how. A new step is one line here.
const STEPS: &[Step] = &[
    step("format", "the sources are formatted", format),
    step("text", "the sources name no private path or host", |root| plain::run(root).map(silent)),
    step("client", "the browser client builds", |root| browser::build(root).map(silent)).slow(),
    step("lint", "clippy has nothing to say", lint),
    step("docs", "the documentation builds and its links lead somewhere", docs),
    step("types", "the browser's types are those of the server", |root| {
        types::run(root, &types::Wanted::CHECK).map(silent)
    }),
    step("tests", "the tests of every room pass", tests),
    step("browser", "the browser client works in a real Chromium", browser::run).slow(),
    step("doctests", "the examples in the documentation are true", doctests),
    step("ledger", "every rule that must be tested has a test", |root| {
        ledger::run(root, &ledger::Wanted::BRIEF).map(silent)
    }),
    step("new-game", "a new game keeps the contract", |root| new_game::try_out(root).map(silent))
        .slow(),
    step("fuzz", "the fuzz targets compile", |root| fuzz::check(root).map(silent)).slow(),
];

struct Step {
    name: &'static str,
    about: &'static str,
    run: fn(&Root) -> Result<Summary, Stop>,
    slow: bool,
}

/// The lines of a runner that sum up what it did.
type Summary = Vec<String>;

const fn step(
    name: &'static str,
    about: &'static str,
    run: fn(&Root) -> Result<Summary, Stop>,
) -> Step {
    Step { name, about, run, slow: false }
}

impl Step {
    /// Left out by `--quick`.
    const fn slow(mut self) -> Step {
        self.slow = true;
        self
    }
}

fn silent((): ()) -> Summary {
    Vec::new()
}

/// Which steps to run.
#[derive(clap::Args)]
pub struct Wanted {
    /// Leave out the slow steps: the browser, a new game, the fuzz targets.
    #[arg(long)]
    quick: bool,
    /// Run one step.
    #[arg(long, value_name = "STEP")]
    only: Option<String>,
    /// List the steps and run none.
    #[arg(long)]
    list: bool,
}

/// Runs the steps in order. The first that fails is the end.
pub fn run(root: &Root, wanted: &Wanted) -> Result<(), Stop> {
    if wanted.list {
        STEPS.iter().for_each(|step| println!("{:9} {}", step.name, step.about));
        return Ok(());
    }
    let steps = chosen(wanted)?;
    let count = steps.len();
    let names: Vec<&str> = steps.iter().map(|step| step.name).collect();
    println!(
        "Steps: {}. The first build takes minutes; every step says when it begins.",
        names.join(", ")
    );
    let start = Instant::now();
    let mut summaries = Vec::new();
    for (number, step) in (1..).zip(&steps) {
        println!("\n== {number} of {count}: {}: {}", step.name, step.about);
        let begun = Instant::now();
        let summary = (step.run)(root).map_err(|stop| Stop {
            sentence: format!(
                "{}\nThe step `{}` failed; run it alone with `cargo xtask test --only {}`.",
                stop.sentence, step.name, step.name
            ),
            status: stop.status,
        })?;
        println!("-- {}: {}", step.name, in_words(begun.elapsed()));
        summaries.extend(summary);
    }
    println!("\n== passed in {}: {}", in_words(start.elapsed()), names.join(", "));
    summaries.iter().for_each(|line| println!("{line}"));
    Ok(())
}

fn chosen(wanted: &Wanted) -> Result<Vec<&'static Step>, Stop> {
    let Some(only) = &wanted.only else {
        return Ok(STEPS.iter().filter(|step| !(wanted.quick && step.slow)).collect());
    };
    let names: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
    match STEPS.iter().find(|step| step.name == only) {
        Some(step) => Ok(vec![step]),
        None => Err(Stop::wrong(format!(
            "There is no step `{only}`: write one of {}.",
            names.join(", ")
        ))),
    }
}

fn in_words(time: Duration) -> String {
    match time.as_secs() {
        0..60 => format!("{:.1} s", time.as_secs_f64()),
        seconds => format!("{} min {} s", seconds / 60, seconds % 60),
    }
}

fn format(root: &Root) -> Result<Summary, Stop> {
    show(&mut root.cargo("fmt --all --check"))?;
    show(&mut root.cargo("fmt --check --manifest-path fuzz/Cargo.toml")).map(silent)
}

fn lint(root: &Root) -> Result<Summary, Stop> {
    show(&mut root.cargo("clippy --workspace --all-targets -- -D warnings")).map(silent)
}

fn docs(root: &Root) -> Result<Summary, Stop> {
    let mut rustdoc = root.cargo("doc --workspace --no-deps");
    show(rustdoc.env("RUSTDOCFLAGS", "-D warnings")).map(silent)
}

/// cargo-nextest where it is installed, cargo's own runner elsewhere: the tests are the same.
fn tests(root: &Root) -> Result<Summary, Stop> {
    if succeeds(&mut root.cargo("nextest --version")) {
        run_tests(
            root.cargo("nextest run --workspace --status-level fail --final-status-level fail"),
        )
    } else {
        println!(
            "cargo-nextest is not installed; cargo's own runner does the same, one binary after the other"
        );
        run_tests(root.cargo("test --workspace --lib --bins --tests --quiet"))
    }
}

fn doctests(root: &Root) -> Result<Summary, Stop> {
    run_tests(root.cargo("test --workspace --doc --quiet"))
}

/// Snapshots are compared, never rewritten.
fn run_tests(mut runner: Command) -> Result<Summary, Stop> {
    runner.env("INSTA_UPDATE", "no");
    if std::io::stdout().is_terminal() {
        runner.env("CARGO_TERM_COLOR", "always");
    }
    show_and_keep(&mut runner, |line| {
        line.contains("Summary") && line.contains("tests run")
            || line.contains("test result:") && !line.contains(" 0 passed; 0 failed")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(quick: bool, only: Option<&str>) -> Wanted {
        Wanted { quick, only: only.map(String::from), list: false }
    }

    fn names(wanted: &Wanted) -> Vec<&'static str> {
        chosen(wanted).unwrap().iter().map(|step| step.name).collect()
    }

    #[test]
    fn quick_leaves_out_the_slow_and_only_runs_one() {
        assert_eq!(names(&wanted(false, None)).len(), STEPS.len());
        assert!(!names(&wanted(true, None)).contains(&"fuzz"));
        assert_eq!(names(&wanted(false, Some("lint"))), ["lint"]);
        assert_eq!(names(&wanted(true, Some("fuzz"))), ["fuzz"]);
    }

    #[test]
    fn an_unknown_step_is_refused_with_those_there_are() {
        let stop = chosen(&wanted(false, Some("lnt"))).err().unwrap();
        assert_eq!(stop.status, 2);
        assert!(stop.sentence.contains("`lnt`") && stop.sentence.contains("lint"), "{stop:?}");
    }

    #[test]
    fn times_read_well() {
        assert_eq!(in_words(Duration::from_millis(1250)), "1.2 s");
        assert_eq!(in_words(Duration::from_secs(125)), "2 min 5 s");
    }
}
