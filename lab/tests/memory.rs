//! What a table of a large game holds in memory, counted allocation by allocation.

use kernel::chance::Draw;
use kernel::{Barrier, Seat, Seed};
use table::{AnyTable, Setup};

/// The most a table of Stationfall may hold in the middle of a game: two positions of less than three KiB each, the
/// journal, and what was told last.
const MOST: i64 = 16 * 1024;

/// The moves to the middle of a game of four.
const MIDDLE: usize = 90;

/// Any awaited seat makes any legal move.
fn play(table: &mut Box<dyn AnyTable>, moves: usize) {
    let mut chance = Seed::from_number(5).rng();
    for _ in 0..moves {
        let Some(seat) = table.turn().awaited().iter().next() else { return };
        let legal = table.moves(seat);
        table.submit(seat, &legal[chance.index(legal.len())]).expect("a legal move");
    }
}

#[test]
fn a_table_in_the_middle_of_a_large_game_is_small() {
    let games = games::registry();
    let title = games.get("stationfall").expect("it is in the catalogue");
    let setup = Setup::new(["me"; 4], Seed::from_number(9));
    // What the game reads once is no table's.
    drop(title.open(&setup).map(|mut table| play(&mut table, MIDDLE)));
    let mut kept = None;
    let held = allocation_counter::measure(|| {
        let mut table = title.open(&setup).expect("four people can play it");
        play(&mut table, MIDDLE);
        kept = Some(table);
    });
    let table = kept.expect("it was opened");
    assert_eq!(table.moves_made(), MIDDLE as u32, "the game goes on in its middle");
    assert!(held.bytes_current <= MOST, "{} bytes", held.bytes_current);
    assert!(held.bytes_current > 0, "something is held");
}

/// What is held by the table that `make` makes.
fn held(make: impl FnOnce() -> Box<dyn AnyTable>) -> (i64, Box<dyn AnyTable>) {
    let mut kept = None;
    let held = allocation_counter::measure(|| kept = Some(make()));
    (held.bytes_current, kept.expect("it was made"))
}

/// A move of the awaited seat that could be taken back.
fn open_move(table: Box<dyn AnyTable>) -> (Seat, String) {
    let seat = table.turn().awaited().iter().next().expect("the game goes on");
    let open = table.moves(seat).into_iter().find(|notation| {
        let made = table.clone().submit(seat, notation);
        made.is_ok_and(|made| made.barrier == Barrier::Open)
    });
    (seat, open.expect("something can be taken back"))
}

/// Nobody plays so long, but whoever makes and takes back a decision again and again writes such a journal.
#[test]
fn a_journal_of_ten_thousand_entries_is_small() {
    let games = games::registry();
    let title = games.get("stationfall").expect("it is in the catalogue");
    let setup = Setup::new(["me"; 4], Seed::from_number(9));
    let mut middle = title.open(&setup).expect("four people can play it");
    play(&mut middle, MIDDLE);
    let (seat, open) = open_move(middle.clone());
    let (bytes, table) = held(|| {
        let mut table = middle.clone();
        while table.sequence() < 10_000 {
            table.submit(seat, &open).expect("it was legal before");
            table.undo(seat).expect("nothing was shown");
        }
        table
    });
    assert_eq!(table.moves_made() as usize, MIDDLE, "everything was taken back");
    assert!(bytes <= 224 * 1024, "{bytes} bytes");
}

/// The longest games of the house are those of hearts.
#[test]
fn a_decision_of_a_long_game_takes_some_dozens_of_bytes() {
    let games = games::registry();
    let title = games.get("hearts").expect("it is in the catalogue");
    let setup = Setup::new(["me"; 4], Seed::from_number(9));
    let (bytes, table) = held(|| {
        let mut table = title.open(&setup).expect("four people can play it");
        play(&mut table, usize::MAX);
        table
    });
    let moves = i64::from(table.moves_made());
    assert!(moves > 500, "{moves} moves are no long game");
    assert!(bytes <= 4 * 1024 + 32 * moves, "{bytes} bytes for {moves} moves");
}
