//! Ways between the places of a map: dots under the places, eight to a cell, so that any slope can be drawn.

use kernel::Name;
use kernel::scene::Link;
use protocol::SceneView;
use ratatui::layout::Rect;

use super::{Drawing, Mark, Sheet, token};

/// The first braille pattern; its low bits say which of the eight dots are there.
const BLANK: u32 = 0x2800;

/// The bit of a dot by its place in the cell: two across, four down.
const DOTS: [[u32; 4]; 2] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]];

/// How many dots are drawn and how many left out, by the place of a kind among the kinds of a scene.
const DASHES: [(u32, u32); 4] = [(1, 0), (3, 3), (1, 3), (6, 2)];

/// The kinds of ways in a scene, in the order they first appear, with their dashes.
pub(super) fn kinds(scene: &SceneView) -> Vec<(&Name, (u32, u32))> {
    let mut kinds: Vec<&Name> = Vec::new();
    for link in &scene.links {
        if !kinds.contains(&&link.kind) {
            kinds.push(&link.kind);
        }
    }
    let dashes = DASHES.iter().copied().cycle();
    kinds.into_iter().zip(dashes).collect()
}

/// What a kind of way looks like, for the legend.
pub(super) fn sample(scene: &SceneView, kind: &Name) -> String {
    let dashes = dashes_of(scene, kind);
    let cell = |column: u32| {
        let bits = (0..2).filter(|dot| is_drawn(column * 2 + dot, dashes));
        let bits: u32 = bits.map(|dot| DOTS[dot as usize][1]).sum();
        char::from_u32(BLANK + bits).unwrap_or(' ')
    };
    (0..5).map(cell).collect()
}

fn dashes_of(scene: &SceneView, kind: &Name) -> (u32, u32) {
    let found = kinds(scene).into_iter().find(|(known, _)| *known == kind);
    found.map_or(DASHES[0], |(_, dashes)| dashes)
}

const fn is_drawn(step: u32, (on, off): (u32, u32)) -> bool {
    step % (on + off) < on
}

/// Draws every way between places that are on the sheet.
pub(super) fn draw(sheet: &mut Sheet, drawing: Drawing<'_>, places: &[(Name, Rect)]) {
    let area = |id: &Name| places.iter().find(|(place, _)| place == id).map(|(_, area)| *area);
    let mut signs = Vec::new();
    for link in &drawing.scene.links {
        let Some((from, to)) = area(&link.from).zip(area(&link.to)) else { continue };
        let dashes = dashes_of(drawing.scene, &link.kind);
        let mark = drawing.marks.of(&link.id);
        let style = match mark {
            Some(Mark::Cursor | Mark::Chosen) => drawing.ink.key(),
            Some(Mark::Taught) => drawing.ink.taught(),
            Some(Mark::Fresh) => drawing.ink.fresh(),
            Some(Mark::Able) => drawing.ink.able(),
            None => drawing.ink.faint(),
        };
        line(sheet, centre(from), centre(to), dashes, style);
        signs.push((link, from, to));
    }
    for (link, from, to) in signs {
        ends(sheet, drawing, link, from, to);
        sign(sheet, drawing, link, from, to);
        lying(sheet, drawing, link, from, to);
    }
}

/// A place on a way, in sixteenths of it.
fn point(from: Rect, to: Rect, part: i32) -> (u16, u16) {
    let (start, end) = (centre(from), centre(to));
    let x = start.0 + (end.0 - start.0) * part / 16;
    let y = start.1 + (end.1 - start.1) * part / 16;
    ((x / 2) as u16, (y / 4) as u16)
}

/// The first of some places on a way that no end of it covers.
fn free(from: Rect, to: Rect, parts: impl IntoIterator<Item = i32>) -> Option<(u16, u16)> {
    let outside = |at: &(u16, u16)| !from.contains((*at).into()) && !to.contains((*at).into());
    parts.into_iter().map(|part| point(from, to, part)).find(outside)
}

/// What stands at both ends of a way.
fn ends(sheet: &mut Sheet, drawing: Drawing<'_>, link: &Link<String>, from: Rect, to: Rect) {
    let style = drawing.ink.marked(drawing.ink.key(), drawing.marks.of(&link.id));
    for (mark, at) in
        [(&link.leaving, free(from, to, 1..8)), (&link.entering, free(from, to, (9..16).rev()))]
    {
        if let Some((mark, (x, y))) = mark.as_ref().zip(at) {
            sheet.write(x, y, mark, render::measure::width(mark) as u16, style);
        }
    }
}

/// What lies on a way, in the middle of it.
fn lying(sheet: &mut Sheet, drawing: Drawing<'_>, link: &Link<String>, from: Rect, to: Rect) {
    let Some((x, y)) = free(from, to, [8, 7, 9, 6, 10, 5, 11, 4, 12]) else { return };
    let pieces: Vec<_> = drawing.pieces(&link.id).collect();
    let cells = |text: &str| render::measure::width(text) as u16;
    let whole: u16 = pieces.iter().map(|piece| cells(&token(piece, drawing.signs))).sum();
    let mut x = x.saturating_sub(whole / 2);
    for piece in pieces {
        let text = token(piece, drawing.signs);
        let own = cells(&text);
        let style = drawing.ink.tone(piece.tone).patch(drawing.ink.key());
        let style = drawing.ink.marked(style, drawing.marks.of(&piece.id));
        sheet.spot(&piece.id, Rect::new(x, y, own, 1));
        x = sheet.write(x, y, &text, own, style);
    }
}

/// The middle of a place, in dots.
fn centre(area: Rect) -> (i32, i32) {
    let x = i32::from(area.x) * 2 + i32::from(area.width);
    let y = i32::from(area.y) * 4 + i32::from(area.height) * 2;
    (x, y)
}

fn line(
    sheet: &mut Sheet,
    from: (i32, i32),
    to: (i32, i32),
    dashes: (u32, u32),
    style: ratatui::style::Style,
) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let steps = dx.abs().max(dy.abs()).max(1);
    for step in (0..=steps).filter(|step| is_drawn(*step as u32, dashes)) {
        let x = from.0 + dx * step / steps;
        let y = from.1 + dy * step / steps;
        let cell = ((x / 2) as u16, (y / 4) as u16);
        let Some(cell) = sheet.buffer.cell_mut(cell) else { continue };
        let now = cell.symbol().chars().next().map_or(0, u32::from);
        let dots = if now & !0xff == BLANK { now & 0xff } else { 0 };
        let dots = dots | DOTS[(x % 2) as usize][(y % 4) as usize];
        cell.set_char(char::from_u32(BLANK + dots).unwrap_or(' ')).set_style(style);
    }
}

/// The sign in the middle of a way: that it is locked, goes only one way, or that a move touches it. It stands where no
/// place covers it, and is where the way can be clicked.
fn sign(sheet: &mut Sheet, drawing: Drawing<'_>, link: &Link<String>, from: Rect, to: Rect) {
    let (start, end) = (centre(from), centre(to));
    let arrow = match (end.0 - start.0, end.1 - start.1) {
        (dx, dy) if dx > dy.abs() * 2 => "→",
        (dx, dy) if -dx > dy.abs() * 2 => "←",
        (_, dy) if dy > 0 => "↓",
        _ => "↑",
    };
    let Some((x, y)) = free(from, to, [8, 7, 9, 6, 10, 5, 11, 4, 12]) else { return };
    sheet.spot(&link.id, Rect::new(x, y, 1, 1));
    let mark = drawing.marks.of(&link.id);
    let (text, style) = match (link.badges.first(), mark) {
        (Some(badge), _) => {
            let letter = drawing.signs.letter(badge).unwrap_or(super::signs::MORE);
            (letter.to_string(), drawing.ink.tone(badge.tone).patch(drawing.ink.key()))
        }
        (None, _) if link.one_way => (arrow.into(), drawing.ink.faint()),
        (None, Some(Mark::Cursor | Mark::Chosen | Mark::Taught)) => ("◆".into(), drawing.ink.key()),
        (None, Some(Mark::Fresh)) => ("•".into(), drawing.ink.fresh()),
        (None, Some(Mark::Able)) => ("◇".into(), drawing.ink.key()),
        (None, None) => return,
    };
    sheet.write(x, y, &text, 1, drawing.ink.marked(style, mark));
}
