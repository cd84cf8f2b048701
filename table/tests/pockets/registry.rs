//! Titles and the registry: any game through one door.

use std::sync::atomic::AtomicBool;

use crate::pocket::pocket;
use kernel::record::Record;
use kernel::scenario::Scenario;
use kernel::{Seat, Seed, Viewer};
use players::simulate::{Plan, SimulateError, Watch};
use players::{Kind, Stopwatch};
use table::{Disclosure, Registry, Setup, Title, Why, title};
use tictactoe::TicTacToe;

fn registry() -> Registry {
    Registry::new().with(title(TicTacToe)).with(pocket())
}

#[test]
fn games_are_found_by_id() {
    let registry = registry();
    assert_eq!(registry.get("pocket").unwrap().about().title, "Pocket");
    let ids = |titles: Vec<&std::sync::Arc<dyn Title>>| {
        titles.iter().map(|title| title.about().id).collect::<Vec<_>>()
    };
    assert_eq!(ids(registry.all().collect()), ["tictactoe", "pocket"]);
    assert_eq!(ids(registry.lobby().collect()), ["pocket"], "the lobby shows no classics");
}

#[test]
fn an_unknown_game_is_answered_with_those_there_are() {
    let sentence = |id: &str| registry().get(id).err().unwrap().to_string();
    assert_eq!(
        sentence("tictactoo"),
        "there is no game `tictactoo`: expected one of tictactoe, pocket; did you mean `tictactoe`?"
    );
    assert_eq!(sentence("chess"), "there is no game `chess`: expected one of tictactoe, pocket");
    assert_eq!(registry().get("Pocket").err().unwrap().near, Some("pocket"));
    assert_eq!(registry().get(&"x".repeat(5000)).err().unwrap().found.len(), 40);
    assert!(sentence("").starts_with("there is no game ``:"));
}

#[test]
#[should_panic(expected = "two games are called pocket")]
fn two_games_cannot_have_one_id() {
    let _ = registry().with(pocket());
}

#[test]
fn a_title_knows_its_seat_kinds() {
    let title = pocket();
    let kinds = title.seat_kinds();
    assert!(kinds.contains(&"me".into()) && kinds.contains(&"stubborn".into()), "{kinds:?}");
    assert_eq!(title.check_kinds(&["walker:4".into(), Kind::Greedy]), Ok(()));
    let many = vec![Kind::from("wizard"); 400];
    assert!(title.check_kinds(&many).unwrap_err().to_string().starts_with("seat-1: `wizard`"));
}

#[test]
fn a_table_without_its_type_can_do_all_of_it() {
    let registry = registry();
    let title = registry.get("pocket").unwrap();
    let mut table = title.open(&Setup::new(["me", "random"], Seed::from_number(3))).unwrap();
    assert_eq!(table.game_id(), "pocket");
    table.run_automatic().unwrap();
    table.submit(Seat(0), "bid 2").unwrap();
    let copy = table.clone();
    table.submit(Seat(0), "walk").unwrap();
    assert_eq!(table.state_json()["steps"], 1);
    assert_eq!(copy.state_json()["steps"], 0, "a copy is its own table");
    table.undo(Seat(0)).unwrap();
    assert_eq!(table.hash(), copy.hash());
    let rebuilt = title.rebuild(table.setup(), &table.journal()).unwrap();
    assert_eq!(rebuilt.update(Viewer::Referee, 0), table.update(Viewer::Referee, 0));
    assert_eq!(table.fork(1).unwrap().moves_made(), 1);
}

#[test]
fn titles_and_tables_go_between_threads() {
    fn can_be_shared<T: Send + Sync + ?Sized>() {}
    can_be_shared::<dyn Title>();
    can_be_shared::<dyn table::AnyTable>();
    can_be_shared::<Registry>();
}

fn finished_game(title: &dyn Title) -> Record {
    let mut table = title.open(&Setup::new(["random", "random"], Seed::from_number(3))).unwrap();
    table.run_automatic().unwrap();
    table.record(Disclosure::Seed)
}

#[test]
fn a_record_of_a_table_verifies() {
    let title = pocket();
    let record = finished_game(&title);
    let verdict = title.verify(&record).unwrap();
    assert!(verdict.holds(), "{verdict:?}");
    let claims: Vec<&str> = verdict.claims.iter().map(|claim| claim.claim.as_str()).collect();
    assert!(claims.contains(&"seed commitment") && claims.contains(&"result"), "{claims:?}");
}

#[test]
fn a_running_game_shows_only_the_commitment() {
    let title = pocket();
    let table = title.open(&Setup::new(["me", "me"], Seed::from_number(123_456_789))).unwrap();
    let record = table.record(Disclosure::Commitment);
    assert_eq!((record.seed, record.result.clone()), (None, None));
    assert_eq!(record.commitment, Some(Seed::from_number(123_456_789).commitment()));
    assert!(!record.to_string().contains("123456789"));
    let error = title.resume(&record, None).unwrap_err();
    assert_eq!(
        error.to_string(),
        "record: seed: expected the seed: it is shown only after the game"
    );
}

#[test]
fn a_record_that_would_go_on_as_another_game_is_refused() {
    let title = pocket();
    let record = finished_game(&title);
    let refused = |record: &Record| title.resume(record, None).unwrap_err().to_string();
    let text = record.to_string();
    let read = |text: String| Record::parse("my.record", &text).unwrap();

    let other_rules = read(text.replace("rules: 3", "rules: 2"));
    assert_eq!(
        refused(&other_rules),
        "my.record:3:8: rules: expected a record of rules version 3, found 2: replay it with the version that wrote it"
    );
    let other_seats = read(text.replace("random, random", "random, wizard"));
    assert!(refused(&other_seats).contains("seats: seat-2: `wizard` is not a seat kind"));
    let mut wrong_hash = record.clone();
    wrong_hash.hashes.last_mut().unwrap().1.0 ^= 1;
    assert!(refused(&wrong_hash).contains("state hash"), "{}", refused(&wrong_hash));
    let other_game = read(text.replace("game: pocket", "game: purse"));
    assert!(refused(&other_game).contains("expected a record of pocket, found `purse`"));
    let past_the_end = title.resume(&record, Some(9999)).unwrap_err().to_string();
    assert!(past_the_end.contains("expected a move number from 0 to"), "{past_the_end}");
}

#[test]
fn a_scenario_is_run_and_its_end_can_be_asked() {
    let text = r#"
game = "tictactoe"
title = "A taken cell"
seats = 2
setup = ["mark x a1"]

[[step]]
seat = 2
moves = ["b2"]

[[step]]
seat = 1
refused = "b2"
by = "TTT-3"
"#;
    let title = title(TicTacToe);
    let scenario = Scenario::parse("taken.toml", text).unwrap();
    assert!(title.scenario(&scenario, &|text| text.id.to_string()).unwrap().ok());
    let end = title.scenario_end(&scenario, &|text| text.id.to_string()).unwrap();
    assert!(end.report.ok());
    assert_eq!(end.table.moves_made(), 1);
    assert_eq!(end.table.why(Seat(0), "c3"), Why::Legal);
    assert!(
        matches!(end.table.why(Seat(0), "b2"), Why::Refused(refusal) if refusal.rule.0 == "TTT-3")
    );
    let why_not = end.table.why_not(Seat(0), &["b2".into()]);
    assert!(
        why_not.iter().any(|(offer, refusal)| offer.notation == "b2" && refusal.rule.0 == "TTT-3")
    );
}

#[test]
fn a_simulation_is_one_call() {
    let title = title(TicTacToe);
    let plan = |seats: &[&str]| Plan {
        games: 50,
        seats: seats.iter().map(|kind| Kind::from(*kind)).collect(),
        options: Default::default(),
        seed: Seed::from_number(1),
        threads: 1,
        declines: false,
    };
    let (clock, cancel) = (Stopwatch::start(), AtomicBool::new(false));
    let watch = || Watch { clock: &clock, progress: None, cancel: &cancel, sink: None };
    let report = title.simulate(&plan(&["random", "greedy"]), watch()).unwrap();
    assert_eq!((report.game.as_str(), report.games), ("tictactoe", 50));
    let error = title.simulate(&plan(&["random", "me"]), watch()).unwrap_err();
    assert!(matches!(error, SimulateError::Seat { seat: Seat(1), .. }), "{error}");
}
