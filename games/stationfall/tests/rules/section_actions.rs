//! Section Actions (chapter 13, appendix A6) and what Transmissions do (SF-R134 to SF-R137).

use super::common::*;
use stationfall::Right;
use stationfall::frame::Warrant;
use stationfall::ids::{Item, Section};
use stationfall::state::{Guilt, Holder, MarkerEvent, Player, TimeMarker};

/// These Characters, all in one section.
fn all_in(at: &str, who: &[&str]) -> TestTable {
    let mut t = table(who);
    t.place_all(who, at);
    t
}

/// The first player's Resolve phase comes in this Minute, with everything up to the next decision.
fn resolve_in(t: &mut TestTable, minute: i8) {
    t.state.minute = minute;
    t.activating(0);
    t.state.turn.activating = false;
    t.state.frames.pop();
    t.carry_on();
}

#[test]
fn sf_13_1_an_officer_on_the_bridge_triggers_abandon_ship() {
    let mut t = all_in("bridge", &["engineer", "stranger"]);
    t.refused("stranger", "abandon_ship", "SF-A6.1");
    t.act("engineer", "abandon_ship");
    assert!(t.state.station.abandon_ship);
    assert!(!t.is_locked("cryo_lab", "vault_x"), "all Locks are removed");
    t.refused("engineer", "abandon_ship", "SF-0.4");
}

#[test]
fn sf_13_2_1_transmit_puts_a_copy_at_one_offsite() {
    let mut t = all_in("array_control", &["stranger"]);
    t.data("stranger", "x_secret");
    t.refused("stranger", "transmit evidence news", "SF-13.2.1");
    t.act("stranger", "transmit x_secret news");
    assert!(t.state.offsites[offsite("news")].data.contains(data("x_secret")));
    assert!(!t.state.offsites[offsite("authorities")].data.contains(data("x_secret")));
    assert!(t.has_data("stranger", "x_secret"));
    t.refused("stranger", "transmit x_secret news", "SF-9.6.1");
}

#[test]
fn sf_13_2_2_in_array_control_by_anybody_jammed_or_not() {
    let mut t = all_in("array_control", &["legal"]);
    t.data("legal", "x_secret");
    assert!(t.state.station.jammers);
    assert!(t.may("legal", "transmit x_secret news"));
    t.place("legal", "bridge");
    t.refused("legal", "transmit x_secret news", "SF-11.5");
}

/// Rules: SF-13.3.1
#[test]
fn sf_13_3_2_officers_release_project_x_on_the_bridge_or_in_the_cryo_lab() {
    for at in ["bridge", "cryo_lab"] {
        let mut t = all_in(at, &["engineer", "stranger"]);
        t.refused("stranger", "release_project_x", "SF-A6.1");
        t.act("engineer", "release_project_x");
        assert!(t.state.project_x.released && t.state.station.abandon_ship);
    }
    all_in("vault_x", &["engineer"]).refused("engineer", "release_project_x", "SF-11.5");
}

#[test]
fn sf_13_4_1_decontaminate_clears_one_character_in_the_tanks_or_the_actor() {
    let mut t = all_in("tanks", &["stranger", "billionaire"]);
    t.contaminate("stranger");
    t.contaminate("billionaire");
    t.act("stranger", "decontaminate billionaire");
    assert!(t.is_contaminated("stranger") && !t.is_contaminated("billionaire"));
    t.act("stranger", "decontaminate stranger");
    assert!(!t.is_contaminated("stranger"));
    t.refused("stranger", "decontaminate billionaire", "SF-13.4.1");
}

#[test]
fn sf_13_4_2_only_in_the_tanks_by_anybody() {
    let mut t = all_in("tanks", &["legal", "billionaire"]);
    t.contaminate("billionaire");
    assert!(t.may("legal", "decontaminate billionaire"));
    t.place_all(&["legal", "billionaire"], "bio_lab");
    t.refused("legal", "decontaminate billionaire", "SF-11.5");
}

/// Rules: SF-R110
#[test]
fn sf_13_5_the_antimatter_is_ejected_and_armed_if_it_lies_there_free() {
    let mut t = all_in("magnetic_containment", &["legal", "stranger"]);
    t.down("stranger");
    t.give("stranger", "antimatter");
    t.refused("legal", "eject_antimatter", "SF-13.5");
    t.lay("antimatter", "magnetic_containment");
    t.act("legal", "eject_antimatter");
    assert_eq!(t.lying("antimatter", "outer_space"), 1);
    assert!(t.state.station.armed);
}

#[test]
fn sf_13_6_a_timed_launch_places_a_marker_that_launches_the_pod_a_minute_later() {
    let mut t = all_in("mcqueen", &["stranger"]);
    t.refused("stranger", "timed_launch", "SF-13.6");
    t.abandon_ship();
    t.act("stranger", "timed_launch");
    let marker = t.state.markers.iter().next().copied();
    let event = MarkerEvent::Launch(Section::Mcqueen);
    assert_eq!(marker, Some(TimeMarker { owner: Player(0), event, minute: 13 }));
    resolve_in(&mut t, 13);
    assert!(!t.is_launched("mcqueen"), "not in the Minute of its placing");
    resolve_in(&mut t, 12);
    assert!(t.is_launched("mcqueen") && t.has_escaped("stranger"));
    assert_eq!(t.state.players[Player(0)].markers, 3);
}

/// Rules: SF-R124
#[test]
fn sf_13_6_a_pod_damaged_when_it_launches_is_lost_and_none_is_started_in_a_damaged_one() {
    let mut t = all_in("mcqueen", &["stranger"]);
    t.abandon_ship();
    t.act("stranger", "timed_launch");
    t.damaged("mcqueen");
    t.refused("stranger", "timed_launch", "SF-11.5");
    resolve_in(&mut t, 12);
    assert!(t.is_annihilated("stranger"));
}

/// Rules: SF-R120, SF-R122
#[test]
fn sf_13_6a_the_requirement_is_checked_once_and_an_empty_pod_still_launches() {
    let mut t = all_in("medevac_pod", &["station_chief", "stranger"]);
    t.refused("station_chief", "timed_launch", "SF-13.6");
    t.down("stranger");
    t.act("station_chief", "timed_launch");
    t.place_all(&["station_chief", "stranger"], "bridge");
    resolve_in(&mut t, 12);
    assert!(t.is_launched("medevac_pod"));
}

/// Rules: SF-A6.4
#[test]
fn sf_13_7_a_section_launch_sends_one_occupied_ready_pod_off_at_once() {
    let mut t = table(&["stranger", "billionaire", "doctor"]);
    t.place("stranger", "aft_airlocks");
    t.place("billionaire", "mcqueen");
    t.place("doctor", "hail_mary");
    t.refused("stranger", "launch mcqueen", "SF-13.7");
    t.abandon_ship();
    t.refused("stranger", "launch alcatraz", "SF-13.7");
    t.act("stranger", "launch mcqueen");
    assert!(t.is_launched("mcqueen") && !t.is_launched("hail_mary"));
    t.place("stranger", "reactor");
    t.refused("stranger", "launch hail_mary", "SF-11.5");
}

/// Rules: SF-R124
#[test]
fn sf_13_7_a_damaged_pod_is_annihilated_with_its_contents() {
    let mut t = table(&["stranger", "billionaire"]);
    t.place("stranger", "aft_airlocks");
    t.place("billionaire", "mcqueen");
    t.abandon_ship();
    t.damaged("mcqueen");
    t.act("stranger", "launch mcqueen");
    assert!(t.is_annihilated("billionaire") && !t.is_launched("mcqueen"));
}

#[test]
fn sf_13_8_1_a_bridge_launch_needs_abandon_ship_and_a_ready_pod() {
    let mut t = all_in("bridge", &["station_chief", "stranger"]);
    t.place("stranger", "medevac_pod");
    t.down("stranger");
    t.refused("station_chief", "bridge_launch", "SF-13.8.1");
    t.abandon_ship();
    assert!(t.may("station_chief", "bridge_launch"));
    t.place("stranger", "suite");
    t.refused("station_chief", "bridge_launch", "SF-13.8.1");
}

#[test]
fn sf_13_8_2_it_launches_every_occupied_ready_pod_and_loses_damaged_ones() {
    let mut t = table(&["engineer", "stranger", "billionaire", "doctor"]);
    t.place("engineer", "bridge");
    t.place("stranger", "mcqueen");
    t.place("billionaire", "houdini");
    t.place("doctor", "hail_mary");
    t.damaged("houdini");
    t.abandon_ship();
    t.act("engineer", "bridge_launch");
    assert!(t.is_launched("mcqueen") && t.is_launched("hail_mary"));
    assert!(!t.is_launched("alcatraz"), "an empty one stays");
    assert!(t.is_annihilated("billionaire"));
}

#[test]
fn sf_13_8_3_on_the_bridge_by_an_officer() {
    let mut t = all_in("bridge", &["stranger", "engineer", "doctor"]);
    t.place("doctor", "mcqueen");
    t.abandon_ship();
    t.refused("stranger", "bridge_launch", "SF-A6.1");
    t.place("engineer", "array_control");
    t.refused("engineer", "bridge_launch", "SF-11.5");
}

/// Rules: SF-A6.6
#[test]
fn sf_13_9_1_manufacture_gives_the_actor_an_item_of_the_supply_or_data() {
    let mut t = all_in("print_shop", &["stranger"]);
    let supply = t.supply("helmet");
    t.act("stranger", "manufacture_helmet");
    assert_eq!((t.has("stranger", "helmet"), t.supply("helmet")), (1, supply - 1));
    t.place("stranger", "security_station");
    t.act("stranger", "manufacture_evidence");
    assert!(t.has_data("stranger", "evidence"));
}

#[test]
fn sf_13_9_2_manufacture_needs_a_free_slot_or_the_lack_of_that_data() {
    let mut t = all_in("chem_lab", &["legal"]);
    t.give("legal", "helmet");
    assert!(t.may("legal", "manufacture_firebomb"));
    t.give("legal", "helmet");
    t.refused("legal", "manufacture_firebomb", "SF-13.9.2");
    t.place("legal", "bio_lab");
    t.act("legal", "manufacture_x_secret");
    t.refused("legal", "manufacture_x_secret", "SF-13.9.2");
}

#[test]
fn sf_a6_1_only_officers_manufacture_a_gun() {
    let t = all_in("print_shop", &["engineer", "stranger"]);
    t.refused("stranger", "manufacture_gun", "SF-A6.1");
    assert!(t.may("engineer", "manufacture_gun"));
}

#[test]
fn sf_13_10_1_meditate_takes_all_own_cubes_back_from_betrayal() {
    let mut t = all_in("therapy_garden", &["stranger"]);
    t.pc(0, "stranger");
    t.refused("stranger", "meditate", "SF-0.4");
    t.betrayal(0, 3);
    t.betrayal(1, 2);
    t.act("stranger", "meditate");
    assert_eq!((t.hand(0), t.state.players[Player(0)].betrayal), (8, 0));
    assert_eq!(t.state.players[Player(1)].betrayal, 2);
}

#[test]
fn sf_13_10_2_only_a_pc_meditates_in_the_therapy_garden() {
    let mut t = all_in("therapy_garden", &["stranger", "billionaire"]);
    t.pc(0, "stranger");
    t.betrayal(0, 3);
    t.refused("billionaire", "meditate", "SF-13.10.2");
    t.place("stranger", "storage");
    t.refused("stranger", "meditate", "SF-11.5");
}

/// Rules: SF-R41
#[test]
fn sf_13_10_2a_the_cubes_are_those_of_the_active_player() {
    let mut t = all_in("therapy_garden", &["stranger"]);
    t.pc(1, "stranger");
    t.betrayal(0, 3);
    t.betrayal(1, 2);
    t.act_by("stranger", "meditate", Right::Warrant(Warrant::Bribe));
    assert_eq!((t.hand(0), t.hand(1)), (8, 6));
}

/// Rules: SF-4.6.3
#[test]
fn sf_13_11_repair_makes_a_down_robot_live_in_the_machine_shop() {
    let mut t = all_in("machine_shop", &["stranger", "legal", "billionaire"]);
    t.refused("stranger", "repair legal", "SF-0.4");
    t.down("legal");
    t.down("billionaire");
    t.refused("stranger", "repair billionaire", "SF-4.6.3");
    t.act("stranger", "repair legal");
    assert!(t.is_live("legal"));
    t.down("legal");
    t.damaged("machine_shop");
    t.refused("stranger", "repair legal", "SF-11.5");
    t.place_all(&["stranger", "legal"], "storage");
    t.refused("stranger", "repair legal", "SF-11.5");
}

/// Rules: SF-R109
#[test]
fn sf_13_12_1_self_destruct_triggers_abandon_ship_and_arms_the_antimatter_where_it_is() {
    let mut t = all_in("bridge", &["engineer"]);
    t.act("engineer", "self_destruct");
    assert!(t.state.station.abandon_ship && t.state.station.armed);
    assert_eq!(t.lying("antimatter", "magnetic_containment"), 1);
    let due: Vec<i8> = t.state.markers.iter().map(|marker| marker.minute).collect();
    assert_eq!(due, [9], "four Minutes ahead");
    t.refused("engineer", "self_destruct", "SF-0.4");
}

#[test]
fn sf_13_12_2_on_the_bridge_by_an_officer() {
    let mut t = all_in("bridge", &["engineer", "stranger"]);
    t.refused("stranger", "self_destruct", "SF-A6.1");
    t.place("engineer", "array_control");
    t.refused("engineer", "self_destruct", "SF-11.5");
}

/// Rules: SF-R108
#[test]
fn sf_13_12_1_self_destruct_with_nothing_left_to_trigger_says_what_is_the_case() {
    let mut t = table(&["engineer"]);
    t.place("engineer", "bridge");
    t.lay("antimatter", "outer_space");
    t.engine().detonate();
    t.abandon_ship();
    refused(
        &t,
        "engineer",
        "self_destruct",
        "SF-0.4",
        "The Antimatter is gone, and Abandon Ship is triggered already.",
    );
    // Armed, but without Abandon Ship, it still triggers that; unarmed, it arms.
    let mut t = table(&["engineer"]);
    t.place("engineer", "bridge");
    t.state.station.armed = true;
    assert!(t.may("engineer", "self_destruct"));
    let mut t = table(&["engineer"]);
    t.place("engineer", "bridge");
    t.abandon_ship();
    assert!(t.may("engineer", "self_destruct"));
}

#[test]
fn sf_r108_self_destruct_without_antimatter_still_triggers_abandon_ship() {
    let mut t = all_in("bridge", &["engineer"]);
    t.state.uniques[Item::Antimatter] = Holder::Nowhere;
    t.state.station.armed = true;
    t.act("engineer", "self_destruct");
    assert!(t.state.station.abandon_ship && t.state.markers.iter().next().is_none());
    t.refused("engineer", "self_destruct", "SF-0.4");
}

#[test]
fn sf_13_14_the_cameras_are_switched_in_the_security_station() {
    let mut t = all_in("security_station", &["stranger"]);
    t.act("stranger", "cameras");
    assert!(!t.state.station.cameras);
    t.act("stranger", "cameras");
    assert!(t.state.station.cameras);
    t.place("stranger", "mainframe");
    t.refused("stranger", "cameras", "SF-11.5");
}

/// Rules: SF-12.2.3
#[test]
fn sf_a6_8_data_mining_takes_any_kompromat_on_the_board() {
    let mut t = all_in("shred_room", &["stranger", "counselor"]);
    t.kompromat("counselor", "kitchen");
    t.refused("stranger", "mine storage", "SF-A6.8");
    t.act("stranger", "mine kitchen");
    assert!(t.holds_kompromat(0, "counselor"));
}

#[test]
fn sf_a6_10_grip_picks_up_an_item_in_outer_space_or_downs_somebody_there() {
    let mut t = table(&["troubleshooter", "stranger", "billionaire"]);
    t.place("troubleshooter", "cargo_claw");
    t.place_all(&["stranger", "billionaire"], "outer_space");
    t.lay("gun", "outer_space");
    t.give("stranger", "helmet");
    t.refused("troubleshooter", "grip helmet from stranger", "SF-A6.10");
    t.refused("troubleshooter", "grip nanogel", "SF-A6.10");
    t.act("troubleshooter", "grip gun");
    assert_eq!(t.has("troubleshooter", "gun"), 1);
    t.act("troubleshooter", "grip stranger");
    assert!(t.is_down("stranger"), "a Helmet does not help");
    t.refused("troubleshooter", "grip stranger", "SF-A6.10");
    t.act("troubleshooter", "grip helmet from stranger");
    t.lay("firebomb", "outer_space");
    t.refused("troubleshooter", "grip firebomb", "SF-12.2.2");
}

/// Rules: SF-4.6.6.1, SF-R99
#[test]
fn sf_a6_11_rocket_wings_launch_needs_wings_and_helmet_in_outer_space() {
    let mut t = table(&["daredevil"]);
    t.place("daredevil", "outer_space");
    t.give("daredevil", "rocket_wings");
    t.refused("daredevil", "rocket_wings_launch", "SF-A6.11");
    t.give("daredevil", "helmet");
    t.blackout();
    t.act("daredevil", "rocket_wings_launch");
    assert!(t.has_escaped("daredevil"));
    assert_eq!(t.at("daredevil"), "nowhere", "outside any Pod");
}

/// Evidence in the hands of the Stranger in Array Control; a Suspect second player.
fn evidence() -> TestTable {
    let mut t = all_in("array_control", &["stranger", "billionaire"]);
    t.data("stranger", "evidence");
    t.guilt(1, Guilt::Suspect);
    t
}

#[test]
fn sf_r134_evidence_may_be_transmitted_again_if_it_convicts_somebody() {
    let mut t = evidence();
    t.transmitted("evidence", "authorities");
    t.act("stranger", "transmit evidence authorities");
    assert_eq!(t.guilt_of(1), Guilt::Guilty);
    t.refused("stranger", "transmit evidence authorities", "SF-9.6.1");
    t.guilt(0, Guilt::Suspect);
    t.refused("stranger", "transmit evidence authorities", "SF-9.6.1");
}

#[test]
fn sf_r135_who_becomes_suspect_later_is_not_guilty_until_the_next_transmission() {
    let mut t = evidence();
    t.act("stranger", "transmit evidence authorities");
    t.guilt(2, Guilt::Suspect);
    t.settle();
    assert_eq!(t.guilt_of(2), Guilt::Suspect);
    t.act("stranger", "transmit evidence authorities");
    assert_eq!(t.guilt_of(2), Guilt::Guilty);
}

/// Rules: SF-R41, SF-10.2.1
#[test]
fn sf_r136_only_the_active_player_is_exempt_not_the_player_of_the_pc_that_transmits() {
    let mut t = evidence();
    t.pc(1, "stranger");
    t.guilt(0, Guilt::Suspect);
    t.act_by("stranger", "transmit evidence authorities", Right::Warrant(Warrant::Bribe));
    assert_eq!((t.guilt_of(0), t.guilt_of(1)), (Guilt::Suspect, Guilt::Guilty));
    assert_eq!(t.guilt_of(2), Guilt::Innocent);
}

#[test]
fn sf_r137_evidence_to_the_news_convicts_nobody() {
    let mut t = evidence();
    t.act("stranger", "transmit evidence news");
    assert_eq!(t.guilt_of(1), Guilt::Suspect);
}

#[test]
fn sf_r142_nothing_is_transmitted_to_annihilated_authorities() {
    let mut t = evidence();
    t.state.offsites[offsite("authorities")].annihilated = true;
    t.refused("stranger", "transmit evidence authorities", "SF-R142");
    assert!(t.may("stranger", "transmit evidence news"));
}
