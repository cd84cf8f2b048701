//! What the server counts, in the text that Prometheus reads.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The upper bounds of the histogram of moves, in seconds.
const BOUNDS: [f64; 9] = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0];

/// Everything that is counted.
#[derive(Default)]
pub(crate) struct Metrics {
    /// Tables in memory.
    pub rooms: AtomicI64,
    /// Open WebSocket connections.
    pub connections: AtomicI64,
    /// Connections closed because they did not keep up.
    pub too_slow: AtomicU64,
    /// Messages refused because they came too fast.
    pub too_fast: AtomicU64,
    /// Messages that could not be read.
    pub unreadable: AtomicU64,
    /// Journal entries made durable.
    pub appended: AtomicU64,
    /// Entries whose number was taken, and moves that came too late.
    pub stale: AtomicU64,
    /// Moves a rule refused.
    pub refused: AtomicU64,
    /// Decisions of automatic players.
    pub automatic: AtomicU64,
    /// Automatic players that think or wait to.
    pub thinking: AtomicI64,
    /// Calls of the store that failed.
    pub store_errors: AtomicU64,
    /// HTTP requests by the first digit of their status.
    pub requests: [AtomicU64; 6],
    moves: [AtomicU64; BOUNDS.len() + 1],
    moves_micros: AtomicU64,
}

impl Metrics {
    /// Notes how long a move took from its arrival to being durable and told.
    pub fn moved(&self, time: Duration) {
        let seconds = time.as_secs_f64();
        let slot = BOUNDS.iter().position(|bound| seconds <= *bound).unwrap_or(BOUNDS.len());
        self.moves[slot].fetch_add(1, Relaxed);
        self.moves_micros.fetch_add(time.as_micros() as u64, Relaxed);
    }

    /// The text.
    pub fn written(&self) -> String {
        let mut text = String::new();
        let gauges = [
            ("starboard_tables_live", "Tables in memory.", &self.rooms),
            ("starboard_connections", "Open WebSocket connections.", &self.connections),
            ("starboard_thinking", "Automatic players that think or wait to.", &self.thinking),
        ];
        for (name, about, value) in gauges {
            entry(&mut text, name, about, "gauge", &value.load(Relaxed).to_string());
        }
        let counters = [
            ("starboard_appended_total", "Journal entries made durable.", &self.appended),
            ("starboard_refused_total", "Moves a rule refused.", &self.refused),
            ("starboard_stale_total", "Moves that came too late.", &self.stale),
            ("starboard_automatic_total", "Decisions of automatic players.", &self.automatic),
            ("starboard_unreadable_total", "Messages that could not be read.", &self.unreadable),
            ("starboard_too_fast_total", "Messages that came too fast.", &self.too_fast),
            ("starboard_too_slow_total", "Connections that did not keep up.", &self.too_slow),
            ("starboard_store_errors_total", "Store calls that failed.", &self.store_errors),
        ];
        for (name, about, value) in counters {
            entry(&mut text, name, about, "counter", &value.load(Relaxed).to_string());
        }
        let name = "starboard_http_requests_total";
        text +=
            &format!("# HELP {name} HTTP requests by class of status.\n# TYPE {name} counter\n");
        for (class, value) in self.requests.iter().enumerate().skip(1) {
            text += &format!("{name}{{class=\"{class}xx\"}} {}\n", value.load(Relaxed));
        }
        self.write_moves(&mut text);
        text
    }

    fn write_moves(&self, text: &mut String) {
        let name = "starboard_move_seconds";
        *text += &format!(
            "# HELP {name} From a move's arrival to being durable and told.\n# TYPE {name} histogram\n"
        );
        let mut sum = 0;
        for (bound, count) in BOUNDS.iter().zip(&self.moves) {
            sum += count.load(Relaxed);
            *text += &format!("{name}_bucket{{le=\"{bound}\"}} {sum}\n");
        }
        sum += self.moves[BOUNDS.len()].load(Relaxed);
        let seconds = self.moves_micros.load(Relaxed) as f64 / 1e6;
        *text += &format!(
            "{name}_bucket{{le=\"+Inf\"}} {sum}\n{name}_sum {seconds}\n{name}_count {sum}\n"
        );
    }
}

fn entry(text: &mut String, name: &str, about: &str, kind: &str, value: &str) {
    let _a_string_takes_everything =
        write!(text, "# HELP {name} {about}\n# TYPE {name} {kind}\n{name} {value}\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_histogram_is_cumulative() {
        let metrics = Metrics::default();
        for millis in [1, 4, 30, 5000] {
            metrics.moved(Duration::from_millis(millis));
        }
        let text = metrics.written();
        for line in [
            "starboard_move_seconds_bucket{le=\"0.001\"} 1",
            "starboard_move_seconds_bucket{le=\"0.05\"} 3",
            "starboard_move_seconds_bucket{le=\"+Inf\"} 4",
            "starboard_move_seconds_count 4",
        ] {
            assert!(text.lines().any(|l| l == line), "{line} in\n{text}");
        }
    }
}
