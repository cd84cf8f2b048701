//! How a game ended and for whom.

use serde::{Deserialize, Serialize};

use crate::list::List;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::text::{Name, Text};

/// What kind of ending this is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Contest {
    /// Every seat for itself.
    #[default]
    Free,
    /// Teams share their rank.
    Teams,
    /// All win or lose together. With one seat this is a solo game.
    Cooperative,
    /// Each seat wins or loses alone: any number may win, and another's success costs nobody anything. Ranks mean
    /// nothing here.
    Each,
}

/// One seat's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Standing {
    /// 1 is best; equal seats share a rank, and the next rank is skipped.
    pub rank: u8,
    /// Whether this seat won. Several may; nobody need.
    pub won: bool,
    /// The points, in games that have them; otherwise 1 for a win and 0 for none.
    pub points: i32,
}

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The message id of the way it ended: what `simulate` counts.
    pub ending: Name,
    /// Who contended with whom.
    pub contest: Contest,
    standings: List<Standing, MAX_SEATS>,
}

impl Outcome {
    /// Every seat for itself: the most points win, ties share the win.
    pub fn by_points(ending: &'static str, points: &[i32]) -> Outcome {
        let standings = points
            .iter()
            .map(|own| {
                let better = points.iter().filter(|other| *other > own).count();
                Standing { rank: better as u8 + 1, won: better == 0, points: *own }
            })
            .collect();
        Outcome { ending: ending.into(), contest: Contest::Free, standings }
    }

    /// The seats in `winners` won (all equally), the others lost (all equally).
    pub fn winners(ending: &'static str, seats: u8, winners: SeatSet) -> Outcome {
        Outcome { ending: ending.into(), contest: Contest::Free, standings: split(seats, winners) }
    }

    /// A draw: nobody won, all are equal.
    pub fn draw(ending: &'static str, seats: u8) -> Outcome {
        Outcome::winners(ending, seats, SeatSet::NONE)
    }

    /// Everybody won or lost together; with one seat, a solo win or loss.
    pub fn together(ending: &'static str, seats: u8, won: bool) -> Outcome {
        let winners = if won { SeatSet::first(seats) } else { SeatSet::NONE };
        Outcome { contest: Contest::Cooperative, ..Outcome::winners(ending, seats, winners) }
    }

    /// Each seat won or lost alone, whatever became of the others.
    pub fn each(ending: &'static str, seats: u8, winners: SeatSet) -> Outcome {
        Outcome { contest: Contest::Each, ..Outcome::winners(ending, seats, winners) }
    }

    /// Teams by points: every member stands as the team does. Ties share the rank and the win.
    pub fn teams(ending: &'static str, seats: u8, teams: &[(SeatSet, i32)]) -> Outcome {
        let points: Vec<i32> = teams.iter().map(|(_, points)| *points).collect();
        let by_team = Outcome::by_points(ending, &points);
        let mut standings: List<Standing, MAX_SEATS> =
            Seat::all(seats).map(|_| Standing::default()).collect();
        for ((members, _), standing) in teams.iter().zip(&by_team.standings) {
            for seat in members.iter() {
                standings[seat.index()] = *standing;
            }
        }
        Outcome { contest: Contest::Teams, standings, ..by_team }
    }

    /// An outcome whose ranks the game's own tie-breaks have settled. `standings` has one entry a seat.
    pub fn ranked(
        ending: &'static str,
        contest: Contest,
        standings: impl IntoIterator<Item = Standing>,
    ) -> Outcome {
        Outcome { ending: ending.into(), contest, standings: standings.into_iter().collect() }
    }

    /// The same outcome with points shown beside the ranks.
    #[must_use]
    pub fn with_points(mut self, points: &[i32]) -> Outcome {
        for (standing, points) in self.standings.iter_mut().zip(points) {
            standing.points = *points;
        }
        self
    }

    /// One seat's standing.
    pub fn of(&self, seat: Seat) -> Standing {
        self.standings[seat.index()]
    }

    /// All standings in the order of the seats.
    pub fn standings(&self) -> &[Standing] {
        &self.standings
    }

    /// Everybody who won.
    pub fn won(&self) -> SeatSet {
        self.seats().filter(|seat| self.of(*seat).won).collect()
    }

    /// How it ended, line by line: the ending first, then how everybody stands, best first. Where ranks mean nothing,
    /// none are told.
    pub fn told(&self) -> Vec<Text> {
        let mut lines =
            vec![Text::new("outcome-ending").with("ending", Text::new(self.ending.clone()))];
        let nobody = self.won().is_empty();
        match (self.contest, self.standings()) {
            (Contest::Cooperative, [_]) => lines.push(self.told_alone(Seat(0))),
            (Contest::Cooperative, all) if nobody || self.won().len() == all.len() => {
                let id = if nobody { "outcome-together-lost" } else { "outcome-together-won" };
                lines.push(Text::new(id));
            }
            // Those who play together may play against automatic seats: then one of two sides has won.
            (Contest::Cooperative | Contest::Each, all) => {
                if nobody && all.len() > 1 {
                    lines.push(Text::new("outcome-nobody"));
                }
                let (won, lost): (Vec<Seat>, Vec<Seat>) =
                    self.seats().partition(|seat| self.of(*seat).won);
                lines.extend(won.into_iter().chain(lost).map(|seat| self.told_alone(seat)));
            }
            (Contest::Free | Contest::Teams, _) => {
                if nobody {
                    lines.push(Text::new("outcome-nobody"));
                }
                lines.extend(self.told_standings());
            }
        }
        lines
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.standings.len() as u8)
    }

    /// Whether a seat won or lost, and nothing of the others.
    fn told_alone(&self, seat: Seat) -> Text {
        let id = if self.of(seat).won { "outcome-alone-won" } else { "outcome-alone-lost" };
        Text::new(id).with("seat", seat)
    }

    fn told_standings(&self) -> impl Iterator<Item = Text> {
        let mut seats: Vec<Seat> = self.seats().collect();
        seats.sort_by_key(|seat| (self.of(*seat).rank, *seat));
        seats.into_iter().map(|seat| {
            let own = self.of(seat);
            let standing = Text::new(if own.won { "outcome-won" } else { "outcome-rest" })
                .with("seat", seat)
                .with("points", own.points);
            Text::new("outcome-rank").with("rank", own.rank).with("standing", standing)
        })
    }

    /// A seat's result between 0 (last or lost) and 1 (alone at the top): what search maximises. Where all stand
    /// together or each alone, nothing counts but whether the seat won.
    pub fn utility(&self, seat: Seat) -> f32 {
        let own = self.of(seat);
        let others = (self.standings.len() - 1) as f32;
        let only_winning_counts = match self.contest {
            Contest::Cooperative | Contest::Each => true,
            Contest::Free | Contest::Teams => others == 0.0,
        };
        if only_winning_counts {
            return if own.won { 1.0 } else { 0.0 };
        }
        let worse = self.standings.iter().filter(|s| s.rank > own.rank).count() as f32;
        let equal = self.standings.iter().filter(|s| s.rank == own.rank).count() as f32 - 1.0;
        (worse + equal / 2.0) / others
    }
}

fn split(seats: u8, winners: SeatSet) -> List<Standing, MAX_SEATS> {
    Seat::all(seats)
        .map(|seat| {
            let won = winners.contains(seat);
            let rank = if won || winners.is_empty() { 1 } else { winners.len() as u8 + 1 };
            Standing { rank, won, points: i32::from(won) }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranks(outcome: &Outcome) -> Vec<u8> {
        outcome.standings().iter().map(|s| s.rank).collect()
    }

    #[test]
    fn equal_points_share_the_win_and_skip_a_rank() {
        let outcome = Outcome::by_points("end", &[5, 9, 9, 1]);
        assert_eq!(ranks(&outcome), [3, 1, 1, 4]);
        assert_eq!(outcome.won().iter().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
        assert_eq!(outcome.utility(Seat(3)), 0.0);
        assert!(outcome.utility(Seat(1)) < 1.0);
    }

    #[test]
    fn a_team_stands_together() {
        let team = |seats: &[u8]| seats.iter().map(|s| Seat(*s)).collect::<SeatSet>();
        let outcome = Outcome::teams("end", 4, &[(team(&[0, 2]), 3), (team(&[1, 3]), 8)]);
        assert_eq!(ranks(&outcome), [2, 1, 2, 1]);
        assert_eq!(outcome.won(), team(&[1, 3]));
    }

    #[test]
    fn where_each_wins_alone_the_others_cost_nothing() {
        let winners: SeatSet = [Seat(1), Seat(2)].into_iter().collect();
        let outcome = Outcome::each("end", 3, winners);
        assert_eq!(outcome.won(), winners);
        // The same whether one more wins or not, unlike where every seat is for itself.
        let utilities = |outcome: &Outcome| [0, 1, 2].map(|seat| outcome.utility(Seat(seat)));
        assert_eq!(utilities(&outcome), [0.0, 1.0, 1.0]);
        assert_eq!(utilities(&Outcome::each("end", 3, SeatSet::of(Seat(1)))), [0.0, 1.0, 0.0]);
        assert_eq!(utilities(&Outcome::winners("end", 3, winners)), [0.0, 0.75, 0.75]);
        let ids: Vec<Name> = outcome.told().into_iter().map(|line| line.id).collect();
        let alone = ["outcome-alone-won", "outcome-alone-won", "outcome-alone-lost"];
        assert_eq!(ids[1..], alone.map(Name::from));
        let told_of = |seats| {
            let lines = Outcome::each("end", seats, SeatSet::NONE).told();
            lines.into_iter().skip(1).map(|line| line.id.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(told_of(1), ["outcome-alone-lost"]);
        assert_eq!(told_of(2), ["outcome-nobody", "outcome-alone-lost", "outcome-alone-lost"]);
    }

    #[test]
    fn alone_or_together_one_wins_or_loses() {
        assert_eq!(Outcome::together("lost", 1, false).utility(Seat(0)), 0.0);
        assert_eq!(Outcome::together("saved", 3, true).won().len(), 3);
        assert_eq!(Outcome::draw("draw", 2).utility(Seat(0)), 0.5);
    }

    #[test]
    fn who_plays_together_against_automatic_seats_does_not_win_with_them() {
        let told = |outcome: Outcome| {
            let ids = outcome.told().into_iter().skip(1).map(|line| line.id.to_string());
            ids.collect::<Vec<_>>()
        };
        let humans: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
        let sides = Outcome::winners("end", 3, humans);
        let sides = Outcome { contest: Contest::Cooperative, ..sides };
        assert_eq!(told(sides), ["outcome-alone-won", "outcome-alone-won", "outcome-alone-lost"]);
        assert_eq!(told(Outcome::together("end", 3, true)), ["outcome-together-won"]);
        assert_eq!(told(Outcome::together("end", 3, false)), ["outcome-together-lost"]);
        assert_eq!(told(Outcome::together("end", 1, false)), ["outcome-alone-lost"]);
    }
}
