//! What is told of a move depends on nothing that the listener may not know.
//!
//! One thing these laws cannot see: a card that a move draws by chance for one seat and tells to all, if every position
//! the others hold possible gives the same card with the same luck. A test of the game's own must look at that.

use kernel::event_log::told;
use kernel::{Draw, EventLog, Game, LoggedEvent, MoveList, Seat, Told, Viewer, play};

use super::{Step, imagination, leaks};
use crate::inspector::{Held, Inspector};
use crate::violation::Law;

/// A move made on a copy: where it leads and what it tells.
pub(crate) struct Branch<G: Game> {
    pub state: G::State,
    pub entries: Vec<LoggedEvent<G::Event>>,
}

/// Makes a legal move on a copy.
pub(crate) fn branch<G: Game>(game: &G, from: &G::State, seat: Seat, mv: &G::Move) -> Branch<G> {
    let mut state = from.clone();
    let mut log = EventLog::recording();
    play::play_unchecked(game, &mut state, seat, mv, &mut log);
    Branch { state, entries: log.take() }
}

/// Two moves of a seat from the same position, for everybody else.
pub(crate) fn other_move<G: Game>(inspector: &mut Inspector<'_, G>, step: &Step<'_, G>) -> Held {
    let game = inspector.game;
    let choice = step.before.choices.iter().find(|(seat, _)| *seat == step.seat);
    let Some((_, moves)) = choice else { return Ok(()) };
    let other = &moves[inspector.rng.index(moves.len())];
    let there = branch(game, step.before.state, step.seat, other);
    let before = drawn(game, step.before.state);
    // What chance gave may be told and then be gone from the table, so only moves without it can be compared.
    if drawn(game, step.after) != before
        || drawn(game, &there.state) != before
        || there.state == *step.after
    {
        return Ok(());
    }
    let what = format!("whether {} chose `{}` or `{other}`", step.seat, step.mv);
    for viewer in viewers(step).filter(|viewer| viewer.seat() != Some(step.seat)) {
        heard_as_known(inspector, step, &there, viewer, &what)?;
    }
    Ok(())
}

/// The same move from a position that differs only in what a viewer may not know. The luck is the same in both, so
/// that a die is no difference.
pub(crate) fn other_world<G: Game>(inspector: &mut Inspector<'_, G>, step: &Step<'_, G>) -> Held {
    let game = inspector.game;
    for viewer in viewers(step) {
        let (imagined, _) = inspector.imagine(step.before.state, viewer);
        let Some(world) = imagination::with_luck_of(game, &imagined, step.before.state) else {
            continue;
        };
        if play::check(game, &world, step.seat, step.mv).is_err() {
            continue;
        }
        let there = branch(game, &world, step.seat, step.mv);
        if drawn(game, &there.state) == drawn(game, step.after) {
            let what = format!("in which position {} chose `{}`", step.seat, step.mv);
            heard_as_known(inspector, step, &there, viewer, &what)?;
        }
    }
    Ok(())
}

/// The same move from a position that differs only in what a seat may not know, for what the seat is then bound to do.
pub(crate) fn other_world_binds<G: Game>(
    inspector: &mut Inspector<'_, G>,
    step: &Step<'_, G>,
) -> Held {
    let game = inspector.game;
    let able = game.turn(step.after).may_act();
    for seat in able.iter() {
        let viewer = Viewer::Seat(seat);
        let (imagined, _) = inspector.imagine(step.before.state, viewer);
        let Some(world) = imagination::with_luck_of(game, &imagined, step.before.state) else {
            continue;
        };
        if play::check(game, &world, step.seat, step.mv).is_ok() {
            let there = branch(game, &world, step.seat, step.mv);
            bound_alike(inspector, step, &there, viewer)?;
        }
    }
    Ok(())
}

/// A seat that could not tell two positions apart, and after the same move sees and hears the same, may decide the same:
/// what a bot's script has planned meanwhile depends on nothing hidden. (That the seat's moves do not depend on it in one
/// and the same position is not enough: a plan that is part of the state is the same in whatever the seat imagines.)
fn bound_alike<G: Game>(
    inspector: &mut Inspector<'_, G>,
    step: &Step<'_, G>,
    there: &Branch<G>,
    viewer: Viewer,
) -> Held {
    let game = inspector.game;
    let Some(seat) = viewer.seat() else { return Ok(()) };
    let able = |state: &G::State| game.turn(state).may_act().contains(seat);
    if !able(step.after) || !able(&there.state) {
        return Ok(());
    }
    let seen = |state: &G::State| {
        let mut scene = play::scene(game, state, viewer);
        scene.offers.clear();
        scene
    };
    let alike = seen(step.after) == seen(&there.state)
        && told(step.entries, viewer) == told(&there.entries, viewer);
    if !alike {
        return Ok(());
    }
    let moves = |state: &G::State| {
        let mut list = MoveList::new();
        play::moves(game, state, seat, &mut list);
        list.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    };
    let (here, elsewhere) = (moves(step.after), moves(&there.state));
    inspector.hold(Law::Scripts, here == elsewhere, || {
        format!(
            "{seat} neither sees nor hears in which position {} chose `{}`, but that decides what {seat} may do: {here}; or {elsewhere}",
            step.seat, step.mv
        )
    })
}

/// A viewer who could not tell two positions apart, and sees the same after a move from each: if the viewer hears
/// the same, the viewer imagines the same; and what the viewer hears, the viewer knows from then on.
fn heard_as_known<G: Game>(
    inspector: &mut Inspector<'_, G>,
    step: &Step<'_, G>,
    there: &Branch<G>,
    viewer: Viewer,
    what: &str,
) -> Held {
    let game = inspector.game;
    if play::scene(game, step.after, viewer) != play::scene(game, &there.state, viewer) {
        return Ok(());
    }
    let (heard, elsewhere) = (told(step.entries, viewer), told(&there.entries, viewer));
    let heard_alike = heard == elsewhere;
    let known = leaks::imagined_differently(inspector, step.after, &there.state, viewer);
    inspector.hold(Law::NoLeakInEvents, heard_alike || known.is_some(), || {
        let (one, other) = (words(&heard), words(&elsewhere));
        format!("{viewer} neither sees nor comes to know {what}, but hears it: {one} or {other}")
    })?;
    inspector.hold(Law::NoLeak, known.is_none() || !heard_alike, || {
        let known = known.unwrap_or_default();
        format!("{viewer} neither sees nor hears {what}, but imagines it: {known}")
    })
}

fn drawn<G: Game>(game: &G, state: &G::State) -> Option<u64> {
    game.chance(state).map(|chance| chance.drawn())
}

fn viewers<G: Game>(step: &Step<'_, G>) -> impl Iterator<Item = Viewer> + use<G> {
    Viewer::all(step.before.seats).filter(|viewer| *viewer != Viewer::Referee)
}

fn words(heard: &[Told]) -> String {
    serde_json::to_string(heard).unwrap_or_else(|_| format!("{heard:?}"))
}
