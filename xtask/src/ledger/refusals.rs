//! Every refusal is true: each message that refuses is read by a test in the situation it describes, and each rule that
//! refuses stands in the ledger.
//!
//! A test reads a sentence by writing it out: as a text in a file below `tests/`, or as `sentence = "..."` in a
//! scenario. What no test reads yet stands in `tests/unread-refusals.txt`, one message id a line; the list can only
//! become shorter.

use std::collections::BTreeSet;
use std::path::PathBuf;

use serde::Deserialize;

use super::Room;
use super::literals::literals;
use super::messages::{Message, refusals};
use super::sources::read_toml;
use crate::shell::{Root, Stop, files_below};

/// The list of what no test reads yet.
const UNREAD: &str = "tests/unread-refusals.txt";

/// What is wrong with the refusals of a room, in sentences with their places.
pub fn faults(root: &Root, room: &Room) -> Result<Vec<String>, Stop> {
    let mut faults = rules_in_no_ledger(root, room)?;
    let messages = messages(root, room)?;
    let unread = unread(&messages, &sentences(root, room)?);
    let allowed = allowed(root, room)?;
    let list = root.relative(&room.home.join(UNREAD));
    for (file, message) in &messages {
        if unread.contains(message.id.as_str()) && !allowed.iter().any(|(_, id)| *id == message.id)
        {
            faults.push(format!(
                "{file}:{}: expected a test that reads the sentence of {}, found none: {}",
                message.line,
                message.id,
                message.written()
            ));
        }
    }
    for (line, id) in &allowed {
        let known = messages.iter().any(|(_, message)| message.id == *id);
        if !unread.contains(id.as_str()) {
            let why = if known { "is read by a test" } else { "is no message" };
            faults.push(format!(
                "{list}:{line}: {id} {why}: `cargo xtask ledger --shrink` takes it out"
            ));
        }
    }
    Ok(faults)
}

/// Takes out of a room's list what is read or gone. Nothing is ever put in.
pub fn shrink(root: &Root, room: &Room) -> Result<(), Stop> {
    let messages = messages(root, room)?;
    let unread = unread(&messages, &sentences(root, room)?);
    let allowed = allowed(root, room)?;
    let kept: Vec<&str> =
        allowed.iter().map(|(_, id)| id.as_str()).filter(|id| unread.contains(id)).collect();
    let path = room.home.join(UNREAD);
    if kept.len() == allowed.len() {
        return Ok(());
    }
    println!("{}: {} of {} left", root.relative(&path), kept.len(), allowed.len());
    if kept.is_empty() {
        return std::fs::remove_file(&path)
            .map_err(|error| Stop::wrong(format!("{}: {error}", root.relative(&path))));
    }
    root.write(&path, &(kept.join("\n") + "\n"))
}

/// How many messages refuse, and how many of them no test reads yet.
pub fn numbers(root: &Root, room: &Room) -> Result<(usize, usize), Stop> {
    Ok((messages(root, room)?.len(), allowed(root, room)?.len()))
}

/// Each sentence counts for the message that fits it best: the one with the most letters of its own.
fn unread<'a>(
    messages: &'a [(String, Message)],
    sentences: &BTreeSet<String>,
) -> BTreeSet<&'a str> {
    let mut unread: BTreeSet<&str> =
        messages.iter().map(|(_, message)| message.id.as_str()).collect();
    for sentence in sentences {
        let fitting = || messages.iter().filter(|(_, message)| message.says(sentence));
        let best = fitting().map(|(_, message)| message.letters()).max();
        for (_, message) in fitting().filter(|(_, message)| Some(message.letters()) == best) {
            unread.remove(message.id.as_str());
        }
    }
    unread
}

fn messages(root: &Root, room: &Room) -> Result<Vec<(String, Message)>, Stop> {
    let mut found = Vec::new();
    for path in files_below(&room.home.join("words")) {
        if path.file_name().is_some_and(|name| name == "en.ftl") {
            let file = root.relative(&path);
            let messages = refusals(&root.read(&path)?);
            found.extend(messages.into_iter().map(|message| (file.clone(), message)));
        }
    }
    Ok(found)
}

#[derive(Deserialize)]
struct Scenario {
    #[serde(default)]
    step: Vec<Step>,
}

#[derive(Deserialize)]
struct Step {
    sentence: Option<String>,
}

/// Everything the tests of a room write out.
fn sentences(root: &Root, room: &Room) -> Result<BTreeSet<String>, Stop> {
    let mut found = BTreeSet::new();
    for path in test_files(room) {
        let extension = path.extension().unwrap_or_default();
        let file = root.relative(&path);
        if extension == "rs" {
            let texts = literals(&root.read(&path)?).into_iter().map(|literal| literal.text);
            found.extend(texts);
        } else if extension == "toml" && file.replace('\\', "/").contains("tests/scenarios/") {
            let scenario: Scenario = read_toml(&file, &root.read(&path)?).map_err(Stop::wrong)?;
            found.extend(scenario.step.into_iter().filter_map(|step| step.sentence));
        }
    }
    Ok(found)
}

fn test_files(room: &Room) -> impl Iterator<Item = PathBuf> {
    let files = room.folders.iter().flat_map(|folder| files_below(folder));
    files.filter(|path| path.components().any(|part| part.as_os_str() == "tests"))
}

/// The list of what no test reads yet, with its lines.
fn allowed(root: &Root, room: &Room) -> Result<Vec<(u32, String)>, Stop> {
    let path = room.home.join(UNREAD);
    if !path.is_file() {
        return Ok(Vec::new());
    }
    let text = root.read(&path)?;
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    Ok(lines.map(|(number, line)| (number, line.trim().into())).collect())
}

/// Rule ids that the sources write and the room's ledger, or the kernel's, does not list.
fn rules_in_no_ledger(root: &Root, room: &Room) -> Result<Vec<String>, Stop> {
    let known: BTreeSet<&str> = room.ledger.iter().map(|line| line.id.as_str()).collect();
    let prefixes: BTreeSet<&str> =
        known.iter().filter_map(|id| Some(id.split_once('-')?.0)).collect();
    let mut faults = Vec::new();
    for path in files_below(&room.home.join("src")) {
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let source = root.read(&path)?;
        let program = source.split("#[cfg(test)]").next().unwrap_or_default();
        for literal in literals(program) {
            let refuses = literal.before.ends_with("Refusal::new(");
            let own = is_rule_id(&literal.text)
                && literal
                    .text
                    .split_once('-')
                    .is_some_and(|(prefix, _)| prefixes.contains(prefix));
            let id = literal.text.as_str();
            if (refuses || own) && !known.contains(id) && !id.starts_with("SB-") {
                let file = root.relative(&path);
                faults.push(format!(
                    "{file}:{}: expected a rule of {}'s ledger, found {id}",
                    literal.line, room.game
                ));
            }
        }
    }
    Ok(faults)
}

/// Whether a text has the shape of a rule id: `SF-12.8.1`, `LA-H20`.
fn is_rule_id(text: &str) -> bool {
    text.split_once('-').is_some_and(|(letters, rest)| {
        letters.starts_with(|c: char| c.is_ascii_uppercase())
            && letters.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit())
            && rest.bytes().any(|b| b.is_ascii_digit())
            && rest.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'.')
    })
}

#[cfg(test)]
mod tests {
    use super::super::lines::LedgerLine;
    use super::*;

    const WORDS: &str = "g-refused-full = The { $what } is full.\ng-refused-cup = The cup is full.\n\
        g-refused-late = It is too late.\ng-refused-far = That is too far.\n";

    /// A room on disk; it is gone when the test has read it.
    fn room(name: &str, files: &[(&str, &str)]) -> (Root, Room) {
        let home =
            std::env::temp_dir().join(format!("xtask-refusals-{}-{name}", std::process::id()));
        let root = Root::at(&home);
        let words = [("words/en.ftl", WORDS)];
        for (file, text) in words.iter().chain(files) {
            root.write(&home.join(file), text).unwrap();
        }
        let line = LedgerLine { id: "G-1".into(), title: "One".into(), testable: true };
        let folders = vec![home.join("src"), home.join("tests")];
        let stage = "beta".into();
        (root, Room { game: "g".into(), stage, ledger: vec![line], home, folders })
    }

    fn faults_of(name: &str, files: &[(&str, &str)]) -> Vec<String> {
        let (root, room) = room(name, files);
        let faults = faults(&root, &room).unwrap();
        std::fs::remove_dir_all(root.folder()).unwrap();
        faults
    }

    #[test]
    fn a_message_is_read_in_a_test_in_a_scenario_or_stands_in_the_list() {
        let faults = faults_of(
            "read",
            &[
                ("tests/rules.rs", "fn t() { refused(\"G-1\", \"The glass is full.\") }"),
                ("tests/scenarios/s.toml", "[[step]]\nsentence = \"It is too late.\"\n"),
                ("tests/unread-refusals.txt", "g-refused-far\n"),
                ("src/lib.rs", "const A: &str = \"The cup is full.\";"),
            ],
        );
        assert_eq!(
            faults,
            [
                "words/en.ftl:2: expected a test that reads the sentence of g-refused-cup, found none: \
              The cup is full."
            ]
        );
    }

    #[test]
    fn a_sentence_counts_for_the_message_that_fits_it_best() {
        let test = "fn t() { \"The cup is full.\"; \"It is too late.\"; \"That is too far.\" }";
        let faults = faults_of("best", &[("tests/rules.rs", test)]);
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].contains("g-refused-full"), "{faults:?}");
    }

    #[test]
    fn the_list_only_becomes_shorter() {
        let test = "fn t() { \"The cup is full.\"; \"It is too late.\"; \"That is too far.\" }";
        let files = [
            ("tests/rules.rs", test),
            ("tests/unread-refusals.txt", "g-refused-full\ng-refused-gone\ng-refused-late\n"),
        ];
        let faults = faults_of("list", &files);
        let ends: Vec<bool> = ["2: g-refused-gone is no message", "3: g-refused-late is read"]
            .iter()
            .zip(&faults)
            .map(|(start, fault)| fault.starts_with(&format!("tests/unread-refusals.txt:{start}")))
            .collect();
        assert_eq!(ends, [true, true], "{faults:?}");
        let (root, room) = room("shrink", &files);
        shrink(&root, &room).unwrap();
        assert_eq!(root.read(&room.home.join(UNREAD)).unwrap(), "g-refused-full\n");
        std::fs::remove_dir_all(root.folder()).unwrap();
    }

    #[test]
    fn a_refusal_names_a_rule_of_the_ledger() {
        let source = "fn f() { Refusal::new(\n\"X-9\", \"g\"); no(\"G-2\"); no(\"SB-1\"); ok(\"G-1\") }\n\
            #[cfg(test)]\nmod tests { const T: &str = \"G-7\"; }";
        let tests = "const T: &str = \"The cup is full. It is too late.\";";
        let list = "g-refused-full\ng-refused-cup\ng-refused-late\ng-refused-far\n";
        let faults = faults_of(
            "rules",
            &[("src/lib.rs", source), ("tests/t.rs", tests), ("tests/unread-refusals.txt", list)],
        );
        assert_eq!(
            faults,
            [
                "src/lib.rs:2: expected a rule of g's ledger, found X-9",
                "src/lib.rs:2: expected a rule of g's ledger, found G-2"
            ]
        );
    }
}
