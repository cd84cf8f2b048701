//! `starboard strength`, simulated and at tables.

use serde_json::Value;

use crate::bench::starboard;

fn measured(more: &[&str]) -> Value {
    let args = [
        "strength",
        "connectfour",
        "--games",
        "6",
        "--player",
        "search:20i",
        "--against",
        "greedy,random",
        "--seed",
        "3",
    ];
    let mut document = starboard(&[&args, more].concat()).json();
    for line in document.as_array_mut().expect("one line a kind of opponent") {
        line.as_object_mut().expect("an object").remove("seconds");
    }
    document
}

#[test]
fn at_tables_the_same_games_are_played() {
    let simulated = measured(&["--json"]);
    assert_eq!(simulated[0]["games"], 6);
    assert_eq!(measured(&["--json", "--at-table"]), simulated);
}

#[test]
fn the_report_says_where_the_games_were_played() {
    let args = [
        "strength",
        "tictactoe",
        "--games",
        "2",
        "--player",
        "greedy",
        "--against",
        "random",
        "--at-table",
    ];
    let text = starboard(&args).done();
    assert!(text.contains("at real tables of 2"), "{text}");
}
