//! `cargo xtask faults`: servers killed at random moments while tables are in play, on both databases.

use serde::Deserialize;

use crate::postgres::Postgres;
use crate::shell::{Root, Stop, ask_aloud, print_out};

/// The tables of every run: people alone, people with automatic players, a game of many kinds of decisions, and a campaign
/// of short chapters.
const TABLES: [&str; 6] = [
    "tictactoe=me,me",
    "connectfour=me,random",
    "hearts=me,random,me,random",
    "stationfall=me,random,me,random",
    "zoo-campaign=me,me",
    "zoo-campaign=me,random",
];

/// How many rounds, and on what.
#[derive(clap::Args)]
pub struct Wanted {
    /// How many times a server is killed on each database.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Which database; both, and two servers on one PostgreSQL, if none is given.
    #[arg(long)]
    database: Option<Database>,
    /// How many tables are in play.
    #[arg(long, default_value_t = 16)]
    tables: u32,
    /// How many moves a second all tables make together, as far as the machine can.
    #[arg(long, default_value_t = 400)]
    rate: u32,
    /// Put the result into docs/benchmarks.md.
    #[arg(long)]
    write: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Database {
    /// The embedded one.
    Sqlite,
    /// One server on PostgreSQL.
    Postgres,
    /// Two servers on one PostgreSQL: one is killed, the other goes on.
    TwoNodes,
}

impl Database {
    const ALL: [Database; 3] = [Database::Sqlite, Database::Postgres, Database::TwoNodes];

    fn name(self) -> &'static str {
        match self {
            Database::Sqlite => "SQLite, one server",
            Database::Postgres => "PostgreSQL, one server",
            Database::TwoNodes => "PostgreSQL, one of two servers",
        }
    }
}

/// What `lab kills --json` reports.
#[derive(Deserialize)]
struct Report {
    tables: u32,
    seconds: f64,
    moves: u64,
    kills: u32,
    lost: u64,
    stuck: u64,
    unfinished: u64,
    chapters: u64,
    /// Chapters that a kill found with an id and without a table.
    reserved: u64,
    astray: u64,
    records: u64,
    wrong_records: u64,
}

impl Report {
    fn holds(&self) -> bool {
        self.lost + self.stuck + self.unfinished + self.astray + self.wrong_records == 0
    }
}

/// Runs the rounds and prints what came of them.
pub fn run(root: &Root, wanted: &Wanted) -> Result<(), Stop> {
    let databases = match wanted.database {
        Some(one) => vec![one],
        None => Database::ALL.to_vec(),
    };
    crate::lab::build(root)?;
    let needs = |database: &Database| *database != Database::Sqlite;
    let postgres = if databases.iter().any(needs) { Postgres::start(root)? } else { None };
    let mut lines = vec![
        "| killed (SIGKILL) | rounds | tables | moves | lost | stuck | not finished | next chapters, half opened, astray | records replayed, untrue |"
            .to_string(),
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|".to_string(),
    ];
    let mut all_hold = true;
    for (number, database) in databases.into_iter().enumerate() {
        let url = match (&postgres, database) {
            (_, Database::Sqlite) => None,
            (Some(postgres), _) => Some(postgres.database(root, &format!("faults{number}"))?),
            (None, _) => {
                eprintln!(
                    "PostgreSQL (initdb, postgres) is not installed: nothing was killed on it"
                );
                continue;
            }
        };
        let report = rounds(root, wanted, database, url.as_deref())?;
        all_hold &= report.holds();
        lines.push(format!(
            "| {} | {} | {} | {} in {:.0} s | {} | {} | {} | {}, {}, {} | {}, {} |",
            database.name(),
            report.kills,
            report.tables,
            report.moves,
            report.seconds,
            report.lost,
            report.stuck,
            report.unfinished,
            report.chapters,
            report.reserved,
            report.astray,
            report.records,
            report.wrong_records,
        ));
    }
    let section = lines.join("\n");
    print_out(&section);
    if wanted.write {
        crate::page::write(root, "faults", &section)?;
    }
    if all_hold {
        Ok(())
    } else {
        Err(Stop::no(
            "Something acknowledged was lost, or a table did not go on: see the table above.",
        ))
    }
}

fn rounds(
    root: &Root,
    wanted: &Wanted,
    database: Database,
    url: Option<&str>,
) -> Result<Report, Stop> {
    let mut command = root.program(root.built("release", "lab"));
    command.args(["kills", "--json", "--rounds", &wanted.rounds.to_string()]);
    command.args(["--tables", &wanted.tables.to_string(), "--rate", &wanted.rate.to_string()]);
    // The moment of a kill is anywhere in the first half second after every table has gone on.
    command.args(["--seconds", &format!("{}", f64::from(wanted.rounds) * 0.5)]);
    for tables in TABLES {
        command.args(["--game", tables]);
    }
    if let Some(url) = url {
        command.args(["--database", url]);
    }
    if database == Database::TwoNodes {
        command.args(["--nodes", "2"]);
    }
    let printed = ask_aloud(&mut command)?;
    serde_json::from_str(&printed)
        .map_err(|error| Stop::wrong(format!("`lab kills` did not print its report: {error}.")))
}
