//! What everybody sees: the board.

use kernel::scene::{Badge, Kind, Layout, Piece, Prompt, SeatPanel, Tone, Zone};
use kernel::{Arg, Offer, Scene, Seat, Text};

use crate::cell::{COLUMNS, Cell, Column, ROWS};
use crate::state::{Side, State};

pub(crate) fn draw(state: &State, scene: &mut Scene) {
    scene.seats = Seat::all(2)
        .map(|seat| SeatPanel { role: Some(Side::of(seat).name().into()), ..SeatPanel::new(seat) })
        .collect();
    let grid = Layout::Grid { columns: COLUMNS.into(), rows: ROWS.into() };
    scene.zones.push(Zone::new("board", grid).named("c4-board"));
    scene.pieces.extend(Cell::all().map(|cell| piece(state, cell)));
    if state.winner().is_none() && !state.is_full() {
        let text = Text::new("c4-prompt").with("side", state.to_move().name());
        scene.prompt = Some(Prompt::new(text, "C4-2"));
    }
}

fn piece(state: &State, cell: Cell) -> Piece {
    let mut piece = Piece::new(cell.to_string(), "board", Kind::Tile);
    piece.slot = Some(cell.slot());
    if let Some(side) = state.at(cell) {
        piece.kind = Kind::Token;
        piece.label = Some(side.name().into());
        piece.mark = Some(if side == Side::X { "X" } else { "O" }.into());
        piece.owner = Some(side.seat());
        piece.tone = Tone::Seat(side.seat());
    }
    if state.is_in_four(cell) {
        let label = "c4-badge-four".into();
        piece.badges.push(Badge { label, icon: None, count: None, tone: Tone::Good });
    }
    piece
}

/// Dropping a disc touches the cell it comes to rest in; into a full column, the top one, which is where it is refused.
pub(crate) fn offer(state: &State, column: Column) -> Offer {
    let label = Text::new("c4-offer-drop").with("column", Arg::Plain(column.to_string().into()));
    let rests = state.landing(column).unwrap_or_else(|| Cell::of_bit(column.top()));
    Offer::new(label, [rests.to_string().into()]).ruled("C4-2")
}
