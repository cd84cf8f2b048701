//! `lab memory`: what one more table costs a server, with everybody connected.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use tokio::time::{Instant, sleep};

use super::child::Child;
use super::tables::{self, Load, Table};
use super::{REST, Tables, open, sorts};
use crate::answer::{Answer, Reply, Stop, note};

/// How long no table may move before the run is given up.
const STUCK: Duration = Duration::from_secs(120);

/// What `lab memory` is asked for.
#[derive(clap::Args)]
pub struct Wanted {
    /// A game, and who sits at its tables
    #[arg(long, value_name = "GAME[=KIND,...]", default_value = "stationfall=me,me,me,me")]
    game: String,
    /// How many tables are measured
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// How many tables are in play before: what a server reads once is not what a table costs
    #[arg(long, default_value_t = 20)]
    before: usize,
    /// After how many moves every table stands still
    #[arg(long, default_value_t = 80)]
    moves: u64,
    /// How many moves a second all tables make together
    #[arg(long, default_value_t = 500.0)]
    rate: f64,
    /// The program `starboard` [default: the one beside this program]
    #[arg(long, value_name = "FILE")]
    starboard: Option<PathBuf>,
    /// A PostgreSQL for the server
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

/// What a table costs.
#[derive(Serialize)]
struct Report {
    game: String,
    tables: usize,
    moves: u64,
    /// What one more table costs.
    bytes_per_table: u64,
    /// All that the server holds more than an empty one, for each of all its tables.
    bytes_per_table_with_all: u64,
    empty_bytes: u64,
    full_bytes: u64,
}

pub(super) fn run(wanted: &Wanted) -> Reply {
    let args = Tables {
        game: vec![wanted.game.clone()],
        tables: wanted.tables,
        seats: None,
        rate: wanted.rate,
        seconds: 0.0,
        starboard: wanted.starboard.clone(),
        data: None,
        database: wanted.database.clone(),
        nodes: 1,
        json: wanted.json,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Stop::wrong(format!("the threads cannot be started: {error}")))?;
    let report = runtime.block_on(measure(wanted, &args))?;
    Ok(if wanted.json { Answer::json(&report) } else { Answer::text(report.written()) })
}

async fn measure(wanted: &Wanted, args: &Tables) -> Result<Report, Stop> {
    let games = games::registry();
    let sorts = sorts(args, &games)?;
    let child = Child::start(args).await?;
    let all = wanted.before + wanted.tables;
    let pace = Duration::from_secs_f64(all as f64 / wanted.rate.max(0.001));
    let load = Arc::new(Load::new(vec![child.url()], false, sorts, pace, games));
    load.stop_after(wanted.moves);
    let held = |child: &Child| {
        child.memory().ok_or_else(|| Stop::wrong("this system does not say what a program holds"))
    };
    let empty = held(&child)?;
    note(&format!("{} tables that are not measured", wanted.before));
    let mut players = play(&load, 0..wanted.before, wanted.moves).await?;
    let before = held(&child)?;
    note(&format!("{} tables that are measured", wanted.tables));
    players.extend(play(&load, wanted.before..all, wanted.moves).await?);
    let full = held(&child)?;
    load.stop();
    for player in players {
        let _a_player_ends_or_panicked = player.await;
    }
    child.stop().await;
    Ok(Report {
        game: wanted.game.clone(),
        tables: wanted.tables,
        moves: wanted.moves,
        bytes_per_table: full.saturating_sub(before) / wanted.tables.max(1) as u64,
        bytes_per_table_with_all: full.saturating_sub(empty) / all.max(1) as u64,
        empty_bytes: empty,
        full_bytes: full,
    })
}

/// Plays these tables until each stands still, with everybody connected.
async fn play(
    load: &Arc<Load>,
    numbers: std::ops::Range<usize>,
    moves: u64,
) -> Result<Vec<tokio::task::JoinHandle<()>>, Stop> {
    let tables = open(load, numbers).await?;
    let player = |table: &Arc<Table>| {
        tokio::spawn(tables::keep_playing(Arc::clone(load), Arc::clone(table)))
    };
    let players = tables.iter().map(player).collect();
    let made = || tables.iter().map(|table| table.moves()).sum::<u64>();
    let (mut known, mut since) = (0, Instant::now());
    while tables.iter().any(|table| table.moves() < moves) {
        sleep(Duration::from_millis(200)).await;
        if made() > known {
            (known, since) = (made(), Instant::now());
        } else if since.elapsed() > STUCK {
            return Err(Stop::wrong("the tables do not go on"));
        }
    }
    sleep(REST).await;
    Ok(players)
}

impl Report {
    /// For a person.
    fn written(&self) -> String {
        let kib = |bytes: u64| format!("{:.1} KiB", bytes as f64 / 1024.0);
        format!(
            "{} tables of {} after {} moves, everybody connected and nobody moving\n\
             one more table takes {}; with all that the server reads once {} a table ({} empty, {} in the end)\n",
            self.tables,
            self.game,
            self.moves,
            kib(self.bytes_per_table),
            kib(self.bytes_per_table_with_all),
            kib(self.empty_bytes),
            kib(self.full_bytes),
        )
    }
}
