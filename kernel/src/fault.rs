//! Mistakes in what somebody wrote, with the place and what was expected there.

use std::fmt;

use serde::Serialize;

/// A place in a text, counted from one as editors do. Columns count characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

impl Place {
    /// The place of byte `offset` in `text`.
    pub fn of(text: &str, offset: usize) -> Place {
        let offset =
            (0..=offset.min(text.len())).rev().find(|i| text.is_char_boundary(*i)).unwrap_or(0);
        let before = &text[..offset];
        let line_start = before.rfind('\n').map_or(0, |i| i + 1);
        Place {
            line: before.matches('\n').count() as u32 + 1,
            column: before[line_start..].chars().count() as u32 + 1,
        }
    }
}

/// One mistake in a file: a record, a scenario, a content file, a rules text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
pub struct Fault {
    /// The file's name.
    pub file: String,
    /// Where in the file, if a place is known.
    pub place: Option<Place>,
    /// Which record and field, in files that have them: `characters.engineer: agenda`.
    pub field: Option<String>,
    /// What is wrong, as "expected ..., found ...".
    pub message: String,
}

impl Fault {
    /// A mistake at a place.
    pub fn at(file: &str, place: Place, message: impl Into<String>) -> Fault {
        Fault { file: file.into(), place: Some(place), field: None, message: message.into() }
    }

    /// A mistake that concerns the file as a whole.
    pub fn whole(file: &str, message: impl Into<String>) -> Fault {
        Fault { file: file.into(), place: None, field: None, message: message.into() }
    }

    /// The same mistake with the record and field it is in.
    #[must_use]
    pub fn in_field(mut self, field: impl Into<String>) -> Fault {
        self.field = Some(field.into());
        self
    }

    /// What a TOML parser found wrong.
    pub fn toml(file: &str, text: &str, error: &toml::de::Error) -> Fault {
        let message = error.message().trim().replace('\n', ", ");
        match error.span() {
            Some(span) => Fault::at(file, Place::of(text, span.start), message),
            None => Fault::whole(file, message),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if let Some(place) = self.place {
            write!(f, ":{}:{}", place.line, place.column)?;
        }
        if let Some(field) = &self.field {
            write!(f, ": {field}")?;
        }
        write!(f, ": {}", self.message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_lines_and_characters() {
        let text = "one\ntwö x\n";
        assert_eq!(Place::of(text, 0), Place { line: 1, column: 1 });
        assert_eq!(Place::of(text, text.find('x').unwrap()), Place { line: 2, column: 5 });
        assert_eq!(Place::of(text, 999).line, 3);
    }

    #[test]
    fn a_fault_reads_like_a_compiler_message() {
        let fault = Fault::at("a.toml", Place { line: 3, column: 7 }, "expected a seat")
            .in_field("step 2: seat");
        assert_eq!(fault.to_string(), "a.toml:3:7: step 2: seat: expected a seat");
    }
}
