//! The classics: cloning a state, one decision, one random game, one scene. The allocation columns show that
//! decisions and games allocate nothing.

use divan::{AllocProfiler, Bencher, black_box, counter::ItemsCount};
use kernel::chance::Draw;
use kernel::{EventLog, Game, MoveList, Seat, Seed, Viewer};
use players::simulate::RandomGames;

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// How far into the game the middle is, in decisions.
const MIDDLE: usize = 5;

/// A position a few decisions into a random game, and a seat that owes the next one.
fn middle<G: Game>(game: &G, options: &G::Options, seats: u8) -> (G::State, Seat) {
    let seed = Seed::from_number(1);
    let mut state = game.start(options, seats, seed).expect("the classic can be set up");
    let mut rng = seed.derive(0).rng();
    let mut moves = MoveList::new();
    for _ in 0..MIDDLE {
        step(game, &mut state, &mut moves, &mut rng);
    }
    let seat = game.turn(&state).awaited().lowest().expect("no classic is over so soon");
    (state, seat)
}

/// One decision: whose turn, which moves, a choice, the move.
fn step<G: Game>(
    game: &G,
    state: &mut G::State,
    moves: &mut MoveList<G::Move>,
    rng: &mut kernel::Rng,
) {
    let seat = game.turn(state).awaited().lowest().expect("somebody is awaited");
    moves.clear();
    kernel::play::legal(game, state, seat, moves);
    let index = rng.index(moves.len());
    game.play(state, seat, &moves[index], &mut EventLog::muted());
}

fn bench_clone<G: Game>(bencher: Bencher<'_, '_>, game: &G, options: G::Options, seats: u8) {
    let (state, _) = middle(game, &options, seats);
    bencher.bench_local(|| black_box(&state).clone());
}

fn bench_step<G: Game>(bencher: Bencher<'_, '_>, game: &G, options: G::Options, seats: u8) {
    let (state, _) = middle(game, &options, seats);
    let mut rng = Seed::from_number(2).derive(0).rng();
    let mut moves = MoveList::new();
    bencher.with_inputs(|| state.clone()).bench_local_refs(|state| {
        step(game, state, &mut moves, &mut rng);
    });
}

fn bench_game<G: Game>(bencher: Bencher<'_, '_>, game: &G, options: G::Options, seats: u8) {
    let mut games = RandomGames::new(game, options, seats, Seed::from_number(3));
    let mut index = 0;
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        index += 1;
        games.play(index).map(|finished| finished.decisions)
    });
}

fn bench_scene<G: Game>(bencher: Bencher<'_, '_>, game: &G, options: G::Options, seats: u8) {
    let (state, seat) = middle(game, &options, seats);
    bencher.bench_local(|| kernel::play::scene(game, black_box(&state), Viewer::Seat(seat)));
}

fn hearts_options() -> hearts::Options {
    hearts::Options { goal: 1, pass: true }
}

#[divan::bench_group(name = "tictactoe")]
mod tictactoe_benches {
    use super::*;
    use tictactoe::TicTacToe;

    #[divan::bench]
    fn clone(bencher: Bencher<'_, '_>) {
        bench_clone(bencher, &TicTacToe, Default::default(), 2);
    }

    #[divan::bench]
    fn step(bencher: Bencher<'_, '_>) {
        bench_step(bencher, &TicTacToe, Default::default(), 2);
    }

    #[divan::bench]
    fn game(bencher: Bencher<'_, '_>) {
        bench_game(bencher, &TicTacToe, Default::default(), 2);
    }

    #[divan::bench]
    fn scene(bencher: Bencher<'_, '_>) {
        bench_scene(bencher, &TicTacToe, Default::default(), 2);
    }
}

#[divan::bench_group(name = "connectfour")]
mod connectfour_benches {
    use super::*;
    use connectfour::ConnectFour;

    #[divan::bench]
    fn clone(bencher: Bencher<'_, '_>) {
        bench_clone(bencher, &ConnectFour, Default::default(), 2);
    }

    #[divan::bench]
    fn step(bencher: Bencher<'_, '_>) {
        bench_step(bencher, &ConnectFour, Default::default(), 2);
    }

    #[divan::bench]
    fn game(bencher: Bencher<'_, '_>) {
        bench_game(bencher, &ConnectFour, Default::default(), 2);
    }

    #[divan::bench]
    fn scene(bencher: Bencher<'_, '_>) {
        bench_scene(bencher, &ConnectFour, Default::default(), 2);
    }
}

#[divan::bench_group(name = "hearts")]
mod hearts_benches {
    use super::*;
    use hearts::Hearts;

    #[divan::bench]
    fn clone(bencher: Bencher<'_, '_>) {
        bench_clone(bencher, &Hearts, hearts_options(), 4);
    }

    #[divan::bench]
    fn step(bencher: Bencher<'_, '_>) {
        bench_step(bencher, &Hearts, hearts_options(), 4);
    }

    #[divan::bench]
    fn game(bencher: Bencher<'_, '_>) {
        bench_game(bencher, &Hearts, hearts_options(), 4);
    }

    #[divan::bench]
    fn scene(bencher: Bencher<'_, '_>) {
        bench_scene(bencher, &Hearts, hearts_options(), 4);
    }
}
