//! Step, dragging, Locks, Airlocks and arriving (SF-12.1, SF-13.13, SF-R48 to SF-R64).

use super::common::*;
use stationfall::Right;

/// The Stranger beside somebody Down, both here.
fn with_down(who: &str, at: &str) -> TestTable {
    let mut t = table(&["stranger", who]);
    t.place_all(&["stranger", who], at);
    t.down(who);
    t
}

#[test]
fn sf_12_1_1_a_step_leads_through_one_corridor_or_along_an_airlock_arrow() {
    let mut t = table(&["exile"]);
    t.act("exile", "step bridge");
    assert_eq!(t.at("exile"), "bridge");
    t.refused("exile", "step locker_room", "SF-12.1.1");
    t.act("exile", "step forward_airlocks");
    t.give("exile", "helmet");
    t.act("exile", "step outer_space");
    t.act("exile", "step aft_airlocks");
    assert_eq!(t.at("exile"), "aft_airlocks");
}

/// Rules: SF-12.1.1, SF-5.4.2, SF-A4.1
#[test]
fn sf_a4_1_only_a_tunnel_rat_steps_through_a_vent() {
    let mut t = table(&["stranger", "astrochimp"]);
    t.place_all(&["stranger", "astrochimp"], "kitchen");
    t.refused("stranger", "step reactor", "SF-5.4.2");
    t.act("astrochimp", "step reactor");
    assert_eq!(t.at("astrochimp"), "reactor");
}

/// Rules: SF-A4.1
#[test]
fn sf_12_1_2_a_step_may_take_one_down_character_with_its_possessions_along() {
    let mut t = with_down("billionaire", "forward_hub");
    t.give("billionaire", "helmet");
    t.act("stranger", "step mainframe drag billionaire");
    assert_eq!((t.at("stranger"), t.at("billionaire")), ("mainframe", "mainframe"));
    assert_eq!(t.has("billionaire", "helmet"), 1);
}

#[test]
fn sf_12_1_2_only_who_is_down_and_here_is_dragged() {
    let mut t = with_down("billionaire", "forward_hub");
    t.live("billionaire");
    t.refused("stranger", "step mainframe drag billionaire", "SF-12.1.2");
    t.down("billionaire");
    t.place("billionaire", "suite");
    t.refused("stranger", "step mainframe drag billionaire", "SF-12.1.2");
    t.refused("stranger", "step mainframe drag stranger", "SF-12.1.2");
}

/// Rules: SF-R55
#[test]
fn sf_12_1_2_in_one_turn_a_character_drags_once_and_is_dragged_once() {
    let mut t = table(&["stranger", "billionaire", "doctor", "legal"]);
    t.place_all(&["stranger", "billionaire", "doctor", "legal"], "forward_hub");
    t.down("billionaire");
    t.down("doctor");
    t.act("stranger", "step tanks drag billionaire");
    t.act("stranger", "step forward_hub");
    t.refused("stranger", "step tanks drag doctor", "SF-12.1.2");
    t.place("legal", "tanks");
    t.refused("legal", "step forward_hub drag billionaire", "SF-12.1.2");
    t.place("legal", "forward_hub");
    assert!(t.may("legal", "step tanks drag doctor"));
}

#[test]
fn sf_r55_the_next_turn_clears_the_counters_and_bribed_steps_count() {
    let mut t = table(&["stranger", "billionaire", "legal"]);
    t.place_all(&["stranger", "billionaire", "legal"], "forward_hub");
    t.down("billionaire");
    t.cubes(0, "legal", 1);
    t.cubes(1, "stranger", 1);
    t.decide("bribe stranger");
    t.decide("step tanks drag billionaire");
    t.decide("activate legal");
    t.decide("step tanks");
    t.decision_refused("step forward_hub drag billionaire", "SF-12.1.2");
    t.decide("pass");
    for phase in ["pass", "pass", "activate stranger"] {
        t.decide(phase);
    }
    t.decide("step forward_hub drag billionaire");
    assert_eq!(t.at("billionaire"), "forward_hub");
}

/// Rules: SF-R54
#[test]
fn sf_12_1_2a_only_the_dragging_character_must_be_able_to_make_the_step() {
    let mut t = table(&["astrochimp", "billionaire"]);
    t.place_all(&["astrochimp", "billionaire"], "kitchen");
    t.down("billionaire");
    assert!(t.may("astrochimp", "step reactor drag billionaire"));
    t.live("billionaire");
    t.down("astrochimp");
    t.refused("billionaire", "step reactor drag astrochimp", "SF-5.4.2");
}

#[test]
fn sf_r57_only_the_dragger_needs_a_helmet_in_a_hazard() {
    let mut t = with_down("billionaire", "forward_hub");
    t.asphyxiation("tanks");
    t.refused("stranger", "step tanks drag billionaire", "SF-11.2");
    t.give("stranger", "helmet");
    t.act("stranger", "step tanks drag billionaire");
    assert!(t.is_live("stranger") && t.is_down("billionaire"));
}

/// Rules: SF-A4.1
#[test]
fn sf_12_1_3_an_officer_steps_through_a_lock_and_removes_it() {
    let mut t = table(&["engineer", "stranger"]);
    t.place_all(&["engineer", "stranger"], "cryo_lab");
    t.refused("stranger", "step vault_x", "SF-12.1.3");
    t.act("engineer", "step vault_x");
    assert!(!t.is_locked("cryo_lab", "vault_x"));
    assert!(t.may("stranger", "step vault_x"));
}

#[test]
fn sf_r51_one_step_removes_one_lock() {
    let mut t = table(&["engineer"]);
    t.place("engineer", "cryo_lab");
    t.act("engineer", "step vault_x");
    assert!(t.is_locked("vault_x", "bio_lab"));
}

/// Rules: SF-R51, SF-A4.1, SF-12.1.2a
#[test]
fn sf_12_1_3a_a_dragged_officer_opens_a_lock() {
    let mut t = with_down("engineer", "cryo_lab");
    t.refused("stranger", "step vault_x", "SF-12.1.3");
    t.act("stranger", "step vault_x drag engineer");
    assert!(!t.is_locked("cryo_lab", "vault_x"));
    assert_eq!(t.at("engineer"), "vault_x");
}

/// Rules: SF-12.1.3a, SF-7.2.2.3
#[test]
fn sf_r52_in_a_blackout_no_officer_passes_a_lock_dragged_or_not() {
    let mut t = table(&["engineer", "counselor"]);
    t.place_all(&["engineer", "counselor"], "cryo_lab");
    t.blackout();
    t.refused("engineer", "step vault_x", "SF-7.2.2.3");
    t.down("counselor");
    t.refused("engineer", "step vault_x drag counselor", "SF-7.2.2.3");
}

/// Rules: SF-7.2.2.2, SF-5.3a
#[test]
fn sf_r52_breach_removes_an_adjacent_lock_and_is_no_step() {
    let mut t = table(&["stranger"]);
    t.place("stranger", "cryo_lab");
    t.refused("stranger", "breach cryo_lab vault_x", "SF-7.2.2.2");
    t.blackout();
    assert!(!t.may("stranger", "breach vault_x bio_lab"));
    t.act("stranger", "breach cryo_lab vault_x");
    assert_eq!(t.at("stranger"), "cryo_lab");
    assert!(!t.is_locked("cryo_lab", "vault_x") && t.is_locked("vault_x", "bio_lab"));
}

#[test]
fn sf_r187_humans_and_robots_breach_in_a_blackout_but_not_the_rat_or_the_assistant() {
    let mut t = table(&["legal", "telepathic_rat", "digital_assistant"]);
    t.place_all(&["legal", "telepathic_rat"], "cryo_lab");
    t.blackout();
    assert!(t.may("legal", "breach cryo_lab vault_x"));
    t.refused("telepathic_rat", "breach cryo_lab vault_x", "SF-4.2.2");
    t.refused("digital_assistant", "breach cryo_lab vault_x", "SF-4.2.2");
}

/// Rules: SF-12.5.1
#[test]
fn sf_r53_a_lock_stops_throws_also_by_an_officer() {
    let mut t = table(&["engineer"]);
    t.place("engineer", "cryo_lab");
    t.give("engineer", "helmet");
    t.refused("engineer", "throw helmet vault_x", "SF-R53");
    t.unlock("cryo_lab", "vault_x");
    assert!(t.may("engineer", "throw helmet vault_x"));
}

/// Rules: SF-5.5.3
#[test]
fn sf_r56_a_pod_needs_a_place_for_the_dragged_too() {
    let mut t = table(&["stranger", "billionaire", "doctor", "legal"]);
    t.place_all(&["stranger", "billionaire"], "aft_airlocks");
    t.place_all(&["doctor", "legal"], "mcqueen");
    t.down("billionaire");
    t.refused("stranger", "step mcqueen drag billionaire", "SF-R56");
    t.act("stranger", "step mcqueen");
    assert_eq!(t.at("stranger"), "mcqueen");
}

#[test]
fn sf_r58_dragging_the_possessor_of_the_antimatter_out_of_containment_arms_it() {
    let mut t = table(&["legal", "stranger"]);
    t.place_all(&["legal", "stranger"], "magnetic_containment");
    t.down("stranger");
    t.give("stranger", "antimatter");
    t.unlock("reactor", "magnetic_containment");
    t.act("legal", "step reactor drag stranger");
    assert!(t.state.station.armed && t.state.station.abandon_ship);
}

/// Rules: SF-13.13.1, SF-12.1.1
#[test]
fn sf_r48_an_airlock_crossing_is_a_step_and_a_section_action() {
    let mut t = table(&["doctor", "stranger", "billionaire"]);
    t.place_all(&["doctor", "stranger", "billionaire"], "forward_airlocks");
    t.give("doctor", "helmet");
    t.give("stranger", "helmet");
    t.down("billionaire");
    t.blackout();
    assert!(t.may("stranger", "step outer_space drag billionaire"), "a Step, in a Blackout too");
    assert!(t.may_free("doctor", "step outer_space"), "a Section Action for a Scientist");
    t.refused(("stranger", Right::Free), "step outer_space", "SF-15.5.3");
    t.refused(("doctor", Right::Free), "step bridge", "SF-15.5.3");
}

/// Rules: SF-13.13.3, SF-R49
#[test]
fn sf_r49_a_damaged_airlock_is_closed_both_ways_but_its_corridors_are_open() {
    let mut t = table(&["stranger", "billionaire", "doctor"]);
    t.place_all(&["stranger", "billionaire"], "forward_airlocks");
    t.place("doctor", "outer_space");
    t.give("stranger", "helmet");
    t.give("doctor", "helmet");
    t.down("billionaire");
    t.damaged("forward_airlocks");
    t.refused("stranger", "step outer_space", "SF-13.13.3");
    t.refused("doctor", "step forward_airlocks", "SF-13.13.3");
    t.refused("stranger", "throw helmet outer_space", "SF-R49");
    t.refused("stranger", "putout billionaire", "SF-11.5");
    assert!(t.may("stranger", "step bridge"));
    assert!(t.may("doctor", "step aft_airlocks"));
}

/// Rules: SF-13.13.1
#[test]
fn sf_r50_an_arrow_leads_one_way_for_steps_throws_and_putting_out() {
    let mut t = table(&["legal", "consort", "stranger"]);
    t.place("legal", "aft_exhaust");
    t.place_all(&["consort", "stranger"], "outer_space");
    t.give("legal", "helmet");
    t.give("consort", "helmet");
    t.down("stranger");
    assert!(t.may("legal", "step outer_space") && t.may("legal", "throw helmet outer_space"));
    t.refused("consort", "step aft_exhaust", "SF-12.1.1");
    t.refused("consort", "throw helmet aft_exhaust", "SF-12.5.1");
    t.refused("consort", "putout stranger", "SF-R50");
    assert!(t.may("consort", "throw helmet aft_airlocks"));
}

#[test]
fn sf_13_13_1_dragging_and_throwing_work_along_an_arrow() {
    let mut t = with_down("billionaire", "aft_airlocks");
    t.give("stranger", "helmet");
    t.give("stranger", "gun");
    t.act("stranger", "throw gun outer_space");
    assert_eq!(t.lying("gun", "outer_space"), 1);
    t.act("stranger", "step outer_space drag billionaire");
    assert_eq!(t.at("billionaire"), "outer_space");
}

#[test]
fn sf_13_13_2_a_down_character_is_put_out_with_its_possessions_and_the_actor_stays() {
    let mut t = with_down("billionaire", "forward_airlocks");
    t.give("billionaire", "gun");
    t.act("stranger", "putout billionaire");
    assert_eq!((t.at("stranger"), t.at("billionaire")), ("forward_airlocks", "outer_space"));
    assert_eq!(t.has("billionaire", "gun"), 1);
    t.place("billionaire", "forward_airlocks");
    t.live("billionaire");
    t.refused("stranger", "putout billionaire", "SF-13.13.2");
}

#[test]
fn sf_r59_putting_someone_out_is_not_dragging() {
    let mut t = table(&["stranger", "billionaire", "doctor", "legal"]);
    t.place_all(&["stranger", "billionaire", "doctor"], "forward_airlocks");
    t.down("billionaire");
    t.down("doctor");
    t.act("stranger", "putout billionaire");
    assert!(t.may("stranger", "step bridge drag doctor"));
    t.place("legal", "outer_space");
    assert!(t.may("legal", "step forward_airlocks drag billionaire"));
}

/// Rules: SF-8.5.1, SF-8.5.1a
#[test]
fn sf_r62_with_full_slots_contamination_makes_the_active_player_choose_what_is_dropped() {
    let mut t = table(&["stranger"]);
    t.place("stranger", "chem_lab");
    for what in ["helmet", "firebomb", "gun"] {
        t.give("stranger", what);
    }
    t.act("stranger", "step bio_lab");
    let all = ["choose item helmet", "choose item gun", "choose item firebomb"];
    assert!(all.iter().all(|choice| t.choices().contains(&choice.to_string())));
    t.decide("choose item firebomb");
    assert_eq!(t.lying("firebomb", "bio_lab"), 1);
    assert!(!t.burns("bio_lab"));
}

#[test]
fn sf_r62_not_the_last_helmet_in_a_hazard_while_there_is_something_else() {
    let mut t = table(&["stranger"]);
    t.place("stranger", "chem_lab");
    for what in ["helmet", "bludgeon", "gun"] {
        t.give("stranger", what);
    }
    t.asphyxiation("bio_lab");
    t.act("stranger", "step bio_lab");
    refused(
        &t,
        t.asked(),
        "choose item helmet",
        "SF-R62",
        "Without that Helmet the Stranger would go Down: choose something else to drop.",
    );
    t.decide("choose item gun");
    assert!(t.is_live("stranger"));
}

#[test]
fn sf_r63_who_is_contaminated_gets_and_drops_nothing_more() {
    let mut t = table(&["stranger"]);
    t.contaminate("stranger");
    t.place("stranger", "chem_lab");
    t.give("stranger", "gun");
    t.give("stranger", "helmet");
    t.act("stranger", "step bio_lab");
    assert!(t.is_contaminated("stranger"));
    assert_eq!(t.look().slots_used(body("stranger")), 3);
    assert!(!t.choices().iter().any(|choice| choice.starts_with("choose")));
}

/// Rules: SF-13.4.1
#[test]
fn sf_r64_decontaminate_frees_the_slot_at_once() {
    let mut t = table(&["stranger"]);
    t.place("stranger", "tanks");
    t.contaminate("stranger");
    t.give("stranger", "gun");
    t.give("stranger", "bludgeon");
    t.lay("helmet", "tanks");
    t.cubes(0, "stranger", 1);
    t.decide("activate stranger");
    t.decision_refused("free pickup helmet", "SF-12.2.2");
    t.decide("decontaminate stranger");
    t.decide("free pickup helmet");
    assert_eq!(t.has("stranger", "helmet"), 1);
}
