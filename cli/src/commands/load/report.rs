//! What came of it.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use serde::Serialize;

use super::Args;

/// Counts while the tables play.
#[derive(Default)]
pub(super) struct Tally {
    /// Microseconds from a move sent to the last seat updated.
    times: Mutex<Vec<u32>>,
    /// Moves that came too late.
    pub stale: AtomicU64,
    /// Connections that ended before their time.
    pub broken: AtomicU64,
    /// Tables that came back with less than was acknowledged.
    pub lost: AtomicU64,
}

impl Tally {
    pub fn begin(&self) {
        self.times.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clear();
    }

    pub fn moved(&self, time: Duration) {
        let micros = u32::try_from(time.as_micros()).unwrap_or(u32::MAX);
        self.times.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(micros);
    }
}

/// The server's memory in bytes, at three moments.
pub(super) struct Memory {
    pub empty: Option<u64>,
    pub opened: Option<u64>,
    pub in_play: Option<u64>,
}

/// How a server kept up.
#[derive(Serialize)]
pub(super) struct Report {
    game: String,
    tables: usize,
    seats: usize,
    seconds: f64,
    moves: usize,
    moves_per_second: f64,
    /// From a move sent to the last seat updated, in milliseconds.
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    stale: u64,
    broken_connections: u64,
    kills: u32,
    /// Acknowledged moves that were gone after a restart.
    pub lost: u64,
    /// Tables that did not go on after a restart.
    pub stuck: usize,
    server_bytes: Option<u64>,
    bytes_per_open_table: Option<u64>,
    bytes_per_table_in_play: Option<u64>,
}

impl Report {
    pub fn of(
        tally: &Tally,
        args: &Args,
        seats: usize,
        seconds: f64,
        stuck: usize,
        memory: Memory,
    ) -> Report {
        let mut times = tally.times.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clone();
        times.sort_unstable();
        let at = |part: f64| {
            let index = (times.len() as f64 * part) as usize;
            let micros = times.get(index.min(times.len().saturating_sub(1)));
            micros.map_or(0.0, |micros| f64::from(*micros) / 1000.0)
        };
        let each = |bytes: Option<u64>| {
            let more = bytes?.saturating_sub(memory.empty?);
            Some(more / args.tables.max(1) as u64)
        };
        Report {
            game: args.game.clone(),
            tables: args.tables,
            seats,
            seconds,
            moves: times.len(),
            moves_per_second: times.len() as f64 / seconds,
            p50_ms: at(0.5),
            p99_ms: at(0.99),
            max_ms: at(1.0),
            stale: tally.stale.load(Relaxed),
            broken_connections: tally.broken.load(Relaxed),
            kills: args.kill,
            lost: tally.lost.load(Relaxed),
            stuck,
            server_bytes: memory.in_play,
            bytes_per_open_table: each(memory.opened),
            bytes_per_table_in_play: each(memory.in_play),
        }
    }

    /// For a person.
    pub fn written(&self) -> String {
        let kib = |bytes: Option<u64>| match bytes {
            Some(bytes) => format!("{:.1} KiB", bytes as f64 / 1024.0),
            None => "not known".into(),
        };
        let mut text = format!(
            "{} tables of {} with {} people each, {:.1} s\n\
             {} moves, {:.1} a second, {} too late, {} broken connections\n\
             from a move sent to the last seat updated: half within {:.2} ms, 99 % within {:.2} ms, all within {:.2} ms\n\
             the server's memory: {}; a table just opened {}, a table in play {}\n",
            self.tables,
            self.game,
            self.seats,
            self.seconds,
            self.moves,
            self.moves_per_second,
            self.stale,
            self.broken_connections,
            self.p50_ms,
            self.p99_ms,
            self.max_ms,
            kib(self.server_bytes),
            kib(self.bytes_per_open_table),
            kib(self.bytes_per_table_in_play),
        );
        if self.kills > 0 {
            text += &format!(
                "killed {} times: {} acknowledged moves lost, {} tables stuck\n",
                self.kills, self.lost, self.stuck
            );
        }
        text
    }
}
