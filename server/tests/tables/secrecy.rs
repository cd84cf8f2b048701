//! Nobody's traffic holds what only somebody else may know.

use std::collections::{BTreeMap, BTreeSet};

use kernel::Seat;
use kernel::scene::{Face, Piece};
use protocol::SceneView;
use protocol::live::ServerMessage;

use crate::client::{Running, play_until, token};

#[tokio::test(flavor = "multi_thread")]
async fn hands_at_hearts_are_in_nobody_elses_frames() {
    let server = Running::new().await;
    let opened = server.open("hearts", &["me", "me", "me", "me"]).await;
    let mut hands = Vec::new();
    let mut frames = Vec::new();
    for seat in 1..=4 {
        let (client, welcome) = server.join(&opened.table.id, Some(token(&opened, seat))).await;
        let own: BTreeSet<String> = welcome
            .update
            .scene
            .pieces
            .iter()
            .filter(|piece| piece.owner == Seat::numbered(seat as u8) && piece.face != Face::Down)
            .filter_map(|piece| piece.label.clone())
            .collect();
        assert_eq!(own.len(), 13, "seat {seat} sees its own hand");
        hands.push(own);
        frames.push(client.frames.concat());
    }
    let (watcher, _) = server.join(&opened.table.id, None).await;
    frames.push(watcher.frames.concat());
    for (holder, hand) in hands.iter().enumerate() {
        for (reader, traffic) in frames.iter().enumerate().filter(|(reader, _)| *reader != holder) {
            for card in hand {
                let quoted = format!("\"{card}\"");
                assert!(!traffic.contains(&quoted), "seat {reader} reads {card} of seat {holder}");
            }
        }
    }
    server.stop().await;
}

/// What only a seat itself sees of its own cards is in no frame of anybody else: neither the card's id nor its name.
/// While identities are chosen there is no exception; later somebody may have been shown a card, and then their own
/// scene shows it too.
#[tokio::test(flavor = "multi_thread")]
async fn identities_at_stationfall_are_in_nobody_elses_frames() {
    let server = Running::new().await;
    let opened = server.open("stationfall", &["me", "me", "me"]).await;
    let mut turn = 1usize;
    let people = play_until(&server, &opened, &[1, 2, 3], 60, |offers| {
        turn = turn.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (turn >> 33) % offers
    })
    .await;
    let views: Vec<_> = people.iter().map(|(client, _)| by_sequence(&client.frames)).collect();
    let mut compared = 0;
    for (holder, own) in views.iter().enumerate() {
        let seat = Seat(holder as u8);
        for (sequence, (scene, _)) in own {
            let mine =
                |piece: &&Piece<String>| piece.face == Face::Peeked && piece.owner == Some(seat);
            for piece in scene.pieces.iter().filter(mine) {
                for (reader, others) in views.iter().enumerate().filter(|(r, _)| *r != holder) {
                    let Some((seen, frame)) = others.get(sequence) else { continue };
                    let shown =
                        seen.pieces.iter().any(|p| p.id == piece.id && p.face != Face::Down);
                    if shown && *sequence > 3 {
                        continue;
                    }
                    let label = piece.label.clone().expect("its holder sees what it is");
                    // A Trap lies open with its face down: its place, and so its id, is no secret.
                    let lies_there = seen.pieces.iter().any(|p| p.id == piece.id);
                    let id = (!lies_there).then(|| format!("\"{}\"", piece.id));
                    for secret in id.into_iter().chain([format!("\"{label}\"")]) {
                        assert!(
                            !frame.contains(&secret),
                            "seat {} reads {secret} of {seat} at {sequence}",
                            reader + 1
                        );
                        compared += 1;
                    }
                }
            }
        }
    }
    assert!(compared > 100, "only {compared} secrets were looked for");
    server.stop().await;
}

/// The scenes a connection got, by sequence, with the frames they came in.
fn by_sequence(frames: &[String]) -> BTreeMap<u32, (SceneView, String)> {
    let mut scenes = BTreeMap::new();
    for frame in frames {
        let update = match serde_json::from_str(frame).expect("a server message") {
            ServerMessage::Update(update) => *update,
            ServerMessage::Welcome(welcome) => welcome.update,
            _ => continue,
        };
        scenes.insert(update.sequence, (update.scene, frame.clone()));
    }
    scenes
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_shows_its_past_only_as_it_was_seen() {
    let server = Running::new().await;
    let opened = server.open("hearts", &["me", "me", "me", "me"]).await;
    let id = &opened.table.id;
    let own = token(&opened, 1);
    let at = |viewer: &str| format!("/api/tables/{id}/positions/0?viewer={viewer}");
    assert_eq!(server.get(&at("seat-1"), Some(own)).await.0, 200);
    assert_eq!(server.get(&at("spectator"), None).await.0, 200);
    for forbidden in ["seat-2", "referee", "seat-99", "nobody"] {
        assert_eq!(server.get(&at(forbidden), Some(own)).await.0, 403, "{forbidden}");
    }
    assert_eq!(server.get(&at("seat-1"), None).await.0, 403);
    assert_eq!(server.get(&format!("/api/tables/{id}/record"), Some(own)).await.0, 403);
    let fork = protocol::http::ForkTable { at: 0, seats: None };
    let path = format!("/api/tables/{id}/fork");
    assert_eq!(server.post(&path, &fork, &[("x-seat", own)]).await.0, 403);
    let all: Vec<&str> = (1..=4).map(|seat| token(&opened, seat)).collect();
    assert_eq!(server.post(&path, &fork, &[("x-seat", &all.join(","))]).await.0, 201);
    server.stop().await;
}
