//! Games and players that break their contract are named with the seed, and a game's own players are seated.

use std::sync::atomic::AtomicBool;

use kernel::options::Given;
use kernel::{
    About, AnyChance, Book, Breadth, Census, EventLog, Game, Offer, OwnSeats, Player, Refusal, Rng,
    Scene, Seat, SeatKind, Seed, SetupError, Turn, View, Viewer,
};
use players::simulate::{Plan, Report, SimulateError, Watch, Wrong, run};
use players::{Cast, Kind, SeatError, Stopwatch};
use tictactoe::{Cell, Event, Options, State, TicTacToe};

/// Tic-tac-toe with something wrong.
#[derive(Clone, Copy, PartialEq)]
enum Odd {
    /// Its length bound is too short.
    TooLong,
    /// It forgets to offer moves once four marks are set.
    NoMoves,
    /// Nothing, but it has players of its own.
    Sound,
}

const KINDS: &[SeatKind] = &[SeatKind { id: "cell", argument: Some("CELL"), about: "about" }];

/// A player that always marks the same cell, free or not.
struct Stubborn(Cell);

impl Player<Odd> for Stubborn {
    fn decide(&mut self, _: View<'_, Odd>) -> Cell {
        self.0
    }
}

impl Game for Odd {
    type Options = Options;
    type State = State;
    type Move = Cell;
    type Event = Event;

    fn about(&self) -> &About {
        TicTacToe.about()
    }

    fn book(&self) -> &Book {
        TicTacToe.book()
    }

    fn start(&self, options: &Options, seats: u8, seed: Seed) -> Result<State, SetupError> {
        TicTacToe.start(options, seats, seed)
    }

    fn seats(&self, state: &State) -> u8 {
        TicTacToe.seats(state)
    }

    fn chance<'a>(&self, state: &'a State) -> Option<&'a AnyChance> {
        TicTacToe.chance(state)
    }

    fn turn(&self, state: &State) -> Turn {
        TicTacToe.turn(state)
    }

    fn candidates(&self, state: &State, seat: Seat, breadth: Breadth, found: &mut dyn FnMut(Cell)) {
        if *self != Odd::NoMoves || state.free().count() > 5 {
            TicTacToe.candidates(state, seat, breadth, found);
        }
    }

    fn check(&self, state: &State, seat: Seat, cell: &Cell) -> Result<(), Refusal> {
        TicTacToe.check(state, seat, cell)
    }

    fn play(&self, state: &mut State, seat: Seat, cell: &Cell, log: &mut EventLog<Event>) {
        TicTacToe.play(state, seat, cell, log);
    }

    fn draw(&self, state: &State, viewer: Viewer, scene: &mut Scene) {
        TicTacToe.draw(state, viewer, scene);
    }

    fn offer(&self, state: &State, seat: Seat, cell: &Cell) -> Offer {
        TicTacToe.offer(state, seat, cell)
    }

    fn determinize(&self, state: &State, _: Viewer, _: &mut Rng) -> State {
        *state
    }

    fn census(&self, state: &State, census: &mut Census) {
        TicTacToe.census(state, census);
    }

    fn longest(&self, options: &Options, seats: u8) -> u32 {
        if *self == Odd::TooLong { 4 } else { TicTacToe.longest(options, seats) }
    }
}

/// The seat kinds of the game.
struct OddSeats;

impl OwnSeats for OddSeats {
    type Game = Odd;

    fn kinds(&self) -> &[SeatKind] {
        KINDS
    }

    fn player(
        &self,
        kind: &str,
        argument: Option<&str>,
        _: Seed,
    ) -> Option<Result<Box<dyn Player<Odd>>, SetupError>> {
        let cell = argument.unwrap_or("b2").parse();
        let player = |cell| Box::new(Stubborn(cell)) as Box<dyn Player<Odd>>;
        (kind == "cell").then(|| cell.map(player).map_err(|_| SetupError::new("ODD-1", "odd")))
    }
}

fn simulate(game: Odd, seats: &str) -> Result<Report, SimulateError> {
    let seats = Kind::parse_all(seats, KINDS).expect("the seat kinds exist");
    let seed = Seed::from_number(3);
    let plan = Plan { games: 100, seats, options: Given::new(), seed, threads: 2, declines: false };
    let cancel = AtomicBool::new(false);
    let watch = Watch { clock: &Stopwatch::start(), progress: None, cancel: &cancel, sink: None };
    run(&Cast::new(game).seats(OddSeats), &plan, watch)
}

fn trouble(game: Odd, seats: &str) -> (u32, Wrong) {
    let error = simulate(game, seats).expect_err("this cannot go well");
    let SimulateError::Trouble(trouble) = error else { panic!("{error}") };
    assert_eq!(trouble.seed, Seed::from_number(3).derive(trouble.index));
    assert!(trouble.to_string().contains(&trouble.seed.to_string()), "{trouble}");
    (trouble.decisions, trouble.what)
}

#[test]
fn a_game_beyond_its_bound_is_endless() {
    for seats in ["random,random", "greedy,random"] {
        assert_eq!(trouble(Odd::TooLong, seats), (4, Wrong::Endless));
    }
}

#[test]
fn a_game_without_moves_is_a_dead_end() {
    assert_eq!(trouble(Odd::NoMoves, "random,random"), (4, Wrong::DeadEnd));
}

#[test]
fn an_illegal_move_of_a_games_own_player_is_refused() {
    let (decisions, what) = trouble(Odd::Sound, "cell,cell");
    assert_eq!(decisions, 1);
    assert_eq!(what.to_string(), "seat-2 chose `b2`, which TTT-3 forbids");
}

#[test]
fn a_games_own_player_sits_where_it_is_asked_to() {
    let report = simulate(Odd::Sound, "cell:a1,random");
    let Err(SimulateError::Trouble(trouble)) = report else { panic!("{report:?}") };
    assert!(trouble.decisions >= 1, "the first mark was legal");
    let error = simulate(Odd::Sound, "random,cell:z9").expect_err("there is no such cell");
    let SimulateError::Seat { seat, error: SeatError::Setup(setup) } = error else {
        panic!("{error}")
    };
    assert_eq!((seat, setup.rule), (Seat(1), "ODD-1"));
}
