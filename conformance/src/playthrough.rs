//! A whole game as text: every value the interface returns, along one random game.

mod scene;
mod step;

use std::path::Path;

use kernel::options::{self, Given};
use kernel::{Chance, Draw, EventLog, Game, MoveList, Seat, Seed, StateHash, Turn, play};

use crate::brought::Brought;
use crate::checked_in;

/// A playthrough shows positions in full as long as it stays within this many lines.
const LINES: usize = 1_200;

/// The most one-line moves: of a longer game only every second, third ... is shown.
const SHORT_LINES: usize = 500;

/// How many notations are remembered to show how they are refused later.
const MET: usize = 200;

/// A whole random game as text, with everything the game says about its positions: the first, the last and as many
/// between them as a file can hold that a person still reads. The other moves get a line each.
///
/// # Panics
/// If the game cannot be set up like this, or does not end.
#[track_caller]
pub fn playthrough<G: Game>(
    game: &G,
    brought: &Brought<G>,
    given: &Given,
    seats: u8,
    seed: u64,
) -> String {
    let options = options::resolve(game, given).unwrap_or_else(|error| panic!("{error}"));
    let opening = play::start(game, &options, seats, Seed::from_number(seed))
        .unwrap_or_else(|error| panic!("{error}"));
    let longest = game.longest(&options, seats);
    let mut text = header(game, brought, &options, seats, seed, longest);
    let (positions, moves) = random_game(game, brought, opening, seed, longest);
    let shown = step::choose(positions.iter().map(|position| position.lines().count()), LINES);
    let every = moves.len().div_ceil(SHORT_LINES).max(1);
    for (number, position) in positions.iter().enumerate() {
        if shown.contains(&number) {
            text += position;
        }
        let Some(mv) = moves.get(number) else { continue };
        if shown.contains(&number) || shown.contains(&(number + 1)) {
            text += &format!("\n{}{}", mv.line, mv.events);
        } else if number % every == 0 {
            text += &mv.line;
        }
    }
    text
}

/// Compares a playthrough with a file that is checked in. `INSTA_UPDATE=always` writes the file.
///
/// # Panics
/// If the file is missing or different, or the game cannot be set up like this.
#[track_caller]
pub fn assert_playthrough<G: Game>(
    game: &G,
    brought: &Brought<G>,
    given: &Given,
    seats: u8,
    seed: u64,
    file: impl AsRef<Path>,
) {
    checked_in::assert_file(file.as_ref(), &playthrough(game, brought, given, seats, seed));
}

fn header<G: Game>(
    game: &G,
    brought: &Brought<G>,
    options: &G::Options,
    seats: u8,
    seed: u64,
    longest: u32,
) -> String {
    let about = game.about();
    let yes = |flag: bool| if flag { "yes" } else { "no" };
    let stage = serde_json::to_string(&about.stage).unwrap_or_default();
    let shelf = serde_json::to_string(&about.shelf).unwrap_or_default();
    let mut text = format!("starboard playthrough 1\ngame: {} ({})\n", about.id, about.title);
    text += &format!("players: {} to {}\n", about.players.start(), about.players.end());
    text += &format!("modes: {}\n", words(about.modes));
    text += &format!("modules: {}\n", words(about.modules));
    text += &format!("stage: {}\nshelf: {}\n", stage.trim_matches('"'), shelf.trim_matches('"'));
    text += &format!("rules version: {}\ncontent: {}\n", about.rules_version, about.content_hash());
    text += &format!("hidden information: {}\n", yes(about.hidden_information));
    let written = options::written(game, options);
    for spec in about.options {
        let chosen = written.get(spec.key).map_or("", String::as_str);
        text += &format!("option {}: {chosen} (default {})\n", spec.key, spec.default);
    }
    for kind in brought.kinds() {
        let argument = kind.argument.map_or(String::new(), |argument| format!(":{argument}"));
        text += &format!("seat kind: {}{argument}\n", kind.id);
    }
    text + &format!("seats: {seats}\nseed: {seed}\nlongest: {longest}\n\n")
}

fn words(words: &[&str]) -> String {
    if words.is_empty() { "none".into() } else { words.join(", ") }
}

/// Plays to the end: every position in full, and every move between them.
fn random_game<G: Game>(
    game: &G,
    brought: &Brought<G>,
    opening: G::State,
    seed: u64,
    longest: u32,
) -> (Vec<String>, Vec<step::Move>) {
    // A game's chance never changes for a seed, so that a playthrough changes only with its game.
    let mut chance = Chance::new(Seed::from_number(!seed));
    let mut decide = chance.stream(0);
    let mut rng = Seed::from_number(seed).rng();
    let mut state = opening;
    let (mut positions, mut moves, mut met) = (Vec::new(), Vec::new(), Vec::new());
    let mut owed = 0;
    loop {
        for seat in game.turn(&state).may_act().iter() {
            let new = step::notations(game, &state, seat);
            met.extend(new.into_iter().take(MET.saturating_sub(met.len())));
        }
        positions.push(step::position(game, brought, &state, positions.len(), &met, &mut rng));
        if matches!(game.turn(&state), Turn::Over(_)) {
            return (positions, moves);
        }
        assert!(owed < longest, "the game does not end within {longest} decisions");
        let (seat, mv) = random_move(game, &state, &mut decide);
        owed += u32::from(game.turn(&state).awaited().contains(seat));
        let mut log = EventLog::recording();
        let barrier = play::play(game, &mut state, seat, &mv, &mut log);
        let barrier = barrier.unwrap_or_else(|refusal| panic!("{seat} `{mv}`: {}", refusal.rule));
        let hash = StateHash::of(&state);
        let number = moves.len() + 1;
        let seats = game.seats(&state);
        let line = format!("{number}. {seat} {mv} [{barrier:?}] {hash}\n");
        moves.push(step::Move { line, events: step::events(&log.take(), seats) });
    }
}

fn random_move<G: Game>(game: &G, state: &G::State, rng: &mut impl Draw) -> (Seat, G::Move) {
    let mut list = MoveList::new();
    let mut able: Vec<Seat> = game.turn(state).may_act().iter().collect();
    loop {
        let seat = rng.pick(&able).expect("somebody has a move until the game is over");
        play::moves(game, state, seat, &mut list);
        if !list.is_empty() {
            return (seat, list[rng.index(list.len())].clone());
        }
        assert!(!game.turn(state).awaited().contains(seat), "{seat} is awaited and has no move");
        able.retain(|other| *other != seat);
    }
}
