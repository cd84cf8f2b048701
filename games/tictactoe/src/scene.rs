//! What everybody sees: the board.

use kernel::scene::{Kind, Layout, Piece, Prompt, SeatPanel, Tone, Zone};
use kernel::{Arg, Offer, Scene, Seat, Text, Viewer};

use crate::cell::Cell;
use crate::state::{Side, State};

pub(crate) fn draw(state: &State, _: Viewer, scene: &mut Scene) {
    scene.seats = Seat::all(2)
        .map(|seat| SeatPanel { role: Some(Side::of(seat).name().into()), ..SeatPanel::new(seat) })
        .collect();
    scene.zones.push(Zone::new("board", Layout::Grid { columns: 3, rows: 3 }).named("ttt-board"));
    for cell in Cell::all() {
        let mut piece = Piece::new(cell.to_string(), "board", Kind::Tile);
        piece.slot = Some(cell.slot());
        if let Some(side) = state.at(cell) {
            piece.kind = Kind::Token;
            piece.label = Some(side.name().into());
            piece.mark = Some(if side == Side::X { "X" } else { "O" }.into());
            piece.owner = Some(side.seat());
            piece.tone = Tone::Seat(side.seat());
        }
        scene.pieces.push(piece);
    }
    if state.winner().is_none() && !state.is_full() {
        let text = Text::new("ttt-prompt").with("side", state.to_move().name());
        scene.prompt = Some(Prompt::new(text, "TTT-2"));
    }
}

pub(crate) fn offer(_: &State, cell: Cell) -> Offer {
    let name = cell.to_string();
    let label = Text::new("ttt-offer-mark").with("cell", Arg::Plain(name.clone().into()));
    Offer::new(label, [name.into()]).ruled("TTT-2")
}
