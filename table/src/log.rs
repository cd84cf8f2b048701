//! The journal as a table keeps it in memory: a few bytes an entry, because a game may have thousands of decisions and a
//! server many games. Whoever asks gets [`Entry`]s.

use kernel::{Barrier, Seat};
use players::planned::WrittenPlan;

use crate::journal::{Act, DecidedBy, Entry, Sequence};

/// What the first byte of an entry says.
mod bit {
    /// It is a decision: a seat, perhaps a plan, and a notation.
    pub const MOVE: u8 = 1;
    pub const CLOSED: u8 = 2;
    pub const AUTOMATIC: u8 = 4;
    /// Before the notation stand the length of a plan, in four bytes, and the plan as JSON.
    pub const PLANNED: u8 = 8;
    /// Something was taken back: a seat, in four bytes how many decisions stand, and perhaps the seat that agreed last.
    /// What is neither this nor a decision is JSON.
    pub const UNDO: u8 = 16;
}

/// The head of a decision: its first byte and its seat.
const HEAD: usize = 2;

/// How much room is made at least when there is none left.
const ROOM: usize = 256;

/// A journal.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Log {
    bytes: Vec<u8>,
    /// Where each entry ends.
    ends: Vec<u32>,
}

/// As much of an entry as the table itself reads back. Reading it takes no memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    /// A seat decided.
    Move(Seat),
    /// So many decisions stand after something was taken back.
    Undo(u32),
    /// Somebody else decides for the seat.
    SeatChanged(Seat),
    /// Nothing that changes what stands.
    Other,
}

impl Log {
    /// The length of the journal.
    pub fn len(&self) -> Sequence {
        self.ends.len() as Sequence
    }

    /// Writes the next entry.
    pub fn push(&mut self, act: &Act) {
        match act {
            Act::Move { seat, notation, barrier, by, plan } => {
                let plan = plan.as_ref().map(json);
                let more = HEAD + notation.len() + plan.as_ref().map_or(0, |plan| 4 + plan.len());
                self.make_room(more);
                let flag = |set: bool, bit: u8| if set { bit } else { 0 };
                self.bytes.push(
                    bit::MOVE
                        | flag(*barrier == Barrier::Closed, bit::CLOSED)
                        | flag(*by == DecidedBy::Automatic, bit::AUTOMATIC)
                        | flag(plan.is_some(), bit::PLANNED),
                );
                self.bytes.push(seat.0);
                if let Some(plan) = plan {
                    self.bytes.extend((plan.len() as u32).to_le_bytes());
                    self.bytes.extend(plan);
                }
                self.bytes.extend(notation.as_bytes());
            }
            Act::Undo { seat, back_to, agreed } => {
                self.make_room(HEAD + 4 + agreed.iter().len());
                self.bytes.extend([bit::UNDO, seat.0]);
                self.bytes.extend(back_to.to_le_bytes());
                self.bytes.extend(agreed.map(|seat| seat.0));
            }
            Act::UndoAsked { .. }
            | Act::UndoAnswered { .. }
            | Act::SeatChanged { .. }
            | Act::LessonLeft => {
                let written = json(act);
                self.make_room(1 + written.len());
                self.bytes.push(0);
                self.bytes.extend(written);
            }
        }
        self.ends.push(self.bytes.len() as u32);
    }

    /// Grows by an eighth at a time: a journal that doubled would be half empty.
    fn make_room(&mut self, more: usize) {
        if self.bytes.capacity() - self.bytes.len() < more {
            self.bytes.reserve_exact(more + ROOM + self.bytes.len() / 8);
        }
        if self.ends.capacity() == self.ends.len() {
            self.ends.reserve_exact(ROOM / 8 + self.ends.len() / 8);
        }
    }

    fn bytes(&self, sequence: Sequence) -> Option<&[u8]> {
        let index = usize::try_from(sequence).ok()?.checked_sub(1)?;
        let end = *self.ends.get(index)?;
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        self.bytes.get(start as usize..end as usize)
    }

    /// The entry with this number.
    pub fn entry(&self, sequence: Sequence) -> Option<Entry> {
        let bytes = self.bytes(sequence)?;
        let act = match Decision::of(bytes) {
            Some(decision) => Act::Move {
                seat: decision.seat,
                notation: decision.notation.to_string(),
                barrier: decision.barrier,
                by: decision.by,
                plan: decision.plan(),
            },
            None => other(bytes),
        };
        Some(Entry { sequence, act })
    }

    /// The entries after `since`, in order.
    pub fn since(&self, since: Sequence) -> impl DoubleEndedIterator<Item = Entry> {
        (since.saturating_add(1)..=self.len()).filter_map(|sequence| self.entry(sequence))
    }

    /// What the entries after `since` changed, in order, each with its number.
    pub fn marks(&self, since: Sequence) -> impl DoubleEndedIterator<Item = (Sequence, Mark)> {
        (since.saturating_add(1)..=self.len())
            .filter_map(|sequence| Some((sequence, mark(self.bytes(sequence)?))))
    }

    /// The decision that the entry with this number is, if it is one.
    pub fn decision(&self, sequence: Sequence) -> Option<Decision<'_>> {
        Decision::of(self.bytes(sequence)?)
    }
}

/// An entry that is a decision.
pub(crate) struct Decision<'a> {
    pub seat: Seat,
    pub notation: &'a str,
    pub barrier: Barrier,
    pub by: DecidedBy,
    plan: Option<&'a [u8]>,
}

impl<'a> Decision<'a> {
    fn of(bytes: &'a [u8]) -> Option<Decision<'a>> {
        let (&[flags, seat], rest) = bytes.split_first_chunk::<HEAD>()?;
        if flags & bit::MOVE == 0 {
            return None;
        }
        let (plan, notation) = if flags & bit::PLANNED == 0 {
            (None, rest)
        } else {
            let (length, rest) = rest.split_first_chunk::<4>()?;
            let (plan, notation) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
            (Some(plan), notation)
        };
        Some(Decision {
            seat: Seat(seat),
            notation: std::str::from_utf8(notation).expect("it was written from a text"),
            barrier: if flags & bit::CLOSED == 0 { Barrier::Open } else { Barrier::Closed },
            by: if flags & bit::AUTOMATIC == 0 { DecidedBy::Person } else { DecidedBy::Automatic },
            plan,
        })
    }

    /// What was thought out beyond it.
    pub fn plan(&self) -> Option<WrittenPlan> {
        let read = |plan| serde_json::from_slice(plan).expect("it was written from a plan");
        self.plan.map(read)
    }
}

fn mark(bytes: &[u8]) -> Mark {
    if let Some(decision) = Decision::of(bytes) {
        return Mark::Move(decision.seat);
    }
    match other(bytes) {
        Act::Undo { back_to, .. } => Mark::Undo(back_to),
        Act::SeatChanged { seat, .. } => Mark::SeatChanged(seat),
        Act::Move { .. } | Act::UndoAsked { .. } | Act::UndoAnswered { .. } | Act::LessonLeft => {
            Mark::Other
        }
    }
}

fn json(value: &impl serde::Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("entries are plain data, which JSON can hold")
}

/// An entry that is no decision.
fn other(bytes: &[u8]) -> Act {
    if let Some((&[bit::UNDO, seat], rest)) = bytes.split_first_chunk::<HEAD>()
        && let Some((back_to, agreed)) = rest.split_first_chunk::<4>()
    {
        let agreed = agreed.first().copied().map(Seat);
        return Act::Undo { seat: Seat(seat), back_to: u32::from_le_bytes(*back_to), agreed };
    }
    serde_json::from_slice(&bytes[1..]).expect("it was written from an act")
}

#[cfg(test)]
mod tests {
    use kernel::StateHash;
    use players::Kind;

    use super::*;

    fn entries() -> Vec<Entry> {
        let plan = WrittenPlan {
            steps: vec![("go north".into(), StateHash(7))],
            turns: vec![vec!["wait".into()]],
            goals: vec!["{\"far\":1}".into()],
        };
        let decision = |seat, notation: &str, barrier, by, plan| Act::Move {
            seat: Seat(seat),
            notation: notation.into(),
            barrier,
            by,
            plan,
        };
        let acts = [
            decision(0, "go north", Barrier::Open, DecidedBy::Person, None),
            decision(3, "", Barrier::Closed, DecidedBy::Automatic, Some(plan)),
            Act::UndoAsked { seat: Seat(1) },
            Act::UndoAnswered { seat: Seat(2), agrees: false },
            decision(15, "à la carte", Barrier::Closed, DecidedBy::Person, None),
            Act::Undo { seat: Seat(15), back_to: 2, agreed: Some(Seat(1)) },
            Act::Undo { seat: Seat(0), back_to: 70_000, agreed: None },
            Act::SeatChanged { seat: Seat(4), kind: Kind::Greedy },
            Act::LessonLeft,
        ];
        (1..).zip(acts).map(|(sequence, act)| Entry { sequence, act }).collect()
    }

    #[test]
    fn what_is_written_is_read_back() {
        let (mut log, entries) = (Log::default(), entries());
        entries.iter().for_each(|entry| log.push(&entry.act));
        assert_eq!(log.since(0).collect::<Vec<_>>(), entries);
        assert_eq!(log.since(6).collect::<Vec<_>>(), entries[6..]);
        assert_eq!((log.entry(0), log.entry(10), log.since(9).count()), (None, None, 0));
        assert_eq!(log.entry(5).as_ref(), Some(&entries[4]));
        let told: Vec<Mark> = log.marks(4).map(|(_, mark)| mark).collect();
        let decided = Mark::Move(Seat(15));
        let back = [Mark::Undo(2), Mark::Undo(70_000)];
        assert_eq!(told, [decided, back[0], back[1], Mark::SeatChanged(Seat(4)), Mark::Other]);
        assert_eq!(log.decision(1).map(|decision| decision.notation), Some("go north"));
        assert!(log.decision(3).is_none());
    }

    #[test]
    fn a_decision_takes_little_more_than_its_notation() {
        let mut log = Log::default();
        let act = entries()[0].act.clone();
        (0..1000).for_each(|_| log.push(&act));
        let taken = log.bytes.capacity() + 4 * log.ends.capacity();
        let written = 1000 * (HEAD + "go north".len() + 4);
        assert!(taken < written + written / 8 + 2 * ROOM, "{taken} bytes for {written}");
    }
}
