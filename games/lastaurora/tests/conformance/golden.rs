//! Golden records: whole games in `tests/records`, one for every way a game can go. A file is named after what it shows,
//! and a test holds it to that. `STARBOARD_UPDATE=1` looks for games that show what no file shows yet, and writes them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use conformance::given;
use kernel::options::{self, Given};
use kernel::record::{RecordedMove, replay, result_line};
use kernel::{Draw, Game, Journal, MoveList, Outcome, Record, Rng, Seat, Seed, StateHash};
use lastaurora::LastAurora;
use lastaurora::moves::Move;
use lastaurora::state::State;

/// How many games the search plays before it gives up on what is still missing.
const PATIENCE: u64 = 8_000;
/// After how many moves a record claims the state's hash again.
const HASHED: usize = 20;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// Everything there must be a game for.
const WANTED: [&str; 12] = [
    "boarded-three",
    "boarded-four",
    "departed-two",
    "departed-three",
    "departed-four",
    "solo-won",
    "solo-lost",
    "solo-stories",
    "stories",
    "tie-broken",
    "all-modules",
    "beta-map",
];

/// What a finished game shows.
fn shown(state: &State, outcome: &Outcome) -> BTreeSet<&'static str> {
    let mut shown = BTreeSet::new();
    let mut show = |what: &'static str, when: bool| {
        if when {
            shown.insert(what);
        }
    };
    let table = &state.table;
    let boarded = outcome.ending == "la-ending-boarded";
    let plain = table.modules == 0 && table.map == 0;
    show("boarded-three", boarded && table.seats == 3);
    show("boarded-four", boarded && table.seats == 4);
    show("departed-two", !boarded && table.seats == 2);
    show("departed-three", !boarded && table.seats == 3);
    show("departed-four", !boarded && table.seats == 4);
    show("solo-won", table.seats == 1 && !outcome.won().is_empty());
    show("solo-lost", table.seats == 1 && outcome.won().is_empty() && plain);
    show("solo-stories", table.seats == 1 && table.module(4));
    show("stories", table.seats > 1 && table.module(4));
    let best = outcome.standings().iter().map(|standing| standing.points).max();
    let equal = outcome.standings().iter().filter(|standing| Some(standing.points) == best).count();
    show("tie-broken", equal > 1);
    show("all-modules", table.modules == 0b1_1111 && table.seats > 1);
    show("beta-map", table.map == 1);
    shown
}

/// One of the moves at random; keen players mostly take what looks best at once.
fn choose(
    game: &LastAurora,
    state: &State,
    seat: Seat,
    moves: &MoveList<Move>,
    keen: bool,
    rng: &mut Rng,
) -> Move {
    if !keen || rng.below(30) == 0 {
        return rng.pick(moves).expect("who is asked has a move");
    }
    let worth = |mv: &Move| {
        let mut after = *state;
        game.play(&mut after, seat, mv, &mut Journal::muted());
        game.evaluate(&after, seat)
    };
    let best = moves.iter().max_by(|one, other| worth(one).total_cmp(&worth(other)));
    *best.expect("who is asked has a move")
}

/// Plays a random game and writes it down.
fn random_game(
    game: &LastAurora,
    given: &Given,
    seats: u8,
    number: u64,
) -> (Record, State, Outcome) {
    let options = options::resolve(game, given).expect("options of the test");
    let seed = Seed::from_number(number);
    let mut state = game.start(&options, seats, seed).expect("a set-up of the test");
    let written = options::written(game, &options);
    let mut record = Record::blank(game, written, vec!["random".into(); seats.into()], seed);
    let mut rng = seed.derive(1).rng();
    let mut journal = Journal::muted();
    let mut list = MoveList::new();
    record.hashes.push((0, StateHash::of(&state)));
    while let Some(seat) = game.turn(&state).awaited().lowest() {
        list.clear();
        game.moves(&state, seat, &mut list);
        let mv = choose(game, &state, seat, &list, !number.is_multiple_of(4), &mut rng);
        record.moves.push(RecordedMove::new(seat, mv.to_string()));
        game.play(&mut state, seat, &mv, &mut journal);
        if record.moves.len().is_multiple_of(HASHED) {
            record.hashes.push((record.moves.len() as u32, StateHash::of(&state)));
        }
    }
    record.hashes.push((record.moves.len() as u32, StateHash::of(&state)));
    let outcome = game.turn(&state).outcome().expect("the game is over");
    record.result = Some(result_line(&outcome));
    (record, state, outcome)
}

/// The set-up of the number-th game of the search.
fn setup(number: u64) -> (Given, u8) {
    let seats = (number % 4) as u8 + 1;
    let names = lastaurora::options::MODULES;
    let bits = if number.is_multiple_of(3) { 0 } else { number / 4 % 32 };
    let chosen: Vec<&str> = (0..5)
        .filter(|i| bits >> i & 1 != 0 && !(*i == 4 && seats == 1))
        .map(|i| names[i])
        .collect();
    let map = if number % 5 == 4 { "beta" } else { "alpha" };
    (given([("modules", chosen.join(",").as_str()), ("map", map), ("mine", "yes")]), seats)
}

#[test]
fn every_way_a_game_can_go_has_its_record() {
    let game = LastAurora::new();
    if std::env::var("STARBOARD_UPDATE").is_ok() {
        search(&game);
    }
    for what in WANTED {
        let path = folder().join(format!("{what}.record"));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| {
            panic!("{}: {error}. STARBOARD_UPDATE=1 looks for such a game.", path.display())
        });
        let record =
            Record::parse(&path.to_string_lossy(), &text).unwrap_or_else(|fault| panic!("{fault}"));
        let mut journal = Journal::muted();
        let end = replay::replay(&game, &record, None, &mut journal, |_| {})
            .unwrap_or_else(|error| panic!("{what}: {error}"));
        let outcome = game.turn(&end).outcome().unwrap_or_else(|| panic!("{what}: not over"));
        assert!(shown(&end, &outcome).contains(what), "{what}.record does not show it");
    }
}

/// Looks for games that show what no file shows yet.
fn search(game: &LastAurora) {
    let mut missing: BTreeMap<&str, ()> = WANTED
        .into_iter()
        .filter(|what| !folder().join(format!("{what}.record")).exists())
        .map(|what| (what, ()))
        .collect();
    for number in 0..PATIENCE {
        if missing.is_empty() {
            break;
        }
        let (given, seats) = setup(number);
        let (record, state, outcome) = random_game(game, &given, seats, number);
        let shown = shown(&state, &outcome);
        if let Some(what) = missing.keys().copied().find(|what| shown.contains(what)) {
            missing.remove(what);
            std::fs::create_dir_all(folder()).expect("the folder of records");
            std::fs::write(folder().join(format!("{what}.record")), record.to_string())
                .expect("a record can be written");
        }
    }
    assert!(missing.is_empty(), "no game found for {:?}", missing.keys());
}
