//! From a table to a record and back, and from one table to another.

use kernel::record::{self, Record, RecordedMove, ReplayError, result_line};
use kernel::{EventLog, Game, Seat, SeatSet, StateHash};

use crate::error::{OpenError, PastTheEnd};
use crate::journal::DecidedBy;
use crate::line::{Played, move_of};
use crate::log::Mark;
use crate::setup::Setup;
use crate::table::Table;
use crate::title::Titled;

/// Whether a record shows the seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Disclosure {
    /// The seed and its commitment: anybody can replay the record.
    Seed,
    /// Only the commitment: what may be known while the game is running.
    Commitment,
}

impl<G: Game> Table<G> {
    /// The game so far as a record: everything that stands, hidden decisions too, so it is for the referee, or for
    /// all after the game. The seed is shown only if asked for.
    pub fn record(&self, disclosure: Disclosure) -> Record {
        let setup = self.setup();
        let kinds = setup.seats.iter().map(ToString::to_string).collect();
        let recorded = |played: &Played| {
            let decision = self.log().decision(played.sequence);
            let notation = decision.map(|decision| decision.notation.to_string());
            RecordedMove::new(played.seat, notation.expect("a decision that stands was written"))
        };
        Record {
            seed: (disclosure == Disclosure::Seed).then_some(setup.seed),
            arrange: setup.arrange.clone(),
            after: setup.after,
            leaves: self.legacy().map(|legacy| legacy.hash(self.game())),
            result: self.turn().outcome().map(|outcome| result_line(&outcome)),
            moves: self.line().played().iter().map(recorded).collect(),
            hashes: self.line().hashes(),
            ..Record::blank(self.game(), setup.options.clone(), kinds, setup.seed)
        }
    }

    /// A table that goes on from the position after the first `at` moves of a record (all, if none is given).
    ///
    /// A record of another rules version, or whose state hashes do not hold up to there, is refused: what went on
    /// from it would be another game.
    pub fn resume(
        title: Titled<G>,
        record: &Record,
        at: Option<u32>,
    ) -> Result<Table<G>, ReplayError> {
        let game = title.game();
        let version = game.about().rules_version;
        if record.rules_version != version {
            let message = format!(
                "expected a record of rules version {version}, found {}: replay it with the version that wrote it",
                record.rules_version
            );
            return Err(record.source.fault("rules", message).into());
        }
        let mut wrong = None;
        let mut moves = Vec::new();
        let mut claimed = record.hashes.iter().peekable();
        claimed.next_if(|(number, _)| *number == 0);
        record::replay(game, record, at, &mut EventLog::muted(), |step| {
            if let Some((number, hash)) = claimed.next_if(|(number, _)| *number == step.number) {
                let found = StateHash::of(step.state);
                if found != *hash {
                    wrong.get_or_insert((*number, *hash, found));
                }
            }
            moves.push((step.seat, step.mv.clone()));
        })?;
        if let Some((number, expected, found)) = wrong {
            let message = format!("expected {expected} after move {number}, found {found}");
            return Err(record.source.fault("state hash", message).into());
        }
        let mut table = Table::open_record(title, record)?;
        for (seat, mv) in moves {
            let by = if table.kinds()[seat.index()].is_person() {
                DecidedBy::Person
            } else {
                DecidedBy::Automatic
            };
            table.play(seat, mv, by, None).expect("the record was replayed with these moves");
        }
        Ok(table)
    }

    fn open_record(title: Titled<G>, record: &Record) -> Result<Table<G>, ReplayError> {
        let Some(setup) = Setup::of(record) else {
            let message = "expected the seed: it is shown only after the game";
            return Err(record.source.fault("seed", message).into());
        };
        Table::open(title, &setup).map_err(|error| match error {
            OpenError::Seat { .. } => record.source.fault("seats", error.to_string()).into(),
            OpenError::Opening(_)
            | OpenError::Lesson { .. }
            | OpenError::LessonSeats { .. }
            | OpenError::NextSeats { .. }
            | OpenError::NotOpen { .. } => {
                record.source.fault("arrange 1", error.to_string()).into()
            }
        })
    }

    /// A new table that goes on from the position after the first `at` decisions of this one. It is opened as this
    /// one was, and knows nothing of what was taken back or of who stood in.
    pub fn fork(&self, at: u32) -> Result<Table<G>, PastTheEnd> {
        let played = self.line().played();
        let Some(kept) = played.get(..at as usize) else {
            return Err(PastTheEnd { at, moves: self.moves_made() });
        };
        let mut fork = self.reopened();
        // At a fork nobody stands in, so what a stand-in thought out is not followed there.
        let stood_in: SeatSet = self.log().marks(0).filter_map(|(_, mark)| changed(mark)).collect();
        for played in kept {
            let decision = self.log().decision(played.sequence);
            let decision = decision.expect("a decision that stands was written");
            let plan = decision.plan().filter(|_| !stood_in.contains(played.seat));
            let mv = move_of::<G>(self.log(), *played);
            fork.play_unguided(played.seat, mv, decision.by, plan.as_ref())
                .expect("a decision that stands was legal where it was made");
        }
        Ok(fork)
    }
}

/// The seat that somebody else decides for since this entry.
fn changed(mark: Mark) -> Option<Seat> {
    match mark {
        Mark::SeatChanged(seat) => Some(seat),
        Mark::Move(_) | Mark::Undo(_) | Mark::Other => None,
    }
}
