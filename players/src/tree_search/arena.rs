//! The nodes of a tree in one vector, and the choice among a node's children.

use kernel::chance::Draw;
use kernel::{MAX_SEATS, MoveList, Rng, Seat};

/// No node.
pub(super) const NONE: u32 = u32::MAX;

/// How well it went for each seat, from 0 to 1.
pub(super) type Utilities = [f32; MAX_SEATS];

/// How many nodes an arena keeps memory for between decisions: a table at rest stays small.
const KEPT_NODES: usize = 1024;

/// The children of a node, as a list through the arena in the order they were first met.
#[derive(Clone, Copy)]
struct Children {
    first: u32,
    last: u32,
}

const CHILDLESS: Children = Children { first: NONE, last: NONE };

/// What is known for certain about a decision, for the seat that makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Proof {
    /// Nothing yet.
    Unknown,
    /// It wins outright, whatever the others do.
    Won,
    /// It loses outright if the others know how.
    Lost,
}

/// What is known about one decision after the decisions above it.
pub(super) struct Node<M> {
    pub(super) mv: M,
    seat: Seat,
    pub(super) proof: Proof,
    pub(super) visits: u32,
    /// In how many visits of the parent the move was legal.
    available: u32,
    /// The sum of the deciding seat's utilities.
    pub(super) total: f64,
    children: Children,
    next: u32,
}

/// All nodes below the root, addressed by index; the root itself is addressed as [`NONE`].
pub(super) struct Arena<M> {
    nodes: Vec<Node<M>>,
    root: Children,
    /// The children among which a choice is being made.
    now: Vec<u32>,
    /// A move was left out because the arena was full, so a node's children may not be all there are.
    full: bool,
}

impl<M: Clone + Eq> Arena<M> {
    pub(super) const fn new() -> Self {
        Arena { nodes: Vec::new(), root: CHILDLESS, now: Vec::new(), full: false }
    }

    /// Forgets every node and gives back the memory of a big tree.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.shrink_to(KEPT_NODES);
        self.root = CHILDLESS;
        self.full = false;
    }

    #[inline]
    pub(super) fn node(&mut self, at: u32) -> &mut Node<M> {
        &mut self.nodes[at as usize]
    }

    /// Counts a result on the way back up the path of an iteration. Tells whether the decision at the root is
    /// settled: something wins outright, or everything loses.
    ///
    /// `certain` says that the path ended the game with nothing left to chance. Such a result is a proof for the last
    /// decision, and goes on up: past a win, since whoever has it takes it, and past a loss once every alternative is
    /// lost. With more than two seats it matters to the others which loss one takes, so a loss is not passed up.
    pub(super) fn back_up(
        &mut self,
        path: &[u32],
        utilities: &Utilities,
        certain: bool,
        seats: u8,
    ) -> bool {
        let mut certain = certain;
        for (depth, at) in path.iter().enumerate().rev() {
            let node = &mut self.nodes[*at as usize];
            let utility = utilities[node.seat.index()];
            node.visits += 1;
            node.total += f64::from(utility);
            if certain && utility >= 1.0 {
                node.proof = Proof::Won;
            } else if certain && utility <= 0.0 {
                node.proof = Proof::Lost;
                let parent = if depth == 0 { NONE } else { path[depth - 1] };
                certain = seats <= 2 && self.all_lost(parent);
            } else {
                certain = false;
            }
        }
        certain
    }

    fn all_lost(&mut self, parent: u32) -> bool {
        let first = self.children(parent).first;
        !self.full && self.chain(first).all(|node| node.proof == Proof::Lost)
    }

    /// The root's children in the order they were first met.
    pub(super) fn candidates(&self) -> impl Iterator<Item = &Node<M>> {
        self.chain(self.root.first)
    }

    fn chain(&self, first: u32) -> impl Iterator<Item = &Node<M>> {
        let mut at = first;
        std::iter::from_fn(move || {
            let node = self.nodes.get(at as usize)?;
            at = node.next;
            Some(node)
        })
    }

    /// The child of `parent` to try next, out of the moves now legal for `seat`. Moves not met before become
    /// children, up to `most_nodes` in all; nothing is chosen if a full tree knows none of the moves.
    pub(super) fn select(
        &mut self,
        parent: u32,
        (seat, moves): (Seat, &MoveList<M>),
        (exploration, most_nodes): (f32, usize),
        rng: &mut Rng,
    ) -> Option<u32> {
        self.meet(parent, (seat, moves), most_nodes);
        let mut choice = Choice::new(exploration);
        for child in &self.now {
            choice.consider(*child, &self.nodes[*child as usize], rng);
        }
        choice.best
    }

    /// Finds the children of the moves now legal, and adds those not met before.
    fn meet(&mut self, parent: u32, (seat, moves): (Seat, &MoveList<M>), most_nodes: usize) {
        self.now.clear();
        let first = self.children(parent).first;
        let mut start = first;
        for mv in moves.iter() {
            let known = if first == NONE { None } else { self.find(first, start, seat, mv) };
            let child = match known {
                Some(child) => {
                    let next = self.nodes[child as usize].next;
                    start = if next == NONE { first } else { next };
                    child
                }
                None if self.nodes.len() < most_nodes => self.add(parent, seat, mv.clone()),
                None => {
                    self.full = true;
                    continue;
                }
            };
            self.nodes[child as usize].available += 1;
            self.now.push(child);
        }
    }

    fn children(&mut self, parent: u32) -> &mut Children {
        match parent {
            NONE => &mut self.root,
            _ => &mut self.nodes[parent as usize].children,
        }
    }

    fn add(&mut self, parent: u32, seat: Seat, mv: M) -> u32 {
        let new = self.nodes.len() as u32;
        self.nodes.push(Node {
            mv,
            seat,
            proof: Proof::Unknown,
            visits: 0,
            available: 0,
            total: 0.0,
            children: CHILDLESS,
            next: NONE,
        });
        let children = self.children(parent);
        let last = std::mem::replace(&mut children.last, new);
        if last == NONE {
            children.first = new;
        } else {
            self.nodes[last as usize].next = new;
        }
        new
    }

    /// Looks for a child from `start` on, round to where it started.
    ///
    /// Games list moves in a steady order, so the next move is nearly always the next child: matching a whole list
    /// against the children takes one round, not one round a move.
    #[inline]
    fn find(&self, first: u32, start: u32, seat: Seat, mv: &M) -> Option<u32> {
        let mut at = start;
        loop {
            let node = &self.nodes[at as usize];
            if node.mv == *mv && node.seat == seat {
                return Some(at);
            }
            at = if node.next == NONE { first } else { node.next };
            if at == start {
                return None;
            }
        }
    }
}

/// The best branch so far: a proven win, else one never tried, else the highest upper confidence bound, and a proven
/// loss only where there is nothing else.
struct Choice {
    exploration: f32,
    best: Option<u32>,
    bound: f32,
    untried: u32,
    /// The last availability and its logarithm: mostly the same for all children.
    logarithm: (u32, f32),
}

/// The bounds of branches that are not compared by experience.
const WON: f32 = 4e4;
const UNTRIED: f32 = 2e4;
const LOST: f32 = -2e4;

impl Choice {
    const fn new(exploration: f32) -> Choice {
        let bound = f32::NEG_INFINITY;
        Choice { exploration, best: None, bound, untried: 0, logarithm: (1, 0.0) }
    }

    #[inline]
    fn consider<M>(&mut self, child: u32, node: &Node<M>, rng: &mut Rng) {
        let bound = match node.proof {
            Proof::Won => WON,
            Proof::Unknown if node.visits == 0 => {
                // One of the untried is chosen, each with equal chance.
                self.untried += 1;
                if rng.below(self.untried) == 0 { UNTRIED + self.untried as f32 } else { UNTRIED }
            }
            Proof::Unknown => self.upper_bound(node),
            Proof::Lost => LOST,
        };
        if bound > self.bound {
            (self.best, self.bound) = (Some(child), bound);
        }
    }

    #[inline]
    fn upper_bound<M>(&mut self, node: &Node<M>) -> f32 {
        if node.available != self.logarithm.0 {
            self.logarithm = (node.available, (node.available as f32).ln());
        }
        let visits = node.visits as f32;
        node.total as f32 / visits + self.exploration * (self.logarithm.1 / visits).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seed;

    const WIDE: (f32, usize) = (0.7, 1000);

    fn list(moves: &[u8]) -> MoveList<u8> {
        let mut list = MoveList::new();
        moves.iter().for_each(|mv| list.push(*mv));
        list
    }

    fn try_out(arena: &mut Arena<u8>, moves: &[u8], worth: fn(u8) -> f32, times: u32) {
        let mut rng = Seed::from_number(5).derive(1).rng();
        for _ in 0..times {
            let child = arena.select(NONE, (Seat(0), &list(moves)), WIDE, &mut rng).unwrap();
            let mv = arena.node(child).mv;
            arena.back_up(&[child], &[worth(mv); MAX_SEATS], false, 2);
        }
    }

    fn visits(arena: &Arena<u8>) -> Vec<(u8, u32)> {
        let mut visits: Vec<_> = arena.candidates().map(|node| (node.mv, node.visits)).collect();
        visits.sort();
        visits
    }

    #[test]
    fn every_move_is_tried_before_any_is_tried_again() {
        let mut arena = Arena::new();
        try_out(&mut arena, &[4, 2, 9], |mv| f32::from(mv) / 10.0, 3);
        assert_eq!(visits(&arena), [(2, 1), (4, 1), (9, 1)]);
        try_out(&mut arena, &[4, 2, 9], |mv| f32::from(mv) / 10.0, 300);
        assert!(visits(&arena)[2].1 > 200, "{:?}", visits(&arena));
    }

    #[test]
    fn moves_are_matched_in_any_order_and_subset() {
        let mut arena = Arena::new();
        for moves in [&[1, 2, 3, 4][..], &[4, 1], &[3, 5, 2], &[5, 4, 3, 2, 1]] {
            try_out(&mut arena, moves, |_| 0.5, 4);
        }
        let known: Vec<u8> = visits(&arena).into_iter().map(|(mv, _)| mv).collect();
        assert_eq!(known, [1, 2, 3, 4, 5]);
    }

    /// A good move that is seldom legal is not starved: its bound grows with how often it was available.
    #[test]
    fn a_rare_move_is_judged_by_its_availability() {
        let mut arena = Arena::new();
        for _ in 0..100 {
            try_out(&mut arena, &[1, 2], |_| 0.5, 9);
            try_out(&mut arena, &[1, 2, 7], |mv| if mv == 7 { 0.9 } else { 0.5 }, 1);
        }
        let rare = visits(&arena)[2];
        assert_eq!(rare.0, 7);
        assert!(rare.1 > 80, "tried {} times out of 100", rare.1);
    }

    #[test]
    fn the_same_move_of_another_seat_is_another_child() {
        let mut arena = Arena::new();
        let mut rng = Seed::from_number(5).derive(1).rng();
        let one = arena.select(NONE, (Seat(0), &list(&[3])), WIDE, &mut rng);
        let two = arena.select(NONE, (Seat(1), &list(&[3])), WIDE, &mut rng);
        assert_ne!(one, two);
    }

    #[test]
    fn a_full_tree_chooses_only_what_it_knows() {
        let mut arena = Arena::new();
        let mut rng = Seed::from_number(5).derive(1).rng();
        let full = (0.7, 2);
        let child = arena.select(NONE, (Seat(0), &list(&[1, 2, 3])), full, &mut rng).unwrap();
        assert_ne!(arena.node(child).mv, 3);
        assert_eq!(arena.select(NONE, (Seat(0), &list(&[3])), full, &mut rng), None);
        assert_eq!(arena.select(child, (Seat(1), &list(&[1])), full, &mut rng), None);
    }

    fn utilities(first: f32, second: f32) -> Utilities {
        let mut utilities = [0.0; MAX_SEATS];
        utilities[..2].copy_from_slice(&[first, second]);
        utilities
    }

    fn select(arena: &mut Arena<u8>, parent: u32, seat: u8, moves: &[u8]) -> u32 {
        let mut rng = Seed::from_number(5).derive(1).rng();
        arena.select(parent, (Seat(seat), &list(moves)), WIDE, &mut rng).unwrap()
    }

    #[test]
    fn a_proven_win_settles_the_decision_and_is_chosen() {
        let mut arena = Arena::new();
        let child = select(&mut arena, NONE, 0, &[1, 2, 3]);
        assert!(!arena.back_up(&[child], &utilities(1.0, 0.0), false, 2));
        assert!(arena.back_up(&[child], &utilities(1.0, 0.0), true, 2));
        for moves in [&[1, 2, 3, 4][..], &[4, 3, 2, 1]] {
            assert_eq!(select(&mut arena, NONE, 0, moves), child);
        }
    }

    #[test]
    fn an_answer_that_wins_proves_the_decision_lost() {
        let mut arena = Arena::new();
        let child = select(&mut arena, NONE, 0, &[1, 2]);
        let answer = select(&mut arena, child, 1, &[7, 8]);
        assert!(!arena.back_up(&[child, answer], &utilities(0.0, 1.0), true, 2));
        assert_eq!(arena.node(child).proof, Proof::Lost);
        assert_eq!(arena.node(answer).proof, Proof::Won);
        let other = select(&mut arena, NONE, 0, &[1, 2]);
        assert_ne!(other, child, "a lost move is not tried again while there is another");
        let answer = select(&mut arena, other, 1, &[7]);
        let settled = arena.back_up(&[other, answer], &utilities(0.0, 1.0), true, 2);
        assert!(settled, "both moves are lost");
        select(&mut arena, NONE, 0, &[1, 2]);
    }

    #[test]
    fn only_when_every_answer_loses_is_the_decision_won() {
        let mut arena = Arena::new();
        let child = select(&mut arena, NONE, 0, &[1, 2]);
        for answers in 1..=2 {
            let answer = select(&mut arena, child, 1, &[7, 8]);
            let settled = arena.back_up(&[child, answer], &utilities(1.0, 0.0), true, 2);
            assert_eq!(settled, answers == 2);
        }
        assert_eq!(arena.node(child).proof, Proof::Won);
    }

    #[test]
    fn with_three_seats_or_a_full_tree_losses_prove_nothing_above() {
        for (seats, full) in [(3, false), (2, true)] {
            let mut arena = Arena::new();
            let child = select(&mut arena, NONE, 0, &[1, 2]);
            let answer = select(&mut arena, child, 1, &[7]);
            arena.full = full;
            assert!(!arena.back_up(&[child, answer], &utilities(1.0, 0.0), true, seats));
            assert_eq!(arena.node(child).proof, Proof::Unknown);
        }
    }
}
