//! What a record means to a game: rebuilding positions, and checking everything a record claims.

use std::fmt;

use serde::Serialize;

use super::Record;
use crate::event_log::EventLog;
use crate::fault::Fault;
use crate::game::{Game, SetupError};
use crate::opening::OpeningError;
use crate::outcome::Outcome;
use crate::play::{self, Barrier, StateHash};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::turn::Turn;

/// Why a record cannot be rebuilt.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// Something in the file is wrong.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// The game refuses the set-up of the header. Its sentence is a message for the edge.
    #[error("{0}")]
    Setup(Fault, Box<SetupError>),
    /// A move breaks a rule.
    #[error(transparent)]
    Illegal(#[from] Box<IllegalMove>),
}

/// A recorded move that breaks a rule.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{file}:{line}: move {number} of {seat}, `{notation}`, is refused by {}", refusal.rule)]
pub struct IllegalMove {
    /// The file.
    pub file: String,
    /// The line.
    pub line: u32,
    /// Which move, counted from one.
    pub number: u32,
    /// Whose.
    pub seat: Seat,
    /// What.
    pub notation: String,
    /// Why not.
    pub refusal: Refusal,
}

/// The opening position of a record.
pub fn opening<G: Game>(game: &G, record: &Record) -> Result<G::State, ReplayError> {
    let source = &record.source;
    if record.game != game.about().id {
        let message = format!("expected a record of {}, found `{}`", game.about().id, record.game);
        return Err(source.fault("game", message).into());
    }
    let Some(seed) = record.seed else {
        let message = "expected the seed: it is shown only after the game";
        return Err(source.fault("seed", message).into());
    };
    let seats = record.seats.len() as u8;
    crate::opening::opening(game, &record.options, seats, seed, &record.arrange).map_err(|error| {
        let header = match &error {
            OpeningError::Option(option) => format!("option {}", option.key()),
            OpeningError::Setup(_) => "seats".into(),
            OpeningError::Change { number, .. } => format!("arrange {number}"),
            OpeningError::Unplayable(_) => "arrange 1".into(),
        };
        let fault = source.fault(&header, error.to_string());
        match error {
            OpeningError::Setup(setup) => ReplayError::Setup(fault, Box::new(setup)),
            _ => fault.into(),
        }
    })
}

/// One decision of a record, as it is replayed.
pub struct Step<'a, G: Game> {
    /// Which move, counted from one.
    pub number: u32,
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub mv: &'a G::Move,
    /// The position after it.
    pub state: &'a G::State,
    /// Whether it can be taken back.
    pub barrier: Barrier,
}

/// The position after the first `at` moves (all, if none is given). `watch` hears of every move; the log
/// collects the events.
pub fn replay<G: Game>(
    game: &G,
    record: &Record,
    at: Option<u32>,
    log: &mut EventLog<G::Event>,
    mut watch: impl FnMut(Step<'_, G>),
) -> Result<G::State, ReplayError> {
    let mut state = opening(game, record)?;
    let all = record.moves.len();
    let wanted = at.map_or(all, |at| at as usize);
    if wanted > all {
        let message = format!("expected a move number from 0 to {all}, found {wanted}");
        return Err(Fault::whole(&record.source.file, message).into());
    }
    for (number, recorded) in (1u32..).zip(&record.moves[..wanted]) {
        let mv: G::Move = recorded.notation.parse().map_err(|error: crate::NotationError| {
            let mut place = recorded.place;
            place.column += error.column as u32;
            let found = if error.found.is_empty() { "the end" } else { error.found.as_str() };
            let message = format!("expected {}, found `{found}`", error.expected);
            Fault::at(&record.source.file, place, message).in_field(format!("move {number}"))
        })?;
        let barrier = play::play(game, &mut state, recorded.seat, &mv, log).map_err(|refusal| {
            Box::new(IllegalMove {
                file: record.source.file.clone(),
                line: recorded.place.line,
                number,
                seat: recorded.seat,
                notation: recorded.notation.clone(),
                refusal,
            })
        })?;
        watch(Step { number, seat: recorded.seat, mv: &mv, state: &state, barrier });
    }
    Ok(state)
}

/// An outcome as the `result:` header writes it.
pub fn result_line(outcome: &Outcome) -> String {
    use fmt::Write as _;
    let mut line = outcome.ending.to_string();
    for (seat, standing) in (0..).map(Seat).zip(outcome.standings()) {
        let won = if standing.won { " won" } else { "" };
        let written =
            write!(line, "; {seat} rank {}{won} points {}", standing.rank, standing.points);
        debug_assert!(written.is_ok(), "writing to a string does not fail");
    }
    line
}

/// What `verify` found, claim by claim.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// Every claim of the record that was checked.
    pub claims: Vec<Claim>,
}

impl Verdict {
    /// Whether every claim holds.
    pub fn holds(&self) -> bool {
        self.claims.iter().all(|claim| claim.found.is_none())
    }
}

/// One claim of a record.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Claim {
    /// What is claimed: `state hash after move 12`.
    pub claim: String,
    /// What the record says.
    pub expected: String,
    /// What was found instead, if it does not hold.
    pub found: Option<String>,
}

/// Replays a record and checks the rules version, the content, the seed against its commitment, every move,
/// every state hash and the result.
pub fn verify<G: Game>(game: &G, record: &Record) -> Result<Verdict, ReplayError> {
    let mut claims = Vec::new();
    let mut claim = |claim: String, expected: String, found: String| {
        let found = (found != expected).then_some(found);
        claims.push(Claim { claim, expected, found });
    };
    let about = game.about();
    claim(
        "rules version".into(),
        record.rules_version.to_string(),
        about.rules_version.to_string(),
    );
    claim("content".into(), record.content.clone(), about.content_hash());
    if let (Some(seed), Some(commitment)) = (record.seed, record.commitment) {
        claim("seed commitment".into(), commitment.to_string(), seed.commitment().to_string());
    }
    let mut hashes = record.hashes.iter().peekable();
    let mut compare = |number: u32, state: &G::State| {
        if let Some((_, hash)) = hashes.next_if(|(at, _)| *at == number) {
            let name = format!("state hash after move {number}");
            claim(name, hash.to_string(), StateHash::of(state).to_string());
        }
    };
    compare(0, &opening(game, record)?);
    let mut log = EventLog::muted();
    let end = replay(game, record, None, &mut log, |step| compare(step.number, step.state))?;
    if let Some(result) = &record.result {
        let found = match game.turn(&end) {
            Turn::Over(outcome) => result_line(&outcome),
            Turn::Awaiting(_) => "the game is not over".into(),
        };
        claim("result".into(), result.clone(), found);
    }
    if let Some(leaves) = record.leaves {
        let left = game.legacy(&end).map(|legacy| legacy.hash(game).to_string());
        claim("leaves".into(), leaves.to_string(), left.unwrap_or_else(|| "nothing".into()));
    }
    Ok(Verdict { claims })
}
