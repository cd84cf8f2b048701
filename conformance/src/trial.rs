//! One random game, held against every law.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::options::{self, Given};
use kernel::record::{RecordedMove, result_line};
use kernel::{Draw, EventLog, Game, Record, Seed, StateHash, Viewer, play};

use crate::inspector::{Breach, Held, Inspector};
use crate::laws::imagination::Bounds;
use crate::laws::{self, Position, Step};
use crate::violation::{Law, Violation};

// How often a law that costs much is held in a game of the usual length, beside its first and last position. The
// other laws are held at every position.
const OTHER_MOVES: u32 = 8;
const STORED: u32 = 3;
const SCENES: u32 = 3;
const SWAPS: u32 = 4;
const TELLINGS: u32 = 4;
const TRACES: u32 = 20;
const UNDOS: u32 = 4;
const PLAY_OUTS: u32 = 1;

/// How a game is set up.
pub(crate) struct Setup<'a, O> {
    pub given: &'a Given,
    pub options: &'a O,
    pub seats: u8,
    pub seed: Seed,
}

/// A record without moves.
pub(crate) fn blank<G: Game>(game: &G, setup: &Setup<'_, G::Options>, kind: &str) -> Record {
    let given = options::written(game, setup.options);
    Record::blank(game, given, vec![kind.into(); setup.seats.into()], setup.seed)
}

/// Runs part of the suite that takes its decisions down in a record. A breach or a panic becomes a violation.
pub(crate) fn witnessed<G: Game>(
    inspector: &mut Inspector<'_, G>,
    mut record: Record,
    part: impl FnOnce(&mut Inspector<'_, G>, &mut Record) -> Held,
) -> Result<(), Box<Violation>> {
    let outcome = catch_unwind(AssertUnwindSafe(|| part(inspector, &mut record)));
    let breach = match outcome {
        Ok(Ok(())) => {
            *inspector.statistics.held.entry(Law::NoPanic).or_default() += 1;
            return Ok(());
        }
        Ok(Err(breach)) => breach,
        Err(payload) => Breach { law: Law::NoPanic, seen: panic_message(payload.as_ref()) },
    };
    record.hashes.clear();
    Err(Box::new(Violation {
        law: breach.law,
        game: inspector.game.about().id.into(),
        record: Some(Box::new(record)),
        seen: breach.seen,
    }))
}

pub(crate) fn panic_message(payload: &(dyn std::any::Any + Send)) -> String {
    let message = payload
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| payload.downcast_ref::<&str>().copied())
        .unwrap_or("a panic without words");
    format!("the game panicked: {message}")
}

/// Plays one random game to its end.
pub(crate) fn play_one<G: Game>(
    inspector: &mut Inspector<'_, G>,
    setup: &Setup<'_, G::Options>,
    opening: G::State,
    record: &mut Record,
) -> Held {
    let game = inspector.game;
    let census = laws::conservation::count(game, &opening);
    laws::conservation::counts_something(inspector, &census)?;
    let longest = game.longest(setup.options, setup.seats);
    let mut state = opening;
    let mut log = EventLog::recording();
    record.hashes.push((0, StateHash::of(&state)));
    // How many decisions somebody owed.
    let mut decisions = 0;
    loop {
        let bounds = Bounds { opening: &census, decisions, longest };
        let position = laws::turns::read(inspector, &state, setup.seats)?;
        at_position(inspector, &position, &bounds)?;
        if let Some(outcome) = &position.outcome {
            record.result = Some(result_line(outcome));
            *inspector.statistics.endings.entry(outcome.ending.to_string()).or_default() += 1;
            break;
        }
        inspector.hold(Law::Ends, decisions < longest, || {
            format!("`longest` promises at most {longest} decisions, and the game goes on")
        })?;
        let (seat, mv) = position.any_move(&mut inspector.rng);
        decisions += u32::from(position.awaited.contains(seat));
        let mut after = state.clone();
        log.clear();
        record.moves.push(RecordedMove::new(seat, mv.to_string()));
        let barrier = play::play_unchecked(game, &mut after, seat, mv, &mut log);
        laws::conservation::conserved(inspector, &census, &after)?;
        let entries = log.entries();
        let before = &position;
        at_step(inspector, &Step { before, seat, mv, after: &after, barrier, entries })?;
        state = after;
        record.hashes.push((record.moves.len() as u32, StateHash::of(&state)));
    }
    laws::storage::replays(inspector, record)?;
    laws::legacies::sound(inspector, &state, setup.seats)?;
    inspector.statistics.games += 1;
    inspector.statistics.decisions += record.moves.len() as u64;
    inspector.statistics.longest = inspector.statistics.longest.max(record.moves.len() as u32);
    Ok(())
}

fn at_position<G: Game>(
    inspector: &mut Inspector<'_, G>,
    position: &Position<'_, G>,
    bounds: &Bounds<'_>,
) -> Held {
    let over = position.outcome.is_some();
    let always = over || bounds.decisions == 0;
    laws::notation::sound(inspector, position)?;
    laws::moves::listed(inspector, position)?;
    laws::imagination::no_faults(inspector, position.state)?;
    if !over {
        laws::legacies::none_yet(inspector, position.state)?;
    }
    if always || inspector.samples(OTHER_MOVES) {
        laws::moves::unlisted(inspector, position)?;
    }
    if always || inspector.samples(SCENES) {
        laws::scenes::sound(inspector, position)?;
    }
    if always || inspector.samples(STORED) {
        laws::storage::restored(inspector, position)?;
    }
    if always || inspector.samples(SWAPS) {
        laws::leaks::swapped(inspector, position, bounds)?;
    }
    if !over && inspector.samples(PLAY_OUTS) {
        let viewers: Vec<Viewer> = Viewer::all(position.seats).collect();
        let viewer = viewers[inspector.rng.index(viewers.len())];
        let (imagined, _) = inspector.imagine(position.state, viewer);
        laws::imagination::play_out(inspector, viewer, imagined, position.seats, bounds)?;
    }
    Ok(())
}

fn at_step<G: Game>(inspector: &mut Inspector<'_, G>, step: &Step<'_, G>) -> Held {
    laws::scenes::sound_events(inspector, step.entries)?;
    laws::turns::given_for_all(inspector, step)?;
    if inspector.samples(TRACES) {
        laws::undo::leaves_no_trace(inspector, step)?;
    }
    if inspector.samples(TELLINGS) {
        laws::telling::other_world_binds(inspector, step)?;
        laws::telling::other_move(inspector, step)?;
        laws::telling::other_world(inspector, step)?;
    }
    if inspector.samples(UNDOS) {
        laws::undo::shows_nothing(inspector, step)?;
    }
    Ok(())
}
