//! Campaigns: chapter after chapter at one table each, whoever asks, whatever dies in between.

use std::path::Path;

use kernel::NoteKind;
use protocol::http::{
    CampaignView, ChapterOf, ChapterStands, ChapterView, NewRecord, NewTable, NextSeat, NextTable,
    OpenedTable, Origin, TableView,
};
use protocol::live::Problem;
use server::store::sqlite::SqliteStore;
use server::store::{Store, TableRow};
use sqlx::Connection;

use crate::client::{Running, play_out, token};
use crate::postgres::Postgres;

const GAME: &str = "zoo-campaign";

/// A server that knows the zoo's campaign beside the games of the house.
async fn at(folder: &Path, database: Option<&str>) -> Running {
    let database = database.map(String::from);
    let games = games::registry().with(table::title(zoo::Campaign));
    Running::with_games(folder, games, |config| {
        if database.is_some() {
            config.database = database;
        }
    })
    .await
}

async fn ask(
    server: &Running,
    id: &str,
    wanted: &NextTable,
    headers: &[(&str, &str)],
) -> (u16, String) {
    server.post(&format!("/api/tables/{id}/next"), wanted, headers).await
}

async fn next(server: &Running, id: &str, seat: &str) -> OpenedTable {
    let (status, body) = ask(server, id, &NextTable::default(), &[("x-seat", seat)]).await;
    assert_eq!(status, 201, "{body}");
    serde_json::from_str(&body).unwrap()
}

fn refusal((status, body): (u16, String)) -> (u16, String, String) {
    let problem: Problem = serde_json::from_str(&body).unwrap();
    (status, problem.code.into_owned(), problem.text)
}

/// The same people at the table of another chapter.
fn on(opened: &OpenedTable, fresh: OpenedTable) -> OpenedTable {
    OpenedTable { seats: opened.seats.clone(), ..fresh }
}

async fn campaign(server: &Running, id: &str, seat: &str) -> CampaignView {
    server.read(&format!("/api/campaigns/{id}"), Some(seat)).await
}

async fn card(server: &Running, id: &str) -> TableView {
    server.read(&format!("/api/tables/{id}"), None).await
}

/// What keeps the next chapter from being opened, once its id is reserved.
enum Between<'a> {
    /// SQLite: a trigger that refuses new tables.
    Refusing(&'a Path),
    /// PostgreSQL: somebody who holds the seats.
    Holding(&'a str),
}

/// Asks for the next chapter, and ends the server after it has reserved the id and before it has opened the table.
async fn die_between(server: Running, id: &str, seat: &str, how: Between<'_>) {
    match how {
        Between::Refusing(file) => {
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
            let mut other = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
            let trigger =
                "CREATE TRIGGER none BEFORE INSERT ON tables BEGIN SELECT RAISE(ABORT, 'no'); END";
            sqlx::raw_sql(trigger).execute(&mut other).await.unwrap();
            let asked = ask(&server, id, &NextTable::default(), &[("x-seat", seat)]).await;
            assert_eq!(refusal(asked).0, 503);
            server.crash().await;
            sqlx::raw_sql("DROP TRIGGER none").execute(&mut other).await.unwrap();
            other.close().await.unwrap();
        }
        Between::Holding(url) => {
            let mut other = sqlx::PgConnection::connect(url).await.unwrap();
            let mut held = other.begin().await.unwrap();
            sqlx::raw_sql("LOCK TABLE seats IN SHARE MODE").execute(&mut *held).await.unwrap();
            let (path, seat) = (server.url(&format!("/api/tables/{id}/next")), seat.to_string());
            let asked = tokio::task::spawn_blocking(move || {
                let request = ureq::post(path).header("content-type", "application/json");
                let _it_dies_meanwhile = request.header("x-seat", seat).send("{}");
            });
            loop {
                let reserved: Option<String> =
                    sqlx::query_scalar("SELECT next FROM tables WHERE id = $1")
                        .bind(id)
                        .fetch_one(&mut *held)
                        .await
                        .unwrap();
                if reserved.is_some() {
                    break;
                }
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            }
            server.crash().await;
            asked.await.unwrap();
            // What the server asked of the database before it died dies with it: otherwise it is done as soon as the
            // lock is gone.
            let end = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity \
                 WHERE datname = current_database() AND pid <> pg_backend_pid()";
            sqlx::query(end).execute(&mut *held).await.unwrap();
            held.rollback().await.unwrap();
            other.close().await.unwrap();
        }
    }
}

/// Three chapters, the server killed after the second was reserved; then the page and the records.
async fn three_chapters(folder: &Path, url: Option<&str>) {
    let server = at(folder, url).await;
    let opened = server.open(GAME, &["me", "invited"]).await;
    let (one, first, second) = (&opened.table.id, token(&opened, 1), token(&opened, 2));
    assert_eq!(opened.table.campaign, Some(ChapterOf { id: one.clone(), chapter: 1 }));
    assert_eq!(opened.table.options.get("log"), None, "nothing that is carried stands in a card");
    let early = ask(&server, one, &NextTable::default(), &[("x-seat", first)]).await;
    assert_eq!(
        refusal(early),
        (409, "running".into(), "The next session begins once this one is over.".into())
    );
    drop(play_out(&server, &opened, &[1, 2], |_| 0).await);
    let leaves = card(&server, one).await.leaves.expect("the first chapter leaves something");
    assert_eq!((leaves.title.as_str(), leaves.seats), ("Chapter 2", [1, 2]));
    assert_eq!(leaves.open.get("weather").map(String::as_str), Some("calm"));
    let noted = leaves.notes.first().expect("every chapter notes its weather").clone();
    assert_eq!((noted.kind, noted.about.as_str()), (NoteKind::Choice, "The weather"));
    assert_eq!(noted.says, "The crew waited for a calm sky.");
    assert_eq!(ask(&server, one, &NextTable::default(), &[]).await.0, 403);

    let file = folder.join(server::DATABASE);
    let how = url.map_or(Between::Refusing(&file), Between::Holding);
    die_between(server, one, first, how).await;
    let server = at(folder, url).await;
    let reserved = card(&server, one).await.next.expect("the id is reserved");
    assert_eq!(server.get(&format!("/api/tables/{reserved}"), None).await.0, 404);
    assert_eq!(campaign(&server, one, first).await.chapters.len(), 1);

    // Two ask at once, and meet at the table that was reserved.
    let (here, there) = tokio::join!(next(&server, one, first), next(&server, one, second));
    assert_eq!((&here.table.id, &there.table.id), (&reserved, &reserved));
    assert_eq!((here.table.yours.as_slice(), there.table.yours.as_slice()), (&[1][..], &[2][..]));
    assert_eq!(here.table.origin, Some(Origin::Chapter { table: one.clone() }));
    assert_eq!(here.table.campaign, Some(ChapterOf { id: one.clone(), chapter: 2 }));
    let two = on(&opened, here);
    drop(play_out(&server, &two, &[1, 2], |_| 0).await);

    let three = on(&opened, next(&server, &two.table.id, second).await);
    drop(play_out(&server, &three, &[1, 2], |_| 0).await);
    let last = ask(&server, &three.table.id, &NextTable::default(), &[("x-seat", first)]).await;
    assert_eq!((refusal(last).0, card(&server, &three.table.id).await.leaves), (409, None));

    let page = campaign(&server, one, first).await;
    let line: Vec<_> =
        page.chapters.iter().map(|chapter| (&chapter.table.id, chapter.stands)).collect();
    assert_eq!(
        line,
        [
            (one, ChapterStands::GoneOn),
            (&two.table.id, ChapterStands::GoneOn),
            (&three.table.id, ChapterStands::Ended)
        ]
    );
    let notes =
        |chapter: &ChapterView| chapter.table.leaves.as_ref().map(|left| left.notes.clone());
    let notes: Vec<_> = page.chapters.iter().map(notes).collect();
    assert_eq!(
        notes[0].as_ref().and_then(|notes| notes.first()),
        Some(&noted),
        "after a crash too"
    );
    assert!(notes[1].is_some() && notes[2].is_none(), "the last chapter leaves nothing");
    let after: Vec<_> = page.chapters.iter().map(|chapter| chapter.after.as_ref()).collect();
    assert_eq!(after, [None, Some(one), Some(&two.table.id)]);

    // The records belong together, and go on from each other.
    let (status, text) = server.get(&format!("/api/campaigns/{one}/records"), None).await;
    assert_eq!(status, 200);
    let records = kernel::Record::parse_all("campaign", &text).unwrap();
    let title = table::title(zoo::Campaign);
    for pair in records.windows(2) {
        let join = table::Title::joined(&title, &pair[0], &pair[1]);
        assert!(join.replayed && join.verdict.holds(), "{join:?}");
    }
    assert_eq!(records.len(), 3);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_chapters_with_a_death_between_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    three_chapters(folder.path(), None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_chapters_with_a_death_between_on_postgres() {
    let Some(postgres) = Postgres::start().await else { return };
    let url = postgres.database("campaign").await;
    let folder = tempfile::tempdir().unwrap();
    three_chapters(folder.path(), Some(&url)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_at_the_table_is_told_where_it_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let server = at(folder.path(), None).await;
    let opened = server.open(GAME, &["me", "me"]).await;
    let mut people = play_out(&server, &opened, &[1, 2], |_| 0).await;
    let fresh = next(&server, &opened.table.id, token(&opened, 1)).await;
    for (client, _) in &mut people {
        let card = client.card().await;
        assert_eq!(card.next.as_ref(), Some(&fresh.table.id));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_along_is_chosen_and_what_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let server = at(folder.path(), None).await;
    let opened = server.open(GAME, &["me", "me"]).await;
    let (id, seat) = (&opened.table.id, [("x-seat", token(&opened, 1))]);
    drop(play_out(&server, &opened, &[1, 2], |_| 0).await);
    let keep = |keep| NextSeat::Keep { keep };
    let new = |kind: &str| NextSeat::New { kind: kind.into() };
    let wanted =
        |seats: &[NextSeat]| NextTable { seats: Some(seats.to_vec()), ..NextTable::default() };
    for (wanted, sentence) in [
        (wanted(&[]), "From 1 to 2 seats may play on; this was 0. Add or take away seats."),
        (
            wanted(&[keep(3)]),
            "Seat 3 cannot come along: it was not at the table, or comes along already.",
        ),
        (
            wanted(&[keep(1), keep(1)]),
            "Seat 1 cannot come along: it was not at the table, or comes along already.",
        ),
        (
            NextTable { options: [("log".into(), String::new())].into(), ..NextTable::default() },
            "The option log goes on as it was left. Leave it out.",
        ),
    ] {
        let (status, _, text) = refusal(ask(&server, id, &wanted, &seat).await);
        assert_eq!((status, text.as_str()), (422, sentence));
    }
    let wanted = NextTable {
        options: [("weather".into(), "storm".into())].into(),
        ..wanted(&[keep(2), new("invited")])
    };
    let (status, body) = ask(&server, id, &wanted, &[("x-seat", token(&opened, 2))]).await;
    assert_eq!(status, 201, "{body}");
    let fresh: OpenedTable = serde_json::from_str(&body).unwrap();
    assert_eq!(
        (fresh.table.yours.as_slice(), fresh.table.options["weather"].as_str()),
        (&[1][..], "storm")
    );
    assert!(fresh.seats[0].token.is_none(), "whoever is kept has the secret already");
    let (_, welcome) = server.join(&fresh.table.id, Some(token(&opened, 2))).await;
    assert_eq!(welcome.you, Some(1));
    let (_, welcome) = server.join(&fresh.table.id, fresh.seats[1].token.as_deref()).await;
    assert_eq!(welcome.you, Some(2));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chapter_played_again_is_a_branch_from_the_same_legacy() {
    let folder = tempfile::tempdir().unwrap();
    let server = at(folder.path(), None).await;
    let opened = server.open(GAME, &["me"]).await;
    let seat = token(&opened, 1).to_string();
    drop(play_out(&server, &opened, &[1], |_| 0).await);
    let two = on(&opened, next(&server, &opened.table.id, &seat).await);
    drop(play_out(&server, &two, &[1], |_| 0).await);
    let (status, body) = server
        .post_text(
            &format!("/api/tables/{}/rematch", two.table.id),
            "{}".into(),
            &[("x-seat", &seat)],
        )
        .await;
    assert_eq!(status, 201, "{body}");
    let again: OpenedTable = serde_json::from_str(&body).unwrap();
    assert_eq!(again.table.campaign, two.table.campaign);
    assert_ne!(again.table.commitment, two.table.commitment, "the seed is another one");
    drop(play_out(&server, &on(&opened, again.clone()), &[1], |_| 0).await);
    let three = next(&server, &again.table.id, &seat).await;
    let page = campaign(&server, &opened.table.id, &seat).await;
    let again_of = |id: &str| {
        let chapter = page.chapters.iter().find(|chapter| chapter.table.id == id).unwrap();
        (chapter.again, chapter.after.clone().unwrap_or_default(), chapter.stands)
    };
    let first = opened.table.id.clone();
    assert_eq!(again_of(&two.table.id), (false, first.clone(), ChapterStands::Open));
    assert_eq!(again_of(&again.table.id), (true, first, ChapterStands::GoneOn));
    assert_eq!(again_of(&three.table.id), (false, again.table.id.clone(), ChapterStands::Running));
    // The line of the branch has the branch.
    let path = format!("/api/campaigns/{}/records?to={}", opened.table.id, three.table.id);
    let (_, text) = server.get(&path, None).await;
    let records = kernel::Record::parse_all("campaign", &text).unwrap();
    assert_eq!(records.len(), 2);
    assert_eq!(records[0].leaves.is_some(), records[1].after.is_some());
    // A campaign file is opened where it ends, if it belongs together.
    let (status, body) =
        server.post("/api/records", &NewRecord { record: text.clone() }, &[]).await;
    assert_eq!(status, 201, "{body}");
    let uploaded: OpenedTable = serde_json::from_str(&body).unwrap();
    assert_eq!(uploaded.table.campaign.map(|of| of.chapter), Some(2));
    let after = records[1].after.unwrap().to_string();
    let edited = text.replace(&format!("after: {after}"), "after: 0123456789abcdef");
    let refused = server.post("/api/records", &NewRecord { record: edited }, &[]).await;
    let (status, code, said) = refusal(refused);
    assert_eq!((status, code.as_str()), (409, "join"));
    assert!(said.starts_with("Session 2 does not go on from session 1: after should be"), "{said}");
    server.stop().await;
}

/// Keeps what a chapter left under other rules, and another text in place of what it carries.
async fn by_other_rules(folder: &Path, id: &str, other: &str, log: &str) {
    let store = SqliteStore::open(&folder.join(server::DATABASE)).await.unwrap();
    let row = store.table(id).await.unwrap().expect("it is kept");
    let seats = store.seats(id).await.unwrap();
    let mut summary = row.summary.clone();
    let left = summary.left.as_mut().expect("it is over");
    left.legacy.options.insert("log".into(), log.into());
    let row = TableRow { id: other.into(), rules_version: row.rules_version + 7, summary, ..row };
    let journal = store.journal(id, 0).await.unwrap();
    store.create(&row, &seats, &journal).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn other_rules_between_chapters_change_nothing_and_an_unreadable_legacy_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let server = at(folder.path(), None).await;
    let opened = server.open(GAME, &["me"]).await;
    let seat = token(&opened, 1);
    drop(play_out(&server, &opened, &[1], |_| 0).await);
    server.crash().await;
    let (older, broken) = ("aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb");
    // Written by the first version of the game, which did not count lost chapters.
    by_other_rules(folder.path(), &opened.table.id, older, "v1 chapter 2 supplies 3 scars 1").await;
    by_other_rules(folder.path(), &opened.table.id, broken, "v1 chapter 9").await;
    let server = at(folder.path(), None).await;
    let two = next(&server, older, seat).await;
    assert_eq!(two.table.campaign.map(|of| of.chapter), Some(2));
    let (status, code, said) =
        refusal(ask(&server, broken, &NextTable::default(), &[("x-seat", seat)]).await);
    assert_eq!((status, code.as_str()), (409, "legacy"));
    assert!(said.contains("at column 12 expected a number from 2 to 3"), "{said}");
    // The chapter of other rules is not woken for its record.
    let path = format!("/api/campaigns/{older}/records?to={older}");
    let (status, text) = server.get(&path, None).await;
    assert_eq!(status, 200, "{text}");
    let record = kernel::Record::parse("older", &text).unwrap();
    assert!(record.leaves.is_some() && !record.moves.is_empty());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_campaigns_has_none() {
    let server = Running::new().await;
    let wanted =
        NewTable { game: "tictactoe".into(), seats: vec!["me".into(); 2], ..NewTable::default() };
    let opened = server.open_as(&wanted).await;
    assert_eq!(opened.table.campaign, None);
    let (status, _) = server.get(&format!("/api/campaigns/{}", opened.table.id), None).await;
    assert_eq!(status, 404);
    drop(play_out(&server, &opened, &[1, 2], |_| 0).await);
    let seat = [("x-seat", token(&opened, 1))];
    let (status, code, text) =
        refusal(ask(&server, &opened.table.id, &NextTable::default(), &seat).await);
    assert_eq!((status, code.as_str()), (409, "nothing-left"));
    assert!(text.starts_with("This was the last session"), "{text}");
    server.stop().await;
}
