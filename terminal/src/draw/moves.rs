//! The list of moves, and what the chosen one is about.

use kernel::Name;
use kernel::scene::{Link, Piece, Zone};
use protocol::SceneView;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line as Row, Span};
use ratatui::widgets::{Block, Borders, Paragraph};
use render::measure::{clip, pad, width};

use super::cards;
use super::flow::{Flow, plain, wrapped};
use crate::board::{piece_words, token};
use crate::model::Model;
use crate::moves::{Choice, Line, lines, name_of};
use crate::words::say_with;

/// The rows of the list, and the first one that is shown so that the chosen move is among them.
fn shown(model: &Model, rows: u16) -> (Vec<(Option<usize>, String)>, usize) {
    let listed = model.choices();
    let headings = model.filter.trim().is_empty();
    let all = lines(&listed, headings);
    let is_chosen = |line: &Line<'_>| match line {
        Line::Move(number, _) | Line::Opens(number, ..) => *number == model.chosen,
        Line::Heading(_) => false,
    };
    let at = all.iter().position(is_chosen);
    let at = at.unwrap_or(0);
    let rows = usize::from(rows).max(1);
    // The heading of the first move stays in sight.
    let first = (at + 1).saturating_sub(rows).max(if at + 1 > rows { at + 2 - rows } else { 0 });
    let first = first.min(all.len().saturating_sub(rows));
    let text = |line: &Line<'_>| match line {
        Line::Heading(text) => (None, text.to_string()),
        Line::Move(number, listed) => {
            let mark = mark(model, listed.offer);
            let under = match (headings, listed.group) {
                (false, Some(group)) => format!("  · {group}"),
                _ => String::new(),
            };
            (Some(*number), format!("{mark}{}{under}", listed.offer.label))
        }
        Line::Opens(number, name, count) => (Some(*number), format!("+ {name} ({count})")),
    };
    (all.iter().map(text).collect(), first)
}

/// What stands before a move: the guide points at it, or it cannot be taken back.
fn mark(model: &Model, offer: &kernel::scene::Offer<String>) -> &'static str {
    let guidance = model.table.as_ref().and_then(|table| table.guidance.as_ref());
    if guidance.is_some_and(|guidance| guidance.moves.contains(&offer.notation)) {
        "▸ "
    } else if offer.lasting {
        "! "
    } else {
        "  "
    }
}

pub(super) fn list(model: &Model, frame: &mut Frame<'_>, area: Rect) {
    let ink = model.ink();
    let count = model.scene().map_or(0, |scene| scene.offers.len());
    let choices = model.choices();
    let fitting: usize = choices.iter().map(Choice::count).sum();
    let counted = match model.filter.is_empty() {
        true => say_with(model.voice(), "term-moves", [("count", count.to_string())]),
        false => {
            let facts = [("fitting", fitting.to_string()), ("count", count.to_string())];
            say_with(model.voice(), "term-moves-filtered", facts)
        }
    };
    let title = match model.filter.is_empty() {
        true if !model.opened.is_empty() => {
            let path: Vec<&str> = model.opened.iter().map(|one| one.name.as_str()).collect();
            format!(" {fitting}/{count} · {} · Esc ", path.join(" › "))
        }
        true if model.only.is_some() => {
            let name = model.only.as_ref().zip(model.scene());
            let name = name.and_then(|(id, scene)| name_of(scene, id));
            format!(" {fitting}/{count} · {} · Esc ", name.unwrap_or_default())
        }
        true => format!(" {counted} "),
        false => format!(" {counted}: {}▏", model.filter),
    };
    let block = Block::new().borders(Borders::TOP).border_style(ink.frame());
    let title = clip(&title, area.width.saturating_sub(2).into());
    frame.render_widget(block.title(Span::styled(title, ink.heading())), area);
    let inside = below(area);
    let (rows, first) = shown(model, inside.height);
    if rows.is_empty() {
        let said = model.word(match () {
            () if !model.filter.is_empty() && model.is_mine() => "term-moves-none-fit",
            () if model.goes_on() => "term-moves-next",
            () if model.is_over() => "term-moves-over",
            () if model.is_mine() => "term-moves-none",
            () => "term-moves-wait",
        });
        let text = Paragraph::new(said).style(ink.faint());
        return frame.render_widget(text.wrap(ratatui::widgets::Wrap { trim: true }), inside);
    }
    let room = usize::from(inside.width).saturating_sub(2);
    let rows =
        rows.into_iter().skip(first).take(inside.height.into()).map(
            |(number, text)| match number {
                None => Row::styled(clip(&text, room), ink.heading()),
                Some(number) if number == model.chosen && model.look.is_none() => {
                    Row::styled(pad(&clip(&format!("▶{text}"), room), room), ink.chosen())
                }
                Some(_) => Row::raw(clip(&format!(" {text}"), room)),
            },
        );
    frame.render_widget(Paragraph::new(rows.collect::<Vec<_>>()), inside);
}

fn below(area: Rect) -> Rect {
    Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area }.intersection(area)
}

/// The move at a cell.
pub(super) fn at(model: &Model, area: Rect, x: u16, y: u16) -> Option<usize> {
    let inside = below(area);
    if !inside.contains((x, y).into()) {
        return None;
    }
    let (rows, first) = shown(model, inside.height);
    rows.get(first + usize::from(y - inside.y)).and_then(|(number, _)| *number)
}

/// What is under the cursor, what the chosen move is about, or what is going on.
pub(super) fn detail(model: &Model, frame: &mut Frame<'_>, area: Rect) {
    let ink = model.ink();
    let block = Block::new().borders(Borders::TOP | Borders::LEFT).border_style(ink.frame());
    let choices = model.choices();
    let title = match (&model.look, model.chosen()) {
        (Some(_), _) => "term-detail-look",
        (None, None) if !choices.is_empty() => "term-detail-heading",
        (None, Some(_)) => "term-detail-move",
        (None, None) => "term-detail-news",
    };
    let title = Span::styled(format!(" {} ", model.word(title)), ink.heading());
    let inside = block.inner(area);
    frame.render_widget(block.title(title), area);
    let mut flow = Flow::new(inside.width);
    match (&model.look, model.chosen()) {
        (Some(look), _) => thing(model, &mut flow, &look.at),
        (None, None) if !choices.is_empty() => under(model, &mut flow),
        (None, Some(offer)) => {
            about(model, &mut flow, offer);
            // Where the log is not in sight, what others did since is told here.
            if !super::arrange(model).wide {
                recent(model, &mut flow, inside);
            }
        }
        (None, None) => news(model, &mut flow, inside.height),
    }
    frame.render_widget(Paragraph::new(flow.lines()), inside);
}

fn about(model: &Model, flow: &mut Flow, offer: &kernel::scene::Offer<String>) {
    let ink = model.ink();
    flow.paragraph(0, 0, &offer.label, ink.prompt());
    if offer.lasting {
        flow.paragraph(
            0,
            0,
            &format!("! {}", model.word("term-lasting")),
            ink.tone(kernel::scene::Tone::Warn),
        );
    }
    if let Some(rule) = &offer.rule {
        let known = model.rules.iter().find(|known| known.id == *rule);
        let title = known.map_or_else(String::new, |rule| format!(" {}", rule.title));
        flow.paragraph(0, 2, &format!("[{rule}]{title}"), ink.faint());
    }
    if let Some(scene) = model.scene() {
        let names: Vec<_> = offer.touches.iter().filter_map(|id| name_of(scene, id)).collect();
        if !names.is_empty() {
            flow.paragraph(0, 2, &format!("» {}", names.join(" → ")), ratatui::style::Style::new());
        }
        offer.touches.iter().for_each(|id| reading(model, flow, id));
        // The card of what is dealt with, the target before who acts.
        let mut touched = offer.touches.iter().rev();
        if let Some(entry) = touched.find_map(|id| cards::entry_of(model, id)) {
            cards::card(model, flow, entry);
        }
    }
    flow.paragraph(0, 2, &offer.notation, ink.faint());
}

/// The moves under the chosen heading.
fn under(model: &Model, flow: &mut Flow) {
    let Some(scene) = model.scene() else { return };
    let choices = model.choices();
    let Some(Choice::Heading { opens, count }) = choices.get(model.chosen) else { return };
    let ink = model.ink();
    flow.paragraph(0, 0, &format!("{} ({count})", opens.name), ink.prompt());
    flow.paragraph(0, 0, &model.word("term-opens"), ink.faint());
    let opened: Vec<_> = model.opened.iter().chain([opens]).cloned().collect();
    for choice in crate::moves::choices(scene, model.moves(), &opened).iter().take(READ * 4) {
        let text = match choice {
            Choice::Move(listed) => listed.offer.label.clone(),
            Choice::Heading { opens, count } => format!("{} ({count})", opens.name),
        };
        flow.paragraph(1, 2, &format!("▸ {text}"), ratatui::style::Style::new());
    }
}

/// The most pieces of a place that are read out with a move.
const READ: usize = 3;

/// What is to be read on something a move touches: its badges, and those of what lies in it.
fn reading(model: &Model, flow: &mut Flow, id: &kernel::Name) {
    let Some(scene) = model.scene() else { return };
    let ink = model.ink();
    if let Some(piece) = scene.pieces.iter().find(|piece| piece.id == *id) {
        if !piece.badges.is_empty() {
            flow.paragraph(2, 4, &piece_words(piece), ink.faint());
        }
    } else if let Some(zone) = scene.zones.iter().find(|zone| zone.id == *id) {
        let badges = crate::board::badges_words(&zone.badges);
        if !badges.is_empty() {
            flow.paragraph(2, 4, &badges, ink.faint());
        }
        let said =
            |piece: &&kernel::scene::Piece<String>| piece.zone == *id && !piece.badges.is_empty();
        for piece in scene.pieces.iter().filter(said).take(READ) {
            flow.paragraph(2, 4, &piece_words(piece), ink.faint());
        }
    }
}

/// Everything about a piece or a zone.
fn thing(model: &Model, flow: &mut Flow, id: &kernel::Name) {
    let ink = model.ink();
    let Some(scene) = model.scene() else { return };
    let picked = model.look.as_ref().map_or(&[][..], |look| &look.picked);
    let lead = if picked.contains(id) { "✓ " } else { "" };
    if let Some(piece) = scene.pieces.iter().find(|piece| piece.id == *id) {
        flow.paragraph(0, 2, &format!("{lead}{}", piece_words(piece)), ink.prompt());
        if let Some(place) = name_of(scene, &piece.zone) {
            flow.paragraph(0, 2, &format!("@ {place}"), ink.faint());
        }
    } else if let Some(zone) = scene.zones.iter().find(|zone| zone.id == *id) {
        place(model, flow, scene, zone, lead);
    } else if let Some(link) = scene.links.iter().find(|link| link.id == *id) {
        way(model, flow, scene, link, lead);
    }
    let moves = scene.offers.iter().filter(|offer| offer.touches.contains(id));
    for offer in moves.take(5) {
        flow.paragraph(1, 2, &format!("▸ {}", offer.label), ink.able());
    }
    if let Some(entry) = cards::entry_of(model, id) {
        cards::card(model, flow, entry);
    }
}

/// Everything about a zone: what lies in it, and the ways from it.
fn place(model: &Model, flow: &mut Flow, scene: &SceneView, zone: &Zone<String>, lead: &str) {
    let ink = model.ink();
    let name = zone.label.as_deref().unwrap_or(&zone.id);
    flow.paragraph(0, 2, &format!("{lead}{name}"), ink.prompt());
    let badges = crate::board::badges_words(&zone.badges);
    if !badges.is_empty() {
        flow.paragraph(0, 2, &badges, ink.faint());
    }
    lying(model, flow, scene, &zone.id);
    let ways = scene.links.iter().filter_map(|link| {
        let (other, number) = if link.from == zone.id {
            (&link.to, &link.leaving)
        } else if link.to == zone.id {
            (&link.from, &link.entering)
        } else {
            return None;
        };
        let number = number.as_ref().map_or_else(String::new, |number| format!("{number} "));
        let badges = link.badges.iter().map(|badge| badge.label.clone());
        let pieces = scene.pieces.iter().filter(|piece| piece.zone == link.id).map(piece_words);
        let notes: Vec<String> = badges.chain(pieces).collect();
        let notes =
            if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
        name_of(scene, other).map(|name| format!("{number}{name}{notes}"))
    });
    let ways: Vec<String> = ways.collect();
    if !ways.is_empty() {
        flow.paragraph(0, 2, &format!("↔ {}", ways.join(", ")), ink.faint());
    }
}

/// Everything about a way: its ends with what stands at them, its signs, what lies on it.
fn way(model: &Model, flow: &mut Flow, scene: &SceneView, link: &Link<String>, lead: &str) {
    let ink = model.ink();
    let name = name_of(scene, &link.id).unwrap_or_else(|| link.id.as_ref().into());
    flow.paragraph(0, 2, &format!("{lead}{name}"), ink.prompt());
    let end = |place: &Name, mark: &Option<Name>| {
        let name = name_of(scene, place).unwrap_or_else(|| place.as_ref().into());
        mark.as_ref().map_or_else(|| name.to_string(), |mark| format!("{name} {mark}"))
    };
    let (from, to) = (end(&link.from, &link.leaving), end(&link.to, &link.entering));
    let arrow = if link.one_way { "→" } else { "↔" };
    flow.paragraph(0, 2, &format!("{from} {arrow} {to} · {}", link.kind), ink.faint());
    let badges = crate::board::badges_words(&link.badges);
    if !badges.is_empty() {
        flow.paragraph(0, 2, &badges, ink.faint());
    }
    lying(model, flow, scene, &link.id);
}

/// What lies somewhere, line by line.
fn lying(model: &Model, flow: &mut Flow, scene: &SceneView, id: &Name) {
    let ink = model.ink();
    let signs = crate::board::Signs::of(scene);
    for piece in scene.pieces.iter().filter(|piece| piece.zone == *id) {
        let bare = Piece { badges: Vec::new(), ..piece.clone() };
        let sign = token(&bare, &signs);
        let gap = 5usize.saturating_sub(width(&sign)).max(1);
        let text = format!("{sign}{}{}", " ".repeat(gap), piece_words(piece));
        flow.paragraph(1, 2, &text, ink.tone(piece.tone));
    }
}

/// The latest of what was told since the last decision, as much as there is room for.
fn recent(model: &Model, flow: &mut Flow, area: Rect) {
    let room = usize::from(area.height).saturating_sub(flow.len() + 1);
    let mut lines: Vec<String> = Vec::new();
    for told in model.news().rev() {
        let own = wrapped(&plain(&told.text), area.width.saturating_sub(2));
        if lines.len() + own.len() > room {
            break;
        }
        let lead = |number: usize| if number == 0 { "· " } else { "  " };
        let own = own.into_iter().enumerate().map(|(n, line)| format!("{}{line}", lead(n)));
        lines.splice(0..0, own);
    }
    if !lines.is_empty() {
        flow.gap();
        lines.iter().for_each(|line| flow.paragraph(0, 0, line, model.ink().faint()));
    }
}

/// What was told last, as much as fits.
fn news(model: &Model, flow: &mut Flow, rows: u16) {
    let mut texts: Vec<&str> = Vec::new();
    for entry in model.story.iter().rev().take(rows.into()) {
        match entry {
            crate::model::Entry::Told(told) => texts.push(&told.text),
            crate::model::Entry::Said(said) => texts.push(&said.text),
        }
    }
    for text in texts.into_iter().rev() {
        flow.paragraph(0, 2, &plain(text), model.ink().faint());
    }
}
