//! What the table says in words where a person would otherwise have to guess.

use kernel::scene::{Badge, Gauge, Zone};
use kernel::{Game, Scene, Seat, Viewer, play};
use stationfall::Stationfall;
use stationfall::ids::Ability;
use stationfall::state::{At, Player};

use super::common::*;

fn seen(t: &TestTable) -> Scene {
    play::scene(&Stationfall::new(), &t.state, Viewer::Seat(Seat(0)))
}

fn words(badges: &[Badge]) -> Vec<&str> {
    badges.iter().map(|badge| badge.label.id.as_ref()).collect()
}

#[track_caller]
fn zone<'a>(scene: &'a Scene, id: &str) -> &'a Zone {
    scene.zones.iter().find(|zone| zone.id == id).unwrap_or_else(|| panic!("no zone `{id}`"))
}

fn reading<'a>(gauges: &'a [Gauge], id: &str) -> Option<&'a str> {
    let gauge = gauges.iter().find(|gauge| gauge.id == id)?;
    gauge.reading.as_ref().map(|text| text.id.as_ref())
}

#[test]
fn every_zone_has_a_name() {
    let mut t = table(&["engineer", "maintenance_clones", "drones", "telepathic_rat", "exile"]);
    t.data("engineer", "evidence");
    t.data("clone_alpha", "evidence");
    t.state.bodies[body("exile")].at = At::Engulfed;
    t.launched("alcatraz");
    let scene = seen(&t);
    let nameless = scene.zones.iter().filter(|zone| zone.label.is_none());
    assert_eq!(nameless.map(|zone| zone.id.as_ref()).collect::<Vec<&str>>(), [""; 0]);
}

#[test]
fn systems_and_guilt_are_read_in_words() {
    let mut t = table(&["engineer"]);
    let scene = seen(&t);
    assert_eq!(reading(&scene.gauges, "cameras"), Some("sf-cameras-on"));
    assert_eq!(reading(&scene.gauges, "abandon-ship"), Some("sf-abandon-ship-not-yet"));
    assert_eq!(reading(&scene.seats[0].gauges, "guilt-1"), Some("sf-guilt-innocent"));
    t.state.station.cameras = false;
    t.guilt(0, stationfall::state::Guilt::Guilty);
    let scene = seen(&t);
    assert_eq!(reading(&scene.gauges, "cameras"), Some("sf-cameras-off"));
    assert_eq!(reading(&scene.seats[0].gauges, "guilt-1"), Some("sf-guilt-guilty"));
}

/// Rules: SF-8.5.1
#[test]
fn sf_8_5_1_the_contaminated_marker_lies_in_a_slot_and_data_does_not() {
    let mut t = table(&["engineer"]);
    t.data("engineer", "evidence");
    t.contaminate("engineer");
    let scene = seen(&t);
    let at = |id: &str| scene.pieces.iter().find(|piece| piece.id == id).map(|p| p.zone.as_ref());
    assert_eq!(at("contaminated-engineer"), Some("items-engineer"));
    assert_eq!(at("engineer-evidence"), Some("data-engineer"));
    assert_eq!(zone(&scene, "data-engineer").within.as_deref(), Some("card-engineer"));
}

/// Rules: SF-15.5.1
#[test]
fn sf_15_5_1_who_is_activated_now_is_not_exhausted_by_it() {
    let mut t = table(&["engineer", "exile"]);
    t.cubes(0, "engineer", 1);
    t.disc(1, "exile");
    t.activating(0);
    t.decide("activate engineer");
    let exhausted = |t: &TestTable, card: &str| {
        words(&zone(&seen(t), card).badges).contains(&"sf-badge-exhausted")
    };
    assert!(!exhausted(&t, "card-engineer") && exhausted(&t, "card-exile"));
    t.begin_turn(1);
    assert!(exhausted(&t, "card-engineer"));
}

#[test]
fn a_card_shows_the_abilities_that_count_and_what_became_of_the_character() {
    let mut t = table(&["security", "exile", "legal"]);
    let has =
        |t: &TestTable, card: &str, sign: &str| words(&zone(&seen(t), card).badges).contains(&sign);
    let peacekeeper = Ability::Peacekeeper.word();
    assert!(has(&t, "card-security", peacekeeper));
    t.pc(0, "security");
    assert!(!has(&t, "card-security", peacekeeper), "Authorized Force has removed it");
    t.down("exile");
    t.annihilate("legal");
    assert!(
        has(&t, "card-exile", "sf-badge-down") && has(&t, "card-legal", "sf-badge-annihilated")
    );
}

/// Rules: SF-11.5
#[test]
fn sf_11_5_sections_show_their_actions_and_pods_what_they_need() {
    let mut t = table(&["station_chief", "inspector"]);
    let scene = seen(&t);
    assert!(words(&zone(&scene, "bridge").badges).contains(&"sf-sa-abandon_ship"));
    assert!(words(&zone(&scene, "alcatraz").badges).contains(&"sf-launch-abandon-ship"));
    assert!(words(&zone(&scene, "medevac_pod").badges).contains(&"sf-launch-down-human"));
    assert!(words(&zone(&scene, "inspector_shuttle").badges).contains(&"sf-launch-inspector"));
    t.damaged("bridge");
    let scene = seen(&t);
    let bridge = words(&zone(&scene, "bridge").badges);
    assert!(bridge.contains(&"sf-badge-unusable") && !bridge.contains(&"sf-sa-abandon_ship"));
}

#[test]
fn what_is_done_with_an_item_is_listed_under_its_verb() {
    let mut t = table(&["engineer", "exile"]);
    t.place_all(&["engineer", "exile"], "bridge");
    t.cubes(0, "engineer", 1);
    t.give("engineer", "gun");
    t.lay("helmet", "bridge");
    t.decide("activate engineer");
    let group = |notation: &str| {
        let offer = Stationfall::new().offer(&t.state, t.seat(0), &decision(notation));
        offer.group.expect("a heading").id
    };
    for (notation, verb) in [
        ("drop gun", "sf-verb-drop"),
        ("free drop gun", "sf-verb-drop"),
        ("give gun exile", "sf-verb-give"),
        ("throw gun array_control", "sf-verb-throw"),
        ("pickup helmet", "sf-verb-pick-up"),
        ("movelock reactor magnetic_containment to kitchen quarters", "sf-verb-move-lock"),
    ] {
        assert_eq!(group(notation), verb, "{notation}");
    }
}

/// Rules: SF-16.4.9
#[test]
fn sf_16_4_9_the_reckoning_counts_and_names_what_broke_the_tie() {
    let mut t = table(&["cyborg", "station_chief", "engineer", "exile", "legal", "doctor"]);
    for (player, card) in [(0, "cyborg"), (1, "exile"), (2, "legal"), (3, "doctor_jekyll")] {
        t.pc(player, card);
        t.state.players[Player(player)].bribe = stationfall::state::Bribe::None;
    }
    t.down("station_chief");
    t.down("engineer");
    t.betrayal(1, 1);
    t.fall();
    let scene = seen(&t);
    let ids = |seat: u8| {
        let own = scene.reckoning.iter().filter(move |line| line.is_of(Seat(seat)));
        own.map(|line| line.text.id.as_ref()).collect::<Vec<&str>>()
    };
    assert!(ids(0).contains(&"sf-score-times"), "two Officers are Down: {:?}", ids(0));
    let points: Vec<i32> = (0..4).map(|player| t.points(player)).collect();
    let tied = |seat: usize| points.iter().filter(|other| **other == points[seat]).count() > 1;
    assert!((0..4).any(tied), "the test needs a tie: {points:?}");
    for seat in 0..4 {
        let told = ids(seat as u8).contains(&"sf-score-tie-betrayal");
        assert_eq!(told, tied(seat), "seat {seat} of {points:?}");
    }
}
