//! `starboard load`: plays many tables against a server, over WebSocket, and says how it kept up.

mod child;
mod report;
mod tables;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use kernel::Seed;
use tokio::time::{Instant, sleep};

use crate::exit::{Answer, Reply, Status, Stop, note};
use child::Child;
use report::{Memory, Report, Tally};
use tables::{Load, Table};

/// Play many tables of random people against a server and report how it kept up
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game everybody plays
    #[arg(long, default_value = "tictactoe")]
    game: String,
    /// How many tables are in play at once
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// How many people sit at each [default: the fewest the game allows]
    #[arg(long)]
    seats: Option<usize>,
    /// How many moves a second all tables make together
    #[arg(long, default_value_t = 500.0)]
    rate: f64,
    /// For how many seconds
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// A server that runs already (start it with --trust-addresses) [default: one of our own, for this run]
    #[arg(long, conflicts_with_all = ["data", "database", "kill"])]
    url: Option<String>,
    /// The data folder of our own server [default: a new one, removed afterwards]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// A PostgreSQL for our own server
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Kill our own server (SIGKILL) so many times, start it again, and see that nothing acknowledged is lost
    #[arg(long, value_name = "ROUNDS", default_value_t = 0)]
    kill: u32,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, games: &table::Registry) -> Reply {
    let about = games.get(&args.game)?.about();
    let seats = args.seats.unwrap_or(usize::from(*about.players.start()));
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Stop::wrong(format!("the threads cannot be started: {error}")))?;
    let report = runtime.block_on(play(args, seats))?;
    let answer = if args.json { Answer::json(&report) } else { Answer::text(report.written()) };
    Ok(if report.lost > 0 || report.stuck > 0 { answer.with(Status::No) } else { answer })
}

async fn play(args: &Args, seats: usize) -> Result<Report, Stop> {
    let mut child = match &args.url {
        Some(_) => None,
        None => Some(Child::start(args.data.clone(), args.database.clone()).await?),
    };
    let url = match (&args.url, &child) {
        (Some(url), _) => url.trim_end_matches('/').to_string(),
        (None, Some(child)) => child.url(),
        (None, None) => return Err(Stop::wrong("there is no server to play against")),
    };
    let memory = |child: &Option<Child>| child.as_ref().and_then(Child::memory);
    let empty = memory(&child);
    let each = args.tables as f64 / args.rate.max(0.001);
    let load = Arc::new(Load::new(url, args.game.clone(), seats, Duration::from_secs_f64(each)));
    note(&format!("opening {} tables", args.tables));
    let tables = open(&load, args.tables).await?;
    let opened = memory(&child);
    note(&format!("playing for {} seconds", args.seconds));
    let begun = Instant::now();
    load.tally.begin();
    let players: Vec<_> = tables
        .iter()
        .map(|table| tokio::spawn(tables::keep_playing(Arc::clone(&load), Arc::clone(table))))
        .collect();
    let mut stuck = 0;
    if let (true, Some(child)) = (args.kill > 0, &mut child) {
        stuck = kill_rounds(&load, &tables, child, args).await?;
    } else {
        sleep(Duration::from_secs_f64(args.seconds)).await;
    }
    let seconds = begun.elapsed().as_secs_f64();
    let in_play = memory(&child);
    load.stop();
    for player in players {
        let _a_player_ends_or_panicked = player.await;
    }
    let memory = Memory { empty, opened, in_play };
    let report = Report::of(&load.tally, args, seats, seconds, stuck, memory);
    if let Some(child) = child {
        child.stop().await;
    }
    Ok(report)
}

/// Opens the tables, a few at a time.
async fn open(load: &Arc<Load>, count: usize) -> Result<Vec<Arc<Table>>, Stop> {
    let mut tables = Vec::with_capacity(count);
    for number in 0..count {
        let opened = load.open().await;
        let opened = opened.map_err(|error| Stop::wrong(format!("no table is opened: {error}")))?;
        tables.push(Arc::new(Table::new(number, opened)));
    }
    Ok(tables)
}

/// Kills the server at random moments, and waits each time until every table has gone on. Gives back how many tables
/// did not.
async fn kill_rounds(
    load: &Load,
    tables: &[Arc<Table>],
    child: &mut Child,
    args: &Args,
) -> Result<usize, Stop> {
    let mut chance = Seed::from_number(u64::from(args.kill)).rng();
    let mut stuck = 0;
    for round in 1..=args.kill {
        let most = args.seconds / f64::from(args.kill);
        sleep(Duration::from_secs_f64(most * chance.fraction())).await;
        child.kill();
        let before: Vec<u64> = tables.iter().map(|table| table.moves()).collect();
        child.restart().await?;
        let patience = Instant::now() + Duration::from_secs(60);
        let behind =
            || tables.iter().zip(&before).filter(|(t, moves)| t.moves() <= **moves).count();
        while behind() > 0 && Instant::now() < patience {
            sleep(Duration::from_millis(20)).await;
        }
        stuck += behind();
        let lost = load.tally.lost();
        note(&format!("round {round} of {}: {} lost, {} stuck", args.kill, lost, behind()));
    }
    Ok(stuck)
}

impl Tally {
    fn lost(&self) -> u64 {
        self.lost.load(std::sync::atomic::Ordering::Relaxed)
    }
}
