//! Somebody is awaited until the game is over, and the end says how everybody stands.

use kernel::{Contest, Game, MoveList, Outcome, SeatSet, Turn, play};

use super::{Choices, Position};
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
            Ok(Position { state, seats, choices: Vec::new(), outcome: Some(outcome) })
        }
        Turn::Awaiting(awaited) => {
            let choices = choices(inspector, state, seats, awaited)?;
            Ok(Position { state, seats, choices, outcome: None })
        }
    }
}

fn choices<G: Game>(
    inspector: &mut Inspector<'_, G>,
    state: &G::State,
    seats: u8,
    awaited: SeatSet,
) -> Result<Choices<G::Move>, Breach> {
    let strangers = awaited.difference(SeatSet::first(seats));
    inspector.hold(Law::Seats, strangers.is_empty(), || {
        format!("{strangers:?} are awaited at a table of {seats} seats")
    })?;
    inspector.hold(Law::NoDeadEnd, !awaited.is_empty(), || {
        "the game is not over, and nobody is awaited".into()
    })?;
    let mut choices = Vec::with_capacity(awaited.len());
    let mut list = MoveList::new();
    for seat in awaited.iter() {
        list.clear();
        play::legal(inspector.game, state, seat, &mut list);
        inspector.hold(Law::NoDeadEnd, !list.is_empty(), || {
            format!("{seat} is awaited and has no move")
        })?;
        choices.push((seat, list.to_vec()));
    }
    Ok(choices)
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
        Contest::Free | Contest::Cooperative => {
            usize::from(rank) == 1 + ranks.iter().filter(|other| **other < rank).count()
        }
    };
    let sound = ranks.iter().all(|rank| fits(*rank)) && ranks.contains(&1);
    inspector.hold(Law::Outcome, sound, || {
        format!("the ranks {ranks:?}: 1 is best, equal seats share a rank, and the next is skipped")
    })
}
