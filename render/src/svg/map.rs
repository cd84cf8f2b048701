//! The map: places where the game puts them, the ways between them, what lies there.

use kernel::scene::{Layout, Link, Outline, Piece, Tone, Zone};

use super::Page;
use super::ink::{ACCENT, Block, DARK, Font, Hold, Ink, MUTED, TEXT, clip, text_width};
use super::tone::colour;
use crate::plan::{Plan, is_node};

/// The tallest a map may become.
const TALLEST: f32 = 1400.0;
/// The narrowest and the widest a map may become.
const WIDTHS: (f32, f32) = (900.0, 1500.0);
/// How large the smallest place should be, so that its name can be read and a piece stands below it.
const PLACE: (f32, f32) = (100.0, 46.0);
/// Room around the map for the signs that sit on a place's upper edge.
const MARGIN: f32 = 12.0;
/// The size of a piece that lies on a way.
const ON_A_WAY: f32 = 24.0;
/// How ways of different kinds are drawn, in the order the kinds are met.
const WAYS: [&str; 4] = [
    "stroke=\"#4d78bd\" stroke-width=\"4\"",
    "stroke=\"#d9b64a\" stroke-width=\"2.5\" stroke-dasharray=\"2 5\" stroke-linecap=\"round\"",
    "stroke=\"#5fb58c\" stroke-width=\"3\" stroke-dasharray=\"12 5\"",
    "stroke=\"#b58cff\" stroke-width=\"2.5\" stroke-dasharray=\"10 4 2 4\"",
];

/// A place as it will be drawn: its middle and half its size.
#[derive(Clone, Copy)]
struct Spot {
    x: f32,
    y: f32,
    half_w: f32,
    half_h: f32,
    shape: Outline,
}

/// How wide the map wants to be, if the scene has one: a crowded map needs more room to be readable.
pub(super) fn width(page: &Page<'_>) -> Option<f32> {
    let spots: Vec<Spot> = Plan::nodes(page.scene).filter_map(spot).collect();
    let smallest = |of: fn(&Spot) -> f32| spots.iter().map(of).reduce(f32::min);
    let scale =
        (PLACE.0 / 2.0 / smallest(|s| s.half_w)?).max(PLACE.1 / 2.0 / smallest(|s| s.half_h)?);
    let bounds = Bounds::of(&spots)?;
    Some((bounds.width() * scale + 2.0 * MARGIN).clamp(WIDTHS.0, WIDTHS.1))
}

/// The map, if the scene has one.
pub(super) fn draw(page: &Page<'_>, width: f32) -> Option<Block> {
    let nodes: Vec<(&Zone, Spot)> =
        Plan::nodes(page.scene).filter_map(|zone| Some((zone, spot(zone)?))).collect();
    let (fitted, height) = fit(&nodes, width)?;
    let kinds = kinds(&page.scene.links);
    let mut block = Block { width, height, ink: Ink::default() };
    for link in &page.scene.links {
        let at = |id: &str| fitted.iter().find(|(zone, _)| zone.id == id).map(|(_, spot)| *spot);
        if let (Some(from), Some(to)) = (at(&link.from), at(&link.to)) {
            way(page, &mut block.ink, link, from, to, &kinds);
        }
    }
    for (zone, spot) in &fitted {
        place(page, &mut block.ink, zone, *spot);
    }
    // Signs on a way lie above the places it passes.
    for link in &page.scene.links {
        let at = |id: &str| fitted.iter().find(|(zone, _)| zone.id == id).map(|(_, spot)| *spot);
        if let (Some(from), Some(to)) = (at(&link.from), at(&link.to)) {
            way_signs(page, &mut block.ink, link, from, to);
        }
    }
    legend(&mut block, &kinds);
    Some(block)
}

fn spot(zone: &Zone) -> Option<Spot> {
    let Layout::Node { x, y, w, h, shape } = zone.layout else {
        return None;
    };
    let number = |n: f32| if n.is_finite() { n } else { 0.0 };
    let half = |n: f32| number(n).abs().max(1.0) / 2.0;
    Some(Spot { x: number(x), y: number(y), half_w: half(w), half_h: half(h), shape })
}

/// What all places take together, in the map's own units.
struct Bounds {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

impl Bounds {
    fn of(spots: &[Spot]) -> Option<Bounds> {
        let least = |of: fn(&Spot) -> f32| spots.iter().map(of).reduce(f32::min);
        let most = |of: fn(&Spot) -> f32| spots.iter().map(of).reduce(f32::max);
        Some(Bounds {
            left: least(|s| s.x - s.half_w)?,
            right: most(|s| s.x + s.half_w)?,
            top: least(|s| s.y - s.half_h)?,
            bottom: most(|s| s.y + s.half_h)?,
        })
    }

    fn width(&self) -> f32 {
        self.right - self.left
    }

    fn height(&self) -> f32 {
        self.bottom - self.top
    }
}

/// The places scaled into the width, and the height they take.
fn fit<'a>(nodes: &[(&'a Zone, Spot)], width: f32) -> Option<(Vec<(&'a Zone, Spot)>, f32)> {
    let spots: Vec<Spot> = nodes.iter().map(|(_, spot)| *spot).collect();
    let bounds = Bounds::of(&spots)?;
    let widest = spots.iter().map(|s| s.half_w).reduce(f32::max)?;
    let across = (width - 2.0 * MARGIN) / bounds.width();
    let down = (TALLEST - 2.0 * MARGIN) / bounds.height();
    let scale = across.min(down).min(110.0 / widest);
    let shift = (width - bounds.width() * scale) / 2.0;
    let fitted = nodes.iter().map(|(zone, s)| {
        let moved = Spot {
            x: shift + (s.x - bounds.left) * scale,
            y: MARGIN + (s.y - bounds.top) * scale,
            half_w: s.half_w * scale,
            half_h: s.half_h * scale,
            shape: s.shape,
        };
        (*zone, moved)
    });
    Some((fitted.collect(), bounds.height() * scale + 2.0 * MARGIN))
}

fn kinds(links: &[Link]) -> Vec<&str> {
    let mut kinds: Vec<&str> = Vec::new();
    for link in links {
        if !kinds.contains(&link.kind.as_ref()) {
            kinds.push(&link.kind);
        }
    }
    kinds
}

fn style_of(kind: &str, kinds: &[&str]) -> &'static str {
    let index = kinds.iter().position(|known| *known == kind).unwrap_or(0);
    WAYS[index % WAYS.len()]
}

fn way(page: &Page<'_>, ink: &mut Ink, link: &Link, from: Spot, to: Spot, kinds: &[&str]) {
    let notes: Vec<String> = link.badges.iter().map(|badge| page.badge_text(badge)).collect();
    let name = link.label.as_ref().map(|label| page.voice.say(label));
    let parts = name.into_iter().chain([link.kind.to_string()]).chain(notes);
    ink.open_named(&parts.collect::<Vec<_>>().join(", "));
    let arrow = if link.one_way { " marker-end=\"url(#arrow)\"" } else { "" };
    let start = if from.shape == Outline::Open { edge(from, to) } else { (from.x, from.y) };
    let open_end = link.one_way || to.shape == Outline::Open;
    let end = if open_end { edge(to, from) } else { (to.x, to.y) };
    if page.plan.is_touched(&link.id) {
        let glow = format!("stroke=\"{ACCENT}\" stroke-width=\"9\" stroke-opacity=\"0.45\"");
        ink.line(start, end, &glow);
    }
    ink.line(start, end, &format!("{}{arrow}", style_of(&link.kind, kinds)));
    ink.close();
}

/// Where a line from outside meets the frame of a place.
fn edge(place: Spot, from: Spot) -> (f32, f32) {
    let (dx, dy) = (from.x - place.x, from.y - place.y);
    let reach = (dx.abs() / place.half_w).max(dy.abs() / place.half_h).max(1.0);
    (place.x + dx / reach, place.y + dy / reach)
}

fn way_signs(page: &Page<'_>, ink: &mut Ink, link: &Link, from: Spot, to: Spot) {
    let (from, to) = (edge(from, to), edge(to, from));
    let (x, y) = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    for (i, badge) in link.badges.iter().enumerate() {
        let width = text_width(&page.badge_text(badge), 8.5) + 18.0;
        page.pill(ink, badge, x + width / 2.0, y + i as f32 * 16.0, 120.0);
    }
    // Marks stand a little way off the places they belong to.
    let along = |part: f32| (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
    for (mark, at) in [(&link.leaving, along(0.12)), (&link.entering, along(0.88))] {
        if let Some(mark) = mark {
            ink.ellipse(at.0, at.1, 8.0, 8.0, &format!("fill=\"{DARK}\" stroke=\"{MUTED}\""));
            ink.text(at.0, at.1 + 3.5, Hold::Middle, Font::new(10.0, TEXT).bold(), mark);
        }
    }
    let pieces = page.plan.pieces_on(link);
    let left = x - (pieces.len().saturating_sub(1)) as f32 * ON_A_WAY / 2.0;
    for (i, piece) in pieces.iter().enumerate() {
        page.piece(ink, piece, left + i as f32 * ON_A_WAY, y, ON_A_WAY * 0.92);
    }
}

fn place(page: &Page<'_>, ink: &mut Ink, zone: &Zone, spot: Spot) {
    let name = zone.label.as_ref().map(|label| page.voice.say(label));
    let signs = zone.badges.iter().map(|badge| page.badge_text(badge));
    let title = name.clone().unwrap_or_else(|| zone.id.to_string());
    ink.open_named(&[title].into_iter().chain(signs).collect::<Vec<_>>().join(", "));
    frame(page, ink, zone, spot);
    let inset = match spot.shape {
        Outline::Round | Outline::Hex => spot.half_w * 0.3,
        Outline::Room | Outline::Open => 6.0,
    };
    let room = (spot.half_w - inset) * 2.0;
    let size = (spot.half_h * 0.5).clamp(8.0, 12.0);
    let top = spot.y - spot.half_h + inset.min(spot.half_h * 0.2);
    let name = clip(name.as_deref().unwrap_or(""), room, size);
    let font = Font::new(size, TEXT).bold();
    match spot.shape {
        Outline::Room | Outline::Open => {
            ink.text(spot.x - spot.half_w + inset, top + size, Hold::Left, font, &name);
        }
        Outline::Round | Outline::Hex => ink.text(spot.x, top + size, Hold::Middle, font, &name),
    }
    ink.close();
    contents(page, ink, zone, spot, room, top + size + 3.0);
    place_signs(page, ink, zone, spot);
}

/// The badges of a place: along its upper edge from the right, and what does not fit there along the lower one. What
/// fits nowhere is written in the place's name for those who point at it.
fn place_signs(page: &Page<'_>, ink: &mut Ink, zone: &Zone, spot: Spot) {
    let (start, end) = (spot.x + spot.half_w - 4.0, spot.x - spot.half_w);
    let mut edges = [(start, spot.y - spot.half_h), (start, spot.y + spot.half_h)];
    for badge in &zone.badges {
        let width = page.pill_width(badge, spot.half_w * 2.0);
        let fits = |(right, _): &&mut (f32, f32)| *right - width >= end || *right == start;
        if let Some((right, y)) = edges.iter_mut().find(fits) {
            *right -= page.pill(ink, badge, *right, *y, spot.half_w * 2.0) + 2.0;
        }
    }
}

fn frame(page: &Page<'_>, ink: &mut Ink, zone: &Zone, spot: Spot) {
    let tone = if zone.tone == Tone::Neutral { "#4f86d8" } else { colour(zone.tone) };
    let (stroke, width) = if page.plan.is_touched(&zone.id) { (ACCENT, 3.0) } else { (tone, 1.4) };
    let (x, y, w, h) = (spot.x, spot.y, spot.half_w, spot.half_h);
    // A dark ground first, so that the ways behind do not shine through the tint.
    let ground = format!("fill=\"{DARK}\"");
    let tint = format!(
        "fill=\"{tone}\" fill-opacity=\"0.2\" stroke=\"{stroke}\" stroke-width=\"{width}\""
    );
    let hex = [(-1.0, 0.0), (-0.6, -1.0), (0.6, -1.0), (1.0, 0.0), (0.6, 1.0), (-0.6, 1.0)]
        .map(|(dx, dy)| (x + dx * w, y + dy * h));
    let open = format!(
        "fill=\"none\" stroke=\"{stroke}\" stroke-width=\"{width}\" stroke-dasharray=\"3 5\""
    );
    let styles: &[&str] = if spot.shape == Outline::Open { &[&open] } else { &[&ground, &tint] };
    for style in styles {
        match spot.shape {
            Outline::Room | Outline::Open => ink.rect(x - w, y - h, w * 2.0, h * 2.0, 6.0, style),
            Outline::Round => ink.ellipse(x, y, w, h, style),
            Outline::Hex => ink.polygon(&hex, style),
        }
    }
}

/// Everything in a place and in the small zones within it, in one line, as large as fits.
fn contents(page: &Page<'_>, ink: &mut Ink, zone: &Zone, spot: Spot, room: f32, top: f32) {
    let pieces = gather(page, zone);
    if pieces.is_empty() {
        return;
    }
    let free = spot.y + spot.half_h - 3.0 - top;
    let size = free.clamp(10.0, 40.0).min((room / pieces.len() as f32).max(10.0));
    let shown = ((room / size) as usize).max(1).min(pieces.len());
    let hidden = pieces.len() - shown;
    let left = match spot.shape {
        Outline::Room | Outline::Open => spot.x - room / 2.0,
        Outline::Round | Outline::Hex => spot.x - shown as f32 * size / 2.0,
    };
    let y = top + free.max(size) / 2.0;
    for (i, piece) in pieces.iter().take(shown).enumerate() {
        page.piece(ink, piece, left + (i as f32 + 0.5) * size, y, size * 0.92);
    }
    if hidden > 0 {
        let font = Font::new(9.0, TEXT).bold();
        let x = spot.x + spot.half_w - 4.0;
        ink.text(x, spot.y + spot.half_h - 4.0, Hold::Right, font, &format!("+{hidden}"));
    }
}

fn gather<'a>(page: &Page<'a>, zone: &Zone) -> Vec<&'a Piece> {
    let own = page.plan.pieces(zone).iter().copied();
    let within = page.plan.children(zone).iter().filter(|child| !is_node(child));
    own.chain(within.flat_map(|child| gather(page, child))).collect()
}

/// Which line is which kind of way, if there are several kinds.
fn legend(block: &mut Block, kinds: &[&str]) {
    if kinds.len() < 2 {
        return;
    }
    let y = block.height + 8.0;
    let mut x = 8.0;
    for kind in kinds {
        block.ink.line((x, y), (x + 26.0, y), style_of(kind, kinds));
        block.ink.text(x + 32.0, y + 4.0, Hold::Left, Font::new(11.0, MUTED), kind);
        x += 32.0 + text_width(kind, 11.0) + 20.0;
    }
    block.height += 18.0;
}
