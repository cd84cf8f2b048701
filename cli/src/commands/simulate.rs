//! `starboard simulate`: games between automatic players, by the million.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::{io, thread};

use kernel::{Arg, Lang, Seed, Text};
use players::simulate::{GameLine, Plan, Report, Sink, Watch};
use players::{Kind, Stopwatch};
use render::Voice;
use table::{Registry, Setup, campaigns};

use crate::exit::{Answer, Reply, Stop};
use crate::page::{Column, percent, rounded, table, whole};
use crate::progress::Show;
use crate::seating;
use crate::sources::Shelf;

/// Play games between automatic players and report how they went
///
/// Ctrl-C stops the run and reports the games that were finished. The same game, seats, options and seed give the same
/// games on any machine and any number of threads, unless a seat thinks for a number of seconds.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// How many games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..), required_unless_present = "campaigns")]
    games: Option<u64>,
    /// Instead: how many campaigns, each played chapter after chapter as long as something is left
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..), conflicts_with_all = ["games", "out"])]
    campaigns: Option<u64>,
    /// Who plays, one kind a seat: random, greedy, search:easy|normal|hard, search:SECONDS, search:COUNTi, and what the game adds
    /// [default: random in as many seats as the game needs, but at least two where it can]
    #[arg(long, value_name = "KIND,...")]
    seats: Option<String>,
    /// A choice before the game; give it again for another
    #[arg(long, value_name = "KEY=VALUE")]
    option: Vec<String>,
    /// The seed of the whole run: a number or 64 hexadecimal digits
    #[arg(long, value_name = "N", default_value = "0")]
    seed: Seed,
    /// How many games at once [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Count too how often a seat declines where its prompt says how; every position is drawn for that
    #[arg(long)]
    declines: bool,
    /// Write one line a game to this file (JSON Lines); an existing file is replaced
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, games: &Registry, lang: Lang) -> Reply {
    let shelf = Shelf::of(games, &args.game, lang)?;
    let plan = plan(args, &shelf)?;
    if let Some(campaigns) = args.campaigns {
        return self::campaigns(args, &shelf, &plan, campaigns);
    }
    // Everything is checked: only now is anything written.
    let mut lines = args.out.as_deref().map(Lines::create).transpose()?;
    let show = Show::begin(plan.games);
    let watch = Watch {
        clock: &Stopwatch::start(),
        progress: Some(&show),
        cancel: stopped_by_a_person(),
        sink: lines.as_mut().map(|lines| lines as &mut dyn Sink),
    };
    let report = shelf.title.simulate(&plan, watch);
    show.end();
    let report = report.map_err(|error| Stop::wrong(error.to_string()))?;
    lines.map_or(Ok(()), Lines::close)?;

    let voice = shelf.voice();
    let answer = if args.json {
        Answer::json(&report)
    } else {
        Answer::text(text(voice, shelf.title.about().title, &report))
    };
    Ok(if report.games < report.planned {
        let stopped = Text::new("simulate-stopped")
            .with("games", plain(whole(report.games)))
            .with("planned", plain(whole(report.planned)));
        answer.note(voice.say(&stopped))
    } else {
        answer
    })
}

fn plan(args: &Args, shelf: &Shelf) -> Result<Plan, Stop> {
    let options = seating::options(&args.option)?;
    let seats = seating::seats(args.seats.as_deref(), shelf.title.about());
    let wrong = |error| Stop::wrong(shelf.open_error(&error));
    shelf.title.check_kinds(&seats).map_err(wrong)?;
    if let Some(seat) = seats.iter().position(Kind::is_person) {
        return Err(Stop::wrong(format!(
            "seat-{}: `me` is a person, and nobody sits there in a simulation; expected one of {}",
            seat + 1,
            shelf.title.seat_kinds()[1..].join(", ")
        )));
    }
    // Opening one table says all there is to say about options, seats and set-up.
    let setup = Setup { options: options.clone(), ..Setup::new(seats.clone(), args.seed) };
    shelf.title.open(&setup).map_err(wrong)?;
    let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    Ok(Plan {
        games: args.games.unwrap_or_default(),
        seats,
        options,
        seed: args.seed,
        threads: args.threads.map_or(cores, usize::from),
        declines: args.declines,
    })
}

/// Campaigns instead of single games.
fn campaigns(args: &Args, shelf: &Shelf, plan: &Plan, campaigns: u64) -> Reply {
    let setup =
        Setup { options: plan.options.clone(), ..Setup::new(plan.seats.clone(), plan.seed) };
    let plan = campaigns::Plan { campaigns, setup, threads: plan.threads };
    let show = Show::begin(campaigns);
    let report = campaigns::run(&*shelf.title, &plan, Some(&show), stopped_by_a_person());
    show.end();
    let report = report.map_err(|trouble| Stop::wrong(trouble.to_string()))?;
    if args.json {
        return Ok(Answer::json(&report));
    }
    Ok(Answer::text(campaigns_text(shelf.voice(), shelf.title.about().title, &report)))
}

fn campaigns_text(voice: Voice<'_>, title: &str, report: &campaigns::Report) -> String {
    let word = |id: &'static str| voice.word(id);
    let summary = Text::new("campaigns-summary")
        .with("game", plain(title.into()))
        .with("campaigns", plain(whole(report.campaigns)));
    let mut text = format!("{}\n", voice.say(&summary));
    let rows = report.lengths.iter().map(|(length, count)| {
        vec![length.to_string(), whole(*count), percent(*count, report.campaigns)]
    });
    text += &section(vec![word("campaigns-length"), word("campaigns-count"), String::new()], rows);
    for (number, chapter) in (1..).zip(&report.chapters) {
        let mean = chapter.decisions as f64 / chapter.played.max(1) as f64;
        let head = vec![
            format!("{} {number}", word("campaigns-chapter")),
            word("campaigns-played"),
            word("campaigns-mean"),
        ];
        let all = vec![String::new(), whole(chapter.played), rounded(mean)];
        let endings = chapter.endings.iter().map(|(ending, count)| {
            let ending = voice.say(&Text::new(ending.clone()));
            vec![ending, whole(*count), percent(*count, chapter.played)]
        });
        text += &section(head, [all].into_iter().chain(endings));
    }
    text
}

/// Becomes true at the first Ctrl-C (or other request to end); the second one ends at once.
pub(crate) fn stopped_by_a_person() -> &'static AtomicBool {
    static STOPPED: AtomicBool = AtomicBool::new(false);
    let handler = || {
        if STOPPED.swap(true, Ordering::SeqCst) {
            process::exit(130);
        }
    };
    // Without a handler Ctrl-C ends the process, which is what it did before.
    let _unhandled = ctrlc::set_handler(handler);
    &STOPPED
}

/// The file of `--out`.
struct Lines {
    name: String,
    file: BufWriter<File>,
    failed: Option<io::Error>,
}

impl Lines {
    fn create(path: &Path) -> Result<Lines, Stop> {
        let name = path.display().to_string();
        let file = File::create(path)
            .map_err(|error| Stop::wrong(format!("--out {name}: cannot be written: {error}")))?;
        Ok(Lines { name, file: BufWriter::with_capacity(1 << 16, file), failed: None })
    }

    fn close(mut self) -> Result<(), Stop> {
        let failed = self.failed.take().or_else(|| self.file.flush().err());
        failed.map_or(Ok(()), |error| {
            Err(Stop::wrong(format!("--out {}: cannot be written: {error}", self.name)))
        })
    }
}

impl Sink for Lines {
    fn line(&mut self, line: &GameLine) -> ControlFlow<()> {
        let written = serde_json::to_writer(&mut self.file, line)
            .map_err(io::Error::from)
            .and_then(|()| self.file.write_all(b"\n"));
        match written {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                self.failed = Some(error);
                ControlFlow::Break(())
            }
        }
    }
}

fn plain(text: String) -> Arg {
    Arg::Plain(text.into())
}

fn text(voice: Voice<'_>, title: &str, report: &Report) -> String {
    let summary = Text::new("simulate-summary")
        .with("game", plain(title.into()))
        .with("games", plain(whole(report.games)))
        .with("seconds", plain(rounded(report.seconds)))
        .with("decisions", plain(whole(report.decisions)));
    let rates = Text::new("simulate-rates")
        .with("games", plain(rounded(report.games_per_second)))
        .with("decisions", plain(rounded(report.decisions_per_second)))
        .with("mean", plain(rounded(report.mean_decisions)));
    let word = |id: &'static str| voice.word(id);
    let mut text = format!("{}\n{}\n", voice.say(&summary), voice.say(&rates));

    let mut endings: Vec<(&String, &u64)> = report.endings.iter().collect();
    endings.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    let rows = endings.into_iter().map(|(ending, count)| {
        vec![voice.say(&Text::new(ending.clone())), whole(*count), percent(*count, report.games)]
    });
    let headings = vec![word("simulate-ending"), word("simulate-count"), String::new()];
    text += &section(headings, rows);

    let scores = || [word("simulate-wins"), String::new(), word("simulate-points")];
    let declines = report.seats.iter().any(|seat| seat.declines.is_some());
    let rows = report.seats.iter().enumerate().map(|(i, seat)| {
        let (windows, declined) = seat
            .declines
            .map_or((0.0, 0.0), |declines| (declines.mean_windows, declines.mean_declined));
        let counted = declines.then(|| [rounded(windows), rounded(declined)]);
        [
            format!("{}  {}", i + 1, seat.kind),
            whole(seat.wins),
            percent(seat.wins, report.games),
            rounded(seat.mean_points),
            rounded(seat.mean_questions),
        ]
        .into_iter()
        .chain(counted.into_iter().flatten())
        .collect()
    });
    let counted = declines.then(|| [word("simulate-windows"), word("simulate-declined")]);
    let headings = [word("simulate-seat")].into_iter().chain(scores());
    let headings = headings.chain([word("simulate-questions")]);
    text += &section(headings.chain(counted.into_iter().flatten()).collect(), rows);

    let rows = report.roles.iter().map(|(role, score)| {
        vec![
            voice.say(&Text::new(role.clone())),
            whole(score.wins),
            percent(score.wins, score.games),
            rounded(score.mean_points),
        ]
    });
    text + &section([word("simulate-role")].into_iter().chain(scores()).collect(), rows)
}

/// A table under its headings; nothing where there are no rows.
fn section(headings: Vec<String>, rows: impl Iterator<Item = Vec<String>>) -> String {
    let columns: Vec<Column> =
        (0..headings.len()).map(|i| if i == 0 { Column::Left } else { Column::Right }).collect();
    let rows: Vec<Vec<String>> = [headings].into_iter().chain(rows).collect();
    if rows.len() == 1 { String::new() } else { format!("\n{}", table(&columns, &rows, 0)) }
}
