//! What somebody who plays well knows beyond the rules: the Fame each player can expect at the end, and how likely that is the most.
//!
//! [`traits`] reads numbers off the table, among them what the road ahead promises (`prospects.rs`) and what an action in
//! progress does (`pending.rs`); [`weights`] says how much Fame each promises, at the end of the game and for
//! every Movement turn that is still to come. The weights are not guessed: `lab weigh lastaurora` finds them in games that
//! the players have played with earlier ones.

mod pending;
mod prospects;
pub mod traits;
pub mod weights;

use kernel::{Game, MAX_SEATS, Mind, MoveList, Seat, Style, Tuning, Turn};

use crate::decisions;
use crate::game::LastAurora;
use crate::look::Look;
use crate::moves::Move;
use crate::state::{MAX_PLAYERS, Player, State};
pub use traits::{TRAITS, Trait, Traits};
pub use weights::{WEIGHTS, Weights};

/// Somebody who plays well.
#[derive(Clone, Copy, Debug)]
pub struct LastAuroraMind {
    weights: &'static Weights,
}

impl LastAuroraMind {
    /// A mind that judges positions by these weights: for finding better ones.
    pub const fn with(weights: &'static Weights) -> LastAuroraMind {
        LastAuroraMind { weights }
    }
}

impl Default for LastAuroraMind {
    /// The mind with the best weights that were found.
    fn default() -> Self {
        LastAuroraMind::with(&WEIGHTS)
    }
}

impl Mind for LastAuroraMind {
    type Game = LastAurora;
    type Goal = ();

    fn evaluate(&self, game: &LastAurora, state: &State, seat: Seat) -> f32 {
        match game.turn(state) {
            Turn::Over(outcome) => outcome.utility(seat),
            Turn::Awaiting(_) => self.evaluate_all(game, state)[seat.index()],
        }
    }

    fn evaluate_all(&self, game: &LastAurora, state: &State) -> [f32; MAX_SEATS] {
        evaluate_all(game.look(state), self.weights)
    }

    fn style(&self) -> Style {
        Style::OwnTurns(Tuning::default())
    }

    /// Others drive as far as they may, and otherwise make the first legal move.
    fn default_move(&self, game: &LastAurora, state: &State, seat: Seat) -> Option<Move> {
        decisions::onward(game.look(state)).or_else(|| {
            let mut moves = MoveList::new();
            kernel::play::legal(game, state, seat, &mut moves);
            moves.first().copied()
        })
    }
}

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
fn evaluate_all(look: Look<'_>, weights: &Weights) -> [f32; MAX_SEATS] {
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
