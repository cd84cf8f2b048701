//! What all laws share during a run: the game, its words and rules, the moves met so far, randomness, the counts.

use std::collections::BTreeSet;

use kernel::{Draw, Game, Name, Rng, Seed, Turn, Viewer};

use crate::brought::Brought;
use crate::pool::Pool;
use crate::statistics::Statistics;
use crate::violation::Law;
use crate::words::Wordbook;

/// A law that was found broken, before anybody noted in which game.
#[derive(Debug)]
pub(crate) struct Breach {
    pub law: Law,
    pub seen: String,
}

/// Whether a law holds.
pub(crate) type Held = Result<(), Breach>;

impl Breach {
    /// The same breach, found in circumstances that the record does not show.
    pub(crate) fn within(self, circumstances: &str) -> Breach {
        Breach { law: self.law, seen: format!("{circumstances}: {}", self.seen) }
    }
}

/// Holds a game against the laws.
pub(crate) struct Inspector<'g, G: Game> {
    pub game: &'g G,
    pub brought: &'g Brought<G>,
    pub words: Wordbook,
    /// The ids of the game's ledger and the kernel's.
    pub rules: BTreeSet<String>,
    /// The ids of the game's almanac.
    pub almanac: BTreeSet<Name>,
    pub pool: Pool<G::Move>,
    pub rng: Rng,
    pub statistics: Statistics,
    /// How many decisions a game usually takes, to spread samples over it.
    pub usual_length: u32,
}

impl<'g, G: Game> Inspector<'g, G> {
    pub(crate) fn new(
        (game, brought): (&'g G, &'g Brought<G>),
        words: Wordbook,
        rules: BTreeSet<String>,
        rng: Rng,
    ) -> Inspector<'g, G> {
        let statistics = Statistics::default();
        Inspector {
            game,
            brought,
            words,
            rules,
            almanac: BTreeSet::new(),
            pool: Pool::new(),
            rng,
            statistics,
            usual_length: 1,
        }
    }

    /// Holds one condition against a law, and counts that it did.
    pub(crate) fn hold(
        &mut self,
        law: Law,
        condition: bool,
        seen: impl FnOnce() -> String,
    ) -> Held {
        *self.statistics.held.entry(law).or_default() += 1;
        if condition { Ok(()) } else { Err(Breach { law, seen: seen() }) }
    }

    /// Whether to sample here, if a law is to be sampled this often in a game of the usual length.
    pub(crate) fn samples(&mut self, a_game: u32) -> bool {
        self.rng.below(self.usual_length.max(1)) < a_game
    }

    /// A position that the viewer cannot tell from this one, with the seed that made it.
    pub(crate) fn imagine(&mut self, state: &G::State, viewer: Viewer) -> (G::State, Seed) {
        let seed = self.rng.seed();
        (self.game.determinize(state, viewer, &mut seed.rng()), seed)
    }

    /// Fails unless the rule is in the game's ledger or the kernel's.
    pub(crate) fn cites(&mut self, rule: &str, who: &str) -> Held {
        let known = self.rules.contains(rule);
        self.hold(Law::Rules, known, || format!("{who} cites {rule}, which is in no ledger"))
    }

    /// Whether anybody is still awaited.
    pub(crate) fn goes_on(&self, state: &G::State) -> bool {
        matches!(self.game.turn(state), Turn::Awaiting(_))
    }
}
