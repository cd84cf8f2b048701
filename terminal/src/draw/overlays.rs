//! What lies over the table, and what stands before it.

use kernel::scene::ScoreLine;
use kernel::{NoteKind, Seat};
use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Clear, Paragraph, Wrap};
use render::measure::{clip, pad, width};

use super::flow::{Flow, plain};
use super::{SMALLEST, almanac};
use crate::keys::{self, Place};
use crate::model::{Model, Overlay};
use crate::words::say_with;

/// Draws what lies over the table.
pub(super) fn draw(model: &Model, frame: &mut Frame<'_>) {
    match &model.overlay {
        None => {}
        Some(Overlay::Help { scroll }) => {
            page(model, frame, &model.word("term-help"), *scroll, help);
        }
        Some(Overlay::Rules { query, chosen }) => rules(model, frame, query, *chosen),
        Some(Overlay::Why { about, answers, scroll }) => {
            let title = match about.is_empty() {
                true => model.word("term-why"),
                false => format!("{}: {about}", model.word("term-why")),
            };
            page(model, frame, &title, *scroll, |model, flow| why(model, flow, answers));
        }
        Some(Overlay::Scores { scroll }) => {
            page(model, frame, &model.word("term-scores"), *scroll, scores);
        }
        Some(Overlay::Almanac(reading)) => almanac::almanac(model, frame, reading),
        Some(Overlay::Book { chosen, scroll }) => almanac::book(model, frame, *chosen, *scroll),
        Some(Overlay::Story { chosen, scroll }) => almanac::story(model, frame, *chosen, *scroll),
        Some(Overlay::Leave) => leave(model, frame),
    }
}

/// A frame in the middle of the screen, of at most this size; gives back the inside.
pub(super) fn sheet(model: &Model, frame: &mut Frame<'_>, title: &str, most: (u16, u16)) -> Rect {
    let area = frame.area();
    let size =
        (most.0.min(area.width.saturating_sub(4)), most.1.min(area.height.saturating_sub(2)));
    let spot = Rect::new((area.width - size.0) / 2, (area.height - size.1) / 2, size.0, size.1);
    frame.render_widget(Clear, spot);
    let title = clip(&format!(" {title} "), usize::from(size.0).saturating_sub(4));
    let block = Block::bordered()
        .border_type(BorderType::Double)
        .border_style(model.ink().front())
        .title(title);
    let inside = block.inner(spot);
    frame.render_widget(block, spot);
    Rect { x: inside.x + 1, width: inside.width.saturating_sub(2), ..inside }
}

/// A page that scrolls.
fn page(
    model: &Model,
    frame: &mut Frame<'_>,
    title: &str,
    scroll: usize,
    fill: impl Fn(&Model, &mut Flow),
) {
    let cells = frame.area().width.saturating_sub(8).min(96);
    let mut flow = Flow::new(cells);
    fill(model, &mut flow);
    let lines = flow.lines();
    let inside = sheet(model, frame, title, (cells + 4, lines.len() as u16 + 4));
    let [text, foot] = Layout::vertical([Constraint::Min(1), Constraint::Length(1)]).areas(inside);
    let most = lines.len().saturating_sub(text.height.into());
    let first = scroll.min(most);
    let more =
        if most > 0 { format!("↑↓ {}/{}  ", first + 1, most + 1) } else { String::new() };
    let hint = format!("{more}Esc {}", model.word("term-hint-end"));
    let shown: Vec<Line<'_>> = lines.into_iter().skip(first).take(text.height.into()).collect();
    frame.render_widget(Paragraph::new(shown), text);
    frame.render_widget(Paragraph::new(hint).style(model.ink().faint()), foot);
}

fn help(model: &Model, flow: &mut Flow) {
    let ink = model.ink();
    flow.paragraph(0, 0, &model.word("term-help-typing"), Style::new());
    for place in Place::ALL {
        flow.gap();
        flow.paragraph(0, 0, &model.word(place.word()), ink.heading());
        for line in keys::help(place) {
            flow.line(1, 26);
            flow.word(&pad(&line.keys, 24), ink.key(), None);
            flow.word(" ", Style::new(), None);
            flow.text(&model.word(line.word), Style::new());
        }
    }
}

fn why(model: &Model, flow: &mut Flow, answers: &[protocol::live::WhyAnswer]) {
    let ink = model.ink();
    if answers.is_empty() {
        flow.paragraph(0, 0, &model.word("term-why-nothing"), Style::new());
    }
    for answer in answers {
        let (lead, style) = if answer.legal { ("✓", ink.taught()) } else { ("✗", ink.bad()) };
        let name = answer.label.as_deref().unwrap_or(&answer.notation);
        flow.paragraph(0, 2, &format!("{lead} {name}"), style);
        flow.paragraph(2, 0, &plain(&answer.text), Style::new());
        if let Some(rule) = &answer.rule {
            let known = model.rules.iter().find(|known| known.id == *rule);
            let text = known.map_or_else(String::new, |known| format!(" {}", known.title));
            flow.paragraph(2, 0, &format!("[{rule}]{text}"), ink.faint());
            if let Some(known) = known.filter(|_| answers.len() == 1) {
                flow.gap();
                flow.paragraph(2, 0, &plain(&known.text), Style::new());
            }
        }
        flow.gap();
    }
}

fn scores(model: &Model, flow: &mut Flow) {
    let ink = model.ink();
    let Some(table) = &model.table else { return };
    let scene = &table.scene;
    for (number, line) in scene.outcome.iter().flat_map(|outcome| &outcome.lines).enumerate() {
        let style = if number == 0 { ink.heading() } else { ink.prompt() };
        flow.paragraph(0, 2, line, style);
    }
    next(model, flow);
    for panel in &scene.seats {
        let role = panel.role.as_ref().map_or_else(String::new, |role| format!(" · {role}"));
        let lines = scene.reckoning.iter().filter(|line| line.is_of(panel.seat));
        let style = ink.tone(panel.tone).patch(ink.key());
        counted(model, flow, &format!("{}{role}", panel.name), style, lines.collect());
    }
    let mut rivals: Vec<&String> = scene.reckoning.iter().filter_map(ScoreLine::rival).collect();
    rivals.dedup();
    for rival in rivals {
        let lines = scene.reckoning.iter().filter(|line| line.rival() == Some(rival));
        counted(model, flow, rival, ink.key(), lines.collect());
    }
    flow.gap();
    if let Some(path) = &model.kept {
        let facts = [("file", path.display().to_string())];
        flow.paragraph(0, 0, &say_with(model.voice(), "term-kept", facts), Style::new());
    }
    if let Some(seed) = &table.seed {
        flow.paragraph(
            0,
            0,
            &say_with(model.voice(), "term-seed", [("seed", seed.clone())]),
            ink.faint(),
        );
    }
    flow.paragraph(0, 0, &model.word("term-scores-next"), ink.faint());
}

/// The next chapter, with what is carried there.
fn next(model: &Model, flow: &mut Flow) {
    if !model.goes_on() {
        return;
    }
    let ink = model.ink();
    flow.gap();
    if let Some(leaves) = &model.campaign.leaves {
        let title = say_with(model.voice(), "term-next", [("title", leaves.title.clone())]);
        flow.paragraph(0, 2, &title, ink.heading());
        for says in &leaves.says {
            flow.paragraph(2, 0, &plain(says), Style::new());
        }
        for note in &leaves.notes {
            let kind = model.word(match note.kind {
                NoteKind::Choice => "term-note-choice",
                NoteKind::Gain => "term-note-gain",
                NoteKind::Fallen => "term-note-fallen",
            });
            let line = format!("{kind} · {}: {}", plain(&note.about), plain(&note.says));
            flow.paragraph(2, 4, &line, ink.faint());
        }
    }
    let opened = model.campaign.next.is_some();
    let word = if opened { "term-next-opened" } else { "term-next-opens" };
    flow.paragraph(0, 2, &model.word(word), ink.key());
}

/// The points of one player: the sum, then every line with its rule.
fn counted(
    model: &Model,
    flow: &mut Flow,
    name: &str,
    style: Style,
    lines: Vec<&ScoreLine<String>>,
) {
    if lines.is_empty() {
        return;
    }
    let ink = model.ink();
    let sum: i64 = lines.iter().map(|line| i64::from(line.points)).sum();
    flow.gap();
    flow.paragraph(0, 2, &format!("{name}: {sum}"), style);
    for line in lines {
        let rule = line.rule.as_ref().map_or_else(String::new, |rule| format!(" [{rule}]"));
        flow.line(1, 7);
        flow.word(&format!("{:>+4}  ", line.points), ink.key(), None);
        flow.text(&format!("{}{rule}", plain(&line.text)), Style::new());
    }
}

/// The rules: those found on the left, the chosen one on the right.
fn rules(model: &Model, frame: &mut Frame<'_>, query: &str, chosen: usize) {
    let ink = model.ink();
    let title = format!("{} · {query}▏", model.word("term-rules"));
    let inside = sheet(model, frame, &title, (150, 50));
    let [main, foot] = Layout::vertical([Constraint::Min(1), Constraint::Length(1)]).areas(inside);
    let [left, _, right] = Layout::horizontal([
        Constraint::Percentage(38),
        Constraint::Length(2),
        Constraint::Percentage(62),
    ])
    .areas(main);
    let found = model.rules_found(query);
    let hint = match found.is_empty() {
        true => model.word("term-rules-none"),
        false => format!("{}/{}  ↑↓  Esc {}", chosen + 1, found.len(), model.word("term-hint-end")),
    };
    let rows = usize::from(left.height);
    let first = chosen.saturating_sub(rows / 2).min(found.len().saturating_sub(rows));
    let widest = found.iter().map(|rule| width(&rule.id)).max().unwrap_or(0);
    let list = found.iter().enumerate().skip(first).take(rows).map(|(number, rule)| {
        let text = clip(&format!("{} {}", pad(&rule.id, widest), rule.title), left.width.into());
        let style = if number == chosen { ink.chosen() } else { Style::new() };
        Line::styled(pad(&text, left.width.into()), style)
    });
    frame.render_widget(Paragraph::new(list.collect::<Vec<_>>()), left);
    if let Some(rule) = found.get(chosen) {
        let mut flow = Flow::new(right.width);
        flow.paragraph(0, 0, &format!("{} {}", rule.id, rule.title), ink.heading());
        flow.paragraph(0, 0, &rule.chapter, ink.faint());
        flow.gap();
        flow.paragraph(0, 0, &plain(&rule.text), Style::new());
        frame.render_widget(Paragraph::new(flow.lines()), right);
    }
    frame.render_widget(Paragraph::new(hint).style(ink.faint()), foot);
}

fn leave(model: &Model, frame: &mut Frame<'_>) {
    let kept = match (&model.kept, model.settings.remote) {
        (Some(path), _) => {
            say_with(model.voice(), "term-leave-kept", [("file", path.display().to_string())])
        }
        (None, true) => model.word("term-leave-server"),
        (None, false) => String::new(),
    };
    let inside = sheet(model, frame, &model.word("term-leave"), (64, 7));
    let text = format!(
        "{kept}\n\nEnter {}   Esc {}",
        model.word("term-leave-yes"),
        model.word("term-leave-no")
    );
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), inside);
}

/// A few lines in the middle of an empty screen.
fn middle(frame: &mut Frame<'_>, lines: Vec<Line<'_>>) {
    let area = frame.area();
    frame.render_widget(Clear, area);
    let top = area.height.saturating_sub(lines.len() as u16) / 2;
    let spot = Rect { y: area.y + top, height: area.height - top, ..area };
    let text = Paragraph::new(lines).alignment(Alignment::Center).wrap(Wrap { trim: true });
    frame.render_widget(text, spot);
}

pub(super) fn too_small(model: &Model, frame: &mut Frame<'_>) {
    let facts = [("width", SMALLEST.0.to_string()), ("height", SMALLEST.1.to_string())];
    let said = say_with(model.voice(), "term-too-small", facts);
    middle(frame, vec![Line::raw(said)]);
}

pub(super) fn opening(model: &Model, frame: &mut Frame<'_>) {
    let said = model.word(if model.settings.remote { "term-connecting" } else { "term-opening" });
    middle(frame, vec![Line::raw(said)]);
}

/// A seat declines by itself: nothing of it is seen.
pub(super) fn standing(model: &Model, frame: &mut Frame<'_>) {
    middle(frame, vec![Line::raw(model.word("term-standing"))]);
}

/// Nothing of the table is seen until the right person is there.
pub(super) fn curtain(model: &Model, frame: &mut Frame<'_>, seat: Seat) {
    let ink = model.ink();
    let who = model.voice().seat(seat);
    let awaited = model.scene().is_some_and(|scene| scene.awaited.contains(seat));
    let visits = model.visiting == Some(seat) && !awaited;
    let word = if visits { "term-curtain-welcome" } else { "term-curtain" };
    let mut lines = vec![
        Line::styled(say_with(model.voice(), word, [("who", who)]), ink.heading()),
        Line::default(),
        Line::raw(model.word("term-curtain-hint")),
        Line::default(),
        Line::styled(model.word("term-curtain-off"), ink.faint()),
    ];
    if let Some(notice) = &model.notice {
        lines.extend([Line::default(), Line::styled(notice.text.clone(), ink.bad())]);
    }
    middle(frame, lines);
}
