//! The queries both databases share. SQLite and PostgreSQL read the same text; only appending and what a list of
//! values looks like differ, so each brings those along.

use kernel::Seat;
use protocol::http::ChapterOf;
use protocol::live::ChatLine;
use protocol::seat_number;
use sqlx::{ColumnIndex, Decode, Row, Type};

use super::{JournalRow, Kept, OpenedFor, SeatRow, Summary, TableRow, from_json};

/// A row as both databases hand it over: texts and numbers by the names of their columns.
pub(super) trait Columns {
    fn text(&self, name: &str) -> Kept<String>;
    fn text_if_any(&self, name: &str) -> Kept<Option<String>>;
    fn number(&self, name: &str) -> Kept<i64>;
    fn number_if_any(&self, name: &str) -> Kept<Option<i64>>;
}

impl<R> Columns for R
where
    R: Row,
    for<'a> &'a str: ColumnIndex<R>,
    for<'a> String: Decode<'a, R::Database> + Type<R::Database>,
    for<'a> Option<String>: Decode<'a, R::Database> + Type<R::Database>,
    for<'a> i64: Decode<'a, R::Database> + Type<R::Database>,
    for<'a> Option<i64>: Decode<'a, R::Database> + Type<R::Database>,
{
    fn text(&self, name: &str) -> Kept<String> {
        Ok(self.try_get(name)?)
    }

    fn text_if_any(&self, name: &str) -> Kept<Option<String>> {
        Ok(self.try_get(name)?)
    }

    fn number(&self, name: &str) -> Kept<i64> {
        Ok(self.try_get(name)?)
    }

    fn number_if_any(&self, name: &str) -> Kept<Option<i64>> {
        Ok(self.try_get(name)?)
    }
}

/// A table.
pub(super) fn table_row(row: &impl Columns) -> Kept<TableRow> {
    let id = row.text("id")?;
    let read = |what: &str| row.text_if_any(what);
    let carried =
        read("carried")?.map(|text| from_json(&format!("what table {id} carries"), &text));
    let left = read("leaves")?.map(|text| from_json(&format!("what table {id} leaves"), &text));
    let summary: Summary = from_json(&format!("the summary of table {id}"), &row.text("summary")?)?;
    let chapter = row.number_if_any("chapter")?.unwrap_or(1) as u32;
    Ok(TableRow {
        game: row.text("game")?,
        rules_version: row.number("rules_version")? as u32,
        setup: from_json(&format!("the set-up of table {id}"), &row.text("setup")?)?,
        head: from_json(&format!("the head of table {id}"), &row.text("head")?)?,
        carried: carried.transpose()?.unwrap_or_default(),
        summary: Summary { left: left.transpose()?, ..summary },
        rematch: read("rematch")?,
        campaign: read("campaign")?.map(|id| ChapterOf { id, chapter }),
        next: read("next")?,
        created: row.number("created")?,
        updated: row.number("updated")?,
        sequence: row.number("sequence")? as u32,
        id,
    })
}

/// A seat.
pub(super) fn seat_row(row: &impl Columns) -> Kept<SeatRow> {
    Ok(SeatRow {
        seat: Seat(row.number("seat")? as u8),
        opened: OpenedFor::from(row.text("kind")?.as_str()),
        token_hash: row.text_if_any("token_hash")?,
        account: row.text_if_any("account")?,
        name: row.text("name")?,
        resigned: row.number("resigned")? != 0,
    })
}

/// A seat, with its table.
pub(super) fn seat_of_table(row: &impl Columns) -> Kept<(String, SeatRow)> {
    Ok((row.text("table_id")?, seat_row(row)?))
}

/// A journal entry.
pub(super) fn journal_row(row: &impl Columns) -> Kept<JournalRow> {
    let what = format!("journal entry {}", row.number("sequence")?);
    let clocks = row.text_if_any("clocks")?;
    Ok(JournalRow {
        entry: from_json(&what, &row.text("act")?)?,
        at: row.number("at")?,
        clocks: clocks.map(|clocks| from_json(&what, &clocks)).transpose()?,
    })
}

/// A line of chat.
pub(super) fn chat_row(row: &impl Columns) -> Kept<ChatLine> {
    Ok(ChatLine {
        number: row.number("number")? as u32,
        seat: row.number_if_any("seat")?.map(|seat| seat_number(Seat(seat as u8))),
        name: row.text("name")?,
        text: row.text("text")?,
        at: row.number("at")?,
    })
}

/// The columns of a table that a list shows: all but what was carried into it and what its end leaves.
macro_rules! listed {
    () => {
        "id, game, rules_version, setup, head, summary, rematch, created, updated, sequence, campaign, chapter, next, \
         NULL AS carried, NULL AS leaves"
    };
}

pub(super) use listed;

/// Everything of [`super::Store`] that is the same text in both databases. The type has `read` and `write` pools, a
/// `writing` of batches, a `tell` for notices, a `told`, and a `leave` for what else is open; `$among` says
/// whether a column is in a JSON list of texts.
macro_rules! shared_queries {
    ($store:ty, $database:ty, $among:literal) => {
        const _: () = {
            use protocol::Moment;
            use protocol::live::ChatLine;
            use sqlx::{Database, query, query_as, query_scalar};
            use table::Sequence;

            use super::batch::{Append, Opening};
            use super::sql::{chat_row, journal_row, listed, seat_of_table, seat_row, table_row};
            use super::{
                AccountRow, Appended, JournalRow, Kept, Notice, SeatRow, Store, Summary, TableRow,
                to_json, with_seats,
            };

            type Query<'q> = sqlx::query::Query<'q, $database, <$database as Database>::Arguments>;
            type Row = <$database as Database>::Row;

            #[async_trait::async_trait]
            impl Store for $store {
                async fn create(
                    &self,
                    table: &TableRow,
                    seats: &[SeatRow],
                    journal: &[JournalRow],
                ) -> Kept<()> {
                    let opening = Opening {
                        table: table.clone(),
                        seats: seats.to_vec(),
                        journal: journal.to_vec(),
                    };
                    self.writing.open(opening).await
                }

                async fn table(&self, id: &str) -> Kept<Option<TableRow>> {
                    let row = query("SELECT * FROM tables WHERE id = $1").bind(id);
                    row.fetch_optional(&self.read).await?.as_ref().map(table_row).transpose()
                }

                async fn seats(&self, id: &str) -> Kept<Vec<SeatRow>> {
                    let rows = query("SELECT * FROM seats WHERE table_id = $1 ORDER BY seat").bind(id);
                    self.all(rows, seat_row).await
                }

                async fn journal(&self, id: &str, since: Sequence) -> Kept<Vec<JournalRow>> {
                    let rows = query(
                        "SELECT * FROM journal WHERE table_id = $1 AND sequence > $2 ORDER BY sequence",
                    );
                    self.all(rows.bind(id).bind(i64::from(since)), journal_row).await
                }

                async fn append(
                    &self,
                    id: &str,
                    row: JournalRow,
                    summary: Summary,
                ) -> Kept<Appended> {
                    self.writing.append(Append { table: id.into(), row, summary }).await
                }

                async fn set_seat(&self, id: &str, seat: &SeatRow) -> Kept<()> {
                    let kept = query(
                        "UPDATE seats SET account = $3, name = $4, resigned = $5 WHERE table_id = $1 AND seat = $2",
                    )
                    .bind(id)
                    .bind(i64::from(seat.seat.0))
                    .bind(&seat.account)
                    .bind(&seat.name)
                    .bind(i64::from(seat.resigned));
                    self.done(kept).await?;
                    self.tell(id).await;
                    Ok(())
                }

                async fn set_rematch(&self, id: &str, rematch: &str) -> Kept<String> {
                    let kept = query("UPDATE tables SET rematch = $2 WHERE id = $1 AND rematch IS NULL");
                    self.done(kept.bind(id).bind(rematch)).await?;
                    self.tell(id).await;
                    let kept: Option<Option<String>> =
                        query_scalar("SELECT rematch FROM tables WHERE id = $1")
                            .bind(id)
                            .fetch_optional(&self.write)
                            .await?;
                    Ok(kept.flatten().unwrap_or_else(|| rematch.to_string()))
                }

                async fn set_next(&self, id: &str, next: &str) -> Kept<String> {
                    let kept = query("UPDATE tables SET next = $2 WHERE id = $1 AND next IS NULL");
                    self.done(kept.bind(id).bind(next)).await?;
                    self.tell(id).await;
                    let kept: Option<Option<String>> =
                        query_scalar("SELECT next FROM tables WHERE id = $1")
                            .bind(id)
                            .fetch_optional(&self.write)
                            .await?;
                    Ok(kept.flatten().unwrap_or_else(|| next.to_string()))
                }

                async fn campaign(
                    &self,
                    id: &str,
                    most: u32,
                ) -> Kept<Vec<(TableRow, Vec<SeatRow>)>> {
                    let rows = query(concat!(
                        "SELECT ",
                        listed!(),
                        " FROM tables WHERE campaign = $1 ORDER BY chapter, created, id LIMIT $2"
                    ));
                    self.seated(rows.bind(id).bind(i64::from(most))).await
                }

                async fn public_tables(&self, most: u32) -> Kept<Vec<(TableRow, Vec<SeatRow>)>> {
                    let rows = query(concat!(
                        "SELECT ",
                        listed!(),
                        " FROM tables WHERE public = 1 ORDER BY updated DESC, id LIMIT $1"
                    ));
                    self.seated(rows.bind(i64::from(most))).await
                }

                async fn tables_of(
                    &self,
                    token_hashes: &[String],
                    account: Option<&str>,
                    most: u32,
                ) -> Kept<Vec<(TableRow, Vec<SeatRow>)>> {
                    let rows = query(concat!(
                        "SELECT ",
                        listed!(),
                        " FROM tables WHERE id IN (SELECT table_id FROM seats WHERE account = $2 OR token_hash ",
                        $among,
                        ") ORDER BY updated DESC, id LIMIT $3"
                    ));
                    let rows = rows.bind(to_json(&token_hashes)).bind(account);
                    self.seated(rows.bind(i64::from(most))).await
                }

                async fn waiting(
                    &self,
                    before: Moment,
                    beyond: &str,
                    most: u32,
                ) -> Kept<Vec<String>> {
                    let ids = query_scalar(
                        "SELECT id FROM tables WHERE thinking = 1 AND updated < $1 AND id > $2 ORDER BY id LIMIT $3",
                    );
                    let ids = ids.bind(before).bind(beyond).bind(i64::from(most));
                    Ok(ids.fetch_all(&self.read).await?)
                }

                async fn say(&self, id: &str, line: &ChatLine) -> Kept<u32> {
                    // Two nodes may reach for the same number; one of them tries again.
                    loop {
                        let number: Option<i64> = query_scalar(
                            "INSERT INTO chat (table_id, number, seat, name, text, at) \
                             SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM chat WHERE table_id = $1 \
                             ON CONFLICT DO NOTHING RETURNING number",
                        )
                        .bind(id)
                        .bind(line.seat.and_then(protocol::seat_of).map(|seat| i64::from(seat.0)))
                        .bind(&line.name)
                        .bind(&line.text)
                        .bind(line.at)
                        .fetch_optional(&self.write)
                        .await?;
                        if let Some(number) = number {
                            self.tell(id).await;
                            return Ok(number as u32);
                        }
                    }
                }

                async fn chat(&self, id: &str, since: u32, most: u32) -> Kept<Vec<ChatLine>> {
                    let rows = query(
                        "SELECT * FROM (SELECT * FROM chat WHERE table_id = $1 AND number > $2 \
                         ORDER BY number DESC LIMIT $3) AS latest ORDER BY number",
                    );
                    let rows = rows.bind(id).bind(i64::from(since)).bind(i64::from(most));
                    self.all(rows, chat_row).await
                }

                async fn create_account(
                    &self,
                    key: &str,
                    account: &AccountRow,
                    at: Moment,
                ) -> Kept<bool> {
                    let kept = query(
                        "INSERT INTO accounts (id, name, passphrase, created) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
                    );
                    let kept = kept.bind(key).bind(&account.name).bind(&account.passphrase).bind(at);
                    Ok(self.done(kept).await? == 1)
                }

                async fn account(&self, key: &str) -> Kept<Option<AccountRow>> {
                    let row: Option<(String, String)> =
                        query_as("SELECT name, passphrase FROM accounts WHERE id = $1")
                            .bind(key)
                            .fetch_optional(&self.read)
                            .await?;
                    Ok(row.map(|(name, passphrase)| AccountRow { name, passphrase }))
                }

                async fn create_session(
                    &self,
                    hash: &str,
                    account: &str,
                    expires: Moment,
                ) -> Kept<()> {
                    let kept =
                        query("INSERT INTO sessions (hash, account, expires) VALUES ($1, $2, $3)");
                    self.done(kept.bind(hash).bind(account).bind(expires)).await.map(drop)
                }

                async fn session(&self, hash: &str, now: Moment) -> Kept<Option<String>> {
                    let account =
                        query_scalar("SELECT account FROM sessions WHERE hash = $1 AND expires > $2");
                    Ok(account.bind(hash).bind(now).fetch_optional(&self.read).await?)
                }

                async fn end_session(&self, hash: &str) -> Kept<()> {
                    self.done(query("DELETE FROM sessions WHERE hash = $1").bind(hash)).await.map(drop)
                }

                async fn forget_sessions(&self, now: Moment) -> Kept<u64> {
                    self.done(query("DELETE FROM sessions WHERE expires <= $1").bind(now)).await
                }

                async fn ready(&self) -> Kept<()> {
                    query("SELECT COUNT(*) FROM sessions WHERE hash = ''").fetch_one(&self.read).await?;
                    Ok(())
                }

                fn notices(&self) -> Option<tokio::sync::broadcast::Receiver<Notice>> {
                    self.told()
                }

                async fn close(&self) {
                    self.leave().await;
                    self.write.close().await;
                    self.read.close().await;
                }
            }

            impl $store {
                /// All rows of an answer.
                async fn all<T>(
                    &self,
                    rows: Query<'_>,
                    read: impl Fn(&Row) -> Kept<T>,
                ) -> Kept<Vec<T>> {
                    rows.fetch_all(&self.read).await?.iter().map(read).collect()
                }

                /// Writes, and says how many rows that changed.
                async fn done(&self, write: Query<'_>) -> Kept<u64> {
                    Ok(write.execute(&self.write).await?.rows_affected())
                }

                /// These tables with their seats.
                async fn seated(&self, tables: Query<'_>) -> Kept<Vec<(TableRow, Vec<SeatRow>)>> {
                    let tables = self.all(tables, table_row).await?;
                    let ids: Vec<&str> = tables.iter().map(|table| table.id.as_str()).collect();
                    let seats = query(concat!(
                        "SELECT * FROM seats WHERE table_id ",
                        $among,
                        " ORDER BY table_id, seat"
                    ));
                    let seats = self.all(seats.bind(to_json(&ids)), seat_of_table).await?;
                    Ok(with_seats(tables, seats))
                }
            }
        };
    };
}

pub(super) use shared_queries;
