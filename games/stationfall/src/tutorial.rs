//! The tutorial: an ordinary game with a fixed cast and one scripted player, Lindsey (SF-T1 to SF-T93).
//!
//! - this file: what the table remembers of it, and who is who;
//! - `council`: decisions that several humans make together (SF-T1, SF-T62);
//! - [`script`]: Lindsey's turns as data (SF-T21 to SF-T71); `lindsey`: the player who follows it (SF-T9);
//! - `conditional`, `walk`: what she does when the script is over (SF-T80 to SF-T84);
//! - `lesson`: the guide, in the condition language of the game.

mod conditional;
pub(crate) mod council;
pub(crate) mod lesson;
mod lindsey;
pub mod script;
mod walk;

use kernel::options::Given;
use kernel::{Seat, SeatSet, Seated, SetupError, Text};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::engine::Engine;
use crate::ids::Character;
use crate::look::Look;
use crate::moves::Move;
use crate::options::Path;
use crate::state::Player;

pub use council::Council;
pub(crate) use lindsey::Lindsey;

/// The seats of a tutorial: three humans and Lindsey (SF-T1).
pub const SEATS: u8 = 4;

/// The seat kind of the scripted player.
pub(crate) const LINDSEY_KIND: &str = "lindsey";

/// The most humans.
pub const HUMANS: usize = SEATS as usize - 1;

/// Lindsey sits in the last seat, and takes the first turn of every Minute (SF-T4).
pub const LINDSEY: Player = Player(SEATS - 1);

/// From this Minute on Lindsey is played by the humans, the first time (SF-T61).
pub const COUNCIL_FROM: i8 = 9;

/// From this Minute on she may be, the second time (SF-R170).
pub const LATE_COUNCIL_FROM: i8 = 6;

/// The cursor when nothing of the turn is left to do.
pub(crate) const DONE: u8 = u8::MAX;

/// What a table remembers of the tutorial.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tutorial {
    /// Whether it is one, and whether for the first or the second time (SF-T6).
    pub path: Path,
    /// The guard keeps the facts that the script needs (SF-T8).
    pub guard: bool,
    /// Actions that were not taught yet are greyed out (SF-T7).
    pub strict: bool,
    /// Lindsey follows SF-T80 instead of the council, the first time (SF-T62).
    pub auto: bool,
    /// The council decides for Lindsey instead of SF-T80 from Minute 6 on, the second time (SF-R170).
    pub late_council: bool,
    /// How many humans play: their seats come first, the other hands are open (SF-T1).
    pub humans: u8,
    /// How many moves of Lindsey's script for this turn are behind her.
    pub cursor: u8,
    /// The proposals for what is decided together.
    pub council: Council,
}

impl<'a> Look<'a> {
    /// Whether this is a tutorial.
    #[inline]
    pub fn is_tutorial(self) -> bool {
        self.state.tutorial.path != Path::Off
    }

    /// Lindsey, in a tutorial.
    #[inline]
    pub fn lindsey(self) -> Option<Player> {
        self.is_tutorial().then_some(LINDSEY)
    }

    /// The seats of the humans, in a tutorial.
    pub(crate) fn pupils(self) -> SeatSet {
        SeatSet::first(self.state.tutorial.humans)
    }

    /// Whether everybody sees what a seat holds: Lindsey's hand (SF-T2), and those that no human has for himself
    /// (SF-T1).
    #[inline]
    pub fn open_hand(self, seat: Seat) -> bool {
        self.is_tutorial() && !self.pupils().contains(seat)
    }

    /// Whether the humans decide for a seat together: for the hands that no human has (SF-T1), and the first time
    /// for Lindsey when her script is over (SF-T61), unless she goes on by herself (SF-T62), the second time from Minute 6
    /// on if the table wants it (SF-R170).
    pub(crate) fn by_council(self, seat: Seat) -> bool {
        let tutorial = &self.state.tutorial;
        if !self.open_hand(seat) {
            false
        } else if seat == self.seat_of(LINDSEY) {
            match tutorial.path {
                Path::Off => false,
                Path::First => !tutorial.auto && self.state.minute <= COUNCIL_FROM,
                Path::Second => tutorial.late_council && self.state.minute <= LATE_COUNCIL_FROM,
            }
        } else {
            true
        }
    }

    /// Whether everybody knows the face of this Kompromat though it lies on the board: in a tutorial that of the
    /// Astrochimp, which is laid out openly (SF-T15).
    #[inline]
    pub fn seen_on_board(self, character: Character) -> bool {
        self.is_tutorial() && character == Character::Astrochimp
    }

    /// Lindsey's script for this turn, if it is one of hers and she has one.
    pub fn script(self) -> Option<&'a script::ScriptTurn> {
        let own = self.lindsey() == Some(self.state.turn.player);
        own.then(|| self.content.script.turn(self.state.tutorial.path, self.state.minute)).flatten()
    }
}

/// Notes what Lindsey does: the moves of her script that are behind her, or that she has attacked (SF-T80).
pub(crate) fn note(engine: &mut Engine<'_>, mv: &Move) {
    let look = engine.look();
    if look.lindsey() != Some(engine.state.turn.player) {
        return;
    }
    let cursor = engine.state.tutorial.cursor;
    let cursor = match look.script() {
        Some(turn) => {
            let rest = turn.moves.iter().skip(cursor.into());
            rest.clone().position(|line| line.mv == *mv).map_or(cursor, |n| cursor + 1 + n as u8)
        }
        None if matches!(mv, Move::Act(Action::Attack { .. })) => DONE,
        None => cursor,
    };
    engine.state.tutorial.cursor = cursor;
}

/// Lindsey sits only in the last seat of a tutorial (SF-T1).
pub(crate) fn check_seating(kinds: &[Seated<'_>], given: &Given) -> Result<(), SetupError> {
    let tutorial = given.get("tutorial").is_some_and(|path| path != "off");
    let misplaced = kinds
        .iter()
        .find(|seated| seated.kind == LINDSEY_KIND && !(tutorial && seated.seat.0 == LINDSEY.0));
    misplaced.map_or(Ok(()), |seated| Err(not_lindseys(seated.seat)))
}

/// She takes over no other seat either.
pub(crate) fn may_take_over(look: Look<'_>, seat: Seat, kind: &str) -> Result<(), SetupError> {
    let hers = look.lindsey().is_some_and(|lindsey| look.seat_of(lindsey) == seat);
    if kind == LINDSEY_KIND && !hers { Err(not_lindseys(seat)) } else { Ok(()) }
}

fn not_lindseys(seat: Seat) -> SetupError {
    SetupError::new("SF-T1", Text::new("sf-setup-lindsey-seat").with("seat", seat.0 + 1))
}
