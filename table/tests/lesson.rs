//! A lesson at the table (SB-7): the guide speaks, forbids and can be left.

use kernel::{Refusal, Seat, Seed, Viewer};
use table::{Act, AnyTable, OpenError, Registry, Rejected, Setup, Why, title};

const ONE: Seat = Seat(0);

fn registry() -> Registry {
    Registry::new()
        .with(title(tictactoe::TicTacToe).teach(tictactoe::lesson::Introduction::standard()))
}

fn setup() -> Setup {
    let registry = registry();
    let title = registry.get("tictactoe").expect("it is registered");
    Setup::of_lesson(&title.lessons()[0], Seed::from_number(1))
}

fn open() -> Box<dyn AnyTable> {
    let registry = registry();
    let title = registry.get("tictactoe").expect("it is registered");
    title.open(&setup()).expect("the lesson can be opened")
}

#[test]
fn sb_7_what_the_lesson_forbids_is_refused_with_its_reason() {
    let mut table = open();
    assert_eq!(table.lesson().unwrap().id, "rows");
    let refused = |refusal: Refusal| assert_eq!(refusal.rule.0, "TTT-6");
    match table.why(ONE, "a2") {
        Why::Refused(refusal) => refused(refusal),
        other => panic!("{other:?}"),
    }
    match table.submit(ONE, "a2") {
        Err(Rejected::Refused(refusal)) => refused(refusal),
        other => panic!("{other:?}"),
    }
    assert!(table.journal().is_empty());
    assert_eq!(table.moves(ONE), ["a1", "c1", "b2", "a3", "c3"]);
    let offers: Vec<String> =
        table.scene(Viewer::Seat(ONE)).offers.into_iter().map(|offer| offer.notation).collect();
    assert_eq!(offers, table.moves(ONE), "what is forbidden is not offered");
    table.submit(ONE, "b2").unwrap();
}

#[test]
fn an_update_carries_what_the_guide_says() {
    let mut table = open();
    let guidance = table.update(Viewer::Seat(ONE), 0).guidance.unwrap();
    assert_eq!(guidance.says[0].step, "opening");
    assert!(!guidance.says[0].said_before);
    assert_eq!(guidance.forbidden.len(), 4);
    assert_eq!(table.update(Viewer::Seat(Seat(1)), 0).guidance, None, "who is not taught");
    assert_eq!(table.update(Viewer::Spectator, 0).guidance, None);
    table.submit(ONE, "b2").unwrap();
    table.run_automatic().unwrap();
    let after = table.guidance(Viewer::Seat(ONE)).unwrap();
    assert_eq!(after.says[0].step, "quiet");
    assert!(after.forbidden.is_empty());
}

#[test]
fn what_was_said_is_known_until_it_is_taken_back() {
    let quiet = |table: &dyn AnyTable| table.guidance(Viewer::Seat(ONE)).unwrap().says[0].clone();
    let mut table = open();
    table.take_over(Seat(1), &players::Kind::Me).unwrap();
    for (seat, mv) in [(0, "b2"), (1, "a1")] {
        table.submit(Seat(seat), mv).unwrap();
    }
    assert!(!quiet(&*table).said_before);
    for (seat, mv) in [(0, "c1"), (1, "a3")] {
        table.submit(Seat(seat), mv).unwrap();
    }
    assert_eq!(quiet(&*table).step, "defend");
    table.submit(ONE, "a2").unwrap();
    assert_eq!(quiet(&*table).step, "win");
    table.undo(ONE).unwrap();
    assert_eq!(quiet(&*table).step, "defend");
    assert!(!quiet(&*table).said_before, "the decision it was said before was taken back");
}

#[test]
fn sb_7_a_lesson_is_left_once_and_the_journal_knows() {
    let mut table = open();
    table.leave_lesson().unwrap();
    assert_eq!(table.journal()[0].act, Act::LessonLeft);
    assert_eq!(table.lesson(), None);
    assert_eq!(table.guidance(Viewer::Seat(ONE)), None);
    assert_eq!(table.leave_lesson().unwrap_err().rule.0, "SB-7");
    table.submit(ONE, "a2").unwrap();
    let rebuilt =
        registry().get("tictactoe").unwrap().rebuild(table.setup(), &table.journal()).unwrap();
    assert_eq!((rebuilt.hash(), rebuilt.lesson()), (table.hash(), None));
    let json = serde_json::to_string(&table.journal()[0]).unwrap();
    assert_eq!(json, r#"{"sequence":1,"act":"lesson-left"}"#);

    let plain = &mut registry().get("tictactoe").unwrap().open(&Setup { lesson: None, ..setup() });
    let refusal = plain.as_mut().unwrap().leave_lesson().unwrap_err();
    let words = render::Words::of(kernel::Lang::En, []);
    let none = "There is no lesson to leave at this table: it has none, or it was left before.";
    assert_eq!((refusal.rule.0, words.voice().say(&refusal.text()).as_str()), ("SB-7", none));
}

#[test]
fn a_rebuilt_table_is_still_guided() {
    let mut table = open();
    table.submit(ONE, "b2").unwrap();
    let rebuilt =
        registry().get("tictactoe").unwrap().rebuild(table.setup(), &table.journal()).unwrap();
    assert_eq!(rebuilt.lesson().map(|lesson| lesson.id.as_str()), Some("rows"));
    let mut forged = table.journal();
    let Act::Move { notation, .. } = &mut forged[0].act else { panic!() };
    *notation = "a2".into();
    assert!(registry().get("tictactoe").unwrap().rebuild(table.setup(), &forged).is_err());
}

#[test]
fn a_fork_is_guided_unless_the_lesson_was_left() {
    let mut table = open();
    assert!(table.fork(0).unwrap().lesson().is_some());
    table.leave_lesson().unwrap();
    table.submit(ONE, "a2").unwrap();
    let fork = table.fork(1).unwrap();
    assert_eq!((fork.lesson(), fork.setup().lesson.as_deref()), (None, None));
    assert_eq!(fork.hash(), table.hash());
}

#[test]
fn an_automatic_player_in_a_pupils_seat_keeps_to_the_lesson() {
    for seed in 0..20 {
        let setup = Setup {
            seats: vec!["random".into(), "random".into()],
            seed: Seed::from_number(seed),
            ..setup()
        };
        let mut table = registry().get("tictactoe").unwrap().open(&setup).unwrap();
        table.run_automatic().unwrap();
        let Act::Move { notation, .. } = &table.journal()[0].act else { panic!() };
        assert!(["a1", "a3", "b2", "c1", "c3"].contains(&notation.as_str()), "{notation}");
    }
}

#[test]
fn a_lesson_that_does_not_exist_or_fit_is_refused() {
    let title = registry();
    let title = title.get("tictactoe").unwrap();
    let error = title.open(&Setup { lesson: Some("rwos".into()), ..setup() }).unwrap_err();
    assert_eq!(error.to_string(), "there is no lesson `rwos`; this game has rows");
    assert!(matches!(error, OpenError::Lesson { .. }));
}

#[test]
fn why_not_knows_what_the_lesson_forbids() {
    let table = open();
    let answers = table.why_not(ONE, &["a2".into()]);
    let rules: Vec<(&str, &str)> =
        answers.iter().map(|(offer, refusal)| (offer.notation.as_str(), refusal.rule.0)).collect();
    assert_eq!(rules, [("a2", "TTT-6")]);
    assert!(table.why_not(ONE, &["b2".into()]).is_empty(), "it is allowed");
}
