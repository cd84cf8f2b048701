//! The table's own rules (SB-1 to SB-6, SB-8) and the laws of undo.

use crate::pocket::{Pocket, STEPS, pocket};
use kernel::opening::OpeningError;
use kernel::{Barrier, Seat, Seed, Turn, Viewer};
use table::{OpenError, Rejected, Setup, Table};

const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);

fn two_people() -> Table<Pocket> {
    Table::open(pocket(), &Setup::new(["me", "me"], Seed::from_number(1))).unwrap()
}

/// Both have bid, and seat-1 is to walk, roll or stop.
fn after_the_bids() -> Table<Pocket> {
    let mut table = two_people();
    table.submit(ONE, "bid 3").unwrap();
    table.submit(TWO, "bid 1").unwrap();
    table
}

fn refused_by(result: Result<impl std::fmt::Debug, Rejected>) -> &'static str {
    match result {
        Err(Rejected::Refused(refusal)) => refusal.rule.0,
        other => panic!("expected a refusal, found {other:?}"),
    }
}

#[test]
fn sb_1_nobody_moves_after_the_end() {
    let mut table = after_the_bids();
    table.submit(ONE, "stop").unwrap();
    let last = table.submit(TWO, "stop").unwrap();
    assert!(last.over);
    assert!(matches!(table.turn(), Turn::Over(_)));
    let before = table.journal();
    assert_eq!(refused_by(table.submit(ONE, "walk")), "SB-1");
    assert_eq!(table.journal(), before);
}

#[test]
fn sb_1_nobody_takes_back_after_the_end() {
    let mut table = after_the_bids();
    table.submit(ONE, "stop").unwrap();
    table.submit(TWO, "stop").unwrap();
    assert_eq!(table.undo(TWO).unwrap_err().rule.0, "SB-1");
}

#[test]
fn sb_2_only_who_is_awaited_decides() {
    let mut table = after_the_bids();
    assert_eq!(refused_by(table.submit(TWO, "walk")), "SB-2");
    assert_eq!(refused_by(table.submit(Seat(9), "walk")), "SB-2");
    assert!(table.submit(ONE, "walk").is_ok());
}

#[test]
fn sb_3_there_is_nothing_to_take_back() {
    let mut table = two_people();
    assert_eq!(table.undo(ONE).unwrap_err().rule.0, "SB-3");
    table.submit(ONE, "bid 3").unwrap();
    assert_eq!(table.undo(TWO).unwrap_err().rule.0, "SB-3");
    table.undo(ONE).unwrap();
    assert_eq!(table.undo(ONE).unwrap_err().rule.0, "SB-3", "it was taken back already");
    assert_eq!(table.undo(Seat(9)).unwrap_err().rule.0, "SB-3");
}

#[test]
fn sb_4_what_was_drawn_stays_drawn() {
    let mut table = after_the_bids();
    assert_eq!(table.submit(ONE, "roll").unwrap().barrier, Barrier::Closed);
    assert_eq!(table.undo(ONE).unwrap_err().rule.0, "SB-4");
    table.submit(ONE, "walk").unwrap();
    table.undo(ONE).unwrap();
    assert_eq!(table.undo(ONE).unwrap_err().rule.0, "SB-4", "the roll still stands");
}

#[test]
fn sb_4_what_was_shown_stays_shown() {
    let mut table = after_the_bids();
    assert_eq!(table.undo(TWO).unwrap_err().rule.0, "SB-4", "the last bid showed all bids");
    assert_eq!(table.undo(ONE).unwrap_err().rule.0, "SB-4", "it was shown after this bid");
}

#[test]
fn sb_5_not_after_somebody_else_has_decided() {
    let seats = Setup::new(["me", "me", "me"], Seed::from_number(1));
    let mut table = Table::open(pocket(), &seats).unwrap();
    table.submit(ONE, "bid 3").unwrap();
    table.submit(TWO, "bid 1").unwrap();
    let refusal = table.undo(ONE).unwrap_err();
    assert_eq!(refusal.rule.0, "SB-5");
    assert_eq!(refusal.details().next(), Some(("seat", TWO.into())));
    table.undo(TWO).unwrap();
    table.undo(ONE).expect("what the other decided was taken back");
    assert_eq!(table.moves_made(), 0);
}

#[test]
fn sb_5_what_an_automatic_player_has_answered_goes_back_too() {
    let seats = Setup::new(["me", "walker", "me"], Seed::from_number(1));
    let mut table = Table::open(pocket(), &seats).unwrap();
    let before = table.hash();
    table.submit(ONE, "bid 3").unwrap();
    table.run_automatic().unwrap();
    assert_eq!(table.moves_made(), 2);
    table.undo(ONE).unwrap();
    assert_eq!((table.moves_made(), table.hash()), (0, before));
    // A person who has come back is somebody to ask, whoever decided for them.
    table.submit(ONE, "bid 3").unwrap();
    table.run_automatic().unwrap();
    table.take_over(TWO, &"me".into()).unwrap();
    assert_eq!(table.undo(ONE).unwrap_err().rule.0, "SB-5");
}

#[test]
fn sb_5_a_whole_turn_goes_back_as_far_as_nothing_was_shown() {
    let mut table = after_the_bids();
    for _ in 0..3 {
        table.submit(ONE, "walk").unwrap();
    }
    assert_eq!((table.turn_to_undo(ONE), table.turn_to_undo(TWO)), (3, 0));
    let entries = table.journal();
    table.undo_turn(ONE).unwrap();
    assert_eq!(table.moves_made(), 2, "the bids were shown");
    let again = Table::rebuild(pocket(), table.setup(), &table.journal()).unwrap();
    assert_eq!((again.hash(), again.journal()), (table.hash(), table.journal()));
    assert_eq!(table.journal()[..entries.len()], entries);
    assert_eq!(table.undo_turn(ONE).unwrap_err().rule.0, "SB-4");
}

/// Three people; the first has bid, and so has the second.
fn asking() -> Table<Pocket> {
    let seats = Setup::new(["me", "me", "me"], Seed::from_number(1));
    let mut table = Table::open(pocket(), &seats).unwrap();
    table.submit(ONE, "bid 3").unwrap();
    table.submit(TWO, "bid 1").unwrap();
    table
}

fn rebuilt(table: &Table<Pocket>) {
    let again = Table::rebuild(pocket(), table.setup(), &table.journal()).unwrap();
    assert_eq!((again.hash(), again.journal()), (table.hash(), table.journal()));
    assert_eq!(again.undo_asked(), table.undo_asked());
}

#[test]
fn sb_8_it_goes_back_once_everybody_agrees() {
    let mut table = asking();
    assert_eq!(table.undo(ONE).unwrap_err().rule.0, "SB-5");
    table.ask_undo(ONE).unwrap();
    let asked = table.undo_asked().unwrap();
    assert_eq!((asked.seat, asked.back_to, asked.waiting.len()), (ONE, 0, 2));
    table.answer_undo(Seat(2), true).unwrap();
    rebuilt(&table);
    assert_eq!(table.undo_asked().unwrap().waiting.iter().collect::<Vec<_>>(), [TWO]);
    assert_eq!(table.moves_made(), 2);
    table.answer_undo(TWO, true).unwrap();
    assert_eq!((table.moves_made(), table.undo_asked()), (0, None));
    assert_eq!(table.turn().awaited().len(), 3, "the other's bid went back with it");
    rebuilt(&table);
}

#[test]
fn sb_8_one_refusal_ends_it_and_so_does_whoever_asked() {
    for who in [TWO, Seat(2), ONE] {
        let mut table = asking();
        table.ask_undo(ONE).unwrap();
        table.answer_undo(who, false).unwrap();
        assert_eq!((table.undo_asked(), table.moves_made()), (None, 2));
        rebuilt(&table);
        table.ask_undo(ONE).expect("one may ask again");
    }
}

#[test]
fn sb_8_whoever_decides_has_answered() {
    let mut table = asking();
    table.ask_undo(ONE).unwrap();
    table.submit(Seat(2), "bid 2").unwrap();
    assert_eq!(table.undo_asked(), None);
    assert_eq!(table.ask_undo(ONE).unwrap_err().rule.0, "SB-4", "the last bid showed all bids");
    rebuilt(&table);
}

#[test]
fn sb_8_nobody_asks_twice_or_answers_unasked() {
    let mut table = asking();
    for agrees in [true, false] {
        assert_eq!(table.answer_undo(TWO, agrees).unwrap_err().reason, "refused-undo-not-asked");
    }
    table.ask_undo(ONE).unwrap();
    for seat in [ONE, TWO] {
        let again = table.can_ask_undo(seat).unwrap_err();
        assert_eq!((again.rule.0, again.reason), ("SB-8", "refused-undo-asked"));
    }
    assert_eq!(table.answer_undo(ONE, true).unwrap_err().reason, "refused-undo-not-asked");
    table.answer_undo(Seat(2), true).unwrap();
    assert_eq!(table.answer_undo(Seat(2), true).unwrap_err().rule.0, "SB-8");
}

#[test]
fn sb_8_what_needs_no_asking_goes_back_at_once() {
    let mut table = asking();
    table.ask_undo(TWO).unwrap();
    assert_eq!((table.moves_made(), table.undo_asked()), (1, None));
}

#[test]
fn sb_6_a_game_is_played_by_as_many_as_its_box_says() {
    for seats in [0, 1, 5, 16, 300] {
        let setup = Setup::new(vec!["me"; seats], Seed::from_number(1));
        let error = Table::open(pocket(), &setup).err().unwrap();
        let OpenError::Opening(OpeningError::Setup(setup)) = &error else { panic!("{error}") };
        assert_eq!(setup.rule, "SB-6", "{seats}");
        assert_eq!(error.text(), Some((&setup.text, "SB-6")));
    }
    for seats in 2..=4 {
        let setup = Setup::new(vec!["me"; seats], Seed::from_number(1));
        assert!(Table::open(pocket(), &setup).is_ok(), "{seats}");
    }
}

#[test]
fn a_decision_taken_back_and_made_again_leads_to_the_same_position() {
    let mut table = after_the_bids();
    table.submit(ONE, "walk").unwrap();
    let (state, hash) = (table.state().clone(), table.hash());
    let scenes: Vec<_> = Viewer::all(2).map(|viewer| table.scene(viewer)).collect();
    table.submit(ONE, "walk").unwrap();
    table.undo(ONE).unwrap();
    assert_eq!((table.state(), table.hash()), (&state, hash));
    assert_eq!(Viewer::all(2).map(|viewer| table.scene(viewer)).collect::<Vec<_>>(), scenes);
    table.submit(ONE, "roll").unwrap();
    let rolled = table.state().clone();

    let mut straight = after_the_bids();
    straight.submit(ONE, "walk").unwrap();
    straight.submit(ONE, "roll").unwrap();
    assert_eq!(straight.state(), &rolled, "the die does not know of the detour");
}

#[test]
fn undo_goes_back_further_than_the_table_remembers_positions() {
    let mut table = after_the_bids();
    let mut hashes = vec![table.hash()];
    for _ in 0..STEPS {
        table.submit(ONE, "walk").unwrap();
        hashes.push(table.hash());
    }
    while hashes.len() > 1 {
        assert_eq!(Some(table.hash()), hashes.pop());
        table.undo(ONE).unwrap();
    }
    assert_eq!(table.hash(), hashes[0]);
    assert_eq!(table.undo(ONE).unwrap_err().rule.0, "SB-4");
}

#[test]
fn a_rejected_move_changes_nothing() {
    let mut table = after_the_bids();
    let before = (table.journal(), table.state().clone());
    for wrong in ["", "fly", "bid", "bid 3", "walk walk", "walk\u{0}", "bid 99999", "ロール"] {
        assert!(table.submit(ONE, wrong).is_err(), "{wrong}");
        assert_eq!((table.journal(), table.state()), (before.0.clone(), &before.1), "{wrong}");
    }
    assert!(matches!(table.submit(ONE, "fly"), Err(Rejected::Unreadable(_))));
    assert_eq!(refused_by(table.submit(ONE, "bid 3")), "PK-3");
}
