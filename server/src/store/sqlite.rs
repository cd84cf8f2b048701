//! Everything in one file: SQLite in WAL mode, for one node.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use tokio::sync::broadcast;

use super::batch::{Append, Batches};
use super::sql::shared_queries;
use super::{Appended, Kept, Notice, to_json};

/// The schema, version by version. What is released is never changed; a new version is one more text.
const MIGRATIONS: [&str; 1] = [include_str!("../../migrations/sqlite/1.sql")];

/// How long a write waits while another program holds the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// The embedded store.
pub struct SqliteStore {
    read: SqlitePool,
    /// One connection: SQLite writes one transaction at a time anyway, and so nobody waits for a lock.
    write: SqlitePool,
    appending: Batches,
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
            .busy_timeout(PATIENCE);
        let write =
            SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        migrate(&write).await?;
        let read = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.create_if_missing(false).read_only(true))
            .await?;
        let pool = write.clone();
        let appending = Batches::start(move |batch| append(pool.clone(), batch));
        Ok(SqliteStore { read, write, appending })
    }

    /// There is one node: nobody needs to be told.
    async fn tell(&self, _table: &str) {}

    fn told(&self) -> Option<broadcast::Receiver<Notice>> {
        None
    }
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

async fn append(pool: SqlitePool, batch: Vec<Append>) -> Kept<Vec<Appended>> {
    let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await?;
    let mut done = Vec::with_capacity(batch.len());
    for one in &batch {
        let written = sqlx::query(
            "INSERT INTO journal (table_id, sequence, act, at, clocks) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT DO NOTHING",
        )
        .bind(&one.table)
        .bind(i64::from(one.sequence()))
        .bind(to_json(&one.row.entry))
        .bind(one.row.at)
        .bind(one.row.clocks.as_ref().map(to_json))
        .execute(&mut *transaction)
        .await?;
        if written.rows_affected() == 0 {
            done.push(Appended::Taken);
            continue;
        }
        sqlx::query(
            "UPDATE tables SET summary = $2, thinking = $3, updated = $4, sequence = $5 WHERE id = $1",
        )
        .bind(&one.table)
        .bind(to_json(&one.summary))
        .bind(i64::from(one.summary.thinking))
        .bind(one.row.at)
        .bind(i64::from(one.sequence()))
        .execute(&mut *transaction)
        .await?;
        done.push(Appended::Written);
    }
    transaction.commit().await?;
    Ok(done)
}

shared_queries!(SqliteStore, "IN (SELECT value FROM json_each($1))");
