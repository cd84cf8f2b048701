//! Campaigns: the next chapter, the tree of all chapters, their records.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use kernel::record::{RecordedMove, result_line};
use kernel::{Record, Text};
use protocol::http::{CampaignView, ChapterStands, ChapterView, NextTable, OpenedTable, Origin};
use table::{Act, Disclosure};

use super::caller::{Asking, Body, Caller, Refused};
use super::tables::{created, stored};
use crate::card;
use crate::limits::Asked;
use crate::open;
use crate::room::{Command, LoadError};
use crate::store::{SeatRow, TableRow};

/// The most chapters of a page: a campaign of thirteen could be played again and again.
const MOST: u32 = 500;

/// `POST /api/tables/{id}/next`
pub(super) async fn next(
    caller: Caller,
    Path(id): Path<String>,
    Body(wanted): Body<NextTable>,
) -> Result<(StatusCode, Json<OpenedTable>), Refused> {
    caller.may(Asked::Opening)?;
    let (row, seats) = stored(&caller, &id).await?;
    if caller.held(&seats).is_empty() {
        let text = Text::new("problem-not-seated");
        return Err(caller.refuse(StatusCode::FORBIDDEN, "not-seated", text));
    }
    let conflict = |code, text| caller.refuse(StatusCode::CONFLICT, code, Text::new(text));
    if row.summary.outcome.is_none() {
        return Err(conflict("running", "problem-next-running"));
    }
    let Some(left) = row.summary.left.clone() else {
        return Err(conflict("nothing-left", "problem-nothing-left"));
    };
    let who = (caller.account.as_deref(), caller.lang);
    let opened = open::next(&caller.app, &row, &seats, &left, wanted, who).await;
    let mut opened = opened.map_err(|not| caller.unopened(not))?;
    let seats = caller.app.store.seats(&opened.table.id).await;
    let held = caller.held(&seats.map_err(|error| caller.store(&error))?);
    opened.table.yours = held.into_iter().map(protocol::seat_number).collect();
    caller.app.look_around(&row.id).await;
    Ok(created(opened))
}

/// The chapters of a campaign, the first one first. A table that nothing followed yet is a campaign of one.
async fn chapters(caller: &Caller, id: &str) -> Result<Vec<(TableRow, Vec<SeatRow>)>, Refused> {
    let no_campaign =
        || caller.refuse(StatusCode::NOT_FOUND, "not-found", Text::new("problem-no-campaign"));
    let id = caller.table_id(id).map_err(|_| no_campaign())?;
    let found = caller.app.store.campaign(id, MOST).await;
    let found = found.map_err(|error| caller.store(&error))?;
    if !found.is_empty() {
        return Ok(found);
    }
    let (row, seats) = stored(caller, id).await.map_err(|refused| {
        if refused.status == StatusCode::NOT_FOUND { no_campaign() } else { refused }
    })?;
    let title = caller.app.registry.get(&row.game).ok();
    match card::chapter_of(title.map(|title| title.about()), &row) {
        Some(of) if of.id == row.id => Ok(vec![(row, seats)]),
        _ => Err(no_campaign()),
    }
}

/// From each table of a campaign to the one it goes on from: by its origin, or by that of the table it plays again.
fn before(rows: &[(TableRow, Vec<SeatRow>)]) -> BTreeMap<String, Option<String>> {
    let origins: BTreeMap<&str, &Option<Origin>> =
        rows.iter().map(|(row, _)| (row.id.as_str(), &row.head.origin)).collect();
    let before = |row: &TableRow| {
        let mut at = row.id.clone();
        // As many steps as there are tables: what is kept could go round in circles only if somebody wrote it so.
        for _ in 0..=rows.len() {
            match origins.get(at.as_str()).copied().and_then(Option::as_ref) {
                Some(Origin::Chapter { table }) => return Some(table.clone()),
                Some(Origin::Rematch { table } | Origin::Fork { table, .. }) => at = table.clone(),
                Some(Origin::Record) | None => return None,
            }
        }
        None
    };
    rows.iter().map(|(row, _)| (row.id.clone(), before(row))).collect()
}

/// `GET /api/campaigns/{id}`
pub(super) async fn one(
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<CampaignView>, Refused> {
    let rows = chapters(&caller, &id).await?;
    let before = before(&rows);
    let mut seen: Vec<(u32, Option<String>)> = Vec::new();
    let mut views = Vec::new();
    for (row, seats) in &rows {
        let after = before.get(&row.id).cloned().flatten();
        let table = card::view(&caller.app, row, seats, caller.lang, &caller.held(seats));
        let place = (table.campaign.as_ref().map_or(1, |of| of.chapter), after.clone());
        let again = seen.contains(&place);
        seen.push(place);
        let stands = stands(&caller, row);
        views.push(ChapterView { table, after, again, stands });
    }
    Ok(Json(CampaignView { id, chapters: views }))
}

fn stands(caller: &Caller, row: &TableRow) -> ChapterStands {
    let now = caller.app.registry.get(&row.game).map(|title| title.about().rules_version);
    match (&row.summary.outcome, &row.summary.leaves, &row.next) {
        (None, ..) if now != Ok(row.rules_version) => ChapterStands::Stuck,
        (None, ..) => ChapterStands::Running,
        (Some(_), None, _) => ChapterStands::Ended,
        (Some(_), Some(_), None) => ChapterStands::Open,
        (Some(_), Some(_), Some(_)) => ChapterStands::GoneOn,
    }
}

/// `GET /api/campaigns/{id}/records?to={table}`: the finished chapters of the line that leads to a table, and of that
/// table too if it is over.
pub(super) async fn records(
    caller: Caller,
    Path(id): Path<String>,
    Query(asking): Asking,
) -> Result<impl IntoResponse, Refused> {
    let rows = chapters(&caller, &id).await?;
    let before = before(&rows);
    let last = rows.last().map(|(row, _)| row.id.clone());
    let mut at = asking.get("to").cloned().or(last);
    let mut line: Vec<&TableRow> = Vec::new();
    while let Some(id) = at {
        let Some((row, _)) = rows.iter().find(|(row, _)| row.id == id) else { break };
        line.insert(0, row);
        at = before.get(&id).cloned().flatten().filter(|_| line.len() <= rows.len());
    }
    let mut texts = Vec::new();
    for row in line.into_iter().filter(|row| row.summary.outcome.is_some()) {
        texts.push(record(&caller, row).await?);
    }
    if texts.is_empty() {
        let text = Text::new("problem-campaign-records");
        return Err(caller.refuse(StatusCode::NOT_FOUND, "not-found", text));
    }
    let game = rows.first().map_or("campaign", |(row, _)| row.game.as_str());
    let name = format!("attachment; filename=\"{game}-{id}.campaign.record\"");
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, texts.join("\n")))
}

/// The record of a finished chapter. One of other rules is written from what is kept, without the hashes on its way.
async fn record(caller: &Caller, row: &TableRow) -> Result<String, Refused> {
    match caller.app.ask(&row.id, Command::Look).await {
        Ok(look) => Ok(look.table.record(Disclosure::Seed).to_string()),
        Err(LoadError::RulesChanged { .. }) => {
            let kept = kept(caller, &row.id).await.map_err(|error| caller.store(&error))?;
            kept.ok_or_else(|| caller.unloaded(&LoadError::Unknown))
        }
        Err(error) => Err(caller.unloaded(&error)),
    }
}

async fn kept(caller: &Caller, id: &str) -> Result<Option<String>, crate::store::StoreError> {
    let Some(row) = caller.app.store.table(id).await? else { return Ok(None) };
    let Ok(title) = caller.app.registry.get(&row.game) else { return Ok(None) };
    let mut moves = Vec::new();
    for entry in caller.app.store.journal(id, 0).await? {
        match entry.entry.act {
            Act::Move { seat, notation, .. } => moves.push(RecordedMove::new(seat, notation)),
            Act::Undo { back_to, .. } => moves.truncate(back_to as usize),
            Act::UndoAsked { .. }
            | Act::UndoAnswered { .. }
            | Act::SeatChanged { .. }
            | Act::LessonLeft => {}
        }
    }
    let setup = row.whole_setup();
    let left = row.summary.left.as_ref();
    let record = Record {
        game: row.game.clone(),
        rules_version: row.rules_version,
        content: "unknown".into(),
        seats: setup.seats.iter().map(ToString::to_string).collect(),
        seed: Some(setup.seed),
        commitment: Some(setup.seed.commitment()),
        arrange: setup.arrange,
        after: setup.after,
        result: row.summary.outcome.as_ref().map(result_line),
        leaves: left.map(|left| kernel::legacy::carried_hash(title.about(), &left.legacy.options)),
        hashes: left.map(|left| (moves.len() as u32, left.after)).into_iter().collect(),
        moves,
        options: setup.options,
        source: kernel::record::Source::default(),
    };
    Ok(Some(record.to_string()))
}
