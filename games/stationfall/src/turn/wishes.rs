//! Decisions that somebody may think of, allowed or not: what "why not?" looks through.

use kernel::MoveList;

use super::{list, top};
use crate::action::Actor;
use crate::frame::Frame;
use crate::ids::Character;
use crate::look::Look;
use crate::moves::Move;

/// Adds the wishes of the active seat, each once. Other seats owe an answer and have nothing else to wish for.
pub(crate) fn wishes(look: Look<'_>, seat: kernel::Seat, moves: &mut MoveList<Move>) {
    list(look, seat, moves);
    // A bot wishes for nothing, and what lies face down with it is nobody's to speak of (SF-B3.11, SF-B10.10).
    if look.state.table.bots.contains(seat) {
        return;
    }
    let mut wish = |mv: Move| {
        if !moves.contains(&mv) {
            moves.push(mv);
        }
    };
    match top(look) {
        Some(Frame::Reveal | Frame::Influence) => {
            everybody(look, &mut wish);
            look.state.table.in_play.iter().for_each(|card| wish(Move::Influence(card, 1)));
        }
        Some(Frame::Commit | Frame::Activate) => {
            everybody(look, &mut wish);
            if let Some(activation) = look.state.turn.activated {
                let actor = activation.body.map_or(Actor::Assistant, Actor::Body);
                look.wish_actions(actor, &mut |action| wish(Move::Act(action)));
            }
        }
        Some(Frame::Act { actor, .. }) => {
            look.wish_actions(actor, &mut |action| wish(Move::Act(action)));
        }
        _ => {}
    }
}

/// To activate, bribe and blackmail everybody.
fn everybody(look: Look<'_>, wish: &mut dyn FnMut(Move)) {
    for body in look.bodies() {
        wish(Move::Activate(Actor::Body(body)));
        wish(Move::Bribe(Actor::Body(body)));
        // Only the own tokens: what others hold is nobody's to speak of.
        if look.kompromat_of(look.active_seat()).any(|held| held == look.owner(body)) {
            wish(Move::Kompromat(Actor::Body(body)));
        }
    }
    if look.in_play(Character::DigitalAssistant) {
        wish(Move::Activate(Actor::Assistant));
        wish(Move::Bribe(Actor::Assistant));
    }
}
