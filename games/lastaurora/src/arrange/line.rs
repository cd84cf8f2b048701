//! A line of a set-up: the position it changes, and the words that are left to read.
//!
//! Players, slots, stops and the like count from 1. A card is named by its record (`dev_roof_rack`) or by the number printed
//! on it (`14`).

use std::str::FromStr;

use kernel::{Name, NotationError, Words};

use crate::content::Content;
use crate::engine::Engine;
use crate::ids::{
    CarKind, CardId, CrewPlace, LootId, Object, Slot, SpaceId, SpaceName, SurvivorKind,
};
use crate::look::Look;
use crate::moves::Cell;
use crate::state::{Player, State};
use crate::vocab::{CardKind, FIRST_STORY, STORIES, StoryId};

/// One line of a set-up.
pub(super) struct Line<'a> {
    /// What the cards say.
    pub content: &'a Content,
    /// The position.
    pub state: &'a mut State,
    words: Words<'a>,
    text: &'a str,
}

impl<'a> Line<'a> {
    /// Starts at the verb.
    pub fn new(content: &'a Content, state: &'a mut State, text: &'a str) -> Line<'a> {
        Line { content, state, words: Words::new(text), text }
    }

    /// Questions about the position.
    pub fn look(&self) -> Look<'_> {
        Look::new(self.content, self.state)
    }

    /// Changes that follow the rules. Nobody is told of them.
    pub fn engine(&mut self, change: impl FnOnce(&mut Engine<'_>)) {
        let mut log = kernel::EventLog::muted();
        change(&mut Engine::new(self.content, self.state, &mut log));
    }

    /// The line cannot be carried out: what should have been there instead.
    pub fn wrong(&self, expected: impl Into<Name>) -> NotationError {
        NotationError::new(self.text, 0, expected)
    }

    /// Whether a word is left.
    pub fn more(&mut self) -> bool {
        self.words.peek().is_some()
    }

    /// The next word, looked up by a function.
    pub fn find<T>(
        &mut self,
        expected: impl Into<Name>,
        look_up: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, NotationError> {
        self.words.find(expected, look_up)
    }

    /// The next word, if it is this one.
    pub fn says(&mut self, word: &'static str) -> bool {
        self.words.peek() == Some(word) && self.words.expect(word).is_ok()
    }

    /// The next word, parsed.
    pub fn parse<T: FromStr>(&mut self, expected: impl Into<Name>) -> Result<T, NotationError> {
        self.words.parse(expected)
    }

    /// A number of these bounds.
    pub fn number(&mut self, what: &str, from: u8, to: u8) -> Result<u8, NotationError> {
        self.find(format!("{what}, from {from} to {to}"), |word| {
            word.parse().ok().filter(|n| (from..=to).contains(n))
        })
    }

    /// The number of a thing counted from 1, as an index.
    pub fn place(&mut self, what: &str, most: u8) -> Result<usize, NotationError> {
        self.number(what, 1, most).map(|n| usize::from(n) - 1)
    }

    /// The end: anything more is a mistake.
    pub fn end(self) -> Result<(), NotationError> {
        self.words.end()
    }

    /// A player, the Automa included.
    pub fn player(&mut self) -> Result<Player, NotationError> {
        let most = self.state.table.players;
        self.place("the number of a player", most).map(|place| Player(place as u8))
    }

    /// A cell of a convoy.
    pub fn cell(&mut self) -> Result<Cell, NotationError> {
        self.find("a cell: T1 to T4 or B1 to B4", |word| {
            Cell::NAMES.iter().position(|name| *name == word).map(|i| Cell(i as u8))
        })
    }

    /// A place of a player's Survivors.
    pub fn member(&mut self) -> Result<CrewPlace, NotationError> {
        self.find("a Survivor, s1 to s5", |word| {
            let number = word.strip_prefix('s')?;
            CrewPlace::ALL.into_iter().find(|place| number == place.number().to_string())
        })
    }

    /// A slot of the Exploration Zone.
    pub fn slot(&mut self) -> Result<Slot, NotationError> {
        self.place("a slot", 5).map(|place| Slot::ALL[place])
    }

    /// A space of the map in use.
    pub fn space(&mut self) -> Result<SpaceId, NotationError> {
        let map = &self.content.maps[self.state.table.map];
        self.find("a space of this map", |word| map.space_at(SpaceName::read(word)?))
    }

    /// A card of the Exploration deck, or none.
    pub fn card_or_none(&mut self) -> Result<Option<CardId>, NotationError> {
        if self.says("none") {
            return Ok(None);
        }
        self.card("a card of the Exploration deck, by record or number, or none").map(Some)
    }

    /// A card of the Exploration deck.
    pub fn card(&mut self, expected: &'static str) -> Result<CardId, NotationError> {
        let content = self.content;
        self.find(expected, |word| zone_card(content, word))
    }

    /// An Enemy, by its card.
    pub fn enemy_card(&mut self) -> Result<CardId, NotationError> {
        let content = self.content;
        let enemy = |card: &CardId| content.cards[*card].kind == CardKind::Enemy;
        self.find("an Enemy, by record or number", |word| zone_card(content, word).filter(enemy))
    }

    /// The place of an Enemy in play.
    pub fn enemy(&mut self) -> Result<usize, NotationError> {
        let (content, look) = (self.content, Look::new(self.content, self.state));
        self.words.find("an Enemy in play, by record or number", |word| {
            let card = &content.cards[zone_card(content, word)?];
            (card.kind == CardKind::Enemy).then(|| look.enemy_place(card.enemy()))?
        })
    }

    /// A kind of convoy card.
    pub fn car(&mut self) -> Result<CarKind, NotationError> {
        let content = self.content;
        self.find("a convoy card, by record or number, or none", |word| {
            content.convoy.find(|card| named(word, card.id, &card.numbers))
        })
    }

    /// A kind of Survivor.
    pub fn survivor(&mut self) -> Result<SurvivorKind, NotationError> {
        let content = self.content;
        self.find("a Survivor, by record or number", |word| {
            content.survivors.find(|card| named(word, card.id, &card.numbers))
        })
    }

    /// A kind of Object.
    pub fn object(&mut self) -> Result<Object, NotationError> {
        let content = self.content;
        self.find("an Object, by name or number", |word| {
            content.objects.find(|card| named(word, "", &card.numbers)).or(word.parse().ok())
        })
    }

    /// A Loot card.
    pub fn loot(&mut self) -> Result<LootId, NotationError> {
        let content = self.content;
        self.find("a Loot card, by record or number", |word| {
            content.loot.find(|card| {
                let id = card.name.strip_prefix("la-name-").unwrap_or_default();
                named(word, id, &[card.number])
            })
        })
    }

    /// A Story, by its printed number.
    pub fn story(&mut self) -> Result<StoryId, NotationError> {
        let last = FIRST_STORY + STORIES as u16 - 1;
        self.find(format!("a Story, from {FIRST_STORY} to {last}"), |word| {
            let number = word.strip_prefix("st_").unwrap_or(word).parse::<u16>().ok()?;
            StoryId::numbered(number)
        })
    }
}

/// Whether a word names a card: its record, or a number printed on a copy of it.
fn named(word: &str, id: &str, numbers: &[u16]) -> bool {
    word == id || word.parse().is_ok_and(|number| numbers.contains(&number))
}

/// The card of the deck with this record or number: a Location, a convoy card, a Survivor, an Encounter, an Event, an
/// Enemy.
fn zone_card(content: &Content, word: &str) -> Option<CardId> {
    content.cards.find(|card| {
        let id = card.name.strip_prefix("la-name-").unwrap_or_default();
        let numbers = card.number.printed().then_some(card.number.0);
        named(word, id, numbers.as_slice())
    })
}
