//! What takes several turns, a turn at a time: somebody goes where something can be done, and does it.
//!
//! For whoever plans far ahead. From every position there are thousands of turns, most of them without aim; these are the
//! few dozen that bring somebody nearer to something the rules let be done, one each.

mod aims;
mod ventures;

use std::collections::HashSet;

use kernel::{Errand, Journal, Seat, Venture};

use crate::action::{Action, Actor};
use crate::content::Content;
use crate::engine::Engine;
use crate::evaluate::{Ways, lack};
use crate::frame::Frame;
use crate::ids::{Body, Section};
use crate::look::Look;
use crate::moves::Move;
use crate::state::{Activation, Player, State};
use crate::{habits, turn};
use ventures::Undertaking;

/// The most decisions one turn takes here.
const LONGEST: usize = 30;

/// Somebody to go somewhere, and perhaps to do something there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Aim {
    who: Body,
    at: Section,
    deed: Option<Action>,
}

/// Every turn that serves an aim of the active seat, as the rules let it be played.
pub(crate) fn turns(
    content: &'static Content,
    state: &State,
    seat: Seat,
    found: &mut dyn FnMut(Errand<Move, State>),
) {
    let look = Look::new(content, state);
    if !begins(look, seat) {
        return;
    }
    let ways = Ways::new(look);
    let begin = || Walk::new(content, state, seat, &ways);
    let aims = aims::of(look, state.turn.player, &ways);
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

/// What the active seat might undertake.
pub(crate) fn ventures(look: Look<'_>, seat: Seat) -> Vec<Venture> {
    if !begins(look, seat) {
        return Vec::new();
    }
    let all = ventures::of(look, look.state.turn.player, &Ways::new(look));
    all.into_iter().map(Venture::from).collect()
}

/// The next turn of the active seat with these ventures; without any, cubes come back.
pub(crate) fn undertake(
    content: &'static Content,
    state: &State,
    seat: Seat,
    ventures: &[Venture],
) -> Option<Errand<Move, State>> {
    let look = Look::new(content, state);
    if !begins(look, seat) {
        return None;
    }
    let ways = Ways::new(look);
    let player = state.turn.player;
    let begin = || Walk::new(content, state, seat, &ways);
    if ventures.is_empty() {
        return aims::renegotiations(look).find_map(|mv| {
            let mut walk = begin();
            walk.renegotiate(mv).then(|| walk.end())?
        });
    }
    let next = |venture: &Venture, look| Undertaking::from(*venture).next(look, player, &ways);
    for (number, venture) in ventures.iter().enumerate() {
        let Some(aim) = next(venture, look) else { continue };
        let mut walk = begin();
        let served = walk.serve(&aim);
        if served == Served::Not {
            continue;
        }
        if served == Served::WithActionsLeft {
            // What is left of the turn goes into this or a later venture of the same Character.
            let further = ventures[number..].iter().find_map(|venture| {
                let next = next(venture, walk.look())?;
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
    ways: &'a Ways<'a>,
    seat: Seat,
    player: Player,
    moves: Vec<Move>,
    state: State,
}

impl<'a> Walk<'a> {
    fn new(content: &'static Content, state: &State, seat: Seat, ways: &'a Ways<'a>) -> Walk<'a> {
        let player = state.turn.player;
        Walk { content, ways, seat, player, moves: Vec::new(), state: *state }
    }

    /// The same turn so far, to be gone on with in another way.
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
        let mut journal = Journal::muted();
        turn::play(&mut Engine::new(self.content, &mut self.state, &mut journal), self.seat, &mv);
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
            let Some(mv) = habits::idle(self.look(), self.seat) else { break };
            self.play(mv);
        }
        let left = self.state.turn.activated.is_some_and(|activation| activation.actions > 0);
        if done && left && self.goes_on() { Served::WithActionsLeft } else { Served::Spent }
    }

    /// The next decision for an aim; none if there is none, or none more.
    fn towards(&self, aim: &Aim) -> Option<Move> {
        let look = self.look();
        match (turn::top(look)?, self.state.turn.activated) {
            (Frame::Reveal, _) => Some(self.reveal(aim)),
            (Frame::Influence, _) => self.influence(aim),
            (Frame::Commit | Frame::Activate, None) => Some(Move::Activate(Actor::Body(aim.who))),
            (Frame::Activate, Some(activation)) if activation.body == Some(aim.who) => {
                self.act(aim, activation)
            }
            (Frame::Activate, _) => None,
            _ => habits::idle(look, self.seat),
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
        let left = |to: Section| self.ways.steps(aim.who, to, aim.at);
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
    fn end(mut self) -> Option<Errand<Move, State>> {
        while self.goes_on() {
            let mv = habits::idle(self.look(), self.seat)?;
            self.play(mv);
        }
        (self.moves.len() < LONGEST).then_some(Errand { moves: self.moves, after: self.state })
    }
}
