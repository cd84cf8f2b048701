//! What people at the table say: moves, questions, chat, handing over.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use kernel::{Arg, Lang, Name, Refusal, Seat, Text, Viewer};
use protocol::around;
use protocol::live::{ChatLine, ClientMessage, LONGEST_CHAT, ServerMessage, WhyAnswer};
use protocol::seat_number;
use table::{Rejected, Sequence};

use super::{NotKept, Room};
use crate::app::now;

/// Who decides for a seat whose person left, unless the person chose somebody else.
pub(super) const STAND_IN: &str = "greedy";

/// The most things a question may name.
const MOST_TOUCHES: usize = 8;

/// Why something is not done: a sentence, and the rule behind it if there is one.
struct No {
    rule: Option<Name>,
    text: Text,
}

impl From<Text> for No {
    fn from(text: Text) -> No {
        No { rule: None, text }
    }
}

impl From<&'static str> for No {
    fn from(id: &'static str) -> No {
        Text::new(id).into()
    }
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> No {
        No { rule: Some(refusal.rule.0.into()), text: refusal.text() }
    }
}

impl From<NotKept> for No {
    fn from(_: NotKept) -> No {
        "problem-store".into()
    }
}

/// A sentence around a reason that only exists in the language of developers.
pub(crate) fn wrong(detail: impl ToString) -> Text {
    Text::new("problem-wrong").with("detail", Arg::Plain(Name::Owned(detail.to_string())))
}

impl Room {
    pub(super) async fn said(&mut self, connection: u64, message: ClientMessage, at: Instant) {
        let Some(known) = self.connections.get(&connection) else { return };
        let (viewer, lang) = (known.viewer, known.lang);
        match message {
            ClientMessage::Move { id, notation, at: seen } => {
                self.asked = Some((connection, id));
                let done = self.make_move(viewer.seat(), &notation, seen).await;
                if done.is_ok() {
                    self.app.metrics.moved(at.elapsed());
                }
                self.answer_done(connection, lang, id, done);
            }
            ClientMessage::Undo { id } => {
                self.asked = Some((connection, id));
                let done = self.undo(viewer.seat()).await;
                self.answer_done(connection, lang, id, done);
            }
            ClientMessage::HandOver { id, kind } => {
                self.asked = Some((connection, id));
                let done = self.hand_over(viewer.seat(), kind.as_deref().unwrap_or(STAND_IN)).await;
                self.answer_done(connection, lang, id, done);
            }
            ClientMessage::TakeBack { id } => {
                self.asked = Some((connection, id));
                let done = self.take_back(viewer.seat()).await;
                self.answer_done(connection, lang, id, done);
            }
            ClientMessage::Resign { id } => {
                self.asked = Some((connection, id));
                let done = self.resign(viewer.seat()).await;
                self.answer_done(connection, lang, id, done);
            }
            ClientMessage::LeaveLesson { id } => {
                self.asked = Some((connection, id));
                let done = self.leave_lesson(viewer.seat()).await;
                self.answer_done(connection, lang, id, done);
            }
            ClientMessage::Why { id, notation, touches } => {
                let message = match self.why(viewer, lang, notation, touches) {
                    Ok(answers) => ServerMessage::Why { id, answers },
                    Err(no) => self.refused(lang, id, &no),
                };
                self.answer(connection, &message);
            }
            ClientMessage::Chat { id, text } => {
                if let Err(no) = self.chat(viewer, lang, &text).await {
                    let message = self.refused(lang, id, &no);
                    self.answer(connection, &message);
                }
            }
            ClientMessage::Language { lang } => {
                if let Some(connection) = self.connections.get_mut(&connection) {
                    connection.lang = lang;
                }
                // What was told before is told again, so that the whole story is in one language.
                let view = self.update_view(viewer, lang, 0);
                let again = protocol::live::UpdateView { rewound_to: Some(0), ..view };
                self.answer(connection, &ServerMessage::Update(Box::new(again)));
            }
            ClientMessage::Ping {} => self.answer(connection, &ServerMessage::Pong {}),
            // The connection itself turns a hello into one of the table's own commands.
            ClientMessage::Hello { .. } => {}
        }
    }

    fn answer_done(&mut self, connection: u64, lang: Lang, id: u32, done: Result<Sequence, Not>) {
        let answered = self.asked.take().is_none();
        let message = match done {
            Ok(_) if answered => return,
            Ok(sequence) => ServerMessage::Accepted { id, sequence },
            Err(Not::Stale) => ServerMessage::Stale { id, sequence: self.table.sequence() },
            Err(Not::Done(no)) => self.refused(lang, id, &no),
        };
        self.answer(connection, &message);
    }

    fn refused(&self, lang: Lang, id: u32, no: &No) -> ServerMessage {
        ServerMessage::Refused { id, rule: no.rule.clone(), text: self.say(lang, &no.text) }
    }

    async fn make_move(
        &mut self,
        seat: Option<Seat>,
        notation: &str,
        seen: Sequence,
    ) -> Result<Sequence, Not> {
        let seat = self.person(seat)?;
        if !self.steady.holds(seat, seen, self.table.sequence()) {
            self.app.metrics.stale.fetch_add(1, Relaxed);
            return Err(Not::Stale);
        }
        let people = self.awaited_people();
        if let Err(rejected) = self.table.submit(seat, notation) {
            self.app.metrics.refused.fetch_add(1, Relaxed);
            return Err(match rejected {
                Rejected::Refused(refusal) => Not::Done(refusal.into()),
                Rejected::Unreadable(error) => Not::Done(wrong(error).into()),
            });
        }
        Ok(self.keep(Some(seat), people).await?)
    }

    async fn undo(&mut self, seat: Option<Seat>) -> Result<Sequence, Not> {
        let seat = self.person(seat)?;
        let people = self.awaited_people();
        self.table.undo(seat).map_err(|refusal| Not::Done(refusal.into()))?;
        Ok(self.keep(None, people).await?)
    }

    async fn leave_lesson(&mut self, seat: Option<Seat>) -> Result<Sequence, Not> {
        seat.ok_or(Not::done("problem-not-seated"))?;
        let people = self.awaited_people();
        self.table.leave_lesson().map_err(|refusal| Not::Done(refusal.into()))?;
        Ok(self.keep(None, people).await?)
    }

    /// The seat, if somebody has it and decides for it.
    fn person(&self, seat: Option<Seat>) -> Result<Seat, Not> {
        let seat = seat.ok_or(Not::done("problem-not-seated"))?;
        match self.table.kinds().get(seat.index()) {
            Some(kind) if kind.is_person() => Ok(seat),
            _ if self.is_resigned(seat) => Err(Not::done("problem-resigned")),
            _ => Err(Not::done("problem-handed-over")),
        }
    }

    fn is_resigned(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|row| row.resigned)
    }

    async fn hand_over(&mut self, seat: Option<Seat>, kind: &str) -> Result<Sequence, Not> {
        let seat = seat.ok_or(Not::done("problem-not-seated"))?;
        if self.is_resigned(seat) {
            return Err(Not::done("problem-resigned"));
        }
        if self.is_over() {
            return Err(Not::Done(kernel::refusal::table::OVER.into()));
        }
        crate::open::automatic_kind(&self.app, &*self.title, kind)
            .map_err(|text| Not::Done(text.into()))?;
        let people = self.awaited_people();
        self.table.take_over(seat, kind).map_err(|error| Not::Done(wrong(error).into()))?;
        Ok(self.keep(None, people).await?)
    }

    async fn take_back(&mut self, seat: Option<Seat>) -> Result<Sequence, Not> {
        let seat = seat.ok_or(Not::done("problem-not-seated"))?;
        if self.is_resigned(seat) {
            return Err(Not::done("problem-resigned"));
        }
        let people = self.awaited_people();
        self.table.take_over(seat, "me").map_err(|error| Not::Done(wrong(error).into()))?;
        Ok(self.keep(None, people).await?)
    }

    /// Hands the seat over for good. The note that it is for good is kept last: without it, the seat is merely
    /// handed over, and the person may try again.
    async fn resign(&mut self, seat: Option<Seat>) -> Result<Sequence, Not> {
        let seat = seat.ok_or(Not::done("problem-not-seated"))?;
        let person = self.table.kinds().get(seat.index()).is_some_and(|kind| kind.is_person());
        let sequence = if person {
            self.hand_over(Some(seat), STAND_IN).await?
        } else {
            self.table.sequence()
        };
        let Some(mut row) = self.seats.get(seat.index()).cloned() else {
            return Err(Not::done("problem-not-seated"));
        };
        row.resigned = true;
        if let Err(error) = self.app.store.set_seat(&self.row.id, &row).await {
            tracing::error!(table = self.row.id, %error, "a resignation could not be kept");
            return Err(NotKept::Store.into());
        }
        self.seats[seat.index()] = row;
        self.tell_presence();
        Ok(sequence)
    }

    /// What the rules say to a move, or to things clicked together.
    fn why(
        &self,
        viewer: Viewer,
        lang: Lang,
        notation: Option<String>,
        touches: Option<Vec<String>>,
    ) -> Result<Vec<WhyAnswer>, No> {
        let seat = viewer.seat().ok_or("problem-not-seated")?;
        let words = self.words(lang);
        let names = self.names(lang);
        let voice = words.voice_with(&names);
        if let Some(notation) = notation {
            return Ok(vec![around::why_move(&*self.table, seat, &notation, voice)]);
        }
        let touches = touches.unwrap_or_default();
        if touches.is_empty() || touches.len() > MOST_TOUCHES {
            return Err("problem-touches".into());
        }
        let things: Vec<Name> = touches.into_iter().map(Name::Owned).collect();
        Ok(around::why_touching(&*self.table, seat, &things, voice))
    }

    async fn chat(&mut self, viewer: Viewer, lang: Lang, text: &str) -> Result<(), No> {
        let text: String =
            text.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        if text.is_empty() {
            return Err("problem-chat-empty".into());
        }
        if text.chars().count() > LONGEST_CHAT {
            return Err(Text::new("problem-chat-long").with("most", LONGEST_CHAT).into());
        }
        let words = self.words(lang);
        let names = self.names(lang);
        let voice = words.voice_with(&names);
        let line = ChatLine {
            number: 0,
            seat: viewer.seat().map(seat_number),
            name: voice.viewer(viewer),
            text,
            at: now(),
        };
        match self.app.store.say(&self.row.id, &line).await {
            Ok(_) => {
                // Reads on from what was heard last, so that a line another node wrote meanwhile keeps its place.
                self.look_around().await;
                Ok(())
            }
            Err(error) => {
                tracing::warn!(table = self.row.id, %error, "a line of chat could not be kept");
                Err("problem-store".into())
            }
        }
    }
}

/// Why a change was not made.
enum Not {
    /// Something else happened first.
    Stale,
    /// It is not allowed, or could not be kept.
    Done(No),
}

impl Not {
    fn done(id: &'static str) -> Not {
        Not::Done(id.into())
    }
}

impl From<NotKept> for Not {
    fn from(not: NotKept) -> Not {
        match not {
            NotKept::Stale => Not::Stale,
            NotKept::Store => Not::Done(not.into()),
        }
    }
}
