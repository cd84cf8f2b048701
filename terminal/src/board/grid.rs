//! Boards of cells.

use kernel::scene::{Kind, Piece, Zone};
use ratatui::layout::{Rect, Size};

use super::{Drawing, Mark, Sheet, token};

/// How large the cells of a board are drawn: as large as the room allows, about twice as wide as high.
fn cell(columns: u16, rows: u16, room: Size) -> Size {
    let width = (room.width.saturating_sub(1) / columns.max(1)).saturating_sub(1);
    let height = (room.height.saturating_sub(1) / rows.max(1)).saturating_sub(1);
    let height = height.clamp(1, 3).min((width / 2).max(1));
    Size::new((height * 2 + 1).min(width.max(1)), height)
}

/// Draws a board at a place; gives back the rows it takes.
pub(super) fn draw(
    sheet: &mut Sheet,
    drawing: Drawing<'_>,
    zone: &Zone<String>,
    (columns, rows): (u16, u16),
    at: (u16, u16),
    room: Size,
) -> u16 {
    let cell = cell(columns, rows, room);
    let (step_x, step_y) = (cell.width + 1, cell.height + 1);
    let (left, top) = at;
    let area = Rect::new(left, top, columns * step_x + 1, rows * step_y + 1);
    sheet.spot(&zone.id, area);
    for row in 0..=rows {
        for column in 0..=columns {
            let (x, y) = (left + column * step_x, top + row * step_y);
            let corner = corner((row, rows), (column, columns));
            sheet.write(x, y, corner, 1, drawing.ink.frame());
            if column < columns {
                let line = "─".repeat(cell.width.into());
                sheet.write(x + 1, y, &line, cell.width, drawing.ink.frame());
            }
            if row < rows {
                for down in 1..step_y {
                    sheet.write(x, y + down, "│", 1, drawing.ink.frame());
                }
            }
        }
    }
    let pieces: Vec<&Piece<String>> = drawing.pieces(&zone.id).collect();
    for (number, piece) in pieces.into_iter().enumerate() {
        let slot = piece.slot.unwrap_or(number as u16);
        let (column, row) = (slot % columns.max(1), slot / columns.max(1));
        let x = left + column * step_x + 1;
        let y = top + row * step_y + 1;
        fill(sheet, drawing, piece, Rect::new(x, y, cell.width, cell.height));
    }
    rows * step_y + 1
}

fn corner((row, rows): (u16, u16), (column, columns): (u16, u16)) -> &'static str {
    let pick = |[first, middle, last]: [&'static str; 3], at: u16, of: u16| match at {
        0 => first,
        at if at == of => last,
        _ => middle,
    };
    let line = match row {
        0 => ["┌", "┬", "┐"],
        row if row == rows => ["└", "┴", "┘"],
        _ => ["├", "┼", "┤"],
    };
    pick(line, column, columns)
}

/// A piece in its cell. An empty cell shows what it is called, where that fits.
fn fill(sheet: &mut Sheet, drawing: Drawing<'_>, piece: &Piece<String>, area: Rect) {
    let mark = drawing.marks.of(&piece.id);
    sheet.spot(&piece.id, area);
    let empty = piece.kind == Kind::Tile && piece.mark.is_none() && piece.label.is_none();
    let (text, style) = match empty {
        true => (piece.id.to_string(), drawing.ink.faint()),
        false => {
            (token(piece, drawing.signs), drawing.ink.tone(piece.tone).patch(drawing.ink.key()))
        }
    };
    let text = match mark {
        Some(Mark::Fresh) if text.chars().count() + 2 <= area.width.into() => format!("[{text}]"),
        Some(Mark::Chosen | Mark::Cursor) if text.chars().count() + 2 <= area.width.into() => {
            format!("»{text}«")
        }
        _ => text,
    };
    let style = match (mark, empty) {
        // An empty cell that can be moved to needs no line under its name: all of them would have one.
        (Some(Mark::Able), true) => style,
        (mark, _) => drawing.ink.marked(style, mark),
    };
    if render::measure::width(&text) <= area.width.into() {
        let text = render::measure::centre(&text, area.width.into());
        sheet.write(area.x, area.y + (area.height - 1) / 2, &text, area.width, style);
    }
    if matches!(mark, Some(Mark::Chosen | Mark::Cursor)) {
        sheet.buffer.set_style(area, drawing.ink.chosen());
    }
}
