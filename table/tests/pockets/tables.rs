//! Automatic seats, takeover, journals and forks.

use crate::pocket::{Pocket, pocket};
use kernel::{Seat, Seed, Turn, Viewer};
use players::Kind;
use table::{
    Act, ChangeError, Decided, DecidedBy, Decision, Disclosure, Entry, OpenError, RebuildError,
    Setup, Table, Why,
};

const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);

fn open(seats: &[&str]) -> Table<Pocket> {
    Table::open(pocket(), &Setup::new(seats.iter().copied(), Seed::from_number(7))).unwrap()
}

/// Everything that can be seen of a table.
fn seen(table: &Table<Pocket>) -> impl PartialEq + std::fmt::Debug + use<> {
    let updates: Vec<_> =
        Viewer::all(table.seats()).map(|viewer| table.update(viewer, 0)).collect();
    let may_undo: Vec<_> = Seat::all(table.seats()).map(|seat| table.can_undo(seat)).collect();
    (
        table.setup().clone(),
        table.journal(),
        table.state().clone(),
        table.record(Disclosure::Seed),
        updates,
        may_undo,
    )
}

fn rebuilt(table: &Table<Pocket>) -> Table<Pocket> {
    Table::rebuild(pocket(), table.setup(), &table.journal()).unwrap()
}

#[test]
fn automatic_seats_play_until_a_person_is_awaited() {
    let mut table = open(&["walker:2", "me", "walker"]);
    let decided = table.run_automatic().unwrap();
    let short: Vec<_> = decided.iter().map(|d| (d.seat, d.notation.as_str())).collect();
    assert_eq!(short, [(ONE, "bid 0"), (Seat(2), "bid 0")]);
    assert_eq!(decided[0].why.as_ref().unwrap().id, "pk-walker-reason");
    assert!(table.next_thought().is_none(), "the table waits for seat-2");
    table.submit(TWO, "bid 1").unwrap();
    table.run_automatic().unwrap();
    assert_eq!(table.turn().awaited().lowest(), Some(TWO));
    table.submit(TWO, "stop").unwrap();
    table.run_automatic().unwrap();
    assert!(matches!(table.turn(), Turn::Over(_)));
    let by: Vec<_> = table
        .journal()
        .iter()
        .map(|entry| match &entry.act {
            Act::Move { by, .. } => *by,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(by.iter().filter(|by| **by == DecidedBy::Person).count(), 2);
}

#[test]
fn a_random_seat_does_not_repeat_itself() {
    let varied = (0..20).any(|seed| {
        let setup = Setup::new(["random", "random"], Seed::from_number(seed));
        let mut table = Table::open(pocket(), &setup).unwrap();
        let decisions = table.run_automatic().unwrap();
        let own = decisions.iter().filter(|decision| decision.seat == ONE).skip(1).take(3);
        let mut moves: Vec<&str> = own.map(|decision| decision.notation.as_str()).collect();
        moves.dedup();
        moves.len() > 2
    });
    assert!(varied, "each decision draws afresh");
}

#[test]
fn a_thought_can_be_thought_on_another_thread() {
    let mut table = open(&["me", "random"]);
    let thought = table.next_thought().unwrap();
    assert_eq!((thought.seat(), thought.at()), (TWO, 0));
    let decision = std::thread::spawn(|| thought.think()).join().unwrap();
    assert!(matches!(table.decide(&decision), Ok(Decided::Played(_))));
    assert_eq!(table.moves_made(), 1);
}

#[test]
fn a_stale_decision_is_dropped() {
    let mut table = open(&["me", "random"]);
    let stale = table.next_thought().unwrap().think();
    table.submit(ONE, "bid 2").unwrap();
    let before = table.journal();
    assert_eq!(table.decide(&stale), Ok(Decided::Stale));
    assert_eq!(table.journal(), before);
    let current = table.next_thought().unwrap().think();
    assert!(matches!(table.decide(&current), Ok(Decided::Played(_))));
    assert_eq!(table.decide(&current), Ok(Decided::Stale), "it was made already");
}

#[test]
fn a_decision_for_a_seat_given_back_is_stale() {
    let mut table = open(&["me", "me"]);
    table.take_over(ONE, &Kind::Random).unwrap();
    let decision = table.next_thought().unwrap().think();
    table.give_back(ONE).unwrap();
    assert_eq!(table.decide(&decision), Ok(Decided::Stale));
    // Even with the right number, nobody decides for a person.
    let forged = Decision { at: table.sequence(), ..decision };
    assert_eq!(table.decide(&forged), Ok(Decided::Stale));
}

#[test]
fn a_player_that_breaks_the_rules_is_named() {
    let mut table = open(&["me", "stubborn"]);
    let stuck = table.run_automatic().unwrap_err();
    assert_eq!((stuck.seat, &stuck.kind), (TWO, &"stubborn".into()));
    assert_eq!(
        stuck.to_string(),
        "`stubborn` in seat-2 chose `bid 6`, which cannot be played: refused by PK-1 (pk-coins)"
    );
    assert_eq!(table.sequence(), 0);
}

#[test]
fn an_absent_person_is_replaced_and_comes_back() {
    let mut table = open(&["me", "me"]);
    table.submit(ONE, "bid 2").unwrap();
    table.take_over(TWO, &"walker:3".into()).unwrap();
    let sitter = &table.update(Viewer::Spectator, 0).seats[1];
    assert!(sitter.stand_in && sitter.thinking && sitter.kind == Kind::from("walker:3"));
    table.run_automatic().unwrap();
    table.give_back(TWO).unwrap();
    let sitter = &table.update(Viewer::Spectator, 0).seats[1];
    assert!(!sitter.stand_in && !sitter.thinking && sitter.kind.is_person());
    assert_eq!(table.moves_made(), 2);
    assert_eq!(seen(&rebuilt(&table)), seen(&table));
}

#[test]
fn a_seat_changes_hands_only_in_ways_that_make_sense() {
    let mut table = open(&["me", "random"]);
    let sentence = |result: Result<u32, ChangeError>| result.unwrap_err().to_string();
    assert_eq!(
        sentence(table.take_over(Seat(4), &Kind::Random)),
        "there is no seat-5 at this table; it has 2 seats"
    );
    assert_eq!(
        sentence(table.take_over(TWO, &Kind::Random)),
        "seat-2 is already played by `random`"
    );
    assert_eq!(
        sentence(table.give_back(ONE)),
        "nobody stands in for seat-1: there is nothing to give back"
    );
    let unknown = sentence(table.take_over(ONE, &"wizard".into()));
    assert!(
        unknown.starts_with("seat-1: `wizard` is not a seat kind; expected one of me, "),
        "{unknown}"
    );
    assert!(table.take_over(ONE, &"walker:x".into()).is_err(), "the game refuses the argument");
    assert_eq!(table.sequence(), 0, "nothing was written");
}

#[test]
fn a_wrong_setup_is_refused_with_a_sentence() {
    let refused = |setup: Setup| Table::open(pocket(), &setup).err().unwrap();
    let setup = || Setup::new(["me", "me"], Seed::from_number(7));
    let error = refused(Setup { seats: vec!["me".into(), "wizard".into()], ..setup() });
    assert!(error.to_string().starts_with("seat-2: `wizard` is not a seat kind"), "{error}");
    let error = refused(Setup { options: [("speed".into(), "9".into())].into(), ..setup() });
    assert_eq!(error.to_string(), "there is no option `speed`; this game has none");
    let error = refused(Setup {
        arrange: vec!["walked seat-1 2".into(), "walked twice".into()],
        ..setup()
    });
    assert_eq!(
        error.to_string(),
        "change 2 to the opening position, `walked twice`: at column 8: expected a seat, found `twice`"
    );
    assert!(matches!(error, OpenError::Opening(_)));
}

#[test]
fn an_arranged_table_starts_from_the_changed_position() {
    let setup = Setup {
        arrange: vec!["walked seat-2 4".into()],
        ..Setup::new(["me", "me"], Seed::from_number(7))
    };
    let table = Table::open(pocket(), &setup).unwrap();
    assert_eq!(table.scene(Viewer::Referee).seats[1].gauges[0].value, 4);
    assert_ne!(table.hash(), open(&["me", "me"]).hash());
}

#[test]
fn a_rebuilt_table_is_the_same_and_decides_the_same() {
    let mut table = open(&["me", "random", "greedy"]);
    table.submit(ONE, "bid 5").unwrap();
    table.undo(ONE).unwrap();
    table.submit(ONE, "bid 4").unwrap();
    table.run_automatic().unwrap();
    table.submit(ONE, "walk").unwrap();
    table.submit(ONE, "walk").unwrap();
    table.undo(ONE).unwrap();
    let mut again = rebuilt(&table);
    assert_eq!(seen(&again), seen(&table));
    for table in [&mut table, &mut again] {
        table.undo(ONE).expect("the rebuilt table can go back as far");
        table.submit(ONE, "stop").unwrap();
        table.run_automatic().unwrap();
    }
    assert!(matches!(table.turn(), Turn::Over(_)));
    assert_eq!(seen(&again), seen(&table));
}

#[test]
fn a_journal_that_does_not_fit_is_refused_with_the_entry() {
    let mut table = open(&["me", "me"]);
    table.submit(ONE, "bid 5").unwrap();
    table.submit(TWO, "bid 4").unwrap();
    let rebuild = |change: fn(&mut Vec<Entry>)| {
        let mut entries = table.journal();
        change(&mut entries);
        match Table::rebuild(pocket(), table.setup(), &entries) {
            Err(RebuildError::Entry { sequence, .. }) => sequence,
            Err(other) => panic!("{other}"),
            Ok(_) => panic!("expected a refusal"),
        }
    };
    assert_eq!(rebuild(|entries| entries.swap(0, 1)), 1);
    assert_eq!(rebuild(|entries| drop(entries.remove(0))), 1);
    assert_eq!(
        rebuild(|entries| {
            let Act::Move { notation, .. } = &mut entries[1].act else { panic!() };
            *notation = "bid 9".into();
        }),
        2
    );
    assert_eq!(
        rebuild(|entries| {
            let Act::Move { barrier, .. } = &mut entries[1].act else { panic!() };
            *barrier = kernel::Barrier::Open;
        }),
        2
    );
    assert_eq!(
        rebuild(|entries| entries
            .push(Entry { sequence: 3, act: Act::Undo { seat: TWO, back_to: 1, agreed: None } })),
        3
    );
}

#[test]
fn a_journal_entry_survives_a_store() {
    let mut table = open(&["me", "me"]);
    table.submit(ONE, "bid 5").unwrap();
    table.undo(ONE).unwrap();
    table.take_over(ONE, &"search:0.5".into()).unwrap();
    let stored = serde_json::to_string(&table.journal()).unwrap();
    let read: Vec<Entry> = serde_json::from_str(&stored).unwrap();
    assert_eq!(read, table.journal());
    assert!(stored.contains(r#"{"sequence":2,"act":"undo","seat":0,"back_to":0}"#), "{stored}");
}

#[test]
fn a_fork_goes_its_own_way() {
    let mut table = open(&["me", "me"]);
    for (seat, mv) in [(ONE, "bid 5"), (TWO, "bid 4"), (ONE, "walk"), (ONE, "roll")] {
        table.submit(seat, mv).unwrap();
    }
    let before = seen(&table);
    let mut fork = table.fork(3).unwrap();
    assert_eq!(fork.moves_made(), 3);
    fork.submit(ONE, "stop").unwrap();
    assert_eq!(seen(&table), before);
    let whole = table.fork(4).unwrap();
    assert_eq!(seen(&whole), before, "nothing was taken back, so the whole fork is the table");
    let error = table.fork(5).err().unwrap();
    assert_eq!(error.to_string(), "expected a move number from 0 to 4, found 5");
}

#[test]
fn why_says_what_the_rules_say() {
    let table = open(&["me", "me"]);
    assert_eq!(table.why(ONE, "bid 5"), Why::Legal);
    assert!(matches!(table.why(ONE, "bid 6"), Why::Refused(refusal) if refusal.rule.0 == "PK-1"));
    assert!(matches!(table.why(ONE, "bed 6"), Why::Unreadable(error) if error.column == 0));
    assert_eq!(table.moves(ONE).len(), 6);
    assert!(table.moves(Seat(3)).is_empty());
}
