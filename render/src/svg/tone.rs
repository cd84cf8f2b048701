//! Tones: a colour for those who see it, and a shape for everybody.

use kernel::scene::Tone;

use super::ink::Ink;

/// Sixteen light colours, all readable under dark text, the first ones far apart.
const HUES: [&str; 16] = [
    "#4cc9f0", "#ff7eb6", "#b5e48c", "#ffd166", "#c7a6ff", "#ff9f6b", "#7ee0c6", "#f2b5d4",
    "#8fb8ff", "#e0e36a", "#ffb3a7", "#9be8a8", "#d6c1a1", "#a5d8ff", "#e9a6ff", "#c0c8d8",
];

/// What a tone without a colour is drawn in.
pub(super) const NEUTRAL: &str = "#e8eefc";

/// The colour of a tone.
pub(super) fn colour(tone: Tone) -> &'static str {
    match tone {
        Tone::Neutral => NEUTRAL,
        Tone::Seat(seat) => HUES[seat.index() % HUES.len()],
        Tone::Hue(hue) => HUES[usize::from(hue) % HUES.len()],
        Tone::Good => "#7ddf9b",
        Tone::Bad => "#ff9d9d",
        Tone::Warn => "#ffb454",
    }
}

/// The shape of a tone, drawn around a point: each of the first eight hues has its own, the next eight have the same
/// ones as outlines. A neutral tone has none.
pub(super) fn pip(ink: &mut Ink, tone: Tone, x: f32, y: f32, r: f32) {
    let fill = colour(tone);
    let solid = format!("fill=\"{fill}\" stroke=\"#0a1324\" stroke-width=\"0.8\"");
    match tone {
        Tone::Neutral => {}
        Tone::Seat(seat) => shape(ink, seat.index(), x, y, r, fill),
        Tone::Hue(hue) => shape(ink, usize::from(hue), x, y, r, fill),
        Tone::Good => ink.polygon(
            &[(-1.0, 0.0), (-0.4, 1.0), (1.0, -0.6), (0.6, -1.0), (-0.4, 0.2), (-0.7, -0.4)]
                .map(|(dx, dy)| (x + r * dx, y + r * dy)),
            &solid,
        ),
        Tone::Bad => {
            let stroke = format!("stroke=\"{fill}\" stroke-width=\"2\"");
            ink.line((x - r * 0.8, y - r * 0.8), (x + r * 0.8, y + r * 0.8), &stroke);
            ink.line((x - r * 0.8, y + r * 0.8), (x + r * 0.8, y - r * 0.8), &stroke);
        }
        Tone::Warn => {
            ink.polygon(&[(x, y - r), (x + r, y + r * 0.8), (x - r, y + r * 0.8)], &solid);
            ink.line((x, y - r * 0.3), (x, y + r * 0.4), "stroke=\"#0a1324\" stroke-width=\"1.2\"");
        }
    }
}

fn shape(ink: &mut Ink, index: usize, x: f32, y: f32, r: f32, fill: &str) {
    let style = if index % 16 < 8 {
        format!("fill=\"{fill}\" stroke=\"#0a1324\" stroke-width=\"0.8\"")
    } else {
        format!("fill=\"#0a1324\" stroke=\"{fill}\" stroke-width=\"1.4\"")
    };
    let mut polygon = |points: &[(f32, f32)]| {
        let points: Vec<(f32, f32)> =
            points.iter().map(|(dx, dy)| (x + r * dx, y + r * dy)).collect();
        ink.polygon(&points, &style);
    };
    match index % 8 {
        0 => ink.ellipse(x, y, r, r, &style),
        1 => polygon(&[(0.0, -1.0), (1.0, 0.8), (-1.0, 0.8)]),
        2 => polygon(&[(-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)]),
        3 => polygon(&[(0.0, -1.1), (1.1, 0.0), (0.0, 1.1), (-1.1, 0.0)]),
        4 => polygon(&star()),
        5 => polygon(&ring(6, 1.0)),
        6 => polygon(&[
            (-0.35, -1.0),
            (0.35, -1.0),
            (0.35, -0.35),
            (1.0, -0.35),
            (1.0, 0.35),
            (0.35, 0.35),
            (0.35, 1.0),
            (-0.35, 1.0),
            (-0.35, 0.35),
            (-1.0, 0.35),
            (-1.0, -0.35),
            (-0.35, -0.35),
        ]),
        _ => polygon(&[(0.0, 1.0), (1.0, -0.8), (-1.0, -0.8)]),
    }
}

/// The corners of a regular polygon around the origin, the first at the top.
pub(super) fn ring(corners: u8, r: f32) -> Vec<(f32, f32)> {
    let angle = |i: u8| std::f32::consts::TAU * f32::from(i) / f32::from(corners);
    (0..corners).map(|i| (r * angle(i).sin(), -r * angle(i).cos())).collect()
}

fn star() -> Vec<(f32, f32)> {
    let reach = |i: usize| if i.is_multiple_of(2) { 1.15 } else { 0.5 };
    ring(10, 1.0).into_iter().enumerate().map(|(i, (x, y))| (x * reach(i), y * reach(i))).collect()
}
