//! `starboard play`: the table in this terminal.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kernel::record::Record;
use kernel::{Lang, Seed, Text};
use players::Kind;
use protocol::http::{MineQuery, TableList};
use table::{AnyTable, Registry, Setup, Title};
use terminal::address::Address;
use terminal::local::{Host, NotNext, Save, Wanted, chapter_of, free_name, next_name};
use terminal::port::Port;
use terminal::{Left, Opening, Settings};

use crate::exit::{Answer, Reply, Stop};
use crate::input;
use crate::seating;
use crate::sources::Shelf;

/// Play in this terminal: with people at one screen, with automatic players, or at a server's table
///
/// The game is kept in a record after every decision; `--resume` goes on with it. `?` shows the keys.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; not needed with --resume, --next or --server
    #[arg(required_unless_present_any = ["resume", "next", "server"])]
    game: Option<String>,
    /// Who plays, one kind a seat: me, random, greedy, search:SECONDS, and what the game adds
    /// [default: me and quick automatic players in as many seats as the game needs, but at least two where it can]
    #[arg(long, value_name = "KIND,...", conflicts_with_all = ["resume", "server"])]
    seats: Option<String>,
    /// A choice before the game; give it again for another
    #[arg(long, value_name = "KEY=VALUE", conflicts_with_all = ["resume", "server"])]
    option: Vec<String>,
    /// The seed of all chance: a number or 64 hexadecimal digits [default: a secret one]
    #[arg(long, value_name = "N", conflicts_with_all = ["resume", "server"])]
    seed: Option<Seed>,
    /// A guided game of this name; it settles seats and options
    #[arg(long, value_name = "NAME", conflicts_with_all = ["resume", "server", "seats", "option"])]
    lesson: Option<String>,
    /// Go on with the game of this record
    #[arg(long, value_name = "FILE", conflicts_with = "server")]
    resume: Option<PathBuf>,
    /// Play the next chapter of a campaign, after this finished record or the last one of this campaign file;
    /// --option chooses what may be chosen anew
    #[arg(long, value_name = "FILE", conflicts_with_all = ["resume", "server", "lesson"])]
    next: Option<PathBuf>,
    /// Keep the game in this file [default: with --resume, the same file; with --next FILE, the next free FILE-2; else
    /// GAME.record, or the next free name]
    #[arg(long, value_name = "FILE", conflicts_with = "server")]
    save: Option<PathBuf>,
    /// Sit down at a table of this server: its address, the address of a table, or a seat link
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    /// The secret of the seat; without one (and without a seat link) you watch
    #[arg(long, value_name = "TOKEN", requires = "server")]
    seat: Option<String>,
    /// Draw without colours, as NO_COLOR in the environment does
    #[arg(long)]
    no_color: bool,
    /// Leave the mouse to the terminal
    #[arg(long)]
    no_mouse: bool,
    /// No curtain between people at one screen: for one person who plays several seats
    #[arg(long)]
    no_curtain: bool,
}

pub(crate) fn run(args: &Args, games: &Registry, lang: Lang) -> Reply {
    if !terminal::is_terminal() {
        return Err(Stop::wrong(
            "`starboard play` draws in a terminal and reads its keys, but standard input or output is not one; \
             run it in a terminal, without pipes (`ssh -t` where there is none), or use `starboard serve` and a browser",
        ));
    }
    let (opening, port) = match &args.server {
        Some(server) => visit(args, server, games, lang)?,
        None => host(args, games, lang)?,
    };
    let left = terminal::run(&opening, port)
        .map_err(|error| Stop::wrong(format!("the terminal cannot be drawn on: {error}")))?;
    farewell(left, lang)
}

/// What is said once the terminal is as it was: how the game ended, where it is kept.
fn farewell(left: Left, lang: Lang) -> Reply {
    if let Some(trouble) = left.trouble {
        let trouble = match trouble.is_empty() {
            true => "the table broke; what is kept of it can be resumed".into(),
            false => trouble,
        };
        let kept = left.kept.map_or_else(String::new, |path| format!(" ({})", path.display()));
        return Err(Stop::no(format!("{trouble}{kept}")));
    }
    let words = terminal::words_of(lang, None);
    let mut text = left.result.join("\n");
    if !text.is_empty() {
        text.push('\n');
    }
    if let Some(path) = left.kept {
        let file = kernel::Arg::Plain(path.display().to_string().into());
        text += &words.voice().say(&Text::new("term-kept").with("file", file));
        text.push('\n');
    }
    Ok(Answer::text(text))
}

fn settings(args: &Args, lang: Lang) -> Settings {
    // no-color.org: set and not empty means no colour, whatever it says.
    let plain = std::env::var_os("NO_COLOR").is_some_and(|set| !set.is_empty());
    Settings {
        lang,
        colours: !plain && !args.no_color,
        curtain: !args.no_curtain,
        remote: args.server.is_some(),
    }
}

fn opening(args: &Args, title: Option<&dyn Title>, name: &str, lang: Lang) -> Opening {
    Opening {
        settings: settings(args, lang),
        mouse: !args.no_mouse,
        title: title.map_or(name, |title| title.about().title).into(),
        book: title.map(|title| *title.book()),
    }
}

/// A table on this machine.
fn host(args: &Args, games: &Registry, lang: Lang) -> Result<(Opening, Port), Stop> {
    let Resumed { shelf, table, path, chapter } = match (&args.resume, &args.next) {
        (Some(file), _) => resumed(args, file, games, lang)?,
        (None, Some(file)) => next_chapter(args, file, games, lang)?,
        (None, None) => {
            let game = args.game.as_deref().unwrap_or_default();
            let shelf = Shelf::of(games, game, lang)?;
            let table = opened(args, &shelf)?;
            let chapter = chapter_of(&*shelf.title, &*table, &[], None);
            Resumed { shelf, table, path: None, chapter }
        }
    };
    let path = args.save.clone().or(path);
    let path = path.unwrap_or_else(|| free_name(Path::new(""), shelf.title.about().id));
    let save = Save::at(path);
    // Whoever cannot keep the game hears it before the first move, not after the last.
    let record = table.record(table::Disclosure::Seed);
    save.write(&record).map_err(|error| Stop::wrong(error.to_string()))?;
    let title: Arc<dyn Title> = Arc::clone(&shelf.title);
    let opening = opening(args, Some(&*title), "", lang);
    Ok((
        opening,
        terminal::local::open(Host::new(title, table, lang, Some(save)).in_chapter(chapter)),
    ))
}

fn opened(args: &Args, shelf: &Shelf) -> Result<Box<dyn AnyTable>, Stop> {
    let about = shelf.title.about();
    let seed = match args.seed {
        Some(seed) => seed,
        None => secret_seed()?,
    };
    let setup = match &args.lesson {
        Some(name) => {
            let lessons = shelf.title.lessons();
            let lesson = lessons.iter().find(|lesson| lesson.id == *name);
            let known = || lessons.iter().map(|lesson| lesson.id.as_str()).collect::<Vec<_>>();
            let lesson = lesson.ok_or_else(|| {
                let known = match known().as_slice() {
                    [] => "it has none".to_string(),
                    known => format!("expected one of {}", known.join(", ")),
                };
                Stop::wrong(format!("{} has no lesson `{name}`: {known}", about.id))
            })?;
            Setup::of_lesson(lesson, seed)
        }
        None => {
            let seats = match args.seats.as_deref() {
                Some(kinds) => seating::seats(Some(kinds), about),
                None => suggested(seating::seats(None, about).len()),
            };
            Setup { options: seating::options(&args.option)?, ..Setup::new(seats, seed) }
        }
    };
    shelf.title.open(&setup).map_err(|error| Stop::wrong(shelf.open_error(&error)))
}

/// You, and quick automatic players in the other seats.
fn suggested(seats: usize) -> Vec<Kind> {
    std::iter::once(Kind::Me).chain(std::iter::repeat(Kind::Greedy)).take(seats).collect()
}

/// A seed that nobody has chosen and nobody knows.
fn secret_seed() -> Result<Seed, Stop> {
    terminal::local::secret_seed().map_err(|error| {
        Stop::wrong(format!("the machine gives no random numbers ({error}); choose a --seed"))
    })
}

/// What a game begins with, or a record leads to.
struct Resumed {
    shelf: Shelf,
    table: Box<dyn AnyTable>,
    /// The file to keep it in from now on.
    path: Option<PathBuf>,
    /// Which chapter of its campaign it is, if that is known.
    chapter: Option<u32>,
}

fn resumed(args: &Args, file: &Path, games: &Registry, lang: Lang) -> Result<Resumed, Stop> {
    let input = input::read(file)?;
    let record = Record::parse(&input.name, &input.text)?;
    if args.game.as_ref().is_some_and(|game| *game != record.game) {
        return Err(another_game(&input.name, &record));
    }
    let shelf = Shelf::of_record(games, &record, lang)?;
    let table = shelf.title.resume(&record, None).map_err(|error| shelf.replay_error(&error))?;
    let chapter = chapter_of(&*shelf.title, &*table, &[], file.parent());
    Ok(Resumed { shelf, table, path: Some(file.to_path_buf()), chapter })
}

/// The next chapter of the campaign that a record, or the last one of several, has come to the end of.
fn next_chapter(args: &Args, file: &Path, games: &Registry, lang: Lang) -> Result<Resumed, Stop> {
    let input = input::read(file)?;
    let mut records = Record::parse_all(&input.name, &input.text)?;
    let record = records.pop().expect("a file that was read has a record");
    if args.game.as_ref().is_some_and(|game| *game != record.game) {
        return Err(another_game(&input.name, &record));
    }
    let shelf = Shelf::of_record(games, &record, lang)?;
    let before = shelf.title.resume(&record, None).map_err(|error| shelf.replay_error(&error))?;
    let kinds = args.seats.as_deref();
    let wanted = Wanted {
        seats: kinds.map(|kinds| seating::seats(Some(kinds), shelf.title.about())),
        options: seating::options(&args.option)?,
        seed: args.seed.map_or_else(secret_seed, Ok)?,
    };
    let table = terminal::local::next_chapter(&*shelf.title, &*before, wanted);
    let table = table.map_err(|not| match not {
        NotNext::Running => Stop::no(format!(
            "{}: this game is not over; go on with it first: `starboard play --resume {}`",
            input.name,
            file.display()
        )),
        NotNext::NothingLeft => Stop::no(format!(
            "{}: this game leaves nothing to a next one; `starboard play {}` begins anew",
            input.name, record.game
        )),
        NotNext::Open(error) => Stop::wrong(shelf.open_error(&error)),
    })?;
    records.push(record);
    let chapter = chapter_of(&*shelf.title, &*table, &records, file.parent());
    Ok(Resumed { shelf, table, path: Some(next_name(file)), chapter })
}

fn another_game(name: &str, record: &Record) -> Stop {
    Stop::wrong(format!(
        "{name}: this is a record of `{}`; leave the game out or name that one",
        record.game
    ))
}

/// A seat at a server's table.
fn visit(args: &Args, server: &str, games: &Registry, lang: Lang) -> Result<(Opening, Port), Stop> {
    let address = Address::read(server, args.seat.as_deref())
        .map_err(|error| Stop::wrong(error.to_string()))?;
    let (table, game) = find_table(&address).map_err(Stop::wrong)?;
    let title = games.get(&game).ok().map(|title| &**title);
    let opening = opening(args, title, &game, lang);
    Ok((opening, terminal::remote::connect(address, table, lang)))
}

/// The id and the game of the table at an address: of the one it names, or of the one the seat's secret belongs to.
fn find_table(address: &Address) -> Result<(String, String), String> {
    let host = &address.host;
    let unreachable = |error: ureq::Error| {
        format!(
            "{host} does not answer as a Starboard server: {error}; check the address and that it runs"
        )
    };
    let read = |error: io::Error| format!("{host} answered something unreadable: {error}");
    let seat = address.token.as_deref();
    let agent: ureq::Agent = ureq::Agent::config_builder()
        .timeout_global(Some(std::time::Duration::from_secs(15)))
        .http_status_as_error(false)
        .build()
        .into();
    let text = match (&address.table, seat) {
        (Some(table), _) => {
            let mut answer = agent
                .get(format!("{}/api/tables/{table}", address.http()))
                .call()
                .map_err(unreachable)?;
            if answer.status() == 404 {
                return Err(format!("{host} has no table `{table}`: look at the address"));
            }
            let text = answer.body_mut().read_to_string().map_err(unreachable)?;
            format!("{{\"tables\":[{text}]}}")
        }
        (None, Some(token)) => {
            let body = serde_json::to_string(&MineQuery { tokens: vec![token.into()] })
                .map_err(|error| error.to_string())?;
            let mut answer = agent
                .post(format!("{}/api/tables/mine", address.http()))
                .header("content-type", "application/json")
                .send(body)
                .map_err(unreachable)?;
            answer.body_mut().read_to_string().map_err(unreachable)?
        }
        (None, None) => {
            return Err(format!(
                "{} is a server, not a table: give --seat TOKEN, a seat link, or the table's address",
                address.http()
            ));
        }
    };
    let list: TableList = serde_json::from_str(&text).map_err(io::Error::from).map_err(read)?;
    let table = list.tables.into_iter().next().ok_or_else(|| {
        format!("no table of {host} has this seat: ask whoever invited you for a new seat link")
    })?;
    Ok((table.id, table.game))
}
