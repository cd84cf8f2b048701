//! One random person at a table: a WebSocket connection and what it has heard.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use kernel::Lang;
use protocol::PROTOCOL;
use protocol::live::ClientMessage;
use serde::Deserialize;
use serde::de::IgnoredAny;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use super::peer::{self, Frame, Player};

/// After how long a silent server counts as gone.
pub(super) const SILENCE: Duration = Duration::from_secs(20);

/// Why something did not work, for a person.
pub(super) type Problem = Box<dyn std::error::Error + Send + Sync>;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// As much of a message as a random person needs.
#[derive(Deserialize)]
pub(super) struct Heard {
    r#type: String,
    pub sequence: Option<u32>,
    pub scene: Option<Scene>,
    update: Option<Update>,
    text: Option<String>,
}

impl Heard {
    /// The table stands like this.
    pub fn update(sequence: u32, scene: Scene) -> Heard {
        Heard {
            r#type: "update".into(),
            sequence: Some(sequence),
            scene: Some(scene),
            update: None,
            text: None,
        }
    }
}

#[derive(Deserialize)]
struct Update {
    sequence: u32,
    scene: Scene,
}

#[derive(Deserialize)]
pub(super) struct Scene {
    pub offers: Vec<Offer>,
    pub outcome: Option<IgnoredAny>,
}

#[derive(Deserialize)]
pub(super) struct Offer {
    pub notation: String,
}

/// What became of a move.
pub(super) enum Answer {
    /// It is the journal's entry of this number.
    Accepted(u32),
    /// Something happened first: the journal has this length.
    Stale(u32),
}

/// How somebody says who they are.
#[derive(Clone, Debug)]
pub(super) enum Key {
    /// A seat's secret.
    Secret(String),
    /// A seat at boardgame.io.
    Peer(Player),
}

/// One person at the table.
pub(super) struct Person {
    socket: Socket,
    key: Key,
    /// The seat, counted from one.
    pub seat: u8,
    /// The length of the journal as far as it was told.
    pub sequence: u32,
    pub scene: Scene,
}

impl Person {
    /// Sits down at a table of the server at this address.
    pub async fn join(
        server: &str,
        table: &str,
        seat: u8,
        key: &Key,
        since: u32,
    ) -> Result<Person, Problem> {
        timeout(SILENCE, Person::sit_down(server, table, seat, key, since)).await?
    }

    async fn sit_down(
        server: &str,
        table: &str,
        seat: u8,
        key: &Key,
        since: u32,
    ) -> Result<Person, Problem> {
        let (url, hello) = match key {
            Key::Secret(token) => {
                let hello = ClientMessage::Hello {
                    protocol: PROTOCOL,
                    lang: Lang::En,
                    seat_token: Some(token.clone()),
                    name: None,
                    since: Some(since),
                    watch: false,
                    beside: Vec::new(),
                };
                let server = server.replacen("http", "ws", 1);
                let url = format!("{server}/api/tables/{table}/live");
                (url, vec![serde_json::to_string(&hello)?])
            }
            Key::Peer(player) => (peer::socket(server), peer::hello(player).to_vec()),
        };
        let (mut socket, _) = connect_async_with_config(url, None, true).await?;
        for (number, text) in hello.into_iter().enumerate() {
            // boardgame.io forgets what is said before it has let one into the room.
            while number > 0 && !peer::lets_in(&text_of(&mut socket).await?) {}
            socket.send(Message::text(text)).await?;
        }
        loop {
            let heard = hear(&mut socket, key).await?;
            let first = match (heard.update, heard.sequence, heard.scene) {
                (Some(update), ..) => Some((update.sequence, update.scene)),
                (None, Some(sequence), Some(scene)) => Some((sequence, scene)),
                _ => None,
            };
            if let Some((sequence, scene)) = first {
                return Ok(Person { socket, key: key.clone(), seat, sequence, scene });
            }
            if heard.r#type == "problem" {
                return Err(heard.text.unwrap_or_default().into());
            }
        }
    }

    /// Hears until the table has this many entries.
    pub async fn follow(&mut self, sequence: u32) -> Result<(), Problem> {
        let told = async {
            while self.sequence < sequence {
                self.listen().await?;
            }
            Ok(())
        };
        timeout(SILENCE, told).await?
    }

    /// Hears one message. Nothing is lost if somebody stops waiting for it.
    pub async fn listen(&mut self) -> Result<(), Problem> {
        let heard = hear(&mut self.socket, &self.key).await?;
        self.take(heard);
        Ok(())
    }

    fn take(&mut self, heard: Heard) {
        if let (Some(sequence), Some(scene)) = (heard.sequence, heard.scene) {
            self.sequence = sequence;
            self.scene = scene;
        }
    }

    /// Makes a move and waits for the answer.
    pub async fn decide(&mut self, notation: &str) -> Result<Answer, Problem> {
        timeout(SILENCE, self.submit(notation)).await?
    }

    async fn submit(&mut self, notation: &str) -> Result<Answer, Problem> {
        let at = self.sequence;
        let text = match &self.key {
            Key::Secret(_) => {
                let message = ClientMessage::Move { id: 1, notation: notation.into(), at };
                serde_json::to_string(&message)?
            }
            Key::Peer(player) => peer::decision(player, notation, at)?,
        };
        self.socket.send(Message::text(text)).await?;
        loop {
            let heard = hear(&mut self.socket, &self.key).await?;
            match (heard.r#type.as_str(), heard.sequence) {
                ("accepted", Some(sequence)) => return Ok(Answer::Accepted(sequence)),
                ("stale", Some(sequence)) => return Ok(Answer::Stale(sequence)),
                ("refused" | "problem", _) => return Err(heard.text.unwrap_or_default().into()),
                _ => self.take(heard),
            }
            // boardgame.io answers a move with nothing but the update.
            if matches!(self.key, Key::Peer(_)) && self.sequence > at {
                return Ok(Answer::Accepted(self.sequence));
            }
        }
    }
}

async fn hear(socket: &mut Socket, key: &Key) -> Result<Heard, Problem> {
    loop {
        let text = timeout(SILENCE, text_of(socket)).await??;
        match key {
            Key::Secret(_) => return Ok(serde_json::from_str(&text)?),
            Key::Peer(player) => match peer::read(player, &text)? {
                Frame::Ping => socket.send(Message::text("3")).await?,
                Frame::Stands(heard) => return Ok(heard),
                Frame::Other => {}
            },
        }
    }
}

/// The next text that comes.
async fn text_of(socket: &mut Socket) -> Result<Utf8Bytes, Problem> {
    loop {
        match socket.next().await.ok_or("the connection has ended")?? {
            Message::Text(text) => return Ok(text),
            Message::Close(_) => return Err("the server said goodbye".into()),
            _ => {}
        }
    }
}
