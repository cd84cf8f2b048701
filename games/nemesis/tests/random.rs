//! Whole games of random players: they end, nothing is lost or doubled, and every move has one notation.

use kernel::{Census, Draw, EventLog, Game, MoveList, Seed, Turn, play};
use nemesis::Nemesis;
use nemesis::moves::Move;
use nemesis::options::{Mode, Options};
use nemesis::state::State;

/// Plays a game of random moves; returns its end and how many decisions it took.
fn play_one(mode: Mode, seats: u8, number: u64) -> (State, u32) {
    let game = Nemesis::new();
    let options = Options { mode, traits: number % 2 == 1, ..Options::default() };
    let mut state = game.start(&options, seats, Seed::from_number(number)).expect("a table");
    let mut rng = Seed::from_number(number + 1_000_000).rng();
    let mut log = EventLog::muted();
    let mut moves: MoveList<Move> = MoveList::new();
    let longest = game.longest(&options, seats);
    for decisions in 0..longest {
        let Turn::Awaiting(awaited) = game.turn(&state) else { return (state, decisions) };
        let seat = awaited.seats.lowest().expect("somebody is asked");
        moves.clear();
        play::moves(&game, &state, seat, &mut moves);
        assert!(!moves.is_empty(), "game {number}: nobody can answer {:?}", state.frames.last());
        let mv = moves[rng.below(moves.len() as u32) as usize];
        assert_eq!(mv.to_string().parse(), Ok(mv), "{mv}");
        play::play(&game, &mut state, seat, &mv, &mut log).expect("a legal move");
    }
    panic!("game {number} is longer than {longest} decisions");
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 4096, "{} bytes", size_of::<State>());
}

#[test]
fn random_games_end() {
    for (mode, seats) in [
        (Mode::Solo, 1),
        (Mode::Coop, 2),
        (Mode::Coop, 4),
        (Mode::Standard, 2),
        (Mode::Standard, 3),
        (Mode::Standard, 5),
    ] {
        for number in 0..30 {
            let (state, decisions) = play_one(mode, seats, number);
            assert!(decisions > 10, "{mode:?} {number}: {decisions} decisions");
            assert!(state.end.is_some());
        }
    }
}

#[test]
fn nothing_is_lost_or_doubled() {
    let game = Nemesis::new();
    let count = |state: &State| {
        let mut census = Census::new();
        game.census(state, &mut census);
        census
    };
    for number in 0..20 {
        let options = Options { mode: Mode::Solo, ..Options::default() };
        let opening = game.start(&options, 1, Seed::from_number(number)).expect("a table");
        let (end, _) = play_one(Mode::Solo, 1, number);
        let changed = count(&end).differences(&count(&opening));
        // Items and wounds of Characters come with them; everything else is there from the start.
        let kept = |line: &&String| {
            ["tile ", "tok_", "attack ", "event ", "contamination"]
                .iter()
                .any(|kind| line.contains(kind))
        };
        let lost: Vec<&String> = changed.iter().filter(kept).collect();
        assert!(lost.is_empty(), "game {number}: {lost:?}");
    }
}
