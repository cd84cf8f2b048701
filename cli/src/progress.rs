//! How far a long run has come: a bar where a person looks on, a line now and then where nobody does.

use std::fmt;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use players::simulate::Progress;

use crate::exit::note;
use crate::page::{rounded, whole};

/// How often a line is written where there is no terminal.
const BETWEEN_LINES: Duration = Duration::from_secs(10);

/// Shows progress on standard error.
pub(crate) enum Show {
    /// A bar with rate and end.
    Bar(ProgressBar),
    /// Lines with rate and end.
    Lines {
        /// How many games there will be.
        games: u64,
        began: Instant,
        /// When the last line was written.
        last: Mutex<Instant>,
    },
}

impl Show {
    /// Begins to show a run of this many games.
    pub(crate) fn begin(games: u64) -> Show {
        if !console::Term::stderr().is_term() {
            let now = Instant::now();
            return Show::Lines { games, began: now, last: Mutex::new(now) };
        }
        let style = ProgressStyle::with_template(
            "{wide_bar} {human_pos}/{human_len} games, {rate} games/s, {elapsed} gone, {eta} to go",
        )
        .expect("the template is well formed")
        .with_key("rate", |state: &ProgressState, out: &mut dyn fmt::Write| {
            // A bar that cannot be drawn is no reason to stop.
            let _undrawn = out.write_str(&rounded(state.per_sec()));
        });
        let bar = ProgressBar::new(games).with_style(style);
        bar.enable_steady_tick(Duration::from_millis(200));
        Show::Bar(bar)
    }

    /// Shows one of several runs that follow each other, after so many games of the runs before.
    pub(crate) fn after(&self, before: u64) -> After<'_> {
        After { show: self, before }
    }

    /// Clears the bar: the report follows.
    pub(crate) fn end(&self) {
        if let Show::Bar(bar) = self {
            bar.finish_and_clear();
        }
    }
}

/// Shows a run that follows others.
pub(crate) struct After<'a> {
    show: &'a Show,
    before: u64,
}

impl Progress for After<'_> {
    fn done(&self, games: u64) {
        self.show.done(self.before + games);
    }
}

impl Progress for Show {
    fn done(&self, done: u64) {
        match self {
            Show::Bar(bar) => bar.set_position(done),
            Show::Lines { games, began, last } => {
                let Ok(mut last) = last.lock() else { return };
                if last.elapsed() < BETWEEN_LINES || done == *games {
                    return;
                }
                *last = Instant::now();
                note(&line(done, *games, began.elapsed()));
            }
        }
    }
}

fn line(done: u64, games: u64, gone: Duration) -> String {
    let rate = done as f64 / gone.as_secs_f64().max(0.001);
    let left = games.saturating_sub(done) as f64 / rate.max(0.001);
    format!(
        "{} of {} games, {} games/s, {} s to go",
        whole(done),
        whole(games),
        rounded(rate),
        whole(left.ceil() as u64)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_tells_rate_and_end() {
        let line = line(2_000, 10_000, Duration::from_secs(10));
        assert_eq!(line, "2,000 of 10,000 games, 200.0 games/s, 40 s to go");
    }
}
