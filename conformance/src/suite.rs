//! One call that a game passes or fails.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::options::Given;
use kernel::{Game, Mind, OwnSeats, Seed, SetupError, Teach, play};

use crate::brought::Brought;
use crate::inspector::{Breach, Inspector};
use crate::laws::{about, almanac, imagination, lessons, players, texts};
use crate::statistics::Statistics;
use crate::trial::{self, Setup};
use crate::violation::{Law, Violation};
use crate::words::Wordbook;

/// The environment variable that sets the number of games where a test asks for it: thousands in a nightly run.
const GAMES_VARIABLE: &str = "STARBOARD_CONFORMANCE_GAMES";

/// How many decisions the first game is taken to have, before any was played.
const FIRST_LENGTH: u32 = 20;

/// The suite for one game: random games over all player counts and option sets, held against every [`Law`].
pub struct Suite<G: Game> {
    game: G,
    brought: Brought<G>,
    options: Vec<Given>,
    seats: RangeInclusive<u8>,
    games: u32,
    seed: u64,
}

impl<G: Game> Suite<G> {
    /// A suite of 300 games with the default options, spread over all player counts.
    pub fn new(game: G) -> Suite<G> {
        let seats = game.about().players.clone();
        let brought = Brought::default();
        Suite { game, brought, options: vec![Given::new()], seats, games: 300, seed: 1 }
    }

    /// Holds this mind against the laws too.
    #[must_use]
    pub fn mind(self, mind: impl Mind<Game = G>) -> Suite<G> {
        Suite { brought: self.brought.mind(mind), ..self }
    }

    /// Holds these lessons against the laws too.
    #[must_use]
    pub fn teach(self, teach: impl Teach<Game = G>) -> Suite<G> {
        Suite { brought: self.brought.teach(teach), ..self }
    }

    /// Holds these seat kinds against the laws too.
    #[must_use]
    pub fn own_seats(self, own: impl OwnSeats<Game = G>) -> Suite<G> {
        Suite { brought: self.brought.own_seats(own), ..self }
    }

    /// Plays with these options too, beside the default ones.
    #[must_use]
    pub fn options(mut self, given: Given) -> Suite<G> {
        self.options.push(given);
        self
    }

    /// Plays only with these numbers of seats.
    #[must_use]
    pub fn seats(mut self, seats: RangeInclusive<u8>) -> Suite<G> {
        self.seats = seats;
        self
    }

    /// Plays this many games, at least one of every combination of seats and options.
    #[must_use]
    pub fn games(mut self, games: u32) -> Suite<G> {
        self.games = games;
        self
    }

    /// Starts from another seed.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Suite<G> {
        self.seed = seed;
        self
    }

    /// Plays as many games as `STARBOARD_CONFORMANCE_GAMES` says, if it says anything.
    ///
    /// # Panics
    /// If it says something that is not a whole number.
    #[must_use]
    #[track_caller]
    pub fn scale_from_env(self) -> Suite<G> {
        match std::env::var(GAMES_VARIABLE) {
            Err(_) => self,
            Ok(written) => match written.parse() {
                Ok(games) => self.games(games),
                Err(_) => panic!("{GAMES_VARIABLE}: expected a whole number, found `{written}`"),
            },
        }
    }

    /// Holds the game against every law.
    ///
    /// # Panics
    /// With a report of the first law that does not hold.
    #[track_caller]
    pub fn run(&self) {
        match self.check() {
            Ok(statistics) => println!("{}: {statistics}", self.game.about().id),
            Err(violation) => panic!("{violation}"),
        }
    }

    /// Holds the game against every law. What was seen is returned as data: the statistics, or the first law that
    /// does not hold.
    pub fn check(&self) -> Result<Statistics, Box<Violation>> {
        let rng = Seed::from_number(self.seed).derive(u64::MAX).rng();
        let rules = self.outside_of_games(|| about::rules(&self.game))?;
        let words = self.outside_of_games(|| {
            Wordbook::read(self.game.book())
                .map_err(|mistakes| Breach { law: Law::Words, seen: mistakes.join("\n") })
        })?;
        let mut inspector = Inspector::new((&self.game, &self.brought), words, rules, rng);
        let options: Vec<G::Options> = self.outside_of_games(|| {
            about::card(&mut inspector)?;
            about::options(&mut inspector)?;
            almanac::sound(&mut inspector)?;
            lessons::known(&mut inspector)?;
            self.options.iter().map(|given| about::resolved(&mut inspector, given)).collect()
        })?;
        let setups = self.setups(&options);
        inspector.usual_length = FIRST_LENGTH;
        let mut playable = Playable::default();
        for (number, setup) in setups.iter().enumerate() {
            self.one_game(&mut inspector, setup, &mut playable)?;
            if number < self.combinations() {
                self.own_players(&mut inspector, setup)?;
            }
        }
        self.outside_of_games(|| {
            playable.everything(&setups)?;
            imagination::not_vacuous(&mut inspector, playable.drew)
        })?;
        Ok(inspector.statistics)
    }

    fn combinations(&self) -> usize {
        self.seats.clone().count() * self.options.len()
    }

    /// As many games as asked for, over all combinations in turn.
    fn setups<'a>(&'a self, options: &'a [G::Options]) -> Vec<Setup<'a, G::Options>> {
        let sets = self.options.iter().zip(options);
        let combinations: Vec<_> =
            sets.flat_map(|set| self.seats.clone().map(move |seats| (set, seats))).collect();
        let games = combinations.len().max(self.games as usize);
        let setup =
            |(index, ((given, options), seats)): (u64, ((&'a Given, &'a G::Options), u8))| Setup {
                given,
                options,
                seats,
                seed: Seed::from_number(self.seed).derive(index),
            };
        (0..).zip(combinations.into_iter().cycle().take(games)).map(setup).collect()
    }

    fn one_game(
        &self,
        inspector: &mut Inspector<'_, G>,
        setup: &Setup<'_, G::Options>,
        playable: &mut Playable,
    ) -> Result<(), Box<Violation>> {
        let record = trial::blank(&self.game, setup, "random");
        trial::witnessed(inspector, record, |inspector, record| {
            match play::start(&self.game, setup.options, setup.seats, setup.seed) {
                Err(error) => refused_setup(inspector, &error),
                Ok(opening) => {
                    playable.note(setup);
                    playable.drew |= self.game.chance(&opening).is_some();
                    trial::play_one(inspector, setup, opening, record)
                }
            }
        })?;
        let games = u64::from(inspector.statistics.games.max(1));
        inspector.usual_length = inspector.statistics.decisions.div_ceil(games) as u32;
        Ok(())
    }

    /// One game of each of the game's own players.
    fn own_players(
        &self,
        inspector: &mut Inspector<'_, G>,
        setup: &Setup<'_, G::Options>,
    ) -> Result<(), Box<Violation>> {
        let Some(own) = self.brought.own() else { return Ok(()) };
        for kind in own.kinds() {
            let record = trial::blank(&self.game, setup, kind.id);
            trial::witnessed(inspector, record, |inspector, record| {
                let longest = self.game.longest(setup.options, setup.seats);
                match play::start(&self.game, setup.options, setup.seats, setup.seed) {
                    Err(error) => refused_setup(inspector, &error),
                    Ok(opening) => {
                        players::play_one(inspector, (own, kind), opening, longest, record)
                    }
                }
            })?;
        }
        Ok(())
    }

    /// Runs a part that plays no game. A breach or a panic becomes a violation.
    fn outside_of_games<T>(
        &self,
        part: impl FnOnce() -> Result<T, Breach>,
    ) -> Result<T, Box<Violation>> {
        let outcome = catch_unwind(AssertUnwindSafe(part)).unwrap_or_else(|payload| {
            Err(Breach { law: Law::NoPanic, seen: trial::panic_message(payload.as_ref()) })
        });
        outcome.map_err(|Breach { law, seen }| {
            Box::new(Violation { law, game: self.game.about().id.into(), record: None, seen })
        })
    }
}

/// A game may refuse a combination of options and seats, by a rule and in words.
fn refused_setup<G: Game>(
    inspector: &mut Inspector<'_, G>,
    error: &SetupError,
) -> Result<(), Breach> {
    inspector.cites(error.rule, "a refused set-up")?;
    texts::known(inspector, &error.text, "a refused set-up")
}

/// Which combinations could be played at all.
#[derive(Default)]
struct Playable {
    seats: BTreeSet<u8>,
    options: BTreeSet<Given>,
    drew: bool,
}

impl Playable {
    fn note<O>(&mut self, setup: &Setup<'_, O>) {
        self.seats.insert(setup.seats);
        if !self.options.contains(setup.given) {
            self.options.insert(setup.given.clone());
        }
    }

    /// Every number of seats and every option set could be played in some combination.
    fn everything<O>(&self, setups: &[Setup<'_, O>]) -> Result<(), Breach> {
        let broken = |seen: String| Err(Breach { law: Law::About, seen });
        for setup in setups {
            if !self.seats.contains(&setup.seats) {
                return broken(format!("the game never starts with {} seats", setup.seats));
            }
            if !self.options.contains(setup.given) {
                return broken(format!("the game never starts with the options {:?}", setup.given));
            }
        }
        Ok(())
    }
}
