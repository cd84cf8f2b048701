//! What is carried from chapter to chapter, as a text: `v2 chapter 2 supplies 3 scars 1 lost 0`.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Words, legacy};
use serde::{Deserialize, Serialize};

use crate::{CHAPTERS, MOST};

/// The version that is written. Version 1 did not count the chapters lost.
const VERSION: u32 = 2;

/// What is carried from chapter to chapter.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Log {
    /// Which chapter begins with it.
    pub chapter: u8,
    /// The supplies of the crew.
    pub supplies: u8,
    /// The scars of the crew.
    pub scars: u8,
    /// How many chapters were lost.
    pub lost: u8,
}

impl Log {
    /// What the first chapter begins with (ZK-1).
    pub const FIRST: Log = Log { chapter: 1, supplies: 2, scars: 0, lost: 0 };
}

impl fmt::Display for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Log { chapter, supplies, scars, lost } = self;
        write!(f, "v{VERSION} chapter {chapter} supplies {supplies} scars {scars} lost {lost}")
    }
}

impl FromStr for Log {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Log, NotationError> {
        let mut words = Words::new(text);
        let version = legacy::version(&mut words, VERSION)?;
        let mut number = |name, from, to| {
            words.expect(name)?;
            let expected = format!("a number from {from} to {to}");
            words.find(expected, |word| word.parse().ok().filter(|n| (from..=to).contains(n)))
        };
        let chapter = number("chapter", 2, CHAPTERS)?;
        let supplies = number("supplies", 0, MOST)?;
        let scars = number("scars", 0, 2)?;
        let lost = if version == 1 { 0 } else { number("lost", 0, chapter - 1)? };
        words.end()?;
        Ok(Log { chapter, supplies, scars, lost })
    }
}
