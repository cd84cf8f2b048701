//! Boards of cells, rows, hands, stacks and tracks, one below the other: what a game without a map lays on the table.

use kernel::scene::{Face, Kind, Layout, Piece, Zone};
use kernel::{Seat, Viewer};
use protocol::SceneView;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;

use super::signs::badges_words;
use super::{Drawing, Mark, Sheet, die_face, grid, piece_words, token};
use crate::ink::Ink;

/// The highest sheet that is drawn.
const HIGHEST: u16 = 400;

pub(super) fn draw(drawing: Drawing<'_>, room: Size) -> Sheet {
    let mut sheet = Sheet::new(room.width, HIGHEST);
    let mut y = 0;
    for zone in in_order(drawing.scene) {
        if y + 1 < HIGHEST {
            y = zone_at(&mut sheet, drawing, zone, y, room);
        }
    }
    let height = y.max(room.height).max(1);
    sheet.buffer.resize(Rect::new(0, 0, room.width.max(1), height));
    sheet.drawn = y;
    sheet
}

/// What everybody shares first, then what is mine, then what is others'.
fn in_order(scene: &SceneView) -> Vec<&Zone<String>> {
    let mut zones: Vec<&Zone<String>> = scene.zones.iter().collect();
    zones.sort_by_key(|zone| match zone.owner {
        None => 0,
        Some(owner) if is_viewer(scene, owner) => 1,
        Some(_) => 2,
    });
    zones
}

fn is_viewer(scene: &SceneView, seat: Seat) -> bool {
    scene.viewer == Viewer::Seat(seat)
}

/// Draws a zone from this row on; gives back the row after it.
fn zone_at(
    sheet: &mut Sheet,
    drawing: Drawing<'_>,
    zone: &Zone<String>,
    y: u16,
    room: Size,
) -> u16 {
    let pieces: Vec<&Piece<String>> = drawing.pieces(&zone.id).collect();
    if let Layout::Grid { columns, rows } = zone.layout {
        let left = room.width.saturating_sub(columns * 4) / 2;
        let mut y = y;
        if drawing.scene.zones.len() > 1 {
            heading(sheet, drawing, zone, 0, y, room.width);
            y += 1;
        }
        let space = Size::new(room.width.saturating_sub(left.min(4) * 2), room.height);
        return y + grid::draw(sheet, drawing, zone, (columns, rows), (left.min(4), y), space);
    }
    let end = heading(sheet, drawing, zone, 0, y, room.width);
    let near = zone.owner.is_none_or(|owner| is_viewer(drawing.scene, owner));
    let boxed = near
        && matches!(zone.layout, Layout::Row | Layout::Hand)
        && pieces.iter().any(|piece| piece.kind == Kind::Card && piece.face != Face::Down);
    if boxed {
        return cards(sheet, drawing, &pieces, y + 1, room.width);
    }
    let start = end + 1;
    if zone.layout == Layout::Pool {
        return pool(sheet, drawing, &pieces, (start, y), room.width);
    }
    if let Layout::Track { first, spaces } = zone.layout {
        return track(sheet, drawing, &pieces, (first, spaces), y + 1, room.width);
    }
    in_words(sheet, drawing, zone, &pieces, (start, y), room.width)
}

/// The name of a zone, whose it is, and its badges; gives back the column after it.
fn heading(
    sheet: &mut Sheet,
    drawing: Drawing<'_>,
    zone: &Zone<String>,
    x: u16,
    y: u16,
    width: u16,
) -> u16 {
    let name = zone.label.as_deref().unwrap_or(&zone.id);
    let owner =
        zone.owner.and_then(|owner| drawing.scene.seats.iter().find(|panel| panel.seat == owner));
    let owner = owner.map_or_else(String::new, |panel| format!(" · {}", panel.name));
    let mark = drawing.marks.of(&zone.id);
    let style = drawing.ink.marked(drawing.ink.heading(), mark);
    let end = sheet.write(x, y, &format!("{name}{owner}"), width, style);
    sheet.spot(&zone.id, Rect::new(x, y, end.saturating_sub(x), 1));
    match badges_words(&zone.badges) {
        words if words.is_empty() => end,
        words => {
            let room = width.saturating_sub(end + 1);
            sheet.write(end + 1, y, &format!("({words})"), room, drawing.ink.faint())
        }
    }
}

/// Cards side by side in frames; several lines of them where one is not enough.
fn cards(
    sheet: &mut Sheet,
    drawing: Drawing<'_>,
    pieces: &[&Piece<String>],
    y: u16,
    width: u16,
) -> u16 {
    let (mut x, mut y) = (0, y);
    for piece in pieces {
        let face = match (piece.face, &piece.mark) {
            (Face::Down, _) => "▒▒".to_string(),
            (_, Some(mark)) => mark.to_string(),
            (_, None) => piece_words(piece),
        };
        let face = render::measure::clip(&face, 20);
        let own = render::measure::width(&face) as u16 + 2;
        if x + own > width && x > 0 {
            (x, y) = (0, y + 3);
        }
        let mark = drawing.marks.of(&piece.id);
        let corners = match mark {
            Some(Mark::Chosen | Mark::Cursor | Mark::Taught) => ["╔", "╗", "╚", "╝", "═", "║"],
            Some(Mark::Fresh) => ["┏", "┓", "┗", "┛", "━", "┃"],
            _ => ["╭", "╮", "╰", "╯", "─", "│"],
        };
        let line = corners[4].repeat(usize::from(own - 2));
        let plain = frame_style(drawing.ink, mark);
        sheet.write(x, y, &format!("{}{line}{}", corners[0], corners[1]), own, plain);
        sheet.write(x, y + 1, corners[5], 1, plain);
        let style = drawing.ink.marked(drawing.ink.tone(piece.tone), mark);
        sheet.write(x + 1, y + 1, &face, own - 2, style);
        sheet.write(x + own - 1, y + 1, corners[5], 1, plain);
        sheet.write(x, y + 2, &format!("{}{line}{}", corners[2], corners[3]), own, plain);
        // Who played a card stands on its frame.
        if let Some(owner) = piece.owner.filter(|_| piece.face == Face::Up) {
            sheet.write(x + 1, y + 2, &owner.number().to_string(), 1, drawing.ink.faint());
        }
        sheet.spot(&piece.id, Rect::new(x, y, own, 3));
        x += own;
    }
    y + 3
}

fn frame_style(ink: Ink, mark: Option<Mark>) -> Style {
    match mark {
        Some(Mark::Chosen | Mark::Cursor) => ink.key(),
        Some(Mark::Taught) => ink.taught(),
        Some(Mark::Fresh) => ink.fresh(),
        Some(Mark::Able) => Style::new(),
        None => ink.frame(),
    }
}

/// A track: its spaces, and the pieces on them.
fn track(
    sheet: &mut Sheet,
    drawing: Drawing<'_>,
    pieces: &[&Piece<String>],
    (first, spaces): (i16, u16),
    y: u16,
    width: u16,
) -> u16 {
    let (mut x, mut y) = (2, y);
    for space in 0..spaces {
        let here = pieces.iter().filter(|piece| piece.slot == Some(space));
        let here: Vec<String> = here.map(|piece| token(piece, drawing.signs)).collect();
        let number = i32::from(first) + i32::from(space);
        let text = match here.is_empty() {
            true => number.to_string(),
            false => format!("{number}‹{}›", here.join(" ")),
        };
        let own = render::measure::width(&text) as u16 + 1;
        if x + own > width {
            (x, y) = (2, y + 1);
        }
        let style = if here.is_empty() { drawing.ink.faint() } else { drawing.ink.key() };
        sheet.write(x, y, &text, own, style);
        x += own;
    }
    y + 1
}

/// Dice as they lie in a pool.
fn pool(
    sheet: &mut Sheet,
    drawing: Drawing<'_>,
    pieces: &[&Piece<String>],
    (x, y): (u16, u16),
    width: u16,
) -> u16 {
    let (mut x, mut y) = (x, y);
    for piece in pieces {
        let text = if piece.kind == Kind::Die { die_face(piece) } else { piece_words(piece) };
        let own = render::measure::width(&text) as u16;
        if x + own > width && x > 2 {
            (x, y) = (2, y + 1);
        }
        let style = drawing.ink.tone(piece.tone).patch(drawing.ink.key());
        let style = drawing.ink.marked(style, drawing.marks.of(&piece.id));
        sheet.spot(&piece.id, Rect::new(x, y, own, 1));
        x = sheet.write(x, y, &text, own, style) + 1;
    }
    y + 1
}

/// Pieces in words, wrapped.
fn in_words(
    sheet: &mut Sheet,
    drawing: Drawing<'_>,
    zone: &Zone<String>,
    pieces: &[&Piece<String>],
    (x, y): (u16, u16),
    width: u16,
) -> u16 {
    let hidden = pieces.iter().filter(|piece| piece.face == Face::Down && piece.label.is_none());
    let (mut x, mut y) = (x, y);
    let backs = hidden.count();
    if backs > 0 {
        x = sheet.write(x, y, &format!("▒×{backs}"), width.saturating_sub(x), drawing.ink.faint());
        x += 1;
    }
    let short = matches!(zone.layout, Layout::Stack | Layout::Hand);
    for piece in pieces.iter().filter(|p| p.face != Face::Down || p.label.is_some()) {
        let text = match (short, &piece.mark) {
            (true, Some(mark)) => mark.to_string(),
            _ => piece_words(piece),
        };
        let own = render::measure::width(&text) as u16;
        if x + own > width && x > 2 {
            (x, y) = (2, y + 1);
        }
        let style = drawing.ink.tone(piece.tone);
        let style = drawing.ink.marked(style, drawing.marks.of(&piece.id));
        sheet.spot(&piece.id, Rect::new(x, y, own, 1));
        x = sheet.write(x, y, &text, own, style) + 1;
    }
    y + 1
}
