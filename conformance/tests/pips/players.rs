//! Who plays pips when nobody sits there.

use kernel::{Mind, MoveList, OwnSeats, Player, Seat, SeatKind, Seed, SetupError, View};

use super::{Flaw, Move, Pips, State};

/// How good a position looks.
pub struct PipsMind;

impl Mind for PipsMind {
    type Game = Pips;
    type Goal = ();

    fn evaluate(&self, game: &Pips, state: &State, seat: Seat) -> f32 {
        match game.flaw {
            Flaw::WorthTooMuch => state.points[seat.index()] as f32,
            Flaw::WorthNotANumber => f32::NAN,
            _ => 0.5,
        }
    }
}

/// The seat kinds of the game.
pub struct PipsSeats(pub Flaw);

impl OwnSeats for PipsSeats {
    type Game = Pips;

    fn kinds(&self) -> &[SeatKind] {
        &[SeatKind { id: "automaton", argument: None, about: "pips-automaton" }]
    }

    fn player(
        &self,
        kind: &str,
        _: Option<&str>,
        _: Seed,
    ) -> Option<Result<Box<dyn Player<Pips>>, SetupError>> {
        (kind == "automaton" && self.0 != Flaw::PlayerMissing)
            .then(|| Ok(Box::new(Automaton) as Box<dyn Player<Pips>>))
    }
}

/// Lays its first card and passes.
struct Automaton;

impl Player<Pips> for Automaton {
    fn decide(&mut self, view: View<'_, Pips>) -> Move {
        let mut moves = MoveList::new();
        view.moves(&mut moves);
        if view.game().is(Flaw::PlayerCheats) {
            return Move::Lay(15);
        }
        *moves.last().expect("an awaited seat has a move")
    }
}
