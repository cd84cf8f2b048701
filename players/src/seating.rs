//! Why nobody can be seated.

use kernel::SetupError;

use crate::kind::KindError;

/// Why nobody can be seated.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum SeatError {
    /// A person sits there, and no person can be made.
    #[error("`me` is a person: nobody automatic can sit there; choose another seat kind")]
    Person,
    /// The game does not have this kind.
    #[error(transparent)]
    Kind(#[from] KindError),
    /// The game refuses to make this player; the reason is a message in the game's words.
    #[error(transparent)]
    Setup(#[from] SetupError),
}
