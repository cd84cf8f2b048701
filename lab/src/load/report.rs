//! What came of it.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use serde::Serialize;

use super::Args;
use super::kill::Rounds;

/// Counts while the tables play.
#[derive(Default)]
pub(super) struct Tally {
    /// Microseconds from a move sent to the last seat updated.
    times: Mutex<Vec<u32>>,
    /// When counting began.
    begun: Mutex<Option<Instant>>,
    /// Moves that came too late.
    pub stale: AtomicU64,
    /// Connections that ended before their time.
    pub broken: AtomicU64,
    /// Tables that came back with less than somebody had been told.
    pub lost: AtomicU64,
    /// Whether records are looked at.
    checking: AtomicBool,
    /// Records of finished games that were looked at, and those that were not true.
    pub checked: AtomicU64,
    pub wrong: AtomicU64,
    /// Chapters of campaigns that went on from another one.
    pub chapters: AtomicU64,
    /// Chapters that were opened twice, or in another place of their campaign.
    pub astray: AtomicU64,
}

impl Tally {
    /// What is counted counts from now on.
    pub fn begin(&self) {
        self.times().clear();
        self.stale.store(0, Relaxed);
        self.broken.store(0, Relaxed);
        *self.begun.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = Some(Instant::now());
    }

    /// No more times are counted. Gives back for how long they were.
    pub fn end(&self) -> Option<Duration> {
        let mut begun = self.begun.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        begun.take().map(|begun| begun.elapsed())
    }

    /// From now on the record of every finished game is looked at.
    pub fn check_records(&self) {
        self.checking.store(true, Relaxed);
    }

    pub fn checks(&self) -> bool {
        self.checking.load(Relaxed)
    }

    pub fn moved(&self, time: Duration) {
        let micros = u32::try_from(time.as_micros()).unwrap_or(u32::MAX);
        if self.begun.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).is_some() {
            self.times().push(micros);
        }
    }

    fn times(&self) -> MutexGuard<'_, Vec<u32>> {
        self.times.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// The server's memory in bytes, at four moments.
pub(super) struct Memory {
    pub empty: Option<u64>,
    pub opened: Option<u64>,
    pub in_play: Option<u64>,
    /// Everybody is still connected, and nobody has moved for a while.
    pub at_rest: Option<u64>,
}

/// How a server kept up.
#[derive(Serialize)]
pub(super) struct Report {
    games: Vec<String>,
    tables: usize,
    seats: Vec<usize>,
    database: &'static str,
    nodes: u8,
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
    /// Acknowledged moves and told entries that were gone after a kill.
    lost: u64,
    /// Tables that did not go on after a kill.
    stuck: usize,
    /// Tables that were not played to their end after the last kill.
    unfinished: usize,
    /// Chapters of campaigns that went on from another one.
    chapters: u64,
    /// Chapters that a kill found reserved and not opened.
    reserved: usize,
    /// Chapters that were opened twice, or in another place of their campaign.
    astray: u64,
    /// Records of finished games that were compared with what was acknowledged and replayed.
    records: u64,
    wrong_records: u64,
    server_bytes: Option<u64>,
    bytes_per_open_table: Option<u64>,
    bytes_per_table_in_play: Option<u64>,
    bytes_per_table_at_rest: Option<u64>,
}

impl Report {
    pub fn of(
        tally: &Tally,
        args: &Args,
        seats: &[usize],
        seconds: f64,
        rounds: Option<Rounds>,
        memory: Memory,
    ) -> Report {
        let mut times = tally.times().clone();
        let rounds = rounds.unwrap_or_default();
        times.sort_unstable();
        let at = |part: f64| {
            let index = (times.len() as f64 * part) as usize;
            let micros = times.get(index.min(times.len().saturating_sub(1)));
            micros.map_or(0.0, |micros| f64::from(*micros) / 1000.0)
        };
        let each = |bytes: Option<u64>| {
            let more = bytes?.saturating_sub(memory.empty?);
            Some(more / args.tables.tables.max(1) as u64)
        };
        Report {
            games: if args.tables.game.is_empty() {
                vec!["tictactoe".into()]
            } else {
                args.tables.game.clone()
            },
            tables: args.tables.tables,
            seats: seats.to_vec(),
            database: if args.tables.database.is_some() { "PostgreSQL" } else { "SQLite" },
            nodes: args.tables.nodes,
            seconds,
            moves: times.len(),
            moves_per_second: times.len() as f64 / seconds,
            p50_ms: at(0.5),
            p99_ms: at(0.99),
            max_ms: at(1.0),
            stale: tally.stale.load(Relaxed),
            broken_connections: tally.broken.load(Relaxed),
            kills: args.kill,
            lost: tally.lost.load(Relaxed) + rounds.missing as u64,
            stuck: rounds.stuck,
            unfinished: rounds.unfinished,
            chapters: tally.chapters.load(Relaxed),
            reserved: rounds.reserved,
            astray: tally.astray.load(Relaxed),
            records: tally.checked.load(Relaxed),
            wrong_records: tally.wrong.load(Relaxed),
            server_bytes: memory.in_play,
            bytes_per_open_table: each(memory.opened),
            bytes_per_table_in_play: each(memory.in_play),
            bytes_per_table_at_rest: each(memory.at_rest),
        }
    }

    /// Whether nothing was lost and every table went on.
    pub fn holds(&self) -> bool {
        let astray = self.astray + self.wrong_records;
        self.lost == 0 && self.stuck == 0 && self.unfinished == 0 && astray == 0
    }

    /// For a person.
    pub fn written(&self) -> String {
        let kib = |bytes: Option<u64>| match bytes {
            Some(bytes) => format!("{:.1} KiB", bytes as f64 / 1024.0),
            None => "not known".into(),
        };
        let mut text = format!(
            "{} tables of {}, {:.1} s\n\
             {} moves, {:.1} a second, {} too late, {} broken connections\n\
             from a move sent to the last seat updated: half within {:.2} ms, 99 % within {:.2} ms, all within {:.2} ms\n\
             the server's memory: {}; a table just opened {}, in play {}, at rest with everybody connected {}\n",
            self.tables,
            self.games.join(" and "),
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
            kib(self.bytes_per_table_at_rest),
        );
        if self.kills > 0 {
            text += &format!(
                "one of {} server(s) on {} killed {} times: {} acknowledged or told moves lost, {} tables stuck, \
                 {} not played to their end; {} records replayed, {} of them not true\n",
                self.nodes,
                self.database,
                self.kills,
                self.lost,
                self.stuck,
                self.unfinished,
                self.records,
                self.wrong_records
            );
        }
        if self.chapters > 0 {
            text += &format!(
                "{} next chapters opened, {} of them reserved by a server that died before it opened them, {} astray\n",
                self.chapters, self.reserved, self.astray
            );
        }
        text
    }
}
