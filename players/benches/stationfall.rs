//! Stationfall: random games, a copy of the table, a picture of it, and a record replayed with every move checked.

use divan::{AllocProfiler, Bencher, counter::ItemsCount};
use kernel::chance::Draw;
use kernel::record::{Record, RecordedMove, replay};
use kernel::{EventLog, Game, MoveList, Seat, Seed, StateHash, Turn, Viewer, play};
use players::simulate::{RandomGames, Tally};
use stationfall::Stationfall;
use stationfall::state::State;

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

const SEATS: u8 = 4;

fn main() {
    println!("size of a state: {} bytes", size_of::<State>());
    divan::main();
}

/// A whole random game of four: its record, the position in the middle of it and the last one.
fn game() -> (Record, State, State) {
    let game = Stationfall::new();
    let seed = Seed::from_number(11);
    let options = Default::default();
    let mut state = play::start(&game, &options, SEATS, seed).expect("four can play");
    let mut rng = seed.derive(0).rng();
    let (mut list, mut moves, mut positions) = (MoveList::new(), Vec::new(), Vec::new());
    while let Turn::Awaiting(awaited) = game.turn(&state) {
        let seat = awaited.seats.lowest().expect("somebody is awaited");
        positions.push(state);
        list.clear();
        kernel::play::legal(&game, &state, seat, &mut list);
        let mv = list[rng.index(list.len())];
        game.play(&mut state, seat, &mv, &mut EventLog::muted());
        moves.push(RecordedMove::new(seat, mv.to_string()));
    }
    let given = kernel::options::written(&game, &options);
    let mut record = Record::blank(&game, given, vec!["random".into(); SEATS.into()], seed);
    record.moves = moves;
    (record, positions[positions.len() / 2], state)
}

#[divan::bench(sample_count = 50, sample_size = 20)]
fn random_games(bencher: Bencher<'_, '_>) {
    let game = Stationfall::new();
    let mut games = RandomGames::new(&game, Default::default(), SEATS, Seed::from_number(7));
    let mut tally = Tally::new(SEATS.into());
    let mut index = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        let finished = games.play(index).expect("every random game comes to its end");
        tally.add(&game, &finished);
        index += 1;
    });
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let (_, middle, _) = game();
    bencher.bench_local(|| *divan::black_box(&middle));
}

#[divan::bench]
fn scene(bencher: Bencher<'_, '_>) {
    let (_, middle, _) = game();
    let game = Stationfall::new();
    let seat = game.turn(&middle).awaited().lowest().unwrap_or(Seat(0));
    bencher.bench_local(|| play::scene(&game, divan::black_box(&middle), Viewer::Seat(seat)));
}

#[divan::bench]
fn replay_record(bencher: Bencher<'_, '_>) {
    let (record, _, last) = game();
    let game = Stationfall::new();
    let hash = StateHash::of(&last);
    bencher.counter(ItemsCount::new(record.moves.len())).bench_local(|| {
        let end = replay(&game, &record, None, &mut EventLog::muted(), |_| ())
            .expect("what was played can be replayed");
        assert_eq!(StateHash::of(&end), hash);
    });
}
