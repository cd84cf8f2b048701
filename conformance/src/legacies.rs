//! One of every version of a legacy that was ever published: each still starts a chapter.
//!
//! A file is the options of the next chapter with the number of its seats, as a record has them:
//!
//! ```text
//! # Left by a chapter that was lost.
//! seats: 2
//! option log: v1 chapter 2 supplies 0 scars 2
//! ```

use std::collections::BTreeSet;
use std::path::Path;

use kernel::legacy::{Legacy, carried_keys, written_version};
use kernel::options::Given;
use kernel::{Draw, EventLog, Game, MoveList, Seed, Turn, opening, play};

use crate::checked_in;
use crate::files::run_all;

/// How many random games are played until one leaves something.
const GAMES: u64 = 50;

/// Starts a chapter from every legacy (`*.txt`) of a folder. There is one of every version up to the one that the game
/// writes now; with `INSTA_UPDATE=always` the file of that version is written if it is not there. The files of older
/// versions are never changed: somebody has a campaign that began with them.
///
/// # Panics
/// With every file that does not start, and every version that is missing.
#[track_caller]
pub fn legacies<G: Game>(game: &G, folder: impl AsRef<Path>) {
    let folder = folder.as_ref();
    let (seats, left) = left_by_a_game(game).expect("a random game leaves something");
    let now = newest(game, &left.options).expect("the legacy of a game states its version");
    let file = folder.join(format!("v{now}.txt"));
    if checked_in::updating() && !file.exists() {
        checked_in::write(&file, &written(seats, &left.options));
    }
    let mut versions = BTreeSet::new();
    let mut failures = run_all(folder, "txt", |file, text| {
        let started = read(text).and_then(|(seats, given)| {
            versions.extend(newest(game, &given));
            let seed = Seed::from_number(1);
            let opened = opening::opening(game, &given, seats, seed, &[]);
            opened.map(drop).map_err(|error| error.to_string())
        });
        started.err().map(|error| format!("{}: {error}", file.display())).into_iter().collect()
    });
    let missing = (1..=now).filter(|version| !versions.contains(version));
    failures.extend(missing.map(|version| {
        format!("{}: expected a legacy of version v{version}, found none", folder.display())
    }));
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The newest version among the texts that were carried.
fn newest<G: Game>(game: &G, given: &Given) -> Option<u32> {
    carried_keys(game.about()).filter_map(|key| written_version(given.get(key)?)).max()
}

/// What a random game leaves, and with how many seats it was played.
fn left_by_a_game<G: Game>(game: &G) -> Option<(u8, Legacy)> {
    let seats = *game.about().players.start();
    (0..GAMES).find_map(|number| {
        let seed = Seed::from_number(number);
        let mut rng = seed.derive(1).rng();
        let mut state = opening::opening(game, &Given::new(), seats, seed, &[]).ok()?;
        let (mut moves, mut log) = (MoveList::new(), EventLog::muted());
        while let Turn::Awaiting(awaited) = game.turn(&state) {
            let seat = awaited.seats.iter().next()?;
            moves.clear();
            play::moves(game, &state, seat, &mut moves);
            let mv = moves[rng.index(moves.len())].clone();
            play::play_unchecked(game, &mut state, seat, &mv, &mut log);
        }
        let legacy = game.legacy(&state)?;
        Some((*legacy.seats.start(), legacy))
    })
}

fn written(seats: u8, given: &Given) -> String {
    let options = given.iter().map(|(key, value)| format!("option {key}: {value}\n"));
    format!("seats: {seats}\n{}", options.collect::<String>())
}

fn read(text: &str) -> Result<(u8, Given), String> {
    let mut seats = None;
    let mut given = Given::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let wrong = || format!("line {number}: expected `seats: 2` or `option KEY: VALUE`");
        let (name, value) = line.split_once(':').ok_or_else(wrong)?;
        match name.strip_prefix("option ") {
            Some(key) => drop(given.insert(key.into(), value.trim().into())),
            None if name == "seats" => seats = value.trim().parse().ok(),
            None => return Err(wrong()),
        }
    }
    Ok((seats.ok_or("expected `seats:` with a number")?, given))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pips::{Flaw, Pips};

    fn folder_with(name: &str, text: &str) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("legacies-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("v1.txt"), text).unwrap();
        folder
    }

    #[test]
    fn a_published_legacy_starts() {
        let folder = folder_with("good", "# one\nseats: 2\noption log: v1 games 1 laid 9\n");
        legacies(&Pips::new(Flaw::None), folder);
    }

    #[test]
    #[should_panic(expected = "the game cannot be set up: pips-refused-log")]
    fn one_that_is_not_read_any_more_fails() {
        let folder = folder_with("bad", "seats: 2\noption log: v1 games one laid 9\n");
        legacies(&Pips::new(Flaw::None), folder);
    }

    #[test]
    #[should_panic(expected = "expected a legacy of version v1, found none")]
    fn a_missing_version_fails() {
        let folder = folder_with("none", "seats: 2\n");
        legacies(&Pips::new(Flaw::None), folder);
    }
}
