//! How a measurement ends.

use std::io::{self, Write};
use std::process::ExitCode;

use serde::Serialize;

/// What came out.
#[derive(Debug)]
pub struct Answer {
    /// For standard output.
    pub text: String,
    /// Whether what should hold holds.
    pub yes: bool,
}

impl Answer {
    /// A text for people.
    pub(crate) fn text(text: impl Into<String>) -> Answer {
        Answer { text: text.into(), yes: true }
    }

    /// One JSON document for programs.
    pub(crate) fn json(document: &impl Serialize) -> Answer {
        let text = serde_json::to_string_pretty(document)
            .expect("reports have text for keys and nothing that JSON cannot hold");
        Answer::text(text + "\n")
    }
}

/// Why nothing could be measured, in a sentence.
#[derive(Debug)]
pub struct Stop(pub String);

impl Stop {
    pub(crate) fn wrong(sentence: impl ToString) -> Stop {
        Stop(sentence.to_string())
    }
}

/// What every measurement gives back.
pub type Reply = Result<Answer, Stop>;

/// A sentence on standard error. If nobody listens there, nobody needs it.
pub(crate) fn note(sentence: &str) {
    let _nobody_listens = writeln!(io::stderr(), "{sentence}");
}

/// Says what there is to say and gives the exit status.
pub fn finish(reply: Reply) -> ExitCode {
    match reply {
        Ok(answer) => {
            let _nobody_reads_on = write!(io::stdout(), "{}", answer.text);
            ExitCode::from(u8::from(!answer.yes))
        }
        Err(Stop(sentence)) => {
            note(&format!("error: {sentence}"));
            ExitCode::from(2)
        }
    }
}
