//! `starboard scenario`.

use serde_json::json;

use crate::bench::{Folder, SCENARIO, starboard, starboard_reads};

#[test]
fn a_scenario_that_comes_out_is_ok() {
    let folder = Folder::new();
    let file = folder.file("row.toml", SCENARIO);
    let text = starboard(&["scenario", &file]).done();
    assert_eq!(
        text,
        format!("ok  {file}  Three in a row wins\n1 ok, 0 failing, 0 that cannot be run\n")
    );
    let list = starboard(&["scenario", &file, "--json"]).json();
    assert_eq!(list, json!([{"file": file, "ok": true, "failures": []}]));
    starboard_reads(&["scenario", "-"], SCENARIO.as_bytes()).done();
}

#[test]
fn what_does_not_come_out_is_printed_with_step_and_line() {
    let folder = Folder::new();
    let good = folder.file("good.toml", SCENARIO);
    let bad = folder.file("bad.toml", &SCENARIO.replace("ttt-ending-row", "ttt-ending-full"));
    let text = starboard(&["scenario", &good, &bad]).no();
    for part in [
        "ok  ",
        "FAILS  ",
        "end, line 17: expected scene.outcome.ending is \"ttt-ending-full\"",
        "found \"ttt-ending-row\"",
        "1 ok, 1 failing",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let ran = starboard(&["scenario", &good, &bad, "--json"]);
    assert_eq!((ran.status, ran.err.as_str()), (Some(1), ""));
    let list: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(list[1]["ok"], false);
    assert_eq!(
        list[1]["failures"],
        json!([{
            "step": "end",
            "expected": "scene.outcome.ending is \"ttt-ending-full\"",
            "found": "\"ttt-ending-row\"",
        }])
    );
}

#[test]
fn automatic_seats_decide_when_they_are_asked() {
    let folder = Folder::new();
    let text = SCENARIO.replace("seats = 2", "seats = [\"me\", \"random\"]").replace(
        "moves = [\"c1\"]",
        "moves = [\"c2\"]\n\n[[step]]\ngoes_on = true\nexpect = [{ path = \"log\", count = 1 }]",
    );
    let file = folder.file("seated.toml", &text);
    let told = starboard(&["scenario", &file]).no();
    assert!(told.contains("end, line") && !told.contains("step 3"), "only the end differs: {told}");
    let unknown = folder.file("unknown.toml", &text.replace("random", "randon"));
    let ran = starboard(&["scenario", &unknown]);
    assert!(ran.status == Some(2) && ran.err.contains("randon"), "{ran:?}");
}

#[test]
fn the_guide_of_a_lesson_refuses_at_its_table() {
    let lesson = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../games/stationfall/tests/scenarios/lesson-first.toml"
    );
    starboard(&["scenario", lesson]).done();
    let why = starboard(&["why", lesson, "influence stowaway 1"]).no();
    assert!(why.contains("SF-T23"), "{why}");
}

#[test]
fn a_refusal_by_another_rule_fails() {
    let folder = Folder::new();
    let file = folder.file("rule.toml", &SCENARIO.replace("by = \"TTT-3\"", "by = \"TTT-2\""));
    let text = starboard(&["scenario", &file]).no();
    assert!(text.contains("step 1") && text.contains("TTT-2") && text.contains("TTT-3"), "{text}");
}

#[test]
fn a_file_that_cannot_be_run_is_wrong_input_but_the_others_are_run() {
    let folder = Folder::new();
    let good = folder.file("good.toml", SCENARIO);
    for (from, to, expected) in [
        ("seats = 2", "seats = 99", "expected a number from 1 to 16, found 99"),
        ("seats = 2", "seats = 3", "Change the number of seats."),
        ("\"tictactoe\"", "\"tictactoo\"", "did you mean `tictactoe`?"),
        ("TTT-4", "TTT-44", "expected a rule id"),
        ("[\"c1\"]", "[\"c9\"]", "expected a cell"),
        ("mark x a1", "mark z a1", "x or o"),
        ("is = ", "iz = ", "unknown field"),
        ("title", "title = [", ":3:"),
    ] {
        let bad = folder.file("bad.toml", &SCENARIO.replace(from, to));
        let ran = starboard(&["scenario", &bad, &good]);
        assert_eq!(ran.status, Some(2), "{to}: {ran:?}");
        assert!(ran.err.contains("bad.toml:") && ran.err.contains(expected), "{to}: {ran:?}");
        assert!(ran.out.contains("WRONG  ") && ran.out.contains("ok  "), "{ran:?}");
        let ran = starboard(&["scenario", &bad, &good, "--json"]);
        let list: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!(
            (ran.status, &list[0]["ok"], &list[1]["ok"]),
            (Some(2), &json!(false), &json!(true))
        );
        assert_eq!(list[0]["failures"][0]["step"], "file");
    }
    assert_eq!(starboard(&["scenario", "nowhere.toml"]).status, Some(2));
    starboard(&["scenario"]).wrong();
}
