//! Every lesson of every game, at a real table.

use kernel::{Seat, Seed, Viewer};
use table::{Act, AnyTable, Setup, Why};

/// Every lesson with the name of its game.
fn lessons() -> Vec<(&'static str, Setup)> {
    let registry = games::registry();
    let of = |id: &'static str| {
        let title = registry.get(id).expect("a game of the house");
        let setups =
            title.lessons().iter().map(|lesson| Setup::of_lesson(lesson, Seed::from_number(4)));
        setups.map(|setup| (id, setup)).collect::<Vec<_>>()
    };
    ["stationfall", "lastaurora", "tictactoe"].into_iter().flat_map(of).collect()
}

fn open(id: &str, setup: &Setup) -> Box<dyn AnyTable> {
    let registry = games::registry();
    registry.get(id).expect("a game of the house").open(setup).expect("a lesson can be opened")
}

/// The first seat that the table waits for.
fn asked(table: &dyn AnyTable) -> Option<Seat> {
    table.turn().awaited().lowest()
}

#[test]
fn every_lesson_speaks_before_the_first_decision_and_offers_something() {
    assert_eq!(lessons().len(), 6);
    for (id, setup) in lessons() {
        let table = open(id, &setup);
        let seat = asked(&*table).unwrap();
        let update = table.update(Viewer::Seat(seat), 0);
        let guidance = update.guidance.expect("a pupil is guided");
        assert!(!guidance.says.is_empty() && !guidance.highlights.is_empty(), "{id}");
        assert!(!update.scene.offers.is_empty(), "{id}");
        let offered =
            |notation: &String| update.scene.offers.iter().any(|o| o.notation == *notation);
        assert!(guidance.highlights.iter().all(offered), "{id}: what is pointed at can be done");
    }
}

/// People who do what the guide points at, or the first thing that is allowed, come to the end of the game; what is
/// forbidden is refused on the way; the journal rebuilds the table.
#[test]
fn every_lesson_can_be_played_to_its_end() {
    let registry = games::registry();
    for (id, setup) in lessons() {
        let mut table = open(id, &setup);
        let mut number = 0;
        table.run_automatic().unwrap();
        while let Some(seat) = asked(&*table) {
            let guidance = table.guidance(Viewer::Seat(seat)).expect("a pupil is guided");
            if let Some(forbidden) = guidance.forbidden.first() {
                let why = table.why(seat, &forbidden.notation);
                assert!(matches!(why, Why::Refused(refusal) if *refusal.rule.0 == *forbidden.rule));
            }
            let allowed = table.moves(seat);
            let wished = if guidance.highlights.is_empty() { allowed } else { guidance.highlights };
            table.submit(seat, &wished[number % wished.len()]).unwrap();
            number += 1;
            table.run_automatic().unwrap();
        }
        assert!(table.turn().outcome().is_some(), "{id}");
        let rebuilt = registry.get(id).unwrap().rebuild(table.setup(), &table.journal()).unwrap();
        assert_eq!(rebuilt.hash(), table.hash());
    }
}

#[test]
fn a_lesson_that_is_left_goes_on_as_an_ordinary_game() {
    for (id, setup) in lessons() {
        let mut table = open(id, &setup);
        let mut number: usize = 0;
        table.run_automatic().unwrap();
        while let Some(seat) = asked(&*table) {
            if number == 6 {
                table.leave_lesson().unwrap();
            }
            let moves = table.moves(seat);
            table.submit(seat, &moves[(number * 7) % moves.len()]).unwrap();
            number += 1;
            table.run_automatic().unwrap();
        }
        let left = table.journal().iter().filter(|entry| entry.act == Act::LessonLeft).count();
        assert_eq!(left, usize::from(number > 6), "{id}");
    }
}
