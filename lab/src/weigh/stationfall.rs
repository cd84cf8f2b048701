//! Plays games of one `search` and three `greedy` and prints for every Identity what its Agenda let hope at the beginning
//! and what it brought in the end: the numbers behind Stationfall's `src/mind/experience.rs`, which came from
//! `lab weigh stationfall --games 500 --seed 8000`.

use std::collections::BTreeMap;

use kernel::options::Given;
use kernel::{Seat, Seed};
use players::{Cast, Kind};
use stationfall::content::Content;
use stationfall::look::Look;
use stationfall::reckoning::{self, Reason};
use stationfall::{Stationfall, StationfallMind, outlook};

use super::Wanted;
use crate::answer::{Answer, Reply, Stop};
use crate::play::{Decision, Table, Watch};

const SEATS: u8 = 4;

/// How much more the player that searches says about an Agenda than one that does not look ahead.
const WEIGHTS: [f64; 2] = [1.5, 0.5];

/// How many games it takes to say as much as the guess that all Agendas are alike.
const SHRINKING: f64 = 8.0;

#[derive(Default, Clone, Copy)]
struct Sum {
    games: f64,
    hoped: f64,
    scored: f64,
    won: f64,
}

impl Sum {
    fn surplus(&self) -> f64 {
        self.scored - self.hoped
    }

    fn add(&mut self, other: Sum) {
        self.games += other.games;
        self.hoped += other.hoped;
        self.scored += other.scored;
        self.won += other.won;
    }
}

/// Of every Identity: with the player that searches, and with the others.
type Sums = BTreeMap<String, [Sum; 2]>;

/// Plays the games and prints the numbers.
pub(super) fn run(wanted: &Wanted) -> Reply {
    let mut sums = Sums::new();
    for number in 0..wanted.games {
        play(&wanted.player, number, wanted.seed.derive(number), &mut sums)?;
    }
    Ok(Answer::text(written(&sums)))
}

/// What each player's Agenda lets hope when it is first known.
struct Outlooks([Option<f32>; SEATS as usize]);

impl Watch<Stationfall> for Outlooks {
    fn asked(&mut self, decision: &Decision<'_, Stationfall>) {
        if self.0.contains(&None) {
            let look = Look::new(Content::standard(), decision.state);
            for player in look.players() {
                let hope = &mut self.0[look.seat_of(player).index()];
                *hope = hope.or_else(|| outlook(look, player));
            }
        }
    }
}

fn written(sums: &Sums) -> String {
    let mut text = String::new();
    let mut all = [Sum::default(); 2];
    for sum in sums.values() {
        all[0].add(sum[0]);
        all[1].add(sum[1]);
    }
    let mean = |who: usize| all[who].surplus() / all[who].games.max(1.0);
    text += "identity: games, hoped for, scored, won (search; greedy): beyond other Agendas\n";
    for (identity, sum) in sums {
        let (mut more, mut weight) = (0.0, SHRINKING);
        text += &format!("{identity:18}");
        for who in 0..2 {
            let Sum { games, hoped, scored, won } = sum[who];
            let each = games.max(1.0);
            let (hoped, scored, won) = (hoped / each, scored / each, won / each);
            text += &format!("{games:5} {hoped:6.2} {scored:6.2} {won:5.2};");
            more += WEIGHTS[who] * (sum[who].surplus() - games * mean(who));
            weight += WEIGHTS[who] * games;
        }
        text += &format!(" {:+.1}\n", more / weight);
    }
    text
}

fn play(own: &str, number: u64, seed: Seed, sums: &mut Sums) -> Result<(), Stop> {
    let game = Stationfall::new();
    let cast = Cast::new(game).mind(StationfallMind);
    let searching = Seat((number % u64::from(SEATS)) as u8);
    let kind = |seat| Kind::parse(if seat == searching { own } else { "greedy" }, cast.own_kinds());
    let kinds: Result<Vec<Kind>, _> = Seat::all(SEATS).map(kind).collect();
    let mut table = Table::open(&cast, &kinds.map_err(Stop::wrong)?, &Given::new(), seed)?;
    let mut outlooks = Outlooks([None; SEATS as usize]);
    let outcome = table.play(&mut outlooks);
    let (state, hoped) = (table.state, outlooks.0);
    let look = Look::new(Content::standard(), &state);
    for player in look.players() {
        let seat = look.seat_of(player);
        let Some(identity) = state.players[player].pc.or_else(|| look.secret_of(player)) else {
            continue;
        };
        let mut scored = 0;
        reckoning::reckon(look, seat, &mut |line| {
            if matches!(line.reason, Reason::Agenda(..)) {
                scored += line.points;
            }
        });
        let best = Seat::all(SEATS).all(|other| outcome.utility(other) <= outcome.utility(seat));
        let who = usize::from(seat != searching);
        sums.entry(identity.word().to_owned()).or_default()[who].add(Sum {
            games: 1.0,
            hoped: f64::from(hoped[seat.index()].unwrap_or(0.0)),
            scored: f64::from(scored),
            won: f64::from(u8::from(best)),
        });
    }
    Ok(())
}
