//! Pieces: an outline a kind, a fill and a pip a tone, a mark on top, a hatched back where the face is hidden.

use kernel::scene::{Face, Kind, Piece, Tone};

use super::Page;
use super::ink::{ACCENT, DARK, Font, Hold, Ink, TEXT, clip, text_width, wrap};
use super::tone::{colour, pip, ring};

/// A card with a mark, and a card that only has a name.
pub(super) const CARD: (f32, f32) = (46.0, 64.0);
pub(super) const NAMED_CARD: (f32, f32) = (86.0, 116.0);

/// The height of the words of a small sign.
const PILL: f32 = 8.5;

impl Page<'_> {
    /// A piece in words: its name, whose it is, what is on it.
    pub(super) fn describe(&self, piece: &Piece) -> String {
        let name = match (&piece.label, &piece.mark) {
            (Some(label), _) => self.voice.say(label),
            (None, Some(mark)) => mark.to_string(),
            (None, None) => String::new(),
        };
        let owner = piece.owner.map(|owner| self.voice.seat(owner));
        let badges = piece.badges.iter().map(|badge| self.badge_text(badge));
        let parts = [name].into_iter().chain(owner).chain(badges);
        parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
    }

    /// A badge in words.
    pub(super) fn badge_text(&self, badge: &kernel::scene::Badge) -> String {
        let label = self.voice.say(&badge.label);
        badge.count.map_or_else(|| label.clone(), |count| format!("{label} {count}"))
    }

    /// What stands on a piece: its mark, or the beginning of its name, or nothing while its face is hidden.
    fn mark(&self, piece: &Piece) -> String {
        let icon = piece.icon.as_ref().filter(|_| piece.kind == Kind::Die);
        match (&piece.mark, &piece.label, piece.face) {
            (Some(mark), _, _) => mark.to_string(),
            // The side of a die that is up is its icon.
            (None, _, Face::Up | Face::Peeked) if icon.is_some() => {
                icon.map_or_else(String::new, |icon| icon.to_uppercase().chars().take(1).collect())
            }
            (None, Some(label), Face::Up | Face::Peeked) => {
                self.voice.say(label).chars().take(2).collect()
            }
            _ => String::new(),
        }
    }

    /// Draws a piece around a point, `size` across.
    pub(super) fn piece(&self, ink: &mut Ink, piece: &Piece, x: f32, y: f32, size: f32) {
        ink.open_named(&self.describe(piece));
        let r = size / 2.0;
        outline(ink, piece, x, y, r, &self.style(piece));
        let mark = self.mark(piece);
        let fit = size * 0.86 / text_width(&mark, 1.0).max(0.01);
        let font = Font::new(fit.min(size * 0.46), ink_on(piece)).bold();
        if piece.kind != Kind::Cube && !mark.is_empty() {
            ink.text(x, y + font.size * 0.36, Hold::Middle, font, &mark);
        }
        if size >= 16.0 && !(piece.kind == Kind::Tile && mark.is_empty()) {
            pip(ink, self.sign(piece), x + r * 0.72, y + r * 0.72, (size * 0.11).max(3.0));
        }
        self.piece_badges(ink, piece, x + r * 0.7, y - r * 0.7, (size * 0.2).clamp(4.0, 8.0));
        ink.close();
    }

    /// The tone whose shape goes with a piece: whose it is, unless its zone says so, or its own where nothing on it
    /// tells the same.
    fn sign(&self, piece: &Piece) -> Tone {
        let home = self.plan.zone(&piece.zone).and_then(|zone| zone.owner);
        match (piece.owner, piece.tone) {
            (Some(owner), _) if Some(owner) != home => Tone::Seat(owner),
            (_, Tone::Hue(_)) if piece.mark.is_some() => Tone::Neutral,
            (_, tone) => tone,
        }
    }

    fn style(&self, piece: &Piece) -> String {
        let touched = self.plan.is_touched(&piece.id);
        let fill = match (piece.face, piece.kind) {
            (Face::Down, _) => "url(#back)",
            (_, Kind::Tile) if piece.mark.is_none() && piece.label.is_none() => "none",
            _ => colour(piece.tone),
        };
        let (stroke, width) = if touched { (ACCENT, 2.5) } else { (DARK, 1.2) };
        let (stroke, width) = match piece.kind {
            Kind::Tile if fill == "none" && !touched => ("none", 0.0),
            _ => (stroke, width),
        };
        // A piece that others see from behind has the colour of backs around it.
        let peeked = piece.face == Face::Peeked && !touched;
        let (stroke, width) = if peeked { ("#4f6da3", 3.0) } else { (stroke, width) };
        let dashes = if piece.face == Face::Peeked { " stroke-dasharray=\"5 2\"" } else { "" };
        format!("fill=\"{fill}\" stroke=\"{stroke}\" stroke-width=\"{width}\"{dashes}")
    }

    fn piece_badges(&self, ink: &mut Ink, piece: &Piece, x: f32, y: f32, r: f32) {
        for (i, badge) in piece.badges.iter().take(3).enumerate() {
            let x = x - i as f32 * r * 2.0;
            let style =
                format!("fill=\"{DARK}\" stroke=\"{}\" stroke-width=\"1.4\"", colour(badge.tone));
            ink.ellipse(x, y, r, r, &style);
            let sign = match badge.count {
                Some(count) => count.to_string(),
                None => self.voice.say(&badge.label).chars().take(1).collect(),
            };
            let font = Font::new(r * 1.3, TEXT).bold();
            ink.text(x, y + r * 0.46, Hold::Middle, font, &sign);
        }
    }

    /// Draws a card with its corner at a point. `seen` is how much of its width the next card leaves free.
    pub(super) fn card(
        &self,
        ink: &mut Ink,
        piece: &Piece,
        x: f32,
        y: f32,
        size: (f32, f32),
        seen: f32,
    ) {
        let (w, h) = size;
        ink.open_named(&self.describe(piece));
        ink.rect(x, y, w, h, 6.0, &self.style(piece));
        let colour = ink_on(piece);
        let label = piece.label.as_ref().filter(|_| piece.face != Face::Down);
        match (&piece.mark, label) {
            (Some(mark), _) => {
                let (size, hold) =
                    if seen >= w { (20.0, w / 2.0) } else { (14.0, seen.min(w) / 2.0) };
                let fit = (seen.min(w) - 4.0) / text_width(mark, 1.0).max(0.01);
                let font = Font::new(fit.clamp(6.0, size), colour).bold();
                let line = if seen >= w { h / 2.0 + font.size * 0.36 } else { 20.0 };
                ink.text(x + hold, y + line, Hold::Middle, font, mark);
            }
            (None, Some(label)) => {
                let font = Font::new(11.0, colour).bold();
                let lines = wrap(&self.voice.say(label), w - 12.0, font.size);
                for (i, line) in lines.iter().take(6).enumerate() {
                    ink.text(x + 7.0, y + 19.0 + i as f32 * 14.0, Hold::Left, font, line);
                }
            }
            (None, None) => {}
        }
        pip(ink, self.sign(piece), x + 9.0, y + h - 9.0, 5.0);
        self.piece_badges(ink, piece, x + w - 9.0, y + h - 10.0, 7.0);
        ink.close();
    }

    /// Draws a small sign with words around a point and says how wide it is.
    pub(super) fn pill(
        &self,
        ink: &mut Ink,
        badge: &kernel::scene::Badge,
        right: f32,
        y: f32,
        most: f32,
    ) -> f32 {
        let (text, mark, width) = self.pill_text(badge, most);
        let tone = colour(badge.tone);
        ink.open_named(&self.badge_text(badge));
        ink.rect(
            right - width,
            y - 7.0,
            width,
            14.0,
            7.0,
            &format!("fill=\"{DARK}\" stroke=\"{tone}\" stroke-width=\"1\""),
        );
        pip(ink, badge.tone, right - width + 9.0, y, 3.5);
        let left = right - width + 7.0 + mark;
        ink.text(left, y + 3.0, Hold::Left, Font::new(PILL, tone), &text);
        ink.close();
        width
    }

    /// How wide such a sign is.
    pub(super) fn pill_width(&self, badge: &kernel::scene::Badge, most: f32) -> f32 {
        self.pill_text(badge, most).2
    }

    /// The words of such a sign, the room for its mark, and the width of the whole.
    fn pill_text(&self, badge: &kernel::scene::Badge, most: f32) -> (String, f32, f32) {
        let mark = if badge.tone == Tone::Neutral { 0.0 } else { 10.0 };
        let text = clip(&self.badge_text(badge), most - 14.0 - mark, PILL);
        let width = text_width(&text, PILL) + 14.0 + mark;
        (text, mark, width)
    }
}

/// What is written on a piece: dark on its light face, light on its back.
fn ink_on(piece: &Piece) -> &'static str {
    if piece.face == Face::Down { TEXT } else { DARK }
}

fn outline(ink: &mut Ink, piece: &Piece, x: f32, y: f32, r: f32, style: &str) {
    let around = |points: Vec<(f32, f32)>| -> Vec<(f32, f32)> {
        points.into_iter().map(|(dx, dy)| (x + dx, y + dy)).collect()
    };
    match piece.kind {
        Kind::Pawn => ink.polygon(&around(ring(6, r)), style),
        Kind::Robot => {
            let teeth = ring(24, 1.0);
            let reach = |i: usize| if i % 4 < 2 { r } else { r * 0.86 };
            let teeth =
                teeth.into_iter().enumerate().map(|(i, (x, y))| (x * reach(i), y * reach(i)));
            ink.polygon(&around(teeth.collect()), style);
        }
        Kind::Token => ink.ellipse(x, y, r, r, style),
        Kind::Cube => ink.rect(x - r * 0.6, y - r * 0.6, r * 1.2, r * 1.2, 2.0, style),
        Kind::Item => ink.rect(x - r * 0.86, y - r * 0.86, r * 1.72, r * 1.72, 3.0, style),
        Kind::Data => ink.polygon(&around(ring(4, r * 1.05)), style),
        Kind::Card => ink.rect(x - r * 0.7, y - r, r * 1.4, r * 2.0, 3.0, style),
        Kind::Die => ink.rect(x - r * 0.85, y - r * 0.85, r * 1.7, r * 1.7, r * 0.4, style),
        Kind::Tile => ink.rect(x - r, y - r, r * 2.0, r * 2.0, 2.0, style),
    }
}
