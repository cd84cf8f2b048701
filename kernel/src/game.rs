//! What a game is.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::{Deref, RangeInclusive};
use std::str::FromStr;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::book::Book;
use crate::census::Census;
use crate::chance::{AnyChance, Rng, Seed};
use crate::event_log::{Event, EventLog};
use crate::legacy::Legacy;
use crate::notation::NotationError;
use crate::options::OptionSpec;
use crate::refusal::Refusal;
use crate::scene::{Offer, Scene};
use crate::seat::{Seat, Viewer};
use crate::text::{Name, Text};
use crate::theme::Theme;
use crate::turn::Turn;

/// The contract every game keeps: what a referee needs. The conformance suite tests all of it.
///
/// What a search, a lesson or a seat kind of the game's own want to know beside the rules stands in [`crate::Mind`],
/// [`crate::Teach`] and [`crate::OwnSeats`], which a title brings along.
///
/// A game is pure: the same calls give the same answers, and nothing here reads a clock, a file or the network.
/// `&self` is the game's content, loaded and checked once; for a game without content it is an empty type.
pub trait Game: Send + Sync + Sized + 'static {
    /// What is chosen before the game.
    type Options: Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Everything on the table, and every half-finished procedure. Small and flat, so that cloning is cheap.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One decision, with its notation as `Display` and `FromStr`.
    type Move: Clone
        + Eq
        + Hash
        + Debug
        + Display
        + FromStr<Err = NotationError>
        + Send
        + Sync
        + 'static;
    /// Something that happened.
    type Event: Event;

    /// The game's card in the lobby.
    fn about(&self) -> &About;

    /// The game's words and rules.
    fn book(&self) -> &Book;

    /// The opening position for `seats` seats, a number within [`About::players`]. Everything random comes from
    /// `seed`. Use [`crate::play::start`], which checks the number of seats first.
    fn start(
        &self,
        options: &Self::Options,
        seats: u8,
        seed: Seed,
    ) -> Result<Self::State, SetupError>;

    /// How many seats this position has.
    fn seats(&self, state: &Self::State) -> u8;

    /// The game's chance, or nothing if it has none. The kernel derives undo barriers from it.
    fn chance<'a>(&self, state: &'a Self::State) -> Option<&'a AnyChance>;

    /// Who owes a decision and who may decide beside them, or how it ended. Several seats may owe one at once.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Calls `found` with moves a seat that [may act](crate::Awaited::may_act) may think of: as many as `breadth` asks for, in the order to list them.
    /// Nothing here decides what is legal: [`Game::check`] does, and the kernel derives the legal moves from both. It
    /// depends only on what that seat may know.
    fn candidates(
        &self,
        state: &Self::State,
        seat: Seat,
        breadth: Breadth,
        found: &mut dyn FnMut(Self::Move),
    );

    /// Whether a seat that [may act](crate::Awaited::may_act) may make this move, and if not, which rule forbids it: the
    /// single truth about legality. It depends only on what that seat may know.
    fn check(&self, state: &Self::State, seat: Seat, mv: &Self::Move) -> Result<(), Refusal>;

    /// Makes a move that `check` allows. What it does with any other is undefined, but it does not panic
    /// the process of a caller who asked `check` first.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        mv: &Self::Move,
        log: &mut EventLog<Self::Event>,
    );

    /// Draws what the viewer may see: seats, zones, pieces, gauges, clock, prompt, reckoning. The kernel adds the
    /// game's id, the viewer, who is awaited, the offers and the outcome.
    fn draw(&self, state: &Self::State, viewer: Viewer, scene: &mut Scene);

    /// A move in words, with what it touches: a legal one, or any other [candidate](Game::candidates). The kernel adds the
    /// notation.
    fn offer(&self, state: &Self::State, seat: Seat, mv: &Self::Move) -> Offer;

    /// A full state that the viewer cannot tell from this one: everything hidden dealt anew, the future
    /// unforeseen. It must depend on nothing but what the viewer knows and on `rng`. For the referee it is the
    /// state itself.
    fn determinize(&self, state: &Self::State, viewer: Viewer, rng: &mut Rng) -> Self::State;

    /// Counts every component with its place, so that nothing is lost or doubled.
    fn census(&self, state: &Self::State, census: &mut Census);

    /// The most decisions any game with this many seats can await. What welcome seats do is not counted: nobody waits
    /// for it.
    fn longest(&self, options: &Self::Options, seats: u8) -> u32;

    /// What a seat plays as, for statistics: the message id of a character, a side, a crew.
    fn role(&self, _state: &Self::State, _seat: Seat) -> Option<Name> {
        None
    }

    /// What the end of this game leaves to the next one, in games that carry something over: a campaign, an epilogue.
    /// Nothing before the end.
    fn legacy(&self, _state: &Self::State) -> Option<Legacy> {
        None
    }

    /// Changes the opening position as a line of a scenario says.
    fn arrange(&self, _state: &mut Self::State, change: &str) -> Result<(), NotationError> {
        Err(NotationError::new(
            change,
            0,
            "nothing: this game has no changes to its opening position",
        ))
    }

    /// Reasons why an arranged position cannot be played, in the language of developers.
    fn faults(&self, _state: &Self::State) -> Vec<String> {
        Vec::new()
    }
}

/// How far a list of candidates goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breadth {
    /// Every legal move, each once, with as few others as is cheap: what is played from.
    Playable,
    /// What somebody may think of besides, allowed or not: what "why not?" looks through. Some may come twice.
    Thinkable,
}

/// A buffer of moves that is filled again and again without allocating.
#[derive(Clone, Debug)]
pub struct MoveList<M>(Vec<M>);

impl<M> MoveList<M> {
    /// An empty list. It grows to the widest decision it meets and stays there.
    pub fn new() -> Self {
        MoveList(Vec::with_capacity(64))
    }

    /// Makes room for so many moves at once.
    pub fn reserve(&mut self, moves: usize) {
        self.0.reserve(moves.saturating_sub(self.0.len()));
    }

    /// Adds a move.
    #[inline]
    pub fn push(&mut self, mv: M) {
        self.0.push(mv);
    }

    /// Adds a move if it is allowed: `moves` in terms of `check`.
    #[inline]
    pub fn push_if(&mut self, allowed: Result<(), Refusal>, mv: M) {
        if allowed.is_ok() {
            self.0.push(mv);
        }
    }

    /// Takes a move out; the last one stands in its place.
    #[inline]
    pub fn swap_remove(&mut self, index: usize) {
        self.0.swap_remove(index);
    }

    /// Forgets the moves, keeps the memory.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<M> Default for MoveList<M> {
    fn default() -> Self {
        MoveList::new()
    }
}

impl<M> Deref for MoveList<M> {
    type Target = [M];

    #[inline]
    fn deref(&self) -> &[M] {
        &self.0
    }
}

/// How far a game has come. Its tests earn it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Stage {
    /// Being built.
    Alpha,
    /// Every rule is there.
    Beta,
    /// Every rule is tested.
    Production,
}

/// Where a game is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Shelf {
    /// In the lobby.
    Lobby,
    /// Only where classics are asked for.
    Classics,
}

/// A game's card: what the lobby, `starboard games` and the record's header say about it.
#[derive(Clone, Debug)]
pub struct About {
    /// The short id: `stationfall`.
    pub id: &'static str,
    /// The title, as on the box.
    pub title: &'static str,
    /// From how many seats to how many.
    pub players: RangeInclusive<u8>,
    /// Ways to play: `free`, `team`, `solo`.
    pub modes: &'static [&'static str],
    /// Switchable expansions.
    pub modules: &'static [&'static str],
    /// What can be chosen before the game.
    pub options: &'static [OptionSpec],
    /// How far it has come.
    pub stage: Stage,
    /// Where it is shown.
    pub shelf: Shelf,
    /// How its table looks.
    pub theme: Theme,
    /// The version of the rules' behaviour: changed whenever an old record would no longer replay.
    pub rules_version: u32,
    /// The content files by name, for the content hash in records.
    pub content: &'static [(&'static str, &'static str)],
    /// Whether anything is ever hidden from a seat, or drawn by chance.
    pub hidden_information: bool,
}

impl About {
    /// The hash of all content, as records state it.
    pub fn content_hash(&self) -> String {
        let mut hasher = blake3::Hasher::new();
        for (name, text) in self.content {
            for part in [name, text] {
                hasher.update(&(part.len() as u64).to_le_bytes()).update(part.as_bytes());
            }
        }
        hasher.finalize().to_hex()[..16].to_string()
    }
}

/// Why a game cannot be set up like this.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("the game cannot be set up: {} ({rule})", text.id)]
pub struct SetupError {
    /// The reason as a message.
    pub text: Text,
    /// The rule behind it.
    pub rule: &'static str,
}

impl SetupError {
    /// A set-up error with the rule behind it.
    pub fn new(rule: &'static str, text: impl Into<Text>) -> SetupError {
        SetupError { text: text.into(), rule }
    }
}
