//! The content files with what their fields can hold.

use std::ops::Deref;

use kernel::Fault;
use toml::Spanned;
use workbench::content::Source;
use workbench::script::{Cursor, Mistake};

use crate::condition::{Condition, Context, Count, DIALECT, Reader, Selection};

/// One content file.
#[derive(Clone, Copy)]
pub(crate) struct File<'a>(pub(super) Source<'a>);

impl<'a> Deref for File<'a> {
    type Target = Source<'a>;

    fn deref(&self) -> &Source<'a> {
        &self.0
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
