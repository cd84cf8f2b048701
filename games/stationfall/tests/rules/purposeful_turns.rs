//! The turns that serve a purpose are turns as the rules allow them, and a search that goes on with them plays whole games.

use kernel::chance::Draw;
use kernel::{EventLog, Game, Mind, MoveList, Seat, Seed, Turn, View, WholeTurn};
use players::search::Budget;
use players::{Bot, Cast, Kind, Moment};
use stationfall::content::Content;
use stationfall::ids::{Character, Data, Item, Offsite, Section};
use stationfall::look::Look;
use stationfall::mind::Goal;
use stationfall::moves::Move;
use stationfall::reckoning;
use stationfall::state::State;
use stationfall::{Stationfall, StationfallMind};

use crate::common::*;

/// The decisions of every turn of the first player that serves a purpose, at the beginning of the turn.
fn turns(t: &mut TestTable) -> Vec<Vec<String>> {
    t.begin_turn(0);
    let mut found = Vec::new();
    StationfallMind.purposeful_turns(&Stationfall::new(), &t.state, Seat(0), &mut |turn| {
        found.push(turn.moves.iter().map(ToString::to_string).collect());
    });
    found
}

/// The first player is the Astrochimp.
fn as_astrochimp() -> TestTable {
    let mut t = table(&["astrochimp", "engineer", "security", "medical", "counselor", "exile"]);
    t.pc(0, "astrochimp");
    t
}

fn some_turn(turns: &[Vec<String>], words: &[&str]) -> bool {
    turns.iter().any(|turn| words.iter().all(|word| turn.iter().any(|mv| mv == word)))
}

/// Plays some random games and calls the function with every position before a decision.
fn in_random_games(count: u64, mut meet: impl FnMut(&Stationfall, &State, Seat)) {
    let game = Stationfall::new();
    let mut log = EventLog::muted();
    for number in 0..count {
        let seed = Seed::from_number(number);
        let mut rng = seed.derive(9).rng();
        let seats = 3 + (number % 4) as u8;
        let mut state =
            game.start(&Default::default(), seats, seed).expect("a table of three to six");
        while let Turn::Awaiting(awaited) = game.turn(&state) {
            let seat = awaited.seats.lowest().expect("somebody is awaited");
            meet(&game, &state, seat);
            let mut moves = MoveList::new();
            kernel::play::legal(&game, &state, seat, &mut moves);
            let choice = rng.below(moves.len() as u32) as usize;
            game.play(&mut state, seat, &moves[choice], &mut log);
        }
    }
}

fn assert_whole_turn(game: &Stationfall, state: &State, seat: Seat, turn: &WholeTurn<Move, State>) {
    let mut played = *state;
    for mv in &turn.moves {
        assert!(game.turn(&played).awaited().contains(seat), "{mv} after the turn");
        let refused = game.check(&played, seat, mv).err();
        assert!(refused.is_none(), "{mv} of {:?} is refused: {refused:?}", turn.moves);
        game.play(&mut played, seat, mv, &mut EventLog::muted());
    }
    assert!(played == turn.after, "{:?}", turn.moves);
    let same = (played.turn.player, played.minute) == (state.turn.player, state.minute);
    let still = same && game.turn(&played).awaited().contains(seat);
    assert!(!still || played.station.stationfall, "{:?} is no whole turn", turn.moves);
}

#[test]
fn every_turn_with_a_purpose_is_a_whole_turn_that_the_rules_allow() {
    let mut met = 0;
    in_random_games(12, |game, state, seat| {
        StationfallMind.purposeful_turns(game, state, seat, &mut |turn| {
            met += 1;
            assert_whole_turn(game, state, seat, &turn);
        });
    });
    assert!(met > 10_000, "only {met} turns");
}

#[test]
fn every_turn_towards_a_goal_is_a_whole_turn_that_the_rules_allow() {
    let (mut met, mut settled) = (0, 0);
    in_random_games(6, |game, state, seat| {
        let all = StationfallMind.goals(game, state, seat);
        for goal in &all {
            if let Some(turn) = StationfallMind.advance(game, state, seat, &[*goal]) {
                met += 1;
                assert_whole_turn(game, state, seat, &turn);
            }
        }
        if let Some(turn) = StationfallMind.advance(game, state, seat, &all) {
            assert_whole_turn(game, state, seat, &turn);
        }
        if let Some(turn) = StationfallMind.advance(game, state, seat, &[]) {
            settled += 1;
            assert_whole_turn(game, state, seat, &turn);
        }
    });
    assert!(met > 10_000 && settled > 100, "only {met} and {settled} turns");
}

/// Where each goal of the first player leads if it is followed and nobody else does anything.
fn ends(t: &mut TestTable) -> Vec<State> {
    t.begin_turn(0);
    let game = Stationfall::new();
    let mut log = EventLog::muted();
    let end = |goal: Goal| {
        let mut state = t.state;
        while let Turn::Awaiting(awaited) = game.turn(&state) {
            let seat = awaited.seats.lowest().expect("somebody is awaited");
            let own = seat == Seat(0);
            if own && let Some(turn) = StationfallMind.advance(&game, &state, seat, &[goal]) {
                state = turn.after;
            } else {
                let mv = StationfallMind
                    .default_move(&game, &state, seat)
                    .expect("whoever is awaited can do something");
                game.play(&mut state, seat, &mv, &mut log);
            }
        }
        state
    };
    StationfallMind.goals(&game, &t.state, Seat(0)).into_iter().map(end).collect()
}

#[test]
fn goals_come_to_their_end_over_several_turns() {
    let mut t = as_astrochimp();
    t.abandon_ship();
    t.place("exile", "chem_lab");
    t.cubes(0, "exile", 1);
    t.lay("artifact", "physics_lab");
    let ends = ends(&mut t);
    let some = |what: &str, reached: &dyn Fn(&State) -> bool| {
        assert!(ends.iter().any(reached), "no goal leads to this: {what}");
    };
    let content = Content::standard();
    some("somebody Contaminated has Escaped", &|state| {
        let look = Look::new(content, state);
        look.bodies().any(|body| look.is_escaped(body) && state.bodies[body].contaminated)
    });
    some("the Artifact has left", &|state| {
        let look = Look::new(content, state);
        let carries = |body| look.is_escaped(body) && look.has(body, Item::Artifact);
        look.bodies().any(carries)
    });
    some("Evidence is with the Authorities", &|state| {
        state.offsites[Offsite::Authorities].data.contains(Data::Evidence)
    });
    some("the Antimatter is ejected", &|state| {
        let at = Look::new(content, state).section_of_unique(Item::Antimatter);
        at != Some(Section::MagneticContainment)
    });
    some("Project X is released", &|state| state.project_x.released);
    some("the Engineer is Down", &|state| {
        let look = Look::new(content, state);
        look.bodies().any(|body| look.owner(body) == Character::Engineer && look.is_down(body))
    });
}

#[test]
fn without_a_goal_cubes_come_back() {
    let mut t = as_astrochimp();
    t.cubes(0, "exile", 1);
    t.begin_turn(0);
    let game = Stationfall::new();
    let turn =
        StationfallMind.advance(&game, &t.state, Seat(0), &[]).expect("a cube can come back");
    assert!(turn.moves.iter().any(|mv| mv.to_string() == "renegotiate exile"), "{:?}", turn.moves);
}

#[test]
fn an_officer_goes_to_the_bridge_and_gives_the_order() {
    let mut t = as_astrochimp();
    t.place("counselor", "array_control");
    t.cubes(0, "counselor", 1);
    let turns = turns(&mut t);
    let order = ["activate counselor", "step bridge", "abandon_ship"];
    assert!(some_turn(&turns, &order), "{turns:?}");
}

#[test]
fn who_is_not_won_over_yet_is_influenced_first() {
    let mut t = as_astrochimp();
    t.place("exile", "bio_lab");
    t.cubes(1, "exile", 2);
    let turns = turns(&mut t);
    let make = ["influence exile 2", "activate exile", "manufacture_x_secret"];
    assert!(some_turn(&turns, &make), "{turns:?}");
}

#[test]
fn what_is_done_in_one_step_leaves_time_for_more() {
    let mut t = as_astrochimp();
    t.abandon_ship();
    t.place("astrochimp", "aft_airlocks");
    t.lay("briefcase", "aft_airlocks");
    let turns = turns(&mut t);
    let away = ["free pickup briefcase", "step hail_mary"];
    assert!(some_turn(&turns, &away), "{turns:?}");
    assert!(some_turn(&turns, &["step hail_mary", "timed_launch"]), "{turns:?}");
}

#[test]
fn nobody_plans_the_turn_of_another() {
    let mut t = as_astrochimp();
    t.begin_turn(0);
    let game = Stationfall::new();
    StationfallMind.purposeful_turns(&game, &t.state, Seat(1), &mut |turn| {
        panic!("{:?}", turn.moves);
    });
}

#[test]
fn a_search_that_nobody_hinders_reaches_its_goals() {
    let game = Stationfall::new();
    let mut log = EventLog::muted();
    let mut points = Vec::new();
    for number in 0..4 {
        let seed = Seed::from_number(500 + number);
        let own = Seat(number as u8);
        let cast = Cast::new(game).mind(StationfallMind);
        let mut search = Bot::new(Kind::Search(Budget::Iterations(12_000)));
        let mut moves = 0;
        let mut state = game.start(&Default::default(), 4, seed).unwrap();
        while let Turn::Awaiting(awaited) = game.turn(&state) {
            let (seat, mv) = if awaited.seats.contains(own) {
                (
                    own,
                    search.decide(
                        &cast,
                        View::new(&game, &state, own),
                        Moment { table: seed, moves },
                    ),
                )
            } else {
                let other = awaited.seats.lowest().expect("somebody is awaited");
                (
                    other,
                    StationfallMind
                        .default_move(&game, &state, other)
                        .expect("something can be done"),
                )
            };
            game.play(&mut state, seat, &mv, &mut log);
            moves += 1;
        }
        points.push(reckoning::of_seat(Look::new(Content::standard(), &state), own));
    }
    assert!(points.iter().sum::<i32>() >= 24, "{points:?}");
}
