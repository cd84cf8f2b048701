//! Tables: lists, opening, sitting down.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use kernel::Text;
use protocol::http::{
    ForkTable, MineQuery, NewRecord, NewTable, OpenedTable, TableList, TableView,
};

use super::caller::{Asking, Body, Caller, Refused};
use super::socket::Upgrade;
use crate::app::App;
use crate::card;
use crate::limits::Asked;
use crate::live;
use crate::open;
use crate::room::{Command, LoadError, Look, wrong};
use crate::secret::{is_token, token_hash};
use crate::store::{SeatRow, TableRow};

/// The most tables of a list, and the most secrets one may bring to it.
const MOST: u32 = 200;

/// `POST /api/tables`
pub(super) async fn open(
    caller: Caller,
    Body(wanted): Body<NewTable>,
) -> Result<(StatusCode, Json<OpenedTable>), Refused> {
    caller.may(Asked::Opening)?;
    let opened = open::new_table(&caller.app, wanted, caller.account.as_deref(), caller.lang).await;
    opened.map(created).map_err(|not| caller.unopened(not))
}

pub(super) fn created(opened: OpenedTable) -> (StatusCode, Json<OpenedTable>) {
    (StatusCode::CREATED, Json(opened))
}

/// `GET /api/tables?which=public|mine`
pub(super) async fn list(
    caller: Caller,
    Query(asking): Asking,
) -> Result<Json<TableList>, Refused> {
    let mine = asking.get("which").is_some_and(|which| which == "mine");
    let rows = if mine {
        caller.app.store.tables_of(&caller.hashes, caller.account.as_deref(), MOST).await
    } else {
        caller.app.store.public_tables(MOST).await
    };
    let rows = rows.map_err(|error| caller.store(&error))?;
    Ok(Json(listed(&caller, rows, &caller.hashes)))
}

/// `POST /api/tables/mine`
pub(super) async fn mine(
    caller: Caller,
    Body(query): Body<MineQuery>,
) -> Result<Json<TableList>, Refused> {
    let tokens = query.tokens.iter().filter(|token| is_token(token)).take(MOST as usize);
    let hashes: Vec<String> = tokens.map(|token| token_hash(token)).collect();
    let rows = caller.app.store.tables_of(&hashes, caller.account.as_deref(), MOST).await;
    let rows = rows.map_err(|error| caller.store(&error))?;
    Ok(Json(listed(&caller, rows, &hashes)))
}

/// Cards, those that wait for the caller first.
fn listed(caller: &Caller, rows: Vec<(TableRow, Vec<SeatRow>)>, hashes: &[String]) -> TableList {
    let view = |(row, seats): (TableRow, Vec<SeatRow>)| {
        let yours = card::held(&seats, hashes, caller.account.as_deref());
        card::view(&caller.app, &row, &seats, caller.lang, &yours)
    };
    let mut tables: Vec<TableView> = rows.into_iter().map(view).collect();
    let waits = |table: &TableView| table.awaited.iter().any(|seat| table.yours.contains(seat));
    tables.sort_by_key(|table| !waits(table));
    TableList { tables }
}

/// `GET /api/tables/{id}`
pub(super) async fn one(
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<TableView>, Refused> {
    let (row, seats) = stored(&caller, &id).await?;
    Ok(Json(card::view(&caller.app, &row, &seats, caller.lang, &caller.held(&seats))))
}

/// What is kept of a table, which need not be in memory for it.
pub(super) async fn stored(caller: &Caller, id: &str) -> Result<(TableRow, Vec<SeatRow>), Refused> {
    let id = caller.table_id(id)?;
    let read = async {
        let row = caller.app.store.table(id).await?;
        Ok::<_, crate::store::StoreError>((row, caller.app.store.seats(id).await?))
    };
    match read.await {
        Ok((Some(row), seats)) => Ok((row, seats)),
        Ok((None, _)) => Err(caller.unloaded(&LoadError::Unknown)),
        Err(error) => Err(caller.store(&error)),
    }
}

/// A copy of a table.
pub(super) async fn look(caller: &Caller, id: &str) -> Result<Look, Refused> {
    let id = caller.table_id(id)?;
    caller.app.ask(id, Command::Look).await.map_err(|error| caller.unloaded(&error))
}

/// `POST /api/tables/{id}/rematch`: once the game is over, or cannot go on because the rules have changed.
pub(super) async fn rematch(
    caller: Caller,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<OpenedTable>), Refused> {
    caller.may(Asked::Opening)?;
    let (row, seats) = stored(&caller, &id).await?;
    let held = caller.held(&seats);
    if held.is_empty() {
        let text = Text::new("problem-not-seated");
        return Err(caller.refuse(StatusCode::FORBIDDEN, "not-seated", text));
    }
    let title = caller.app.registry.get(&row.game).map_err(|error| caller.wrong(wrong(error)))?;
    let goes_on = row.rules_version == title.about().rules_version;
    if row.summary.outcome.is_none() && goes_on {
        let text = Text::new("problem-rematch-running");
        return Err(caller.refuse(StatusCode::CONFLICT, "running", text));
    }
    let opened = open::rematch(&caller.app, &row, &seats, caller.lang).await;
    let mut opened = opened.map_err(|not| caller.unopened(not))?;
    opened.table.yours = held.into_iter().map(protocol::seat_number).collect();
    caller.app.look_around(&row.id).await;
    Ok(created(opened))
}

/// `POST /api/tables/{id}/fork`
pub(super) async fn fork(
    caller: Caller,
    Path(id): Path<String>,
    Body(wanted): Body<ForkTable>,
) -> Result<(StatusCode, Json<OpenedTable>), Refused> {
    caller.may(Asked::Opening)?;
    let look = look(&caller, &id).await?;
    if !may_see_all(&caller, &look) {
        let text = Text::new("problem-running");
        return Err(caller.refuse(StatusCode::FORBIDDEN, "running", text));
    }
    let account = caller.account.as_deref();
    let opened =
        open::fork(&caller.app, &look, wanted.at, wanted.seats, account, caller.lang).await;
    opened.map(created).map_err(|not| caller.unopened(not))
}

/// Whether nobody else's secrets are at stake: the game is over, or every person's seat is the caller's. (What is
/// hidden from everybody is given away too, so the fork says that its seed is known.)
fn may_see_all(caller: &Caller, look: &Look) -> bool {
    let held = caller.held(&look.seats);
    let person = |seat: &&SeatRow| seat.token_hash.is_some();
    let mut people = look.seats.iter().filter(person).peekable();
    look.row.summary.outcome.is_some()
        || people.peek().is_some() && people.all(|seat| held.contains(&seat.seat))
}

/// `POST /api/records`
pub(super) async fn upload(
    caller: Caller,
    Body(record): Body<NewRecord>,
) -> Result<(StatusCode, Json<OpenedTable>), Refused> {
    caller.may(Asked::Opening)?;
    let account = caller.account.as_deref();
    let opened = open::upload(&caller.app, &record.record, account, caller.lang).await;
    opened.map(created).map_err(|not| caller.unopened(not))
}

/// `GET /api/tables/{id}/live`: the WebSocket.
pub(super) async fn live(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    upgrade: Upgrade,
) -> Result<Response, Refused> {
    let table = caller.table_id(&id)?.to_string();
    let Some(counted) = app.addresses.connect(caller.address) else {
        let text = Text::new("problem-too-many");
        return Err(caller.refuse(StatusCode::TOO_MANY_REQUESTS, "too-many", text));
    };
    let known =
        live::Caller { table, account: caller.account, lang: caller.lang, _counted: counted };
    Ok(upgrade.then(move |socket| live::serve(app, known, socket)))
}
