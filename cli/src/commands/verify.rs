//! `starboard verify`: whether a record is what it says it is.

use std::path::PathBuf;

use kernel::record::{Record, ReplayError, Verdict};
use kernel::{Lang, Text};
use render::Voice;
use table::Registry;

use crate::exit::{Answer, Reply, Status};
use crate::input;
use crate::sources::Shelf;

/// Check everything a record claims: moves, state hashes, result, and the seed against its commitment
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record; `-` reads standard input
    record: PathBuf,
}

pub(crate) fn run(args: &Args, games: &Registry, lang: Lang) -> Reply {
    let file = input::read(&args.record)?;
    let record = Record::parse(&file.name, &file.text)?;
    let shelf = Shelf::of_record(games, &record, lang)?;
    let voice = shelf.voice();
    match shelf.title.verify(&record) {
        Ok(verdict) => Ok(report(voice, &record, &verdict)),
        Err(error @ ReplayError::Illegal(_)) => {
            let stop = shelf.replay_error(&error);
            let not = voice.word("verify-not");
            let last = voice.word("verify-fails");
            Ok(Answer::text(format!("{not}  {}\n\n{last}\n", stop.sentence())).with(stop.status()))
        }
        Err(error) => Err(shelf.replay_error(&error)),
    }
}

fn report(voice: Voice<'_>, record: &Record, verdict: &Verdict) -> Answer {
    let (ok, not) = (voice.word("verify-ok"), voice.word("verify-not"));
    let moves = Text::new("verify-moves").with("count", record.moves.len());
    let mut lines = vec![format!("{ok}  {}", voice.say(&moves))];
    lines.extend(verdict.claims.iter().map(|claim| match &claim.found {
        None => format!("{ok}  {}: {}", claim.claim, claim.expected),
        Some(found) => {
            format!("{not}  {}: expected {}, found {found}", claim.claim, claim.expected)
        }
    }));
    let absent = [
        (record.commitment.is_none(), "verify-no-commitment"),
        (record.hashes.is_empty(), "verify-no-hashes"),
        (record.result.is_none(), "verify-no-result"),
    ];
    let absent = absent.into_iter().filter(|(is_absent, _)| *is_absent);
    lines.extend(absent.map(|(_, id)| format!("--  {}", voice.word(id))));
    let holds = verdict.holds();
    let last = voice.word(if holds { "verify-holds" } else { "verify-fails" });
    let status = if holds { Status::Done } else { Status::No };
    Answer::text(format!("{}\n\n{last}\n", lines.join("\n"))).with(status)
}
