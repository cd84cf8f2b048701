//! Tables full of random people.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use kernel::{Lang, Rng, Seed};
use protocol::PROTOCOL;
use protocol::http::{NewTable, OpenedTable};
use protocol::live::ClientMessage;
use serde::Deserialize;
use serde::de::IgnoredAny;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::report::Tally;

/// After how long a silent server counts as gone.
const SILENCE: Duration = Duration::from_secs(20);

/// What everybody shares.
pub(super) struct Load {
    url: String,
    game: String,
    seats: usize,
    /// How long a table takes from move to move.
    pace: Duration,
    stopping: watch::Sender<bool>,
    pub tally: Tally,
    agent: ureq::Agent,
}

/// Why something did not work, for a person.
pub(super) type Problem = Box<dyn std::error::Error + Send + Sync>;

impl Load {
    pub fn new(url: String, game: String, seats: usize, pace: Duration) -> Load {
        let agent = ureq::Agent::config_builder().timeout_global(Some(SILENCE)).build().into();
        let stopping = watch::channel(false).0;
        Load { url, game, seats, pace, stopping, tally: Tally::default(), agent }
    }

    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    fn stopped(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Opens a table of people.
    pub async fn open(&self) -> Result<OpenedTable, Problem> {
        let wanted = NewTable {
            game: self.game.clone(),
            seats: vec!["me".into(); self.seats],
            ..NewTable::default()
        };
        let body = serde_json::to_string(&wanted)?;
        let (agent, url) = (self.agent.clone(), format!("{}/api/tables", self.url));
        let text = tokio::task::spawn_blocking(move || {
            let sent = agent.post(url).header("content-type", "application/json").send(body);
            sent.and_then(|mut answer| answer.body_mut().read_to_string())
        });
        Ok(serde_json::from_str(&text.await??)?)
    }
}

/// One table: which it is now, and how far it is known to be.
pub(super) struct Table {
    number: usize,
    now: Mutex<Now>,
    moves: AtomicU64,
}

#[derive(Clone)]
struct Now {
    id: String,
    tokens: Vec<String>,
    /// The highest sequence the server has acknowledged.
    acknowledged: u32,
}

impl Table {
    pub fn new(number: usize, opened: OpenedTable) -> Table {
        Table { number, now: Mutex::new(Now::of(opened)), moves: AtomicU64::new(0) }
    }

    /// How many moves were acknowledged here.
    pub fn moves(&self) -> u64 {
        self.moves.load(Relaxed)
    }

    fn now(&self) -> Now {
        self.now.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clone()
    }

    fn change(&self, change: impl FnOnce(&mut Now)) {
        change(&mut self.now.lock().unwrap_or_else(|poisoned| poisoned.into_inner()));
    }
}

impl Now {
    fn of(opened: OpenedTable) -> Now {
        let tokens = opened.seats.into_iter().filter_map(|seat| seat.token).collect();
        Now { id: opened.table.id, tokens, acknowledged: 0 }
    }
}

/// Plays at a table until told to stop; a server that goes away is waited for.
pub(super) async fn keep_playing(load: Arc<Load>, table: Arc<Table>) {
    let mut chance = Seed::from_number(table.number as u64).rng();
    while !load.stopped() {
        match play(&load, &table, &mut chance).await {
            Ok(End::Over) => match load.open().await {
                Ok(opened) => table.change(|now| *now = Now::of(opened)),
                Err(_) => sleep(Duration::from_millis(100)).await,
            },
            Ok(End::Stopped) => return,
            Err(_) => {
                load.tally.broken.fetch_add(1, Relaxed);
                sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

enum End {
    Over,
    Stopped,
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// As much of a message as a random person needs.
#[derive(Deserialize)]
struct Heard {
    r#type: String,
    sequence: Option<u32>,
    scene: Option<Scene>,
    update: Option<Update>,
    text: Option<String>,
}

#[derive(Deserialize)]
struct Update {
    sequence: u32,
    scene: Scene,
}

#[derive(Deserialize)]
struct Scene {
    offers: Vec<Offer>,
    outcome: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Offer {
    notation: String,
}

/// One person at the table.
struct Person {
    socket: Socket,
    sequence: u32,
    scene: Scene,
}

impl Person {
    async fn join(load: &Load, now: &Now, token: &str) -> Result<Person, Problem> {
        let address = load.url.replacen("http", "ws", 1);
        let url = format!("{address}/api/tables/{}/live", now.id);
        let (mut socket, _) = timeout(SILENCE, connect_async(url)).await??;
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL,
            lang: Lang::En,
            seat_token: Some(token.into()),
            name: None,
            since: Some(now.acknowledged),
        };
        socket.send(Message::text(serde_json::to_string(&hello)?)).await?;
        loop {
            let heard = hear(&mut socket).await?;
            if let Some(update) = heard.update {
                return Ok(Person { socket, sequence: update.sequence, scene: update.scene });
            }
            if heard.r#type == "problem" {
                return Err(heard.text.unwrap_or_default().into());
            }
        }
    }

    /// Hears until the table has this many entries.
    async fn follow(&mut self, sequence: u32) -> Result<(), Problem> {
        while self.sequence < sequence {
            let heard = hear(&mut self.socket).await?;
            self.take(heard);
        }
        Ok(())
    }

    fn take(&mut self, heard: Heard) {
        if let (Some(sequence), Some(scene)) = (heard.sequence, heard.scene) {
            self.sequence = sequence;
            self.scene = scene;
        }
    }

    /// Makes a move and waits for the answer: the journal's length with it, or none if it came too late.
    async fn decide(&mut self, notation: &str) -> Result<Option<u32>, Problem> {
        let message = ClientMessage::Move { id: 1, notation: notation.into(), at: self.sequence };
        self.socket.send(Message::text(serde_json::to_string(&message)?)).await?;
        loop {
            let heard = hear(&mut self.socket).await?;
            match heard.r#type.as_str() {
                "accepted" => return Ok(heard.sequence),
                "stale" => return Ok(None),
                "refused" | "problem" => return Err(heard.text.unwrap_or_default().into()),
                _ => self.take(heard),
            }
        }
    }
}

async fn hear(socket: &mut Socket) -> Result<Heard, Problem> {
    loop {
        match timeout(SILENCE, socket.next()).await?.ok_or("the connection has ended")?? {
            Message::Text(text) => return Ok(serde_json::from_str(&text)?),
            Message::Close(_) => return Err("the server said goodbye".into()),
            _ => {}
        }
    }
}

async fn play(load: &Load, table: &Table, chance: &mut Rng) -> Result<End, Problem> {
    let now = table.now();
    let mut people = Vec::new();
    for token in &now.tokens {
        people.push(Person::join(load, &now, token).await?);
    }
    let known = people.iter().map(|person| person.sequence).max().unwrap_or(0);
    if known < now.acknowledged {
        load.tally.lost.fetch_add(1, Relaxed);
        table.change(|now| now.acknowledged = known);
    }
    // Tables do not move in step.
    let mut next = Instant::now() + load.pace.mul_f64(chance.fraction());
    let mut stopping = load.stopping.subscribe();
    loop {
        if people.iter().all(|person| person.scene.outcome.is_some()) {
            return Ok(End::Over);
        }
        let latest = people.iter().map(|person| person.sequence).max().unwrap_or(0);
        for person in &mut people {
            person.follow(latest).await?;
        }
        tokio::select! {
            () = sleep_until(next) => {}
            _ = stopping.wait_for(|stop| *stop) => return Ok(End::Stopped),
        }
        let able = people.iter_mut().find(|person| !person.scene.offers.is_empty());
        let Some(person) = able else { return Err("nobody can decide".into()) };
        let choice = (chance.fraction() * person.scene.offers.len() as f64) as usize;
        let notation = person.scene.offers[choice].notation.clone();
        let sent = Instant::now();
        match person.decide(&notation).await? {
            Some(sequence) => {
                table.change(|now| now.acknowledged = sequence);
                table.moves.fetch_add(1, Relaxed);
                for person in &mut people {
                    person.follow(sequence).await?;
                }
                load.tally.moved(sent.elapsed());
            }
            None => {
                load.tally.stale.fetch_add(1, Relaxed);
            }
        }
        // A table that fell behind does not make up for it: the pace is the least time between moves.
        next = (next + load.pace).max(Instant::now());
    }
}
