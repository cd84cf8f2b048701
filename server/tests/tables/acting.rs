//! Who may act: one person in several seats, seats that are welcome, decisions owed together.

use std::time::Duration;

use kernel::{Seat, SeatSet};
use protocol::http::{ClockSpec, NewTable, OpenedTable};
use protocol::live::{ServerMessage, UpdateView, Welcome};

use crate::client::{Client, Running, hello, latest, token};

/// A server that knows the zoo beside the games of the house.
async fn zoo_server() -> (Running, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let games = games::registry().with(table::title(zoo::Bazaar)).with(table::title(zoo::Crew));
    let server = Running::with_games(folder.path(), games, |_| {}).await;
    (server, folder)
}

/// Sits down in another seat on the same connection.
async fn sit(client: &mut Client, token: &str) -> Welcome {
    client.say(&hello(Some(token), None)).await;
    client
        .until(|message| match message {
            ServerMessage::Welcome(welcome) => Some(*welcome),
            _ => None,
        })
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_leads_two_seats_on_one_connection() {
    let server = Running::new().await;
    let opened = server.open("tictactoe", &["me", "me"]).await;
    let mut client = Client::connect(server.addr, &opened.table.id).await;
    let mut moves = 0;
    let over = loop {
        let seat = moves as usize % 2 + 1;
        let welcome = sit(&mut client, token(&opened, seat)).await;
        assert_eq!(welcome.you, Some(seat as u8), "the last hello says who sits there");
        let update = welcome.update;
        if update.scene.outcome.is_some() {
            break update;
        }
        assert_eq!(update.moves, moves);
        let notation = update.scene.offers[0].notation.clone();
        let answer = client.play(&notation, update.sequence).await;
        assert!(matches!(answer, ServerMessage::Accepted { .. }), "{answer:?}");
        moves += 1;
        // It is the other seat's turn, and the connection still speaks for this one.
        let answer = client.play(&notation, moves).await;
        assert!(matches!(answer, ServerMessage::Refused { .. }), "{answer:?}");
    };
    assert_eq!(over.moves, moves);
    let (_, metrics) = server.get("/metrics", None).await;
    let connections = metrics.lines().find(|line| line.starts_with("starboard_connections "));
    assert_eq!(connections, Some("starboard_connections 1"), "{metrics}");
    server.stop().await;
}

fn decided(update: &UpdateView) -> (u32, bool) {
    (update.moves, update.sitters.iter().any(|sitter| sitter.thinking))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_waits_for_a_person_on_a_decision_owed_together() {
    let (server, _folder) = zoo_server().await;
    let opened = server.open("zoo-crew", &["me", "random", "random"]).await;
    let (mut client, welcome) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    assert!(welcome.update.scene.together);
    assert_eq!(welcome.update.scene.awaited, SeatSet::first(2));
    // The person and a bot are on watch: the bot could decide at once, and does not.
    tokio::time::sleep(Duration::from_millis(400)).await;
    let (_, again) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    assert_eq!(decided(&again.update), (0, false), "the bot waits for the person");
    let answer = client.play("port", 0).await;
    assert!(matches!(answer, ServerMessage::Accepted { .. }), "{answer:?}");
    // Two bots are on watch then: one of them decides. After that the person is asked again.
    let update = latest(&mut client, 2).await;
    assert_eq!(decided(&update), (2, false));
    assert!(update.scene.awaited.contains(Seat(0)) && update.scene.together);
    tokio::time::sleep(Duration::from_millis(400)).await;
    let (_, again) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    assert_eq!(decided(&again.update), (2, false));
    server.stop().await;
}

async fn bazaar(server: &Running, clock: Option<ClockSpec>) -> (OpenedTable, Vec<Client>) {
    let seats = vec!["me".to_string(); 3];
    let wanted = NewTable { game: "zoo-bazaar".into(), seats, clock, ..NewTable::default() };
    let opened = server.open_as(&wanted).await;
    let mut people = Vec::new();
    for seat in 1..=3 {
        people.push(server.join(&opened.table.id, Some(token(&opened, seat))).await.0);
    }
    (opened, people)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_welcome_seat_acts_while_nobody_waits_for_it() {
    let (server, _folder) = zoo_server().await;
    let (opened, mut people) = bazaar(&server, None).await;
    let early = people[1].play("take", 0).await;
    assert!(matches!(early, ServerMessage::Refused { .. }), "nothing lies out: {early:?}");
    let answer = people[0].play("offer amber salt", 0).await;
    assert!(matches!(answer, ServerMessage::Accepted { .. }), "{answer:?}");
    let second = latest(&mut people[1], 1).await;
    assert_eq!(second.scene.awaited, SeatSet::of(Seat(0)));
    assert_eq!(second.scene.welcome, SeatSet::of(Seat(1)).with(Seat(2)));
    assert_eq!(second.scene.offers[0].notation, "take");
    let card: protocol::http::TableView =
        server.read(&format!("/api/tables/{}", opened.table.id), None).await;
    assert_eq!(card.awaited, [1], "no list says that it waits for whoever is welcome");
    // The two ask at once: one takes it, the other is told that it is gone.
    let [_, one, two] = &mut people[..] else { unreachable!("three people") };
    let (one, two) = tokio::join!(one.play("take", 1), two.play("take", 1));
    let taken = |answer: &ServerMessage| matches!(answer, ServerMessage::Accepted { .. });
    assert!(taken(&one) != taken(&two), "{one:?} {two:?}");
    let update = latest(&mut people[0], 2).await;
    assert_eq!((update.scene.welcome, update.moves), (SeatSet::NONE, 2));
    let answer = people[0].play("pass", 2).await;
    assert!(matches!(answer, ServerMessage::Accepted { .. }), "{answer:?}");
    let asked = latest(&mut people[1], 3).await.scene;
    assert_eq!(asked.prompt.and_then(|prompt| prompt.decline).as_deref(), Some("decline"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_clock_runs_for_a_seat_that_is_merely_welcome() {
    let (server, _folder) = zoo_server().await;
    let (_, mut people) = bazaar(&server, Some(ClockSpec { start: 60, each: 0 })).await;
    let running = |update: &UpdateView| {
        let clocks = update.clocks.as_ref().expect("the table has clocks");
        clocks.iter().map(|clock| clock.running).collect::<Vec<_>>()
    };
    people[0].play("offer amber salt", 0).await;
    let update = latest(&mut people[1], 1).await;
    assert!(update.scene.welcome.contains(Seat(1)));
    assert_eq!(running(&update), [true, false, false]);
    tokio::time::sleep(Duration::from_millis(50)).await;
    people[2].play("take", 1).await;
    let update = latest(&mut people[1], 2).await;
    assert_eq!(running(&update), [true, false, false]);
    let clocks = update.clocks.clone().expect("the table has clocks");
    assert!(clocks[0].left < 60_000 && clocks[1].left == 60_000 && clocks[2].left == 60_000);
    // Asked whether they call the watch, both are awaited, and their clocks run.
    people[0].play("pass", 2).await;
    assert_eq!(running(&latest(&mut people[1], 3).await), [false, true, true]);
    server.stop().await;
}
