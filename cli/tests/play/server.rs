//! A game at a server, shared with somebody who speaks as the browser does.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use futures_util::{SinkExt, StreamExt};
use kernel::{Lang, Seat};
use protocol::PROTOCOL;
use protocol::http::{NewTable, OpenedTable};
use protocol::live::{ClientMessage, ServerMessage, UpdateView};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::pty::{CHOOSE, Screen, position};

/// A server that ends with the test.
pub struct Server {
    child: Child,
    pub address: String,
}

impl Server {
    fn start(folder: &Path, address: &str) -> Server {
        Server::of(Path::new(env!("CARGO_BIN_EXE_starboard")), folder, address)
    }

    /// A server by this program.
    pub fn of(program: &Path, folder: &Path, address: &str) -> Server {
        let data = folder.display().to_string();
        let mut child = Command::new(program)
            .args(["serve", "--addr", address, "--data", &data])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Starboard is at http://").expect(&line).to_string();
        Server { child, address }
    }

    pub fn open(&self, game: &str, seats: &[&str]) -> OpenedTable {
        let wanted = NewTable {
            game: game.into(),
            seats: seats.iter().map(ToString::to_string).collect(),
            ..NewTable::default()
        };
        let body = serde_json::to_string(&wanted).unwrap();
        let mut answer = ureq::post(format!("http://{}/api/tables", self.address))
            .header("content-type", "application/json")
            .send(body)
            .unwrap();
        serde_json::from_str(&answer.body_mut().read_to_string().unwrap()).unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// Sits in a browser's seat and takes the first offer whenever it is awaited, until the game is over; gives back the
/// last it was shown.
async fn browse(address: String, table: String, token: String) -> UpdateView {
    let url = format!("ws://{address}/api/tables/{table}/live");
    let (mut socket, _) = connect_async(url).await.unwrap();
    let mut say = Vec::from([ClientMessage::Hello {
        protocol: PROTOCOL,
        lang: Lang::It,
        seat_token: Some(token),
        name: Some("Ada".into()),
        since: None,
        watch: false,
        beside: Vec::new(),
    }]);
    loop {
        for message in say.drain(..) {
            let text = serde_json::to_string(&message).unwrap();
            socket.send(Message::text(text)).await.unwrap();
        }
        let Message::Text(text) = socket.next().await.unwrap().unwrap() else { continue };
        let update = match serde_json::from_str(&text).unwrap() {
            ServerMessage::Welcome(welcome) => welcome.update,
            ServerMessage::Update(update) => *update,
            _ => continue,
        };
        if update.scene.outcome.is_some() {
            return update;
        }
        if let Some(offer) = update.scene.offers.first() {
            let notation = offer.notation.clone();
            say.push(ClientMessage::Move { id: update.sequence, notation, at: update.sequence });
        }
    }
}

#[test]
fn a_terminal_and_a_browser_play_one_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), "127.0.0.1:0");
    let opened = server.open("connectfour", &["me", "invited"]);
    let token = |seat: usize| opened.seats[seat].token.clone().unwrap();
    let url = format!("http://{}", server.address);
    let own = token(0);
    let words = ["play", "--server", &url, "--seat", &own];
    let mut screen = Screen::open(folder.path(), &words);
    screen.wait_for("your decision");

    let runtime = tokio::runtime::Runtime::new().unwrap();
    let browser = runtime.spawn(browse(server.address.clone(), opened.table.id.clone(), token(1)));
    let mut last = None;
    let end = loop {
        let text = screen.wait("a decision of mine", |text| {
            text.contains("The end")
                || position(text).is_some_and(|(at, mine)| mine && Some(at) != last)
        });
        if text.contains("The end") {
            break text;
        }
        last = position(&text).map(|(at, _)| at);
        screen.press(CHOOSE);
    };
    let seen = runtime.block_on(browser).unwrap();
    let ending = seen.scene.outcome.unwrap();
    let winner = Seat::all(2).find(|seat| ending.won(*seat));
    let winner = winner.expect("whoever drops into the first column first has four in it");
    let name = if winner == Seat(1) { "Ada" } else { "Seat 1" };
    assert!(end.contains(&format!("{name} wins")), "{end}");
    screen.press("\x03");
    assert!(screen.end().success());
    assert!(screen.is_given_back());
}

#[test]
fn a_seat_link_does_too_and_a_lost_server_is_found_again() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), "127.0.0.1:0");
    let address = server.address.clone();
    let opened = server.open("connectfour", &["me", "random"]);
    let link = format!(
        "http://{address}/t/{}#seat={}",
        opened.table.id,
        opened.seats[0].token.clone().unwrap()
    );
    let mut screen = Screen::open(folder.path(), &["play", "--server", &link]);
    screen.wait_for("your decision");
    screen.press(CHOOSE);
    let before =
        screen.wait("an answer", |text| position(text).is_some_and(|(at, mine)| at >= 2 && mine));
    drop(server);
    screen.wait_for("trying again");
    let _server = Server::start(folder.path(), &address);
    let after = screen.wait("the table again", |text| {
        position(text).is_some_and(|(_, mine)| mine) && !text.contains("trying again")
    });
    assert_eq!(position(&after), position(&before));
    screen.press(CHOOSE);
    screen.wait("a further answer", |text| {
        position(text).is_some_and(|(at, mine)| mine && Some((at, mine)) > position(&before))
    });
}

#[test]
fn a_secret_that_holds_no_seat_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), "127.0.0.1:0");
    let url = format!("http://{}", server.address);
    let mut screen = Screen::open(folder.path(), &["play", "--server", &url, "--seat", "nobody"]);
    assert_eq!(screen.end().exit_code(), 2);
    assert!(screen.text().contains("ask whoever invited you"), "{}", screen.text());
    let mut screen = Screen::open(folder.path(), &["play", "--server", &url]);
    assert_eq!(screen.end().exit_code(), 2);
    assert!(screen.text().contains("--seat"), "{}", screen.text());
}
