//! Colours, and what stands for them where there are none. Meaning never hangs on a colour alone.

use kernel::Stock;
use kernel::scene::Tone;
use ratatui::style::{Color, Modifier, Style};

/// How things are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ink {
    /// Whether colours are drawn.
    pub colours: bool,
}

/// The colours of seats and hues, told apart by people who do not see all of them (after Okabe and Ito).
const HUES: [Color; 8] = [
    Color::Indexed(39),
    Color::Indexed(214),
    Color::Indexed(42),
    Color::Indexed(176),
    Color::Indexed(227),
    Color::Indexed(117),
    Color::Indexed(203),
    Color::Indexed(250),
];

impl Ink {
    fn fg(self, colour: Color) -> Style {
        if self.colours { Style::new().fg(colour) } else { Style::new() }
    }

    /// A palette entry.
    pub fn tone(self, tone: Tone) -> Style {
        match tone {
            Tone::Neutral => Style::new(),
            Tone::Seat(seat) => self.fg(HUES[seat.index() % HUES.len()]),
            Tone::Hue(number) => self.fg(HUES[usize::from(number) % HUES.len()]),
            Tone::Good => self.fg(Color::Indexed(42)),
            Tone::Bad => self.fg(Color::Indexed(203)),
            Tone::Warn => self.fg(Color::Indexed(214)),
        }
    }

    /// A kind of thing; its letter and its shape say the same.
    pub fn stock(self, stock: Stock) -> Style {
        let colour = match stock {
            Stock::Identity => 141,
            Stock::Character => 187,
            Stock::Object => 215,
            Stock::Exploration => 117,
            Stock::Vehicle => 152,
            Stock::Enemy => 209,
            Stock::Event => 221,
            Stock::Story => 212,
            Stock::Action => 149,
            Stock::Wound => 204,
            Stock::Contamination => 187,
            Stock::Section => 111,
            Stock::Place => 115,
            Stock::Token => 252,
            Stock::Ability => 223,
            Stock::Die => 255,
        };
        self.fg(Color::Indexed(colour)).add_modifier(Modifier::BOLD)
    }

    /// What matters less.
    pub fn faint(self) -> Style {
        if self.colours { Style::new().fg(Color::Indexed(245)) } else { Style::new() }
    }

    /// A frame.
    pub fn frame(self) -> Style {
        self.faint()
    }

    /// A frame that has the keys.
    pub fn front(self) -> Style {
        self.fg(Color::Indexed(117))
    }

    /// A heading.
    pub fn heading(self) -> Style {
        self.fg(Color::Indexed(117)).add_modifier(Modifier::BOLD)
    }

    /// The one sentence that says what is to be decided.
    pub fn prompt(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The chosen move, and what it touches.
    pub fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// What one of the moves touches.
    pub fn able(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
    }

    /// What just happened.
    pub fn fresh(self) -> Style {
        self.fg(Color::Indexed(227)).add_modifier(Modifier::BOLD)
    }

    /// What a lesson points at.
    pub fn taught(self) -> Style {
        self.fg(Color::Indexed(42)).add_modifier(Modifier::BOLD)
    }

    /// Something refused or wrong.
    pub fn bad(self) -> Style {
        self.tone(Tone::Bad).add_modifier(Modifier::BOLD)
    }

    /// A key in a hint.
    pub fn key(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }
}
