//! One game between automatic players, with somebody who watches every decision. `players::simulate` plays games by the
//! million and reports how they ended; here, what happens on the way is of interest.

use kernel::{Game, Journal, MoveList, Outcome, Player, Rng, Seat, Seed, Turn, View};
use players::{Kind, seat_player, seated_options};

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

/// A game set up, with a player for every seat.
pub(crate) struct Table<G: Game> {
    pub state: G::State,
    pub players: Vec<Box<dyn Player<G>>>,
}

impl<G: Game> Table<G> {
    /// A table of these kinds with these options, as they are written on a command line.
    pub fn open(
        game: &G,
        kinds: &[Kind],
        given: &kernel::options::Given,
        seed: Seed,
    ) -> Result<Table<G>, Stop> {
        let given = seated_options(game, kinds, given).map_err(Stop::wrong)?;
        let options = kernel::options::resolve(game, &given).map_err(Stop::wrong)?;
        let seats = u8::try_from(kinds.len()).unwrap_or(u8::MAX);
        let state = kernel::play::start(game, &options, seats, seed).map_err(Stop::wrong)?;
        let players = kinds.iter().zip(1..);
        let players = players
            .map(|(kind, place)| seat_player(game, kind, seed.derive(place), 1))
            .collect::<Result<_, _>>()
            .map_err(Stop::wrong)?;
        Ok(Table { state, players })
    }

    /// Plays to the end. `game_of` is the game as a seat judges it: seats may judge positions differently, but the rules
    /// are the same for all.
    pub fn play<'a>(
        &mut self,
        game_of: impl Fn(Seat) -> &'a G,
        watch: &mut impl Watch<G>,
    ) -> Outcome {
        let mut journal = Journal::muted();
        loop {
            let awaited = match game_of(Seat(0)).turn(&self.state) {
                Turn::Over(outcome) => return outcome,
                Turn::Awaiting(awaited) => awaited,
            };
            let seat = awaited.lowest().expect("a game that is not over awaits somebody");
            let game = game_of(seat);
            let decision = Decision { game, state: &self.state, seat };
            watch.asked(&decision);
            let mv = self.players[seat.index()].decide(View::new(game, &self.state, seat));
            watch.decided(&decision, &mv);
            game.play(&mut self.state, seat, &mv, &mut journal);
        }
    }
}

/// A player who now and then decides at random, so that positions are met which they would avoid.
pub(crate) struct Astray<G: Game> {
    pub player: Box<dyn Player<G>>,
    pub rng: Rng,
    /// Every so many decisions.
    pub every: u32,
}

impl<G: Game> Player<G> for Astray<G> {
    fn decide(&mut self, view: View<'_, G>) -> G::Move {
        if kernel::Draw::below(&mut self.rng, self.every) != 0 {
            return self.player.decide(view);
        }
        let mut moves = MoveList::new();
        view.moves(&mut moves);
        moves[kernel::Draw::index(&mut self.rng, moves.len())].clone()
    }
}
