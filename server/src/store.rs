//! What is kept: tables, journals, seats, chat, accounts. One trait, two databases, the same behaviour.

mod batch;
pub mod postgres;
mod rows;
mod sql;
pub mod sqlite;

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use async_trait::async_trait;
use kernel::options::Given;
use kernel::{Legacy, Note, Outcome, Seat, Text};
use players::Kind;
use protocol::Moment;
use protocol::http::{ChapterOf, ClockSpec, Origin};
use protocol::live::ChatLine;
use serde::{Deserialize, Serialize};
use table::{Entry, Left, Sequence, Setup};
use tokio::sync::broadcast;

pub use crate::opened::OpenedFor;

/// A table as it was opened, and a summary of how it stands.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The version of the rules that wrote the journal.
    pub rules_version: u32,
    /// How it was opened, without what was carried into it; the seed is in here, so it never leaves the server as it is.
    pub setup: Setup,
    /// The options that were carried into it. No list loads them.
    pub carried: Given,
    /// What else was settled at the opening.
    pub head: Head,
    /// How it stands.
    pub summary: Summary,
    /// The table where the same people play again.
    pub rematch: Option<String>,
    /// Which chapter of which campaign it is; none before a second chapter is opened.
    pub campaign: Option<ChapterOf>,
    /// The table of the next chapter, reserved or opened.
    pub next: Option<String>,
    /// When it was opened.
    pub created: Moment,
    /// When something last happened.
    pub updated: Moment,
    /// The length of the journal.
    pub sequence: Sequence,
}

impl TableRow {
    /// How it was opened, with what was carried into it.
    pub fn whole_setup(&self) -> Setup {
        let mut setup = self.setup.clone();
        setup.options.extend(self.carried.clone());
        setup
    }
}

/// What is settled at the opening and is no matter of the game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Head {
    /// What the table is called.
    #[serde(default)]
    pub name: Option<String>,
    /// Whether the lobby shows it.
    #[serde(default)]
    pub public: bool,
    /// Clocks for the people.
    #[serde(default)]
    pub clock: Option<ClockSpec>,
    /// An address that is told of turns.
    #[serde(default)]
    pub webhook: Option<String>,
    /// Where the table comes from.
    #[serde(default)]
    pub origin: Option<Origin>,
    /// Whether somebody chose the seed.
    #[serde(default)]
    pub seed_chosen: bool,
    /// The lesson it teaches.
    #[serde(default)]
    pub lesson: Option<String>,
}

/// How a table stands, for lists: written with every journal entry, so that no list needs to rebuild a table.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Summary {
    /// Whose decision is awaited.
    pub awaited: Vec<Seat>,
    /// Whether an automatic player owes one of them.
    pub thinking: bool,
    /// How many decisions stand.
    pub moves: u32,
    /// Who decides for each seat.
    pub kinds: Vec<Kind>,
    /// How it ended.
    #[serde(default)]
    pub outcome: Option<Outcome>,
    /// What its end leaves, as cards say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leaves: Option<Leaving>,
    /// All that its end leaves. It has a column of its own, which no list loads.
    #[serde(skip)]
    pub left: Option<Left>,
}

/// What the end of a chapter leaves, without what is carried.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Leaving {
    /// What the next chapter is called.
    pub title: Text,
    /// What is carried, in sentences.
    pub says: Vec<Text>,
    /// What came about in the chapter and stays.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
    /// How many may play on.
    pub seats: RangeInclusive<u8>,
    /// The options that may be chosen anew, as they were.
    pub open: Given,
}

impl Leaving {
    /// What cards say of a legacy.
    pub fn of(legacy: &Legacy) -> Leaving {
        let open = |key: &String| legacy.open.iter().any(|open| open == key);
        let options = legacy.options.iter().filter(|(key, _)| open(key));
        Leaving {
            title: legacy.title.clone(),
            says: legacy.says.clone(),
            notes: legacy.notes.clone(),
            seats: legacy.seats.clone(),
            open: options.map(|(key, value)| (key.clone(), value.clone())).collect(),
        }
    }
}

/// A seat and who holds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Which seat.
    pub seat: Seat,
    /// Whom it was opened for.
    pub opened: OpenedFor,
    /// The hash of its secret, for people.
    pub token_hash: Option<String>,
    /// The account that holds it.
    pub account: Option<String>,
    /// What the person is called; may be empty.
    pub name: String,
    /// Whether the person gave the game up.
    pub resigned: bool,
}

/// A journal entry with what the server adds to it.
#[derive(Clone, PartialEq, Debug)]
pub struct JournalRow {
    /// The entry.
    pub entry: Entry,
    /// When it was written.
    pub at: Moment,
    /// The milliseconds each seat has left with it, at a table with clocks.
    pub clocks: Option<Vec<i64>>,
}

/// What became of an appended entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is durable.
    Written,
    /// Another node had written that number before: read on.
    Taken,
}

/// Something another node may have changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// The journal of a table has grown.
    Journal(String, Sequence),
    /// Somebody said something, sat down or opened a rematch.
    Around(String),
    /// Notices may have been lost: look at everything.
    Lost,
}

/// An account as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AccountRow {
    /// The name as its owner writes it.
    pub name: String,
    /// The Argon2id hash of the passphrase.
    pub passphrase: String,
}

/// Why the store could not do it. Nothing was half done.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database did not answer, refused, or is full.
    #[error("the database cannot be used now: {0}")]
    Database(#[from] sqlx::Error),
    /// What is kept cannot be read by this version.
    #[error("{what} cannot be read: {problem}")]
    Unreadable {
        /// What.
        what: String,
        /// Why not.
        problem: String,
    },
    /// The writer has stopped: the server is shutting down.
    #[error("the server is shutting down")]
    Closed,
    /// There is a table of this id already.
    #[error("there is a table {0} already")]
    TableExists(String),
    /// A batch of entries could not be written.
    #[error("the database cannot be written now: {0}")]
    Batch(String),
}

/// The result of a store's call.
pub type Kept<T> = Result<T, StoreError>;

/// Where everything is kept. Whatever returns `Ok` is durable.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keeps a new table with its seats and the journal it starts with.
    async fn create(&self, table: &TableRow, seats: &[SeatRow], journal: &[JournalRow])
    -> Kept<()>;
    /// A table by its id.
    async fn table(&self, id: &str) -> Kept<Option<TableRow>>;
    /// The seats of a table in order.
    async fn seats(&self, id: &str) -> Kept<Vec<SeatRow>>;
    /// The journal of a table after its first `since` entries.
    async fn journal(&self, id: &str, since: Sequence) -> Kept<Vec<JournalRow>>;
    /// Appends an entry, unless its number is taken.
    async fn append(&self, id: &str, row: JournalRow, summary: Summary) -> Kept<Appended>;
    /// Keeps who holds a seat, what they are called and whether they gave up.
    async fn set_seat(&self, id: &str, seat: &SeatRow) -> Kept<()>;
    /// Notes the rematch of a table, unless it has one. Gives back the one it has.
    async fn set_rematch(&self, id: &str, rematch: &str) -> Kept<String>;
    /// Reserves the next chapter of a table, unless it has one. Gives back the one it has: two who ask at once meet at one
    /// table, and an id whose table was never opened is made a table of by whoever asks next.
    async fn set_next(&self, id: &str, next: &str) -> Kept<String>;
    /// The chapters of a campaign with their seats, the first one first.
    async fn campaign(&self, id: &str, most: u32) -> Kept<Vec<(TableRow, Vec<SeatRow>)>>;
    /// Public tables with their seats, the latest first.
    async fn public_tables(&self, most: u32) -> Kept<Vec<(TableRow, Vec<SeatRow>)>>;
    /// The tables where one of these secrets or this account has a seat, the latest first.
    async fn tables_of(
        &self,
        token_hashes: &[String],
        account: Option<&str>,
        most: u32,
    ) -> Kept<Vec<(TableRow, Vec<SeatRow>)>>;
    /// Tables that wait for an automatic player, unchanged since before that moment, in the order of their ids and
    /// only those beyond this one.
    async fn waiting(&self, before: Moment, beyond: &str, most: u32) -> Kept<Vec<String>>;
    /// Keeps a line of chat and gives it its number.
    async fn say(&self, id: &str, line: &ChatLine) -> Kept<u32>;
    /// The last lines of chat after number `since`, in order.
    async fn chat(&self, id: &str, since: u32, most: u32) -> Kept<Vec<ChatLine>>;
    /// Opens an account, unless the key is taken: then false.
    async fn create_account(&self, key: &str, account: &AccountRow, at: Moment) -> Kept<bool>;
    /// An account by its key.
    async fn account(&self, key: &str) -> Kept<Option<AccountRow>>;
    /// Opens a session.
    async fn create_session(&self, hash: &str, account: &str, expires: Moment) -> Kept<()>;
    /// The key of the account of a session that has not expired.
    async fn session(&self, hash: &str, now: Moment) -> Kept<Option<String>>;
    /// Ends a session.
    async fn end_session(&self, hash: &str) -> Kept<()>;
    /// Forgets the sessions that have expired. Gives back how many there were.
    async fn forget_sessions(&self, now: Moment) -> Kept<u64>;
    /// Whether the database answers.
    async fn ready(&self) -> Kept<()>;
    /// What other nodes do, if there can be any.
    fn notices(&self) -> Option<broadcast::Receiver<Notice>>;
    /// Writes what is still to be written and closes.
    async fn close(&self);
}

/// Puts the seats of several tables with their tables.
fn with_seats(
    tables: Vec<TableRow>,
    seats: Vec<(String, SeatRow)>,
) -> Vec<(TableRow, Vec<SeatRow>)> {
    let mut by_table: BTreeMap<String, Vec<SeatRow>> = BTreeMap::new();
    for (table, seat) in seats {
        by_table.entry(table).or_default().push(seat);
    }
    let own = |table: TableRow| {
        let seats = by_table.remove(&table.id).unwrap_or_default();
        (table, seats)
    };
    tables.into_iter().map(own).collect()
}

fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what the store keeps is plain data with text for keys")
}

fn from_json<T: serde::de::DeserializeOwned>(what: &str, text: &str) -> Kept<T> {
    serde_json::from_str(text)
        .map_err(|error| StoreError::Unreadable { what: what.into(), problem: error.to_string() })
}

/// Refuses a database that a newer version has written.
fn known_schema(found: usize, known: usize) -> Kept<()> {
    if found <= known {
        return Ok(());
    }
    Err(StoreError::Unreadable {
        what: "the database".into(),
        problem: format!(
            "expected schema version {known} or older, found {found}: start the newer Starboard that wrote it"
        ),
    })
}
