//! How good a position looks: the Fame a player can expect at the end, compared with the others.

use kernel::MAX_SEATS;

use crate::look::Look;
use crate::score;
use crate::state::Player;
use crate::vocab::{Res, Zone};

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
    worth += f32::from(last - look.remaining(own.at)) * 0.9;
    if own.aboard {
        worth += 3.0;
    }
    if look.automa(player) {
        return worth
            + f32::from(own.res[2]) * 0.4
            + f32::from(look.state.automa.engine) * 0.5 * rounds;
    }
    let future = rounds / 6.0;
    worth += f32::from(look.raw_speed(player).clamp(0, 12)) * 0.55 * rounds.min(4.0);
    for (res, value) in [(Res::Food, 0.6), (Res::Ammo, 0.5), (Res::Fuel, 1.1)] {
        let n = own.res[res as usize];
        worth +=
            value * (f32::from(n.min(3)) + 0.3 * f32::from(n.saturating_sub(3))) * (0.3 + future);
    }
    if own.res[Res::Fuel as usize] == 0 {
        worth -= 1.5 * (0.3 + future);
    }
    for (_, member) in look.crew(player) {
        let strength = f32::from(look.member_strength(member));
        let ready = match member.zone {
            Zone::Active => 1.0,
            Zone::Rest => 0.9,
            Zone::Exhausted => 0.6,
        };
        worth += (0.6 + 0.5 * strength) * ready * (0.2 + future);
    }
    let weapons = look.special(player, |sort| sort.level().unwrap_or(0));
    worth += f32::from(weapons) * 0.3 * future;
    worth += f32::from(look.sound_count(player)) * 0.08 * (0.3 + future);
    if !look.has_driver(player) {
        worth -= 2.0 * rounds.min(2.0);
    }
    worth
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
