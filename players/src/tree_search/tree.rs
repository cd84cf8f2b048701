//! One tree and how it grows.

use kernel::chance::Draw;
use kernel::mind::StateOf;
use kernel::{
    EventLog, Game, MAX_SEATS, Mind, MoveList, Outcome, Rng, Seat, SeatSet, Style, Turn, View,
};

use super::arena::{Arena, NONE, Proof, Utilities};
use crate::search::Settings;

/// A tree and the buffers its growth needs.
pub(super) struct Tree<G: Game> {
    arena: Arena<G::Move>,
    path: Vec<u32>,
    moves: MoveList<G::Move>,
    log: EventLog<G::Event>,
    iterations: u64,
}

impl<G: Game> Tree<G> {
    pub(super) fn new() -> Self {
        Tree {
            arena: Arena::new(),
            path: Vec::new(),
            moves: MoveList::new(),
            log: EventLog::muted(),
            iterations: 0,
        }
    }

    /// Starts to grow for the decision of a view, from nothing.
    pub(super) fn plant<'a, M: Mind<Game = G>>(
        &'a mut self,
        mind: &'a M,
        view: View<'a, G>,
        settings: &'a Settings,
        rng: Rng,
    ) -> Growth<'a, M> {
        self.fell();
        let (game, seats) = (view.game(), view.seats());
        let open = !game.about().hidden_information;
        let depth = settings.rollout_depth.or(match mind.style() {
            Style::Tree { horizon } => horizon,
            Style::OwnTurns(_) => None,
        });
        let depth = depth.unwrap_or(u32::MAX);
        Growth { mind, game, seats, open, certain: false, tree: self, view, settings, depth, rng }
    }

    /// Forgets everything, keeping memory for a modest tree.
    pub(super) fn fell(&mut self) {
        self.arena.clear();
        self.iterations = 0;
    }

    /// How many iterations have grown the tree.
    pub(super) const fn iterations(&self) -> u64 {
        self.iterations
    }

    /// What the tree knows about a move at the root: visits, sum of utilities, proof.
    pub(super) fn result(&self, mv: &G::Move) -> Option<(u32, f64, Proof)> {
        let node = self.arena.candidates().find(|node| node.mv == *mv)?;
        Some((node.visits, node.total, node.proof))
    }
}

/// A tree while it grows for one decision.
pub(super) struct Growth<'a, M: Mind> {
    mind: &'a M,
    game: &'a M::Game,
    seats: u8,
    /// Nothing is hidden or drawn: where the game ends is certain.
    open: bool,
    /// On the path of this iteration the game ended, and nobody's choice or turn could have been another's.
    certain: bool,
    tree: &'a mut Tree<M::Game>,
    view: View<'a, M::Game>,
    settings: &'a Settings,
    /// After how many random decisions the evaluation judges.
    depth: u32,
    rng: Rng,
}

impl<M: Mind> Growth<'_, M> {
    /// One iteration: imagine a state, descend, add a node, roll out, count the result on the way back. Tells whether
    /// the decision is settled, so that nothing is left to search.
    pub(super) fn iterate(&mut self) -> bool {
        let state = self.view.imagine(&mut self.rng);
        self.tree.iterations += 1;
        self.tree.path.clear();
        self.certain = self.open && self.game.turn(&state).may_act().len() == 1;
        let utilities = self.descend(state);
        let Tree { arena, path, .. } = &mut *self.tree;
        arena.back_up(path, &utilities, self.certain, self.seats)
    }

    fn descend(&mut self, mut state: StateOf<M>) -> Utilities {
        let limits = (self.settings.exploration, self.settings.most_nodes);
        let (mut parent, mut seat) = (NONE, self.view.seat());
        loop {
            let Tree { arena, path, moves, log, .. } = &mut *self.tree;
            moves.clear();
            kernel::play::legal(self.game, &state, seat, moves);
            let chosen = arena.select(parent, (seat, moves), limits, &mut self.rng);
            let Some(child) = chosen else { return self.roll_out(state) };
            path.push(child);
            let node = arena.node(child);
            let new = node.visits == 0;
            self.game.play(&mut state, seat, &node.mv, log);
            let awaited = match self.game.turn(&state) {
                Turn::Awaiting(awaited) => awaited.seats,
                Turn::Over(outcome) => return self.settle(&outcome),
            };
            // Where several may decide first, an order of decisions proves nothing about another order.
            self.certain &= awaited.len() == 1;
            match self.first(awaited).filter(|_| !new) {
                Some(next) => (parent, seat) = (child, next),
                None => return self.roll_out(state),
            }
        }
    }

    /// Who of the awaited seats decides first: the searching one, so that its plan stays together, then the lowest.
    fn first(&self, awaited: SeatSet) -> Option<Seat> {
        let own = self.view.seat();
        if awaited.contains(own) { Some(own) } else { awaited.lowest() }
    }

    /// Plays on at random, to the end or to the depth at which the game's own evaluation judges.
    fn roll_out(&mut self, mut state: StateOf<M>) -> Utilities {
        self.certain = false;
        let Tree { moves, log, .. } = &mut *self.tree;
        for _ in 0..self.depth {
            let awaited = match self.game.turn(&state) {
                Turn::Awaiting(awaited) => awaited.seats,
                Turn::Over(outcome) => return self.settle(&outcome),
            };
            let Some(seat) = awaited.lowest() else { break };
            moves.clear();
            kernel::play::legal(self.game, &state, seat, moves);
            if moves.is_empty() {
                break;
            }
            let index = self.rng.index(moves.len());
            self.game.play(&mut state, seat, &moves[index], log);
        }
        match self.game.turn(&state) {
            Turn::Over(outcome) => self.settle(&outcome),
            Turn::Awaiting(_) => self.mind.evaluate_all(self.game, &state),
        }
    }

    fn settle(&self, outcome: &Outcome) -> Utilities {
        self.for_each_seat(|seat| outcome.utility(seat))
    }

    fn for_each_seat(&self, utility: impl Fn(Seat) -> f32) -> Utilities {
        let mut utilities = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats) {
            utilities[seat.index()] = utility(seat);
        }
        utilities
    }
}
