//! A table and its screen without threads and without a terminal: for tests, and for the screens in `docs/terminal/`.

use std::collections::VecDeque;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::draw::draw;
use crate::local::Host;
use crate::model::{Model, Overlay};
use crate::moves::Choice;
use crate::port::{Ask, Tell};
use crate::run::{Opening, model, reword};
use crate::update::{Effect, Input, update};

/// A table on this machine and the screen before it, one step at a time.
#[derive(Debug)]
pub struct Rehearsal {
    opening: Opening,
    /// Who owns the table.
    pub host: Host,
    /// What is on the screen.
    pub model: Model,
    /// Everything the screen has asked of the table.
    pub asked: Vec<Ask>,
    /// Whether the screen was left.
    pub left: bool,
    /// Whether the screen was drawn anew.
    pub redrawn: bool,
}

impl Rehearsal {
    /// Lays the table.
    pub fn new(opening: Opening, host: Host, size: (u16, u16)) -> Rehearsal {
        let mut model = model(&opening);
        model.size = size;
        let mut rehearsal =
            Rehearsal { opening, host, model, asked: Vec::new(), left: false, redrawn: false };
        let told = rehearsal.host.greet();
        rehearsal.hear(told);
        rehearsal
    }

    /// Lets something come in, and does everything that follows from it.
    pub fn input(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in update(&mut self.model, input) {
                match effect {
                    Effect::Ask(ask) => {
                        self.asked.push(ask.clone());
                        inputs.extend(self.host.ask(ask).into_iter().map(Input::Tell));
                    }
                    Effect::Reword => reword(&mut self.model, &self.opening),
                    Effect::Redraw => self.redrawn = true,
                    Effect::Leave(_) => self.left = true,
                }
            }
        }
    }

    fn hear(&mut self, told: Vec<Tell>) {
        told.into_iter().for_each(|tell| self.input(Input::Tell(tell)));
    }

    /// Presses a key.
    pub fn press(&mut self, code: KeyCode) {
        self.press_with(code, KeyModifiers::NONE);
    }

    /// Presses a key while others are held down.
    pub fn press_with(&mut self, code: KeyCode, with: KeyModifiers) {
        self.input(Input::Key(KeyEvent::new(code, with)));
    }

    /// Makes the marked move: Enter, and once more where it asks whether the turn is to end. Headings are opened, and a
    /// page that lies over the table gets the chosen answer.
    pub fn make(&mut self) {
        if matches!(self.model.overlay, Some(Overlay::Story { .. })) {
            return self.press(KeyCode::Enter);
        }
        while let Some(Choice::Heading { .. }) = self.model.choices().get(self.model.chosen) {
            self.press(KeyCode::Enter);
        }
        let untouched = !self.model.has_chosen && self.model.filter.is_empty();
        let asks = untouched && self.model.chosen().is_some_and(|offer| offer.hands_over);
        self.press(KeyCode::Enter);
        if asks {
            self.press(KeyCode::Enter);
        }
    }

    /// Types letters.
    pub fn letters(&mut self, letters: &str) {
        letters.chars().for_each(|letter| self.press(KeyCode::Char(letter)));
    }

    /// Lets the automatic players decide until a person is awaited or the game is over.
    pub fn settle(&mut self) {
        while let Some(thought) = self.host.table().next_thought() {
            let told = self.host.decide(&thought.think());
            self.hear(told);
        }
    }

    /// The screen as it is drawn.
    pub fn buffer(&self) -> Buffer {
        let (width, height) = self.model.size;
        let mut terminal = match Terminal::new(TestBackend::new(width, height)) {
            Ok(terminal) => terminal,
            Err(never) => match never {},
        };
        match terminal.draw(|frame| draw(&self.model, frame)) {
            Ok(drawn) => drawn.buffer.clone(),
            Err(never) => match never {},
        }
    }

    /// The screen as text, line by line.
    pub fn screen(&self) -> String {
        text(&self.buffer())
    }
}

/// The text of a screen, without the blanks at the ends of its lines.
pub fn text(buffer: &Buffer) -> String {
    let mut text = String::new();
    for y in buffer.area.top()..buffer.area.bottom() {
        let mut line = String::new();
        let mut covered = 0;
        for x in buffer.area.left()..buffer.area.right() {
            if covered > 0 {
                covered -= 1;
                continue;
            }
            let symbol = buffer[(x, y)].symbol();
            covered = render::measure::width(symbol).saturating_sub(1);
            line.push_str(symbol);
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
