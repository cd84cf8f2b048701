//! One WebSocket connection: everything that arrives is measured, counted and parsed into a type before a table sees
//! it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use kernel::{Lang, Text};
use protocol::PROTOCOL;
use protocol::live::{ClientMessage, LONGEST_MESSAGE, ServerMessage};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::app::App;
use crate::http::socket::{Socket, hear_out, send_text};
use crate::limits::{Bucket, Connected};
use crate::open::checked_name;
use crate::room::{Command, Frame, Hello, LoadError, wrong};
use crate::secret::{is_token, token_hash};

/// How many messages may wait for a connection before it counts as too slow.
const QUEUE: usize = 64;

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

/// Serves a connection until it ends.
pub(crate) async fn serve(app: Arc<App>, caller: Caller, socket: Socket) {
    app.metrics.connections.fetch_add(1, Relaxed);
    let (sink, mut stream) = socket.split();
    let (frames, waiting) = mpsc::channel::<Frame>(QUEUE);
    let writer = tokio::spawn(write(sink, waiting));
    let mut connection = Connection {
        number: NEXT.fetch_add(1, Relaxed),
        lang: caller.lang,
        messages: Bucket::new(app.config.limits.messages),
        chat: Bucket::new(app.config.limits.chat),
        faults: 0,
        frames,
        room: None,
        caller,
        app: Arc::clone(&app),
    };
    let mut closing = app.closing.subscribe();
    loop {
        let patience = if connection.room.is_some() { SILENT_FOR } else { HELLO_WITHIN };
        let next = tokio::select! {
            next = tokio::time::timeout(patience, stream.next()) => next,
            // The table said goodbye, or the writer gave up: nothing that arrives can be answered any more.
            () = connection.frames.closed() => break,
            _ = closing.wait_for(|closing| *closing) => {
                connection.problem("closing", Text::new("problem-closing"));
                break;
            }
        };
        let text = match next {
            Ok(Some(Ok(Message::Text(text)))) => text,
            Ok(Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_)))) => continue,
            Ok(Some(Err(Error::Capacity(_)))) => {
                connection.too_large();
                break;
            }
            Err(_) | Ok(None | Some(Err(_) | Ok(Message::Close(_)))) => break,
            Ok(Some(Ok(Message::Binary(_)))) => {
                connection.problem("unreadable", wrong("expected text, found other bytes"));
                break;
            }
        };
        if !connection.heard(&text).await {
            break;
        }
    }
    connection.leave().await;
    // Whatever is still on its way to the client is sent before the connection ends.
    drop(connection);
    match tokio::time::timeout(SENT_WITHIN, writer).await {
        Ok(Ok(sink)) => {
            if let Ok(socket) = stream.reunite(sink) {
                hear_out(socket).await;
            }
        }
        Ok(Err(_)) | Err(_) => tracing::debug!("a connection did not take its last messages"),
    }
    app.metrics.connections.fetch_sub(1, Relaxed);
}

/// Sends what the table hands over, until there is nothing more or the client does not take it.
async fn write(
    mut sink: SplitSink<Socket, Message>,
    mut waiting: mpsc::Receiver<Frame>,
) -> SplitSink<Socket, Message> {
    while let Some(Frame::Text(text)) = waiting.recv().await {
        match tokio::time::timeout(SENT_WITHIN, send_text(&mut sink, text)).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) | Err(_) => return sink,
        }
    }
    let bye = CloseFrame { code: CloseCode::Away, reason: "".into() };
    let _it_has_gone =
        tokio::time::timeout(SENT_WITHIN, sink.send(Message::Close(Some(bye)))).await;
    sink
}

struct Connection {
    app: Arc<App>,
    caller: Caller,
    number: u64,
    lang: Lang,
    messages: Bucket,
    chat: Bucket,
    faults: u32,
    frames: mpsc::Sender<Frame>,
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
                let message = Box::new(message);
                let said = Command::Said { connection: self.number, message, at };
                room.send(said).await.is_ok()
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
        let hello = Hello {
            connection: self.number,
            frames: self.frames.clone(),
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
        self.frames.try_send(Frame::of(&ServerMessage::Problem(problem))).is_ok()
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

    fn size_of_two<A, B, F>(_: impl Fn(A, B) -> F) -> usize {
        size_of::<F>()
    }

    /// Thousands of people are connected and silent, at tables where nothing happens: what waits for them is small.
    #[test]
    fn what_waits_is_small() {
        let sizes = [size(serve), size_of_two(write), size(Room::run)];
        assert!(sizes.iter().all(|size| *size < 4096), "{sizes:?}");
        // Every table has room for some dozens of commands.
        assert!(size_of::<Command>() <= 96, "{}", size_of::<Command>());
    }
}
