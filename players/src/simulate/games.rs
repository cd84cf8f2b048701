//! One game from the opening to the end, for any kind of players: the loop every simulation spends its time in.

use kernel::{EventLog, Game, Outcome, Questions, RuleId, Seat, SeatSet, Seed, Turn, View};

use crate::cast::Cast;
use crate::kind::Kind;
use crate::planned::{Bot, Moment};
use crate::random::Random;

/// A game that came to its end.
pub struct Finished<'a, G: Game> {
    /// Its index in the run.
    pub index: u64,
    /// Its seed.
    pub seed: Seed,
    /// Its last position.
    pub state: &'a G::State,
    /// How it ended.
    pub outcome: Outcome,
    /// How many decisions it took.
    pub decisions: u32,
    /// How often each seat was asked.
    pub questions: Questions,
}

/// A game or a player that broke its contract. The seed names the game, so that it can be played again.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("game {index} (seed {seed}) went wrong after {decisions} decisions: {what}")]
pub struct Trouble {
    /// The game's index in the run.
    pub index: u64,
    /// The game's seed.
    pub seed: Seed,
    /// How many decisions had been made.
    pub decisions: u32,
    /// What went wrong.
    pub what: Wrong,
}

/// What can go wrong in a game.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Wrong {
    /// The game goes on, but nobody is awaited or who is has no move.
    #[error("nobody has a move, but the game is not over")]
    DeadEnd,
    /// The game is longer than it says it can be.
    #[error("it should have ended by now")]
    Endless,
    /// An automatic player chose a move that is not legal.
    #[error("{seat} chose `{notation}`, which {rule} forbids")]
    Illegal {
        /// Who.
        seat: Seat,
        /// The move.
        notation: String,
        /// The rule that forbids it.
        rule: RuleId,
    },
    /// An automatic player chose what is no move in the game's notation.
    #[error("{seat} chose `{notation}`, which is no move")]
    Unreadable {
        /// Who.
        seat: Seat,
        /// What.
        notation: String,
    },
    /// The game could not be set up, though an earlier one could.
    #[error("it could not be set up: {0}")]
    Setup(String),
}

/// Whoever can play the games of a run by their index.
pub(super) trait Play<G: Game> {
    /// Plays a game to its end, or gives up between two decisions once `over` says so.
    fn play(
        &mut self,
        index: u64,
        over: impl Fn() -> bool,
    ) -> Result<Option<Finished<'_, G>>, Trouble>;
}

/// What every game of a run has in common.
struct Setting<'g, G: Game> {
    game: &'g G,
    options: G::Options,
    seats: u8,
    seed: Seed,
    longest: u32,
    /// Whether it is counted who declines.
    declines: bool,
    log: EventLog<G::Event>,
}

/// How a game ended, after how many decisions, and how often each seat was asked.
type Played = (Outcome, u32, Questions);

/// Those who decide. Two implementations, so that the loop is compiled for each: random seats without a dynamic call,
/// and any mixture of players.
trait Deciders<G: Game> {
    /// Who of the seats that decide by themselves decides first, since the game leaves it open.
    fn first(&mut self, deciding: SeatSet) -> Option<Seat>;

    /// The seat's decision, or nothing if it has no move.
    fn decide(&mut self, view: View<'_, G>) -> Result<Option<&G::Move>, Wrong>;

    /// Whether the game is given up.
    fn give_up(&self) -> bool;
}

impl<'g, G: Game> Setting<'g, G> {
    fn new(game: &'g G, options: G::Options, seats: u8, seed: Seed) -> Self {
        let longest = game.longest(&options, seats);
        let log = EventLog::muted();
        Setting { game, options, seats, seed, longest, declines: false, log }
    }

    fn play(
        &mut self,
        state: &mut G::State,
        deciders: &mut impl Deciders<G>,
    ) -> Result<Option<Played>, (u32, Wrong)> {
        let game = self.game;
        let (mut decisions, mut questions) = (0, Questions::default());
        loop {
            let awaited = match game.turn(state) {
                Turn::Awaiting(awaited) => awaited,
                Turn::Over(outcome) => return Ok(Some((outcome, decisions, questions))),
            };
            if deciders.give_up() {
                return Ok(None);
            }
            if decisions == self.longest {
                return Err((decisions, Wrong::Endless));
            }
            let Some(seat) = deciders.first(awaited.automatic(SeatSet::NONE)) else {
                return Err((decisions, Wrong::DeadEnd));
            };
            match deciders.decide(View::new(game, state, seat)) {
                Ok(Some(mv)) => {
                    match self.declines {
                        false => questions.count(awaited, seat),
                        true => questions.count_declines((game, state), awaited, (seat, mv)),
                    }
                    game.play(state, seat, mv, &mut self.log);
                }
                Ok(None) => return Err((decisions, Wrong::DeadEnd)),
                Err(wrong) => return Err((decisions, wrong)),
            }
            decisions += 1;
        }
    }
}

/// Games between random players, one after the other with the same buffers: nothing is allocated after the first few
/// games, unless the game itself does.
pub struct RandomGames<'g, G: Game> {
    setting: Setting<'g, G>,
    random: Random<G>,
    state: Option<G::State>,
}

impl<'g, G: Game> RandomGames<'g, G> {
    /// A table of `seats` random players. Game `i` will be played with `seed.derive(i)`.
    pub fn new(game: &'g G, options: G::Options, seats: u8, seed: Seed) -> Self {
        let setting = Setting::new(game, options, seats, seed);
        RandomGames { setting, random: Random::new(seed), state: None }
    }

    /// Counts who declines too, for which every position is drawn.
    pub(super) fn counting_declines(mut self, declines: bool) -> Self {
        self.setting.declines = declines;
        self
    }

    /// Plays game `index` to its end.
    #[inline]
    pub fn play(&mut self, index: u64) -> Result<Finished<'_, G>, Trouble> {
        let Setting { game, seats, .. } = self.setting;
        let seed = self.setting.seed.derive(index);
        let trouble = |(decisions, what)| Trouble { index, seed, decisions, what };
        self.random.reseed(seed);
        let opening = game
            .start(&self.setting.options, seats, seed)
            .map_err(|error| trouble((0, Wrong::Setup(error.to_string()))))?;
        let state = self.state.insert(opening);
        let played = self.setting.play(state, &mut self.random).map_err(trouble)?;
        let (outcome, decisions, questions) = played.expect("random players never give up");
        Ok(Finished { index, seed, state, outcome, decisions, questions })
    }
}

impl<G: Game> Play<G> for RandomGames<'_, G> {
    /// A random game is over in no time: it is finished rather than given up.
    #[inline]
    fn play(
        &mut self,
        index: u64,
        _: impl Fn() -> bool,
    ) -> Result<Option<Finished<'_, G>>, Trouble> {
        RandomGames::play(self, index).map(Some)
    }
}

impl<G: Game> Deciders<G> for Random<G> {
    #[inline]
    fn first(&mut self, deciding: SeatSet) -> Option<Seat> {
        Random::first(self, deciding)
    }

    #[inline]
    fn decide(&mut self, view: View<'_, G>) -> Result<Option<&G::Move>, Wrong> {
        Ok(self.choose(view))
    }

    #[inline]
    fn give_up(&self) -> bool {
        false
    }
}

/// Games between players of any kind, as a table plays them: the lowest awaited seat decides first, and a game depends on
/// nothing but its seed.
pub(super) struct SeatedGames<'g, G: Game> {
    cast: &'g Cast<G>,
    setting: Setting<'g, G>,
    kinds: &'g [Kind],
    state: Option<G::State>,
}

impl<'g, G: Game> SeatedGames<'g, G> {
    pub(super) fn new(
        cast: &'g Cast<G>,
        options: G::Options,
        kinds: &'g [Kind],
        seed: Seed,
    ) -> Self {
        let seats = u8::try_from(kinds.len()).unwrap_or(u8::MAX);
        let setting = Setting::new(cast.game(), options, seats, seed);
        SeatedGames { cast, setting, kinds, state: None }
    }

    /// Counts who declines too, for which every position is drawn.
    pub(super) fn counting_declines(mut self, declines: bool) -> Self {
        self.setting.declines = declines;
        self
    }
}

impl<G: Game> Play<G> for SeatedGames<'_, G> {
    fn play(
        &mut self,
        index: u64,
        over: impl Fn() -> bool,
    ) -> Result<Option<Finished<'_, G>>, Trouble> {
        self.play_seen(index, over, |_, _| {})
    }
}

impl<G: Game> SeatedGames<'_, G> {
    /// Plays game `index`, and shows every decision.
    pub(super) fn play_seen(
        &mut self,
        index: u64,
        over: impl Fn() -> bool,
        seen: impl FnMut(Seat, &G::Move),
    ) -> Result<Option<Finished<'_, G>>, Trouble> {
        let Setting { game, seats, .. } = self.setting;
        let seed = self.setting.seed.derive(index);
        let trouble = |(decisions, what)| Trouble { index, seed, decisions, what };
        let opening = game
            .start(&self.setting.options, seats, seed)
            .map_err(|error| trouble((0, Wrong::Setup(error.to_string()))))?;
        let bots = self.kinds.iter().cloned().map(Bot::new).collect();
        let (cast, chosen) = (self.cast, None);
        let mut seated = Seated { cast, table: seed, moves: 0, bots, chosen, over, seen };
        let state = self.state.insert(opening);
        let played = self.setting.play(state, &mut seated).map_err(trouble)?;
        let finished = |(outcome, decisions, questions)| Finished {
            index,
            seed,
            state,
            outcome,
            decisions,
            questions,
        };
        Ok(played.map(finished))
    }
}

/// Players of any kind, each in its seat, as at a table.
struct Seated<'g, G: Game, O, S> {
    cast: &'g Cast<G>,
    /// The seed of the game.
    table: Seed,
    /// How many decisions were made.
    moves: u32,
    bots: Vec<Bot<G::Move>>,
    chosen: Option<G::Move>,
    over: O,
    seen: S,
}

impl<G: Game, O: Fn() -> bool, S: FnMut(Seat, &G::Move)> Deciders<G> for Seated<'_, G, O, S> {
    fn first(&mut self, deciding: SeatSet) -> Option<Seat> {
        deciding.lowest()
    }

    /// Decisions are checked: a game's own players are no more trusted than a person.
    fn decide(&mut self, view: View<'_, G>) -> Result<Option<&G::Move>, Wrong> {
        let seat = view.seat();
        let moment = Moment { table: self.table, moves: self.moves };
        let mv = self.bots[seat.index()].decide(self.cast, view, moment);
        self.moves += 1;
        match view.check(&mv) {
            Ok(()) => {
                (self.seen)(seat, &mv);
                Ok(Some(self.chosen.insert(mv)))
            }
            Err(refusal) => {
                Err(Wrong::Illegal { seat, notation: mv.to_string(), rule: refusal.rule })
            }
        }
    }

    fn give_up(&self) -> bool {
        (self.over)()
    }
}
