//! `starboard strength`: how often one kind of player wins alone against a table of others.

use std::num::NonZeroUsize;
use std::thread;

use kernel::{Arg, Lang, Seed, Text};
use players::simulate::{Plan, Watch};
use players::strength::Share;
use players::{Kind, Stopwatch};
use serde::Serialize;
use table::{OpenError, Registry};

use crate::commands::simulate::stopped_by_a_person;
use crate::exit::{Answer, Reply, Stop};
use crate::page::{Column, rounded, table, whole};
use crate::progress::Show;
use crate::sources::Shelf;

/// Measure how often one kind of player wins alone at a table of others
///
/// The player sits in every seat equally often. Each line says how often it won against three (or however many) of one
/// kind, with the 95 % interval of Wilson; the fair share is one in so many seats. Games of players who think for a
/// second take minutes each; Ctrl-C reports what was played so far.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// How many games against each kind of opponent
    #[arg(long, value_name = "N", default_value = "200", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Who is measured
    #[arg(long, value_name = "KIND", default_value = "search:normal")]
    player: String,
    /// Against whom [default: random, greedy, and automation where the game has it]
    #[arg(long, value_name = "KIND,...", value_delimiter = ',')]
    against: Vec<String>,
    /// How many seats the table has [default: 4, or as many as the game has]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// The seed of the whole run: a number or 64 hexadecimal digits
    #[arg(long, value_name = "N", default_value = "0")]
    seed: Seed,
    /// How many games at once [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Play at tables as a server holds them, instead of simulating
    #[arg(long)]
    at_table: bool,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

/// The bots of the game itself, where it has any.
const AUTOMATION: &str = "automation";

/// The usual size of a table.
const USUAL_SEATS: u8 = 4;

/// How a player did against one kind of opponent.
#[derive(Serialize)]
struct Against {
    player: String,
    opponents: String,
    seats: u8,
    #[serde(flatten)]
    share: Share,
    mean_points: f64,
    seconds: f64,
}

pub(crate) fn run(args: &Args, games: &Registry, lang: Lang) -> Reply {
    let shelf = Shelf::of(games, &args.game, lang)?;
    let about = shelf.title.about();
    let usual = USUAL_SEATS.clamp(*about.players.start(), *about.players.end());
    let seats = args.seats.unwrap_or(usual);
    let plans = opponents(args, &shelf)
        .iter()
        .map(|opponent| Ok((opponent.clone(), plans(args, &shelf, opponent, seats)?)))
        .collect::<Result<Vec<_>, Stop>>()?;
    let cancel = stopped_by_a_person();
    let show = Show::begin(args.games * plans.len() as u64);
    let mut lines = Vec::new();
    let mut done = 0;
    for (opponents, plans) in plans {
        let (mut wins, mut played, mut points, mut seconds) = (0, 0, 0.0, 0.0);
        for (seat, plan) in plans {
            let clock = Stopwatch::start();
            let progress = show.after(done);
            let watch = Watch { clock: &clock, progress: Some(&progress), cancel, sink: None };
            let report = if args.at_table {
                shelf.title.simulate_at_tables(&plan, watch)
            } else {
                shelf.title.simulate(&plan, watch)
            };
            let report = report.map_err(|error| Stop::wrong(error.to_string()))?;
            let own = &report.seats[seat];
            wins += own.wins;
            played += report.games;
            points += own.mean_points * report.games as f64;
            seconds += report.seconds;
            done += report.games;
        }
        lines.push(Against {
            player: args.player.clone(),
            opponents,
            seats,
            share: Share::new(wins, played),
            mean_points: if played == 0 { 0.0 } else { points / played as f64 },
            seconds,
        });
    }
    show.end();
    if args.json {
        return Ok(Answer::json(&lines));
    }
    Ok(Answer::text(text(&shelf, args, seats, &lines)))
}

fn opponents(args: &Args, shelf: &Shelf) -> Vec<String> {
    if !args.against.is_empty() {
        return args.against.clone();
    }
    let own = shelf.title.own_kinds().iter().any(|kind| kind.id == AUTOMATION);
    let common = ["random", "greedy"].into_iter();
    common.chain(own.then_some(AUTOMATION)).map(String::from).collect()
}

/// One plan for every seat the player sits in, each with its share of the games.
fn plans(
    args: &Args,
    shelf: &Shelf,
    opponent: &str,
    seats: u8,
) -> Result<Vec<(usize, Plan)>, Stop> {
    let wrong = |error: OpenError| Stop::wrong(shelf.open_error(&error));
    let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let count = u64::from(seats.max(1));
    (0..usize::from(seats))
        .map(|seat| {
            let mut kinds = vec![Kind::from(opponent); usize::from(seats)];
            kinds[seat] = Kind::from(&args.player);
            shelf.title.check_kinds(&kinds).map_err(wrong)?;
            if kinds.iter().any(Kind::is_person) {
                let known = shelf.title.seat_kinds()[1..].join(", ");
                return Err(Stop::wrong(format!(
                    "`me` is a person, and nobody sits there in a simulation; expected one of {known}"
                )));
            }
            let share = args.games / count + u64::from((seat as u64) < args.games % count);
            let plan = Plan {
                games: share,
                seats: kinds,
                options: Default::default(),
                seed: args.seed.derive(seat as u64),
                threads: args.threads.map_or(cores, usize::from),
                declines: false,
            };
            Ok((seat, plan))
        })
        .filter(|plan| plan.as_ref().map_or(true, |(_, plan)| plan.games > 0))
        .collect()
}

fn text(shelf: &Shelf, args: &Args, seats: u8, lines: &[Against]) -> String {
    let voice = shelf.voice();
    let plain = |text: String| Arg::Plain(text.into());
    let summary = if args.at_table { "strength-summary-at-table" } else { "strength-summary" };
    let summary = Text::new(summary)
        .with("game", plain(shelf.title.about().title.into()))
        .with("player", plain(args.player.clone()))
        .with("seats", plain(seats.to_string()));
    let headings = ["against", "games", "wins", "share", "interval", "points"];
    let headings = headings.map(|heading| voice.say(&Text::new(format!("strength-{heading}"))));
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    let rows = lines.iter().map(|line| {
        vec![
            format!("{} × {}", line.seats - 1, line.opponents),
            whole(line.share.games),
            whole(line.share.wins),
            percent(line.share.share),
            format!("{} – {}", percent(line.share.low), percent(line.share.high)),
            rounded(line.mean_points),
        ]
    });
    let rows: Vec<Vec<String>> = [headings.to_vec()].into_iter().chain(rows).collect();
    let columns =
        [Column::Left, Column::Right, Column::Right, Column::Right, Column::Right, Column::Right];
    let fair =
        Text::new("strength-fair").with("share", plain(percent(1.0 / f64::from(seats.max(1)))));
    format!("{}\n\n{}\n{}\n", voice.say(&summary), table(&columns, &rows, 0), voice.say(&fair))
}
