//! How good a position looks: the Fame each player can expect at the end, and how likely that is the most.
//!
//! [`traits`] reads numbers off the table, among them what the road ahead promises (`prospects.rs`) and what an action in
//! progress does (`pending.rs`); [`weights`] says how much Fame each promises, at the end of the game and for
//! every Movement turn that is still to come. The weights are not guessed: `examples/weigh.rs` finds them in games that
//! the players have played with earlier ones.

mod pending;
mod prospects;
pub mod traits;
pub mod weights;

use kernel::MAX_SEATS;

use crate::look::Look;
use crate::state::{MAX_PLAYERS, Player};
pub use traits::{TRAITS, Trait, Traits};
pub use weights::{WEIGHTS, Weights};

/// The traits of every player, and how many Movement turns each has left.
pub fn read(look: Look<'_>) -> [(Traits, f32); MAX_PLAYERS] {
    let mut boards = [0.0f32; MAX_PLAYERS];
    let mut speeds = [[0.0f32; 3]; MAX_PLAYERS];
    let mut nobody = 1.0;
    for player in look.players() {
        let own = prospects::speeds(look, player);
        let likely = prospects::boarding(look, player, prospects::pace(look, player, own));
        (speeds[player.index()], boards[player.index()]) = (own, likely);
        nobody *= 1.0 - likely;
    }
    let mut all = [([0.0; TRAITS], 0.0); MAX_PLAYERS];
    for player in look.players() {
        let left = prospects::moves_left(look, player);
        let (speeds, boards) = (speeds[player.index()], boards[player.index()]);
        let traits = traits::traits(look, player, speeds, 1.0 - nobody, boards);
        all[player.index()] = (traits, f32::from(left) / 6.0);
    }
    all
}

/// How good the position looks for every seat: how likely it wins.
pub(crate) fn evaluate_all(look: Look<'_>, weights: &Weights) -> [f32; MAX_SEATS] {
    let read = read(look);
    let mut worths = [f32::NEG_INFINITY; MAX_PLAYERS];
    let mut left = 0.0f32;
    for player in look.players() {
        let (traits, moves) = &read[player.index()];
        worths[player.index()] = weights.worth(traits, *moves);
        left = left.max(*moves);
    }
    let best = worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let sharpness = 1.0 / weights.spread(left);
    let chances = worths.map(|worth| ((worth - best) * sharpness).exp());
    let sum: f32 = chances.iter().sum();
    let mut all = [0.0; MAX_SEATS];
    for seat in 0..usize::from(look.state.table.seats) {
        all[seat] = chances[Player(seat as u8).index()] / sum;
    }
    all
}
