//! From one chapter to the next: what an end leaves, and the set-up that goes on from it.

use kernel::options::Given;
use kernel::record::{Record, Verdict};
use kernel::{Game, Legacy, Seed, StateHash, legacy};
use players::Kind;
use serde::{Deserialize, Serialize};

use crate::error::OpenError;
use crate::setup::Setup;
use crate::table::Table;
use crate::title::{Title, Titled};

/// What is settled beside the legacy: all that is asked before a next chapter.
#[derive(Clone, PartialEq, Debug)]
pub struct Choices {
    /// The fingerprint of the end that the chapter goes on from.
    pub after: StateHash,
    /// One seat kind a seat.
    pub seats: Vec<Kind>,
    /// The options that are chosen anew; the rest are as they were left.
    pub options: Given,
    /// The seed of the next chapter.
    pub seed: Seed,
}

/// What the end of a table leaves, as a store keeps it: enough to open the next chapter without waking this one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Left {
    /// What is left.
    pub legacy: Legacy,
    /// The fingerprint of the end.
    pub after: StateHash,
}

impl<G: Game> Table<G> {
    /// What the end of this game leaves to the next one; nothing before it, and nothing at the last.
    ///
    /// Where the opening position was changed, or a lesson guides, no campaign goes on.
    pub fn legacy(&self) -> Option<Legacy> {
        let plain = self.setup().arrange.is_empty() && self.setup().lesson.is_none();
        self.turn().outcome().filter(|_| plain)?;
        self.game().legacy(self.state())
    }
}

/// The set-up of the chapter that goes on from a legacy.
pub(crate) fn setup(legacy: &Legacy, choices: &Choices) -> Result<Setup, OpenError> {
    let found = choices.seats.len();
    let (from, to) = (*legacy.seats.start(), *legacy.seats.end());
    if !(usize::from(from)..=usize::from(to)).contains(&found) {
        return Err(OpenError::NextSeats { from, to, found });
    }
    let closed = |key: &&String| legacy.open.iter().all(|open| open != key.as_str());
    if let Some(key) = choices.options.keys().find(closed) {
        let open = legacy.open.iter().map(ToString::to_string).collect();
        return Err(OpenError::NotOpen { key: key.clone(), open });
    }
    let mut options = legacy.options.clone();
    options.extend(choices.options.clone());
    let after = Some(choices.after);
    Ok(Setup { options, after, ..Setup::new(choices.seats.clone(), choices.seed) })
}

/// What `verify` found where one record goes on from another.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Join {
    /// What was compared, claim by claim.
    pub verdict: Verdict,
    /// Whether the chapter before was replayed; one of older rules is not, and only what it says it leaves is compared.
    pub replayed: bool,
}

impl<G: Game> Titled<G> {
    /// Whether a record goes on from the one before it.
    pub(crate) fn joined(&self, before: &Record, record: &Record) -> Join {
        let about = self.game().about();
        let mut claims = Vec::new();
        let mut claim = |claim: &str, expected: String, found: String| {
            let found = (found != expected).then_some(found);
            claims.push(kernel::record::replay::Claim { claim: claim.into(), expected, found });
        };
        claim("game", before.game.clone(), record.game.clone());
        let nothing = || "nothing".to_string();
        let written = |hash: Option<StateHash>| hash.map_or_else(nothing, |hash| hash.to_string());
        let table = Title::resume(self, before, None).ok();
        let left = table.as_ref().and_then(|table| table.legacy());
        let last = before.moves.len() as u32;
        let recorded = before.hashes.last().filter(|(number, _)| *number == last);
        let end = table.as_ref().map(|table| table.hash()).or(recorded.map(|(_, hash)| *hash));
        // A record of older rules that does not state its last position is compared by what it leaves alone.
        if table.is_some() || end.is_some() {
            claim("after", written(end), written(record.after));
        }
        let carried = legacy::carried_hash(about, &record.options);
        let leaves = match &table {
            Some(_) => left.as_ref().map(|left| left.hash(self.game())),
            None => before.leaves,
        };
        claim("leaves", written(leaves), carried.to_string());
        if let Some(left) = &left {
            let found = record.seats.len();
            let seats = left.seats.clone().map(|seats| seats.to_string()).collect::<Vec<_>>();
            let allowed = left.seats.contains(&u8::try_from(found).unwrap_or(u8::MAX));
            let expected = if allowed { found.to_string() } else { seats.join(" or ") };
            claim("seats", expected, found.to_string());
            for (key, expected, found) in self.options_apart(left, record) {
                claim(&format!("option {key}"), expected, found);
            }
        }
        Join { verdict: Verdict { claims }, replayed: table.is_some() }
    }

    /// Every option that is neither as it was left nor open to be chosen.
    fn options_apart(&self, left: &Legacy, record: &Record) -> Vec<(String, String, String)> {
        let open = |key: &String| left.open.iter().any(|open| open == key);
        let chosen: Given = record.options.iter().filter(|(key, _)| open(key)).map(owned).collect();
        let choices = Choices {
            after: StateHash(0),
            seats: record.seats.iter().map(Kind::from).collect(),
            options: chosen,
            seed: Seed::from_number(0),
        };
        let written = |setup: &Setup| {
            let opened = Table::open(self.clone(), setup);
            opened.map(|table| table.setup().options.clone()).ok()
        };
        let Some(expected) = setup(left, &choices).ok().and_then(|setup| written(&setup)) else {
            return Vec::new();
        };
        let found =
            Setup { options: record.options.clone(), ..Setup::new(choices.seats, choices.seed) };
        let found = written(&found).unwrap_or_else(|| record.options.clone());
        let value = |given: &Given, key: &String| given.get(key).cloned().unwrap_or_default();
        let keys = expected.keys().filter(|key| !open(key));
        keys.map(|key| (key.clone(), value(&expected, key), value(&found, key))).collect()
    }
}

fn owned((key, value): (&String, &String)) -> (String, String) {
    (key.clone(), value.clone())
}
