//! Doors (NEM-15).

use super::Engine;
use crate::event::Event;
use crate::ids::{Corridor, Slot};
use crate::state::Door;

impl Engine<'_> {
    /// Opens or closes a Door, or does what is asked of it.
    pub(crate) fn set_door(&mut self, corridor: Corridor, to: Door) {
        let before = self.state.doors[corridor];
        if before == to {
            return;
        }
        if to == Door::Closed && before == Door::Open && self.look().doors_left() == 0 {
            self.borrow_door(corridor);
        }
        self.state.doors[corridor] = to;
        let id = match to {
            Door::Open => "nem-event-door-opened",
            Door::Closed => "nem-event-door-closed",
            Door::Destroyed => "nem-event-door-destroyed",
        };
        self.tell(Event::new("NEM-15.1", id).name("corridor", corridor.word()));
        if to != Door::Closed {
            self.unseal(corridor);
        }
    }

    /// Opens a closed Door, closes an open one (NEM-15.4).
    pub(crate) fn toggle_door(&mut self, corridor: Corridor) {
        let to = if self.look().closed(corridor) { Door::Open } else { Door::Closed };
        self.set_door(corridor, to);
    }

    /// The Airlock procedure ends when a Door of its Room is opened or destroyed (NEM-18.18).
    fn unseal(&mut self, corridor: Corridor) {
        let Some(slot) = self.state.airlock.get() else { return };
        let passage = &self.content.board.passages[corridor];
        if passage.a == slot || passage.b == slot {
            self.state.airlock.take();
            self.tell(Event::new("NEM-18.18", "nem-event-airlock-open").room(slot));
        }
    }

    /// No Door token is left: one is taken from the first Corridor that has one (NEM-15.5). An open choice of no weight: the
    /// lowest Destroyed Door serves first, then the lowest Closed one.
    fn borrow_door(&mut self, wanted: Corridor) {
        let lies = |state: Door| {
            let mut doors = self.state.doors.iter();
            doors
                .find(|(corridor, door)| *corridor != wanted && **door == state)
                .map(|(corridor, _)| corridor)
        };
        if let Some(corridor) = lies(Door::Destroyed).or_else(|| lies(Door::Closed)) {
            self.set_door(corridor, Door::Open);
        }
    }

    /// Closes the Doors of a Room; Destroyed ones stay (NEM-17.15).
    pub(crate) fn close_doors(&mut self, slot: Slot, except: Option<Corridor>) {
        let content = self.content;
        for (corridor, _) in &content.board.place(slot).corridors {
            if Some(*corridor) != except && self.state.doors[*corridor] == Door::Open {
                self.set_door(*corridor, Door::Closed);
            }
        }
    }
}
