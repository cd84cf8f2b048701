//! Nothing is lost or doubled.

use kernel::{Census, Game};

use crate::inspector::{Held, Inspector};
use crate::violation::Law;

/// Counts every component.
pub(crate) fn count<G: Game>(game: &G, state: &G::State) -> Census {
    let mut census = Census::new();
    game.census(state, &mut census);
    census
}

/// A census counts something.
pub(crate) fn counts_something<G: Game>(inspector: &mut Inspector<'_, G>, census: &Census) -> Held {
    inspector.hold(Law::Conservation, census.total() > 0, || {
        "the census of the opening position is empty".into()
    })
}

/// A position has the components of the opening, no more and no fewer.
pub(crate) fn conserved<G: Game>(
    inspector: &mut Inspector<'_, G>,
    opening: &Census,
    state: &G::State,
) -> Held {
    let differences = count(inspector.game, state).differences(opening);
    inspector.hold(Law::Conservation, differences.is_empty(), || differences.join("; "))
}
