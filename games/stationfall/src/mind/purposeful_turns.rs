//! What takes several turns, a turn at a time: somebody goes where something can be done, and does it.
//!
//! For whoever plans far ahead. From every position there are thousands of turns, most of them without purpose; these are
//! the few dozen that bring somebody nearer to something the rules let be done, one each.

use std::collections::HashSet;

use kernel::{EventLog, Seat, WholeTurn};

use super::aims::{self, Aim};
use super::goals::{self, Goal};
use super::{Distances, default_moves, lack};
use crate::action::{Action, Actor};
use crate::content::Content;
use crate::engine::Engine;
use crate::frame::{Frame, Moment, Phase};
use crate::ids::Section;
use crate::look::Look;
use crate::moves::Move;
use crate::state::{Activation, Player, State};
use crate::turn;

/// The most decisions one turn takes here.
const LONGEST: usize = 30;

/// Every turn that serves an aim of the active seat, as the rules let it be played.
pub(crate) fn turns(
    content: &'static Content,
    state: &State,
    seat: Seat,
    found: &mut dyn FnMut(WholeTurn<Move, State>),
) {
    let look = Look::new(content, state);
    if !begins(look, seat) {
        return;
    }
    let distances = Distances::new(look);
    let begin = || Walk::new(content, state, seat, &distances);
    let aims = aims::of(look, state.turn.player, &distances);
    let mut seen: HashSet<Vec<Move>> = HashSet::new();
    for aim in &aims {
        let mut walk = begin();
        let served = walk.serve(aim);
        if served == Served::Not {
            continue;
        }
        if served == Served::WithActionsLeft {
            for next in aims.iter().filter(|next| next.who == aim.who && *next != aim) {
                let mut further = walk.branch();
                let wholly = further.serve(next) != Served::Not && further.done(next);
                if wholly && seen.insert(further.moves.clone()) {
                    further.end().into_iter().for_each(&mut *found);
                }
            }
        }
        if seen.insert(walk.moves.clone()) {
            walk.end().into_iter().for_each(&mut *found);
        }
    }
    for mv in aims::renegotiations(look) {
        let mut walk = begin();
        if walk.renegotiate(mv) {
            walk.end().into_iter().for_each(&mut *found);
        }
    }
}

/// What the active seat might set out for.
pub(crate) fn goals(look: Look<'_>, seat: Seat) -> Vec<Goal> {
    if !begins(look, seat) {
        return Vec::new();
    }
    goals::of(look, look.state.turn.player, &Distances::new(look))
}

/// The next turn of the active seat with these goals; without any, cubes come back.
pub(crate) fn advance(
    content: &'static Content,
    state: &State,
    seat: Seat,
    goals: &[Goal],
) -> Option<WholeTurn<Move, State>> {
    let look = Look::new(content, state);
    if !begins(look, seat) {
        return None;
    }
    let distances = Distances::new(look);
    let player = state.turn.player;
    let begin = || Walk::new(content, state, seat, &distances);
    if goals.is_empty() {
        return aims::renegotiations(look).find_map(|mv| {
            let mut walk = begin();
            walk.renegotiate(mv).then(|| walk.end())?
        });
    }
    let next = |goal: &Goal, look| goal.next(look, player, &distances);
    for (number, goal) in goals.iter().enumerate() {
        let Some(aim) = next(goal, look) else { continue };
        let mut walk = begin();
        let served = walk.serve(&aim);
        if served == Served::Not {
            continue;
        }
        if served == Served::WithActionsLeft {
            // What is left of the turn goes into this or a later goal of the same Character.
            let further = goals[number..].iter().find_map(|goal| {
                let next = next(goal, walk.look())?;
                let mut further = walk.branch();
                let same = next.who == aim.who && next != aim;
                (same && further.serve(&next) != Served::Not).then_some(further)
            });
            walk = further.unwrap_or(walk);
        }
        return walk.end();
    }
    None
}

/// Whether the seat is active and decides.
fn begins(look: Look<'_>, seat: Seat) -> bool {
    look.active_seat() == seat && turn::awaited(look).contains(seat)
}

/// How far a turn came with an aim.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Served {
    /// Nothing could be done for it.
    Not,
    /// Something was done, and the turn is used up.
    Spent,
    /// It is reached, and who did it has Actions left.
    WithActionsLeft,
}

/// A turn being played.
struct Walk<'a> {
    content: &'static Content,
    distances: &'a Distances<'a>,
    seat: Seat,
    player: Player,
    moves: Vec<Move>,
    state: State,
}

impl<'a> Walk<'a> {
    fn new(
        content: &'static Content,
        state: &State,
        seat: Seat,
        distances: &'a Distances<'a>,
    ) -> Walk<'a> {
        let player = state.turn.player;
        Walk { content, distances, seat, player, moves: Vec::new(), state: *state }
    }

    /// The same turn so far, for another way to end it.
    fn branch(&self) -> Walk<'a> {
        Walk { moves: self.moves.clone(), ..*self }
    }

    fn look(&self) -> Look<'_> {
        Look::new(self.content, &self.state)
    }

    /// Whether the turn goes on. What is asked at Stationfall is no part of it.
    fn goes_on(&self) -> bool {
        let look = self.look();
        let last =
            matches!(turn::top(look), None | Some(Frame::FinalReveal(_) | Frame::Deliver(_)));
        !last
            && self.state.turn.player == self.player
            && turn::awaited(look).contains(self.seat)
            && self.moves.len() < LONGEST
    }

    fn play(&mut self, mv: Move) {
        let mut log = EventLog::muted();
        turn::play(&mut Engine::new(self.content, &mut self.state, &mut log), self.seat, &mv);
        self.moves.push(mv);
    }

    /// Plays towards an aim as far as the turn lasts.
    fn serve(&mut self, aim: &Aim) -> Served {
        let mut acted = false;
        while self.goes_on() {
            let Some(mv) = self.towards(aim) else { break };
            if turn::check(self.look(), self.seat, &mv).is_err() {
                return Served::Not;
            }
            acted |= matches!(mv, Move::Act(_) | Move::Free(_));
            self.play(mv);
            if aim.deed.is_some() && self.done(aim) {
                break;
            }
        }
        if !acted {
            return Served::Not;
        }
        let done = self.done(aim);
        while self.goes_on() && turn::top(self.look()) != Some(Frame::Activate) {
            let Some(mv) = default_moves::default_move(self.look(), self.seat) else { break };
            self.play(mv);
        }
        let left = self.state.turn.activated.is_some_and(|activation| activation.actions > 0);
        if done && left && self.goes_on() { Served::WithActionsLeft } else { Served::Spent }
    }

    /// The next decision for an aim; none if there is none, or none more.
    fn towards(&self, aim: &Aim) -> Option<Move> {
        let look = self.look();
        let phase = match turn::top(look)?.moment() {
            Moment::Phase(phase) => phase,
            Moment::Opening | Moment::Naming(_) | Moment::Of(_) | Moment::Between => {
                return default_moves::default_move(look, self.seat);
            }
        };
        match (phase, self.state.turn.activated) {
            (Phase::Reveal, _) => Some(self.reveal(aim)),
            (Phase::Influence, _) => self.influence(aim),
            (Phase::Commit | Phase::Activate, None) => Some(Move::Activate(Actor::Body(aim.who))),
            (Phase::Activate, Some(activation)) if activation.body == Some(aim.who) => {
                self.act(aim, activation)
            }
            (Phase::Activate, Some(_)) => None,
            (Phase::Commit, Some(_)) => default_moves::default_move(look, self.seat),
        }
    }

    /// Whether the last decision was what an aim is about.
    fn done(&self, aim: &Aim) -> bool {
        match aim.deed {
            Some(deed) => [Move::Act(deed), Move::Free(deed)]
                .contains(self.moves.last().unwrap_or(&Move::Pass)),
            None => self.look().section_of(aim.who) == Some(aim.at),
        }
    }

    /// Who is to act must be the own PC to be sure of it.
    fn reveal(&self, aim: &Aim) -> Move {
        let look = self.look();
        let secret = look.secret_of(self.state.turn.player);
        let own = secret.filter(|id| look.content.identities[*id].character == look.owner(aim.who));
        own.map_or(Move::Pass, Move::Reveal)
    }

    /// As many cubes as it takes; none if there are not enough.
    fn influence(&self, aim: &Aim) -> Option<Move> {
        let look = self.look();
        let (player, card) = (self.state.turn.player, look.owner(aim.who));
        if look.is_conspirator(player, card) {
            return Some(Move::Pass);
        }
        let (least, most) = turn::influence_bounds(look, card);
        let count = lack(look, player, card).max(least);
        (count <= most).then_some(Move::Influence(card, count))
    }

    /// The next thing the activated one does: the deed where it can be done, otherwise a Step nearer.
    fn act(&self, aim: &Aim, activation: Activation) -> Option<Move> {
        let look = self.look();
        let at = look.section_of(aim.who)?;
        let legal = |mv: &Move| turn::check(look, self.seat, mv).is_ok();
        if at == aim.at {
            let deed = aim.deed?;
            return [Move::Free(deed), Move::Act(deed)].into_iter().find(legal);
        }
        if activation.actions == 0 && !activation.free {
            return None;
        }
        let left = |to: Section| self.distances.steps(aim.who, to, aim.at);
        let here = left(at);
        let mut best: Option<(f32, Move)> = None;
        for way in look.ways(at) {
            let steps = left(way.to);
            if steps >= here || best.is_some_and(|(least, _)| least <= steps) {
                continue;
            }
            let step = Action::Step { to: way.to, drag: None };
            let mv = [Move::Free(step), Move::Act(step)].into_iter().find(legal);
            best = mv.map(|mv| (steps, mv)).or(best);
        }
        best.map(|(_, mv)| mv)
    }

    /// Passes up to the choice between Activate and Renegotiate, and decides this. Tells whether it could.
    fn renegotiate(&mut self, mv: Move) -> bool {
        while self.goes_on() {
            if turn::check(self.look(), self.seat, &mv).is_ok() {
                self.play(mv);
                return true;
            }
            if turn::check(self.look(), self.seat, &Move::Pass).is_err() {
                return false;
            }
            self.play(Move::Pass);
        }
        false
    }

    /// The turn, ended as it may be; none if it cannot be.
    fn end(mut self) -> Option<WholeTurn<Move, State>> {
        while self.goes_on() {
            let mv = default_moves::default_move(self.look(), self.seat)?;
            self.play(mv);
        }
        (self.moves.len() < LONGEST).then_some(WholeTurn { moves: self.moves, after: self.state })
    }
}
