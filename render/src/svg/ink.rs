//! What a picture is drawn with: shapes, escaped text, and blocks that know their size.

use std::fmt::{self, Write as _};

use crate::measure;

pub(super) const BACKGROUND: &str = "#070c18";
pub(super) const PANEL: &str = "#101c33";
pub(super) const LINE: &str = "#29426f";
pub(super) const TEXT: &str = "#e6eefc";
pub(super) const MUTED: &str = "#9fb2d3";
pub(super) const ACCENT: &str = "#5eead4";
pub(super) const DARK: &str = "#0a1324";

/// How wide a terminal cell's worth of text is, in units of the font's size. No font is at hand to ask; this is on
/// the wide side of common sans-serif fonts, so that text ends before its frame does.
const CELL: f32 = 0.57;

/// How wide a text will be, about.
pub(super) fn text_width(text: &str, size: f32) -> f32 {
    measure::width(text) as f32 * size * CELL
}

/// How many cells of text fit.
fn cells(width: f32, size: f32) -> usize {
    (width / (size * CELL)).max(0.0) as usize
}

/// The text cut to a width.
pub(super) fn clip(text: &str, width: f32, size: f32) -> String {
    measure::clip(text, cells(width, size))
}

/// The text in lines of a width.
pub(super) fn wrap(text: &str, width: f32, size: f32) -> Vec<String> {
    measure::wrap(text, cells(width, size))
}

/// A length with one decimal where it needs one. What is not a number is drawn at zero.
pub(super) struct Len(pub(super) f32);

impl fmt::Display for Len {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = if self.0.is_finite() { (self.0 * 10.0).round() } else { 0.0 };
        if tenths % 10.0 == 0.0 {
            write!(f, "{}", tenths as i64 / 10)
        } else {
            write!(f, "{}", tenths / 10.0)
        }
    }
}

/// Text as it may stand in a document: nothing in it is markup, nothing in it is forbidden in XML.
pub(super) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\t' | '\n' | '\r' => safe.push(' '),
            '\u{fffe}' | '\u{ffff}' => safe.push('\u{fffd}'),
            c if c.is_control() => safe.push('\u{fffd}'),
            c => safe.push(c),
        }
    }
    safe
}

/// Where a line of text is held.
#[derive(Clone, Copy)]
pub(super) enum Hold {
    Left,
    Middle,
    Right,
}

/// How a text looks.
#[derive(Clone, Copy)]
pub(super) struct Font {
    pub(super) size: f32,
    pub(super) bold: bool,
    pub(super) colour: &'static str,
}

impl Font {
    pub(super) const fn new(size: f32, colour: &'static str) -> Font {
        Font { size, bold: false, colour }
    }

    pub(super) const fn bold(mut self) -> Font {
        self.bold = true;
        self
    }
}

/// A picture that is being drawn.
#[derive(Default, Clone)]
pub(super) struct Ink(String);

impl Ink {
    fn put(&mut self, markup: fmt::Arguments<'_>) {
        self.0.write_fmt(markup).expect("a string takes every character");
    }

    /// Opens the document: its size, its name, and the patterns that pieces use.
    pub(super) fn document(&mut self, width: f32, height: f32, title: &str) {
        let (w, h) = (Len(width), Len(height));
        self.put(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\" \
             role=\"img\" font-family=\"Inter, 'Noto Sans', 'Noto Sans JP', 'Noto Sans CJK JP', system-ui, sans-serif\">\n\
             <title>{}</title>\n<defs>\n\
             <pattern id=\"back\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">\
             <rect width=\"6\" height=\"6\" fill=\"#1c2e52\"/><rect width=\"3\" height=\"6\" fill=\"#2b4577\"/></pattern>\n\
             <marker id=\"arrow\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"4\" markerHeight=\"4\" orient=\"auto\">\
             <path d=\"M0 0L8 4L0 8z\" fill=\"#7f9cc9\"/></marker>\n</defs>\n",
            escape(title)
        ));
    }

    /// Closes the document.
    pub(super) fn finish(mut self) -> String {
        self.0.push_str("</svg>\n");
        self.0
    }

    /// Opens a group that a pointer, or a screen reader, can name.
    pub(super) fn open_named(&mut self, name: &str) {
        self.put(format_args!("<g><title>{}</title>", escape(name)));
    }

    /// Closes a group.
    pub(super) fn close(&mut self) {
        self.0.push_str("</g>\n");
    }

    pub(super) fn rect(&mut self, x: f32, y: f32, w: f32, h: f32, round: f32, style: &str) {
        let (x, y, w, h, r) = (Len(x), Len(y), Len(w.max(0.0)), Len(h.max(0.0)), Len(round));
        self.put(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{r}\" {style}/>\n"
        ));
    }

    pub(super) fn ellipse(&mut self, x: f32, y: f32, rx: f32, ry: f32, style: &str) {
        let (x, y, rx, ry) = (Len(x), Len(y), Len(rx), Len(ry));
        self.put(format_args!(
            "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{rx}\" ry=\"{ry}\" {style}/>\n"
        ));
    }

    pub(super) fn line(&mut self, from: (f32, f32), to: (f32, f32), style: &str) {
        let (x1, y1, x2, y2) = (Len(from.0), Len(from.1), Len(to.0), Len(to.1));
        self.put(format_args!("<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" {style}/>\n"));
    }

    pub(super) fn polygon(&mut self, points: &[(f32, f32)], style: &str) {
        let points: Vec<String> =
            points.iter().map(|(x, y)| format!("{},{}", Len(*x), Len(*y))).collect();
        self.put(format_args!("<polygon points=\"{}\" {style}/>\n", points.join(" ")));
    }

    /// One line of text; `y` is its baseline.
    pub(super) fn text(&mut self, x: f32, y: f32, hold: Hold, font: Font, text: &str) {
        let anchor = match hold {
            Hold::Left => "",
            Hold::Middle => " text-anchor=\"middle\"",
            Hold::Right => " text-anchor=\"end\"",
        };
        let weight = if font.bold { " font-weight=\"700\"" } else { "" };
        self.put(format_args!(
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\"{anchor}{weight}>{}</text>\n",
            Len(x),
            Len(y),
            Len(font.size),
            font.colour,
            escape(text)
        ));
    }

    /// Puts a finished block at a place.
    pub(super) fn place(&mut self, x: f32, y: f32, block: &Block) {
        self.put(format_args!(
            "<g transform=\"translate({} {})\">\n{}</g>\n",
            Len(x),
            Len(y),
            block.ink.0
        ));
    }
}

/// A finished part of the picture with its size. Its own corner is at (0, 0).
#[derive(Default, Clone)]
pub(super) struct Block {
    pub(super) width: f32,
    pub(super) height: f32,
    pub(super) ink: Ink,
}

/// Blocks below each other. Empty ones take no space.
pub(super) fn stack(blocks: impl IntoIterator<Item = Block>, gap: f32) -> Block {
    let mut whole = Block::default();
    for block in blocks.into_iter().filter(|block| block.height > 0.0) {
        let y = if whole.height > 0.0 { whole.height + gap } else { 0.0 };
        whole.ink.place(0.0, y, &block);
        whole.width = whole.width.max(block.width);
        whole.height = y + block.height;
    }
    whole
}

/// Blocks side by side, on as many lines as they need.
pub(super) fn flow(blocks: impl IntoIterator<Item = Block>, width: f32, gap: f32) -> Block {
    let mut whole = Block::default();
    let (mut x, mut y) = (0.0, 0.0);
    for block in blocks.into_iter().filter(|block| block.height > 0.0) {
        if x > 0.0 && x + block.width > width {
            (x, y) = (0.0, whole.height + gap);
        }
        whole.ink.place(x, y, &block);
        whole.width = whole.width.max(x + block.width);
        whole.height = whole.height.max(y + block.height);
        x += block.width + gap;
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_text_is_markup() {
        assert_eq!(escape("<b a='x'>&\"\u{1}\n"), "&lt;b a=&#39;x&#39;&gt;&amp;&quot;\u{fffd} ");
    }

    #[test]
    fn lengths_are_short_and_always_numbers() {
        let written: Vec<String> =
            [1.0, -2.5, 0.04, 12.345, f32::NAN, f32::INFINITY].map(|n| Len(n).to_string()).into();
        assert_eq!(written, ["1", "-2.5", "0", "12.3", "0", "0"]);
    }

    #[test]
    fn blocks_flow_into_lines() {
        let block = |width, height| Block { width, height, ink: Ink::default() };
        let flown = flow([block(40.0, 10.0), block(50.0, 20.0), block(30.0, 5.0)], 100.0, 5.0);
        assert_eq!((flown.width, flown.height), (95.0, 30.0));
        let stacked = stack([block(40.0, 10.0), block(0.0, 0.0), block(50.0, 20.0)], 5.0);
        assert_eq!((stacked.width, stacked.height), (50.0, 35.0));
    }
}
