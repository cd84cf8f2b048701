//! Playing again: everybody keeps their seat, whether they have an account or not, whether the table is awake or not,
//! and whether its rules are still played or not.

use protocol::http::{Credentials, MineQuery, NewTable, OpenedTable, Origin, TableList, TableView};
use protocol::live::Problem;
use server::store::sqlite::SqliteStore;
use server::store::{Store, TableRow};

use crate::client::{Running, play_out, play_until, token};

/// Asks for the same table again, with these headers.
async fn again(server: &Running, id: &str, headers: &[(&str, &str)]) -> (u16, String) {
    server.post_text(&format!("/api/tables/{id}/rematch"), "{}".into(), headers).await
}

async fn opened_again(server: &Running, id: &str, headers: &[(&str, &str)]) -> OpenedTable {
    let (status, body) = again(server, id, headers).await;
    assert_eq!(status, 201, "{body}");
    serde_json::from_str(&body).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn nameless_people_and_invited_friends_keep_their_seats() {
    let server = Running::new().await;
    let opened = server.open("connectfour", &["me", "invited"]).await;
    let id = &opened.table.id;
    let mut people = play_out(&server, &opened, &[1, 2], |_| 0).await;
    assert_eq!(again(&server, id, &[]).await.0, 403, "whoever holds no seat asks in vain");

    let fresh = opened_again(&server, id, &[("x-seat", token(&opened, 1))]).await;
    assert_eq!(fresh.table.origin, Some(Origin::Rematch { table: id.clone() }));
    assert_eq!((fresh.table.yours.as_slice(), fresh.table.over), (&[1][..], false));
    // Both, still at the old table, are told where to go.
    for (client, _) in &mut people {
        let card = client.card().await;
        assert_eq!(card.rematch.as_ref(), Some(&fresh.table.id));
    }
    // Each by their own secret, and the whole game through.
    let second = OpenedTable { seats: opened.seats.clone(), ..fresh.clone() };
    let played = play_out(&server, &second, &[1, 2], |_| 0).await;
    assert!(played.iter().all(|(_, update)| update.scene.outcome.is_some()));
    let mine = MineQuery { tokens: vec![token(&opened, 2).into()] };
    let (_, body) = server.post("/api/tables/mine", &mine, &[]).await;
    let mine: TableList = serde_json::from_str(&body).unwrap();
    assert!(mine.tables.iter().all(|table| table.yours == [2]));
    assert_eq!(mine.tables.len(), 2, "the friend finds both tables");
    // And once more, asked for by the friend.
    let third = opened_again(&server, &fresh.table.id, &[("x-seat", token(&opened, 2))]).await;
    let (_, welcome) = server.join(&third.table.id, Some(token(&opened, 1))).await;
    assert_eq!(welcome.you, Some(1));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_seats_of_one_person_are_both_kept() {
    let server = Running::new().await;
    let opened = server.open("tictactoe", &["me", "me"]).await;
    play_out(&server, &opened, &[1, 2], |_| 0).await;
    let both = format!("{},{}", token(&opened, 1), token(&opened, 2));
    let fresh = opened_again(&server, &opened.table.id, &[("x-seat", &both)]).await;
    assert_eq!(fresh.table.yours, [1, 2]);
    for seat in [1, 2] {
        let (_, welcome) = server.join(&fresh.table.id, Some(token(&opened, seat))).await;
        assert_eq!(welcome.you.map(usize::from), Some(seat));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_keeps_its_seat() {
    let server = Running::new().await;
    let ada = Credentials { name: "Ada".into(), passphrase: "a long enough phrase".into() };
    let session = crate::accounts::signed_in(&server, &ada).await;
    let signed = [("cookie", session.as_str())];
    let opened = server.open_signed("tictactoe", &["me", "invited"], &signed).await;
    play_out(&server, &opened, &[1, 2], |_| 0).await;
    let fresh = opened_again(&server, &opened.table.id, &signed).await;
    assert_eq!(fresh.table.yours, [1]);
    let (_, body) = server.post_text("/api/tables/mine", "{}".into(), &signed).await;
    let mine: TableList = serde_json::from_str(&body).unwrap();
    let found = mine.tables.iter().find(|table| table.id == fresh.table.id);
    assert_eq!(found.map(|table| table.yours.clone()), Some(vec![1]));
    let (_, welcome) = server.join(&fresh.table.id, Some(token(&opened, 2))).await;
    assert_eq!(welcome.you, Some(2), "the friend's link holds there too");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_at_rest_is_played_again() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::at(folder.path(), |_| {}).await;
    let opened = server.open("hearts", &["me", "random", "random", "random"]).await;
    let wanted = NewTable { options: [("goal".into(), "1".into())].into(), ..hearts() };
    let short = server.open_as(&wanted).await;
    play_out(&server, &short, &[1], |_| 0).await;
    server.crash().await;

    let server = Running::at(folder.path(), |_| {}).await;
    let seat = [("x-seat", token(&short, 1))];
    let fresh = opened_again(&server, &short.table.id, &seat).await;
    let (_, welcome) = server.join(&fresh.table.id, Some(token(&short, 1))).await;
    assert_eq!((welcome.you, welcome.table.over), (Some(1), false));
    assert_eq!(fresh.table.options, short.table.options);
    let same = opened_again(&server, &short.table.id, &seat).await;
    assert_eq!(same.table.id, fresh.table.id, "a table has one rematch");
    // The other table still runs.
    let (status, body) = again(&server, &opened.table.id, &[("x-seat", token(&opened, 1))]).await;
    let problem: Problem = serde_json::from_str(&body).unwrap();
    assert_eq!((status, problem.code.as_ref()), (409, "running"));
    server.stop().await;
}

fn hearts() -> NewTable {
    let seats = ["me", "random", "random", "random"].map(String::from).to_vec();
    NewTable { game: "hearts".into(), seats, ..NewTable::default() }
}

/// Keeps a table under another id, as if it had been played by older rules that had another option too.
async fn by_other_rules(store: &SqliteStore, id: &str, other: &str) {
    let row = store.table(id).await.unwrap().expect("it is kept");
    let seats = store.seats(id).await.unwrap();
    let mut setup = row.setup.clone();
    setup.options.insert("gone".into(), "yes".into());
    let row = TableRow { id: other.into(), rules_version: row.rules_version + 7, setup, ..row };
    store.create(&row, &seats, &[]).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_other_rules_is_played_again_by_ours() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::at(folder.path(), |_| {}).await;
    let wanted = NewTable { options: [("goal".into(), "1".into())].into(), ..hearts() };
    let over = server.open_as(&wanted).await;
    play_out(&server, &over, &[1], |_| 0).await;
    let runs = server.open_as(&wanted).await;
    drop(play_until(&server, &runs, &[1], 3, |_| 0).await);
    server.crash().await;
    let store = SqliteStore::open(&folder.path().join(server::DATABASE)).await.unwrap();
    let olds = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"];
    for (opened, old) in [&over, &runs].into_iter().zip(olds) {
        by_other_rules(&store, &opened.table.id, old).await;
    }
    drop(store);

    let server = Running::at(folder.path(), |_| {}).await;
    // Over or not: such a game can only be begun anew.
    for (opened, old) in [&over, &runs].into_iter().zip(olds) {
        let seat = [("x-seat", token(opened, 1))];
        let card: TableView =
            server.read(&format!("/api/tables/{old}"), Some(token(opened, 1))).await;
        assert_eq!(card.yours, [1]);
        assert_eq!(server.get(&format!("/api/tables/{old}/replay"), None).await.0, 409);
        let fresh = opened_again(&server, old, &seat).await;
        assert_eq!(fresh.table.options.get("goal").map(String::as_str), Some("1"));
        assert_eq!(fresh.table.options.get("gone"), None);
        let played =
            play_out(&server, &OpenedTable { seats: opened.seats.clone(), ..fresh }, &[1], |_| 0)
                .await;
        assert!(played[0].1.scene.outcome.is_some());
    }
    server.stop().await;
}
