//! Games between automatic players, by the million: who wins, how games end, how long they take, how fast we are.
//!
//! Game `i` of a run is played with `plan.seed.derive(i)`, and whoever decides in it draws from that seed too, so a
//! run has the same games whatever the number of threads, and any one of them can be played again: a table that is
//! opened with this seed and these kinds plays the same game, decision for decision. Only games of `random` seats alone
//! are played by a faster loop, with dice of its own.

mod games;
mod lines;
mod report;

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use kernel::options::{Given, OptionError, resolve};
use kernel::{Game, Seed, SetupError};

use crate::cast::Cast;
use crate::clock::Clock;
use crate::kind::Kind;
use crate::seating::SeatError;

pub use games::{Finished, RandomGames, Trouble, Wrong};
pub use report::{DeclineReport, GameLine, Report, RoleReport, SeatReport, Tally};

use games::{Play, SeatedGames};
use lines::Lines;

/// How long at least between two reports of progress.
const BETWEEN_REPORTS: Duration = Duration::from_millis(100);

/// The most games a thread takes at once.
const LARGEST_CHUNK: u64 = 256;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many games.
    pub games: u64,
    /// Who sits where: one kind for each seat, none of them a person.
    pub seats: Vec<Kind>,
    /// The options as written; the rest are defaults.
    pub options: Given,
    /// The seed from which every game's own is derived.
    pub seed: Seed,
    /// How many threads play games side by side; 0 counts as 1. A searching seat uses one thread in each of them.
    pub threads: usize,
    /// Whether it is counted how often a seat declines where its prompt says how: every position is drawn for that.
    pub declines: bool,
}

/// Hears how far a simulation has come.
pub trait Progress: Sync {
    /// So many games have been finished. Called from any thread, at most ten times a second and once at the end.
    fn done(&self, games: u64);
}

/// Receives one line for every finished game, in the order of their index. Breaking off stops the simulation as a
/// cancellation does.
pub trait Sink: Send {
    /// The next game's line.
    fn line(&mut self, line: &GameLine) -> ControlFlow<()>;
}

/// Who watches a simulation, and by which clock it is measured.
pub struct Watch<'a> {
    /// Measures the seconds.
    pub clock: &'a dyn Clock,
    /// Hears how far it has come.
    pub progress: Option<&'a dyn Progress>,
    /// Once true, no further game is finished; those that are stay in the report.
    pub cancel: &'a AtomicBool,
    /// Receives a line for every finished game.
    pub sink: Option<&'a mut dyn Sink>,
}

/// Why a simulation cannot be run, or had to stop.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum SimulateError {
    /// An option does not fit.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The game cannot be set up like this; the reason is a message in the game's words.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Nobody automatic can sit in a seat.
    #[error("{seat}: {error}")]
    Seat {
        /// Which seat.
        seat: kernel::Seat,
        /// Why not.
        error: SeatError,
    },
    /// A game broke the contract: the seed names it.
    #[error(transparent)]
    Trouble(#[from] Trouble),
}

/// Plays the games of a plan. If every seat is `random` the loop is free of dynamic calls and of allocations.
///
/// Cancelled, it gives a report of the games finished so far.
pub fn run<G: Game>(
    cast: &Cast<G>,
    plan: &Plan,
    watch: Watch<'_>,
) -> Result<Report, SimulateError> {
    let game = cast.game();
    let options = resolve(game, &cast.seated_options(&plan.seats, &plan.options)?)?;
    let seats = u8::try_from(plan.seats.len()).unwrap_or(u8::MAX);
    kernel::play::start(game, &options, seats, plan.seed.derive(0))?;
    for (kind, seat) in plan.seats.iter().zip(kernel::Seat::all(seats)) {
        cast.player(kind, plan.seed, 1).map_err(|error| SimulateError::Seat { seat, error })?;
    }
    if plan.seats.iter().all(|kind| *kind == Kind::Random) {
        work(game, plan, watch, LARGEST_CHUNK, || {
            RandomGames::new(game, options.clone(), seats, plan.seed)
                .counting_declines(plan.declines)
        })
    } else {
        work(game, plan, watch, 1, || {
            SeatedGames::new(cast, options.clone(), &plan.seats, plan.seed)
                .counting_declines(plan.declines)
        })
    }
}

/// Plays game `index` of a plan once more, as [`run`] does where not every seat is `random`, and shows every decision.
pub fn watch_game<G: Game>(
    cast: &Cast<G>,
    plan: &Plan,
    index: u64,
    seen: impl FnMut(kernel::Seat, &G::Move),
) -> Result<(), SimulateError> {
    let options = resolve(cast.game(), &cast.seated_options(&plan.seats, &plan.options)?)?;
    let mut games = SeatedGames::new(cast, options, &plan.seats, plan.seed);
    games.play_seen(index, || false, seen)?;
    Ok(())
}

/// What the threads of a run share.
struct Shared<'a> {
    plan: &'a Plan,
    clock: &'a dyn Clock,
    progress: Option<&'a dyn Progress>,
    cancel: &'a AtomicBool,
    lines: Option<Mutex<Lines<'a>>>,
    chunk: u64,
    next: AtomicU64,
    done: AtomicU64,
    /// When progress was last reported, in milliseconds.
    reported: AtomicU64,
    stopped: AtomicBool,
}

fn work<G: Game, P: Play<G>>(
    game: &G,
    plan: &Plan,
    watch: Watch<'_>,
    largest_chunk: u64,
    seat: impl Fn() -> P + Sync,
) -> Result<Report, SimulateError> {
    let threads = plan.threads.max(1);
    let began = watch.clock.now();
    let shared = Shared {
        plan,
        clock: watch.clock,
        progress: watch.progress,
        cancel: watch.cancel,
        lines: watch.sink.map(|sink| Mutex::new(Lines::new(sink))),
        chunk: (plan.games / (8 * threads as u64)).clamp(1, largest_chunk),
        next: AtomicU64::new(0),
        done: AtomicU64::new(0),
        reported: AtomicU64::new(0),
        stopped: AtomicBool::new(false),
    };
    let tallies = std::thread::scope(|scope| {
        let others: Vec<_> =
            (1..threads).map(|_| scope.spawn(|| shared.play_chunks(game, seat()))).collect();
        let first = shared.play_chunks(game, seat());
        let join = |thread: std::thread::ScopedJoinHandle<'_, _>| {
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        let others: Vec<_> = others.into_iter().map(join).collect();
        std::iter::once(first).chain(others).collect::<Result<Vec<Tally>, Trouble>>()
    })?;
    let mut total = Tally::new(plan.seats.len());
    tallies.iter().for_each(|tally| total.merge(tally));
    if let Some(progress) = watch.progress {
        progress.done(total.games());
    }
    let seconds = watch.clock.now().saturating_sub(began).as_secs_f64();
    Ok(total.report(game.about().id, &plan.seats, plan.games, seconds))
}

impl Shared<'_> {
    fn play_chunks<G: Game>(&self, game: &G, mut games: impl Play<G>) -> Result<Tally, Trouble> {
        let mut tally = Tally::new(self.plan.seats.len());
        while !self.is_over() {
            let from = self.next.fetch_add(self.chunk, Ordering::Relaxed);
            if from >= self.plan.games {
                break;
            }
            let to = self.plan.games.min(from + self.chunk);
            let mut lines = Vec::new();
            let played = self.play_chunk(game, &mut games, from..to, &mut tally, &mut lines);
            self.deliver(from / self.chunk, lines);
            if played.is_err() {
                self.stopped.store(true, Ordering::Relaxed);
            }
            self.report(played?);
        }
        Ok(tally)
    }

    fn play_chunk<G: Game>(
        &self,
        game: &G,
        games: &mut impl Play<G>,
        chunk: std::ops::Range<u64>,
        tally: &mut Tally,
        lines: &mut Vec<GameLine>,
    ) -> Result<u64, Trouble> {
        let mut played = 0;
        for index in chunk {
            let Some(finished) = games.play(index, || self.is_over())? else { break };
            tally.add(game, &finished);
            if self.lines.is_some() {
                lines.push(GameLine::new(game, &finished));
            }
            played += 1;
            if self.is_over() {
                break;
            }
        }
        Ok(played)
    }

    fn is_over(&self) -> bool {
        self.cancel.load(Ordering::Relaxed) || self.stopped.load(Ordering::Relaxed)
    }

    fn deliver(&self, chunk: u64, finished: Vec<GameLine>) {
        let Some(lines) = &self.lines else { return };
        let mut lines = lines.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if lines.deliver(chunk, finished).is_break() {
            self.stopped.store(true, Ordering::Relaxed);
        }
    }

    fn report(&self, played: u64) {
        let done = self.done.fetch_add(played, Ordering::Relaxed) + played;
        let Some(progress) = self.progress else { return };
        let now = self.clock.now().as_millis() as u64;
        let last = self.reported.load(Ordering::Relaxed);
        let due = now >= last + BETWEEN_REPORTS.as_millis() as u64;
        let exchanged =
            || self.reported.compare_exchange(last, now, Ordering::Relaxed, Ordering::Relaxed);
        if due && exchanged().is_ok() {
            progress.done(done);
        }
    }
}
