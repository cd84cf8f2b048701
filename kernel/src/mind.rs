//! What somebody who plays a game well wants to know beyond its rules: how good a position looks, and how to search it.
//!
//! No referee needs any of it. A title brings a mind along where its game has one; [`Blank`] serves all others.

use std::fmt::Debug;
use std::marker::PhantomData;

use serde::{Serialize, de::DeserializeOwned};

use crate::game::{Game, MoveList};
use crate::seat::{MAX_SEATS, Seat};
use crate::turn::Turn;

/// Knowledge of a game for those who play it. Everything has a default that knows nothing but the rules.
///
/// A mind is pure, as the game is: the same calls give the same answers. It is asked about imagined positions only, so
/// it may read everything in them.
pub trait Mind: Send + Sync + 'static {
    /// The game it knows.
    type Game: Game;
    /// Something that takes several turns and may bring nothing before its end. `()` where nothing does.
    type Goal: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// How good the position looks for a seat, from 0 to 1. The default knows nothing but the end.
    fn evaluate(&self, game: &Self::Game, state: &StateOf<Self>, seat: Seat) -> f32 {
        match game.turn(state) {
            Turn::Awaiting(_) => 0.5,
            Turn::Over(outcome) => outcome.utility(seat),
        }
    }

    /// [`Mind::evaluate`] for every seat of a position that is not over, where one look serves all.
    fn evaluate_all(&self, game: &Self::Game, state: &StateOf<Self>) -> [f32; MAX_SEATS] {
        let mut all = [0.0; MAX_SEATS];
        for seat in Seat::all(game.seats(state)) {
            all[seat.index()] = self.evaluate(game, state, seat);
        }
        all
    }

    /// How near a seat is to winning, from 0 to 1, in a position that a plan begun in another one has come to: the
    /// farther it is, the less sure. What brings the seat past others but not to the top may count less than in
    /// [`Mind::evaluate`], which is the default; at the end of the game, winning counts too.
    fn evaluate_ahead(
        &self,
        game: &Self::Game,
        _begun: &StateOf<Self>,
        state: &StateOf<Self>,
        seat: Seat,
    ) -> f32 {
        let value = self.evaluate_all(game, state)[seat.index()];
        match game.turn(state) {
            // By how much is worth something too: nobody knows what the others would have done.
            Turn::Over(outcome) => {
                let won = f32::from(u8::from(outcome.won().contains(seat)));
                0.25 * (outcome.utility(seat) + won) + 0.5 * value
            }
            Turn::Awaiting(_) => value,
        }
    }

    /// How to search the game.
    fn style(&self) -> Style {
        Style::default()
    }

    /// The decision by which an awaited seat does as little as it may, for a search that looks several own turns ahead
    /// ([`Style::OwnTurns`]). The default is the first legal move.
    fn default_move(
        &self,
        game: &Self::Game,
        state: &StateOf<Self>,
        seat: Seat,
    ) -> Option<MoveOf<Self>> {
        let mut moves = MoveList::new();
        crate::play::legal(game, state, seat, &mut moves);
        moves.first().cloned()
    }

    /// The decision that experience recommends to an awaited seat where looking ahead says less, as at the very
    /// beginning. The default recommends nothing.
    fn opening(
        &self,
        _game: &Self::Game,
        _state: &StateOf<Self>,
        _seat: Seat,
    ) -> Option<MoveOf<Self>> {
        None
    }

    /// Calls the function with turns that serve a purpose, for a search that looks many own turns ahead: the few that
    /// bring something nearer which takes several, out of all there are. Asked at the beginning of a turn of the seat.
    /// The default knows none.
    fn purposeful_turns(
        &self,
        _game: &Self::Game,
        _state: &StateOf<Self>,
        _seat: Seat,
        _found: &mut dyn FnMut(WholeTurnOf<Self>),
    ) {
    }

    /// What a seat may set out for. Asked at the beginning of a turn of the seat. The default knows nothing.
    fn goals(&self, _game: &Self::Game, _state: &StateOf<Self>, _seat: Seat) -> Vec<Self::Goal> {
        Vec::new()
    }

    /// The next turn of a seat with these goals, for the first of them that can be brought nearer; none if none can.
    /// Without any goal, a turn that puts in order what is left to do, if there is such.
    fn advance(
        &self,
        _game: &Self::Game,
        _state: &StateOf<Self>,
        _seat: Seat,
        _goals: &[Self::Goal],
    ) -> Option<WholeTurnOf<Self>> {
        None
    }
}

/// The positions of a mind's game.
pub type StateOf<M> = <<M as Mind>::Game as Game>::State;
/// The decisions of a mind's game.
pub type MoveOf<M> = <<M as Mind>::Game as Game>::Move;
/// A whole turn of a mind's game.
pub type WholeTurnOf<M> = WholeTurn<MoveOf<M>, StateOf<M>>;

/// A turn from its first decision to its last.
pub struct WholeTurn<M, S> {
    /// The decisions of the turn.
    pub moves: Vec<M>,
    /// What they lead to.
    pub after: S,
}

/// How to search a game.
#[derive(Clone, Copy, Debug)]
pub enum Style {
    /// By a tree of decisions of all seats, played on at random below its leaves.
    Tree {
        /// After how many random decisions below the tree [`Mind::evaluate`] judges; none plays to the end.
        horizon: Option<u32>,
    },
    /// By planning the seat's own decisions in a row. What the others answer is left to [`Mind::evaluate_ahead`], and
    /// in the turns to come the others, once they have answered, make their [`Mind::default_move`].
    OwnTurns(Tuning),
}

impl Default for Style {
    /// Serves short games and long ones: a whole deal of cards or a whole small board is played out, longer games are
    /// left to their evaluation.
    fn default() -> Self {
        Style::Tree { horizon: Some(64) }
    }
}

/// The numbers of [`Style::OwnTurns`] that are fitted to a game.
#[derive(Clone, Copy, Debug)]
pub struct Tuning {
    /// How far a plan looks ahead where any turn has to be tried.
    pub near: Foresight,
    /// The same where the mind knows turns that serve a purpose ([`Mind::purposeful_turns`]).
    pub far: Foresight,
    /// How lists of goals are compared ([`Mind::goals`]).
    pub goals: GoalTuning,
}

/// How far a plan looks ahead.
#[derive(Clone, Copy, Debug)]
pub struct Foresight {
    /// How many own turns are looked at, the present one included.
    pub turns: usize,
    /// In how many imagined states each turn is tried.
    pub worlds: usize,
    /// In how many the others decide for themselves in the first round.
    pub answers: usize,
    /// How much the first turn counts by itself, before the plan goes on: what is done now need not be done later.
    pub at_once: f32,
    /// How much the second turn counts by itself, of what is still open: what is left of the first after the others
    /// have decided.
    pub second: f32,
    /// The same of every later turn: so often nothing comes of what was planned beyond.
    pub later: f32,
    /// With how many first turns a plan goes on to its turn of this number, counted from 1: fewer the farther.
    pub beginnings: fn(usize) -> usize,
}

/// How lists of goals are compared.
#[derive(Clone, Copy, Debug)]
pub struct GoalTuning {
    /// By how much a list must be better with one goal more.
    pub better: f32,
    /// How much worse a list may be with one goal less.
    pub simpler: f32,
    /// What each turn costs that a list takes longer: the others do not look on.
    pub a_turn: f32,
}

impl Default for Tuning {
    /// Serves a game whose turns are not known to serve a purpose.
    fn default() -> Self {
        let near = Foresight {
            turns: 6,
            worlds: 3,
            answers: 0,
            at_once: 0.5,
            second: 0.0,
            later: 0.0,
            beginnings: |turn| 8usize.saturating_sub(turn).max(2),
        };
        let goals = GoalTuning { better: 0.0, simpler: 0.0, a_turn: 0.0 };
        Tuning { near, far: near, goals }
    }
}

/// The mind for a game without one: it knows the rules.
pub struct Blank<G>(PhantomData<fn() -> G>);

impl<G> Blank<G> {
    /// A blank mind.
    pub const fn new() -> Self {
        Blank(PhantomData)
    }
}

impl<G> Default for Blank<G> {
    fn default() -> Self {
        Blank::new()
    }
}

impl<G: Game> Mind for Blank<G> {
    type Game = G;
    type Goal = ();
}
