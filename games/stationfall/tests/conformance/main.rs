//! Stationfall against the contract, its scenarios and its golden records.

mod bots;
mod golden;

use conformance::{Brought, Suite, given, scenarios_with};
use stationfall::ids::ProjectX;
use stationfall::{Stationfall, StationfallMind, StationfallSeats, TutorialLessons};

/// The game with all it brings along.
fn suite() -> Suite<Stationfall> {
    Suite::new(Stationfall::new())
        .mind(StationfallMind)
        .teach(TutorialLessons::standard())
        .own_seats(StationfallSeats)
}

/// Two to nine seats, free and in teams, random and beginner Characters, every Project X card.
#[test]
fn keeps_the_contract() {
    let suite = suite()
        .options(given([("mode", "team")]))
        .options(given([("characters", "beginner,random")]));
    ProjectX::ALL
        .iter()
        .fold(suite, |suite, card| suite.options(given([("project", card.name())])))
        .games(300)
        .scale_from_env()
        .run();
}

/// Three to nine seats with bots among them: one, several, all of a small table, chosen ones; against each other,
/// against the humans together, against teams.
#[test]
fn keeps_the_contract_with_bots() {
    let bots = |seats: &str| given([("automation", seats)]);
    let with = |mode: &str, seats: &str| given([("mode", mode), ("automation", seats)]);
    suite()
        .options(bots("2"))
        .options(bots("1,3"))
        .options(bots("1,2,3"))
        .options(bots("1:stranger,2:telepathic_rat,3:digital_assistant"))
        .options(bots("2:doctor,3:doctor,4:operative,5:consort,6:maintenance_clones"))
        .options(with("cooperative", "2,3"))
        .options(with("team", "3,4"))
        .seats(3..=9)
        .games(120)
        .scale_from_env()
        .run();
}

/// The tutorial, both times, for one to three humans, with and without the council.
#[test]
fn the_tutorial_keeps_the_contract() {
    suite()
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
    let brought = Brought::default().teach(TutorialLessons::standard()).own_seats(StationfallSeats);
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");
    scenarios_with(&Stationfall::new(), &brought, folder);
}
