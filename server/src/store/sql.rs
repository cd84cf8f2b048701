//! The queries both databases share. SQLite and PostgreSQL read the same text; only appending and what a list of
//! values looks like differ, so each brings those along.

use kernel::Seat;
use protocol::live::ChatLine;
use protocol::seat_number;
use sqlx::{ColumnIndex, Decode, Row, Type};

use super::{JournalRow, Kept, SeatRow, TableRow, from_json};

/// How both databases hand over a row of a table.
pub(super) fn table_row<R>(row: &R) -> Kept<TableRow>
where
    R: Row,
    for<'a> &'a str: ColumnIndex<R>,
    for<'a> String: Decode<'a, R::Database> + Type<R::Database>,
    for<'a> i64: Decode<'a, R::Database> + Type<R::Database>,
    for<'a> Option<String>: Decode<'a, R::Database> + Type<R::Database>,
{
    let text = |name: &str| row.try_get::<String, _>(name);
    let number = |name: &str| row.try_get::<i64, _>(name);
    let id = text("id")?;
    Ok(TableRow {
        game: text("game")?,
        rules_version: number("rules_version")? as u32,
        setup: from_json(&format!("the set-up of table {id}"), &text("setup")?)?,
        head: from_json(&format!("the head of table {id}"), &text("head")?)?,
        summary: from_json(&format!("the summary of table {id}"), &text("summary")?)?,
        rematch: row.try_get::<Option<String>, _>("rematch")?,
        created: number("created")?,
        updated: number("updated")?,
        sequence: number("sequence")? as u32,
        id,
    })
}

/// How both databases hand over a seat, with its table.
pub(super) fn seat_row<R>(row: &R) -> Kept<(String, SeatRow)>
where
    R: Row,
    for<'a> &'a str: ColumnIndex<R>,
    for<'a> String: Decode<'a, R::Database> + Type<R::Database>,
    for<'a> i64: Decode<'a, R::Database> + Type<R::Database>,
    for<'a> Option<String>: Decode<'a, R::Database> + Type<R::Database>,
{
    let seat = SeatRow {
        seat: Seat(row.try_get::<i64, _>("seat")? as u8),
        kind: row.try_get("kind")?,
        token_hash: row.try_get::<Option<String>, _>("token_hash")?,
        account: row.try_get::<Option<String>, _>("account")?,
        name: row.try_get("name")?,
        resigned: row.try_get::<i64, _>("resigned")? != 0,
    };
    Ok((row.try_get("table_id")?, seat))
}

/// How both databases hand over a journal entry.
pub(super) fn journal_row<R>(row: &R) -> Kept<JournalRow>
where
    R: Row,
    for<'a> &'a str: ColumnIndex<R>,
    for<'a> String: Decode<'a, R::Database> + Type<R::Database>,
    for<'a> i64: Decode<'a, R::Database> + Type<R::Database>,
    for<'a> Option<String>: Decode<'a, R::Database> + Type<R::Database>,
{
    let sequence = row.try_get::<i64, _>("sequence")?;
    let what = format!("journal entry {sequence}");
    let clocks = row.try_get::<Option<String>, _>("clocks")?;
    Ok(JournalRow {
        entry: from_json(&what, &row.try_get::<String, _>("act")?)?,
        at: row.try_get("at")?,
        clocks: clocks.map(|clocks| from_json(&what, &clocks)).transpose()?,
    })
}

/// How both databases hand over a line of chat.
pub(super) fn chat_row<R>(row: &R) -> Kept<ChatLine>
where
    R: Row,
    for<'a> &'a str: ColumnIndex<R>,
    for<'a> String: Decode<'a, R::Database> + Type<R::Database>,
    for<'a> i64: Decode<'a, R::Database> + Type<R::Database>,
    for<'a> Option<i64>: Decode<'a, R::Database> + Type<R::Database>,
{
    Ok(ChatLine {
        number: row.try_get::<i64, _>("number")? as u32,
        seat: row.try_get::<Option<i64>, _>("seat")?.map(|seat| seat_number(Seat(seat as u8))),
        name: row.try_get("name")?,
        text: row.try_get("text")?,
        at: row.try_get("at")?,
    })
}

/// Everything of [`super::Store`] that is the same text in both databases. The type has `read` and `write` pools, a
/// `writing` of batches, a `tell` for notices, a `told`, and a `leave` for what else is open; `$among` says
/// whether a column is in a JSON list of texts.
macro_rules! shared_queries {
    ($store:ty, $among:literal) => {
        #[async_trait::async_trait]
        impl super::Store for $store {
            async fn create(
                &self,
                table: &super::TableRow,
                seats: &[super::SeatRow],
                journal: &[super::JournalRow],
            ) -> super::Kept<()> {
                let opening = super::batch::Opening {
                    table: table.clone(),
                    seats: seats.to_vec(),
                    journal: journal.to_vec(),
                };
                self.writing.open(opening).await
            }

            async fn table(&self, id: &str) -> super::Kept<Option<super::TableRow>> {
                let row = sqlx::query("SELECT * FROM tables WHERE id = $1")
                    .bind(id)
                    .fetch_optional(&self.read)
                    .await?;
                row.as_ref().map(super::sql::table_row).transpose()
            }

            async fn seats(&self, id: &str) -> super::Kept<Vec<super::SeatRow>> {
                let rows = sqlx::query("SELECT * FROM seats WHERE table_id = $1 ORDER BY seat")
                    .bind(id)
                    .fetch_all(&self.read)
                    .await?;
                rows.iter().map(|row| super::sql::seat_row(row).map(|(_, seat)| seat)).collect()
            }

            async fn journal(
                &self,
                id: &str,
                since: table::Sequence,
            ) -> super::Kept<Vec<super::JournalRow>> {
                let rows = sqlx::query(
                    "SELECT * FROM journal WHERE table_id = $1 AND sequence > $2 ORDER BY sequence",
                )
                .bind(id)
                .bind(i64::from(since))
                .fetch_all(&self.read)
                .await?;
                rows.iter().map(super::sql::journal_row).collect()
            }

            async fn append(
                &self,
                id: &str,
                row: super::JournalRow,
                summary: super::Summary,
            ) -> super::Kept<super::Appended> {
                self.writing.append(super::batch::Append { table: id.into(), row, summary }).await
            }

            async fn set_seat(&self, id: &str, seat: &super::SeatRow) -> super::Kept<()> {
                sqlx::query(
                    "UPDATE seats SET account = $3, name = $4, resigned = $5 WHERE table_id = $1 AND seat = $2",
                )
                .bind(id)
                .bind(i64::from(seat.seat.0))
                .bind(&seat.account)
                .bind(&seat.name)
                .bind(i64::from(seat.resigned))
                .execute(&self.write)
                .await?;
                self.tell(id).await;
                Ok(())
            }

            async fn set_rematch(&self, id: &str, rematch: &str) -> super::Kept<String> {
                sqlx::query("UPDATE tables SET rematch = $2 WHERE id = $1 AND rematch IS NULL")
                    .bind(id)
                    .bind(rematch)
                    .execute(&self.write)
                    .await?;
                self.tell(id).await;
                let kept: Option<Option<String>> =
                    sqlx::query_scalar("SELECT rematch FROM tables WHERE id = $1")
                        .bind(id)
                        .fetch_optional(&self.write)
                        .await?;
                Ok(kept.flatten().unwrap_or_else(|| rematch.to_string()))
            }

            async fn public_tables(
                &self,
                most: u32,
            ) -> super::Kept<Vec<(super::TableRow, Vec<super::SeatRow>)>> {
                let rows = sqlx::query(
                    "SELECT * FROM tables WHERE public = 1 ORDER BY updated DESC, id LIMIT $1",
                )
                .bind(i64::from(most))
                .fetch_all(&self.read)
                .await?;
                self.seated(rows.iter().map(super::sql::table_row).collect::<Result<_, _>>()?).await
            }

            async fn tables_of(
                &self,
                token_hashes: &[String],
                account: Option<&str>,
                most: u32,
            ) -> super::Kept<Vec<(super::TableRow, Vec<super::SeatRow>)>> {
                let rows = sqlx::query(concat!(
                    "SELECT * FROM tables WHERE id IN (SELECT table_id FROM seats WHERE account = $2 OR token_hash ",
                    $among,
                    ") ORDER BY updated DESC, id LIMIT $3"
                ))
                .bind(super::to_json(&token_hashes))
                .bind(account)
                .bind(i64::from(most))
                .fetch_all(&self.read)
                .await?;
                self.seated(rows.iter().map(super::sql::table_row).collect::<Result<_, _>>()?).await
            }

            async fn waiting(
                &self,
                before: protocol::Moment,
                beyond: &str,
                most: u32,
            ) -> super::Kept<Vec<String>> {
                Ok(sqlx::query_scalar(
                    "SELECT id FROM tables WHERE thinking = 1 AND updated < $1 AND id > $2 ORDER BY id LIMIT $3",
                )
                .bind(before)
                .bind(beyond)
                .bind(i64::from(most))
                .fetch_all(&self.read)
                .await?)
            }

            async fn say(&self, id: &str, line: &protocol::live::ChatLine) -> super::Kept<u32> {
                // Two nodes may reach for the same number; one of them tries again.
                loop {
                    let number: Option<i64> = sqlx::query_scalar(
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

            async fn chat(
                &self,
                id: &str,
                since: u32,
                most: u32,
            ) -> super::Kept<Vec<protocol::live::ChatLine>> {
                let rows = sqlx::query(
                    "SELECT * FROM (SELECT * FROM chat WHERE table_id = $1 AND number > $2 \
                     ORDER BY number DESC LIMIT $3) AS latest ORDER BY number",
                )
                .bind(id)
                .bind(i64::from(since))
                .bind(i64::from(most))
                .fetch_all(&self.read)
                .await?;
                rows.iter().map(super::sql::chat_row).collect()
            }

            async fn create_account(
                &self,
                key: &str,
                account: &super::AccountRow,
                at: protocol::Moment,
            ) -> super::Kept<bool> {
                let done = sqlx::query(
                    "INSERT INTO accounts (id, name, passphrase, created) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
                )
                .bind(key)
                .bind(&account.name)
                .bind(&account.passphrase)
                .bind(at)
                .execute(&self.write)
                .await?;
                Ok(done.rows_affected() == 1)
            }

            async fn account(&self, key: &str) -> super::Kept<Option<super::AccountRow>> {
                let row: Option<(String, String)> =
                    sqlx::query_as("SELECT name, passphrase FROM accounts WHERE id = $1")
                        .bind(key)
                        .fetch_optional(&self.read)
                        .await?;
                Ok(row.map(|(name, passphrase)| super::AccountRow { name, passphrase }))
            }

            async fn create_session(
                &self,
                hash: &str,
                account: &str,
                expires: protocol::Moment,
            ) -> super::Kept<()> {
                sqlx::query("INSERT INTO sessions (hash, account, expires) VALUES ($1, $2, $3)")
                    .bind(hash)
                    .bind(account)
                    .bind(expires)
                    .execute(&self.write)
                    .await?;
                Ok(())
            }

            async fn session(
                &self,
                hash: &str,
                now: protocol::Moment,
            ) -> super::Kept<Option<String>> {
                Ok(sqlx::query_scalar(
                    "SELECT account FROM sessions WHERE hash = $1 AND expires > $2",
                )
                .bind(hash)
                .bind(now)
                .fetch_optional(&self.read)
                .await?)
            }

            async fn end_session(&self, hash: &str) -> super::Kept<()> {
                sqlx::query("DELETE FROM sessions WHERE hash = $1")
                    .bind(hash)
                    .execute(&self.write)
                    .await?;
                Ok(())
            }

            async fn ready(&self) -> super::Kept<()> {
                sqlx::query("SELECT COUNT(*) FROM sessions WHERE hash = ''")
                    .fetch_one(&self.read)
                    .await?;
                Ok(())
            }

            fn notices(&self) -> Option<tokio::sync::broadcast::Receiver<super::Notice>> {
                self.told()
            }

            async fn close(&self) {
                self.leave().await;
                self.write.close().await;
                self.read.close().await;
            }
        }

        impl $store {
            /// These tables with their seats.
            async fn seated(
                &self,
                tables: Vec<super::TableRow>,
            ) -> super::Kept<Vec<(super::TableRow, Vec<super::SeatRow>)>> {
                let ids: Vec<&str> = tables.iter().map(|table| table.id.as_str()).collect();
                let rows = sqlx::query(concat!(
                    "SELECT * FROM seats WHERE table_id ",
                    $among,
                    " ORDER BY table_id, seat"
                ))
                .bind(super::to_json(&ids))
                .fetch_all(&self.read)
                .await?;
                let seats =
                    rows.iter().map(super::sql::seat_row).collect::<Result<Vec<_>, _>>()?;
                Ok(super::with_seats(tables, seats))
            }
        }
    };
}

pub(super) use shared_queries;
