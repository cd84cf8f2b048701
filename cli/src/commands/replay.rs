//! `starboard replay`: a position of a recorded game, through anybody's eyes.

use std::path::PathBuf;

use clap::ValueEnum;
use kernel::record::Record;
use kernel::{Arg, Lang, Scene, Seat, StateHash, Text, Viewer};
use serde::Serialize;
use table::{AnyTable, Registry};

use crate::exit::{Answer, Reply, Stop};
use crate::input;
use crate::page::{page_width, paragraph};
use crate::sources::Shelf;

/// Show a position of a record
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record; `-` reads standard input
    record: PathBuf,
    /// After how many moves: 0 is the opening [default: the end]
    #[arg(long, value_name = "N")]
    at: Option<u32>,
    /// Who looks: seat-1 (or another seat), spectator or referee
    #[arg(long, default_value = "referee", value_name = "VIEWER")]
    viewer: Viewer,
    /// In which form
    #[arg(long = "as", default_value = "text", value_name = "FORM")]
    form: Form,
}

/// The forms of a position.
#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// For reading
    Text,
    /// For programs
    Json,
    /// A picture that stands alone
    Svg,
}

/// A position, as `--as json` prints it.
#[derive(Serialize)]
struct Position {
    game: &'static str,
    viewer: Viewer,
    /// After how many moves.
    number: u32,
    /// How many moves the record has.
    moves: u32,
    /// For the referee only: who knows the hash of a state can test guesses about what is hidden in it.
    hash: Option<StateHash>,
    /// The move that led here, for those who may know it: the referee and who made it.
    last: Option<Last>,
    /// What the viewer heard of it.
    told: Vec<kernel::Told>,
    scene: Scene,
}

#[derive(Clone, Serialize)]
struct Last {
    seat: Seat,
    #[serde(rename = "move")]
    notation: String,
}

pub(crate) fn run(args: &Args, games: &Registry, lang: Lang) -> Reply {
    let file = input::read(&args.record)?;
    let record = Record::parse(&file.name, &file.text)?;
    let shelf = Shelf::of_record(games, &record, lang)?;
    let table = shelf.title.resume(&record, args.at).map_err(|error| shelf.replay_error(&error))?;
    if let Viewer::Seat(seat) = args.viewer
        && seat.0 >= table.seats()
    {
        return Err(Stop::wrong(format!(
            "--viewer {seat}: expected one of the {} seats of this table, spectator or referee",
            table.seats()
        )));
    }
    let position = position(&*table, &record, args.viewer);
    Ok(match args.form {
        Form::Json => Answer::json(&position),
        Form::Svg => {
            let heading = heading(&shelf, &position);
            Answer::text(render::svg::scene(&position.scene, shelf.voice(), &heading))
        }
        Form::Text => Answer::text(text(&shelf, &position)),
    })
}

fn position(table: &dyn AnyTable, record: &Record, viewer: Viewer) -> Position {
    let number = table.moves_made();
    let last = number.checked_sub(1).and_then(|before| record.moves.get(before as usize));
    let since = table.sequence().saturating_sub(1);
    let told = table.heard(viewer, since).into_iter().map(|heard| heard.told);
    Position {
        game: table.game_id(),
        viewer,
        number,
        moves: u32::try_from(record.moves.len()).unwrap_or(u32::MAX),
        hash: (viewer == Viewer::Referee).then(|| table.hash()),
        last: last
            .filter(|mv| viewer.sees(mv.seat))
            .map(|mv| Last { seat: mv.seat, notation: mv.notation.clone() }),
        told: told.collect(),
        scene: table.scene(viewer),
    }
}

fn heading(shelf: &Shelf, position: &Position) -> String {
    shelf.voice().say(
        &Text::new("replay-heading")
            .with("game", Arg::Plain(shelf.title.about().title.into()))
            .with("number", position.number)
            .with("moves", position.moves),
    )
}

fn text(shelf: &Shelf, position: &Position) -> String {
    let (voice, width) = (shelf.voice(), page_width());
    let mut text = paragraph(&heading(shelf, position), 0, width);
    if let Some(last) = &position.last {
        text += &paragraph(&format!("{}: {}", voice.seat(last.seat), last.notation), 0, width);
    }
    for told in &position.told {
        let rule = told.rule.as_ref().map_or(String::new(), |rule| format!(" [{rule}]"));
        text += &paragraph(&format!("{}{rule}", voice.say(&told.text)), 2, width);
    }
    text.push('\n');
    text += &render::text::scene(&position.scene, voice, width);
    text
}
