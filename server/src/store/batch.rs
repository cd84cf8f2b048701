//! Entries and openings of many tables, written together: one transaction makes all of them durable, so a thousand
//! moves a second do not need a thousand waits for the disk.

use std::collections::HashSet;
use std::future::Future;

use table::Sequence;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, Instant, sleep_until};

use super::{Appended, JournalRow, Kept, SeatRow, StoreError, Summary, TableRow};

/// The most entries and openings of one transaction.
const MOST: usize = 256;

/// How much may wait for the writer before tables wait for their turn.
const QUEUE: usize = 4096;

/// One entry to append.
pub(super) struct Append {
    pub table: String,
    pub row: JournalRow,
    pub summary: Summary,
}

impl Append {
    pub fn sequence(&self) -> Sequence {
        self.row.entry.sequence
    }

    fn number(&self) -> Number {
        (self.table.clone(), i64::from(self.sequence()))
    }
}

/// One new table.
pub(super) struct Opening {
    pub table: TableRow,
    pub seats: Vec<SeatRow>,
    pub journal: Vec<JournalRow>,
}

/// A table and a number in its journal: there is one entry for each.
pub(super) type Number = (String, i64);

/// What waits to be written at one moment.
#[derive(Default)]
pub(super) struct Batch {
    pub openings: Vec<Opening>,
    /// No two have the same number: of two, the first to come is the one that may be written.
    pub appends: Vec<Append>,
}

/// What of a batch is durable now; what is missing here was there before.
#[derive(Default)]
pub(super) struct Written {
    /// The ids of the new tables.
    pub tables: HashSet<String>,
    /// The numbers of the new entries.
    pub entries: HashSet<Number>,
}

type Answer = oneshot::Sender<Kept<Appended>>;

enum Waiting {
    Open(Box<Opening>, Answer),
    Append(Box<Append>, Answer),
}

/// The writer of a store.
pub(super) struct Batches {
    queue: mpsc::Sender<Waiting>,
}

impl Batches {
    /// Starts a writer. `write` makes a whole batch durable and says what of it was new; if it fails, whoever waits
    /// looks at what the store has. Two batches begin at least `apart` from each other: what comes meanwhile goes
    /// together, and whoever comes after a pause does not wait.
    pub fn start<W, F>(apart: Duration, write: W) -> Batches
    where
        W: Fn(Batch) -> F + Send + 'static,
        F: Future<Output = Kept<Written>> + Send,
    {
        let (queue, mut waiting) = mpsc::channel::<Waiting>(QUEUE);
        tokio::spawn(async move {
            let mut taken = Vec::with_capacity(MOST);
            let mut next = Instant::now();
            while waiting.recv_many(&mut taken, MOST).await > 0 {
                if taken.len() < MOST && Instant::now() < next {
                    sleep_until(next).await;
                    while taken.len() < MOST
                        && let Ok(more) = waiting.try_recv()
                    {
                        taken.push(more);
                    }
                }
                next = Instant::now() + apart;
                let (batch, promises) = sorted(taken.drain(..));
                let written = write(batch).await.map_err(|error| error.to_string());
                if let Err(error) = &written {
                    tracing::error!(waiting = promises.len(), %error, "not written");
                }
                for promise in promises {
                    promise.keep(&written);
                }
            }
        });
        Batches { queue }
    }

    /// Appends one entry together with whatever else waits.
    pub async fn append(&self, append: Append) -> Kept<Appended> {
        self.wait(|answer| Waiting::Append(Box::new(append), answer)).await
    }

    /// Keeps a new table together with whatever else waits.
    pub async fn open(&self, opening: Opening) -> Kept<()> {
        let id = opening.table.id.clone();
        match self.wait(|answer| Waiting::Open(Box::new(opening), answer)).await? {
            Appended::Written => Ok(()),
            Appended::Taken => Err(StoreError::TableExists(id)),
        }
    }

    async fn wait(&self, asked: impl FnOnce(Answer) -> Waiting) -> Kept<Appended> {
        let (answer, answered) = oneshot::channel();
        self.queue.send(asked(answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

/// Somebody who waits to hear what became of a part of a batch.
struct Promise {
    part: Part,
    answer: Answer,
}

enum Part {
    Table(String),
    Entry(Number),
    /// Another of the same batch has its number.
    Late,
}

impl Promise {
    fn keep(self, written: &Result<Written, String>) {
        let became = match written {
            Err(error) => Err(StoreError::Batch(error.clone())),
            Ok(written) => Ok(match &self.part {
                Part::Table(id) => appended(written.tables.contains(id)),
                Part::Entry(number) => appended(written.entries.contains(number)),
                Part::Late => Appended::Taken,
            }),
        };
        let _the_table_has_gone = self.answer.send(became);
    }
}

fn appended(written: bool) -> Appended {
    if written { Appended::Written } else { Appended::Taken }
}

/// What waits, as a batch and the promises that go with it.
fn sorted(waiting: impl Iterator<Item = Waiting>) -> (Batch, Vec<Promise>) {
    let mut batch = Batch::default();
    let mut promises = Vec::new();
    let mut tables = HashSet::new();
    let mut numbers = HashSet::new();
    for one in waiting {
        let (part, answer) = match one {
            Waiting::Open(opening, answer) => {
                let id = opening.table.id.clone();
                if tables.insert(id.clone()) {
                    batch.openings.push(*opening);
                    (Part::Table(id), answer)
                } else {
                    (Part::Late, answer)
                }
            }
            Waiting::Append(append, answer) => {
                let number = append.number();
                if numbers.insert(number.clone()) {
                    batch.appends.push(*append);
                    (Part::Entry(number), answer)
                } else {
                    (Part::Late, answer)
                }
            }
        };
        promises.push(Promise { part, answer });
    }
    (batch, promises)
}
