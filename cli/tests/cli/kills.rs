//! `lab kills`: the real server killed at random moments while tables are in play.

use lab::{Answer, Lab, Stop};

use crate::bench::zoo_program;
use crate::postgres::Postgres;

/// Tables of people alone, and of people with automatic players.
const TABLES: [&str; 6] =
    ["--game", "tictactoe", "--game", "connectfour=me,random", "--game", "tictactoe=random,me"];

/// Runs the laboratory on a thread of its own: it brings its own asynchronous runtime.
fn kills(words: &str, more: &[&str]) -> Result<Answer, Stop> {
    killed(&TABLES, env!("CARGO_BIN_EXE_starboard"), words, more)
}

fn killed(tables: &[&str], program: &str, words: &str, more: &[&str]) -> Result<Answer, Stop> {
    use clap::Parser;
    let fixed = ["lab", "kills", "--json", "--tables", "9", "--rate", "300"];
    let starboard = ["--starboard", program];
    let tables = tables.iter().copied();
    let words = fixed.into_iter().chain(starboard).chain(tables).chain(words.split(' '));
    let lab = Lab::parse_from(words.chain(more.iter().copied()));
    std::thread::spawn(|| lab::run(lab)).join().unwrap()
}

fn holds(done: Result<Answer, Stop>, kills: u32) -> serde_json::Value {
    let answer = done.unwrap();
    let report: serde_json::Value = serde_json::from_str(&answer.text).unwrap();
    for nothing in ["lost", "stuck", "unfinished", "wrong_records", "astray"] {
        assert_eq!(report[nothing], 0, "{report}");
    }
    assert_eq!(report["kills"], kills);
    assert!(report["moves"].as_u64().unwrap() > 9 * u64::from(kills), "{report}");
    assert!(report["records"].as_u64().unwrap() >= 9, "every table has a record at last: {report}");
    assert!(answer.yes);
    report
}

#[test]
fn nothing_acknowledged_is_lost_on_sqlite() {
    holds(kills("--seconds 2 --rounds 5", &[]), 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_on_postgres() {
    let Some(postgres) = Postgres::start().await else { return };
    let url = postgres.database("kills").await;
    holds(kills("--seconds 2 --rounds 5", &["--database", &url]), 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_two_servers_dies_and_the_other_goes_on() {
    let Some(postgres) = Postgres::start().await else { return };
    let url = postgres.database("nodes").await;
    holds(kills("--seconds 1 --rounds 2 --nodes 2", &["--database", &url]), 2);
}

/// Campaigns of three short chapters: a kill often comes while everybody asks for the next one.
fn campaigns(words: &str, more: &[&str], rounds: u32) {
    let program = zoo_program().display().to_string();
    let tables = ["--game", "zoo-campaign=me,me", "--game", "zoo-campaign=me,random"];
    let report = holds(killed(&tables, &program, words, more), rounds);
    assert!(report["chapters"].as_u64().unwrap() >= 9 * 2, "{report}");
}

#[test]
fn every_campaign_goes_on_on_sqlite() {
    campaigns("--seconds 2 --rounds 4", &[], 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_campaign_goes_on_on_postgres() {
    let Some(postgres) = Postgres::start().await else { return };
    let url = postgres.database("campaigns").await;
    campaigns("--seconds 2 --rounds 4", &["--database", &url], 4);
}

/// Whoever is left asks the other server, which finds what the dead one reserved.
#[tokio::test(flavor = "multi_thread")]
async fn every_campaign_goes_on_when_one_of_two_servers_dies() {
    let Some(postgres) = Postgres::start().await else { return };
    let url = postgres.database("spread").await;
    campaigns("--seconds 2 --rounds 4 --nodes 2", &["--database", &url], 4);
}

#[test]
fn several_servers_need_a_database_to_share() {
    let Stop(sentence) = kills("--nodes 2", &[]).unwrap_err();
    assert!(sentence.contains("--database"), "{sentence}");
}
