//! The ship and the Shuttle: Rooms' places, Corridors, Entrances, the Coordinates cards (NEM-2, NEM-A12).

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;
use workbench::flat::By;
use workbench::small::Set8;

use super::files::{File, Skipped, in_order};
use crate::ids::{
    Coordinates, Corridor, Course, Planet, ROOMS, Room, SHIP_ROOMS, ShipEngine, Slot,
};

/// How many Corridors ship and Shuttle have.
pub const CORRIDORS: usize = Corridor::COUNT;

/// A set of Corridor numbers 1 to 4, as bits 1 to 4.
pub type Numbers = Set8<u8>;

/// What is printed at a place for a Room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Printed {
    /// A place for a "1" tile.
    One,
    /// A place for a "2" tile.
    Two,
    /// A printed Room.
    Room(Room),
}

/// The place of a Room.
#[derive(Clone, Debug)]
pub struct Place {
    /// What is printed there.
    pub printed: Printed,
    /// Where it is drawn.
    pub at: (u16, u16),
    /// The numbers of its Technical Corridor Entrance; none without one (NEM-2.5).
    pub entrance: Numbers,
    /// Its Corridors, each with the place at the other end.
    pub corridors: Vec<(Corridor, Slot)>,
    /// The Corridor with each number from 1 to 4; none where the number belongs to the Entrance (NEM-2.4).
    pub by_number: [Option<Corridor>; 4],
}

/// A Corridor.
#[derive(Clone, Copy, Debug)]
pub struct Passage {
    /// One end, the lower number.
    pub a: Slot,
    /// The other end.
    pub b: Slot,
    /// Its numbers.
    pub numbers: Numbers,
}

impl Passage {
    /// The end that is not this one.
    #[inline]
    pub fn other(&self, end: Slot) -> Slot {
        if self.a == end { self.b } else { self.a }
    }
}

/// Ship and Shuttle.
#[derive(Clone, Debug)]
pub struct Board {
    /// The places for Rooms, by number.
    pub places: Vec<Place>,
    /// The Corridors.
    pub passages: By<Corridor, Passage, CORRIDORS>,
    /// Where the marker's positions lead, by Coordinates card.
    pub coordinates: Vec<By<Course, Planet, 4>>,
}

impl Board {
    /// One place.
    #[inline]
    pub fn place(&self, slot: Slot) -> &Place {
        &self.places[slot.index()]
    }

    /// Whether a place has a Technical Corridor Entrance.
    #[inline]
    pub fn has_entrance(&self, slot: Slot) -> bool {
        !self.place(slot).entrance.is_empty()
    }

    /// The Corridor that joins two places directly.
    pub fn between(&self, a: Slot, b: Slot) -> Option<Corridor> {
        let joins = |(_, end): &&(Corridor, Slot)| *end == b;
        self.place(a).corridors.iter().find(joins).map(|(corridor, _)| *corridor)
    }

    /// The place of a printed Room.
    pub fn printed(&self, room: Room) -> Option<Slot> {
        let found = self.places.iter().position(|place| place.printed == Printed::Room(room));
        found.map(|place| Slot(place as u8))
    }

    /// The place of an Engine.
    pub fn engine_room(&self, engine: ShipEngine) -> Slot {
        let room = [Room::Engine1, Room::Engine2, Room::Engine3][engine.index()];
        self.printed(room).expect("`read` has seen every printed Room")
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    #[serde(rename = "schema")]
    _schema: u8,
    #[serde(rename = "id")]
    _id: String,
    #[serde(rename = "name")]
    _name: String,
    #[serde(rename = "rules")]
    _rules: Vec<String>,
    #[serde(rename = "prov")]
    _prov: String,
    #[serde(rename = "prov_note")]
    _prov_note: String,
    slot: Vec<RawSlot>,
    corridors: RawCorridors,
    #[serde(default)]
    coordinates: Vec<RawCoordinates>,
    #[serde(rename = "technical_space")]
    _technical: Option<Skipped>,
    #[serde(rename = "tracks")]
    _tracks: Skipped,
    #[serde(rename = "pods")]
    _pods: Option<Skipped>,
    #[serde(rename = "docking")]
    _docking: Option<Skipped>,
    #[serde(rename = "items")]
    _items: Option<Skipped>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSlot {
    number: Spanned<u8>,
    kind: Spanned<String>,
    room: Option<Room>,
    #[serde(rename = "label")]
    _label: Option<String>,
    x: u16,
    y: u16,
    tech: Vec<u8>,
    #[serde(rename = "prov")]
    _prov: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCorridors {
    #[serde(rename = "prov")]
    _prov: String,
    list: Vec<RawCorridor>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCorridor {
    id: Spanned<String>,
    a: Spanned<u8>,
    b: Spanned<u8>,
    numbers: Spanned<Vec<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCoordinates {
    id: Spanned<String>,
    #[serde(rename = "A")]
    a: Planet,
    #[serde(rename = "B")]
    b: Planet,
    #[serde(rename = "C")]
    c: Planet,
    #[serde(rename = "D")]
    d: Planet,
    #[serde(rename = "prov")]
    _prov: String,
}

/// Reads `board.toml` and `shuttle.toml`.
pub(super) fn read(ship: &File<'_>, shuttle: &File<'_>) -> Result<Board, Fault> {
    let raw_ship: BoardFile = ship.read(&[])?;
    let raw_shuttle: BoardFile = shuttle.read(&[])?;
    let mut places = Vec::new();
    places_of(ship, &raw_ship, &mut places, SHIP_ROOMS)?;
    places_of(shuttle, &raw_shuttle, &mut places, ROOMS)?;
    let known: Vec<&'static str> = Corridor::ALL.iter().map(|corridor| corridor.name()).collect();
    let (of_ship, of_shuttle) = known.split_at(raw_ship.corridors.list.len().min(known.len()));
    in_order(ship, "the Corridor", raw_ship.corridors.list.iter().map(|c| &c.id), of_ship)?;
    in_order(
        shuttle,
        "the Corridor",
        raw_shuttle.corridors.list.iter().map(|c| &c.id),
        of_shuttle,
    )?;
    let mut passages = Vec::new();
    for (file, raw) in [(ship, &raw_ship), (shuttle, &raw_shuttle)] {
        for corridor in &raw.corridors.list {
            let end = |number: &Spanned<u8>| match Slot::with_printed(*number.get_ref()) {
                Some(slot) if slot.index() < places.len() => Ok(slot),
                _ => Err(file.fault(
                    number.span(),
                    format!(
                        "expected the number of a Room, found {}: a Corridor to nowhere",
                        number.get_ref()
                    ),
                )),
            };
            let (a, b) = (end(&corridor.a)?, end(&corridor.b)?);
            if corridor.numbers.get_ref().iter().any(|number| !(1..=4).contains(number)) {
                let message = "expected Corridor numbers from 1 to 4, found another";
                return Err(file.fault(corridor.numbers.span(), message));
            }
            let numbers: Numbers = corridor.numbers.get_ref().iter().copied().collect();
            let id = Corridor::ALL[passages.len()];
            for (end, other) in [(a, b), (b, a)] {
                join(file, &corridor.numbers, &mut places[end.index()], (id, other), numbers, end)?;
            }
            passages.push(Passage { a, b, numbers });
        }
    }
    complete(ship, &raw_ship, &places)?;
    let ids = raw_ship.coordinates.iter().map(|card| &card.id);
    let known: Vec<&'static str> = Coordinates::ALL.iter().map(|card| card.name()).collect();
    in_order(ship, "the Coordinates card", ids, &known)?;
    let leads = |raw: &RawCoordinates| [raw.a, raw.b, raw.c, raw.d];
    let coordinates = raw_ship.coordinates.iter().map(leads);
    Ok(Board {
        places,
        passages: By::from_fn(|corridor: Corridor| passages[corridor.index()]),
        coordinates: coordinates.map(|row| By::from_fn(|at: Course| row[at.index()])).collect(),
    })
}

fn places_of(
    file: &File<'_>,
    raw: &BoardFile,
    places: &mut Vec<Place>,
    until: usize,
) -> Result<(), Fault> {
    for slot in &raw.slot {
        let wanted = places.len() + 1;
        if usize::from(*slot.number.get_ref()) != wanted {
            let message = format!(
                "expected the Room Number {wanted} in this place, found {}",
                slot.number.get_ref()
            );
            return Err(file.fault(slot.number.span(), message));
        }
        let printed = match (slot.kind.get_ref().as_str(), slot.room) {
            ("1", None) => Printed::One,
            ("2", None) => Printed::Two,
            ("special" | "shuttle", Some(room)) => Printed::Room(room),
            (kind, _) => {
                let message = format!(
                    "expected `1`, `2`, or `special` or `shuttle` with a Room, found `{kind}`"
                );
                return Err(file.fault(slot.kind.span(), message));
            }
        };
        places.push(Place {
            printed,
            at: (slot.x, slot.y),
            entrance: slot.tech.iter().copied().collect(),
            corridors: Vec::new(),
            by_number: [None; 4],
        });
    }
    if places.len() == until {
        Ok(())
    } else {
        let message = format!("expected Rooms up to number {until}, found {}", places.len());
        Err(Fault::whole(file.file(), message))
    }
}

/// Notes one end of a Corridor.
fn join(
    file: &File<'_>,
    at: &Spanned<Vec<u8>>,
    place: &mut Place,
    (corridor, other): (Corridor, Slot),
    numbers: Numbers,
    end: Slot,
) -> Result<(), Fault> {
    place.corridors.push((corridor, other));
    for number in numbers {
        let known = &mut place.by_number[usize::from(number) - 1];
        if known.is_some() || place.entrance.contains(number) {
            let message = format!(
                "expected each number once at Room {}, found {number} twice (NEM-2.4)",
                end.printed()
            );
            return Err(file.fault(at.span(), message));
        }
        *known = Some(corridor);
    }
    Ok(())
}

/// Every Room of the ship has each of the numbers 1 to 4 (NEM-2.4).
fn complete(file: &File<'_>, raw: &BoardFile, places: &[Place]) -> Result<(), Fault> {
    for (slot, place) in raw.slot.iter().zip(places) {
        let missing = (1..=4u8).find(|number| {
            place.by_number[usize::from(*number) - 1].is_none() && !place.entrance.contains(*number)
        });
        if let Some(number) = missing {
            let message = format!(
                "expected a Corridor or Entrance with the number {number} at Room {}, found none (NEM-2.4)",
                slot.number.get_ref()
            );
            return Err(file.fault(slot.number.span(), message));
        }
    }
    Ok(())
}
