//! What a run of the suite has seen.

use std::collections::BTreeMap;
use std::fmt;

use crate::violation::Law;

/// What a run of the suite has seen.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Statistics {
    /// How many games were played.
    pub games: u32,
    /// How many decisions were made in them.
    pub decisions: u64,
    /// The most decisions in one game.
    pub longest: u32,
    /// How often games ended which way.
    pub endings: BTreeMap<String, u32>,
    /// How often which rule refused a move.
    pub refusals: BTreeMap<String, u64>,
    /// How often each law was held against the game.
    pub held: BTreeMap<Law, u64>,
    /// How many imagined positions differed from the real one in more than the future.
    pub imagined_otherwise: u64,
    /// Whether any viewer saw less than the referee.
    pub(crate) saw_something_hidden: bool,
}

impl fmt::Display for Statistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} games, {} decisions, at most {} in one game",
            self.games, self.decisions, self.longest
        )?;
        for (ending, count) in &self.endings {
            writeln!(f, "  ended by {ending}: {count}")?;
        }
        for (rule, count) in &self.refusals {
            writeln!(f, "  refused by {rule}: {count}")?;
        }
        for law in Law::ALL {
            let count = self.held.get(&law).copied().unwrap_or(0);
            writeln!(f, "  {law:?} held {count} times")?;
        }
        write!(f, "  imagined otherwise: {}", self.imagined_otherwise)
    }
}
