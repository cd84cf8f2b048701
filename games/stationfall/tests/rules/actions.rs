//! What holds for all Actions (chapter 11).

use super::common::*;
use stationfall::ids::Section;
use stationfall::state::TrapPlace;

/// Rules: SF-4.6.2
#[test]
fn sf_11_1_who_is_down_performs_no_action() {
    let mut t = table(&["stranger"]);
    t.down("stranger");
    t.refused("stranger", "wait", "SF-11.1");
    t.refused("stranger", "step mainframe", "SF-11.1");
}

/// Rules: SF-11.2
#[test]
fn sf_11_2_nobody_does_what_would_certainly_put_them_down() {
    let mut t = table(&["stranger", "legal"]);
    t.place_all(&["stranger", "legal"], "storm_shelter");
    t.fire("tanks");
    t.refused("stranger", "step tanks", "SF-11.2");
    assert!(t.may("legal", "step tanks"), "Robots fear no Hazard");
    t.give("stranger", "firebomb");
    t.refused("stranger", "drop firebomb ignite", "SF-11.2");
    assert!(t.may("stranger", "throw firebomb fuel_cells ignite"));
}

/// Rules: SF-R91
#[test]
fn sf_11_2a_what_is_hidden_is_not_certain() {
    let mut t = table(&["stranger", "operative"]);
    t.place("stranger", "storm_shelter");
    let seat = t.seat(1);
    t.state.traps[0].at = TrapPlace::Section(Section::Tanks, seat);
    t.state.traps[0].live = true;
    t.act("stranger", "step tanks");
    assert!(t.is_down("stranger"));
}

/// Rules: SF-R91
#[test]
fn sf_11_2a_what_a_time_marker_brings_is_not_immediate() {
    let mut t = table(&["stranger", "engineer"]);
    t.place("stranger", "mcqueen");
    t.give("stranger", "antimatter");
    t.settle();
    assert!(t.may("stranger", "timed_launch"), "with armed Antimatter aboard");
    let mut t = table(&["engineer"]);
    t.place("engineer", "bridge");
    assert!(t.may("engineer", "self_destruct"));
}

/// Rules: SF-R90
#[test]
fn sf_11_2a_the_whole_action_is_settled_before_it_is_judged() {
    let mut t = table(&["stranger", "engineer"]);
    t.place("stranger", "fuel_cells");
    t.give("stranger", "gun");
    t.refused("stranger", "sabotage gun", "SF-11.2");
    t.place("stranger", "reactor");
    t.refused("stranger", "sabotage gun", "SF-11.2");
    t.give("stranger", "helmet");
    assert!(t.may("stranger", "sabotage gun"));
}

#[test]
fn sf_11_3_a_free_action_does_not_count_against_the_actions() {
    let mut t = table(&["stranger"]);
    t.lay("gun", "nanofactory");
    t.cubes(0, "stranger", 1);
    t.decide("activate stranger");
    t.decide("free pickup gun");
    t.decide("step mainframe");
    t.decide("step forward_hub");
    assert_eq!((t.at("stranger"), t.has("stranger", "gun")), ("forward_hub", 1));
    t.decision_refused("step tanks", "SF-15.5.2");
}

#[test]
fn sf_11_5_a_section_action_needs_its_section_undamaged() {
    let mut t = table(&["stranger"]);
    assert!(t.may("stranger", "manufacture_nanogel"));
    t.damaged("nanofactory");
    t.refused("stranger", "manufacture_nanogel", "SF-11.5");
    t.place("stranger", "mainframe");
    t.refused("stranger", "manufacture_nanogel", "SF-11.5");
}
