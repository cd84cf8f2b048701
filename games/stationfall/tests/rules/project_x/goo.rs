//! Grey Goo: it spreads section by section until Fire stops it.

use stationfall::ids::Item;

use super::{holding, release, resolve, with};
use crate::common::*;

fn goo(t: &TestTable, at: &str) -> bool {
    t.state.sections[section(at)].goo
}

#[test]
fn sf_7_6_1_grey_goo_starts_in_vault_x_and_eats_what_lies_there() {
    let mut t = holding("grey_goo", &["exile"]);
    t.lay("helmet", "vault_x");
    release(&mut t);
    assert!(goo(&t, "vault_x") && t.is_damaged("vault_x"));
    assert_eq!(t.lying("helmet", "vault_x"), 0);
    assert!(t.state.gone.has(Item::Helmet));
}

#[test]
fn sf_15_7_3_grey_goo_spreads_where_the_active_player_says() {
    let mut t = with("grey_goo", &["exile"]);
    resolve(&mut t, 1);
    assert_eq!(t.asked(), t.seat(1));
    assert_eq!(t.choices(), ["choose section bio_lab", "choose section cryo_lab"]);
    t.decide("choose section cryo_lab");
    assert!(goo(&t, "cryo_lab") && t.is_damaged("cryo_lab") && !goo(&t, "bio_lab"));
    // From the Cryo Lab it goes on through the vent as well.
    resolve(&mut t, 2);
    assert!(t.choices().contains(&"choose section locker_room".to_string()));
}

#[test]
fn sf_15_7_3_grey_goo_downs_the_live_and_annihilates_the_down() {
    let mut t = with("grey_goo", &["exile", "medical", "telepathic_rat"]);
    t.place_all(&["exile", "medical", "telepathic_rat"], "vault_x");
    t.down("medical");
    t.give("exile", "helmet");
    resolve(&mut t, 0);
    assert!(t.is_down("exile"), "a Helmet does not help");
    assert!(t.is_annihilated("medical"));
    assert!(t.is_live("telepathic_rat"), "neither Human nor Robot");
    t.decide("choose section bio_lab");
    resolve(&mut t, 1);
    assert!(t.is_annihilated("exile"));
}

#[test]
fn sf_15_7_3_grey_goo_cannot_enter_fire() {
    let mut t = with("grey_goo", &["exile"]);
    t.fire("bio_lab");
    resolve(&mut t, 0);
    assert!(goo(&t, "cryo_lab"), "the only way left is taken without a question");
    assert!(!goo(&t, "bio_lab"));
}

#[test]
fn sf_15_7_3_grey_goo_stays_out_of_outer_space_and_launched_pods() {
    let mut t = with("grey_goo", &["exile"]);
    t.state.sections[section("aft_airlocks")].goo = true;
    t.launched("alcatraz");
    resolve(&mut t, 0);
    let choices = t.choices();
    assert!(choices.contains(&"choose section houdini".to_string()));
    assert!(!choices.contains(&"choose section alcatraz".to_string()));
    assert!(!choices.contains(&"choose section outer_space".to_string()));
}

#[test]
fn sf_6_5_fire_turns_grey_goo_into_damage_that_can_be_repaired() {
    let mut t = with("grey_goo", &["troubleshooter"]);
    t.place("troubleshooter", "vault_x");
    t.give("troubleshooter", "helmet");
    t.refused("troubleshooter", "juryrig section", "SF-1.1");
    t.engine().place_fire(section("vault_x"));
    assert!(!goo(&t, "vault_x") && t.is_damaged("vault_x") && t.burns("vault_x"));
    t.act("troubleshooter", "juryrig section");
    assert!(!t.is_damaged("vault_x"));
}

/// Rules: SF-H20
#[test]
fn sf_7_6_1_grey_goo_in_a_burning_vault_x_is_burnt_before_it_spreads() {
    let mut t = holding("grey_goo", &["exile"]);
    t.lay("helmet", "vault_x");
    t.engine().place_fire(section("vault_x"));
    t.carry_on();
    assert!(t.state.project_x.released && !goo(&t, "vault_x"));
    assert_eq!(t.lying("helmet", "vault_x"), 1);
    resolve(&mut t, 0);
    assert!(t.look().sections().all(|section| !t.state.sections[section].goo));
}

/// Rules: SF-7.3.2c, SF-R115
#[test]
fn sf_7_3_3_grey_goo_that_eats_the_antimatter_ends_the_game() {
    let mut t = with("grey_goo", &["exile"]);
    t.lay("antimatter", "bio_lab");
    t.state.station.armed = true;
    resolve(&mut t, 0);
    t.decide("choose section bio_lab");
    assert!(t.state.station.detonated_on_board && t.state.station.stationfall);
}

#[test]
fn sf_5_5_4_a_pod_with_grey_goo_is_lost_when_it_launches() {
    let mut t = with("grey_goo", &["exile"]);
    t.place("exile", "houdini");
    t.engine().damage(section("houdini"));
    t.state.sections[section("houdini")].goo = true;
    t.engine().launch(section("houdini"));
    assert!(t.is_annihilated("exile"));
}

/// Rules: SF-7.2.2.1
#[test]
fn sf_5_1_4_grey_goo_cuts_the_power_of_a_power_section() {
    let mut t = with("grey_goo", &["exile"]);
    t.state.sections[section("cryo_lab")].goo = true;
    t.fire("bio_lab");
    t.fire("locker_room");
    resolve(&mut t, 0);
    assert!(goo(&t, "mainframe"));
    assert_eq!(t.look().power_status(), 1);
    assert!(!t.state.station.cameras);
}
