//! `determinize` imagines a position that can be played, with the future unforeseen.

use kernel::{Census, EventLog, Game, Seat, Viewer, play};
use serde_json::Value;

use super::{Position, conservation, moves, turns};
use crate::difference::describe;
use crate::inspector::{Breach, Held, Inspector};
use crate::violation::Law;

/// What every random game must stay within.
pub(crate) struct Bounds<'a> {
    pub opening: &'a Census,
    /// How many decisions were made so far.
    pub decisions: u32,
    /// How many there may be.
    pub longest: u32,
}

/// What a viewer imagines is a position of the same game, and nothing in it is foreseen.
pub(crate) fn sound<G: Game>(
    inspector: &mut Inspector<'_, G>,
    position: &Position<'_, G>,
    viewer: Viewer,
    imagined: &G::State,
    bounds: &Bounds<'_>,
) -> Held {
    let game = inspector.game;
    let real = position.state;
    let circumstances = format!("in a position that {viewer} imagines");
    let in_mind = |breach: Breach| breach.within(&circumstances);
    let seed = |state: &G::State| game.chance(state).map(|chance| chance.seed());
    if position.outcome.is_none() {
        let foreseen = seed(real).is_some() && seed(real) == seed(imagined);
        inspector.hold(Law::Imagination, !foreseen, || {
            format!("{viewer} imagines the real seed, and so foresees every draw")
        })?;
    }
    if !game.about().hidden_information {
        inspector.hold(Law::Imagination, imagined == real, || {
            format!(
                "the game says that nothing is hidden or drawn, but {viewer} imagines another position: {}",
                describe(real, imagined)
            )
        })?;
    }
    conservation::conserved(inspector, bounds.opening, imagined).map_err(in_mind)?;
    no_faults(inspector, imagined).map_err(in_mind)?;
    evaluated(inspector, imagined, position.seats).map_err(in_mind)?;
    if differs_beyond_seed(game, real, imagined) {
        inspector.statistics.imagined_otherwise += 1;
    }
    Ok(())
}

/// The referee imagines nothing.
pub(crate) fn referee<G: Game>(
    inspector: &mut Inspector<'_, G>,
    position: &Position<'_, G>,
) -> Held {
    let (imagined, _) = inspector.imagine(position.state, Viewer::Referee);
    inspector.hold(Law::Imagination, imagined == *position.state, || {
        format!(
            "the referee sees everything, but `determinize` changes it: {}",
            describe(position.state, &imagined)
        )
    })
}

/// A position that goes on can be played as it is.
pub(crate) fn no_faults<G: Game>(inspector: &mut Inspector<'_, G>, state: &G::State) -> Held {
    if !inspector.goes_on(state) {
        return Ok(());
    }
    let faults = inspector.game.faults(state);
    inspector.hold(Law::Imagination, faults.is_empty(), || {
        format!("`faults` finds something wrong: {}", faults.join("; "))
    })
}

fn evaluated<G: Game>(inspector: &mut Inspector<'_, G>, state: &G::State, seats: u8) -> Held {
    for seat in Seat::all(seats) {
        let value = inspector.brought.worth(inspector.game, state, seat);
        inspector.hold(Law::Evaluation, (0.0..=1.0).contains(&value), || {
            format!("the position is worth {value} to {seat}")
        })?;
        let value = inspector.brought.worth_ahead(inspector.game, state, seat);
        inspector.hold(Law::Evaluation, (0.0..=1.0).contains(&value), || {
            format!("to a plan of {seat} the position is worth {value}")
        })?;
    }
    Ok(())
}

/// An imagined position is played to its end, under the same laws.
pub(crate) fn play_out<G: Game>(
    inspector: &mut Inspector<'_, G>,
    viewer: Viewer,
    imagined: G::State,
    seats: u8,
    bounds: &Bounds<'_>,
) -> Held {
    let mut state = imagined;
    let mut since: Vec<String> = Vec::new();
    let mut log = EventLog::muted();
    loop {
        let circumstances = |since: &[String]| {
            format!(
                "in a position that {viewer} imagines, {} moves on ({})",
                since.len(),
                since.join(", ")
            )
        };
        let in_mind = |breach: Breach| breach.within(&circumstances(&since));
        let position = turns::read(inspector, &state, seats).map_err(in_mind)?;
        moves::listed(inspector, &position).map_err(in_mind)?;
        if position.outcome.is_some() {
            // What was lost on the way is still missing here.
            return conservation::conserved(inspector, bounds.opening, &state).map_err(in_mind);
        }
        let decisions = bounds.decisions + since.len() as u32;
        inspector
            .hold(Law::Ends, decisions < bounds.longest, || {
                format!("the game goes on after {decisions} decisions")
            })
            .map_err(in_mind)?;
        // Nobody who is only welcome does anything here: the game has to end without them too.
        let (seat, mv) = position.owed_move(&mut inspector.rng);
        let mv = mv.clone();
        play::play_unchecked(inspector.game, &mut state, seat, &mv, &mut log);
        since.push(format!("{seat} {mv}"));
    }
}

/// At the end of a run: the leak laws have compared positions that really differed.
pub(crate) fn not_vacuous<G: Game>(inspector: &mut Inspector<'_, G>, drew: bool) -> Held {
    let about = inspector.game.about();
    let statistics = &inspector.statistics;
    if !about.hidden_information || statistics.imagined_otherwise > 0 {
        return Ok(());
    }
    let hides = statistics.saw_something_hidden;
    inspector.hold(Law::Imagination, drew && !hides, || {
        "the game says that something is hidden, but nobody ever imagined it otherwise: `determinize` deals nothing anew"
            .into()
    })
}

/// Whether two states differ in more than the seed of their chance.
fn differs_beyond_seed<G: Game>(game: &G, real: &G::State, imagined: &G::State) -> bool {
    if real == imagined {
        return false;
    }
    match without_seed(game, real).zip(without_seed(game, imagined)) {
        Some((real, imagined)) => real != imagined,
        None => true,
    }
}

fn without_seed<G: Game>(game: &G, state: &G::State) -> Option<Value> {
    let mut value = serde_json::to_value(state).ok()?;
    if let Some(chance) = game.chance(state) {
        replace(&mut value, &chance.seed().to_string(), "seed");
    }
    Some(value)
}

/// An imagined state with the luck of the real one: it differs only in what is hidden now. Nothing, if a state does
/// not survive JSON.
pub(crate) fn with_luck_of<G: Game>(
    game: &G,
    imagined: &G::State,
    real: &G::State,
) -> Option<G::State> {
    let Some((theirs, ours)) = game.chance(imagined).zip(game.chance(real)) else {
        return Some(imagined.clone());
    };
    let mut value = serde_json::to_value(imagined).ok()?;
    let whole: G::State = serde_json::from_value(value.clone()).ok()?;
    replace(&mut value, &theirs.seed().to_string(), &ours.seed().to_string());
    serde_json::from_value(value).ok().filter(|_| whole == *imagined)
}

/// Writes another text wherever this one stands alone. Seeds of the suite are 64 digits long, so nothing else does.
fn replace(value: &mut Value, old: &str, new: &str) {
    match value {
        Value::String(text) if text == old => *text = new.into(),
        Value::Array(items) => items.iter_mut().for_each(|item| replace(item, old, new)),
        Value::Object(fields) => fields.values_mut().for_each(|field| replace(field, old, new)),
        _ => {}
    }
}
