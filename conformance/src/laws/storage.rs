//! What is stored comes back as it was, and a record rebuilds its game.

use kernel::record::replay::{self, Claim};
use kernel::{Game, Record, StateHash, Viewer, play};
use serde::de::DeserializeOwned;

use super::{Position, turns};
use crate::difference::describe;
use crate::inspector::{Breach, Held, Inspector};
use crate::violation::Law;

/// A position survives JSON and postcard.
pub(crate) fn restored<G: Game>(
    inspector: &mut Inspector<'_, G>,
    position: &Position<'_, G>,
) -> Held {
    let state = position.state;
    let json = serde_json::to_string(state).map_err(|error| unstorable("JSON", &error))?;
    let from_json = from_json(&json)?;
    same(inspector, position, &from_json, "JSON")?;
    let bytes = postcard::to_allocvec(state).map_err(|error| unstorable("postcard", &error))?;
    let from_bytes: G::State =
        postcard::from_bytes(&bytes).map_err(|error| unstorable("postcard", &error))?;
    same(inspector, position, &from_bytes, "postcard")
}

fn from_json<T: DeserializeOwned>(json: &str) -> Result<T, Breach> {
    serde_json::from_str(json).map_err(|error| unstorable("JSON", &error))
}

fn unstorable(form: &str, error: &dyn std::fmt::Display) -> Breach {
    Breach { law: Law::Storage, seen: format!("a state cannot be stored as {form}: {error}") }
}

fn same<G: Game>(
    inspector: &mut Inspector<'_, G>,
    position: &Position<'_, G>,
    restored: &G::State,
    form: &str,
) -> Held {
    let state = position.state;
    inspector.hold(Law::Storage, restored == state, || {
        format!("a state restored from {form} is another: {}", describe(state, restored))
    })?;
    inspector.hold(Law::Storage, StateHash::of(restored) == StateHash::of(state), || {
        format!("a state restored from {form} has another hash")
    })?;
    let again = turns::read(inspector, restored, position.seats)?;
    inspector.hold(Law::Storage, again.choices == position.choices, || {
        format!("a state restored from {form} has other moves, or in another order")
    })?;
    let scene = |of: &G::State| play::scene(inspector.game, of, Viewer::Referee);
    let (before, after) = (scene(state), scene(restored));
    inspector.hold(Law::Storage, before == after, || {
        format!("a state restored from {form} looks different: {}", describe(&before, &after))
    })
}

/// The record, written and read again, rebuilds the game with every hash and the result.
pub(crate) fn replays<G: Game>(inspector: &mut Inspector<'_, G>, record: &Record) -> Held {
    let broken = |seen: String| Breach { law: Law::Replay, seen };
    let read = Record::parse("record", &record.to_string())
        .map_err(|fault| broken(format!("the record of the game cannot be read: {fault}")))?;
    inspector.hold(Law::Replay, read == *record, || {
        "the record of the game, written and read again, says something else".into()
    })?;
    let verdict = replay::verify(inspector.game, &read)
        .map_err(|error| broken(format!("the record of the game does not replay: {error}")))?;
    for Claim { claim, expected, found } in verdict.claims {
        inspector.hold(Law::Replay, found.is_none(), || {
            format!("{claim}: {expected} in play, {} in replay", found.unwrap_or_default())
        })?;
    }
    Ok(())
}
