//! Finds the weights of Last Aurora's `src/mind/weights.rs`.
//!
//! Generation by generation: search players play with the weights known so far, now and then at random so that other
//! positions are met too. What each player's traits were in the course of a game, and how much Fame the player had more
//! than the others in the end, gives a line of a linear regression; its solution is the next generation's weights.
//! Each generation then plays against the one before; the last plays against the present weights, and is printed as a
//! table.

use kernel::options::Given;
use kernel::{Draw, Rng, Seed};
use lastaurora::look::Look;
use lastaurora::mind::{self, TRAITS, Trait, WEIGHTS, Weights};
use lastaurora::options::MODULES;
use lastaurora::score;
use lastaurora::{LastAurora, LastAuroraMind};
use players::{Cast, Kind};

use super::Wanted;
use super::regression::Regression;
use crate::answer::{Answer, Reply, Stop, note};
use crate::play::{Decision, Table, Watch};

/// Every so many decisions one is made at random.
const ASTRAY: u32 = 25;
/// Who plays: 300 positions judged before a decision are enough for a whole turn.
const THOUGHT: &str = "search:300i";
/// Every so many decisions the table is looked at.
const LOOKED_AT: u32 = 3;
/// Twice the traits: what they are worth in the end, and more with moves to come.
const UNKNOWNS: usize = 2 * TRAITS;

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

/// A table: with how many seats, and which options.
fn setup(index: u64) -> (u8, Given) {
    let seats = [4, 3, 2, 4, 1, 4][(index % 6) as usize];
    let chosen = if (index / 6).is_multiple_of(3) { 0 } else { index * 7 / 6 % 32 };
    let modules = (0..).zip(MODULES).filter(|(bit, _)| chosen >> bit & 1 != 0);
    let modules = modules.map(|(_, module)| module).filter(|module| seats > 1 || *module != "pvp");
    let map = if (index / 2).is_multiple_of(2) { "alpha" } else { "beta" };
    let modules = modules.collect::<Vec<_>>().join(",");
    (seats, Given::from([("map".into(), map.into()), ("modules".into(), modules)]))
}

/// Looks at the table now and then.
struct Sights {
    rng: Rng,
    seen: Vec<Sight>,
}

impl Watch<LastAurora> for Sights {
    fn asked(&mut self, decision: &Decision<'_, LastAurora>) {
        if self.rng.below(LOOKED_AT) == 0 {
            self.seen.push(see(Look::new(decision.game.content(), decision.state)));
        }
    }
}

/// Plays games with these weights and learns from them. Gives back how far what was expected was wrong, with the share
/// of the game that was left, and a line about the games.
fn learn(
    weights: &'static Weights,
    games: u64,
    seed: Seed,
    regression: &mut Regression<UNKNOWNS>,
) -> Result<(Vec<(f64, f64)>, String), Stop> {
    let cast = judged_by(weights);
    let game = cast.game();
    let mut checks = Vec::new();
    let (mut boarded, mut points, mut counted) = (0u32, 0.0, 0u32);
    for index in 0..games {
        let (seats, given) = setup(index);
        let seed = seed.derive(index);
        let mut table =
            Table::open(&cast, &kinds(seats), &given, seed)?.astray(ASTRAY, seed.derive(99).rng());
        let mut sights = Sights { rng: seed.derive(98).rng(), seen: Vec::new() };
        table.play(&mut sights);
        let look = Look::new(game.content(), &table.state);
        let totals: Vec<f64> =
            look.players().map(|player| score::total(look, player).into()).collect();
        let mean = totals.iter().sum::<f64>() / totals.len() as f64;
        boarded += u32::from(score::reached(look));
        points += totals.iter().sum::<f64>();
        counted += totals.len() as u32;
        for sight in &sights.seen {
            for (own, total) in totals.iter().enumerate() {
                let line = relative(&sight.players, own);
                regression.add(&line, total - mean);
                checks.push((sight.left, expected(weights, &line) - (total - mean)));
            }
        }
    }
    let boarded = 100.0 * f64::from(boarded) / games as f64;
    let mean = points / f64::from(counted);
    Ok((checks, format!("  boarded {boarded:.1} %, mean Fame {mean:.2}\n")))
}

/// The game with a mind that judges by these weights.
fn judged_by(weights: &'static Weights) -> Cast<LastAurora> {
    Cast::new(LastAurora::new()).mind(LastAuroraMind::with(weights))
}

fn kinds(seats: u8) -> Vec<Kind> {
    vec![Kind::parse(THOUGHT, &[]).expect("the kind that every game has"); seats.into()]
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

/// Nobody looks.
struct Nobody;

impl Watch<LastAurora> for Nobody {}

/// How often new weights win against old ones, two against two.
fn compare(
    new: &Cast<LastAurora>,
    old: &Cast<LastAurora>,
    games: u64,
    seed: Seed,
) -> Result<String, Stop> {
    let mut wins = 0;
    for index in 0..games {
        let first = index.is_multiple_of(2);
        let mut table = Table::open(new, &kinds(4), &Given::new(), seed.derive(index))?
            .minded(|seat| if seat.0.is_multiple_of(2) == first { new } else { old }.clone());
        let outcome = table.play(&mut Nobody);
        let winner = outcome.won().lowest().map_or(0, |seat| seat.index());
        wins += u64::from(winner.is_multiple_of(2) == first);
    }
    Ok(format!("  new against old: {wins} of {games}\n"))
}

/// Learns, generation by generation, and prints the last weights as a table.
pub(super) fn run(wanted: &Wanted) -> Reply {
    let Wanted { games, generations, seed, .. } = *wanted;
    let mut regression = Regression::new();
    let mut weights: &'static Weights = &WEIGHTS;
    let mut text = String::new();
    for generation in 0..generations {
        note(&format!("generation {generation}"));
        text += &format!("generation {generation}\n");
        let (checks, line) = learn(weights, games, seed.derive(2 * generation), &mut regression)?;
        let solution = regression.solve();
        let traits = std::array::from_fn(|i| [solution[2 * i] as f32, solution[2 * i + 1] as f32]);
        // A game is judged by weights that live as long as the program.
        let found = Box::leak(Box::new(Weights { traits, spread: spread(&checks) }));
        let seed = seed.derive(2 * generation + 1);
        text += &line;
        text += &compare(&judged_by(found), &judged_by(weights), games / 4, seed)?;
        weights = found;
        regression.forget();
    }
    text += "the last generation against the present weights\n";
    let seed = seed.derive(2 * generations);
    text += &compare(&judged_by(weights), &judged_by(&WEIGHTS), games, seed)?;
    for (which, [end, more]) in Trait::ALL.iter().zip(weights.traits) {
        text += &format!("        (Trait::{which:?}, {end:.3}, {more:.3}),\n");
    }
    text += &format!("    {:?}\n", weights.spread);
    Ok(Answer::text(text))
}
