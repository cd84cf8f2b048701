//! The next chapter of a campaign, from what the chapter before has left.

use std::collections::BTreeSet;
use std::sync::Arc;

use kernel::{Arg, Lang, Seat, Seed, Text};
use protocol::http::{ChapterOf, NextSeat, NextTable, OpenedTable, Origin};
use protocol::{seat_number, seat_of};
use table::{Choices, Left, OpenError};

use super::{NotOpened, first_turn, journal_of, key, open, row_of};
use crate::app::App;
use crate::card;
use crate::opened::OpenedFor;
use crate::room::wrong;
use crate::secret::{new_token, random_bytes, token_hash};
use crate::store::{SeatRow, TableRow};

/// Opens the next chapter, or finds the one that somebody has opened already. What is kept of the chapter before is
/// enough: it is not woken, and other rules may have played it.
pub(crate) async fn next(
    app: &Arc<App>,
    before: &TableRow,
    seats: &[SeatRow],
    left: &Left,
    wanted: NextTable,
    (account, lang): (Option<&str>, Lang),
) -> Result<OpenedTable, NotOpened> {
    let title = app.registry.get(&before.game).map_err(wrong)?;
    let (next_seats, tokens) = seated(seats, left, wanted.seats, account)?;
    let choices = Choices {
        after: left.after,
        seats: next_seats.iter().map(|seat| seat.opened.kind().clone()).collect(),
        options: wanted.options,
        seed: Seed::from_bytes(random_bytes()),
    };
    let setup = title.next(&left.legacy, &choices).map_err(refused)?;
    let table = open(app, &**title, &setup, lang).map_err(unreadable)?;
    let mut head = before.head.clone();
    head.origin = Some(Origin::Chapter { table: before.id.clone() });
    let mut row = row_of(&**title, &*table, head);
    row.campaign = Some(following(before));
    // The id is reserved first: two people who ask at once meet at one table, and a server that dies in between leaves
    // an id that the next one who asks makes a table of.
    row.id = app.store.set_next(&before.id, &row.id).await?;
    let mut opened_here = false;
    if app.store.table(&row.id).await?.is_none() {
        match app.store.create(&row, &next_seats, &journal_of(&*table)).await {
            Ok(()) => {
                opened_here = true;
                first_turn(app, &row, &next_seats);
                // Other nodes are told once more: the table is there now.
                app.store.set_next(&before.id, &row.id).await?;
            }
            Err(error) if app.store.table(&row.id).await?.is_none() => return Err(error.into()),
            Err(_somebody_else_made_it) => {}
        }
    }
    let row = app.store.table(&row.id).await?.unwrap_or(row);
    if let Err(error) = app.room(&row.id).await {
        tracing::warn!(table = row.id, %error, "a next chapter cannot be woken");
    }
    let seats = app.store.seats(&row.id).await?;
    // Whoever comes second is led to the table, and gets nobody's secrets.
    let token =
        |seat: &SeatRow| tokens.get(seat.seat.index()).cloned().flatten().filter(|_| opened_here);
    let keys = seats.iter().map(|seat| key(&row.id, seat, token(seat))).collect();
    Ok(OpenedTable {
        watch: format!("/t/{}", row.id),
        table: card::view(app, &row, &seats, lang, &[]),
        seats: keys,
    })
}

/// The chapter after a table, in its campaign or in the one that begins with it.
fn following(before: &TableRow) -> ChapterOf {
    match &before.campaign {
        Some(of) => ChapterOf { id: of.id.clone(), chapter: of.chapter + 1 },
        None => ChapterOf { id: before.id.clone(), chapter: 2 },
    }
}

/// Seats with the new secrets in them.
type Seated = (Vec<SeatRow>, Vec<Option<String>>);

/// Who sits where in the next chapter: whoever is kept, by the same secret, account and name, and whoever is new.
fn seated(
    before: &[SeatRow],
    left: &Left,
    wanted: Option<Vec<NextSeat>>,
    account: Option<&str>,
) -> Result<Seated, Text> {
    let everybody = || {
        let most = usize::from(*left.legacy.seats.end());
        let kept = before.iter().map(|seat| NextSeat::Keep { keep: seat_number(seat.seat) });
        kept.take(most).collect()
    };
    let wanted = wanted.unwrap_or_else(everybody);
    let allowed = left.legacy.seats.contains(&u8::try_from(wanted.len()).unwrap_or(u8::MAX));
    if !allowed {
        return Err(how_many(*left.legacy.seats.start(), *left.legacy.seats.end(), wanted.len()));
    }
    let (mut seats, mut tokens, mut kept) = (Vec::new(), Vec::new(), BTreeSet::new());
    for (seat, wanted) in (0..).map(Seat).zip(wanted) {
        match wanted {
            NextSeat::Keep { keep } => {
                let from = seat_of(keep).and_then(|old| before.get(old.index()));
                let no_such = || Text::new("problem-next-seat").with("seat", i64::from(keep));
                let from = from.filter(|_| kept.insert(keep)).ok_or_else(no_such)?;
                seats.push(SeatRow { seat, resigned: false, ..from.clone() });
                tokens.push(None);
            }
            NextSeat::New { kind } => {
                let opened = OpenedFor::from(kind.as_str());
                let token = opened.kind().is_person().then(new_token);
                let own = opened == OpenedFor::Opener;
                seats.push(SeatRow {
                    seat,
                    token_hash: token.as_deref().map(token_hash),
                    account: account.filter(|_| own).map(String::from),
                    name: String::new(),
                    resigned: false,
                    opened,
                });
                tokens.push(token);
            }
        }
    }
    Ok((seats, tokens))
}

fn how_many(from: u8, to: u8, found: usize) -> Text {
    let text = Text::new("problem-next-seats").with("from", from).with("to", to);
    text.with("found", found)
}

/// Why no chapter goes on like this, in words.
fn refused(error: OpenError) -> NotOpened {
    match error {
        OpenError::NextSeats { from, to, found } => how_many(from, to, found).into(),
        OpenError::NotOpen { key, .. } => {
            Text::new("problem-next-closed").with("option", Arg::Plain(key.into())).into()
        }
        error => wrong(error).into(),
    }
}

/// What the chapter before has left cannot be read: that is no mistake of whoever asks.
fn unreadable(not: NotOpened) -> NotOpened {
    match not {
        NotOpened::Said(said) => NotOpened::Unreadable(said),
        not => not,
    }
}
