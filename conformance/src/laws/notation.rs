//! A move's notation is one clean line that reads back as that move and no other.

use kernel::Game;

use super::Position;
use crate::inspector::{Held, Inspector};
use crate::pool::Meeting;
use crate::violation::Law;

/// Looks at every legal move that was not met before, and remembers it for later.
pub(crate) fn sound<G: Game>(inspector: &mut Inspector<'_, G>, position: &Position<'_, G>) -> Held {
    for mv in position.choices.iter().flat_map(|(_, moves)| moves) {
        match inspector.pool.meet(mv, &mut inspector.rng) {
            Meeting::Again => {}
            Meeting::New(notation) => {
                clean(inspector, &notation)?;
                reads_back(inspector, mv)?;
            }
            Meeting::Homonym(notation, other) => inspector.hold(Law::Notation, false, || {
                format!("two different moves are both written `{notation}`: {mv:?} and {other:?}")
            })?,
        }
    }
    Ok(())
}

fn clean<G: Game>(inspector: &mut Inspector<'_, G>, notation: &str) -> Held {
    let mistake = if notation.is_empty() {
        Some("is empty")
    } else if notation.trim() != notation {
        Some("begins or ends with a space")
    } else if notation.contains(['\n', '\r']) {
        Some("has more than one line")
    } else if notation.contains('#') {
        Some("has a `#`, which begins a comment in records")
    } else {
        None
    };
    inspector.hold(Law::Notation, mistake.is_none(), || {
        format!("the notation {notation:?} {}", mistake.unwrap_or_default())
    })
}

/// What is written reads back as the same move.
pub(crate) fn reads_back<G: Game>(inspector: &mut Inspector<'_, G>, mv: &G::Move) -> Held {
    let notation = mv.to_string();
    let read = notation.parse::<G::Move>();
    inspector.hold(Law::Notation, read.as_ref() == Ok(mv), || match read {
        Ok(other) => format!("{mv:?} is written `{notation}`, which reads back as {other:?}"),
        Err(error) => format!("{mv:?} is written `{notation}`, which does not read back: {error}"),
    })
}
