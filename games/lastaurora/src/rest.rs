//! The Rest Phase (chapter LA-6): what happens between the questions.

use crate::decisions::Rested;
use crate::engine::Engine;
use crate::frame::Frame;
use crate::ids::CrewPlace;
use crate::state::Player;
use crate::vocab::Zone;

impl Engine<'_> {
    /// The shift (LA-6.4).
    pub(crate) fn shift(&mut self, player: Player) {
        self.replace(Frame::Rested(Rested { player }));
        for slot in CrewPlace::ALL {
            let member = self.look().of(player).crew[slot];
            match member.zone {
                _ if !member.present() => {}
                Zone::Rest => self.send(player, slot, Zone::Active, "LA-6.4"),
                Zone::Exhausted => self.send(player, slot, Zone::Rest, "LA-6.4"),
                Zone::Active => {}
            }
        }
    }
}
