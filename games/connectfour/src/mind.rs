//! How good a position looks, for players who cannot look to the end.

use kernel::{Game, Mind, Seat, Turn};

use crate::ConnectFour;
use crate::state::{Side, State};

/// Somebody who can tell a good position from a bad one.
#[derive(Clone, Copy, Debug)]
pub struct ConnectFourMind;

impl Mind for ConnectFourMind {
    type Game = ConnectFour;
    type Goal = ();

    fn evaluate(&self, game: &ConnectFour, state: &State, seat: Seat) -> f32 {
        match game.turn(state) {
            Turn::Awaiting(_) => evaluate(state, Side::of(seat)),
            Turn::Over(outcome) => outcome.utility(seat),
        }
    }
}

/// What one more cell that completes a row is worth.
const THREAT: f32 = 0.05;
/// What one more step towards the middle is worth.
const PLACE: f32 = 0.008;

/// How an unfinished position looks for `side`, from 0 to 1: who completes a row with the next disc wins, who faces
/// two such cells at once can fill only one of them, and otherwise threats and places near the middle count.
fn evaluate(state: &State, side: Side) -> f32 {
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
