//! Tables full of random people and automatic players.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use futures_util::future::select_all;
use kernel::{Rng, Seed};
use protocol::http::{NewTable, OpenedTable, SeatKey};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until};

use super::chapters;
use super::peer;
use super::people::{Answer, Key, Person, Problem, SILENCE};
use super::report::Tally;
use super::truth::{self, Acknowledged};

/// A game that is played, and by whom: `me` is a random person of ours, everything else the server's own player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Sort {
    pub game: String,
    pub seats: Vec<String>,
}

/// What everybody shares.
pub(super) struct Load {
    servers: Vec<String>,
    /// Whether the server is boardgame.io.
    peer: bool,
    sorts: Vec<Sort>,
    /// How long a table takes from move to move.
    pace: Duration,
    stopping: watch::Sender<bool>,
    /// Set when everybody stays and nobody moves.
    pausing: AtomicBool,
    /// After how many moves a table stands still.
    most_moves: AtomicU64,
    /// Set when a table that is over is not followed by another.
    last_games: AtomicBool,
    /// How many tables are over for good.
    done: AtomicUsize,
    pub tally: Tally,
    pub games: table::Registry,
    pub agent: ureq::Agent,
}

impl Load {
    pub fn new(
        servers: Vec<String>,
        peer: bool,
        sorts: Vec<Sort>,
        pace: Duration,
        games: table::Registry,
    ) -> Load {
        let agent = ureq::Agent::config_builder().timeout_global(Some(SILENCE)).build().into();
        Load {
            servers,
            peer,
            sorts,
            pace,
            stopping: watch::channel(false).0,
            pausing: AtomicBool::new(false),
            most_moves: AtomicU64::new(u64::MAX),
            last_games: AtomicBool::new(false),
            done: AtomicUsize::new(0),
            tally: Tally::default(),
            games,
            agent,
        }
    }

    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    fn stopped(&self) -> bool {
        *self.stopping.borrow()
    }

    /// From now on nobody moves; everybody stays.
    pub fn pause(&self) {
        self.pausing.store(true, Relaxed);
    }

    /// Every table stands still after so many moves; everybody stays.
    pub fn stop_after(&self, moves: u64) {
        self.most_moves.store(moves, Relaxed);
    }

    /// From now on, a table that is over is not followed by another.
    pub fn let_finish(&self) {
        self.last_games.store(true, Relaxed);
    }

    /// How many tables are over for good.
    pub fn finished(&self) -> usize {
        self.done.load(Relaxed)
    }

    /// The server for the nth attempt of somebody: another one each time.
    pub fn server(&self, attempt: usize) -> &str {
        &self.servers[attempt % self.servers.len()]
    }

    /// How many servers there are.
    pub fn servers(&self) -> usize {
        self.servers.len()
    }

    /// What is played at the table of this number.
    pub fn sort(&self, number: usize) -> &Sort {
        &self.sorts[number % self.sorts.len()]
    }

    /// Opens the next game of table `number`.
    pub async fn open(&self, number: usize, attempt: usize) -> Result<Now, Problem> {
        let mut opened = Err("there is no server".into());
        for turn in 0..self.servers.len() {
            opened = self.open_at(self.server(number + attempt + turn), number).await;
            if opened.is_ok() {
                break;
            }
        }
        opened
    }

    async fn open_at(&self, server: &str, number: usize) -> Result<Now, Problem> {
        if self.peer {
            return self.open_peer(server).await;
        }
        let sort = self.sort(number);
        let wanted =
            NewTable { game: sort.game.clone(), seats: sort.seats.clone(), ..NewTable::default() };
        let body = serde_json::to_string(&wanted)?;
        let text = self.post(format!("{server}/api/tables"), body).await?;
        Ok(Now::of(serde_json::from_str(&text)?))
    }

    /// Opens a match at boardgame.io and sits down at both sides of it.
    async fn open_peer(&self, server: &str) -> Result<Now, Problem> {
        let (url, body) = peer::opening(server);
        let id = peer::field(&self.post(url, body).await?, "matchID")?;
        let mut keys = Vec::new();
        for number in 0..2 {
            let (url, body) = peer::joining(server, &id, number);
            let credentials = peer::field(&self.post(url, body).await?, "playerCredentials")?;
            let player = peer::Player { table: id.clone(), number, credentials };
            keys.push((number + 1, Key::Peer(player)));
        }
        Ok(Now { id, keys, ..Now::default() })
    }

    async fn post(&self, url: String, body: String) -> Result<String, Problem> {
        let agent = self.agent.clone();
        let text = tokio::task::spawn_blocking(move || {
            let sent = agent.post(url).header("content-type", "application/json").send(body);
            sent.and_then(|mut answer| answer.body_mut().read_to_string())
        });
        Ok(text.await??)
    }

    /// The record of a table that is over.
    async fn record(&self, id: &str) -> Result<String, Problem> {
        self.read(&format!("/api/tables/{id}/record")).await
    }

    /// What any server answers to a path.
    pub async fn read(&self, path: &str) -> Result<String, Problem> {
        let mut read = Err("there is no server".into());
        for server in &self.servers {
            let (agent, url) = (self.agent.clone(), format!("{server}{path}"));
            let text = tokio::task::spawn_blocking(move || {
                agent.get(url).call().and_then(|mut answer| answer.body_mut().read_to_string())
            });
            read = text.await?.map_err(Problem::from);
            if read.is_ok() {
                break;
            }
        }
        read
    }
}

/// One table: which it is now, and how far it is known to be.
pub(super) struct Table {
    number: usize,
    now: Mutex<Now>,
    moves: AtomicU64,
    over: AtomicBool,
}

/// A table as its people know it.
#[derive(Clone, Default)]
pub(super) struct Now {
    pub id: String,
    /// The people's seats and how they say who they are.
    pub keys: Vec<(u8, Key)>,
    /// The chapters before this one, the first one first.
    pub line: Vec<String>,
    /// The table of the next chapter, once a server has said it to anybody.
    pub following: Option<String>,
    /// Every move the server has acknowledged.
    pub acknowledged: Vec<Acknowledged>,
    /// The highest sequence anybody was told.
    pub told: u32,
}

impl Table {
    pub fn new(number: usize, opened: Now) -> Table {
        Table {
            number,
            now: Mutex::new(opened),
            moves: AtomicU64::new(0),
            over: AtomicBool::new(false),
        }
    }

    /// How many moves were acknowledged here.
    pub fn moves(&self) -> u64 {
        self.moves.load(Relaxed)
    }

    /// Whether no more is played here.
    pub fn is_over(&self) -> bool {
        self.over.load(Relaxed)
    }

    /// The table as it is known at this moment.
    pub fn now(&self) -> Now {
        self.lock().clone()
    }

    fn lock(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Somebody was told at which table it goes on; what was told first stays.
    pub fn follow(&self, id: String) {
        self.lock().following.get_or_insert(id);
    }

    fn told(&self, sequence: u32) {
        let mut now = self.lock();
        now.told = now.told.max(sequence);
    }
}

impl Now {
    fn of(opened: OpenedTable) -> Now {
        let key = |seat: SeatKey| Some((seat.seat, Key::Secret(seat.token?)));
        let keys = opened.seats.into_iter().filter_map(key).collect();
        Now { id: opened.table.id, keys, ..Now::default() }
    }
}

/// Plays at a table until told to stop; a server that goes away is waited for.
pub(super) async fn keep_playing(load: Arc<Load>, table: Arc<Table>) {
    let mut chance = Seed::from_number(table.number as u64).rng();
    let mut attempt = 0;
    while !load.stopped() {
        match play(&load, &table, attempt, &mut chance).await {
            Ok(End::Stopped) => return,
            Ok(End::Over) => match after(&load, &table, attempt).await {
                Ok(Some(opened)) => *table.lock() = opened,
                Ok(None) => {
                    table.over.store(true, Relaxed);
                    load.done.fetch_add(1, Relaxed);
                    return;
                }
                Err(_) => {
                    attempt += 1;
                    sleep(Duration::from_millis(100)).await;
                }
            },
            Err(_) => {
                attempt += 1;
                load.tally.broken.fetch_add(1, Relaxed);
                sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

/// What follows a table that is over: the next chapter, or another game; nothing after the last one.
async fn after(load: &Load, table: &Table, attempt: usize) -> Result<Option<Now>, Problem> {
    if load.is_campaign(table.number) {
        if let Some(next) = chapters::next(load, table, attempt).await? {
            return Ok(Some(next));
        }
        chapters::check(load, &table.now()).await?;
    }
    if load.last_games.load(Relaxed) {
        return Ok(None);
    }
    load.open(table.number, attempt).await.map(Some)
}

enum End {
    Over,
    Stopped,
}

async fn play(
    load: &Load,
    table: &Table,
    attempt: usize,
    chance: &mut Rng,
) -> Result<End, Problem> {
    let now = table.now();
    let mut people = Vec::new();
    for (seat, key) in &now.keys {
        people.push(join(load, &now, *seat, key, table.number + attempt).await?);
    }
    // Whatever anybody was told before is still there.
    if people.iter().any(|person| person.sequence < now.told) && load.servers.len() == 1 {
        load.tally.lost.fetch_add(1, Relaxed);
    }
    // Tables do not move in step.
    let mut next = Instant::now() + load.pace.mul_f64(chance.fraction());
    let mut stopping = load.stopping.subscribe();
    loop {
        let latest = people.iter().map(|person| person.sequence).max().unwrap_or(0);
        for person in &mut people {
            person.follow(latest).await?;
        }
        table.told(latest);
        if people.iter().all(|person| person.scene.outcome.is_some()) {
            check_record(load, table).await?;
            return Ok(End::Over);
        }
        let Some(able) = people.iter().position(|person| !person.scene.offers.is_empty()) else {
            // An automatic player thinks.
            tokio::select! {
                heard = any(&mut people) => heard?,
                _ = stopping.wait_for(|stop| *stop) => return Ok(End::Stopped),
            }
            continue;
        };
        tokio::select! {
            () = sleep_until(next) => {}
            _ = stopping.wait_for(|stop| *stop) => return Ok(End::Stopped),
        }
        if load.pausing.load(Relaxed) || table.moves() >= load.most_moves.load(Relaxed) {
            next = Instant::now() + load.pace;
            continue;
        }
        let person = &mut people[able];
        let choice = (chance.fraction() * person.scene.offers.len() as f64) as usize;
        let notation = person.scene.offers[choice].notation.clone();
        let seat = person.seat;
        let sent = Instant::now();
        match person.decide(&notation).await? {
            Answer::Accepted(sequence) => {
                table.lock().acknowledged.push(Acknowledged { sequence, seat, notation });
                table.moves.fetch_add(1, Relaxed);
                for person in &mut people {
                    person.follow(sequence).await?;
                }
                load.tally.moved(sent.elapsed());
            }
            Answer::Stale(sequence) => {
                load.tally.stale.fetch_add(1, Relaxed);
                person.follow(sequence).await?;
            }
        }
        // A table that fell behind does not make up for it: the pace is the least time between moves.
        next = (next + load.pace).max(Instant::now());
    }
}

/// Sits down at any server that is there; the people of one table are spread over all of them.
async fn join(
    load: &Load,
    now: &Now,
    seat: u8,
    key: &Key,
    attempt: usize,
) -> Result<Person, Problem> {
    let first = attempt + usize::from(seat);
    let mut joined = Err("there is no server".into());
    for number in 0..load.servers.len() {
        joined = Person::join(load.server(first + number), &now.id, seat, key, now.told).await;
        if joined.is_ok() {
            break;
        }
    }
    joined
}

/// Waits until anybody hears anything.
async fn any(people: &mut [Person]) -> Result<(), Problem> {
    let listening = people.iter_mut().map(|person| Box::pin(person.listen()));
    select_all(listening).await.0
}

/// The record of a table that is over has every acknowledged move in its place, and plays again to the same end.
async fn check_record(load: &Load, table: &Table) -> Result<(), Problem> {
    if !load.tally.checks() {
        return Ok(());
    }
    let now = table.now();
    let record = load.record(&now.id).await?;
    load.tally.checked.fetch_add(1, Relaxed);
    if let Err(wrong) = truth::of_record(&load.games, &record, &now) {
        crate::answer::note(&format!("table {}: {wrong}", now.id));
        load.tally.wrong.fetch_add(1, Relaxed);
    }
    Ok(())
}
