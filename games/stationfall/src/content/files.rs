//! The content files as they were given.

use std::ops::Deref;

use kernel::Fault;
use toml::Spanned;
use workbench::content::Source;
use workbench::script::{Cursor, Mistake, expected_one_of};

use super::FILES;
use crate::condition::{Condition, Context, Count, DIALECT, Reader, Selection};

/// One content file.
#[derive(Clone, Copy)]
pub(crate) struct File<'a> {
    /// Its name, for messages.
    pub(crate) name: &'a str,
    source: Source<'a>,
}

impl<'a> Deref for File<'a> {
    type Target = Source<'a>;

    fn deref(&self) -> &Source<'a> {
        &self.source
    }
}

/// The file with this name among those given. Files that nobody asks for are a mistake: see [`check_names`].
pub(super) fn open<'a>(files: &[(&'a str, &'a str)], name: &str) -> Result<File<'a>, Fault> {
    match files.iter().find(|(given, _)| *given == name) {
        Some((name, text)) => Ok(File { name, source: Source::new(name, text) }),
        None => Err(Fault::whole(name, "expected this content file, found none of this name")),
    }
}

/// Refuses files that are none of the game's.
pub(super) fn check_names(files: &[(&str, &str)]) -> Result<(), Fault> {
    let known = FILES.map(|(name, _)| name);
    match files.iter().find(|(name, _)| !known.contains(name)) {
        None => Ok(()),
        Some((name, _)) => {
            let message = expected_one_of("a content file", &known, &format!("`{name}`"));
            Err(Fault::whole(name, message))
        }
    }
}

impl File<'_> {
    /// A field that holds a condition.
    pub(crate) fn condition(
        &self,
        field: &Spanned<String>,
        context: &Context,
    ) -> Result<Condition, Fault> {
        self.parse(field, DIALECT, |cursor| Reader::new(context).condition(cursor))
    }

    /// A field that may hold a condition.
    pub(crate) fn maybe_condition(
        &self,
        field: Option<&Spanned<String>>,
        context: &Context,
    ) -> Result<Option<Condition>, Fault> {
        field.map(|field| self.condition(field, context)).transpose()
    }

    /// A field that holds a number.
    pub(crate) fn count(&self, field: &Spanned<String>, context: &Context) -> Result<Count, Fault> {
        self.parse(field, DIALECT, |cursor| Reader::new(context).count(cursor))
    }

    /// A field that holds a set.
    pub(crate) fn selection(
        &self,
        field: &Spanned<String>,
        context: &Context,
    ) -> Result<Selection, Fault> {
        self.parse(field, DIALECT, |cursor| Reader::new(context).selection(cursor))
    }

    /// A field that holds a typed id like `chr:engineer`, by its prefix.
    pub(crate) fn typed<T>(
        &self,
        field: &Spanned<String>,
        read: impl FnOnce(&mut Cursor<'_>) -> Result<T, Mistake>,
    ) -> Result<T, Fault> {
        self.parse(field, DIALECT, read)
    }

    /// Demands that a number of the file is this one: what is counted in `what`.
    pub(super) fn expect_number(
        &self,
        field: &Spanned<usize>,
        counted: usize,
        what: &str,
    ) -> Result<(), Fault> {
        if *field.get_ref() == counted {
            return Ok(());
        }
        let message =
            format!("expected {counted}, the number of {what}, found {}", field.get_ref());
        Err(self.fault(field.span(), message))
    }
}
