//! Writing a record.

use std::fmt;

use super::{FIRST_LINE, Record};

pub(super) fn record(record: &Record, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(f, "{FIRST_LINE}")?;
    writeln!(f, "game: {}", record.game)?;
    writeln!(f, "rules: {}", record.rules_version)?;
    writeln!(f, "content: {}", record.content)?;
    for (key, value) in &record.options {
        writeln!(f, "{}", format!("option {key}: {value}").trim_end())?;
    }
    writeln!(f, "seats: {}", record.seats.join(", "))?;
    if let Some(seed) = record.seed {
        writeln!(f, "seed: {seed}")?;
    }
    if let Some(commitment) = record.commitment {
        writeln!(f, "commitment: {commitment}")?;
    }
    for change in &record.arrange {
        writeln!(f, "arrange: {change}")?;
    }
    if let Some(after) = record.after {
        writeln!(f, "after: {after}")?;
    }
    if let Some(result) = &record.result {
        writeln!(f, "result: {result}")?;
    }
    if let Some(leaves) = record.leaves {
        writeln!(f, "leaves: {leaves}")?;
    }
    writeln!(f)?;
    let mut hashes = record.hashes.iter().peekable();
    let mut write_hashes = |f: &mut fmt::Formatter<'_>, up_to: u32| {
        while let Some((number, hash)) = hashes.next_if(|(number, _)| *number <= up_to) {
            writeln!(f, "@{number} {hash}")?;
        }
        Ok(())
    };
    write_hashes(f, 0)?;
    for (number, mv) in (1u32..).zip(&record.moves) {
        writeln!(f, "{number}. {} {}", mv.seat, mv.notation)?;
        write_hashes(f, number)?;
    }
    Ok(())
}
