//! A game with the players it can have.

use std::fmt;
use std::sync::Arc;

use kernel::mind::MoveOf;
use kernel::options::Given;
use kernel::{
    Blank, Game, Mind, OwnSeats, Player, Seat, SeatKind, Seated, Seed, SetupError, Style, View,
};

use crate::clock::{Clock, Stopwatch};
use crate::greedy::Greedy;
use crate::kind::{Kind, unknown};
use crate::planned::{Decided, Later};
use crate::random::Random;
use crate::search::Settings;
use crate::seating::SeatError;
use crate::tree_search::TreeSearch;
use crate::turn_planner::TurnPlanner;

/// A game with what its title brings along for those who play it: a mind, and seat kinds of its own.
///
/// A copy is cheap and shares everything.
pub struct Cast<G: Game> {
    game: Arc<G>,
    thinkers: Arc<dyn Thinkers<G>>,
    own: Option<Arc<dyn OwnSeats<Game = G>>>,
}

impl<G: Game> Clone for Cast<G> {
    fn clone(&self) -> Self {
        let (game, thinkers) = (Arc::clone(&self.game), Arc::clone(&self.thinkers));
        Cast { game, thinkers, own: self.own.clone() }
    }
}

impl<G: Game> fmt::Debug for Cast<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Cast").field(&self.game.about().id).finish()
    }
}

impl<G: Game> Cast<G> {
    /// A game that brings nothing along but its rules.
    pub fn new(game: impl Into<Arc<G>>) -> Cast<G> {
        let mind = Arc::new(Blank::<G>::new());
        Cast { game: game.into(), thinkers: Arc::new(Minded(mind)), own: None }
    }

    /// The same with a mind.
    #[must_use]
    pub fn mind(self, mind: impl Mind<Game = G>) -> Cast<G> {
        Cast { thinkers: Arc::new(Minded(Arc::new(mind))), ..self }
    }

    /// The same with seat kinds of the game's own.
    #[must_use]
    pub fn seats(self, own: impl OwnSeats<Game = G>) -> Cast<G> {
        Cast { own: Some(Arc::new(own)), ..self }
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The game, to keep.
    pub fn shared_game(&self) -> Arc<G> {
        Arc::clone(&self.game)
    }

    /// The seat kinds of the game's own.
    pub fn own_seats(&self) -> Option<&dyn OwnSeats<Game = G>> {
        self.own.as_deref()
    }

    /// Their names and explanations.
    pub fn own_kinds(&self) -> &[SeatKind] {
        self.own.as_ref().map_or(&[], |own| own.kinds())
    }

    /// The options of a game with these kinds in its seats: those given, and what the game makes of the kinds.
    ///
    /// # Errors
    /// If the game refuses the kinds; the reason is a message in its words.
    pub fn seated_options(&self, kinds: &[Kind], given: &Given) -> Result<Given, SetupError> {
        let mut options = given.clone();
        if let Some(own) = &self.own {
            let seats = (0..=u8::MAX).zip(kinds);
            let seated: Vec<Seated<'_>> =
                seats.map(|(seat, kind)| kind.seated(Seat(seat))).collect();
            own.seating(&seated, &mut options)?;
        }
        Ok(options)
    }

    /// The player of a kind. `threads` is how many a search may use; the same seed (and, in a search that counts
    /// iterations, the same number of threads) decides the same.
    ///
    /// # Errors
    /// If nobody can be seated: a person, or a kind the game does not have.
    pub fn player(
        &self,
        kind: &Kind,
        seed: Seed,
        threads: usize,
    ) -> Result<Box<dyn Player<G>>, SeatError> {
        let search = |budget| {
            let settings = Settings { threads, ..Settings::new(budget) };
            self.thinkers.search(settings, seed, Arc::new(Stopwatch::start()))
        };
        Ok(match kind {
            Kind::Me => return Err(SeatError::Person),
            Kind::Random => Box::new(Random::new(seed)),
            Kind::Greedy => self.thinkers.greedy(seed),
            Kind::Thinker(strength) => search(strength.budget()),
            Kind::Search(budget) => search(*budget),
            Kind::Own { id, argument } => {
                let own = self.own.as_ref();
                own.and_then(|own| own.player(id, argument.as_deref(), seed))
                    .ok_or_else(|| unknown(&kind.to_string(), self.own_kinds()))??
            }
        })
    }

    /// What a fresh player of a kind decides, with all it thinks out beyond; `later` is what was meant to be done when
    /// the seat thought before.
    pub(crate) fn think(
        &self,
        kind: &Kind,
        view: View<'_, G>,
        seed: Seed,
        later: Option<&Later<G::Move>>,
        threads: usize,
    ) -> Result<Decided<G::Move>, SeatError> {
        if let Some(budget) = kind.budget() {
            let settings = Settings { threads, ..Settings::new(budget) };
            return Ok(self.thinkers.think(settings, seed, view, later));
        }
        let mut player = self.player(kind, seed, threads)?;
        let mv = player.decide(view);
        Ok(Decided { mv, why: player.reason(), planned: None })
    }

    /// A searching player with settings and a clock of its own: the search that the mind's style asks for.
    pub fn search(
        &self,
        settings: Settings,
        seed: Seed,
        clock: Arc<dyn Clock>,
    ) -> Box<dyn Player<G>> {
        self.thinkers.search(settings, seed, clock)
    }
}

/// The players that need a mind, without its type.
trait Thinkers<G: Game>: Send + Sync {
    fn greedy(&self, seed: Seed) -> Box<dyn Player<G>>;

    fn search(&self, settings: Settings, seed: Seed, clock: Arc<dyn Clock>) -> Box<dyn Player<G>>;

    fn think(
        &self,
        settings: Settings,
        seed: Seed,
        view: View<'_, G>,
        later: Option<&Later<G::Move>>,
    ) -> Decided<G::Move>;
}

struct Minded<M>(Arc<M>);

impl<M: Mind> Thinkers<M::Game> for Minded<M> {
    fn greedy(&self, seed: Seed) -> Box<dyn Player<M::Game>> {
        Box::new(Greedy::new(Arc::clone(&self.0), seed))
    }

    fn search(
        &self,
        settings: Settings,
        seed: Seed,
        clock: Arc<dyn Clock>,
    ) -> Box<dyn Player<M::Game>> {
        let mind = Arc::clone(&self.0);
        match mind.style() {
            Style::Tree { .. } => Box::new(TreeSearch::new(mind, settings, seed, clock)),
            Style::OwnTurns(tuning) => {
                Box::new(TurnPlanner::new((mind, tuning), settings, seed, clock))
            }
        }
    }

    fn think(
        &self,
        settings: Settings,
        seed: Seed,
        view: View<'_, M::Game>,
        later: Option<&Later<MoveOf<M>>>,
    ) -> Decided<MoveOf<M>> {
        let (mind, clock) = (Arc::clone(&self.0), Arc::new(Stopwatch::start()));
        match mind.style() {
            Style::Tree { .. } => {
                let mut player = TreeSearch::new(mind, settings, seed, clock);
                let mv = player.decide(view);
                Decided { mv, why: player.reason(), planned: None }
            }
            Style::OwnTurns(tuning) => {
                let mut player = TurnPlanner::new((mind, tuning), settings, seed, clock);
                let (mv, planned) = player.think(view, later);
                Decided { mv, why: player.reason(), planned }
            }
        }
    }
}
