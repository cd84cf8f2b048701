//! From one chapter of a campaign to the next: the table that goes on, and the file it is kept in.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::legacy::carried_keys;
use kernel::options::Given;
use kernel::record::Record;
use kernel::{Seed, StateHash};
use players::Kind;
use table::{AnyTable, Choices, OpenError, Title};

/// The largest record that is looked at to number a chapter.
const LARGEST: u64 = 4 * 1024 * 1024;

/// What may be chosen before the next chapter.
#[derive(Clone, PartialEq, Debug)]
pub struct Wanted {
    /// Who plays, one kind a seat; none: everybody as before, as many as may play on.
    pub seats: Option<Vec<Kind>>,
    /// The options that are chosen anew.
    pub options: Given,
    /// The seed of the chapter.
    pub seed: Seed,
}

/// Why there is no next chapter.
#[derive(Clone, PartialEq, Debug)]
pub enum NotNext {
    /// This one is not over.
    Running,
    /// It leaves nothing.
    NothingLeft,
    /// What it leaves opens no table.
    Open(OpenError),
}

/// Opens the chapter that goes on from the end of a table.
pub fn next_chapter(
    title: &dyn Title,
    before: &dyn AnyTable,
    wanted: Wanted,
) -> Result<Box<dyn AnyTable>, NotNext> {
    if before.turn().outcome().is_none() {
        return Err(NotNext::Running);
    }
    let legacy = before.legacy().ok_or(NotNext::NothingLeft)?;
    let most = usize::from(*legacy.seats.end());
    let as_before = || before.setup().seats.iter().take(most).cloned().collect();
    let choices = Choices {
        after: before.hash(),
        seats: wanted.seats.unwrap_or_else(as_before),
        options: wanted.options,
        seed: wanted.seed,
    };
    let setup = title.next(&legacy, &choices).map_err(NotNext::Open)?;
    title.open(&setup).map_err(NotNext::Open)
}

/// A seed that nobody has chosen and nobody knows.
pub fn secret_seed() -> Result<Seed, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed::from_bytes(bytes))
}

/// Where the chapter after this file is kept: the next number that is free. A chapter that is played again gets a number
/// of its own; nothing is overwritten.
pub fn next_name(file: &Path) -> PathBuf {
    let folder = file.parent().unwrap_or(Path::new(""));
    let stem = file.file_stem().map_or_else(|| "game".into(), |stem| stem.to_string_lossy());
    let (name, number) = match stem.rsplit_once('-') {
        Some((name, number)) => (name, number.parse().ok()),
        None => (&*stem, None),
    };
    let (name, number) = number.map_or((&*stem, 1u32), |number| (name, number));
    let named = |number: u32| folder.join(format!("{name}-{number}.record"));
    let free = (number + 1..number + 10_000).map(named).find(|path| !path.exists());
    free.unwrap_or_else(|| named(number + 10_000))
}

/// Which chapter of its campaign a table is, counted from 1; none for a game without campaigns, and where the chapters
/// before it are neither among these records nor in the folder.
pub fn chapter_of(
    title: &dyn Title,
    table: &dyn AnyTable,
    known: &[Record],
    folder: Option<&Path>,
) -> Option<u32> {
    let setup = table.setup();
    carried_keys(title.about()).next()?;
    if !setup.arrange.is_empty() || setup.lesson.is_some() {
        return None;
    }
    let mut after = setup.after;
    let mut ends: Vec<End> = known.iter().filter_map(End::of).collect();
    if after.is_some() {
        ends.extend(folder.into_iter().flat_map(|folder| ends_in(folder, title.about().id)));
    }
    // As many steps as there are records: what is written could go round in circles only if somebody wrote it so.
    for chapter in 1..=ends.len() as u32 + 1 {
        let Some(hash) = after else { return Some(chapter) };
        after = ends.iter().find(|end| end.hash == hash)?.after;
    }
    None
}

/// How a finished chapter stands in the line.
struct End {
    hash: StateHash,
    after: Option<StateHash>,
}

impl End {
    fn of(record: &Record) -> Option<End> {
        let (number, hash) = record.hashes.last()?;
        let whole = record.result.is_some() && *number as usize == record.moves.len();
        whole.then_some(End { hash: *hash, after: record.after })
    }
}

/// The ends of this game's records in a folder. What cannot be read is no chapter.
fn ends_in(folder: &Path, game: &str) -> Vec<End> {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let records = entries.flatten().filter(|entry| {
        let small = entry.metadata().is_ok_and(|known| known.is_file() && known.len() <= LARGEST);
        small && entry.path().extension().is_some_and(|ending| ending == "record")
    });
    let read = records.filter_map(|entry| {
        let text = fs::read_to_string(entry.path()).ok()?;
        Record::parse_all(&entry.file_name().to_string_lossy(), &text).ok()
    });
    read.flatten().filter(|record| record.game == game).filter_map(|r| End::of(&r)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Disclosure, Setup};

    #[test]
    fn the_next_chapter_is_kept_under_the_next_free_number() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        assert_eq!(next_name(&path("way.record")), path("way-2.record"));
        assert_eq!(next_name(&path("way-2.record")), path("way-3.record"));
        assert_eq!(next_name(&path("the-way.record")), path("the-way-2.record"));
        fs::write(path("way-3.record"), "").unwrap();
        assert_eq!(next_name(&path("way-2.record")), path("way-4.record"));
    }

    fn over(title: &dyn Title, mut table: Box<dyn AnyTable>) -> Box<dyn AnyTable> {
        table.run_automatic().unwrap();
        assert!(table.turn().outcome().is_some(), "{}", title.about().id);
        table
    }

    fn wanted(seed: u64) -> Wanted {
        Wanted { seats: None, options: Given::new(), seed: Seed::from_number(seed) }
    }

    #[test]
    fn a_chapter_is_numbered_by_the_records_that_lead_to_it() {
        let title = table::title(zoo::Campaign);
        let setup = Setup::new(["random", "random"], Seed::from_number(1));
        let one = over(&title, title.open(&setup).unwrap());
        assert_eq!(chapter_of(&title, &*one, &[], None), Some(1));
        let two = over(&title, next_chapter(&title, &*one, wanted(2)).unwrap());
        let three = next_chapter(&title, &*two, wanted(3)).unwrap();
        let records = [one.record(Disclosure::Seed), two.record(Disclosure::Seed)];
        assert_eq!(chapter_of(&title, &*three, &records, None), Some(3));
        assert_eq!(chapter_of(&title, &*three, &records[1..], None), None, "the first is missing");
        let folder = tempfile::tempdir().unwrap();
        for (name, record) in ["way.record", "way-2.record"].iter().zip(&records) {
            fs::write(folder.path().join(name), record.to_string()).unwrap();
        }
        fs::write(folder.path().join("broken.record"), "no record").unwrap();
        assert_eq!(chapter_of(&title, &*three, &[], Some(folder.path())), Some(3));
        let games = games::registry();
        let plain = games.get("tictactoe").unwrap();
        let table = plain.open(&setup).unwrap();
        assert_eq!(chapter_of(&**plain, &*table, &[], None), None, "a game without campaigns");
    }

    #[test]
    fn only_an_end_that_leaves_something_is_gone_on_from() {
        let title = table::title(zoo::Campaign);
        let setup = Setup::new(["random"], Seed::from_number(1));
        let running = title.open(&setup).unwrap();
        let not = |table: &dyn AnyTable, wanted| next_chapter(&title, table, wanted).err();
        assert_eq!(not(&*running, wanted(2)), Some(NotNext::Running));
        let mut table = over(&title, running);
        for seed in 2..4 {
            table = over(&title, next_chapter(&title, &*table, wanted(seed)).unwrap());
        }
        assert_eq!(not(&*table, wanted(5)), Some(NotNext::NothingLeft));
        let one = over(&title, title.open(&setup).unwrap());
        let crowd = Wanted { seats: Some(vec![Kind::Random; 3]), ..wanted(2) };
        assert!(matches!(not(&*one, crowd), Some(NotNext::Open(OpenError::NextSeats { .. }))));
    }
}
