//! A table's card, from what the store knows: no list needs a table in memory.

use kernel::legacy::carried_keys;
use kernel::{About, Lang, Seat};
use players::Kind;
use protocol::http::{ChapterOf, Leaves, TableView};
use protocol::live::Sitter;
use protocol::seat_number;
use render::Words;
use spoken::{Sitting, seat_names};
use table::Title;

use crate::app::App;
use crate::store::{SeatRow, TableRow};

/// The card of a table for somebody who holds these seats.
pub(crate) fn view(
    app: &App,
    row: &TableRow,
    seats: &[SeatRow],
    lang: Lang,
    yours: &[Seat],
) -> TableView {
    let title = app.registry.get(&row.game).ok();
    let words = title.map(|title| app.words.of(title.about().id, lang));
    let summary = &row.summary;
    let (words, names) = match (title, &words) {
        (Some(title), Some(words)) => {
            (&**words, self::names(&**title, &summary.kinds, seats, words))
        }
        _ => (app.words.own(lang), seats.iter().map(|seat| seat.name.clone()).collect()),
    };
    let voice = words.voice_with(&names);
    let sitter = |seat: &SeatRow| {
        let kind = summary.kinds.get(seat.seat.index()).unwrap_or(seat.opened.kind());
        Sitter {
            seat: seat_number(seat.seat),
            name: voice.seat(seat.seat),
            stand_in: stands_in(Some(seat), kind),
            resigned: seat.resigned,
            thinking: summary.awaited.contains(&seat.seat) && !kind.is_person(),
            online: false,
            kind: kind.to_string(),
        }
    };
    TableView {
        id: row.id.clone(),
        game: row.game.clone(),
        title: title.map_or(row.game.clone(), |title| title.about().title.into()),
        name: row.head.name.clone(),
        options: row.setup.options.clone(),
        sitters: seats.iter().map(sitter).collect(),
        yours: yours.iter().copied().map(seat_number).collect(),
        awaited: summary.awaited.iter().copied().map(seat_number).collect(),
        sequence: row.sequence,
        moves: summary.moves,
        over: summary.outcome.is_some(),
        result: summary.outcome.as_ref().map(|end| voice.outcome(end)).unwrap_or_default(),
        public: row.head.public,
        commitment: row.setup.seed.commitment().to_string(),
        seed_chosen: row.head.seed_chosen,
        lesson: row.head.lesson.clone(),
        clock: row.head.clock,
        origin: row.head.origin.clone(),
        rematch: row.rematch.clone(),
        campaign: chapter_of(title.map(|title| title.about()), row),
        next: row.next.clone(),
        leaves: summary.leaves.as_ref().map(|leaves| Leaves {
            title: voice.say(&leaves.title),
            says: leaves.says.iter().map(|text| voice.say(text)).collect(),
            notes: leaves.notes.iter().map(|note| note.map(|text| voice.say(text))).collect(),
            seats: [*leaves.seats.start(), *leaves.seats.end()],
            open: leaves.open.clone(),
        }),
        created: row.created,
        updated: row.updated,
    }
}

/// Which chapter a table is. In a game that carries something over, every table that begins is the first of a campaign.
pub(crate) fn chapter_of(about: Option<&About>, row: &TableRow) -> Option<ChapterOf> {
    let begins = || {
        let plain = row.setup.lesson.is_none() && row.setup.arrange.is_empty();
        let carries = about.is_some_and(|about| carried_keys(about).next().is_some());
        (plain && carries).then(|| ChapterOf { id: row.id.clone(), chapter: 1 })
    };
    row.campaign.clone().or_else(begins)
}

/// What everybody at a table is called, in the order of the seats, where these kinds decide now.
pub(crate) fn names(
    title: &dyn Title,
    kinds: &[Kind],
    seats: &[SeatRow],
    words: &Words,
) -> Vec<String> {
    let sitting: Vec<Sitting<'_>> = seats
        .iter()
        .map(|seat| Sitting {
            // Whoever has a secret is a person, also at a table that goes on from a record.
            opened: if seat.token_hash.is_some() { &Kind::Me } else { seat.opened.kind() },
            now: kinds.get(seat.seat.index()).unwrap_or(seat.opened.kind()),
            name: &seat.name,
        })
        .collect();
    seat_names(title, &sitting, words)
}

/// Whether an automatic player of this kind decides for a person.
pub(crate) fn stands_in(seat: Option<&SeatRow>, kind: &Kind) -> bool {
    seat.is_some_and(|seat| seat.token_hash.is_some()) && !kind.is_person()
}

/// The seats that these secrets or this account hold.
pub(crate) fn held(seats: &[SeatRow], hashes: &[String], account: Option<&str>) -> Vec<Seat> {
    let holds = |seat: &&SeatRow| {
        seat.token_hash.as_ref().is_some_and(|hash| hashes.contains(hash))
            || seat.account.is_some() && seat.account.as_deref() == account
    };
    seats.iter().filter(holds).map(|seat| seat.seat).collect()
}
