//! `items.toml`: Items, Data and tokens.

use kernel::Fault;
use toml::Spanned;
use workbench::flat::By;

use super::additions;
use super::files::File;
use super::names::{find, sort};
use super::sections::{Sections, character};
use super::{Colour, ItemInfo, UniqueInfo, UniqueStart};
use crate::condition::Context;
use crate::ids::{Data, Item};

workbench::records! {
    struct Book {
        item: Vec<ItemRecord>,
        data: Vec<DataRecord>,
        token: Vec<TokenRecord>,
        item_action: Vec<ItemActionRecord>,
    } ignoring { schema }

    struct ItemRecord {
        id: Spanned<String>,
        count: Spanned<u8>,
        unique: Spanned<bool>,
        requires: Option<Spanned<String>>,
        start: Option<Spanned<String>>,
        colour: Colour,
        bot_free_pick_up: Option<bool>,
    } ignoring { shape supply_limited name effect prov }
    perhaps { weapon charges grants_action is_character prov_fields }

    struct DataRecord {
        id: Spanned<String>,
        requires: Option<Spanned<String>>,
    } ignoring { count made_in shape name effect prov } perhaps { is_character prov_fields }

    /// Markers: the rules know them by name, and they are never exhausted (SF-0.7).
    struct TokenRecord {
        id: Spanned<String>,
    } ignoring { shape name effect prov } perhaps { count per_player requires back hazard faces prov_fields }

    struct ItemActionRecord {
        item: Spanned<String>,
        target: Spanned<String>,
    } ignoring { id cost name effect prov }
}

/// What the file says.
pub(super) struct Items {
    pub(super) tokens: By<Item, u8, { Item::COUNT }>,
    pub(super) uniques: By<Item, Option<UniqueInfo>, { Item::COUNT }>,
    /// The Character each type of Data exists with.
    pub(super) data: By<Data, Option<crate::ids::Character>, { Data::COUNT }>,
    pub(super) items: By<Item, ItemInfo, { Item::COUNT }>,
}

pub(super) fn read(file: &File<'_>, board: &File<'_>, sections: &Sections) -> Result<Items, Fault> {
    let book: Book = file.read(&[])?;
    let items = sort::<Item, _, { Item::COUNT }>(
        file,
        book.item,
        |record: &ItemRecord| &record.id,
        // The other side of a Nanogel is the same token.
        &[Item::Nanogel1],
    )?;
    let mut read = Items {
        tokens: By::from_fn(|_| 0),
        uniques: By::from_fn(|_| None),
        data: By::from_fn(|_| None),
        items: By::from_fn(|_| ItemInfo { colour: Colour::Green, bot_free_pick_up: true }),
    };
    for (item, record) in items.iter() {
        let Some(record) = record else { continue };
        read.tokens[item] = *record.count.get_ref();
        read.uniques[item] = unique(file, item, record)?;
        read.items[item] = ItemInfo {
            colour: record.colour,
            bot_free_pick_up: record.bot_free_pick_up.unwrap_or(true),
        };
    }
    // The other side of a Nanogel is the same token.
    read.items[Item::Nanogel1] = read.items[Item::Nanogel];
    let data = sort::<Data, _, { Data::COUNT }>(file, book.data, |r: &DataRecord| &r.id, &[])?;
    for (kind, record) in data.iter() {
        let requires = record.as_ref().and_then(|record| record.requires.as_ref());
        read.data[kind] = requires.map(|id| character(file, id)).transpose()?;
    }
    file.names("a token", book.token.iter().map(|record| &record.id))?;
    for record in &book.item_action {
        find::<Item>(file, &record.item)?;
        let context = Context { actor: true, ..Context::default() };
        file.selection(&record.target, &context)?;
    }
    for (written, item, section) in &sections.printed_uniques {
        let starts_there = read.uniques[*item]
            .is_some_and(|unique| unique.start == UniqueStart::Section(*section));
        if !starts_there {
            let message = format!("expected the section where `{item}` starts, found `{section}`");
            return Err(board.fault(written.span(), message));
        }
    }
    Ok(read)
}

/// Where a unique Item starts; common ones start on their icons.
fn unique(file: &File<'_>, item: Item, record: &ItemRecord) -> Result<Option<UniqueInfo>, Fault> {
    if *record.unique.get_ref() != item.is_unique() {
        let message = format!("expected {}, found {}", item.is_unique(), record.unique.get_ref());
        return Err(file.fault(record.unique.span(), message));
    }
    if !item.is_unique() {
        let extra = record.start.as_ref().or(record.requires.as_ref());
        return match extra {
            None => Ok(None),
            Some(extra) => {
                Err(file.fault(extra.span(), "expected this only for a unique Item, found it here"))
            }
        };
    }
    if *record.count.get_ref() != 1 {
        let message = format!("expected 1 of a unique Item, found {}", record.count.get_ref());
        return Err(file.fault(record.count.span(), message));
    }
    let Some(start) = &record.start else {
        let message = "expected the field `start` of a unique Item, found none";
        return Err(file.fault(record.id.span(), message));
    };
    let start = additions::start(file, start)?;
    let requires = record.requires.as_ref().map(|id| character(file, id)).transpose()?;
    Ok(Some(UniqueInfo { requires, start }))
}
