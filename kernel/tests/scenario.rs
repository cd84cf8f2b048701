//! Scenarios: they hold or fail as they should, and every mistake is reported with its place.

use kernel::{Fault, Scenario, Text, scenario};
use tictactoe::TicTacToe;

const GOOD: &str = r#"
game = "tictactoe"
title = "X completes the bottom row"
rules = ["TTT-4"]
seats = 2
seed = 1
setup = ["mark x a1", "mark o a2", "mark x b1", "mark o b2"]

[[step]]
seat = 2
refused = "c2"
by = "SB-2"

[[step]]
seat = "seat-1"
refused = "b2"
by = "TTT-3"
expect = [{ path = "scene.awaited", is = [0] }]

[[step]]
seat = 1
moves = ["c1"]

[[step]]
expect = [{ path = "seat-2.offers", absent = true }]

[[expect]]
path = "scene.outcome.ending"
is = "ttt-ending-row"

[[expect]]
path = "scene.pieces.c1.mark"
is = "X"
"#;

/// The tests of the kernel have no words: a message says its id.
fn say(text: &Text) -> String {
    format!("[{}]", text.id)
}

fn parse(text: &str) -> Scenario {
    Scenario::parse("s.toml", text).expect("it can be read")
}

fn failures(text: &str) -> Vec<String> {
    let end = scenario::run(&TicTacToe, &parse(text), &say).expect("it can be run");
    end.report
        .failures
        .iter()
        .map(|f| format!("{} (line {}): {}: {}", f.step, f.line, f.expected, f.found))
        .collect()
}

fn fault(text: &str) -> Fault {
    Scenario::parse("s.toml", text)
        .and_then(|scenario| scenario::run(&TicTacToe, &scenario, &say).map(|_| ()))
        .expect_err("a mistake is reported")
}

#[test]
fn a_scenario_that_holds_holds() {
    assert_eq!(failures(GOOD), Vec::<String>::new());
    let end = scenario::run(&TicTacToe, &parse(GOOD), &say).unwrap();
    assert_eq!(end.moves.len(), 1);
}

#[test]
fn a_refusal_may_have_to_say_a_sentence() {
    let with = |sentence: &str| {
        GOOD.replace("by = \"TTT-3\"", &format!("by = \"TTT-3\"\nsentence = \"{sentence}\""))
    };
    assert_eq!(failures(&with("[ttt-refused-taken]")), Vec::<String>::new());
    assert_eq!(
        failures(&with("Taken.")),
        ["step 2 (line 18): the sentence `Taken.`: `[ttt-refused-taken]`"]
    );
    let alone = GOOD.replace("moves = [\"c1\"]", "moves = [\"c1\"]\nsentence = \"No.\"");
    assert!(fault(&alone).to_string().contains("expected `refused` beside `sentence`"));
}

#[test]
fn what_does_not_come_out_is_told_with_step_and_line() {
    let cases = [
        (
            GOOD.replace("by = \"TTT-3\"", "by = \"TTT-2\""),
            "step 2 (line 16): TTT-2 refuses seat-1 `b2`: refused by TTT-3 (ttt-refused-taken)",
        ),
        (
            GOOD.replace("refused = \"b2\"", "refused = \"c3\""),
            "step 2 (line 16): TTT-3 refuses seat-1 `c3`: the move is legal",
        ),
        (
            GOOD.replace("moves = [\"c1\"]", "moves = [\"b2\", \"c1\"]"),
            "step 3 (line 22): seat-1 may `b2`: refused by TTT-3 (ttt-refused-taken)",
        ),
        (
            GOOD.replace("is = \"X\"", "is = \"O\""),
            "end (line 31): scene.pieces.c1.mark is \"O\": \"X\"",
        ),
        (
            GOOD.replace("pieces.c1.mark", "pieces.d1.mark"),
            "end (line 31): scene.pieces.d1.mark is \"X\": nothing",
        ),
    ];
    for (text, message) in cases {
        assert_eq!(failures(&text), [message]);
    }
}

#[test]
fn a_scenario_sees_who_is_awaited_and_what_was_told() {
    let text = GOOD.replace(
        "expect = [{ path = \"seat-2.offers\", absent = true }]",
        "expect = [{ path = \"log\", is = [] }, { path = \"awaited\", is = [] }]",
    );
    let text = text.replace(
        "expect = [{ path = \"scene.awaited\", is = [0] }]",
        "expect = [{ path = \"awaited\", is = [\"seat-1\"] }, { path = \"log.seat-2\", count = 0 }]",
    );
    assert_eq!(failures(&text), Vec::<String>::new());
    let told = text
        .replace("moves = [\"c1\"]", "moves = [\"c1\"]\nexpect = [{ path = \"log\", is = [] }]");
    let found = failures(&told);
    assert!(found.len() == 1 && found[0].contains("log is []"), "{found:?}");
}

#[test]
fn without_company_there_is_no_lesson_and_nobody_decides_alone() {
    let lesson = GOOD.replace("seats = 2", "seats = 2\nlesson = \"first\"");
    assert!(fault(&lesson).to_string().contains("lesson: expected a lesson of tictactoe"));
    let seats = GOOD.replace("seats = 2", "seats = [\"me\", \"random\"]");
    assert!(fault(&seats).to_string().contains("seats: expected `me`, found `random`"));
    let people = GOOD.replace("seats = 2", "seats = [\"me\", \"me\"]");
    assert_eq!(failures(&people), Vec::<String>::new());
    let alone = GOOD.replace("moves = [\"c1\"]", "decides = [\"c1\"]");
    assert!(fault(&alone).to_string().contains("expected an automatic seat, found seat-1"));
    let both = GOOD.replace("moves = [\"c1\"]", "moves = [\"c1\"]\ngoes_on = true");
    assert!(fault(&both).to_string().contains("or `goes_on`"));
}

#[test]
fn every_mistake_names_its_place() {
    let cases = [
        ("game = ", "s.toml:1:8: "),
        (
            &GOOD.replace("seats = 2", "seats = 17"),
            "s.toml:5:9: seats: expected a number from 1 to 16, found 17",
        ),
        (&GOOD.replace("seats = 2", "seats = 3"), "s.toml:5:9: seats: the game cannot be set up"),
        (&GOOD.replace("seats = 2", "saets = 2"), "s.toml:5:1: unknown field `saets`"),
        (&GOOD.replace("seed = 1", "seed = -1"), "s.toml:6:8: seed: `-1` is not a seed"),
        (
            &GOOD.replace("seed = 1", "options = { goal = 3 }"),
            "s.toml:6:11: options: there is no option `goal`",
        ),
        (
            &GOOD.replace("mark x b1", "mark x d1"),
            "s.toml:7:44: setup 3: expected a free cell from a1 to c3, found `d1`",
        ),
        (
            &GOOD.replace(", \"mark o b2\"", ", \"mark x b2\""),
            "s.toml:7:10: the changed opening position cannot be played: ",
        ),
        (
            &GOOD.replace("\"c1\"]", "\"c9\"]"),
            "s.toml:22:11: expected a cell from a1 to c3, found `c9`",
        ),
        (
            &GOOD.replace("seat = \"seat-1\"", "seat = 3"),
            "s.toml:15:8: step 2: seat: expected a seat from 1 to 2, found `3`",
        ),
        (&GOOD.replace("by = \"TTT-3\"", ""), "s.toml:14:1: step 2: expected `seat` with `moves`"),
        (
            &GOOD.replace("TTT-4", "TTT-44"),
            "s.toml:4:10: expected a rule id of tictactoe, found `TTT-44`",
        ),
        (
            &GOOD.replace("scene.outcome", "cene.outcome"),
            "s.toml:27:1: expect cene.outcome.ending: expected a path that begins with",
        ),
        (
            &GOOD.replace("is = \"X\"", ""),
            "s.toml:31:1: expect scene.pieces.c1.mark: expected one of `is`",
        ),
        (
            &GOOD.replace("\"tictactoe\"", "\"chess\""),
            "s.toml:2:8: game: expected a scenario of tictactoe, found `chess`",
        ),
    ];
    for (text, message) in cases {
        let fault = fault(text).to_string();
        assert!(fault.starts_with(message), "expected {message}\n   found {fault}");
    }
}
