//! The step path of a simulation allocates nothing: turn, moves, choice, play, and the count at the end.

use connectfour::ConnectFour;
use hearts::Hearts;
use kernel::chance::Draw;
use kernel::{Game, Journal, MoveList, Seed, Turn};
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

/// Setting up a table of Stationfall shuffles a few lists, once a game; no decision allocates anything.
#[test]
fn decisions_in_stationfall_allocate_nothing() {
    let game = Stationfall::new();
    let (mut list, mut decisions) = (MoveList::new(), 0);
    for (number, seats) in (0..200).zip((2..=9).cycle()) {
        let seed = Seed::from_number(number);
        let options = Default::default();
        let mut state = game.start(&options, seats, seed).expect("two to nine can play");
        let mut rng = seed.derive(1).rng();
        let mut journal = Journal::muted();
        // The list of moves grows to the widest decision once.
        list.reserve(2000);
        let info = allocation_counter::measure(|| {
            while let Turn::Awaiting(awaited) = game.turn(&state) {
                let seat = awaited.lowest().expect("somebody is awaited");
                list.clear();
                game.moves(&state, seat, &mut list);
                let mv = list[rng.index(list.len())];
                game.play(&mut state, seat, &mv, &mut journal);
                decisions += 1;
            }
        });
        assert_eq!(info.count_total, 0, "game {number} with {seats} seats");
    }
    assert!(decisions > 20_000);
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
