//! One game between automatic players, with somebody who watches every decision. `players::simulate` plays games by the
//! million and reports how they ended; here, what happens on the way is of interest.

use kernel::options::Given;
use kernel::{Draw, EventLog, Game, MoveList, Outcome, Rng, Seat, Seed, Turn, View};
use players::{Bot, Cast, Kind, Moment};

use crate::answer::Stop;

/// A decision that somebody is about to make.
pub(crate) struct Decision<'a, G: Game> {
    pub game: &'a G,
    pub state: &'a G::State,
    pub seat: Seat,
}

/// Sees every decision of a game.
pub(crate) trait Watch<G: Game> {
    /// Before the seat decides.
    fn asked(&mut self, _decision: &Decision<'_, G>) {}

    /// After it has decided, before its move is made.
    fn decided(&mut self, _decision: &Decision<'_, G>, _mv: &G::Move) {}
}

/// A game set up, with somebody automatic in every seat.
pub(crate) struct Table<G: Game> {
    pub state: G::State,
    seats: Vec<Place<G>>,
    astray: Option<Astray>,
    seed: Seed,
    /// How many decisions stand.
    made: u32,
}

/// Who sits there, and the mind it judges by.
struct Place<G: Game> {
    cast: Cast<G>,
    bot: Bot<G::Move>,
}

/// Now and then somebody decides at random, so that positions are met which all would avoid.
struct Astray {
    rng: Rng,
    /// Every so many decisions.
    every: u32,
}

impl<G: Game> Table<G> {
    /// A table of these kinds with these options, as they are written on a command line.
    pub fn open(
        cast: &Cast<G>,
        kinds: &[Kind],
        given: &Given,
        seed: Seed,
    ) -> Result<Table<G>, Stop> {
        let given = cast.seated_options(kinds, given).map_err(Stop::wrong)?;
        let options = kernel::options::resolve(cast.game(), &given).map_err(Stop::wrong)?;
        let count = u8::try_from(kinds.len()).unwrap_or(u8::MAX);
        let state = kernel::play::start(cast.game(), &options, count, seed).map_err(Stop::wrong)?;
        let mut seats = Vec::new();
        for kind in kinds {
            cast.player(kind, seed, 1).map_err(Stop::wrong)?;
            seats.push(Place { cast: cast.clone(), bot: Bot::new(kind.clone()) });
        }
        Ok(Table { state, seats, astray: None, seed, made: 0 })
    }

    /// The same with minds of their own: seats may judge positions differently, but the rules are the same for all.
    #[must_use]
    pub fn minded(mut self, cast_of: impl Fn(Seat) -> Cast<G>) -> Table<G> {
        for (place, seat) in self.seats.iter_mut().zip(0..) {
            place.cast = cast_of(Seat(seat));
        }
        self
    }

    /// The same where every so many decisions one is made at random.
    #[must_use]
    pub fn astray(self, every: u32, rng: Rng) -> Table<G> {
        Table { astray: Some(Astray { rng, every }), ..self }
    }

    /// Plays to the end.
    pub fn play(&mut self, watch: &mut impl Watch<G>) -> Outcome {
        let mut journal = EventLog::muted();
        let game = self.seats[0].cast.shared_game();
        loop {
            let awaited = match game.turn(&self.state) {
                Turn::Over(outcome) => return outcome,
                Turn::Awaiting(awaited) => awaited.seats,
            };
            let seat = awaited.lowest().expect("a game that is not over awaits somebody");
            let decision = Decision { game: &*game, state: &self.state, seat };
            watch.asked(&decision);
            let view = View::new(&*game, &self.state, seat);
            let moment = Moment { table: self.seed, moves: self.made };
            let Place { cast, bot } = &mut self.seats[seat.index()];
            let mv = match self.astray.as_mut().and_then(|astray| astray.lead(view)) {
                Some(mv) => mv,
                None => bot.decide(cast, view, moment),
            };
            watch.decided(&decision, &mv);
            game.play(&mut self.state, seat, &mv, &mut journal);
            self.made += 1;
        }
    }
}

impl Astray {
    /// A random move, if it is time for one.
    fn lead<G: Game>(&mut self, view: View<'_, G>) -> Option<G::Move> {
        if self.rng.below(self.every) != 0 {
            return None;
        }
        let mut moves = MoveList::new();
        view.moves(&mut moves);
        Some(moves[self.rng.index(moves.len())].clone())
    }
}
