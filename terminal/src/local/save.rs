//! The record of a running game, kept so that a kill at any moment loses nothing.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use kernel::record::Record;

use super::shown;

/// The file a game is kept in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Save {
    path: PathBuf,
}

/// A record could not be written.
#[derive(Debug, thiserror::Error)]
#[error(
    "{path}: the record cannot be written ({error}); free some space or choose another file with --save"
)]
pub struct SaveError {
    path: String,
    error: io::Error,
}

impl Save {
    /// Keeps the game in this file.
    pub fn at(path: impl Into<PathBuf>) -> Save {
        Save { path: path.into() }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes a record in place of the one before: whoever reads the file finds one or the other, whole.
    pub fn write(&self, record: &Record) -> Result<(), SaveError> {
        let beside = self.path.with_extension("record.new");
        let written = File::create(&beside)
            .and_then(|mut file| {
                file.write_all(record.to_string().as_bytes())?;
                file.sync_data()
            })
            .and_then(|()| fs::rename(&beside, &self.path));
        written.map_err(|error| SaveError { path: shown(&self.path), error })
    }
}

/// A name in this folder that no file has: the game's, with a number where it is taken.
pub fn free_name(folder: &Path, game: &str) -> PathBuf {
    let named = |number: u32| match number {
        1 => folder.join(format!("{game}.record")),
        _ => folder.join(format!("{game}-{number}.record")),
    };
    let free = (1..10_000).map(named).find(|path| !path.exists());
    free.unwrap_or_else(|| named(10_000))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_taken_once() {
        let folder = tempfile::tempdir().unwrap();
        let first = free_name(folder.path(), "hearts");
        assert!(first.ends_with("hearts.record"));
        fs::write(&first, "").unwrap();
        assert!(free_name(folder.path(), "hearts").ends_with("hearts-2.record"));
    }
}
