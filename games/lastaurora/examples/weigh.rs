//! Finds the weights of `src/mind/weights.rs`.
//!
//! Generation by generation: search players play with the weights known so far, now and then at random so that other
//! positions are met too. What each player's traits were in the course of a game, and how much Fame the player had more
//! than the others in the end, gives a line of a linear regression; its solution is the next generation's weights.
//! Each generation then plays against the one before; the last plays against the present weights, and is printed as a
//! table.
//!
//! `cargo run --release -p starboard-lastaurora --example weigh -- GENERATIONS GAMES [SEED]`

use kernel::chance::Draw;
use kernel::{Game, Journal, MoveList, Rng, Seat, Seed, Turn, View};
use lastaurora::look::Look;
use lastaurora::mind::{self, TRAITS, Trait, WEIGHTS, Weights};
use lastaurora::moves::Move;
use lastaurora::options::{MapSide, Module, Options};
use lastaurora::score;
use lastaurora::state::{Player as Convoy, State};
use lastaurora::{LastAurora, LastAuroraMind};
use players::search::Budget;
use players::{Bot, Cast, Kind, Moment};

/// Every so many decisions one is made at random.
const ASTRAY: u32 = 25;
/// How many positions a player judges before a decision: enough for a whole turn.
const THOUGHT: u32 = 300;
/// Every so many decisions the table is looked at.
const LOOKED_AT: u32 = 3;
/// How much of what earlier generations have seen still counts.
const MEMORY: f64 = 0.5;
/// How strongly weights are drawn towards nothing.
const RIDGE: f64 = 20.0;
/// Twice the traits: what they are worth in the end, and more with moves to come.
const UNKNOWNS: usize = 2 * TRAITS;

/// The sums of a linear regression.
struct Regression {
    products: Vec<[f64; UNKNOWNS]>,
    results: [f64; UNKNOWNS],
    lines: f64,
}

impl Regression {
    fn new() -> Regression {
        Regression {
            products: vec![[0.0; UNKNOWNS]; UNKNOWNS],
            results: [0.0; UNKNOWNS],
            lines: 0.0,
        }
    }

    fn add(&mut self, line: &[f64; UNKNOWNS], result: f64) {
        for (row, value) in self.products.iter_mut().zip(line).filter(|(_, value)| **value != 0.0) {
            row.iter_mut().zip(line).for_each(|(sum, other)| *sum += value * other);
        }
        self.results.iter_mut().zip(line).for_each(|(sum, value)| *sum += value * result);
        self.lines += 1.0;
    }

    fn forget(&mut self) {
        self.products.iter_mut().flatten().for_each(|sum| *sum *= MEMORY);
        self.results.iter_mut().for_each(|sum| *sum *= MEMORY);
        self.lines *= MEMORY;
    }

    /// The solution, by elimination.
    fn solve(&self) -> [f64; UNKNOWNS] {
        let mut rows = self.products.clone();
        let mut results = self.results;
        (0..UNKNOWNS).for_each(|i| rows[i][i] += RIDGE);
        for i in 0..UNKNOWNS {
            let pivot = rows[i];
            for j in i + 1..UNKNOWNS {
                let factor = rows[j][i] / pivot[i];
                if factor != 0.0 {
                    rows[j]
                        .iter_mut()
                        .zip(&pivot)
                        .for_each(|(value, other)| *value -= factor * other);
                    results[j] -= factor * results[i];
                }
            }
        }
        let mut solution = [0.0; UNKNOWNS];
        for i in (0..UNKNOWNS).rev() {
            let known: f64 = (i + 1..UNKNOWNS).map(|j| rows[i][j] * solution[j]).sum();
            solution[i] = (results[i] - known) / rows[i][i];
        }
        solution
    }
}

/// One look at the table: the traits of every player.
struct Sight {
    players: Vec<[f64; UNKNOWNS]>,
    left: f64,
}

fn see(look: Look<'_>) -> Sight {
    let read = mind::read(look);
    let players: Vec<[f64; UNKNOWNS]> = look
        .players()
        .map(|player| {
            let (traits, left) = &read[player.index()];
            std::array::from_fn(|i| {
                let value = f64::from(traits[i / 2]);
                if i.is_multiple_of(2) { value } else { value * f64::from(*left) }
            })
        })
        .collect();
    let left = look.players().map(|player| f64::from(read[player.index()].1)).fold(0.0, f64::max);
    Sight { players, left }
}

/// The others' mean taken away.
fn relative(values: &[[f64; UNKNOWNS]], own: usize) -> [f64; UNKNOWNS] {
    let count = values.len() as f64;
    std::array::from_fn(|i| values[own][i] - values.iter().map(|line| line[i]).sum::<f64>() / count)
}

/// A table: with how many seats, and which modules.
fn table(index: u64) -> (u8, Options) {
    let seats = [4, 3, 2, 4, 1, 4][(index % 6) as usize];
    let chosen = if (index / 6).is_multiple_of(3) { 0 } else { index * 7 / 6 % 32 };
    let all = [Module::Exploration, Module::Asgaror, Module::Crews, Module::Stories, Module::Pvp];
    let modules =
        (0..).zip(all).filter(|(bit, _)| chosen >> bit & 1 != 0).map(|(_, module)| module);
    let modules = modules.filter(|module| seats > 1 || *module != Module::Pvp).collect();
    let map = if (index / 2).is_multiple_of(2) { MapSide::Alpha } else { MapSide::Beta };
    (seats, Options { modules, map, ..Options::default() })
}

/// Plays a game. Each seat judges by its own weights.
fn play(
    minds: &[LastAuroraMind],
    seats: u8,
    options: &Options,
    seed: Seed,
    astray: u32,
    mut look_at: impl FnMut(&State, &mut Rng),
) -> State {
    let game = &LastAurora::new();
    let mut state = game.start(options, seats, seed).expect("a legal table");
    let casts: Vec<_> = minds.iter().map(|mind| Cast::new(*game).mind(*mind)).collect();
    let kind = Kind::Search(Budget::Iterations(THOUGHT));
    let mut bots: Vec<Bot<Move>> = (0..seats).map(|_| Bot::new(kind.clone())).collect();
    let mut made = 0;
    let mut rng = seed.derive(99).rng();
    let (mut moves, mut journal) = (MoveList::new(), Journal::muted());
    while let Turn::Awaiting(awaited) = game.turn(&state) {
        let seat: Seat = awaited.lowest().expect("somebody is awaited");
        look_at(&state, &mut rng);
        let mv = if astray > 0 && rng.below(astray) == 0 {
            moves.clear();
            kernel::play::legal(game, &state, seat, &mut moves);
            moves[rng.index(moves.len())]
        } else {
            let (place, moment) = (seat.index(), Moment { table: seed, moves: made });
            bots[place].decide(&casts[place], View::new(game, &state, seat), moment)
        };
        game.play(&mut state, seat, &mv, &mut journal);
        made += 1;
    }
    state
}

/// Plays games with these weights and learns from them.
fn learn(
    weights: &'static Weights,
    games: u64,
    seed: Seed,
    regression: &mut Regression,
) -> Vec<(f64, f64)> {
    let (game, mind) = (LastAurora::new(), LastAuroraMind::with(weights));
    let mut checks = Vec::new();
    let (mut boarded, mut points, mut counted) = (0u32, 0i32, 0u32);
    for index in 0..games {
        let (seats, options) = table(index);
        let mut sights = Vec::new();
        let state = play(&[mind; 4], seats, &options, seed.derive(index), ASTRAY, |state, rng| {
            if rng.below(LOOKED_AT) == 0 {
                sights.push(see(Look::new(game.content(), state)));
            }
        });
        let look = Look::new(game.content(), &state);
        let totals: Vec<f64> =
            look.players().map(|player| score::total(look, player).into()).collect();
        let mean = totals.iter().sum::<f64>() / totals.len() as f64;
        boarded += u32::from(score::reached(look));
        points += look.players().map(|player: Convoy| score::total(look, player)).sum::<i32>();
        counted += totals.len() as u32;
        for sight in &sights {
            for (own, total) in totals.iter().enumerate() {
                let line = relative(&sight.players, own);
                regression.add(&line, total - mean);
                checks.push((sight.left, expected(weights, &line) - (total - mean)));
            }
        }
    }
    println!(
        "  boarded {:.1} %, mean Fame {:.2}",
        100.0 * f64::from(boarded) / games as f64,
        f64::from(points) / f64::from(counted)
    );
    checks
}

/// What weights expect of a line.
fn expected(weights: &Weights, line: &[f64; UNKNOWNS]) -> f64 {
    (0..UNKNOWNS).map(|i| line[i] * f64::from(weights.traits[i / 2][i % 2])).sum()
}

/// How far the expectations were wrong, as a line over the moves left.
fn spread(checks: &[(f64, f64)]) -> [f32; 2] {
    let mut sums = [[0.0; 2]; 2];
    for (left, error) in checks {
        let late = usize::from(*left > 0.5);
        sums[late][0] += error * error;
        sums[late][1] += 1.0;
    }
    // The halves lie around 1/4 and 3/4 of the game. A logistic curve is about 0.55 deviations of two such errors wide.
    let [late, early] =
        sums.map(|[squares, n]: [f64; 2]| (squares / n.max(1.0)).sqrt() * 0.55 * 1.4);
    let slope = (early - late) * 2.0;
    [(late - slope * 0.25).max(0.8) as f32, slope.max(0.0) as f32]
}

/// How often new weights win against old ones, two against two.
fn compare(new: LastAuroraMind, old: LastAuroraMind, games: u64, seed: Seed) {
    let mut wins = 0;
    for index in 0..games {
        let first = index.is_multiple_of(2);
        let sides: [LastAuroraMind; 4] =
            std::array::from_fn(|seat| if seat.is_multiple_of(2) == first { new } else { old });
        let state = play(&sides, 4, &Options::default(), seed.derive(index), 0, |_, _| {});
        let Turn::Over(outcome) = LastAurora::new().turn(&state) else { continue };
        let winner = outcome.won().lowest().map_or(0, |seat| seat.index());
        wins += u64::from(winner.is_multiple_of(2) == first);
    }
    println!("  new against old: {wins} of {games}");
}

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>());
    let mut next = |usual: u64| args.next().map_or(usual, |arg| arg.expect("a number"));
    let (generations, games, seed) = (next(4), next(300), next(1));
    let seed = Seed::from_number(seed);
    let mut regression = Regression::new();
    let mut weights: &'static Weights = &WEIGHTS;
    for generation in 0..generations {
        println!("generation {generation}");
        let checks = learn(weights, games, seed.derive(2 * generation), &mut regression);
        let solution = regression.solve();
        let traits = std::array::from_fn(|i| [solution[2 * i] as f32, solution[2 * i + 1] as f32]);
        let found = Box::leak(Box::new(Weights { traits, spread: spread(&checks) }));
        let seed = seed.derive(2 * generation + 1);
        compare(LastAuroraMind::with(found), LastAuroraMind::with(weights), games / 4, seed);
        weights = found;
        regression.forget();
    }
    println!("the last generation against the present weights");
    let seed = seed.derive(2 * generations);
    compare(LastAuroraMind::with(weights), LastAuroraMind::with(&WEIGHTS), games, seed);
    for (which, [end, more]) in Trait::ALL.iter().zip(weights.traits) {
        println!("        (Trait::{which:?}, {end:.3}, {more:.3}),");
    }
    println!("    {:?}", weights.spread);
}
