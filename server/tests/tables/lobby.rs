//! Games, tables, rules, replays, rematches, forks, records, web hooks, pages.

use kernel::{Seat, SeatSet};
use protocol::http::{
    ChoiceView, ForkTable, GameCard, MineQuery, NewRecord, NewTable, OpenedTable, Origin, Position,
    Replay, RulesPage, TableList, TableView, TurnNotice,
};
use protocol::live::{Problem, ServerMessage};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::client::{Running, play_out, token};

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_lists_games_with_everything_one_can_choose() {
    let server = Running::new().await;
    let cards: Vec<GameCard> = server.read("/api/games?lang=ja", None).await;
    let known: Vec<String> =
        games::registry().all().map(|title| title.about().id.to_string()).collect();
    assert_eq!(cards.iter().map(|card| card.id.clone()).collect::<Vec<_>>(), known);
    for card in &cards {
        let kinds: Vec<&str> = card.seat_kinds.iter().map(|kind| kind.id.as_str()).collect();
        let strengths = ["search:easy", "search:normal", "search:hard"];
        let common = [&["me", "invited", "random", "greedy"][..], &strengths].concat();
        assert!(kinds.starts_with(&common), "{kinds:?}");
        let json = serde_json::to_string(card).unwrap();
        assert!(!json.contains('⟦'), "a message is missing: {json}");
        let seats: Vec<&str> = card.suggested.iter().map(String::as_str).collect();
        assert_eq!(server.open(&card.id, &seats).await.table.game, card.id);
    }
    let page: RulesPage = server.read("/api/games/tictactoe/rules?lang=it&q=posti", None).await;
    assert!(page.translated && !page.rules.is_empty());
    let page: RulesPage = server.read("/api/games/tictactoe/rules/ttt-2", None).await;
    assert_eq!(page.rules[0].id, "TTT-2");
    for (path, status) in [
        ("/api/games/chess", 404),
        ("/api/games/tictactoe/rules/TTT-99", 404),
        ("/api/nothing", 404),
        ("/api/tables/short", 404),
        ("/api/tables/aaaaaaaaaaaaaaaa", 404),
        ("/health", 200),
        ("/ready", 200),
        ("/", 200),
        ("/t/aaaaaaaaaaaaaaaa", 200),
        ("/no-such-file.js", 404),
    ] {
        let (found, body) = server.get(path, None).await;
        assert_eq!(found, status, "{path}: {body}");
        if path.starts_with("/api") {
            let problem: Problem = serde_json::from_str(&body).unwrap();
            assert!(problem.text.ends_with('.') && !problem.text.contains('⟦'), "{problem:?}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_show_public_tables_to_all_and_own_tables_first_where_one_is_awaited() {
    let server = Running::new().await;
    let wanted = NewTable {
        game: "tictactoe".into(),
        seats: vec!["me".into(), "me".into()],
        public: true,
        name: Some("  Friday  ".into()),
        names: Some(vec!["Ada".into(), String::new()]),
        ..NewTable::default()
    };
    let public = server.open_as(&wanted).await;
    let private = server.open("tictactoe", &["me", "me"]).await;
    let list: TableList = server.read("/api/tables?which=public", None).await;
    assert_eq!(list.tables.iter().map(|table| &table.id).collect::<Vec<_>>(), [&public.table.id]);
    let card = &list.tables[0];
    assert_eq!(card.name.as_deref(), Some("Friday"));
    assert_eq!((card.sitters[0].name.as_str(), card.yours.len()), ("Ada", 0));
    let text = serde_json::to_string(&list).unwrap();
    assert!(!text.contains("seed\":\""), "{text}");

    let mine = |tokens: [&str; 2]| MineQuery { tokens: tokens.map(String::from).to_vec() };
    let query = mine([token(&public, 1), token(&private, 2)]);
    let (status, body) = server.post("/api/tables/mine", &query, &[]).await;
    assert_eq!(status, 200, "{body}");
    let list: TableList = serde_json::from_str(&body).unwrap();
    let found: Vec<_> = list.tables.iter().map(|table| (&table.id, table.yours.clone())).collect();
    // Seat 1 is awaited at both: the private table was opened later, but there seat 2 is mine.
    assert_eq!(found, [(&public.table.id, vec![1]), (&private.table.id, vec![2])]);
    let (_, body) = server.post("/api/tables/mine", &mine(["nonsense", ""]), &[]).await;
    assert_eq!(serde_json::from_str::<TableList>(&body).unwrap().tables, []);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_opened_is_refused_in_a_sentence() {
    let server = Running::new().await;
    let two = || vec!["me".to_string(), "me".to_string()];
    let table = |game: &str| NewTable { game: game.into(), seats: two(), ..NewTable::default() };
    let seats =
        |kind: &str| NewTable { seats: vec!["me".into(), kind.into()], ..table("tictactoe") };
    let wrong = [
        table("chess"),
        table("hearts"),
        seats("genius"),
        seats("search:9999"),
        seats("search:999999i"),
        NewTable { options: [("size".into(), "9".into())].into(), ..table("tictactoe") },
        NewTable { seed: Some("tomorrow".into()), ..table("tictactoe") },
        NewTable { name: Some("x".repeat(41)), ..table("tictactoe") },
        NewTable { webhook: Some("file:///etc/passwd".into()), ..table("tictactoe") },
        NewTable {
            clock: Some(protocol::http::ClockSpec { start: 1, each: 0 }),
            ..table("tictactoe")
        },
        NewTable { seats: vec!["me".into(); 400], ..table("tictactoe") },
    ];
    for wanted in wrong {
        let (status, body) = server.post("/api/tables", &wanted, &[]).await;
        assert_eq!(status, 422, "{wanted:?}: {body}");
        let problem: Problem = serde_json::from_str(&body).unwrap();
        assert!(problem.text.ends_with('.') && !problem.text.contains('⟦'), "{problem:?}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_replayed_forked_and_played_again() {
    let server = Running::new().await;
    let opened = server.open("tictactoe", &["me", "me"]).await;
    let id = opened.table.id.clone();
    let mut people = play_out(&server, &opened, &[1, 2], |_| 0).await;
    let moves = people[0].1.moves;

    let replay: Replay = server.read(&format!("/api/tables/{id}/replay"), None).await;
    assert_eq!(replay.steps.len() as u32, moves);
    assert_eq!(replay.viewers.len(), 4, "{:?}", replay.viewers);
    assert!(replay.steps.iter().all(|step| step.notation.is_some() && !step.told.is_empty()));
    let path = format!("/api/tables/{id}/positions/{moves}?viewer=referee");
    let last: Position = server.read(&path, None).await;
    assert!(last.scene.outcome.is_some() && last.step.is_some_and(|step| step.number == moves));
    let first: Position = server.read(&format!("/api/tables/{id}/positions/0"), None).await;
    assert_eq!((first.scene.awaited, first.step), (SeatSet::of(Seat(0)), None));
    let past = format!("/api/tables/{id}/positions/{}", moves + 1);
    assert_eq!(server.get(&past, None).await.0, 404);

    let fork = ForkTable { at: 2, seats: Some(vec!["me".into(), "random".into()]) };
    let (status, body) = server.post(&format!("/api/tables/{id}/fork"), &fork, &[]).await;
    assert_eq!(status, 201, "{body}");
    let forked: OpenedTable = serde_json::from_str(&body).unwrap();
    assert_eq!(forked.table.origin, Some(Origin::Fork { table: id.clone(), at: 2 }));
    assert!(forked.seats[0].token.is_some() && forked.seats[1].token.is_none());
    let played = play_out(&server, &forked, &[1], |_| 0).await;
    assert!(played[0].1.scene.outcome.is_some());

    let path = format!("/api/tables/{id}/rematch");
    assert_eq!(server.post_text(&path, "{}".into(), &[]).await.0, 403);
    let seat = [("x-seat", token(&opened, 2))];
    let (status, body) = server.post_text(&path, "{}".into(), &seat).await;
    assert_eq!(status, 201, "{body}");
    let again: OpenedTable = serde_json::from_str(&body).unwrap();
    assert_eq!(again.table.yours, [2]);
    assert_ne!(again.table.commitment, opened.table.commitment);
    let card = people[0].0.card().await;
    assert_eq!(card.rematch.as_ref(), Some(&again.table.id));
    let (_, welcome) = server.join(&again.table.id, Some(token(&opened, 1))).await;
    assert_eq!(welcome.you, Some(1), "the same link holds the seat");
    let (_, body) = server.post_text(&path, "{}".into(), &seat).await;
    let same: OpenedTable = serde_json::from_str(&body).unwrap();
    assert_eq!(same.table.id, again.table.id, "a table has one rematch");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_goes_down_and_up_again() {
    let server = Running::new().await;
    let opened = server.open("connectfour", &["me", "random"]).await;
    play_out(&server, &opened, &[1], |_| 0).await;
    let path = format!("/api/tables/{}/record", opened.table.id);
    let (_, record) = server.get(&path, None).await;
    let (status, body) =
        server.post("/api/records", &NewRecord { record: record.clone() }, &[]).await;
    assert_eq!(status, 201, "{body}");
    let uploaded: OpenedTable = serde_json::from_str(&body).unwrap();
    assert!(uploaded.table.over && uploaded.table.origin == Some(Origin::Record));

    // Without its last move and its result it is a game to go on with.
    let lines: Vec<&str> = record.lines().collect();
    let last = lines.iter().rposition(|line| line.starts_with(|c: char| c.is_ascii_digit()));
    let open: Vec<&str> = lines
        .iter()
        .enumerate()
        .filter(|(n, line)| *n < last.unwrap() && !line.starts_with("result"))
        .map(|(_, line)| *line)
        .collect();
    let (status, body) =
        server.post("/api/records", &NewRecord { record: open.join("\n") + "\n" }, &[]).await;
    assert_eq!(status, 201, "{body}");
    let resumed: OpenedTable = serde_json::from_str(&body).unwrap();
    assert!(!resumed.table.over);

    for wrong in ["", "starboard record 1\ngame: chess\n", "\u{0}\u{1}"] {
        let record = NewRecord { record: wrong.into() };
        assert_eq!(server.post("/api/records", &record, &[]).await.0, 422, "{wrong:?}");
    }
    server.stop().await;
}

/// The next notice at a web hook, answered.
async fn heard_turn(listener: &tokio::net::TcpListener) -> TurnNotice {
    let (mut caller, _) = listener.accept().await.unwrap();
    let mut heard = String::new();
    let mut bytes = [0; 4096];
    while !heard.ends_with('}') {
        let count = caller.read(&mut bytes).await.unwrap();
        assert!(count > 0, "{heard}");
        heard += std::str::from_utf8(&bytes[..count]).unwrap();
    }
    caller.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.unwrap();
    let (_, body) = heard.split_once("\r\n\r\n").unwrap();
    serde_json::from_str(body).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_to_choose_has_a_name() {
    let server = Running::new().await;
    for lang in ["en", "it", "ja"] {
        let cards: Vec<GameCard> = server.read(&format!("/api/games?lang={lang}"), None).await;
        for card in &cards {
            for kind in &card.seat_kinds {
                let said = [&kind.name, &kind.about];
                assert!(said.iter().all(|text| !text.contains('⟦')), "{} {kind:?}", card.id);
                assert_ne!(kind.name, kind.id, "{} {lang}", card.id);
                let all = kind.choices.iter();
                assert!(all.clone().all(|one| one.name != one.id && !one.name.contains('⟦')));
            }
            for option in &card.options {
                if let (Some(_), ChoiceView::One { values } | ChoiceView::Several { values }) =
                    (&option.name, &option.choice)
                {
                    assert!(values.iter().all(|one| one.name != one.id), "{option:?}");
                }
            }
        }
    }
    let station: GameCard = server.read("/api/games/stationfall?lang=en", None).await;
    let bots = station.seat_kinds.iter().find(|kind| kind.id == "automation").unwrap();
    assert!(bots.choices.iter().any(|one| one.id == "doctor" && one.name == "Doctor"), "{bots:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_web_hook_hears_whose_turn_it_is() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/turn", listener.local_addr().unwrap());
    let server = Running::with(|config| config.local_hooks = true).await;
    let wanted = NewTable {
        game: "tictactoe".into(),
        seats: vec!["me".into(), "me".into()],
        webhook: Some(url),
        ..NewTable::default()
    };
    let opened = server.open_as(&wanted).await;
    let begun = heard_turn(&listener).await;
    assert_eq!((begun.seat, begun.sequence), (1, 0), "the first turn is one too");
    let (mut first, _) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    first.play("b2", 0).await;
    let notice = heard_turn(&listener).await;
    assert_eq!((notice.seat, notice.sequence), (2, 1));
    assert_eq!(notice.path, format!("/t/{}", opened.table.id));
    let card: TableView = server.read(&format!("/api/tables/{}", opened.table.id), None).await;
    assert!(!serde_json::to_string(&card).unwrap().contains("turn\""), "the address is secret");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_are_listed_played_and_left() {
    let server = Running::new().await;
    let cards: Vec<GameCard> = server.read("/api/games?lang=it", None).await;
    let lessons = cards.iter().flat_map(|card| card.lessons.iter().map(move |one| (card, one)));
    let mut taught = 0;
    for (card, lesson) in lessons {
        let wanted = NewTable {
            game: card.id.clone(),
            lesson: Some(lesson.id.clone()),
            ..NewTable::default()
        };
        let opened = server.open_as(&wanted).await;
        assert_eq!(opened.table.lesson.as_ref(), Some(&lesson.id));
        let pupil = opened.seats.iter().position(|seat| seat.token.is_some()).unwrap() + 1;
        let (mut client, welcome) =
            server.join(&opened.table.id, Some(token(&opened, pupil))).await;
        let mut update = welcome.update;
        // Automatic players may decide before the pupil is asked for the first time.
        while update.scene.offers.is_empty() {
            update = client.update().await;
        }
        let guidance = update.guidance.expect("the guide speaks to the pupil");
        let text = serde_json::to_string(&guidance).unwrap();
        assert!(!guidance.text.is_empty() && !text.contains('⟦'), "{text}");
        assert!(guidance.step >= 1 && guidance.step <= guidance.steps, "{text}");
        let id = client.number();
        client.say(&protocol::live::ClientMessage::LeaveLesson { id }).await;
        assert!(matches!(client.answer(id).await, ServerMessage::Accepted { .. }));
        assert_eq!(client.update().await.guidance, None);
        taught += 1;
    }
    let known: usize = games::registry().all().map(|title| title.lessons().len()).sum();
    assert!(taught == known && known > 0);
    let wanted = NewTable {
        game: "tictactoe".into(),
        lesson: Some("nothing".into()),
        ..NewTable::default()
    };
    assert_eq!(server.post("/api/tables", &wanted, &[]).await.0, 422);
    server.stop().await;
}
