//! What a title brings along beside the rules, as far as the suite and the playthroughs look at it.

use kernel::options::Given;
use kernel::scenario::Casting;
use kernel::{Blank, Game, Mind, OwnSeats, Player, Seat, SeatKind, Seated, Seed, Teach};

/// What a title brings along beside the rules: a mind, lessons, seat kinds of the game's own.
pub struct Brought<G: Game> {
    judge: Box<dyn Judge<G>>,
    teach: Option<Box<dyn Teach<Game = G>>>,
    own: Option<Box<dyn OwnSeats<Game = G>>>,
}

impl<G: Game> Default for Brought<G> {
    /// Nothing.
    fn default() -> Self {
        Brought { judge: Box::new(Blank::<G>::new()), teach: None, own: None }
    }
}

impl<G: Game> Brought<G> {
    /// A mind besides.
    #[must_use]
    pub fn mind(self, mind: impl Mind<Game = G>) -> Brought<G> {
        Brought { judge: Box::new(mind), ..self }
    }

    /// Lessons besides.
    #[must_use]
    pub fn teach(self, teach: impl Teach<Game = G>) -> Brought<G> {
        Brought { teach: Some(Box::new(teach)), ..self }
    }

    /// Seat kinds besides.
    #[must_use]
    pub fn own_seats(self, own: impl OwnSeats<Game = G>) -> Brought<G> {
        Brought { own: Some(Box::new(own)), ..self }
    }

    /// How good a position looks.
    pub(crate) fn worth(&self, game: &G, state: &G::State, seat: Seat) -> f32 {
        self.judge.worth(game, state, seat)
    }

    /// How good it looks to a plan that was begun in it.
    pub(crate) fn worth_ahead(&self, game: &G, state: &G::State, seat: Seat) -> f32 {
        self.judge.worth_ahead(game, state, seat)
    }

    pub(crate) fn lessons(&self) -> Option<&dyn Teach<Game = G>> {
        self.teach.as_deref()
    }

    pub(crate) fn own(&self) -> Option<&dyn OwnSeats<Game = G>> {
        self.own.as_deref()
    }

    pub(crate) fn kinds(&self) -> &[SeatKind] {
        self.own.as_ref().map_or(&[], |own| own.kinds())
    }
}

/// Of a scenario's seats only the game's own kinds are known here.
impl<G: Game> Casting<G> for Brought<G> {
    fn seated(&self, kinds: &[&str], given: &Given) -> Result<Given, String> {
        let mut options = given.clone();
        let Some(own) = self.own() else { return Ok(options) };
        let seated = (0..=u8::MAX).zip(kinds).map(|(seat, written)| {
            let (kind, argument) = parts(written);
            Seated { seat: Seat(seat), kind, argument }
        });
        let seated: Vec<Seated<'_>> = seated.collect();
        own.seating(&seated, &mut options).map_err(|error| error.to_string())?;
        Ok(options)
    }

    fn player(&self, written: &str, seed: Seed) -> Result<Box<dyn Player<G>>, String> {
        let (kind, argument) = parts(written);
        let made = self.own().and_then(|own| own.player(kind, argument, seed));
        let none = || format!("expected a seat kind of the game's own, found `{written}`");
        made.ok_or_else(none)?.map_err(|error| error.to_string())
    }
}

/// A seat kind and what stands behind its colon.
fn parts(written: &str) -> (&str, Option<&str>) {
    written.split_once(':').map_or((written, None), |(kind, argument)| (kind, Some(argument)))
}

/// A mind, as far as its numbers go.
trait Judge<G: Game>: Send + Sync {
    fn worth(&self, game: &G, state: &G::State, seat: Seat) -> f32;
    fn worth_ahead(&self, game: &G, state: &G::State, seat: Seat) -> f32;
}

impl<M: Mind> Judge<M::Game> for M {
    fn worth(&self, game: &M::Game, state: &<M::Game as Game>::State, seat: Seat) -> f32 {
        self.evaluate(game, state, seat)
    }

    fn worth_ahead(&self, game: &M::Game, state: &<M::Game as Game>::State, seat: Seat) -> f32 {
        self.evaluate_ahead(game, state, state, seat)
    }
}
