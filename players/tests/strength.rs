//! How well the players play: tree search against random and greedy ones, by seed, never by the clock.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use connectfour::{ConnectFour, ConnectFourMind};
use hearts::{Hearts, HeartsMind};
use kernel::options::Given;
use kernel::{Game, Seed};
use players::simulate::{GameLine, Plan, Report, Sink, Watch, run};
use players::{Cast, Kind, Stopwatch};
use tictactoe::TicTacToe;

#[derive(Default, Debug)]
struct Mean {
    games: f64,
    points: f64,
    ranks: f64,
}

impl Mean {
    fn add(&mut self, points: i32, rank: u8) {
        self.games += 1.0;
        self.points += f64::from(points);
        self.ranks += f64::from(rank);
    }

    fn points(&self) -> f64 {
        self.points / self.games
    }

    fn rank(&self) -> f64 {
        self.ranks / self.games
    }
}

struct Kept(Vec<GameLine>);

impl Sink for Kept {
    fn line(&mut self, line: &GameLine) -> ControlFlow<()> {
        self.0.push(line.clone());
        ControlFlow::Continue(())
    }
}

fn play<G: Game>(
    cast: Cast<G>,
    seats: &str,
    options: &[(&str, &str)],
    games: u64,
) -> (Report, Vec<GameLine>) {
    play_from(2026, cast, seats, options, games)
}

fn play_from<G: Game>(
    seed: u64,
    cast: Cast<G>,
    seats: &str,
    options: &[(&str, &str)],
    games: u64,
) -> (Report, Vec<GameLine>) {
    let options: Given =
        options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let seats = Kind::parse_all(seats, &[]).expect("the seat kinds exist");
    let plan =
        Plan { games, seats, options, seed: Seed::from_number(seed), threads: 2, declines: false };
    let cancel = AtomicBool::new(false);
    let mut kept = Kept(Vec::new());
    let watch = Watch {
        clock: &Stopwatch::start(),
        progress: None,
        cancel: &cancel,
        sink: Some(&mut kept),
    };
    (run(&cast, &plan, watch).expect("the plan can be played"), kept.0)
}

fn connectfour() -> Cast<ConnectFour> {
    Cast::new(ConnectFour).mind(ConnectFourMind)
}

fn hearts() -> Cast<Hearts> {
    Cast::new(Hearts).mind(HeartsMind)
}

#[test]
fn search_never_loses_at_tictactoe_in_a_thousand_games() {
    let (first, _) = play(Cast::new(TicTacToe), "search:4000i,random", &[], 500);
    let (second, _) = play_from(1, Cast::new(TicTacToe), "random,search:4000i", &[], 500);
    assert_eq!((first.seats[1].wins, second.seats[0].wins), (0, 0));
    assert!(first.seats[0].wins > 480 && second.seats[1].wins > 440, "{first:?} {second:?}");
}

#[test]
fn search_wins_at_connect_four_against_random() {
    let (first, _) = play(connectfour(), "search:100i,random", &[], 100);
    let (second, _) = play(connectfour(), "random,search:100i", &[], 100);
    assert!(first.seats[0].wins + second.seats[1].wins >= 196, "{first:?} {second:?}");
}

#[test]
fn greedy_beats_random() {
    let (first, _) = play(connectfour(), "greedy,random", &[], 500);
    let (second, _) = play(connectfour(), "random,greedy", &[], 500);
    assert!(first.seats[0].wins > 450 && second.seats[1].wins > 450, "{first:?} {second:?}");
    let (deals, _) = play(hearts(), "greedy,random,random,random", &[("goal", "1")], 200);
    let points = |seat: usize| deals.seats[seat].mean_points;
    assert!((1..4).all(|other| 2.0 * points(0) < points(other)), "{deals:?}");
}

/// Every deal is played four times, with the search in each seat once, so that the luck of the cards is the same for
/// both kinds.
#[test]
fn search_beats_greedy_at_hearts() {
    let (mut search, mut greedy) = (Mean::default(), Mean::default());
    for seat in 0..4 {
        let mut seats = ["greedy"; 4];
        seats[seat] = "search:2000i";
        let (_, lines) = play(hearts(), &seats.join(","), &[("goal", "1")], 50);
        for line in lines {
            for (index, (points, rank)) in line.points.iter().zip(&line.ranks).enumerate() {
                let kind = if index == seat { &mut search } else { &mut greedy };
                kind.add(*points, *rank);
            }
        }
    }
    assert!(search.rank() + 0.05 < greedy.rank(), "{search:?} {greedy:?}");
    assert!(search.points() + 0.5 < greedy.points(), "{search:?} {greedy:?}");
}
