//! The Amoeba: it swallows whoever it catches and gives them back only to Fire.

use stationfall::state::{At, Vehicle};

use super::{monster, monster_at, nobody_but, resolve, with};
use crate::common::*;

/// The Amoeba is here; nobody but these are on the table, where they are put.
fn amoeba(at: &str, people: &[(&str, &str)]) -> TestTable {
    let mut t = with("amoeba", &["exile", "engineer", "security", "legal", "telepathic_rat"]);
    let names: Vec<&str> = people.iter().map(|(who, _)| *who).collect();
    nobody_but(&mut t, &names);
    people.iter().for_each(|(who, place)| t.place(who, place));
    monster_at(&mut t, at);
    t
}

fn engulfed(t: &TestTable, who: &str) -> bool {
    t.state.bodies[body(who)].at == At::Engulfed
}

#[test]
fn sf_15_7_3_the_amoeba_swallows_one_or_crawls_one_step() {
    let mut t = amoeba("bridge", &[("exile", "bridge"), ("legal", "array_control")]);
    resolve(&mut t, 0);
    assert!(engulfed(&t, "exile"));
    assert_eq!(monster(&t), "bridge");
    resolve(&mut t, 1);
    assert_eq!(monster(&t), "array_control", "to the nearest Human or Robot");
    assert!(!engulfed(&t, "legal"));
    resolve(&mut t, 2);
    assert!(engulfed(&t, "legal"));
}

#[test]
fn sf_15_7_3_an_unhelmeted_human_goes_down_when_swallowed_others_keep_their_state() {
    let mut t =
        amoeba("bridge", &[("exile", "bridge"), ("engineer", "bridge"), ("legal", "bridge")]);
    t.give("engineer", "helmet");
    resolve(&mut t, 0);
    assert_eq!(t.choices(), ["choose body engineer", "choose body exile", "choose body legal"]);
    t.decide("choose body exile");
    resolve(&mut t, 1);
    t.decide("choose body engineer");
    resolve(&mut t, 2);
    assert!(engulfed(&t, "exile") && engulfed(&t, "engineer") && engulfed(&t, "legal"));
    assert!(t.is_down("exile") && t.is_live("engineer") && t.is_live("legal"));
}

/// Rules: SF-5.2
#[test]
fn sf_4_3_1_who_is_swallowed_is_nowhere_and_takes_no_part() {
    let mut t = amoeba("bridge", &[("legal", "bridge"), ("exile", "array_control")]);
    t.cubes(0, "legal", 2);
    t.give("legal", "telepathic_rat");
    t.state.bodies[body("telepathic_rat")].at = At::Section(section("bridge"));
    assert!(t.conspires(0, "legal"));
    resolve(&mut t, 0);
    assert_eq!(t.at("legal"), "nowhere");
    assert!(!t.conspires(0, "legal") && !t.look().is_present(body("legal")));
    assert!(!t.look().is_present(body("telepathic_rat")), "nor does what is carried");
    assert!(!t.has_escaped("legal"));
    t.place("exile", "bridge");
    t.state.project_x.monster = Some(section("tanks"));
    t.give("exile", "gun");
    t.refused("exile", "attack legal gun", "SF-A4.2");
}

#[test]
fn sf_6_5_fire_makes_the_amoeba_burst_at_once() {
    let mut t = amoeba("bridge", &[("legal", "bridge"), ("exile", "bridge")]);
    resolve(&mut t, 0);
    t.decide("choose body exile");
    resolve(&mut t, 1);
    t.engine().place_fire(section("bridge"));
    t.settle();
    assert_eq!(monster(&t), "nowhere");
    assert_eq!((t.at("legal"), t.at("exile")), ("bridge", "bridge"));
    assert!(t.is_live("legal") && t.is_down("exile"));
    resolve(&mut t, 2);
    assert_eq!(monster(&t), "nowhere", "gone for good");
}

/// Rules: SF-H21
#[test]
fn sf_6_1_the_amoeba_bursts_when_it_crawls_into_fire() {
    let mut t = amoeba("bridge", &[("legal", "bridge"), ("exile", "array_control")]);
    t.give("exile", "helmet");
    resolve(&mut t, 0);
    t.fire("array_control");
    resolve(&mut t, 1);
    assert_eq!((monster(&t), t.at("legal")), ("nowhere", "array_control"));
}

#[test]
fn sf_6_1_asphyxiation_and_weapons_do_nothing_to_the_amoeba() {
    let mut t = amoeba("bridge", &[("security", "bridge")]);
    t.asphyxiation("bridge");
    t.settle();
    assert!(!t.state.project_x.monster_down);
    t.activating(0);
    t.refused("security", "attack monster gun", "SF-12.8.2a");
}

/// Rules: SF-16.4.3
#[test]
fn sf_4_6_6_1_who_is_swallowed_escapes_with_the_amoeba() {
    let mut t = amoeba("houdini", &[("legal", "houdini"), ("exile", "houdini")]);
    resolve(&mut t, 0);
    t.decide("choose body exile");
    t.engine().launch(section("houdini"));
    assert!(t.has_escaped("exile") && t.has_escaped("legal"));
    assert_eq!(t.state.bodies[body("exile")].at, At::Mesosphere(Vehicle::Amoeba));
    resolve(&mut t, 1);
    assert_eq!(t.at("legal"), "houdini", "a Monster in a launched pod stops acting");
}

/// Rules: SF-R113, SF-7.3.2b
#[test]
fn sf_5_5_4_who_is_swallowed_is_lost_with_the_pod_of_the_amoeba() {
    let mut t = amoeba("houdini", &[("legal", "houdini"), ("exile", "houdini")]);
    t.give("exile", "antimatter");
    t.state.station.armed = true;
    resolve(&mut t, 0);
    t.decide("choose body exile");
    t.damaged("houdini");
    t.engine().launch(section("houdini"));
    assert!(t.is_annihilated("exile") && t.is_annihilated("legal"));
    assert_eq!(monster(&t), "nowhere");
    assert!(t.state.station.detonated && !t.state.station.stationfall, "in the Mesosphere");
}

#[test]
fn sf_7_3_2b_antimatter_in_an_amoeba_that_left_takes_the_pod_along() {
    let mut t = amoeba("houdini", &[("legal", "houdini"), ("exile", "houdini")]);
    t.give("exile", "antimatter");
    t.state.station.armed = true;
    resolve(&mut t, 0);
    t.decide("choose body exile");
    t.engine().launch(section("houdini"));
    t.engine().detonate();
    assert!(t.is_annihilated("exile") && t.is_annihilated("legal"));
    assert!(!t.state.station.stationfall);
}

/// Rules: SF-7.3, SF-7.3.2c
#[test]
fn sf_r106_antimatter_swallowed_out_of_containment_is_armed_and_on_board() {
    let mut t = amoeba("magnetic_containment", &[("legal", "magnetic_containment")]);
    t.give("legal", "antimatter");
    resolve(&mut t, 0);
    assert!(engulfed(&t, "legal") && t.state.station.armed);
    t.engine().detonate();
    assert!(t.state.station.detonated_on_board);
}

/// Rules: SF-H22, SF-R119
#[test]
fn sf_5_5_3_the_swallowed_who_do_not_fit_into_the_pod_land_outside() {
    let mut t =
        amoeba("panic_pod", &[("legal", "bridge"), ("exile", "bridge"), ("engineer", "bridge")]);
    // The Panic Pod holds two; the Colonel is in play for it.
    t.state.sections[section("panic_pod")].in_play = true;
    for who in ["legal", "exile", "engineer"] {
        t.state.bodies[body(who)].at = At::Engulfed;
    }
    t.engine().place_fire(section("panic_pod"));
    assert_eq!(
        (t.at("legal"), t.at("exile"), t.at("engineer")),
        ("quarters", "quarters", "quarters")
    );
    let mut t =
        amoeba("houdini", &[("legal", "houdini"), ("exile", "houdini"), ("engineer", "bridge")]);
    t.state.bodies[body("engineer")].at = At::Engulfed;
    t.engine().place_fire(section("houdini"));
    assert_eq!(t.at("engineer"), "houdini", "the place of the Amoeba is free");
}
