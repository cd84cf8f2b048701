//! Opening tables: new ones, rematches, forks, uploaded records.

mod next;

use std::sync::Arc;

use kernel::{Lang, Record, Seat, Seed, Text, legacy};
use players::Kind;
use protocol::http::{ChapterOf, ClockSpec, NewTable, OpenedTable, Origin, SeatKey};
use protocol::live::LONGEST_NAME;
use protocol::seat_number;
use table::{AnyTable, OpenError, Setup, Title};

pub(crate) use next::next;

use crate::app::{App, now};
use crate::card;
use crate::hook;
use crate::opened::OpenedFor;
use crate::room::{Look, summary_of, wrong};
use crate::secret::{new_table_id, new_token, random_bytes, token_hash};
use crate::store::{Head, JournalRow, SeatRow, StoreError, TableRow};

/// How much time a clock may start with, and how much it may add.
const CLOCK: std::ops::RangeInclusive<u32> = 10..=86_400;

/// Why a table is not opened.
pub(crate) enum NotOpened {
    /// What was asked for is wrong.
    Wrong(Text),
    /// A sentence that the game has already said.
    Said(String),
    /// The game's sentence about what the chapter before has left: it cannot be read.
    Unreadable(String),
    /// A join of a campaign file that does not hold.
    Apart(Text),
    /// The store did not take it.
    Store(StoreError),
}

impl From<StoreError> for NotOpened {
    fn from(error: StoreError) -> NotOpened {
        NotOpened::Store(error)
    }
}

impl From<Text> for NotOpened {
    fn from(text: Text) -> NotOpened {
        NotOpened::Wrong(text)
    }
}

/// Reads a kind that a seat may be handed to: an automatic one that does not think for too long.
pub(crate) fn automatic_kind(app: &App, title: &dyn Title, kind: &Kind) -> Result<(), Text> {
    title.check_kinds(std::slice::from_ref(kind)).map_err(wrong)?;
    if kind.is_person() {
        return Err(Text::new("problem-not-person"));
    }
    brief(app, kind)
}

/// Refuses a kind that thinks for longer than this server allows.
fn brief(app: &App, kind: &Kind) -> Result<(), Text> {
    let most = app.config.longest_thought;
    match kind {
        Kind::Thinker(strength) if strength.longest() > most => {
            Err(Text::new("problem-search-long").with("most", most.as_secs() as i64))
        }
        Kind::Search(players::search::Budget::Time(time)) if *time > most => {
            Err(Text::new("problem-search-long").with("most", most.as_secs() as i64))
        }
        Kind::Search(players::search::Budget::Iterations(count)) if *count > MOST_ITERATIONS => {
            Err(Text::new("problem-search-long").with("most", most.as_secs() as i64))
        }
        _ => Ok(()),
    }
}

/// The most imagined games of one decision.
const MOST_ITERATIONS: u32 = 20_000;

/// A name as it is kept: without space around it; none if nothing is left.
pub(crate) fn checked_name(name: &str) -> Result<Option<String>, Text> {
    let name = name.trim();
    if name.chars().count() > LONGEST_NAME || name.contains(char::is_control) {
        return Err(Text::new("problem-name").with("most", LONGEST_NAME));
    }
    Ok((!name.is_empty()).then(|| name.to_string()))
}

/// A new table that is not kept yet.
struct Draft {
    table: Box<dyn AnyTable>,
    head: Head,
    /// Whom each seat is opened for.
    opened: Vec<OpenedFor>,
    names: Vec<String>,
    /// Which chapter it is; a fork is a branch of the campaign it comes from.
    campaign: Option<Placed>,
}

/// Where a new table stands in a campaign.
enum Placed {
    /// In one that is there.
    In(ChapterOf),
    /// In one of its own, as this chapter: those before it are kept elsewhere.
    Later(u32),
}

/// Opens a table as somebody asks for it.
pub(crate) async fn new_table(
    app: &Arc<App>,
    wanted: NewTable,
    account: Option<&str>,
    lang: Lang,
) -> Result<OpenedTable, NotOpened> {
    let title = app.registry.get(&wanted.game).map_err(|unknown| {
        Text::new("problem-no-game").with("found", kernel::Arg::Plain(unknown.found.into()))
    })?;
    let wanted = match &wanted.lesson {
        Some(id) => {
            let lesson = title.lessons().iter().find(|lesson| lesson.id == *id);
            taught(&wanted, lesson.ok_or(Text::new("problem-no-lesson"))?)
        }
        None => wanted,
    };
    let name = wanted.name.as_deref().map(checked_name).transpose()?.flatten();
    let given = wanted.names.unwrap_or_default();
    let mut names = Vec::new();
    for index in 0..wanted.seats.len().min(kernel::MAX_SEATS) {
        let name = given.get(index).map(|name| checked_name(name)).transpose()?.flatten();
        names.push(name.unwrap_or_default());
    }
    check_clock(wanted.clock)?;
    if wanted.webhook.as_deref().is_some_and(|url| !hook::is_hook(url)) {
        return Err(Text::new("problem-webhook").into());
    }
    let seed = match &wanted.seed {
        Some(seed) => seed.parse::<Seed>().map_err(wrong)?,
        None => Seed::from_bytes(random_bytes()),
    };
    let opened: Vec<OpenedFor> =
        wanted.seats.iter().map(|kind| OpenedFor::from(kind.as_str())).collect();
    let lesson = title.lessons().iter().find(|lesson| Some(&lesson.id) == wanted.lesson.as_ref());
    let setup = Setup {
        options: wanted.options,
        arrange: lesson.map(|lesson| lesson.arrange.clone()).unwrap_or_default(),
        lesson: wanted.lesson.clone(),
        ..Setup::new(opened.iter().map(|seat| seat.kind().clone()), seed)
    };
    let head = Head {
        name,
        public: wanted.public,
        clock: wanted.clock,
        webhook: wanted.webhook,
        origin: None,
        seed_chosen: wanted.seed.is_some(),
        lesson: wanted.lesson,
    };
    let table = open(app, &**title, &setup, lang)?;
    keep(app, &**title, Draft { table, head, opened, names, campaign: None }, account, lang).await
}

/// What somebody asked for who wants to be taught: the lesson knows how its table is opened.
fn taught(wanted: &NewTable, lesson: &kernel::Lesson) -> NewTable {
    NewTable {
        options: lesson.options.clone(),
        seats: lesson.seats.clone(),
        seed: lesson.seed.map(|seed| seed.to_string()),
        clock: None,
        ..wanted.clone()
    }
}

fn check_clock(clock: Option<ClockSpec>) -> Result<(), Text> {
    match clock {
        Some(clock) if !CLOCK.contains(&clock.start) || clock.each > *CLOCK.end() => {
            Err(Text::new("problem-clock")
                .with("least", i64::from(*CLOCK.start()))
                .with("most", i64::from(*CLOCK.end())))
        }
        _ => Ok(()),
    }
}

/// Opens a table of a set-up, if every automatic seat is brief enough.
fn open(
    app: &App,
    title: &dyn Title,
    setup: &Setup,
    lang: Lang,
) -> Result<Box<dyn AnyTable>, NotOpened> {
    let said = |error: OpenError| match error.text() {
        Some((text, rule)) => {
            let words = app.words.of(title.about().id, lang);
            let setup = kernel::SetupError { text: text.clone(), rule };
            NotOpened::Said(words.voice().setup_error(&setup))
        }
        None => NotOpened::Wrong(wrong(error)),
    };
    let table = title.open(setup).map_err(said)?;
    table.kinds().iter().try_for_each(|kind| brief(app, kind))?;
    Ok(table)
}

/// Opens the same table again for the same people: whoever holds a seat there holds it here, by the same secret. What
/// is kept of the table is enough, so one at rest stays there, and one that other rules have played is opened by ours.
pub(crate) async fn rematch(
    app: &Arc<App>,
    before: &TableRow,
    seats: &[SeatRow],
    lang: Lang,
) -> Result<OpenedTable, NotOpened> {
    let title = app.registry.get(&before.game).map_err(wrong)?;
    let setup = setup_again(&**title, before);
    let table = open(app, &**title, &setup, lang)?;
    let head = Head {
        origin: Some(Origin::Rematch { table: before.id.clone() }),
        // What a chapter begins with was played under seeds that somebody may have known.
        seed_chosen: before.head.seed_chosen && before.setup.after.is_some(),
        lesson: setup.lesson,
        ..before.head.clone()
    };
    // The id is reserved first: two people who ask at once meet at one table, and a server that dies in between
    // leaves an id that the next one who asks makes a table of.
    let mut row = row_of(&**title, &*table, head);
    // Of a chapter it is a branch: it goes on from what the chapter before has left. A first chapter begins anew.
    row.campaign = before.campaign.clone().filter(|_| before.setup.after.is_some());
    row.id = app.store.set_rematch(&before.id, &row.id).await?;
    if app.store.table(&row.id).await?.is_none() {
        let seats: Vec<SeatRow> =
            seats.iter().map(|seat| SeatRow { resigned: false, ..seat.clone() }).collect();
        match app.store.create(&row, &seats, &journal_of(&*table)).await {
            Ok(()) => first_turn(app, &row, &seats),
            Err(error) if app.store.table(&row.id).await?.is_none() => return Err(error.into()),
            Err(_somebody_else_made_it) => {}
        }
    }
    let row = app.store.table(&row.id).await?.unwrap_or(row);
    if let Err(error) = app.room(&row.id).await {
        tracing::warn!(table = row.id, %error, "a rematch cannot be woken");
    }
    let seats = app.store.seats(&row.id).await?;
    let keys = seats.iter().map(|seat| key(&row.id, seat, None)).collect();
    Ok(OpenedTable {
        watch: format!("/t/{}", row.id),
        table: card::view(app, &row, &seats, lang, &[]),
        seats: keys,
    })
}

/// How a table is opened again: as before, with another seed, unless its lesson wants its own. Where the rules have
/// changed since, what they still know of its options is kept, and a lesson is opened as it is now.
fn setup_again(title: &dyn Title, before: &TableRow) -> Setup {
    let lesson = |id: &String| title.lessons().iter().find(|lesson| lesson.id == *id);
    let lesson = before.setup.lesson.as_ref().and_then(lesson);
    let seed = lesson.and_then(|lesson| lesson.seed).map(Seed::from_number);
    let seed = seed.unwrap_or_else(|| Seed::from_bytes(random_bytes()));
    let setup = Setup { seed, ..before.whole_setup() };
    let about = title.about();
    if before.rules_version == about.rules_version {
        return setup;
    }
    if let Some(lesson) = lesson {
        return Setup { seats: setup.seats, ..Setup::of_lesson(lesson, seed) };
    }
    let known = |key: &String, value: &String| {
        about.options.iter().any(|spec| spec.key == *key && spec.takes(value))
    };
    let options = setup.options.into_iter().filter(|(key, value)| known(key, value)).collect();
    Setup { options, arrange: Vec::new(), lesson: None, ..setup }
}

/// Opens a table that goes on from a position of another.
pub(crate) async fn fork(
    app: &Arc<App>,
    look: &Look,
    at: u32,
    seats: Option<Vec<String>>,
    account: Option<&str>,
    lang: Lang,
) -> Result<OpenedTable, NotOpened> {
    let mut table = look.table.fork(at).map_err(|past| {
        Text::new("problem-past-the-end").with("moves", past.moves).with("at", past.at)
    })?;
    let mut opened: Vec<OpenedFor> = look.seats.iter().map(|seat| seat.opened.clone()).collect();
    if let Some(wanted) = seats {
        if wanted.len() != opened.len() {
            let detail = format!("expected {} seats, found {}", opened.len(), wanted.len());
            return Err(wrong(detail).into());
        }
        opened = wanted.iter().map(|kind| OpenedFor::from(kind.as_str())).collect();
        for (seat, opened) in Seat::all(table.seats()).zip(&opened) {
            if table.kinds()[seat.index()] != *opened.kind() {
                table.take_over(seat, opened.kind()).map_err(wrong)?;
            }
        }
        table.kinds().iter().try_for_each(|kind| brief(app, kind))?;
    }
    let head = Head {
        name: look.row.head.name.clone(),
        origin: Some(Origin::Fork { table: look.row.id.clone(), at }),
        // Whoever forks has seen, or may have seen, what is hidden.
        seed_chosen: true,
        ..Head::default()
    };
    let names = look.seats.iter().map(|seat| seat.name.clone()).collect();
    let title = app.registry.get(&look.row.game).map_err(wrong)?;
    let campaign = look.row.campaign.clone().map(Placed::In);
    keep(app, &**title, Draft { table, head, opened, names, campaign }, account, lang).await
}

/// Makes a table of a record: to replay if it is over, to go on with if it is not. Of the chapters of a campaign, one
/// after the other, the last; whether each goes on from the one before it is verified.
pub(crate) async fn upload(
    app: &Arc<App>,
    text: &str,
    account: Option<&str>,
    lang: Lang,
) -> Result<OpenedTable, NotOpened> {
    let records = Record::parse_all("record", text).map_err(wrong)?;
    let (record, chapter) = (&records[records.len() - 1], records.len() as u32);
    let title = app.registry.get(&record.game).map_err(wrong)?;
    for (number, pair) in (1u32..).zip(records.windows(2)) {
        let join = title.joined(&pair[0], &pair[1]);
        if let Some(claim) = join.verdict.claims.iter().find(|claim| claim.found.is_some()) {
            let plain = |text: &str| kernel::Arg::Plain(text.to_string().into());
            let apart = Text::new("problem-join")
                .with("before", number)
                .with("after", number + 1)
                .with("claim", plain(&claim.claim))
                .with("expected", plain(&claim.expected))
                .with("found", plain(claim.found.as_deref().unwrap_or_default()));
            return Err(NotOpened::Apart(apart));
        }
    }
    let table = title.resume(record, None).map_err(|error| wrong(error.to_string()))?;
    table.kinds().iter().try_for_each(|kind| brief(app, kind))?;
    let opened: Vec<OpenedFor> = table.kinds().iter().cloned().map(OpenedFor::from).collect();
    let names = vec![String::new(); opened.len()];
    let head = Head { origin: Some(Origin::Record), seed_chosen: true, ..Head::default() };
    let campaign = (chapter > 1).then_some(Placed::Later(chapter));
    keep(app, &**title, Draft { table, head, opened, names, campaign }, account, lang).await
}

/// Keeps a new table and hands out the secrets of its seats.
async fn keep(
    app: &Arc<App>,
    title: &dyn Title,
    draft: Draft,
    account: Option<&str>,
    lang: Lang,
) -> Result<OpenedTable, NotOpened> {
    let mut row = row_of(title, &*draft.table, draft.head);
    row.campaign = draft.campaign.map(|placed| match placed {
        Placed::In(of) => of,
        Placed::Later(chapter) => ChapterOf { id: row.id.clone(), chapter },
    });
    let mut tokens: Vec<Option<String>> = Vec::new();
    let mut seats = Vec::new();
    for (seat, opened) in Seat::all(draft.table.seats()).zip(&draft.opened) {
        let person = draft.table.kinds()[seat.index()].is_person();
        let token = person.then(new_token);
        seats.push(SeatRow {
            seat,
            opened: opened.clone(),
            token_hash: token.as_deref().map(token_hash),
            account: account.filter(|_| person && *opened == OpenedFor::Opener).map(String::from),
            name: draft.names.get(seat.index()).cloned().unwrap_or_default(),
            resigned: false,
        });
        tokens.push(token);
    }
    app.store.create(&row, &seats, &journal_of(&*draft.table)).await?;
    first_turn(app, &row, &seats);
    if row.summary.thinking {
        // Automatic players that begin do not wait for somebody to come.
        if let Err(error) = app.room(&row.id).await {
            tracing::warn!(table = row.id, %error, "a new table cannot be woken");
        }
    }
    let own = |seat: &&SeatRow| seat.opened == OpenedFor::Opener;
    let own: Vec<Seat> = seats.iter().filter(own).map(|seat| seat.seat).collect();
    let keys = seats.iter().zip(tokens).map(|(seat, token)| key(&row.id, seat, token)).collect();
    Ok(OpenedTable {
        watch: format!("/t/{}", row.id),
        table: card::view(app, &row, &seats, lang, &own),
        seats: keys,
    })
}

/// Tells the web hook of a new table whose turn it is: nobody has decided anything that would tell it.
fn first_turn(app: &App, row: &TableRow, seats: &[SeatRow]) {
    let kinds = &row.summary.kinds;
    for seat in &row.summary.awaited {
        if kinds.get(seat.index()).is_some_and(Kind::is_person) {
            let name = seats.get(seat.index()).map(|seat| seat.name.clone()).unwrap_or_default();
            hook::turn(app, row, *seat, name, row.sequence);
        }
    }
}

fn key(table: &str, seat: &SeatRow, token: Option<String>) -> SeatKey {
    SeatKey {
        seat: seat_number(seat.seat),
        kind: seat.opened.to_string(),
        link: token.as_ref().map(|token| format!("/t/{table}#seat={token}")),
        token,
    }
}

fn row_of(title: &dyn Title, table: &dyn AnyTable, head: Head) -> TableRow {
    let created = now();
    let about = title.about();
    let setup = table.setup();
    let shown = legacy::shown(about, &setup.options);
    let carried = |(key, _): &(&String, &String)| !shown.contains_key(key.as_str());
    let carried = setup.options.iter().filter(carried);
    let carried = carried.map(|(key, value)| (key.clone(), value.clone())).collect();
    TableRow {
        id: new_table_id(),
        game: table.game_id().into(),
        rules_version: about.rules_version,
        setup: Setup { options: shown.clone(), ..setup.clone() },
        carried,
        campaign: None,
        next: None,
        head,
        summary: summary_of(table),
        rematch: None,
        created,
        updated: created,
        sequence: table.sequence(),
    }
}

fn journal_of(table: &dyn AnyTable) -> Vec<JournalRow> {
    let at = now();
    let row = |entry| JournalRow { entry, at, clocks: None };
    table.journal().into_iter().map(row).collect()
}
