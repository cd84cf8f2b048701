//! Games between automatic players at real tables, as a server plays them: what `starboard strength --at-table` measures.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use kernel::options::resolve;
use kernel::{Game, Questions, Turn};
use players::simulate::{Finished, Plan, Report, SimulateError, Tally, Trouble, Watch, Wrong};

use crate::error::Rejected;
use crate::setup::Setup;
use crate::table::Table;
use crate::thought::Decided;
use crate::title::Titled;

/// Plays the games of a plan, each at a table of its own. Game `i` is opened with `plan.seed.derive(i)`.
///
/// Cancelled, it gives a report of the games finished so far. There are no lines of single games.
pub(crate) fn run<G: Game>(
    title: &Titled<G>,
    plan: &Plan,
    watch: Watch<'_>,
) -> Result<Report, SimulateError> {
    let Watch { clock, progress, cancel, sink: _ } = watch;
    let began = clock.now();
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let work = || {
        let mut tally = Tally::new(plan.seats.len());
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= plan.games || !one_game(title, plan, index, cancel, &mut tally)? {
                return Ok(tally);
            }
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            if let Some(progress) = progress {
                progress.done(done);
            }
        }
    };
    let tallies = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        let join = |thread: std::thread::ScopedJoinHandle<'_, _>| {
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        threads.into_iter().map(join).collect::<Result<Vec<Tally>, Trouble>>()
    })?;
    let mut total = Tally::new(plan.seats.len());
    tallies.iter().for_each(|tally| total.merge(tally));
    let seconds = clock.now().saturating_sub(began).as_secs_f64();
    Ok(total.report(title.game().about().id, &plan.seats, plan.games, seconds))
}

/// Plays one game and counts it. False if it was cancelled.
fn one_game<G: Game>(
    title: &Titled<G>,
    plan: &Plan,
    index: u64,
    cancel: &AtomicBool,
    tally: &mut Tally,
) -> Result<bool, Trouble> {
    let seed = plan.seed.derive(index);
    let trouble = |decisions, what| Trouble { index, seed, decisions, what };
    let setup =
        Setup { options: plan.options.clone(), ..Setup::new(plan.seats.iter().cloned(), seed) };
    let mut table = Table::open(title.clone(), &setup)
        .map_err(|error| trouble(0, Wrong::Setup(error.to_string())))?;
    let options = resolve(title.game(), &table.setup().options)
        .map_err(|error| trouble(0, Wrong::Setup(error.to_string())))?;
    let longest = title.game().longest(&options, table.seats());
    let mut questions = Questions::default();
    loop {
        let decisions = table.moves_made();
        let awaited = match table.turn() {
            Turn::Awaiting(awaited) => awaited,
            Turn::Over(outcome) => {
                let state = table.state();
                let finished = Finished { index, seed, state, outcome, decisions, questions };
                tally.add(title.game(), &finished);
                return Ok(true);
            }
        };
        if cancel.load(Ordering::Relaxed) {
            return Ok(false);
        }
        if decisions == longest {
            return Err(trouble(decisions, Wrong::Endless));
        }
        let thought = table.next_thought().ok_or_else(|| trouble(decisions, Wrong::DeadEnd))?;
        let decision = thought.think();
        questions.count(awaited, decision.seat);
        match table.decide(&decision) {
            Ok(Decided::Played(_)) => {}
            Ok(Decided::Stale) => return Err(trouble(decisions, Wrong::DeadEnd)),
            Err(Rejected::Refused(refusal)) => {
                let (seat, notation, rule) = (decision.seat, decision.notation, refusal.rule);
                return Err(trouble(decisions, Wrong::Illegal { seat, notation, rule }));
            }
            Err(Rejected::Unreadable(_)) => {
                let (seat, notation) = (decision.seat, decision.notation);
                return Err(trouble(decisions, Wrong::Unreadable { seat, notation }));
            }
        }
    }
}
