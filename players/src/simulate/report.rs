//! What comes out of a simulation: the count kept while it runs, the report, one line a game.

use std::collections::BTreeMap;

use kernel::{Asked, Game, Name, Seat, SeatSet, Seed, Standing};
use serde::Serialize;

use super::games::Finished;
use crate::kind::Kind;

/// Wins and points, of a seat or of a role.
#[derive(Clone, Default, Debug)]
struct Score {
    games: u64,
    wins: u64,
    points: i64,
    questions: u64,
    windows: u64,
    declined: u64,
}

impl Score {
    #[inline]
    fn add(&mut self, standing: Standing, asked: Asked) {
        self.games += 1;
        self.questions += u64::from(asked.questions);
        self.windows += u64::from(asked.windows);
        self.declined += u64::from(asked.declined);
        self.wins += u64::from(standing.won);
        self.points += i64::from(standing.points);
    }

    fn merge(&mut self, other: &Score) {
        self.games += other.games;
        self.wins += other.wins;
        self.points += other.points;
        self.questions += other.questions;
        self.windows += other.windows;
        self.declined += other.declined;
    }

    fn mean_points(&self) -> f64 {
        ratio(self.points as f64, self.games as f64)
    }

    fn mean_questions(&self) -> f64 {
        ratio(self.questions as f64, self.games as f64)
    }

    /// The windows, in a run that counted them and met any.
    fn declines(&self) -> Option<DeclineReport> {
        let games = self.games as f64;
        (self.windows > 0).then(|| DeclineReport {
            mean_windows: ratio(self.windows as f64, games),
            mean_declined: ratio(self.declined as f64, games),
        })
    }
}

/// A quotient, or 0 where nothing was counted.
fn ratio(of: f64, by: f64) -> f64 {
    if by == 0.0 { 0.0 } else { of / by }
}

/// The running count of finished games. Counting allocates only when an ending or a role is met for the first time.
#[derive(Clone, Debug)]
pub struct Tally {
    games: u64,
    decisions: u64,
    endings: Vec<(Name, u64)>,
    seats: Vec<Score>,
    roles: Vec<(Name, Score)>,
}

impl Tally {
    /// Nothing counted yet at a table of `seats`.
    pub fn new(seats: usize) -> Tally {
        let seats = vec![Score::default(); seats];
        Tally { games: 0, decisions: 0, endings: Vec::new(), seats, roles: Vec::new() }
    }

    /// How many games have been counted.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Counts a finished game. A shared win counts for each winner.
    #[inline]
    pub fn add<G: Game>(&mut self, game: &G, finished: &Finished<'_, G>) {
        let outcome = &finished.outcome;
        self.games += 1;
        self.decisions += u64::from(finished.decisions);
        *entry(&mut self.endings, &outcome.ending) += 1;
        for ((score, standing), seat) in self.seats.iter_mut().zip(outcome.standings()).zip(0..) {
            let asked = finished.questions.of(Seat(seat));
            score.add(*standing, asked);
            if let Some(role) = game.role(finished.state, Seat(seat)) {
                entry(&mut self.roles, &role).add(*standing, asked);
            }
        }
    }

    /// Adds another count, of a table with as many seats.
    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        for (ending, count) in &other.endings {
            *entry(&mut self.endings, ending) += count;
        }
        for (own, score) in self.seats.iter_mut().zip(&other.seats) {
            own.merge(score);
        }
        for (role, score) in &other.roles {
            entry(&mut self.roles, role).merge(score);
        }
    }

    /// The report of a run that was to have `planned` games and took this long.
    pub fn report(&self, game: &str, kinds: &[Kind], planned: u64, seconds: f64) -> Report {
        let (games, decisions) = (self.games as f64, self.decisions as f64);
        let seat = |(score, kind): (&Score, &Kind)| SeatReport {
            kind: kind.clone(),
            wins: score.wins,
            mean_points: score.mean_points(),
            mean_questions: score.mean_questions(),
            declines: score.declines(),
        };
        let role = |(role, score): &(Name, Score)| {
            let Score { games, wins, .. } = *score;
            (role.to_string(), RoleReport { games, wins, mean_points: score.mean_points() })
        };
        Report {
            game: game.into(),
            games: self.games,
            decisions: self.decisions,
            seconds,
            games_per_second: ratio(games, seconds),
            decisions_per_second: ratio(decisions, seconds),
            mean_decisions: ratio(decisions, games),
            endings: self.endings.iter().map(|(name, n)| (name.to_string(), *n)).collect(),
            seats: self.seats.iter().zip(kinds).map(seat).collect(),
            roles: self.roles.iter().map(role).collect(),
            planned,
        }
    }
}

/// The value kept under a name, new if the name is. Names are few and mostly the same static text, so a scan that
/// compares addresses first is faster than any map.
#[inline]
fn entry<'a, T: Default>(list: &'a mut Vec<(Name, T)>, name: &Name) -> &'a mut T {
    let same = |known: &Name| std::ptr::eq::<str>(&**known, &**name) || known == name;
    let index = list.iter().position(|(known, _)| same(known)).unwrap_or_else(|| {
        list.push((name.clone(), T::default()));
        list.len() - 1
    });
    &mut list[index].1
}

/// What a simulation found. Serialised, it is the document of `starboard simulate --json`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: String,
    /// How many games were finished.
    pub games: u64,
    /// How many decisions they took together.
    pub decisions: u64,
    /// How long the run took.
    pub seconds: f64,
    /// Finished games a second, over all threads.
    pub games_per_second: f64,
    /// Decisions a second, over all threads.
    pub decisions_per_second: f64,
    /// How many decisions a game takes on average.
    pub mean_decisions: f64,
    /// How many games ended in each way, by message id.
    pub endings: BTreeMap<String, u64>,
    /// Each seat's results, in order.
    pub seats: Vec<SeatReport>,
    /// The results of each role, in games that have roles.
    pub roles: BTreeMap<String, RoleReport>,
    /// How many games had been asked for: more than `games` if the run was cancelled.
    #[serde(skip)]
    pub planned: u64,
}

/// One seat's results.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatReport {
    /// Who sat there.
    pub kind: Kind,
    /// Games won, alone or with others.
    pub wins: u64,
    /// Points a game on average.
    pub mean_points: f64,
    /// How often a game asked it something, on average: the decisions it owed, alone or together with others.
    pub mean_questions: f64,
    /// How often it declined, if that was counted and anything could be declined.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declines: Option<DeclineReport>,
}

/// How often a seat was asked what it could decline.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct DeclineReport {
    /// Questions a game, on average, whose prompt named an answer that declines.
    pub mean_windows: f64,
    /// How many of them were declined.
    pub mean_declined: f64,
}

/// One role's results, whoever played it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RoleReport {
    /// How often somebody played it.
    pub games: u64,
    /// Games won, alone or with others.
    pub wins: u64,
    /// Points a game on average.
    pub mean_points: f64,
}

/// One finished game, as `starboard simulate --out` writes it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameLine {
    /// Its index in the run.
    pub index: u64,
    /// Its seed.
    pub seed: Seed,
    /// How it ended, as a message id.
    pub ending: Name,
    /// How many decisions it took.
    pub decisions: u32,
    /// How often each seat was asked something.
    pub questions: Vec<u32>,
    /// Each seat's points.
    pub points: Vec<i32>,
    /// Each seat's rank.
    pub ranks: Vec<u8>,
    /// Who won, as indices into the other lists.
    pub winners: SeatSet,
    /// Each seat's role, if it has one.
    pub roles: Vec<Option<Name>>,
}

impl GameLine {
    /// The line of a finished game.
    pub fn new<G: Game>(game: &G, finished: &Finished<'_, G>) -> GameLine {
        let outcome = &finished.outcome;
        let standings = outcome.standings();
        let role = |seat| game.role(finished.state, seat);
        let asked = |seat| finished.questions.of(seat).questions;
        GameLine {
            index: finished.index,
            seed: finished.seed,
            ending: outcome.ending.clone(),
            decisions: finished.decisions,
            questions: Seat::all(standings.len() as u8).map(asked).collect(),
            points: standings.iter().map(|standing| standing.points).collect(),
            ranks: standings.iter().map(|standing| standing.rank).collect(),
            winners: outcome.won(),
            roles: Seat::all(standings.len() as u8).map(role).collect(),
        }
    }
}
