//! What stands around the panels: the first line, frames and tabs, the prompt, the last line.

use kernel::SeatSet;
use protocol::seat_of;
use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Borders, Paragraph};
use render::measure::{clip, width};

use super::flow::wrapped;
use super::frame::{Arrangement, inside};
use crate::keys::{self, Place};
use crate::model::{Model, Panel};
use crate::port::Line as Wire;
use crate::words::say_with;

/// What turns while somebody thinks.
const SPINNER: [&str; 8] = ["⣷", "⣯", "⣟", "⡿", "⢿", "⣻", "⣽", "⣾"];

pub(super) fn spinner(model: &Model) -> &'static str {
    SPINNER[(model.ticks % SPINNER.len() as u64) as usize]
}

/// The game, its clock, and whom the table awaits.
pub(super) fn header(model: &Model, frame: &mut Frame<'_>, area: Rect) {
    let ink = model.ink();
    let clock = model.scene().and_then(|scene| scene.clock.clone());
    let chapter = model
        .campaign
        .chapter
        .map(|chapter| say_with(model.voice(), "term-chapter", [("chapter", chapter.to_string())]));
    // A game that counts its chapters itself says it once.
    let clock = clock.filter(|clock| Some(clock) != chapter.as_ref());
    let clock: String = chapter.iter().chain(&clock).map(|said| format!(" · {said}")).collect();
    let you = model
        .you
        .map_or_else(|| model.voice().word("viewer-spectator"), |you| model.voice().seat(you));
    let number = model.table.as_ref().map_or(0, |table| table.moves);
    let left = format!(" {}{clock} · {you} · #{number}", model.title);
    let (right, style) = status(model);
    let declines = model.you.is_some_and(|you| model.declining.contains(you)) && !model.is_over();
    let right = match declines {
        true => format!("{} · {right}", model.word("term-declining")),
        false => right,
    };
    let room = usize::from(area.width).saturating_sub(width(&right) + 2);
    let left = Line::from(Span::styled(clip(&left, room), ink.heading()));
    frame.render_widget(Paragraph::new(left), area);
    let right = Line::from(Span::styled(format!("{right} "), style)).alignment(Alignment::Right);
    frame.render_widget(Paragraph::new(right), area);
}

fn status(model: &Model) -> (String, Style) {
    let ink = model.ink();
    if let Wire::Down(attempt) = model.line {
        let facts = [("attempt", attempt.to_string())];
        return (say_with(model.voice(), "term-reconnecting", facts), ink.bad());
    }
    if model.is_over() {
        return (model.word("term-over"), ink.key());
    }
    let named = |seat: kernel::Seat| {
        let panels = model.scene().map_or(&[][..], |scene| &scene.seats);
        let panel = panels.iter().find(|panel| panel.seat == seat);
        panel.map_or_else(|| model.voice().seat(seat), |panel| panel.name.clone())
    };
    let awaited = model.scene().map_or(SeatSet::NONE, |scene| scene.awaited);
    let who = model.voice().list(awaited.iter().map(named).collect());
    let together = awaited.len() > 1 && model.scene().is_some_and(|scene| scene.together);
    if model.is_mine() {
        let own = model.table.as_ref().map_or(&[][..], |table| &table.sitters);
        if own.iter().any(|sitter| seat_of(sitter.seat) == model.you && sitter.thinking) {
            return (format!("{} {}", model.word("term-handed-over"), spinner(model)), ink.key());
        }
        // Others may be deciding at the same time.
        let others =
            if model.is_thinking() { format!(" {}", spinner(model)) } else { String::new() };
        let yours = match together {
            true => say_with(model.voice(), "term-any-of-you", [("who", who)]),
            false => model.word("term-your-decision"),
        };
        return (format!("● {yours}{others}"), ink.fresh());
    }
    if model.may_act() {
        let said = say_with(model.voice(), "term-may-act", [("who", who)]);
        return (format!("○ {said}"), ink.key());
    }
    match model.is_thinking() {
        true => {
            let said = say_with(model.voice(), "term-thinks", [("who", who)]);
            (format!("{said} {}", spinner(model)), ink.faint())
        }
        false => {
            let word = if together { "term-waits-any" } else { "term-waits" };
            (say_with(model.voice(), word, [("who", who)]), ink.faint())
        }
    }
}

/// The message that names a panel.
pub(super) const fn panel_word(panel: Panel) -> &'static str {
    match panel {
        Panel::Board => "term-panel-board",
        Panel::Seats => "term-panel-seats",
        Panel::Things => "term-panel-things",
        Panel::Log => "term-panel-log",
        Panel::Guide => "term-panel-guide",
        Panel::Legend => "term-panel-legend",
    }
}

/// The frame of a panel, or the tabs above the only one; gives back the inside.
pub(super) fn panel(
    model: &Model,
    frame: &mut Frame<'_>,
    arrangement: &Arrangement,
    panel: Panel,
    area: Rect,
) -> Rect {
    let ink = model.ink();
    if arrangement.wide {
        let front = model.panel == panel;
        let style = if front { ink.front() } else { ink.frame() };
        let kind = if front { BorderType::Thick } else { BorderType::Plain };
        let title = format!(" {} ", model.word(panel_word(panel)));
        let block = Block::bordered().border_type(kind).border_style(style).title(title);
        frame.render_widget(block, area);
    } else if area.x > 0 {
        let rule = Block::new().borders(Borders::TOP | Borders::LEFT).border_style(ink.frame());
        frame.render_widget(rule, area);
    } else {
        let area = Rect { width: frame.area().width, ..area };
        let rule = Block::new().borders(Borders::TOP).border_style(ink.frame());
        frame.render_widget(rule, area);
        for (panel, x, label) in tabs(model, area) {
            let style = if panel == model.panel { ink.chosen() } else { ink.faint() };
            let cells = width(&label) as u16;
            let spot = Rect::new(x, area.y, cells, 1).intersection(area);
            frame.render_widget(Paragraph::new(Span::styled(label, style)), spot);
        }
    }
    inside(area, arrangement.wide)
}

/// The tabs of a narrow screen: panel, column, label.
fn tabs(model: &Model, area: Rect) -> Vec<(Panel, u16, String)> {
    let mut x = area.x + 1;
    let mut tabs = Vec::new();
    for panel in model.panels() {
        let name = model.word(panel_word(panel));
        let label = if panel == model.panel { format!("[{name}]") } else { format!(" {name} ") };
        let cells = width(&label) as u16;
        tabs.push((panel, x, label));
        x += cells + 1;
    }
    tabs
}

/// The tab at a cell.
pub(super) fn tab_at(model: &Model, arrangement: &Arrangement, x: u16, y: u16) -> Option<Panel> {
    let (_, area) = arrangement.panels.first().filter(|_| !arrangement.wide)?;
    let hit = |(_, start, label): &(Panel, u16, String)| {
        y == area.y && (*start..*start + width(label) as u16).contains(&x)
    };
    tabs(model, *area).into_iter().find(hit).map(|(panel, ..)| panel)
}

/// The prompt in lines.
pub(super) fn prompt_lines(model: &Model, cells: u16) -> Vec<String> {
    let Some(scene) = model.scene() else { return vec![String::new()] };
    let text = match (&scene.outcome, &scene.prompt) {
        (Some(outcome), _) => outcome.lines.join("  "),
        (None, Some(prompt)) => match &prompt.rule {
            Some(rule) => format!("{} [{rule}]", prompt.text),
            None => prompt.text.clone(),
        },
        (None, None) => String::new(),
    };
    wrapped(&text, cells.saturating_sub(3))
}

pub(super) fn prompt(model: &Model, frame: &mut Frame<'_>, area: Rect) {
    let ink = model.ink();
    let style = if model.may_act() { ink.prompt() } else { ink.faint() };
    let lead = if model.may_act() { "▶ " } else { "  " };
    let lines = prompt_lines(model, area.width).into_iter().enumerate().map(|(number, line)| {
        Line::styled(format!(" {}{line}", if number == 0 { lead } else { "  " }), style)
    });
    frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), area);
}

/// What the table last refused, or what the keys do here.
pub(super) fn footer(model: &Model, frame: &mut Frame<'_>, area: Rect) {
    let ink = model.ink();
    if let Some(notice) = &model.notice {
        let rule = notice.rule.as_ref().map_or_else(String::new, |rule| format!(" [{rule}]"));
        let more = if notice.rule.is_some() {
            format!("  {}", model.word("term-hint-rule"))
        } else {
            String::new()
        };
        let style = if notice.bad { ink.bad() } else { ink.key() };
        let lead = if notice.bad { "✗ " } else { "· " };
        let text = clip(&format!(" {lead}{}{rule}{more}", notice.text), area.width.into());
        return frame.render_widget(Paragraph::new(Span::styled(text, style)), area);
    }
    let mut spans = Vec::new();
    let mut used = 1;
    for (place, word) in hints(model) {
        let Some(line) = keys::help(place).into_iter().find(|line| line.word == word) else {
            continue;
        };
        let said = model.word(short(word));
        used += width(&line.keys) + width(&said) + 3;
        if used > area.width.into() {
            break;
        }
        spans.push(Span::styled(format!(" {}", line.keys), ink.key()));
        spans.push(Span::styled(format!(" {said} "), ink.faint()));
    }
    frame.render_widget(Paragraph::new(Line::from(spans)), area);
}

/// The keys worth reminding of, by where they hold and what they do.
fn hints(model: &Model) -> Vec<(Place, &'static str)> {
    let everywhere = [(Place::Everywhere, "term-key-help")];
    // What can be done just now and is seldom possible stands first.
    let here = model.place() == Place::Table;
    let end = (here && model.goes_on()).then_some((Place::End, "term-key-next"));
    let sit = here && model.people.len() > 1 && model.next_to_act().is_some();
    let sit = sit.then_some((Place::Table, "term-key-sit"));
    let decline = here && model.decline().is_some();
    let decline = decline.then_some((Place::Table, "term-key-standing"));
    let now = end.into_iter().chain(sit).chain(decline);
    let own: &[(Place, &'static str)] = match model.place() {
        Place::Look => &[
            (Place::Look, "term-key-step"),
            (Place::Look, "term-key-piece"),
            (Place::Look, "term-key-take"),
            (Place::Look, "term-key-pick"),
            (Place::Look, "term-key-page"),
            (Place::Look, "term-key-look-end"),
        ],
        _ => &[
            (Place::Table, "term-key-play"),
            (Place::Table, "term-key-choose"),
            (Place::Table, "term-key-undo"),
            (Place::Table, "term-key-panel"),
            (Place::Table, "term-key-look"),
            (Place::Table, "term-key-rules"),
            (Place::Table, "term-key-almanac"),
            (Place::Table, "term-key-back"),
        ],
    };
    everywhere.into_iter().chain(now).chain(own.iter().copied()).collect()
}

/// The short message of a key for the last line.
fn short(word: &str) -> &'static str {
    match word {
        "term-key-help" => "term-hint-help",
        "term-key-play" => "term-hint-play",
        "term-key-choose" => "term-hint-choose",
        "term-key-undo" => "term-hint-undo",
        "term-key-panel" => "term-hint-panel",
        "term-key-look" => "term-hint-look",
        "term-key-rules" => "term-hint-rules",
        "term-key-back" => "term-hint-back",
        "term-key-next" => "term-hint-next",
        "term-key-sit" => "term-hint-sit",
        "term-key-standing" => "term-hint-standing",
        "term-key-step" => "term-hint-step",
        "term-key-piece" => "term-hint-piece",
        "term-key-pick" => "term-hint-pick",
        "term-key-take" => "term-hint-take",
        "term-key-page" | "term-key-almanac" => "term-hint-almanac",
        _ => "term-hint-end",
    }
}
