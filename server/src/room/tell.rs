//! What connections are told: drawn and worded once for each viewer and language, not once for each connection.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use kernel::{Lang, Seat, Text, Viewer};
use protocol::http::TableView;
use protocol::live::{ChatLine, ServerMessage, Sitter, UpdateView, Welcome};
use protocol::{PROTOCOL, seat_number};
use render::Words;
use spoken::{Presence, Session, TableNow};

use super::{CHAT_SHOWN, Connection, Hello, Room};
use crate::card;
use crate::outbox::{Frame, NotPut};

impl Room {
    pub(super) fn words(&self, lang: Lang) -> Arc<Words> {
        self.app.words.of(self.title.about().id, lang)
    }

    /// A sentence of the server's in a connection's language.
    pub(super) fn say(&self, lang: Lang, text: &Text) -> String {
        self.words(lang).voice_with(&self.names(lang)).say(text)
    }

    /// What everybody is called, in the order of the seats.
    pub(super) fn names(&self, lang: Lang) -> Vec<String> {
        card::names(&*self.title, self.table.kinds(), &self.seats, &self.words(lang))
    }

    /// Somebody says who they are: they are welcomed, and everybody else sees them come.
    pub(super) async fn hello(&mut self, hello: Hello) {
        let seat = self.seat_of(hello.token_hash.as_deref(), hello.account.as_deref());
        if hello.token_hash.is_some() && seat.is_none() {
            let problem =
                self.app.problem(hello.lang, "seat-token", Text::new("problem-seat-token"));
            let _it_has_gone = hello.frames.put(Frame::of(&ServerMessage::Problem(problem)));
            let _it_has_gone = hello.frames.put(Frame::Close);
            return;
        }
        if let (Some(seat), Some(name)) = (seat, &hello.name) {
            self.rename(seat, name).await;
        }
        let chat = self.chat_so_far().await;
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let mut session = Session::new(viewer, hello.lang, hello.since);
        let update = self.update_view(session);
        session.told(update.sequence);
        let holds = |seat: &&crate::store::SeatRow| {
            seat.token_hash.as_ref().is_some_and(|hash| hello.beside.contains(hash))
        };
        let beside = self.seats.iter().filter(holds).map(|seat| seat.seat).collect();
        let connection = Connection { frames: hello.frames, session, beside };
        self.connections.insert(hello.connection, connection);
        let welcome = Welcome {
            protocol: PROTOCOL,
            table: self.card(viewer, hello.lang),
            you: seat.map(seat_number),
            update,
            chat,
        };
        self.send(hello.connection, Frame::of(&ServerMessage::Welcome(Box::new(welcome))));
        self.tell_presence();
    }

    /// The last lines of chat. At most tables nobody says anything: once that is known, nothing is read.
    async fn chat_so_far(&mut self) -> Vec<ChatLine> {
        if self.chat_heard == Some(0) {
            return Vec::new();
        }
        match self.app.store.chat(&self.row.id, 0, CHAT_SHOWN).await {
            Ok(chat) => {
                self.chat_heard = self.chat_heard.max(Some(last_number(&chat)));
                chat
            }
            Err(error) => {
                tracing::warn!(table = self.row.id, %error, "the chat cannot be read");
                Vec::new()
            }
        }
    }

    /// The seat that a secret, or else an account, holds.
    fn seat_of(&self, token_hash: Option<&str>, account: Option<&str>) -> Option<Seat> {
        let holds = |seat: &&crate::store::SeatRow| match token_hash {
            Some(hash) => seat.token_hash.as_deref() == Some(hash),
            None => account.is_some() && seat.account.as_deref() == account,
        };
        self.seats.iter().find(holds).map(|seat| seat.seat)
    }

    async fn rename(&mut self, seat: Seat, name: &str) {
        let Some(row) = self.seats.get_mut(seat.index()).filter(|row| row.name != name) else {
            return;
        };
        name.clone_into(&mut row.name);
        let row = row.clone();
        if let Err(error) = self.app.store.set_seat(&self.row.id, &row).await {
            tracing::warn!(table = self.row.id, %error, "a name could not be kept");
        }
        self.tell_updates();
    }

    pub(super) fn leave(&mut self, connection: u64) {
        if self.connections.remove(&connection).is_some() {
            self.tell_presence();
        }
    }

    /// The table's card for a viewer.
    pub(super) fn card(&self, viewer: Viewer, lang: Lang) -> TableView {
        let yours: Vec<Seat> = viewer.seat().into_iter().collect();
        let mut view = card::view(&self.app, &self.row, &self.seats, lang, &yours);
        view.sitters = self.sitters(lang);
        view
    }

    pub(super) fn sitters(&self, lang: Lang) -> Vec<Sitter> {
        let words = self.words(lang);
        let names = self.names(lang);
        let voice = words.voice_with(&names);
        let online = self.online();
        spoken::sitters(&*self.table, voice, |sitter| {
            let row = self.seats.get(sitter.seat.index());
            Presence {
                stand_in: card::stands_in(row, &sitter.kind),
                resigned: row.is_some_and(|row| row.resigned),
                online: online.contains(sitter.seat),
            }
        })
    }

    /// What a session has not been told yet.
    pub(super) fn update_view(&self, session: Session) -> UpdateView {
        let lang = session.lang();
        let (words, names) = (self.words(lang), self.names(lang));
        session.update(TableNow {
            table: &*self.table,
            voice: words.voice_with(&names),
            sitters: &self.sitters(lang),
            clocks: self.clock_views().as_deref(),
        })
    }

    /// Tells every connection how the table stands now.
    pub(super) fn tell_updates(&mut self) {
        let sequence = self.table.sequence();
        let mut drawn: HashMap<Session, Frame> = HashMap::new();
        let ids: Vec<u64> = self.connections.keys().copied().collect();
        for id in ids {
            let Some(connection) = self.connections.get_mut(&id) else { continue };
            let session = connection.session;
            connection.session.told(sequence);
            let frame = drawn.entry(session).or_insert_with(|| {
                Frame::of(&ServerMessage::Update(Box::new(self.update_view(session))))
            });
            let frame = frame.clone();
            self.send(id, frame);
        }
    }

    /// Tells every connection who is here.
    pub(super) fn tell_presence(&mut self) {
        self.tell_all(|room, lang| ServerMessage::Presence { sitters: room.sitters(lang) });
    }

    /// Tells every connection the same, each in its language.
    pub(super) fn tell_all(&mut self, message: impl Fn(&Room, Lang) -> ServerMessage) {
        let mut said: HashMap<Lang, Frame> = HashMap::new();
        let ids: Vec<(u64, Lang)> = self
            .connections
            .iter()
            .map(|(id, connection)| (*id, connection.session.lang()))
            .collect();
        for (id, lang) in ids {
            let frame = said.entry(lang).or_insert_with(|| Frame::of(&message(self, lang))).clone();
            self.send(id, frame);
        }
    }

    /// Hands a frame to a connection. One that does not keep up is closed, so that nobody waits for it; it connects
    /// again and reads on.
    pub(super) fn send(&mut self, id: u64, frame: Frame) {
        let Some(connection) = self.connections.get(&id) else { return };
        match connection.frames.put(frame) {
            Ok(()) => {}
            Err(NotPut::TooSlow) => {
                self.app.metrics.too_slow.fetch_add(1, Relaxed);
                self.connections.remove(&id);
            }
            Err(NotPut::Gone) => {
                self.connections.remove(&id);
            }
        }
    }

    pub(super) fn answer(&mut self, id: u64, message: &ServerMessage) {
        self.send(id, Frame::of(message));
    }

    /// The last words before the table leaves the memory.
    pub(super) fn close_all(&mut self) {
        for connection in self.connections.values() {
            let (code, text) = if self.broken {
                ("store", "problem-store")
            } else {
                ("closing", "problem-closing")
            };
            let problem = self.app.problem(connection.session.lang(), code, Text::new(text));
            let message = ServerMessage::Problem(problem);
            let _it_has_gone = connection.frames.put(Frame::of(&message));
            let _it_has_gone = connection.frames.put(Frame::Close);
        }
        self.connections.clear();
    }

    /// Another connection or node changed chat, seats or the rematch: passes on what is new.
    pub(super) async fn look_around(&mut self) {
        let read = async {
            let row = self.app.store.table(&self.row.id).await?;
            let seats = self.app.store.seats(&self.row.id).await?;
            let heard = self.chat_heard.unwrap_or(0);
            let chat = self.app.store.chat(&self.row.id, heard, CHAT_SHOWN).await?;
            Ok::<_, crate::store::StoreError>((row, seats, chat))
        };
        let (row, seats, chat) = match read.await {
            Ok((Some(row), seats, chat)) => (row, seats, chat),
            Ok((None, ..)) => return,
            Err(error) => {
                tracing::warn!(table = self.row.id, %error, "cannot look around");
                return;
            }
        };
        self.chat_heard = self.chat_heard.max(Some(last_number(&chat)));
        for line in chat {
            self.tell_all(|_, _| ServerMessage::Chat(line.clone()));
        }
        if seats != self.seats {
            self.seats = seats;
            self.tell_updates();
        }
        let (known, now) = (&self.row, &row);
        if (&known.rematch, &known.next, &known.campaign)
            != (&now.rematch, &now.next, &now.campaign)
        {
            self.row.rematch = row.rematch;
            self.row.next = row.next;
            self.row.campaign = row.campaign;
            let ids: Vec<u64> = self.connections.keys().copied().collect();
            for id in ids {
                let Some(connection) = self.connections.get(&id) else { continue };
                let card = self.card(connection.session.viewer(), connection.session.lang());
                self.answer(id, &ServerMessage::Table(Box::new(card)));
            }
        }
    }
}

fn last_number(chat: &[ChatLine]) -> u32 {
    chat.last().map_or(0, |line| line.number)
}
