//! The Exploration Phase (chapter LA-5) and Encounters (LA-13): what happens between the questions.

mod action;

use crate::engine::Engine;
use crate::ids::{CardId, CardNumber};
use crate::state::Player;
use crate::vocab::{Op, Program};

impl Engine<'_> {
    /// Slides and refills the Exploration Zone, one card at a time (LA-5.18, LA-5.19).
    pub(crate) fn work_refill(&mut self) {
        self.slide();
        if !self.refill_one() {
            self.pop();
        }
    }

    /// An Encounter that helps the next movement is kept as a reminder until then (LA-X1.12).
    pub(crate) fn keep_wanted(&mut self, player: Player, program: Program) {
        let speeds = |op: Op| matches!(op, Op::Speed { .. });
        if self.content.program(program).iter().any(|effect| speeds(effect.op)) {
            let wanted = self.wanted_card();
            if self.state.discard.remove(wanted) {
                self.of(player).wanted = true;
            }
        }
    }

    /// The card of the Wanted Man (210).
    pub(crate) fn wanted_card(&self) -> CardId {
        let found = self.content.cards.find(|card| card.number == CardNumber::WANTED_MAN);
        found.expect("every number of the deck is there once")
    }
}
