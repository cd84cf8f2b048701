//! Who wins (SF-16.4.8, SF-16.4.9, chapters 17 and 18).

use std::cmp::Reverse;

use kernel::outcome::Standing;
use kernel::{Contest, Outcome, Seat, SeatSet};
use workbench::flat::List;

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
    if look.state.table.cooperative {
        return cooperative(look);
    }
    let teams = !look.state.table.team.is_empty();
    let contenders = contenders(look);
    let standings = Seat::all(look.state.table.seats).map(|seat| {
        contenders
            .iter()
            .find(|contender| contender.seats.contains(seat))
            .map_or_else(Standing::default, |own| standing(look, own, &contenders))
    });
    if teams && !look.state.table.bots.is_empty() {
        return against_the_bot_team(look, &contenders);
    }
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
        let others = look.humans().difference(team);
        let teams = [team, others].into_iter().filter(|team| !team.is_empty());
        teams.map(|seats| contender(look, seats)).collect()
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

/// The humans win together if every human has strictly more than every bot, and none of them is Guilty without leave
/// (SF-B1.6, SF-B1.6a).
fn cooperative(look: Look<'_>) -> Outcome {
    let (humans, bots) = (look.humans(), look.state.table.bots);
    let best_bot = bots.iter().map(|bot| reckoning::of_seat(look, bot)).max().unwrap_or(i32::MIN);
    let ahead = |human: Seat| reckoning::of_seat(look, human) > best_bot;
    let may = |human: Seat| look.players().all(|p| look.seat_of(p) != human || may_win(look, p));
    let won = humans.iter().all(|human| ahead(human) && may(human));
    let standings = Seat::all(look.state.table.seats).map(|seat| {
        let wins = bots.contains(seat) != won;
        let winners = if won { humans } else { bots };
        let rank = if wins { 1 } else { winners.len() as u8 + 1 };
        Standing { rank, won: wins, points: reckoning::of_seat(look, seat) }
    });
    Outcome::ranked(ending(look), Contest::Cooperative, standings)
}

/// The two best bots are a team: a human team wins if it is the best of them and has strictly more; otherwise the bot team
/// does (SF-B1.7). The other bots lose.
fn against_the_bot_team(look: Look<'_>, teams: &[Contender]) -> Outcome {
    let mut bots: List<Contender, MAX_PLAYERS> =
        look.state.table.bots.iter().map(|bot| contender(look, SeatSet::of(bot))).collect();
    bots.sort_by_key(|bot| std::cmp::Reverse(bot.points));
    let pair = &bots[..bots.len().min(2)];
    let bot_team = Contender {
        seats: pair.iter().fold(SeatSet::NONE, |seats, bot| seats.union(bot.seats)),
        points: pair.iter().map(|bot| bot.points).sum(),
        eligible: true,
        ..Contender::default()
    };
    let wins = |team: &Contender| {
        team.eligible
            && team.points > bot_team.points
            && !teams.iter().any(|other| other.better_than(team))
    };
    let humans_won = teams.iter().any(wins);
    let won: SeatSet = if humans_won {
        teams.iter().filter(|team| wins(team)).fold(SeatSet::NONE, |won, t| won.union(t.seats))
    } else {
        bot_team.seats
    };
    let own = |seat: Seat| {
        let teams = teams.iter().chain([&bot_team]).chain(&bots[pair.len()..]);
        teams.into_iter().find(|team| team.seats.contains(seat)).map_or(0, |team| team.points)
    };
    let standings = Seat::all(look.state.table.seats).map(|seat| {
        let key = |seat: Seat| (won.contains(seat), own(seat));
        let better = Seat::all(look.state.table.seats).filter(|other| key(*other) > key(seat));
        Standing { rank: better.count() as u8 + 1, won: won.contains(seat), points: own(seat) }
    });
    Outcome::ranked(ending(look), Contest::Teams, standings)
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
    state.guilt != Guilt::Guilty || state.pc.is_some_and(|pc| look.exempt(player, pc))
}

impl Look<'_> {
    /// Whether a card lets its player win while Guilty (SF-R141); of a bot, its Bot side.
    pub(crate) fn exempt(self, player: Player, pc: crate::ids::Identity) -> bool {
        if self.is_bot(player) {
            self.content.automation.bots[pc].win_if_guilty
        } else {
            self.content.identities[pc].win_if_guilty
        }
    }
}

fn ending(look: Look<'_>) -> &'static str {
    match look.state.station.ending {
        Some(Ending::Antimatter) => "sf-ending-antimatter",
        Some(Ending::ReentryAfterZero) => "sf-ending-after-zero",
        Some(Ending::ReentryAtOnce) | None => "sf-ending-fireball",
    }
}
