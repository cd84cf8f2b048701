//! Characters: what they are, what they may, and what becomes of them (chapter 4).

use stationfall::ids::Item;
use stationfall::state::{At, Holder, Player};

use crate::common::*;

/// Rules: SF-5.5.3
#[test]
fn sf_0_3_an_action_is_checked_whole_and_a_refused_one_changes_nothing() {
    let mut t = table(&["engineer", "exile", "medical", "security"]);
    t.place_all(&["engineer", "exile"], "aft_airlocks");
    t.place_all(&["medical", "security"], "alcatraz");
    t.down("exile");
    let before = t.state;
    t.refused("engineer", "step alcatraz drag exile", "SF-R56");
    assert_eq!(t.state, before);
    t.act("engineer", "step alcatraz");
    assert_eq!((t.at("engineer"), t.at("exile")), ("alcatraz", "aft_airlocks"));
}

#[test]
fn sf_0_4_an_action_must_do_something() {
    let mut t = table(&["engineer", "exile"]);
    t.give("exile", "bludgeon");
    t.down("engineer");
    t.refused("exile", "attack engineer bludgeon", "SF-0.4");
    t.live("engineer");
    t.refused("engineer", "juryrig section", "SF-0.4");
    t.act("exile", "attack engineer bludgeon");
}

/// Rules: SF-4.1.2
#[test]
fn sf_4_1_1_a_revealed_character_is_a_pc_and_a_secret_one_is_not() {
    let mut t = table(&["engineer", "exile"]);
    t.secret(1, "engineer");
    t.pc(2, "exile");
    assert!(t.look().is_pc(character("exile")) && !t.look().is_pc(character("engineer")));
    t.begin_turn(0);
    t.decide("pass");
    t.decision_refused("influence exile 1", "SF-15.4.1");
    t.decide("influence engineer 1");
}

#[test]
fn sf_4_2_2_data_and_item_characters_do_only_what_their_cards_grant() {
    let mut t = table(&["telepathic_rat", "digital_assistant", "engineer"]);
    t.place("engineer", "bio_lab");
    t.give("engineer", "helmet");
    t.data("engineer", "evidence");
    t.refused("telepathic_rat", "step chem_lab", "SF-4.2.2");
    t.refused("digital_assistant", "pickup helmet", "SF-4.2.2");
    t.refused("engineer", "give helmet telepathic_rat", "SF-12.4.1");
    t.refused("engineer", "copy evidence telepathic_rat", "SF-12.6.2a");
    assert!(t.may("telepathic_rat", "wait") && t.may("digital_assistant", "jammers"));
}

#[test]
fn sf_4_3_1_most_cubes_make_a_conspirator_and_ties_make_several() {
    let mut t = table(&["engineer"]);
    t.cubes(0, "engineer", 2);
    t.cubes(1, "engineer", 2);
    t.cubes(2, "engineer", 1);
    assert_eq!(
        [0, 1, 2, 3].map(|player| t.conspires(player, "engineer")),
        [true, true, false, false]
    );
    t.decide("activate engineer");
    t.activating(2);
    t.decision_refused("activate engineer", "SF-4.3.1");
}

#[test]
fn sf_4_3_2_the_own_live_pc_is_a_conspirator_of_its_player_alone() {
    let mut t = table(&["engineer"]);
    t.pc(0, "engineer");
    assert!(t.conspires(0, "engineer") && !t.conspires(1, "engineer"));
    t.cubes(1, "engineer", 3);
    assert!(!t.conspires(1, "engineer"));
    t.down("engineer");
    assert!(!t.conspires(0, "engineer"));
}

/// Rules: SF-4.5.2
#[test]
fn sf_4_5_1_possessions_travel_along() {
    let mut t = table(&["engineer"]);
    for what in ["helmet", "helmet", "artifact"] {
        t.give("engineer", what);
    }
    t.data("engineer", "evidence");
    t.act("engineer", "step bridge");
    assert_eq!((t.has("engineer", "helmet"), t.has("engineer", "artifact")), (2, 1));
    assert!(t.has_data("engineer", "evidence"));
    assert_eq!(t.look().section_of_unique(item("artifact")), Some(section("bridge")));
}

#[test]
fn sf_4_5_3_nobody_takes_more_items_than_the_card_has_slots() {
    let mut t = table(&["engineer", "exile", "medical"]);
    t.place("medical", "array_control");
    t.lay("nanogel", "array_control");
    for what in ["helmet", "bludgeon"] {
        t.give("engineer", what);
        t.give("medical", what);
    }
    t.give("exile", "firebomb");
    t.refused("medical", "pickup nanogel", "SF-12.2.2");
    t.refused("exile", "give firebomb medical", "SF-12.4.2");
    t.act("exile", "give firebomb engineer");
    t.refused("engineer", "pickup nanogel", "SF-12.2.2");
}

/// A Contaminated marker uses a slot.
#[test]
fn sf_4_5_3_contamination_uses_a_slot() {
    let mut t = table(&["medical"]);
    t.place("medical", "locker_room");
    t.contaminate("medical");
    t.give("medical", "bludgeon");
    t.refused("medical", "pickup helmet", "SF-12.2.2");
}

#[test]
fn sf_4_6_1_whoever_is_incapacitated_is_down_and_not_live() {
    let mut t = table(&["engineer", "exile", "medical"]);
    t.give("exile", "gun");
    t.place("medical", "array_control");
    assert!(t.is_live("engineer") && t.is_live("medical"));
    t.act("exile", "attack engineer gun");
    t.act("exile", "attack medical gun");
    assert!(t.is_down("engineer") && !t.is_live("engineer") && t.is_down("medical"));
}

#[test]
fn sf_4_6_2_the_down_do_nothing_not_even_for_money() {
    let mut t = table(&["engineer", "exile"]);
    t.cubes(0, "engineer", 2);
    t.cubes(0, "exile", 2);
    t.kompromat_in_hand(0, "engineer");
    for choice in ["activate engineer", "bribe engineer", "kompromat engineer"] {
        assert!(t.choices().contains(&choice.to_owned()), "{choice}");
    }
    t.down("engineer");
    t.refused("engineer", "step bridge", "SF-11.1");
    t.decision_refused("activate engineer", "SF-4.6.2");
    t.decision_refused("bribe engineer", "SF-15.5.4.1");
    t.decision_refused("kompromat engineer", "SF-A1.4");
}

#[test]
fn sf_4_6_3_revive_gets_anybody_up_and_repair_only_robots() {
    let mut t = table(&["engineer", "exile", "medical", "security"]);
    t.place_all(&["engineer", "exile", "medical", "security"], "machine_shop");
    t.give("engineer", "nanogel");
    for who in ["exile", "medical", "security"] {
        t.down(who);
    }
    t.refused("engineer", "repair exile", "SF-4.6.3");
    t.act("engineer", "repair medical");
    t.act("engineer", "revive exile nanogel");
    t.act("engineer", "revive security nanogel_1");
    assert!(t.is_live("medical") && t.is_live("exile") && t.is_live("security"));
}

#[test]
fn sf_4_6_4_the_down_keep_their_items_but_for_whoever_picks_them_up() {
    let mut t = table(&["engineer", "exile", "corpsicle"]);
    t.place("corpsicle", "array_control");
    t.give("engineer", "nanogel");
    t.refused("exile", "pickup nanogel from engineer", "SF-12.2.4");
    t.down("engineer");
    assert_eq!(t.has("engineer", "nanogel"), 1);
    t.act("exile", "pickup nanogel from engineer");
    assert_eq!((t.has("engineer", "nanogel"), t.has("exile", "nanogel")), (0, 1));
    t.refused("exile", "pickup helmet from corpsicle", "SF-8.4");
}

#[test]
fn sf_4_6_5_1_the_annihilated_leave_the_game_with_every_item() {
    let mut t = table(&["engineer"]);
    t.give("engineer", "helmet");
    t.give("engineer", "artifact");
    let helmets = t.supply("helmet");
    t.annihilate("engineer");
    assert!(t.is_annihilated("engineer") && !t.is_live("engineer") && !t.is_down("engineer"));
    assert_eq!(t.supply("helmet"), helmets, "not back to the supply");
    assert_eq!(t.state.gone.count(Item::Helmet), 1);
    assert_eq!(t.state.uniques[Item::Artifact], Holder::Nowhere);
}

/// In a new turn the first player neither Influences the Engineer nor takes a cube back.
#[track_caller]
fn no_cube_goes_to_the_engineer(t: &mut TestTable) {
    t.begin_turn(0);
    t.decide("pass");
    t.decision_refused("influence engineer 1", "SF-15.4.1");
    t.decide("pass");
    assert!(!t.choices().contains(&"renegotiate engineer".to_owned()));
}

#[test]
fn sf_4_6_5_2_nobody_can_do_anything_with_the_annihilated() {
    let mut t = table(&["engineer", "exile"]);
    t.cubes(0, "engineer", 2);
    t.disc(0, "engineer");
    t.data("exile", "evidence");
    t.give("exile", "gun");
    t.state.station.jammers = false;
    assert!(t.may("exile", "copy evidence engineer"));
    t.annihilate("engineer");
    assert!(!t.has_escaped("engineer"));
    t.refused("exile", "copy evidence engineer", "SF-12.6.2");
    t.refused("exile", "attack engineer gun", "SF-A4.2");
    t.refused("engineer", "wait", "SF-11.1");
    t.decision_refused("activate engineer", "SF-4.6.2");
    no_cube_goes_to_the_engineer(&mut t);
}

#[test]
fn sf_4_6_5_3_the_annihilated_are_nowhere() {
    let mut t = table(&["engineer", "exile"]);
    assert!(t.look().colocated(body("engineer"), body("exile")));
    t.annihilate("engineer");
    assert!(!t.look().colocated(body("engineer"), body("exile")));
    assert_eq!(t.at("engineer"), "nowhere");
    assert_eq!(t.look().bodies_in(section("array_control")).count(), 1);
}

/// Rules: SF-5.6
#[test]
fn sf_4_6_6_2_the_escaped_are_out_of_reach() {
    let mut t = table(&["engineer", "exile"]);
    t.cubes(0, "engineer", 2);
    t.disc(0, "engineer");
    t.kompromat_in_hand(0, "engineer");
    t.place("engineer", "alcatraz");
    t.data("exile", "evidence");
    t.state.station.jammers = false;
    t.launched("alcatraz");
    assert!(t.has_escaped("engineer"));
    t.refused("engineer", "wait", "SF-11.1");
    t.refused("exile", "copy evidence engineer", "SF-12.6.2");
    t.decision_refused("activate engineer", "SF-4.6.2");
    t.decision_refused("bribe engineer", "SF-15.5.4.1");
    t.decision_refused("kompromat engineer", "SF-A1.4");
    no_cube_goes_to_the_engineer(&mut t);
}

#[test]
fn sf_r163_an_integral_item_uses_a_slot() {
    let mut t = table(&["security", "corpsicle"]);
    t.place("security", "locker_room");
    t.give("security", "bludgeon");
    assert!(t.may("security", "pickup helmet"), "Gun, Bludgeon and one slot left");
    t.give("security", "bludgeon");
    t.refused("security", "pickup helmet", "SF-12.2.2");
    t.refused("security", "drop gun", "SF-8.4");
}

#[test]
fn sf_r164_the_rat_is_handled_as_an_item_and_activated_as_a_character() {
    let mut t = table(&["telepathic_rat", "engineer", "exile"]);
    t.place_all(&["telepathic_rat", "engineer", "exile"], "kitchen");
    t.cubes(0, "telepathic_rat", 1);
    t.act("engineer", "pickup telepathic_rat");
    t.act("engineer", "give telepathic_rat exile");
    t.act("exile", "step quarters");
    assert_eq!(t.at("telepathic_rat"), "quarters");
    assert!(t.look().colocated(body("telepathic_rat"), body("exile")));
    t.act("exile", "throw telepathic_rat kitchen");
    assert_eq!(t.at("telepathic_rat"), "kitchen");
    assert!(t.choices().contains(&"activate telepathic_rat".to_owned()));
    t.engine().place_fire(section("kitchen"));
    t.settle();
    t.engine().put_down(body("telepathic_rat"));
    assert!(t.is_down("engineer") && t.is_live("telepathic_rat"), "it never goes Down");
}

#[test]
fn sf_r175_data_and_contamination_go_but_copies_cubes_and_discs_stay() {
    let mut t = table(&["engineer", "exile"]);
    t.data("engineer", "evidence");
    t.data("exile", "evidence");
    t.transmitted("evidence", "news");
    t.contaminate("engineer");
    t.cubes(1, "engineer", 2);
    t.disc(1, "engineer");
    t.annihilate("engineer");
    assert!(!t.has_data("engineer", "evidence") && !t.is_contaminated("engineer"));
    assert!(t.has_data("exile", "evidence"));
    assert!(t.state.offsites[offsite("news")].data.contains(data("evidence")));
    assert_eq!(t.cubes_of(1, "engineer"), 2);
    assert_eq!(t.state.players[Player(1)].disc, Some(character("engineer")));
}

#[test]
fn sf_r195_the_cyborg_is_a_human_for_hazards_and_weapons_and_a_robot_for_repair() {
    let mut t = table(&["cyborg", "exile", "operative"]);
    t.place_all(&["cyborg", "exile", "operative"], "machine_shop");
    t.give("exile", "bludgeon");
    t.give("cyborg", "helmet");
    t.refused("exile", "attack cyborg bludgeon", "SF-12.8.1");
    t.act("operative", "emp");
    assert!(t.is_down("cyborg"), "a Robot for the EMP Burst");
    t.state.sections[section("machine_shop")].damaged = false;
    t.act("exile", "repair cyborg");
    assert!(t.is_live("cyborg"));
    t.act("cyborg", "drop helmet");
    t.engine().place_asphyxiation(section("machine_shop"));
    t.settle();
    assert!(t.is_down("cyborg"), "a Human for Hazards");
}

/// Rules: SF-4.1
#[test]
fn sf_0_9_everything_has_one_place() {
    let mut t = table(&["engineer", "exile"]);
    t.give("engineer", "artifact");
    assert_eq!(t.lying("artifact", "physics_lab"), 0);
    t.act("engineer", "give artifact exile");
    assert_eq!((t.has("engineer", "artifact"), t.has("exile", "artifact")), (0, 1));
    t.act("exile", "drop artifact");
    assert_eq!((t.has("exile", "artifact"), t.lying("artifact", "array_control")), (0, 1));
    assert_eq!(t.state.bodies[body("exile")].at, At::Section(section("array_control")));
}
