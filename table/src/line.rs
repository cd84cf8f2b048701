//! The game as it stands: the decisions that have not been taken back, the position after them, and what was told.

use std::collections::VecDeque;

use kernel::play;
use kernel::{Barrier, Entry as Event, Game, Journal, Questions, Refusal, Seat, StateHash, Turn};
use players::Planned;

use crate::journal::{By, Sequence};

/// After how many moves each the line notes a state hash for the record.
const HASH_EVERY: usize = 50;

/// How many positions the line remembers for undo. Further back it replays, so that neither a long game without a
/// barrier nor many tables fill the memory.
const REMEMBERED: usize = 4;

/// A decision to be made as the journal's entry `sequence`, after these steps of a lesson spoke.
pub(crate) struct Made<M> {
    pub seat: Seat,
    pub mv: M,
    pub by: By,
    pub sequence: Sequence,
    pub spoken: Vec<u16>,
    /// What the seat keeps in mind after it.
    pub planned: Option<Planned<M>>,
}

/// One decision of the game.
pub(crate) struct Played<M> {
    pub seat: Seat,
    pub mv: M,
    pub barrier: Barrier,
    pub by: By,
    /// The journal entry that made it.
    pub sequence: Sequence,
    /// The steps of the lesson that spoke to the seat before it.
    pub spoken: Vec<u16>,
    /// What the seat keeps in mind after it, if an automatic player decided.
    pub planned: Option<Planned<M>>,
    /// The hash of the position after it, at every [`HASH_EVERY`]th move.
    hash: Option<StateHash>,
}

/// The decisions that stand, and what follows from them.
pub(crate) struct Line<G: Game> {
    opening: G::State,
    state: G::State,
    played: Vec<Played<G::Move>>,
    told: Vec<(Sequence, Event<G::Event>)>,
    /// The positions before the last decisions, the latest last; none before a closed barrier.
    before: VecDeque<G::State>,
}

impl<M: Clone> Clone for Played<M> {
    fn clone(&self) -> Self {
        let (mv, spoken, planned) = (self.mv.clone(), self.spoken.clone(), self.planned.clone());
        Played { mv, spoken, planned, ..*self }
    }
}

impl<G: Game> Clone for Line<G> {
    fn clone(&self) -> Self {
        Line {
            opening: self.opening.clone(),
            state: self.state.clone(),
            played: self.played.clone(),
            told: self.told.clone(),
            before: self.before.clone(),
        }
    }
}

impl<G: Game> Line<G> {
    pub fn new(opening: G::State) -> Self {
        Line {
            state: opening.clone(),
            opening,
            played: Vec::new(),
            told: Vec::new(),
            before: VecDeque::new(),
        }
    }

    /// The same line before the first decision.
    pub fn reopened(&self) -> Self {
        Line::new(self.opening.clone())
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    pub fn played(&self) -> &[Played<G::Move>] {
        &self.played
    }

    /// How often each seat was asked something in the decisions that stand, and how often it declined.
    pub fn questions(&self, game: &G) -> Questions {
        let (mut state, mut journal) = (self.opening.clone(), Journal::muted());
        let mut questions = Questions::default();
        for decision in &self.played {
            if let Turn::Awaiting(awaited) = game.turn(&state) {
                let made = (decision.seat, &decision.mv);
                questions.count_declines((game, &state), awaited, made);
            }
            game.play(&mut state, decision.seat, &decision.mv, &mut journal);
        }
        questions
    }

    /// What was told by the entries after `since`.
    pub fn told_since(&self, since: Sequence) -> &[(Sequence, Event<G::Event>)] {
        let first = self.told.partition_point(|(sequence, _)| *sequence <= since);
        &self.told[first..]
    }

    /// Makes a move. A refused move changes nothing.
    pub fn play(&mut self, game: &G, made: Made<G::Move>) -> Result<Barrier, Refusal> {
        let Made { seat, mv, by, sequence, spoken, planned } = made;
        play::check(game, &self.state, seat, &mv)?;
        let before = self.state.clone();
        let mut journal = Journal::recording();
        let barrier = play::play_unchecked(game, &mut self.state, seat, &mv, &mut journal);
        self.told.extend(journal.take().into_iter().map(|event| (sequence, event)));
        self.remember(barrier, before);
        let due = (self.played.len() + 1).is_multiple_of(HASH_EVERY);
        let hash = due.then(|| StateHash::of(&self.state));
        self.played.push(Played { seat, mv, barrier, by, sequence, spoken, planned, hash });
        Ok(barrier)
    }

    fn remember(&mut self, barrier: Barrier, before: G::State) {
        match barrier {
            Barrier::Closed => self.before.clear(),
            Barrier::Open => {
                if self.before.len() == REMEMBERED {
                    self.before.pop_front();
                }
                self.before.push_back(before);
            }
        }
    }

    /// Takes all decisions back but the first `stands`. Whether that is allowed is for [`crate::undo`] to say.
    pub fn take_back_to(&mut self, game: &G, stands: usize) {
        let Some(first) = self.played.get(stands) else { return };
        let told = self.told.partition_point(|(sequence, _)| *sequence < first.sequence);
        self.told.truncate(told);
        let gone = self.played.len() - stands;
        self.played.truncate(stands);
        // The positions remembered are those before the last decisions, as many as there are of them.
        let remembered = self.before.len().checked_sub(gone);
        self.before.truncate(remembered.map_or(0, |kept| kept + 1));
        self.state = self.before.pop_back().unwrap_or_else(|| self.replayed(game));
    }

    /// The position after all decisions, from the opening.
    fn replayed(&self, game: &G) -> G::State {
        let mut state = self.opening.clone();
        let mut journal = Journal::muted();
        for played in &self.played {
            game.play(&mut state, played.seat, &played.mv, &mut journal);
        }
        state
    }

    /// The state hashes a record shows: every [`HASH_EVERY`] moves and after the last.
    pub fn hashes(&self) -> Vec<(u32, StateHash)> {
        let noted = (1u32..).zip(&self.played).filter_map(|(n, p)| p.hash.map(|hash| (n, hash)));
        let mut hashes: Vec<_> = noted.collect();
        let moves = self.played.len() as u32;
        if hashes.last().is_none_or(|(number, _)| *number != moves) {
            hashes.push((moves, StateHash::of(&self.state)));
        }
        hashes
    }
}
