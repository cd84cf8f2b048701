//! Doors (NEM-15).

use workbench::small::Set64;

use super::Engine;
use crate::decisions::BorrowDoor;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::{Corridor, Player, Slot};
use crate::state::Door;

impl Engine<'_> {
    /// Opens or closes a Door, or does what is asked of it.
    pub(crate) fn set_door(&mut self, corridor: Corridor, to: Door) {
        let before = self.state.doors[corridor];
        if before == to {
            return;
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
    pub(crate) fn toggle_door(&mut self, player: Player, corridor: Corridor) {
        if self.look().closed(corridor) {
            self.set_door(corridor, Door::Open);
        } else {
            self.close_door(player, corridor);
        }
    }

    /// Closes a Door. Without a token left the player says from which Corridor one is taken (NEM-15.5).
    pub(crate) fn close_door(&mut self, player: Player, corridor: Corridor) {
        let free = self.state.doors[corridor] != Door::Open || self.look().doors_left() > 0;
        if free {
            self.set_door(corridor, Door::Closed);
        } else {
            self.ask(Frame::BorrowDoor(BorrowDoor { player, wanted: corridor }));
        }
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

    /// Closes the Doors of a Room, one after another; Destroyed ones stay (NEM-17.15, NR-116).
    pub(crate) fn close_doors(&mut self, player: Player, slot: Slot, except: Option<Corridor>) {
        let open = |corridor: &Corridor| {
            Some(*corridor) != except && self.state.doors[*corridor] == Door::Open
        };
        let left = self.look().corridors(slot).map(|(corridor, _)| corridor).filter(open).collect();
        self.ask(Frame::Closing { player, left });
    }

    /// The next of the Doors that close, lowest Corridor first.
    pub(crate) fn close_next(&mut self, player: Player, mut left: Set64<Corridor>) {
        let Some(corridor) = left.iter().next() else { return self.pop() };
        left.remove(corridor);
        self.replace(Frame::Closing { player, left });
        self.close_door(player, corridor);
    }
}
