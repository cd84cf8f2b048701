//! The Death Ray, the Wormhole and the Rage Pathogen.

use stationfall::state::{At, Guilt, Holder, Ship, Vehicle};

use super::{holding, monster, release, resolve, with};
use crate::common::*;

#[test]
fn sf_a6_9_the_death_ray_burns_a_far_target_and_the_reactor() {
    let mut t = with("death_ray", &["exile"]);
    assert_eq!(monster(&t), "nowhere");
    t.guilt(1, Guilt::Guilty);
    t.transmitted("evidence", "authorities");
    t.act("exile", "fire authorities");
    assert!(t.state.offsites[offsite("authorities")].annihilated);
    assert!(t.state.offsites[offsite("authorities")].data.is_empty());
    assert_eq!(t.guilt_of(1), Guilt::Suspect);
    assert!(t.is_damaged("reactor"));
    t.refused("exile", "fire news", "SF-A6.9");
}

#[test]
fn sf_a6_9_the_death_ray_reaches_ships_and_launched_pods_only() {
    let mut t = with("death_ray", &["exile", "boarder", "engineer"]);
    t.place("engineer", "houdini");
    t.refused("exile", "fire houdini", "SF-A6.9");
    t.launched("houdini");
    let mut other = t.state;
    t.act("exile", "fire houdini");
    assert!(t.is_annihilated("engineer"));
    std::mem::swap(&mut t.state, &mut other);
    t.act("exile", "fire ship");
    assert_eq!(t.state.station.ship, Ship::None);
}

#[test]
fn sf_11_7_the_death_ray_fires_only_once_it_is_released() {
    let mut t = holding("death_ray", &["exile"]);
    assert!(!t.may("exile", "fire news"));
    release(&mut t);
    assert!(t.may("exile", "fire news"));
}

#[test]
fn sf_15_7_3_the_wormhole_drifts_at_the_end_of_every_minute() {
    let mut t = with("wormhole", &["exile"]);
    let at = |t: &TestTable| t.state.project_x.wormhole.unwrap().name();
    for player in 0..3 {
        resolve(&mut t, player);
        assert_eq!(at(&t), "vault_x");
    }
    resolve(&mut t, 3);
    assert_eq!(at(&t), "cryo_lab");
    t.state.project_x.wormhole = Some(section("bio_lab"));
    resolve(&mut t, 3);
    assert_eq!(at(&t), "vault_x", "once around the forward ring");
}

/// Rules: SF-4.6.6.1, SF-16.4.3
#[test]
fn sf_7_6_1_whoever_is_with_the_wormhole_can_leave_and_drag_somebody_along() {
    let mut t = with("wormhole", &["exile", "engineer", "legal", "telepathic_rat"]);
    t.place_all(&["exile", "engineer", "telepathic_rat"], "vault_x");
    t.down("engineer");
    t.give("exile", "briefcase");
    t.refused("legal", "wormhole", "SF-7.6.1");
    t.refused("exile", "wormhole drag legal", "SF-12.1.2");
    t.refused("telepathic_rat", "wormhole", "SF-4.2.2");
    t.damaged("vault_x");
    t.act("exile", "wormhole drag engineer");
    assert!(t.has_escaped("exile") && t.has_escaped("engineer"));
    assert_eq!(t.state.bodies[body("engineer")].at, At::Mesosphere(Vehicle::Wormhole));
    assert_eq!(t.state.uniques[item("briefcase")], Holder::Body(body("exile")));
    assert!(!t.state.station.abandon_ship, "it needs no Abandon Ship");
}

#[test]
fn sf_7_3_2b_antimatter_taken_through_the_wormhole_annihilates_its_carrier() {
    let mut t = with("wormhole", &["exile", "engineer"]);
    t.place_all(&["exile", "engineer"], "vault_x");
    t.down("engineer");
    t.give("engineer", "antimatter");
    t.act("exile", "wormhole drag engineer");
    assert!(t.is_annihilated("engineer") && t.has_escaped("exile"));
    assert!(t.state.station.detonated && !t.state.station.stationfall);
    let mut t = with("wormhole", &["exile"]);
    t.place("exile", "vault_x");
    t.give("exile", "antimatter");
    t.refused("exile", "wormhole", "SF-11.2");
}

#[test]
fn sf_7_6_1_the_pathogen_contaminates_humans_in_the_three_labs() {
    let mut t =
        holding("rage_pathogen", &["exile", "engineer", "astrochimp", "legal", "counselor"]);
    t.place("exile", "vault_x");
    t.place("engineer", "cryo_lab");
    t.place_all(&["astrochimp", "legal"], "bio_lab");
    t.give("astrochimp", "helmet");
    release(&mut t);
    assert!(t.is_contaminated("exile") && t.is_contaminated("engineer"));
    assert!(!t.is_contaminated("astrochimp"), "a Helmet protects");
    assert!(!t.is_contaminated("legal"), "a Robot is safe");
    assert!(!t.is_contaminated("counselor"), "elsewhere");
}

/// Rules: SF-8.5.1a
#[test]
fn sf_15_7_3_the_pathogen_makes_one_new_case_a_turn_and_a_full_hand_drops_something() {
    let mut t = with("rage_pathogen", &["exile", "engineer", "counselor", "legal"]);
    t.place_all(&["exile", "engineer", "counselor", "legal"], "bridge");
    t.contaminate("legal");
    t.give("exile", "gun");
    t.give("exile", "bludgeon");
    t.give("exile", "firebomb");
    resolve(&mut t, 1);
    assert_eq!(
        t.choices(),
        ["choose body counselor", "choose body engineer", "choose body exile"],
        "a Contaminated Robot passes it on"
    );
    t.decide("choose body exile");
    assert!(t.is_contaminated("exile"));
    assert_eq!(t.asked(), t.seat(1));
    assert_eq!(t.choices(), ["choose item bludgeon", "choose item gun", "choose item firebomb"]);
    t.decide("choose item firebomb");
    assert_eq!((t.has("exile", "firebomb"), t.lying("firebomb", "bridge")), (0, 1));
    assert!(!t.is_contaminated("engineer") && t.is_live("engineer"));
}

#[test]
fn sf_15_7_3_a_contaminated_human_rages_after_the_last_turn_of_the_minute() {
    let mut t = with("rage_pathogen", &["exile", "legal", "security"]);
    t.place_all(&["exile", "legal", "security"], "bridge");
    t.contaminate("exile");
    resolve(&mut t, 2);
    assert!(t.is_live("exile") && t.is_live("legal"), "not before the last turn");
    resolve(&mut t, 3);
    assert!(t.is_down("legal"), "Security is Armored, so there is one victim");
    assert!(t.is_down("exile"), "the rager collapses as well");
    assert!(t.is_live("security"));
    assert_eq!(t.guilt_of(3), Guilt::Innocent);
}

#[test]
fn sf_15_7_3_nobody_rages_in_a_helmet_or_alone() {
    let mut t = with("rage_pathogen", &["exile", "legal"]);
    t.place_all(&["exile", "legal"], "bridge");
    t.contaminate("exile");
    t.give("exile", "helmet");
    resolve(&mut t, 3);
    assert!(t.is_live("legal") && t.is_live("exile"));
    let mut t = with("rage_pathogen", &["exile", "legal"]);
    t.place("exile", "bridge");
    t.contaminate("exile");
    resolve(&mut t, 3);
    assert!(t.is_live("exile"));
}
