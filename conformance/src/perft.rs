//! Counting legal move sequences: a game's rules as a row of numbers.

use std::path::Path;

use kernel::options::{self, Given};
use kernel::{EventLog, Game, MoveList, Seed, play};

use crate::checked_in;

/// The number of legal move sequences of each length from 1 to `depth`, from this position.
///
/// Where several seats are awaited, only the lowest of them moves: orders in which the same simultaneous decisions
/// are handed in are not counted apart. A game that is over continues no sequence. Chance is as the state's seed has
/// it, so the numbers belong to a seed.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: usize) -> Vec<u64> {
    let mut counts = vec![0; depth];
    let mut lists: Vec<MoveList<G::Move>> = (0..depth).map(|_| MoveList::new()).collect();
    count(game, state, &mut counts, &mut lists, &mut EventLog::muted());
    counts
}

fn count<G: Game>(
    game: &G,
    state: &G::State,
    counts: &mut [u64],
    lists: &mut [MoveList<G::Move>],
    log: &mut EventLog<G::Event>,
) {
    let Some(((here, deeper), (list, lists))) =
        counts.split_first_mut().zip(lists.split_first_mut())
    else {
        return;
    };
    let Some(seat) = game.turn(state).awaited().lowest() else {
        return;
    };
    play::moves(game, state, seat, list);
    *here += list.len() as u64;
    if deeper.is_empty() {
        return;
    }
    for mv in list.iter() {
        let mut after = state.clone();
        play::play_unchecked(game, &mut after, seat, mv, log);
        count(game, &after, deeper, lists, log);
    }
}

/// Compares the counts from the opening position with a file of numbers, one depth a line.
///
/// # Panics
/// If the game cannot be set up like this, or the counts are not those of the file.
#[track_caller]
pub fn assert_perft<G: Game>(
    game: &G,
    given: &Given,
    seats: u8,
    seed: u64,
    depth: usize,
    file: impl AsRef<Path>,
) {
    let options = options::resolve(game, given).unwrap_or_else(|error| panic!("{error}"));
    let state = play::start(game, &options, seats, Seed::from_number(seed))
        .unwrap_or_else(|error| panic!("{error}"));
    let mut text = format!("{}, {seats} seats, seed {seed}", game.about().id);
    for (key, value) in given {
        text += &format!(", {key}={value}");
    }
    text += ": legal move sequences by length\n";
    for (depth, count) in perft(game, &state, depth).iter().enumerate() {
        text += &format!("{} {count}\n", depth + 1);
    }
    checked_in::assert_file(file.as_ref(), &text);
}
