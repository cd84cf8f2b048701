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
    rooms: Mutex<HashMap<String, mpsc::Sender<Command>>>,
}

impl Hub {
    fn rooms(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
        self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn live(&self, id: &str) -> Option<mpsc::Sender<Command>> {
        self.rooms().get(id).filter(|room| !room.is_closed()).cloned()
    }

    /// Takes a table out that goes to rest, unless a command has come meanwhile.
    pub fn rest(&self, id: &str, commands: &mpsc::Receiver<Command>) -> bool {
        let mut rooms = self.rooms();
        let quiet = commands.is_empty();
        if quiet {
            rooms.remove(id);
        }
        quiet
    }

    /// Takes a table out that cannot go on.
    pub fn forget(&self, id: &str) {
        self.rooms().remove(id);
    }
}

impl App {
    /// The table with this id, woken if it is at rest.
    pub async fn room(self: &Arc<App>, id: &str) -> Result<mpsc::Sender<Command>, LoadError> {
        if let Some(room) = self.hub.live(id) {
            return Ok(room);
        }
        let (sender, commands) = mpsc::channel(QUEUE);
        let room = Room::load(Arc::clone(self), id, sender.clone()).await?;
        {
            let mut rooms = self.hub.rooms();
            // Somebody else may have woken it meanwhile: theirs counts, this one is forgotten.
            if let Some(other) = rooms.get(id).filter(|other| !other.is_closed()) {
                return Ok(other.clone());
            }
            rooms.insert(id.to_string(), sender.clone());
        }
        self.metrics.rooms.fetch_add(1, Relaxed);
        let app = Arc::clone(self);
        tokio::spawn(async move {
            room.run(commands).await;
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
                    let ids: Vec<String> = self.hub.rooms().keys().cloned().collect();
                    for id in ids {
                        self.tell(&id, Command::Grown(u32::MAX)).await;
                        self.tell(&id, Command::Around).await;
                    }
                }
                Err(broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    async fn tell(&self, id: &str, command: Command) {
        if let Some(room) = self.hub.live(id) {
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
