//! The board as a sheet of cells, as large as it needs to be, with a spot for each thing on it.
//!
//! A scene with map places is drawn as a map, one with boards of cells as boards, any other as its rows and hands. What
//! is not part of that picture lies [`beside`] it.

mod grid;
mod map;
mod rows;
mod signs;
mod ways;

use std::collections::HashSet;

use kernel::Name;
use kernel::scene::{Layout, Link, Piece, Zone};
use protocol::SceneView;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;

pub use signs::{Signs, badges_words, boxed, die_face, legend, piece_words, token};

use crate::ink::Ink;

/// How large the places of a map are drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Detail {
    /// A line: the name, and who is there.
    Line,
    /// The name, and below it what lies there.
    Name,
    /// A frame with the name, what lies there, and the signs of the place.
    Frame,
}

impl Detail {
    /// Every size, the smallest first.
    pub const ALL: [Detail; 3] = [Detail::Line, Detail::Name, Detail::Frame];

    /// The next size, round and round.
    pub const fn next(self) -> Detail {
        match self {
            Detail::Line => Detail::Name,
            Detail::Name => Detail::Frame,
            Detail::Frame => Detail::Line,
        }
    }

    /// The rows a place takes.
    const fn rows(self) -> u16 {
        match self {
            Detail::Line => 1,
            Detail::Name => 2,
            Detail::Frame => 3,
        }
    }
}

/// What is to stand out.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    /// What the chosen move touches.
    pub chosen: Vec<Name>,
    /// What any move touches.
    pub able: HashSet<Name>,
    /// What just happened.
    pub fresh: HashSet<Name>,
    /// What a lesson points at.
    pub taught: HashSet<Name>,
    /// What was picked to ask about.
    pub picked: Vec<Name>,
    /// The thing under the cursor.
    pub cursor: Option<Name>,
}

/// How a thing stands out, the strongest reason first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It is under the cursor, or picked.
    Cursor,
    /// The chosen move touches it.
    Chosen,
    /// A lesson points at it.
    Taught,
    /// Something just happened to it.
    Fresh,
    /// A move touches it.
    Able,
}

impl Marks {
    /// How a thing stands out, if it does.
    pub fn of(&self, id: &Name) -> Option<Mark> {
        if self.cursor.as_ref() == Some(id) || self.picked.contains(id) {
            Some(Mark::Cursor)
        } else if self.chosen.contains(id) {
            Some(Mark::Chosen)
        } else if self.taught.contains(id) {
            Some(Mark::Taught)
        } else if self.fresh.contains(id) {
            Some(Mark::Fresh)
        } else if self.able.contains(id) {
            Some(Mark::Able)
        } else {
            None
        }
    }
}

impl Ink {
    /// A style with a mark on it.
    pub fn marked(self, style: Style, mark: Option<Mark>) -> Style {
        match mark {
            None => style,
            Some(Mark::Cursor | Mark::Chosen) => style.patch(self.chosen()),
            Some(Mark::Taught) => style.patch(self.taught()).patch(self.able()),
            Some(Mark::Fresh) => style.patch(self.fresh()),
            Some(Mark::Able) => style.patch(self.able()),
        }
    }
}

/// Where a thing is on a sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct Spot {
    /// The piece or zone.
    pub id: Name,
    /// Its cells.
    pub area: Rect,
}

/// A drawn board.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// Its cells.
    pub buffer: Buffer,
    /// Its things; a piece comes after the zone it lies in.
    pub spots: Vec<Spot>,
    /// How many of its rows are drawn on; what is below is free.
    pub drawn: u16,
}

impl Sheet {
    fn new(width: u16, height: u16) -> Sheet {
        Sheet {
            buffer: Buffer::empty(Rect::new(0, 0, width.max(1), height.max(1))),
            spots: Vec::new(),
            drawn: height.max(1),
        }
    }

    /// Writes text, cut off at `cells`; gives back the column after it.
    fn write(&mut self, x: u16, y: u16, text: &str, cells: u16, style: Style) -> u16 {
        if y >= self.buffer.area.height || x >= self.buffer.area.width {
            return x;
        }
        let cells = cells.min(self.buffer.area.width - x);
        let text = render::measure::clip(text, cells.into());
        self.buffer.set_stringn(x, y, text, cells.into(), style).0
    }

    fn spot(&mut self, id: &Name, area: Rect) {
        self.spots.push(Spot { id: id.clone(), area });
    }

    /// The thing at a cell, the topmost if several.
    pub fn at(&self, x: u16, y: u16) -> Option<&Name> {
        let hit = |spot: &&Spot| spot.area.contains((x, y).into());
        self.spots.iter().rev().find(hit).map(|spot| &spot.id)
    }
}

/// What a board is drawn from.
#[derive(Clone, Copy, Debug)]
pub struct Drawing<'a> {
    /// The table.
    pub scene: &'a SceneView,
    /// What stands out.
    pub marks: &'a Marks,
    /// The colours.
    pub ink: Ink,
    /// The letters of badges.
    pub signs: &'a Signs,
}

impl Drawing<'_> {
    fn pieces(&self, zone: &Name) -> impl Iterator<Item = &Piece<String>> {
        self.scene.pieces.iter().filter(move |piece| piece.zone == *zone)
    }
}

/// Draws the board for a window of this size: larger than it where it must be.
pub fn sheet(drawing: Drawing<'_>, detail: Option<Detail>, room: Size) -> Sheet {
    if drawing.scene.zones.iter().any(is_node) {
        map::draw(drawing, detail, room)
    } else {
        rows::draw(drawing, room)
    }
}

/// The size a map is drawn in, if none was chosen.
pub fn fitting(scene: &SceneView, room: Size) -> Detail {
    map::fitting(scene, room)
}

fn is_node(zone: &Zone<String>) -> bool {
    matches!(zone.layout, Layout::Node { .. })
}

/// Whether a way says more than that it is there: it has a name, marks or signs, something lies on it, or a move
/// touches it.
pub fn says_something(scene: &SceneView, link: &Link<String>) -> bool {
    link.label.is_some()
        || link.leaving.is_some()
        || link.entering.is_some()
        || !link.badges.is_empty()
        || is_busy(scene, link)
}

/// Whether something lies on a way, or a move touches it.
fn is_busy(scene: &SceneView, link: &Link<String>) -> bool {
    scene.pieces.iter().any(|piece| piece.zone == link.id)
        || scene.offers.iter().any(|offer| offer.touches.contains(&link.id))
}

/// The zones that are not part of the board's picture, in order.
pub fn beside(scene: &SceneView) -> Vec<&Zone<String>> {
    let map = scene.zones.iter().any(is_node);
    scene.zones.iter().filter(|zone| map && !is_node(zone)).collect()
}

/// The places a cursor can go to, with where they are: places of a map, cells of boards, pieces in rows; what lies beside
/// comes below, line by line.
pub fn whereabouts(scene: &SceneView) -> Vec<(Name, f32, f32)> {
    let mut stations = Vec::new();
    let mut bottom: f32 = 0.0;
    for zone in &scene.zones {
        if let Layout::Node { x, y, .. } = zone.layout {
            stations.push((zone.id.clone(), x, y));
            bottom = bottom.max(y);
        }
    }
    let map = !stations.is_empty();
    for link in scene.links.iter().filter(|link| is_busy(scene, link)) {
        let end = |id: &Name| stations.iter().find(|(place, ..)| place == id);
        if let Some(((_, x, y), (_, to_x, to_y))) = end(&link.from).zip(end(&link.to)) {
            let middle = ((x + to_x) / 2.0, (y + to_y) / 2.0);
            stations.push((link.id.clone(), middle.0, middle.1));
        }
    }
    for zone in scene.zones.iter().filter(|zone| !is_node(zone)) {
        bottom += 100.0;
        if map && zone.layout != Layout::Pool {
            if zone.within.is_none() || scene.pieces.iter().any(|piece| piece.zone == zone.id) {
                stations.push((zone.id.clone(), 0.0, bottom));
            }
            continue;
        }
        let pieces = scene.pieces.iter().filter(|piece| piece.zone == zone.id);
        for (number, piece) in pieces.enumerate() {
            let (x, y) = match zone.layout {
                Layout::Grid { columns, .. } => {
                    let slot = piece.slot.unwrap_or(number as u16);
                    (slot % columns.max(1), slot / columns.max(1))
                }
                _ => (piece.slot.unwrap_or(number as u16), 0),
            };
            stations.push((piece.id.clone(), f32::from(x) * 10.0, bottom + f32::from(y) * 10.0));
        }
        if let Layout::Grid { rows, .. } = zone.layout {
            bottom += f32::from(rows) * 10.0;
        }
    }
    stations
}
