//! Looking back: records, steps, positions. While a game is running, everybody sees what they may see and no more.

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use kernel::{Seat, Text, Viewer};
use protocol::http::{Position, Replay, Step};
use protocol::seat_number;
use render::Voice;
use table::{AnyTable, Disclosure};

use super::caller::{Asking, Caller, Refused};
use super::tables::look;
use crate::card;
use crate::room::Look;

/// `GET /api/tables/{id}/record`: once the game is over.
pub(super) async fn record(
    caller: Caller,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Refused> {
    let look = look(&caller, &id).await?;
    if look.row.summary.outcome.is_none() {
        let text = Text::new("problem-running");
        return Err(caller.refuse(StatusCode::FORBIDDEN, "running", text));
    }
    let name = format!("attachment; filename=\"{}-{}.record\"", look.row.game, look.row.id);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, look.table.record(Disclosure::Seed).to_string()))
}

/// Everybody the caller may look as.
fn viewers(caller: &Caller, look: &Look) -> Vec<Viewer> {
    if look.row.summary.outcome.is_some() {
        return Viewer::all(look.table.seats()).collect();
    }
    let own = caller.held(&look.seats).into_iter().map(Viewer::Seat);
    own.chain([Viewer::Spectator]).collect()
}

/// Whom the caller wants to look as, if they may: by default their own seat, else a spectator.
fn viewer(caller: &Caller, look: &Look, asked: Option<&String>) -> Result<Viewer, Refused> {
    let allowed = viewers(caller, look);
    let no = || caller.refuse(StatusCode::FORBIDDEN, "viewer", Text::new("problem-viewer"));
    match asked {
        Some(asked) => {
            let viewer: Viewer = asked.parse().map_err(|_| no())?;
            if allowed.contains(&viewer) { Ok(viewer) } else { Err(no()) }
        }
        None => {
            let own = caller.held(&look.seats).first().copied();
            Ok(own.map_or(Viewer::Spectator, Viewer::Seat))
        }
    }
}

/// A game played again from its start, step by step, as one viewer hears it.
struct Rerun<'a> {
    table: Box<dyn AnyTable>,
    moves: Vec<(Seat, String)>,
    viewer: Viewer,
    voice: Voice<'a>,
    over: bool,
}

impl<'a> Rerun<'a> {
    fn new(look: &Look, at: u32, viewer: Viewer, voice: Voice<'a>) -> Option<Rerun<'a>> {
        let record = look.table.record(Disclosure::Commitment);
        let moves = record.moves.into_iter().map(|one| (one.seat, one.notation)).collect();
        let over = look.row.summary.outcome.is_some();
        Some(Rerun { table: look.table.fork(at).ok()?, moves, viewer, voice, over })
    }

    /// Makes the next move and says what was heard of it.
    fn step(&mut self) -> Option<Step> {
        let before = self.table.sequence();
        let number = self.table.moves_made() + 1;
        let (seat, notation) = self.moves.get(number as usize - 1)?.clone();
        self.table.submit(seat, &notation).ok()?;
        let told = self.table.heard(self.viewer, before).into_iter();
        Some(Step {
            number,
            seat: seat_number(seat),
            notation: self.over.then_some(notation),
            clock: self.table.scene(self.viewer).clock.map(|clock| self.voice.say(&clock)),
            told: told.map(|heard| spoken::told_view(heard, &*self.table, self.voice)).collect(),
        })
    }
}

/// `GET /api/tables/{id}/replay?viewer=`
pub(super) async fn steps(
    caller: Caller,
    Path(id): Path<String>,
    Query(asking): Asking,
) -> Result<Json<Replay>, Refused> {
    let look = look(&caller, &id).await?;
    let viewer = viewer(&caller, &look, asking.get("viewer"))?;
    let words = caller.app.words.of(look.table.game_id(), caller.lang);
    let names = names(&look, &words);
    let mut rerun = Rerun::new(&look, 0, viewer, words.voice_with(&names))
        .ok_or_else(|| past_the_end(&caller, &look, 0))?;
    let steps = std::iter::from_fn(|| rerun.step()).collect();
    Ok(Json(Replay {
        table: card::view(
            &caller.app,
            &look.row,
            &look.seats,
            caller.lang,
            &caller.held(&look.seats),
        ),
        viewers: viewers(&caller, &look).iter().map(ToString::to_string).collect(),
        steps,
    }))
}

/// What everybody is called.
fn names(look: &Look, words: &render::Words) -> Vec<String> {
    card::names(&*look.title, &look.row.summary.kinds, &look.seats, words)
}

fn past_the_end(caller: &Caller, look: &Look, at: u32) -> Refused {
    let moves = look.table.moves_made();
    let text = Text::new("problem-past-the-end").with("moves", moves).with("at", at);
    caller.refuse(StatusCode::NOT_FOUND, "not-found", text)
}

/// `GET /api/tables/{id}/positions/{at}?viewer=`
pub(super) async fn position(
    caller: Caller,
    Path((id, at)): Path<(String, u32)>,
    Query(asking): Asking,
) -> Result<Json<Position>, Refused> {
    let look = look(&caller, &id).await?;
    let viewer = viewer(&caller, &look, asking.get("viewer"))?;
    let words = caller.app.words.of(look.table.game_id(), caller.lang);
    let names = names(&look, &words);
    let voice = words.voice_with(&names);
    let start = at.saturating_sub(1);
    let mut rerun = Rerun::new(&look, start, viewer, voice)
        .filter(|_| at <= look.table.moves_made())
        .ok_or_else(|| past_the_end(&caller, &look, at))?;
    let step = if at == 0 { None } else { rerun.step() };
    Ok(Json(Position {
        at,
        moves: look.table.moves_made(),
        step,
        scene: rerun.table.scene(viewer).map(|text| voice.say(text)),
    }))
}
