//! The step path of a simulation allocates nothing: turn, moves, choice, play, and the count at the end.

use connectfour::ConnectFour;
use hearts::Hearts;
use kernel::chance::Draw;
use kernel::{EventLog, Game, MoveList, Seed, Turn};
use lastaurora::LastAurora;
use players::simulate::{RandomGames, Tally};
use stationfall::Stationfall;
use tictactoe::TicTacToe;

/// How many allocations a thousand random games make, once the buffers have grown and every ending has been met.
fn allocations<G: Game>(game: &G, options: G::Options, seats: u8) -> u64 {
    let mut games = RandomGames::new(game, options, seats, Seed::from_number(4));
    let mut tally = Tally::new(seats.into());
    let mut play = |from: u64, to: u64| {
        for index in from..to {
            let finished = games.play(index).expect("every random game comes to its end");
            tally.add(game, &finished);
        }
    };
    play(0, 500);
    allocation_counter::measure(|| play(500, 1500)).count_total
}

#[test]
fn random_games_allocate_nothing() {
    assert_eq!(allocations(&TicTacToe, Default::default(), 2), 0);
    assert_eq!(allocations(&ConnectFour, Default::default(), 2), 0);
    assert_eq!(allocations(&Hearts, hearts::Options { goal: 1, pass: true }, 4), 0);
}

/// Plays random games and counts what each allocates between its set-up and its end.
fn decisions_allocate_nothing<G: Game<Move: Copy>>(
    game: &G,
    tables: impl Iterator<Item = (u64, u8, G::Options)>,
    widest: usize,
) -> u64 {
    let (mut list, mut decisions) = (MoveList::new(), 0);
    for (number, seats, options) in tables {
        let seed = Seed::from_number(number);
        let mut state = game.start(&options, seats, seed).expect("so many can play");
        let mut rng = seed.derive(1).rng();
        let mut log = EventLog::muted();
        // The list of moves grows to the widest decision once.
        list.reserve(widest);
        let info = allocation_counter::measure(|| {
            while let Turn::Awaiting(awaited) = game.turn(&state) {
                let seat = awaited.seats.lowest().expect("somebody is awaited");
                list.clear();
                kernel::play::legal(game, &state, seat, &mut list);
                let mv = list[rng.index(list.len())];
                game.play(&mut state, seat, &mv, &mut log);
                decisions += 1;
            }
        });
        assert_eq!(info.count_total, 0, "game {number} with {seats} seats");
    }
    decisions
}

/// Setting up a table of Stationfall shuffles a few lists, once a game; no decision allocates anything.
#[test]
fn decisions_in_stationfall_allocate_nothing() {
    let tables = (0..200).zip((2..=9).cycle()).map(|(n, seats)| (n, seats, Default::default()));
    assert!(decisions_allocate_nothing(&Stationfall::new(), tables, 2000) > 20_000);
}

/// The same for Last Aurora, with no modules and with all of them.
#[test]
fn decisions_in_last_aurora_allocate_nothing() {
    use lastaurora::options::{Module, Options};
    let all = [Module::Exploration, Module::Asgaror, Module::Crews, Module::Stories, Module::Pvp];
    let tables = (0..200).zip((1..=4).cycle()).map(|(number, seats)| {
        let used =
            all.iter().filter(|module| number % 8 >= 4 && (seats > 1 || **module != Module::Pvp));
        (number, seats, Options { modules: used.copied().collect(), ..Options::default() })
    });
    assert!(decisions_allocate_nothing(&LastAurora::new(), tables, 2000) > 20_000);
}

/// The counter itself works: a run that starts with empty buffers is seen to fill them.
#[test]
fn the_first_games_are_seen_to_allocate() {
    let info = allocation_counter::measure(|| {
        let mut games = RandomGames::new(&TicTacToe, Default::default(), 2, Seed::from_number(4));
        games.play(0).expect("every random game comes to its end");
    });
    assert!(info.count_total > 0);
}
