//! Two servers on one PostgreSQL: any serves any table, one may die.

use protocol::live::{ClientMessage, ServerMessage};

use crate::client::{Running, token};
use crate::postgres::Postgres;

async fn node(url: &str) -> Running {
    let url = url.to_string();
    Running::with(move |config| config.database = Some(url)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_share_tables_and_one_may_die() {
    let Some(postgres) = Postgres::start().await else { return };
    let url = postgres.database("nodes").await;
    let (here, there) = (node(&url).await, node(&url).await);
    let opened = here.open("connectfour", &["me", "me"]).await;
    let id = &opened.table.id;
    let (mut first, _) = here.join(id, Some(token(&opened, 1))).await;
    let (mut second, welcome) = there.join(id, Some(token(&opened, 2))).await;
    assert_eq!(welcome.you, Some(2));

    // A move here is heard there, with the same story.
    assert!(matches!(first.play("d", 0).await, ServerMessage::Accepted { sequence: 1, .. }));
    let heard = second.update_to(1).await;
    assert_eq!((heard.sequence, heard.told.len()), (1, 1));
    assert!(matches!(second.play("d", 1).await, ServerMessage::Accepted { sequence: 2, .. }));
    assert_eq!(first.update_to(2).await.moves, 2);

    // Talk and names cross over too.
    let number = second.number();
    second.say(&ClientMessage::Chat { id: number, text: "well met".into() }).await;
    let said = first
        .until(|message| match message {
            ServerMessage::Chat(line) => Some(line.text),
            _ => None,
        })
        .await;
    assert_eq!(said, "well met");

    // One dies; whoever was there comes here and plays on.
    there.crash().await;
    let (mut second, welcome) = here.join(id, Some(token(&opened, 2))).await;
    assert_eq!(welcome.update.sequence, 2);
    assert!(matches!(first.play("c", 2).await, ServerMessage::Accepted { .. }));
    second.update_to(3).await;
    assert!(matches!(second.play("c", 3).await, ServerMessage::Accepted { sequence: 4, .. }));
    here.stop().await;
}

/// The same seat, open in two browsers on two nodes, decides twice at once: exactly one decision counts.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_moves_at_once_exactly_one_counts() {
    let Some(postgres) = Postgres::start().await else { return };
    let url = postgres.database("races").await;
    let (here, there) = (node(&url).await, node(&url).await);
    for _ in 0..10 {
        let opened = here.open("connectfour", &["me", "me"]).await;
        let (mut one, _) = here.join(&opened.table.id, Some(token(&opened, 1))).await;
        let (mut other, _) = there.join(&opened.table.id, Some(token(&opened, 1))).await;
        let (a, b) = tokio::join!(one.play("a", 0), other.play("b", 0));
        let accepted = [&a, &b]
            .iter()
            .filter(|answer| matches!(answer, ServerMessage::Accepted { .. }))
            .count();
        assert_eq!(accepted, 1, "{a:?} {b:?}");
        let late = [&a, &b].iter().any(|answer| matches!(answer, ServerMessage::Stale { .. }));
        assert!(late, "{a:?} {b:?}");
    }
    here.stop().await;
    there.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dead_nodes_automatic_players_are_picked_up() {
    let Some(postgres) = Postgres::start().await else { return };
    let url = postgres.database("orphans").await;
    let (here, there) = (node(&url).await, node(&url).await);
    let opened = there.open("hearts", &["search:0.3", "random", "random", "random"]).await;
    let (mut watcher, welcome) = here.join(&opened.table.id, None).await;
    watcher.update_to(welcome.update.sequence + 2).await;
    there.crash().await;
    let known = watcher.update().await.sequence;
    watcher.update_to(known + 8).await;
    here.stop().await;
}

/// Somebody comes to a table on one node at the very moment another node writes: whatever they were shown at first,
/// they hear of it.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_while_another_node_writes_misses_nothing() {
    let Some(postgres) = Postgres::start().await else { return };
    let url = postgres.database("arrivals").await;
    let (here, there) = (node(&url).await, node(&url).await);
    for round in 0..30 {
        let opened = here.open("tictactoe", &["me", "me"]).await;
        let (mut first, _) = here.join(&opened.table.id, Some(token(&opened, 1))).await;
        let arrives = async {
            tokio::time::sleep(std::time::Duration::from_micros(400 * (round % 10))).await;
            there.join(&opened.table.id, None).await
        };
        let (answer, (mut watcher, welcome)) = tokio::join!(first.play("b2", 0), arrives);
        assert!(matches!(answer, ServerMessage::Accepted { sequence: 1, .. }), "{answer:?}");
        if welcome.update.sequence == 0 {
            watcher.update_to(1).await;
        }
    }
    here.stop().await;
    there.stop().await;
}
