//! What is played: notation, replay, scenarios, and which moves are legal.

use connectfour::ConnectFour;
use hearts::Hearts;
use kernel::chance::Seed;
use kernel::record::{replay as replay_record, verify};
use kernel::scenario::{Deed, Step, run};
use kernel::{EventLog, Game, MoveList, Record, Scenario, Seat, play};
use tictactoe::TicTacToe;

use crate::parsers::text;

/// A move that is read is read the same from its own writing.
pub fn notation<G: Game>(data: &[u8]) {
    let Some(mv) = text(data).and_then(|text| text.parse::<G::Move>().ok()) else { return };
    let written = mv.to_string();
    assert_eq!(written.parse::<G::Move>().as_ref(), Ok(&mv), "written as `{written}`");
}

/// Whatever a record says, replaying it is an answer; and half of a record that replays does so, too.
pub fn replay(data: &[u8]) {
    let Ok(record) = Record::parse_bytes("fuzz", data) else { return };
    replay_in(&TicTacToe, &record);
    replay_in(&ConnectFour, &record);
    replay_in(&Hearts, &record);
}

fn replay_in<G: Game>(game: &G, record: &Record) {
    if verify(game, record).is_err() {
        return;
    }
    let half = record.moves.len() as u32 / 2;
    let state = replay_record(game, record, Some(half), &mut EventLog::recording(), |_| {});
    assert!(state.is_ok(), "the whole record replays, its first {half} moves do not");
}

/// Whatever a scenario says, running it is an answer: every move is made, or it says which was not.
pub fn scenario(data: &[u8]) {
    let Some(text) = text(data) else { return };
    let Ok(scenario) = Scenario::parse("fuzz", text) else { return };
    run_in(&TicTacToe, &scenario);
    run_in(&ConnectFour, &scenario);
    run_in(&Hearts, &scenario);
}

fn run_in<G: Game>(game: &G, scenario: &Scenario) {
    if let Ok(end) = run(game, scenario, &|text| text.id.to_string()) {
        let wanted: usize = scenario.steps.iter().map(moves_in).sum();
        let made = end.moves.len();
        assert!(made == wanted || !end.report.ok(), "{made} of {wanted} moves, and no failure");
    }
}

fn moves_in(step: &Step) -> usize {
    match &step.deed {
        Deed::Moves(_, moves) | Deed::Decides(_, moves) => moves.len(),
        Deed::Refused { .. } | Deed::GoesOn | Deed::Nothing => 0,
    }
}

/// The most moves remembered from earlier positions.
const REMEMBERED: usize = 400;

/// The legal moves are exactly the moves called legal, for every seat in every position the bytes lead to.
pub fn legal<G: Game>(game: &G, data: &[u8]) {
    let Some(([seats, seed @ ..], decisions)) = data.split_first_chunk::<9>() else { return };
    let players: Vec<u8> = game.about().players.clone().collect();
    let seats = players[usize::from(*seats) % players.len()];
    let seed = Seed::from_number(u64::from_le_bytes(*seed));
    let Ok(mut state) = play::start(game, &G::Options::default(), seats, seed) else { return };
    let mut known: Vec<G::Move> = Vec::new();
    let mut listed = MoveList::new();
    for decision in decisions.iter().copied().map(usize::from) {
        let awaited = game.turn(&state).awaited();
        for seat in Seat::all(seats) {
            if awaited.contains(seat) {
                exactly_legal(game, &state, seat, &mut listed, &mut known);
            } else {
                let any = known.iter().find(|mv| play::check(game, &state, seat, mv).is_ok());
                assert_eq!(any, None, "{seat} is not awaited in {state:?}");
            }
        }
        let Some(decider) = awaited.iter().nth(decision % awaited.len().max(1)) else { return };
        play::moves(game, &state, decider, &mut listed);
        let mv = &listed[decision / awaited.len() % listed.len()];
        let played = play::play(game, &mut state, decider, mv, &mut EventLog::muted());
        assert!(played.is_ok(), "{decider} {mv} was listed in {state:?}");
    }
}

/// An awaited seat has a move, each listed move once, and of the moves known from before only the listed ones.
fn exactly_legal<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    listed: &mut MoveList<G::Move>,
    known: &mut Vec<G::Move>,
) {
    play::moves(game, state, seat, listed);
    assert!(!listed.is_empty(), "{seat} is awaited and has no move in {state:?}");
    for (i, mv) in listed.iter().enumerate() {
        assert_eq!(play::check(game, state, seat, mv), Ok(()), "{seat} {mv} in {state:?}");
        assert!(!listed[..i].contains(mv), "{seat} is offered {mv} twice in {state:?}");
    }
    for mv in known.iter().filter(|mv| !listed.contains(mv)) {
        assert!(play::check(game, state, seat, mv).is_err(), "{seat} {mv} in {state:?}");
    }
    for mv in listed.iter() {
        if known.len() < REMEMBERED && !known.contains(mv) {
            known.push(mv.clone());
        }
    }
}
