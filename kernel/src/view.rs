//! What a player gets to see, by type: a view never gives out the state it looks at.

use crate::chance::Rng;
use crate::game::{Breadth, Game, MoveList};
use crate::refusal::Refusal;
use crate::scene::Scene;
use crate::seat::{Seat, Viewer};
use crate::text::Text;

/// A position through the eyes of one seat. Automatic players receive this and nothing else.
pub struct View<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<G: Game> Clone for View<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for View<'_, G> {}

impl<'a, G: Game> View<'a, G> {
    /// The view of `seat`. Whoever holds a state may make views of it; a view does not give the state back.
    pub const fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        View { game, state, seat }
    }

    /// Whose view this is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The game.
    pub const fn game(&self) -> &'a G {
        self.game
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.game.seats(self.state)
    }

    /// Fills the list with the seat's legal moves.
    #[inline]
    pub fn moves(&self, moves: &mut MoveList<G::Move>) {
        moves.clear();
        crate::play::legal(self.game, self.state, self.seat, moves);
    }

    /// Fills the list with moves that come to mind: every legal one, each once, and others. [`View::allows`] tells them
    /// apart, so whoever wants one move need not have all of them checked.
    #[inline]
    pub fn candidates(&self, moves: &mut MoveList<G::Move>) {
        moves.clear();
        let found = &mut |mv| moves.push(mv);
        self.game.candidates(self.state, self.seat, Breadth::Playable, found);
    }

    /// Whether the seat, which is awaited, may make this move.
    #[inline]
    pub fn allows(&self, mv: &G::Move) -> bool {
        self.game.check(self.state, self.seat, mv).is_ok()
    }

    /// Whether the seat may make this move.
    pub fn check(&self, mv: &G::Move) -> Result<(), Refusal> {
        crate::play::check(self.game, self.state, self.seat, mv)
    }

    /// What the seat sees.
    pub fn scene(&self) -> Scene {
        crate::play::scene(self.game, self.state, Viewer::Seat(self.seat))
    }

    /// A whole state that the seat cannot tell from the real one.
    #[inline]
    pub fn imagine(&self, rng: &mut Rng) -> G::State {
        self.game.determinize(self.state, Viewer::Seat(self.seat), rng)
    }
}

/// Somebody who decides when nobody sits there.
pub trait Player<G: Game>: Send {
    /// Chooses one of the view's legal moves. Called only when the seat is awaited.
    fn decide(&mut self, view: View<'_, G>) -> G::Move;

    /// Why the last decision was made, if the player can say.
    fn reason(&self) -> Option<Text> {
        None
    }
}
