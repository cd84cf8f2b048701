//! What a seat can imagine: positions it cannot tell from the real one, over thousands of real ones.

#![allow(clippy::unwrap_used, reason = "the helpers of tests are tests")]

mod table;

use conformance::testing::Situation;
use hearts::{Card, Cards, Hearts, HeartsMind, Move, Options, Phase, State, Suit};
use kernel::chance::Draw;
use kernel::{EventLog, Game, Mind, MoveList, Rng, Seat, Seed, Viewer, play};
use table::{FIRST, FOURTH, SEATS, SECOND, THIRD, cards};

/// Plays a random game and shows every position of it.
fn random_game(options: &Options, seed: u64, mut see: impl FnMut(&State)) {
    let seed = Seed::from_number(seed);
    let mut rng = seed.derive(1).rng();
    let mut state = Hearts.start(options, 4, seed).unwrap();
    let mut moves = MoveList::new();
    loop {
        see(&state);
        let waiting: Vec<Seat> = Hearts.turn(&state).awaited().iter().collect();
        let Some(seat) = rng.pick(&waiting) else { return };
        play::moves(&Hearts, &state, seat, &mut moves);
        let mv = moves[rng.index(moves.len())];
        Hearts.play(&mut state, seat, &mv, &mut EventLog::muted());
    }
}

fn viewers() -> impl Iterator<Item = Viewer> {
    Viewer::all(4).filter(|viewer| *viewer != Viewer::Referee)
}

fn imagine(state: &State, viewer: Viewer, seed: u64) -> State {
    Hearts.determinize(state, viewer, &mut Seed::from_number(seed).rng())
}

/// Every card lies in one place, and nobody holds what it cannot hold.
fn assert_whole(real: &State, imagined: &State) {
    let mut all = Cards::NONE;
    let mut count = 0;
    for seat in SEATS {
        assert_eq!(imagined.hand(seat).len(), real.hand(seat).len());
        assert_eq!(imagined.taken(seat), real.taken(seat));
        assert_eq!(imagined.given(seat).len(), real.given(seat).len());
        for cards in [imagined.hand(seat), imagined.taken(seat)] {
            all = all.or(cards);
            count += cards.len();
        }
    }
    for (_, card) in imagined.trick() {
        all.insert(card);
        count += 1;
    }
    assert_eq!((all, count), (Cards::ALL, 52));
}

#[test]
fn every_imagined_position_looks_the_same() {
    for seed in 0..60 {
        let options = Options { goal: 20, pass: seed % 3 > 0 };
        random_game(&options, seed, |state| {
            for viewer in viewers() {
                let imagined = imagine(state, viewer, seed);
                assert_whole(state, &imagined);
                let seen = play::scene(&Hearts, state, viewer);
                assert_eq!(play::scene(&Hearts, &imagined, viewer), seen, "{viewer} {state:?}");
            }
        });
    }
}

#[test]
fn imagining_depends_only_on_what_is_known() {
    for seed in 0..60 {
        let options = Options { goal: 20, pass: seed % 3 > 0 };
        random_game(&options, seed, |state| {
            for viewer in viewers() {
                let other = imagine(state, viewer, seed + 1);
                assert_eq!(imagine(&other, viewer, seed), imagine(state, viewer, seed));
            }
        });
    }
}

/// An imagined position is as good as a real one: it can be played to its end, and imagined again by anybody.
#[test]
fn an_imagined_position_can_be_imagined_by_the_others_and_played() {
    let mut rng = Seed::from_number(3).rng();
    for seed in 0..40 {
        random_game(&Options { goal: 1, pass: true }, seed, |state| {
            let mut imagined = imagine(state, Viewer::Seat(FIRST), seed);
            for viewer in viewers() {
                assert_whole(state, &imagine(&imagined, viewer, seed));
            }
            let mut moves = MoveList::new();
            while let Some(seat) = Hearts.turn(&imagined).awaited().lowest() {
                play::moves(&Hearts, &imagined, seat, &mut moves);
                let mv = moves[rng.index(moves.len())];
                play::play(&Hearts, &mut imagined, seat, &mv, &mut EventLog::muted()).unwrap();
            }
        });
    }
}

#[test]
fn the_referee_imagines_nothing() {
    random_game(&Options { goal: 1, pass: true }, 7, |state| {
        assert_eq!(imagine(state, Viewer::Referee, 1), *state);
    });
}

#[test]
fn the_future_is_not_foreseen() {
    let state = *Situation::new(Hearts).state();
    let imagined = imagine(&state, Viewer::Seat(FIRST), 1);
    let seed = |state: &State| Hearts.chance(state).unwrap().seed();
    let drawn = |state: &State| Hearts.chance(state).unwrap().drawn();
    assert_ne!(seed(&imagined), seed(&state));
    assert_eq!(drawn(&imagined), drawn(&state));
}

/// How often each seat holds a card in a thousand imagined positions.
fn holders(state: &State, viewer: Viewer, card: &str) -> [u32; 4] {
    let card: Card = card.parse().unwrap();
    let mut counts = [0; 4];
    for seed in 0..1000 {
        let imagined = imagine(state, viewer, seed);
        let holder = SEATS.iter().position(|seat| imagined.hand(*seat).contains(card));
        counts[holder.unwrap()] += 1;
    }
    counts
}

#[test]
fn unknown_cards_are_everywhere_equally() {
    let game = table::deal();
    let counts = holders(game.state(), Viewer::Seat(FIRST), "QS");
    assert_eq!(counts[0], 0);
    assert!(counts[1..].iter().all(|count| (270..400).contains(count)), "{counts:?}");
    let counts = holders(game.state(), Viewer::Spectator, "QS");
    assert!(counts.iter().all(|count| (190..310).contains(count)), "{counts:?}");
}

#[test]
fn a_seat_that_did_not_follow_is_never_given_the_suit() {
    let mut game = table::void_in_diamonds();
    game.play_in_turn(["play 2C", "play AC", "play 3C", "play 8C", "play 8D", "play QS"]);
    for seed in 0..200 {
        for viewer in viewers().filter(|viewer| *viewer != Viewer::Seat(SECOND)) {
            let imagined = imagine(game.state(), viewer, seed);
            assert!(imagined.hand(SECOND).in_suit(Suit::Diamonds).is_empty());
        }
    }
}

#[test]
fn a_passed_card_stays_where_its_giver_knows_it() {
    let mut game = table::deal();
    for (seat, passed) in
        [(FIRST, "KC AC 2D"), (SECOND, "QS 6H 7H"), (THIRD, "9H 10H JH"), (FOURTH, "QH KH AH")]
    {
        for card in passed.split(' ') {
            game.play(seat, &format!("pass {card}"));
        }
    }
    assert_eq!(holders(game.state(), Viewer::Seat(SECOND), "QS"), [0, 0, 1000, 0]);
    let others = holders(game.state(), Viewer::Seat(FIRST), "QS");
    assert!(others[1] > 0 && others[2] > 0 && others[3] > 0, "{others:?}");
    assert_eq!(imagine(game.state(), Viewer::Seat(THIRD), 1).given(SECOND), cards("QS 6H 7H"));
}

#[test]
fn who_leads_first_is_known_to_hold_the_two_of_clubs() {
    let game = table::without_pass();
    for viewer in viewers() {
        assert_eq!(holders(game.state(), viewer, "2C"), [0, 0, 0, 1000]);
    }
    let passing = table::deal();
    assert!(holders(passing.state(), Viewer::Seat(FIRST), "2C")[1] > 0, "not yet");
}

#[test]
fn what_others_choose_to_pass_is_imagined_from_their_hands() {
    let mut game = table::deal();
    game.play(SECOND, "pass QS").play(SECOND, "pass 8H").play(THIRD, "pass 6C");
    let mut chosen = Cards::NONE;
    for seed in 0..200 {
        let imagined = imagine(game.state(), Viewer::Seat(FIRST), seed);
        let given = imagined.given(SECOND);
        assert_eq!(given.and(imagined.hand(SECOND)), given);
        chosen = chosen.or(given);
    }
    assert!(chosen.len() > 30, "not always the same cards: {chosen:?}");
    assert_eq!(imagine(game.state(), Viewer::Seat(SECOND), 1).given(SECOND), cards("QS 8H"));
}

/// Late in a deal the seats have shown so much that only few deals are possible: a way to deal is still found, and
/// over many tries every way the rules leave open.
#[test]
fn few_possibilities_are_all_found() {
    let mut game = Situation::with(Hearts, &[("pass", "no")], 4, 1);
    for (seat, suit) in SEATS.iter().zip(['C', 'D', 'S', 'H']) {
        let hand = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
            .map(|rank| format!("{rank}{suit}"));
        game.arrange(&format!("hand {seat} {}", hand.join(" ")));
    }
    // All clubs are led; the others show that they have none, and the fourth that it has nothing but points.
    game.play_in_turn(["play 2C", "play 2D", "play 2S", "play 2H"]);
    let mut second = Cards::NONE;
    for seed in 0..500 {
        let imagined = imagine(game.state(), Viewer::Seat(FIRST), seed);
        assert!(imagined.hand(FOURTH).but(Cards::POINTS).is_empty());
        second = second.or(imagined.hand(SECOND));
    }
    assert!(second.contains("QS".parse().unwrap()) && second.contains("AD".parse().unwrap()));
    assert!(second.contains("KS".parse().unwrap()));
}

/// One ply of careful play against three random players.
fn careful(state: &State, seat: Seat, rng: &mut Rng) -> Move {
    let imagined = Hearts.determinize(state, Viewer::Seat(seat), rng);
    let mut moves = MoveList::new();
    play::moves(&Hearts, state, seat, &mut moves);
    let look = |mv: &Move| {
        let mut after = imagined;
        Hearts.play(&mut after, seat, mv, &mut EventLog::muted());
        HeartsMind.evaluate(&Hearts, &after, seat)
    };
    *moves.iter().max_by(|a, b| look(a).total_cmp(&look(b))).unwrap()
}

#[test]
fn who_heeds_the_evaluation_takes_far_fewer_points() {
    let mut rng = Seed::from_number(11).rng();
    let mut points = [0; 4];
    for seed in 0..200 {
        let options = Options { goal: 1, pass: true };
        let mut state = Hearts.start(&options, 4, Seed::from_number(seed)).unwrap();
        let mut moves = MoveList::new();
        while let Some(seat) = Hearts.turn(&state).awaited().lowest() {
            play::moves(&Hearts, &state, seat, &mut moves);
            let mv = match seat {
                FIRST => careful(&state, seat, &mut rng),
                _ => moves[rng.index(moves.len())],
            };
            Hearts.play(&mut state, seat, &mv, &mut EventLog::muted());
        }
        assert_eq!(state.phase(), Phase::Over);
        SEATS.iter().for_each(|seat| points[seat.index()] += u32::from(state.points(*seat)));
    }
    assert!(points[1..].iter().all(|other| points[0] * 2 < *other), "{points:?}");
}
