//! `abilities.toml`: Abilities and Reveal Powers.

use kernel::Fault;
use serde::Deserialize;
use toml::Spanned;
use workbench::flat::By;

use super::files::File;
use super::names::{each, find_all, sort};
use super::{AbilityInfo, Timing};
use crate::condition::Context;
use crate::ids::Ability;

workbench::records! {
    struct Book {
        ability: Vec<Record>,
    } ignoring { schema }

    struct Record {
        id: Spanned<String>,
        kind: Side,
        timing: Spanned<Timing>,
        cost: Option<Spanned<u8>>,
        #[serde(default)]
        also_at_stationfall: bool,
        #[serde(default)]
        grants: Vec<Spanned<String>>,
        #[serde(default)]
        removes: Vec<Spanned<String>>,
        usable_if: Option<Spanned<String>>,
        target: Option<Spanned<String>>,
        colour: Colour,
    } ignoring { name effect prov } perhaps { rules prov_fields }
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "lowercase")]
enum Side {
    Base,
    Reveal,
    /// Only bots have it (SF-B1.2).
    Bot,
}

/// For people, but one of six (SF-4.4.3).
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Colour {
    Console,
    Conspirator,
    Offensive,
    Defensive,
    Mobility,
    Utility,
}

pub(super) fn read(file: &File<'_>) -> Result<By<Ability, AbilityInfo, { Ability::COUNT }>, Fault> {
    let book: Book = file.read(&[])?;
    file.names("an Ability", book.ability.iter().map(|record| &record.id))?;
    let sorted =
        sort::<Ability, _, { Ability::COUNT }>(file, book.ability, |record| &record.id, &[])?;
    let context =
        Context { own: true, me: true, actor: true, bonus_points: true, ..Context::default() };
    each(sorted, |_, record: Record| {
        if (*record.timing.get_ref() == Timing::Action) != (record.cost.is_some()) {
            let message = "expected the field `cost` with the timing `action` and only there";
            return Err(file.fault(record.timing.span(), message));
        }
        if let Some(cost) = record.cost.filter(|cost| *cost.get_ref() != 1) {
            return Err(file.fault(cost.span(), format!("expected 1, found {}", cost.get_ref())));
        }
        Ok(AbilityInfo {
            reveal: record.kind == Side::Reveal,
            bot: record.kind == Side::Bot,
            timing: record.timing.into_inner(),
            at_stationfall: record.also_at_stationfall,
            grants: find_all(file, &record.grants)?,
            removes: find_all(file, &record.removes)?,
            usable_if: file.maybe_condition(record.usable_if.as_ref(), &context)?,
            target: record.target.map(|target| file.selection(&target, &context)).transpose()?,
        })
    })
}
