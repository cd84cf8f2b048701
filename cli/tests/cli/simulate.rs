//! `starboard simulate`.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::bench::{Folder, Ran, command, starboard};

fn fields(value: &Value) -> Vec<&str> {
    let mut fields: Vec<&str> = value.as_object().unwrap().keys().map(String::as_str).collect();
    fields.sort_unstable();
    fields
}

#[test]
fn a_report_has_the_fields_scripts_rely_on() {
    let report =
        starboard(&["simulate", "tictactoe", "--games", "300", "--seed", "5", "--json"]).json();
    assert_eq!(
        fields(&report),
        [
            "decisions",
            "decisions_per_second",
            "endings",
            "game",
            "games",
            "games_per_second",
            "mean_decisions",
            "roles",
            "seats",
            "seconds",
        ]
    );
    assert_eq!(report["game"], "tictactoe");
    assert_eq!(report["games"], 300);
    assert_eq!(report["seats"].as_array().unwrap().len(), 2);
    assert_eq!(fields(&report["seats"][0]), ["kind", "mean_points", "mean_questions", "wins"]);
    assert_eq!(report["seats"][0]["kind"], "random");
    let endings: u64 =
        report["endings"].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum();
    assert_eq!(endings, 300);
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let run = |seed: &str, threads: &str| {
        let mut report = starboard(&[
            "simulate",
            "connectfour",
            "--games",
            "200",
            "--seed",
            seed,
            "--threads",
            threads,
            "--json",
        ])
        .json();
        let report = report.as_object_mut().unwrap();
        report.retain(|name, _| !name.contains("second"));
        report.clone()
    };
    assert_eq!(run("11", "1"), run("11", "3"));
    assert_ne!(run("11", "1"), run("12", "1"));
}

#[test]
fn people_get_a_table_in_their_language() {
    let text = starboard(&[
        "simulate",
        "hearts",
        "--games",
        "20",
        "--seats",
        "random,greedy,random,greedy",
    ])
    .done();
    for part in ["Hearts: 20 games", "games/s", "2  greedy", "mean points"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let text = starboard(&["simulate", "tictactoe", "--games", "20", "--lang", "ja"]).done();
    assert!(text.contains("平均点") && !text.contains('⟦'), "{text}");
}

#[test]
fn every_game_becomes_a_line_of_the_file() {
    let folder = Folder::new();
    let out = folder.path("games.jsonl");
    let path = out.display().to_string();
    for games in ["40", "25"] {
        starboard(&["simulate", "tictactoe", "--games", games, "--out", &path]).done();
    }
    let text = std::fs::read_to_string(&out).unwrap();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 25, "an existing file is replaced");
    let numbers: Vec<Value> = lines.iter().map(|line| line["index"].clone()).collect();
    assert_eq!(numbers, (0..25).map(|n| json!(n)).collect::<Vec<_>>());
}

#[test]
fn wrong_input_is_named_and_nothing_is_written() {
    let folder = Folder::new();
    let out = folder.path("games.jsonl");
    let path = out.display().to_string();
    let cases: [(&[&str], &str); 15] = [
        (&["tictactoe", "--games", "0"], "0 is not in 1.."),
        (&["tictactoe", "--games", "many"], "invalid digit"),
        (&["tictactoe"], "--games"),
        (&["tiktaktoe", "--games", "1"], "did you mean `tictactoe`?"),
        (&["chess", "--games", "1"], "expected one of stationfall, lastaurora"),
        (
            &["tictactoe", "--games", "1", "--seats", "random,clever"],
            "seat-2: `clever` is not a seat kind",
        ),
        (&["tictactoe", "--games", "1", "--seats", "random"], "played by 2, not by 1"),
        (&["tictactoe", "--games", "1", "--seats", "me,random"], "seat-1: `me` is a person"),
        (
            &["tictactoe", "--games", "1", "--seats", "random,search:soon"],
            "seconds for each decision",
        ),
        (&["tictactoe", "--games", "1", "--seats", ""], "is not a seat kind"),
        (&["tictactoe", "--games", "1", "--option", "speed=9"], "there is no option `speed`"),
        (&["tictactoe", "--games", "1", "--option", "speed"], "as in `--option key=value`"),
        (
            &["hearts", "--games", "1", "--option", "goal=1", "--option", "goal=2"],
            "each option once",
        ),
        (&["tictactoe", "--games", "1", "--seed", "lucky"], "write a whole number below 2^64"),
        (&["tictactoe", "--games", "1", "--threads", "0"], "0 is not in 1..=1024"),
    ];
    for (args, expected) in cases {
        let args: Vec<&str> =
            ["simulate"].iter().chain(args).copied().chain(["--out", &path]).collect();
        let message = starboard(&args).wrong();
        assert!(message.contains(expected), "{args:?}: {message}");
        assert!(!out.exists(), "{args:?} wrote a file");
    }
}

#[test]
fn a_set_up_is_refused_in_the_persons_language() {
    let message =
        starboard(&["simulate", "hearts", "--games", "1", "--seats", "random", "--lang", "it"])
            .wrong();
    assert!(
        message.contains("Cambia il numero di posti") && message.contains("(SB-6)"),
        "{message}"
    );
}

#[test]
fn an_unwritable_file_is_wrong_input() {
    let folder = Folder::new();
    let path = folder.path("no/such/folder.jsonl").display().to_string();
    let message = starboard(&["simulate", "tictactoe", "--games", "1", "--out", &path]).wrong();
    assert!(message.contains("cannot be written"), "{message}");
}

/// Ctrl-C stops the run, reports the finished games and keeps their lines.
#[cfg(unix)]
#[test]
fn an_interrupted_run_keeps_what_is_done() {
    let folder = Folder::new();
    let out = folder.path("games.jsonl");
    let child = command()
        .args([
            "simulate",
            "tictactoe",
            "--games",
            "100000000000",
            "--json",
            "--threads",
            "2",
            "--out",
        ])
        .arg(&out)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let begun = Instant::now();
    while std::fs::metadata(&out).map_or(0, |file| file.len()) == 0 {
        assert!(begun.elapsed() < Duration::from_secs(60), "nothing was ever written");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(
        Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success()
    );
    let output = child.wait_with_output().unwrap();
    let ran = Ran {
        status: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    };
    assert_eq!(ran.status, Some(0), "{ran:?}");
    assert!(ran.err.contains("Stopped after"), "{ran:?}");
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    let lines = std::fs::read_to_string(&out).unwrap().lines().count() as u64;
    assert!(lines > 0);
    assert_eq!(report["games"].as_u64(), Some(lines));
}
