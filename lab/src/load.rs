//! `lab load` and `lab kills`: many tables against a server, over WebSocket; how it keeps up, and what is left when it is
//! killed.

mod chapters;
mod child;
mod kill;
mod memory;
mod peer;
mod people;
mod report;
mod tables;
mod truth;

use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use crate::answer::{Answer, Reply, Stop, note};
use child::Child;
pub use memory::Wanted as Remembered;
use report::{Memory, Report};
use tables::{Load, Sort, Table};

/// How long tables stand still before the memory of a table at rest is read.
const REST: Duration = Duration::from_secs(2);

/// The tables of a run, and our own servers they are played on.
#[derive(clap::Args)]
struct Tables {
    /// A game, and who sits at its tables: `hearts=me,me,random,random`. `me` is a random person, everything else the
    /// server's own player. Given several times, the tables take turns [default: tictactoe, all people]
    #[arg(long, value_name = "GAME[=KIND,...]")]
    game: Vec<String>,
    /// How many tables are in play at once
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// How many people sit at each table of a game without kinds [default: the fewest the game allows]
    #[arg(long)]
    seats: Option<usize>,
    /// How many moves a second all tables make together
    #[arg(long, default_value_t = 500.0)]
    rate: f64,
    /// For how many seconds
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// The program `starboard` of our own servers [default: the one beside this program]
    #[arg(long, value_name = "FILE")]
    starboard: Option<PathBuf>,
    /// The data folder of our own server [default: a new one, removed afterwards]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// A PostgreSQL for our own server
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// How many servers of our own share the PostgreSQL
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=8))]
    nodes: u8,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

/// What `lab load` is asked for.
#[derive(clap::Args)]
pub struct Wanted {
    #[command(flatten)]
    tables: Tables,
    /// A server that runs already (start it with --trust-addresses) [default: one of our own, for this run]
    #[arg(long, conflicts_with_all = ["data", "database", "nodes", "starboard"])]
    url: Option<String>,
    /// The server at --url is boardgame.io with its tic-tac-toe, for a comparison
    #[arg(long, requires = "url", conflicts_with = "game")]
    peer: bool,
}

/// What `lab kills` is asked for. After the last round every table is played to its end.
#[derive(clap::Args)]
pub struct Kills {
    #[command(flatten)]
    tables: Tables,
    /// How many times a server is killed (SIGKILL)
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
}

/// A run, whichever it is.
struct Args {
    tables: Tables,
    url: Option<String>,
    peer: bool,
    kill: u32,
}

/// Measures what a table costs.
pub fn memory(wanted: &Remembered) -> Reply {
    memory::run(wanted)
}

/// Plays for some time against a server.
pub fn load(wanted: Wanted) -> Reply {
    run(&Args { tables: wanted.tables, url: wanted.url, peer: wanted.peer, kill: 0 })
}

/// Plays while servers of our own are killed.
pub fn kills(wanted: Kills) -> Reply {
    run(&Args { tables: wanted.tables, url: None, peer: false, kill: wanted.rounds })
}

fn run(args: &Args) -> Reply {
    let games = games::registry().with(table::title(zoo::Campaign));
    if args.tables.nodes > 1 && args.tables.database.is_none() {
        return Err(Stop::wrong(
            "--nodes: several servers need one PostgreSQL to share; name it with --database",
        ));
    }
    let sorts = sorts(&args.tables, &games)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Stop::wrong(format!("the threads cannot be started: {error}")))?;
    let report = runtime.block_on(play(args, sorts, games))?;
    let answer =
        if args.tables.json { Answer::json(&report) } else { Answer::text(report.written()) };
    Ok(Answer { yes: report.holds(), ..answer })
}

/// What is played, and by whom.
fn sorts(args: &Tables, games: &table::Registry) -> Result<Vec<Sort>, Stop> {
    let given =
        if args.game.is_empty() { vec!["tictactoe".to_string()] } else { args.game.clone() };
    given
        .iter()
        .map(|text| {
            let (game, kinds) = match text.split_once('=') {
                Some((game, kinds)) => (game, Some(kinds)),
                None => (text.as_str(), None),
            };
            let title = games.get(game).map_err(Stop::wrong)?;
            let fewest = usize::from(*title.about().players.start());
            let seats: Vec<String> = match kinds {
                Some(kinds) => kinds.split(',').map(|kind| kind.trim().to_string()).collect(),
                None => vec!["me".to_string(); args.seats.unwrap_or(fewest)],
            };
            if !seats.iter().any(|kind| kind == "me") {
                return Err(Stop::wrong(format!(
                    "--game {text}: expected at least one seat `me`, found none"
                )));
            }
            Ok(Sort { game: game.into(), seats })
        })
        .collect()
}

async fn play(args: &Args, sorts: Vec<Sort>, games: table::Registry) -> Result<Report, Stop> {
    let mut nodes = Vec::new();
    if args.url.is_none() {
        for _ in 0..args.tables.nodes {
            nodes.push(Child::start(&args.tables).await?);
        }
    }
    let servers = match &args.url {
        Some(url) => vec![url.trim_end_matches('/').to_string()],
        None => nodes.iter().map(Child::url).collect(),
    };
    let memory =
        |nodes: &[Child]| -> Option<u64> { nodes.iter().map(Child::memory).sum::<Option<u64>>() };
    let empty = memory(&nodes);
    let pace = Duration::from_secs_f64(args.tables.tables as f64 / args.tables.rate.max(0.001));
    let seats: Vec<usize> = sorts.iter().map(|sort| sort.seats.len()).collect();
    let load = Arc::new(Load::new(servers, args.peer, sorts, pace, games));
    if args.kill > 0 {
        load.tally.check_records();
    }
    note(&format!("opening {} tables", args.tables.tables));
    let tables = open(&load, 0..args.tables.tables).await?;
    let opened = memory(&nodes);
    let begun = Instant::now();
    let players: Vec<_> = tables
        .iter()
        .map(|table| tokio::spawn(tables::keep_playing(Arc::clone(&load), Arc::clone(table))))
        .collect();
    let rounds = if args.kill > 0 {
        note(&format!("playing, and killing {} times", args.kill));
        load.tally.begin();
        Some(kill::rounds(&load, &tables, &mut nodes, args).await?)
    } else {
        // Everybody sits down first: that is measured by nobody.
        sleep(pace.min(Duration::from_secs(5))).await;
        note(&format!("playing for {} seconds", args.tables.seconds));
        load.tally.begin();
        sleep(Duration::from_secs_f64(args.tables.seconds)).await;
        None
    };
    let seconds = load.tally.end().unwrap_or(begun.elapsed()).as_secs_f64();
    let in_play = memory(&nodes);
    load.pause();
    if rounds.is_none() {
        sleep(REST).await;
    }
    let at_rest = memory(&nodes);
    load.stop();
    for player in players {
        let _a_player_ends_or_panicked = player.await;
    }
    let memory = Memory { empty, opened, in_play, at_rest };
    let report = Report::of(&load.tally, args, &seats, seconds, rounds, memory);
    for node in nodes {
        node.stop().await;
    }
    Ok(report)
}

/// Opens the tables.
async fn open(load: &Arc<Load>, numbers: Range<usize>) -> Result<Vec<Arc<Table>>, Stop> {
    let mut tables = Vec::with_capacity(numbers.len());
    for number in numbers {
        let opened = load.open(number, 0).await;
        let opened = opened.map_err(|error| Stop::wrong(format!("no table is opened: {error}")))?;
        tables.push(Arc::new(Table::new(number, opened)));
    }
    Ok(tables)
}
