//! Abilities that change what Actions are possible or free (SF-4.4, SF-A6.7, SF-R17, SF-R189).

use super::common::*;
use stationfall::Right;
use stationfall::state::{GreyBribe, Guilt, Player};

#[test]
fn sf_a6_7_jury_rig_repairs_the_own_section_or_a_robot_here_even_in_a_blackout() {
    let mut t = table(&["engineer", "legal", "stranger"]);
    t.place_all(&["engineer", "legal", "stranger"], "mainframe");
    t.blackout();
    t.refused("stranger", "juryrig section", "SF-4.4.1");
    t.act("engineer", "juryrig section");
    assert!(!t.is_damaged("mainframe"));
    t.refused("engineer", "juryrig section", "SF-0.4");
    t.refused("engineer", "juryrig legal", "SF-0.4");
    t.down("legal");
    t.act("engineer", "juryrig legal");
    assert!(t.is_live("legal"));
    t.down("stranger");
    t.refused("engineer", "juryrig stranger", "SF-4.6.3");
}

#[test]
fn sf_r189_a_scientists_free_section_action_needs_the_same_as_a_paid_one() {
    let mut t = table(&["doctor", "stranger"]);
    t.place_all(&["doctor", "stranger"], "nanofactory");
    assert!(t.may_free("doctor", "manufacture_nanogel"));
    t.refused(("stranger", Right::Free), "manufacture_nanogel", "SF-15.5.3");
    t.place("doctor", "mainframe");
    t.refused(("doctor", Right::Free), "manufacture_nanogel", "SF-11.5");
    t.place("doctor", "nanofactory");
    t.damaged("nanofactory");
    t.refused(("doctor", Right::Free), "manufacture_nanogel", "SF-11.5");
    t.place("doctor", "print_shop");
    t.blackout();
    t.refused(("doctor", Right::Free), "manufacture_helmet", "SF-7.2.2.1");
}

#[test]
fn sf_r189_a_hackers_free_console_action_needs_console_and_power() {
    let mut t = table(&["exile", "stranger"]);
    t.place_all(&["exile", "stranger"], "mainframe");
    assert!(t.may_free("exile", "jammers"));
    t.refused(("stranger", Right::Free), "jammers", "SF-15.5.3");
    t.place("exile", "bridge");
    t.refused(("exile", Right::Free), "jammers", "SF-11.6");
    t.state.station.jammers = false;
    assert!(t.may_free("exile", "jammers"));
    t.blackout();
    t.refused(("exile", Right::Free), "jammers", "SF-7.2.2.1");
}

/// Rules: SF-15.5.3, SF-R17
#[test]
fn sf_r189_it_takes_the_place_of_the_free_pick_up_or_drop() {
    let mut t = table(&["doctor"]);
    t.place("doctor", "nanofactory");
    t.lay("gun", "nanofactory");
    t.cubes(0, "doctor", 1);
    t.decide("activate doctor");
    t.decide("free manufacture_nanogel");
    t.decision_refused("free pickup gun", "SF-R17");
    assert!(t.may("doctor", "pickup gun"));
}

/// Rules: SF-15.5.3
#[test]
fn sf_r17_the_zeroborn_step_free_into_a_section_without_gravity() {
    let mut t = table(&["botanist"]);
    t.place("botanist", "physics_lab");
    t.cubes(0, "botanist", 1);
    t.decide("activate botanist");
    refused(
        &t,
        t.asked(),
        "free step print_shop",
        "SF-15.5.3",
        "The Print Shop has Gravity: the free Step of ZeroBorn leads only where there is none.",
    );
    t.decide("free step forward_hub");
    t.decision_refused("free step tanks", "SF-R17");
    t.decide("step tanks");
    t.decide("step forward_hub");
    assert_eq!(t.at("botanist"), "forward_hub");
}

/// Rules: SF-12.1.1
#[test]
fn sf_h11_steps_free_by_adrenaline_do_not_go_round_in_circles() {
    let mut t = table(&["daredevil"]);
    t.place("daredevil", "machine_shop");
    for at in ["storm_shelter", "tanks", "fuel_cells"] {
        t.asphyxiation(at);
    }
    t.cubes(0, "daredevil", 1);
    t.disc(0, "daredevil");
    t.activating(0);
    t.decide("activate daredevil");
    for to in ["storm_shelter", "tanks", "fuel_cells"] {
        t.decide(&format!("step {to}"));
    }
    assert_eq!(t.state.turn.activated.map(|activation| activation.actions), Some(1));
    t.decide("step storm_shelter");
    t.decision_refused("step machine_shop", "SF-15.5.2");
}

#[test]
fn sf_4_4_1_emergency_response_revives_without_nanogel_but_not_in_vain() {
    let mut t = table(&["medical", "doctor", "legal"]);
    t.place_all(&["medical", "doctor", "legal"], "forward_hub");
    t.down("doctor");
    t.down("legal");
    t.refused("legal", "emergency doctor", "SF-11.1");
    t.refused("medical", "emergency legal", "SF-4.6.3");
    t.asphyxiation("forward_hub");
    t.refused("medical", "emergency doctor", "SF-12.11.2");
    t.no_hazard("forward_hub");
    t.act("medical", "emergency doctor");
    assert!(t.is_live("doctor"));
}

/// Rules: SF-H11
#[test]
fn sf_4_4_1_emergency_response_steps_free_to_where_a_human_is_down() {
    let mut t = table(&["medical", "doctor", "stranger"]);
    t.place("doctor", "hydroponics");
    t.place("stranger", "storm_shelter");
    t.down("doctor");
    t.down("stranger");
    t.cubes(0, "medical", 1);
    t.decide("activate medical");
    t.decide("step hydroponics");
    t.decide("step storm_shelter");
    assert_eq!(t.state.turn.activated.map(|activation| activation.actions), Some(2));
    t.decide("emergency stranger");
    t.decide("step machine_shop");
    assert_eq!(t.state.turn.activated.map(|activation| activation.actions), Some(0));
}

/// Rules: SF-15.5.1
#[test]
fn sf_4_4_1_the_dying_are_not_activated_while_exhausted_and_have_no_free_pick_up() {
    let mut t = table(&["corpsicle", "doctor"]);
    t.cubes(0, "corpsicle", 1);
    t.cubes(0, "doctor", 1);
    t.live("corpsicle");
    t.disc(1, "corpsicle");
    t.activating(0);
    t.decision_refused("activate corpsicle", "SF-15.5.1");
    let mut t = table(&["corpsicle"]);
    t.live("corpsicle");
    t.lay("gun", "cryo_lab");
    t.cubes(0, "corpsicle", 1);
    t.decide("activate corpsicle");
    t.decision_refused("free pickup gun", "SF-15.5.3");
}

#[test]
fn sf_4_4_1_wormtongue_sends_a_cube_on_a_human_here_to_betrayal() {
    let mut t = table(&["counselor", "doctor", "legal"]);
    t.place_all(&["counselor", "doctor", "legal"], "forward_hub");
    t.cubes(1, "doctor", 2);
    t.cubes(1, "legal", 1);
    assert!(!t.may("counselor", "wormtongue legal 2"), "Robots do not listen");
    assert!(!t.may("counselor", "wormtongue doctor 1"), "no cube of the first player");
    t.act("counselor", "wormtongue doctor 2");
    assert_eq!(t.cubes_of(1, "doctor"), 1);
    assert_eq!(t.state.players[Player(1)].betrayal, 1);
}

#[test]
fn sf_4_4_1_process_server_gives_everybody_here_an_nda_live_or_down() {
    let mut t = table(&["legal", "doctor", "consort", "stranger"]);
    t.place_all(&["legal", "doctor", "consort"], "forward_hub");
    t.down("doctor");
    t.act("legal", "serve");
    assert!(t.has_data("doctor", "nda") && t.has_data("consort", "nda"));
    assert!(!t.has_data("legal", "nda") && !t.has_data("stranger", "nda"));
    t.refused("legal", "serve", "SF-0.4");
}

#[test]
fn sf_4_4_1_lawyer_up_makes_the_player_of_a_pc_here_suspect() {
    for guilt in [Guilt::Innocent, Guilt::Guilty] {
        let mut t = table(&["legal", "doctor"]);
        t.place_all(&["legal", "doctor"], "forward_hub");
        t.refused("legal", "lawyerup doctor", "SF-0.4");
        t.pc(1, "doctor_jekyll");
        t.guilt(1, guilt);
        t.act("legal", "lawyerup doctor");
        assert_eq!(t.guilt_of(1), Guilt::Suspect);
        t.refused("legal", "lawyerup doctor", "SF-0.4");
    }
}

#[test]
fn sf_4_4_1_emp_burst_damages_downs_robots_and_deletes_data() {
    let mut t = table(&["operative", "legal", "doctor"]);
    t.place_all(&["operative", "legal", "doctor"], "kitchen");
    t.data("doctor", "evidence");
    t.data("operative", "x_secret");
    t.act("operative", "emp");
    assert!(t.is_damaged("kitchen") && t.is_down("legal") && t.is_live("doctor"));
    assert!(!t.has_data("doctor", "evidence") && !t.has_data("operative", "x_secret"));
    t.refused("operative", "emp", "SF-0.4");
}

#[test]
fn sf_4_4_1_fast_talk_stops_bludgeons_of_humans_in_the_light() {
    let mut t = table(&["troubleshooter", "exile", "consort"]);
    t.place_all(&["troubleshooter", "exile", "consort"], "forward_hub");
    t.give("consort", "bludgeon");
    t.give("troubleshooter", "gun");
    t.refused("troubleshooter", "attack exile bludgeon", "SF-4.4.1");
    assert!(t.may("troubleshooter", "attack exile gun"));
    assert!(t.may("consort", "attack exile bludgeon"), "a Robot does not listen");
    t.place_all(&["troubleshooter", "exile"], "tanks");
    assert!(t.may("troubleshooter", "attack exile bludgeon"), "in the dark");
}

#[test]
fn sf_4_4_1_the_peacekeeper_attacks_only_fugitives_and_pcs_under_suspicion() {
    let mut t = table(&["security", "boarder", "doctor"]);
    t.place_all(&["security", "boarder", "doctor"], "kitchen");
    t.give("doctor", "helmet");
    t.refused("security", "attack doctor gun", "SF-4.4.1");
    t.refused("security", "sabotage gun", "SF-4.4.1");
    assert!(t.may("security", "attack boarder gun"));
    assert!(t.may("security", "rob doctor gun helmet"));
    t.pc(1, "doctor_jekyll");
    t.refused("security", "attack doctor gun", "SF-4.4.1");
    t.guilt(1, Guilt::Suspect);
    assert!(t.may("security", "attack doctor gun"));
}

#[test]
fn sf_4_4_1_a_bludgeon_does_nothing_to_the_armored_and_the_proud_are_not_robbed() {
    let mut t = table(&["troubleshooter", "security", "daredevil"]);
    t.place_all(&["troubleshooter", "security", "daredevil"], "kitchen");
    t.give("security", "helmet");
    t.give("daredevil", "helmet");
    t.give("troubleshooter", "gun");
    t.refused("troubleshooter", "attack security bludgeon", "SF-4.4.1");
    t.refused("troubleshooter", "rob security bludgeon helmet", "SF-4.4.1");
    assert!(t.may("troubleshooter", "rob security gun helmet"));
    t.refused("troubleshooter", "rob daredevil gun helmet", "SF-4.4.1");
}

#[test]
fn sf_4_4_1_the_badge_robs_items_like_a_gun_and_does_nothing_else() {
    let mut t = table(&["inspector", "doctor"]);
    t.place_all(&["inspector", "doctor"], "kitchen");
    t.give("doctor", "helmet");
    t.data("doctor", "evidence");
    t.refused("inspector", "rob doctor badge evidence", "SF-9.1");
    t.refused("inspector", "attack doctor badge", "SF-8.3");
    t.refused("doctor", "rob inspector badge helmet", "SF-8.3");
    t.act("inspector", "rob doctor badge helmet");
    assert_eq!(t.has("inspector", "helmet"), 1);
}

#[test]
fn sf_4_4_1_the_investigator_reaches_kompromat_and_data_of_adjacent_sections() {
    let mut t = table(&["inspector", "doctor"]);
    t.place_all(&["inspector", "doctor"], "therapy_garden");
    t.kompromat("doctor", "storage");
    t.refused("doctor", "pickup kompromat storage", "SF-12.2.1");
    t.act("inspector", "pickup kompromat storage");
    assert!(t.holds_kompromat(0, "doctor"));
    t.refused("doctor", "manufacture_evidence", "SF-11.5");
    t.lock("therapy_garden", "security_station");
    t.refused("inspector", "manufacture_evidence", "SF-11.5");
    t.unlock("therapy_garden", "security_station");
    t.act("inspector", "manufacture_evidence");
    assert!(t.has_data("inspector", "evidence"));
    t.refused("inspector", "cameras", "SF-11.5");
}

#[test]
fn sf_4_4_1_a_drone_takes_itself_apart_to_repair() {
    let mut t = table(&["drones", "legal"]);
    t.place_all(&["drone_1", "legal"], "kitchen");
    t.refused("drone_1", "disassemble section", "SF-0.4");
    t.down("legal");
    t.act("drone_1", "disassemble legal");
    assert!(t.is_live("legal") && t.is_down("drone_1"));
}

/// Rules: SF-R177
#[test]
fn sf_4_4_1_drones_are_not_influenced_activated_or_bribed() {
    let mut t = table(&["drones", "doctor"]);
    t.cubes(0, "doctor", 1);
    t.decision_refused("activate drone_1", "SF-R177");
    t.decision_refused("bribe drone_1", "SF-R177");
    t.begin_turn(0);
    t.decide("pass");
    t.decision_refused("influence drones 1", "SF-R177");
}

/// Rules: SF-R42
#[test]
fn sf_r93_telepathy_moves_an_unhelmeted_human_here_and_ignores_self_preservation() {
    let mut t = table(&["telepathic_rat", "doctor", "legal"]);
    t.place_all(&["telepathic_rat", "doctor", "legal"], "storm_shelter");
    t.asphyxiation("tanks");
    t.cubes(0, "telepathic_rat", 1);
    t.refused("telepathic_rat", "telepathy legal", "SF-4.4.2");
    t.refused("telepathic_rat", "step tanks", "SF-4.2.2");
    t.give("doctor", "helmet");
    t.refused("telepathic_rat", "telepathy doctor", "SF-4.4.2");
    t.act("doctor", "drop helmet");
    for decision in ["activate telepathic_rat", "telepathy doctor", "step tanks"] {
        t.decide(decision);
    }
    assert!(t.is_down("doctor"));
}

#[test]
fn sf_4_4_1_the_paranoid_are_influenced_only_beside_a_conspirator_and_never_bribed() {
    let mut t = table(&["colonel", "doctor"]);
    t.cubes(0, "doctor", 1);
    t.decision_refused("bribe colonel", "SF-4.4.1");
    t.begin_turn(0);
    t.decide("pass");
    t.decision_refused("influence colonel 1", "SF-A1.2");
    t.place("doctor", "security_station");
    t.decide("influence colonel 1");
    assert_eq!(t.cubes_of(0, "colonel"), 1);
}

#[test]
fn sf_4_4_1_who_activates_the_rich_may_use_a_grey_bribe_instead() {
    let mut t = table(&["billionaire", "doctor"]);
    t.cubes(0, "billionaire", 1);
    t.decision_refused("bribe billionaire", "SF-4.4.1");
    t.decision_refused("bribe doctor grey", "SF-4.4.1");
    for decision in ["activate billionaire", "bribe doctor grey", "step mainframe"] {
        t.decide(decision);
    }
    assert_eq!(t.at("doctor"), "mainframe");
    assert!(t.state.grey_bribes.contains(&GreyBribe::On(character("doctor"), Player(0))));
    t.decision_refused("bribe doctor", "SF-15.5.4.1");
}

/// Rules: SF-10.1.2
#[test]
fn sf_4_4_1_live_streams_show_the_dark_while_the_jammers_are_off() {
    for (jammers, guilt) in [(true, Guilt::Innocent), (false, Guilt::Suspect)] {
        let mut t = table(&["billionaire", "doctor", "stranger"]);
        t.place_all(&["billionaire", "doctor", "stranger"], "tanks");
        t.give("stranger", "gun");
        t.state.station.jammers = jammers;
        t.act("stranger", "attack doctor gun");
        assert_eq!(t.guilt_of(0), guilt);
    }
}

/// Rules: SF-4.4.1
#[test]
fn sf_a4_3_feed_me_annihilates_a_down_human_who_drops_everything_first() {
    let mut t = table(&["botanist", "doctor", "stranger"]);
    t.place_all(&["doctor", "stranger"], "kitchen");
    t.give("stranger", "fang_moss");
    t.give("doctor", "helmet");
    assert!(!t.may("stranger", "feed doctor"));
    t.down("doctor");
    t.act("stranger", "feed doctor");
    assert!(t.is_annihilated("doctor"));
    assert_eq!(t.lying("helmet", "kitchen"), 1);
}

#[test]
fn sf_4_4_1_fast_talk_stops_the_brutal_too() {
    let mut t = table(&["cyborg", "exile"]);
    t.place_all(&["cyborg", "exile"], "bridge");
    t.give("cyborg", "bludgeon");
    t.give("exile", "helmet");
    t.pc(0, "cyborg");
    t.refused("cyborg", "brutal exile", "SF-4.4.1");
    t.place_all(&["cyborg", "exile"], "storage");
    t.blackout();
    assert!(t.may("cyborg", "brutal exile"), "in the dark nobody listens");
}

#[test]
fn sf_h29_the_rat_and_the_assistant_may_wait() {
    let t = table(&["telepathic_rat", "digital_assistant"]);
    assert!(t.may("telepathic_rat", "wait") && t.may("digital_assistant", "wait"));
}

#[test]
fn sf_h30_a_down_body_is_no_company_for_the_paranoid() {
    let mut t = table(&["colonel", "maintenance_clones", "exile"]);
    t.place_all(&["colonel", "clone_alpha"], "bridge");
    t.cubes(0, "maintenance_clones", 1);
    t.begin_turn(0);
    t.decide("pass");
    assert!(t.choices().contains(&"influence colonel 1".to_string()));
    t.down("clone_alpha");
    t.decision_refused("influence colonel 1", "SF-A1.2");
}

#[test]
fn sf_h31_a_drone_acts_for_itself() {
    let mut t = table(&["cyborg", "drones", "exile"]);
    t.place("cyborg", "mainframe");
    t.place_all(&["drone_1", "exile"], "bridge");
    t.cubes(0, "cyborg", 1);
    t.activating(0);
    t.decide("activate cyborg");
    t.decide("remote drone_1");
    t.decide("attack exile bludgeon");
    assert_eq!(t.guilt_of(0), stationfall::state::Guilt::Suspect);
}
