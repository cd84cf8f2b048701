//! What the comparison says: medians, spreads and ratios.

use std::fmt;

use serde::Serialize;

/// Games a second over several rounds.
#[derive(Serialize, PartialEq, Debug)]
pub struct Spread {
    /// The one in the middle.
    pub median: f64,
    /// The slowest round.
    pub min: f64,
    /// The fastest round.
    pub max: f64,
}

impl Spread {
    /// The spread of at least one rate.
    pub fn of(mut rates: Vec<f64>) -> Spread {
        rates.sort_by(f64::total_cmp);
        let middle = rates.len() / 2;
        let median = match rates.len() % 2 {
            1 => rates[middle],
            _ => (rates[middle - 1] + rates[middle]) / 2.0,
        };
        Spread { median, min: rates[0], max: rates[rates.len() - 1] }
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [median, min, max] = [self.median, self.min, self.max].map(|rate| grouped(rate as u64));
        write!(f, "{median} ({min}..{max})")
    }
}

/// A number with a comma after every three digits.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| std::str::from_utf8(group).expect("digits are ASCII"))
        .collect();
    groups.join(",")
}

/// One game on both sides.
#[derive(Serialize)]
pub struct Pair {
    /// The game's id here.
    pub game: String,
    /// Games a second here.
    pub starboard: Spread,
    /// Games a second there.
    pub openspiel: Spread,
    /// The ratio of the medians.
    pub ratio: f64,
    /// Mean decisions a game, here and there.
    pub decisions: [f64; 2],
}

/// Everything measured, and with what.
#[derive(Serialize)]
pub struct Report {
    /// Programs and machine.
    pub versions: Vec<String>,
    /// Rounds for each game and side.
    pub rounds: u32,
    /// One comparison a game.
    pub games: Vec<Pair>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "| game | decisions a game, here / there | Starboard, games/s | OpenSpiel, games/s | ratio |"
        )?;
        writeln!(f, "|---|---:|---:|---:|---:|")?;
        for pair in &self.games {
            let [here, there] = pair.decisions;
            writeln!(
                f,
                "| {} | {here:.1} / {there:.1} | {} | {} | {:.1} |",
                pair.game, pair.starboard, pair.openspiel, pair.ratio
            )?;
        }
        writeln!(
            f,
            "\nWhole games between uniform random players, one thread, {} rounds a side, alternating in one run: \
             median (slowest..fastest), and the ratio of the medians. Starboard is `starboard simulate` with the \
             seconds it reports itself; OpenSpiel is `pyspiel.evaluate_bots` with its own C++ random bots, called \
             in a Python loop of which only the loop is timed. Hearts is one deal, always with a pass here; OpenSpiel draws the \
             direction of the pass, and in a quarter of its deals nobody passes.\n\n{}.",
            self.rounds,
            self.versions.join("; ")
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_median_is_in_the_middle() {
        let spread = |rates: &[f64]| Spread::of(rates.to_vec());
        assert_eq!(spread(&[3.0, 1.0, 2.0]), Spread { median: 2.0, min: 1.0, max: 3.0 });
        assert_eq!(spread(&[4.0, 1.0, 2.0, 3.0]).median, 2.5);
        assert_eq!(spread(&[7.0]), Spread { median: 7.0, min: 7.0, max: 7.0 });
    }

    #[test]
    fn big_numbers_are_grouped() {
        let groups: Vec<String> = [0, 999, 1_000, 1_234_567].map(grouped).into();
        assert_eq!(groups, ["0", "999", "1,000", "1,234,567"]);
    }
}
