//! Pods and launches (SF-5.5, ruling group R-I).

use stationfall::state::{KompromatPlace, MarkerEvent, Player, PodState, TimeMarker};

use crate::common::*;
use crate::systems::resolve_phase;

/// Abandon Ship is on, and the Exile is in Alcatraz.
fn aboard() -> TestTable {
    let mut t = table(&["exile", "engineer", "security"]);
    t.abandon_ship();
    t.place("exile", "alcatraz");
    t
}

/// One Minute later comes this player's Resolve phase.
fn a_minute_later(t: &mut TestTable, player: u8) {
    t.state.minute -= 1;
    resolve_phase(t, player);
}

/// Rules: SF-13.6, SF-13.6a
#[test]
fn sf_r120_a_timed_launch_asks_for_the_requirement_only_when_the_marker_is_placed() {
    let mut t = table(&["exile", "engineer", "legal"]);
    t.place("exile", "alcatraz");
    t.refused("exile", "timed_launch", "SF-13.6");
    t.abandon_ship();
    t.refused("exile", "timed_launch", "SF-13.6");
    t.data("exile", "nda");
    t.act("exile", "timed_launch");
    t.place("engineer", "alcatraz");
    resolve_phase(&mut t, 0);
    assert!(!t.is_launched("alcatraz"), "not in the same Minute");
    a_minute_later(&mut t, 0);
    assert!(t.has_escaped("exile") && t.has_escaped("engineer"), "without an NDA");
}

#[test]
fn sf_r120_a_section_launch_asks_now() {
    let mut t = table(&["exile", "security"]);
    t.place("exile", "alcatraz");
    t.place("security", "aft_airlocks");
    t.refused("security", "launch alcatraz", "SF-13.7");
    t.abandon_ship();
    t.act("security", "launch alcatraz");
    assert!(t.has_escaped("exile"));
}

#[test]
fn sf_r121_a_second_marker_on_a_pod_returns_without_effect() {
    let mut t = aboard();
    t.act("exile", "timed_launch");
    t.activating(1);
    t.act("exile", "timed_launch");
    assert_eq!([0, 1].map(|player| t.state.players[Player(player)].markers), [2, 2]);
    a_minute_later(&mut t, 0);
    assert!(t.is_launched("alcatraz"));
    resolve_phase(&mut t, 1);
    assert_eq!(t.state.players[Player(1)].markers, 3);
    assert!(t.has_escaped("exile") && t.state.markers.is_empty());
}

#[test]
fn sf_r122_only_a_timed_launch_takes_an_empty_pod_away() {
    let mut t = aboard();
    t.act("exile", "timed_launch");
    t.place("exile", "aft_airlocks");
    t.lay("artifact", "alcatraz");
    t.refused("exile", "launch alcatraz", "SF-13.7");
    a_minute_later(&mut t, 0);
    assert!(t.is_launched("alcatraz"));
    assert!(!t.look().on_board(section("alcatraz")));
    assert_eq!(t.lying("artifact", "alcatraz"), 1, "Escaped with it");
}

#[test]
fn sf_r123_a_rat_alone_does_not_occupy_a_pod_but_escapes_with_it() {
    let mut t = table(&["telepathic_rat", "exile", "security"]);
    t.abandon_ship();
    t.place("telepathic_rat", "alcatraz");
    t.place_all(&["exile", "security"], "aft_airlocks");
    t.refused("security", "launch alcatraz", "SF-13.7");
    t.place("exile", "alcatraz");
    t.act("security", "launch alcatraz");
    assert!(t.has_escaped("telepathic_rat"));
}

#[test]
fn sf_r124_damage_after_the_marker_counts_at_the_launch() {
    let mut t = aboard();
    t.damaged("alcatraz");
    t.refused("exile", "timed_launch", "SF-11.5");
    t.engine().repair(section("alcatraz"));
    t.act("exile", "timed_launch");
    t.damage("alcatraz");
    a_minute_later(&mut t, 0);
    assert!(t.is_annihilated("exile"));
    assert_eq!(t.state.sections[section("alcatraz")].pod, PodState::Annihilated);
    let mut t = aboard();
    t.damaged("alcatraz");
    t.place("security", "aft_airlocks");
    t.act("security", "launch alcatraz");
    assert!(t.is_annihilated("exile"), "another Section may launch it Damaged");
}

#[test]
fn sf_r125_a_timed_launch_in_the_last_minutes_is_allowed_and_may_come_too_late() {
    let mut t = aboard();
    t.state.minute = 1;
    t.act("exile", "timed_launch");
    t.state.station.fireball = true;
    resolve_phase(&mut t, 3);
    assert!(t.state.station.stationfall && !t.is_launched("alcatraz"), "Minute 0 is not played");
    let mut t = aboard();
    t.state.minute = 1;
    t.act("exile", "timed_launch");
    a_minute_later(&mut t, 0);
    assert!(t.is_launched("alcatraz"));
    let mut t = aboard();
    t.state.minute = 0;
    t.act("exile", "timed_launch");
    resolve_phase(&mut t, 0);
    assert!(!t.is_launched("alcatraz"));
}

#[test]
fn sf_r127_the_owner_chooses_the_order_of_due_markers() {
    let mut t = aboard();
    t.place("engineer", "houdini");
    t.act("exile", "timed_launch");
    t.act("engineer", "timed_launch");
    a_minute_later(&mut t, 0);
    assert_eq!(t.choices(), ["choose marker 1", "choose marker 2"]);
    t.decision_refused("choose marker 3", "SF-R127");
    t.decide("choose marker 2");
    assert!(t.is_launched("houdini") && t.is_launched("alcatraz"), "the last one needs no choice");
}

#[test]
fn sf_r128_markers_of_others_wait() {
    let mut t = aboard();
    t.activating(2);
    t.act("exile", "timed_launch");
    a_minute_later(&mut t, 0);
    assert!(!t.is_launched("alcatraz"));
    resolve_phase(&mut t, 2);
    assert!(t.is_launched("alcatraz"));
}

/// Rules: SF-4.6.6.1
#[test]
fn sf_r162_what_is_aboard_escapes_and_kompromat_leaves_the_game() {
    let mut t = aboard();
    t.give("exile", "briefcase");
    t.kompromat("engineer", "alcatraz");
    t.data("engineer", "evidence");
    t.engine().launch(section("alcatraz"));
    assert_eq!(t.state.kompromat[character("engineer")], KompromatPlace::Nowhere);
    assert_eq!(t.has("exile", "briefcase"), 1);
    t.place("engineer", "aft_airlocks");
    t.refused("engineer", "pickup briefcase", "SF-12.2.1");
    t.refused("engineer", "pickup briefcase from exile", "SF-12.2.1");
}

#[test]
fn sf_r182_a_marker_on_what_has_left_the_game_returns() {
    let mut t = aboard();
    t.act("exile", "timed_launch");
    t.engine().annihilate_pod(section("alcatraz"));
    a_minute_later(&mut t, 0);
    assert_eq!(t.state.players[Player(0)].markers, 3);
    assert_eq!(t.state.sections[section("alcatraz")].pod, PodState::Annihilated);
    t.state.markers.push(TimeMarker { owner: Player(0), event: MarkerEvent::Detonate, minute: 9 });
    t.state.uniques[item("antimatter")] = stationfall::state::Holder::Nowhere;
    t.state.minute = 9;
    resolve_phase(&mut t, 0);
    assert!(!t.state.station.detonated && t.state.markers.is_empty());
}

#[test]
fn sf_r188_a_launch_names_the_pod_and_takes_everybody_along() {
    let mut t = aboard();
    t.place("engineer", "alcatraz");
    t.place("security", "aft_airlocks");
    t.cubes(1, "exile", 2);
    t.disc(2, "engineer");
    t.refused("security", "launch houdini", "SF-13.7");
    t.act("security", "launch alcatraz");
    assert!(t.has_escaped("exile") && t.has_escaped("engineer") && !t.is_launched("houdini"));
    assert_eq!(t.cubes_of(1, "exile"), 2);
    assert_eq!(t.state.players[Player(2)].disc, Some(character("engineer")));
}

/// Rules: SF-5.5.2
#[test]
fn sf_r192_a_pod_of_the_down_is_launched_from_outside() {
    let mut t = aboard();
    t.down("exile");
    t.place("security", "aft_airlocks");
    t.act("security", "launch alcatraz");
    assert!(t.has_escaped("exile") && t.is_down("exile"));
}

#[test]
fn sf_r194_unpossessed_items_escape_with_the_pod() {
    let mut t = aboard();
    t.lay("briefcase", "alcatraz");
    t.engine().launch(section("alcatraz"));
    let place = t.look().section_of_unique(item("briefcase"));
    assert!(place.is_some_and(|place| t.look().launched(place)));
}

/// Rules: SF-R119
#[test]
fn sf_5_5_3_a_full_pod_takes_nobody_but_things() {
    let mut t = table(&["exile", "engineer", "security", "medical", "telepathic_rat"]);
    t.place_all(&["exile", "engineer", "security"], "alcatraz");
    t.down("exile");
    t.place_all(&["medical", "telepathic_rat"], "aft_airlocks");
    t.refused("medical", "step alcatraz", "SF-5.5.3");
    t.act("medical", "pickup telepathic_rat");
    t.act("medical", "throw telepathic_rat alcatraz");
    assert_eq!(t.at("telepathic_rat"), "alcatraz");
    t.place("engineer", "bridge");
    assert!(t.may("medical", "step alcatraz"), "the Rat takes no seat");
}

#[test]
fn sf_5_5_4_a_damaged_pod_is_annihilated_with_everything_inside() {
    let mut t = aboard();
    t.lay("briefcase", "alcatraz");
    t.damaged("alcatraz");
    t.engine().launch(section("alcatraz"));
    assert!(t.is_annihilated("exile") && !t.has_escaped("exile"));
    assert_eq!(t.lying("briefcase", "alcatraz"), 0);
}
