//! Console Actions (chapter 14, appendix A8).

use stationfall::Right;
use stationfall::frame::Warrant;

use super::common::*;

/// These Characters, the first at the console of the Mainframe.
fn at_console(who: &[&str]) -> TestTable {
    let mut t = table(who);
    t.place(who[0], "mainframe");
    t
}

#[test]
fn sf_14_1_hazard_suppression_turns_fire_into_asphyxiation_and_removes_asphyxiation() {
    let mut t = at_console(&["stranger"]);
    t.fire("kitchen");
    t.act("stranger", "suppress kitchen");
    assert!(t.is_airless("kitchen"));
    t.act("stranger", "suppress kitchen");
    assert!(!t.is_airless("kitchen") && !t.burns("kitchen"));
    t.refused("stranger", "suppress kitchen", "SF-14.1");
}

/// Rules: SF-6.4, SF-14.1
#[test]
fn sf_14_1_never_outer_space() {
    let t = at_console(&["stranger"]);
    t.refused("stranger", "suppress outer_space", "SF-6.4");
}

#[test]
fn sf_14_2_jammers_are_switched_off_and_on() {
    let mut t = at_console(&["stranger"]);
    t.act("stranger", "jammers");
    assert!(!t.state.station.jammers);
    t.act("stranger", "jammers");
    assert!(t.state.station.jammers);
}

/// Rules: SF-R94, SF-7.2.1.1
#[test]
fn sf_14_2_without_full_power_they_can_only_be_switched_off() {
    let mut t = at_console(&["stranger"]);
    t.damaged("fuel_cells");
    t.act("stranger", "jammers");
    t.refused("stranger", "jammers", "SF-7.2.1.1");
}

/// Rules: SF-A8.1
#[test]
fn sf_11_6_consoles_are_in_the_undamaged_mainframe_and_security_station() {
    let mut t = at_console(&["stranger"]);
    assert!(t.may("stranger", "jammers"));
    t.place("stranger", "security_station");
    assert!(t.may("stranger", "jammers"));
    t.damaged("security_station");
    t.refused("stranger", "jammers", "SF-11.6");
    t.place("stranger", "bridge");
    t.refused("stranger", "jammers", "SF-11.6");
}

#[test]
fn sf_11_6_elsewhere_only_by_an_ability() {
    let mut t = table(&["exile", "digital_assistant"]);
    assert!(t.may("digital_assistant", "jammers"), "without a section");
    t.refused("exile", "jammers", "SF-11.6");
    t.state.station.jammers = false;
    assert!(t.may("exile", "jammers"), "a Hacker while the Jammers are OFF");
}

/// Rules: SF-7.2.2.1, SF-R98
#[test]
fn sf_a8_1_no_console_works_in_a_blackout() {
    let mut t = table(&["stranger", "exile", "digital_assistant"]);
    t.place("stranger", "security_station");
    t.state.station.jammers = false;
    t.blackout();
    for who in ["stranger", "exile", "digital_assistant"] {
        t.refused(who, "suppress magnetic_containment", "SF-7.2.2.1");
    }
}

#[test]
fn sf_a8_3_lockdown_adds_moves_or_removes_one_lock() {
    let mut t = at_console(&["stranger", "digital_assistant"]);
    t.act("stranger", "lock aft_hub reactor");
    assert!(t.is_locked("aft_hub", "reactor"));
    t.act("stranger", "movelock aft_hub reactor to aft_hub quarters");
    assert!(!t.is_locked("aft_hub", "reactor") && t.is_locked("aft_hub", "quarters"));
    t.act("stranger", "unlock aft_hub quarters");
    assert!(!t.is_locked("aft_hub", "quarters"));
    t.refused("stranger", "unlock aft_hub quarters", "SF-A8.3");
}

/// Rules: SF-11.7
#[test]
fn sf_a8_3_only_with_the_digital_assistant_in_play_and_before_abandon_ship() {
    at_console(&["stranger"]).refused("stranger", "lock aft_hub reactor", "SF-11.7");
    let mut t = at_console(&["stranger", "digital_assistant"]);
    t.abandon_ship();
    t.refused("stranger", "lock aft_hub reactor", "SF-A8.3");
}

/// Rules: SF-R42
#[test]
fn sf_a8_4_remote_control_is_one_action_with_a_live_drone() {
    let mut t = at_console(&["stranger", "drones"]);
    t.cubes(0, "stranger", 1);
    t.decide("activate stranger");
    t.decide("remote drone_1");
    t.decision_refused("bribe stranger", "SF-R31");
    t.decide("step print_shop");
    assert_eq!(t.at("drone_1"), "print_shop");
    t.down("drone_1");
    t.decision_refused("remote drone_1", "SF-A8.4");
    t.decide("remote drone_2");
    t.decide("wait");
    t.decision_refused("remote drone_2", "SF-15.5.2");
}

#[test]
fn sf_a8_4_without_drones_there_is_no_remote_control() {
    at_console(&["stranger"]).refused("stranger", "remote drone_1", "SF-11.7");
}

#[test]
fn sf_h12_a_drone_cannot_control_a_drone() {
    let mut t = table(&["drones", "engineer"]);
    t.place("drone_1", "mainframe");
    t.place("engineer", "mainframe");
    assert!(t.may("engineer", "remote drone_1"));
    let by_remote = Right::Warrant(Warrant::RemoteControl);
    t.refused(("drone_1", by_remote), "remote drone_2", "SF-H12");
}
