//! Everything in one file: SQLite in WAL mode, for one node.

use std::collections::HashSet;
use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::broadcast;

use super::batch::{Append, Batch, Batches, Number, Opening, Written};
use super::sql::shared_queries;
use super::{Kept, Notice, rows};

/// The schema, version by version. What is released is never changed; a new version is one more text.
const MIGRATIONS: [&str; 2] =
    [include_str!("../../migrations/sqlite/1.sql"), include_str!("../../migrations/sqlite/2.sql")];

/// How long a write waits while another program holds the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// The embedded store.
pub struct SqliteStore {
    read: SqlitePool,
    /// One connection: SQLite writes one transaction at a time anyway, and so nobody waits for a lock.
    write: SqlitePool,
    writing: Batches,
    /// A connection that brings the write-ahead log into the database.
    keeper: SqlitePool,
}

impl SqliteStore {
    /// Opens the file, makes it if it is missing, and brings its schema up to date.
    pub async fn open(file: &Path) -> Kept<SqliteStore> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A move is on the disk before anybody hears of it, even if the power fails.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE)
            .pragma("wal_autocheckpoint", "0");
        let write = options_of(1).connect_with(options.clone()).await?;
        migrate(&write).await?;
        let read = options_of(4)
            .connect_with(options.clone().create_if_missing(false).read_only(true))
            .await?;
        let pool = write.clone();
        let writing = Batches::start(Duration::ZERO, move |batch| self::write(pool.clone(), batch));
        let options = options.disable_statement_logging();
        let keeper = options_of(1).connect_with(options).await?;
        tokio::spawn(checkpoint(keeper.clone()));
        Ok(SqliteStore { read, write, writing, keeper })
    }

    /// There is one node: nobody needs to be told.
    async fn tell(&self, _table: &str) {}

    fn told(&self) -> Option<broadcast::Receiver<Notice>> {
        None
    }

    /// Nobody looks after the log any more.
    async fn leave(&self) {
        self.keeper.close().await;
    }
}

/// A file does not go away as a server does: its connections are trusted without a try.
fn options_of(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new().max_connections(connections).test_before_acquire(false)
}

async fn migrate(pool: &SqlitePool) -> Kept<()> {
    let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await?;
    let version: i64 =
        sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *transaction).await?;
    let done = usize::try_from(version).unwrap_or(0);
    super::known_schema(done, MIGRATIONS.len())?;
    for migration in MIGRATIONS.iter().skip(done) {
        sqlx::raw_sql(*migration).execute(&mut *transaction).await?;
    }
    let pragma = format!("PRAGMA user_version = {}", MIGRATIONS.len());
    sqlx::raw_sql(sqlx::AssertSqlSafe(pragma)).execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(())
}

/// Writes a batch in one transaction: all of it or nothing.
///
/// A full disk makes SQLite end the transaction by itself, which the connection's own count of transactions does not
/// notice: it would never begin another. So whatever goes wrong, the next batch has a new connection.
async fn write(pool: SqlitePool, batch: Batch) -> Kept<Written> {
    let mut connection = pool.acquire().await?;
    let written = write_on(&mut connection, batch).await;
    if written.is_err() {
        connection.close_on_drop();
    }
    written
}

async fn write_on(connection: &mut SqliteConnection, batch: Batch) -> Kept<Written> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let tables = open_tables(&mut transaction, &batch.openings).await?;
    let entries = append(&mut transaction, &batch.appends).await?;
    transaction.commit().await?;
    Ok(Written { tables, entries })
}

async fn open_tables(
    connection: &mut SqliteConnection,
    openings: &[Opening],
) -> Kept<HashSet<String>> {
    if openings.is_empty() {
        return Ok(HashSet::new());
    }
    let ids: Vec<String> = sqlx::query_scalar(
        "INSERT INTO tables (id, game, rules_version, setup, head, summary, public, thinking, created, updated, \
         sequence, campaign, chapter, carried, leaves) \
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, \
         value ->> 7, value ->> 8, value ->> 9, value ->> 10, value ->> 11, value ->> 12, value ->> 13, value ->> 14 \
         FROM json_each($1) WHERE true \
         ON CONFLICT DO NOTHING RETURNING id",
    )
    .bind(rows::tables(openings))
    .fetch_all(&mut *connection)
    .await?;
    let new: HashSet<String> = ids.into_iter().collect();
    if openings.iter().any(|opening| opening.table.campaign.is_some()) {
        // The first chapter is one from the moment that it has a second.
        sqlx::query(
            "UPDATE tables SET campaign = id, chapter = 1 \
             WHERE campaign IS NULL AND id IN (SELECT value ->> 11 FROM json_each($1))",
        )
        .bind(rows::tables(openings))
        .execute(&mut *connection)
        .await?;
    }
    sqlx::query(
        "INSERT INTO seats (table_id, seat, kind, token_hash, account, name, resigned) \
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6 \
         FROM json_each($1)",
    )
    .bind(rows::seats(openings, &new))
    .execute(&mut *connection)
    .await?;
    if let Some(copied) = rows::copied(openings, &new) {
        sqlx::query(
            "INSERT INTO journal (table_id, sequence, act, at, clocks) \
             SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each($1)",
        )
        .bind(copied)
        .execute(&mut *connection)
        .await?;
    }
    Ok(new)
}

async fn append(connection: &mut SqliteConnection, appends: &[Append]) -> Kept<HashSet<Number>> {
    if appends.is_empty() {
        return Ok(HashSet::new());
    }
    let written: Vec<Number> = sqlx::query_as(
        "INSERT INTO journal (table_id, sequence, act, at, clocks) \
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each($1) WHERE true \
         ON CONFLICT DO NOTHING RETURNING table_id, sequence",
    )
    .bind(rows::appended(appends.iter()))
    .fetch_all(&mut *connection)
    .await?;
    let written: HashSet<Number> = written.into_iter().collect();
    let new = appends
        .iter()
        .filter(|one| written.contains(&(one.table.clone(), i64::from(one.sequence()))));
    sqlx::query(
        "UPDATE tables SET summary = value ->> 5, thinking = value ->> 6, updated = value ->> 3, \
         sequence = value ->> 1, leaves = value ->> 7 FROM json_each($1) WHERE tables.id = value ->> 0",
    )
    .bind(rows::appended(new))
    .execute(&mut *connection)
    .await?;
    Ok(written)
}

/// How often what stands in the write-ahead log is brought into the database itself.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(1);

/// From how many pages on the log is begun anew, for which writers wait a moment.
const LONGEST_LOG: i64 = 16_384;

/// Brings the write-ahead log into the database, beside the writer: whoever writes does not wait for it, as it would if
/// a commit did so on its way.
async fn checkpoint(pool: SqlitePool) {
    loop {
        tokio::time::sleep(CHECKPOINT_EVERY).await;
        if pool.is_closed() {
            return;
        }
        let passed = sqlx::query_as::<_, (i64, i64, i64)>("PRAGMA wal_checkpoint(PASSIVE)")
            .fetch_one(&pool)
            .await;
        let restart = match passed {
            Ok((_, pages, _)) => pages > LONGEST_LOG,
            Err(error) => {
                tracing::warn!(%error, "the write-ahead log is not brought in; trying again");
                false
            }
        };
        if restart
            && let Err(error) = sqlx::query("PRAGMA wal_checkpoint(RESTART)").execute(&pool).await
        {
            tracing::warn!(%error, "the write-ahead log is not begun anew; trying again");
        }
    }
}

shared_queries!(SqliteStore, sqlx::Sqlite, "IN (SELECT value FROM json_each($1))");
