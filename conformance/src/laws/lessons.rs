//! The lessons a title brings along can be announced and sat down to.

use std::collections::BTreeSet;

use kernel::{Game, Text};

use super::texts;
use crate::inspector::{Held, Inspector};
use crate::violation::Law;

/// Every lesson has a name of its own, words, somebody who is taught, and a number of seats the game is played by.
pub(crate) fn known<G: Game>(inspector: &mut Inspector<'_, G>) -> Held {
    let Some(teach) = inspector.brought.lessons() else { return Ok(()) };
    let players = inspector.game.about().players.clone();
    let mut ids = BTreeSet::new();
    for lesson in teach.lessons() {
        let id = &lesson.id;
        inspector.hold(Law::About, ids.insert(id), || format!("two lessons are called `{id}`"))?;
        let seats = u8::try_from(lesson.seats.len()).unwrap_or(u8::MAX);
        inspector.hold(Law::About, players.contains(&seats), || {
            format!("the lesson `{id}` has {seats} seats, which the game is not played by")
        })?;
        inspector.hold(Law::About, !lesson.pupils().is_empty(), || {
            format!("nobody is taught in the lesson `{id}`")
        })?;
        for words in [lesson.title, lesson.about] {
            texts::known(inspector, &Text::new(words), "a lesson")?;
        }
    }
    Ok(())
}
