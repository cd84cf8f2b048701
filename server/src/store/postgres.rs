//! Any number of nodes on one PostgreSQL: any node serves any table and hears of the others' moves by LISTEN/NOTIFY.

use std::collections::HashSet;
use std::time::Duration;

use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use tokio::sync::broadcast;

use super::batch::{Append, Batches};
use super::sql::shared_queries;
use super::{Appended, Kept, Notice, to_json};

/// The schema, version by version. What is released is never changed; a new version is one more text.
const MIGRATIONS: [&str; 1] = [include_str!("../../migrations/postgres/1.sql")];

/// Nodes that start at the same time bring the schema up to date one after the other.
const MIGRATION_LOCK: i64 = 0x5374_6172_626f_6172;

/// The channel on which nodes tell each other what they did.
const CHANNEL: &str = "starboard";

/// How long a call waits for a connection before it says that the database is not there.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many notices a node may lag behind before it looks at everything.
const NOTICES: usize = 4096;

/// The shared store.
pub struct PostgresStore {
    read: PgPool,
    write: PgPool,
    appending: Batches,
    notices: broadcast::Sender<Notice>,
}

impl PostgresStore {
    /// Connects, brings the schema up to date and listens.
    pub async fn open(url: &str) -> Kept<PostgresStore> {
        let pool =
            PgPoolOptions::new().max_connections(8).acquire_timeout(PATIENCE).connect(url).await?;
        migrate(&pool).await?;
        let (notices, _) = broadcast::channel(NOTICES);
        let mut listener = PgListener::connect(url).await?;
        listener.listen(CHANNEL).await?;
        tokio::spawn(listen(listener, notices.clone()));
        let writer = pool.clone();
        let appending = Batches::start(move |batch| append(writer.clone(), batch));
        Ok(PostgresStore { read: pool.clone(), write: pool, appending, notices })
    }

    /// Tells the other nodes that something around a table changed. If it cannot be told, they find out when
    /// somebody comes to the table anew.
    async fn tell(&self, table: &str) {
        let told = sqlx::query("SELECT pg_notify($1, 'around ' || $2)")
            .bind(CHANNEL)
            .bind(table)
            .execute(&self.write)
            .await;
        if let Err(error) = told {
            tracing::warn!(table, %error, "other nodes are not told");
        }
    }

    fn told(&self) -> Option<broadcast::Receiver<Notice>> {
        Some(self.notices.subscribe())
    }
}

async fn migrate(pool: &PgPool) -> Kept<()> {
    let mut transaction = pool.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)")
        .bind(MIGRATION_LOCK)
        .execute(&mut *transaction)
        .await?;
    sqlx::raw_sql("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        .execute(&mut *transaction)
        .await?;
    let version: Option<i64> = sqlx::query_scalar("SELECT version FROM schema_version")
        .fetch_optional(&mut *transaction)
        .await?;
    let done = usize::try_from(version.unwrap_or(0)).unwrap_or(0);
    super::known_schema(done, MIGRATIONS.len())?;
    for migration in MIGRATIONS.iter().skip(done) {
        sqlx::raw_sql(*migration).execute(&mut *transaction).await?;
    }
    sqlx::raw_sql("DELETE FROM schema_version").execute(&mut *transaction).await?;
    sqlx::query("INSERT INTO schema_version (version) VALUES ($1)")
        .bind(MIGRATIONS.len() as i64)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(())
}

/// Passes on what other nodes tell. The listener connects again by itself; what was told meanwhile is lost, so then
/// every table looks.
async fn listen(mut listener: PgListener, notices: broadcast::Sender<Notice>) {
    loop {
        let notice = match listener.try_recv().await {
            Ok(Some(told)) => read_notice(told.payload()),
            Ok(None) => Some(Notice::Lost),
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => {
                tracing::warn!(%error, "cannot listen to other nodes; trying again");
                tokio::time::sleep(Duration::from_millis(500)).await;
                Some(Notice::Lost)
            }
        };
        if let Some(notice) = notice {
            let _nobody_listens_yet = notices.send(notice);
        }
    }
}

fn read_notice(payload: &str) -> Option<Notice> {
    let mut words = payload.split(' ');
    match (words.next()?, words.next()?, words.next()) {
        ("journal", table, Some(sequence)) => {
            Some(Notice::Journal(table.into(), sequence.parse().ok()?))
        }
        ("around", table, None) => Some(Notice::Around(table.into())),
        _ => None,
    }
}

/// One statement for the whole batch: what is written updates its table and is told to the other nodes.
async fn append(pool: PgPool, given: Vec<Append>) -> Kept<Vec<Appended>> {
    // Of two with the same number, the first to come is the one that may be written.
    let mut numbers = HashSet::new();
    let first = given.iter().map(|one| numbers.insert((one.table.clone(), one.sequence())));
    let first: Vec<bool> = first.collect();
    let batch: Vec<&Append> =
        given.iter().zip(&first).filter(|(_, f)| **f).map(|(a, _)| a).collect();
    let tables: Vec<&str> = batch.iter().map(|one| one.table.as_str()).collect();
    let sequences: Vec<i64> = batch.iter().map(|one| i64::from(one.sequence())).collect();
    let acts: Vec<String> = batch.iter().map(|one| to_json(&one.row.entry)).collect();
    let times: Vec<i64> = batch.iter().map(|one| one.row.at).collect();
    let clocks: Vec<Option<String>> =
        batch.iter().map(|one| one.row.clocks.as_ref().map(to_json)).collect();
    let summaries: Vec<String> = batch.iter().map(|one| to_json(&one.summary)).collect();
    let thinking: Vec<i64> = batch.iter().map(|one| i64::from(one.summary.thinking)).collect();
    let written: Vec<(String, i64)> = sqlx::query_as(
        "WITH given AS ( \
             SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::text[], \
                 $7::bigint[]) AS g (table_id, sequence, act, at, clocks, summary, thinking) \
         ), written AS ( \
             INSERT INTO journal (table_id, sequence, act, at, clocks) \
             SELECT table_id, sequence, act, at, clocks FROM given ON CONFLICT DO NOTHING \
             RETURNING table_id, sequence \
         ), updated AS ( \
             UPDATE tables SET summary = g.summary, thinking = g.thinking, updated = g.at, sequence = g.sequence \
             FROM given g JOIN written w ON w.table_id = g.table_id AND w.sequence = g.sequence \
             WHERE tables.id = g.table_id \
         ), told AS ( \
             SELECT w.table_id, w.sequence, \
                 pg_notify($8, 'journal ' || w.table_id || ' ' || w.sequence) FROM written w \
         ) SELECT table_id, sequence FROM told",
    )
    .bind(&tables)
    .bind(&sequences)
    .bind(&acts)
    .bind(&times)
    .bind(&clocks)
    .bind(&summaries)
    .bind(&thinking)
    .bind(CHANNEL)
    .fetch_all(&pool)
    .await?;
    let written: HashSet<(String, i64)> = written.into_iter().collect();
    let outcome = |(one, first): (&Append, bool)| {
        let own = (one.table.clone(), i64::from(one.sequence()));
        if first && written.contains(&own) { Appended::Written } else { Appended::Taken }
    };
    Ok(given.iter().zip(first).map(outcome).collect())
}

shared_queries!(PostgresStore, "= ANY (ARRAY(SELECT jsonb_array_elements_text($1::jsonb)))");
