//! The road: convoys, the Aurora, Waypoint, Mine and Avalanche counters.

use kernel::NotationError;

use super::line::Line;
use crate::state::NONE;

/// `at PLAYER SPACE`: has just arrived there.
pub(super) fn at(line: &mut Line<'_>) -> Result<(), NotationError> {
    let player = line.player()?;
    let at = line.space()?;
    let region = line.look().map().spaces[usize::from(at)].region;
    let state = &mut *line.state;
    state.arrivals += 1;
    let own = &mut state.players[player.index()];
    (own.at, own.arrived) = (at, state.arrivals);
    (1..=region).for_each(|region| state.entered |= 1 << region);
    Ok(())
}

/// `aurora STOP yellow` or `red`.
pub(super) fn aurora(line: &mut Line<'_>) -> Result<(), NotationError> {
    let stop = line.place("a stop", 6)?;
    let red = line.find("yellow or red", |word| match word {
        "yellow" => Some(false),
        "red" => Some(true),
        _ => None,
    })?;
    (line.state.aurora.stop, line.state.aurora.red) = (stop as u8, red);
    Ok(())
}

/// `waypoint SPACE COUNTER`, or `none`. A counter that lies elsewhere changes places with the one here.
pub(super) fn waypoint(line: &mut Line<'_>) -> Result<(), NotationError> {
    let at = line.space()?;
    let place = line.look().map().waypoints.iter().position(|space| *space == at);
    let place = place.ok_or_else(|| line.wrong("a space that is a waypoint"))?;
    if line.says("none") {
        line.state.waypoints[place] = NONE;
        return Ok(());
    }
    let kinds = &line.content.waypoints;
    let kind = line.find("a Waypoint counter, or none", |word| {
        kinds.iter().position(|kind| kind.name.strip_prefix("la-name-") == Some(word))
    })?;
    let counters = &mut line.state.waypoints;
    let lie = counters.iter().filter(|counter| usize::from(**counter) == kind).count();
    let other = counters.iter().position(|counter| usize::from(*counter) == kind);
    match other {
        Some(other) if lie == usize::from(kinds[kind].copies) => counters.swap(place, other),
        _ => counters[place] = kind as u8,
    }
    Ok(())
}

/// `mine SPACE`: a Mine counter lies there.
pub(super) fn mine(line: &mut Line<'_>) -> Result<(), NotationError> {
    let at = line.space()?;
    let free = line.state.mines.iter().position(|mine| *mine == NONE);
    let free = free.ok_or_else(|| line.wrong("a Mine counter that is not on the road"))?;
    line.state.mines[free] = at;
    Ok(())
}

/// `avalanche SPACE` or `avalanche SPACE none`: an Avalanche counter lies there, or was removed.
pub(super) fn avalanche(line: &mut Line<'_>) -> Result<(), NotationError> {
    let at = line.space()?;
    let site = line.look().map().avalanches.iter().position(|space| *space == at);
    let site = site.ok_or_else(|| line.wrong("an avalanche site of this map"))?;
    if line.says("none") {
        line.state.avalanches &= !(1 << site);
    } else {
        line.state.avalanches |= 1 << site;
    }
    Ok(())
}
