//! The same demands on both databases.

use kernel::{Barrier, Census, Legacy, Note, NoteKind, Seat, Seed, StateHash, Text};
use protocol::http::ChapterOf;
use protocol::live::ChatLine;
use server::store::postgres::PostgresStore;
use server::store::sqlite::SqliteStore;
use server::store::{
    AccountRow, Appended, Head, JournalRow, Leaving, OpenedFor, SeatRow, Store, Summary, TableRow,
};
use table::{Act, DecidedBy, Entry, Left, Setup};

use crate::postgres::Postgres;

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_everything() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.sqlite");
    demands(&SqliteStore::open(&file).await.unwrap()).await;
    // It opens again, and everything is there.
    let again = SqliteStore::open(&file).await.unwrap();
    assert_eq!(again.journal("one", 0).await.unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_everything() {
    let Some(postgres) = Postgres::start().await else { return };
    let url = postgres.database("demands").await;
    demands(&PostgresStore::open(&url).await.unwrap()).await;
    let again = PostgresStore::open(&url).await.unwrap();
    assert_eq!(again.journal("one", 0).await.unwrap().len(), 2);
}

fn table(id: &str, updated: i64) -> TableRow {
    TableRow {
        id: id.into(),
        game: "tictactoe".into(),
        rules_version: 3,
        setup: Setup::new(["me", "random"], Seed::from_number(7)),
        carried: [("log".to_string(), "v1 «carried» 持越".to_string())].into(),
        campaign: None,
        next: None,
        head: Head { name: Some("Tavolo «uno» 卓".into()), public: true, ..Head::default() },
        summary: summary(0, false),
        rematch: None,
        created: 5,
        updated,
        sequence: 0,
    }
}

fn summary(moves: u32, thinking: bool) -> Summary {
    Summary {
        awaited: vec![Seat(1)],
        thinking,
        moves,
        kinds: vec!["me".into(), "random".into()],
        outcome: None,
        leaves: None,
        left: None,
    }
}

fn seat(seat: u8, token_hash: Option<&str>, account: Option<&str>) -> SeatRow {
    SeatRow {
        seat: Seat(seat),
        opened: OpenedFor::Opener,
        token_hash: token_hash.map(String::from),
        account: account.map(String::from),
        name: String::new(),
        resigned: false,
    }
}

fn row(sequence: u32, notation: &str) -> JournalRow {
    let act = Act::Move {
        seat: Seat(0),
        notation: notation.into(),
        barrier: Barrier::Open,
        by: DecidedBy::Person,
        plan: None,
    };
    JournalRow { entry: Entry { sequence, act }, at: 100, clocks: Some(vec![1, 2]) }
}

/// The first chapter is one once its successor is opened; what is carried and left is in no list.
async fn demands_of_campaigns(store: &dyn Store) {
    assert_eq!(store.campaign("one", 10).await.unwrap(), []);
    let of = |chapter| Some(ChapterOf { id: "one".into(), chapter });
    let legacy = Legacy {
        options: [("log".to_string(), "v1 x".to_string())].into(),
        seats: 1..=2,
        open: vec!["length".into()],
        title: Text::new("next"),
        says: vec![Text::new("carried").with("count", 3u8)],
        notes: vec![Note::new(NoteKind::Fallen, "pell", Text::new("fell"))],
        left: Census::new(),
    };
    let summary = Summary {
        leaves: Some(Leaving::of(&legacy)),
        left: Some(Left { legacy, after: StateHash(7) }),
        ..summary(0, false)
    };
    for (id, chapter) in [("third", 3), ("second", 2)] {
        let table = TableRow { campaign: of(chapter), ..table(id, 10) };
        store.create(&table, &[seat(0, Some("hash-c"), None)], &[]).await.unwrap();
    }
    let again = TableRow { campaign: of(2), ..table("second", 10) };
    assert!(store.create(&again, &[], &[]).await.is_err(), "an id is taken once");
    assert_eq!(store.table("one").await.unwrap().unwrap().campaign, of(1));
    let chapters = store.campaign("one", 10).await.unwrap();
    let line: Vec<&str> = chapters.iter().map(|(table, _)| table.id.as_str()).collect();
    assert_eq!(line, ["one", "second", "third"]);
    assert!(chapters.iter().all(|(table, _)| table.carried.is_empty()), "no list loads it");
    assert_eq!(chapters[1].1.len(), 1);
    store.append("third", row(1, "a1"), summary.clone()).await.unwrap();
    assert_eq!(store.table("third").await.unwrap().unwrap().summary, summary);
    let listed = store.campaign("one", 10).await.unwrap().pop().unwrap().0;
    assert_eq!((&listed.summary.leaves, &listed.summary.left), (&summary.leaves, &None));
}

async fn demands(store: &dyn Store) {
    store.ready().await.unwrap();
    assert_eq!(store.table("one").await.unwrap(), None);
    let seats = [seat(0, Some("hash-a"), Some("ada")), seat(1, None, None)];
    store.create(&table("one", 10), &seats, &[]).await.unwrap();
    assert_eq!(store.table("one").await.unwrap(), Some(table("one", 10)));
    assert_eq!(store.seats("one").await.unwrap(), seats);
    assert!(store.create(&table("one", 10), &[], &[]).await.is_err(), "an id is taken once");
    let copied = [row(1, "a1"), row(2, "b2")];
    store.create(&table("two", 20), &[seat(0, Some("hash-b"), None)], &copied).await.unwrap();
    assert_eq!(store.journal("two", 1).await.unwrap(), copied[1..]);

    // One number, one entry; whoever comes second is told.
    let append =
        |n: u32, notation: &'static str| store.append("one", row(n, notation), summary(n, true));
    assert_eq!(append(1, "a1").await.unwrap(), Appended::Written);
    assert_eq!(append(1, "c3").await.unwrap(), Appended::Taken);
    let neighbour = store.append("two", row(3, "c3"), summary(3, false));
    let (one, other, neighbour) = tokio::join!(append(2, "b1"), append(2, "b2"), neighbour);
    assert_eq!(neighbour.unwrap(), Appended::Written, "what is written with it is not refused");
    let both = [one.unwrap(), other.unwrap()];
    assert!(both.contains(&Appended::Written) && both.contains(&Appended::Taken), "{both:?}");
    let journal = store.journal("one", 0).await.unwrap();
    assert_eq!(journal.len(), 2);
    assert_eq!(journal[0], row(1, "a1"));
    let kept = store.table("one").await.unwrap().unwrap();
    assert_eq!((kept.sequence, kept.updated, kept.summary), (2, 100, summary(2, true)));

    // Lists.
    let ids = |list: Vec<(TableRow, Vec<SeatRow>)>| {
        list.into_iter().map(|(table, seats)| (table.id, seats.len())).collect::<Vec<_>>()
    };
    let public = ids(store.public_tables(10).await.unwrap());
    assert_eq!(public, [("one".to_string(), 2), ("two".to_string(), 1)]);
    assert_eq!(store.public_tables(1).await.unwrap().len(), 1);
    let hashes = ["hash-b".to_string(), "it's \"quoted\"".to_string()];
    assert_eq!(ids(store.tables_of(&hashes, None, 10).await.unwrap()), [("two".to_string(), 1)]);
    let of_ada = store.tables_of(&hashes, Some("ada"), 10).await.unwrap();
    assert_eq!(of_ada.len(), 2);
    assert_eq!(store.tables_of(&[], None, 10).await.unwrap().len(), 0);
    assert_eq!(store.waiting(1000, "", 10).await.unwrap(), ["one"]);
    assert_eq!(store.waiting(1000, "one", 10).await.unwrap(), [""; 0], "only those beyond");
    assert_eq!(store.waiting(100, "", 10).await.unwrap(), [""; 0]);

    // Around the table.
    let renamed = SeatRow { name: "Ada".into(), resigned: true, ..seats[0].clone() };
    store.set_seat("one", &renamed).await.unwrap();
    assert_eq!(store.seats("one").await.unwrap()[0], renamed);
    assert_eq!(store.set_rematch("one", "three").await.unwrap(), "three");
    assert_eq!(store.set_rematch("one", "four").await.unwrap(), "three");
    assert_eq!(store.set_next("one", "two").await.unwrap(), "two");
    assert_eq!(store.set_next("one", "four").await.unwrap(), "two");
    demands_of_campaigns(store).await;
    let line = |number, text: &str| ChatLine {
        number,
        seat: (number != 2).then_some(1),
        name: "Ada".into(),
        text: text.into(),
        at: 9,
    };
    assert_eq!(store.say("one", &line(0, "hello")).await.unwrap(), 1);
    assert_eq!(store.say("one", &line(2, "こんにちは")).await.unwrap(), 2);
    assert_eq!(store.say("two", &line(0, "elsewhere")).await.unwrap(), 1);
    let all = store.chat("one", 0, 10).await.unwrap();
    assert_eq!(all, [line(1, "hello"), line(2, "こんにちは")]);
    assert_eq!(store.chat("one", 1, 10).await.unwrap(), all[1..]);
    assert_eq!(store.chat("one", 0, 1).await.unwrap(), all[1..], "the latest ones");

    // Accounts.
    let ada = AccountRow { name: "Ada".into(), passphrase: "$argon2id$...".into() };
    assert!(store.create_account("ada", &ada, 1).await.unwrap());
    assert!(!store.create_account("ada", &ada, 2).await.unwrap());
    assert_eq!(store.account("ada").await.unwrap(), Some(ada));
    assert_eq!(store.account("bob").await.unwrap(), None);
    store.create_session("s", "ada", 50).await.unwrap();
    assert_eq!(store.session("s", 49).await.unwrap().as_deref(), Some("ada"));
    assert_eq!(store.session("s", 50).await.unwrap(), None, "it has expired");
    store.create_session("old", "ada", 40).await.unwrap();
    assert_eq!(store.forget_sessions(40).await.unwrap(), 1, "only what has expired");
    assert_eq!(store.session("old", 39).await.unwrap(), None);
    assert_eq!(store.session("s", 49).await.unwrap().as_deref(), Some("ada"));
    store.end_session("s").await.unwrap();
    assert_eq!(store.session("s", 49).await.unwrap(), None);
    assert_eq!(store.forget_sessions(1000).await.unwrap(), 0);
}

/// A full disk or a locked file is an error for whoever writes, and nothing is half written.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_takes_no_more_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("full.sqlite");
    let store = SqliteStore::open(&file).await.unwrap();
    store.create(&table("one", 10), &[seat(0, None, None)], &[]).await.unwrap();
    assert_eq!(
        store.append("one", row(1, "a1"), summary(1, false)).await.unwrap(),
        Appended::Written
    );

    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file);
    let other = sqlx::SqlitePool::connect_with(options).await.unwrap();
    let lock = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let error = store.append("one", row(2, "b2"), summary(2, false)).await.unwrap_err();
    assert!(error.to_string().contains("locked"), "{error}");
    assert_eq!(store.journal("one", 0).await.unwrap().len(), 1, "it can still be read");
    lock.rollback().await.unwrap();
    assert_eq!(
        store.append("one", row(2, "b2"), summary(2, false)).await.unwrap(),
        Appended::Written
    );
    assert_eq!(store.journal("one", 0).await.unwrap().len(), 2);
}
