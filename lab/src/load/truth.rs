//! Whether what the server acknowledged is true: read from its database and from the records it hands out.

use std::path::Path;

use kernel::Record;
use server::store::Store;
use server::store::postgres::PostgresStore;
use server::store::sqlite::SqliteStore;
use table::{Act, Entry, Registry};

use super::tables::Now;

/// A move the server has said is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Acknowledged {
    pub sequence: u32,
    /// Counted from one.
    pub seat: u8,
    pub notation: String,
}

/// The database of a server, opened beside it.
pub(super) async fn open(data: &Path, database: Option<&str>) -> Result<Box<dyn Store>, String> {
    let opened = match database {
        Some(url) => PostgresStore::open(url).await.map(|store| Box::new(store) as Box<dyn Store>),
        None => SqliteStore::open(&data.join(server::DATABASE))
            .await
            .map(|store| Box::new(store) as Box<dyn Store>),
    };
    opened.map_err(|error| format!("the server's database cannot be read: {error}"))
}

/// How many acknowledged or told entries of a table its journal does not have.
pub(super) async fn missing(store: &dyn Store, known: &Now) -> Result<usize, String> {
    let journal = store.journal(&known.id, 0).await.map_err(|error| error.to_string())?;
    let gaps = journal.iter().zip(1u32..).filter(|(row, at)| row.entry.sequence != *at).count();
    let untold = (known.told as usize).saturating_sub(journal.len());
    let gone = known.acknowledged.iter().filter(|one| {
        let row = journal.get(one.sequence as usize - 1);
        !row.is_some_and(|row| is(&row.entry, one))
    });
    Ok(gaps + untold + gone.count() + astray(store, known).await?)
}

/// How many chapters of a table's campaign that somebody was led to do not stand where they were.
async fn astray(store: &dyn Store, known: &Now) -> Result<usize, String> {
    let line: Vec<&String> = known.line.iter().chain([&known.id]).collect();
    let mut astray = 0;
    for (number, pair) in (2u32..).zip(line.windows(2)) {
        let before = store.table(pair[0]).await.map_err(|error| error.to_string())?;
        let after = store.table(pair[1]).await.map_err(|error| error.to_string())?;
        let led = before.and_then(|row| row.next).as_ref() == Some(pair[1]);
        let of = after.and_then(|row| row.campaign);
        let stands = of.is_some_and(|of| of.id == *line[0] && of.chapter == number);
        astray += usize::from(!(led && stands));
    }
    Ok(astray)
}

/// Whether the next chapter of a table has an id and no table yet.
pub(super) async fn reserved(store: &dyn Store, known: &Now) -> Result<bool, String> {
    let row = store.table(&known.id).await.map_err(|error| error.to_string())?;
    match row.and_then(|row| row.next) {
        Some(next) => {
            let opened = store.table(&next).await.map_err(|error| error.to_string())?;
            Ok(opened.is_none())
        }
        None => Ok(false),
    }
}

fn is(entry: &Entry, known: &Acknowledged) -> bool {
    match &entry.act {
        Act::Move { seat, notation, .. } => seat.0 + 1 == known.seat && *notation == known.notation,
        _ => false,
    }
}

/// Whether a finished game's record has every acknowledged move and holds to the rules, hash by hash.
pub(super) fn of_record(games: &Registry, text: &str, known: &Now) -> Result<(), String> {
    let record = Record::parse("record", text).map_err(|error| error.to_string())?;
    for one in &known.acknowledged {
        let found = record.moves.get(one.sequence as usize - 1);
        if !found.is_some_and(|m| m.seat.0 + 1 == one.seat && m.notation == one.notation) {
            return Err(format!("the record does not have move {}: {one:?}", one.sequence));
        }
    }
    let title = games.get(&record.game).map_err(|error| error.to_string())?;
    let verdict = title.verify(&record).map_err(|error| error.to_string())?;
    if verdict.holds() { Ok(()) } else { Err(format!("the record does not hold: {verdict:?}")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Barrier, Seat};
    use table::DecidedBy;

    #[test]
    fn another_move_or_another_seat_is_not_what_was_acknowledged() {
        let entry = |seat: u8, notation: &str| Entry {
            sequence: 3,
            act: Act::Move {
                seat: Seat(seat),
                notation: notation.into(),
                barrier: Barrier::Open,
                by: DecidedBy::Person,
                plan: None,
            },
        };
        let known = Acknowledged { sequence: 3, seat: 2, notation: "b2".into() };
        assert!(is(&entry(1, "b2"), &known));
        assert!(!is(&entry(0, "b2"), &known) && !is(&entry(1, "a1"), &known));
        assert!(!is(&Entry { sequence: 3, act: Act::LessonLeft }, &known));
    }
}
