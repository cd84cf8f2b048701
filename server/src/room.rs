//! One table in memory: an actor that owns the table, takes commands one by one, makes every change durable before
//! anybody hears of it, and then tells everybody.

mod clocks;
mod said;
mod tell;
mod think;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use kernel::{Lang, Seat, SeatSet, Turn};
use protocol::live::{ClientMessage, ServerMessage};
use spoken::{Questions, Session};
use table::{AnyTable, Decision, Entry, Left, Sequence, Title};
use tokio::sync::{mpsc, oneshot};

use crate::app::{App, now};
use crate::outbox::Outbox;
use crate::store::{Appended, JournalRow, Leaving, SeatRow, StoreError, Summary, TableRow};

use clocks::Clocks;
pub(crate) use said::wrong;

/// How many lines of chat somebody hears who comes to the table.
const CHAT_SHOWN: u32 = 100;

/// What a table can be asked to do.
pub(crate) enum Command {
    /// A connection says who it is, for the first time or anew.
    Hello(Box<Hello>),
    /// A connection has closed.
    Leave(u64),
    /// A connection says something.
    Said(Box<Said>),
    /// The journal has at least this many entries.
    Grown(Sequence),
    /// Chat, seats or the rematch may have changed.
    Around,
    /// An automatic player has decided about the journal of this length, or has failed to.
    Decided(Sequence, Option<Box<Decision>>),
    /// Time to think, if the journal still has this length.
    Wake(Sequence),
    /// A copy of everything.
    Look(oneshot::Sender<Look>),
}

/// What a connection says.
pub(crate) struct Said {
    pub connection: u64,
    pub message: ClientMessage,
    /// When it arrived.
    pub at: Instant,
}

/// Who a connection says it is.
pub(crate) struct Hello {
    pub connection: u64,
    pub frames: Outbox,
    pub lang: Lang,
    /// The hash of the seat's secret, if one was given.
    pub token_hash: Option<String>,
    /// The hashes of the secrets of other seats before the same screen.
    pub beside: Vec<String>,
    pub account: Option<String>,
    pub name: Option<String>,
    pub since: Sequence,
}

/// A table as it is now, for whoever needs all of it.
pub(crate) struct Look {
    pub title: Arc<dyn Title>,
    pub row: TableRow,
    pub seats: Vec<SeatRow>,
    pub table: Box<dyn AnyTable>,
}

/// Why a table cannot be woken.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    #[error("there is no such table")]
    Unknown,
    #[error("it was played by rules version {found}, this is version {expected}")]
    RulesChanged { found: u32, expected: u32 },
    #[error("its journal cannot be played again: {0}")]
    Broken(String),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the server is shutting down")]
    Closing,
}

/// One connection at the table.
struct Connection {
    frames: Outbox,
    session: Session,
    /// The other seats whose people sit before the same screen.
    beside: SeatSet,
}

/// One table in memory.
pub(crate) struct Room {
    app: Arc<App>,
    row: TableRow,
    title: Arc<dyn Title>,
    table: Box<dyn AnyTable>,
    seats: Vec<SeatRow>,
    connections: HashMap<u64, Connection>,
    clocks: Option<Clocks>,
    questions: Questions,
    /// The number of the last line of chat, once somebody has asked for it.
    chat_heard: Option<u32>,
    /// The length of the journal somebody is thinking about.
    thought: Option<Sequence>,
    own: mpsc::Sender<Command>,
    /// Who waits to hear that the change at hand was made: connection and number.
    asked: Option<(u64, u32)>,
    /// Set when the table cannot go on in memory: it is rebuilt when somebody comes anew.
    broken: bool,
}

impl Room {
    /// Rebuilds a table from what is kept of it.
    pub async fn load(
        app: Arc<App>,
        id: &str,
        own: mpsc::Sender<Command>,
    ) -> Result<Room, LoadError> {
        let row = app.store.table(id).await?.ok_or(LoadError::Unknown)?;
        let title = Arc::clone(
            app.registry.get(&row.game).map_err(|error| LoadError::Broken(error.to_string()))?,
        );
        let expected = title.about().rules_version;
        if row.rules_version != expected {
            return Err(LoadError::RulesChanged { found: row.rules_version, expected });
        }
        let seats = app.store.seats(id).await?;
        let journal = app.store.journal(id, 0).await?;
        let entries: Vec<Entry> = journal.iter().map(|row| row.entry.clone()).collect();
        let table = title
            .rebuild(&row.whole_setup(), &entries)
            .map_err(|error| LoadError::Broken(error.to_string()))?;
        let clocks = row.head.clock.map(|spec| {
            let left = journal.iter().rev().find_map(|row| row.clocks.clone());
            Clocks::new(spec, left, seats.len())
        });
        let mut room = Room {
            questions: Questions::new(&*table),
            app,
            row,
            title,
            table,
            seats,
            connections: HashMap::new(),
            clocks,
            chat_heard: None,
            thought: None,
            own,
            asked: None,
            broken: false,
        };
        room.run_clocks(None);
        Ok(room)
    }

    /// Lives until nobody needs the table in memory.
    pub async fn run(mut self, mut commands: mpsc::Receiver<Command>, told: bool) {
        // What other nodes did after the journal was read and before anybody could pass it on to this room.
        if told {
            Box::pin(self.catch_up()).await;
            Box::pin(self.look_around()).await;
        }
        self.think();
        loop {
            let rest = tokio::time::sleep(self.rests_after());
            let flag = self.next_flag();
            tokio::select! {
                command = commands.recv() => match command {
                    None => break,
                    // What is done is put aside: a table waits far longer than it works.
                    Some(command) => Box::pin(self.take(command)).await,
                },
                () = sleep_until(flag) => Box::pin(self.flag_fell()).await,
                () = rest, if self.is_idle() => {
                    if self.app.hub.rest(&self.row.id, &commands) {
                        return;
                    }
                }
            }
            if self.broken {
                break;
            }
        }
        self.app.hub.forget(&self.row.id);
        self.close_all();
    }

    /// How long the table stays in memory without connections. Hardly anybody comes back to one that is over.
    fn rests_after(&self) -> Duration {
        let running = self.app.config.rest_after;
        if self.is_over() { running.min(OVER_RESTS_AFTER) } else { running }
    }

    fn is_idle(&self) -> bool {
        self.connections.is_empty() && self.thought.is_none() && self.next_flag().is_none()
    }

    async fn take(&mut self, command: Command) {
        match command {
            Command::Hello(hello) => self.hello(*hello).await,
            Command::Leave(connection) => self.leave(connection),
            Command::Said(said) => self.said(*said).await,
            Command::Grown(sequence) => {
                if sequence > self.table.sequence() {
                    self.catch_up().await;
                }
            }
            Command::Around => self.look_around().await,
            Command::Decided(at, decision) => {
                self.decided(at, decision.map(|decision| *decision)).await
            }
            Command::Wake(at) => {
                if at == self.table.sequence() {
                    self.think();
                }
            }
            Command::Look(answer) => {
                let look = Look {
                    title: Arc::clone(&self.title),
                    row: self.row.clone(),
                    seats: self.seats.clone(),
                    table: self.table.clone(),
                };
                let _nobody_waits_for_it = answer.send(look);
            }
        }
    }

    /// The seats somebody is connected to.
    fn online(&self) -> SeatSet {
        let here = |connection: &Connection| {
            connection.session.seat().into_iter().chain(connection.beside.iter())
        };
        self.connections.values().flat_map(here).collect()
    }

    fn is_over(&self) -> bool {
        matches!(self.table.turn(), Turn::Over(_))
    }

    /// The awaited seats that are a person's to decide for now.
    fn awaited_people(&self) -> SeatSet {
        self.table.turn().awaited().intersection(self.table.people())
    }

    fn summary(&self) -> Summary {
        summary_of(&*self.table)
    }

    /// Makes the table's latest entry durable, then tells everybody. If it cannot be made durable, the table is as
    /// the store has it, and the error says why.
    async fn keep(&mut self, by: Option<Seat>, people: SeatSet) -> Result<Sequence, NotStored> {
        let Some(entry) = self.table.last_entry() else {
            return Err(NotStored::Stale);
        };
        self.run_clocks(by);
        let row = JournalRow { entry, at: now(), clocks: self.clocks.as_ref().map(Clocks::left) };
        let (at, sequence) = (row.at, row.entry.sequence);
        let summary = self.summary();
        match self.app.store.append(&self.row.id, row, summary.clone()).await {
            Ok(Appended::Written) => {
                self.row.summary = summary;
                self.row.updated = at;
                self.row.sequence = sequence;
                self.app.metrics.appended.fetch_add(1, Relaxed);
                if let Some((connection, id)) = self.asked.take() {
                    self.answer(connection, &ServerMessage::Accepted { id, sequence });
                }
                self.changed(people, true);
                Ok(sequence)
            }
            Ok(Appended::Taken) => {
                self.app.metrics.stale.fetch_add(1, Relaxed);
                self.reload().await;
                Err(NotStored::Stale)
            }
            Err(error) => {
                self.app.metrics.store_errors.fetch_add(1, Relaxed);
                tracing::error!(table = self.row.id, %error, "a decision could not be kept");
                self.reload().await;
                Err(NotStored::Store)
            }
        }
    }

    /// After the journal has grown: everybody is told, automatic players are asked, web hooks called.
    fn changed(&mut self, people_before: SeatSet, own: bool) {
        self.questions.look(&*self.table);
        self.tell_updates();
        let people = self.awaited_people();
        if own {
            self.call_hooks(people.difference(people_before));
            self.think();
        } else {
            self.think_later();
        }
    }

    /// Reads on in the journal, where another node has written.
    async fn catch_up(&mut self) {
        let since = self.table.sequence();
        let rows = match self.app.store.journal(&self.row.id, since).await {
            Ok(rows) => rows,
            Err(error) => {
                tracing::warn!(table = self.row.id, %error, "cannot read on");
                return;
            }
        };
        let Some(last) = rows.last() else { return };
        let people = self.awaited_people();
        let clocks = last.clocks.clone();
        let (at, sequence) = (last.at, last.entry.sequence);
        if rows.iter().any(|row| self.table.redo(&row.entry).is_err()) {
            self.reload().await;
            return;
        }
        if let (Some(own), Some(left)) = (&mut self.clocks, clocks) {
            own.set(left);
        }
        self.run_clocks(None);
        self.row.summary = self.summary();
        self.row.updated = at;
        self.row.sequence = sequence;
        self.changed(people, false);
    }

    /// Forgets what is in memory and reads everything again; the connections stay.
    async fn reload(&mut self) {
        let people = self.awaited_people();
        match Room::load(Arc::clone(&self.app), &self.row.id, self.own.clone()).await {
            Ok(fresh) => {
                self.row = fresh.row;
                self.table = fresh.table;
                self.seats = fresh.seats;
                self.clocks = fresh.clocks;
                self.questions = fresh.questions;
                self.thought = None;
                self.changed(people, false);
            }
            Err(error) => {
                tracing::error!(table = self.row.id, %error, "cannot be read again");
                self.broken = true;
            }
        }
    }
}

/// Why a decision was not made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum NotStored {
    /// Another node was first.
    Stale,
    /// The store did not take it.
    Store,
}

/// How a table stands.
pub(crate) fn summary_of(table: &dyn AnyTable) -> Summary {
    let turn = table.turn();
    let legacy = table.legacy();
    Summary {
        leaves: legacy.as_ref().map(Leaving::of),
        left: legacy.map(|legacy| Left { legacy, after: table.hash() }),
        awaited: turn.awaited().iter().collect(),
        thinking: !table.thinking().is_empty(),
        moves: table.moves_made(),
        kinds: table.kinds().to_vec(),
        outcome: turn.outcome(),
    }
}

async fn sleep_until(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment.into()).await,
        None => std::future::pending().await,
    }
}

/// How long a table that is over stays in memory without connections, at most.
const OVER_RESTS_AFTER: Duration = Duration::from_secs(2);

/// How long a node waits before it thinks for an automatic player whose turn another node began.
const ANOTHER_NODE_THINKS: Duration = Duration::from_secs(3);
