//! One position and one move of a playthrough.

use std::collections::BTreeSet;

use kernel::{
    Audience, Census, Event, Game, LoggedEvent, MoveList, Outcome, Rng, Seat, SeatSet, Seed,
    StateHash, Turn, Viewer, play,
};

use super::scene::{lines, worded};
use crate::brought::Brought;

/// How many refusals of each awaited seat are shown.
const REFUSALS: usize = 3;

/// A move: its line, and the events below it.
pub(super) struct Move {
    pub line: String,
    pub events: String,
}

/// Which positions are shown in full: the first, the last, then ever finer steps between them, as long as all
/// together have no more than `most` lines.
pub(super) fn choose(lengths: impl Iterator<Item = usize>, most: usize) -> BTreeSet<usize> {
    let lengths: Vec<usize> = lengths.collect();
    let last = lengths.len() - 1;
    let mut order = vec![0, last];
    let mut parts = 2;
    while parts <= 2 * lengths.len() {
        order.extend((1..parts).step_by(2).map(|part| last * part / parts));
        parts *= 2;
    }
    let mut shown = BTreeSet::new();
    let mut lines = 0;
    for number in order {
        let fits = lines + lengths[number] <= most || shown.len() < 2;
        if fits && shown.insert(number) {
            lines += lengths[number];
        }
    }
    shown
}

/// A position with everything the game says about it.
pub(super) fn position<G: Game>(
    game: &G,
    brought: &Brought<G>,
    state: &G::State,
    number: usize,
    met: &[String],
    rng: &mut Rng,
) -> String {
    let seats = game.seats(state);
    let mut census = Census::new();
    game.census(state, &mut census);
    let json = serde_json::to_string(state).unwrap_or_else(|error| error.to_string());
    let mut text = format!("\n== after {number} moves, {}\n", StateHash::of(state));
    text += &format!("state: {json}\ncomponents: {}\n", census.total());
    if let Some(chance) = game.chance(state) {
        text += &format!("drawn from chance: {}\n", chance.drawn());
    }
    for fault in game.faults(state) {
        text += &format!("fault: {fault}\n");
    }
    text += &turn(game, state, seats, met);
    for viewer in Viewer::all(seats).filter(|viewer| *viewer != Viewer::Referee) {
        let imagined = game.determinize(state, viewer, &mut Seed::from_number(1).rng());
        text += &format!("imagined by {viewer}: {}", StateHash::of(&imagined));
        if let Some(seat) = viewer.seat() {
            text += &format!(", worth {:.3}", brought.worth(game, &imagined, seat));
        }
        text += "\n";
    }
    text + &scenes(game, state, seats, rng)
}

fn turn<G: Game>(game: &G, state: &G::State, seats: u8, met: &[String]) -> String {
    let mut text = String::new();
    for seat in Seat::all(seats) {
        if let Some(role) = game.role(state, seat) {
            text += &format!("role of {seat}: {role}\n");
        }
    }
    match game.turn(state) {
        Turn::Over(outcome) => {
            text += &over(&outcome);
            text += &left(game, state);
        }
        Turn::Awaiting(awaited) => {
            let names = |seats: SeatSet| {
                seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ")
            };
            let together = if awaited.together { " together" } else { "" };
            text += &format!("awaited{together}: {}\n", names(awaited.seats));
            if !awaited.welcome.is_empty() {
                text += &format!("welcome: {}\n", names(awaited.welcome));
            }
            for seat in awaited.may_act().iter() {
                text += &choices(game, state, seat);
            }
            text += &refusals(game, state, seats, met);
        }
    }
    text
}

fn left<G: Game>(game: &G, state: &G::State) -> String {
    let Some(legacy) = game.legacy(state) else { return String::new() };
    let mut text = format!("next: {} for {:?}\n", worded(&legacy.title), legacy.seats);
    for sentence in &legacy.says {
        text += &format!("  {}\n", worded(sentence));
    }
    for note in &legacy.notes {
        let (about, says) = (worded(&note.about), worded(&note.says));
        text += &format!("  {:?} {about}: {says}\n", note.kind);
    }
    for (key, value) in &legacy.options {
        let open = if legacy.open.iter().any(|open| open == key) { ", open" } else { "" };
        text += &format!("carried over: {key}={value}{open}\n");
    }
    text
}

fn over(outcome: &Outcome) -> String {
    let mut text = format!("over: {} ({:?})\n", outcome.ending, outcome.contest);
    for (seat, standing) in (0..).map(Seat).zip(outcome.standings()) {
        let won = if standing.won { ", won" } else { "" };
        let points = standing.points;
        let worth = outcome.utility(seat);
        text +=
            &format!("  {seat}: rank {}{won}, points {points}, worth {worth:.3}\n", standing.rank);
    }
    text
}

fn choices<G: Game>(game: &G, state: &G::State, seat: Seat) -> String {
    let notations = notations(game, state, seat);
    format!("moves of {seat} ({}): {}\n", notations.len(), notations.join(" | "))
}

/// A seat's legal moves in notation.
pub(super) fn notations<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<String> {
    let mut list = MoveList::new();
    play::moves(game, state, seat, &mut list);
    list.iter().map(ToString::to_string).collect()
}

/// What is refused of the moves met so far: one of each reason.
fn refusals<G: Game>(game: &G, state: &G::State, seats: u8, met: &[String]) -> String {
    let mut text = String::new();
    for seat in Seat::all(seats) {
        let mut reasons = BTreeSet::new();
        for notation in met {
            let Ok(mv) = notation.parse::<G::Move>() else { continue };
            if let Err(refusal) = play::check(game, state, seat, &mv)
                && reasons.len() < REFUSALS
                && reasons.insert(refusal.reason)
            {
                let words = worded(&refusal.text());
                text += &format!("refused: {seat} {notation}: {} {words}\n", refusal.rule);
            }
        }
    }
    text
}

/// The referee's scene in full; of the others what they see differently.
fn scenes<G: Game>(game: &G, state: &G::State, seats: u8, rng: &mut Rng) -> String {
    let referee = lines(&play::scene(game, state, Viewer::Referee));
    let mut text = String::from("scene of the referee:\n");
    referee.iter().for_each(|line| text += &format!("  {line}\n"));
    let known: BTreeSet<&String> = referee.iter().collect();
    for viewer in Viewer::all(seats).filter(|viewer| *viewer != Viewer::Referee) {
        let mut scene = play::scene(game, state, viewer);
        play::mark_lasting(game, state, &mut scene, rng);
        let own = lines(&scene);
        let seen: BTreeSet<&String> = own.iter().collect();
        let same = referee == own;
        text += &format!("scene of {viewer}: {}\n", if same { "the same" } else { "but for this" });
        for line in referee.iter().filter(|line| !seen.contains(line)) {
            text += &format!("  - {line}\n");
        }
        for line in own.iter().filter(|line| !known.contains(line)) {
            text += &format!("  + {line}\n");
        }
    }
    text
}

/// The events of a move with who hears them.
pub(super) fn events<E: Event>(entries: &[LoggedEvent<E>], seats: u8) -> String {
    let mut text = String::new();
    for LoggedEvent { audience, event } in entries {
        text += &format!("   to {}: {}", heard_by(*audience, seats), worded(&event.text()));
        if let Some(rule) = event.rule() {
            text += &format!(" by {rule}");
        }
        if !event.touches().is_empty() {
            text += &format!(" touches {}", event.touches().join(" "));
        }
        text += "\n";
    }
    text
}

fn heard_by(audience: Audience, seats: u8) -> String {
    let outside = |viewer: &Viewer| *viewer != Viewer::Referee;
    let all: Vec<Viewer> = Viewer::all(seats).filter(outside).collect();
    let told: Vec<Viewer> = all.iter().copied().filter(|v| audience.includes(*v)).collect();
    match told.as_slice() {
        [] => "the referee alone".into(),
        _ if told == all => "all".into(),
        some => some.iter().map(|viewer| viewer.to_string()).collect::<Vec<_>>().join(", "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_games_are_shown_whole_and_long_ones_at_both_ends_and_between() {
        assert_eq!(choose([10; 4].into_iter(), 100).len(), 4);
        let shown = choose([10; 1000].into_iter(), 100);
        assert_eq!(shown.len(), 10);
        assert!(shown.contains(&0) && shown.contains(&999) && shown.contains(&499));
        assert_eq!(choose([500].into_iter(), 100).len(), 1);
    }
}
