//! What a viewer gets depends on nothing that the viewer may not know.
//!
//! The swap test: a state and what a viewer imagines in its place differ only in what the viewer may not know, so
//! the viewer must get the same scene, the same moves, the same refusals, and imagine the same things.

use kernel::scene::Face;
use kernel::{Game, MoveList, Viewer, play};

use super::imagination::{self, Bounds};
use super::{Position, moves};
use crate::difference::describe;
use crate::inspector::{Held, Inspector};
use crate::violation::Law;

/// Swaps the position for an imagined one, for every viewer, and compares what they get.
pub(crate) fn swapped<G: Game>(
    inspector: &mut Inspector<'_, G>,
    position: &Position<'_, G>,
    bounds: &Bounds<'_>,
) -> Held {
    imagination::referee(inspector, position)?;
    for viewer in Viewer::all(position.seats).filter(|viewer| *viewer != Viewer::Referee) {
        let (imagined, _) = inspector.imagine(position.state, viewer);
        imagination::sound(inspector, position, viewer, &imagined, bounds)?;
        same_scene(inspector, position.state, &imagined, viewer)?;
        same_checks(inspector, position.state, &imagined, viewer)?;
        same_imagination(inspector, position.state, &imagined, viewer)?;
    }
    Ok(())
}

/// The viewer sees the same.
pub(crate) fn same_scene<G: Game>(
    inspector: &mut Inspector<'_, G>,
    real: &G::State,
    imagined: &G::State,
    viewer: Viewer,
) -> Held {
    let seen = play::scene(inspector.game, real, viewer);
    let elsewhere = play::scene(inspector.game, imagined, viewer);
    if seen.pieces.iter().any(|piece| piece.face != Face::Up) {
        inspector.statistics.saw_something_hidden = true;
    }
    inspector.hold(Law::NoLeak, seen == elsewhere, || {
        format!(
            "{viewer} sees whether the position is the real one or one that {viewer} cannot tell from it: {}",
            describe(&seen, &elsewhere)
        )
    })
}

/// The same moves and the same answers of `check`, with all details.
fn same_checks<G: Game>(
    inspector: &mut Inspector<'_, G>,
    real: &G::State,
    imagined: &G::State,
    viewer: Viewer,
) -> Held {
    let Some(seat) = viewer.seat() else { return Ok(()) };
    let list = |state: &G::State| {
        let mut list = MoveList::new();
        play::moves(inspector.game, state, seat, &mut list);
        list
    };
    let (here, there) = (list(real), list(imagined));
    inspector.hold(Law::NoLeak, here[..] == there[..], || {
        format!("{seat} has other moves in a position that {seat} cannot tell from this one")
    })?;
    for mv in moves::others(inspector).iter().chain(here.iter()) {
        let here = play::check(inspector.game, real, seat, mv);
        let there = play::check(inspector.game, imagined, seat, mv);
        inspector.hold(Law::NoLeak, here == there, || {
            format!(
                "{seat} asks whether `{mv}` is allowed and learns something hidden: {here:?} here, {there:?} in a position that {seat} cannot tell from this one"
            )
        })?;
    }
    Ok(())
}

/// Two states that look the same to a viewer determinize the same.
fn same_imagination<G: Game>(
    inspector: &mut Inspector<'_, G>,
    real: &G::State,
    imagined: &G::State,
    viewer: Viewer,
) -> Held {
    let difference = imagined_differently(inspector, real, imagined, viewer);
    inspector.hold(Law::NoLeak, difference.is_none(), || {
        format!(
            "what {viewer} imagines depends on something hidden: from this position and from one that {viewer} cannot tell from it, the same dice give different positions: {}",
            difference.unwrap_or_default()
        )
    })
}

/// Where the positions differ that a viewer imagines in two states, given the same dice.
pub(crate) fn imagined_differently<G: Game>(
    inspector: &mut Inspector<'_, G>,
    one: &G::State,
    other: &G::State,
    viewer: Viewer,
) -> Option<String> {
    let (from_one, seed) = inspector.imagine(one, viewer);
    let from_other = inspector.game.determinize(other, viewer, &mut seed.rng());
    (from_one != from_other).then(|| describe(&from_one, &from_other))
}
