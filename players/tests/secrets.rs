//! No player knows more than its seat: in two states that look the same to the seat, with the same seed, it decides
//! the same.

use hearts::{Hearts, HeartsMind, Options, State};
use kernel::chance::Draw;
use kernel::{EventLog, Game, MoveList, Seat, Seed, View, Viewer};
use players::{Cast, Kind};

/// A position of a random game after `decisions` decisions, and a seat that owes the next one.
fn position(seed: Seed, decisions: u32) -> (State, Seat) {
    let options = Options { goal: 1, pass: true };
    let mut state = Hearts.start(&options, 4, seed).expect("hearts has four seats");
    let mut rng = seed.derive(1).rng();
    let mut moves = MoveList::new();
    for _ in 0..decisions {
        let seat = awaited(&state);
        moves.clear();
        kernel::play::legal(&Hearts, &state, seat, &mut moves);
        let index = rng.index(moves.len());
        Hearts.play(&mut state, seat, &moves[index], &mut EventLog::muted());
    }
    let seat = awaited(&state);
    (state, seat)
}

fn awaited(state: &State) -> Seat {
    Hearts.turn(state).awaited().lowest().expect("a deal takes 64 decisions")
}

#[test]
fn players_decide_by_what_their_seat_knows() {
    let cast = Cast::new(Hearts).mind(HeartsMind);
    let mut different = 0;
    for (number, decisions) in (0..63).step_by(3).enumerate() {
        let seed = Seed::from_number(number as u64);
        let (real, seat) = position(seed, decisions);
        let mut rng = seed.derive(2).rng();
        let other = Hearts.determinize(&real, Viewer::Seat(seat), &mut rng);
        different += u32::from((0..4).any(|s| real.hand(Seat(s)) != other.hand(Seat(s))));
        for text in ["random", "greedy", "search:60i"] {
            let kind = Kind::parse(text, &[]).unwrap();
            for player in 0..4 {
                let decide = |state: &State| {
                    let mut player = cast.player(&kind, seed.derive(player), 2).unwrap();
                    player.decide(View::new(&Hearts, state, seat))
                };
                assert_eq!(decide(&real), decide(&other), "{text} after {decisions} decisions");
            }
        }
    }
    assert!(different >= 18, "only {different} of 21 positions hid anything");
}
