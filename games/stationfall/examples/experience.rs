//! Plays games of one `search` and three `greedy` and prints for every Identity what its Agenda let hope at the beginning
//! and what it brought in the end: the numbers behind `src/mind/experience.rs`.
//!
//! `cargo run --release -p starboard-stationfall --example experience -- 500 8000 search:4000i`

use std::collections::BTreeMap;
use std::error::Error;

use kernel::{Game, Journal, Seat, Seed, Turn, View};
use players::{Bot, Cast, Kind, Moment};
use stationfall::content::Content;
use stationfall::look::Look;
use stationfall::moves::Move;
use stationfall::reckoning::{self, Reason};
use stationfall::{Stationfall, StationfallMind, outlook};

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

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().as_deref().unwrap_or("40").parse()?;
    let seed: Seed = words.next().as_deref().unwrap_or("8000").parse()?;
    let own = words.next().unwrap_or_else(|| "search:4000i".to_owned());
    let mut sums = Sums::new();
    for number in 0..games {
        play(&own, number, seed.derive(number), &mut sums)?;
    }
    print(&sums);
    Ok(())
}

fn print(sums: &Sums) {
    let mut all = [Sum::default(); 2];
    for sum in sums.values() {
        all[0].add(sum[0]);
        all[1].add(sum[1]);
    }
    let mean = |who: usize| all[who].surplus() / all[who].games.max(1.0);
    println!("identity: games, hoped for, scored, won (search; greedy): beyond other Agendas");
    for (identity, sum) in sums {
        let (mut more, mut weight) = (0.0, SHRINKING);
        print!("{identity:18}");
        for who in 0..2 {
            let Sum { games, hoped, scored, won } = sum[who];
            let each = games.max(1.0);
            print!("{games:5} {:6.2} {:6.2} {:5.2};", hoped / each, scored / each, won / each);
            more += WEIGHTS[who] * (sum[who].surplus() - games * mean(who));
            weight += WEIGHTS[who] * games;
        }
        println!(" {:+.1}", more / weight);
    }
}

fn play(own: &str, number: u64, seed: Seed, sums: &mut Sums) -> Result<(), Box<dyn Error>> {
    let game = Stationfall::new();
    let cast = Cast::new(game).mind(StationfallMind);
    let searching = Seat((number % u64::from(SEATS)) as u8);
    let mut kinds = Vec::new();
    for seat in Seat::all(SEATS) {
        kinds.push(Kind::parse(if seat == searching { own } else { "greedy" }, &[])?);
    }
    let given = cast.seated_options(&kinds, &Default::default())?;
    let options = kernel::options::resolve(&game, &given)?;
    let mut state = game.start(&options, SEATS, seed)?;
    let mut bots: Vec<Bot<Move>> = kinds.into_iter().map(Bot::new).collect();
    let mut made = 0;
    let mut journal = Journal::muted();
    let mut hoped: Vec<Option<f32>> = vec![None; SEATS.into()];
    let outcome = loop {
        let awaited = match game.turn(&state) {
            Turn::Over(outcome) => break outcome,
            Turn::Awaiting(awaited) => awaited,
        };
        if hoped.contains(&None) {
            let look = Look::new(Content::standard(), &state);
            for player in look.players() {
                let hope = &mut hoped[look.seat_of(player).index()];
                *hope = hope.or_else(|| outlook(look, player));
            }
        }
        let seat = awaited.lowest().ok_or("nobody is awaited")?;
        let moment = Moment { table: seed, moves: made };
        let mv = bots[seat.index()].decide(&cast, View::new(&game, &state, seat), moment);
        made += 1;
        game.play(&mut state, seat, &mv, &mut journal);
    };
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
