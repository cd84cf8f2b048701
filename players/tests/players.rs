//! The players at the smallest table: each keeps its promise.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use kernel::{Blank, EventLog, Game, Player, Seat, Seed, View};
use players::greedy::Greedy;
use players::random::Random;
use players::scripted::Scripted;
use players::search::{Budget, Settings};
use players::tree_search::TreeSearch;
use players::{Cast, Clock, Kind, Stopwatch};
use tictactoe::{State, TicTacToe};

fn position(moves: &str) -> State {
    let mut state = State::default();
    for (text, seat) in moves.split_whitespace().zip([0, 1].into_iter().cycle()) {
        let cell = text.parse().expect("a cell");
        TicTacToe.check(&state, Seat(seat), &cell).expect("a free cell");
        TicTacToe.play(&mut state, Seat(seat), &cell, &mut EventLog::muted());
    }
    state
}

fn decide(player: &mut impl Player<TicTacToe>, state: &State) -> String {
    player.decide(View::new(&TicTacToe, state, state.to_move().seat())).to_string()
}

fn search(count: u32, threads: usize, seed: u64) -> TreeSearch<Blank<TicTacToe>> {
    let settings = Settings { threads, ..Settings::new(Budget::Iterations(count)) };
    TreeSearch::new(
        Arc::new(Blank::new()),
        settings,
        Seed::from_number(seed),
        Arc::new(Stopwatch::start()),
    )
}

#[test]
fn random_makes_every_legal_move_and_no_other() {
    let state = position("a1 b2");
    let mut random = Random::new(Seed::from_number(1));
    let mut met: Vec<String> = (0..300).map(|_| decide(&mut random, &state)).collect();
    met.sort();
    met.dedup();
    assert_eq!(met, ["a2", "a3", "b1", "b3", "c1", "c2", "c3"]);
}

#[test]
fn greedy_takes_the_win_it_sees() {
    let state = position("a1 a3 b1 b3");
    for seed in 0..20 {
        let mut greedy = Greedy::new(Arc::new(Blank::new()), Seed::from_number(seed));
        assert_eq!(decide(&mut greedy, &state), "c1");
        assert_eq!(greedy.reason().unwrap().args[0].1, kernel::Arg::Number(100));
    }
}

#[test]
fn greedy_breaks_ties_at_random() {
    let mut greedy = Greedy::new(Arc::new(Blank::new()), Seed::from_number(1));
    let mut met: Vec<String> = (0..300).map(|_| decide(&mut greedy, &State::default())).collect();
    met.sort();
    met.dedup();
    assert_eq!(met.len(), 9);
}

#[test]
fn search_wins_at_once_or_prevents_the_loss() {
    for seed in 0..20 {
        assert_eq!(decide(&mut search(100, 1, seed), &position("a1 a3 b1 b3")), "c1");
        assert_eq!(decide(&mut search(100, 1, seed), &position("a1 a3 b2 b3 c1")), "c3");
        assert_eq!(decide(&mut search(200, 1, seed), &position("a1 b2 b1")), "c1");
    }
}

#[test]
fn search_reports_what_it_found() {
    let mut player = search(1000, 2, 3);
    let chosen = decide(&mut player, &position("a1 b2 b1"));
    let report = player.last_report().unwrap();
    assert_eq!(report.iterations, 1000);
    assert_eq!(report.candidates.len(), 6);
    assert_eq!(report.candidates.iter().map(|candidate| candidate.visits).sum::<u64>(), 1000);
    assert_eq!(report.candidates[0].mv.to_string(), chosen);
    assert!(report.candidates.is_sorted_by_key(|candidate| std::cmp::Reverse(candidate.visits)));
    assert!(report.candidates.iter().all(|candidate| (0.0..=1.0).contains(&candidate.value)));
    assert_eq!(player.reason().unwrap().id, "reason-search");
}

#[test]
fn search_does_not_think_about_an_only_move() {
    let state = position("a1 b2 c3 a2 c2 c1 a3 b3");
    let mut player = search(1000, 1, 3);
    assert_eq!(decide(&mut player, &state), "b1");
    assert_eq!(player.last_report().unwrap().iterations, 0);
    assert_eq!(player.reason(), None);
}

#[test]
fn search_decides_the_same_for_the_same_seed_and_threads() {
    for threads in [1, 3] {
        let (mut one, mut two) = (search(50, threads, 7), search(50, threads, 7));
        for moves in ["", "a1 b2", "a1 b2 c3 c1"] {
            decide(&mut one, &position(moves));
            decide(&mut two, &position(moves));
            assert_eq!(one.last_report(), two.last_report(), "{threads} threads");
        }
    }
}

/// A clock that says it is one millisecond later every time it is asked.
struct Ticking(AtomicU64);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

#[test]
fn search_stops_when_its_time_is_up() {
    let settings = Settings::new(Budget::Time(Duration::from_millis(25)));
    let mut player: TreeSearch<Blank<TicTacToe>> = TreeSearch::new(
        Arc::new(Blank::new()),
        settings,
        Seed::from_number(1),
        Arc::new(Ticking(AtomicU64::new(0))),
    );
    decide(&mut player, &State::default());
    assert_eq!(player.last_report().unwrap().iterations, 25 * 4);
}

#[test]
fn a_script_is_played_in_order_and_then_somebody_goes_on() {
    let mut player =
        Scripted::<TicTacToe>::new(["b2", "a1"]).unwrap().then(Scripted::new(["c3"]).unwrap());
    let state = State::default();
    let played: Vec<String> = (0..3).map(|_| decide(&mut player, &state)).collect();
    assert_eq!(played, ["b2", "a1", "c3"]);
    assert_eq!(player.left(), 0);
    let error = Scripted::<TicTacToe>::new(["b2", "z9"]).err().unwrap();
    assert_eq!(
        error.to_string(),
        "line 2 of the script, at column 1: expected a cell from a1 to c3, found `z9`"
    );
}

#[test]
#[should_panic(expected = "the script of seat-1 has ended; give it more moves")]
fn a_script_without_an_end_says_so() {
    decide(&mut Scripted::<TicTacToe>::new([]).unwrap(), &State::default());
}

#[test]
fn every_automatic_kind_has_a_player() {
    let seed = Seed::from_number(1);
    for text in ["random", "greedy", "search:10i", "search:0.001"] {
        let kind = Kind::parse(text, &[]).unwrap();
        let mut player = Cast::new(TicTacToe).player(&kind, seed, 2).unwrap();
        let state = State::default();
        let cell = player.decide(View::new(&TicTacToe, &state, Seat(0)));
        assert_eq!(TicTacToe.check(&state, Seat(0), &cell), Ok(()));
    }
    assert!(Cast::new(TicTacToe).player(&Kind::Me, seed, 1).is_err());
}
