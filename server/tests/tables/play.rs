//! Whole games, undo, questions, chat, handing over, coming back.

use kernel::{Commitment, Lang, Seed, Viewer};
use protocol::http::{ClockSpec, NewTable};
use protocol::live::{ClientMessage, ServerMessage, Sitter};

use crate::client::{Client, Running, latest, play_out, token};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_tic_tac_toe_to_the_end_and_the_seed_fits_its_promise() {
    let server = Running::new().await;
    let opened = server.open("tictactoe", &["me", "invited"]).await;
    let people = play_out(&server, &opened, &[1, 2], |_| 0).await;
    for (_, update) in &people {
        assert!(update.scene.outcome.is_some() && update.scene.offers.is_empty());
        let seed: Seed = update.seed.clone().expect("shown at the end").parse().unwrap();
        let promised: Commitment = opened.table.commitment.parse().unwrap();
        assert_eq!(seed.commitment(), promised);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_hearts_against_automatic_players() {
    let server = Running::new().await;
    let opened = server.open("hearts", &["me", "random", "random", "random"]).await;
    let mut turn = 0;
    let people = play_out(&server, &opened, &[1], |offers| {
        turn += 7;
        turn % offers
    })
    .await;
    let outcome = people[0].1.scene.outcome.clone().expect("it is over");
    assert_eq!(outcome.standings.len(), 4);
    let (status, record) =
        server.get(&format!("/api/tables/{}/record", opened.table.id), None).await;
    assert_eq!(status, 200);
    let title = games::registry();
    let title = title.get("hearts").unwrap();
    let parsed = kernel::Record::parse("download", &record).expect("a record");
    let verdict = title.verify(&parsed).expect("it replays");
    assert!(verdict.holds(), "{verdict:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_stationfall_against_automatic_players() {
    let server = Running::new().await;
    let opened = server.open("stationfall", &["me", "random", "random", "random"]).await;
    let mut turn = 0usize;
    let people = play_out(&server, &opened, &[1], |offers| {
        turn = turn.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (turn >> 33) % offers
    })
    .await;
    let update = &people[0].1;
    assert!(!update.scene.reckoning.is_empty(), "every point has its reason");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_and_stale_moves_change_nothing_and_say_why() {
    let server = Running::new().await;
    let opened = server.open("tictactoe", &["me", "me"]).await;
    let (mut first, welcome) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    let (mut second, _) = server.join(&opened.table.id, Some(token(&opened, 2))).await;
    assert_eq!(welcome.you, Some(1));

    let ServerMessage::Refused { rule, text, .. } = second.play("a1", 0).await else {
        panic!("it is not for seat 2 to decide")
    };
    assert_eq!(rule.as_deref(), Some("SB-2"), "{text}");
    assert!(matches!(first.play("b2", 0).await, ServerMessage::Accepted { sequence: 1, .. }));
    assert_eq!(second.update().await.sequence, 1);
    assert!(matches!(second.play("a1", 0).await, ServerMessage::Stale { sequence: 1, .. }));
    assert!(matches!(second.play("a1", 7).await, ServerMessage::Stale { .. }));
    let ServerMessage::Refused { rule: Some(_), .. } = second.play("b2", 1).await else {
        panic!("the cell is taken")
    };
    let ServerMessage::Refused { rule: None, text, .. } = second.play("nonsense", 1).await else {
        panic!("that is no move")
    };
    assert!(text.contains("expected"), "{text}");
    assert!(matches!(second.play("a1", 1).await, ServerMessage::Accepted { sequence: 2, .. }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_why_chat_and_language() {
    let server = Running::new().await;
    let opened = server.open("tictactoe", &["me", "me"]).await;
    let (mut first, _) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    let (mut watcher, welcome) = server.join(&opened.table.id, None).await;
    assert_eq!((welcome.you, welcome.update.scene.viewer), (None, Viewer::Spectator));

    first.play("b2", 0).await;
    assert!(first.update().await.can_undo);
    let id = first.number();
    first.say(&ClientMessage::Undo { id, turn: false }).await;
    assert!(matches!(first.answer(id).await, ServerMessage::Accepted { sequence: 2, .. }));
    assert_eq!(watcher.update().await.told.len(), 1);
    assert_eq!(watcher.update().await.rewound_to, Some(0));

    let id = first.number();
    let why = ClientMessage::Why { id, notation: Some("z9".into()), touches: None };
    first.say(&why).await;
    let ServerMessage::Why { answers, .. } = first.answer(id).await else { panic!("an answer") };
    assert!(!answers[0].legal && answers[0].rule.is_none(), "{answers:?}");
    let id = first.number();
    let why = ClientMessage::Why { id, notation: Some("b2".into()), touches: None };
    first.say(&why).await;
    let ServerMessage::Why { answers, .. } = first.answer(id).await else { panic!("an answer") };
    assert!(answers[0].legal && answers[0].label.is_some(), "{answers:?}");

    let id = watcher.number();
    watcher.say(&ClientMessage::Chat { id, text: "  good\nluck ".into() }).await;
    let line = first
        .until(|message| match message {
            ServerMessage::Chat(line) => Some(line),
            _ => None,
        })
        .await;
    assert_eq!((line.number, line.seat, line.text.as_str()), (1, None, "good luck"));
    let (_late, welcome) = server.join(&opened.table.id, None).await;
    assert_eq!(welcome.chat, [line]);

    first.say(&ClientMessage::Language { lang: kernel::Lang::It }).await;
    let update = first.update().await;
    assert_eq!(update.rewound_to, Some(0));
    assert_eq!(update.sitters[0].name, "Posto 1");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_beside_somebody_is_not_away() {
    let server = Running::new().await;
    let opened = server.open("tictactoe", &["me", "me"]).await;
    let mut shared = Client::connect(server.addr, &opened.table.id).await;
    let hello = |watch, seat_token: Option<&str>| ClientMessage::Hello {
        protocol: protocol::PROTOCOL,
        lang: Lang::En,
        seat_token: seat_token.map(String::from),
        name: None,
        since: None,
        watch,
        beside: vec![token(&opened, 1).into(), token(&opened, 2).into(), "nonsense".into()],
    };
    for (watch, seat_token) in [(false, Some(token(&opened, 1))), (true, None)] {
        shared.say(&hello(watch, seat_token)).await;
        let online = shared
            .until(|message| match message {
                ServerMessage::Presence { sitters } => {
                    Some(sitters.iter().map(|sitter| sitter.online).collect::<Vec<_>>())
                }
                _ => None,
            })
            .await;
        assert_eq!(online, [true, true]);
    }
    server.stop().await;
}

/// Says something with a number of its own and gives back the answer to it.
async fn say(client: &mut Client, message: impl Fn(u32) -> ClientMessage) -> ServerMessage {
    let id = client.number();
    client.say(&message(id)).await;
    client.answer(id).await
}

fn sentence(answer: ServerMessage) -> String {
    match answer {
        ServerMessage::Refused { text, .. } => text,
        other => panic!("expected a refusal, found {other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_bot_has_answered_is_taken_back_and_people_are_asked() {
    let server = Running::new().await;
    let opened = server.open("connectfour", &["me", "greedy"]).await;
    let (mut alone, welcome) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    alone.play(&welcome.update.scene.offers[0].notation, 0).await;
    let answered = latest(&mut alone, 2).await;
    assert!(answered.can_undo && !answered.can_ask_undo && answered.turn_to_undo == 1);
    let id = alone.number();
    alone.say(&ClientMessage::Undo { id, turn: true }).await;
    assert!(matches!(alone.answer(id).await, ServerMessage::Accepted { .. }));
    let back = latest(&mut alone, 3).await;
    assert_eq!((back.rewound_to, back.moves, back.scene.offers.len()), (Some(0), 0, 7));

    let opened = server.open("connectfour", &["me", "invited"]).await;
    let (mut first, _) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    let (mut second, _) = server.join(&opened.table.id, Some(token(&opened, 2))).await;
    first.play("d", 0).await;
    second.play("d", 1).await;
    let id = first.number();
    first.say(&ClientMessage::Undo { id, turn: false }).await;
    let ServerMessage::Refused { rule, text, .. } = first.answer(id).await else {
        panic!("a person has decided since")
    };
    assert_eq!(rule.as_deref(), Some("SB-5"));
    assert_eq!(
        text,
        "This cannot be taken back unasked: Seat 2 has decided since. Ask whether it may."
    );
    assert!(latest(&mut first, 2).await.can_ask_undo);
    let unasked = say(&mut second, |id| ClientMessage::AnswerUndo { id, agrees: true }).await;
    assert_eq!(
        sentence(unasked),
        "Seat 2 is not asked whether a decision may be taken back, or it was answered already."
    );
    // Asked and refused, asked and asked no more, asked and agreed to.
    for (answered_by_second, agrees) in [(true, false), (false, false), (true, true)] {
        let asked = say(&mut first, |id| ClientMessage::AskUndo { id }).await;
        let ServerMessage::Accepted { sequence, .. } = asked else { panic!("{asked:?}") };
        let view = latest(&mut second, sequence).await.undo_asked.expect("somebody asks");
        assert_eq!((view.seat, view.waiting), (1, vec![2]));
        let twice = say(&mut first, |id| ClientMessage::AskUndo { id }).await;
        assert_eq!(
            sentence(twice),
            "Seat 1 has asked to take a decision back already. Wait for the answers, or answer."
        );
        let who = if answered_by_second { &mut second } else { &mut first };
        let done = say(who, |id| ClientMessage::AnswerUndo { id, agrees }).await;
        let ServerMessage::Accepted { sequence, .. } = done else { panic!("{done:?}") };
        let view = latest(&mut second, sequence).await;
        assert_eq!((view.moves, view.undo_asked), (if agrees { 0 } else { 2 }, None));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_handed_over_taken_back_and_given_up() {
    let server = Running::new().await;
    let opened = server.open("tictactoe", &["me", "me"]).await;
    let (mut first, _) = server.join(&opened.table.id, Some(token(&opened, 1))).await;

    let id = first.number();
    first.say(&ClientMessage::HandOver { id, kind: Some("me".into()) }).await;
    assert!(matches!(first.answer(id).await, ServerMessage::Refused { .. }));
    let id = first.number();
    first.say(&ClientMessage::HandOver { id, kind: Some("search:3000".into()) }).await;
    let ServerMessage::Refused { text, .. } = first.answer(id).await else { panic!("too long") };
    assert!(text.contains("10"), "{text}");

    let id = first.number();
    first.say(&ClientMessage::HandOver { id, kind: None }).await;
    assert!(matches!(first.answer(id).await, ServerMessage::Accepted { .. }));
    // The stand-in opens the game.
    let update = first.update_to(2).await;
    assert!(update.sitters[0].stand_in && update.moves == 1);
    assert!(matches!(first.play("a1", 2).await, ServerMessage::Refused { .. }));
    let id = first.number();
    first.say(&ClientMessage::TakeBack { id }).await;
    assert!(matches!(first.answer(id).await, ServerMessage::Accepted { .. }));

    let (mut second, _) = server.join(&opened.table.id, Some(token(&opened, 2))).await;
    let id = second.number();
    second.say(&ClientMessage::Resign { id }).await;
    assert!(matches!(second.answer(id).await, ServerMessage::Accepted { .. }));
    let id = second.number();
    second.say(&ClientMessage::TakeBack { id }).await;
    assert!(matches!(second.answer(id).await, ServerMessage::Refused { .. }));
    let update = first.update_to(5).await;
    assert_eq!(update.moves, 2, "the stand-in plays on");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_there_after_a_crash_and_a_reader_hears_only_what_it_missed() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::at(folder.path(), |_| {}).await;
    let opened = server.open("connectfour", &["me", "me"]).await;
    let (mut first, _) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    let (mut second, _) = server.join(&opened.table.id, Some(token(&opened, 2))).await;
    let offer = first.frames[0].clone();
    assert!(offer.contains("\"offers\":[{"), "{offer}");
    let moves: Vec<String> = ["d", "d", "c"].map(String::from).to_vec();
    for (number, notation) in moves.iter().enumerate() {
        let player = if number % 2 == 0 { &mut first } else { &mut second };
        let answer = player.play(notation, number as u32).await;
        assert!(matches!(answer, ServerMessage::Accepted { .. }), "{answer:?}");
    }
    server.crash().await;

    let server = Running::at(folder.path(), |_| {}).await;
    let mut again = crate::client::Client::connect(server.addr, &opened.table.id).await;
    let welcome = again.hello(Some(token(&opened, 2)), Some(2)).await;
    assert_eq!((welcome.update.sequence, welcome.you), (3, Some(2)));
    assert_eq!(welcome.update.told.len(), 1, "{:?}", welcome.update.told);
    assert!(matches!(again.play("c", 3).await, ServerMessage::Accepted { sequence: 4, .. }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn automatic_players_go_on_after_a_crash_without_anybody_coming() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::at(folder.path(), |_| {}).await;
    let mut wanted = NewTable { game: "hearts".into(), public: true, ..NewTable::default() };
    wanted.seats = vec!["search:0.2".into(); 4];
    let opened = server.open_as(&wanted).await;
    let (mut watcher, _) = server.join(&opened.table.id, None).await;
    let seen = watcher.update().await.sequence;
    server.crash().await;

    let server = Running::at(folder.path(), |_| {}).await;
    let path = format!("/api/tables/{}", opened.table.id);
    loop {
        let card: protocol::http::TableView = server.read(&path, None).await;
        if card.sequence > seen + 1 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_went_to_rest_wakes_up() {
    let rest = std::time::Duration::from_millis(20);
    let server = Running::with(|config| config.rest_after = rest).await;
    let opened = server.open("tictactoe", &["me", "me"]).await;
    let (mut first, _) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    first.play("b2", 0).await;
    drop(first);
    loop {
        let (_, metrics) = server.get("/metrics", None).await;
        if metrics.contains("starboard_tables_live 0") {
            break;
        }
        tokio::time::sleep(rest).await;
    }
    let (_second, welcome) = server.join(&opened.table.id, Some(token(&opened, 2))).await;
    assert_eq!(welcome.update.sequence, 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_that_falls_hands_the_seat_over() {
    let server = Running::new().await;
    let wanted = NewTable {
        game: "tictactoe".into(),
        seats: vec!["me".into(), "me".into()],
        clock: Some(ClockSpec { start: 10, each: 1 }),
        ..NewTable::default()
    };
    let opened = server.open_as(&wanted).await;
    let (mut first, welcome) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    let clocks = welcome.update.clocks.expect("the table has clocks");
    assert!(clocks[0].running && !clocks[1].running && clocks[0].left <= 10_000);
    let update = first.update_to(2).await;
    assert!(update.sitters[0].stand_in, "an automatic player decides for seat 1");
    assert!(update.clocks.is_some_and(|clocks| clocks[0].left == 1000 && clocks[1].running));
    server.stop().await;
}

/// Automatic players are called by what they are, on the card, at the table and in what is told, in every language.
#[tokio::test(flavor = "multi_thread")]
async fn automatic_players_have_names() {
    let server = Running::new().await;
    let opened = server.open("hearts", &["me", "random", "random", "greedy"]).await;
    let called = ["Seat 1", "Beginner 2", "Beginner 3", "Quick"];
    let names = |sitters: &[Sitter]| -> Vec<String> {
        sitters.iter().map(|sitter| sitter.name.clone()).collect()
    };
    assert_eq!(names(&opened.table.sitters), called);
    let (mut person, welcome) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    assert_eq!(names(&welcome.table.sitters), called);
    let panels: Vec<&str> =
        welcome.update.scene.seats.iter().map(|panel| panel.name.as_str()).collect();
    assert_eq!(panels, called);
    person.say(&ClientMessage::Language { lang: Lang::It }).await;
    let italian = person.until(|message| match message {
        ServerMessage::Update(update) if update.rewound_to == Some(0) => Some(*update),
        _ => None,
    });
    assert_eq!(
        names(&italian.await.sitters),
        ["Posto 1", "Principiante 2", "Principiante 3", "Svelto"]
    );
    server.stop().await;
}

/// Whatever is clicked together, there is an answer: with the rule where one forbids it.
#[tokio::test(flavor = "multi_thread")]
async fn things_that_belong_to_no_move_get_an_answer() {
    let server = Running::new().await;
    let opened = server.open("tictactoe", &["me", "me"]).await;
    let (mut first, _) = server.join(&opened.table.id, Some(token(&opened, 1))).await;
    let (mut second, _) = server.join(&opened.table.id, Some(token(&opened, 2))).await;
    let touches = Some(vec!["nothing".to_string(), "nowhere".to_string()]);
    let why = ClientMessage::Why { id: 1, notation: None, touches };
    first.say(&why).await;
    let ServerMessage::Why { answers, .. } = first.answer(1).await else { panic!("an answer") };
    assert!(answers[0].text.starts_with("No move of yours takes"), "{answers:?}");
    second.say(&why).await;
    let ServerMessage::Why { answers, .. } = second.answer(1).await else { panic!("an answer") };
    assert_eq!(answers[0].rule.as_deref(), Some("SB-2"), "{answers:?}");
    server.stop().await;
}
