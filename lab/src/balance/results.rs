//! How a group of games came out.

use std::collections::BTreeMap;

use kernel::Outcome;

use crate::sum::Sum;

/// The results of one group of games.
pub(super) struct Results {
    name: String,
    games: f64,
    decisions: Sum,
    points: Sum,
    /// Every seat's points, for the tenths.
    totals: Vec<i32>,
    winner: Sum,
    lead: Sum,
    endings: BTreeMap<String, f64>,
    wins: Vec<f64>,
    figures: Vec<Sum>,
}

/// The head of the table, with the names of a game's own figures.
pub(super) fn heading(names: &[&str]) -> String {
    let fixed = "| table | games | decisions | points | tenths 1 – 5 – 9 | winner | lead |";
    let own: String = names.iter().map(|name| format!(" {name} |")).collect();
    format!("{fixed}{own}\n|{}\n", "---|".repeat(7 + names.len()))
}

impl Results {
    pub fn new(name: &str) -> Results {
        Results {
            name: name.into(),
            games: 0.0,
            decisions: Sum::default(),
            points: Sum::default(),
            totals: Vec::new(),
            winner: Sum::default(),
            lead: Sum::default(),
            endings: BTreeMap::new(),
            wins: Vec::new(),
            figures: Vec::new(),
        }
    }

    pub fn add(&mut self, outcome: &Outcome, decisions: u32, figures: &[f64]) {
        let standings = outcome.standings();
        self.games += 1.0;
        self.decisions.add(decisions.into());
        *self.endings.entry(outcome.ending.to_string()).or_default() += 1.0;
        self.wins.resize(standings.len(), 0.0);
        for (wins, standing) in self.wins.iter_mut().zip(standings) {
            *wins += f64::from(u8::from(standing.won));
            self.points.add(standing.points.into());
        }
        let mut totals: Vec<i32> = standings.iter().map(|standing| standing.points).collect();
        self.totals.extend(&totals);
        totals.sort_unstable_by(|a, b| b.cmp(a));
        if let Some(best) = totals.first() {
            self.winner.add((*best).into());
            self.lead.add((best - totals.get(1).unwrap_or(best)).into());
        }
        self.figures.resize(figures.len(), Sum::default());
        self.figures.iter_mut().zip(figures).for_each(|(sum, figure)| sum.add(*figure));
    }

    /// The total that this many tenths of all totals do not reach.
    fn tenths(&self, n: usize) -> i32 {
        let mut totals = self.totals.clone();
        totals.sort_unstable();
        totals.get(totals.len() * n / 10).copied().unwrap_or(0)
    }

    /// The group as a line of the table.
    pub fn line(&self) -> String {
        let [low, middle, high] = [1, 5, 9].map(|n| self.tenths(n));
        let own: String = self.figures.iter().map(|sum| format!(" {:.2} |", sum.mean())).collect();
        format!(
            "| {} | {} | {:.1} | {:.1} ± {:.1} | {low} – {middle} – {high} | {:.1} | {:.1} |{own}\n",
            self.name,
            self.games,
            self.decisions.mean(),
            self.points.mean(),
            self.points.deviation(),
            self.winner.mean(),
            self.lead.mean(),
        )
    }

    /// How often each ending came, and each seat won.
    pub fn endings_and_seats(&self) -> String {
        let percent = |n: f64| format!("{:.1} %", 100.0 * n / self.games.max(1.0));
        let endings = self.endings.iter().map(|(name, n)| format!("{name} {}", percent(*n)));
        let seats = (1..).zip(&self.wins).map(|(seat, wins)| format!("{seat}: {}", percent(*wins)));
        format!(
            "\nEndings: {}. Wins by seat: {}.\n",
            endings.collect::<Vec<_>>().join(", "),
            seats.collect::<Vec<_>>().join(", ")
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_as_many_columns_as_the_heading() {
        let mut results = Results::new("all");
        results.add(&Outcome::by_points("x-ending", &[3, 9]), 12, &[1.0, 2.0]);
        results.add(&Outcome::by_points("x-ending", &[5, 1]), 14, &[2.0, 2.0]);
        let columns = |line: &str| line.trim_end().matches('|').count();
        for line in heading(&["one", "two"]).lines() {
            assert_eq!(columns(line), columns(&results.line()), "{line}");
        }
        assert_eq!(
            results.line(),
            "| all | 2 | 13.0 | 4.5 ± 3.0 | 1 – 5 – 9 | 7.0 | 5.0 | 1.50 | 2.00 |\n"
        );
        assert!(results.endings_and_seats().contains("x-ending 100.0 %. Wins by seat: 1: 50.0 %"));
    }
}
