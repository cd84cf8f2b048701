//! Records: reading and replaying two thousand moves of hearts, every one of them checked.

use divan::{AllocProfiler, Bencher, counter::ItemsCount};
use hearts::{Hearts, Options};
use kernel::chance::Draw;
use kernel::record::{Record, RecordedMove, replay};
use kernel::{EventLog, Game, MoveList, Seed, StateHash};

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

const MOVES: usize = 2000;

fn main() {
    divan::main();
}

/// The beginning of a long random game, and the hash of its last position.
fn record() -> (Record, StateHash) {
    let options = Options { goal: 1000, pass: true };
    let seed = Seed::from_number(8);
    let mut state = Hearts.start(&options, 4, seed).expect("hearts has four seats");
    let mut rng = seed.derive(0).rng();
    let mut list = MoveList::new();
    let mut moves = Vec::new();
    while moves.len() < MOVES {
        let seat = Hearts.turn(&state).awaited().lowest().expect("a thousand points take longer");
        list.clear();
        kernel::play::legal(&Hearts, &state, seat, &mut list);
        let mv = list[rng.index(list.len())];
        Hearts.play(&mut state, seat, &mv, &mut EventLog::muted());
        moves.push(RecordedMove::new(seat, mv.to_string()));
    }
    let given = kernel::options::written(&Hearts, &options);
    let mut record = Record::blank(&Hearts, given, vec!["random".into(); 4], seed);
    record.moves = moves;
    (record, StateHash::of(&state))
}

#[divan::bench]
fn replay_2000_moves(bencher: Bencher<'_, '_>) {
    let (record, hash) = record();
    bencher.counter(ItemsCount::new(MOVES)).bench_local(|| {
        let state = replay(&Hearts, &record, None, &mut EventLog::muted(), |_| ())
            .expect("what was played can be replayed");
        assert_eq!(StateHash::of(&state), hash);
    });
}

#[divan::bench]
fn read_and_replay_2000_moves(bencher: Bencher<'_, '_>) {
    let (record, hash) = record();
    let text = record.to_string();
    bencher.counter(ItemsCount::new(MOVES)).bench_local(|| {
        let record = Record::parse("record", &text).expect("what was written can be read");
        let state = replay(&Hearts, &record, None, &mut EventLog::recording(), |_| ())
            .expect("what was played can be replayed");
        assert_eq!(StateHash::of(&state), hash);
    });
}
