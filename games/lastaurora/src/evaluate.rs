//! How good a position looks: the Fame a player can expect at the end, compared with the others.

use kernel::MAX_SEATS;

use crate::frame::Frame;
use crate::look::Look;
use crate::score;
use crate::state::{NONE, Player};
use crate::survivor::Ability;
use crate::vocab::{CardKind, Phase, Res, Zone};

/// How sharply a difference in expected Fame counts.
const SCALE: f32 = 9.0;

/// The expected Fame of a player.
fn worth(look: Look<'_>, player: Player) -> f32 {
    let own = look.of(player);
    let mut worth = 0.0;
    score::lines(look, player, |line| {
        // The distance is judged below: it is what boarding needs.
        let weight = if line.id == "la-score-spaces" { 0.0 } else { 1.0 };
        worth += line.fame as f32 * weight;
    });
    let last = look.players().map(|other| look.remaining(look.of(other).at)).max().unwrap_or(0);
    let rounds = 7.0 - f32::from(look.state.round.min(6));
    worth += f32::from(last - look.remaining(own.at)) * 1.0;
    if own.aboard {
        worth += 3.0;
    }
    if look.automa(player) {
        return worth
            + f32::from(own.res[2]) * 0.4
            + f32::from(look.state.automa.engine) * 0.5 * rounds;
    }
    let future = rounds / 6.0;
    worth += f32::from(look.raw_speed(player).clamp(0, 12)) * 0.85 * rounds.min(5.0);
    for (res, value) in [(Res::Food, 0.5), (Res::Ammo, 0.5), (Res::Fuel, 1.5)] {
        let n = own.res[res as usize];
        worth +=
            value * (f32::from(n.min(3)) + 0.3 * f32::from(n.saturating_sub(3))) * (0.3 + future);
    }
    if own.res[Res::Fuel as usize] == 0 {
        worth -= 0.5 * (0.3 + future);
    }
    let exploring = crate::flow::explorer(look.state) == Some(player);
    for (slot, member) in look.crew(player) {
        let strength = f32::from(look.member_strength(member));
        let card = &look.content.survivors[usize::from(member.kind)];
        // Who takes part is as good as tired already, and will not help the Truck unless fed.
        let away = exploring && look.state.explore.parts >> slot & 1 != 0;
        let zone = match (away, card.ability) {
            (false, _) => member.zone,
            (true, Ability::ExhaustToRest) => Zone::Rest,
            (true, _) => Zone::Exhausted,
        };
        if away && card.phase == Phase::Movement {
            worth -= 0.85 * rounds.min(5.0) * if own.res[0] > 0 { 0.3 } else { 1.0 };
        }
        let ready = match zone {
            Zone::Active => 1.0,
            Zone::Rest => 0.9,
            Zone::Exhausted => 0.35,
        };
        worth += (0.6 + 0.5 * strength) * ready * (0.2 + future);
    }
    let weapons = look.special(player, |sort| sort.level().unwrap_or(0));
    worth += f32::from(weapons) * 0.3 * future;
    worth += f32::from(look.sound_count(player)) * 0.08 * (0.3 + future);
    worth += pending(look, player);
    if !look.has_driver(player) {
        worth -= 2.0 * rounds.min(2.0);
    }
    worth
}

/// What a half-finished action still promises: points to drive with, a card to be had.
fn pending(look: Look<'_>, player: Player) -> f32 {
    let state = look.state;
    let steers = state.frames.iter().any(|frame| {
        matches!(frame, Frame::Steer { player: who } | Frame::Travel { player: who, .. } if *who == player)
    });
    let mut hope = 0.0;
    if steers && state.drive.paid {
        let left = look.remaining(look.of(player).at);
        hope += f32::from(state.drive.points.max(0).min(left as i8));
    }
    if crate::flow::explorer(state) == Some(player) {
        let slot = usize::from(state.explore.slot);
        hope += match state.zone.get(slot).filter(|card| **card != NONE) {
            _ if state.explore.slot == NONE => 2.2,
            Some(_) if state.explore.card_done => 0.0,
            Some(card) => card_worth(look, player, *card),
            None => 0.0,
        };
        if state.explore.bonus_done == 0 {
            hope += 0.5;
        }
    }
    hope
}

/// What a card of the zone is worth before it is taken.
fn card_worth(look: Look<'_>, player: Player, card: u8) -> f32 {
    let info = &look.content.cards[usize::from(card)];
    match info.kind {
        CardKind::Truck => {
            let own = look.of(player).convoy[4].kind;
            let speed = |kind: u8| look.content.convoy[usize::from(kind)].speed;
            1.5 * f32::from(speed(info.of) - speed(own))
        }
        CardKind::Survivor => 2.5,
        CardKind::Trailer | CardKind::Device => 1.6,
        CardKind::Location => 1.8,
        CardKind::Encounter => 1.0,
        CardKind::Event | CardKind::Enemy => 0.0,
    }
}

/// How good the position looks for every seat.
pub(crate) fn evaluate_all(look: Look<'_>) -> [f32; MAX_SEATS] {
    let mut all = [0.0; MAX_SEATS];
    let mut worths = [0.0f32; 4];
    for player in look.players() {
        worths[player.index()] = worth(look, player);
    }
    for seat in 0..usize::from(look.state.table.seats) {
        let best = look
            .players()
            .filter(|other| other.index() != seat)
            .map(|other| worths[other.index()])
            .fold(f32::MIN, f32::max);
        let difference = worths[seat] - best;
        all[seat] = 1.0 / (1.0 + (-difference / SCALE).exp());
    }
    all
}
