//! Who may take what back (SB-3, SB-4, SB-5).

use kernel::refusal::table;
use kernel::{Barrier, Refusal, Seat};

use crate::line::Played;

/// Whether a seat may take its latest decision back, given the decisions that stand.
///
/// What was shown weighs more than who has decided since: where both forbid it, SB-4 is named.
pub(crate) fn may_undo<M>(played: &[Played<M>], seat: Seat) -> Result<(), Refusal> {
    let Some(own) = played.iter().rposition(|decision| decision.seat == seat) else {
        return Err(table::nothing_to_undo(seat));
    };
    if played[own..].iter().any(|decision| decision.barrier == Barrier::Closed) {
        return Err(table::UNDO_BARRIER);
    }
    match played[own + 1..].last() {
        Some(other) => Err(table::undo_other(other.seat)),
        None => Ok(()),
    }
}
