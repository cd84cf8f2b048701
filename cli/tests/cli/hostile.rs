//! Truncated, mutated and random input: an answer, a no or a sentence, never a panic.

use proptest::prelude::*;

use crate::bench::{RUNNING, SCENARIO, record, starboard, starboard_reads};

/// Every command that reads a file, with the file on standard input.
const READERS: [&[&str]; 6] = [
    &["replay", "-"],
    &["replay", "-", "--as", "svg", "--viewer", "seat-1"],
    &["verify", "-"],
    &["scenario", "-"],
    &["scenario", "-", "--json"],
    &["why", "-", "b2"],
];

fn survives(args: &[&str], input: &[u8]) {
    let ran = starboard_reads(args, input);
    assert!(
        matches!(ran.status, Some(0..=2)),
        "{args:?} on {:?}: {ran:?}",
        String::from_utf8_lossy(input)
    );
    assert!(!ran.err.contains("panicked"), "{ran:?}");
    if ran.status == Some(2) {
        assert!(ran.err.starts_with("error: "), "{args:?}: {ran:?}");
    }
}

fn all_survive(input: &[u8]) {
    READERS.iter().for_each(|args| survives(args, input));
}

#[test]
fn every_truncation_of_a_record_and_a_scenario_is_survived() {
    for text in [RUNNING, SCENARIO] {
        for end in (0..text.len()).step_by(7) {
            all_survive(&text.as_bytes()[..end]);
        }
    }
}

#[test]
fn deep_nesting_is_survived() {
    for open in ["[", "{a=", "a.", "[["] {
        let nested = open.repeat(100_000);
        for text in [format!("game = {nested}"), nested] {
            survives(&["scenario", "-"], text.as_bytes());
        }
    }
}

#[test]
fn a_file_cannot_steer_the_terminal() {
    let title = SCENARIO.replace("Three in a row", "Three \\u001b[2J in a row");
    let ran = starboard_reads(&["scenario", "-"], title.as_bytes());
    assert!(ran.status == Some(0) && ran.out.contains("Three \u{fffd}[2J"), "{ran:?}");
    let message = starboard_reads(&["verify", "-"], b"\x1b[2Jboo").wrong();
    assert!(!message.contains('\x1b'), "{message:?}");
}

fn one_of(texts: [String; 3]) -> impl Strategy<Value = String> {
    prop::sample::select(texts.to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_bytes_are_survived(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        all_survive(&bytes);
    }

    #[test]
    fn mutations_are_survived(
        text in one_of([record("connectfour", 2, 3), RUNNING.into(), SCENARIO.into()]),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..3u8), 1..6),
    ) {
        let mut bytes = text.into_bytes();
        for (at, byte, how) in changes {
            let at = at.index(bytes.len());
            match how {
                0 => bytes[at] = byte,
                1 => bytes.insert(at, byte % 128),
                _ => drop(bytes.remove(at)),
            }
        }
        all_survive(&bytes);
    }

    #[test]
    fn any_arguments_are_survived(
        command in prop::sample::select(vec!["games", "simulate", "replay", "scenario", "why", "rules", "verify", ""]),
        words in prop::collection::vec("[ -~¡-ÿ]{0,12}", 0..4),
    ) {
        let args: Vec<&str> = [command].into_iter().chain(words.iter().map(String::as_str)).collect();
        let ran = starboard(&args);
        prop_assert!(matches!(ran.status, Some(0..=2)), "{args:?}: {ran:?}");
        prop_assert!(!ran.err.contains("panicked"), "{ran:?}");
    }
}
