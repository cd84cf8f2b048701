//! The workbench of these tests: running the binary, and files to give it.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use kernel::Seed;
use table::{Disclosure, Setup};

/// What the binary did.
#[derive(Debug)]
pub struct Ran {
    /// Its exit status; a signal is none.
    pub status: Option<i32>,
    /// What it answered.
    pub out: String,
    /// What it said beside.
    pub err: String,
}

impl Ran {
    fn of(output: Output) -> Ran {
        Ran {
            status: output.status.code(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// The answer of a command that was done, with nothing said beside.
    #[track_caller]
    pub fn done(self) -> String {
        assert_eq!((self.status, self.err.as_str()), (Some(0), ""), "{self:?}");
        self.out
    }

    /// The answer of a command that says no.
    #[track_caller]
    pub fn no(self) -> String {
        assert_eq!(self.status, Some(1), "{self:?}");
        self.out
    }

    /// What is wrong with the input: a sentence, and nothing on standard output.
    #[track_caller]
    pub fn wrong(self) -> String {
        assert_eq!((self.status, self.out.as_str()), (Some(2), ""), "{self:?}");
        assert!(self.err.starts_with("error: "), "{self:?}");
        self.err
    }

    /// The answer as JSON.
    #[track_caller]
    pub fn json(self) -> serde_json::Value {
        serde_json::from_str(&self.done()).unwrap()
    }
}

pub fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_starboard"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command
}

/// Runs `starboard` with these arguments.
pub fn starboard(args: &[&str]) -> Ran {
    Ran::of(command().args(args).stdin(Stdio::null()).output().unwrap())
}

/// Runs `starboard` with this on standard input.
pub fn starboard_reads(args: &[&str], input: &[u8]) -> Ran {
    let mut command = command();
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A command that has read enough may close its input before we are done.
    let _closed = child.stdin.take().unwrap().write_all(input);
    Ran::of(child.wait_with_output().unwrap())
}

/// The example that knows the games of the zoo. It is built with the tests.
pub fn zoo_program() -> PathBuf {
    let beside = PathBuf::from(env!("CARGO_BIN_EXE_starboard"));
    let name = format!("examples/starboard-zoo{}", std::env::consts::EXE_SUFFIX);
    let program = beside.with_file_name(name);
    let built = "build it: cargo build -p starboard-cli --example starboard-zoo";
    assert!(program.is_file(), "{} is not there; {built}", program.display());
    program
}

/// Runs `starboard` as the zoo's example with these arguments.
pub fn zoo(args: &[&str]) -> Ran {
    let mut command = Command::new(zoo_program());
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    Ran::of(command.args(args).stdin(Stdio::null()).output().unwrap())
}

/// A folder that goes away with the test.
pub struct Folder(tempfile::TempDir);

impl Folder {
    pub fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    /// The path of a file that may not exist yet.
    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// A file with this text; gives its path as an argument.
    pub fn file(&self, name: &str, text: &str) -> String {
        let path = self.path(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    }
}

/// A whole game between random players, as a record.
pub fn record(game: &str, seats: usize, seed: u64) -> String {
    let games = games::registry();
    let setup = Setup::new(vec!["random"; seats], Seed::from_number(seed));
    let mut table = games.get(game).unwrap().open(&setup).unwrap();
    table.run_automatic().unwrap();
    table.record(Disclosure::Seed).to_string()
}

/// A game of tic-tac-toe in the middle: O is to move, and b2 is taken.
pub const RUNNING: &str = "\
starboard record 1
game: tictactoe
rules: 1
content: af1349b9f5f9a1a6
seats: me, random
seed: 7

1. seat-1 b2   # the centre
2. seat-2 a1
3. seat-1 c3
";

/// A scenario in which everything comes out.
pub const SCENARIO: &str = r#"
game = "tictactoe"
title = "Three in a row wins"
seats = 2
rules = ["TTT-4"]
setup = ["mark x a1", "mark x b1", "mark o a3", "mark o b3"]

[[step]]
seat = 1
refused = "a3"
by = "TTT-3"

[[step]]
seat = 1
moves = ["c1"]

[[expect]]
path = "scene.outcome.ending"
is = "ttt-ending-row"
"#;
