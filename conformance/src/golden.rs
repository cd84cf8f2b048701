//! Golden records: whole games in a folder, one for every way a game can go. A file is named after what it shows, and
//! [`Golden::find`] holds it to that.
//!
//! `INSTA_UPDATE=always` looks for games that show what no file shows yet, and writes them. [`crate::records`] replays
//! the files and checks every claim in them.

use std::collections::BTreeSet;
use std::path::PathBuf;

use kernel::options::{self, Given};
use kernel::record::{RecordedMove, replay};
use kernel::{Draw, EventLog, Game, LoggedEvent, MoveList, Outcome, Record, Rng, Seat, Seed, Turn};

use crate::{checked_in, files};

/// A game that is over.
pub struct Finished<'a, G: Game> {
    /// The position at the end.
    pub state: &'a G::State,
    /// How it ended.
    pub outcome: &'a Outcome,
    /// Everything that happened.
    pub events: &'a [LoggedEvent<G::Event>],
}

/// A decision in a game that is looked for.
pub struct Choosing<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// Which game of the search it is.
    pub number: u64,
    /// The position.
    pub state: &'a G::State,
    /// Whose decision it is.
    pub seat: Seat,
    /// The legal moves.
    pub moves: &'a MoveList<G::Move>,
}

/// The ways a game can go that a folder has a record of.
pub struct Golden<'a, G: Game> {
    game: &'a G,
    folder: PathBuf,
    wanted: BTreeSet<String>,
    shows: fn(&Finished<'_, G>) -> BTreeSet<String>,
    tables: fn(u64) -> (Given, u8),
    choose: fn(&Choosing<'_, G>, &mut Rng) -> G::Move,
    patience: u64,
}

impl<'a, G: Game> Golden<'a, G> {
    /// A folder from which nothing is wanted yet. `shows` names everything that a finished game shows.
    pub fn new(
        game: &'a G,
        folder: impl Into<PathBuf>,
        shows: fn(&Finished<'_, G>) -> BTreeSet<String>,
    ) -> Self {
        Golden {
            game,
            folder: folder.into(),
            wanted: BTreeSet::new(),
            shows,
            tables: |number| (Given::new(), 2 + (number % 3) as u8),
            choose: |choosing, rng| choosing.moves[rng.index(choosing.moves.len())].clone(),
            patience: 1_000,
        }
    }

    /// What there must be a record of.
    #[must_use]
    pub fn wants<W: Into<String>>(mut self, names: impl IntoIterator<Item = W>) -> Self {
        self.wanted.extend(names.into_iter().map(Into::into));
        self
    }

    /// The options and seats of each game that is tried, instead of two to four seats without options.
    #[must_use]
    pub fn tables(mut self, tables: fn(u64) -> (Given, u8)) -> Self {
        self.tables = tables;
        self
    }

    /// How moves are chosen in the games that are tried, instead of at random.
    #[must_use]
    pub fn chosen_by(mut self, choose: fn(&Choosing<'_, G>, &mut Rng) -> G::Move) -> Self {
        self.choose = choose;
        self
    }

    /// How many games are tried, instead of a thousand.
    #[must_use]
    pub fn patience(mut self, games: u64) -> Self {
        self.patience = games;
        self
    }

    /// Fails unless the folder has a record for everything wanted, and each shows what its name says.
    ///
    /// # Panics
    /// If it does not.
    #[track_caller]
    pub fn find(self) {
        if checked_in::updating() {
            self.search();
        }
        let wrong: Vec<String> = self.wanted.iter().filter_map(|name| self.missing(name)).collect();
        assert!(
            wrong.is_empty(),
            "{}\nINSTA_UPDATE=always looks for such games.",
            wrong.join("\n")
        );
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.record"))
    }

    /// What is wrong with the record of this name, if anything.
    fn missing(&self, name: &str) -> Option<String> {
        let path = self.file(name);
        let file = path.display();
        match self.shown_by(&path) {
            Ok(shown) if shown.contains(name) => None,
            Ok(shown) => Some(format!("{file} does not show {name}, but {shown:?}")),
            Err(error) => Some(format!("{file}: {error}")),
        }
    }

    fn shown_by(&self, path: &PathBuf) -> Result<BTreeSet<String>, String> {
        let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
        let record =
            Record::parse(&path.display().to_string(), &text).map_err(|fault| fault.to_string())?;
        let mut log = EventLog::recording();
        let end = replay::replay(self.game, &record, None, &mut log, |_| {})
            .map_err(|error| error.to_string())?;
        self.shown(&end, &log.take()).ok_or_else(|| "it is not a whole game".into())
    }

    /// What a game shows, if it is over.
    fn shown(
        &self,
        state: &G::State,
        events: &[LoggedEvent<G::Event>],
    ) -> Option<BTreeSet<String>> {
        let outcome = self.game.turn(state).outcome()?;
        Some((self.shows)(&Finished { state, outcome: &outcome, events }))
    }

    /// Plays games until there is one for everything that no file shows.
    fn search(&self) {
        let missing = self.wanted.iter().filter(|name| self.missing(name).is_some());
        let mut missing: BTreeSet<String> = missing.cloned().collect();
        for number in 0..self.patience {
            if missing.is_empty() {
                return;
            }
            let (record, shown) = self.play(number);
            if let Some(name) = missing.intersection(&shown).next().cloned() {
                checked_in::write(&self.file(&name), &record.to_string());
                missing.remove(&name);
            }
        }
    }

    /// Plays a game and writes it down.
    fn play(&self, number: u64) -> (Record, BTreeSet<String>) {
        let (given, seats) = (self.tables)(number);
        let options = options::resolve(self.game, &given).expect("the options of the test");
        let seed = Seed::from_number(number);
        let mut state =
            kernel::play::start(self.game, &options, seats, seed).expect("a set-up of the test");
        let written = options::written(self.game, &options);
        let kinds = vec!["random".into(); seats.into()];
        let mut record = Record::blank(self.game, written, kinds, seed);
        let mut rng = seed.derive(1).rng();
        let (mut log, mut moves) = (EventLog::recording(), MoveList::new());
        while let Turn::Awaiting(awaited) = self.game.turn(&state) {
            let seat = awaited.seats.lowest().expect("a game that is not over awaits somebody");
            moves.clear();
            kernel::play::legal(self.game, &state, seat, &mut moves);
            let choosing = Choosing { game: self.game, number, state: &state, seat, moves: &moves };
            let mv = (self.choose)(&choosing, &mut rng);
            record.moves.push(RecordedMove::new(seat, mv.to_string()));
            self.game.play(&mut state, seat, &mv, &mut log);
        }
        files::claim(self.game, &mut record).expect("a game that was just played");
        (record, self.shown(&state, &log.take()).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pips::{Flaw, Pips};

    fn golden<'a>(game: &'a Pips, folder: &PathBuf) -> Golden<'a, Pips> {
        Golden::new(game, folder, |end| BTreeSet::from([end.outcome.ending.to_string()]))
            .wants(["pips-ending"])
            .patience(20)
    }

    #[test]
    fn a_record_is_looked_for_and_held_to_its_name() {
        let game = Pips::new(Flaw::None);
        let folder = std::env::temp_dir().join(format!("golden-records-{}", std::process::id()));
        let golden = golden(&game, &folder);
        assert!(golden.missing("pips-ending").is_some(), "there is no file yet");
        golden.search();
        assert_eq!(golden.missing("pips-ending"), None);
        std::fs::copy(golden.file("pips-ending"), golden.file("other")).unwrap();
        let wrong = golden.missing("other").unwrap();
        assert!(wrong.contains("does not show other"), "{wrong}");
        crate::records(&game, &folder);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
