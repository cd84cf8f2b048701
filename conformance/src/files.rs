//! Running every scenario and every golden record of a folder.

use std::path::{Path, PathBuf};

use kernel::record::replay::{self, result_line};
use kernel::scenario::Company;
use kernel::{EventLog, Game, Lang, Record, Scenario, StateHash, Text, Turn, scenario};
use render::Words;

use crate::brought::Brought;
use crate::checked_in;

/// Runs every scenario (`*.toml`) of a folder.
///
/// # Panics
/// With everything that did not come out, by file and line; also if the folder has no scenario, or another file
/// that nobody would run.
#[track_caller]
pub fn scenarios<G: Game>(game: &G, folder: impl AsRef<Path>) {
    scenarios_with(game, &Brought::default(), folder);
}

/// The same with what the title brings along: lessons, and seat kinds of its own.
///
/// # Panics
/// As [`scenarios`].
#[track_caller]
pub fn scenarios_with<G: Game>(game: &G, brought: &Brought<G>, folder: impl AsRef<Path>) {
    let run = |file: &Path, text: &str| scenario_failures(game, brought, file, text);
    let failures = run_all(folder.as_ref(), "toml", run);
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Replays every golden record (`*.record`) of a folder and checks all it claims. A golden record claims the result
/// and the hash of the last position; with `INSTA_UPDATE=always` its claims are written anew.
///
/// # Panics
/// With every claim that does not hold, by file; also if the folder has no record, or another file that nobody
/// would replay.
#[track_caller]
pub fn records<G: Game>(game: &G, folder: impl AsRef<Path>) {
    let failures = run_all(folder.as_ref(), "record", |file, text| {
        if checked_in::updating() {
            return renew(game, file, text).err().into_iter().collect();
        }
        record_failures(game, file, text)
    });
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

pub(crate) fn run_all(
    folder: &Path,
    ending: &str,
    mut run: impl FnMut(&Path, &str) -> Vec<String>,
) -> Vec<String> {
    let files = match files_of(folder) {
        Ok(files) => files,
        Err(error) => return vec![format!("{}: cannot be read: {error}", folder.display())],
    };
    if files.is_empty() {
        return vec![format!("{}: expected at least one .{ending} file", folder.display())];
    }
    let mut failures = Vec::new();
    for file in files {
        if file.extension().is_none_or(|found| found != ending) {
            failures.push(format!("{}: expected only .{ending} files here", file.display()));
            continue;
        }
        match std::fs::read_to_string(&file) {
            Ok(text) => failures.extend(run(&file, &text)),
            Err(error) => failures.push(format!("{}: cannot be read: {error}", file.display())),
        }
    }
    failures
}

fn files_of(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files = std::fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()?;
    files.sort();
    Ok(files)
}

fn scenario_failures<G: Game>(
    game: &G,
    brought: &Brought<G>,
    file: &Path,
    text: &str,
) -> Vec<String> {
    let name = file.display().to_string();
    let english = Words::new(Lang::En, game.book());
    let say = |text: &Text| english.voice().say(text);
    let company = Company { teach: brought.lessons(), cast: Some(brought) };
    let end = Scenario::parse(&name, text)
        .and_then(|scenario| scenario::run_with(game, company, &scenario, &say));
    match end {
        Err(fault) => vec![fault.to_string()],
        Ok(end) => end
            .report
            .failures
            .iter()
            .map(|f| {
                format!("{name}:{}: {}: expected {}, found {}", f.line, f.step, f.expected, f.found)
            })
            .collect(),
    }
}

fn record_failures<G: Game>(game: &G, file: &Path, text: &str) -> Vec<String> {
    let name = file.display().to_string();
    let record = match Record::parse(&name, text) {
        Ok(record) => record,
        Err(fault) => return vec![fault.to_string()],
    };
    let mut failures = Vec::new();
    if record.result.is_none() {
        failures.push(format!("{name}: expected a header `result:`, found none"));
    }
    let last = record.moves.len() as u32;
    if record.hashes.last().is_none_or(|(after, _)| *after != last) {
        failures
            .push(format!("{name}: expected a state hash `@{last} ...` at the end, found none"));
    }
    match replay::verify(game, &record) {
        Err(error) => failures.push(error.to_string()),
        Ok(verdict) => failures.extend(verdict.claims.into_iter().filter_map(|claim| {
            let found = claim.found?;
            Some(format!("{name}: {}: expected {}, found {found}", claim.claim, claim.expected))
        })),
    }
    failures
}

/// After how many moves a renewed record claims the state's hash again.
const HASHED: u32 = 10;

/// Writes a record's claims anew, if they do not hold. Its moves must still be legal.
fn renew<G: Game>(game: &G, file: &Path, text: &str) -> Result<(), String> {
    if record_failures(game, file, text).is_empty() {
        return Ok(());
    }
    let name = file.display().to_string();
    let mut record = Record::parse(&name, text).map_err(|fault| fault.to_string())?;
    claim(game, &mut record).map_err(|error| format!("{name}: {error}"))?;
    checked_in::write(file, &record.to_string());
    Ok(())
}

/// Gives a record of a whole game everything a golden record claims.
pub(crate) fn claim<G: Game>(game: &G, record: &mut Record) -> Result<(), String> {
    let mut hashes = Vec::new();
    let last = record.moves.len() as u32;
    let end = replay::replay(game, record, None, &mut EventLog::muted(), |step| {
        if step.number % HASHED == 0 || step.number == last {
            hashes.push((step.number, StateHash::of(step.state)));
        }
    })
    .map_err(|error| error.to_string())?;
    let Turn::Over(outcome) = game.turn(&end) else {
        return Err("expected a whole game, found one that is not over".into());
    };
    record.rules_version = game.about().rules_version;
    record.content = game.about().content_hash();
    record.commitment = record.seed.map(|seed| seed.commitment());
    record.result = Some(result_line(&outcome));
    record.hashes = hashes;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pips::{Flaw, Pips};

    const BARE: &str =
        "starboard record 1\ngame: pips\nrules: 1\ncontent: ?\nseats: me, me\nseed: 1\n\n";

    /// The record of a game in which everybody always makes the first move.
    fn bare_record() -> String {
        let mut situation = crate::testing::Situation::new(Pips::new(Flaw::None));
        let mut text = BARE.to_string();
        for number in 1.. {
            let Some(seat) = situation.awaited().first().copied() else { break };
            let notation = situation.moves(seat)[0].clone();
            text += &format!("{number}. {seat} {notation}\n");
            situation.play(seat, &notation);
        }
        text
    }

    #[test]
    fn a_record_without_claims_is_refused_and_can_be_renewed() {
        let game = Pips::new(Flaw::None);
        let file = std::env::temp_dir().join(format!("bare-{}.record", std::process::id()));
        let bare = bare_record();
        let failures = record_failures(&game, &file, &bare).join("\n");
        for claim in ["`result:`", "a state hash `@6 ...`", "content: expected ?"] {
            assert!(failures.contains(claim), "{failures}");
        }
        renew(&game, &file, &bare).unwrap();
        let renewed = std::fs::read_to_string(&file).unwrap();
        std::fs::remove_file(&file).unwrap();
        assert_eq!(record_failures(&game, &file, &renewed), Vec::<String>::new());
        let other = renewed.replace("@6 ", "@6 0").replace("pips-ending;", "pips-other;");
        assert!(!record_failures(&game, &file, &other).is_empty());
    }

    #[test]
    fn half_a_game_cannot_be_renewed() {
        let half =
            bare_record().lines().take(9).map(|line| format!("{line}\n")).collect::<String>();
        let error = renew(&Pips::new(Flaw::None), Path::new("half.record"), &half).unwrap_err();
        assert!(error.contains("a whole game"), "{error}");
    }
}
