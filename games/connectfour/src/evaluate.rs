//! How good a position looks, for players who cannot look to the end.

use crate::state::{Side, State};

/// What one more cell that completes a row is worth.
const THREAT: f32 = 0.05;
/// What one more step towards the middle is worth.
const PLACE: f32 = 0.008;

/// How an unfinished position looks for `side`, from 0 to 1: who completes a row with the next disc wins, who faces
/// two such cells at once can fill only one of them, and otherwise threats and places near the middle count.
pub(crate) fn evaluate(state: &State, side: Side) -> f32 {
    let mover = state.to_move();
    let waiter = mover.other();
    let (own, now) = state.threats(mover);
    let (theirs, next) = state.threats(waiter);
    let for_mover = if now != 0 {
        0.98
    } else if next.count_ones() > 1 {
        0.03
    } else if next & theirs >> 1 != 0 {
        // Filling the cell opens the one above it, and that completes a row too.
        0.04
    } else {
        let threats = own.count_ones() as f32 - theirs.count_ones() as f32;
        let places = state.reach(mover) as f32 - state.reach(waiter) as f32;
        (0.5 + THREAT * threats + PLACE * places).clamp(0.1, 0.9)
    };
    if side == mover { for_mover } else { 1.0 - for_mover }
}
