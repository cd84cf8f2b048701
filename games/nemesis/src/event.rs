//! What happened, for the log. The sentences are in the Fluent files.

use kernel::refusal::RuleId;
use kernel::{Arg, Name, Seat, Text};
use serde::Serialize;

use crate::ids::{Player, Slot};

/// The most facts a sentence mentions.
const FACTS: usize = 4;

/// One fact of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A number.
    Number(i32),
    /// A seat.
    Seat(Seat),
    /// The message id of a name.
    Name(&'static str),
}

/// Something that happened: a message with its rule and facts. `Copy`, and built without allocating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Event {
    rule: &'static str,
    id: &'static str,
    facts: [Option<(&'static str, Fact)>; FACTS],
    room: Option<Slot>,
}

impl Event {
    /// An event by a rule, worded by a message.
    pub const fn new(rule: &'static str, id: &'static str) -> Event {
        Event { rule, id, facts: [None; FACTS], room: None }
    }

    #[must_use]
    fn with(mut self, name: &'static str, fact: Fact) -> Event {
        let free = self.facts.iter_mut().find(|slot| slot.is_none());
        debug_assert!(free.is_some(), "{} has more than {FACTS} facts: make FACTS larger", self.id);
        if let Some(free) = free {
            *free = Some((name, fact));
        }
        self
    }

    /// Mentions a number.
    #[must_use]
    pub fn number(self, name: &'static str, n: impl Into<i32>) -> Event {
        self.with(name, Fact::Number(n.into()))
    }

    /// Mentions the name of a thing.
    #[must_use]
    pub fn name(self, name: &'static str, id: &'static str) -> Event {
        self.with(name, Fact::Name(id))
    }

    /// Mentions a player.
    #[must_use]
    pub fn player(self, player: Player) -> Event {
        self.with("seat", Fact::Seat(player.seat()))
    }

    /// Mentions another player.
    #[must_use]
    pub fn other(self, player: Player) -> Event {
        self.with("other", Fact::Seat(player.seat()))
    }

    /// Mentions a Room by its number, and concerns it.
    #[must_use]
    pub fn room(self, slot: Slot) -> Event {
        Event { room: Some(slot), ..self.with("room", Fact::Number(slot.printed().into())) }
    }
}

impl kernel::Event for Event {
    fn text(&self) -> Text {
        self.facts.iter().flatten().fold(Text::new(self.id), |text, (name, fact)| match fact {
            Fact::Number(number) => text.with(name, Arg::from(*number)),
            Fact::Seat(seat) => text.with(name, Arg::from(*seat)),
            Fact::Name(id) => text.with(name, Arg::from(Text::new(*id))),
        })
    }

    fn rule(&self) -> Option<RuleId> {
        Some(RuleId(self.rule))
    }

    fn touches(&self) -> Vec<Name> {
        self.room.iter().map(|slot| Name::from(format!("room-{}", slot.printed()))).collect()
    }
}
