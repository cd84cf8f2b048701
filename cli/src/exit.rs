//! How a command ends: its answer, its exit status, and who reads what.

use std::io::{self, Write};
use std::process::ExitCode;

use kernel::Fault;
use serde::Serialize;
use table::UnknownGame;

/// What a command has to say.
#[derive(Debug)]
pub(crate) struct Answer {
    /// For standard output.
    text: String,
    /// For standard error, one sentence each.
    notes: Vec<String>,
    status: Status,
}

/// The exit status.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Status {
    /// Done.
    Done = 0,
    /// The answer is no: a scenario fails, a record does not verify, a move is illegal, no rule matches.
    No = 1,
    /// The input is wrong.
    Wrong = 2,
}

impl Answer {
    /// A text for people.
    pub(crate) fn text(text: impl Into<String>) -> Answer {
        Answer { text: text.into(), notes: Vec::new(), status: Status::Done }
    }

    /// One JSON document for programs.
    pub(crate) fn json(document: &impl Serialize) -> Answer {
        let text = serde_json::to_string_pretty(document)
            .expect("our documents have text for keys and nothing that JSON cannot hold");
        Answer::text(text + "\n")
    }

    /// The answer with a status.
    pub(crate) fn with(mut self, status: Status) -> Answer {
        self.status = status;
        self
    }

    /// The answer with a note for standard error.
    pub(crate) fn note(mut self, note: impl Into<String>) -> Answer {
        self.notes.push(note.into());
        self
    }
}

/// Why there is no answer, in a sentence.
#[derive(Debug)]
pub(crate) struct Stop {
    sentence: String,
    status: Status,
}

impl Stop {
    /// The input is wrong.
    pub(crate) fn wrong(sentence: impl Into<String>) -> Stop {
        Stop { sentence: sentence.into(), status: Status::Wrong }
    }

    /// The answer is no.
    pub(crate) fn no(sentence: impl Into<String>) -> Stop {
        Stop { sentence: sentence.into(), status: Status::No }
    }

    /// The sentence.
    pub(crate) fn sentence(&self) -> &str {
        &self.sentence
    }

    /// The exit status it leads to.
    pub(crate) const fn status(&self) -> Status {
        self.status
    }
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Stop {
        Stop::wrong(fault.to_string())
    }
}

impl From<UnknownGame> for Stop {
    fn from(unknown: UnknownGame) -> Stop {
        Stop::wrong(unknown.to_string())
    }
}

/// What every command gives back.
pub(crate) type Reply = Result<Answer, Stop>;

/// A sentence on standard error. If nobody listens there, nobody needs it.
pub(crate) fn note(sentence: &str) {
    let _nobody_listens = writeln!(io::stderr(), "{}", printable(sentence));
}

/// Text without control characters other than line breaks: a file that is quoted in a message, or the title of a
/// scenario, must not steer the terminal.
fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && c != '\n' { '\u{fffd}' } else { c }).collect()
}

/// Says what there is to say and gives the exit status.
pub(crate) fn finish(reply: Reply) -> ExitCode {
    let answer = match reply {
        Ok(answer) => answer,
        Err(stop) => {
            let kind = if stop.status == Status::Wrong { "error: " } else { "" };
            note(&format!("{kind}{}", stop.sentence));
            return code(stop.status);
        }
    };
    answer.notes.iter().for_each(|sentence| note(sentence));
    let mut out = io::stdout().lock();
    match out.write_all(printable(&answer.text).as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => code(answer.status),
        // Whoever read has read enough: `starboard rules hearts | head`.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => code(answer.status),
        Err(error) => {
            note(&format!("error: standard output cannot be written: {error}"));
            code(Status::Wrong)
        }
    }
}

/// What clap has to say: help and version are an answer, everything else is wrong input.
pub(crate) fn usage(error: &clap::Error) -> ExitCode {
    let _nobody_listens = error.print();
    code(if error.use_stderr() { Status::Wrong } else { Status::Done })
}

fn code(status: Status) -> ExitCode {
    ExitCode::from(status as u8)
}
