//! `starboard verify`: whether a record is what it says it is.

use std::path::PathBuf;

use kernel::record::replay::Claim;
use kernel::record::{Record, ReplayError, Verdict};
use kernel::{Arg, Lang, Text};
use render::Voice;
use table::Registry;

use crate::exit::{Answer, Reply, Status, Stop};
use crate::input;
use crate::lang;
use crate::sources::Shelf;

/// Check everything a record claims: moves, state hashes, result, and the seed against its commitment
///
/// Of several records, or of a campaign file, also whether each goes on from the one before it.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record, the chapters of a campaign in their order, or a campaign file; `-` reads standard input
    #[arg(required = true, value_name = "FILE")]
    records: Vec<PathBuf>,
}

pub(crate) fn run(args: &Args, games: &Registry, lang: Lang) -> Reply {
    let mut records = Vec::new();
    for path in &args.records {
        let file = input::read(path)?;
        records.extend(Record::parse_all(&file.name, &file.text)?);
    }
    match records.as_slice() {
        [record] => one(record, games, lang),
        records => campaign(records, games, lang),
    }
}

fn one(record: &Record, games: &Registry, lang: Lang) -> Reply {
    let shelf = Shelf::of_record(games, record, lang)?;
    let (lines, status) = checked(&shelf, record)?;
    let holds = status == Status::Done;
    let last = shelf.voice().word(if holds { "verify-holds" } else { "verify-fails" });
    Ok(Answer::text(format!("{}\n\n{last}\n", lines.join("\n"))).with(status))
}

/// Every record, then every join.
fn campaign(records: &[Record], games: &Registry, lang: Lang) -> Reply {
    let mut text = String::new();
    let mut worst = Status::Done;
    let mut page = |heading: String, (lines, status): (Vec<String>, Status)| {
        text += &format!("{heading}\n{}\n\n", lines.join("\n"));
        if status != Status::Done {
            worst = status;
        }
    };
    let shelves = records.iter().map(|record| Shelf::of_record(games, record, lang));
    let shelves = shelves.collect::<Result<Vec<Shelf>, _>>()?;
    for (number, (record, shelf)) in (1u32..).zip(records.iter().zip(&shelves)) {
        let heading = Text::new("verify-chapter")
            .with("chapter", number)
            .with("file", Arg::Plain(record.source.file.clone().into()));
        page(shelf.voice().say(&heading), chapter(shelf, record)?);
    }
    for (number, (pair, shelf)) in (1u32..).zip(records.windows(2).zip(&shelves)) {
        let heading = Text::new("verify-join").with("before", number).with("after", number + 1);
        page(shelf.voice().say(&heading), join(shelf, &pair[0], &pair[1]));
    }
    let holds = worst == Status::Done;
    let id = if holds { "verify-campaign-holds" } else { "verify-campaign-fails" };
    let last = lang::own_words(lang).voice().word(id);
    Ok(Answer::text(format!("{text}{last}\n")).with(worst))
}

/// A chapter of older rules is not replayed: it was checked by the version that played it.
fn chapter(shelf: &Shelf, record: &Record) -> Result<(Vec<String>, Status), Stop> {
    let now = shelf.title.about().rules_version;
    if record.rules_version == now {
        return checked(shelf, record);
    }
    let older =
        Text::new("verify-other-rules").with("rules", record.rules_version).with("now", now);
    Ok((vec![format!("--  {}", shelf.voice().say(&older))], Status::Done))
}

fn join(shelf: &Shelf, before: &Record, record: &Record) -> (Vec<String>, Status) {
    let join = shelf.title.joined(before, record);
    let mut lines = claims(shelf.voice(), &join.verdict);
    for (line, claim) in lines.iter_mut().zip(&join.verdict.claims) {
        if claim.found.is_some() {
            *line = format!("{}: {line}", whereabouts(record, claim));
        }
    }
    if !join.replayed {
        lines.push(format!("--  {}", shelf.voice().word("verify-not-replayed")));
    }
    (lines, if join.verdict.holds() { Status::Done } else { Status::No })
}

/// The file and the line of the header that a claim about a join is read from. What is carried stands in the options.
fn whereabouts(record: &Record, claim: &Claim) -> String {
    let headers = &record.source.headers;
    let carried = claim.claim == "leaves";
    let named = headers.iter().find(|(name, _)| {
        *name == claim.claim && !carried || carried && name.starts_with("option ")
    });
    // A header that is missing would stand after the first one.
    match named.or(headers.first()) {
        Some((_, place)) => format!("{}:{}", record.source.file, place.line),
        None => record.source.file.clone(),
    }
}

/// What a record claims, line by line.
fn checked(shelf: &Shelf, record: &Record) -> Result<(Vec<String>, Status), Stop> {
    let voice = shelf.voice();
    match shelf.title.verify(record) {
        Ok(verdict) => Ok(report(voice, record, &verdict)),
        Err(error @ ReplayError::Illegal(_)) => {
            let stop = shelf.replay_error(&error);
            let not = voice.word("verify-not");
            Ok((vec![format!("{not}  {}", stop.sentence())], stop.status()))
        }
        Err(error) => Err(shelf.replay_error(&error)),
    }
}

fn claims(voice: Voice<'_>, verdict: &Verdict) -> Vec<String> {
    let (ok, not) = (voice.word("verify-ok"), voice.word("verify-not"));
    let line = |claim: &Claim| match &claim.found {
        None => format!("{ok}  {}: {}", claim.claim, claim.expected),
        Some(found) => {
            format!("{not}  {}: expected {}, found {found}", claim.claim, claim.expected)
        }
    };
    verdict.claims.iter().map(line).collect()
}

fn report(voice: Voice<'_>, record: &Record, verdict: &Verdict) -> (Vec<String>, Status) {
    let moves = Text::new("verify-moves").with("count", record.moves.len());
    let mut lines = vec![format!("{}  {}", voice.word("verify-ok"), voice.say(&moves))];
    lines.extend(claims(voice, verdict));
    let absent = [
        (record.commitment.is_none(), "verify-no-commitment"),
        (record.hashes.is_empty(), "verify-no-hashes"),
        (record.result.is_none(), "verify-no-result"),
    ];
    let absent = absent.into_iter().filter(|(is_absent, _)| *is_absent);
    lines.extend(absent.map(|(_, id)| format!("--  {}", voice.word(id))));
    (lines, if verdict.holds() { Status::Done } else { Status::No })
}
