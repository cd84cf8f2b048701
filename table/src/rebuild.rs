//! From a journal back to the table that wrote it.

use kernel::{Game, Refusal};

use crate::error::RebuildError;
use crate::journal::{Act, Entry};
use crate::setup::Setup;
use crate::table::Table;
use crate::title::Titled;

impl<G: Game> Table<G> {
    /// The table that wrote these entries. Every entry is checked as if it were done now, so a journal that does
    /// not belong to this set-up, or to these rules, is refused with the entry where it parts.
    pub fn rebuild(
        title: Titled<G>,
        setup: &Setup,
        entries: &[Entry],
    ) -> Result<Table<G>, RebuildError> {
        let mut table = Table::open(title, setup)?;
        for entry in entries {
            table.redo(entry)?;
        }
        Ok(table)
    }

    /// Does at this table what another one wrote as its next entry. Where it does not come out the same, this table is
    /// not that one any more.
    pub fn redo(&mut self, entry: &Entry) -> Result<(), RebuildError> {
        let expected = self.sequence() + 1;
        let wrong = |problem: String| RebuildError::Entry { sequence: expected, problem };
        if entry.sequence != expected {
            return Err(wrong(format!("expected number {expected}, found {}", entry.sequence)));
        }
        self.again(&entry.act).map_err(wrong)?;
        let written = self.last_entry();
        if written.as_ref() != Some(entry) {
            return Err(wrong(format!(
                "expected {:?}, found {:?}",
                written.map(|written| written.act),
                entry.act
            )));
        }
        Ok(())
    }

    fn again(&mut self, act: &Act) -> Result<(), String> {
        let refused = |refusal: Refusal| format!("refused by {}", refusal.rule);
        match act {
            Act::Move { seat, notation, by, plan, .. } => self
                .make(*seat, notation, *by, plan.as_ref())
                .map(drop)
                .map_err(|error| error.to_string()),
            Act::Undo { agreed: Some(seat), .. } => {
                self.answer_undo(*seat, true).map(drop).map_err(refused)
            }
            Act::Undo { seat, back_to, agreed: None } => {
                self.undo_again(*seat, *back_to).map(drop).map_err(refused)
            }
            Act::UndoAsked { seat } => self.ask_undo(*seat).map(drop).map_err(refused),
            Act::UndoAnswered { seat, agrees } => {
                self.answer_undo(*seat, *agrees).map(drop).map_err(refused)
            }
            Act::LessonLeft => self.leave_lesson().map(drop).map_err(refused),
            Act::SeatChanged { seat, kind } => {
                self.take_over(*seat, kind).map(drop).map_err(|error| error.to_string())
            }
        }
    }
}
