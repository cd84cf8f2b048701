//! The live tables: found by id, woken when somebody comes, picked up when their node has died.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use protocol::Moment;
use tokio::sync::{broadcast, mpsc, oneshot};

use crate::app::{App, now};
use crate::room::{Command, LoadError, Room};
use crate::store::{Kept, Notice};

/// How many commands may wait at a table before whoever sends one waits too.
const QUEUE: usize = 256;

/// How often tables are looked for that wait for an automatic player and that no node drives.
const SWEEP: Duration = Duration::from_secs(5);

/// For how long a table must have stood still to be picked up.
const ABANDONED: Duration = Duration::from_secs(15);

/// How many waiting tables are read at once.
const PAGE: u32 = 64;

/// The live tables.
#[derive(Default)]
pub(crate) struct Hub {
    tables: Mutex<Tables>,
}

#[derive(Default)]
struct Tables {
    rooms: HashMap<String, mpsc::Sender<Command>>,
    /// Tables that are being read from the store, by how many at once.
    waking: HashMap<String, Waking>,
}

#[derive(Default)]
struct Waking {
    by: usize,
    /// Whether another node has told of the table since the first of them began to read.
    told: bool,
}

impl Tables {
    fn live(&self, id: &str) -> Option<&mpsc::Sender<Command>> {
        self.rooms.get(id).filter(|room| !room.is_closed())
    }
}

impl Hub {
    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn live(&self, id: &str) -> Option<mpsc::Sender<Command>> {
        self.tables().live(id).cloned()
    }

    /// Takes a table out that goes to rest, unless a command has come meanwhile.
    pub fn rest(&self, id: &str, commands: &mpsc::Receiver<Command>) -> bool {
        let mut tables = self.tables();
        let quiet = commands.is_empty();
        if quiet {
            tables.rooms.remove(id);
        }
        quiet
    }

    /// Takes a table out that cannot go on.
    pub fn forget(&self, id: &str) {
        self.tables().rooms.remove(id);
    }

    /// Notes that a table is about to be read, until the guard is dropped.
    fn wake(&self, id: &str) -> Reading<'_> {
        self.tables().waking.entry(id.to_string()).or_default().by += 1;
        Reading { hub: self, id: id.to_string() }
    }

    /// The live table that another node tells of. One that is being read is to look again once it is.
    fn told_of(&self, id: &str) -> Option<mpsc::Sender<Command>> {
        let mut tables = self.tables();
        if let Some(waking) = tables.waking.get_mut(id) {
            waking.told = true;
        }
        tables.live(id).cloned()
    }

    /// All live tables, when it is not known which of them another node told of.
    fn told_of_any(&self) -> Vec<mpsc::Sender<Command>> {
        let mut tables = self.tables();
        tables.waking.values_mut().for_each(|waking| waking.told = true);
        tables.rooms.values().cloned().collect()
    }
}

/// A table that is being read from the store.
struct Reading<'a> {
    hub: &'a Hub,
    id: String,
}

impl Reading<'_> {
    /// Puts the table in that was read and says whether what was read may be old already. If somebody else was first,
    /// theirs counts.
    fn put(self, room: &mpsc::Sender<Command>) -> Result<bool, mpsc::Sender<Command>> {
        let mut tables = self.hub.tables();
        if let Some(other) = tables.live(&self.id) {
            return Err(other.clone());
        }
        let told = tables.waking.get(&self.id).is_some_and(|waking| waking.told);
        tables.rooms.insert(self.id.clone(), room.clone());
        Ok(told)
    }
}

impl Drop for Reading<'_> {
    fn drop(&mut self) {
        let mut tables = self.hub.tables();
        if let Some(waking) = tables.waking.get_mut(&self.id) {
            waking.by -= 1;
            if waking.by == 0 {
                tables.waking.remove(&self.id);
            }
        }
    }
}

impl App {
    /// The table with this id, woken if it is at rest.
    pub async fn room(self: &Arc<App>, id: &str) -> Result<mpsc::Sender<Command>, LoadError> {
        if let Some(room) = self.hub.live(id) {
            return Ok(room);
        }
        let (sender, commands) = mpsc::channel(QUEUE);
        let reading = self.hub.wake(id);
        let room = Room::load(Arc::clone(self), id, sender.clone()).await?;
        let told = match reading.put(&sender) {
            Ok(told) => told,
            Err(other) => return Ok(other),
        };
        self.metrics.rooms.fetch_add(1, Relaxed);
        let app = Arc::clone(self);
        tokio::spawn(async move {
            room.run(commands, told).await;
            app.metrics.rooms.fetch_sub(1, Relaxed);
        });
        Ok(sender)
    }

    /// Asks a table something. A table that goes to rest at this very moment is woken again.
    pub async fn ask<T>(
        self: &Arc<App>,
        id: &str,
        mut question: impl FnMut(oneshot::Sender<T>) -> Command,
    ) -> Result<T, LoadError> {
        for _ in 0..3 {
            let room = self.room(id).await?;
            let (answer, answered) = oneshot::channel();
            if room.send(question(answer)).await.is_ok()
                && let Ok(answer) = answered.await
            {
                return Ok(answer);
            }
        }
        Err(LoadError::Closing)
    }

    /// Passes on what other nodes did, until the server closes.
    pub async fn hear(self: Arc<App>, mut notices: broadcast::Receiver<Notice>) {
        loop {
            match notices.recv().await {
                Ok(Notice::Journal(id, sequence)) => self.tell(&id, Command::Grown(sequence)).await,
                Ok(Notice::Around(id)) => self.tell(&id, Command::Around).await,
                Ok(Notice::Lost) | Err(broadcast::error::RecvError::Lagged(_)) => {
                    for room in self.hub.told_of_any() {
                        let _it_went_to_rest = room.send(Command::Grown(u32::MAX)).await;
                        let _it_went_to_rest = room.send(Command::Around).await;
                    }
                }
                Err(broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    /// Chat, seats or the rematch of a table may have changed: if it is in memory, it looks.
    pub async fn look_around(&self, id: &str) {
        self.tell(id, Command::Around).await;
    }

    async fn tell(&self, id: &str, command: Command) {
        if let Some(room) = self.hub.told_of(id) {
            let _it_went_to_rest = room.send(command).await;
        }
    }

    /// Wakes tables that wait for an automatic player: all at the start, then those whose node has died.
    pub async fn sweep(self: Arc<App>) {
        let mut before = now();
        let mut closing = self.closing.subscribe();
        // Tables that cannot be woken, so that nobody tries in vain every few seconds.
        let mut hopeless: HashSet<String> = HashSet::new();
        loop {
            if let Err(error) = self.pick_up(before, &mut hopeless).await {
                tracing::warn!(%error, "cannot look for waiting tables");
            }
            tokio::select! {
                () = tokio::time::sleep(SWEEP) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            before = now() - ABANDONED.as_millis() as i64;
        }
    }

    /// Wakes every table that waits for an automatic player and has stood still since before that moment.
    async fn pick_up(self: &Arc<App>, before: Moment, hopeless: &mut HashSet<String>) -> Kept<()> {
        let mut beyond = String::new();
        loop {
            let page = self.store.waiting(before, &beyond, PAGE).await?;
            let Some(last) = page.last() else { return Ok(()) };
            beyond.clone_from(last);
            for id in page {
                if self.hub.live(&id).is_some() || hopeless.contains(&id) {
                    continue;
                }
                match self.room(&id).await {
                    Ok(_) => {}
                    Err(LoadError::Store(error)) => return Err(error),
                    Err(error) => {
                        tracing::warn!(table = id, %error, "cannot be picked up");
                        hopeless.insert(id);
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What another node tells while a table is being read reaches it, whoever of several readers was first.
    #[test]
    fn a_table_that_is_told_of_while_it_is_read_looks_again() {
        let hub = Hub::default();
        let (room, _commands) = mpsc::channel(1);
        let (first, second) = (hub.wake("told"), hub.wake("told"));
        drop(second);
        assert!(hub.told_of("told").is_none(), "there is no table yet");
        assert!(matches!(first.put(&room), Ok(true)));
        assert!(hub.told_of("told").is_some());
        assert!(hub.wake("told").put(&room).is_err(), "the first one counts");

        assert!(matches!(hub.wake("quiet").put(&room), Ok(false)));
        let reading = hub.wake("any");
        assert_eq!(hub.told_of_any().len(), 2);
        assert!(matches!(reading.put(&room), Ok(true)));
        assert!(hub.tables().waking.is_empty());
    }
}
