//! What happened, and who may know it.

use serde::{Deserialize, Serialize};

use crate::refusal::RuleId;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::text::{Name, Text};

/// Who is told of an event. The referee always is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Audience {
    seats: SeatSet,
    spectators: bool,
}

impl Audience {
    /// Everybody.
    pub const PUBLIC: Audience = Audience { seats: SeatSet::first(16), spectators: true };

    /// Nobody but the referee.
    pub const REFEREE: Audience = Audience { seats: SeatSet::NONE, spectators: false };

    /// One seat alone.
    pub const fn seat(seat: Seat) -> Audience {
        Audience { seats: SeatSet::of(seat), spectators: false }
    }

    /// These seats alone.
    pub const fn seats(seats: SeatSet) -> Audience {
        Audience { seats, spectators: false }
    }

    /// Everybody, spectators too, but these seats: the other half of a secret.
    pub const fn others(seats: SeatSet) -> Audience {
        Audience { seats: SeatSet::first(16).difference(seats), spectators: true }
    }

    /// Whether the viewer is told.
    pub const fn includes(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Spectator => self.spectators,
            Viewer::Referee => true,
        }
    }
}

/// Something that happened, in the game's own terms.
pub trait Event: Clone + PartialEq + std::fmt::Debug + Serialize + Send + Sync + 'static {
    /// The event as a sentence for the log.
    fn text(&self) -> Text;

    /// The rule that made it happen.
    fn rule(&self) -> Option<RuleId> {
        None
    }

    /// The ids of the scene's pieces and zones it concerns.
    fn touches(&self) -> Vec<Name> {
        Vec::new()
    }
}

/// One event with its audience.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LoggedEvent<E> {
    /// Who is told.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

/// What a move writes while it is played: the events, and whether anything hidden came to light.
///
/// A muted log keeps no events and never allocates, for simulation and search.
#[derive(Debug)]
pub struct EventLog<E> {
    muted: bool,
    revealed: bool,
    entries: Vec<LoggedEvent<E>>,
}

impl<E> EventLog<E> {
    /// A log that keeps everything.
    pub const fn recording() -> Self {
        EventLog { muted: false, revealed: false, entries: Vec::new() }
    }

    /// A log that keeps nothing.
    pub const fn muted() -> Self {
        EventLog { muted: true, revealed: false, entries: Vec::new() }
    }

    /// Tells the audience of something that was not hidden, or that only follows from what they knew and from
    /// the decision itself.
    #[inline]
    pub fn tell(&mut self, audience: Audience, event: E) {
        if !self.muted {
            self.entries.push(LoggedEvent { audience, event });
        }
    }

    /// Shows the audience something that was hidden from some of them. This is an undo barrier.
    #[inline]
    pub fn reveal(&mut self, audience: Audience, event: E) {
        self.revealed = true;
        self.tell(audience, event);
    }

    /// Notes that somebody has seen something hidden, where no event says so.
    #[inline]
    pub fn mark_revealed(&mut self) {
        self.revealed = true;
    }

    /// Whether anything hidden has come to light since the log was cleared.
    #[inline]
    pub const fn revealed(&self) -> bool {
        self.revealed
    }

    /// Asks afresh whether anything comes to light, keeping the events so far; gives back the answer so far.
    pub(crate) fn watch(&mut self) -> bool {
        std::mem::take(&mut self.revealed)
    }

    /// The events since the log was cleared.
    pub fn entries(&self) -> &[LoggedEvent<E>] {
        &self.entries
    }

    /// Takes the events out and starts afresh.
    pub fn take(&mut self) -> Vec<LoggedEvent<E>> {
        self.revealed = false;
        std::mem::take(&mut self.entries)
    }

    /// Starts afresh, keeping the memory.
    #[inline]
    pub fn clear(&mut self) {
        self.revealed = false;
        self.entries.clear();
    }
}

/// An event as one viewer hears it, without the game's types.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Told {
    /// The sentence.
    pub text: Text,
    /// The rule behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<Name>,
    /// What it concerns in the scene.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub touches: Vec<Name>,
}

/// The share of these events that `viewer` may hear.
pub fn told<E: Event>(entries: &[LoggedEvent<E>], viewer: Viewer) -> Vec<Told> {
    entries
        .iter()
        .filter(|entry| entry.audience.includes(viewer))
        .map(|entry| Told {
            text: entry.event.text(),
            rule: entry.event.rule().map(|rule| Name::Borrowed(rule.0)),
            touches: entry.event.touches(),
        })
        .collect()
}
