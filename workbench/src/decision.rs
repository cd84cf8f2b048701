//! A decision in one place: whom it asks, what it says, which moves come to mind, which of them are allowed and why the
//! others are not, what each does, and how a client words it.
//!
//! A game whose state holds a stack of procedures makes every procedure that asks somebody a type of its own with
//! [`Decision`], in a file of its own. The game's `Game::candidates`, `check`, `play` and `offer` do nothing but ask the
//! decision on top, so the list of moves, the refusals, the prompt and the effect cannot drift apart.

use kernel::scene::Prompt;
use kernel::{Breadth, Offer, Refusal, Seat, SeatSet};

/// The types a game's decisions speak in.
pub trait Rules {
    /// A position with the content that explains it: what a rule reads.
    type Look<'a>: Copy;
    /// A position to be changed, with its log: what a rule writes.
    type Engine<'a>;
    /// A move.
    type Move;
}

/// One question a game asks.
pub trait Decision<R: Rules> {
    /// The seats that owe an answer.
    fn asks(&self, look: R::Look<'_>) -> SeatSet;

    /// The question in one sentence, to whom it is asked.
    fn prompt(&self, look: R::Look<'_>) -> Prompt;

    /// Calls `found` with answers that come to mind, as `kernel::Game::candidates` says. What is legal is left to
    /// [`Decision::check`].
    fn candidates(
        &self,
        look: R::Look<'_>,
        seat: Seat,
        breadth: Breadth,
        found: &mut dyn FnMut(R::Move),
    );

    /// Whether a seat that is asked may answer so: a list of conditions, each with its refusal.
    fn check(&self, look: R::Look<'_>, seat: Seat, mv: &R::Move) -> Result<(), Refusal>;

    /// Carries out an answer that [`Decision::check`] allows.
    fn play(&self, engine: &mut R::Engine<'_>, seat: Seat, mv: &R::Move);

    /// An answer in words, allowed or not, with what it touches.
    fn offer(&self, look: R::Look<'_>, seat: Seat, mv: &R::Move) -> Offer;
}
