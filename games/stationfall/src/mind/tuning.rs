//! The numbers of the search that are fitted to this game, by games of the search against three `greedy`.

use kernel::Tuning;
use kernel::mind::{Foresight, GoalTuning};

pub(super) const TUNING: Tuning = Tuning { near: NEAR, far: FAR, goals: GOALS };

/// Where no turn serves a purpose, as in the middle of one.
const NEAR: Foresight = Foresight {
    turns: 6,
    worlds: 3,
    answers: 0,
    at_once: 0.5,
    second: 0.0,
    later: 0.0,
    beginnings: |turn| 8usize.saturating_sub(turn).max(2),
};

/// Otherwise to the end of the game.
const FAR: Foresight = Foresight {
    turns: 18,
    worlds: 2,
    answers: 4,
    at_once: 0.2,
    second: 0.375,
    later: 0.12,
    beginnings: |turn| (11.0 * 0.85_f32.powi(turn as i32 - 1)).max(4.0) as usize,
};

/// A list of goals changes only for something that is clearly better, and ends early.
const GOALS: GoalTuning = GoalTuning { better: 0.004, simpler: 0.001, a_turn: 0.004 };
