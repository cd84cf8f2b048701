//! A server to talk to, and somebody who talks to it.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use kernel::Lang;
use protocol::PROTOCOL;
use protocol::http::{NewTable, OpenedTable, TableView};
use protocol::live::{ClientMessage, ServerMessage, UpdateView, Welcome};
use serde::Serialize;
use serde::de::DeserializeOwned;
use server::{Config, Server};
use table::Registry;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long a test waits for something that should come at once.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server with threads of its own, so that it can be ended as a crash would.
pub struct Running {
    pub addr: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    done: Option<oneshot::Receiver<()>>,
    threads: Option<Runtime>,
    _folder: Option<TempDir>,
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(threads) = self.threads.take() {
            threads.shutdown_background();
        }
    }
}

impl Running {
    /// A server with a folder of its own.
    pub async fn new() -> Running {
        Running::with(|_| {}).await
    }

    /// A server with a folder of its own, set up differently.
    pub async fn with(change: impl FnOnce(&mut Config)) -> Running {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let mut running = Running::at(folder.path(), change).await;
        running._folder = Some(folder);
        running
    }

    /// A server on a folder that is there already.
    pub async fn at(folder: &Path, change: impl FnOnce(&mut Config)) -> Running {
        Running::with_games(folder, games::registry(), change).await
    }

    /// A server on a folder that is there already, with these games.
    pub async fn with_games(
        folder: &Path,
        games: Registry,
        change: impl FnOnce(&mut Config),
    ) -> Running {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder);
        config.limits = config.limits.trusting();
        change(&mut config);
        let threads = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .expect("threads can be started");
        let (stop, stopped) = oneshot::channel::<()>();
        let (ended, done) = oneshot::channel::<()>();
        let (bound, listens) = oneshot::channel();
        threads.spawn(async move {
            let server = Server::bind(config, games).await.expect("a free port");
            bound.send(server.addr()).expect("the test waits for the address");
            let stop = async {
                let _dropped_means_stop = stopped.await;
            };
            server.run(stop).await.expect("it runs until it is stopped");
            let _the_test_has_ended = ended.send(());
        });
        let addr = listens.await.expect("the server starts");
        Running { addr, stop: Some(stop), done: Some(done), threads: Some(threads), _folder: None }
    }

    /// Stops it, and waits until it has let everybody go.
    pub async fn stop(mut self) {
        drop(self.stop.take());
        self.done.take().expect("it is stopped once").await.expect("it ends in peace");
    }

    /// Ends it where it stands, as a crash would.
    pub async fn crash(mut self) {
        let threads = self.threads.take().expect("it crashes once");
        tokio::task::spawn_blocking(move || threads.shutdown_timeout(PATIENCE))
            .await
            .expect("its threads end");
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.addr)
    }

    /// Asks for something and gives back status and body.
    pub async fn get(&self, path: &str, seat: Option<&str>) -> (u16, String) {
        let (url, seat) = (self.url(path), seat.map(String::from));
        blocking(move || {
            let mut request = agent().get(url);
            if let Some(seat) = seat {
                request = request.header("x-seat", seat);
            }
            answer(request.call())
        })
        .await
    }

    pub async fn read<T: DeserializeOwned>(&self, path: &str, seat: Option<&str>) -> T {
        let (status, body) = self.get(path, seat).await;
        assert_eq!(status, 200, "{path}: {body}");
        serde_json::from_str(&body).expect("the answer has its type")
    }

    /// Sends something as our own page would, with these headers on top.
    pub async fn post(
        &self,
        path: &str,
        body: &impl Serialize,
        headers: &[(&str, &str)],
    ) -> (u16, String) {
        let body = serde_json::to_string(body).expect("bodies are plain data");
        self.post_text(path, body, headers).await
    }

    pub async fn post_text(
        &self,
        path: &str,
        body: String,
        headers: &[(&str, &str)],
    ) -> (u16, String) {
        let url = self.url(path);
        let headers: Vec<(String, String)> =
            headers.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
        blocking(move || {
            let mut request = agent().post(url);
            if headers.iter().all(|(name, _)| name != "content-type") {
                request = request.header("content-type", "application/json");
            }
            for (name, value) in headers {
                request = request.header(name, value);
            }
            answer(request.send(body))
        })
        .await
    }

    /// Opens a table of these seats.
    pub async fn open(&self, game: &str, seats: &[&str]) -> OpenedTable {
        self.open_signed(game, seats, &[]).await
    }

    /// Opens a table with these headers: as somebody who is signed in.
    pub async fn open_signed(
        &self,
        game: &str,
        seats: &[&str],
        headers: &[(&str, &str)],
    ) -> OpenedTable {
        let wanted = NewTable {
            game: game.into(),
            seats: seats.iter().map(ToString::to_string).collect(),
            ..NewTable::default()
        };
        self.opened(&wanted, headers).await
    }

    pub async fn open_as(&self, wanted: &NewTable) -> OpenedTable {
        self.opened(wanted, &[]).await
    }

    async fn opened(&self, wanted: &NewTable, headers: &[(&str, &str)]) -> OpenedTable {
        let (status, body) = self.post("/api/tables", wanted, headers).await;
        assert_eq!(status, 201, "{body}");
        serde_json::from_str(&body).expect("an opened table")
    }

    /// Sits down at a table (or watches), and waits for the welcome.
    pub async fn join(&self, table: &str, token: Option<&str>) -> (Client, Welcome) {
        let mut client = Client::connect(self.addr, table).await;
        let welcome = client.hello(token, None).await;
        (client, welcome)
    }
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(PATIENCE))
        .build()
        .into()
}

fn answer(response: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> (u16, String) {
    let mut response = response.expect("the server answers");
    let status = response.status().as_u16();
    (status, response.body_mut().read_to_string().expect("the answer is text"))
}

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    tokio::task::spawn_blocking(work).await.expect("the request does not panic")
}

/// One WebSocket connection.
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every frame as it came over the wire.
    pub frames: Vec<String>,
    next: u32,
}

impl Client {
    pub async fn connect(addr: SocketAddr, table: &str) -> Client {
        let url = format!("ws://{addr}/api/tables/{table}/live");
        let (socket, _) = connect_async(url).await.expect("the server takes a connection");
        Client { socket, frames: Vec::new(), next: 0 }
    }

    pub async fn hello(&mut self, token: Option<&str>, since: Option<u32>) -> Welcome {
        self.say(&hello(token, since)).await;
        loop {
            match self.hear().await {
                Some(ServerMessage::Welcome(welcome)) => return *welcome,
                Some(ServerMessage::Presence { .. }) => {}
                other => panic!("expected a welcome, found {other:?}"),
            }
        }
    }

    pub async fn say(&mut self, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("messages are plain data");
        self.send(Message::text(text)).await.expect("the server listens");
    }

    pub async fn send(&mut self, message: Message) -> Result<(), Error> {
        self.socket.send(message).await
    }

    /// The next message; none once the connection has ended.
    pub async fn hear(&mut self) -> Option<ServerMessage> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            match next.expect("something comes") {
                Some(Ok(Message::Text(text))) => {
                    self.frames.push(text.to_string());
                    return Some(serde_json::from_str(&text).expect("a server message"));
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(_) | Err(_)) | None => return None,
            }
        }
    }

    /// The next message that `wanted` takes.
    pub async fn until<T>(&mut self, wanted: impl Fn(ServerMessage) -> Option<T>) -> T {
        loop {
            let message = self.hear().await.expect("the connection goes on");
            if let Some(found) = wanted(message) {
                return found;
            }
        }
    }

    pub async fn update(&mut self) -> UpdateView {
        self.until(|message| match message {
            ServerMessage::Update(update) => Some(*update),
            _ => None,
        })
        .await
    }

    /// The next card of the table.
    pub async fn card(&mut self) -> TableView {
        self.until(|message| match message {
            ServerMessage::Table(card) => Some(*card),
            _ => None,
        })
        .await
    }

    /// The update that has this sequence.
    pub async fn update_to(&mut self, sequence: u32) -> UpdateView {
        loop {
            let update = self.update().await;
            if update.sequence >= sequence {
                return update;
            }
        }
    }

    pub fn number(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    /// Makes a move and waits for its answer: accepted, refused or stale.
    pub async fn play(&mut self, notation: &str, at: u32) -> ServerMessage {
        let id = self.number();
        self.say(&ClientMessage::Move { id, notation: notation.into(), at }).await;
        self.answer(id).await
    }

    /// Waits for the answer with this number.
    pub async fn answer(&mut self, number: u32) -> ServerMessage {
        self.until(|message| match &message {
            ServerMessage::Accepted { id, .. }
            | ServerMessage::Refused { id, .. }
            | ServerMessage::Stale { id, .. }
            | ServerMessage::Why { id, .. }
                if *id == number =>
            {
                Some(message)
            }
            _ => None,
        })
        .await
    }

    /// Whether the connection ends, whatever comes before.
    pub async fn ends(&mut self) -> Vec<ServerMessage> {
        let mut heard = Vec::new();
        while let Some(message) = self.hear().await {
            heard.push(message);
        }
        heard
    }
}

pub fn hello(token: Option<&str>, since: Option<u32>) -> ClientMessage {
    ClientMessage::Hello {
        protocol: PROTOCOL,
        lang: Lang::En,
        seat_token: token.map(String::from),
        name: None,
        since,
        watch: false,
        beside: Vec::new(),
    }
}

/// The secret of a seat, counted from 1.
pub fn token(opened: &OpenedTable, seat: usize) -> &str {
    opened.seats[seat - 1].token.as_deref().expect("a person's seat")
}

/// Plays a whole game with a person at each of these seats choosing by `choose` among the offers; gives back the
/// clients and the last update each got.
pub async fn play_out(
    server: &Running,
    opened: &OpenedTable,
    seats: &[usize],
    choose: impl FnMut(usize) -> usize,
) -> Vec<(Client, UpdateView)> {
    play_until(server, opened, seats, u32::MAX, choose).await
}

/// Like [`play_out`], but no further than a journal of this length.
pub async fn play_until(
    server: &Running,
    opened: &OpenedTable,
    seats: &[usize],
    most: u32,
    mut choose: impl FnMut(usize) -> usize,
) -> Vec<(Client, UpdateView)> {
    let mut people = Vec::new();
    for seat in seats {
        let (client, welcome) = server.join(&opened.table.id, Some(token(opened, *seat))).await;
        people.push((client, welcome.update));
    }
    loop {
        let over = people.iter().all(|(_, update)| update.scene.outcome.is_some());
        if over || people.iter().all(|(_, update)| update.sequence >= most) {
            return people;
        }
        let able = people.iter().position(|(_, update)| !update.scene.offers.is_empty());
        let Some(able) = able else {
            // Automatic players decide: everybody hears of it.
            for (client, update) in &mut people {
                let wanted = update.sequence + 1;
                if update.scene.outcome.is_none() {
                    *update = client.update_to(wanted).await;
                }
            }
            continue;
        };
        let (client, update) = &mut people[able];
        let offer = &update.scene.offers[choose(update.scene.offers.len())];
        let notation = offer.notation.clone();
        let at = update.sequence;
        match client.play(&notation, at).await {
            ServerMessage::Accepted { sequence, .. } => {
                for (client, update) in &mut people {
                    if update.sequence < sequence {
                        *update = latest(client, sequence).await;
                    }
                }
            }
            ServerMessage::Stale { sequence, .. } => {
                let (client, update) = &mut people[able];
                *update = latest(client, sequence).await;
            }
            other => panic!("an offered move is accepted, found {other:?}"),
        }
    }
}

/// The update with this sequence; it may have come before the answer that names it.
pub async fn latest(client: &mut Client, sequence: u32) -> UpdateView {
    let kept = client.frames.iter().rev().find_map(|frame| match serde_json::from_str(frame) {
        Ok(ServerMessage::Update(update)) if update.sequence >= sequence => Some(*update),
        _ => None,
    });
    match kept {
        Some(update) => update,
        None => client.update_to(sequence).await,
    }
}
