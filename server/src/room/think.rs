//! Automatic players at the table.

use std::sync::atomic::Ordering::Relaxed;

use kernel::{Seat, SeatSet};
use players::Kind;
use table::{Decided, Decision, Sequence};

use super::{ANOTHER_NODE_THINKS, Command, Room};
use crate::hook;

impl Room {
    /// Asks the next automatic player, unless one is thinking about this very position.
    pub(super) fn think(&mut self) {
        if self.thought == Some(self.table.sequence()) {
            return;
        }
        let Some(thought) = self.table.next_thought() else {
            self.thought = None;
            return;
        };
        let at = thought.at();
        self.thought = Some(at);
        let own = self.own.clone();
        self.app.pool.think(thought, move |decision| {
            tokio::spawn(async move {
                let _the_table_went_to_rest =
                    own.send(Command::Decided(at, decision.map(Box::new))).await;
            });
        });
        self.tell_presence();
    }

    /// Another node wrote last, so it asks the automatic players; if nothing comes of it, this one does.
    pub(super) fn think_later(&mut self) {
        if self.table.thinking().is_empty() {
            return;
        }
        let (own, at) = (self.own.clone(), self.table.sequence());
        tokio::spawn(async move {
            tokio::time::sleep(ANOTHER_NODE_THINKS).await;
            let _the_table_went_to_rest = own.send(Command::Wake(at)).await;
        });
    }

    /// An automatic player has decided.
    pub(super) async fn decided(&mut self, at: Sequence, decision: Option<Decision>) {
        if self.thought == Some(at) {
            self.thought = None;
        }
        let people = self.awaited_people();
        let played = match &decision {
            None => None,
            Some(decision) => match self.table.decide(decision) {
                Ok(Decided::Played(_)) => Some(decision.seat),
                Ok(Decided::Stale) => return self.think(),
                Err(rejected) => {
                    tracing::error!(
                        table = self.row.id,
                        notation = decision.notation,
                        %rejected,
                        "an automatic player chose what cannot be played"
                    );
                    None
                }
            },
        };
        match played {
            Some(seat) => {
                self.app.metrics.automatic.fetch_add(1, Relaxed);
                let _told_or_read_again = self.keep(Some(seat), people).await;
            }
            None if at == self.table.sequence() => self.replace_failed(people).await,
            None => self.think(),
        }
    }

    /// A player that failed must not stop the game: the simplest one plays on for it.
    async fn replace_failed(&mut self, people: SeatSet) {
        let failed = self.table.thinking().lowest();
        if let Some(seat) = failed
            && self.table.take_over(seat, &Kind::Random).is_ok()
        {
            let _told_or_read_again = self.keep(None, people).await;
        }
    }

    /// Tells the table's web hook whose turn has begun.
    pub(super) fn call_hooks(&self, begun: SeatSet) {
        for seat in begun.iter() {
            hook::turn(&self.app, &self.row, seat, self.name_of(seat), self.table.sequence());
        }
    }

    fn name_of(&self, seat: Seat) -> String {
        self.seats.get(seat.index()).map(|row| row.name.clone()).unwrap_or_default()
    }
}
