//! Who wins (SF-16.4.8, SF-16.4.9, chapters 17 and 18).

use std::cmp::Reverse;

use kernel::flat::List;
use kernel::outcome::Standing;
use kernel::{Contest, Outcome, Seat, SeatSet};

use super::reckoning;
use crate::look::Look;
use crate::state::{Ending, Guilt, MAX_PLAYERS, Player};

/// A human or a team that wins or loses as one.
#[derive(Clone, Copy, Default)]
struct Contender {
    seats: SeatSet,
    /// May win at all (SF-10.2.3).
    eligible: bool,
    points: i32,
    /// Own cubes in the Betrayal box: fewer are better.
    betrayal: u8,
    /// Own cubes in hand: more are better.
    hand: u8,
}

impl Contender {
    /// By what contenders are ranked: who may win, points, tie-breakers (SF-R150, SF-R160).
    fn rank_key(&self) -> (bool, i32, Reverse<u8>, u8) {
        (self.eligible, self.points, Reverse(self.betrayal), self.hand)
    }

    fn better_than(&self, other: &Contender) -> bool {
        self.rank_key() > other.rank_key()
    }
}

/// How the game ended, once scoring is done.
pub(crate) fn outcome(look: Look<'_>) -> Outcome {
    let teams = !look.state.table.team.is_empty();
    let contenders = contenders(look);
    let standings = Seat::all(look.state.table.seats).map(|seat| {
        contenders
            .iter()
            .find(|contender| contender.seats.contains(seat))
            .map_or_else(Standing::default, |own| standing(look, own, &contenders))
    });
    let contest = if teams { Contest::Teams } else { Contest::Free };
    Outcome::ranked(ending(look), contest, standings)
}

/// What decides between equal points (SF-16.4.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TieBreaker {
    /// So many own cubes in the Betrayal box: fewer are better.
    Betrayal(u8),
    /// So many own cubes in hand: more are better.
    Hand(u8),
}

impl TieBreaker {
    /// In words.
    pub(crate) fn text(self) -> kernel::Text {
        let (id, cubes) = match self {
            TieBreaker::Betrayal(cubes) => ("sf-score-tie-betrayal", cubes),
            TieBreaker::Hand(cubes) => ("sf-score-tie-hand", cubes),
        };
        kernel::Text::new(id).with("cubes", cubes)
    }
}

/// Calls the function with every tie-breaker that had to be looked at, and whose it is: of a team its first seat.
pub(crate) fn tie_breakers(look: Look<'_>, found: &mut dyn FnMut(Seat, TieBreaker)) {
    let all = contenders(look);
    for own in all.iter() {
        let Some(seat) = own.seats.lowest() else { continue };
        let others = || all.iter().filter(|other| other.seats != own.seats);
        let level =
            |other: &&Contender| (other.eligible, other.points) == (own.eligible, own.points);
        if others().any(|other| level(&other)) {
            found(seat, TieBreaker::Betrayal(own.betrayal));
        }
        if others().filter(level).any(|other| other.betrayal == own.betrayal) {
            found(seat, TieBreaker::Hand(own.hand));
        }
    }
}

/// Everybody who wins or loses as one.
fn contenders(look: Look<'_>) -> List<Contender, MAX_PLAYERS> {
    let team = look.state.table.team;
    if team.is_empty() {
        Seat::all(look.state.table.seats).map(|seat| contender(look, SeatSet::of(seat))).collect()
    } else {
        let others = SeatSet::first(look.state.table.seats).difference(team);
        [team, others].into_iter().map(|seats| contender(look, seats)).collect()
    }
}

/// The best win, as many as the number of players says, and everybody exactly tied with the last of them (SF-R150). Who
/// is not eligible never does (SF-R151, SF-R152).
fn standing(look: Look<'_>, own: &Contender, all: &[Contender]) -> Standing {
    let better = all.iter().filter(|other| other.better_than(own)).count() as u8;
    Standing {
        rank: better + 1,
        won: own.eligible && better < look.state.table.winners,
        points: own.points,
    }
}

/// The sums over a human's colours or a team's members (SF-17.2.9, SF-18.5, SF-R160).
fn contender(look: Look<'_>, seats: SeatSet) -> Contender {
    let points = seats.iter().map(|seat| reckoning::of_seat(look, seat)).sum();
    let own = Contender { seats, eligible: true, points, ..Contender::default() };
    look.players().filter(|player| seats.contains(look.seat_of(*player))).fold(
        own,
        |own, player| {
            let state = &look.state.players[player];
            Contender {
                eligible: own.eligible && may_win(look, player),
                betrayal: own.betrayal + state.betrayal,
                hand: own.hand + state.cubes,
                ..own
            }
        },
    )
}

/// A Guilty player cannot win, unless the PC's card says so; with two colours or in a team one such player is enough for
/// all to lose (SF-10.2.3, SF-R141, SF-17.2.10, SF-R159, SF-18.5a).
pub(crate) fn may_win(look: Look<'_>, player: Player) -> bool {
    let state = &look.state.players[player];
    state.guilt != Guilt::Guilty
        || state.pc.is_some_and(|pc| look.content.identities[pc].win_if_guilty)
}

fn ending(look: Look<'_>) -> &'static str {
    match look.state.station.ending {
        Some(Ending::Antimatter) => "sf-ending-antimatter",
        Some(Ending::ReentryAfterZero) => "sf-ending-after-zero",
        Some(Ending::ReentryAtOnce) | None => "sf-ending-fireball",
    }
}
