//! Killing servers while tables are in play, and looking at what is left.

use std::sync::Arc;
use std::time::Duration;

use kernel::Seed;
use tokio::time::{Instant, sleep};

use super::child::Child;
use super::tables::{Load, Table};
use super::{Args, truth};
use crate::answer::{Stop, note};

/// How long a table may take to go on after a server died.
const GOES_ON_WITHIN: Duration = Duration::from_secs(60);

/// How long the last games may take to their end.
const ENDS_WITHIN: Duration = Duration::from_secs(300);

/// What came of the rounds.
#[derive(Default)]
pub(super) struct Rounds {
    /// Acknowledged moves, or told entries, that the database did not have.
    pub missing: usize,
    /// Tables that did not go on.
    pub stuck: usize,
    /// Tables that were not played to their end.
    pub unfinished: usize,
    /// Next chapters that a kill found reserved and not opened.
    pub reserved: usize,
}

/// Kills a server at random moments; each time everything acknowledged must be in the database and every table must go
/// on, with the server started again if it is the only one. Then every table is played to its end.
pub(super) async fn rounds(
    load: &Load,
    tables: &[Arc<Table>],
    nodes: &mut [Child],
    args: &Args,
) -> Result<Rounds, Stop> {
    let mut chance = Seed::from_number(u64::from(args.kill)).rng();
    let mut done = Rounds::default();
    let most = args.tables.seconds / f64::from(args.kill);
    for round in 1..=args.kill {
        sleep(Duration::from_secs_f64(most * chance.fraction())).await;
        let victim = (chance.fraction() * nodes.len() as f64) as usize;
        let alone = nodes.len() == 1;
        let Some(node) = nodes.get_mut(victim) else {
            return Err(Stop::wrong("there is no server of our own to kill"));
        };
        node.kill().await;
        let reserved = reserved(tables, node, args).await?;
        let before: Vec<u64> = tables.iter().map(|table| table.moves()).collect();
        if alone {
            node.start_again().await?;
        }
        let stuck = go_on(tables, &before).await;
        if !alone {
            node.start_again().await?;
        }
        let missing = missing(tables, node, args).await?;
        done.stuck += stuck;
        done.missing += missing;
        done.reserved += reserved;
        let chapters = match reserved {
            0 => String::new(),
            reserved => format!(", {reserved} chapters were reserved and not opened"),
        };
        note(&format!(
            "round {round} of {}: {missing} missing, {stuck} stuck{chapters}",
            args.kill
        ));
    }
    note("playing every table to its end");
    load.let_finish();
    let patience = Instant::now() + ENDS_WITHIN;
    while load.finished() < tables.len() && Instant::now() < patience {
        sleep(Duration::from_millis(50)).await;
    }
    done.unfinished = tables.iter().filter(|table| !table.is_over()).count();
    Ok(done)
}

/// Waits until every table has gone on. Gives back how many did not.
async fn go_on(tables: &[Arc<Table>], before: &[u64]) -> usize {
    let patience = Instant::now() + GOES_ON_WITHIN;
    loop {
        let behind = tables.iter().zip(before).filter(|(table, moves)| table.moves() <= **moves);
        let behind = behind.count();
        if behind == 0 || Instant::now() >= patience {
            return behind;
        }
        sleep(Duration::from_millis(10)).await;
    }
}

/// How many next chapters a server that was just killed has reserved and not opened.
async fn reserved(tables: &[Arc<Table>], node: &Child, args: &Args) -> Result<usize, Stop> {
    let store =
        truth::open(node.data(), args.tables.database.as_deref()).await.map_err(Stop::wrong)?;
    let mut reserved = 0;
    for table in tables {
        let known = table.now();
        reserved += usize::from(truth::reserved(&*store, &known).await.map_err(Stop::wrong)?);
    }
    store.close().await;
    Ok(reserved)
}

/// Reads the database beside the server, which has recovered it by then.
async fn missing(tables: &[Arc<Table>], node: &Child, args: &Args) -> Result<usize, Stop> {
    let store =
        truth::open(node.data(), args.tables.database.as_deref()).await.map_err(Stop::wrong)?;
    let mut missing = 0;
    for table in tables {
        missing += truth::missing(&*store, &table.now()).await.map_err(Stop::wrong)?;
    }
    store.close().await;
    Ok(missing)
}
