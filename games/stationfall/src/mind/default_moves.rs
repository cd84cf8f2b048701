//! What is decided without looking ahead: the move that does as little as possible, or the one experience prefers.

use kernel::{EventLog, MoveList, Seat};

use super::evaluation::evaluate_all;
use super::experience;
use crate::engine::Engine;
use crate::frame::Frame;
use crate::look::Look;
use crate::moves::Move;
use crate::state::IdentityPlace;
use crate::turn;

/// The decision by which an awaited seat does as little as it may: pass, rather Renegotiate than activate, refuse, reveal
/// what was kept secret. A bot follows its script.
pub(crate) fn default_move(look: Look<'_>, seat: Seat) -> Option<Move> {
    if matches!(turn::top(look), Some(Frame::Deliver(_))) {
        return best_delivery(look, seat);
    }
    let own = |mv: &Move| turn::check(look, seat, mv).is_ok();
    let usual = [Move::Pass, Move::Renegotiate(None), Move::Refuse];
    if !look.state.table.bots.contains(seat)
        && let Some(mv) = usual.into_iter().find(own)
    {
        return Some(mv);
    }
    let mut moves = MoveList::new();
    turn::list(look, seat, &mut moves);
    let secret = |mv: &&Move| match mv {
        Move::Reveal(identity) => {
            matches!(look.state.identities[*identity], IdentityPlace::Secret(_))
        }
        _ => false,
    };
    moves.iter().find(secret).or_else(|| moves.first()).copied()
}

/// What is delivered decides the game (SF-16.3.1): nobody who can score by it forgoes it.
fn best_delivery(look: Look<'_>, seat: Seat) -> Option<Move> {
    let mut moves = MoveList::new();
    turn::list(look, seat, &mut moves);
    let worth = |mv: &Move| {
        let mut after = *look.state;
        let mut log = EventLog::muted();
        turn::play(&mut Engine::new(look.content, &mut after, &mut log), seat, mv);
        evaluate_all(Look::new(look.content, &after))[seat.index()]
    };
    moves.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b)))
}

/// The Secret Identity that has won most often, of those a seat may choose (SF-2.5a).
pub(crate) fn opening(look: Look<'_>, seat: Seat) -> Option<Move> {
    let mut moves = MoveList::new();
    if turn::top(look) == Some(Frame::Identities) {
        turn::list(look, seat, &mut moves);
    }
    let won = |mv: &Move| match mv {
        Move::Identity(identity) => experience::won(*identity),
        _ => 0,
    };
    moves.iter().copied().max_by_key(won)
}
