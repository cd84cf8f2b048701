//! Rows as JSON lists: one text brings any number of them into one statement, whatever the database.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::batch::{Append, Opening};
use super::{JournalRow, to_json};

/// `[id, game, rules_version, setup, head, summary, public, thinking, created, updated, sequence, campaign, chapter,
/// carried, leaves]` of each new table.
pub(super) fn tables(openings: &[Opening]) -> String {
    let row = |opening: &Opening| {
        let table = &opening.table;
        json!([
            table.id,
            table.game,
            table.rules_version,
            to_json(&table.setup),
            to_json(&table.head),
            to_json(&table.summary),
            u8::from(table.head.public),
            u8::from(table.summary.thinking),
            table.created,
            table.updated,
            table.sequence,
            table.campaign.as_ref().map(|of| &of.id),
            table.campaign.as_ref().map(|of| of.chapter),
            (!table.carried.is_empty()).then(|| to_json(&table.carried)),
            table.summary.left.as_ref().map(to_json),
        ])
    };
    list(openings.iter().map(row))
}

/// `[table, seat, kind, token_hash, account, name, resigned]` of each seat of the tables that are new.
pub(super) fn seats(openings: &[Opening], new: &HashSet<String>) -> String {
    let fresh = openings.iter().filter(|opening| new.contains(&opening.table.id));
    let rows = fresh.flat_map(|opening| {
        opening.seats.iter().map(|seat| {
            json!([
                opening.table.id,
                seat.seat.0,
                seat.opened.to_string(),
                seat.token_hash,
                seat.account,
                seat.name,
                u8::from(seat.resigned),
            ])
        })
    });
    list(rows)
}

/// `[table, sequence, act, at, clocks]` of each entry that a new table begins with.
pub(super) fn copied(openings: &[Opening], new: &HashSet<String>) -> Option<String> {
    let fresh = openings.iter().filter(|opening| new.contains(&opening.table.id));
    let rows: Vec<Value> = fresh
        .flat_map(|opening| opening.journal.iter().map(|row| entry(&opening.table.id, row)))
        .collect();
    (!rows.is_empty()).then(|| list(rows.into_iter()))
}

/// `[table, sequence, act, at, clocks, summary, thinking, leaves]` of each entry to append.
pub(super) fn appended<'a>(appends: impl Iterator<Item = &'a Append>) -> String {
    let row = |append: &Append| {
        let mut row = entry(&append.table, &append.row);
        if let Value::Array(fields) = &mut row {
            fields.push(to_json(&append.summary).into());
            fields.push(u8::from(append.summary.thinking).into());
            fields.push(append.summary.left.as_ref().map(to_json).into());
        }
        row
    };
    list(appends.map(row))
}

fn entry(table: &str, row: &JournalRow) -> Value {
    json!([
        table,
        row.entry.sequence,
        to_json(&row.entry),
        row.at,
        row.clocks.as_ref().map(to_json),
    ])
}

fn list(rows: impl Iterator<Item = Value>) -> String {
    Value::Array(rows.collect()).to_string()
}
