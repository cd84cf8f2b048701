//! What happened, for the log. The sentences are in the Fluent files.

use kernel::refusal::RuleId;
use kernel::{Arg, Name, Seat, Text};
use serde::Serialize;

use crate::boxes::Sort;
use crate::content::Map;
use crate::ids::{CrewPlace, EnemyKind, Letter, Region, Slot, SpaceId};
use crate::moves::Cell;
use crate::state::Player;

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
    /// A word that is not translated: a letter.
    Plain(&'static str),
    /// A space of the road, with its region.
    Space(&'static str, Region),
    /// A kind of box.
    Box(Sort),
    /// One or two Survivors, by the message ids of their names.
    People([Option<&'static str>; 2]),
    /// The letters of an Outcome card.
    Letters([Letter; 4]),
    /// Players in an order: each by the seat, or the Automa.
    Players([Option<Who>; 4]),
}

/// A player as a sentence names one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// Whoever sits there.
    Seat(Seat),
    /// The Automa.
    Automa,
}

impl Who {
    /// A player by the seat, or as the Automa.
    pub fn new(player: Player, automa: bool) -> Who {
        match automa {
            true => Who::Automa,
            false => Who::Seat(player.seat()),
        }
    }

    fn text(self) -> Text {
        match self {
            Who::Seat(seat) => Text::new("la-player").with("seat", seat),
            Who::Automa => Text::new("la-term-automa"),
        }
    }
}

/// Something that happened: a message with its rule and facts. `Copy`, and built without allocating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Event {
    rule: &'static str,
    id: &'static str,
    facts: [Option<(&'static str, Fact)>; FACTS],
    touches: Option<Touch>,
}

/// What an event concerns in the scene.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Touch {
    /// A slot of the Exploration Zone.
    Slot(Slot),
    /// A space of the road, by its name.
    Space(&'static str),
    /// A card of a convoy.
    Car(Player, Cell),
    /// A Survivor.
    Survivor(Player, CrewPlace),
    /// An Enemy.
    Enemy(EnemyKind),
    /// A player's convoy token.
    Convoy(Player),
}

impl Event {
    /// An event by a rule, worded by a message.
    pub const fn new(rule: &'static str, id: &'static str) -> Event {
        Event { rule, id, facts: [None; FACTS], touches: None }
    }

    /// Mentions a fact.
    #[must_use]
    pub fn fact(self, name: &'static str, fact: Fact) -> Event {
        self.with(name, fact)
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

    /// Mentions a word that is not translated.
    #[must_use]
    pub fn plain(self, name: &'static str, word: &'static str) -> Event {
        self.with(name, Fact::Plain(word))
    }

    /// Mentions a space of the road.
    #[must_use]
    pub fn space(self, name: &'static str, map: &Map, space: SpaceId) -> Event {
        let region = map.spaces[space].region;
        self.with(name, Fact::Space(map.space_name(space), region))
    }

    /// Mentions a player by the seat, or as the Automa.
    #[must_use]
    pub fn player(self, name: &'static str, player: Player, automa: bool) -> Event {
        match automa {
            true => self.with(name, Fact::Name("la-term-automa")),
            false => self.with(name, Fact::Seat(player.seat())),
        }
    }

    /// Concerns something in the scene.
    #[must_use]
    pub fn at(mut self, touch: Touch) -> Event {
        self.touches = Some(touch);
        self
    }
}

impl kernel::Event for Event {
    fn text(&self) -> Text {
        let mut text = Text::new(self.id);
        for (name, fact) in self.facts.iter().flatten() {
            let arg = match fact {
                Fact::Number(n) => Arg::Number((*n).into()),
                Fact::Seat(seat) => Arg::Seat(*seat),
                Fact::Name(id) => Arg::from(*id),
                Fact::Plain(word) => Arg::Plain(Name::Borrowed(word)),
                Fact::Space(space, region) => Arg::from(crate::scene::space_text(space, *region)),
                Fact::Box(sort) => Arg::from(crate::scene::box_text(*sort)),
                Fact::People(names) => {
                    Arg::List(names.iter().flatten().map(|name| Text::new(*name)).collect())
                }
                Fact::Players(players) => {
                    Arg::List(players.iter().flatten().map(|player| player.text()).collect())
                }
                Fact::Letters(letters) => {
                    let words = letters.map(Letter::name);
                    Arg::Plain(words.join(" ").into())
                }
            };
            text = text.with(name, arg);
        }
        text
    }

    fn rule(&self) -> Option<RuleId> {
        Some(RuleId(self.rule))
    }

    fn touches(&self) -> Vec<Name> {
        self.touches
            .iter()
            .map(|touch| match touch {
                Touch::Slot(slot) => crate::scene::slot_id(*slot).into(),
                Touch::Space(name) => Name::Borrowed(*name),
                Touch::Car(player, cell) => crate::scene::car_id(*player, *cell).into(),
                Touch::Survivor(player, slot) => crate::scene::survivor_id(*player, *slot).into(),
                Touch::Enemy(enemy) => crate::scene::enemy_id(*enemy).into(),
                Touch::Convoy(player) => crate::scene::convoy_id(*player).into(),
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "la-event has more than 4 facts: make FACTS larger")]
    fn no_fact_is_dropped() {
        let names = ["a", "b", "c", "d", "e"];
        let _ = names
            .into_iter()
            .fold(Event::new("LA-1.1", "la-event"), |event, name| event.number(name, 1));
    }
}
