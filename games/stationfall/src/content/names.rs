//! Ids in content files: each of a kind exactly once, and what to say when one is not known.

use kernel::Fault;
use toml::Spanned;
use workbench::flat::{By, Id};
use workbench::script::{Cursor, Mistake, expected_one_of};

use super::files::File;
use crate::ids::{
    Ability, Body, Character, ConsoleAction, Data, Identity, Item, Offsite, ProjectX, Section,
    SectionAction, Standard,
};

/// A kind of thing that content files name.
pub(crate) trait Named: Id + 'static {
    /// What one is called in messages, with its article.
    const WHAT: &'static str;
    /// Every member.
    const MEMBERS: &'static [Self];

    /// The name in content files.
    fn id(self) -> &'static str;
}

/// Says what the members of each kind are called.
macro_rules! named {
    ($($kind:ident $what:literal,)*) => {
        $(impl Named for $kind {
            const WHAT: &'static str = $what;
            const MEMBERS: &'static [Self] = $kind::ALL;

            fn id(self) -> &'static str {
                self.name()
            }
        })*
    };
}

named! {
    Section "a section",
    Character "a Character",
    Body "a body",
    Identity "an Identity",
    Ability "an Ability",
    ProjectX "a Project X card",
    SectionAction "a Section Action",
    ConsoleAction "a Console Action",
    Item "an Item",
    Data "a type of Data",
    Offsite "an Offsite",
    Standard "a standard script",
}

/// The thing with this name, or the sentence that says what was expected.
pub(crate) fn named<T: Named>(name: &str) -> Result<T, String> {
    T::MEMBERS.iter().copied().find(|member| member.id() == name).ok_or_else(|| {
        let known: Vec<&str> = T::MEMBERS.iter().map(|member| member.id()).collect();
        expected_one_of(T::WHAT, &known, &format!("`{name}`"))
    })
}

/// The thing whose name comes next in a script.
pub(crate) fn next<T: Named>(cursor: &mut Cursor<'_>) -> Result<T, Mistake> {
    let before = *cursor;
    let word = cursor.word(T::WHAT)?;
    named(word).map_err(|message| before.mistake(message))
}

/// The thing a field names.
pub(crate) fn find<T: Named>(file: &File<'_>, id: &Spanned<String>) -> Result<T, Fault> {
    named(id.get_ref()).map_err(|message| file.fault(id.span(), message))
}

/// The things a field lists.
pub(super) fn find_all<T: Named, C: FromIterator<T>>(
    file: &File<'_>,
    ids: &[Spanned<String>],
) -> Result<C, Fault> {
    file.names(T::WHAT, ids)?;
    ids.iter().map(|id| find(file, id)).collect()
}

/// Sorts records by their ids: each member of the kind must have one, and none two. `absent` are members that have
/// no record of their own.
pub(crate) fn sort<T: Named, R, const N: usize>(
    file: &File<'_>,
    records: Vec<R>,
    id: impl Fn(&R) -> &Spanned<String>,
    absent: &[T],
) -> Result<By<T, Option<R>, N>, Fault> {
    file.names(T::WHAT, records.iter().map(&id))?;
    let mut sorted: By<T, Option<R>, N> = By::from_fn(|_| None);
    for record in records {
        let member: T = find(file, id(&record))?;
        if absent.contains(&member) {
            let message = format!("expected no record of its own, found `{}`", member.id());
            return Err(file.fault(id(&record).span(), message));
        }
        sorted[member] = Some(record);
    }
    let missing = T::MEMBERS.iter().find(|m| sorted[**m].is_none() && !absent.contains(m));
    match missing {
        None => Ok(sorted),
        Some(missing) => {
            let message =
                format!("expected {} `{}`, found none with this id", T::WHAT, missing.id());
            Err(Fault::whole(file.file(), message))
        }
    }
}

/// Reads every record of what [`sort`] returned without absent members.
pub(crate) fn each<T: Named, R, V, const N: usize>(
    mut sorted: By<T, Option<R>, N>,
    mut read: impl FnMut(T, R) -> Result<V, Fault>,
) -> Result<By<T, V, N>, Fault> {
    let mut values: By<T, Option<V>, N> = By::from_fn(|_| None);
    for member in T::MEMBERS {
        let record = sorted[*member].take().expect("sorting found a record for every member");
        values[*member] = Some(read(*member, record)?);
    }
    Ok(By::from_fn(|member| values[member].take().expect("every member was read")))
}
