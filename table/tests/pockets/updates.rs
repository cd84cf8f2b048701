//! What viewers are sent: no more than they may know, and no less after something was taken back.

use crate::pocket::{Pocket, pocket};
use kernel::{Seat, Seed, Viewer};
use players::Kind;
use table::{Heard, Setup, Table, Update};

const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);

fn three_people() -> Table<Pocket> {
    Table::open(pocket(), &Setup::new(["me"; 3], Seed::from_number(7))).unwrap()
}

fn ids(update: &Update) -> Vec<(u32, &str)> {
    update.told.iter().map(|heard| (heard.sequence, &*heard.told.text.id)).collect()
}

#[test]
fn a_secret_bid_is_heard_by_its_bidder_and_the_referee() {
    let mut table = three_people();
    table.submit(ONE, "bid 4").unwrap();
    let text = |viewer| serde_json::to_string(&table.update(viewer, 0)).unwrap();
    for viewer in Viewer::all(3) {
        let knows = text(viewer).contains("own-bid");
        assert_eq!(knows, viewer.sees(ONE), "{viewer}");
        let sees = table.scene(viewer).seats[0].gauges.iter().any(|gauge| gauge.id == "bid");
        assert_eq!(sees, viewer.sees(ONE), "{viewer}");
    }
    let (bidder, referee) = (table.update(Viewer::Seat(ONE), 0), table.update(Viewer::Referee, 0));
    assert_eq!(ids(&bidder), [(1, "own-bid")]);
    assert_eq!(ids(&referee), [(1, "own-bid"), (1, "bid")]);
}

#[test]
fn two_tables_that_differ_only_in_secrets_send_the_same() {
    let (mut four, mut five) = (three_people(), three_people());
    four.submit(ONE, "bid 4").unwrap();
    five.submit(ONE, "bid 5").unwrap();
    for viewer in [Viewer::Seat(TWO), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(four.update(viewer, 0), five.update(viewer, 0), "{viewer}");
    }
    assert_ne!(four.update(Viewer::Seat(ONE), 0), five.update(Viewer::Seat(ONE), 0));
}

#[test]
fn two_tables_with_different_chance_to_come_send_the_same() {
    let open = |seed| {
        let seed = Seed::from_number(0).derive(seed);
        let mut table = Table::open(pocket(), &Setup::new(["me"; 2], seed)).unwrap();
        table.submit(ONE, "bid 4").unwrap();
        table.submit(TWO, "bid 0").unwrap();
        table
    };
    for seed in 2..12 {
        for viewer in [Viewer::Seat(ONE), Viewer::Seat(TWO), Viewer::Spectator] {
            assert_eq!(open(1).update(viewer, 0), open(seed).update(viewer, 0), "{viewer}");
        }
    }
}

#[test]
fn offers_say_whether_somebody_else_decides_after_them() {
    let mut table = three_people();
    let over = |table: &Table<Pocket>, seat, notation: &str| {
        let scene = table.update(Viewer::Seat(seat), 0).scene;
        scene.offers.iter().find(|offer| offer.notation == notation).unwrap().hands_over
    };
    assert!(over(&table, ONE, "bid 4"), "the others bid");
    for seat in [ONE, TWO, Seat(2)] {
        table.submit(seat, "bid 4").unwrap();
    }
    assert!(!over(&table, ONE, "walk") && over(&table, ONE, "stop"));
}

#[test]
fn offers_say_whether_they_can_be_taken_back() {
    let mut table = three_people();
    table.submit(ONE, "bid 4").unwrap();
    let lasting = |table: &Table<Pocket>, seat, notation: &str| {
        let scene = table.update(Viewer::Seat(seat), 0).scene;
        scene.offers.iter().find(|offer| offer.notation == notation).unwrap().lasting
    };
    assert!(!lasting(&table, TWO, "bid 1"));
    table.submit(TWO, "bid 4").unwrap();
    assert!(lasting(&table, Seat(2), "bid 1"), "the last bid shows all");
    table.submit(Seat(2), "bid 1").unwrap();
    assert!(!lasting(&table, ONE, "walk"));
    assert!(lasting(&table, ONE, "roll"));
    let holes: Vec<_> = (0..crate::pocket::HOLES)
        .map(|hole| lasting(&table, ONE, &format!("look {hole}")))
        .collect();
    assert_eq!(holes.iter().filter(|lasting| **lasting).count(), 1, "as one imagines it");
}

#[test]
fn an_update_tells_what_happened_since() {
    let mut table = three_people();
    table.submit(ONE, "bid 4").unwrap();
    let first = table.update(Viewer::Spectator, 0);
    assert_eq!((first.sequence, first.rewound_to), (1, None));
    assert!(table.update(Viewer::Spectator, first.sequence).told.is_empty());
    table.take_over(TWO, &Kind::Random).unwrap();
    table.submit(Seat(2), "bid 0").unwrap();
    let next = table.update(Viewer::Spectator, first.sequence);
    assert_eq!(ids(&next), [(3, "bid")]);
    assert_eq!(next.sequence, 3);
}

#[test]
fn a_viewer_is_told_what_to_forget() {
    let mut table = three_people();
    table.submit(ONE, "bid 4").unwrap();
    table.submit(TWO, "bid 4").unwrap();
    table.undo(TWO).unwrap();
    table.undo(ONE).unwrap();
    table.submit(ONE, "bid 2").unwrap();
    let rewound: Vec<_> =
        (0..=5).map(|since| table.update(Viewer::Spectator, since).rewound_to).collect();
    assert_eq!(rewound, [None, Some(0), Some(0), Some(0), None, None]);
    assert_eq!(table.update(Viewer::Spectator, 99).rewound_to, Some(0), "not of this journal");
}

#[test]
fn a_table_has_its_own_viewers() {
    let table = three_people();
    assert!(Viewer::all(3).all(|viewer| table.has(viewer)));
    assert!(!table.has(Viewer::Seat(Seat(3))));
}

#[test]
fn may_take_back_is_said_to_the_seat_that_may() {
    let mut table = three_people();
    table.submit(ONE, "bid 4").unwrap();
    let may = |table: &Table<Pocket>| {
        Viewer::all(3).map(|viewer| table.update(viewer, 0).can_undo).collect::<Vec<_>>()
    };
    assert_eq!(may(&table), [true, false, false, false, false]);
    table.submit(TWO, "bid 4").unwrap();
    assert_eq!(may(&table), [false, true, false, false, false]);
}

/// A viewer who follows the rule of [`Update::rewound_to`] has the same log as one who reads it all at the end,
/// however often they look.
#[test]
fn whoever_follows_the_updates_has_the_whole_log() {
    use kernel::chance::Draw;
    for game in 0..40 {
        let mut rng = Seed::from_number(game).derive(0).rng();
        let mut table = three_people();
        let mut logs: Vec<(Viewer, u32, Vec<Heard>)> =
            Viewer::all(3).map(|viewer| (viewer, 0, Vec::new())).collect();
        for _ in 0..60 {
            let Some(seat) = table.turn().awaited().lowest() else { break };
            let moves = table.moves(seat);
            table.submit(seat, &moves[rng.index(moves.len())]).unwrap();
            if rng.below(3) == 0 {
                for seat in Seat::all(3) {
                    let _ = table.undo(seat);
                }
            }
            for (viewer, since, log) in &mut logs {
                if rng.below(3) == 0 {
                    follow(&table, *viewer, since, log);
                }
            }
        }
        for (viewer, mut since, mut log) in logs {
            follow(&table, viewer, &mut since, &mut log);
            assert_eq!(log, table.heard(viewer, 0), "game {game}, {viewer}");
        }
    }
}

fn follow(table: &Table<Pocket>, viewer: Viewer, since: &mut u32, log: &mut Vec<Heard>) {
    let update = table.update(viewer, *since);
    if let Some(stands) = update.rewound_to {
        log.retain(|heard| heard.sequence <= stands);
    }
    log.extend(update.told);
    *since = update.sequence;
}
