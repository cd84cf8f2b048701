//! Clients that do not mean well: a clear answer for them, and nothing lost for the others.

use kernel::Lang;
use protocol::live::{ClientMessage, LONGEST_MESSAGE, ServerMessage};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Bytes, Message};
use tokio_tungstenite::{connect_async, tungstenite};

use crate::client::{Client, Running, hello, token};

fn problems(heard: &[ServerMessage]) -> Vec<String> {
    let code = |message: &ServerMessage| match message {
        ServerMessage::Problem(problem) => Some(problem.code.to_string()),
        _ => None,
    };
    heard.iter().filter_map(code).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_and_oversized_messages_get_an_answer_and_others_play_on() {
    let server = Running::new().await;
    let opened = server.open("tictactoe", &["me", "me"]).await;
    let (mut honest, _) = server.join(&opened.table.id, Some(token(&opened, 1))).await;

    let (mut foe, _) = server.join(&opened.table.id, None).await;
    for text in
        ["", "{", "null", "{\"type\":\"hello\"}", "{\"type\":\"move\",\"id\":1e99}", "\u{1F680}"]
    {
        foe.send(Message::text(text)).await.unwrap();
        let code = foe
            .until(|message| match message {
                ServerMessage::Problem(problem) => Some(problem.code.to_string()),
                _ => None,
            })
            .await;
        assert_eq!(code, "unreadable", "{text}");
    }
    foe.send(Message::text("x".repeat(LONGEST_MESSAGE + 1))).await.unwrap();
    assert_eq!(problems(&foe.ends().await), ["too-large"]);

    let (mut foe, _) = server.join(&opened.table.id, None).await;
    foe.send(Message::text("x".repeat(10 * LONGEST_MESSAGE))).await.unwrap();
    assert_eq!(problems(&foe.ends().await), ["too-large"]);
    let (mut foe, _) = server.join(&opened.table.id, None).await;
    foe.send(Message::binary(Bytes::from_static(&[0, 159, 146, 150]))).await.unwrap();
    assert_eq!(problems(&foe.ends().await), ["unreadable"]);

    assert!(matches!(honest.play("b2", 0).await, ServerMessage::Accepted { .. }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_seats_and_other_protocols_are_turned_away() {
    let server = Running::new().await;
    let opened = server.open("tictactoe", &["me", "me"]).await;
    let other = server.open("tictactoe", &["me", "me"]).await;
    let forged = "0123456789abcdef0123456789abcdef";
    for token in [forged, "", "short", token(&other, 1)] {
        let mut foe = Client::connect(server.addr, &opened.table.id).await;
        foe.say(&hello(Some(token), None)).await;
        assert_eq!(problems(&foe.ends().await), ["seat-token"], "{token:?}");
    }
    let mut old = Client::connect(server.addr, &opened.table.id).await;
    let message = ClientMessage::Hello {
        protocol: 99,
        lang: Lang::It,
        seat_token: None,
        name: None,
        since: None,
        watch: false,
        beside: Vec::new(),
    };
    old.say(&message).await;
    assert_eq!(problems(&old.ends().await), ["protocol"]);
    let mut silent = Client::connect(server.addr, &opened.table.id).await;
    silent.say(&ClientMessage::Undo { id: 1, turn: false }).await;
    assert_eq!(problems(&silent.ends().await), ["hello-first"]);
    let mut lost = Client::connect(server.addr, "aaaaaaaaaaaaaaaa").await;
    lost.say(&hello(None, None)).await;
    assert_eq!(problems(&lost.ends().await), ["not-found"]);

    // A watcher decides nothing, and a move replayed from the past is late.
    let (mut watcher, _) = server.join(&opened.table.id, None).await;
    assert!(matches!(watcher.play("a1", 0).await, ServerMessage::Refused { rule: None, .. }));
    let (mut first, _) =
        server.join(&opened.table.id, Some(crate::client::token(&opened, 1))).await;
    assert!(matches!(first.play("a1", 0).await, ServerMessage::Accepted { .. }));
    assert!(matches!(first.play("a1", 0).await, ServerMessage::Stale { .. }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_is_stopped_and_holds_nobody_up() {
    let server = Running::new().await;
    let opened = server.open("tictactoe", &["me", "me"]).await;
    let (mut honest, _) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    let said = |message: &ServerMessage| matches!(message, ServerMessage::Chat(_));
    let (mut foe, _) = server.join(&opened.table.id, None).await;
    for id in 0..2000 {
        let shout = ClientMessage::Chat { id, text: "spam".into() };
        if foe.send(Message::text(serde_json::to_string(&shout).unwrap())).await.is_err() {
            break;
        }
    }
    let heard = foe.ends().await;
    assert!(heard.iter().filter(|message| said(message)).count() <= 20, "the chat has a limit");
    assert!(problems(&heard).contains(&"too-fast".to_string()), "{heard:?}");
    assert!(matches!(honest.play("b2", 0).await, ServerMessage::Accepted { .. }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_so_many_connections_and_requests() {
    let server = Running::with(|config| {
        config.limits.connections = 2;
        config.limits.requests = server::Rate::new(0.001, 8.0);
    })
    .await;
    let opened = server.open("tictactoe", &["me", "me"]).await;
    let _first = Client::connect(server.addr, &opened.table.id).await;
    let _second = Client::connect(server.addr, &opened.table.id).await;
    let url = format!("ws://{}/api/tables/{}/live", server.addr, opened.table.id);
    let third = connect_async(&url).await;
    assert!(matches!(third, Err(tungstenite::Error::Http(response)) if response.status() == 429));
    let mut statuses = Vec::new();
    for _ in 0..6 {
        statuses.push(server.get("/health", None).await.0);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 429, 429]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_cannot_use_a_browser_that_plays_here() {
    let server = Running::new().await;
    let opened = server.open("tictactoe", &["me", "me"]).await;
    let body = "{\"game\":\"tictactoe\",\"seats\":[\"me\",\"me\"]}";
    let post = |headers: Vec<(&'static str, String)>| {
        let server = &server;
        async move {
            let headers: Vec<(&str, &str)> =
                headers.iter().map(|(name, value)| (*name, value.as_str())).collect();
            server.post_text("/api/tables", body.into(), &headers).await.0
        }
    };
    let own = format!("http://{}", server.addr);
    assert_eq!(post(vec![("origin", own)]).await, 201);
    assert_eq!(post(vec![("origin", "http://evil.example".into())]).await, 403);
    assert_eq!(post(vec![("origin", "null".into())]).await, 403);
    assert_eq!(post(vec![("sec-fetch-site", "cross-site".into())]).await, 403);
    assert_eq!(post(vec![("content-type", "text/plain".into())]).await, 415);
    assert_eq!(post(vec![("content-type", "application/x-www-form-urlencoded".into())]).await, 415);

    let url = format!("ws://{}/api/tables/{}/live", server.addr, opened.table.id);
    let mut request = url.into_client_request().unwrap();
    request.headers_mut().insert("origin", "http://evil.example".parse().unwrap());
    let foreign = connect_async(request).await;
    assert!(matches!(foreign, Err(tungstenite::Error::Http(response)) if response.status() == 403));

    // The server does not wait for the end of what it will not read: the sender sees the refusal, or a closed door.
    let url = server.url("/api/records");
    let sent = tokio::task::spawn_blocking(move || {
        let agent: ureq::Agent =
            ureq::Agent::config_builder().http_status_as_error(false).build().into();
        agent.post(url).header("content-type", "application/json").send("x".repeat(5 << 20))
    });
    if let Ok(answer) = sent.await.unwrap() {
        assert_eq!(answer.status().as_u16(), 413);
    }
    assert_eq!(server.get("/health", None).await.0, 200);
    let (status, _) = server.post_text("/api/tables", "{\"game\":1}".into(), &[]).await;
    assert_eq!(status, 422);
    server.stop().await;
}

/// Messages as a client might send them, each with some bytes changed: nothing crashes, and two honest people play
/// their game to its end among a crowd that sends nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_that_sends_broken_messages_stops_nobody() {
    let server = Running::with(|config| {
        config.limits.messages = server::Rate::new(1e9, 1e9);
        config.limits.chat = server::Rate::new(1e9, 1e9);
    })
    .await;
    let opened = server.open("connectfour", &["me", "me"]).await;
    let crowd: Vec<_> = (0..8u64)
        .map(|number| {
            let (addr, table) = (server.addr, opened.table.id.clone());
            tokio::spawn(async move {
                let mut chance = kernel::Seed::from_number(number).rng();
                for _ in 0..6 {
                    let mut foe = Client::connect(addr, &table).await;
                    foe.say(&hello(None, None)).await;
                    for _ in 0..40 {
                        if foe.send(Message::text(broken(&mut chance))).await.is_err() {
                            break;
                        }
                    }
                }
            })
        })
        .collect();
    let people = crate::client::play_out(&server, &opened, &[1, 2], |offers| offers / 2).await;
    assert!(people.iter().all(|(_, update)| update.scene.outcome.is_some()));
    for foe in crowd {
        foe.await.expect("the server answers or closes, whatever it is sent");
    }
    let (status, metrics) = server.get("/metrics", None).await;
    assert_eq!(status, 200);
    assert!(!metrics.contains("starboard_unreadable_total 0\n"), "{metrics}");
    server.stop().await;
}

/// A message of a client with a few characters changed, taken out or repeated.
fn broken(chance: &mut kernel::Rng) -> String {
    const MESSAGES: [&str; 7] = [
        r#"{"type":"move","id":1,"notation":"d","at":0}"#,
        r#"{"type":"why","id":2,"touches":["cell-a1","column-d"]}"#,
        r#"{"type":"hello","protocol":1,"lang":"en","since":4294967295}"#,
        r#"{"type":"chat","id":3,"text":"[[[[[[{{{{"}"#,
        r#"{"type":"hand-over","id":4,"kind":"search:9"}"#,
        r#"{"type":"undo","id":5}"#,
        r#"{"type":"language","lang":"ja"}"#,
    ];
    let mut below = |most: usize| (chance.fraction() * most as f64) as usize;
    let mut text: Vec<char> = MESSAGES[below(MESSAGES.len())].chars().collect();
    for _ in 0..=below(3) {
        let at = below(text.len());
        match below(4) {
            0 => text[at] = char::from_u32(below(0x300) as u32).unwrap_or('\u{fffd}'),
            1 => drop(text.remove(at)),
            2 => text.insert(at, text[at]),
            _ => text.extend_from_within(at..),
        }
    }
    text.into_iter().collect()
}

/// Somebody who asks for more and more and reads nothing is let go; nobody else waits for them.
#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_reads_nothing_holds_nobody_up() {
    let server = Running::with(|config| config.limits.messages = server::Rate::new(1e9, 1e9)).await;
    let opened = server.open("stationfall", &["me", "me"]).await;
    let (mut honest, _) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    let (mut foe, _) = server.join(&opened.table.id, None).await;
    let again = serde_json::to_string(&ClientMessage::Language { lang: Lang::It }).unwrap();
    let dropped = |metrics: &str| metrics.contains("starboard_too_slow_total 1\n");
    let mut asked = 0;
    while !dropped(&server.get("/metrics", None).await.1) {
        asked += 1;
        assert!(asked < 1000, "the server sends on and on to somebody who takes nothing");
        for _ in 0..64 {
            if foe.send(Message::text(again.clone())).await.is_err() {
                break;
            }
        }
        let id = honest.number();
        honest.say(&ClientMessage::Why { id, notation: Some("x".into()), touches: None }).await;
        assert!(matches!(honest.answer(id).await, ServerMessage::Why { .. }));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_out_of_turn_and_moves_overheard_do_nothing() {
    let server = Running::new().await;
    let opened = server.open("tictactoe", &["me", "me"]).await;
    let (mut first, _) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    let (mut second, _) = server.join(&opened.table.id, Some(token(&opened, 2))).await;
    assert!(matches!(second.play("a1", 0).await, ServerMessage::Refused { rule: Some(_), .. }));
    // Seat 2 shouts until it is too fast, and is let go.
    for id in 0..500 {
        let shout = ClientMessage::Move { id, notation: "a1".into(), at: 0 };
        let text = serde_json::to_string(&shout).unwrap();
        if second.send(Message::text(text)).await.is_err() {
            break;
        }
    }
    let heard = second.ends().await;
    assert!(problems(&heard).contains(&"too-fast".to_string()), "{heard:?}");
    assert!(heard.iter().all(|message| !matches!(message, ServerMessage::Accepted { .. })));

    // What seat 1 said, said again word for word by others: late from its own seat, nothing from a watcher.
    assert!(matches!(first.play("b2", 0).await, ServerMessage::Accepted { sequence: 1, .. }));
    let (mut copy, _) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    assert!(matches!(copy.play("b2", 0).await, ServerMessage::Stale { sequence: 1, .. }));
    let (mut watcher, _) = server.join(&opened.table.id, None).await;
    assert!(matches!(watcher.play("b2", 0).await, ServerMessage::Refused { .. }));
    let (_again, welcome) = server.join(&opened.table.id, Some(token(&opened, 2))).await;
    assert_eq!((welcome.update.sequence, welcome.update.moves), (1, 1));
    server.stop().await;
}
