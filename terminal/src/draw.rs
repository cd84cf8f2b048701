//! The screen, drawn from the model alone.

mod almanac;
mod board;
mod cards;
mod chrome;
mod flow;
mod frame;
mod moves;
mod overlays;
mod panels;

use kernel::Name;
use ratatui::Frame;
use ratatui::layout::{Rect, Size};

pub use frame::{Arrangement, arrange};

use crate::board::Detail;
use crate::model::{Leaf, Model, Panel, Screen};

/// The smallest screen that is drawn on.
pub const SMALLEST: (u16, u16) = (60, 18);

/// Draws the whole screen.
pub fn draw(model: &Model, frame: &mut Frame<'_>) {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        return overlays::too_small(model, frame);
    }
    match model.screen {
        Screen::Opening => overlays::opening(model, frame),
        Screen::Curtain { seat, .. } => overlays::curtain(model, frame, seat),
        Screen::Standing { .. } => overlays::standing(model, frame),
        Screen::Table => table(model, frame),
    }
    overlays::draw(model, frame);
}

fn table(model: &Model, frame: &mut Frame<'_>) {
    let arrangement = arrange(model);
    chrome::header(model, frame, arrangement.header);
    // The tabs of a narrow screen run over all its panels, so the first is framed last.
    for (panel, area) in arrangement.panels.iter().rev() {
        let inside = chrome::panel(model, frame, &arrangement, *panel, *area);
        match panel {
            Panel::Board => board::draw(model, frame, inside),
            panel => panels::draw(model, frame, *panel, inside),
        }
    }
    chrome::prompt(model, frame, arrangement.prompt);
    moves::list(model, frame, arrangement.moves);
    moves::detail(model, frame, arrangement.detail);
    chrome::footer(model, frame, arrangement.footer);
}

/// What a click hits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hit {
    /// A move, by its number on the list.
    Move(usize),
    /// The name of a panel, or the panel itself.
    Panel(Panel),
    /// A piece or a zone.
    Thing(Name),
}

/// What a click at this cell hits.
pub fn hit(model: &Model, x: u16, y: u16) -> Option<Hit> {
    let arrangement = arrange(model);
    if let Some(number) = moves::at(model, arrangement.moves, x, y) {
        return Some(Hit::Move(number));
    }
    if let Some(panel) = chrome::tab_at(model, &arrangement, x, y) {
        return Some(Hit::Panel(panel));
    }
    let (panel, area) = arrangement.panels.iter().find(|(_, area)| area.contains((x, y).into()))?;
    let inside = frame::inside(*area, arrangement.wide);
    let thing = match panel {
        Panel::Board => board::at(model, inside, x, y),
        panel => panels::at(model, *panel, inside, x, y),
    };
    Some(thing.map_or(Hit::Panel(*panel), Hit::Thing))
}

/// The board's area on the screen.
fn board_room(model: &Model) -> Rect {
    let arrangement = arrange(model);
    let board = arrangement.panels.iter().find(|(panel, _)| *panel == Panel::Board);
    // A panel that covers the board leaves it the same room.
    let area = board.or(arrangement.panels.first()).map_or(Rect::ZERO, |(_, area)| *area);
    frame::inside(area, arrangement.wide)
}

/// The upper left corner of the window on the board.
pub fn window(model: &Model) -> (u16, u16) {
    board::window(model, board_room(model))
}

/// The size the map is drawn in.
pub fn detail(model: &Model) -> Detail {
    let room = board_room(model);
    let fitting = |scene| crate::board::fitting(scene, Size::new(room.width, room.height));
    model.detail.unwrap_or_else(|| model.scene().map_or(Detail::Name, fitting))
}

/// The panels that Tab goes through.
pub fn turning(model: &Model) -> Vec<Panel> {
    model.panels()
}

/// The panel that scrolls: the one in front, or the log while the board is.
pub fn scrolls(model: &Model) -> Panel {
    match model.panel {
        Panel::Board => Panel::Log,
        panel => panel,
    }
}

/// How far a panel can be scrolled.
pub fn longest_scroll(model: &Model, panel: Panel) -> usize {
    let arrangement = arrange(model);
    let shown = arrangement.panels.iter().find(|(shown, _)| *shown == panel);
    let Some((_, area)) = shown else { return 0 };
    let inside = frame::inside(*area, arrangement.wide);
    panels::height(model, panel, inside.width).saturating_sub(inside.height.into())
}

/// Where a page of the almanac leads.
pub fn links_of(model: &Model, leaf: &Leaf) -> Vec<Leaf> {
    almanac::links(model, leaf).into_iter().map(|link| link.to).collect()
}

/// The line of the things panel at which a piece or a zone stands, if it does.
pub fn line_of(model: &Model, id: &Name) -> Option<usize> {
    let arrangement = arrange(model);
    let shown = arrangement.panels.iter().find(|(shown, _)| *shown == Panel::Things);
    let (_, area) = shown?;
    let inside = frame::inside(*area, arrangement.wide);
    let most = longest_scroll(model, Panel::Things);
    panels::line_of(model, inside.width, id).map(|line| line.saturating_sub(2).min(most))
}
