//! Antimatter (SF-7.3, ruling group R-H, appendix A9).

use stationfall::ids::{Item, Section};
use stationfall::state::{Ending, Holder, MarkerEvent, Player, PodState, Ship, TimeMarker};

use crate::common::*;
use crate::systems::resolve_phase;

/// The Time markers of the Antimatter: whose, and when.
fn detonations(t: &TestTable) -> Vec<(u8, i8)> {
    t.state
        .markers
        .iter()
        .filter(|marker| marker.event == MarkerEvent::Detonate)
        .map(|marker| (marker.owner.0, marker.minute))
        .collect()
}

/// Somebody in a Helmet is in Containment with the Antimatter in hand, in this Minute, in this player's turn.
fn carrier(minute: i8, player: u8) -> TestTable {
    let mut t = table(&["engineer", "exile"]);
    t.activating(player);
    t.state.minute = minute;
    t.place("engineer", "magnetic_containment");
    t.give("engineer", "helmet");
    t.act("engineer", "pickup antimatter");
    t
}

/// Rules: SF-7.3, SF-A5.4, SF-R107
#[test]
fn sf_7_3_1_taking_it_out_arms_it_with_a_marker_four_minutes_ahead() {
    let mut t = carrier(10, 2);
    assert!(!t.state.station.armed, "not inside");
    t.act("engineer", "step reactor");
    assert!(t.state.station.armed && t.state.station.abandon_ship && t.state.locks.is_empty());
    assert_eq!(detonations(&t), [(2, 6)]);
}

#[test]
fn sf_7_3_1_throwing_it_arms_it() {
    let mut t = carrier(10, 0);
    t.unlock("reactor", "magnetic_containment");
    t.act("engineer", "throw antimatter reactor");
    assert_eq!(detonations(&t), [(0, 6)]);
}

/// Rules: SF-R58
#[test]
fn sf_7_3_dragging_its_possessor_arms_it() {
    let mut t = carrier(10, 0);
    t.down("engineer");
    t.place("exile", "magnetic_containment");
    t.give("exile", "helmet");
    t.act("exile", "step reactor drag engineer");
    assert!(t.state.station.armed);
}

/// Rules: SF-A5.3, SF-13.5
#[test]
fn sf_a5_3_ejecting_it_arms_it_in_outer_space() {
    let mut t = carrier(10, 0);
    t.act("engineer", "drop antimatter");
    t.act("engineer", "eject_antimatter");
    assert_eq!(t.lying("antimatter", "outer_space"), 1);
    assert!(t.state.station.armed && t.state.station.abandon_ship);
}

#[test]
fn sf_7_3_1a_off_the_track_there_is_no_marker() {
    let mut t = carrier(4, 0);
    t.act("engineer", "step reactor");
    assert_eq!(detonations(&t), [(0, 0)]);
    let mut t = carrier(3, 0);
    t.act("engineer", "step reactor");
    assert!(t.state.station.armed && detonations(&t).is_empty());
}

#[test]
fn sf_7_3_1b_it_is_armed_once() {
    let mut t = carrier(10, 0);
    t.act("engineer", "step reactor");
    t.state.minute = 8;
    t.act("engineer", "step magnetic_containment");
    t.act("engineer", "step reactor");
    assert_eq!(detonations(&t), [(0, 6)]);
    t.place("engineer", "bridge");
    t.refused("engineer", "self_destruct", "SF-0.4");
}

/// Rules: SF-0.8
#[test]
fn sf_0_8_arming_succeeds_without_a_marker_but_a_timed_launch_does_not() {
    let mut t = carrier(10, 0);
    t.state.players[Player(0)].markers = 0;
    t.act("engineer", "step reactor");
    assert_eq!(detonations(&t), [(0, 6)], "an extra marker is recorded");
    t.place("exile", "alcatraz");
    t.refused("exile", "timed_launch", "SF-0.8");
}

/// Rules: SF-A9.1, SF-7.3.2, SF-R111, SF-15.7.2
#[test]
fn sf_7_3_2c_on_board_it_ends_the_game_when_its_marker_resolves() {
    for place in ["reactor", "alcatraz"] {
        let mut t = carrier(10, 0);
        t.act("engineer", "step reactor");
        t.place("engineer", place);
        t.state.minute = 7;
        resolve_phase(&mut t, 0);
        assert!(!t.state.station.stationfall, "not yet");
        t.state.minute = 6;
        resolve_phase(&mut t, 1);
        assert!(!t.state.station.stationfall, "not in somebody else's turn");
        resolve_phase(&mut t, 0);
        assert_eq!(t.state.station.ending, Some(Ending::Antimatter), "{place}");
        assert_eq!(t.state.uniques[Item::Antimatter], Holder::Nowhere);
        assert!(t.state.station.detonated_on_board);
    }
}

/// Rules: SF-A9.2, SF-R114
#[test]
fn sf_7_3_2a_in_outer_space_it_annihilates_everything_and_damages_the_airlocks() {
    let mut t = table(&["boarder", "drones", "engineer", "exile"]);
    t.lay("antimatter", "outer_space");
    t.lay("artifact", "outer_space");
    t.place("engineer", "forward_airlocks");
    t.engine().detonate();
    t.settle();
    assert!(t.is_annihilated("boarder") && t.is_annihilated("drone_2"));
    assert_eq!(t.state.uniques[Item::Artifact], Holder::Nowhere);
    assert_eq!(t.state.station.ship, Ship::None);
    for at in ["aft_airlocks", "forward_airlocks", "aft_exhaust", "forward_exhaust"] {
        assert!(t.is_damaged(at), "{at}");
    }
    assert!(!t.is_damaged("bridge") && t.is_live("engineer") && !t.state.station.stationfall);
    assert_eq!(t.state.uniques[Item::Antimatter], Holder::Nowhere);
}

#[test]
fn sf_r114_the_possessor_in_outer_space_goes_too_and_the_chain_ends() {
    let mut t = table(&["boarder", "exile"]);
    t.give("boarder", "antimatter");
    t.annihilate("boarder");
    assert!(t.is_annihilated("boarder") && t.state.station.detonated);
    assert!(t.is_damaged("aft_airlocks") && !t.state.station.stationfall);
}

/// Rules: SF-5.6.1, SF-A9.3, SF-7.3.2b
#[test]
fn sf_r112_in_a_launched_pod_it_takes_the_pod_and_nobody_else() {
    let mut t = table(&["engineer", "exile", "security"]);
    t.place_all(&["engineer", "exile"], "alcatraz");
    t.place("security", "houdini");
    t.give("engineer", "antimatter");
    t.settle();
    t.engine().launch(section("alcatraz"));
    t.engine().launch(section("houdini"));
    assert!(t.has_escaped("exile"));
    t.state.minute = 9;
    resolve_phase(&mut t, 0);
    assert_eq!(t.state.sections[section("alcatraz")].pod, PodState::Annihilated);
    assert!(t.is_annihilated("engineer") && t.is_annihilated("exile") && !t.has_escaped("exile"));
    assert!(t.has_escaped("security") && !t.state.station.stationfall);
}

#[test]
fn sf_a9_3_a_carrier_outside_a_pod_goes_alone() {
    let mut t = table(&["daredevil", "exile"]);
    t.place("daredevil", "outer_space");
    for what in ["rocket_wings", "helmet", "antimatter"] {
        t.give("daredevil", what);
    }
    t.act("daredevil", "rocket_wings_launch");
    assert!(t.has_escaped("daredevil"));
    t.engine().detonate();
    assert!(t.is_annihilated("daredevil") && !t.is_damaged("aft_airlocks"));
    assert!(!t.state.station.stationfall);
}

/// Rules: SF-7.3.3, SF-R115
#[test]
fn sf_7_3_3a_annihilating_it_unarmed_detonates_it_where_it_is() {
    let mut t = carrier(10, 0);
    t.annihilate("engineer");
    assert_eq!(t.state.station.ending, Some(Ending::Antimatter));
    assert!(t.state.station.detonated_on_board);
}

#[test]
fn sf_r113_a_damaged_pod_with_it_is_lost_alone() {
    let mut t = table(&["engineer", "exile"]);
    t.place("engineer", "alcatraz");
    t.give("engineer", "antimatter");
    t.damaged("alcatraz");
    t.engine().launch(section("alcatraz"));
    assert!(t.is_annihilated("engineer") && t.state.station.detonated);
    assert!(!t.state.station.stationfall && !t.is_damaged("aft_airlocks"));
}

/// Rules: SF-7.3.3
#[test]
fn sf_7_3_3_lying_in_a_pod_that_is_lost_it_detonates_too() {
    let mut t = table(&["exile", "security"]);
    t.lay("antimatter", "alcatraz");
    t.damaged("alcatraz");
    t.engine().launch(section("alcatraz"));
    assert!(t.state.station.detonated && !t.state.station.stationfall);
    assert_eq!(t.state.uniques[Item::Antimatter], Holder::Nowhere);
}

#[test]
fn sf_r108_self_destruct_without_antimatter_still_triggers_abandon_ship() {
    let mut t = table(&["engineer"]);
    t.place("engineer", "bridge");
    t.lay("antimatter", "outer_space");
    t.engine().detonate();
    assert!(!t.state.station.abandon_ship);
    t.act("engineer", "self_destruct");
    assert!(t.state.station.abandon_ship && detonations(&t).is_empty());
    t.refused("engineer", "self_destruct", "SF-0.4");
}

#[test]
fn sf_r109_self_destruct_arms_it_in_containment_and_carrying_it_out_adds_nothing() {
    let mut t = carrier(10, 0);
    t.act("engineer", "drop antimatter");
    t.place("exile", "magnetic_containment");
    t.give("exile", "helmet");
    t.place("engineer", "bridge");
    t.act("engineer", "self_destruct");
    assert_eq!((t.lying("antimatter", "magnetic_containment"), detonations(&t)), (1, vec![(0, 6)]));
    t.state.minute = 8;
    t.act("exile", "pickup antimatter");
    t.act("exile", "step reactor");
    assert_eq!(detonations(&t), [(0, 6)]);
}

#[test]
fn sf_r110_what_somebody_possesses_is_not_ejected() {
    let mut t = carrier(10, 0);
    t.refused("engineer", "eject_antimatter", "SF-13.5");
    t.down("engineer");
    t.place("exile", "magnetic_containment");
    t.give("exile", "helmet");
    t.refused("exile", "eject_antimatter", "SF-13.5");
    t.act("exile", "pickup antimatter from engineer");
    t.act("exile", "drop antimatter");
    t.act("exile", "eject_antimatter");
}

/// Rules: SF-A4.3
#[test]
fn sf_r116_what_is_dropped_first_does_not_detonate() {
    let mut t = table(&["botanist", "exile"]);
    t.place("exile", "hydroponics");
    t.give("exile", "antimatter");
    t.give("botanist", "fang_moss");
    t.down("exile");
    t.act("botanist", "feed exile");
    assert!(t.is_annihilated("exile") && !t.state.station.detonated);
    assert_eq!(t.lying("antimatter", "hydroponics"), 1);
}

/// Rules: SF-R174
#[test]
fn sf_r106_the_marker_belongs_to_whose_turn_it_is() {
    let mut t = table(&["exile"]);
    t.activating(3);
    t.lay("antimatter", "reactor");
    t.settle();
    assert_eq!(detonations(&t), [(3, 9)]);
    assert!(t.state.station.abandon_ship);
}

/// Rules: SF-R118
#[test]
fn sf_r118_a_detonation_on_board_stops_the_other_markers() {
    let mut t = table(&["exile", "engineer"]);
    t.place("exile", "alcatraz");
    t.lay("antimatter", "reactor");
    t.settle();
    t.state.markers.push(TimeMarker {
        owner: Player(0),
        event: MarkerEvent::Launch(Section::Alcatraz),
        minute: 12,
    });
    t.state.minute = 9;
    resolve_phase(&mut t, 0);
    t.decide("choose marker 1");
    assert!(t.state.station.stationfall && !t.is_launched("alcatraz"));
}
