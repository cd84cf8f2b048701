//! The road board (LA-2.1): spaces, roads, shortcuts, the Aurora's track.

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;
use workbench::flat::By;
use workbench::script::Names;
use workbench::small::Maybe;

use super::Catalog;
use super::files::{File, OPERATIONS};
use super::keep;
use super::load::Compiler;
use crate::ids::{Region, STOPS, Site, SpaceId, SpaceName, Stop, Waypoint};
use crate::vocab::{Effect, Program};

/// How many waypoint spaces a map has.
pub const WAYPOINTS: usize = 10;

const ALPHA: u8 = 38;
/// The names of all spaces: those of the Alpha Map, then those of the Beta Map.
pub const SPACE_NAMES: [&str; 83] = [
    "a00", "a01", "a02", "a03", "a04", "a05", "a06", "a07", "a08", "a09", "a10", "a11", "a12",
    "a13", "a14", "a15", "a16", "a17", "a18", "a19", "a20", "a21", "a22", "a23", "a24", "a25",
    "a26", "a27", "a28", "a29", "a30", "a31", "a32", "a33", "a34", "a35", "a36", "a37", "b00",
    "b01", "b02", "b03", "b04", "b05", "b06", "b07", "b08", "b09", "b10", "b11", "b12", "b13",
    "b14", "b15", "b16", "b17", "b18", "b19", "b20", "b21", "b22", "b23", "b24", "b25", "b26",
    "b27", "b28", "b29", "b30", "b31", "b32", "b33", "b34", "b35", "b36", "b37", "br1", "br2",
    "bs1", "bs2", "bs3", "bt1", "bt2",
];

impl SpaceName {
    /// The name as the notation writes it.
    pub const fn name(self) -> &'static str {
        SPACE_NAMES[self.index()]
    }

    /// The space with this name.
    pub fn read(name: &str) -> Option<SpaceName> {
        SPACE_NAMES.iter().position(|known| *known == name).map(|place| SpaceName(place as u8))
    }
}

/// One side of the board.
#[derive(Clone, Debug)]
pub struct Map {
    /// The message id of its name.
    pub name: &'static str,
    /// Where its spaces begin in [`SPACE_NAMES`].
    base: u8,
    /// The spaces.
    pub spaces: Catalog<SpaceId, Space>,
    /// The start space.
    pub start: SpaceId,
    /// The waypoint spaces in order.
    pub waypoints: By<Waypoint, SpaceId, WAYPOINTS>,
    /// The avalanche sites.
    pub avalanches: Catalog<Site, SpaceId>,
    /// Moorings by stop, yellow and red (LA-16.3).
    pub moorings: By<Stop, [SpaceId; 2], STOPS>,
}

/// A space of the road.
#[derive(Clone, Copy, Debug)]
pub struct Space {
    /// Where it lies (LA-7.18).
    pub region: Region,
    /// Where it is drawn.
    pub x: u16,
    /// Where it is drawn.
    pub y: u16,
    /// Contaminated (LA-7.15).
    pub contaminated: bool,
    /// Where its roads lead: one, or two at a fork.
    pub roads: [Maybe<SpaceId>; 2],
    /// Where its shortcut leads (LA-7.9).
    pub shortcut: Maybe<SpaceId>,
    /// The remaining distance (LA-7.12).
    pub remaining: u8,
}

impl Space {
    /// The spaces its roads lead to.
    #[inline]
    pub fn ways(&self) -> impl Iterator<Item = SpaceId> + use<> {
        self.roads.into_iter().filter_map(Maybe::get)
    }
}

impl Map {
    /// A space of this map among the spaces of both.
    #[inline]
    pub const fn named(&self, space: SpaceId) -> SpaceName {
        SpaceName(self.base + space.0)
    }

    /// The name of a space.
    pub const fn space_name(&self, space: SpaceId) -> &'static str {
        self.named(space).name()
    }

    /// The space with this name, if it is one of this map.
    pub fn space_at(&self, name: SpaceName) -> Option<SpaceId> {
        let space = name.0.checked_sub(self.base).map(SpaceId)?;
        (space.index() < self.spaces.len()).then_some(space)
    }
}

/// A kind of Waypoint counter (LA-7.16).
#[derive(Clone, Copy, Debug)]
pub struct WaypointCounter {
    /// The message id of its name.
    pub name: &'static str,
    /// How many there are.
    pub copies: u8,
    /// What it does.
    pub effects: Program,
}

#[derive(Deserialize)]
struct MapFile {
    map: Vec<RawMap>,
    space: Vec<RawSpace>,
    road: Vec<RawRoad>,
    shortcut: Vec<RawShortcut>,
    waypoint_counter: Vec<RawCounter>,
    aurora_stop: Vec<RawStop>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMap {
    id: Spanned<String>,
    #[serde(rename = "name")]
    _name: String,
    #[serde(rename = "note")]
    _note: Option<String>,
    start: Spanned<String>,
    #[serde(rename = "final")]
    last: Spanned<String>,
    #[serde(rename = "source")]
    _source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSpace {
    id: Spanned<String>,
    map: String,
    region: Spanned<u8>,
    x: u16,
    y: u16,
    waypoint: bool,
    contaminated: bool,
    avalanche_site: bool,
    #[serde(rename = "source")]
    _source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRoad {
    from: Spanned<String>,
    to: Spanned<String>,
    #[serde(rename = "source")]
    _source: String,
}

/// What every shortcut needs (LA-7.9).
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Tracks {
    Tracks,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawShortcut {
    #[serde(rename = "id")]
    _id: String,
    from: Spanned<String>,
    to: Spanned<String>,
    cost: Spanned<u8>,
    #[serde(rename = "needs")]
    _needs: Tracks,
    #[serde(rename = "source")]
    _source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCounter {
    id: Spanned<String>,
    copies: u8,
    effects: Vec<Effect>,
    #[serde(rename = "source")]
    _source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStop {
    #[serde(rename = "id")]
    _id: String,
    map: String,
    stop: Spanned<usize>,
    yellow_space: Spanned<String>,
    red_space: Spanned<String>,
    #[serde(rename = "yellow_xy")]
    _yellow_xy: [u16; 2],
    #[serde(rename = "red_xy")]
    _red_xy: [u16; 2],
    last: Spanned<bool>,
    #[serde(rename = "source")]
    _source: String,
}

/// Reads `map.toml`.
pub(super) fn read(
    file: &File<'_>,
    compiler: &mut Compiler,
) -> Result<([Map; 2], Vec<WaypointCounter>), Fault> {
    let raw: MapFile = file.read(OPERATIONS)?;
    let names = file.names("a space", raw.space.iter().map(|space| &space.id))?;
    let sorted: Vec<&str> = {
        let mut ids: Vec<&str> = raw.space.iter().map(|s| s.id.get_ref().as_str()).collect();
        ids.sort_unstable();
        ids
    };
    if sorted != SPACE_NAMES {
        let what =
            "expected the spaces a00 to a37, b00 to b37, br1, br2, bs1, bs2, bs3, bt1 and bt2";
        return Err(Fault::whole(file.file(), what));
    }
    let mut waypoints = Vec::new();
    for counter in &raw.waypoint_counter {
        waypoints.push(WaypointCounter {
            name: keep(format!("la-name-{}", counter.id.get_ref())),
            copies: counter.copies,
            effects: compiler.program(file, &counter.id, &counter.effects)?,
        });
    }
    let copies: usize = waypoints.iter().map(|counter| usize::from(counter.copies)).sum();
    if copies != WAYPOINTS {
        let what = format!("expected {WAYPOINTS} Waypoint counters, found {copies}");
        return Err(Fault::whole(file.file(), what));
    }
    let map = |id| Reading { file, raw: &raw, names: &names, id }.map();
    Ok(([map("alpha")?, map("beta")?], waypoints))
}

/// The records of one map while it is read.
struct Reading<'a> {
    file: &'a File<'a>,
    raw: &'a MapFile,
    names: &'a Names,
    id: &'static str,
}

impl<'a> Reading<'a> {
    fn map(&self) -> Result<Map, Fault> {
        let (file, id) = (self.file, self.id);
        let head = self.raw.map.iter().find(|map| map.id.get_ref() == id).ok_or_else(|| {
            Fault::whole(file.file(), format!("expected the map `{id}`, found none"))
        })?;
        let mut records: Vec<&RawSpace> =
            self.raw.space.iter().filter(|space| space.map == id).collect();
        records.sort_by_key(|space| space.id.get_ref().clone());
        let mut spaces = self.spaces(&records)?;
        self.measure(head, &mut spaces)?;
        let marked = |mark: fn(&RawSpace) -> bool| {
            let places = (0..).map(SpaceId).zip(&records);
            places.filter(move |(_, space)| mark(space)).map(|(space, _)| space)
        };
        let found: Vec<SpaceId> = marked(|space| space.waypoint).collect();
        if found.len() != WAYPOINTS {
            let what =
                format!("expected {WAYPOINTS} waypoints on the map {id}, found {}", found.len());
            return Err(file.fault(head.id.span(), what));
        }
        let sites: Vec<SpaceId> = marked(|space| space.avalanche_site).collect();
        Ok(Map {
            name: keep(format!("la-name-{id}")),
            base: self.base(),
            start: self.place(&head.start)?,
            waypoints: By::from_fn(|waypoint: Waypoint| found[waypoint.index()]),
            avalanches: sites.into(),
            moorings: self.moorings(head)?,
            spaces: spaces.into(),
        })
    }

    /// Where the spaces of this map begin among all names.
    fn base(&self) -> u8 {
        if self.id == "alpha" { 0 } else { ALPHA }
    }

    /// The space of this map with this name.
    fn place(&self, name: &Spanned<String>) -> Result<SpaceId, Fault> {
        self.file.find(self.names, name)?;
        let found = SpaceName::read(name.get_ref());
        found.and_then(|found| found.0.checked_sub(self.base())).map(SpaceId).ok_or_else(|| {
            let what =
                format!("expected a space of the map {}, found `{}`", self.id, name.get_ref());
            self.file.fault(name.span(), what)
        })
    }

    /// The spaces with the ways between them; how far they are from the end is not yet known.
    fn spaces(&self, records: &[&RawSpace]) -> Result<Vec<Space>, Fault> {
        let mut spaces = Vec::new();
        for record in records {
            let region = Region::try_from(*record.region.get_ref()).map_err(|_| {
                let found = record.region.get_ref();
                let what = format!("expected a region, 1, 2 or 3, found {found}");
                self.file.fault(record.region.span(), what)
            })?;
            spaces.push(Space {
                region,
                x: record.x,
                y: record.y,
                contaminated: record.contaminated,
                roads: [Maybe::NONE; 2],
                shortcut: Maybe::NONE,
                remaining: 0,
            });
        }
        let here = |name: &Spanned<String>| name.get_ref().starts_with(&self.id[..1]);
        for road in self.raw.road.iter().filter(|road| here(&road.from)) {
            let (from, to) = (self.place(&road.from)?, self.place(&road.to)?);
            let free = spaces[from.index()].roads.iter_mut().find(|road| road.is_none());
            *free.ok_or_else(|| {
                self.file.fault(road.from.span(), "expected at most two roads from a space")
            })? = to.into();
        }
        for shortcut in self.raw.shortcut.iter().filter(|shortcut| here(&shortcut.from)) {
            let cost = *shortcut.cost.get_ref();
            if cost != 1 {
                let what = format!("expected a shortcut to cost 1 (LA-7.9), found {cost}");
                return Err(self.file.fault(shortcut.cost.span(), what));
            }
            let from = self.place(&shortcut.from)?;
            spaces[from.index()].shortcut = self.place(&shortcut.to)?.into();
        }
        Ok(spaces)
    }

    /// Moorings by stop (LA-16.3).
    fn moorings(&self, head: &RawMap) -> Result<By<Stop, [SpaceId; 2], STOPS>, Fault> {
        let mut moorings = [None; STOPS];
        for stop in self.raw.aurora_stop.iter().filter(|stop| stop.map == self.id) {
            let number = *stop.stop.get_ref();
            let Some(pair) = number.checked_sub(1).and_then(|place| moorings.get_mut(place)) else {
                let what = format!("expected a stop from 1 to 6, found {number}");
                return Err(self.file.fault(stop.stop.span(), what));
            };
            *pair = Some([self.place(&stop.yellow_space)?, self.place(&stop.red_space)?]);
            if *stop.last.get_ref() != (number == moorings.len()) {
                let what = "expected the last stop to be the sixth and no other";
                return Err(self.file.fault(stop.last.span(), what));
            }
        }
        if moorings.contains(&None) {
            return Err(self.file.fault(head.id.span(), "expected six stops of the Aurora"));
        }
        Ok(By::from_fn(|stop: Stop| moorings[stop.index()].expect("none is missing")))
    }

    /// Fills in the remaining distances (LA-7.12), from the end backwards.
    fn measure(&self, head: &RawMap, spaces: &mut [Space]) -> Result<(), Fault> {
        let mut measured: Vec<Option<u8>> = vec![None; spaces.len()];
        measured[self.place(&head.last)?.index()] = Some(0);
        for _ in 0..spaces.len() {
            for (place, space) in spaces.iter().enumerate() {
                let over = space.ways().filter_map(|to| measured[to.index()]).min();
                let over = over.map(|distance| distance + 1);
                measured[place] = measured[place].into_iter().chain(over).min();
            }
        }
        for (space, distance) in spaces.iter_mut().zip(measured) {
            space.remaining = distance.ok_or_else(|| {
                self.file.fault(head.last.span(), "expected a road from every space to here")
            })?;
        }
        Ok(())
    }
}
