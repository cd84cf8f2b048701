//! The board: light, Damage, corridors, Vents, Outer Space and the Mesosphere (chapter 5).

use stationfall::event::Event;
use stationfall::state::Guilt;

use crate::common::*;

/// Rules: SF-5.1.3.2, SF-5.1.3.1
#[test]
fn sf_5_1_3_sections_are_lit_unless_printed_dark_or_in_a_blackout() {
    let mut t = table(&["engineer"]);
    assert!(!t.look().dark(section("bridge")) && t.look().dark(section("tanks")));
    t.damaged("mainframe");
    assert!(!t.look().dark(section("bridge")), "Backup Power keeps the light on");
    t.damaged("fuel_cells");
    assert!(t.look().dark(section("bridge")) && t.look().dark(section("tanks")));
}

/// Rules: SF-5.1.4
#[test]
fn sf_5_1_4a_damage_to_a_damaged_section_fires_no_trigger() {
    let mut t = table(&["engineer", "exile"]);
    t.give("exile", "bludgeon");
    t.place("exile", "security_station");
    t.act("exile", "sabotage bludgeon");
    assert!(!t.state.station.cameras);
    t.refused("exile", "sabotage bludgeon", "SF-5.1.4a");
    t.state.station.cameras = true;
    t.damage("security_station");
    assert!(t.state.station.cameras, "no second trigger");
    t.place("engineer", "security_station");
    t.act("engineer", "juryrig section");
    assert!(t.may("exile", "sabotage bludgeon"), "once repaired it can be Damaged again");
}

/// Rules: SF-R111
#[test]
fn sf_5_1_6_on_board_is_all_but_outer_space_and_launched_pods() {
    let mut t = table(&["engineer"]);
    assert!(t.look().on_board(section("bridge")) && t.look().on_board(section("alcatraz")));
    assert!(!t.look().on_board(section("outer_space")));
    t.launched("alcatraz");
    assert!(!t.look().on_board(section("alcatraz")));
}

#[test]
fn sf_5_1_7_2_outer_space_is_never_damaged_and_never_has_air() {
    let mut t = table(&["boarder", "exile"]);
    t.refused("boarder", "sabotage gun", "SF-5.1.7.2");
    t.damage("outer_space");
    assert!(!t.is_damaged("outer_space"));
    t.engine().remove_hazard(section("outer_space"));
    t.engine().place_fire(section("outer_space"));
    assert!(t.is_airless("outer_space") && !t.burns("outer_space"));
}

/// Rules: SF-7.2.2.2, SF-R187
#[test]
fn sf_5_3a_only_a_lock_of_the_own_section_can_be_breached() {
    let mut t = table(&["exile", "boarder"]);
    t.place("exile", "reactor");
    t.place("boarder", "bio_lab");
    t.refused("exile", "breach reactor magnetic_containment", "SF-7.2.2.2");
    assert!(!t.look().adjacent(section("bio_lab")).any(|to| to == section("vault_x")));
    t.act("boarder", "breach bio_lab vault_x");
    assert!(t.look().adjacent(section("bio_lab")).any(|to| to == section("vault_x")));
    t.blackout();
    t.refused("exile", "breach cryo_lab vault_x", "SF-5.3a");
    t.refused("exile", "breach reactor aft_hub", "SF-5.3a");
    t.act("exile", "breach reactor magnetic_containment");
    assert!(!t.is_locked("reactor", "magnetic_containment") && t.is_locked("cryo_lab", "vault_x"));
}

/// Rules: SF-5.4.2, SF-R173
#[test]
fn sf_5_4_1_vents_are_for_tunnel_rats_and_nothing_is_thrown_through_them() {
    let mut t = table(&["astrochimp", "exile"]);
    t.place("exile", "kitchen");
    t.give("exile", "helmet");
    t.give("astrochimp", "helmet");
    assert!(!t.look().adjacent(section("kitchen")).any(|to| to == section("reactor")));
    t.refused("exile", "step reactor", "SF-5.4.2");
    t.refused("exile", "throw helmet reactor", "SF-5.4.1");
    t.refused("astrochimp", "throw helmet reactor", "SF-5.4.1");
    t.act("astrochimp", "step reactor");
    assert_eq!(t.at("astrochimp"), "reactor");
}

#[test]
fn sf_5_4_3_a_vent_is_never_locked() {
    let mut t = table(&["digital_assistant", "astrochimp"]);
    let map = &stationfall::content::Content::standard().map;
    assert!(map.between(section("kitchen"), section("reactor")).is_none(), "no place for a Lock");
    t.act("digital_assistant", "lock kitchen quarters");
    t.act("digital_assistant", "lock kitchen aft_exhaust");
    assert!(t.may("astrochimp", "step reactor"), "the Vent stays open");
}

/// Rules: SF-R193
#[test]
fn sf_5_5_1a_a_dock_is_a_corridor_until_the_pod_leaves() {
    let mut t = table(&["digital_assistant", "exile"]);
    t.place("exile", "aft_airlocks");
    t.give("exile", "helmet");
    t.act("digital_assistant", "lock alcatraz aft_airlocks");
    t.refused("digital_assistant", "lock alcatraz aft_airlocks", "SF-R193");
    t.refused("exile", "step alcatraz", "SF-12.1.3");
    t.refused("exile", "throw helmet alcatraz", "SF-R53");
    t.blackout();
    t.act("exile", "breach aft_airlocks alcatraz");
    assert!(t.look().adjacent(section("aft_airlocks")).any(|to| to == section("alcatraz")));
    t.lock("alcatraz", "aft_airlocks");
    t.engine().launch(section("alcatraz"));
    assert!(!t.is_locked("alcatraz", "aft_airlocks"), "gone with the join");
    t.refused("exile", "step alcatraz", "SF-12.1.1");
}

#[test]
fn sf_r193_a_lock_is_moved_only_to_a_free_corridor() {
    let mut t = table(&["digital_assistant"]);
    t.refused(
        "digital_assistant",
        "movelock reactor magnetic_containment to cryo_lab vault_x",
        "SF-R193",
    );
    t.refused("digital_assistant", "unlock kitchen quarters", "SF-A8.3");
    t.act("digital_assistant", "movelock reactor magnetic_containment to kitchen quarters");
    assert!(t.is_locked("kitchen", "quarters") && !t.is_locked("reactor", "magnetic_containment"));
}

/// Rules: SF-5.2
#[test]
fn sf_5_2_nobody_is_colocated_with_himself() {
    let t = table(&["engineer", "exile"]);
    assert!(t.look().colocated(body("engineer"), body("exile")));
    assert!(!t.look().colocated(body("engineer"), body("engineer")));
}

#[test]
fn sf_5_6_the_mesosphere_takes_no_part() {
    let mut t = table(&["exile", "engineer"]);
    t.place("exile", "alcatraz");
    t.asphyxiation("alcatraz");
    t.launched("alcatraz");
    t.settle();
    assert!(t.is_live("exile"), "no Hazard matters there");
    t.engine().place_fire(section("bridge"));
    assert_eq!(t.look().ways(section("alcatraz")).count(), 0);
}

#[test]
fn sf_r183_damage_and_hazards_harm_neither_things_nor_robots() {
    let mut t = table(&["security", "telepathic_rat"]);
    t.place_all(&["security", "telepathic_rat"], "suite");
    t.data("security", "evidence");
    t.kompromat("security", "suite");
    t.lock("suite", "quarters");
    t.engine().place_fire(section("suite"));
    t.settle();
    assert!(t.burns("suite") && t.is_damaged("suite"));
    assert!(t.is_live("security") && t.has_data("security", "evidence"));
    assert_eq!(t.lying("briefcase", "suite"), 1);
    assert_eq!(t.look().kompromat_at(section("suite")), Some(character("security")));
    assert!(t.is_locked("suite", "quarters"));
    assert_eq!(t.at("telepathic_rat"), "suite");
}

/// Rules: SF-R88
#[test]
fn sf_0_2_a_chain_settles_completely_in_one_action() {
    let mut t = table(&["exile", "engineer", "botanist"]);
    t.place("exile", "fuel_cells");
    t.give("exile", "helmet");
    t.give("exile", "bludgeon");
    t.place("engineer", "tanks");
    t.place("botanist", "fuel_cells");
    t.act("exile", "sabotage bludgeon");
    assert!(t.burns("fuel_cells") && t.burns("tanks") && t.is_damaged("tanks"), "Fire and Damage");
    assert_eq!(t.look().power_status(), 1);
    assert!(!t.state.station.cameras && !t.state.station.jammers, "Backup Power");
    assert!(t.is_down("engineer") && t.is_down("botanist") && t.is_live("exile"));
    assert_eq!(t.guilt_of(0), Guilt::Suspect);
    let suspected = |event: &&Event| matches!(event, Event::Suspected { .. });
    assert_eq!(t.events().iter().filter(suspected).count(), 1);
}

#[test]
fn sf_0_2_stationfall_stops_the_settling() {
    let mut t = table(&["exile"]);
    t.place("exile", "kitchen");
    for what in ["helmet", "bludgeon", "nanogel"] {
        t.give("exile", what);
    }
    t.engine().stationfall(stationfall::state::Ending::Antimatter);
    t.contaminate("exile");
    let before = t.state;
    t.settle();
    assert_eq!(t.state, before, "nobody is asked to drop anything");
}
