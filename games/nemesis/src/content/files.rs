//! The content files by name, and what all their records have in common.

use std::collections::HashMap;

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;
use workbench::content::{Source, Tag};
use workbench::script::Steps;

use crate::ids::Label;
use crate::vocab::{Cond, Effect, Op, Program};

/// The files of the box.
pub const FILES: &[(&str, &str)] = &workbench::files![
    "../../content/":
    "alerts.toml",
    "board.toml",
    "characters.toml",
    "contamination.toml",
    "dice.toml",
    "events.toml",
    "exploration.toml",
    "intruders.toml",
    "items.toml",
    "objectives.toml",
    "rooms.toml",
    "setup.toml",
    "shuttle.toml",
    "wounds.toml",
];

/// How operations are written.
pub(super) const OPERATIONS: &[Tag] = &[Tag { key: "op", beside: &[] }];

/// One file, open.
pub(super) type File<'a> = Source<'a>;

/// Declares a record of a content file: an id, fields of its own, and what every record may have for its readers.
macro_rules! record {
    ($($kind:ident { $($(#[$at:meta])* $field:ident: $type:ty),* $(,)? })*) => {$(
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $kind {
            #[allow(dead_code, reason = "some records are found by their place alone")]
            id: toml::Spanned<String>,
            $($(#[$at])* $field: $type,)*
            #[serde(rename = "name")]
            _name: Option<String>,
            #[serde(rename = "text")]
            _text: Option<String>,
            #[serde(default, rename = "rules")]
            _rules: Vec<String>,
            #[serde(rename = "prov")]
            _prov: Option<String>,
            #[serde(rename = "prov_note")]
            _prov_note: Option<String>,
        }
    )*};
}
pub(super) use record;

/// When something may be done (NEM-4.8 to NEM-4.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Combat {
    /// In and out of Combat.
    #[default]
    Any,
    /// In Combat only.
    In,
    /// Out of Combat only.
    Out,
}

/// Something a player can do with a card, an Item or a Room: its price, when it is allowed, what it does.
#[derive(Clone, PartialEq, Debug)]
pub struct Deed {
    /// Action cards paid (NEM-4.2).
    pub cost: u8,
    /// In or out of Combat.
    pub combat: Combat,
    /// What must hold.
    pub requires: Vec<Cond>,
    /// What is done: one list, or several to choose from (NEM-4.7).
    pub options: Vec<DeedOption>,
}

/// One of the things a deed can be.
#[derive(Clone, PartialEq, Debug)]
pub struct DeedOption {
    /// The word that tells it from the others; none where there is nothing to choose.
    pub label: Option<Label>,
    /// What must hold besides.
    pub requires: Vec<Cond>,
    /// What it does.
    pub program: Program,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawOption {
    label: Label,
    #[serde(default)]
    requires: Vec<Cond>,
    effects: Vec<Effect>,
}

/// The table of all effects while it grows.
#[derive(Default)]
pub(super) struct Compiler {
    pub steps: Steps<Op>,
}

impl Compiler {
    /// Adds a list of effects.
    pub fn program(&mut self, effects: Vec<Effect>) -> Program {
        self.steps.add(effects.into_iter().map(|effect| effect.op))
    }

    /// Puts together what a record says can be done.
    pub fn deed(
        &mut self,
        (cost, combat): (u8, Combat),
        requires: Vec<Cond>,
        effects: Vec<Effect>,
        options: Vec<RawOption>,
    ) -> Deed {
        let options = if options.is_empty() {
            let program = self.program(effects);
            vec![DeedOption { label: None, requires: Vec::new(), program }]
        } else {
            let compiled = options.into_iter().map(|option| DeedOption {
                label: Some(option.label),
                requires: option.requires,
                program: self.program(option.effects),
            });
            compiled.collect()
        };
        Deed { cost, combat, requires, options }
    }
}

/// Holds the ids of a file's records against those the notation knows: the same ones, in the same order.
pub(super) fn in_order<'i>(
    file: &File<'_>,
    what: &'static str,
    ids: impl IntoIterator<Item = &'i Spanned<String>>,
    known: &[&'static str],
) -> Result<(), Fault> {
    let ids: Vec<&Spanned<String>> = ids.into_iter().collect();
    file.names(what, ids.iter().copied())?;
    for (place, id) in ids.iter().enumerate() {
        if known.get(place).copied() != Some(id.get_ref()) {
            let expected = known.get(place).unwrap_or(&"the end");
            let message =
                format!("expected {what} `{expected}` in this place, found `{}`", id.get_ref());
            return Err(file.fault(id.span(), message));
        }
    }
    match known.get(ids.len()) {
        None => Ok(()),
        Some(missing) => {
            Err(Fault::whole(file.file(), format!("expected {what} `{missing}`, found none")))
        }
    }
}

/// Anything at all: tables of a file that only its readers need.
#[derive(Deserialize)]
#[serde(transparent)]
pub(super) struct Skipped(
    #[allow(dead_code, reason = "it is there to be read over")] HashMap<String, toml::Value>,
);
