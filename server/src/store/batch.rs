//! Entries of many tables, written together: one transaction makes all of them durable, so a thousand moves a second
//! do not need a thousand waits for the disk.

use std::future::Future;

use table::Sequence;
use tokio::sync::{mpsc, oneshot};

use super::{Appended, JournalRow, Kept, StoreError, Summary};

/// The most entries of one transaction.
const MOST: usize = 256;

/// How many entries may wait for the writer before tables wait for their turn.
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
}

type Waiting = (Append, oneshot::Sender<Kept<Appended>>);

/// The writer of a store.
pub(super) struct Batches {
    queue: mpsc::Sender<Waiting>,
}

impl Batches {
    /// Starts a writer. `write` makes a whole batch durable, or nothing of it, and says of each entry what became of
    /// it.
    pub fn start<W, F>(write: W) -> Batches
    where
        W: Fn(Vec<Append>) -> F + Send + 'static,
        F: Future<Output = Kept<Vec<Appended>>> + Send,
    {
        let (queue, mut waiting) = mpsc::channel::<Waiting>(QUEUE);
        tokio::spawn(async move {
            let mut batch = Vec::with_capacity(MOST);
            while waiting.recv_many(&mut batch, MOST).await > 0 {
                let (entries, answers): (Vec<_>, Vec<_>) = batch.drain(..).unzip();
                match write(entries).await {
                    Ok(done) => {
                        for (answer, appended) in answers.into_iter().zip(done) {
                            let _the_table_has_gone = answer.send(Ok(appended));
                        }
                    }
                    Err(error) => {
                        let text = error.to_string();
                        tracing::error!(entries = answers.len(), error = %text, "not written");
                        for answer in answers {
                            let error = StoreError::Batch(text.clone());
                            let _the_table_has_gone = answer.send(Err(error));
                        }
                    }
                }
            }
        });
        Batches { queue }
    }

    /// Appends one entry together with whatever else waits.
    pub async fn append(&self, append: Append) -> Kept<Appended> {
        let (answer, answered) = oneshot::channel();
        self.queue.send((append, answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}
