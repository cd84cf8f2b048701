//! Last Aurora against the contract, its scenarios and its golden records.

mod golden;

use conformance::{Suite, given, records, scenarios};
use lastaurora::lesson::Introduction;
use lastaurora::{LastAurora, LastAuroraMind};

/// The game with all it brings along.
fn suite() -> Suite<LastAurora> {
    Suite::new(LastAurora::new()).mind(LastAuroraMind::default()).teach(Introduction::standard())
}

/// The base game on both maps, with and without the Mine, for one to four players.
#[test]
fn keeps_the_contract() {
    suite().options(given([("map", "beta"), ("mine", "yes")])).games(60).scale_from_env().run();
}

/// Every combination of the five modules, for two to four players.
#[test]
fn keeps_the_contract_with_every_set_of_modules() {
    modules(2..=4, 5, 96).run();
}

/// The solo game with every combination of the modules it allows.
#[test]
fn keeps_the_contract_against_the_automa() {
    modules(1..=1, 4, 48).run();
}

fn modules(seats: std::ops::RangeInclusive<u8>, count: u32, games: u32) -> Suite<LastAurora> {
    let names = lastaurora::options::MODULES;
    (1..1u32 << count)
        .fold(suite(), |suite, bits| {
            let chosen: Vec<&str> =
                (0..count as usize).filter(|i| bits >> i & 1 != 0).map(|i| names[i]).collect();
            let map = if bits % 2 == 0 { "beta" } else { "alpha" };
            let crews = if bits % 3 == 0 { "chosen" } else { "dealt" };
            suite.options(given([
                ("modules", chosen.join(",").as_str()),
                ("map", map),
                ("crews", crews),
                ("mine", if bits % 5 == 0 { "yes" } else { "no" }),
            ]))
        })
        .seats(seats)
        .games(games)
        .scale_from_env()
}

#[test]
fn scenarios_come_out() {
    scenarios(&LastAurora::new(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"));
}

#[test]
fn golden_records_replay() {
    records(&LastAurora::new(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"));
}
