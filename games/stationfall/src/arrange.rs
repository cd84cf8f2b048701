//! Changes to the opening position, for scenarios and tests: one readable line each.
//!
//! A change puts things where the line says. What an event would cause follows only where the line names an event
//! (`damage`, `fire`, `gas`, `launch`, `annihilate`, `release`, `arm`, `abandon ship`); the rest is taken as it is said,
//! and [`crate::faults`] tells if the position that comes out cannot be.

mod people;
mod players;
mod station;

use kernel::{EventLog, NotationError, Words};

use crate::content::Content;
use crate::engine::Engine;
use crate::ids::{Body, Character, Identity, Item, Section};
use crate::look::Look;
use crate::state::{Player, State};

/// What comes of reading a change.
type Done = Result<(), NotationError>;

/// A kind of change: reads the rest of its line and makes it.
type Change = fn(&mut Desk<'_>, Words<'_>) -> Done;

/// Makes one change.
pub(crate) fn arrange(content: &Content, state: &mut State, change: &str) -> Done {
    let mut words = Words::new(change);
    let kinds = || people::CHANGES.iter().chain(players::CHANGES).chain(station::CHANGES);
    let names = || kinds().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    let expected = format!("a kind of change ({})", names());
    let kind = words
        .find(expected, |word| kinds().find(|(name, _)| *name == word).map(|(_, kind)| *kind))?;
    kind(&mut Desk { content, state }, words)
}

/// A position being arranged.
struct Desk<'a> {
    content: &'a Content,
    state: &'a mut State,
}

impl Desk<'_> {
    fn look(&self) -> Look<'_> {
        Look::new(self.content, self.state)
    }

    /// Lets something happen with all its consequences, and goes on to the next decision.
    fn happen(&mut self, what: impl FnOnce(&mut Engine<'_>)) {
        let mut log = EventLog::muted();
        let mut engine = Engine::new(self.content, self.state, &mut log);
        what(&mut engine);
        engine.settle();
        crate::turn::run(&mut engine);
    }

    fn body(&self, words: &mut Words<'_>) -> Result<Body, NotationError> {
        words.find("a pawn in this game", |word| {
            word.parse().ok().filter(|body| self.look().in_play(self.look().owner(*body)))
        })
    }

    fn character(&self, words: &mut Words<'_>) -> Result<Character, NotationError> {
        words.find("a Character in this game", |word| {
            word.parse().ok().filter(|character| self.look().in_play(*character))
        })
    }

    fn identity(&self, words: &mut Words<'_>) -> Result<Identity, NotationError> {
        words.find("an Identity card in this game", |word| {
            let known =
                |card: &Identity| self.look().in_play(self.content.identities[*card].character);
            word.parse().ok().filter(known)
        })
    }

    fn section(&self, words: &mut Words<'_>) -> Result<Section, NotationError> {
        words.find("a section in this game", |word| {
            word.parse().ok().filter(|section| self.look().exists(*section))
        })
    }

    fn pod(&self, words: &mut Words<'_>) -> Result<Section, NotationError> {
        words.find("a pod in this game", |word| {
            let fits = |pod: &Section| {
                self.content.sections[*pod].pod.is_some() && self.look().exists(*pod)
            };
            word.parse().ok().filter(fits)
        })
    }

    /// A player by number, counted from 1.
    fn player(&self, words: &mut Words<'_>) -> Result<Player, NotationError> {
        let count = self.state.table.players;
        words.find(format!("the number of a player from 1 to {count}"), |word| {
            word.parse::<u8>().ok().filter(|n| (1..=count).contains(n)).map(|n| Player(n - 1))
        })
    }

    /// An Item that is in this game: a common one, or a unique one of a Character in play.
    fn item(&self, words: &mut Words<'_>) -> Result<Item, NotationError> {
        words.find("an Item in this game", |word| {
            word.parse().ok().filter(|item: &Item| {
                let requires = self.content.uniques[*item].and_then(|info| info.requires);
                requires.is_none_or(|character| self.look().in_play(character))
            })
        })
    }

    fn number(&self, words: &mut Words<'_>, most: u8) -> Result<u8, NotationError> {
        words.find(format!("a number from 0 to {most}"), |word| {
            word.parse::<u8>().ok().filter(|n| *n <= most)
        })
    }
}

/// One of two words: true for the first.
fn either(
    words: &mut Words<'_>,
    yes: &'static str,
    no: &'static str,
) -> Result<bool, NotationError> {
    words.find(format!("{yes} or {no}"), |word| match word {
        _ if word == yes => Some(true),
        _ if word == no => Some(false),
        _ => None,
    })
}
