//! How good a position looks for a seat: the points to be expected, against everybody else's.

use super::experience;
use super::likelihoods::Likelihoods;
use kernel::{MAX_SEATS, Seat, SeatSet};

use crate::condition::Scope;
use crate::ids::Item;
use crate::look::Look;
use crate::state::{Guilt, IdentityPlace, KompromatPlace, MarkerEvent, Player};
use crate::stationfall::reckoning::{self, Reason};

/// Points a Guilty player is behind, being unable to win as things are (SF-10.2.3).
const GUILTY: f32 = 6.0;
/// Points a Suspect is behind: one Transmission away from Guilty.
const SUSPECT: f32 = 0.5;
/// What a Kompromat in hand is worth: an Action at the right moment.
const KOMPROMAT: f32 = 0.04;
/// The Minute most games begin with.
const FIRST_MINUTE: f32 = 13.0;
/// What a Conspirator is worth: somebody who can be activated.
const CONSPIRATOR: f32 = 0.06;
/// What a cube in hand is worth: a Conspirator to come, or what decides between equals.
const CUBE: f32 = 0.03;
/// What an own cube in the Betrayal box costs: a tie.
const BETRAYAL: f32 = 0.1;

/// How much being ahead of the best rival counts, against the share of all rivals one is ahead of: the way to the top
/// leads past everybody.
const AHEAD_OF_THE_BEST: f32 = 0.5;

/// The same for a plan of a whole game: winning is what counts.
const TO_WIN: f32 = 0.8;

/// How much winning itself counts where a plan ends that was begun in the last Minute: less for one begun earlier, and
/// nothing for one begun so many Minutes before.
const WON: f32 = 0.5;
const TOO_EARLY: f32 = 6.0;

/// How chances are reckoned from points.
#[derive(Clone, Copy)]
struct Odds {
    /// How much being ahead of the best rival counts.
    best: f32,
    /// How many points ahead make one fairly sure.
    unsure: f32,
}

/// From 0 to 1 for every seat: how likely it, or its team, is ahead of its rivals.
pub(crate) fn evaluate_all(look: Look<'_>) -> [f32; MAX_SEATS] {
    let points = all_expected(look);
    let odds = Odds { best: AHEAD_OF_THE_BEST, unsure: 1.0 + 0.1 * left(look) };
    let mut chances = [0.0; MAX_SEATS];
    for seat in Seat::all(look.state.table.seats) {
        chances[seat.index()] = chance(look, &points, seat, odds);
    }
    chances
}

/// How near a seat is to winning where a plan has come to. How unsure that is was fitted to 80 games of the search against
/// three `greedy`: of the lead a plan ends with, less than half is left in the middle of the game, nearly all before
/// the last turn.
pub(crate) fn evaluate_ahead(begun: Look<'_>, look: Look<'_>, seat: Seat) -> f32 {
    let (from, to) = (left(begun), left(look));
    let unsure = 0.8 + 0.12 * to + 0.24 * (from - to).max(0.0);
    chance(look, &all_expected(look), seat, Odds { best: TO_WIN, unsure })
}

/// How much winning itself counts at the end of a plan that was begun here.
pub(crate) fn winning_counts(begun: Look<'_>) -> f32 {
    let early = f32::from(begun.state.minute - 1).max(0.0);
    WON * (1.0 - early / TOO_EARLY).max(0.0)
}

fn all_expected(look: Look<'_>) -> [f32; MAX_SEATS] {
    let likelihoods = Likelihoods::new(look);
    let mut points = [0.0; MAX_SEATS];
    for seat in Seat::all(look.state.table.seats) {
        points[seat.index()] = expected(look, &likelihoods, seat);
    }
    points
}

fn chance(look: Look<'_>, points: &[f32; MAX_SEATS], seat: Seat, odds: Odds) -> f32 {
    let sum = |of: SeatSet| of.iter().map(|seat| points[seat.index()]).sum::<f32>();
    let all = SeatSet::first(look.state.table.seats);
    let (teams, bots) = (!look.state.table.team.is_empty(), look.state.table.bots);
    let own = look.allies(seat);
    if look.state.table.cooperative && !bots.contains(seat) {
        together(look, points, odds)
    } else if teams && !bots.contains(seat) {
        let others = look.humans().difference(own);
        let rivals = (!others.is_empty()).then(|| sum(others));
        let bot_team = (!bots.is_empty()).then(|| best_two(look, points));
        ahead_of_all(sum(own), odds, rivals.into_iter().chain(bot_team))
    } else {
        let rivals = all.difference(own).iter().map(|rival| points[rival.index()]);
        ahead_of_all(sum(own), odds, rivals)
    }
}

/// The chance to be ahead of the best rival, which counts so much, and the share of rivals one is ahead of.
fn ahead_of_all(mine: f32, odds: Odds, rivals: impl Iterator<Item = f32>) -> f32 {
    let best = odds.best;
    let (mut share, mut count, mut least) = (0.0, 0.0, 1.0_f32);
    for theirs in rivals {
        let ahead = odds.of_lead(mine - theirs);
        share += ahead;
        count += 1.0;
        least = least.min(ahead);
    }
    if count == 0.0 { 0.5 } else { (1.0 - best) * share / count + best * least }
}

/// How likely every human stays ahead of every bot: the last human of the best bot (SF-B1.6).
fn together(look: Look<'_>, points: &[f32; MAX_SEATS], odds: Odds) -> f32 {
    let of = |seats: SeatSet| seats.iter().map(|seat| points[seat.index()]);
    let last = of(look.humans()).fold(f32::INFINITY, f32::min);
    let best = of(look.state.table.bots).fold(f32::NEG_INFINITY, f32::max);
    odds.of_lead(last - best - 0.5)
}

/// What the bot team has: the two best bots (SF-B1.7).
fn best_two(look: Look<'_>, points: &[f32; MAX_SEATS]) -> f32 {
    let (mut best, mut second) = (0.0_f32, 0.0_f32);
    for bot in look.state.table.bots.iter() {
        let own = points[bot.index()];
        if own > best {
            (best, second) = (own, best);
        } else {
            second = second.max(own);
        }
    }
    best + second
}

/// How many Minutes are left, as the track counts them: fewer while Antimatter that is to detonate lies on board, for
/// that ends the game (SF-7.3.2c).
pub(super) fn minutes(look: Look<'_>) -> i8 {
    look.state.minute - detonation(look).unwrap_or(0)
}

/// The Minute in which armed Antimatter on board is to detonate; none if only Stationfall would set it off
/// (SF-7.3.1a).
pub(super) fn detonation(look: Look<'_>) -> Option<i8> {
    if !look.state.station.armed || !antimatter_aboard(look) {
        return None;
    }
    let due = look.state.markers.iter().find(|marker| marker.event == MarkerEvent::Detonate);
    due.map(|marker| marker.minute)
}

pub(super) fn antimatter_aboard(look: Look<'_>) -> bool {
    look.section_of_unique(Item::Antimatter).is_some_and(|at| look.on_board(at))
}

/// How many Minutes are left, none less than none.
fn left(look: Look<'_>) -> f32 {
    f32::from(minutes(look).max(0))
}

impl Odds {
    /// The likelihood of staying ahead by so many points.
    fn of_lead(self, lead: f32) -> f32 {
        1.0 / (1.0 + (-lead / self.unsure).exp())
    }
}

/// The points to be expected of a seat, with what points do not show.
fn expected(look: Look<'_>, likelihoods: &Likelihoods<'_>, seat: Seat) -> f32 {
    let mut first = None;
    let mut sum = 0.0;
    for player in look.players().filter(|player| look.seat_of(*player) == seat) {
        first = first.or(Some(player));
        sum += of_player(look, likelihoods, player);
    }
    let held = |place: &KompromatPlace| matches!(place, KompromatPlace::Hand { seat: holder, .. } if *holder == seat);
    sum += KOMPROMAT * look.state.kompromat.iter().filter(|(_, place)| held(place)).count() as f32;
    // Bots have no Bonus Characters that score by themselves (SF-B11.5).
    let Some(player) = first.filter(|player| !look.is_bot(*player)) else { return sum };
    for (identity, place) in look.state.identities.iter() {
        if matches!(place,
            IdentityPlace::Bonus(keeper)
                | IdentityPlace::ShownBonus(keeper)
                | IdentityPlace::ShownNext(keeper)
                if *keeper == seat)
        {
            let info = &look.content.identities[identity];
            sum += info.bonus.outlook(&Scope::new(look).of(info.character).me(player), likelihoods);
        }
    }
    sum
}

/// The points a player may expect of the Agenda, before experience has its say; none without a card.
pub fn outlook(look: Look<'_>, player: Player) -> Option<f32> {
    let pc = look.state.players[player].pc.or_else(|| look.secret_of(player))?;
    let likelihoods = Likelihoods::new(look);
    let scope = Scope::new(look).of(look.content.identities[pc].character).me(player);
    Some(reckoning::agenda_of(look, player, pc).outlook(&scope, &likelihoods))
}

fn of_player(look: Look<'_>, likelihoods: &Likelihoods<'_>, player: Player) -> f32 {
    let state = &look.state.players[player];
    let Some(pc) = state.pc.or_else(|| look.secret_of(player)) else { return 0.0 };
    let info = &look.content.identities[pc];
    let agenda = reckoning::agenda_of(look, player, pc);
    let mut sum = agenda.outlook(&Scope::new(look).of(info.character).me(player), likelihoods);
    if !look.is_bot(player) {
        sum += experience::surplus(pc) * (left(look) / FIRST_MINUTE).min(1.0);
    }
    reckoning::sundries(look, player, pc, &mut |points, reason| {
        sum += match reason {
            Reason::Penalty(over) => -likelihoods.penalty(player, over),
            _ => points as f32,
        };
    });
    if !look.exempt(player, pc) {
        sum -= match state.guilt {
            Guilt::Innocent => 0.0,
            Guilt::Suspect => SUSPECT,
            Guilt::Guilty => GUILTY,
        };
    }
    let own = look.state.table.in_play.iter().filter(|card| look.is_conspirator(player, *card));
    let time = (left(look) / 6.0).min(1.0);
    // Fewer cubes in the Betrayal box, then more in hand, decide between equals (SF-16.4.9).
    sum += CUBE * f32::from(state.cubes) - BETRAYAL * f32::from(state.betrayal);
    sum + time * CONSPIRATOR * own.count().min(4) as f32
}
