//! What a game is.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::{Deref, RangeInclusive};
use std::str::FromStr;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::book::Book;
use crate::census::Census;
use crate::chance::{Chance, Rng, Seed};
use crate::journal::{Event, Journal};
use crate::lesson::{ConditionId, Lesson};
use crate::notation::NotationError;
use crate::options::{Given, OptionSpec};
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::scene::{Offer, Scene};
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use crate::text::{Name, Text};
use crate::view::Player;

/// The contract every game keeps. The conformance suite tests all of it.
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
    fn chance<'a>(&self, state: &'a Self::State) -> Option<&'a Chance>;

    /// Who owes a decision, or how it ended. Several seats may owe one at once.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Calls `found` with moves an awaited seat may think of: as many as `breadth` asks for, in the order to list them.
    /// Nothing here decides what is legal: [`Game::check`] does, and the kernel derives the legal moves from both. It
    /// depends only on what that seat may know.
    fn candidates(
        &self,
        state: &Self::State,
        seat: Seat,
        breadth: Breadth,
        found: &mut dyn FnMut(Self::Move),
    );

    /// Whether an awaited seat may make this move, and if not, which rule forbids it: the single truth about
    /// legality. It depends only on what that seat may know.
    fn check(&self, state: &Self::State, seat: Seat, mv: &Self::Move) -> Result<(), Refusal>;

    /// Makes a move that `check` allows. What it does with any other is undefined, but it does not panic
    /// the process of a caller who asked `check` first.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        mv: &Self::Move,
        journal: &mut Journal<Self::Event>,
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

    /// The most decisions any game with this many seats can take.
    fn longest(&self, options: &Self::Options, seats: u8) -> u32;

    /// How good the position looks for a seat, from 0 to 1. Called on determinized states only, so it may read
    /// everything. The default knows nothing but the end.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> f32 {
        match self.turn(state) {
            Turn::Awaiting(_) => 0.5,
            Turn::Over(outcome) => outcome.utility(seat),
        }
    }

    /// [`Game::evaluate`] for every seat of a position that is not over, where one look serves all.
    fn evaluate_all(&self, state: &Self::State) -> [f32; MAX_SEATS] {
        let mut all = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats(state)) {
            all[seat.index()] = self.evaluate(state, seat);
        }
        all
    }

    /// How near a seat is to winning, from 0 to 1, in a position that a plan begun in another one has come to
    /// ([`Thinking::own_turn`]): the farther it is, the less sure. What brings the seat past others but not to the top
    /// may count less than in [`Game::evaluate`], which is the default; at the end of the game, winning counts too.
    fn foreseen(&self, _begun: &Self::State, state: &Self::State, seat: Seat) -> f32 {
        let value = self.evaluate_all(state)[seat.index()];
        match self.turn(state) {
            // By how much is worth something too: nobody knows what the others would have done.
            Turn::Over(outcome) => {
                let won = f32::from(u8::from(outcome.won().contains(seat)));
                0.25 * (outcome.utility(seat) + won) + 0.5 * value
            }
            Turn::Awaiting(_) => value,
        }
    }

    /// How a tree search should go about this game.
    fn thinking(&self) -> Thinking {
        Thinking::default()
    }

    /// The decision by which an awaited seat does as little as it may, for a search that looks several own turns ahead
    /// ([`Thinking::own_turn`]). The default is the first legal move.
    fn idle(&self, state: &Self::State, seat: Seat) -> Option<Self::Move> {
        let mut moves = MoveList::new();
        crate::play::legal(self, state, seat, &mut moves);
        moves.first().cloned()
    }

    /// The decision that experience recommends to an awaited seat where looking ahead says less, as at the very
    /// beginning. The default recommends nothing.
    fn opening(&self, _state: &Self::State, _seat: Seat) -> Option<Self::Move> {
        None
    }

    /// Calls the function with turns that serve an aim, for a search that looks many own turns ahead: the few that bring
    /// something nearer which takes several, out of all there are. Asked at the beginning of a turn of the seat. The
    /// default knows none.
    fn errands(
        &self,
        _state: &Self::State,
        _seat: Seat,
        _found: &mut dyn FnMut(Errand<Self::Move, Self::State>),
    ) {
    }

    /// What a seat might undertake that takes several turns and may bring nothing before its end. Asked at the beginning
    /// of a turn of the seat. The default knows nothing.
    fn ventures(&self, _state: &Self::State, _seat: Seat) -> Vec<Venture> {
        Vec::new()
    }

    /// The next turn of a seat with these ventures, for the first of them that can be gone on with; none if none can.
    /// Without any venture, a turn that puts in order what is left to do, if there is such.
    fn undertake(
        &self,
        _state: &Self::State,
        _seat: Seat,
        _ventures: &[Venture],
    ) -> Option<Errand<Self::Move, Self::State>> {
        None
    }

    /// What a seat plays as, for statistics: the message id of a character, a side, a crew.
    fn role(&self, _state: &Self::State, _seat: Seat) -> Option<Name> {
        None
    }

    /// The options under which the next game goes on from the end of this one, in games that carry something
    /// over: a campaign, an epilogue.
    fn legacy(&self, _state: &Self::State) -> Option<Given> {
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

    /// The game's guided games, as its content has them.
    fn lessons(&self) -> &[Lesson] {
        &[]
    }

    /// Whether a condition of the lessons holds for a seat, by the number the game gave it when they were read. It
    /// depends only on what that seat may know.
    fn lesson_holds(&self, _state: &Self::State, _seat: Seat, _condition: ConditionId) -> bool {
        false
    }

    /// The game's own seat kinds beside those every game has.
    fn seat_kinds(&self) -> &[SeatKind] {
        &[]
    }

    /// What may stand behind the colon of one of the game's own seat kinds, in the order to show it; nothing where the
    /// kind takes none or cannot list them.
    fn seat_arguments(&self, _kind: &str) -> Vec<&'static str> {
        Vec::new()
    }

    /// What a value is called: one of an option, or one behind the colon of a seat kind. None: as it is written.
    fn value_name(&self, _key: &str, _value: &str) -> Option<Text> {
        None
    }

    /// What the kinds of the seats mean for the options, in games whose rules know who is a bot: written into `given`
    /// before the options are read, so that a record replays without the kinds. Called with one entry for each seat,
    /// and again with what it has written.
    fn seating(&self, _kinds: &[Seated<'_>], _given: &mut Given) -> Result<(), SetupError> {
        Ok(())
    }

    /// Whether somebody of one of the game's own seat kinds may take over a seat of a game in progress.
    fn may_take_over(
        &self,
        _state: &Self::State,
        _seat: Seat,
        _kind: &str,
    ) -> Result<(), SetupError> {
        Ok(())
    }

    /// A player of one of the game's own seat kinds; `argument` is what stands behind the colon.
    fn player(
        &self,
        _kind: &str,
        _argument: Option<&str>,
        _seed: Seed,
    ) -> Option<Result<Box<dyn Player<Self>>, SetupError>> {
        None
    }
}

/// A turn that serves an aim.
pub struct Errand<M, S> {
    /// The decisions of the turn.
    pub moves: Vec<M>,
    /// What they lead to.
    pub after: S,
}

/// Something to undertake: a number that means something to its game only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Venture(pub u32);

/// How a tree search should go about a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thinking {
    /// After how many random decisions below the tree [`Game::evaluate`] judges; none plays to the end.
    pub horizon: Option<u32>,
    /// Whether there is no tree: the search then plans the seat's own decisions in a row, leaves what the others answer
    /// to [`Game::foreseen`], and looks at the turns to come as if the others, once they have answered, were
    /// [`Game::idle`].
    pub own_turn: bool,
}

impl Default for Thinking {
    /// Serves short games and long ones: a whole deal of cards or a whole small board is played out, longer games are
    /// left to their evaluation.
    fn default() -> Self {
        Thinking { horizon: Some(64), own_turn: false }
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

/// Whose turn it is.
#[derive(Clone, PartialEq, Debug)]
pub enum Turn {
    /// These seats each owe a decision; any of them may decide first.
    Awaiting(SeatSet),
    /// The game is over.
    Over(Outcome),
}

impl Turn {
    /// The seats that owe a decision.
    #[inline]
    pub fn awaited(&self) -> SeatSet {
        match self {
            Turn::Awaiting(seats) => *seats,
            Turn::Over(_) => SeatSet::NONE,
        }
    }

    /// How it ended, if it did.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Turn::Awaiting(_) => None,
            Turn::Over(outcome) => Some(outcome),
        }
    }
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

/// A kind of player a game brings along.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SeatKind {
    /// Its name: `automation`.
    pub id: &'static str,
    /// What may stand behind a colon, if anything: `CHARACTER`.
    pub argument: Option<&'static str>,
    /// The message id of its one-line explanation. The message with `-name` behind it is what it is called; without
    /// one it is called by its id.
    pub about: &'static str,
}

/// Who is to sit in a seat, as somebody wrote it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seated<'a> {
    /// The seat.
    pub seat: Seat,
    /// The seat kind: `automation`, or one that every game has.
    pub kind: &'a str,
    /// What stands behind the colon.
    pub argument: Option<&'a str>,
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
