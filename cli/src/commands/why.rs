//! `starboard why`: whether a move is legal, and if not, which rule says so.

use std::path::PathBuf;

use kernel::{Lang, Seat, Text, Viewer};
use render::Voice;
use table::{AnyTable, Registry, Why};

use crate::exit::{Answer, Reply, Status, Stop};
use crate::input;
use crate::sources::{Shelf, Source, read_either};

/// Ask whether a move is legal at the end of a record or scenario, and if not, why
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record or the scenario; `-` reads standard input
    file: PathBuf,
    /// The move in the game's notation, in one argument or several
    #[arg(required = true, value_name = "MOVE")]
    words: Vec<String>,
    /// For which seat: 1 or seat-1 [default: the awaited seat with the lowest number]
    #[arg(long, value_name = "N")]
    seat: Option<Seat>,
}

pub(crate) fn run(args: &Args, games: &Registry, lang: Lang) -> Reply {
    let file = input::read(&args.file)?;
    let notation = args.words.join(" ");
    match read_either(&file)? {
        Source::Record(record) => {
            let shelf = Shelf::of_record(games, &record, lang)?;
            let table = shelf.title.resume(&record, None);
            let table = table.map_err(|error| shelf.replay_error(&error))?;
            answer(&shelf, &*table, args.seat, &notation)
        }
        Source::Scenario(scenario) => {
            let shelf = Shelf::of_scenario(games, &scenario, lang)?;
            let end = shelf.play(&scenario)?;
            let answer = answer(&shelf, &*end.table, args.seat, &notation)?;
            Ok(match end.report.failures.first() {
                None => answer,
                Some(failure) => answer.note(format!(
                    "note: {}:{}: {}: expected {}, found {}; the answer is about the position reached",
                    file.name, failure.line, failure.step, failure.expected, failure.found
                )),
            })
        }
    }
}

fn answer(shelf: &Shelf, table: &dyn AnyTable, seat: Option<Seat>, notation: &str) -> Reply {
    let seats = table.seats();
    if let Some(seat) = seat.filter(|seat| seat.0 >= seats) {
        return Err(Stop::wrong(format!("--seat {seat}: expected a seat from 1 to {seats}")));
    }
    let awaited = table.turn().awaited().lowest();
    let seat = seat.or(awaited).unwrap_or(Seat(0));
    let voice = shelf.voice();
    match table.why(seat, notation) {
        Why::Legal => {
            let sentence = in_words(voice, table, seat, notation);
            Ok(Answer::text(format!("legal\n{sentence}\n")))
        }
        Why::Refused(refusal) => {
            let sentence = voice.refusal(&refusal);
            let text = format!("refused {}\n{sentence}\n", refusal.rule);
            Ok(Answer::text(text).with(Status::No))
        }
        Why::Unreadable(error) => {
            Err(Stop::wrong(format!("`{notation}` is not a move of {}: {error}", table.game_id())))
        }
    }
}

/// What the legal move would do.
fn in_words(voice: Voice<'_>, table: &dyn AnyTable, seat: Seat, notation: &str) -> String {
    let same = |one: &str| one.split_whitespace().eq(notation.split_whitespace());
    let scene = table.scene(Viewer::Seat(seat));
    let offer = scene.offers.into_iter().find(|offer| same(&offer.notation));
    match offer {
        Some(offer) => {
            voice.say(&Text::new("why-offer").with("seat", seat).with("offer", offer.label))
        }
        None => voice.say(&Text::new("why-legal").with("seat", seat)),
    }
}
