//! Tree search: a thousand iterations from the opening of each classic. Items per second are iterations per second.

use std::sync::Arc;

use divan::{AllocProfiler, Bencher, counter::ItemsCount};
use kernel::{Blank, Game, Mind, Player, Seat, Seed, View};
use players::Stopwatch;
use players::search::{Budget, Settings};
use players::tree_search::TreeSearch;

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

const ITERATIONS: u32 = 1000;

fn main() {
    divan::main();
}

fn search<M: Mind>(
    bencher: Bencher<'_, '_>,
    (game, mind): (&M::Game, M),
    options: <M::Game as Game>::Options,
    seats: u8,
) {
    let seed = Seed::from_number(1);
    let state = game.start(&options, seats, seed).expect("the classic can be set up");
    let awaited = game.turn(&state).awaited().lowest().unwrap_or(Seat(0));
    let settings = Settings::new(Budget::Iterations(ITERATIONS));
    let mut player = TreeSearch::new(Arc::new(mind), settings, seed, Arc::new(Stopwatch::start()));
    bencher
        .counter(ItemsCount::new(ITERATIONS))
        .bench_local(|| player.decide(View::new(game, &state, awaited)));
}

#[divan::bench]
fn tictactoe(bencher: Bencher<'_, '_>) {
    search(bencher, (&tictactoe::TicTacToe, Blank::new()), Default::default(), 2);
}

#[divan::bench]
fn connectfour(bencher: Bencher<'_, '_>) {
    search(
        bencher,
        (&connectfour::ConnectFour, connectfour::ConnectFourMind),
        Default::default(),
        2,
    );
}

#[divan::bench]
fn hearts(bencher: Bencher<'_, '_>) {
    search(
        bencher,
        (&hearts::Hearts, hearts::HeartsMind),
        hearts::Options { goal: 1, pass: true },
        4,
    );
}
