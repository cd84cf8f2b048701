//! How good a position looks for a seat: points as if the game ended now, against everybody else's.

use kernel::{Seat, SeatSet};

use crate::ids::Identity;
use crate::look::Look;
use crate::state::{At, Guilt, Player};
use crate::stationfall::reckoning;

/// Points a Guilty player is behind, being unable to win as things are (SF-10.2.3).
const GUILTY: f32 = 6.0;
/// Points a Suspect is behind: one Transmission away from Guilty.
const SUSPECT: f32 = 0.5;
/// What a PC that is Down or Annihilated is behind.
const LOST: f32 = 1.5;
/// What it is worth to sit in a pod.
const ABOARD: f32 = 0.75;

/// From 0 to 1: the share of rivals this seat, or its team, is ahead of, in likelihood.
pub(crate) fn evaluate(look: Look<'_>, seat: Seat) -> f32 {
    let all = SeatSet::first(look.state.table.seats);
    let own = look.allies(seat);
    let bots = look.state.table.bots;
    if look.state.table.cooperative && !bots.contains(seat) {
        return together(look);
    }
    let mine = sum(look, own);
    let teams = !look.state.table.team.is_empty() && !bots.contains(seat);
    let (mut ahead, mut rivals) = (0.0, 0.0);
    let mut against = |theirs: f32| {
        ahead += likelihood(look, mine - theirs);
        rivals += 1.0;
    };
    if teams {
        let rivals = look.humans().difference(own);
        if !rivals.is_empty() {
            against(sum(look, rivals));
        }
        if !bots.is_empty() {
            against(best_two(look));
        }
    } else {
        all.difference(own).iter().for_each(|rival| against(sum(look, SeatSet::of(rival))));
    }
    if rivals == 0.0 { 0.5 } else { ahead / rivals }
}

/// How likely every human stays ahead of every bot: the last human of the best bot (SF-B1.6).
fn together(look: Look<'_>) -> f32 {
    let of = |seats: SeatSet| seats.iter().map(|seat| sum(look, SeatSet::of(seat)));
    let last = of(look.humans()).fold(f32::INFINITY, f32::min);
    let best = of(look.state.table.bots).fold(f32::NEG_INFINITY, f32::max);
    likelihood(look, last - best - 0.5)
}

/// What the bot team has: the two best bots (SF-B1.7).
fn best_two(look: Look<'_>) -> f32 {
    let (mut best, mut second) = (0.0_f32, 0.0_f32);
    for bot in look.state.table.bots.iter() {
        let own = sum(look, SeatSet::of(bot));
        if own > best {
            (best, second) = (own, best);
        } else {
            second = second.max(own);
        }
    }
    best + second
}

/// The likelihood of staying ahead by so many points: the fewer Minutes are left, the surer.
fn likelihood(look: Look<'_>, lead: f32) -> f32 {
    let unsure = 1.5 + 0.25 * f32::from(look.state.minute.max(0));
    1.0 / (1.0 + (-lead / unsure).exp())
}

fn sum(look: Look<'_>, seats: SeatSet) -> f32 {
    let points: i32 = seats.iter().map(|seat| reckoning::of_seat(look, seat)).sum();
    let outlook: f32 = look
        .players()
        .filter(|player| seats.contains(look.seat_of(*player)))
        .map(|player| prospects(look, player))
        .sum();
    points as f32 + outlook
}

/// What points do not show yet: the own Character's state and the own guilt.
fn prospects(look: Look<'_>, player: Player) -> f32 {
    let state = &look.state.players[player];
    let Some(identity) = state.pc.or_else(|| look.secret_of(player)) else { return 0.0 };
    let exempt = look.exempt(player, identity);
    let guilt = match state.guilt {
        Guilt::Innocent => 0.0,
        Guilt::Suspect if exempt => 0.0,
        Guilt::Suspect => -SUSPECT,
        Guilt::Guilty if exempt => 0.0,
        Guilt::Guilty => -GUILTY,
    };
    guilt + condition(look, identity)
}

fn condition(look: Look<'_>, identity: Identity) -> f32 {
    let character = look.content.identities[identity].character;
    let bodies = &look.content.characters[character].bodies;
    let of = |body| match look.state.bodies[body].at {
        At::Annihilated => -LOST,
        _ if look.is_escaped(body) => 0.0,
        _ if look.is_down(body) => -LOST,
        At::Section(section) if look.content.sections[section].pod.is_some() => ABOARD,
        _ => 0.0,
    };
    bodies
        .iter()
        .map(|body| of(*body))
        .fold(None, |best: Option<f32>, next| Some(best.map_or(next, |best| best.max(next))))
        .unwrap_or(0.0)
}
