//! Somebody is awaited until the game is over, a decision owed together is one, and the end says how everybody stands.

use kernel::{Awaited, Contest, Game, MoveList, Outcome, Seat, SeatSet, Turn, Viewer, play};

use super::{Choices, Position, Step};
use crate::inspector::{Breach, Held, Inspector};
use crate::violation::Law;

/// Reads a position: who is awaited and what they may do, or how it ended.
pub(crate) fn read<'a, G: Game>(
    inspector: &mut Inspector<'_, G>,
    state: &'a G::State,
    seats: u8,
) -> Result<Position<'a, G>, Breach> {
    let game = inspector.game;
    let found = game.seats(state);
    inspector
        .hold(Law::Seats, found == seats, || format!("a game for {seats} seats now has {found}"))?;
    match game.turn(state) {
        Turn::Over(outcome) => {
            sound_outcome(inspector, &outcome, seats)?;
            let (choices, awaited, together) = (Vec::new(), SeatSet::NONE, false);
            Ok(Position { state, seats, choices, awaited, together, outcome: Some(outcome) })
        }
        Turn::Awaiting(awaited) => {
            let choices = choices(inspector, state, seats, awaited)?;
            let Awaited { seats: awaited, together, .. } = awaited;
            Ok(Position { state, seats, choices, awaited, together, outcome: None })
        }
    }
}

fn choices<G: Game>(
    inspector: &mut Inspector<'_, G>,
    state: &G::State,
    seats: u8,
    awaited: Awaited,
) -> Result<Choices<G::Move>, Breach> {
    let strangers = awaited.may_act().difference(SeatSet::first(seats));
    inspector.hold(Law::Seats, strangers.is_empty(), || {
        format!("{strangers:?} may act at a table of {seats} seats")
    })?;
    let twice = awaited.seats.intersection(awaited.welcome);
    inspector.hold(Law::Seats, twice.is_empty(), || {
        format!("{twice:?} are awaited, and welcome besides")
    })?;
    inspector.hold(Law::NoDeadEnd, !awaited.seats.is_empty(), || {
        "the game is not over, and nobody is awaited".into()
    })?;
    let mut choices = Vec::with_capacity(awaited.may_act().len());
    let mut list = MoveList::new();
    for seat in awaited.may_act().iter() {
        list.clear();
        play::legal(inspector.game, state, seat, &mut list);
        let able = !list.is_empty() || awaited.welcome.contains(seat);
        inspector.hold(Law::NoDeadEnd, able, || format!("{seat} is awaited and has no move"))?;
        choices.push((seat, list.to_vec()));
    }
    Ok(choices)
}

/// Once one of those who owed a decision together has given it, none of the others is still asked for it.
pub(crate) fn given_for_all<G: Game>(inspector: &mut Inspector<'_, G>, step: &Step<'_, G>) -> Held {
    let (before, game) = (step.before, inspector.game);
    if !before.together || !before.awaited.contains(step.seat) {
        return Ok(());
    }
    let now = game.turn(step.after).awaited();
    // Where whoever answered is asked too, it is the next question.
    if now.contains(step.seat) {
        return Ok(());
    }
    let asked = |state: &G::State, seat| {
        let scene = play::scene(game, state, Viewer::Seat(seat));
        let offers: Vec<String> = scene.offers.into_iter().map(|offer| offer.notation).collect();
        (scene.prompt, offers)
    };
    let still = |seat: &Seat| asked(before.state, *seat) == asked(step.after, *seat);
    let still = before.awaited.intersection(now).iter().find(still);
    inspector.hold(Law::Together, still.is_none(), || {
        format!(
            "{} gave `{}` for all who were asked together, and {still:?} is asked for it still",
            step.seat, step.mv
        )
    })
}

fn sound_outcome<G: Game>(inspector: &mut Inspector<'_, G>, outcome: &Outcome, seats: u8) -> Held {
    let standings = outcome.standings();
    inspector.hold(Law::Outcome, standings.len() == usize::from(seats), || {
        format!("{} standings for {seats} seats", standings.len())
    })?;
    let ranks: Vec<u8> = standings.iter().map(|standing| standing.rank).collect();
    // Members of a team share its rank, so there ranks count teams and not seats.
    let fits = |rank: u8| match outcome.contest {
        Contest::Teams => (1..=seats).contains(&rank),
        Contest::Free | Contest::Cooperative | Contest::Each => {
            usize::from(rank) == 1 + ranks.iter().filter(|other| **other < rank).count()
        }
    };
    let sound = ranks.iter().all(|rank| fits(*rank)) && ranks.contains(&1);
    inspector.hold(Law::Outcome, sound, || {
        format!("the ranks {ranks:?}: 1 is best, equal seats share a rank, and the next is skipped")
    })
}
