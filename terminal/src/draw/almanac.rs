//! The almanac over the table, the book of what was read, and the page that lies on the table.

use kernel::Name;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use render::almanac::sign;
use render::measure::{clip, pad};

use super::cards::{self, Link};
use super::flow::{Flow, plain};
use super::overlays::sheet;
use crate::almanac::Entry;
use crate::model::{Leaf, Model, Reading};

/// The largest sheet.
const SHEET: (u16, u16) = (150, 50);

/// Where a page leads.
pub(super) fn links(model: &Model, leaf: &Leaf) -> Vec<Link> {
    match leaf {
        Leaf::Entry(id) => {
            model.almanac.get(id).map_or_else(Vec::new, |entry| cards::links(model, entry))
        }
        // A rule leads to the things that name it.
        Leaf::Rule(id) => {
            let all = model.almanac.found("");
            let about = all.into_iter().filter(|entry| entry.rules.contains(id));
            let link = |entry: &Entry| Link {
                to: Leaf::Entry(entry.id.clone()),
                title: format!("{} {}", sign(entry.stock), entry.title),
            };
            about.map(link).collect()
        }
    }
}

/// The almanac: its list, or the page that was opened.
pub(super) fn almanac(model: &Model, frame: &mut Frame<'_>, reading: &Reading) {
    match reading.trail.last() {
        None => list(model, frame, reading),
        Some(leaf) => page(model, frame, reading, leaf),
    }
}

/// The inside of a sheet: what is read, and a line of hints.
fn parted(inside: Rect) -> [Rect; 2] {
    Layout::vertical([Constraint::Min(1), Constraint::Length(1)]).areas(inside)
}

/// A list at the left, what is read at the right.
fn halves(main: Rect) -> (Rect, Rect) {
    let [left, _, right] = Layout::horizontal([
        Constraint::Percentage(38),
        Constraint::Length(2),
        Constraint::Percentage(62),
    ])
    .areas(main);
    (left, right)
}

/// Rows of which one is chosen and in sight.
fn rows(model: &Model, frame: &mut Frame<'_>, area: Rect, rows: &[String], chosen: usize) {
    let room = usize::from(area.height);
    let first = chosen.saturating_sub(room / 2).min(rows.len().saturating_sub(room));
    let cells = usize::from(area.width);
    let row = |(number, text): (usize, &String)| {
        let style = if number == chosen { model.ink().chosen() } else { Style::new() };
        Line::styled(pad(&clip(text, cells), cells), style)
    };
    let lines: Vec<Line<'_>> = rows.iter().enumerate().skip(first).take(room).map(row).collect();
    frame.render_widget(Paragraph::new(lines), area);
}

/// Text of which as much is shown as there is room for; gives back what tells how far it goes on.
fn scrolled(frame: &mut Frame<'_>, area: Rect, flow: Flow, scroll: usize) -> String {
    let lines = flow.lines();
    let most = lines.len().saturating_sub(area.height.into());
    let first = scroll.min(most);
    let shown: Vec<Line<'_>> = lines.into_iter().skip(first).take(area.height.into()).collect();
    frame.render_widget(Paragraph::new(shown), area);
    if most > 0 { format!("{}/{}  ", first + 1, most + 1) } else { String::new() }
}

fn list(model: &Model, frame: &mut Frame<'_>, reading: &Reading) {
    let title = format!("{} · {}▏", model.word("term-almanac"), reading.query);
    let [main, foot] = parted(sheet(model, frame, &title, SHEET));
    let (left, right) = halves(main);
    let found = model.almanac.found(&reading.query);
    let titles: Vec<String> =
        found.iter().map(|entry| format!("{} {}", sign(entry.stock), entry.title)).collect();
    rows(model, frame, left, &titles, reading.chosen);
    if let Some(entry) = found.get(reading.chosen) {
        let mut flow = Flow::new(right.width);
        whole(model, &mut flow, entry);
        scrolled(frame, right, flow, 0);
    }
    let end = model.word("term-hint-end");
    let hint = match found.is_empty() {
        true => model.word("term-almanac-not-found"),
        false => format!(
            "{}/{}  ↑↓  Enter {}  Esc {end}",
            reading.chosen + 1,
            found.len(),
            model.word("term-hint-open")
        ),
    };
    frame.render_widget(Paragraph::new(hint).style(model.ink().faint()), foot);
}

/// The card, and what its page says beyond it.
fn whole(model: &Model, flow: &mut Flow, entry: &Entry) {
    cards::card(model, flow, entry);
    if !entry.more.is_empty() {
        flow.gap();
        entry.more.iter().for_each(|one| cards::paragraph(model.ink(), flow, one));
    }
}

fn page(model: &Model, frame: &mut Frame<'_>, reading: &Reading, leaf: &Leaf) {
    let title = model.word("term-almanac");
    let links = links(model, leaf);
    let cells = frame.area().width.saturating_sub(8).min(96);
    let mut flow = Flow::new(cells);
    match leaf {
        Leaf::Entry(id) => match model.almanac.get(id) {
            Some(entry) => whole(model, &mut flow, entry),
            None => flow.paragraph(0, 0, &model.word("term-almanac-lost"), Style::new()),
        },
        Leaf::Rule(id) => rule(model, &mut flow, id),
    }
    let reached = linked(model, &mut flow, &links, reading.link);
    let inside = sheet(model, frame, &title, (cells + 4, flow.len() as u16 + 4));
    let [main, foot] = parted(inside);
    // The chosen link is in sight, unless it is the first and the page is read from its top.
    let room = usize::from(main.height);
    let least = if reading.link > 0 { (reached + 1).saturating_sub(room) } else { 0 };
    let more = scrolled(frame, main, flow, reading.scroll.max(least));
    let follow = match links.is_empty() {
        true => String::new(),
        false => format!("Tab Enter {}  ", model.word("term-hint-link")),
    };
    let hint = format!(
        "{more}{follow}← {}  Esc {}",
        model.word("term-hint-back"),
        model.word("term-hint-end")
    );
    frame.render_widget(Paragraph::new(hint).style(model.ink().faint()), foot);
}

fn rule(model: &Model, flow: &mut Flow, id: &Name) {
    let Some(rule) = model.rule(id) else { return };
    flow.paragraph(0, 0, &format!("{} {}", rule.id, rule.title), model.ink().heading());
    flow.paragraph(0, 0, &rule.chapter, model.ink().faint());
    flow.gap();
    flow.paragraph(0, 0, &plain(&rule.text), Style::new());
}

/// The links of a page, numbered; gives back the line of the chosen one.
fn linked(model: &Model, flow: &mut Flow, links: &[Link], chosen: usize) -> usize {
    let ink = model.ink();
    let mut reached = 0;
    if !links.is_empty() {
        flow.gap();
        flow.paragraph(0, 0, &model.voice().word("almanac-see"), ink.heading());
    }
    for (number, link) in links.iter().enumerate() {
        let key = if number < 9 { format!("{}", number + 1) } else { " ".into() };
        let lead = if number == chosen { "▶" } else { " " };
        let style = if number == chosen { ink.chosen() } else { Style::new() };
        flow.line(0, 4);
        flow.word(&format!("{lead}{key} "), ink.key(), None);
        flow.text(&link.title, style);
        if number == chosen {
            reached = flow.len().saturating_sub(1);
        }
    }
    reached
}

/// The pages that were read: their titles at the left, the chosen one at the right.
pub(super) fn book(model: &Model, frame: &mut Frame<'_>, chosen: usize, scroll: usize) {
    let Some(scene) = model.scene() else { return };
    let ink = model.ink();
    let [main, foot] = parted(sheet(model, frame, &model.word("term-book"), SHEET));
    let (left, right) = halves(main);
    let titles: Vec<String> = scene.read.iter().map(|page| page.title.clone()).collect();
    rows(model, frame, left, &titles, chosen);
    let mut more = String::new();
    if let Some(page) = scene.read.get(chosen) {
        let mut flow = Flow::new(right.width);
        flow.paragraph(0, 0, &page.title, ink.heading());
        flow.gap();
        match model.almanac.get(&page.entry) {
            Some(entry) => {
                let all = entry.text.iter().chain(&entry.more);
                all.for_each(|one| cards::paragraph(ink, &mut flow, one));
            }
            None => flow.paragraph(0, 0, &model.word("term-almanac-lost"), ink.faint()),
        }
        if let Some(answer) = &page.answer {
            flow.gap();
            flow.paragraph(0, 2, &format!("▶ {answer}"), ink.key());
        }
        more = scrolled(frame, right, flow, scroll);
    }
    let count = format!("{}/{}  ↑↓  ", chosen + 1, scene.read.len());
    let hint = format!("{count}{more}Esc {}", model.word("term-hint-end"));
    frame.render_widget(Paragraph::new(hint).style(ink.faint()), foot);
}

/// The page on the table, with the answers it may be given.
pub(super) fn story(model: &Model, frame: &mut Frame<'_>, chosen: usize, scroll: usize) {
    let Some(page) = model.scene().and_then(|scene| scene.page.as_ref()) else { return };
    let ink = model.ink();
    let cells = frame.area().width.saturating_sub(8).min(90);
    let mut text = Flow::new(cells);
    page.text.iter().for_each(|one| cards::paragraph(ink, &mut text, one));
    if let Some(rule) = &page.rule {
        text.gap();
        text.paragraph(2, 0, &format!("[{rule}]"), ink.faint());
    }
    let mut below = Flow::new(cells);
    let answers = model.answers();
    for (number, offer) in answers.iter().enumerate() {
        let lead = if number == chosen { "▶" } else { " " };
        let style = if number == chosen { ink.chosen() } else { Style::new() };
        let lasting = if offer.lasting { "! " } else { "" };
        below.line(0, 4);
        below.word(&format!("{lead}{} ", number + 1), ink.key(), None);
        below.text(&format!("{lasting}{}", offer.label), style);
    }
    if answers.is_empty() {
        let said = if model.may_act() { "term-story-elsewhere" } else { "term-story-others" };
        below.paragraph(0, 0, &model.word(said), ink.faint().add_modifier(Modifier::ITALIC));
    }
    let tall = (text.len() + below.len() + 5) as u16;
    let inside = sheet(model, frame, &page.title, (cells + 4, tall));
    // The answers are always in sight, however long the story is.
    let kept = (below.len() as u16).min(inside.height / 2);
    let [main, _, asked, foot] = Layout::vertical([
        Constraint::Min(1),
        Constraint::Length(1),
        Constraint::Length(kept),
        Constraint::Length(1),
    ])
    .areas(inside);
    let more = scrolled(frame, main, text, scroll);
    let first = (chosen + 1).saturating_sub(kept.into());
    scrolled(frame, asked, below, first);
    let answer = match answers.is_empty() {
        true => String::new(),
        false => format!("↑↓ Enter {}  ", model.word("term-hint-answer")),
    };
    let pages = if more.is_empty() { String::new() } else { format!("PgDn {more}") };
    let hint = format!("{answer}{pages}Esc {}", model.word("term-hint-table"));
    frame.render_widget(Paragraph::new(hint).style(ink.faint()), foot);
}
