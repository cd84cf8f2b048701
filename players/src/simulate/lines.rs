//! The lines of finished games, put back into the order of their index.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::{GameLine, Sink};

/// Chunks of games finish in any order; a chunk waits here until all before it have been delivered.
pub(super) struct Lines<'a> {
    sink: &'a mut dyn Sink,
    next: u64,
    waiting: BTreeMap<u64, Vec<GameLine>>,
}

impl<'a> Lines<'a> {
    pub(super) fn new(sink: &'a mut dyn Sink) -> Self {
        Lines { sink, next: 0, waiting: BTreeMap::new() }
    }

    /// Takes the lines of a chunk, which may be fewer than planned if the run was cancelled, and passes on what has
    /// become the next in order. After a break nothing more is passed on.
    pub(super) fn deliver(&mut self, chunk: u64, lines: Vec<GameLine>) -> ControlFlow<()> {
        self.waiting.insert(chunk, lines);
        while let Some(lines) = self.waiting.remove(&self.next) {
            for line in &lines {
                if self.sink.line(line).is_break() {
                    // No chunk has this number, so nothing is ever the next again.
                    self.next = u64::MAX;
                    return ControlFlow::Break(());
                }
            }
            self.next += 1;
        }
        ControlFlow::Continue(())
    }
}
