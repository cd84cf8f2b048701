//! Items, Contamination and Kompromat (chapter 8, ruling group R-N).

use stationfall::state::KompromatPlace;

use crate::common::*;

/// The Exile and the Engineer in the Bridge, where nothing lies.
fn two() -> TestTable {
    let mut t = table(&["exile", "engineer", "medical"]);
    t.place_all(&["exile", "engineer", "medical"], "bridge");
    t
}

#[test]
fn sf_8_1_items_are_picked_up_dropped_given_thrown_and_robbed() {
    let mut t = two();
    t.give("engineer", "bludgeon");
    t.lay("firebomb", "bridge");
    t.act("exile", "pickup firebomb");
    t.act("exile", "drop firebomb");
    assert_eq!((t.has("exile", "firebomb"), t.lying("firebomb", "bridge")), (0, 1));
    t.act("exile", "pickup firebomb");
    t.act("exile", "give firebomb medical");
    t.act("engineer", "rob medical bludgeon firebomb");
    assert_eq!((t.has("medical", "firebomb"), t.has("engineer", "firebomb")), (0, 1));
    t.act("engineer", "throw firebomb array_control");
    assert_eq!(t.lying("firebomb", "array_control"), 1);
    assert_eq!(t.look().slots_used(body("engineer")), 1, "each uses one slot");
}

#[test]
fn sf_8_1_1_a_helmet_protects_from_hazards_and_bludgeons() {
    let mut t = two();
    t.give("engineer", "bludgeon");
    t.give("exile", "helmet");
    t.give("exile", "nanogel");
    t.refused("engineer", "attack exile bludgeon", "SF-12.8.1");
    t.refused("engineer", "rob exile bludgeon nanogel", "SF-12.9.1");
    t.engine().place_asphyxiation(section("bridge"));
    t.settle();
    assert!(t.is_live("exile") && t.is_down("engineer"));
}

#[test]
fn sf_8_1_1_1_a_robot_is_never_helmeted() {
    let mut t = two();
    t.give("medical", "helmet");
    t.give("engineer", "bludgeon");
    assert!(!t.look().helmeted(body("medical")));
    t.act("engineer", "attack medical bludgeon");
    assert!(t.is_down("medical"));
}

/// Rules: SF-R166
#[test]
fn sf_8_1_2_a_nanogel_has_two_charges() {
    let mut t = two();
    let supply = t.supply("nanogel");
    t.give("engineer", "nanogel");
    t.down("exile");
    t.act("engineer", "revive exile nanogel");
    assert_eq!((t.has("engineer", "nanogel"), t.has("engineer", "nanogel_1")), (0, 1));
    t.down("medical");
    t.act("engineer", "revive medical nanogel_1");
    assert_eq!((t.has("engineer", "nanogel_1"), t.supply("nanogel")), (0, supply));
    t.down("exile");
    t.refused("engineer", "revive exile nanogel", "SF-8.1.2");
}

#[test]
fn sf_r166_a_nanogel_is_made_full_and_keeps_its_side_in_other_hands() {
    let mut t = two();
    t.place("exile", "nanofactory");
    t.act("exile", "manufacture_nanogel");
    assert_eq!(t.has("exile", "nanogel"), 1);
    t.give("engineer", "nanogel_1");
    t.act("engineer", "give nanogel_1 medical");
    t.act("medical", "drop nanogel_1");
    t.act("engineer", "pickup nanogel_1");
    assert_eq!((t.has("engineer", "nanogel"), t.has("engineer", "nanogel_1")), (0, 1));
}

#[test]
fn sf_8_1_4_a_bludgeon_is_for_the_unhelmeted_robots_and_sections() {
    let mut t = table(&["stranger", "engineer", "medical"]);
    t.place_all(&["stranger", "engineer", "medical"], "bridge");
    t.give("engineer", "bludgeon");
    t.give("stranger", "nanogel");
    t.act("engineer", "rob stranger bludgeon nanogel");
    t.act("engineer", "attack stranger bludgeon");
    t.act("engineer", "attack medical bludgeon");
    t.act("engineer", "sabotage bludgeon");
    assert!(t.is_down("stranger") && t.is_down("medical") && t.is_damaged("bridge"));
    assert_eq!(t.has("engineer", "nanogel"), 1);
}

#[test]
fn sf_8_1_5_a_gun_is_for_everybody_and_sections() {
    let mut t = two();
    t.give("engineer", "gun");
    t.give("exile", "helmet");
    t.give("exile", "nanogel");
    t.act("engineer", "rob exile gun nanogel");
    t.act("engineer", "attack exile gun");
    t.act("engineer", "attack medical gun");
    t.act("engineer", "sabotage gun");
    assert!(t.is_down("exile") && t.is_down("medical") && t.is_damaged("bridge"));
}

#[test]
fn sf_8_3_nobody_uses_what_he_does_not_possess() {
    let mut t = two();
    t.lay("gun", "bridge");
    t.refused("exile", "attack engineer gun", "SF-8.3");
    t.refused("exile", "sabotage gun", "SF-8.3");
    t.refused("exile", "drop gun", "SF-8.3");
    t.refused("exile", "give gun engineer", "SF-8.3");
    t.act("exile", "pickup gun");
    assert!(t.may("exile", "attack engineer gun"));
}

#[test]
fn sf_8_4_an_integral_item_stays_with_its_character() {
    let mut t = table(&["security", "exile", "engineer"]);
    t.place_all(&["security", "exile", "engineer"], "bridge");
    t.give("exile", "gun");
    t.refused("security", "drop gun", "SF-8.4");
    t.refused("security", "give gun exile", "SF-8.4");
    t.refused("security", "throw gun array_control", "SF-8.4");
    t.refused("exile", "rob security gun gun", "SF-8.4");
    t.down("security");
    t.refused("exile", "pickup gun from security", "SF-8.4");
}

/// Rules: SF-12.2.3, SF-15.5.5.1
#[test]
fn sf_8_5_2_1_kompromat_goes_to_the_hand_and_makes_an_npc_act() {
    let mut t = two();
    t.kompromat("medical", "bridge");
    t.cubes(0, "exile", 1);
    t.act("exile", "pickup kompromat bridge");
    assert!(t.holds_kompromat(0, "medical") && t.look().slots_used(body("exile")) == 0);
    t.decide("kompromat medical");
    t.decide("step array_control");
    assert_eq!(t.at("medical"), "array_control", "freely: it is an NPC");
    assert_eq!(t.state.kompromat[character("medical")], KompromatPlace::Spent);
}

/// Rules: SF-15.5.5.3
#[test]
fn sf_8_5_2_1_a_pc_is_asked_but_the_own_one_is_not() {
    let mut t = two();
    t.pc(0, "exile");
    t.pc(1, "medical");
    t.kompromat_in_hand(0, "medical");
    t.decide("kompromat medical");
    t.decide("step array_control");
    assert_eq!((t.asked(), t.at("medical")), (t.seat(1), "bridge"));
    t.decide("accept");
    assert_eq!(t.at("medical"), "array_control");
    let mut t = two();
    t.pc(0, "exile");
    t.kompromat_in_hand(0, "exile");
    t.decide("kompromat exile");
    t.decide("step array_control");
    assert_eq!(t.at("exile"), "array_control");
}

#[test]
fn sf_8_5_2_2_a_hand_holds_any_number_of_kompromat() {
    let mut t = two();
    for of in ["exile", "engineer", "medical"] {
        t.kompromat(of, "bridge");
        t.act("exile", "pickup kompromat bridge");
    }
    assert!(["exile", "engineer", "medical"].iter().all(|of| t.holds_kompromat(0, of)));
}

#[test]
fn sf_8_5_1_contamination_comes_once_and_makes_a_full_character_drop_something() {
    let mut t = two();
    t.place("medical", "chem_lab");
    t.give("medical", "helmet");
    t.give("medical", "bludgeon");
    t.act("medical", "step bio_lab");
    assert!(t.is_contaminated("medical"));
    assert_eq!(t.choices(), ["choose item helmet", "choose item bludgeon"]);
    t.decide("choose item bludgeon");
    assert_eq!((t.has("medical", "helmet"), t.lying("bludgeon", "bio_lab")), (1, 1));
    t.act("medical", "step chem_lab");
    t.act("medical", "step bio_lab");
    assert_eq!(t.look().slots_used(body("medical")), 2, "never a second one");
}

#[test]
fn sf_8_5_1a_integral_items_are_not_dropped_for_the_marker() {
    let mut t = table(&["drones", "exile"]);
    t.place("drone_1", "chem_lab");
    t.give("drone_1", "nanogel");
    t.act("drone_1", "step bio_lab");
    t.carry_on();
    assert!(t.is_contaminated("drone_1"));
    assert_eq!((t.has("drone_1", "bludgeon"), t.lying("nanogel", "bio_lab")), (1, 1));
}

#[test]
fn sf_0_7_what_the_supply_lacks_is_not_made() {
    let mut t = two();
    t.place("exile", "print_shop");
    while t.state.supply.take(item("helmet")) {}
    t.refused("exile", "manufacture_helmet", "SF-R165");
    assert!(t.may("exile", "manufacture_bludgeon"));
}
