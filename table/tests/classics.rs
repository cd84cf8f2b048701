//! The laws of tables, over many random games of every classic.

#![allow(clippy::unwrap_used, reason = "the helpers of tests are tests")]

use kernel::chance::Draw;
use kernel::record::Record;
use kernel::{Game, Rng, Seat, Seed, Viewer};
use table::{Disclosure, Heard, Setup, Table, title};

const GAMES: u64 = 12;

/// Calls a law with every classic.
macro_rules! every_classic {
    ($law:ident) => {
        $law(tictactoe::TicTacToe, 2);
        $law(connectfour::ConnectFour, 2);
        $law(hearts::Hearts, 4);
    };
}

fn people<G: Game>(game: G, seats: usize, seed: u64) -> Table<G> {
    Table::open(title(game), &Setup::new(vec!["me"; seats], Seed::from_number(seed))).unwrap()
}

/// Any awaited seat makes any legal move; `false` once the game is over.
fn step<G: Game>(table: &mut Table<G>, rng: &mut Rng) -> bool {
    let awaited: Vec<Seat> = table.turn().awaited().iter().collect();
    let Some(seat) = rng.pick(&awaited) else { return false };
    let moves = table.moves(seat);
    table.submit(seat, &moves[rng.index(moves.len())]).unwrap();
    true
}

/// A whole random game, with a seat taking something back now and then.
fn play_with_undo<G: Game>(table: &mut Table<G>, rng: &mut Rng) {
    while step(table, rng) {
        if rng.below(4) == 0 {
            let seat = Seat(rng.below(table.seats().into()) as u8);
            assert_eq!(table.can_undo(seat).err(), table.clone().undo(seat).err());
            let _ = table.undo(seat);
        }
    }
}

/// Whatever can be seen of the two tables is the same.
fn assert_same<G: Game>(one: &Table<G>, other: &Table<G>) {
    let seen = |table: &Table<G>| {
        let updates = Viewer::all(table.seats()).map(|viewer| table.update(viewer, 0));
        (table.hash(), table.record(Disclosure::Seed), updates.collect::<Vec<_>>())
    };
    assert_eq!(seen(one), seen(other));
}

fn undo_then_the_same_again<G: Game + Copy>(game: G, seats: usize) {
    let mut taken_back = 0;
    for seed in 0..GAMES {
        let mut rng = Seed::from_number(seed).derive(0).rng();
        let mut table = people(game, seats, seed);
        loop {
            let before = table.clone();
            if !step(&mut table, &mut rng) {
                break;
            }
            let record = table.record(Disclosure::Seed);
            let last = record.moves.last().unwrap();
            if table.can_undo(last.seat).is_ok() {
                let mut again = table.clone();
                again.undo(last.seat).unwrap();
                assert_eq!(again.state(), before.state());
                assert_eq!(again.hash(), before.hash());
                for viewer in Viewer::all(again.seats()) {
                    assert_eq!(again.heard(viewer, before.sequence()), [], "{viewer}");
                }
                again.submit(last.seat, &last.notation).unwrap();
                assert_eq!(again.state(), table.state());
                assert_eq!(again.record(Disclosure::Seed), record);
                taken_back += 1;
            }
        }
    }
    assert!(taken_back > 0, "{}: nothing could ever be taken back", game.about().id);
}

#[test]
fn a_decision_taken_back_and_made_again_changes_nothing() {
    every_classic!(undo_then_the_same_again);
}

fn rebuild<G: Game + Copy>(game: G, seats: usize) {
    for seed in 0..GAMES {
        let mut table = people(game, seats, seed);
        play_with_undo(&mut table, &mut Seed::from_number(seed).derive(0).rng());
        let rebuilt = Table::rebuild(title(game), table.setup(), &table.journal()).unwrap();
        assert_eq!(rebuilt.journal(), table.journal());
        assert_same(&rebuilt, &table);
    }
}

#[test]
fn a_journal_rebuilds_its_table() {
    every_classic!(rebuild);
}

fn the_story_told_late<G: Game + Copy>(game: G, seats: usize) {
    for seed in 0..GAMES / 4 {
        let mut rng = Seed::from_number(seed).derive(0).rng();
        let mut table = people(game, seats, seed);
        let viewers: Vec<Viewer> = Viewer::all(table.seats()).collect();
        let mut known: Vec<Vec<Heard>> = vec![Vec::new(); viewers.len()];
        loop {
            let before = table.sequence();
            if !step(&mut table, &mut rng) {
                break;
            }
            if rng.below(5) == 0 {
                let seat = Seat(rng.below(table.seats().into()) as u8);
                let _ = table.undo(seat);
            }
            for (viewer, known) in viewers.iter().zip(&mut known) {
                let update = table.update(*viewer, before);
                known.retain(|heard| heard.sequence <= update.rewound_to.unwrap_or(before));
                known.extend(update.told);
            }
        }
        for (viewer, known) in viewers.iter().zip(&known) {
            for since in 0..=table.sequence() {
                let later = known.iter().filter(|heard| heard.sequence > since).cloned();
                assert_eq!(
                    table.heard(*viewer, since),
                    later.collect::<Vec<_>>(),
                    "{viewer} {since}"
                );
            }
        }
    }
}

/// The table keeps only the end of its story, and plays the game again for those who have heard less.
#[test]
fn whoever_comes_late_hears_the_story_that_was_told() {
    every_classic!(the_story_told_late);
}

fn resume<G: Game + Copy>(game: G, seats: usize) {
    for seed in 0..GAMES / 4 {
        let mut rng = Seed::from_number(seed).derive(0).rng();
        let mut table = people(game, seats, seed);
        play_with_undo(&mut table, &mut rng);
        let record = table.record(Disclosure::Seed);
        let read = Record::parse("game.record", &record.to_string()).unwrap();
        assert_eq!(read, record);
        assert!(kernel::record::verify(&game, &read).unwrap().holds());
        let every = (table.moves_made() / 40).max(1) as usize;
        for at in (0..=table.moves_made()).step_by(every) {
            let resumed = Table::resume(title(game), &read, Some(at)).unwrap();
            assert_eq!(resumed.moves_made(), at);
            assert_same(&resumed, &table.fork(at).unwrap());
        }
        let whole = Table::resume(title(game), &read, None).unwrap();
        assert_eq!(whole.state(), table.state());
        assert_eq!(whole.record(Disclosure::Seed), record);
    }
}

#[test]
fn a_record_goes_on_from_any_of_its_moves() {
    every_classic!(resume);
}

fn automatic<G: Game + Copy>(game: G, seats: usize) {
    for kind in ["random", "greedy", "search:20i"] {
        let setup = Setup::new(vec![kind; seats], Seed::from_number(5));
        let games = if kind == "random" { GAMES } else { 1 };
        for seed in 0..games {
            let setup = Setup { seed: Seed::from_number(seed), ..setup.clone() };
            let mut table = Table::open(title(game), &setup).unwrap();
            let decisions = table.run_automatic().unwrap();
            assert!(table.turn().outcome().is_some());
            assert_eq!(decisions.len() as u32, table.moves_made());
            let mut again = Table::open(title(game), &setup).unwrap();
            again.run_automatic().unwrap();
            assert_eq!(again.journal(), table.journal(), "the same seed decides the same");
        }
    }
}

#[test]
fn automatic_seats_finish_every_game() {
    every_classic!(automatic);
}

fn written_out<G: Game + Copy>(game: G, seats: usize) {
    let record = people(game, seats, 0).record(Disclosure::Seed);
    let keys: Vec<&str> = record.options.keys().map(String::as_str).collect();
    for spec in game.about().options {
        assert!(keys.contains(&spec.key), "{} in {keys:?}", spec.key);
    }
}

#[test]
fn a_record_names_every_option_even_if_it_was_not_chosen() {
    every_classic!(written_out);
    assert_eq!(people(hearts::Hearts, 4, 0).setup().options["goal"], "100");
}
