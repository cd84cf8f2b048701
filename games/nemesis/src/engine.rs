//! Changes to the table, with everything that follows from them.

mod bag;
mod cards;
mod crew;
mod doors;
mod foes;
mod goods;
mod markers;

pub(crate) use cards::Order;

use workbench::script::Program;

use crate::content::Content;
use crate::event::Event;
use crate::frame::{self, Frame, With};
use crate::ids::Player;
use crate::look::Look;
use crate::state::{PlayerState, State};

/// Set-up and draft (NEM-27.6).
pub(crate) const SETUP: u8 = 0;
/// The Noise die.
pub(crate) const NOISE_DIE: u8 = 1;
/// The Combat die.
pub(crate) const COMBAT_DIE: u8 = 2;
/// The bag and the supply of tokens.
pub(crate) const BAG: u8 = 3;
/// The Event deck.
pub(crate) const EVENTS: u8 = 4;
/// The Attack deck.
pub(crate) const ATTACKS: u8 = 5;
/// Items, Contamination cards and Serious Wounds.
pub(crate) const DECKS: u8 = 6;
/// Action decks and everything else.
pub(crate) const ACTIONS: u8 = 7;

workbench::engine! {
    /// The table, to be changed.
    pub struct Engine(Content, State, Frame, Event) {}
    look: Look,
    log: |event, _state| -> Event { event },
}

impl Engine<'_> {
    /// One player.
    #[inline]
    pub fn of(&mut self, player: Player) -> &mut PlayerState {
        &mut self.state.players[player.index()]
    }

    /// Starts a list of operations.
    pub(crate) fn run(&mut self, program: Program, with: With) {
        if !program.is_empty() {
            self.ask(frame::run(program, with));
        }
    }
}
