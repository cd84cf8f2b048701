//! Golden records: whole games in `tests/records`, one for every way a game can go. A file is named after what it shows,
//! and a test holds it to that. `STARBOARD_UPDATE=1` looks for games that show what no file shows yet, and writes them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use conformance::given;
use kernel::options::{self, Given};
use kernel::record::{RecordedMove, replay, result_line};
use kernel::{Draw, Game, Journal, MoveList, Outcome, Record, Rng, Seed, StateHash, Turn};
use stationfall::Stationfall;
use stationfall::action::Action;
use stationfall::content::Content;
use stationfall::event::{Event, Logged};
use stationfall::ids::{Body, ProjectX, Section, SectionAction};
use stationfall::moves::Move;
use stationfall::state::State;

/// How many games the search plays before it gives up on what is still missing.
const PATIENCE: u64 = 60_000;

/// After how many moves a record claims the state's hash again.
const HASHED: usize = 10;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// Everything there must be a game for.
fn wanted() -> BTreeSet<String> {
    let pods = Section::ALL.iter().filter(|section| is_pod(**section));
    let launches = pods.map(|pod| format!("launch-{}", pod.name()));
    let releases = ProjectX::ALL.iter().map(|card| format!("release-{}", card.name()));
    let endings = ["ending-fireball", "ending-after-zero", "ending-antimatter"];
    let winning = ["guilty-leader-beaten", "shared-win"];
    let escapes = ["taken-off-by-ship", "point-break", "rocket-wings", "wormhole"];
    let tables = ["two-players", "three-players", "nine-players", "teams", "bots", "cooperative"];
    let reveals = ["schroedinger", "schroedinger-at-stationfall"];
    let named = endings.into_iter().chain(winning).chain(escapes).chain(tables).chain(reveals);
    named.map(String::from).chain(launches).chain(releases).collect()
}

fn is_pod(section: Section) -> bool {
    Content::standard().sections[section].pod.is_some()
}

/// What a finished game shows.
fn shown(state: &State, outcome: &Outcome, events: &[Event]) -> BTreeSet<String> {
    let mut shown = BTreeSet::from([outcome.ending.replace("sf-", "")]);
    let mut show = |what: &str, when: bool| {
        if when {
            shown.insert(what.into());
        }
    };
    let best = outcome.standings().iter().map(|standing| standing.points).max();
    let team = !state.table.team.is_empty();
    let leader_lost = outcome.standings().iter().all(|s| Some(s.points) != best || !s.won);
    show("guilty-leader-beaten", leader_lost && !outcome.won().is_empty());
    show("shared-win", !team && outcome.won().len() > usize::from(state.table.winners));
    show("two-players", state.table.seats == 2);
    show("three-players", state.table.seats == 3);
    show("nine-players", state.table.seats == 9 && !team);
    show("teams", team);
    let bots = !state.table.bots.is_empty();
    show("bots", bots && !team && !state.table.cooperative);
    show("cooperative", state.table.cooperative);
    let mut fallen = false;
    for event in events {
        match event {
            Event::Stationfall { .. } => fallen = true,
            Event::Launched { pod } => show(&format!("launch-{}", pod.name()), true),
            Event::Released { card } => show(&format!("release-{}", card.name()), true),
            Event::TakenOff { .. } => show("taken-off-by-ship", true),
            Event::Escaped { body: Body::Daredevil } => show("point-break", fallen),
            Event::Acted { action: Action::EnterWormhole { .. }, .. } => show("wormhole", true),
            Event::Acted { action: Action::Section(SectionAction::RocketWingsLaunch), .. } => {
                show("rocket-wings", true);
            }
            Event::Revealed { schroedinger: true, .. } => {
                show(if fallen { "schroedinger-at-stationfall" } else { "schroedinger" }, true);
            }
            _ => {}
        }
    }
    shown
}

/// What keen players do whenever they can: without them some things almost never happen.
const KEEN: [&str; 14] = [
    "deliver evidence authorities",
    "transmit evidence authorities",
    "manufacture_evidence",
    "copy evidence",
    "attack",
    "step hail_mary",
    "step houdini",
    "step alcatraz",
    "step mcqueen",
    "launch",
    "timed_launch",
    "pickup rocket_wings",
    "free pickup rocket_wings",
    "rocket_wings_launch",
];

/// One of the moves at random; keen players mostly take one that they are keen on.
fn choose(moves: &MoveList<Move>, keen: bool, rng: &mut Rng) -> Move {
    let wished: Vec<Move> = if keen && rng.below(4) > 0 {
        let wish = |mv: &&Move| KEEN.iter().any(|wish| mv.to_string().starts_with(wish));
        moves.iter().filter(wish).copied().collect()
    } else {
        Vec::new()
    };
    let from = if wished.is_empty() { moves } else { &wished[..] };
    rng.pick(from).expect("who is asked has a move")
}

/// Plays a random game and writes it down.
fn random_game(
    game: &Stationfall,
    given: &Given,
    seats: u8,
    seed: Seed,
    keen: bool,
) -> (Record, State, Vec<Event>) {
    let options = options::resolve(game, given).expect("the options of this file");
    let mut state = kernel::play::start(game, &options, seats, seed).expect("seats that fit");
    let kinds = vec!["random".into(); seats.into()];
    let mut record = Record::blank(game, given.clone(), kinds, seed);
    let mut rng = seed.rng();
    let mut moves = MoveList::new();
    let mut journal = Journal::recording();
    loop {
        let awaited = match game.turn(&state) {
            Turn::Awaiting(awaited) => awaited,
            Turn::Over(outcome) => {
                record.result = Some(result_line(&outcome));
                return (record, state, events(&journal));
            }
        };
        let seat = awaited.lowest().expect("somebody is asked");
        moves.clear();
        kernel::play::legal(game, &state, seat, &mut moves);
        let mv = choose(&moves, keen, &mut rng);
        record.moves.push(RecordedMove::new(seat, mv.to_string()));
        game.play(&mut state, seat, &mv, &mut journal);
        let over = state.station.over;
        if record.moves.len().is_multiple_of(HASHED) || over {
            record.hashes.push((record.moves.len() as u32, StateHash::of(&state)));
        }
    }
}

fn events(journal: &Journal<Logged>) -> Vec<Event> {
    journal.entries().iter().map(|entry| entry.event.event).collect()
}

fn outcome(game: &Stationfall, state: &State) -> Outcome {
    match game.turn(state) {
        Turn::Over(outcome) => outcome,
        Turn::Awaiting(_) => panic!("a golden record is a whole game"),
    }
}

/// What the files show, by name, or why one cannot be replayed.
fn files(game: &Stationfall) -> BTreeMap<String, Result<BTreeSet<String>, String>> {
    let Ok(entries) = std::fs::read_dir(folder()) else { return BTreeMap::new() };
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let name = |path: &PathBuf| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    paths.map(|path| (name(&path), shown_by(game, &path))).collect()
}

fn shown_by(game: &Stationfall, path: &PathBuf) -> Result<BTreeSet<String>, String> {
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    let record =
        Record::parse(&path.display().to_string(), &text).map_err(|fault| fault.to_string())?;
    let mut journal = Journal::recording();
    let end =
        replay(game, &record, None, &mut journal, |_| {}).map_err(|error| error.to_string())?;
    match game.turn(&end) {
        Turn::Over(outcome) => Ok(shown(&end, &outcome, &events(&journal))),
        Turn::Awaiting(_) => Err("it is not a whole game".into()),
    }
}

fn shows(file: Option<&Result<BTreeSet<String>, String>>, name: &str) -> bool {
    file.is_some_and(|file| file.as_ref().is_ok_and(|shown| shown.contains(name)))
}

/// Plays random games until there is one for everything that no file shows.
fn search(game: &Stationfall, mut missing: BTreeSet<String>) {
    let (free, team) = (Given::new(), given([("mode", "team")]));
    let bots = given([("automation", "2,4")]);
    let cooperative = given([("automation", "1,3"), ("mode", "cooperative")]);
    for index in 0..PATIENCE {
        if missing.is_empty() {
            return;
        }
        let seats = [4, 4, 4, 5, 2, 3, 6, 9][(index % 8) as usize];
        let options = match index % 24 {
            0 => &team,
            8 => &bots,
            16 => &cooperative,
            _ => &free,
        };
        let seed = Seed::from_number(index);
        let (record, state, events) = random_game(game, options, seats, seed, index % 3 == 2);
        let found = shown(&state, &outcome(game, &state), &events);
        if let Some(name) = missing.intersection(&found).next().cloned() {
            missing.remove(&name);
            std::fs::create_dir_all(folder()).expect("the folder can be made");
            let file = folder().join(format!("{name}.record"));
            std::fs::write(file, record.to_string()).expect("the record can be written");
        }
    }
    println!("no game found for {missing:?}");
}

/// Writes every record again with the hashes and the content of today: its moves are played as they stand.
fn refresh(game: &Stationfall) {
    for entry in std::fs::read_dir(folder()).into_iter().flatten().flatten() {
        let path = entry.path();
        let text = std::fs::read_to_string(&path).expect("the record can be read");
        let Ok(mut record) = Record::parse(&path.display().to_string(), &text) else { continue };
        let Ok(options) = options::resolve(game, &record.options) else { continue };
        let (Some(seed), seats) = (record.seed, record.seats.len() as u8) else { continue };
        let Ok(mut state) = kernel::play::start(game, &options, seats, seed) else { continue };
        let mut journal = Journal::muted();
        record.hashes.clear();
        let mut legal = true;
        for (number, made) in (1u32..).zip(&record.moves) {
            let mv = made.notation.parse::<Move>();
            legal &= mv.is_ok_and(|mv| {
                kernel::play::play(game, &mut state, made.seat, &mv, &mut journal).is_ok()
            });
            if (number as usize).is_multiple_of(HASHED) || state.station.over {
                record.hashes.push((number, StateHash::of(&state)));
            }
        }
        if legal && let Turn::Over(outcome) = game.turn(&state) {
            record.content = game.about().content_hash();
            record.result = Some(result_line(&outcome));
            std::fs::write(&path, record.to_string()).expect("the record can be written");
        }
    }
}

#[test]
fn there_is_a_golden_record_for_every_way_a_game_can_go() {
    let game = Stationfall::new();
    if std::env::var_os("STARBOARD_UPDATE").is_some() {
        refresh(&game);
        let there = files(&game);
        let missing = wanted().into_iter().filter(|name| !shows(there.get(name), name));
        search(&game, missing.collect());
    }
    let files = files(&game);
    for name in wanted() {
        let file = files.get(&name);
        assert!(shows(file, &name), "tests/records/{name}.record should show it: {file:?}");
    }
}

#[test]
fn golden_records_replay() {
    conformance::records(&Stationfall::new(), folder());
}
