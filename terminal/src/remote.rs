//! A seat at a server's table, over the WebSocket that browsers use. A broken connection is made again.

mod almanac;
mod campaign;
mod http;

use std::sync::Arc;
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use kernel::Lang;
use protocol::PROTOCOL;
use protocol::live::{ClientMessage, ServerMessage};
use rustls::{ClientConfig, RootCertStore};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{
    Connector, MaybeTlsStream, WebSocketStream, connect_async_tls_with_config,
};

use crate::address::Address;
use crate::port::{Ask, Campaign, Line, Port, Tell};
use campaign::Looked;

/// How long to wait before the next attempt: a little longer each time.
const PAUSES: [Duration; 5] = [
    Duration::from_millis(250),
    Duration::from_millis(500),
    Duration::from_secs(1),
    Duration::from_secs(2),
    Duration::from_secs(5),
];

/// How long a connection may take to be made, and how often it is asked whether it is still there.
const PATIENCE: Duration = Duration::from_secs(10);

/// A WebSocket.
type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Sits down at a table of a server, whose id is known.
pub fn connect(address: Address, table: String, lang: Lang) -> Port {
    let roots = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
    connect_trusting(address, table, lang, roots)
}

/// Sits down at a table of a server whose certificate one of these vouches for, if it is reached over TLS.
fn connect_trusting(address: Address, table: String, lang: Lang, roots: RootCertStore) -> Port {
    let (asks, wishes) = mpsc::channel::<Ask>();
    let (answers, tells) = mpsc::channel::<Tell>();
    let (wished, wanted) = unbounded_channel::<Ask>();
    thread::spawn(move || {
        for ask in wishes {
            if wished.send(ask).is_err() {
                return;
            }
        }
    });
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let connector = connector(address.tls, roots);
        match (runtime, connector) {
            (Ok(runtime), Ok(connector)) => {
                let guest = Guest {
                    address,
                    connector,
                    table,
                    lang,
                    answers,
                    known: None,
                    next: 0,
                    game: None,
                    fetching: None,
                    campaign: Campaign::default(),
                    looking: None,
                };
                runtime.block_on(guest.stay(wanted));
            }
            (Err(error), _) => {
                let _nobody_listens = answers.send(Tell::Gone(error.to_string()));
            }
            (_, Err(error)) => {
                let _nobody_listens = answers.send(Tell::Gone(error.to_string()));
            }
        }
    });
    Port { asks, tells }
}

/// How a connection is made: in the open, or over TLS with whom these vouch for.
fn connector(tls: bool, roots: RootCertStore) -> Result<Connector, rustls::Error> {
    if !tls {
        return Ok(Connector::Plain);
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(Connector::Rustls(Arc::new(config)))
}

/// Whoever sits at a server's table.
struct Guest {
    address: Address,
    connector: Connector,
    table: String,
    lang: Lang,
    answers: Sender<Tell>,
    /// The sequence up to which the story is known.
    known: Option<u32>,
    /// The number of the next question.
    next: u32,
    /// The game at the table, once it is known.
    game: Option<String>,
    /// Who fetches its almanac.
    fetching: Option<JoinHandle<()>>,
    /// Where the table stands in its campaign.
    campaign: Campaign,
    /// Who looks what the end of this table leaves, or opens the next.
    looking: Option<JoinHandle<Looked>>,
}

/// Why a connection ended.
enum Ended {
    /// The person leaves.
    Left,
    /// It broke: it is to be made again.
    Broken,
    /// It goes on at another table.
    Moved,
    /// The server does not want it.
    Refused(String),
}

impl Guest {
    async fn stay(mut self, mut wanted: UnboundedReceiver<Ask>) {
        let mut failed = 0;
        loop {
            let url = format!("{}/api/tables/{}/live", self.address.ws(), self.table);
            let connecting =
                connect_async_tls_with_config(url, None, false, Some(self.connector.clone()));
            if let Ok(Ok((socket, _))) = timeout(PATIENCE, connecting).await {
                match self.talk(socket, &mut wanted, &mut failed).await {
                    Ended::Left => {
                        self.say(Tell::Closed);
                        return;
                    }
                    Ended::Refused(sentence) => {
                        self.say(Tell::Gone(sentence));
                        return;
                    }
                    Ended::Moved => {
                        self.say(Tell::Anew);
                        continue;
                    }
                    Ended::Broken => {}
                }
            }
            failed += 1;
            self.say(Tell::Line(Line::Down(failed)));
            let pause = PAUSES[(failed as usize - 1).min(PAUSES.len() - 1)];
            if self.wait(pause, &mut wanted).await {
                self.say(Tell::Closed);
                return;
            }
        }
    }

    fn say(&self, tell: Tell) {
        let _nobody_listens = self.answers.send(tell);
    }

    /// Waits; true if the person leaves meanwhile. What is asked of a table that is not there is not kept: it would be
    /// answered when nobody expects it.
    async fn wait(&self, pause: Duration, wanted: &mut UnboundedReceiver<Ask>) -> bool {
        let waited = async {
            loop {
                match wanted.recv().await {
                    Some(Ask::Close) | None => return,
                    Some(_) => {}
                }
            }
        };
        tokio::select! {
            () = waited => true,
            () = sleep(pause) => false,
        }
    }

    async fn talk(
        &mut self,
        mut socket: Socket,
        wanted: &mut UnboundedReceiver<Ask>,
        failed: &mut u32,
    ) -> Ended {
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL,
            lang: self.lang,
            seat_token: self.address.token.clone(),
            name: None,
            since: self.known,
            watch: false,
            beside: Vec::new(),
        };
        if !send(&mut socket, &hello).await {
            return Ended::Broken;
        }
        let mut alive = true;
        loop {
            tokio::select! {
                asked = wanted.recv() => match asked {
                    None | Some(Ask::Close) => {
                        let _it_has_gone = socket.close(None).await;
                        return Ended::Left;
                    }
                    Some(Ask::Next) => self.open_next(),
                    Some(ask) => {
                        if let Some(message) = self.message(ask)
                            && !send(&mut socket, &message).await
                        {
                            return Ended::Broken;
                        }
                    }
                },
                heard = socket.next() => match heard {
                    Some(Ok(Message::Text(text))) => {
                        alive = true;
                        let Ok(message) = serde_json::from_str::<ServerMessage>(&text) else {
                            continue;
                        };
                        *failed = 0;
                        if let Some(ended) = self.hear(message) {
                            return ended;
                        }
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Ended::Broken,
                    Some(Ok(_)) => alive = true,
                },
                looked = campaign::looked(&mut self.looking) => {
                    self.looking = None;
                    if self.take(looked) {
                        let _it_has_gone = socket.close(None).await;
                        return Ended::Moved;
                    }
                }
                () = sleep(PATIENCE) => {
                    // Nobody has said anything for a while, not even that the line is alive.
                    if !alive || !send(&mut socket, &ClientMessage::Ping {}).await {
                        return Ended::Broken;
                    }
                    alive = false;
                }
            }
        }
    }

    /// A wish as the server reads it.
    fn message(&mut self, ask: Ask) -> Option<ClientMessage> {
        self.next += 1;
        let id = self.next;
        Some(match ask {
            Ask::Move { notation, at } => ClientMessage::Move { id, notation, at },
            Ask::Undo => ClientMessage::Undo { id, turn: false },
            Ask::AskUndo => ClientMessage::AskUndo { id },
            Ask::AnswerUndo(agrees) => ClientMessage::AnswerUndo { id, agrees },
            Ask::WhyMove(notation) => {
                ClientMessage::Why { id, notation: Some(notation), touches: None }
            }
            Ask::WhyTouching(things) => {
                let touches = Some(things.iter().map(ToString::to_string).collect());
                ClientMessage::Why { id, notation: None, touches }
            }
            Ask::LeaveLesson => ClientMessage::LeaveLesson { id },
            Ask::HandOver(true) => ClientMessage::HandOver { id, kind: None },
            Ask::HandOver(false) => ClientMessage::TakeBack { id },
            Ask::Say(text) => ClientMessage::Chat { id, text },
            Ask::Speak(lang) => {
                self.lang = lang;
                self.fetch();
                self.look();
                ClientMessage::Language { lang }
            }
            // One seat sits before this screen; closing and going on are not this connection's business.
            Ask::Sit(_) | Ask::Close | Ask::Next => return None,
        })
    }

    /// Fetches the almanac in the language that is spoken now, beside the table's own connection.
    fn fetch(&mut self) {
        let Some(game) = self.game.clone() else { return };
        if let Some(before) = self.fetching.take() {
            before.abort();
        }
        let (address, connector) = (self.address.clone(), self.connector.clone());
        let (lang, answers) = (self.lang, self.answers.clone());
        self.fetching = Some(tokio::spawn(async move {
            let tell = match almanac::fetch(&address, &connector, &game, lang).await {
                Ok(entries) => Tell::Almanac(entries),
                Err(missing) => Tell::NoAlmanac(missing.to_string()),
            };
            let _nobody_listens = answers.send(tell);
        }));
    }

    fn hear(&mut self, message: ServerMessage) -> Option<Ended> {
        match message {
            ServerMessage::Welcome(welcome) => {
                self.say(Tell::Line(Line::Up));
                let you = welcome.you.and_then(protocol::seat_of);
                let people = you.into_iter().collect();
                self.say(Tell::Seated { people, you });
                welcome.chat.into_iter().for_each(|line| self.say(Tell::Chat(line)));
                if self.game.is_none() {
                    self.game = Some(welcome.table.game.clone());
                    self.fetch();
                }
                self.take(Looked::Stands(Box::new(campaign::of(welcome.table))));
                self.known = Some(welcome.update.sequence);
                self.say(Tell::Update(Box::new(welcome.update)));
            }
            ServerMessage::Update(update) => {
                self.known = Some(update.sequence);
                if update.scene.outcome.is_some() && self.campaign.leaves.is_none() {
                    self.look();
                }
                self.say(Tell::Update(update));
            }
            ServerMessage::Accepted { .. } => self.say(Tell::Accepted),
            ServerMessage::Refused { rule, text, .. } => self.say(Tell::Refused { rule, text }),
            ServerMessage::Stale { .. } => self.say(Tell::Stale),
            ServerMessage::Why { answers, .. } => self.say(Tell::Why(answers)),
            ServerMessage::Chat(line) => self.say(Tell::Chat(line)),
            ServerMessage::Presence { sitters } => self.say(Tell::Presence(sitters)),
            ServerMessage::Problem(problem) => return self.problem(&problem.code, problem.text),
            // Somebody has opened a rematch, or the next chapter.
            ServerMessage::Table(card) => {
                self.take(Looked::Stands(Box::new(campaign::of(*card))));
            }
            ServerMessage::Pong {} => {}
        }
        None
    }

    /// A seat that is not ours, a table that is not there and a protocol of another version stay what they are; all
    /// else may pass.
    fn problem(&self, code: &str, text: String) -> Option<Ended> {
        match code {
            "seat-token" | "not-found" | "protocol" | "no-table" => Some(Ended::Refused(text)),
            "closing" => Some(Ended::Broken),
            _ => {
                self.say(Tell::Refused { rule: None, text });
                None
            }
        }
    }
}

async fn send(socket: &mut Socket, message: &ClientMessage) -> bool {
    let text = serde_json::to_string(message)
        .expect("messages are plain data with text for keys, which JSON can hold");
    socket.send(Message::text(text)).await.is_ok()
}

#[cfg(test)]
mod tests {
    use protocol::live::Problem;
    use rustls::pki_types::pem::PemObject;
    use rustls::pki_types::{CertificateDer, PrivateKeyDer};
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;

    use super::*;

    /// For `localhost`, signed by itself, good until the year 2126.
    const CERTIFICATE: &[u8] = include_bytes!("../tests/tls/localhost.pem");
    const KEY: &[u8] = include_bytes!("../tests/tls/localhost.key");

    fn acceptor() -> TlsAcceptor {
        let certificate = CertificateDer::from_pem_slice(CERTIFICATE).unwrap();
        let key = PrivateKeyDer::from_pem_slice(KEY).unwrap();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = rustls::ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![certificate], key)
            .unwrap();
        TlsAcceptor::from(Arc::new(config))
    }

    /// A server that says one sentence to the first who comes over TLS and says hello.
    async fn serve(listener: TcpListener) {
        let acceptor = acceptor();
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            // Whoever does not trust the certificate goes away in the handshake.
            let Ok(stream) = acceptor.accept(stream).await else { continue };
            let mut socket = tokio_tungstenite::accept_async(stream).await.unwrap();
            let hello = socket.next().await.unwrap().unwrap().into_text().unwrap();
            assert!(hello.contains("\"hello\""), "{hello}");
            let problem = Problem { code: "not-found".into(), text: "No such table.".into() };
            let said = serde_json::to_string(&ServerMessage::Problem(problem)).unwrap();
            socket.send(Message::text(said)).await.unwrap();
        }
    }

    fn first_told(port: u16, roots: RootCertStore) -> Tell {
        let address = Address::read(&format!("https://localhost:{port}"), None).unwrap();
        let port = connect_trusting(address, "table".into(), Lang::En, roots);
        port.tells.recv().unwrap()
    }

    /// A server that answers requests for one game's almanac, in the open or over TLS.
    async fn shelve(listener: TcpListener, tls: Option<TlsAcceptor>) {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            let mut stream: Box<dyn Stream> = match &tls {
                Some(acceptor) => Box::new(acceptor.accept(stream).await.unwrap()),
                None => Box::new(stream),
            };
            let mut asked = vec![0; 2048];
            let read = stream.read(&mut asked).await.unwrap();
            let asked = String::from_utf8_lossy(&asked[..read]).to_string();
            let known = asked.starts_with("GET /api/games/station/almanac?lang=it HTTP/1.0\r\n");
            let entry = kernel::AlmanacEntry::new("torch", kernel::Stock::Object, "Torch");
            let page = protocol::http::AlmanacPage {
                entries: vec![entry.map(&|text: &kernel::Text| text.id.to_string())],
            };
            let answer = match known {
                true => format!("HTTP/1.0 200 OK\r\n\r\n{}", serde_json::to_string(&page).unwrap()),
                false => "HTTP/1.0 404 Not Found\r\n\r\n".into(),
            };
            stream.write_all(answer.as_bytes()).await.unwrap();
            stream.shutdown().await.unwrap();
        }
    }

    trait Stream: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin + Send {}
    impl<S: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin + Send> Stream for S {}

    #[tokio::test(flavor = "multi_thread")]
    async fn the_almanac_comes_from_the_server_in_the_open_and_over_tls() {
        for tls in [false, true] {
            let listener = TcpListener::bind("localhost:0").await.unwrap();
            let port = listener.local_addr().unwrap().port();
            tokio::spawn(shelve(listener, tls.then(acceptor)));
            let scheme = if tls { "https" } else { "http" };
            let address = Address::read(&format!("{scheme}://localhost:{port}"), None).unwrap();
            let mut roots = RootCertStore::empty();
            roots.add(CertificateDer::from_pem_slice(CERTIFICATE).unwrap()).unwrap();
            let connector = connector(tls, roots).unwrap();
            let entries = almanac::fetch(&address, &connector, "station", Lang::It).await.unwrap();
            assert_eq!((entries.len(), entries[0].title.as_str()), (1, "Torch"));
            let missing = almanac::fetch(&address, &connector, "nowhere", Lang::It).await;
            let missing = missing.unwrap_err().to_string();
            assert_eq!(missing, "the server answered `HTTP/1.0 404 Not Found`");
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_server_behind_tls_is_spoken_to_if_its_certificate_is_trusted() {
        let listener = TcpListener::bind("localhost:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        tokio::spawn(serve(listener));
        let mut roots = RootCertStore::empty();
        roots.add(CertificateDer::from_pem_slice(CERTIFICATE).unwrap()).unwrap();
        let told = tokio::task::spawn_blocking(move || first_told(port, roots)).await.unwrap();
        assert!(matches!(&told, Tell::Gone(text) if text == "No such table."), "{told:?}");

        let nobody = RootCertStore::empty();
        let told = tokio::task::spawn_blocking(move || first_told(port, nobody)).await.unwrap();
        assert!(matches!(told, Tell::Line(Line::Down(1))), "{told:?}");
    }
}
