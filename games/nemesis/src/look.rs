//! Questions about the table.

mod crew;
mod hands;
mod ship;

pub(crate) use ship::POD_PLACES;

use kernel::SeatSet;

use crate::content::{Content, RoomCard};
use crate::frame::Frame;
use crate::ids::{Player, Room, Slot};
use crate::state::{Intruder, PlayerState, RoomState, State};

workbench::look! {
    /// The table, to be read.
    pub struct Look(Content, State);
}

impl<'a> Look<'a> {
    /// One player.
    #[inline]
    pub fn of(self, player: Player) -> &'a PlayerState {
        &self.state.players[player.index()]
    }

    /// Every player, by seat.
    #[inline]
    pub fn players(self) -> impl DoubleEndedIterator<Item = Player> + Clone + use<> {
        (0..self.state.table.seats).map(Player)
    }

    /// Every player clockwise, from the holder of the First Player token (NEM-1.4).
    pub fn in_order(self) -> impl Iterator<Item = Player> + use<> {
        let (first, seats) = (self.state.first.0, self.state.table.seats);
        (0..seats).map(move |place| Player((first + place) % seats))
    }

    /// The seat after this one, clockwise.
    pub fn next_seat(self, player: Player) -> Player {
        Player((player.0 + 1) % self.state.table.seats)
    }

    /// All seats.
    pub fn seats(self) -> SeatSet {
        SeatSet::first(self.state.table.seats)
    }

    /// One Room as it lies there.
    #[inline]
    pub fn at(self, slot: Slot) -> &'a RoomState {
        &self.state.rooms[slot]
    }

    /// Every Room in play.
    pub fn slots(self) -> impl DoubleEndedIterator<Item = Slot> + Clone + 'a {
        let used = self.state.rooms.values();
        (0..used.len() as u8).map(Slot).filter(move |slot| used[slot.index()].tile.is_some())
    }

    /// The Room at a place, if its tile is face up (NEM-27.12).
    #[inline]
    pub fn room(self, slot: Slot) -> Option<Room> {
        let room = self.at(slot);
        if room.face_up { room.tile.get() } else { None }
    }

    /// What the Room at a place is, if its tile is face up.
    #[inline]
    pub fn card(self, slot: Slot) -> Option<&'a RoomCard> {
        self.room(slot).map(|room| &self.content.rooms[room])
    }

    /// Where a Room lies, if its tile is face up.
    pub fn find(self, room: Room) -> Option<Slot> {
        self.slots().find(|slot| self.room(*slot) == Some(room))
    }

    /// The Intruders in a Room, in the order of their arrival.
    #[inline]
    pub fn foes(self, slot: Slot) -> impl Iterator<Item = &'a Intruder> + Clone {
        self.state.intruders.iter().filter(move |intruder| intruder.at == slot)
    }

    /// Whether an Intruder is in a Room.
    #[inline]
    pub fn has_foe(self, slot: Slot) -> bool {
        self.foes(slot).next().is_some()
    }

    /// The players whose Characters stand in a Room, by seat.
    #[inline]
    pub fn crew(self, slot: Slot) -> impl Iterator<Item = Player> + Clone + 'a {
        self.players().filter(move |player| self.stands(*player) && self.of(*player).at == slot)
    }

    /// Whether nobody is in a Room (NEM-1.6).
    pub fn empty(self, slot: Slot) -> bool {
        !self.has_foe(slot) && self.crew(slot).next().is_none()
    }

    /// The procedure on top.
    #[inline]
    pub fn top(self) -> Option<&'a Frame> {
        self.state.frames.last()
    }
}
