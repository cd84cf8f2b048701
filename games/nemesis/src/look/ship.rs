//! Rooms, Corridors, Doors, Objects.

use super::Look;
use crate::content::RoomColour;
use crate::ids::{Corridor, Object, Pod, Room, Section, Slot, Weakness};
use crate::moves::NoisePlace;
use crate::state::{Door, PodState, WeaknessSlot};

impl<'a> Look<'a> {
    /// Whether a Corridor has a Closed Door.
    #[inline]
    pub fn closed(self, corridor: Corridor) -> bool {
        self.state.doors[corridor] == Door::Closed
    }

    /// The Corridors of a Room in play, each with the Room at the other end.
    #[inline]
    pub fn corridors(self, slot: Slot) -> impl Iterator<Item = (Corridor, Slot)> + Clone + 'a {
        self.content.board.place(slot).corridors.iter().copied()
    }

    /// The neighboring Rooms, each with the Corridor between (NEM-1.7).
    #[inline]
    pub fn neighbours(self, slot: Slot) -> impl Iterator<Item = (Corridor, Slot)> + Clone + 'a {
        self.corridors(slot).filter(move |(corridor, _)| !self.closed(*corridor))
    }

    /// Whether two Rooms are neighboring.
    pub fn neighboring(self, a: Slot, b: Slot) -> bool {
        self.neighbours(a).any(|(_, end)| end == b)
    }

    /// Whether a Room has a Technical Corridor Entrance.
    #[inline]
    pub fn entrance(self, slot: Slot) -> bool {
        self.content.board.has_entrance(slot)
    }

    /// The places around a Room where Noise can lie (NEM-7.6).
    pub fn noise_places(self, slot: Slot) -> impl Iterator<Item = NoisePlace> + Clone + 'a {
        let corridors = self.corridors(slot).map(|(corridor, _)| NoisePlace::Corridor(corridor));
        corridors.chain(self.entrance(slot).then_some(NoisePlace::Technical))
    }

    /// Whether a Noise marker lies there.
    pub fn noisy(self, place: NoisePlace) -> bool {
        match place {
            NoisePlace::Corridor(corridor) => self.state.noise.contains(corridor),
            NoisePlace::Technical => self.state.technical_noise,
        }
    }

    /// How many Noise markers are left (NEM-1.11).
    pub fn noise_left(self) -> u8 {
        let used = self.state.noise.len() as u8 + u8::from(self.state.technical_noise);
        self.content.setup.supply.noise.saturating_sub(used)
    }

    /// The colour of a Room; none while its tile is face down.
    pub fn colour(self, slot: Slot) -> RoomColour {
        self.card(slot).map_or(RoomColour::None, |card| card.colour)
    }

    /// Whether a Room is explored (NEM-1.6).
    pub fn explored(self, slot: Slot) -> bool {
        self.at(slot).explored()
    }

    /// Whether a Room has no Malfunction marker.
    pub fn working(self, slot: Slot) -> bool {
        !self.at(slot).malfunction
    }

    /// Whether a Room has a Computer that works (NEM-17.3).
    pub fn computer(self, slot: Slot) -> bool {
        self.working(slot) && self.card(slot).is_some_and(|card| card.computer)
    }

    /// Whether a Room can have an Item Counter (NEM-2.7): never a Room of the Shuttle.
    pub fn searchable(self, slot: Slot) -> bool {
        slot.index() < crate::ids::SHIP_ROOMS && self.card(slot).is_some_and(|card| card.searchable)
    }

    /// Whether a Malfunction marker can be placed in a Room (NEM-14.10). A tile that nobody has turned up can take one as far
    /// as anybody knows.
    pub fn can_break(self, slot: Slot) -> bool {
        let room = self.at(slot);
        let allowed =
            room.tile.get().is_none_or(|tile| self.content.rooms[tile].malfunction_allowed);
        !room.malfunction && allowed
    }

    /// Fire markers on the board.
    pub fn fires(self) -> u8 {
        self.slots().filter(|slot| self.at(*slot).fire).count() as u8
    }

    /// Malfunction markers on the board.
    pub fn malfunctions(self) -> u8 {
        self.slots().filter(|slot| self.at(*slot).malfunction).count() as u8
    }

    /// Door tokens that are left (NEM-15.5).
    pub fn doors_left(self) -> u8 {
        let used =
            self.state.doors.values().iter().filter(|door| **door != Door::Open).count() as u8;
        self.content.setup.supply.doors.saturating_sub(used)
    }

    /// Whether Eggs lie in a Room, in the Nest those of the Intruder board (NEM-9.11).
    pub fn has_eggs(self, slot: Slot) -> bool {
        self.eggs(slot) > 0
    }

    /// The uncarried Eggs in a Room, in the Nest with those of the Intruder board.
    pub fn eggs(self, slot: Slot) -> u8 {
        let nest = if self.room(slot) == Some(Room::Nest) { self.state.eggs } else { 0 };
        nest + self.at(slot).objects[Object::Egg]
    }

    /// Whether an Object is in a Room, lying or carried by anybody there.
    pub fn object_in(self, slot: Slot, object: Object) -> bool {
        self.at(slot).objects[object] > 0
            || self.crew(slot).any(|player| self.carries(player, object))
    }

    /// Whether a Weakness is known, and so in effect (NEM-21.2).
    pub fn weakness(self, weakness: Weakness) -> bool {
        self.state.weaknesses.iter().any(|slot| slot.discovered && slot.card == weakness)
    }

    /// Whether the Weakness of an Object is not known yet.
    pub fn unknown_weakness(self, object: Object) -> bool {
        let slot = WeaknessSlot::of(object);
        slot.is_some_and(|slot| !self.state.weaknesses[slot].discovered)
    }

    /// Escape Pods that have not left.
    pub fn pods(self) -> impl Iterator<Item = (Pod, &'a PodState)> + Clone {
        let pods = self.state.pods.iter().enumerate().filter(|(_, pod)| !pod.launched);
        pods.map(|(number, pod)| (Pod(number as u8), pod))
    }

    /// An Unlocked pod of a section with a free space, the lowest (NEM-18.2).
    pub fn free_pod(self, section: Section) -> Option<Pod> {
        let fits =
            |pod: &PodState| pod.section == section && !pod.locked && pod.aboard.len() < POD_PLACES;
        self.pods().find(|(_, pod)| fits(pod)).map(|(number, _)| number)
    }

    /// The Room of a section of pods, if its tile is face up.
    pub fn section_room(self, section: Section) -> Option<Slot> {
        self.slots().find(|slot| self.card(*slot).and_then(|card| card.section) == Some(section))
    }

    /// Whether a Character hibernates (NEM-18.12).
    pub fn somebody_hibernates(self) -> bool {
        let sleeps = |player| self.of(player).fate == crate::state::Fate::Hibernating;
        self.players().any(sleeps)
    }

    /// Whether the chambers are open (NEM-18.10).
    pub const fn chambers_open(self) -> bool {
        matches!(self.state.time, 1..=8)
    }

    /// Whether the Self-Destruct Sequence runs and can be stopped (NEM-18.14).
    pub const fn stoppable(self) -> bool {
        matches!(self.state.self_destruct, Some(4..))
    }
}

/// How many Characters a pod holds (NEM-18.3).
pub(crate) const POD_PLACES: usize = 2;
