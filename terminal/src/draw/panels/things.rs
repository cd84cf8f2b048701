//! What lies beside the board, zone by zone: cards in lines, boxes filled or free, dice in pools, what lies on ways.

use kernel::Name;
use kernel::scene::{Face, Kind, Layout, Link, Piece, Zone};
use protocol::SceneView;
use ratatui::style::Style;
use render::almanac::{sign, strip};

use super::super::board::marks;
use super::super::flow::Flow;
use crate::board::{Marks, Signs, badges_words, beside, boxed, die_face, piece_words, token};
use crate::model::Model;
use crate::moves::name_of;

/// Everything beside the board, and what lies on its ways.
pub(super) fn fill(model: &Model, flow: &mut Flow) {
    let Some(scene) = model.scene() else { return };
    let (marks, letters) = (marks(model), Signs::of(scene));
    let zones = beside(scene);
    let mine = |zone: &&Zone<String>| zone.owner.is_some() && zone.owner == model.you;
    // What is mine comes first: it is what I look for. My hand comes before all.
    let rank = |zone: &&Zone<String>| match mine(zone) {
        _ if zone.layout == Layout::Pool => 0,
        true if zone.layout == Layout::Hand => 1,
        true => 2,
        false => 3,
    };
    let mut sorted = zones.clone();
    sorted.sort_by_key(rank);
    let (empty, filled): (Vec<&Zone<String>>, Vec<&Zone<String>>) =
        sorted.into_iter().partition(|zone| is_bare(scene, zone));
    let boxes: Vec<&Name> =
        filled.iter().filter(|zone| is_mounted(scene, zone)).map(|z| &z.id).collect();
    for zone in filled {
        if boxes.contains(&&zone.id) {
            mounted(model, flow, zone, &marks, &letters);
        } else if !around(scene, zone).iter().any(|outer| boxes.contains(outer)) {
            one_zone(model, flow, zone, &marks, &letters);
        }
    }
    for link in &scene.links {
        on_the_way(model, flow, link, &marks);
    }
    bare(model, flow, &empty, &marks);
}

fn one_zone(model: &Model, flow: &mut Flow, zone: &Zone<String>, marks: &Marks, letters: &Signs) {
    let ink = model.ink();
    let Some(scene) = model.scene() else { return };
    let pieces: Vec<_> = scene.pieces.iter().filter(|piece| piece.zone == zone.id).collect();
    let inner = zone.within.is_some();
    let deeper = scene.zones.iter().any(|other| other.within.as_ref() == Some(&zone.id));
    // An empty part of something is not worth a line.
    if pieces.is_empty() && !deeper && inner && zone.badges.iter().all(|b| b.count.is_some()) {
        return;
    }
    let indent = depth(scene, zone) * 2;
    flow.line(indent, indent + 2);
    let name = zone.label.as_deref().unwrap_or(&zone.id);
    let style = ink.tone(zone.tone).patch(if inner { Style::new() } else { ink.heading() });
    flow.word(name, ink.marked(style, marks.of(&zone.id)), Some(&zone.id));
    let owner = zone.owner.and_then(|owner| scene.seats.iter().find(|panel| panel.seat == owner));
    // Whose it is was said where it begins, or its name says so.
    let around = scene.zones.iter().find(|other| zone.within.as_ref() == Some(&other.id));
    let said = around.is_some_and(|around| around.owner == zone.owner);
    if let Some(owner) = owner.filter(|owner| !said && !name.contains(&owner.name)) {
        flow.word(&format!(" · {}", owner.name), ink.faint(), None);
    }
    let badges = badges_words(&zone.badges);
    if !badges.is_empty() {
        flow.text(&format!(" ({badges})"), ink.faint());
    }
    if zone.layout == Layout::Pool {
        return pool(model, flow, &pieces, marks);
    }
    if let Layout::Track { first, spaces } = zone.layout {
        for space in 0..spaces {
            let here = pieces.iter().filter(|piece| piece.slot == Some(space));
            let here: Vec<String> = here.map(|piece| token(piece, letters)).collect();
            let number = i32::from(first) + i32::from(space);
            let (text, style) = match here.is_empty() {
                true => (format!(" {number}"), ink.faint()),
                false => (format!(" {number}‹{}›", here.join(" ")), ink.key()),
            };
            flow.word(&text, style, None);
        }
        return;
    }
    if pieces.iter().any(|piece| is_card(model, piece)) {
        return cards(model, flow, zone, &pieces, marks, indent + 2);
    }
    // Backs that look the same are counted.
    let alike = |one: &&&Piece<String>, other: &&&Piece<String>| {
        one.face == Face::Down
            && other.face == Face::Down
            && piece_words(one) == piece_words(other)
            && marks.of(&one.id) == marks.of(&other.id)
    };
    let heaps: Vec<&[&Piece<String>]> = pieces.chunk_by(|one, other| alike(&one, &other)).collect();
    for (number, heap) in heaps.iter().enumerate() {
        let Some(piece) = heap.first() else { continue };
        flow.word(if number == 0 { ": " } else { " " }, ink.faint(), None);
        let comma = if number + 1 < heaps.len() { "," } else { "" };
        let text = match (piece.face, piece.kind) {
            (Face::Up, Kind::Cube) => token(piece, letters),
            _ => piece_words(piece),
        };
        let text = match heap.len() {
            1 => text,
            n => format!("{text} ×{n}"),
        };
        let style = ink.marked(ink.tone(piece.tone), marks.of(&piece.id));
        flow.word(&format!("{text}{comma}"), style, Some(&piece.id));
    }
}

/// Whether the almanac has a card for a piece.
fn is_card(model: &Model, piece: &Piece<String>) -> bool {
    piece.kind == Kind::Card
        && piece.entry.as_ref().is_some_and(|entry| model.almanac.get(entry).is_some())
}

/// Cards in a line each: kind, title, cost and first signs, then what lies on this one.
fn cards(
    model: &Model,
    flow: &mut Flow,
    zone: &Zone<String>,
    pieces: &[&Piece<String>],
    marks: &Marks,
    indent: usize,
) {
    let ink = model.ink();
    // Of a pile only the top is seen.
    let (shown, below) = match zone.layout {
        Layout::Stack => {
            (&pieces[pieces.len().saturating_sub(1)..], pieces.len().saturating_sub(1))
        }
        _ => (pieces, 0),
    };
    if below > 0 {
        flow.word(&format!(" ×{}", pieces.len()), ink.faint(), None);
    }
    let backs =
        shown.iter().filter(|piece| piece.face == Face::Down && piece.entry.is_none()).count();
    if backs > 0 {
        flow.word(&format!(" ▒×{backs}"), ink.faint(), None);
    }
    for piece in shown.iter().filter(|piece| piece.face != Face::Down || piece.entry.is_some()) {
        flow.line(indent, indent + 4);
        let entry = piece.entry.as_ref().and_then(|entry| model.almanac.get(entry));
        let text = entry.map_or_else(|| piece_words(piece), strip);
        let style = ink.marked(ink.tone(piece.tone), marks.of(&piece.id));
        flow.word(&text, style, Some(&piece.id));
        let badges = badges_words(&piece.badges);
        if entry.is_some() && !badges.is_empty() {
            flow.text(&format!(" ({badges})"), ink.faint());
        }
    }
}

/// Dice as they lie.
fn pool(model: &Model, flow: &mut Flow, pieces: &[&Piece<String>], marks: &Marks) {
    let ink = model.ink();
    for piece in pieces {
        flow.word(" ", Style::new(), None);
        let text = match piece.kind {
            Kind::Die => die_face(piece),
            _ => piece_words(piece),
        };
        flow.word(&text, ink.marked(ink.tone(piece.tone), marks.of(&piece.id)), Some(&piece.id));
    }
}

/// The zones a zone lies in, from within.
fn around<'a>(scene: &'a SceneView, zone: &'a Zone<String>) -> Vec<&'a Name> {
    let mut around: Vec<&Name> = Vec::new();
    let mut within = zone.within.as_ref();
    while let Some(id) = within.filter(|id| !around.contains(id)) {
        around.push(id);
        within = scene.zones.iter().find(|zone| zone.id == *id).and_then(|z| z.within.as_ref());
    }
    around
}

/// A zone that is a card, with boxes on it.
fn is_mounted(scene: &SceneView, zone: &Zone<String>) -> bool {
    let cells =
        |zone: &Zone<String>| matches!(zone.layout, Layout::Grid { .. } | Layout::Track { .. });
    let inner = || scene.zones.iter().any(|other| other.within.as_ref() == Some(&zone.id));
    let lies = || scene.pieces.iter().any(|piece| piece.zone == zone.id);
    zone.entry.is_some() && (cells(zone) || inner() || lies())
}

/// A card with boxes in a line: its kind and name, its badges, then box by box what fills it.
fn mounted(model: &Model, flow: &mut Flow, zone: &Zone<String>, marks: &Marks, letters: &Signs) {
    let ink = model.ink();
    let Some(scene) = model.scene() else { return };
    let indent = depth(scene, zone) * 2;
    flow.line(indent, indent + 4);
    let entry = zone.entry.as_ref().and_then(|entry| model.almanac.get(entry));
    if zone.upon.is_some() {
        flow.word("└ ", ink.faint(), None);
    }
    if let Some(entry) = entry {
        flow.word(&format!("{} ", sign(entry.stock)), ink.stock(entry.stock), None);
    }
    let name = zone.label.as_deref().or(entry.map(|entry| entry.title.as_str()));
    let style = ink.marked(ink.tone(zone.tone).patch(ink.key()), marks.of(&zone.id));
    flow.word(name.unwrap_or(&zone.id), style, Some(&zone.id));
    let badges = badges_words(&zone.badges);
    if !badges.is_empty() {
        flow.word(&format!(" ({badges})"), ink.faint(), None);
    }
    boxes(model, flow, zone, marks, letters);
    let inner = scene.zones.iter().filter(|other| around(scene, other).contains(&&zone.id));
    for part in inner {
        if let Some(label) = part.label.as_deref() {
            let style = ink.marked(ink.faint(), marks.of(&part.id));
            flow.word(&format!("  {label}"), style, Some(&part.id));
        }
        boxes(model, flow, part, marks, letters);
    }
}

/// The boxes of a zone: what fills them, or that they are free.
fn boxes(model: &Model, flow: &mut Flow, zone: &Zone<String>, marks: &Marks, letters: &Signs) {
    let ink = model.ink();
    let Some(scene) = model.scene() else { return };
    let pieces: Vec<_> = scene.pieces.iter().filter(|piece| piece.zone == zone.id).collect();
    let spaces = match zone.layout {
        Layout::Grid { columns, rows } => columns * rows,
        Layout::Track { spaces, .. } => spaces,
        _ => 0,
    };
    let mut gap = " ";
    for space in 0..spaces {
        let here: Vec<_> = pieces.iter().filter(|piece| piece.slot == Some(space)).collect();
        flow.word(gap, Style::new(), None);
        gap = "";
        if here.is_empty() {
            flow.word("[ ]", ink.faint(), None);
        }
        for piece in here {
            let text = boxed(piece, letters);
            let style = ink.marked(ink.tone(piece.tone), marks.of(&piece.id));
            flow.word(&text, style, Some(&piece.id));
        }
    }
    for piece in pieces.iter().filter(|piece| piece.slot.is_none_or(|slot| slot >= spaces)) {
        flow.word(" ", Style::new(), None);
        let style = ink.marked(ink.tone(piece.tone), marks.of(&piece.id));
        flow.word(&piece_words(piece), style, Some(&piece.id));
    }
}

/// What lies on a way, under the way's name.
fn on_the_way(model: &Model, flow: &mut Flow, link: &Link<String>, marks: &Marks) {
    let ink = model.ink();
    let Some(scene) = model.scene() else { return };
    let pieces: Vec<_> = scene.pieces.iter().filter(|piece| piece.zone == link.id).collect();
    if pieces.is_empty() {
        return;
    }
    flow.line(0, 2);
    let name = name_of(scene, &link.id).unwrap_or_else(|| link.id.as_ref().into());
    flow.word(&name, ink.marked(ink.heading(), marks.of(&link.id)), Some(&link.id));
    for (number, piece) in pieces.iter().enumerate() {
        flow.word(if number == 0 { ": " } else { ", " }, ink.faint(), None);
        let style = ink.marked(ink.tone(piece.tone), marks.of(&piece.id));
        flow.word(&piece_words(piece), style, Some(&piece.id));
    }
}

/// Whether there is nothing to be said of a zone but its name.
fn is_bare(scene: &SceneView, zone: &Zone<String>) -> bool {
    zone.within.is_none()
        && zone.entry.is_none()
        && zone.badges.is_empty()
        && scene.pieces.iter().all(|piece| piece.zone != zone.id)
        && scene.zones.iter().all(|other| other.within.as_ref() != Some(&zone.id))
}

/// The zones in which nothing lies, in one line.
fn bare(model: &Model, flow: &mut Flow, zones: &[&Zone<String>], marks: &Marks) {
    if zones.is_empty() {
        return;
    }
    let ink = model.ink();
    flow.line(0, 2);
    flow.word(&format!("{} ", model.word("term-empty")), ink.faint(), None);
    for (number, zone) in zones.iter().enumerate() {
        let comma = if number + 1 < zones.len() { ", " } else { "" };
        let name = zone.label.as_deref().unwrap_or(&zone.id);
        let style = ink.marked(ink.faint(), marks.of(&zone.id));
        flow.word(name, style, Some(&zone.id));
        flow.word(comma, ink.faint(), None);
    }
}

fn depth(scene: &SceneView, zone: &Zone<String>) -> usize {
    let mut depth = 0;
    let mut within = zone.within.as_ref();
    // Zones might lie in a circle; none lies deeper than there are zones.
    while let Some(id) = within.filter(|_| depth < scene.zones.len().min(4)) {
        depth += 1;
        within = scene.zones.iter().find(|zone| zone.id == *id).and_then(|z| z.within.as_ref());
    }
    depth
}
