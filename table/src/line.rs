//! The game as it stands: the decisions that have not been taken back, the position after them, and what was told last.
//!
//! What can be had by playing again is not kept: the moves stand in the journal, and whoever wants a position or a
//! sentence of long ago waits for them to be played from the opening, which takes a millisecond.

use kernel::play;
use kernel::{Barrier, EventLog, Game, LoggedEvent, Questions, Refusal, Seat, StateHash, Turn};
use players::Planned;

use crate::journal::Sequence;
use crate::log::Log;

/// After how many moves each the line notes a state hash for the record.
const HASH_EVERY: usize = 50;

/// Of how many entries of the journal the line still knows what was told: whoever is connected has heard all but the
/// last, and whoever was away for a moment not many more.
const TOLD_BY: Sequence = 8;

/// What was told, with the journal's entry that made it happen.
pub(crate) type Telling<G> = (Sequence, LoggedEvent<<G as Game>::Event>);

/// A decision to be made as the journal's entry `sequence`, after these steps of a lesson spoke.
pub(crate) struct Made<M> {
    pub seat: Seat,
    pub mv: M,
    pub sequence: Sequence,
    pub spoken: Vec<u16>,
    /// What the seat keeps in mind after it.
    pub planned: Option<Planned<M>>,
}

/// One decision of the game; its move stands in the journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Played {
    /// The journal entry that made it.
    pub sequence: Sequence,
    pub seat: Seat,
    pub barrier: Barrier,
}

/// A game with the position it opened in and the journal its moves stand in: what is needed to play a line again.
pub(crate) struct Source<'a, G: Game> {
    pub game: &'a G,
    pub opening: G::State,
    pub log: &'a Log,
}

/// The decisions that stand, and what follows from them.
pub(crate) struct Line<G: Game> {
    state: G::State,
    played: Vec<Played>,
    /// How many decisions stand for good: the last of them showed something.
    settled: usize,
    /// The position after those, if others were made since.
    base: Option<Box<G::State>>,
    /// What was told by the entries after `told_after`.
    told: Vec<Telling<G>>,
    told_after: Sequence,
    /// What seats keep in mind after a decision, by its entry: for every decision that may be taken back, and for the
    /// last one of each seat.
    planned: Vec<(Played, Planned<G::Move>)>,
    /// The steps of the lesson that spoke to a seat before a decision, by its entry.
    spoken: Vec<(Sequence, Seat, Vec<u16>)>,
    /// The hash of the position at every [`HASH_EVERY`]th move.
    hashes: Vec<(u32, StateHash)>,
}

impl<G: Game> Clone for Line<G> {
    fn clone(&self) -> Self {
        Line {
            state: self.state.clone(),
            played: self.played.clone(),
            settled: self.settled,
            base: self.base.clone(),
            told: self.told.clone(),
            told_after: self.told_after,
            planned: self.planned.clone(),
            spoken: self.spoken.clone(),
            hashes: self.hashes.clone(),
        }
    }
}

impl<G: Game> Line<G> {
    pub fn new(opening: G::State) -> Self {
        Line {
            state: opening,
            played: Vec::new(),
            settled: 0,
            base: None,
            told: Vec::new(),
            told_after: 0,
            planned: Vec::new(),
            spoken: Vec::new(),
            hashes: Vec::new(),
        }
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// What a seat keeps in mind after its decision that is this entry.
    pub fn planned(&self, sequence: Sequence) -> Option<&Planned<G::Move>> {
        let (_, planned) = self.planned.iter().rfind(|(of, _)| of.sequence == sequence)?;
        Some(planned)
    }

    /// The steps of the lesson that have spoken to a seat.
    pub fn spoken(&self, seat: Seat) -> impl Iterator<Item = u16> {
        let own = self.spoken.iter().filter(move |(_, other, _)| *other == seat);
        own.flat_map(|(_, _, steps)| steps.iter().copied())
    }

    /// How often each seat was asked something in the decisions that stand, and how often it declined.
    pub fn questions(&self, source: Source<'_, G>) -> Questions {
        let Source { game, log, mut opening } = source;
        let (mut questions, mut muted) = (Questions::default(), EventLog::muted());
        replay(game, log, &self.played, &mut opening, |game, state, played, mv| {
            if let Turn::Awaiting(awaited) = game.turn(state) {
                questions.count_declines((game, &*state), awaited, (played.seat, mv));
            }
            game.play(state, played.seat, mv, &mut muted);
        });
        questions
    }

    /// What was told by the entries after `since`, if it is still known.
    pub fn told_since(&self, since: Sequence) -> Option<&[Telling<G>]> {
        let known = since >= self.told_after;
        known.then(|| &self.told[self.told.partition_point(|(sequence, _)| *sequence <= since)..])
    }

    /// What was told by all entries.
    pub fn told(&self, source: Source<'_, G>) -> Vec<Telling<G>> {
        let Source { game, log, mut opening } = source;
        let (mut told, mut events) = (Vec::new(), EventLog::recording());
        replay(game, log, &self.played, &mut opening, |game, state, played, mv| {
            game.play(state, played.seat, mv, &mut events);
            told.extend(events.take().into_iter().map(|event| (played.sequence, event)));
        });
        told
    }

    /// Makes a move. A refused move changes nothing.
    pub fn play(&mut self, game: &G, made: Made<G::Move>) -> Result<Barrier, Refusal> {
        let Made { seat, mv, sequence, spoken, planned } = made;
        play::check(game, &self.state, seat, &mv)?;
        if self.base.is_none() {
            self.base = Some(Box::new(self.state.clone()));
        }
        let mut log = EventLog::recording();
        let barrier = play::play_unchecked(game, &mut self.state, seat, &mv, &mut log);
        self.hear(sequence, log.take());
        let played = Played { sequence, seat, barrier };
        self.played.push(played);
        self.planned.extend(planned.map(|planned| (played, planned)));
        if !spoken.is_empty() {
            self.spoken.push((sequence, seat, spoken));
        }
        if self.played.len().is_multiple_of(HASH_EVERY) {
            self.hashes.push((self.played.len() as u32, StateHash::of(&self.state)));
        }
        if barrier == Barrier::Closed {
            self.settle();
        }
        Ok(barrier)
    }

    fn hear(&mut self, sequence: Sequence, events: Vec<LoggedEvent<G::Event>>) {
        let after = sequence.saturating_sub(TOLD_BY).max(self.told_after);
        let old = self.told.partition_point(|(told, _)| *told <= after);
        self.told.drain(..old);
        self.told_after = after;
        self.told.extend(events.into_iter().map(|event| (sequence, event)));
    }

    /// Nothing that was decided so far can be taken back any more.
    fn settle(&mut self) {
        self.settled = self.played.len();
        self.base = None;
        let mut latest = kernel::SeatSet::NONE;
        let mut kept = std::mem::take(&mut self.planned);
        kept.reverse();
        kept.retain(|(of, _)| {
            let first = !latest.contains(of.seat);
            latest = latest.with(of.seat);
            first
        });
        kept.reverse();
        self.planned = kept;
    }

    /// Takes all decisions back but the first `stands`. Whether that is allowed is for [`crate::undo`] to say.
    pub fn take_back_to(
        &mut self,
        game: &G,
        log: &Log,
        opening: impl FnOnce() -> G::State,
        stands: usize,
    ) {
        let Some(first) = self.played.get(stands).map(|played| played.sequence) else { return };
        self.told.retain(|(sequence, _)| *sequence < first);
        self.planned.retain(|(of, _)| of.sequence < first);
        self.spoken.retain(|(sequence, ..)| *sequence < first);
        self.hashes.retain(|(number, _)| *number as usize <= stands);
        self.played.truncate(stands);
        let base = self.base.take().filter(|_| self.settled <= stands);
        if base.is_none() {
            self.settled = 0;
        }
        let mut state = base.map_or_else(opening, |base| *base);
        self.base = (self.settled < stands).then(|| Box::new(state.clone()));
        replay(game, log, &self.played[self.settled..], &mut state, |game, state, played, mv| {
            game.play(state, played.seat, mv, &mut EventLog::muted());
        });
        self.state = state;
    }

    /// The state hashes a record shows: every [`HASH_EVERY`] moves and after the last.
    pub fn hashes(&self) -> Vec<(u32, StateHash)> {
        let mut hashes = self.hashes.clone();
        let moves = self.played.len() as u32;
        if hashes.last().is_none_or(|(number, _)| *number != moves) {
            hashes.push((moves, StateHash::of(&self.state)));
        }
        hashes
    }
}

/// The move of a decision, from the journal.
pub(crate) fn move_of<G: Game>(log: &Log, played: Played) -> G::Move {
    let decision = log.decision(played.sequence).expect("a decision that stands was written");
    decision.notation.parse().expect("a move reads what it writes")
}

/// Goes through decisions from the position before them.
fn replay<G: Game>(
    game: &G,
    log: &Log,
    decisions: &[Played],
    state: &mut G::State,
    mut each: impl FnMut(&G, &mut G::State, Played, &G::Move),
) {
    for played in decisions {
        each(game, state, *played, &move_of::<G>(log, *played));
    }
}
