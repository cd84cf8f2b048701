//! `starboard games`.

use crate::bench::{command, starboard};

#[test]
fn all_games_are_listed_with_the_fields_scripts_rely_on() {
    let list = starboard(&["games", "--all", "--json"]).json();
    let list = list.as_array().unwrap();
    let game = list.iter().find(|game| game["id"] == "tictactoe").unwrap();
    let mut fields: Vec<&str> = game.as_object().unwrap().keys().map(String::as_str).collect();
    fields.sort_unstable();
    assert_eq!(fields, ["id", "languages", "modes", "modules", "players", "stage", "title"]);
    assert_eq!(game["players"], serde_json::json!([2, 2]));
    assert_eq!(game["languages"], serde_json::json!(["en", "it", "ja"]));
    assert_eq!(game["stage"], "production");
    for id in ["connectfour", "hearts"] {
        assert!(list.iter().any(|game| game["id"] == id), "{id}");
    }
}

#[test]
fn classics_are_hidden_unless_asked_for() {
    let ran = starboard(&["games", "--json"]);
    let list: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert!(list.as_array().unwrap().iter().all(|game| game["id"] != "tictactoe"), "{ran:?}");
    assert!(!starboard(&["games"]).done().contains("Tic-tac-toe"));
    assert!(starboard(&["games", "--all"]).done().contains("Tic-tac-toe"));
}

#[test]
fn an_empty_lobby_says_where_the_classics_are() {
    let ran = starboard(&["games", "--json"]);
    if ran.out.trim() == "[]" {
        assert!(ran.err.contains("--all"), "{ran:?}");
        assert!(starboard(&["games"]).done().contains("--all"));
    }
}

#[test]
fn the_language_comes_from_the_flag_or_the_environment() {
    assert!(starboard(&["games", "--all", "--lang", "it"]).done().contains("giocatori"));
    assert!(starboard(&["--lang", "ja", "games", "--all"]).done().contains("人数"));
    let with = |name: &str, locale: &str| {
        let output = command().args(["games", "--all"]).env(name, locale).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(with("LANG", "it_IT.UTF-8").contains("giocatori"));
    assert!(with("LC_ALL", "ja_JP.UTF-8").contains("人数"));
    assert!(with("LANG", "de_DE.UTF-8").contains("players"));
}

#[test]
fn a_wrong_language_or_command_is_wrong_input() {
    let message = starboard(&["games", "--lang", "fr"]).wrong();
    assert!(message.contains("write en, it or ja"), "{message}");
    let message = starboard(&["serv"]).wrong();
    assert!(message.contains("unrecognized subcommand 'serv'"), "{message}");
    assert_eq!(starboard(&[]).status, Some(2));
    assert_eq!(starboard(&["--version"]).status, Some(0));
}
