//! Maps: places keep their coordinates, as far as no two of them share a cell.

use kernel::Name;
use kernel::scene::{Face, Kind, Layout, Outline, Zone};
use protocol::SceneView;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use render::measure::clip;

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

fn nodes(scene: &SceneView) -> Vec<(&Zone<String>, Node)> {
    let node = |zone: &Zone<String>| match zone.layout {
        Layout::Node { x, y, w, h, .. } => Some(Node { x, y, w: w.max(1.0), h: h.max(1.0) }),
        _ => None,
    };
    scene.zones.iter().filter_map(|zone| Some((zone, node(zone)?))).collect()
}

/// Where the places lie when each takes this many cells: as far apart as on the map if the room allows it, and never
/// one upon another.
fn arranged(nodes: &[Node], cell: Size, room: Size) -> Vec<Rect> {
    let widths = widths(nodes, cell.width, room.width);
    let across = placed(nodes, |node| node.x, apart_across, &widths, 1, room.width);
    let heights = vec![cell.height; nodes.len()];
    let down = placed(
        nodes,
        |node| node.y,
        |one, other| !apart_across(one, other),
        &heights,
        0,
        room.height,
    );
    let area = |((x, y), width): ((&u16, &u16), &u16)| Rect::new(*x, *y, *width, cell.height);
    across.iter().zip(&down).zip(&widths).map(area).collect()
}

/// How many cells each place is wide: as many as any other, but those that are far wider than most on the map get their
/// share of the room.
fn widths(nodes: &[Node], usual: u16, room: u16) -> Vec<u16> {
    let mut sizes: Vec<f32> = nodes.iter().map(|node| node.w).collect();
    sizes.sort_by(f32::total_cmp);
    let middle = sizes.get(sizes.len() / 2).copied().unwrap_or(1.0);
    let left = nodes.iter().map(|node| node.x - node.w / 2.0).fold(f32::INFINITY, f32::min);
    let right = nodes.iter().map(|node| node.x + node.w / 2.0).fold(f32::NEG_INFINITY, f32::max);
    let scale = f32::from(room) / (right - left).max(1.0);
    let width = |node: &Node| match node.w >= middle * 2.0 {
        true => ((node.w * scale) as u16).saturating_sub(1).max(usual),
        false => usual,
    };
    nodes.iter().map(width).collect()
}

/// Whether two places lie beside each other rather than above each other: by the way in which more of their own size
/// lies between them.
fn apart_across(one: &Node, other: &Node) -> bool {
    let across = (one.x - other.x).abs() / ((one.w + other.w) / 2.0);
    let down = (one.y - other.y).abs() / ((one.h + other.h) / 2.0);
    across >= down
}

/// Places along one axis: in proportion to the room, as far as those before and behind them leave them their own.
fn placed(
    nodes: &[Node],
    at: impl Fn(&Node) -> f32,
    conflict: impl Fn(&Node, &Node) -> bool,
    sizes: &[u16],
    gap: u16,
    room: u16,
) -> Vec<u16> {
    let mut order: Vec<usize> = (0..nodes.len()).collect();
    order.sort_by(|one, other| at(&nodes[*one]).total_cmp(&at(&nodes[*other])));
    let first = order.first().map_or(0.0, |one| at(&nodes[*one]));
    let last = order.last().map_or(0.0, |one| at(&nodes[*one]));
    let usual = sizes.iter().copied().min().unwrap_or(1);
    let scale = f32::from(room.saturating_sub(usual)) / (last - first).max(1.0);
    let touches = |one: usize, other: &&usize| conflict(&nodes[one], &nodes[**other]);
    // How far along each may lie at most, so that all behind it find room.
    let mut latest = vec![room; nodes.len()];
    for (number, here) in order.iter().copied().enumerate().rev() {
        let behind = order[number + 1..].iter().filter(|other| touches(here, other));
        let limit = behind.map(|other| latest[*other].saturating_sub(sizes[here] + gap)).min();
        latest[here] = limit.unwrap_or(room.saturating_sub(sizes[here]));
    }
    let mut cells = vec![0u16; nodes.len()];
    for (number, here) in order.iter().copied().enumerate() {
        let middle = ((at(&nodes[here]) - first) * scale).round() as u16 + usual / 2;
        let wanted = middle.saturating_sub(sizes[here] / 2);
        let before = order[..number].iter().filter(|other| touches(here, other));
        let pushed = before.map(|other| cells[*other] + sizes[*other] + gap).max().unwrap_or(0);
        cells[here] = wanted.min(latest[here]).max(pushed);
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
    let placed: Vec<(&Zone<String>, Rect)> = zones
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

fn place(sheet: &mut Sheet, drawing: Drawing<'_>, zone: &Zone<String>, area: Rect, detail: Detail) {
    let mark = drawing.marks.of(&zone.id);
    let tone = drawing.ink.tone(zone.tone);
    let name = zone.label.as_deref().unwrap_or(&zone.id);
    sheet.spot(&zone.id, area);
    let title = drawing.ink.marked(tone.patch(drawing.ink.key()), mark);
    match detail {
        Detail::Line => {
            let people = |kind| matches!(kind, Kind::Pawn | Kind::Robot);
            let (mut crowd, mut all) = (0, 0);
            for piece in drawing.pieces(&zone.id) {
                let own = cells_of(&token(piece, drawing.signs));
                all += own;
                crowd += if people(piece.kind) { own } else { 0 };
            }
            // People matter as much as the name of the place, things less.
            let kept = crowd.min(area.width / 2).max(all.min(area.width / 4));
            let room = area.width.saturating_sub(kept);
            let name = clip(&framed(name, mark), room.into());
            let rest = area.width.saturating_sub(cells_of(&name));
            let lying = fitting_pieces(drawing, zone, rest);
            let own = cells_of(&name) + lying.iter().map(|one| cells_of(&one.text)).sum::<u16>();
            let x = blanked(sheet, area, area.y, own);
            let end = sheet.write(x, area.y, &name, area.width, title);
            written(sheet, lying, end, area.y);
        }
        Detail::Name => {
            let signs = drawing.signs.of_place(&zone.badges);
            let few = signs.len().min(4) as u16;
            let name = clip(&framed(name, mark), area.width.saturating_sub(few + 1).into());
            let x = blanked(sheet, area, area.y, cells_of(&name) + few + 1);
            let end = sheet.write(x, area.y, &name, area.width, title);
            letters(sheet, drawing, &signs, end + 1, area.y, area.right());
            let lying = fitting_pieces(drawing, zone, area.width);
            let own = lying.iter().map(|one| cells_of(&one.text)).sum();
            if own > 0 {
                let x = blanked(sheet, area, area.y + 1, own);
                written(sheet, lying, x, area.y + 1);
            }
        }
        Detail::Frame => {
            clear(sheet, area);
            frame(sheet, drawing, zone, area, mark);
            sheet.write(area.x + 1, area.y, name, area.width - 2, title);
            let inside = Rect::new(area.x + 1, area.y + 1, area.width - 2, 1);
            let lying = fitting_pieces(drawing, zone, inside.width);
            written(sheet, lying, inside.x, inside.y);
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
    signs: &[(char, kernel::scene::Tone)],
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
fn frame(
    sheet: &mut Sheet,
    drawing: Drawing<'_>,
    zone: &Zone<String>,
    area: Rect,
    mark: Option<Mark>,
) {
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
            kernel::scene::Tone::Neutral => drawing.ink.frame(),
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

/// Makes room for so many cells in the middle of a line of a place, with a blank on either side: a way must not touch a
/// word. Gives back where they begin.
fn blanked(sheet: &mut Sheet, area: Rect, y: u16, own: u16) -> u16 {
    let x = area.x + area.width.saturating_sub(own) / 2;
    let left = x.saturating_sub(1).max(area.x);
    clear(sheet, Rect::new(left, y, (own + 2).min(area.right() - left), 1));
    x
}

/// A piece as it is written.
struct Lying {
    id: Option<Name>,
    text: String,
    style: Style,
}

fn cells_of(text: &str) -> u16 {
    render::measure::width(text) as u16
}

/// What lies in a place, people first, in at most so many cells; what does not fit is told by an ellipsis.
fn fitting_pieces(drawing: Drawing<'_>, zone: &Zone<String>, room: u16) -> Vec<Lying> {
    let rank = |kind| match kind {
        Kind::Pawn => 0,
        Kind::Robot => 1,
        Kind::Item | Kind::Data => 2,
        _ => 3,
    };
    let mut lying: Vec<_> = drawing.pieces(&zone.id).collect();
    lying.sort_by_key(|piece| rank(piece.kind));
    let mut fitting: Vec<Lying> = Vec::new();
    let mut used = 0;
    let many = lying.len();
    for (number, piece) in lying.into_iter().enumerate() {
        let text = match (piece.kind, piece.face, &piece.label) {
            // A card that lies alone says its name: nobody knows it by two letters.
            (Kind::Card, Face::Up | Face::Peeked, Some(label)) if many == 1 => {
                format!("|{}|", clip(label, usize::from(room).saturating_sub(2).max(2)))
            }
            _ => token(piece, drawing.signs),
        };
        let own = cells_of(&text);
        if used + own + u16::from(number + 1 < many) > room {
            if used < room {
                let style = drawing.ink.faint();
                fitting.push(Lying { id: None, text: "…".into(), style });
            }
            break;
        }
        let style = drawing.ink.tone(piece.tone);
        let style = drawing.ink.marked(style, drawing.marks.of(&piece.id));
        used += own;
        fitting.push(Lying { id: Some(piece.id.clone()), text, style });
    }
    fitting
}

fn written(sheet: &mut Sheet, lying: Vec<Lying>, x: u16, y: u16) {
    let mut x = x;
    for one in lying {
        let own = cells_of(&one.text);
        if let Some(id) = &one.id {
            sheet.spot(id, Rect::new(x, y, own, 1));
        }
        x = sheet.write(x, y, &one.text, own, one.style);
    }
}
