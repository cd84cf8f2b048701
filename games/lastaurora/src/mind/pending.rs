//! What a half-finished action still promises.

use super::traits::Trait;
use crate::decisions::Steer;
use crate::flow;
use crate::frame::Frame;
use crate::ids::{CarKind, LocationId};
use crate::look::Look;
use crate::moves::Cell;
use crate::state::Player;
use crate::vocab::{CardKind, Op};

/// Points to drive with, a card to be had.
pub(super) fn pending(look: Look<'_>, player: Player, set: &mut impl FnMut(Trait, f32)) {
    let state = look.state;
    let steers = state.frames.iter().any(|frame| {
        matches!(frame, Frame::Steer(Steer { player: who }) | Frame::Travel { player: who, .. } if *who == player)
    });
    if steers && state.drive.paid {
        let left = look.remaining(look.of(player).at);
        set(Trait::Points, state.drive.points.clamp(0, left as i8).into());
    }
    if flow::explorer(state) != Some(player) {
        return;
    }
    let explore = &state.explore;
    set(Trait::BonusLeft, explore.bonus_done.is_empty().into());
    let Some(slot) = explore.slot.get() else {
        set(Trait::SettingOut, 1.0);
        return;
    };
    let Some(info) = look.card_in(slot).filter(|_| !explore.card_done) else { return };
    match info.kind {
        CardKind::Location => set(Trait::TakingLocation, goods(look, info.location())),
        CardKind::Survivor => set(Trait::TakingSurvivor, 1.0),
        CardKind::Trailer | CardKind::Device => set(Trait::TakingCar, 1.0),
        CardKind::Truck => {
            let speed = |kind: CarKind| look.content.convoy[kind].speed;
            let own = look.of(player).convoy[Cell::TRUCK].card();
            set(Trait::TakingTruck, f32::from(speed(info.car()) - speed(own)));
        }
        CardKind::Encounter => set(Trait::TakingEncounter, 1.0),
        CardKind::Event | CardKind::Enemy => {}
    }
}

/// How many goods a Location gives.
fn goods(look: Look<'_>, location: LocationId) -> f32 {
    let location = &look.content.locations[location];
    let effects = look.content.program(location.effects);
    let goods = |op: Op| match op {
        Op::Gain { n, .. } => f32::from(n),
        Op::GainChoice { n, .. } => f32::from(n),
        Op::DrawObject { n, .. } => f32::from(n),
        Op::DrawKeep { keep, .. } => f32::from(keep),
        Op::Fame { n, .. } => f32::from(n),
        _ => 0.0,
    };
    effects.iter().map(|effect| goods(effect.op)).sum::<f32>() - f32::from(location.radiation)
}
