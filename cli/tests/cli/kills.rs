//! `starboard load --kill`: the real server killed at random moments while tables are in play.

use std::process::{Command, Output, Stdio};

use crate::postgres::Postgres;

/// Tables of people alone, and of people with automatic players.
const TABLES: [&str; 6] =
    ["--game", "tictactoe", "--game", "connectfour=me,random", "--game", "tictactoe=random,me"];

fn load(words: &str, more: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_starboard"));
    command.args(["load", "--json", "--tables", "9", "--rate", "300"]).args(TABLES);
    command.args(words.split(' ')).args(more).stdin(Stdio::null());
    command.output().unwrap()
}

fn holds(done: &Output, kills: u32) {
    let report: serde_json::Value = serde_json::from_slice(&done.stdout).unwrap_or_else(|error| {
        panic!("{error}: {}", String::from_utf8_lossy(&done.stderr));
    });
    for nothing in ["lost", "stuck", "unfinished", "wrong_records"] {
        assert_eq!(report[nothing], 0, "{report}");
    }
    assert_eq!(report["kills"], kills);
    assert!(report["moves"].as_u64().unwrap() > 9 * u64::from(kills), "{report}");
    assert!(report["records"].as_u64().unwrap() >= 9, "every table has a record at last: {report}");
    assert_eq!(done.status.code(), Some(0));
}

#[test]
fn nothing_acknowledged_is_lost_on_sqlite() {
    holds(&load("--seconds 2 --kill 5", &[]), 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_on_postgres() {
    let Some(postgres) = Postgres::start().await else { return };
    let url = postgres.database("kills").await;
    holds(&load("--seconds 2 --kill 5", &["--database", &url]), 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_two_servers_dies_and_the_other_goes_on() {
    let Some(postgres) = Postgres::start().await else { return };
    let url = postgres.database("nodes").await;
    holds(&load("--seconds 1 --kill 2 --nodes 2", &["--database", &url]), 2);
}

#[test]
fn several_servers_need_a_database_to_share() {
    let done = load("--nodes 2", &[]);
    assert_eq!(done.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&done.stderr).contains("--database"));
}
