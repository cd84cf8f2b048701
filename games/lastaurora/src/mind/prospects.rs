//! The road ahead of a player: movements left, the pace of a convoy, and how likely it gets to the Aurora.

use crate::boxes::Sort;
use crate::decisions::{MoveTurn, Steer};
use crate::flow;
use crate::frame::Frame;
use crate::ids::CrewPlace;
use crate::look::Look;
use crate::moves::Cell;
use crate::state::{Member, Player, Step};
use crate::survivor::Ability;
use crate::vocab::{Phase, Res, Zone};

/// How many Movement turns a player still has, as far as anybody knows.
pub fn moves_left(look: Look<'_>, player: Player) -> u8 {
    let state = look.state;
    let this_round = match state.step {
        step if step < Step::Move => true,
        Step::Move => {
            let place = state.fixed.iter().position(|found| *found == player).unwrap_or(0);
            let moving = state.frames.iter().any(|frame| {
                matches!(frame, Frame::MoveTurn(MoveTurn { player: who }) | Frame::Steer(Steer { player: who }) if *who == player)
            });
            moving && !state.drive.paid || place >= usize::from(state.cursor)
        }
        _ => false,
    };
    let later = if state.aurora.anchored { 0 } else { 6u8.saturating_sub(state.round) };
    // Boarded in the End of Round Phase: the next round is played and is the last (LA-16.8).
    later + u8::from(this_round && !look.of(player).aboard)
}

/// Where a Survivor will be once the action in progress is over.
pub(super) fn zone_after(look: Look<'_>, player: Player, slot: CrewPlace, member: &Member) -> Zone {
    let away = flow::explorer(look.state) == Some(player)
        && look.state.explore.parts.contains(slot)
        && member.zone == Zone::Active;
    if !away {
        return member.zone;
    }
    match look.content.survivors[member.survivor()].ability {
        Ability::ExhaustToRest => Zone::Rest,
        _ => Zone::Exhausted,
    }
}

/// How likely a player gets to the Aurora before it leaves.
pub(super) fn boarding(look: Look<'_>, player: Player, pace: f32) -> f32 {
    let own = look.of(player);
    if own.aboard {
        return 1.0;
    }
    let rounds = moves_left(look, player);
    if rounds == 0 {
        return 0.0;
    }
    // Once this round's movement is over, the ship has moved on before the next.
    let sails = rounds - u8::from(look.state.step <= Step::Move);
    let stop = look.state.aurora.stop.later(sails);
    let red = look.state.aurora.red && stop == look.state.aurora.stop;
    let mooring = look.map().moorings[stop][usize::from(red)];
    let need = f32::from(look.remaining(own.at)) - f32::from(look.remaining(mooring));
    let left = f32::from(rounds);
    // Convoys grow faster as they grow.
    let can = pace * left + 0.35 * left * (left - 1.0);
    1.0 / (1.0 + (-(can - need + 0.5) / (0.6 + 0.9 * (left - 1.0))).exp())
}

/// Points a Movement turn may give, by the [`speeds`] of the convoy.
pub(super) fn pace(look: Look<'_>, player: Player, speeds: [f32; 3]) -> f32 {
    let own = look.of(player);
    if look.automa(player) {
        return 3.0 + f32::from(look.state.automa.engine);
    }
    let [truck, crew, boost] = speeds;
    let fuel = f32::from(own.res[Res::Fuel]);
    let drives = if look.has_driver(player) && fuel + f32::from(own.res[Res::Food]) * 0.3 > 0.0 {
        1.0
    } else {
        0.7
    };
    (truck + crew + 0.6 * boost) * drives
}

/// Speed of the Truck and its boxes, of Survivors, and of extra Fuel; nothing for the Automa, which has its own.
pub(super) fn speeds(look: Look<'_>, player: Player) -> [f32; 3] {
    if look.automa(player) {
        return [0.0; 3];
    }
    let own = look.of(player);
    let truck = &look.content.convoy[own.convoy[Cell::TRUCK].card()];
    let boxes = look.special(player, |sort| match sort {
        Sort::Speed(n) => n,
        _ => 0,
    });
    let shifted = look.state.step > Step::Rest && look.state.step <= Step::Move;
    let mut crew = 0.0;
    for (slot, member) in look.crew(player) {
        let card = &look.content.survivors[member.survivor()];
        if card.phase != Phase::Movement {
            continue;
        }
        let speed = match card.ability {
            // What has to be given up for it is there (LA-X3.8, LA-X3.16).
            Ability::CleanForSpeed(n) if member.contamination > 0 => n.into(),
            Ability::ObjectForSpeed(n) if look.hand_size(player) > 0 => 0.5 * f32::from(n),
            ability => f32::from(look.ability_speed(player, ability).max(0)),
        };
        crew += speed
            * match zone_after(look, player, slot, member) {
                Zone::Active => 1.0,
                Zone::Rest if shifted => 0.0,
                Zone::Rest => 1.0,
                Zone::Exhausted if own.res[Res::Food] > 0 && !shifted => 0.6,
                Zone::Exhausted => 0.1,
            };
    }
    let fuel = own.res[Res::Fuel].saturating_sub(1).min(truck.boost_max);
    [f32::from(truck.speed) + f32::from(boxes), crew, f32::from(fuel) * f32::from(truck.boost_gain)]
}
