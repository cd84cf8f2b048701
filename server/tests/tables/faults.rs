//! A full disk, a locked database, a database that is gone: whoever wants something is told so, nothing is lost, and
//! everything goes on when the trouble is over.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use protocol::live::{Problem, ServerMessage};

use crate::client::{Client, Running, token};
use crate::postgres::Postgres;

/// A small file system of its own, until it is dropped.
struct SmallDisk {
    folder: tempfile::TempDir,
}

impl SmallDisk {
    /// Two mebibytes; none where we may not mount, which is said aloud.
    fn mount() -> Option<SmallDisk> {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=2m", "starboard-test"]).arg(folder.path());
        let mounted = mount.stderr(Stdio::null()).status().is_ok_and(|status| status.success());
        if !mounted {
            let note =
                "a small file system cannot be mounted here: nothing was tested on a full disk";
            writeln!(std::io::stderr(), "{note}").expect("standard error takes a line");
        }
        mounted.then_some(SmallDisk { folder })
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Takes all the room that is left.
    fn fill(&self) {
        let mut ballast = std::fs::File::create(self.ballast()).expect("a file can be made");
        while ballast.write_all(&[7; 512]).is_ok() {}
    }

    fn make_room(&self) {
        std::fs::remove_file(self.ballast()).expect("the ballast goes");
    }

    fn ballast(&self) -> std::path::PathBuf {
        self.path().join("ballast")
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let mut unmount = Command::new("umount");
        let _the_system_keeps_it_at_worst = unmount.arg("-l").arg(self.path()).status();
    }
}

/// Plays column after column until a move is not taken, and gives back how many were and what was said then.
async fn until_refused(players: &mut [Client; 2], from: u32) -> (u32, String) {
    let mut at = from;
    loop {
        let column = ["a", "b", "c", "d", "e", "f", "g"][at as usize % 7];
        let player = &mut players[at as usize % 2];
        match player.play(column, at).await {
            ServerMessage::Accepted { sequence, .. } => at = sequence,
            ServerMessage::Refused { rule: None, text, .. } => return (at, text),
            other => panic!("expected accepted, or refused by no rule, found {other:?}"),
        }
        let other = &mut players[at as usize % 2];
        other.update_to(at).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_said_and_nothing_is_lost() {
    let Some(disk) = SmallDisk::mount() else { return };
    let server = Running::at(disk.path(), |_| {}).await;
    let opened = server.open("connectfour", &["me", "me"]).await;
    let (mut first, _) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    let (second, _) = server.join(&opened.table.id, Some(token(&opened, 2))).await;
    assert!(matches!(first.play("d", 0).await, ServerMessage::Accepted { sequence: 1, .. }));
    disk.fill();
    let mut players = [first, second];
    players[1].update_to(1).await;
    let (made, said) = until_refused(&mut players, 1).await;
    assert!(said.contains("database"), "{said}");
    let wanted = "{\"game\":\"tictactoe\",\"seats\":[\"me\",\"me\"]}";
    let (status, body) = server.post_text("/api/tables", wanted.into(), &[]).await;
    let problem: Problem = serde_json::from_str(&body).unwrap();
    assert_eq!((status, problem.code.as_ref()), (503, "store"), "{body}");

    // What was accepted is there for whoever comes now, and the same connections play on when there is room.
    let (_watcher, welcome) = server.join(&opened.table.id, None).await;
    assert_eq!(welcome.update.sequence, made);
    disk.make_room();
    let column = ["a", "b", "c", "d", "e", "f", "g"][made as usize % 7];
    let answer = players[made as usize % 2].play(column, made).await;
    let kept = matches!(answer, ServerMessage::Accepted { sequence, .. } if sequence == made + 1);
    assert!(kept, "{answer:?}");
    assert_eq!(server.post_text("/api/tables", wanted.into(), &[]).await.0, 201);
    server.crash().await;

    let server = Running::at(disk.path(), |_| {}).await;
    let (_watcher, welcome) = server.join(&opened.table.id, None).await;
    assert_eq!(welcome.update.sequence, made + 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database_is_said_and_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::at(folder.path(), |_| {}).await;
    let opened = server.open("tictactoe", &["me", "random"]).await;
    let (mut person, _) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    let file = folder.path().join(server::DATABASE);
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file);
    let other = sqlx::SqlitePool::connect_with(options).await.unwrap();
    let lock = other.begin_with("BEGIN IMMEDIATE").await.unwrap();

    let ServerMessage::Refused { rule: None, text, .. } = person.play("b2", 0).await else {
        panic!("the database takes nothing now")
    };
    assert!(text.contains("database"), "{text}");
    // Who only looks is not held up.
    let (_watcher, welcome) = server.join(&opened.table.id, None).await;
    assert_eq!(welcome.update.sequence, 0);
    lock.rollback().await.unwrap();

    assert!(matches!(person.play("b2", 0).await, ServerMessage::Accepted { sequence: 1, .. }));
    assert_eq!(person.update_to(2).await.moves, 2, "the automatic player goes on too");
    server.stop().await;
}

/// An automatic player's decision that could not be kept is made again, with nobody at the table.
#[tokio::test(flavor = "multi_thread")]
async fn automatic_players_try_again_when_the_database_is_back() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::at(folder.path(), |_| {}).await;
    let file = folder.path().join(server::DATABASE);
    let opened = server.open("hearts", &["search:0.2", "random", "random", "random"]).await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file);
    let other = sqlx::SqlitePool::connect_with(options).await.unwrap();
    let lock = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let errors = |metrics: &str| !metrics.contains("starboard_store_errors_total 0\n");
    while !errors(&server.get("/metrics", None).await.1) {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    lock.rollback().await.unwrap();
    let path = format!("/api/tables/{}", opened.table.id);
    let before: protocol::http::TableView = server.read(&path, None).await;
    loop {
        let card: protocol::http::TableView = server.read(&path, None).await;
        if card.sequence > before.sequence + 1 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    server.stop().await;
}

/// The database goes away in mid-game and comes back: a sentence meanwhile, and nothing is lost.
#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_that_was_away_is_found_again() {
    let Some(mut postgres) = Postgres::start().await else { return };
    let url = postgres.database("away").await;
    let server = Running::with(|config| config.database = Some(url)).await;
    let opened = server.open("tictactoe", &["me", "me"]).await;
    let (mut first, _) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    assert!(matches!(first.play("b2", 0).await, ServerMessage::Accepted { sequence: 1, .. }));
    let (mut second, _) = server.join(&opened.table.id, Some(token(&opened, 2))).await;
    postgres.stop();
    let (answer, ready) = tokio::join!(second.play("a1", 1), server.get("/ready", None));
    let ServerMessage::Refused { rule: None, text, .. } = answer else {
        panic!("there is no database to write to")
    };
    assert!(text.contains("database"), "{text}");
    assert_eq!(ready.0, 503);
    assert_eq!(server.get("/health", None).await.0, 200, "the process itself is well");

    postgres.start_again();
    while server.get("/ready", None).await.0 != 200 {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    let (mut second, welcome) = server.join(&opened.table.id, Some(token(&opened, 2))).await;
    assert_eq!(welcome.update.sequence, 1);
    assert!(matches!(second.play("a1", 1).await, ServerMessage::Accepted { sequence: 2, .. }));
    server.stop().await;
}
