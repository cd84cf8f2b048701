//! A move that can be taken back has shown nobody anything, and taking it back leaves no trace.

use kernel::event_log::told;
use kernel::{Barrier, Game, MoveList, Viewer, play};

use super::telling::{Branch, branch};
use super::{Step, leaks};
use crate::difference::describe;
use crate::inspector::{Held, Inspector};
use crate::violation::Law;

/// How many of somebody's other moves are tried to explain what a viewer saw.
const EXPLANATIONS: usize = 256;

/// After undo the position plays on as if the move had never been tried.
pub(crate) fn leaves_no_trace<G: Game>(
    inspector: &mut Inspector<'_, G>,
    step: &Step<'_, G>,
) -> Held {
    if step.barrier == Barrier::Closed {
        return Ok(());
    }
    let game = inspector.game;
    let (seat, other) = step.before.any_move(&mut inspector.rng);
    let direct = branch(game, step.before.state, seat, other);
    drop(branch(game, step.before.state, step.seat, step.mv));
    let undone = branch(game, step.before.state, seat, other);
    let same = direct.state == undone.state && direct.entries == undone.entries;
    inspector.hold(Law::Undo, same, || {
        format!(
            "`{other}` of {seat} does something else once `{}` was tried and taken back: {}",
            step.mv,
            describe(&direct.state, &undone.state)
        )
    })
}

/// Whoever looks, before and after: no position that was possible has become impossible.
pub(crate) fn shows_nothing<G: Game>(inspector: &mut Inspector<'_, G>, step: &Step<'_, G>) -> Held {
    if step.barrier == Barrier::Closed {
        return Ok(());
    }
    let game = inspector.game;
    for viewer in Viewer::all(step.before.seats).filter(|viewer| *viewer != Viewer::Referee) {
        let (world, _) = inspector.imagine(step.before.state, viewer);
        leaks::same_scene(inspector, step.before.state, &world, viewer)?;
        if play::check(game, &world, step.seat, step.mv).is_ok() {
            let there = branch(game, &world, step.seat, step.mv);
            same_to(inspector, step, &there, viewer)?;
        } else {
            could_be_another(inspector, step, &world, viewer)?;
        }
    }
    Ok(())
}

/// The same open move, seen and heard by somebody who could not tell the positions apart before it.
fn same_to<G: Game>(
    inspector: &mut Inspector<'_, G>,
    step: &Step<'_, G>,
    there: &Branch<G>,
    viewer: Viewer,
) -> Held {
    let seen = play::scene(inspector.game, step.after, viewer);
    let elsewhere = play::scene(inspector.game, &there.state, viewer);
    inspector.hold(Law::Undo, seen == elsewhere, || {
        format!(
            "`{}` of {} can be taken back, but it shows {viewer} something hidden: {}",
            step.mv,
            step.seat,
            describe(&seen, &elsewhere)
        )
    })?;
    let (heard, elsewhere) = (told(step.entries, viewer), told(&there.entries, viewer));
    inspector.hold(Law::Undo, heard == elsewhere, || {
        format!(
            "`{}` of {} can be taken back, but it tells {viewer} something hidden: {}",
            step.mv,
            step.seat,
            describe(&heard, &elsewhere)
        )
    })
}

/// The move was not possible in a position that the viewer held possible: then some other move there must look the
/// same to the viewer, or the viewer has learnt what the seat holds.
fn could_be_another<G: Game>(
    inspector: &mut Inspector<'_, G>,
    step: &Step<'_, G>,
    world: &G::State,
    viewer: Viewer,
) -> Held {
    let game = inspector.game;
    let mut list = MoveList::new();
    play::moves(game, world, step.seat, &mut list);
    if list.len() > EXPLANATIONS {
        return Ok(());
    }
    let seen = play::scene(game, step.after, viewer);
    let heard = told(step.entries, viewer);
    let explained = list.iter().any(|mv| {
        let there = branch(game, world, step.seat, mv);
        play::scene(game, &there.state, viewer) == seen && told(&there.entries, viewer) == heard
    });
    inspector.hold(Law::Undo, explained, || {
        format!(
            "`{}` of {} can be taken back, but from it {viewer} learns what {} had: in a position that {viewer} held possible, no move looks like it",
            step.mv, step.seat, step.seat
        )
    })
}
