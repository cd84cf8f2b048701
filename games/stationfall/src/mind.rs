//! What somebody who plays well knows beyond the rules:
//!
//! - `evaluation`: how good a position looks; `likelihoods` of what the Agendas ask for, which rest on `capabilities`
//!   (who can bring what about) and `distances` (how far it is); `experience`: what finished games say;
//! - `default_moves`: what is decided without looking ahead;
//! - `aims`, `purposeful_turns`, `goals`: turns that serve a purpose, for the search that plans many of them;
//! - `tuning`: the numbers of the search that are fitted to this game.

mod aims;
mod capabilities;
mod default_moves;
mod distances;
mod evaluation;
mod experience;
mod goals;
mod likelihoods;
mod purposeful_turns;
mod tuning;

use kernel::mind::WholeTurnOf;
use kernel::{Game, MAX_SEATS, Mind, Seat, Style, Turn};

use crate::game::Stationfall;
use crate::moves::Move;
use crate::state::State;

pub use evaluation::outlook;
pub use goals::Goal;

pub(crate) use capabilities::{control, lack, source};
pub(crate) use distances::Distances;
pub(crate) use likelihoods::{Likelihoods, Wish};

/// Somebody who plays well.
#[derive(Clone, Copy, Debug)]
pub struct StationfallMind;

impl Mind for StationfallMind {
    type Game = Stationfall;
    type Goal = Goal;

    fn evaluate(&self, game: &Stationfall, state: &State, seat: Seat) -> f32 {
        match game.turn(state) {
            Turn::Over(outcome) => outcome.utility(seat),
            Turn::Awaiting(_) => self.evaluate_all(game, state)[seat.index()],
        }
    }

    fn evaluate_all(&self, game: &Stationfall, state: &State) -> [f32; MAX_SEATS] {
        evaluation::evaluate_all(game.look(state))
    }

    fn evaluate_ahead(&self, game: &Stationfall, begun: &State, state: &State, seat: Seat) -> f32 {
        let begun = game.look(begun);
        let value = evaluation::evaluate_ahead(begun, game.look(state), seat);
        match game.turn(state) {
            Turn::Over(outcome) => {
                let counts = evaluation::winning_counts(begun);
                let won = f32::from(u8::from(outcome.won().contains(seat)));
                0.5 * counts * (outcome.utility(seat) + won) + (1.0 - counts) * value
            }
            Turn::Awaiting(_) => value,
        }
    }

    /// Random play is no guide here: the evaluation judges at the end of the turn that is being planned.
    fn style(&self) -> Style {
        Style::OwnTurns(tuning::TUNING)
    }

    fn default_move(&self, game: &Stationfall, state: &State, seat: Seat) -> Option<Move> {
        default_moves::default_move(game.look(state), seat)
    }

    fn opening(&self, game: &Stationfall, state: &State, seat: Seat) -> Option<Move> {
        default_moves::opening(game.look(state), seat)
    }

    fn purposeful_turns(
        &self,
        game: &Stationfall,
        state: &State,
        seat: Seat,
        found: &mut dyn FnMut(WholeTurnOf<Self>),
    ) {
        purposeful_turns::turns(game.content(), state, seat, found);
    }

    fn goals(&self, game: &Stationfall, state: &State, seat: Seat) -> Vec<Goal> {
        purposeful_turns::goals(game.look(state), seat)
    }

    fn advance(
        &self,
        game: &Stationfall,
        state: &State,
        seat: Seat,
        goals: &[Goal],
    ) -> Option<WholeTurnOf<Self>> {
        purposeful_turns::advance(game.content(), state, seat, goals)
    }
}
