//! Whole games between bots.

use kernel::{EventLog, MoveList, Seed, Turn};
use kernel::{Game, options};
use stationfall::Stationfall;

/// Plays a game of bots only and gives back the points of the seats.
fn play(seats: u8, seed: u64) -> Vec<i32> {
    let game = Stationfall::new();
    let bots: Vec<String> = (1..=seats).map(|seat| seat.to_string()).collect();
    let given = [("automation".to_string(), bots.join(","))].into_iter().collect();
    let options = options::resolve(&game, &given).expect("the option is right");
    let mut state = game.start(&options, seats, Seed::from_number(seed)).expect("bots sit down");
    let (mut log, mut moves) = (EventLog::muted(), MoveList::new());
    for _ in 0..game.longest(&options, seats) {
        match game.turn(&state) {
            Turn::Over(outcome) => {
                return outcome.standings().iter().map(|standing| standing.points).collect();
            }
            Turn::Awaiting(awaited) => {
                let seat = awaited.seats.lowest().expect("somebody is awaited");
                moves.clear();
                kernel::play::legal(&game, &state, seat, &mut moves);
                assert_eq!(moves.len(), 1, "{:?}", &*moves);
                game.check(&state, seat, &moves[0]).expect("the only move is legal");
                game.play(&mut state, seat, &moves[0], &mut log);
            }
        }
    }
    panic!("the game does not end");
}

#[test]
fn bots_play_whole_games_at_every_table() {
    for seats in 3..=9 {
        for seed in 0..6 {
            play(seats, seed);
        }
    }
}

#[test]
fn the_state_stays_small_with_a_plan_in_it() {
    assert!(size_of::<stationfall::state::State>() <= 4096);
}
