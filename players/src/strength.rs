//! How strong a kind of player is: how often it wins alone at a table of others, with how sure that is.

use serde::Serialize;

/// Wins in games, and where the true share lies.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Share {
    /// How many games.
    pub games: u64,
    /// How many of them were won, alone or shared.
    pub wins: u64,
    /// The share of wins, from 0 to 1.
    pub share: f64,
    /// The lower end of the 95 % interval of Wilson.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// The quantile of the normal distribution for 95 %.
const Z: f64 = 1.959_964;

impl Share {
    /// The share of wins in games.
    pub fn new(wins: u64, games: u64) -> Share {
        let n = games.max(1) as f64;
        let share = wins as f64 / n;
        let middle = share + Z * Z / (2.0 * n);
        let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        let whole = 1.0 + Z * Z / n;
        let (low, high) = match games {
            0 => (0.0, 1.0),
            _ => (((middle - spread) / whole).max(0.0), ((middle + spread) / whole).min(1.0)),
        };
        Share { games, wins, share, low, high }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        // Worked by hand: 190 of 200.
        let share = Share::new(190, 200);
        assert!((share.share - 0.95).abs() < 1e-9);
        assert!(
            (share.low - 0.9104).abs() < 5e-4 && (share.high - 0.9726).abs() < 5e-4,
            "{share:?}"
        );
    }

    #[test]
    fn it_stays_between_none_and_all() {
        for (wins, games) in [(0, 0), (0, 5), (5, 5)] {
            let share = Share::new(wins, games);
            assert!(0.0 <= share.low && share.low <= share.high && share.high <= 1.0, "{share:?}");
        }
        assert!(Share::new(5, 5).low < 0.6, "five wins prove little");
    }
}
