//! What is read: seats, what lies beside the board, the log, a guide, the legend.

mod things;

use kernel::Name;
use kernel::scene::Gauge;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Paragraph;
use render::measure::{clip, pad, width};

use super::chrome::spinner;
use super::flow::{Flow, plain};
use crate::board::{Signs, legend};
use crate::model::{Entry, Model, Panel};

/// The contents of a panel at a width.
fn contents(model: &Model, panel: Panel, cells: u16) -> Flow {
    let mut flow = Flow::new(cells);
    match panel {
        Panel::Board => {}
        Panel::Seats => seats(model, &mut flow),
        Panel::Things => things::fill(model, &mut flow),
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
            let asked = model.asked();
            let at = at.or_else(|| flow.things.iter().find(|(id, ..)| asked.contains(id)));
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

/// The line at which a piece or a zone stands among the things, if it does.
pub(super) fn line_of(model: &Model, width: u16, id: &Name) -> Option<usize> {
    let flow = contents(model, Panel::Things, width);
    flow.things.iter().find(|(known, ..)| known == id).map(|(_, line, ..)| *line)
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
        let awaited = match panel.seat {
            seat if scene.awaited.contains(seat) => ">",
            seat if scene.welcome.contains(seat) => "○",
            _ => " ",
        };
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
