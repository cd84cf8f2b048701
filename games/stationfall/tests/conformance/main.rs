//! Stationfall against the contract, its scenarios and its golden records.

mod golden;

use conformance::{Suite, given, scenarios};
use stationfall::Stationfall;
use stationfall::ids::ProjectX;

/// Two to nine seats, free and in teams, random and beginner Characters, every Project X card.
#[test]
fn keeps_the_contract() {
    let suite = Suite::new(Stationfall::new())
        .options(given([("mode", "team")]))
        .options(given([("characters", "beginner,random")]));
    ProjectX::ALL
        .iter()
        .fold(suite, |suite, card| suite.options(given([("project", card.name())])))
        .games(300)
        .scale_from_env()
        .run();
}

/// The tutorial, both times, for one to three humans, with and without the council.
#[test]
fn the_tutorial_keeps_the_contract() {
    Suite::new(Stationfall::new())
        .seats(4..=4)
        .options(given([("tutorial", "first")]))
        .options(given([("tutorial", "first"), ("tutorial_humans", "2")]))
        .options(given([("tutorial", "first"), ("tutorial_humans", "1"), ("lindsey_auto", "yes")]))
        .options(given([("tutorial", "second")]))
        .options(given([("tutorial", "second"), ("tutorial_humans", "1")]))
        .options(given([("tutorial", "second"), ("lindsey_council", "yes")]))
        .games(60)
        .scale_from_env()
        .run();
}

#[test]
fn scenarios_come_out() {
    scenarios(&Stationfall::new(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"));
}
