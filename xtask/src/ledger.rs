//! `cargo xtask ledger`: the rules each game has, against the tests that name them.
//!
//! A test names a rule in one of three ways:
//! - a test function begins with the id in snake form, `sf_12_8_1_bludgeon_downs_a_human`;
//! - the comment above a test function has a line `/// Rules: SF-1.1, SF-1.2`;
//! - a scenario lists it in `rules = [...]` or expects to be refused by it (`by = "SF-1.1"`).
//!
//! Beside the rules it looks at the refusals: [`refusals`] tells how.

mod lines;
mod literals;
mod messages;
mod names;
mod refusals;
mod report;
mod sources;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use serde::Deserialize;

use crate::shell::{Root, Stop, ask_in_the_open, files_below, print_out};
use lines::{LedgerLine, read_ledger};
use names::{Ids, Reading};
use report::{Count, UNREGISTERED};
use sources::{Naming, What, in_rust, in_scenario};

/// The kernel's rules are the table's, too; they count as a game that is finished.
const KERNEL: &str = "kernel";

/// What to print.
#[derive(clap::Args)]
pub struct Wanted {
    /// One JSON document on standard output.
    #[arg(long)]
    json: bool,
    /// Only the numbers, not the missing rules, of a game that is still being built.
    #[arg(long)]
    brief: bool,
    /// Take out of the lists of unread refusals what is read by now, and do nothing else.
    #[arg(long)]
    shrink: bool,
}

impl Wanted {
    /// What a reader of the whole test run wants: numbers, and what must be mended.
    pub const BRIEF: Wanted = Wanted { json: false, brief: true, shrink: false };
}

/// Prints the ledger of every game. The answer is no while a rule that must be tested is not, or a test names a
/// rule that no ledger lists.
pub fn run(root: &Root, wanted: &Wanted) -> Result<(), Stop> {
    if wanted.shrink {
        return rooms(root, &BTreeMap::new())?
            .iter()
            .try_for_each(|room| refusals::shrink(root, room));
    }
    let stages = stages(root)?;
    let rooms = rooms(root, &stages)?;
    let (counts, mistyped) = count(root, &rooms)?;
    let untrue = untrue(root, &rooms)?;
    if wanted.json {
        let json = serde_json::to_string_pretty(&counts);
        print_out(&json.map_err(|error| Stop::wrong(error.to_string()))?);
    } else {
        let in_words = |count: &Count| match wanted.brief && count.passes() {
            true => count.numbers(),
            false => count.to_string(),
        };
        let lines: Vec<String> = counts.iter().map(in_words).collect();
        print_out(&lines.join("\n"));
        rooms.iter().try_for_each(|room| tell_refusals(root, room))?;
    }
    untrue.iter().for_each(|line| eprintln!("{line}"));
    mistyped.iter().for_each(|line| eprintln!("{line}"));
    let failing: Vec<&str> =
        counts.iter().filter(|count| !count.passes()).map(|count| count.game.as_str()).collect();
    match (failing.as_slice(), mistyped.len()) {
        ([], 0) if untrue.is_empty() => Ok(()),
        ([], 0) => Err(Stop::no(format!(
            "{} of the refusals: read each sentence in a test, name a rule of the ledger (see above).",
            untrue.len()
        ))),
        ([], 1) => Err(Stop::no("A test names a rule that no ledger lists: correct its id.")),
        ([], n) => {
            Err(Stop::no(format!("{n} tests name rules that no ledger lists: correct the ids.")))
        }
        (games, _) => Err(Stop::no(format!(
            "Rules without a test in {}: name a test after each missing id.",
            games.join(", ")
        ))),
    }
}

/// What is wrong with the refusals of every room.
fn untrue(root: &Root, rooms: &[Room]) -> Result<Vec<String>, Stop> {
    let faults: Vec<Vec<String>> =
        rooms.iter().map(|room| refusals::faults(root, room)).collect::<Result<_, _>>()?;
    Ok(faults.concat())
}

/// Says how many refusals a room has that no test reads yet.
fn tell_refusals(root: &Root, room: &Room) -> Result<(), Stop> {
    let (all, unread) = refusals::numbers(root, room)?;
    if unread > 0 {
        println!("{}: {} of {all} refusals read by a test", room.game, all.saturating_sub(unread));
    }
    Ok(())
}

/// A game with its ledger and the folders its tests live in.
struct Room {
    game: String,
    stage: String,
    ledger: Vec<LedgerLine>,
    /// Its own folder.
    home: PathBuf,
    folders: Vec<PathBuf>,
}

/// Every folder with a ledger: the kernel, and each game.
fn rooms(root: &Root, stages: &BTreeMap<String, String>) -> Result<Vec<Room>, Stop> {
    let ledger = |folder: &str| {
        let path = root.join(folder).join("rules/ledger.tsv");
        let text = root.read(&path)?;
        read_ledger(&root.relative(&path), &text).map_err(Stop::wrong)
    };
    let mut rooms = vec![Room {
        game: KERNEL.into(),
        stage: "production".into(),
        ledger: ledger(KERNEL)?,
        home: root.join(KERNEL),
        folders: vec![root.join("kernel"), root.join("table")],
    }];
    let folders = std::fs::read_dir(root.join("games")).into_iter().flatten().flatten();
    let mut games: Vec<String> = folders
        .filter(|entry| entry.path().join("rules/ledger.tsv").is_file())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    games.sort();
    for game in games {
        let stage = stages.get(&game).map_or(UNREGISTERED, String::as_str);
        let folder = format!("games/{game}");
        rooms.push(Room {
            stage: stage.into(),
            ledger: ledger(&folder)?,
            home: root.join(&folder),
            folders: vec![root.join(&folder).join("src"), root.join(&folder).join("tests")],
            game,
        });
    }
    Ok(rooms)
}

/// Counts what is tested, and lists what is named but in no ledger.
fn count(root: &Root, rooms: &[Room]) -> Result<(Vec<Count>, Vec<String>), Stop> {
    let all: Ids =
        rooms.iter().flat_map(|room| &room.ledger).map(|line| line.id.as_str()).collect();
    let mut counts = Vec::new();
    let mut mistyped = Vec::new();
    for room in rooms {
        let mut named = BTreeSet::new();
        for (file, naming) in namings(root, room)? {
            match resolve(&all, &naming.what) {
                Ok(Some(id)) => drop(named.insert(id.to_string())),
                Ok(None) => {}
                Err(id) => mistyped.push(format!(
                    "{file}:{}: expected the id of a rule, found {id}, which no ledger lists",
                    naming.line
                )),
            }
        }
        counts.push(tally(room, &named));
    }
    Ok((counts, mistyped))
}

/// The rule a naming names, if any; an error if it names one that does not exist.
fn resolve<'a>(all: &'a Ids, what: &'a What) -> Result<Option<&'a str>, String> {
    match what {
        What::Id(id) if all.contains(id) => Ok(Some(id)),
        What::Id(id) => Err(id.clone()),
        What::Test(name) => match all.read(name) {
            Reading::Names(id) => Ok(Some(id)),
            Reading::Mistyped(id) => Err(id),
            Reading::Nothing => Ok(None),
        },
    }
}

/// Everything in a room's tests that may name a rule, with its file.
fn namings(root: &Root, room: &Room) -> Result<Vec<(String, Naming)>, Stop> {
    let mut found = Vec::new();
    for path in room.folders.iter().flat_map(|folder| files_below(folder)) {
        let file = root.relative(&path);
        let extension = path.extension().unwrap_or_default();
        let in_file = if extension == "rs" {
            in_rust(&root.read(&path)?)
        } else if extension == "toml" && file.replace('\\', "/").contains("tests/scenarios/") {
            in_scenario(&file, &root.read(&path)?).map_err(Stop::wrong)?
        } else {
            continue;
        };
        found.extend(in_file.into_iter().map(|naming| (file.clone(), naming)));
    }
    Ok(found)
}

fn tally(room: &Room, named: &BTreeSet<String>) -> Count {
    let testable: Vec<&LedgerLine> = room.ledger.iter().filter(|line| line.testable).collect();
    let missing: Vec<&LedgerLine> =
        testable.iter().copied().filter(|line| !named.contains(&line.id)).collect();
    Count {
        game: room.game.clone(),
        ids: room.ledger.len(),
        testable: testable.len(),
        tested: testable.len() - missing.len(),
        missing: missing.iter().map(|line| line.id.clone()).collect(),
        titles: missing.iter().map(|line| line.title.clone()).collect(),
        stage: room.stage.clone(),
    }
}

/// The part of a line of `starboard games --json` that matters here.
#[derive(Deserialize)]
struct Listed {
    id: String,
    stage: String,
}

/// The stage of every registered game, as the product itself says it. Asking the built program keeps this one
/// free of every game.
fn stages(root: &Root) -> Result<BTreeMap<String, String>, Stop> {
    let mut starboard = root.cargo("run --package starboard-cli -- games --all --json");
    let json = ask_in_the_open(&mut starboard)?;
    let games: Vec<Listed> = serde_json::from_str(&json).map_err(|error| {
        Stop::wrong(format!(
            "`starboard games --all --json` printed something unexpected: {error}."
        ))
    })?;
    Ok(games.into_iter().map(|game| (game.id, game.stage)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(id: &str, testable: bool) -> LedgerLine {
        LedgerLine { id: id.into(), title: "Title".into(), testable }
    }

    /// A room on disk with one test source and one scenario.
    fn room(name: &str, source: &str, scenario: &str) -> (Root, Room) {
        let folder =
            std::env::temp_dir().join(format!("xtask-ledger-{}-{name}", std::process::id()));
        let root = Root::at(&folder);
        root.write(&folder.join("tests/rules/chapter.rs"), source).unwrap();
        root.write(&folder.join("tests/scenarios/one.toml"), scenario).unwrap();
        root.write(&folder.join("tests/data.toml"), "by = \"no scenario\"").unwrap();
        let ledger =
            vec![line("G-1", true), line("G-1.1", true), line("G-2", true), line("G-3", false)];
        let room = Room {
            game: "g".into(),
            stage: "beta".into(),
            ledger,
            home: folder.clone(),
            folders: vec![folder],
        };
        (root, room)
    }

    #[test]
    fn tests_and_scenarios_count_together() {
        let (root, room) = room(
            "counts",
            "#[test]\nfn g_1_1_words() {}",
            "game = \"g\"\nseats = 2\nrules = [\"G-2\"]",
        );
        let (counts, mistyped) = count(&root, &[room]).unwrap();
        std::fs::remove_dir_all(root.folder()).unwrap();
        assert_eq!(mistyped, [""; 0]);
        assert_eq!((counts[0].ids, counts[0].testable, counts[0].tested), (4, 3, 2));
        assert_eq!(counts[0].missing, ["G-1"]);
    }

    #[test]
    fn an_id_in_no_ledger_is_reported_with_its_place() {
        let (root, room) = room(
            "mistyped",
            "\n#[test]\nfn g_9_words() {}",
            "game = \"g\"\nseats = 2\nrules = [\"H-1\"]",
        );
        let (_, mistyped) = count(&root, &[room]).unwrap();
        std::fs::remove_dir_all(root.folder()).unwrap();
        assert_eq!(
            mistyped,
            [
                "tests/rules/chapter.rs:3: expected the id of a rule, found G-9, which no ledger lists",
                "tests/scenarios/one.toml:3: expected the id of a rule, found H-1, which no ledger lists",
            ]
        );
    }
}
