//! What is where on the screen.

use ratatui::layout::{Constraint, Layout, Rect};

use super::chrome;
use crate::model::{Model, Panel};

/// The least width and height at which several panels are shown at once.
const WIDE: (u16, u16) = (150, 40);

/// The parts of the screen.
#[derive(Clone, PartialEq, Debug)]
pub struct Arrangement {
    /// Whether several panels are shown at once.
    pub wide: bool,
    /// The first line.
    pub header: Rect,
    /// The panels that are shown, each with its area.
    pub panels: Vec<(Panel, Rect)>,
    /// The one sentence that says what is to be decided.
    pub prompt: Rect,
    /// The list of moves.
    pub moves: Rect,
    /// What the chosen move, or what is under the cursor, is about.
    pub detail: Rect,
    /// The last line.
    pub footer: Rect,
}

/// What is where: the board with the question and the moves below it, and where there is room a column of panels beside.
pub fn arrange(model: &Model) -> Arrangement {
    let (width, height) = model.size;
    let wide = width >= WIDE.0 && height >= WIDE.1;
    let [header, body, footer] =
        Layout::vertical([Constraint::Length(1), Constraint::Min(5), Constraint::Length(1)])
            .areas(Rect::new(0, 0, width, height));
    let column = if wide { (width / 3).clamp(48, 72) } else { 0 };
    let [left, right] =
        Layout::horizontal([Constraint::Min(40), Constraint::Length(column)]).areas(body);
    let listed = match height {
        0..24 => 6,
        24..40 => 9,
        40.. => 12,
    };
    let asked = chrome::prompt_lines(model, left.width).len().clamp(1, 3) as u16;
    let [main, prompt, bottom] = Layout::vertical([
        Constraint::Min(4),
        Constraint::Length(asked),
        Constraint::Length(listed),
    ])
    .areas(left);
    let [moves, detail] =
        Layout::horizontal([Constraint::Percentage(58), Constraint::Percentage(42)]).areas(bottom);
    let panels = match wide {
        true => side_by_side(model, main, right),
        false => one_at_a_time(model, main),
    };
    Arrangement { wide, header, panels, prompt, moves, detail, footer }
}

/// The panel in front; a guide speaks beside the board it points at.
fn one_at_a_time(model: &Model, main: Rect) -> Vec<(Panel, Rect)> {
    let guided = model.panels().contains(&Panel::Guide);
    if !guided || !matches!(model.panel, Panel::Board | Panel::Guide) {
        return vec![(model.panel, main)];
    }
    let [left, right] =
        Layout::horizontal([Constraint::Percentage(58), Constraint::Percentage(42)]).areas(main);
    vec![(Panel::Board, left), (Panel::Guide, right)]
}

/// The board, and beside it the seats, what a guide says, what lies beside the board, and the log.
fn side_by_side(model: &Model, main: Rect, beside: Rect) -> Vec<(Panel, Rect)> {
    let there = model.panels();
    let middle = match model.panel {
        Panel::Legend => Some(Panel::Legend),
        _ => Some(Panel::Things).filter(|things| there.contains(things)),
    };
    let mut column = vec![(Panel::Seats, seats_height(model, beside.width))];
    if there.contains(&Panel::Guide) {
        column.push((Panel::Guide, Constraint::Min(12)));
    }
    column.extend(middle.map(|panel| (panel, Constraint::Fill(3))));
    column.push((Panel::Log, Constraint::Fill(2)));
    let areas = Layout::vertical(column.iter().map(|(_, height)| *height)).split(beside);
    let mut panels = vec![(Panel::Board, main)];
    panels.extend(column.iter().zip(areas.iter()).map(|((panel, _), area)| (*panel, *area)));
    panels
}

fn seats_height(model: &Model, width: u16) -> Constraint {
    let inside = inside(Rect::new(0, 0, width, 60), true);
    let lines = super::panels::height(model, Panel::Seats, inside.width) as u16;
    Constraint::Length((lines + 2).clamp(4, 16))
}

/// The inside of a panel: a frame around it where several are shown, else a line above, and one between two.
pub fn inside(area: Rect, wide: bool) -> Rect {
    match wide {
        true => area.inner(ratatui::layout::Margin::new(1, 1)),
        false => {
            let left = if area.x > 0 { 2 } else { 0 };
            Rect {
                x: area.x + left,
                y: area.y + 1,
                width: area.width.saturating_sub(left),
                height: area.height.saturating_sub(1),
            }
            .intersection(area)
        }
    }
}
