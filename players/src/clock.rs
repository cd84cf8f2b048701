//! The only place of the automatic players where time is asked for.
//!
//! A budget in seconds and a rate per second need a clock. Who uses them is given one, so that a test, a browser or
//! a table with its own idea of time can bring another; no game ever sees it.

use std::time::{Duration, Instant};

/// Something that tells how much time has passed.
pub trait Clock: Send + Sync {
    /// The time since some moment that never changes for this clock. It never goes back.
    fn now(&self) -> Duration;
}

/// The machine's own monotonic clock, counted from when the stopwatch was started.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// A stopwatch that starts now.
    pub fn start() -> Stopwatch {
        Stopwatch(Instant::now())
    }
}

impl Clock for Stopwatch {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
