//! The seat kinds a game brings along, beside those that every game has.

use serde::Serialize;

use crate::chance::Seed;
use crate::game::{Game, SetupError};
use crate::options::Given;
use crate::seat::Seat;
use crate::text::Text;
use crate::view::Player;

/// Seat kinds of a game's own.
pub trait OwnSeats: Send + Sync + 'static {
    /// The game they sit at.
    type Game: Game;

    /// The kinds.
    fn kinds(&self) -> &[SeatKind];

    /// What may stand behind the colon of a kind, in the order to show it; nothing where the kind takes none or cannot
    /// list them.
    fn arguments(&self, _kind: &str) -> Vec<&'static str> {
        Vec::new()
    }

    /// What the part behind the colon of a kind is called. None: as it is written.
    fn argument_name(&self, _kind: &str, _argument: &str) -> Option<Text> {
        None
    }

    /// What the kinds of the seats mean for the options, in games whose rules know who is a bot: written into `given`
    /// before the options are read, so that a record replays without the kinds. Called with one entry for each seat,
    /// and again with what it has written.
    fn seating(&self, _seats: &[Seated<'_>], _given: &mut Given) -> Result<(), SetupError> {
        Ok(())
    }

    /// Whether somebody of a kind may take over a seat of a game in progress.
    fn may_take_over(
        &self,
        _game: &Self::Game,
        _state: &<Self::Game as Game>::State,
        _seated: Seated<'_>,
    ) -> Result<(), SetupError> {
        Ok(())
    }

    /// A player of one of the kinds; `argument` is what stands behind the colon.
    fn player(&self, kind: &str, argument: Option<&str>, seed: Seed) -> Option<Made<Self::Game>>;
}

/// A player of a game's own kind, or why nobody of it can sit down.
pub type Made<G> = Result<Box<dyn Player<G>>, SetupError>;

/// A kind of player a game brings along.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SeatKind {
    /// Its name: `automation`.
    pub id: &'static str,
    /// What may stand behind a colon, if anything: `CHARACTER`.
    pub argument: Option<&'static str>,
    /// The message id of its one-line explanation. The message with `-name` behind it is what it is called; without
    /// one it is called by its id.
    pub about: &'static str,
}

/// Who is to sit in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seated<'a> {
    /// The seat.
    pub seat: Seat,
    /// The seat kind: `automation`, or one that every game has.
    pub kind: &'a str,
    /// What stands behind the colon of one of the game's own kinds.
    pub argument: Option<&'a str>,
}
