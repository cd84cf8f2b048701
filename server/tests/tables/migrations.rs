//! A database that an older server filled is brought up to date with everything in it.

use std::path::Path;

use protocol::http::{ChapterOf, NextTable, OpenedTable, TableView};
use protocol::live::ClientMessage;
use server::store::postgres::PostgresStore;
use server::store::sqlite::SqliteStore;
use server::store::{JournalRow, SeatRow, Store, TableRow};
use sqlx::Connection;

use crate::client::{Running, play_out, play_until, token};
use crate::postgres::Postgres;

/// What schema 2 has added, taken away again: what is left is what a server of schema 1 wrote.
const BACK_TO_ONE: &str = "DROP INDEX tables_campaign;
    ALTER TABLE tables DROP COLUMN campaign;
    ALTER TABLE tables DROP COLUMN chapter;
    ALTER TABLE tables DROP COLUMN next;
    ALTER TABLE tables DROP COLUMN carried;
    ALTER TABLE tables DROP COLUMN leaves;";

async fn at(folder: &Path, url: Option<&str>) -> Running {
    let games = games::registry().with(table::title(zoo::Campaign));
    let url = url.map(String::from);
    Running::with_games(folder, games, |config| {
        if url.is_some() {
            config.database = url;
        }
    })
    .await
}

async fn store(folder: &Path, url: Option<&str>) -> Box<dyn Store> {
    match url {
        Some(url) => Box::new(PostgresStore::open(url).await.unwrap()),
        None => Box::new(SqliteStore::open(&folder.join(server::DATABASE)).await.unwrap()),
    }
}

/// A table with all that is kept of it.
type Kept = (TableRow, Vec<SeatRow>, Vec<JournalRow>, Vec<protocol::live::ChatLine>);

async fn kept(store: &dyn Store, id: &str) -> Kept {
    let row = store.table(id).await.unwrap().expect("it is kept");
    let (seats, journal) = (store.seats(id).await.unwrap(), store.journal(id, 0).await.unwrap());
    (row, seats, journal, store.chat(id, 0, 100).await.unwrap())
}

/// Makes the database one of schema 1.
async fn take_back(folder: &Path, url: Option<&str>) {
    match url {
        Some(url) => {
            let mut database = sqlx::PgConnection::connect(url).await.unwrap();
            sqlx::raw_sql(BACK_TO_ONE).execute(&mut database).await.unwrap();
            let version = "UPDATE schema_version SET version = 1";
            sqlx::raw_sql(version).execute(&mut database).await.unwrap();
            let made = include_str!("../../migrations/postgres/1.sql");
            let columns = "SELECT count(*) FROM information_schema.columns WHERE table_name = 'tables' \
                 AND table_schema = 'public'";
            let columns: i64 = sqlx::query_scalar(columns).fetch_one(&mut database).await.unwrap();
            assert_eq!(columns, columns_of_tables(made));
            database.close().await.unwrap();
        }
        None => {
            let file = folder.join(server::DATABASE);
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
            let mut database = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
            sqlx::raw_sql(BACK_TO_ONE).execute(&mut database).await.unwrap();
            sqlx::raw_sql("PRAGMA user_version = 1").execute(&mut database).await.unwrap();
            let made = include_str!("../../migrations/sqlite/1.sql");
            let columns = "SELECT count(*) FROM pragma_table_info('tables')";
            let columns: i64 = sqlx::query_scalar(columns).fetch_one(&mut database).await.unwrap();
            assert_eq!(columns, columns_of_tables(made));
            database.close().await.unwrap();
        }
    }
}

/// How many columns the first table of a schema has: it is the one of tables.
fn columns_of_tables(schema: &str) -> i64 {
    let lines = schema.lines().skip(1).take_while(|line| !line.starts_with(')'));
    lines.count() as i64
}

async fn a_filled_database_comes_along(folder: &Path, url: Option<&str>) {
    let server = at(folder, url).await;
    let running = server.open("tictactoe", &["me", "me"]).await;
    drop(play_until(&server, &running, &[1, 2], 3, |_| 0).await);
    let finished = server.open("connectfour", &["me", "invited"]).await;
    let mut people = play_out(&server, &finished, &[1, 2], |_| 0).await;
    let (client, _) = &mut people[0];
    let id = client.number();
    client.say(&ClientMessage::Chat { id, text: "Ben giocato 「卓」".into() }).await;
    drop(
        client
            .until(|message| match message {
                protocol::live::ServerMessage::Chat(line) => Some(line),
                _ => None,
            })
            .await,
    );
    drop(people);
    server.stop().await;

    let ids = [&running.table.id, &finished.table.id];
    let now = store(folder, url).await;
    let before = [kept(&*now, ids[0]).await, kept(&*now, ids[1]).await];
    assert_eq!((before[0].2.len(), before[1].3.len()), (3, 1));
    now.close().await;
    take_back(folder, url).await;

    let now = store(folder, url).await;
    for (id, before) in ids.into_iter().zip(&before) {
        assert_eq!(&kept(&*now, id).await, before, "nothing has changed");
    }
    now.close().await;

    // A server goes on: the game that ran is played to its end, and campaigns are there from now on.
    let server = at(folder, url).await;
    let card: TableView = server.read(&format!("/api/tables/{}", ids[1]), None).await;
    assert!(!card.result.is_empty() && card.campaign.is_none(), "{card:?}");
    drop(play_out(&server, &running, &[1, 2], |_| 0).await);
    let first = server.open("zoo-campaign", &["me"]).await;
    drop(play_out(&server, &first, &[1], |_| 0).await);
    let (id, seat) = (&first.table.id, [("x-seat", token(&first, 1))]);
    let asked = server.post(&format!("/api/tables/{id}/next"), &NextTable::default(), &seat).await;
    assert_eq!(asked.0, 201, "{}", asked.1);
    let next: OpenedTable = serde_json::from_str(&asked.1).unwrap();
    assert_eq!(next.table.campaign, Some(ChapterOf { id: id.clone(), chapter: 2 }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_filled_database_of_schema_1_comes_along_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    a_filled_database_comes_along(folder.path(), None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_filled_database_of_schema_1_comes_along_on_postgres() {
    let Some(postgres) = Postgres::start().await else { return };
    let url = postgres.database("migration").await;
    let folder = tempfile::tempdir().unwrap();
    a_filled_database_comes_along(folder.path(), Some(&url)).await;
}
