//! Maps: places keep their coordinates, as far as no two of them share a cell.

use kernel::Name;
use protocol::scene::{SceneView, Zone};
use protocol::shape::{Layout, Outline, PieceKind};
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;

use super::{Detail, Drawing, Mark, Sheet, token, ways};

/// The narrowest and the widest a place is drawn.
const WIDTHS: std::ops::RangeInclusive<u16> = 13..=22;

/// A place of a map in the map's own units.
#[derive(Clone, Copy)]
struct Node {
    x: f32,
    y: f32,
    w: f32,
    h: f32,
}

fn nodes(scene: &SceneView) -> Vec<(&Zone, Node)> {
    let node = |zone: &Zone| match zone.layout {
        Layout::Node { x, y, w, h, .. } => Some(Node { x, y, w: w.max(1.0), h: h.max(1.0) }),
        _ => None,
    };
    scene.zones.iter().filter_map(|zone| Some((zone, node(zone)?))).collect()
}

/// Where the places lie when each takes this many cells: as far apart as on the map if the room allows it, and never
/// one upon another.
fn arranged(nodes: &[Node], cell: Size, room: Size) -> Vec<Rect> {
    let across = placed(
        nodes,
        |node| node.x,
        |one, other| apart_across(one, other),
        cell.width + 1,
        room.width.saturating_sub(cell.width),
    );
    let down = placed(
        nodes,
        |node| node.y,
        |one, other| !apart_across(one, other),
        cell.height,
        room.height.saturating_sub(cell.height),
    );
    let area = |(x, y): (&u16, &u16)| Rect::new(*x, *y, cell.width, cell.height);
    across.iter().zip(&down).map(area).collect()
}

/// Whether two places lie beside each other rather than above each other: by the way in which more of their own size
/// lies between them.
fn apart_across(one: &Node, other: &Node) -> bool {
    let across = (one.x - other.x).abs() / ((one.w + other.w) / 2.0);
    let down = (one.y - other.y).abs() / ((one.h + other.h) / 2.0);
    across >= down
}

/// Places along one axis: in proportion, and pushed on where they would touch one before them.
fn placed(
    nodes: &[Node],
    at: impl Fn(&Node) -> f32,
    conflict: impl Fn(&Node, &Node) -> bool,
    least: u16,
    room: u16,
) -> Vec<u16> {
    let mut order: Vec<usize> = (0..nodes.len()).collect();
    order.sort_by(|one, other| at(&nodes[*one]).total_cmp(&at(&nodes[*other])));
    let first = order.first().map_or(0.0, |one| at(&nodes[*one]));
    let last = order.last().map_or(0.0, |one| at(&nodes[*one]));
    let scale = f32::from(room) / (last - first).max(1.0);
    let mut cells = vec![0u16; nodes.len()];
    for (number, here) in order.iter().copied().enumerate() {
        let wanted = ((at(&nodes[here]) - first) * scale).round() as u16;
        let before = order[..number].iter().filter(|other| conflict(&nodes[here], &nodes[**other]));
        let pushed = before.map(|other| cells[*other] + least).max().unwrap_or(0);
        cells[here] = wanted.max(pushed);
    }
    // What was pushed beyond the room is let back as far as what lies behind it allows.
    let end = room;
    for (number, here) in order.iter().copied().enumerate().rev() {
        let behind = order[number + 1..].iter().filter(|o| conflict(&nodes[here], &nodes[**o]));
        let limit = behind.map(|other| cells[*other].saturating_sub(least)).min().unwrap_or(end);
        if cells[here] > limit {
            let before = order[..number].iter().filter(|o| conflict(&nodes[here], &nodes[**o]));
            let floor = before.map(|other| cells[*other] + least).max().unwrap_or(0);
            cells[here] = limit.max(floor);
        }
    }
    cells
}

fn extent(areas: &[Rect]) -> Size {
    let right = areas.iter().map(|area| area.right()).max().unwrap_or(1);
    let bottom = areas.iter().map(|area| area.bottom()).max().unwrap_or(1);
    Size::new(right, bottom)
}

/// The areas of all places in a size: as wide as the room allows.
fn areas(scene: &SceneView, detail: Detail, room: Size) -> Vec<Rect> {
    let nodes: Vec<Node> = nodes(scene).into_iter().map(|(_, node)| node).collect();
    let arranged = |width: u16| arranged(&nodes, Size::new(width, detail.rows()), room);
    let fits = |areas: &Vec<Rect>| extent(areas).width <= room.width;
    let widest = WIDTHS.rev().map(arranged).find(fits);
    widest.unwrap_or_else(|| arranged(*WIDTHS.start()))
}

/// The largest size at which the whole map is seen, or else the one in the middle: a window on it moves.
pub(super) fn fitting(scene: &SceneView, room: Size) -> Detail {
    let fits = |detail: &Detail| {
        let extent = extent(&areas(scene, *detail, room));
        extent.width <= room.width && extent.height <= room.height
    };
    Detail::ALL.into_iter().rev().find(fits).unwrap_or(Detail::Name)
}

pub(super) fn draw(drawing: Drawing<'_>, detail: Option<Detail>, room: Size) -> Sheet {
    let detail = detail.unwrap_or_else(|| fitting(drawing.scene, room));
    let areas = areas(drawing.scene, detail, room);
    let extent = extent(&areas);
    let mut sheet = Sheet::new(extent.width.max(room.width), extent.height.max(room.height));
    // A map that leaves room lies in the middle of it.
    let (left, top) = (
        room.width.saturating_sub(extent.width) / 2,
        room.height.saturating_sub(extent.height) / 2,
    );
    let zones = nodes(drawing.scene).into_iter().map(|(zone, _)| zone);
    let placed: Vec<(&Zone, Rect)> = zones
        .zip(areas)
        .map(|(zone, area)| (zone, Rect { x: area.x + left, y: area.y + top, ..area }))
        .collect();
    let names: Vec<(Name, Rect)> =
        placed.iter().map(|(zone, area)| (zone.id.clone(), *area)).collect();
    ways::draw(&mut sheet, drawing, &names);
    for (zone, area) in placed {
        place(&mut sheet, drawing, zone, area, detail);
    }
    sheet
}

fn place(sheet: &mut Sheet, drawing: Drawing<'_>, zone: &Zone, area: Rect, detail: Detail) {
    let mark = drawing.marks.of(&zone.id);
    let tone = drawing.ink.tone(zone.tone);
    let name = zone.label.as_deref().unwrap_or(&zone.id);
    clear(sheet, area);
    sheet.spot(&zone.id, area);
    let title = drawing.ink.marked(tone.patch(drawing.ink.key()), mark);
    match detail {
        Detail::Line => {
            let people = |kind| matches!(kind, PieceKind::Pawn | PieceKind::Robot);
            let crowd: u16 = drawing
                .pieces(&zone.id)
                .filter(|piece| people(piece.kind))
                .map(|piece| render::measure::width(&token(piece, drawing.signs)) as u16)
                .sum();
            let room = area.width.saturating_sub(crowd.min(area.width / 2));
            let end = sheet.write(area.x, area.y, &framed(name, mark), room, title);
            pieces(sheet, drawing, zone, Rect { x: end, width: area.right() - end, ..area });
        }
        Detail::Name => {
            let signs = drawing.signs.of_place(&zone.badges);
            let room = area.width.saturating_sub(signs.len().min(4) as u16 + 1);
            let end = sheet.write(area.x, area.y, &framed(name, mark), room, title);
            letters(sheet, drawing, &signs, end + 1, area.y, area.right());
            pieces(sheet, drawing, zone, Rect { y: area.y + 1, height: 1, ..area });
        }
        Detail::Frame => {
            frame(sheet, drawing, zone, area, mark);
            sheet.write(area.x + 1, area.y, name, area.width - 2, title);
            let inside = Rect::new(area.x + 1, area.y + 1, area.width - 2, 1);
            pieces(sheet, drawing, zone, inside);
            let signs = drawing.signs.of_place(&zone.badges);
            let x = area.right().saturating_sub(signs.len() as u16 + 1).max(area.x + 1);
            letters(sheet, drawing, &signs, x, area.bottom() - 1, area.right() - 1);
        }
    }
}

/// A name that stands out without a frame and without colour.
fn framed(name: &str, mark: Option<Mark>) -> String {
    match mark {
        Some(Mark::Cursor | Mark::Chosen) => format!("»{name}"),
        Some(Mark::Taught) => format!("▸{name}"),
        Some(Mark::Fresh) => format!("•{name}"),
        Some(Mark::Able) | None => name.to_string(),
    }
}

fn clear(sheet: &mut Sheet, area: Rect) {
    for y in area.top()..area.bottom() {
        for x in area.left()..area.right() {
            if let Some(cell) = sheet.buffer.cell_mut((x, y)) {
                cell.reset();
            }
        }
    }
}

fn letters(
    sheet: &mut Sheet,
    drawing: Drawing<'_>,
    signs: &[(char, protocol::shape::Tone)],
    x: u16,
    y: u16,
    end: u16,
) {
    let mut x = x;
    for (letter, tone) in signs {
        if x < end {
            x = sheet.write(x, y, &letter.to_string(), end - x, drawing.ink.tone(*tone));
        }
    }
}

/// The frame says how a place stands out, and what kind of place it is.
fn frame(sheet: &mut Sheet, drawing: Drawing<'_>, zone: &Zone, area: Rect, mark: Option<Mark>) {
    let shape = match zone.layout {
        Layout::Node { shape, .. } => shape,
        _ => Outline::Room,
    };
    let corners = match (mark, shape) {
        (Some(Mark::Cursor | Mark::Chosen | Mark::Taught), _) => ["╔", "╗", "╚", "╝", "═", "║"],
        (Some(Mark::Fresh), _) => ["┏", "┓", "┗", "┛", "━", "┃"],
        (_, Outline::Room) => ["┌", "┐", "└", "┘", "─", "│"],
        (_, Outline::Round) => ["╭", "╮", "╰", "╯", "─", "│"],
        (_, Outline::Hex) => ["╱", "╲", "╲", "╱", "─", "│"],
        (_, Outline::Open) => ["·", "·", "·", "·", "·", "·"],
    };
    let style = match mark {
        Some(Mark::Cursor | Mark::Chosen) => Style::new().patch(drawing.ink.key()),
        Some(Mark::Taught) => drawing.ink.taught(),
        Some(Mark::Fresh) => drawing.ink.fresh(),
        Some(Mark::Able) | None => match zone.tone {
            protocol::shape::Tone::Neutral => drawing.ink.frame(),
            tone => drawing.ink.tone(tone),
        },
    };
    let (right, bottom) = (area.right() - 1, area.bottom() - 1);
    for x in area.x + 1..right {
        sheet.write(x, area.y, corners[4], 1, style);
        sheet.write(x, bottom, corners[4], 1, style);
    }
    for y in area.y + 1..bottom {
        sheet.write(area.x, y, corners[5], 1, style);
        sheet.write(right, y, corners[5], 1, style);
    }
    for (x, y, corner) in [
        (area.x, area.y, corners[0]),
        (right, area.y, corners[1]),
        (area.x, bottom, corners[2]),
        (right, bottom, corners[3]),
    ] {
        sheet.write(x, y, corner, 1, style);
    }
}

/// What lies in a place, people first; what does not fit is told by an ellipsis.
fn pieces(sheet: &mut Sheet, drawing: Drawing<'_>, zone: &Zone, room: Rect) {
    let rank = |kind| match kind {
        PieceKind::Pawn => 0,
        PieceKind::Robot => 1,
        PieceKind::Item | PieceKind::Data => 2,
        _ => 3,
    };
    let mut lying: Vec<_> = drawing.pieces(&zone.id).collect();
    lying.sort_by_key(|piece| rank(piece.kind));
    let mut x = room.x;
    let many = lying.len();
    for (number, piece) in lying.into_iter().enumerate() {
        let text = token(piece, drawing.signs);
        let own = render::measure::width(&text) as u16;
        let rest = u16::from(number + 1 < many);
        if x + own + rest > room.right() {
            sheet.write(x, room.y, "…", room.right().saturating_sub(x), drawing.ink.faint());
            return;
        }
        let style = drawing.ink.tone(piece.tone);
        let style = drawing.ink.marked(style, drawing.marks.of(&piece.id));
        sheet.spot(&piece.id, Rect::new(x, room.y, own, 1));
        x = sheet.write(x, room.y, &text, own, style);
    }
}
