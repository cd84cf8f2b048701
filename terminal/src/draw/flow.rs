//! Text that flows into lines, with a memory of which thing stands where.

use kernel::Name;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use render::measure::{width, wrap};

/// Lines that are being filled from left to right.
pub(super) struct Flow {
    cells: usize,
    lines: Vec<Line<'static>>,
    used: usize,
    hang: usize,
    /// Which thing stands in which line, from which cell, how wide.
    pub(super) things: Vec<(Name, usize, u16, u16)>,
}

impl Flow {
    pub(super) fn new(cells: u16) -> Flow {
        Flow {
            cells: usize::from(cells).max(4),
            lines: Vec::new(),
            used: 0,
            hang: 0,
            things: Vec::new(),
        }
    }

    /// Begins a line; those that follow it are indented by `hang`.
    pub(super) fn line(&mut self, indent: usize, hang: usize) {
        self.lines.push(Line::default());
        self.used = 0;
        self.hang = hang;
        self.space(indent);
    }

    fn space(&mut self, cells: usize) {
        self.put(" ".repeat(cells), Style::new());
    }

    fn put(&mut self, text: String, style: Style) {
        self.used += width(&text);
        if self.lines.is_empty() {
            self.lines.push(Line::default());
        }
        if let Some(line) = self.lines.last_mut() {
            line.push_span(Span::styled(text, style));
        }
    }

    /// A word that belongs to a thing: it is not broken unless it is longer than a line.
    pub(super) fn word(&mut self, text: &str, style: Style, thing: Option<&Name>) {
        // A line does not begin with the blank between two words.
        if text == " " && self.used <= self.hang {
            return;
        }
        let own = width(text.trim_end());
        if self.used + own > self.cells && self.used > self.hang {
            self.turn();
        }
        if let Some(id) = thing {
            let line = self.lines.len().saturating_sub(1);
            self.things.push((id.clone(), line, self.used as u16, own as u16));
        }
        if own > self.cells.saturating_sub(self.used) {
            return self.text(text, style);
        }
        self.put(text.to_string(), style);
    }

    fn turn(&mut self) {
        self.lines.push(Line::default());
        self.used = 0;
        self.space(self.hang);
    }

    /// Running text.
    pub(super) fn text(&mut self, text: &str, style: Style) {
        let first = self.cells.saturating_sub(self.used);
        let rest = self.cells.saturating_sub(self.hang).max(2);
        let broken = render::measure::wrap_hanging(text, first.max(2), rest);
        for (number, part) in broken.into_iter().enumerate() {
            if number > 0 || first < 2 {
                self.turn();
            }
            self.put(part, style);
        }
    }

    /// A whole paragraph.
    pub(super) fn paragraph(&mut self, indent: usize, hang: usize, text: &str, style: Style) {
        for part in text.split('\n') {
            self.line(indent, indent + hang);
            self.text(part, style);
        }
    }

    /// An empty line.
    pub(super) fn gap(&mut self) {
        if !self.lines.is_empty() {
            self.lines.push(Line::default());
            self.used = 0;
        }
    }

    pub(super) const fn cells(&self) -> usize {
        self.cells
    }

    pub(super) fn len(&self) -> usize {
        self.lines.len()
    }

    pub(super) fn lines(self) -> Vec<Line<'static>> {
        self.lines
    }
}

/// Markdown emphasis is for pages, not for cells.
pub(super) fn plain(text: &str) -> String {
    text.replace("**", "").replace('`', "")
}

/// Text in lines of at most this many cells.
pub(super) fn wrapped(text: &str, cells: u16) -> Vec<String> {
    wrap(text, cells.max(4).into())
}
