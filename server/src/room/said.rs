//! What people at the table say: moves, questions, chat, handing over.

use std::sync::atomic::Ordering::Relaxed;

use kernel::{Arg, Lang, Name, Seat, Text};
use players::Kind;
use protocol::live::{ChatLine, ClientMessage, LONGEST_CHAT, ServerMessage, WhyAnswer};
use protocol::seat_number;
use spoken::{Deed, STAND_IN, Session};
use table::Sequence;

use super::{NotStored, Room, Said};
use crate::app::now;

/// Why something is not done: a sentence, and the rule behind it if there is one.
struct Denied {
    rule: Option<Name>,
    text: Text,
}

impl From<spoken::Denied> for Denied {
    fn from(denied: spoken::Denied) -> Denied {
        Denied { rule: denied.rule(), text: denied.text() }
    }
}

impl From<Text> for Denied {
    fn from(text: Text) -> Denied {
        Denied { rule: None, text }
    }
}

impl From<&'static str> for Denied {
    fn from(id: &'static str) -> Denied {
        Text::new(id).into()
    }
}

/// Why a change was not made.
enum NotDone {
    /// Something else happened first.
    Stale,
    /// It is not allowed, or could not be kept.
    Denied(Denied),
}

impl From<Text> for NotDone {
    fn from(reason: Text) -> NotDone {
        NotDone::Denied(reason.into())
    }
}

impl From<&'static str> for NotDone {
    fn from(id: &'static str) -> NotDone {
        NotDone::Denied(id.into())
    }
}

impl From<spoken::Denied> for NotDone {
    fn from(denied: spoken::Denied) -> NotDone {
        NotDone::Denied(denied.into())
    }
}

impl From<spoken::NotDone> for NotDone {
    fn from(not: spoken::NotDone) -> NotDone {
        match not {
            spoken::NotDone::Stale => NotDone::Stale,
            spoken::NotDone::Denied(denied) => NotDone::Denied(denied.into()),
        }
    }
}

impl From<NotStored> for NotDone {
    fn from(not: NotStored) -> NotDone {
        match not {
            NotStored::Stale => NotDone::Stale,
            NotStored::Store => "problem-store".into(),
        }
    }
}

/// A sentence around a reason that only exists in the language of developers.
pub(crate) fn wrong(detail: impl ToString) -> Text {
    Text::new("problem-wrong").with("detail", Arg::Plain(Name::Owned(detail.to_string())))
}

impl Room {
    pub(super) async fn said(&mut self, said: Said) {
        let Said { connection, message, at } = said;
        let Some(known) = self.connections.get(&connection) else { return };
        let session = known.session;
        let (id, change) = match message {
            ClientMessage::Move { id, notation, at: seen } => {
                self.asked = Some((connection, id));
                let done = self.act(session, Deed::Move { notation: &notation, at: seen }).await;
                if done.is_ok() {
                    self.app.metrics.moved(at.elapsed());
                }
                return self.answer_done(connection, session.lang(), id, done);
            }
            ClientMessage::Undo { id, turn: false } => (id, Change::Deed(Deed::Undo)),
            ClientMessage::Undo { id, turn: true } => (id, Change::Deed(Deed::UndoTurn)),
            ClientMessage::AskUndo { id } => (id, Change::Deed(Deed::AskUndo)),
            ClientMessage::AnswerUndo { id, agrees } => {
                (id, Change::Deed(Deed::AnswerUndo { agrees }))
            }
            ClientMessage::TakeBack { id } => (id, Change::Deed(Deed::TakeBack)),
            ClientMessage::LeaveLesson { id } => (id, Change::Deed(Deed::LeaveLesson)),
            ClientMessage::HandOver { id, kind } => (id, Change::HandOver(kind)),
            ClientMessage::Resign { id } => (id, Change::Resign),
            ClientMessage::Why { id, notation, touches } => {
                let message = match self.why(session, notation, touches) {
                    Ok(answers) => ServerMessage::Why { id, answers },
                    Err(denied) => self.refused(session.lang(), id, &denied.into()),
                };
                return self.answer(connection, &message);
            }
            ClientMessage::Chat { id, text } => {
                if let Err(denied) = self.chat(session, &text).await {
                    let message = self.refused(session.lang(), id, &denied);
                    self.answer(connection, &message);
                }
                return;
            }
            ClientMessage::Language { lang } => return self.speak(connection, lang),
            ClientMessage::Ping {} => return self.answer(connection, &ServerMessage::Pong {}),
            // The connection itself turns a hello into one of the table's own commands.
            ClientMessage::Hello { .. } => return,
        };
        self.asked = Some((connection, id));
        let done = match change {
            Change::Deed(deed) => self.act(session, deed).await,
            Change::HandOver(kind) => self.hand_over(session, kind.as_deref()).await,
            Change::Resign => self.resign(session).await,
        };
        self.answer_done(connection, session.lang(), id, done);
    }

    fn answer_done(
        &mut self,
        connection: u64,
        lang: Lang,
        id: u32,
        done: Result<Sequence, NotDone>,
    ) {
        let answered = self.asked.take().is_none();
        let message = match done {
            Ok(_) if answered => return,
            Ok(sequence) => ServerMessage::Accepted { id, sequence },
            Err(NotDone::Stale) => ServerMessage::Stale { id, sequence: self.table.sequence() },
            Err(NotDone::Denied(denied)) => self.refused(lang, id, &denied),
        };
        self.answer(connection, &message);
    }

    fn refused(&self, lang: Lang, id: u32, denied: &Denied) -> ServerMessage {
        ServerMessage::Refused { id, rule: denied.rule.clone(), text: self.say(lang, &denied.text) }
    }

    /// Does something for a seat and makes it durable.
    async fn act(&mut self, session: Session, deed: Deed<'_>) -> Result<Sequence, NotDone> {
        let moved = matches!(deed, Deed::Move { .. });
        let leaves = matches!(deed, Deed::LeaveLesson);
        if !leaves && session.seat().is_some_and(|seat| self.is_resigned(seat)) {
            return Err("problem-resigned".into());
        }
        let people = self.awaited_people();
        if let Err(not) = session.act(deed, &mut *self.table, &self.questions) {
            let metrics = &self.app.metrics;
            match not {
                spoken::NotDone::Stale => _ = metrics.stale.fetch_add(1, Relaxed),
                spoken::NotDone::Denied(_) if moved => _ = metrics.refused.fetch_add(1, Relaxed),
                spoken::NotDone::Denied(_) => {}
            }
            return Err(not.into());
        }
        let decided = session.seat().filter(|_| moved);
        Ok(self.keep(decided, people).await?)
    }

    fn is_resigned(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|row| row.resigned)
    }

    async fn hand_over(
        &mut self,
        session: Session,
        kind: Option<&str>,
    ) -> Result<Sequence, NotDone> {
        let kind = kind.map_or(STAND_IN, Kind::from);
        if session.seat().is_some() {
            crate::open::automatic_kind(&self.app, &*self.title, &kind)?;
        }
        self.act(session, Deed::HandOver(&kind)).await
    }

    /// Hands the seat over for good. The note that it is for good is kept last: without it, the seat is merely
    /// handed over, and the person may try again.
    async fn resign(&mut self, session: Session) -> Result<Sequence, NotDone> {
        let seat = session.seat().ok_or(spoken::Denied::NotSeated)?;
        let person = self.table.kinds().get(seat.index()).is_some_and(|kind| kind.is_person());
        let sequence =
            if person { self.hand_over(session, None).await? } else { self.table.sequence() };
        let Some(mut row) = self.seats.get(seat.index()).cloned() else {
            return Err(spoken::Denied::NotSeated.into());
        };
        row.resigned = true;
        if let Err(error) = self.app.store.set_seat(&self.row.id, &row).await {
            tracing::error!(table = self.row.id, %error, "a resignation could not be kept");
            return Err(NotStored::Store.into());
        }
        self.seats[seat.index()] = row;
        self.tell_presence();
        Ok(sequence)
    }

    /// What the rules say to a move, or to things clicked together.
    fn why(
        &self,
        session: Session,
        notation: Option<String>,
        touches: Option<Vec<String>>,
    ) -> Result<Vec<WhyAnswer>, spoken::Denied> {
        let words = self.words(session.lang());
        let names = self.names(session.lang());
        let voice = words.voice_with(&names);
        match notation {
            Some(notation) => session.why_move(&notation, &*self.table, voice),
            None => {
                let things = touches.unwrap_or_default().into_iter().map(Name::Owned);
                session.why_touching(&things.collect::<Vec<_>>(), &*self.table, voice)
            }
        }
    }

    /// Another language for a connection.
    fn speak(&mut self, connection: u64, lang: Lang) {
        let Some(known) = self.connections.get_mut(&connection) else { return };
        known.session.speak(lang);
        let session = known.session;
        known.session.told(self.table.sequence());
        let view = self.update_view(session);
        self.answer(connection, &ServerMessage::Update(Box::new(view)));
    }

    async fn chat(&mut self, session: Session, text: &str) -> Result<(), Denied> {
        let (viewer, lang) = (session.viewer(), session.lang());
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

/// A change of the table, besides a move.
enum Change {
    Deed(Deed<'static>),
    /// To an automatic player of this kind, if one is named.
    HandOver(Option<String>),
    Resign,
}
