//! What a table of a large game holds in memory, counted allocation by allocation.

use kernel::Seed;
use kernel::chance::Draw;
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
