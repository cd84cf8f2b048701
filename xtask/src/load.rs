//! `cargo xtask load`: the same tables on SQLite, on PostgreSQL and on boardgame.io's server, in one run.
//!
//! Rounds alternate between the servers, so that whatever else the machine does falls on all of them.

mod boardgame;

use serde::Deserialize;

use crate::peers::processor;
use crate::peers::report::{Spread, grouped};
use crate::postgres::Postgres;
use crate::shell::{Root, Stop, ask, ask_aloud, print_out, succeeds};
use boardgame::Boardgame;

/// How much to play and where to write it.
#[derive(clap::Args)]
pub struct Wanted {
    /// How many tables are in play at once.
    #[arg(long, default_value_t = 1000)]
    tables: u32,
    /// How many moves a second all tables make together.
    #[arg(long, default_value_t = 1000)]
    rate: u32,
    /// For how many seconds each round.
    #[arg(long, default_value_t = 10)]
    seconds: u32,
    /// Rounds for each server.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=99))]
    rounds: u32,
    /// Leave boardgame.io out.
    #[arg(long)]
    alone: bool,
    /// Put the table into docs/benchmarks.md.
    #[arg(long)]
    write: bool,
}

/// What `lab load --json` reports.
#[derive(Deserialize)]
struct Report {
    moves_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    broken_connections: u64,
    bytes_per_table_at_rest: Option<u64>,
}

/// One server and what its rounds said.
struct House {
    name: String,
    words: Vec<String>,
    reports: Vec<Report>,
}

/// Plays on every server in turn and prints how they kept up.
pub fn run(root: &Root, wanted: &Wanted) -> Result<(), Stop> {
    crate::lab::build(root)?;
    let postgres = Postgres::start(root)?;
    let mut houses = vec![House::new("Starboard, SQLite", &[])];
    let memory = std::path::Path::new("/dev/shm").join(format!("starboard-{}", std::process::id()));
    if memory.parent().is_some_and(std::path::Path::is_dir) {
        let folder = memory.display().to_string();
        houses.push(House::new("Starboard, SQLite in memory (tmpfs)", &["--data", &folder]));
    }
    match &postgres {
        Some(postgres) => {
            let url = postgres.database(root, "load")?;
            houses.push(House::new("Starboard, PostgreSQL", &["--database", &url]));
        }
        None => eprintln!("PostgreSQL (initdb, postgres) is not installed: it is left out"),
    }
    let peer = if wanted.alone { None } else { Some(Boardgame::install(root)?) };
    let urgent = succeeds(root.program("chrt").args(["-r", "1", "true"]));
    if let Some(postgres) = postgres.as_ref().filter(|_| urgent) {
        postgres.press(root)?;
    }
    for round in 1..=wanted.rounds {
        eprintln!("round {round} of {}, load average {}", wanted.rounds, load_average());
        for house in &mut houses {
            if house.name.starts_with("boardgame.io") {
                continue;
            }
            let report = play(root, wanted, urgent, &house.words)?;
            house.reports.push(report);
            let _nothing_is_there_at_first = std::fs::remove_dir_all(&memory);
        }
        if let Some(peer) = &peer {
            let running = peer.start(root, urgent)?;
            let words = ["--url".into(), running.url(), "--peer".into()];
            let mut report = play(root, wanted, urgent, &words)?;
            report.bytes_per_table_at_rest = running.memory_a_table(wanted.tables);
            let name = format!("boardgame.io {}, in memory", boardgame::VERSION);
            match houses.iter_mut().find(|house| house.name == name) {
                Some(house) => house.reports.push(report),
                None => {
                    houses.push(House { name, words: words.to_vec(), reports: vec![report] });
                }
            }
        }
    }
    let section = written(root, wanted, &houses, postgres.as_ref(), urgent)?;
    print_out(&section);
    if wanted.write {
        crate::page::write(root, "load", &section)?;
    }
    Ok(())
}

impl House {
    fn new(name: &str, words: &[&str]) -> House {
        let words = words.iter().map(ToString::to_string).collect();
        House { name: name.into(), words, reports: Vec::new() }
    }

    fn spread(&self, of: impl Fn(&Report) -> f64) -> Spread {
        Spread::of(self.reports.iter().map(of).collect())
    }
}

/// A program that goes before whatever else a busy machine does (round robin of real-time priority), where we may say
/// so: other people's compilers are not what is measured.
fn pressing(root: &Root, urgent: bool, program: &std::path::Path) -> std::process::Command {
    if !urgent {
        return root.program(program);
    }
    let mut command = root.program("chrt");
    command.args(["-r", "1"]).arg(program);
    command
}

fn play(root: &Root, wanted: &Wanted, urgent: bool, words: &[String]) -> Result<Report, Stop> {
    let mut command = pressing(root, urgent, &root.built("release", "lab"));
    command.args(["load", "--json", "--tables", &wanted.tables.to_string()]);
    command.args(["--rate", &wanted.rate.to_string(), "--seconds", &wanted.seconds.to_string()]);
    let printed = ask_aloud(command.args(words))?;
    let report: Report = serde_json::from_str(&printed)
        .map_err(|error| Stop::wrong(format!("`lab load` did not print its report: {error}.")))?;
    eprintln!(
        "{:.0} moves a second, half within {:.2} ms, 99 % within {:.2} ms, load average {}",
        report.moves_per_second,
        report.p50_ms,
        report.p99_ms,
        load_average()
    );
    Ok(report)
}

/// What the machine had to do in the last minute, where it tells.
fn load_average() -> String {
    let told = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    told.split(' ').next().unwrap_or("unknown").to_string()
}

fn written(
    root: &Root,
    wanted: &Wanted,
    houses: &[House],
    postgres: Option<&Postgres>,
    urgent: bool,
) -> Result<String, Stop> {
    let mut text = format!(
        "| {} tic-tac-toe tables, {} moves a second wanted | moves/s | p50, ms | p99, ms | KiB a table | broken |\n\
         |---|---:|---:|---:|---:|---:|\n",
        grouped(wanted.tables.into()),
        grouped(wanted.rate.into())
    );
    let milliseconds =
        |spread: Spread| format!("{:.2} ({:.2}..{:.2})", spread.median, spread.min, spread.max);
    for house in houses {
        let memory = house.reports.iter().filter_map(|report| report.bytes_per_table_at_rest).min();
        text += &format!(
            "| {} | {} | {} | {} | {} | {} |\n",
            house.name,
            house.spread(|report| report.moves_per_second),
            milliseconds(house.spread(|report| report.p50_ms)),
            milliseconds(house.spread(|report| report.p99_ms)),
            memory.map_or("?".into(), |bytes| format!("{:.0}", bytes as f64 / 1024.0)),
            house.reports.iter().map(|report| report.broken_connections).sum::<u64>(),
        );
    }
    if let [_, ours, .., theirs] = houses
        && theirs.name.starts_with("boardgame.io")
    {
        let p99 = |house: &House| house.spread(|report| report.p99_ms).median;
        let p50 = |house: &House| house.spread(|report| report.p50_ms).median;
        let rate = |house: &House| house.spread(|report| report.moves_per_second).median;
        text += &format!(
            "\nboardgame.io, which keeps everything in memory as is its default, to {}: {:.2} of the moves a second, \
             {:.1} times the p50, {:.1} times the p99.\n",
            ours.name,
            rate(theirs) / rate(ours),
            p50(theirs) / p50(ours),
            p99(theirs) / p99(ours),
        );
    }
    let mut versions = vec![crate::shell::first_line(&ask(root
        .program(root.built("release", "starboard"))
        .arg("--version"))?)];
    if let Some(postgres) = postgres {
        versions.push(postgres.version(root)?);
    }
    if houses.iter().any(|house| house.name.starts_with("boardgame.io")) {
        versions.push(format!("Node {}", ask(root.program("node").arg("--version"))?.trim()));
    }
    versions.extend(processor());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    versions.push(format!("{cores} cores, generator included"));
    if urgent {
        versions.push("servers and generator with real-time priority".into());
    }
    text += &format!(
        "\nFrom a move sent to the last seat updated; {} rounds of {} s a server, alternating in one run: median \
         (least..most); memory is the least of the rounds, everybody connected and nobody moving. {}; load average at \
         the end {}.\n",
        wanted.rounds,
        wanted.seconds,
        versions.join("; "),
        load_average()
    );
    Ok(text)
}
