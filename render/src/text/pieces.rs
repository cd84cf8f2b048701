//! Pieces as short signs and as words.

use kernel::Seat;
use kernel::scene::{Face, Kind, Piece};

use super::Page;

/// A piece in one to three characters where it has a mark, otherwise in a word.
pub(super) fn short(page: &Page<'_>, piece: &Piece) -> String {
    let known = piece.mark.as_ref().map(ToString::to_string);
    sided(piece, known.or_else(|| piece.label.as_ref().map(|label| page.voice.say(label))))
}

/// A piece by its mark, with whose it is unless it lies at `home`.
pub(super) fn marked(page: &Page<'_>, piece: &Piece, home: Option<Seat>) -> String {
    let owner = piece.owner.filter(|owner| Some(*owner) != home);
    page.noted(short(page, piece), owner.map(|owner| page.voice.seat(owner)).into_iter().collect())
}

/// A piece in full: its name, whose it is unless it lies at `home`, and its badges.
pub(super) fn full(page: &Page<'_>, piece: &Piece, home: Option<Seat>) -> String {
    let label = piece.label.as_ref().map(|label| page.voice.say(label));
    let known = match (label, &piece.mark) {
        // The side that is up is what a die says.
        (Some(label), Some(mark)) if piece.kind == Kind::Die => Some(format!("{label} {mark}")),
        (Some(label), _) => Some(label),
        (None, mark) => mark.as_ref().map(ToString::to_string),
    };
    let name = sided(piece, known);
    let owner = piece.owner.filter(|owner| Some(*owner) != home);
    let owner = owner.map(|owner| page.voice.seat(owner));
    let badges = piece.badges.iter().map(|badge| page.badge(badge));
    page.noted(name, owner.into_iter().chain(badges).collect())
}

fn sided(piece: &Piece, known: Option<String>) -> String {
    match (piece.face, known) {
        (Face::Up, Some(known)) => known,
        (Face::Up, None) => sign(piece.kind).into(),
        (Face::Down | Face::Peeked, Some(known)) => format!("[{known}]"),
        (Face::Down | Face::Peeked, None) => "[##]".into(),
    }
}

/// What stands for a face-up piece that says nothing about itself. A bare tile is empty ground.
const fn sign(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "@",
        Kind::Robot => "&",
        Kind::Token => "o",
        Kind::Cube => "#",
        Kind::Item => "+",
        Kind::Data => "<>",
        Kind::Card => "[]",
        Kind::Die => "?",
        Kind::Tile => "",
    }
}

/// Several pieces in a row; equal neighbours are counted instead of repeated.
pub(super) fn row(parts: &[String], between: &str) -> String {
    let mut runs: Vec<(&String, usize)> = Vec::new();
    for part in parts.iter().filter(|part| !part.is_empty()) {
        match runs.last_mut() {
            Some((last, count)) if *last == part => *count += 1,
            _ => runs.push((part, 1)),
        }
    }
    let written = |(part, count): (&String, usize)| {
        if count == 1 { part.clone() } else { format!("{part} x{count}") }
    };
    runs.into_iter().map(written).collect::<Vec<_>>().join(between)
}
