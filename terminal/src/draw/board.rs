//! The window on the board.

use kernel::Name;
use ratatui::Frame;
use ratatui::layout::{Rect, Size};
use ratatui::text::Span;
use ratatui::widgets::Paragraph;

use crate::board::{Drawing, Marks, Sheet, Signs, Spot, sheet};
use crate::model::Model;

/// How many of the latest sentences are marked on the board: more would mark everything.
const NEWS: usize = 4;

/// What is to stand out.
pub(super) fn marks(model: &Model) -> Marks {
    let offers = model.scene().map_or(&[][..], |scene| &scene.offers);
    let told = model.news().rev().filter(|told| !told.touches.is_empty()).take(NEWS);
    let guidance = model.table.as_ref().and_then(|table| table.guidance.as_ref());
    let looking = model.look.as_ref();
    let chosen = model.chosen().filter(|_| looking.is_none());
    Marks {
        chosen: chosen.map_or_else(Vec::new, |offer| offer.touches.clone()),
        able: offers.iter().flat_map(|offer| offer.touches.iter().cloned()).collect(),
        fresh: told.flat_map(|told| told.touches.iter().cloned()).collect(),
        taught: guidance.iter().flat_map(|guidance| guidance.touches.iter().cloned()).collect(),
        picked: looking.map_or_else(Vec::new, |look| look.picked.clone()),
        cursor: looking.map(|look| look.at.clone()),
    }
}

fn drawn(model: &Model, room: Size) -> Option<Sheet> {
    let scene = model.scene()?;
    let (marks, signs) = (marks(model), Signs::of(scene));
    let drawing = Drawing { scene, marks: &marks, ink: model.ink(), signs: &signs };
    Some(sheet(drawing, model.detail, room))
}

/// The upper left corner of the window: where it was panned to, or so that what matters is in it.
pub(super) fn window(model: &Model, room: Rect) -> (u16, u16) {
    drawn(model, Size::new(room.width, room.height))
        .map_or((0, 0), |sheet| corner(model, &sheet, room))
}

fn corner(model: &Model, sheet: &Sheet, room: Rect) -> (u16, u16) {
    let most_x = sheet.buffer.area.width.saturating_sub(room.width);
    let most_y = sheet.buffer.area.height.saturating_sub(room.height);
    if let Some((x, y)) = model.pan {
        return (x.min(most_x), y.min(most_y));
    }
    let of = |ids: &[Name]| -> Vec<Rect> {
        let known = |spot: &&Spot| ids.contains(&spot.id);
        sheet.spots.iter().filter(known).map(|spot| spot.area).collect()
    };
    let Some(eye) = of(&model.focus()).into_iter().reduce(Rect::union) else { return (0, 0) };
    // All that is asked about is in sight, as far as it finds room beside what is looked at.
    let asked = of(&model.asked()).into_iter().fold(eye, |seen, area| {
        let more = seen.union(area);
        if more.width <= room.width && more.height <= room.height { more } else { seen }
    });
    let middle = |from: u16, to: u16, room: u16, most: u16| {
        ((from + to) / 2).saturating_sub(room / 2).min(most)
    };
    (
        middle(asked.left(), asked.right(), room.width, most_x),
        middle(asked.top(), asked.bottom(), room.height, most_y),
    )
}

pub(super) fn draw(model: &Model, frame: &mut Frame<'_>, area: Rect) {
    let Some(sheet) = drawn(model, Size::new(area.width, area.height)) else { return };
    let (left, top) = corner(model, &sheet, area);
    let buffer = frame.buffer_mut();
    for y in 0..area.height {
        for x in 0..area.width {
            let from = sheet.buffer.cell((left + x, top + y));
            if let Some((from, to)) = from.zip(buffer.cell_mut((area.x + x, area.y + y))) {
                *to = from.clone();
            }
        }
    }
    hints(model, frame, area, &sheet, (left, top));
    // Where the board leaves room, it is used to tell what happened.
    let free = area.height.saturating_sub(sheet.drawn);
    let gap = u16::from(free > 3);
    if free > 0 && !super::arrange(model).wide {
        let y = area.y + sheet.drawn + gap;
        super::panels::tail(model, frame, Rect { y, height: free - gap, ..area });
    }
}

/// Where the board goes on beyond the window.
fn hints(model: &Model, frame: &mut Frame<'_>, area: Rect, sheet: &Sheet, (x, y): (u16, u16)) {
    let mut beyond = String::new();
    for (more, arrow) in [
        (x > 0, '←'),
        (x + area.width < sheet.buffer.area.width, '→'),
        (y > 0, '↑'),
        (y + area.height < sheet.buffer.area.height, '↓'),
    ] {
        if more {
            beyond.push(arrow);
        }
    }
    if beyond.is_empty() {
        return;
    }
    let text = format!(" {} {beyond} ", model.word("term-board-more"));
    let cells = render::measure::width(&text) as u16;
    // Beside a guide the line above belongs to the tabs.
    let shared = area.right() < frame.area().right() && !super::arrange(model).wide;
    let line = if shared { area.bottom().saturating_sub(1) } else { area.y.saturating_sub(1) };
    let spot = Rect::new(area.right().saturating_sub(cells + 1), line, cells, 1);
    frame.render_widget(Paragraph::new(Span::styled(text, model.ink().faint())), spot);
}

/// The thing at a cell of the screen.
pub(super) fn at(model: &Model, area: Rect, x: u16, y: u16) -> Option<Name> {
    if !area.contains((x, y).into()) {
        return None;
    }
    let sheet = drawn(model, Size::new(area.width, area.height))?;
    let (left, top) = corner(model, &sheet, area);
    sheet.at(left + x - area.x, top + y - area.y).cloned()
}
