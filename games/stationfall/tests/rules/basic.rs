//! The other Basic Actions (SF-12.2 to SF-12.12).

use super::common::*;
use stationfall::state::Player;

/// Two people in the Forward Hub, where nothing lies.
fn two(one: &str, other: &str) -> TestTable {
    let mut t = table(&[one, other]);
    t.place_all(&[one, other], "forward_hub");
    t
}

#[test]
fn sf_12_2_1_pick_up_moves_one_item_lying_here_to_the_actor() {
    let mut t = two("stranger", "billionaire");
    t.lay("gun", "forward_hub");
    t.refused("stranger", "pickup helmet", "SF-12.2.1");
    t.act("stranger", "pickup gun");
    assert_eq!((t.has("stranger", "gun"), t.lying("gun", "forward_hub")), (1, 0));
}

#[test]
fn sf_12_2_2_pick_up_needs_a_free_slot() {
    let mut t = two("legal", "stranger");
    t.lay("gun", "forward_hub");
    t.give("legal", "helmet");
    assert!(t.may("legal", "pickup gun"));
    t.give("legal", "helmet");
    t.refused("legal", "pickup gun", "SF-12.2.2");
}

#[test]
fn sf_12_2_3_kompromat_goes_to_the_active_players_hand_and_needs_no_slot() {
    let mut t = two("legal", "stranger");
    t.give("legal", "helmet");
    t.give("legal", "helmet");
    t.refused("legal", "pickup kompromat forward_hub", "SF-12.2.3");
    t.kompromat("stranger", "forward_hub");
    t.act("legal", "pickup kompromat forward_hub");
    assert!(t.holds_kompromat(0, "stranger"));
}

#[test]
fn sf_12_2_4_items_of_the_down_can_be_picked_up_those_of_the_live_cannot() {
    let mut t = two("stranger", "billionaire");
    t.give("billionaire", "gun");
    t.refused("stranger", "pickup gun from billionaire", "SF-12.2.4");
    t.down("billionaire");
    t.act("stranger", "pickup gun from billionaire");
    assert_eq!((t.has("stranger", "gun"), t.has("billionaire", "gun")), (1, 0));
}

#[test]
fn sf_12_2_4_integral_items_of_the_down_stay() {
    let mut t = two("stranger", "security");
    t.down("security");
    t.refused("stranger", "pickup gun from security", "SF-8.4");
}

#[test]
fn sf_12_3_1_drop_leaves_one_item_in_the_section() {
    let mut t = two("stranger", "security");
    t.give("stranger", "gun");
    t.refused("stranger", "drop helmet", "SF-8.3");
    t.act("stranger", "drop gun");
    assert_eq!((t.has("stranger", "gun"), t.lying("gun", "forward_hub")), (0, 1));
    t.refused("security", "drop gun", "SF-8.4");
}

/// Rules: SF-12.4.1
#[test]
fn sf_12_4_1_give_moves_one_item_to_another_here_live_or_down() {
    let mut t = two("stranger", "billionaire");
    t.give("stranger", "gun");
    t.down("billionaire");
    t.act("stranger", "give gun billionaire");
    assert_eq!((t.has("stranger", "gun"), t.has("billionaire", "gun")), (0, 1));
    t.give("stranger", "gun");
    t.place("billionaire", "suite");
    t.refused("stranger", "give gun billionaire", "SF-12.4.1");
}

#[test]
fn sf_12_4_2_give_needs_a_free_slot_of_the_receiver() {
    let mut t = two("stranger", "legal");
    t.give("stranger", "gun");
    t.give("legal", "helmet");
    t.give("legal", "helmet");
    t.refused("stranger", "give gun legal", "SF-12.4.2");
}

#[test]
fn sf_12_4_3_nobody_is_asked_whether_they_take_a_gift() {
    let mut t = two("stranger", "billionaire");
    t.pc(1, "billionaire");
    t.cubes(0, "stranger", 1);
    t.give("stranger", "gun");
    t.decide("activate stranger");
    t.decide("give gun billionaire");
    assert_eq!(t.has("billionaire", "gun"), 1);
    assert_eq!(t.asked(), t.seat(0));
}

#[test]
fn sf_12_5_1_throw_moves_one_item_through_a_corridor_without_a_lock() {
    let mut t = two("stranger", "billionaire");
    t.give("stranger", "gun");
    t.refused("stranger", "throw gun suite", "SF-12.5.1");
    t.act("stranger", "throw gun tanks");
    assert_eq!((t.has("stranger", "gun"), t.lying("gun", "tanks")), (0, 1));
}

/// Rules: SF-5.4.1
#[test]
fn sf_12_5_2_nothing_is_thrown_through_a_vent_not_even_by_a_tunnel_rat() {
    let mut t = table(&["astrochimp"]);
    t.give("astrochimp", "gun");
    t.refused("astrochimp", "throw gun reactor", "SF-5.4.1");
}

#[test]
fn sf_12_5_3_a_throw_into_outer_space_is_the_section_action_airlock() {
    let mut t = table(&["doctor"]);
    t.place("doctor", "forward_airlocks");
    t.give("doctor", "gun");
    assert!(t.may_free("doctor", "throw gun outer_space"), "a Scientist's free Section Action");
    assert!(!t.may_free("doctor", "throw gun bridge"));
    t.act("doctor", "throw gun outer_space");
    assert_eq!(t.lying("gun", "outer_space"), 1);
}

#[test]
fn sf_12_6_1_copy_gives_data_to_somebody_here_and_the_actor_keeps_it() {
    let mut t = two("stranger", "billionaire");
    t.data("stranger", "evidence");
    t.refused("stranger", "copy x_secret billionaire", "SF-8.3");
    t.act("stranger", "copy evidence billionaire");
    assert!(t.has_data("stranger", "evidence") && t.has_data("billionaire", "evidence"));
}

/// Rules: SF-7.4.1, SF-7.4.2
#[test]
fn sf_12_6_2_with_jammers_off_copy_reaches_everybody() {
    let mut t = two("stranger", "billionaire");
    t.data("stranger", "evidence");
    t.place("billionaire", "suite");
    t.refused("stranger", "copy evidence billionaire", "SF-7.4.1");
    t.state.station.jammers = false;
    t.act("stranger", "copy evidence billionaire");
    assert!(t.has_data("billionaire", "evidence"));
    t.data("stranger", "x_secret");
    t.down("billionaire");
    assert!(t.may("stranger", "copy x_secret billionaire"), "Down or not");
    t.place("billionaire", "hail_mary");
    t.launched("hail_mary");
    t.refused("stranger", "copy x_secret billionaire", "SF-12.6.2");
    t.annihilate("billionaire");
    t.refused("stranger", "copy x_secret billionaire", "SF-12.6.2");
}

/// Rules: SF-R144
#[test]
fn sf_12_6_2a_the_receiver_may_be_down_or_in_outer_space_but_not_escaped_or_annihilated() {
    let mut t = table(&["stranger", "billionaire", "doctor", "consort"]);
    t.data("stranger", "evidence");
    t.state.station.jammers = false;
    t.place("billionaire", "outer_space");
    t.down("billionaire");
    assert!(t.may("stranger", "copy evidence billionaire"));
    t.place("doctor", "mcqueen");
    t.launched("mcqueen");
    t.refused("stranger", "copy evidence doctor", "SF-12.6.2");
    t.annihilate("consort");
    t.refused("stranger", "copy evidence consort", "SF-12.6.2");
}

#[test]
fn sf_12_6_2a_the_receiver_can_possess_data_and_lacks_it() {
    let mut t = table(&["stranger", "telepathic_rat", "billionaire"]);
    t.place_all(&["stranger", "telepathic_rat", "billionaire"], "forward_hub");
    t.data("stranger", "evidence");
    t.data("billionaire", "evidence");
    t.refused("stranger", "copy evidence telepathic_rat", "SF-12.6.2a");
    t.refused("stranger", "copy evidence billionaire", "SF-9.2");
}

#[test]
fn sf_r144_never_to_a_character_still_on_its_card() {
    let mut t = table(&["stranger", "stowaway"]);
    t.data("stranger", "evidence");
    t.state.station.jammers = false;
    t.refused("stranger", "copy evidence stowaway", "SF-R144");
}

/// Rules: SF-R143
#[test]
fn sf_12_7_delete_takes_data_from_the_acting_characters_own_card() {
    let mut t = two("stranger", "billionaire");
    t.pc(0, "billionaire");
    t.data("stranger", "evidence");
    t.data("billionaire", "evidence");
    t.data("billionaire", "x_secret");
    t.refused("stranger", "delete x_secret", "SF-8.3");
    t.act("stranger", "delete evidence");
    assert!(!t.has_data("stranger", "evidence") && t.has_data("billionaire", "evidence"));
}

/// Rules: SF-A4.2, SF-8.1.4
#[test]
fn sf_12_8_1_a_bludgeon_downs_robots_and_unhelmeted_humans() {
    let mut t = table(&["troubleshooter", "billionaire", "legal"]);
    t.place_all(&["troubleshooter", "billionaire", "legal"], "forward_hub");
    t.give("billionaire", "helmet");
    t.give("legal", "helmet");
    t.refused("troubleshooter", "attack billionaire bludgeon", "SF-12.8.1");
    t.act("troubleshooter", "attack legal bludgeon");
    assert!(t.is_down("legal"), "a Robot is never Helmeted");
    t.refused("troubleshooter", "attack legal bludgeon", "SF-0.4");
}

/// Rules: SF-8.1.5, SF-8.3
#[test]
fn sf_12_8_2_a_gun_downs_helmeted_humans_too() {
    let mut t = two("stranger", "billionaire");
    t.give("billionaire", "helmet");
    t.refused("stranger", "attack billionaire gun", "SF-8.3");
    t.give("stranger", "gun");
    t.act("stranger", "attack billionaire gun");
    assert!(t.is_down("billionaire"));
}

#[test]
fn sf_a4_2_targets_of_attack_and_rob_are_humans_and_robots_here() {
    let mut t = table(&["stranger", "telepathic_rat", "billionaire"]);
    t.place_all(&["stranger", "telepathic_rat"], "forward_hub");
    t.give("stranger", "gun");
    t.refused("stranger", "attack telepathic_rat gun", "SF-A4.2");
    t.refused("stranger", "attack billionaire gun", "SF-A4.2");
    t.give("billionaire", "helmet");
    t.refused("stranger", "rob billionaire gun helmet", "SF-A4.2");
}

#[test]
fn sf_12_9_1_rob_takes_one_item_with_a_bludgeon() {
    let mut t = two("stranger", "billionaire");
    t.give("stranger", "bludgeon");
    t.give("billionaire", "gun");
    t.act("stranger", "rob billionaire bludgeon gun");
    assert_eq!((t.has("stranger", "gun"), t.has("billionaire", "gun")), (1, 0));
    t.refused("stranger", "rob billionaire bludgeon firebomb", "SF-12.9.1");
    t.give("billionaire", "helmet");
    t.refused("stranger", "rob billionaire bludgeon helmet", "SF-12.9.1");
}

#[test]
fn sf_12_9_1_robbed_data_stays_with_the_victim() {
    let mut t = two("stranger", "billionaire");
    t.give("stranger", "bludgeon");
    t.data("billionaire", "evidence");
    t.act("stranger", "rob billionaire bludgeon evidence");
    assert!(t.has_data("stranger", "evidence") && t.has_data("billionaire", "evidence"));
    assert!(t.is_live("billionaire"));
}

#[test]
fn sf_12_9_2_with_a_gun_the_helmeted_are_robbed_too() {
    let mut t = two("stranger", "billionaire");
    t.give("stranger", "gun");
    t.give("billionaire", "helmet");
    t.act("stranger", "rob billionaire gun helmet");
    assert_eq!(t.has("stranger", "helmet"), 1);
    t.down("billionaire");
    t.give("billionaire", "helmet");
    t.refused("stranger", "rob billionaire gun helmet", "SF-0.4");
}

/// Rules: SF-R80
#[test]
fn sf_12_9_3_the_last_helmet_of_a_human_in_a_hazard_is_not_robbed() {
    let mut t = two("security", "billionaire");
    t.asphyxiation("forward_hub");
    t.give("billionaire", "helmet");
    t.refused("security", "rob billionaire gun helmet", "SF-12.9.3");
    t.give("billionaire", "helmet");
    assert!(t.may("security", "rob billionaire gun helmet"), "with a second one");
}

#[test]
fn sf_12_9_3a_the_robber_needs_room_for_the_loot() {
    let mut t = two("security", "billionaire");
    t.give("billionaire", "helmet");
    t.give("security", "bludgeon");
    assert!(t.may("security", "rob billionaire gun helmet"));
    t.give("security", "bludgeon");
    t.refused("security", "rob billionaire gun helmet", "SF-12.9.3a");
    t.data("billionaire", "evidence");
    assert!(t.may("security", "rob billionaire gun evidence"));
    t.data("security", "evidence");
    t.refused("security", "rob billionaire gun evidence", "SF-12.9.3a");
}

#[test]
fn sf_12_10_sabotage_damages_the_own_section_with_a_weapon() {
    let mut t = two("stranger", "billionaire");
    t.refused("stranger", "sabotage bludgeon", "SF-8.3");
    t.give("stranger", "bludgeon");
    t.act("stranger", "sabotage bludgeon");
    assert!(t.is_damaged("forward_hub"));
    t.refused("stranger", "sabotage bludgeon", "SF-5.1.4a");
}

#[test]
fn sf_12_10_not_outer_space_and_the_reactor_only_with_a_gun() {
    let mut t = two("consort", "stranger");
    t.give("consort", "bludgeon");
    t.give("consort", "gun");
    t.place("consort", "outer_space");
    t.refused("consort", "sabotage gun", "SF-5.1.7.2");
    t.place("consort", "reactor");
    t.refused("consort", "sabotage bludgeon", "SF-A10.34");
    t.act("consort", "sabotage gun");
    assert!(t.is_damaged("reactor"));
}

/// Rules: SF-8.1.2, SF-4.6.3
#[test]
fn sf_12_11_1_revive_turns_the_nanogel_and_then_returns_it_to_the_supply() {
    let mut t = two("stranger", "billionaire");
    t.give("stranger", "nanogel");
    let supply = t.supply("nanogel");
    t.down("billionaire");
    t.act("stranger", "revive billionaire nanogel");
    assert!(t.is_live("billionaire"));
    assert_eq!((t.has("stranger", "nanogel"), t.has("stranger", "nanogel_1")), (0, 1));
    t.down("billionaire");
    t.act("stranger", "revive billionaire nanogel_1");
    assert_eq!((t.has("stranger", "nanogel_1"), t.supply("nanogel")), (0, supply + 1));
}

#[test]
fn sf_12_11_1_revive_needs_a_nanogel_and_somebody_down_here() {
    let mut t = two("stranger", "legal");
    t.down("legal");
    t.refused("stranger", "revive legal nanogel", "SF-8.1.2");
    t.give("stranger", "nanogel");
    assert!(t.may("stranger", "revive legal nanogel"), "Robots too");
    t.place("legal", "suite");
    t.refused("stranger", "revive legal nanogel", "SF-12.11.1");
    t.place("legal", "forward_hub");
    t.live("legal");
    t.refused("stranger", "revive legal nanogel", "SF-0.4");
}

/// Rules: SF-6.2
#[test]
fn sf_12_11_2_no_futile_revive() {
    let mut t = two("legal", "stranger");
    t.give("legal", "nanogel");
    t.down("stranger");
    t.asphyxiation("forward_hub");
    t.refused("legal", "revive stranger nanogel", "SF-12.11.2");
    t.give("stranger", "helmet");
    assert!(t.may("legal", "revive stranger nanogel"));
}

/// Rules: SF-12.12a, SF-R9
#[test]
fn sf_12_12_wait_brings_the_disc_back_and_the_activation_goes_on() {
    let mut t = two("stranger", "billionaire");
    t.lay("gun", "forward_hub");
    t.cubes(0, "stranger", 1);
    t.decide("activate stranger");
    t.decide("wait");
    assert_eq!(t.state.players[Player(0)].disc, None);
    t.decide("free pickup gun");
    t.decide("step tanks");
    assert_eq!((t.at("stranger"), t.has("stranger", "gun")), ("tanks", 1));
    assert!(!t.look().exhausted_now(character("stranger")));
}

/// Rules: SF-R10
#[test]
fn sf_12_12a_the_disc_returns_only_from_the_character_that_waits() {
    let mut t = two("stranger", "billionaire");
    t.cubes(0, "stranger", 1);
    t.disc(0, "stranger");
    t.kompromat_in_hand(0, "billionaire");
    t.decide("kompromat billionaire");
    t.decide("wait");
    assert_eq!(t.state.players[Player(0)].disc, Some(character("stranger")));
    t.decide("bribe stranger");
    t.decide("wait");
    assert_eq!(t.state.players[Player(0)].disc, None, "bribed, the Stranger carries the disc");
}
