//! The road: convoys, the Aurora, Waypoint, Mine and Avalanche counters.

use kernel::NotationError;

use super::line::Line;
use crate::ids::{Region, STOPS, Stop};
use workbench::small::Maybe;

/// `at PLAYER SPACE`: has just arrived there.
pub(super) fn at(line: &mut Line<'_>) -> Result<(), NotationError> {
    let player = line.player()?;
    let at = line.space()?;
    let region = line.look().map().spaces[at].region;
    let state = &mut *line.state;
    state.arrivals += 1;
    let own = &mut state.players[player.index()];
    (own.at, own.arrived) = (at, state.arrivals);
    let passed = Region::ALL.into_iter().filter(|passed| *passed <= region);
    state.entered = state.entered.union(passed.collect());
    Ok(())
}

/// `aurora STOP yellow` or `red`.
pub(super) fn aurora(line: &mut Line<'_>) -> Result<(), NotationError> {
    let stop = Stop(line.place("a stop", STOPS as u8)? as u8);
    let red = line.find("yellow or red", |word| match word {
        "yellow" => Some(false),
        "red" => Some(true),
        _ => None,
    })?;
    (line.state.aurora.stop, line.state.aurora.red) = (stop, red);
    Ok(())
}

/// `waypoint SPACE COUNTER`, or `none`. A counter that lies elsewhere changes places with the one here.
pub(super) fn waypoint(line: &mut Line<'_>) -> Result<(), NotationError> {
    let at = line.space()?;
    let place = line.look().map().waypoints.iter().find(|(_, space)| **space == at);
    let place = place.map(|(place, _)| place);
    let place = place.ok_or_else(|| line.wrong("a space that is a waypoint"))?;
    if line.says("none") {
        line.state.waypoints[place] = Maybe::NONE;
        return Ok(());
    }
    let kinds = &line.content.waypoints;
    let kind = line.find("a Waypoint counter, or none", |word| {
        kinds.find(|kind| kind.name.strip_prefix("la-name-") == Some(word))
    })?;
    let counters = &mut line.state.waypoints;
    let lie = counters.values().iter().filter(|counter| counter.is(kind)).count();
    let other = counters.iter().find(|(_, counter)| counter.is(kind)).map(|(other, _)| other);
    match other {
        Some(other) if lie == usize::from(kinds[kind].copies) => {
            let here = counters[place];
            counters[place] = std::mem::replace(&mut counters[other], here);
        }
        _ => counters[place] = kind.into(),
    }
    Ok(())
}

/// `mine SPACE`: a Mine counter lies there.
pub(super) fn mine(line: &mut Line<'_>) -> Result<(), NotationError> {
    let at = line.space()?;
    let free = line.state.mines.iter().position(|mine| mine.is_none());
    let free = free.ok_or_else(|| line.wrong("a Mine counter that is not on the road"))?;
    line.state.mines[free] = at.into();
    Ok(())
}

/// `avalanche SPACE` or `avalanche SPACE none`: an Avalanche counter lies there, or was removed.
pub(super) fn avalanche(line: &mut Line<'_>) -> Result<(), NotationError> {
    let at = line.space()?;
    let site = line.look().map().avalanches.find(|space| *space == at);
    let site = site.ok_or_else(|| line.wrong("an avalanche site of this map"))?;
    if line.says("none") {
        line.state.avalanches.remove(site);
    } else {
        line.state.avalanches.insert(site);
    }
    Ok(())
}
