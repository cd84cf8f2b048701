//! The road board (LA-2.1): spaces, roads, shortcuts, the Aurora's track.

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;
use workbench::script::Names;

use super::files::{File, OPERATIONS};
use super::keep;
use super::load::Compiler;
use crate::vocab::{Effect, Program};

/// How many waypoint spaces a map has.
pub const WAYPOINTS: usize = 10;
/// No space.
pub const NOWHERE: u8 = u8::MAX;

const ALPHA: usize = 38;
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

/// One side of the board. A space is a number among its own; its name is at `base` and on.
#[derive(Clone, Debug)]
pub struct Map {
    /// The message id of its name.
    pub name: &'static str,
    /// Where its spaces begin in [`SPACE_NAMES`].
    pub base: u8,
    /// The spaces.
    pub spaces: Vec<Space>,
    /// The start space.
    pub start: u8,
    /// The waypoint spaces in order.
    pub waypoints: [u8; WAYPOINTS],
    /// The avalanche sites.
    pub avalanches: Vec<u8>,
    /// Moorings by stop, yellow and red (LA-16.3).
    pub moorings: [[u8; 2]; 6],
}

/// A space of the road.
#[derive(Clone, Copy, Debug)]
pub struct Space {
    /// 1, 2 or 3.
    pub region: u8,
    /// Where it is drawn.
    pub x: u16,
    /// Where it is drawn.
    pub y: u16,
    /// Contaminated (LA-7.15).
    pub contaminated: bool,
    /// Where its roads lead: one, or two at a fork.
    pub roads: [u8; 2],
    /// Where its shortcut leads (LA-7.9).
    pub shortcut: u8,
    /// The remaining distance (LA-7.12).
    pub remaining: u8,
}

impl Map {
    /// The name of a space.
    pub fn space_name(&self, space: u8) -> &'static str {
        SPACE_NAMES[usize::from(self.base) + usize::from(space)]
    }

    /// The space of this map with this place among the names of all spaces.
    pub fn space_at(&self, place: u8) -> Option<u8> {
        place.checked_sub(self.base).filter(|space| usize::from(*space) < self.spaces.len())
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
    Ok(([map(file, &raw, &names, "alpha")?, map(file, &raw, &names, "beta")?], waypoints))
}

fn map(file: &File<'_>, raw: &MapFile, names: &Names, id: &'static str) -> Result<Map, Fault> {
    let head =
        raw.map.iter().find(|map| map.id.get_ref() == id).ok_or_else(|| {
            Fault::whole(file.file(), format!("expected the map `{id}`, found none"))
        })?;
    let base = if id == "alpha" { 0 } else { ALPHA };
    let place = |name: &Spanned<String>| -> Result<u8, Fault> {
        file.find(names, name)?;
        SPACE_NAMES[base..]
            .iter()
            .position(|known| known == name.get_ref())
            .map(|index| index as u8)
            .ok_or_else(|| {
                let what = format!("expected a space of the map {id}, found `{}`", name.get_ref());
                file.fault(name.span(), what)
            })
    };
    let mut of_map: Vec<&RawSpace> = raw.space.iter().filter(|space| space.map == id).collect();
    of_map.sort_by_key(|space| space.id.get_ref().clone());
    let mut spaces = Vec::new();
    for space in &of_map {
        if !(1..=3).contains(space.region.get_ref()) {
            let what = format!("expected a region, 1, 2 or 3, found {}", space.region.get_ref());
            return Err(file.fault(space.region.span(), what));
        }
        spaces.push(Space {
            region: *space.region.get_ref(),
            x: space.x,
            y: space.y,
            contaminated: space.contaminated,
            roads: [NOWHERE; 2],
            shortcut: NOWHERE,
            remaining: NOWHERE,
        });
    }
    let of_this_map = |name: &Spanned<String>| name.get_ref().starts_with(&id[..1]);
    for road in raw.road.iter().filter(|road| of_this_map(&road.from)) {
        let (from, to) = (place(&road.from)?, place(&road.to)?);
        let free = spaces[usize::from(from)].roads.iter_mut().find(|road| **road == NOWHERE);
        *free.ok_or_else(|| {
            file.fault(road.from.span(), "expected at most two roads from a space")
        })? = to;
    }
    for shortcut in raw.shortcut.iter().filter(|shortcut| of_this_map(&shortcut.from)) {
        if *shortcut.cost.get_ref() != 1 {
            let what = format!(
                "expected a shortcut to cost 1 (LA-7.9), found {}",
                shortcut.cost.get_ref()
            );
            return Err(file.fault(shortcut.cost.span(), what));
        }
        spaces[usize::from(place(&shortcut.from)?)].shortcut = place(&shortcut.to)?;
    }
    measure(file, head, &mut spaces, place(&head.last)?)?;
    let marked = |mark: fn(&RawSpace) -> bool| {
        of_map.iter().enumerate().filter(move |(_, s)| mark(s)).map(|(i, _)| i as u8)
    };
    let found: Vec<u8> = marked(|space| space.waypoint).collect();
    let waypoints = <[u8; WAYPOINTS]>::try_from(found.as_slice()).map_err(|_| {
        let what = format!("expected {WAYPOINTS} waypoints on the map {id}, found {}", found.len());
        file.fault(head.id.span(), what)
    })?;
    let mut moorings = [[NOWHERE; 2]; 6];
    for stop in raw.aurora_stop.iter().filter(|stop| stop.map == id) {
        let Some(pair) = stop.stop.get_ref().checked_sub(1).and_then(|i| moorings.get_mut(i))
        else {
            let what = format!("expected a stop from 1 to 6, found {}", stop.stop.get_ref());
            return Err(file.fault(stop.stop.span(), what));
        };
        *pair = [place(&stop.yellow_space)?, place(&stop.red_space)?];
        if *stop.last.get_ref() != (*stop.stop.get_ref() == moorings.len()) {
            let what = "expected the last stop to be the sixth and no other";
            return Err(file.fault(stop.last.span(), what));
        }
    }
    if moorings.iter().flatten().any(|space| *space == NOWHERE) {
        return Err(file.fault(head.id.span(), "expected six stops of the Aurora"));
    }
    Ok(Map {
        name: keep(format!("la-name-{id}")),
        base: base as u8,
        start: place(&head.start)?,
        waypoints,
        avalanches: marked(|space| space.avalanche_site).collect(),
        moorings,
        spaces,
    })
}

/// Fills in the remaining distances (LA-7.12), from the end backwards.
fn measure(file: &File<'_>, head: &RawMap, spaces: &mut [Space], last: u8) -> Result<(), Fault> {
    spaces[usize::from(last)].remaining = 0;
    for _ in 0..spaces.len() {
        for index in 0..spaces.len() {
            for to in spaces[index].roads.into_iter().filter(|to| *to != NOWHERE) {
                let over = spaces[usize::from(to)].remaining.saturating_add(1);
                spaces[index].remaining = spaces[index].remaining.min(over);
            }
        }
    }
    match spaces.iter().any(|space| space.remaining == NOWHERE) {
        true => Err(file.fault(head.last.span(), "expected a road from every space to here")),
        false => Ok(()),
    }
}
