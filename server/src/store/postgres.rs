//! Any number of nodes on one PostgreSQL: any node serves any table and hears of the others' moves by LISTEN/NOTIFY.

use std::collections::HashSet;
use std::time::Duration;

use sqlx::Connection;
use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use tokio::sync::broadcast;
use tokio::task::AbortHandle;

use super::batch::{Append, Batch, Batches, Number, Opening, Written};
use super::sql::shared_queries;
use super::{Kept, Notice, rows};
use crate::secret::{hex, random_bytes};

/// The schema, version by version. What is released is never changed; a new version is one more text.
const MIGRATIONS: [&str; 2] = [
    include_str!("../../migrations/postgres/1.sql"),
    include_str!("../../migrations/postgres/2.sql"),
];

/// Nodes that start at the same time bring the schema up to date one after the other.
const MIGRATION_LOCK: i64 = 0x5374_6172_626f_6172;

/// The channel on which nodes tell each other what they did.
const CHANNEL: &str = "starboard";

/// How long a call waits for a connection before it says that the database is not there.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many notices a node may lag behind before it looks at everything.
const NOTICES: usize = 4096;

/// After how long without use a connection is tried before it is trusted: trying it costs as much as most questions.
const TRUSTED_FOR: Duration = Duration::from_secs(1);

/// How far apart two batches begin: a transaction is a dozen steps of several processes, however little is in it, so
/// on a busy node fewer and larger ones leave more of the machine to the tables.
const APART: Duration = Duration::from_millis(2);

/// The shared store.
pub struct PostgresStore {
    read: PgPool,
    write: PgPool,
    /// Entries and openings have connections of their own, so that no number of questions holds them up.
    batches: PgPool,
    writing: Batches,
    notices: broadcast::Sender<Notice>,
    listening: AbortHandle,
}

impl PostgresStore {
    /// Connects, brings the schema up to date and listens.
    pub async fn open(url: &str) -> Kept<PostgresStore> {
        let pool = options().max_connections(6).connect(url).await?;
        migrate(&pool).await?;
        let batches = options().max_connections(2).connect(url).await?;
        let (notices, _) = broadcast::channel(NOTICES);
        let mut listener = PgListener::connect(url).await?;
        listener.listen(CHANNEL).await?;
        let node: String = hex(&random_bytes::<8>());
        let listening =
            tokio::spawn(listen(listener, node.clone(), notices.clone())).abort_handle();
        let writer = batches.clone();
        let writing =
            Batches::start(APART, move |batch| self::write(writer.clone(), node.clone(), batch));
        Ok(PostgresStore { read: pool.clone(), write: pool, batches, writing, notices, listening })
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

    /// Nobody listens to the other nodes any more, and nothing more is written.
    async fn leave(&self) {
        self.listening.abort();
        self.batches.close().await;
    }
}

fn options() -> PgPoolOptions {
    PgPoolOptions::new().acquire_timeout(PATIENCE).test_before_acquire(false).before_acquire(
        |connection, about| {
            Box::pin(async move {
                if about.idle_for > TRUSTED_FOR {
                    connection.ping().await?;
                }
                Ok(true)
            })
        },
    )
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
async fn listen(mut listener: PgListener, node: String, notices: broadcast::Sender<Notice>) {
    loop {
        let told = match listener.try_recv().await {
            Ok(Some(told)) => read_notices(told.payload(), &node),
            Ok(None) => vec![Notice::Lost],
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => {
                tracing::warn!(%error, "cannot listen to other nodes; trying again");
                tokio::time::sleep(Duration::from_millis(500)).await;
                vec![Notice::Lost]
            }
        };
        for notice in told {
            let _nobody_listens_yet = notices.send(notice);
        }
    }
}

/// What a payload tells: `around <table>`, or `journal <node>` and then table and sequence of each entry of a batch.
/// What this node wrote itself it knows already.
fn read_notices(payload: &str, own: &str) -> Vec<Notice> {
    let mut words = payload.split(' ');
    match (words.next(), words.next()) {
        (Some("around"), Some(table)) => vec![Notice::Around(table.into())],
        (Some("journal"), Some(node)) if node != own => {
            let mut entries = Vec::new();
            while let (Some(table), Some(Ok(sequence))) =
                (words.next(), words.next().map(str::parse))
            {
                entries.push(Notice::Journal(table.into(), sequence));
            }
            entries
        }
        _ => Vec::new(),
    }
}

/// Openings and entries concern different tables, so they are written side by side.
async fn write(pool: PgPool, node: String, batch: Batch) -> Kept<Written> {
    let (tables, entries) = tokio::try_join!(
        open_tables(&pool, &batch.openings),
        append(&pool, &node, &batch.appends)
    )?;
    Ok(Written { tables, entries })
}

/// One statement for all openings: a table whose id is taken brings neither seats nor entries. The first chapter of a
/// campaign is one from the moment that it has a second.
async fn open_tables(pool: &PgPool, openings: &[Opening]) -> Kept<HashSet<String>> {
    if openings.is_empty() {
        return Ok(HashSet::new());
    }
    let all: HashSet<String> = openings.iter().map(|opening| opening.table.id.clone()).collect();
    let ids: Vec<String> = sqlx::query_scalar(
        "WITH opened AS ( \
             INSERT INTO tables (id, game, rules_version, setup, head, summary, public, thinking, created, updated, \
                 sequence, campaign, chapter, carried, leaves) \
             SELECT g ->> 0, g ->> 1, (g ->> 2)::bigint, g ->> 3, g ->> 4, g ->> 5, (g ->> 6)::bigint, \
                 (g ->> 7)::bigint, (g ->> 8)::bigint, (g ->> 9)::bigint, (g ->> 10)::bigint, \
                 g ->> 11, (g ->> 12)::bigint, g ->> 13, g ->> 14 \
             FROM jsonb_array_elements($1::jsonb) AS g ON CONFLICT DO NOTHING RETURNING id \
         ), first AS ( \
             UPDATE tables SET campaign = id, chapter = 1 WHERE campaign IS NULL AND id IN ( \
                 SELECT g ->> 11 FROM jsonb_array_elements($1::jsonb) AS g WHERE g ->> 0 IN (SELECT id FROM opened)) \
         ), seated AS ( \
             INSERT INTO seats (table_id, seat, kind, token_hash, account, name, resigned) \
             SELECT g ->> 0, (g ->> 1)::bigint, g ->> 2, g ->> 3, g ->> 4, g ->> 5, (g ->> 6)::bigint \
             FROM jsonb_array_elements($2::jsonb) AS g WHERE g ->> 0 IN (SELECT id FROM opened) \
         ), copied AS ( \
             INSERT INTO journal (table_id, sequence, act, at, clocks) \
             SELECT g ->> 0, (g ->> 1)::bigint, g ->> 2, (g ->> 3)::bigint, g ->> 4 \
             FROM jsonb_array_elements($3::jsonb) AS g WHERE g ->> 0 IN (SELECT id FROM opened) \
         ) SELECT id FROM opened",
    )
    .bind(rows::tables(openings))
    .bind(rows::seats(openings, &all))
    .bind(rows::copied(openings, &all).unwrap_or_else(|| "[]".into()))
    .fetch_all(pool)
    .await?;
    Ok(ids.into_iter().collect())
}

/// How many entries one notice tells: PostgreSQL takes no more than 8,000 bytes in one.
const TOLD_AT_ONCE: i64 = 100;

/// One statement for all entries: what is written updates its table and is told to the other nodes.
async fn append(pool: &PgPool, node: &str, appends: &[Append]) -> Kept<HashSet<Number>> {
    if appends.is_empty() {
        return Ok(HashSet::new());
    }
    let written: Vec<Number> = sqlx::query_as(
        "WITH given AS ( \
             SELECT g ->> 0 AS table_id, (g ->> 1)::bigint AS sequence, g ->> 2 AS act, (g ->> 3)::bigint AS at, \
                 g ->> 4 AS clocks, g ->> 5 AS summary, (g ->> 6)::bigint AS thinking, \
                 g ->> 7 AS leaves \
             FROM jsonb_array_elements($1::jsonb) AS g \
         ), written AS ( \
             INSERT INTO journal (table_id, sequence, act, at, clocks) \
             SELECT table_id, sequence, act, at, clocks FROM given ON CONFLICT DO NOTHING \
             RETURNING table_id, sequence \
         ), updated AS ( \
             UPDATE tables SET summary = g.summary, thinking = g.thinking, updated = g.at, sequence = g.sequence, \
                 leaves = g.leaves \
             FROM given g JOIN written w ON w.table_id = g.table_id AND w.sequence = g.sequence \
             WHERE tables.id = g.table_id \
         ), numbered AS ( \
             SELECT table_id || ' ' || sequence AS entry, row_number() OVER () / $4 AS part FROM written \
         ), told AS ( \
             SELECT pg_notify($2, 'journal ' || $3 || ' ' || string_agg(entry, ' ')) FROM numbered GROUP BY part \
         ) SELECT table_id, sequence FROM written WHERE (SELECT COUNT(*) FROM told) > 0",
    )
    .bind(rows::appended(appends.iter()))
    .bind(CHANNEL)
    .bind(node)
    .bind(TOLD_AT_ONCE)
    .fetch_all(pool)
    .await?;
    Ok(written.into_iter().collect())
}

shared_queries!(
    PostgresStore,
    sqlx::Postgres,
    "= ANY (ARRAY(SELECT jsonb_array_elements_text($1::jsonb)))"
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_hears_every_entry_of_the_others_and_none_of_its_own() {
        let journal = |table: &str, sequence| Notice::Journal(table.into(), sequence);
        let told = read_notices("journal there a 3 b 12", "here");
        assert_eq!(told, [journal("a", 3), journal("b", 12)]);
        assert_eq!(read_notices("journal here a 3 b 12", "here"), []);
        assert_eq!(read_notices("around a", "here"), [Notice::Around("a".into())]);
        for nonsense in
            ["", "journal", "journal there", "journal there a", "journal there a b", "x y"]
        {
            assert_eq!(read_notices(nonsense, "here"), [], "{nonsense}");
        }
    }
}
