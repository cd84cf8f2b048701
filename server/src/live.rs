//! One WebSocket connection: everything that arrives is measured, counted and parsed into a type before a table sees
//! it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use kernel::{Lang, Text};
use protocol::PROTOCOL;
use protocol::live::{ClientMessage, LONGEST_MESSAGE, ServerMessage};
use tokio::sync::mpsc;
use tokio::time::error::Elapsed;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::app::App;
use crate::http::socket::{Socket, hear_out, send_text};
use crate::limits::{Bucket, Connected};
use crate::open::checked_name;
use crate::outbox::{Borrowed, Frame, Outbox, Waiting, outbox};
use crate::room::{Command, Hello, LoadError, Said, wrong};
use crate::secret::{is_token, token_hash};

/// How long a new connection may take to say hello, and how long any may be silent: clients ping.
const HELLO_WITHIN: Duration = Duration::from_secs(10);
const SILENT_FOR: Duration = Duration::from_secs(120);

/// How long one message may take to be sent.
const SENT_WITHIN: Duration = Duration::from_secs(10);

/// After how many messages that were too fast or unreadable a connection is closed.
const PATIENCE: u32 = 50;

static NEXT: AtomicU64 = AtomicU64::new(1);

/// What is known of a connection before it says anything.
pub(crate) struct Caller {
    pub table: String,
    pub account: Option<String>,
    pub lang: Lang,
    pub _counted: Connected,
}

/// Serves a connection until it ends: hears what arrives and sends what the table hands over, one after the other.
pub(crate) async fn serve(app: Arc<App>, caller: Caller, mut socket: Socket) {
    app.metrics.connections.fetch_add(1, Relaxed);
    let (frames, mut waiting) = outbox();
    let mut connection = Connection {
        number: NEXT.fetch_add(1, Relaxed),
        lang: caller.lang,
        messages: Bucket::new(app.config.limits.messages),
        chat: Bucket::new(app.config.limits.chat),
        faults: 0,
        frames: Frames::Own(frames),
        room: None,
        caller,
        app: Arc::clone(&app),
    };
    let listens = converse(&mut connection, &mut socket, &mut waiting).await;
    connection.leave().await;
    // Whatever is still on its way to the client is sent before the connection ends.
    drop(connection);
    let heard = !listens
        || tokio::time::timeout(SENT_WITHIN, say_goodbye(&mut socket, waiting)).await.is_ok();
    if heard {
        hear_out(socket).await;
    } else {
        tracing::debug!("a connection did not take its last messages");
    }
    app.metrics.connections.fetch_sub(1, Relaxed);
}

/// Hears and sends until one side has had enough. False if nothing more is to be said: the client does not take what it is
/// sent, or has said goodbye.
async fn converse(connection: &mut Connection, socket: &mut Socket, waiting: &mut Waiting) -> bool {
    let mut closing = connection.app.closing.subscribe();
    let mut patience = tokio::time::Instant::now() + HELLO_WITHIN;
    loop {
        let next = tokio::select! {
            frame = waiting.next() => Next::Say(frame),
            heard = tokio::time::timeout_at(patience, socket.next()) => Next::Hear(heard),
            _ = closing.wait_for(|closing| *closing) => Next::End,
        };
        let heard = match next {
            Next::Say(Some(Frame::Text(text))) => {
                match tokio::time::timeout(SENT_WITHIN, send_text(socket, text)).await {
                    Ok(Ok(())) => continue,
                    Ok(Err(_)) | Err(_) => return false,
                }
            }
            // The table said goodbye: nothing that arrives can be answered any more.
            Next::Say(Some(Frame::Close) | None) => return true,
            Next::Hear(heard) => heard,
            Next::End => {
                connection.problem("closing", Text::new("problem-closing"));
                return true;
            }
        };
        match heard {
            Ok(Some(Ok(Message::Text(text)))) => {
                // What is done is put aside: a connection waits far longer than it works.
                if !Box::pin(connection.heard(&text)).await {
                    return true;
                }
            }
            Ok(Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_)))) => {}
            Ok(Some(Err(Error::Capacity(_)))) => {
                connection.too_large();
                return true;
            }
            // The answer to a goodbye is the last that a client may hear.
            Ok(Some(Ok(Message::Close(_)))) => {
                let _it_has_gone = tokio::time::timeout(SENT_WITHIN, socket.flush()).await;
                return false;
            }
            Err(_) | Ok(None | Some(Err(_))) => return true,
            Ok(Some(Ok(Message::Binary(_)))) => {
                connection.problem("unreadable", wrong("expected text, found other bytes"));
                return true;
            }
        }
        let most = if connection.room.is_some() { SILENT_FOR } else { HELLO_WITHIN };
        patience = tokio::time::Instant::now() + most;
    }
}

/// What a connection waits for.
enum Next {
    /// The table hands something over, or nothing more.
    Say(Option<Frame>),
    /// Something arrives, or nothing for too long.
    Hear(Result<Option<Result<Message, Error>>, Elapsed>),
    /// The server closes.
    End,
}

/// Sends what the table still hands over, then that nothing more will come.
async fn say_goodbye(socket: &mut Socket, mut waiting: Waiting) {
    while let Some(Frame::Text(text)) = waiting.next().await {
        if send_text(socket, text).await.is_err() {
            return;
        }
    }
    let bye = CloseFrame { code: CloseCode::Away, reason: "".into() };
    let _it_has_gone = socket.send(Message::Close(Some(bye))).await;
}

/// Where a connection puts what it says itself.
enum Frames {
    /// Nobody else writes to it yet.
    Own(Outbox),
    /// A table does, and ends the connection by doing so no more.
    OfTable(Borrowed),
}

impl Frames {
    fn outbox(&self) -> Option<Outbox> {
        match self {
            Frames::Own(outbox) => Some(outbox.clone()),
            Frames::OfTable(borrowed) => borrowed.outbox(),
        }
    }
}

struct Connection {
    app: Arc<App>,
    caller: Caller,
    number: u64,
    lang: Lang,
    messages: Bucket,
    chat: Bucket,
    faults: u32,
    frames: Frames,
    room: Option<mpsc::Sender<Command>>,
}

/// Who a connection says it is.
struct Claim {
    seat_token: Option<String>,
    name: Option<String>,
    watch: bool,
    beside: Vec<String>,
}

impl Connection {
    /// Takes one message. False if the connection is to end.
    async fn heard(&mut self, text: &str) -> bool {
        let at = Instant::now();
        if !self.messages.take(self.app.config.limits.messages, at) {
            return self.too_fast();
        }
        if text.len() > LONGEST_MESSAGE {
            self.too_large();
            return false;
        }
        let message = match serde_json::from_str::<ClientMessage>(text) {
            Ok(message) => message,
            Err(error) => {
                self.app.metrics.unreadable.fetch_add(1, Relaxed);
                let detail = kernel::Arg::Plain(error.to_string().into());
                let text = Text::new("problem-unreadable").with("detail", detail);
                return self.problem("unreadable", text) && self.forgive();
            }
        };
        match message {
            ClientMessage::Hello { protocol, lang, seat_token, name, since, watch, beside } => {
                let who = Claim { seat_token, name, watch, beside };
                Box::pin(self.hello(protocol, lang, who, since.unwrap_or(0))).await
            }
            ClientMessage::Chat { .. } if !self.chat.take(self.app.config.limits.chat, at) => {
                self.too_fast()
            }
            message => {
                if let ClientMessage::Language { lang } = message {
                    self.lang = lang;
                }
                let Some(room) = &self.room else {
                    self.problem("hello-first", Text::new("problem-hello-first"));
                    return false;
                };
                let said = Said { connection: self.number, message, at };
                room.send(Command::Said(Box::new(said))).await.is_ok()
            }
        }
    }

    async fn hello(&mut self, protocol: u32, lang: Lang, who: Claim, since: u32) -> bool {
        let Claim { seat_token, name, watch, beside } = who;
        self.lang = lang;
        if protocol != PROTOCOL {
            let text =
                Text::new("problem-protocol").with("found", protocol).with("expected", PROTOCOL);
            self.problem("protocol", text);
            return false;
        }
        let name = match name.as_deref().map(checked_name).transpose() {
            Ok(name) => name.flatten(),
            Err(text) => {
                self.problem("name", text);
                return false;
            }
        };
        if seat_token.as_deref().is_some_and(|token| !is_token(token)) {
            self.problem("seat-token", Text::new("problem-seat-token"));
            return false;
        }
        let table = self.caller.table.clone();
        let room = match self.app.room(&table).await {
            Ok(room) => room,
            Err(error) => {
                let (code, text) = load_problem(&error);
                self.problem(code, text);
                return false;
            }
        };
        let Some(frames) = self.frames.outbox() else { return false };
        self.frames = Frames::OfTable(frames.borrowed());
        let hello = Hello {
            connection: self.number,
            frames,
            lang,
            token_hash: seat_token.as_deref().map(token_hash),
            beside: beside
                .iter()
                .filter(|token| is_token(token))
                .take(kernel::MAX_SEATS)
                .map(|token| token_hash(token))
                .collect(),
            account: self.caller.account.clone().filter(|_| !watch),
            name,
            since,
        };
        let sent = room.send(Command::Hello(Box::new(hello))).await.is_ok();
        self.room = Some(room);
        sent
    }

    async fn leave(&mut self) {
        if let Some(room) = self.room.take() {
            let _it_went_to_rest = room.send(Command::Leave(self.number)).await;
        }
    }

    fn too_large(&self) {
        let most = Text::new("problem-too-large").with("most", LONGEST_MESSAGE);
        self.problem("too-large", most);
    }

    fn too_fast(&mut self) -> bool {
        self.app.metrics.too_fast.fetch_add(1, Relaxed);
        self.problem("too-fast", Text::new("problem-too-fast")) && self.forgive()
    }

    /// Counts a fault. False once there were too many.
    fn forgive(&mut self) -> bool {
        self.faults += 1;
        self.faults < PATIENCE
    }

    /// Says what is wrong. False if the client does not listen.
    fn problem(&self, code: &'static str, text: Text) -> bool {
        let problem = self.app.problem(self.lang, code, text);
        let frame = Frame::of(&ServerMessage::Problem(problem));
        self.frames.outbox().is_some_and(|outbox| outbox.put(frame).is_ok())
    }
}

/// Why a table cannot be shown, in words.
pub(crate) fn load_problem(error: &LoadError) -> (&'static str, Text) {
    match error {
        LoadError::Unknown => ("not-found", Text::new("problem-no-table")),
        LoadError::RulesChanged { found, expected } => (
            "rules-changed",
            Text::new("problem-rules-changed").with("found", *found).with("expected", *expected),
        ),
        LoadError::Broken(problem) => {
            let detail = kernel::Arg::Plain(problem.clone().into());
            ("broken", Text::new("problem-broken").with("detail", detail))
        }
        LoadError::Store(_) => ("store", Text::new("problem-store")),
        LoadError::Closing => ("closing", Text::new("problem-closing")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::Room;

    fn size<A, B, C, F>(_: impl Fn(A, B, C) -> F) -> usize {
        size_of::<F>()
    }

    /// Thousands of people are connected and silent, at tables where nothing happens: what waits for them is small.
    #[test]
    fn what_waits_is_small() {
        let sizes = [size(serve), size(Room::run)];
        assert!(sizes.iter().all(|size| *size < 3072), "{sizes:?}");
        // Every table has room for some dozens of commands.
        assert!(size_of::<Command>() <= 16, "{}", size_of::<Command>());
    }
}
