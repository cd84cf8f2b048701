//! Every law over a stream of damaged inputs, and the same laws in the fuzzer.

use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

use kernel::{Record, Scenario};
use laws::{LAWS, Law, seeds, stream::stream};

/// How many inputs a parser is tried with; libFuzzer tries more.
const TEXTS: usize = 20_000;

/// How many whole sequences of decisions a game is tried with.
const GAMES: usize = 2_000;

fn try_law(name: &str, inputs: usize) {
    let law: &Law = LAWS.iter().find(|law| law.name == name).expect("a law of this name");
    for (number, input) in stream((law.seeds)(), 1).take(inputs).enumerate() {
        let hold = law.hold;
        if catch_unwind(|| hold(&input)).is_err() {
            panic!("input {number} breaks the law `{name}`: {:?}", String::from_utf8_lossy(&input));
        }
    }
}

#[test]
fn ledger() {
    try_law("ledger", TEXTS);
}

#[test]
fn legal_connectfour() {
    try_law("legal_connectfour", GAMES);
}

#[test]
fn legal_hearts() {
    try_law("legal_hearts", GAMES);
}

#[test]
fn legal_tictactoe() {
    try_law("legal_tictactoe", GAMES);
}

#[test]
fn notation_connectfour() {
    try_law("notation_connectfour", TEXTS);
}

#[test]
fn notation_hearts() {
    try_law("notation_hearts", TEXTS);
}

#[test]
fn notation_tictactoe() {
    try_law("notation_tictactoe", TEXTS);
}

#[test]
fn options() {
    try_law("options", TEXTS);
}

#[test]
fn record() {
    try_law("record", TEXTS);
}

#[test]
fn replay() {
    try_law("replay", TEXTS);
}

#[test]
fn rules() {
    try_law("rules", TEXTS);
}

#[test]
fn scenario() {
    try_law("scenario", TEXTS);
}

#[test]
fn words() {
    try_law("words", TEXTS);
}

#[test]
fn content() {
    try_law("content", TEXTS);
}

#[test]
fn script() {
    try_law("script", TEXTS);
}

#[test]
fn protocol() {
    try_law("protocol", TEXTS);
}

/// A law that is only tried with what is refused at the first line shows nothing.
#[test]
fn much_of_the_stream_is_read() {
    let share = |seeds: Vec<Vec<u8>>, read: fn(&[u8]) -> bool| {
        stream(seeds, 1).take(1_000).filter(|input| read(input)).count()
    };
    let text = |input: &[u8]| String::from_utf8_lossy(input).into_owned();
    let records = share(seeds::records(), |input| Record::parse_bytes("test", input).is_ok());
    let scenarios = share(seeds::scenarios(), |input| {
        Scenario::parse("test", &String::from_utf8_lossy(input)).is_ok()
    });
    let refused: Vec<String> = seeds::records()
        .iter()
        .filter(|input| Record::parse_bytes("test", input).is_err())
        .map(|input| text(input))
        .collect();
    assert!(refused.len() == 1 && refused[0].contains("content:#"), "{refused:?}");
    assert!(records > 80 && scenarios > 80, "{records} records, {scenarios} scenarios of 1000");
}

#[test]
fn every_law_has_a_test_and_a_fuzz_target() {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let manifest = fs::read_to_string(fuzz.join("Cargo.toml")).unwrap();
    let tests =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/laws.rs")).unwrap();
    for Law { name, .. } in LAWS {
        let target = fs::read_to_string(fuzz.join(format!("fuzz_targets/{name}.rs"))).unwrap();
        assert!(target.contains(&format!("laws::hold(\"{name}\", data)")), "{target}");
        assert!(
            manifest.contains(&format!("name = \"{name}\"")),
            "{name} is not in fuzz/Cargo.toml"
        );
        assert!(tests.contains(&format!("fn {name}()")), "{name} has no test");
    }
    let targets = fs::read_dir(fuzz.join("fuzz_targets")).unwrap().count();
    assert_eq!(targets, LAWS.len(), "every fuzz target has a law");
}
