//! The course of the game: rounds, order, phases.

use kernel::NotationError;

use super::line::Line;
use crate::setup;
use crate::state::{Drive, Explore, Step};

/// `opening`: the table as it was set, before anybody has acted, the Automa included. It forgets the lines before it;
/// `phase` begins the game.
pub(super) fn opening(line: &mut Line<'_>) -> Result<(), NotationError> {
    *line.state = setup::set(line.content, line.state.table, line.state.chance.seed());
    Ok(())
}

/// `round N`.
pub(super) fn round(line: &mut Line<'_>) -> Result<(), NotationError> {
    line.state.round = line.number("a round", 1, 6)?;
    Ok(())
}

/// `order PLAYER...`: Direct Turn Order, all of them. In the Exploration Phase it begins anew.
pub(super) fn order(line: &mut Line<'_>) -> Result<(), NotationError> {
    line.state.order.clear();
    for _ in 0..line.state.table.players {
        let player = line.player()?;
        if line.state.order.contains(&player) {
            return Err(line.wrong("every player once"));
        }
        line.state.order.push(player);
    }
    line.state.fixed = line.state.order;
    // The order counts as order of arrival (LA-3.16).
    let order = line.state.order;
    for player in order.iter() {
        line.state.arrivals += 1;
        line.state.players[player.index()].arrived = line.state.arrivals;
    }
    if line.state.step == Step::Explore {
        line.state.frames.clear();
        line.state.cursor = 0;
        line.engine(|engine| engine.settle());
    }
    Ok(())
}

/// `phase PHASE`: begins now, and goes on until somebody is asked.
pub(super) fn phase(line: &mut Line<'_>) -> Result<(), NotationError> {
    let step = line.find("exploration, rest, movement, fire or end_round", |word| match word {
        "exploration" => Some(Step::ExploreStart),
        "rest" => Some(Step::RestStart),
        "movement" => Some(Step::MoveStart),
        "fire" => Some(Step::FireStart),
        "end_round" => Some(Step::RoundStart),
        _ => None,
    })?;
    line.state.frames.clear();
    line.state.explore = Explore::IDLE;
    line.state.drive = Drive::default();
    line.state.cursor = 0;
    line.state.step = step;
    line.engine(|engine| engine.settle());
    Ok(())
}
