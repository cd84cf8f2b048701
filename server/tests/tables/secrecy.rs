//! Nobody's traffic holds what only somebody else may know.

use std::collections::BTreeSet;

use protocol::live::ServerMessage;
use protocol::scene::SceneView;
use protocol::shape::Face;

use crate::client::{Running, play_out, token};

/// Cards that only their holder sees in this scene: notation ids and labels.
fn secrets(scene: &SceneView) -> BTreeSet<String> {
    let peeked = scene.pieces.iter().filter(|piece| piece.face == Face::Peeked);
    peeked.flat_map(|piece| piece.label.clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_at_hearts_are_in_nobody_elses_frames() {
    let server = Running::new().await;
    let opened = server.open("hearts", &["me", "me", "me", "me"]).await;
    let mut hands = Vec::new();
    let mut frames = Vec::new();
    for seat in 1..=4 {
        let (client, welcome) = server.join(&opened.table.id, Some(token(&opened, seat))).await;
        let zone = format!("\"hand-{seat}\"");
        let own: BTreeSet<String> = welcome
            .update
            .scene
            .pieces
            .iter()
            .filter(|piece| piece.owner == Some(seat as u8) && piece.face != Face::Down)
            .filter_map(|piece| piece.label.clone())
            .collect();
        assert_eq!(own.len(), 13, "seat {seat} sees its own hand ({zone})");
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

/// A whole game of Stationfall: the identity a seat keeps secret is in no frame of another seat before it is shown
/// to everybody. What is secret is what the seat's own scene shows face down to others ("peeked").
#[tokio::test(flavor = "multi_thread")]
async fn identities_at_stationfall_are_in_nobody_elses_scenes_until_they_are_shown() {
    let server = Running::new().await;
    let opened = server.open("stationfall", &["me", "me", "me"]).await;
    let mut turn = 1usize;
    let people = play_out(&server, &opened, &[1, 2, 3], |offers| {
        turn = turn.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (turn >> 33) % offers
    })
    .await;
    let scenes = |frames: &[String]| {
        let mut scenes = std::collections::BTreeMap::new();
        for frame in frames {
            match serde_json::from_str(frame).expect("a server message") {
                ServerMessage::Update(update) => {
                    scenes.insert(update.sequence, update.scene);
                }
                ServerMessage::Welcome(welcome) => {
                    scenes.insert(welcome.update.sequence, welcome.update.scene);
                }
                _ => {}
            }
        }
        scenes
    };
    let views: Vec<_> = people.iter().map(|(client, _)| scenes(&client.frames)).collect();
    let mut compared = 0;
    for (holder, own) in views.iter().enumerate() {
        for (sequence, scene) in own {
            let hidden: BTreeSet<_> = scene
                .pieces
                .iter()
                .filter(|piece| piece.face == Face::Peeked)
                .map(|piece| (piece.id.clone(), piece.label.clone(), piece.icon.clone()))
                .collect();
            for (reader, others) in views.iter().enumerate().filter(|(r, _)| *r != holder) {
                let Some(seen) = others.get(sequence) else { continue };
                for (id, label, icon) in &hidden {
                    let same = seen.pieces.iter().find(|piece| piece.id == *id);
                    // Several people may have looked at the same thing: then it is no secret between them.
                    let Some(same) = same.filter(|piece| piece.face == Face::Down) else { continue };
                    assert!(
                        label.is_none() || same.label != *label,
                        "seat {reader} reads {label:?} of seat {holder} at {sequence}"
                    );
                    assert!(icon.is_none() || same.icon != *icon || label.is_none());
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 100, "only {compared} secrets were compared");
    assert!(people.iter().all(|(_, update)| secrets(&update.scene).len() < 50));
    server.stop().await;
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
