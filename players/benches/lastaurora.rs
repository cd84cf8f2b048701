//! Last Aurora: a picture of the table in the middle of a game with every module, and the almanac.

use divan::{AllocProfiler, Bencher};
use kernel::chance::Draw;
use kernel::{EventLog, Game, MoveList, Seat, Seed, Turn, Viewer, play};
use lastaurora::LastAurora;
use lastaurora::state::State;

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

const SEATS: u8 = 4;
const MODULES: &str = "exploration,asgaror,crews,stories,pvp";

fn main() {
    println!("size of a state: {} bytes", size_of::<State>());
    divan::main();
}

/// The position in the middle of a random game of four.
fn middle(game: &LastAurora) -> State {
    let given = [("modules".to_string(), MODULES.to_string())].into_iter().collect();
    let options = kernel::options::resolve(game, &given).expect("every module");
    let seed = Seed::from_number(11);
    let mut state = play::start(game, &options, SEATS, seed).expect("four can play");
    let mut rng = seed.derive(0).rng();
    let (mut list, mut positions) = (MoveList::new(), Vec::new());
    while let Turn::Awaiting(awaited) = game.turn(&state) {
        let seat = awaited.seats.lowest().expect("somebody is awaited");
        positions.push(state);
        list.clear();
        play::legal(game, &state, seat, &mut list);
        let mv = list[rng.index(list.len())];
        game.play(&mut state, seat, &mv, &mut EventLog::muted());
    }
    positions[positions.len() / 2]
}

#[divan::bench]
fn scene(bencher: Bencher<'_, '_>) {
    let game = LastAurora::new();
    let middle = middle(&game);
    let seat = game.turn(&middle).awaited().lowest().unwrap_or(Seat(0));
    bencher.bench_local(|| play::scene(&game, divan::black_box(&middle), Viewer::Seat(seat)));
}

#[divan::bench]
fn almanac(bencher: Bencher<'_, '_>) {
    let game = LastAurora::new();
    bencher.bench_local(|| (game.book().almanac)());
}
