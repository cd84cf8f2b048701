//! Zones beside the map: boards, tracks, rows, hands, stacks, and the frames that hold them.

use kernel::scene::{Kind, Layout, Piece, Zone};

use super::ink::{
    ACCENT, Block, DARK, Font, Hold, Ink, LINE, MUTED, PANEL, TEXT, clip, flow, stack, text_width,
};
use super::pieces::{CARD, NAMED_CARD};
use super::tone::pip;
use super::{GAP, Page};
use crate::plan::is_node;

/// Space between a frame and what it holds.
const PAD: f32 = 10.0;
/// The height of a title line.
const TITLE: f32 = 20.0;
/// The size of a piece that is not a card, in a row.
const TOKEN: f32 = 30.0;

/// All zones that are no part of the map, side by side where they fit.
pub(super) fn draw(page: &Page<'_>, width: f32) -> Block {
    let blocks =
        page.plan.roots.iter().filter(|zone| !is_node(zone)).map(|zone| tree(page, zone, width));
    let mut blocks: Vec<Block> = blocks.collect();
    if !page.plan.loose.is_empty() {
        blocks.push(framed(page, None, row(page, &page.plan.loose, width - 2.0 * PAD), width));
    }
    flow(blocks, width, GAP)
}

/// A zone with everything within it, in its frame.
fn tree(page: &Page<'_>, zone: &Zone, width: f32) -> Block {
    let inner = width - 2.0 * PAD;
    let own = layout(page, zone, inner);
    let children = page.plan.children(zone).iter().filter(|child| !is_node(child));
    let children: Vec<Block> = children.map(|child| tree(page, child, inner)).collect();
    let inside = stack([own, flow(children, inner, PAD)], PAD);
    framed(page, Some(zone), inside, width)
}

fn layout(page: &Page<'_>, zone: &Zone, width: f32) -> Block {
    let pieces = page.plan.pieces(zone);
    match zone.layout {
        Layout::Grid { columns, rows } if columns > 0 && rows > 0 => {
            grid(page, pieces, columns, rows, width)
        }
        Layout::Track { first, spaces } => track(page, pieces, first, spaces, width),
        Layout::Stack => pile(page, pieces),
        Layout::Pool if !pieces.is_empty() => pool(page, pieces, width),
        Layout::Group if pieces.is_empty() => Block::default(),
        _ => row(page, pieces, width),
    }
}

/// What a zone holds in a frame with its title, its owner's pip and its badges.
fn framed(page: &Page<'_>, zone: Option<&Zone>, inside: Block, most: f32) -> Block {
    let label = zone.and_then(|zone| zone.label.as_ref()).map(|label| page.voice.say(label));
    let owner = zone.and_then(|zone| zone.owner);
    let name = owner.map(|owner| page.voice.seat(owner));
    let title: Vec<String> = label.into_iter().chain(name).collect();
    let title = clip(&title.join(" · "), most - 2.0 * PAD - 14.0, 12.0);
    let badges = zone.map_or(&[][..], |zone| &zone.badges);
    let signs: f32 = badges.iter().map(|b| text_width(&page.badge_text(b), 8.5) + 22.0).sum();
    let mark = if owner.is_some() { 14.0 } else { 0.0 };
    let width = inside.width.max(mark + text_width(&title, 12.0) + signs).min(most - 2.0 * PAD);
    let head = if title.is_empty() && badges.is_empty() { 0.0 } else { TITLE };

    let mut block = Block {
        width: width + 2.0 * PAD,
        height: inside.height + head + 2.0 * PAD,
        ink: Ink::default(),
    };
    let touched = zone.is_some_and(|zone| page.plan.is_touched(&zone.id));
    let (stroke, thick) = if touched { (ACCENT, 2.5) } else { (LINE, 1.0) };
    let style = format!("fill=\"{PANEL}\" stroke=\"{stroke}\" stroke-width=\"{thick}\"");
    block.ink.rect(0.0, 0.0, block.width, block.height, 10.0, &style);
    if let Some(owner) = owner {
        pip(&mut block.ink, kernel::scene::Tone::Seat(owner), PAD + 5.0, PAD + 7.0, 5.0);
    }
    block.ink.text(PAD + mark, PAD + 11.0, Hold::Left, Font::new(12.0, TEXT).bold(), &title);
    let mut right = block.width - PAD;
    for badge in badges {
        right -= page.pill(&mut block.ink, badge, right, PAD + 7.0, width) + 4.0;
    }
    block.ink.place(PAD, PAD + head, &inside);
    block
}

/// Cards beside or over each other, other pieces as chips with their names.
fn row(page: &Page<'_>, pieces: &[&Piece], width: f32) -> Block {
    if pieces.is_empty() {
        let mut block = Block { width: 60.0, height: 22.0, ink: Ink::default() };
        let style = format!("fill=\"none\" stroke=\"{LINE}\" stroke-dasharray=\"4 3\"");
        block.ink.rect(0.5, 0.5, 59.0, 21.0, 5.0, &style);
        return block;
    }
    if pieces.iter().all(|piece| piece.kind == Kind::Card) {
        return cards(page, pieces, width);
    }
    let chips = pieces.iter().map(|piece| chip(page, piece, width));
    flow(chips, width, 8.0)
}

/// What can be picked one by one, beside each other and without names.
fn pool(page: &Page<'_>, pieces: &[&Piece], width: f32) -> Block {
    let one = |piece: &&Piece| {
        let size = if piece.kind == Kind::Card { card_size(&[*piece]) } else { (TOKEN, TOKEN) };
        let mut block = Block { width: size.0, height: size.1, ink: Ink::default() };
        match piece.kind {
            Kind::Card => page.card(&mut block.ink, piece, 0.0, 0.0, size, size.0),
            _ => page.piece(&mut block.ink, piece, TOKEN / 2.0, TOKEN / 2.0, TOKEN),
        }
        block
    };
    flow(pieces.iter().map(one), width, 8.0)
}

fn card_size(pieces: &[&Piece]) -> (f32, f32) {
    let named = |piece: &&Piece| piece.label.is_some() && piece.mark.is_none();
    if pieces.iter().any(named) { NAMED_CARD } else { CARD }
}

fn cards(page: &Page<'_>, pieces: &[&Piece], width: f32) -> Block {
    let size = card_size(pieces);
    let steps = pieces.len().saturating_sub(1).max(1) as f32;
    let step = (size.0 + 6.0).min((width - size.0) / steps).max(4.0);
    let mut block = Block { width: 0.0, height: size.1, ink: Ink::default() };
    for (i, piece) in pieces.iter().enumerate() {
        let x = i as f32 * step;
        let seen = if i + 1 == pieces.len() && step >= size.0 { size.0 } else { step };
        page.card(&mut block.ink, piece, x, 0.0, size, seen);
        block.width = x + size.0;
    }
    block
}

fn chip(page: &Page<'_>, piece: &Piece, most: f32) -> Block {
    if piece.kind == Kind::Card {
        return cards(page, &[piece], most);
    }
    let known = piece.label.as_ref().map(|label| page.voice.say(label)).unwrap_or_default();
    let name = clip(&known, most - TOKEN - 8.0, 11.0);
    let words = if name.is_empty() { 0.0 } else { text_width(&name, 11.0) + 6.0 };
    let mut block = Block { width: TOKEN + words, height: TOKEN, ink: Ink::default() };
    page.piece(&mut block.ink, piece, TOKEN / 2.0, TOKEN / 2.0, TOKEN);
    block.ink.text(TOKEN + 5.0, TOKEN / 2.0 + 4.0, Hold::Left, Font::new(11.0, TEXT), &name);
    block
}

/// The top of a stack, what is below as edges, and how many there are.
fn pile(page: &Page<'_>, pieces: &[&Piece]) -> Block {
    let Some(top) = pieces.last() else {
        return row(page, pieces, 100.0);
    };
    let size = if top.kind == Kind::Card { card_size(&[*top]) } else { (TOKEN, TOKEN) };
    let edges = pieces.len().saturating_sub(1).min(3) as f32 * 3.0;
    let mut block =
        Block { width: size.0 + edges + 34.0, height: size.1 + edges, ink: Ink::default() };
    let style = format!("fill=\"{DARK}\" stroke=\"#4f6da3\"");
    for i in (1..=3).rev().filter(|i| *i < pieces.len()) {
        let d = i as f32 * 3.0;
        block.ink.rect(d, d, size.0, size.1, 6.0, &style);
    }
    if top.kind == Kind::Card {
        page.card(&mut block.ink, top, 0.0, 0.0, size, size.0);
    } else {
        page.piece(&mut block.ink, top, size.0 / 2.0, size.1 / 2.0, size.0);
    }
    let font = Font::new(13.0, TEXT).bold();
    block.ink.text(
        size.0 + edges + 6.0,
        size.1 / 2.0 + 5.0,
        Hold::Left,
        font,
        &format!("×{}", pieces.len()),
    );
    block
}

/// Numbered spaces, on as many lines as they need, with the pieces on them.
fn track(page: &Page<'_>, pieces: &[&Piece], first: i16, spaces: u16, width: f32) -> Block {
    let side = 40.0;
    let per_line = ((width / (side + 3.0)) as usize).max(1);
    let mut block = Block::default();
    for space in 0..usize::from(spaces) {
        let (x, y) =
            ((space % per_line) as f32 * (side + 3.0), (space / per_line) as f32 * (side + 3.0));
        let style = format!("fill=\"{DARK}\" stroke=\"{LINE}\"");
        block.ink.rect(x, y, side, side, 6.0, &style);
        let number = (i32::from(first) + space as i32).to_string();
        let here: Vec<&Piece> =
            pieces.iter().copied().filter(|p| p.slot.map(usize::from) == Some(space)).collect();
        if here.is_empty() {
            let font = Font::new(12.0, MUTED);
            block.ink.text(x + side / 2.0, y + side / 2.0 + 4.0, Hold::Middle, font, &number);
        } else {
            block.ink.text(x + 4.0, y + 10.0, Hold::Left, Font::new(9.0, MUTED), &number);
            in_cell(page, &mut block.ink, &here, (x + 4.0, y + 8.0), side - 8.0);
        }
        block.width = block.width.max(x + side);
        block.height = y + side;
    }
    beside(page, block, pieces, usize::from(spaces), width)
}

fn grid(page: &Page<'_>, pieces: &[&Piece], columns: u16, rows: u16, width: f32) -> Block {
    let side =
        (width / f32::from(columns)).min(420.0 / f32::from(rows.min(columns))).clamp(14.0, 72.0);
    let (w, h) = (side * f32::from(columns), side * f32::from(rows));
    let mut block = Block { width: w, height: h, ink: Ink::default() };
    block.ink.rect(
        0.0,
        0.0,
        w,
        h,
        6.0,
        &format!("fill=\"{DARK}\" stroke=\"#4f86d8\" stroke-width=\"1.5\""),
    );
    let style = format!("stroke=\"{LINE}\"");
    for column in 1..columns {
        let x = side * f32::from(column);
        block.ink.line((x, 0.0), (x, h), &style);
    }
    for row in 1..rows {
        let y = side * f32::from(row);
        block.ink.line((0.0, y), (w, y), &style);
    }
    let cells = usize::from(columns) * usize::from(rows);
    for cell in 0..cells {
        let here: Vec<&Piece> =
            pieces.iter().copied().filter(|p| p.slot.map(usize::from) == Some(cell)).collect();
        let (column, line) = (cell % usize::from(columns), cell / usize::from(columns));
        let corner = (column as f32 * side, line as f32 * side);
        in_cell(page, &mut block.ink, &here, corner, side);
    }
    beside(page, block, pieces, cells, width)
}

/// Pieces that share one cell: the ground first, the others beside each other on it.
fn in_cell(page: &Page<'_>, ink: &mut Ink, pieces: &[&Piece], corner: (f32, f32), side: f32) {
    let (ground, upon): (Vec<&Piece>, Vec<&Piece>) =
        pieces.iter().partition(|piece| piece.kind == Kind::Tile);
    for tile in ground {
        page.piece(ink, tile, corner.0 + side / 2.0, corner.1 + side / 2.0, side - 4.0);
    }
    let across = (upon.len() as f32).sqrt().ceil().max(1.0);
    let part = side / across;
    let lines = (upon.len() as f32 / across).ceil();
    let top = corner.1 + (side - lines * part) / 2.0;
    for (i, piece) in upon.iter().enumerate() {
        let (column, line) = (i as f32 % across, (i as f32 / across).floor());
        let x = corner.0 + (column + 0.5) * part;
        let y = top + (line + 0.5) * part;
        page.piece(ink, piece, x, y, part * 0.84);
    }
}

/// The block with the pieces that are in the zone but in none of its cells, below it.
fn beside(page: &Page<'_>, block: Block, pieces: &[&Piece], cells: usize, width: f32) -> Block {
    let outside = |piece: &&Piece| piece.slot.is_none_or(|slot| usize::from(slot) >= cells);
    let outside: Vec<&Piece> = pieces.iter().copied().filter(outside).collect();
    if outside.is_empty() {
        return block;
    }
    stack([block, row(page, &outside, width)], 8.0)
}
