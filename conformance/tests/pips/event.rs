//! What happens in pips.

use kernel::{Name, RuleId, Seat, Text};
use serde::Serialize;

use super::Flaw;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Event {
    Laid(Seat),
    LaidCard(Seat, u8),
    Shown(Seat, u8),
    Drew(Seat),
    DrewCard(Seat, u8),
    Rolled(Seat, u8),
    Passed(Seat),
    Cheered(Seat),
    Odd(Odd),
}

/// Events that only a flawed game tells.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub enum Odd {
    Wordless,
    Ruleless,
    Nameless,
    Short,
}

impl kernel::Event for Event {
    fn text(&self) -> Text {
        match self {
            Event::Laid(seat) => Text::new("pips-laid").with("seat", *seat),
            Event::LaidCard(seat, card) => {
                Text::new("pips-laid-card").with("seat", *seat).with("card", *card)
            }
            Event::Shown(seat, card) => {
                Text::new("pips-shown").with("seat", *seat).with("card", *card)
            }
            Event::Drew(seat) => Text::new("pips-drew").with("seat", *seat),
            Event::DrewCard(seat, card) => {
                Text::new("pips-drew-card").with("seat", *seat).with("card", *card)
            }
            Event::Rolled(seat, pips) => {
                Text::new("pips-rolled").with("seat", *seat).with("pips", *pips)
            }
            Event::Passed(seat) => Text::new("pips-passed").with("seat", *seat),
            Event::Cheered(seat) => Text::new("pips-cheered").with("seat", *seat),
            Event::Odd(Odd::Wordless) => Text::new("pips-unheard-of"),
            Event::Odd(Odd::Short) => Text::new("pips-passed"),
            Event::Odd(_) => Text::new("pips-table"),
        }
    }

    fn rule(&self) -> Option<RuleId> {
        Some(RuleId(if *self == Event::Odd(Odd::Ruleless) { "PIP-99" } else { "PIP-1" }))
    }

    fn touches(&self) -> Vec<Name> {
        match self {
            Event::Odd(Odd::Nameless) => vec!["".into()],
            _ => vec!["table".into()],
        }
    }
}

impl Odd {
    /// The event that this flaw tells.
    pub fn of(flaw: Flaw) -> Option<Odd> {
        Some(match flaw {
            Flaw::EventWithoutWords => Odd::Wordless,
            Flaw::EventCitesNoRule => Odd::Ruleless,
            Flaw::EventTouchesNameless => Odd::Nameless,
            Flaw::TextLacksAnArgument => Odd::Short,
            _ => return None,
        })
    }
}
