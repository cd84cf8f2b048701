//! The people's clocks. A flag that falls hands the seat to an automatic player.

use std::time::{Duration, Instant};

use kernel::{Seat, SeatSet};
use protocol::http::ClockSpec;
use protocol::live::ClockView;
use protocol::seat_number;

use super::Room;

/// The time each seat has left, and whose runs.
pub(super) struct Clocks {
    spec: ClockSpec,
    /// Milliseconds, as of `at`.
    left: Vec<i64>,
    running: SeatSet,
    at: Instant,
}

impl Clocks {
    pub fn new(spec: ClockSpec, left: Option<Vec<i64>>, seats: usize) -> Clocks {
        let full = vec![i64::from(spec.start) * 1000; seats];
        Clocks {
            spec,
            left: left.filter(|left| left.len() == seats).unwrap_or(full),
            running: SeatSet::NONE,
            at: Instant::now(),
        }
    }

    /// The milliseconds each seat has left.
    pub fn left(&self) -> Vec<i64> {
        let passed = self.at.elapsed().as_millis() as i64;
        let now = |(index, left): (usize, &i64)| {
            let runs = self.running.contains(Seat(index as u8));
            (left - if runs { passed } else { 0 }).max(0)
        };
        self.left.iter().enumerate().map(now).collect()
    }

    /// Another node has counted.
    pub fn set(&mut self, left: Vec<i64>) {
        if left.len() == self.left.len() {
            self.left = left;
            self.at = Instant::now();
        }
    }

    /// Lets exactly these clocks run; whoever has decided is given the time of one decision.
    fn run(&mut self, running: SeatSet, decided: Option<Seat>) {
        self.left = self.left();
        self.at = Instant::now();
        if let Some(left) = decided.and_then(|seat| self.left.get_mut(seat.index())) {
            *left += i64::from(self.spec.each) * 1000;
        }
        self.running = running;
    }

    /// When the next flag falls, and whose.
    fn next(&self) -> Option<(Instant, Seat)> {
        let own = |seat: Seat| Some((*self.left.get(seat.index())?, seat));
        let (left, seat) = self.running.iter().filter_map(own).min()?;
        Some((self.at + Duration::from_millis(left.max(0) as u64), seat))
    }
}

impl Room {
    /// Sets the clocks to whoever is to decide now.
    pub(super) fn run_clocks(&mut self, decided: Option<Seat>) {
        let people = self.awaited_people();
        if let Some(clocks) = &mut self.clocks {
            clocks.run(people, decided);
        }
    }

    pub(super) fn next_flag(&self) -> Option<Instant> {
        Some(self.clocks.as_ref()?.next()?.0)
    }

    /// Hands the seat whose time is over to an automatic player.
    pub(super) async fn flag_fell(&mut self) {
        let Some((_, seat)) = self.clocks.as_ref().and_then(Clocks::next) else { return };
        let people = self.awaited_people();
        if self.table.take_over(seat, &spoken::STAND_IN).is_ok() {
            let _stale_or_told = self.keep(None, people).await;
        }
    }

    pub(super) fn clock_views(&self) -> Option<Vec<ClockView>> {
        let clocks = self.clocks.as_ref()?;
        let view = |(index, left): (usize, i64)| {
            let seat = Seat(index as u8);
            ClockView { seat: seat_number(seat), left, running: clocks.running.contains(seat) }
        };
        Some(clocks.left().into_iter().enumerate().map(view).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_running_clocks_lose_time_and_a_decision_gives_some_back() {
        let mut clocks = Clocks::new(ClockSpec { start: 60, each: 5 }, None, 2);
        clocks.run(SeatSet::of(Seat(0)), None);
        clocks.at -= Duration::from_secs(10);
        let left = clocks.left();
        assert!(left[0] <= 50_000 && left[1] == 60_000, "{left:?}");
        assert_eq!(clocks.next().map(|(_, seat)| seat), Some(Seat(0)));
        clocks.run(SeatSet::of(Seat(1)), Some(Seat(0)));
        let left = clocks.left();
        assert!(left[0] > 50_000 && left[0] <= 55_000, "{left:?}");
        clocks.run(SeatSet::NONE, None);
        assert!(clocks.next().is_none());
    }

    #[test]
    fn clocks_of_another_table_are_not_taken() {
        let clocks = Clocks::new(ClockSpec { start: 60, each: 0 }, Some(vec![5]), 2);
        assert_eq!(clocks.left(), [60_000, 60_000]);
    }
}
