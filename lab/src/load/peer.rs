//! How to play at another server: boardgame.io's tic-tac-toe, over its own HTTP and socket.io messages, so that both
//! servers are given the same load by the same generator.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};

use super::people::{Heard, Offer, Problem, Scene};

/// The game's name there, which is also the name of its socket.io room.
const GAME: &str = "tictactoe";

/// A seat there.
#[derive(Clone, Debug)]
pub(super) struct Player {
    /// The match.
    pub table: String,
    /// Counted from zero.
    pub number: u8,
    pub credentials: String,
}

/// Where a match is opened, and with what.
pub(super) fn opening(server: &str) -> (String, String) {
    (format!("{server}/games/{GAME}/create"), json!({ "numPlayers": 2 }).to_string())
}

/// Where a player sits down, and with what.
pub(super) fn joining(server: &str, table: &str, number: u8) -> (String, String) {
    let body = json!({ "playerID": number.to_string(), "playerName": format!("{number}") });
    (format!("{server}/games/{GAME}/{table}/join"), body.to_string())
}

/// A field of an answer.
pub(super) fn field(answer: &str, name: &str) -> Result<String, Problem> {
    let answer: Value = serde_json::from_str(answer)?;
    Ok(answer[name].as_str().ok_or("boardgame.io answered something else")?.to_string())
}

/// Where its messages go.
pub(super) fn socket(server: &str) -> String {
    format!("{}/socket.io/?EIO=4&transport=websocket", server.replacen("http", "ws", 1))
}

/// What is said first: into which room, and which match is wanted.
pub(super) fn hello(player: &Player) -> [String; 2] {
    let sync = json!(["sync", player.table, player.number.to_string(), player.credentials, 2]);
    [format!("40/{GAME},"), format!("42/{GAME},{sync}")]
}

/// Whether a frame says that one is in the room.
pub(super) fn lets_in(frame: &str) -> bool {
    frame.starts_with(&format!("40/{GAME},"))
}

/// A move: the cell is what the offer said.
pub(super) fn decision(player: &Player, cell: &str, at: u32) -> Result<String, Problem> {
    let cell: u8 = cell.parse()?;
    let number = player.number.to_string();
    let action = json!({
        "type": "MAKE_MOVE",
        "payload": {
            "type": "clickCell",
            "args": [cell],
            "playerID": number,
            "credentials": player.credentials,
        },
    });
    Ok(format!("42/{GAME},{}", json!(["update", action, at, player.table, number])))
}

#[derive(Deserialize)]
struct State {
    #[serde(rename = "G")]
    board: Board,
    ctx: Context,
    #[serde(rename = "_stateID")]
    sequence: u32,
}

#[derive(Deserialize)]
struct Board {
    cells: Vec<Option<IgnoredAny>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Context {
    current_player: String,
    gameover: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Synced {
    state: State,
}

/// What a frame says.
pub(super) enum Frame {
    /// A sign of life is wanted.
    Ping,
    /// How the match stands.
    Stands(Heard),
    /// Something else.
    Other,
}

/// Reads a frame for a player.
pub(super) fn read(player: &Player, text: &str) -> Result<Frame, Problem> {
    if text == "2" {
        return Ok(Frame::Ping);
    }
    let Some(event) = text.strip_prefix("42/").and_then(|rest| rest.split_once(',')) else {
        return Ok(Frame::Other);
    };
    let state = if event.1.starts_with("[\"update\"") {
        serde_json::from_str::<(IgnoredAny, IgnoredAny, State, IgnoredAny)>(event.1)?.2
    } else if event.1.starts_with("[\"sync\"") {
        serde_json::from_str::<(IgnoredAny, IgnoredAny, Synced)>(event.1)?.2.state
    } else {
        return Ok(Frame::Other);
    };
    let over = state.ctx.gameover.is_some();
    let own = !over && state.ctx.current_player == player.number.to_string();
    let free = state.board.cells.iter().enumerate().filter(|(_, cell)| own && cell.is_none());
    let offers = free.map(|(cell, _)| Offer { notation: cell.to_string() }).collect();
    let scene = Scene { offers, outcome: state.ctx.gameover };
    Ok(Frame::Stands(Heard::update(state.sequence, scene)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_read_for_whoever_is_to_move() {
        let frame = "42/tictactoe,[\"update\",\"m\",{\"G\":{\"cells\":[null,\"0\",null]},\
            \"ctx\":{\"currentPlayer\":\"1\"},\"_stateID\":4},[]]";
        let player = |number| Player { table: "m".into(), number, credentials: String::new() };
        for (number, offers) in [(0, 0), (1, 2)] {
            let Frame::Stands(heard) = read(&player(number), frame).unwrap() else {
                panic!("an update")
            };
            let scene = heard.scene.expect("the scene is known");
            assert_eq!((heard.sequence, scene.offers.len()), (Some(4), offers));
        }
        assert!(lets_in("40/tictactoe,{}") && !lets_in("0{}") && !lets_in("40"));
        assert!(matches!(read(&player(0), "2"), Ok(Frame::Ping)));
        assert!(matches!(read(&player(0), "40/tictactoe,{}"), Ok(Frame::Other)));
    }
}
