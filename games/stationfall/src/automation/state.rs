//! What bots leave on the table: the die of this turn, the plan in progress, and powers that are used up.

use kernel::SeatSet;
use serde::{Deserialize, Serialize};
use workbench::flat::List;

use super::script::ScriptId;
use crate::action::Actor;
use crate::moves::Move;

/// The most decisions one pass of a Manoeuvre can take: cubes, the disc, two Actions each with a nested one, the free
/// Action, and free Steps between them.
pub(super) const LONGEST_PASS: usize = 16;

/// What bots leave on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct AutomationState {
    /// The face of the die in this turn; 0 while no bot has rolled it (SF-B14.5).
    pub die: u8,
    /// Whether the focus script is read first in this turn (SF-B1.3).
    pub focus: bool,
    /// The bots whose power for once a game is used.
    pub used: SeatSet,
    /// What the bot whose turn it is does next.
    pub plan: Plan,
}

/// The Manoeuvre of a turn, as far as it is fixed (SF-B7.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Plan {
    /// Whether the script was read this turn.
    pub read: bool,
    /// The script of the line that is followed.
    pub script: ScriptId,
    /// The number of the line; 0 if none was possible.
    pub line: u8,
    /// The goal in progress: 0 before the first THEN.
    pub clause: u8,
    /// Who acts.
    pub actor: Option<Actor>,
    /// The decisions of this pass, in order.
    pub moves: List<Move, LONGEST_PASS>,
    /// How many of them are made.
    pub made: u8,
    /// Whether they finish the goal.
    pub finishes: bool,
    /// Whether the same goal goes on with the Actions left, because somebody else acts one Action at a time.
    pub again: bool,
}

impl Plan {
    /// The next decision.
    pub fn next(&self) -> Option<Move> {
        self.moves.get(usize::from(self.made)).copied()
    }
}
