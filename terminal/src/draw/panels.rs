//! What is read: seats, what lies beside the board, the log, a guide, the legend.

use kernel::Name;
use kernel::scene::{Face, Gauge, Kind, Layout, Piece, Zone};
use protocol::SceneView;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Paragraph;
use render::measure::{clip, pad, width};

use super::board::marks;
use super::chrome::spinner;
use super::flow::{Flow, plain};
use crate::board::{Marks, Signs, beside, legend, piece_words, token};
use crate::model::{Entry, Model, Panel};

/// The contents of a panel at a width.
fn contents(model: &Model, panel: Panel, cells: u16) -> Flow {
    let mut flow = Flow::new(cells);
    match panel {
        Panel::Board => {}
        Panel::Seats => seats(model, &mut flow),
        Panel::Things => things(model, &mut flow),
        Panel::Log => log(model, &mut flow),
        Panel::Guide => guide(model, &mut flow),
        Panel::Legend => signs(model, &mut flow),
    }
    flow
}

/// How many lines a panel has at a width.
pub(super) fn height(model: &Model, panel: Panel, width: u16) -> usize {
    contents(model, panel, width).len()
}

/// The first line that is shown: the log is read from its end, and things follow what is chosen until somebody scrolls.
fn first(model: &Model, panel: Panel, flow: &Flow, rows: u16) -> usize {
    let most = flow.len().saturating_sub(rows.into());
    let scrolled = model.scrolled.get(&panel).copied();
    match (panel, scrolled) {
        (Panel::Log, scrolled) => most - scrolled.unwrap_or(0).min(most),
        (Panel::Things, None) => {
            let focus = model.focus();
            let at = flow.things.iter().find(|(id, ..)| focus.contains(id));
            let at = at.map_or(0, |(_, line, ..)| *line);
            let seen = usize::from(rows).saturating_sub(2);
            if at < seen { 0 } else { at.saturating_sub(seen / 2).min(most) }
        }
        (_, scrolled) => scrolled.unwrap_or(0).min(most),
    }
}

pub(super) fn draw(model: &Model, frame: &mut Frame<'_>, panel: Panel, area: Rect) {
    let flow = contents(model, panel, area.width);
    let first = first(model, panel, &flow, area.height);
    let last = first + usize::from(area.height);
    let more = match (first > 0, last < flow.len()) {
        (true, true) => " Ctrl-P ↕ Ctrl-N ",
        (true, false) => " Ctrl-P ↑ ",
        (false, true) => " Ctrl-N ↓ ",
        (false, false) => "",
    };
    let lines: Vec<_> = flow.lines().into_iter().skip(first).take(area.height.into()).collect();
    frame.render_widget(Paragraph::new(lines), area);
    // Only the panel that would scroll says how.
    if super::scrolls(model) == panel && !more.is_empty() && area.height > 1 {
        let cells = (width(more) as u16).min(area.width);
        let spot = Rect::new(area.right() - cells, area.bottom() - 1, cells, 1);
        frame.render_widget(Paragraph::new(more).style(model.ink().key()), spot);
    }
}

/// The end of the log, where a board leaves room for it: what happened is seen without asking.
pub(super) fn tail(model: &Model, frame: &mut Frame<'_>, area: Rect) {
    let flow = contents(model, Panel::Log, area.width);
    let first = flow.len().saturating_sub(area.height.into());
    frame.render_widget(Paragraph::new(flow.lines().split_off(first)), area);
}

/// The thing at a cell.
pub(super) fn at(model: &Model, panel: Panel, area: Rect, x: u16, y: u16) -> Option<Name> {
    if !area.contains((x, y).into()) {
        return None;
    }
    let flow = contents(model, panel, area.width);
    let line = first(model, panel, &flow, area.height) + usize::from(y - area.y);
    let column = x - area.x;
    let hit = |(_, at, from, cells): &&(Name, usize, u16, u16)| {
        *at == line && (*from..*from + *cells).contains(&column)
    };
    flow.things.iter().find(hit).map(|(id, ..)| id.clone())
}

/// The line at which a zone stands among the things.
pub(super) fn line_of(model: &Model, width: u16, zone: &Name) -> usize {
    let flow = contents(model, Panel::Things, width);
    flow.things.iter().find(|(id, ..)| id == zone).map_or(0, |(_, line, ..)| *line)
}

fn gauge_words(gauge: &Gauge<String>) -> String {
    match (&gauge.reading, gauge.of) {
        (Some(reading), _) => reading.clone(),
        (None, Some(of)) => format!("{} {}/{of}", gauge.label, gauge.value),
        (None, None) => format!("{} {}", gauge.label, gauge.value),
    }
}

fn gauges(model: &Model, flow: &mut Flow, gauges: &[Gauge<String>]) {
    let ink = model.ink();
    for (number, gauge) in gauges.iter().enumerate() {
        if number > 0 {
            flow.word(" · ", ink.faint(), None);
        }
        flow.word(&gauge_words(gauge), ink.tone(gauge.tone), None);
    }
}

fn seats(model: &Model, flow: &mut Flow) {
    let ink = model.ink();
    let Some(table) = &model.table else { return };
    let scene = &table.scene;
    for panel in &scene.seats {
        let sitter = table.sitters.iter().find(|sitter| sitter.seat == panel.seat.number());
        let awaited = if scene.awaited.contains(panel.seat) { ">" } else { " " };
        flow.line(0, 4);
        flow.word(&format!("{awaited} "), ink.key(), None);
        let style = ink.tone(panel.tone).patch(ink.key());
        flow.word(&format!("{} ", panel.seat.number()), style, None);
        let you = Some(panel.seat) == model.you;
        let you = if you { format!(" ({})", model.word("term-you")) } else { String::new() };
        flow.word(&format!("{}{you}", panel.name), style, None);
        if let Some(role) = &panel.role {
            flow.word(&format!(" · {role}"), Style::new(), None);
        }
        if let Some(sitter) = sitter.filter(|sitter| sitter.kind != "me") {
            flow.word(&format!(" · {}", model.word("term-automatic")), ink.faint(), None);
            if sitter.thinking {
                flow.word(&format!(" {}", spinner(model)), ink.key(), None);
            }
        }
        let away = sitter.is_some_and(|sitter| sitter.kind == "me" && !sitter.online);
        if away {
            flow.word(&format!(" · {}", model.word("term-away")), ink.faint(), None);
        }
        if !panel.gauges.is_empty() {
            flow.line(4, 4);
            gauges(model, flow, &panel.gauges);
        }
    }
    if !scene.gauges.is_empty() {
        flow.gap();
        flow.line(0, 2);
        gauges(model, flow, &scene.gauges);
    }
    for clock in table.clocks.iter().flatten() {
        let seconds = clock.left / 1000;
        let runs = if clock.running { "▶" } else { " " };
        flow.line(0, 2);
        let text = format!("{runs} {}  {}:{:02}", clock.seat, seconds / 60, seconds % 60);
        flow.word(&text, ink.key(), None);
    }
}

fn things(model: &Model, flow: &mut Flow) {
    let Some(scene) = model.scene() else { return };
    let (marks, letters) = (marks(model), Signs::of(scene));
    let zones = beside(scene);
    let mine = |zone: &&Zone<String>| zone.owner.is_some() && zone.owner == model.you;
    // What is mine comes first: it is what I look for. My hand comes before all.
    let rank = |zone: &&Zone<String>| match mine(zone) {
        true if zone.layout == Layout::Hand => 0,
        true => 1,
        false => 2,
    };
    let mut sorted = zones.clone();
    sorted.sort_by_key(rank);
    let (empty, filled): (Vec<&Zone<String>>, Vec<&Zone<String>>) =
        sorted.into_iter().partition(|zone| is_bare(scene, zone));
    for zone in filled {
        one_zone(model, flow, zone, &marks, &letters);
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
    let badges = crate::board::badges_words(&zone.badges);
    if !badges.is_empty() {
        flow.text(&format!(" ({badges})"), ink.faint());
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

/// Whether there is nothing to be said of a zone but its name.
fn is_bare(scene: &SceneView, zone: &Zone<String>) -> bool {
    zone.within.is_none()
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

fn log(model: &Model, flow: &mut Flow) {
    let ink = model.ink();
    let since = model.decided.get(&model.you).copied();
    let mut divided = false;
    for entry in &model.story {
        match entry {
            Entry::Told(told) => {
                let fresh = since.is_some_and(|since| told.sequence > since);
                if fresh && !divided && flow.len() > 0 {
                    flow.paragraph(
                        0,
                        0,
                        &format!("── {} ──", model.word("term-news")),
                        ink.fresh(),
                    );
                    divided = true;
                }
                let style = if fresh { Style::new() } else { ink.faint() };
                flow.line(0, 2);
                flow.text(&plain(&told.text), style);
                if let Some(rule) = &told.rule {
                    flow.word(&format!(" [{rule}]"), ink.faint(), None);
                }
            }
            Entry::Said(said) => {
                flow.paragraph(0, 2, &format!("{}: {}", said.name, said.text), ink.key());
            }
        }
    }
}

fn guide(model: &Model, flow: &mut Flow) {
    let ink = model.ink();
    let guidance = model.table.as_ref().and_then(|table| table.guidance.as_ref());
    let Some(guidance) = guidance else { return };
    let steps = format!("{} ({}/{})", guidance.title, guidance.step, guidance.steps);
    flow.paragraph(0, 0, &steps, ink.heading());
    for text in &guidance.text {
        flow.paragraph(0, 0, &plain(text), Style::new());
        flow.gap();
    }
    if !guidance.teaches.is_empty() {
        let rules: Vec<&str> = guidance.teaches.iter().map(AsRef::as_ref).collect();
        flow.paragraph(0, 0, &rules.join(", "), ink.faint());
    }
    flow.paragraph(0, 0, &model.word("term-guide-leave"), ink.faint());
}

/// The cells one entry of the legend takes, where several stand in a line.
const ENTRY: usize = 32;

fn signs(model: &Model, flow: &mut Flow) {
    let ink = model.ink();
    let Some(scene) = model.scene() else { return };
    let columns = (flow.cells() / ENTRY).max(1);
    let room = flow.cells() / columns;
    let entries = legend(scene, &Signs::of(scene), model.voice());
    for (number, (sign, words)) in entries.iter().enumerate() {
        if number % columns == 0 {
            flow.line(0, 8);
        }
        flow.word(&pad(sign, 8), ink.key(), None);
        let words = clip(words, room.saturating_sub(9 + width(sign).saturating_sub(8)));
        flow.word(&pad(&words, room.saturating_sub(8)), Style::new(), None);
    }
}
