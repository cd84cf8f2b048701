//! Hazards, Firebombs and Self-Preservation (chapter 6, rulings R-E and R-F).

use stationfall::event::Event;
use stationfall::frame::Warrant;
use stationfall::ids::ProjectX;

use crate::common::*;

/// Rules: SF-R62, SF-R89, SF-8.5.1
#[test]
fn sf_11_2_nobody_enters_where_the_only_helmet_would_have_to_go() {
    let full_of = |what: &str| {
        let mut t = table(&["maintenance_clones"]);
        t.place("clone_alpha", "chem_lab");
        t.asphyxiation("bio_lab");
        t.give("clone_alpha", "helmet");
        t.state.bodies[body("clone_alpha")].integral = Some(item("gun"));
        while t.look().has_slot(body("clone_alpha")) {
            t.give("clone_alpha", what);
        }
        t
    };
    let mut t = full_of("bludgeon");
    assert_eq!(t.has("clone_alpha", "bludgeon"), 0, "the Gun and the Helmet fill both slots");
    t.refused("clone_alpha", "step bio_lab", "SF-11.2");
    t.state.bodies[body("clone_alpha")].integral = None;
    t.give("clone_alpha", "bludgeon");
    assert!(t.may("clone_alpha", "step bio_lab"), "a Bludgeon can be dropped");
    let mut t = full_of("helmet");
    t.state.bodies[body("clone_alpha")].integral = None;
    t.contaminate("clone_alpha");
    assert!(t.may("clone_alpha", "step bio_lab"), "nothing has to be dropped any more");
}

/// Rules: SF-6.1, SF-8.1.1
#[test]
fn sf_a7_1_a_human_goes_down_on_entering_and_when_the_hazard_appears() {
    let mut t = table(&["exile", "engineer", "security", "boarder"]);
    t.place_all(&["exile", "engineer", "security"], "bridge");
    t.give("engineer", "helmet");
    t.engine().place_asphyxiation(section("bridge"));
    t.settle();
    assert!(t.is_down("exile") && t.is_live("engineer") && t.is_live("security"));
    let mut t = table(&["exile", "medical"]);
    t.place_all(&["exile", "medical"], "aft_hub");
    t.fire("machine_shop");
    t.act_by("exile", "step machine_shop", stationfall::Right::Warrant(Warrant::Telepathy));
    assert!(t.is_down("exile"));
    t.act("medical", "step machine_shop");
    assert!(t.is_live("medical"));
}

/// Rules: SF-12.11.2
#[test]
fn sf_6_2_nobody_is_revived_in_a_hazard() {
    let mut t = table(&["exile", "security", "medical"]);
    t.place_all(&["exile", "security", "medical"], "bridge");
    t.give("security", "nanogel");
    t.down("exile");
    t.down("medical");
    t.asphyxiation("bridge");
    t.refused("security", "revive exile nanogel", "SF-12.11.2");
    t.act("security", "revive medical nanogel");
}

/// Rules: SF-14.1
#[test]
fn sf_6_3_fire_becomes_asphyxiation_and_asphyxiation_nothing() {
    let mut t = table(&["security"]);
    t.place("security", "mainframe");
    t.fire("bridge");
    t.act("security", "suppress bridge");
    assert!(t.is_airless("bridge") && t.is_damaged("bridge"));
    t.act("security", "suppress bridge");
    assert!(!t.is_airless("bridge"));
    t.refused("security", "suppress bridge", "SF-14.1");
    t.fire("kitchen");
    t.place("security", "kitchen");
    t.state.sections[section("kitchen")].damaged = true;
    t.engine().repair(section("kitchen"));
    assert!(t.burns("kitchen"), "repair puts no Fire out");
}

#[test]
fn sf_6_4_outer_space_cannot_be_suppressed() {
    let mut t = table(&["security"]);
    t.place("security", "mainframe");
    t.refused("security", "suppress outer_space", "SF-6.4");
}

/// Rules: SF-R83
#[test]
fn sf_6_5a_a_burning_section_can_be_repaired_and_stays_so() {
    let mut t = table(&["engineer"]);
    t.give("engineer", "helmet");
    t.fire("array_control");
    t.act("engineer", "juryrig section");
    assert!(t.burns("array_control") && !t.is_damaged("array_control"));
    t.act("engineer", "step bridge");
    t.settle();
    assert!(!t.is_damaged("array_control"));
}

/// Rules: SF-R75
#[test]
fn sf_6_5_1_a_firebomb_does_not_ignite_without_air_or_in_fire() {
    let mut t = table(&["security"]);
    t.place("security", "bridge");
    t.give("security", "firebomb");
    t.asphyxiation("array_control");
    t.fire("forward_airlocks");
    t.refused("security", "throw firebomb array_control ignite", "SF-R75");
    t.refused("security", "throw firebomb forward_airlocks ignite", "SF-R75");
    t.act("security", "throw firebomb array_control");
    assert_eq!(t.lying("firebomb", "array_control"), 1);
    let mut t = table(&["security"]);
    t.place("security", "aft_exhaust");
    t.give("security", "firebomb");
    t.refused("security", "throw firebomb outer_space ignite", "SF-R75");
    assert!(t.may("security", "throw firebomb outer_space"));
}

#[test]
fn sf_6_5_2_gas_puts_out_the_fire_and_leaves_the_damage() {
    let mut t = table(&["exile"]);
    t.engine().place_fire(section("bridge"));
    t.engine().place_asphyxiation(section("bridge"));
    assert!(t.is_airless("bridge") && !t.burns("bridge") && t.is_damaged("bridge"));
}

/// Rules: SF-R78
#[test]
fn sf_8_1_3_a_firebomb_ignites_only_if_the_active_player_says_so() {
    let mut t = table(&["security"]);
    let supply = t.supply("firebomb");
    t.place("security", "bridge");
    t.give("security", "firebomb");
    t.act("security", "drop firebomb");
    assert!(!t.burns("bridge"));
    t.act("security", "pickup firebomb");
    t.act("security", "throw firebomb array_control ignite");
    assert!(t.burns("array_control") && t.is_damaged("array_control") && !t.burns("bridge"));
    assert_eq!(t.supply("firebomb"), supply, "back to the supply");
    t.give("security", "helmet");
    t.refused("security", "drop helmet ignite", "SF-8.1.3");
}

/// The active player also decides for somebody bribed.
#[test]
fn sf_r78_the_briber_decides_on_ignition() {
    let mut t = table(&["security", "exile"]);
    t.give("security", "firebomb");
    t.cubes(0, "exile", 1);
    t.cubes(1, "security", 2);
    t.decide("bribe security");
    assert_eq!(t.asked(), t.seat(0));
    t.decide("drop firebomb ignite");
    assert!(t.burns("print_shop"));
}

#[test]
fn sf_r76_dropping_fire_at_the_own_feet_is_for_those_who_stand_it() {
    let mut t = table(&["security", "exile", "engineer", "daredevil"]);
    t.place_all(&["security", "exile", "engineer", "daredevil"], "bridge");
    for who in ["security", "exile", "engineer", "daredevil"] {
        t.give(who, "firebomb");
    }
    t.give("engineer", "helmet");
    t.refused("exile", "drop firebomb ignite", "SF-11.2");
    assert!(t.may("security", "drop firebomb ignite") && t.may("engineer", "drop firebomb ignite"));
    assert!(t.may_free("daredevil", "drop firebomb ignite"), "a free Drop may ignite too");
}

#[test]
fn sf_r77_changing_hands_never_ignites() {
    let mut t = table(&["security", "exile"]);
    t.place_all(&["security", "exile"], "bridge");
    t.give("security", "firebomb");
    t.act("security", "give firebomb exile");
    t.act("security", "rob exile gun firebomb");
    t.act("security", "drop firebomb");
    t.act("exile", "pickup firebomb");
    assert!(!t.burns("bridge"));
    assert_eq!(t.has("exile", "firebomb"), 1);
}

#[test]
fn sf_r79_the_last_helmet_is_not_given_away_in_a_hazard() {
    let mut t = table(&["exile", "security"]);
    t.place_all(&["exile", "security"], "bridge");
    t.asphyxiation("bridge");
    t.give("exile", "helmet");
    for action in ["drop helmet", "give helmet security", "throw helmet array_control"] {
        t.refused("exile", action, "SF-11.2");
    }
    t.give("exile", "helmet");
    for action in ["drop helmet", "give helmet security", "throw helmet array_control"] {
        assert!(t.may("exile", action), "{action} with a second Helmet");
    }
}

/// Rules: SF-12.9.3
#[test]
fn sf_r80_a_helmet_is_taken_from_the_down_but_not_robbed_from_the_living() {
    let mut t = table(&["exile", "security", "daredevil", "engineer"]);
    t.place_all(&["exile", "security", "engineer"], "bridge");
    t.asphyxiation("bridge");
    t.give("exile", "helmet");
    t.give("engineer", "helmet");
    t.refused("security", "rob exile gun helmet", "SF-12.9.3");
    t.give("exile", "helmet");
    assert!(t.may("security", "rob exile gun helmet"), "a second one");
    t.down("engineer");
    t.act("security", "pickup helmet from engineer");
    assert_eq!(t.has("security", "helmet"), 1);
}

#[test]
fn sf_r81_a_down_human_is_given_a_helmet_and_then_revived() {
    let mut t = table(&["exile", "security"]);
    t.place_all(&["exile", "security"], "bridge");
    t.asphyxiation("bridge");
    t.down("exile");
    t.give("security", "helmet");
    t.give("security", "nanogel");
    t.refused("security", "revive exile nanogel", "SF-12.11.2");
    t.act("security", "give helmet exile");
    t.act("security", "revive exile nanogel");
    assert!(t.is_live("exile"));
}

#[test]
fn sf_r82_suppressing_a_fire_hits_nobody_twice() {
    let mut t = table(&["exile", "engineer", "security"]);
    t.place("security", "mainframe");
    t.place_all(&["exile", "engineer"], "bridge");
    t.fire("bridge");
    t.give("engineer", "helmet");
    t.settle();
    t.act("security", "suppress bridge");
    let downs = t.events().iter().filter(|event| matches!(event, Event::WentDown { .. })).count();
    assert!(downs == 1 && t.is_live("engineer") && t.is_airless("bridge"));
}

#[test]
fn sf_r84_a_repaired_burning_section_is_damaged_only_by_sabotage() {
    let mut t = table(&["engineer"]);
    for what in ["helmet", "firebomb", "bludgeon"] {
        t.give("engineer", what);
    }
    t.fire("array_control");
    t.act("engineer", "juryrig section");
    t.refused("engineer", "drop firebomb ignite", "SF-R75");
    t.act("engineer", "sabotage bludgeon");
    assert!(t.is_damaged("array_control"));
}

#[test]
fn sf_r85_damage_to_the_fuel_cells_sets_them_and_the_tanks_on_fire() {
    let mut t = table(&["exile"]);
    t.place("exile", "tanks");
    t.damage("fuel_cells");
    assert!(t.burns("fuel_cells") && t.burns("tanks") && t.is_damaged("tanks"));
    assert!(t.is_down("exile"));
    let mut t = table(&["exile"]);
    t.asphyxiation("tanks");
    t.damage("fuel_cells");
    assert!(t.burns("fuel_cells") && t.is_airless("tanks") && !t.is_damaged("tanks"));
}

/// Rules: SF-A10.34
#[test]
fn sf_r86_reactor_gas_spreads_through_corridors_and_not_through_vents() {
    let mut t = table(&["engineer"]);
    t.no_hazard("magnetic_containment");
    t.fire("aft_hub");
    t.damage("reactor");
    for at in ["reactor", "aft_hub", "aft_airlocks", "magnetic_containment"] {
        assert!(t.is_airless(at), "{at}");
    }
    assert!(!t.is_airless("kitchen") && !t.is_airless("therapy_garden"));
    let mut t = table(&["exile"]);
    t.damage("reactor");
    assert!(!t.is_airless("reactor"), "only with the Engineer in play");
}

#[test]
fn sf_r87_fire_in_the_reactor_smothers_itself() {
    let mut t = table(&["engineer"]);
    t.engine().place_fire(section("reactor"));
    assert!(t.is_damaged("reactor") && t.is_airless("reactor") && !t.burns("reactor"));
    let mut t = table(&["exile"]);
    t.engine().place_fire(section("reactor"));
    assert!(t.burns("reactor"));
}

#[test]
fn sf_r89_the_trial_leaves_the_table_as_it_is() {
    let mut t = table(&["exile"]);
    t.place("exile", "fuel_cells");
    t.give("exile", "bludgeon");
    let before = t.state;
    t.refused("exile", "sabotage bludgeon", "SF-11.2");
    assert_eq!(t.state, before);
}

/// Rules: SF-11.2a
#[test]
fn sf_r89_what_only_hidden_cards_would_do_forbids_nothing() {
    for card in [ProjectX::DeathRay, ProjectX::ALL[0], ProjectX::ALL[1], ProjectX::ALL[2]] {
        let mut t = table(&["exile"]);
        t.state.project_x.card = card;
        t.place("exile", "vault_x");
        t.give("exile", "bludgeon");
        assert!(t.may("exile", "sabotage bludgeon"), "{card}");
    }
}

/// Rules: SF-11.2
#[test]
fn sf_r90_nobody_walks_into_certain_death() {
    let mut t = table(&["engineer", "exile"]);
    t.place_all(&["engineer", "exile"], "reactor");
    t.fire("aft_hub");
    t.refused("exile", "step aft_hub", "SF-11.2");
    t.refused("engineer", "step magnetic_containment", "SF-11.2");
    t.give("engineer", "gun");
    t.refused("engineer", "sabotage gun", "SF-11.2");
    t.place("exile", "aft_airlocks");
    t.refused("exile", "step outer_space", "SF-11.2");
    t.give("exile", "helmet");
    assert!(t.may("exile", "step outer_space"));
    t.give("engineer", "helmet");
    assert!(t.may("engineer", "sabotage gun") && t.may("engineer", "step magnetic_containment"));
}

#[test]
fn sf_r91_danger_that_is_not_immediate_or_not_certain_is_allowed() {
    let mut t = table(&["engineer", "exile"]);
    t.abandon_ship();
    t.give("exile", "antimatter");
    t.state.station.armed = true;
    t.place("exile", "alcatraz");
    assert!(t.may("exile", "timed_launch"));
    t.place("exile", "aft_airlocks");
    assert!(t.may("exile", "step reactor"), "carrying it");
    t.place("engineer", "bridge");
    t.state.station.armed = false;
    assert!(t.may("engineer", "self_destruct") && t.may("engineer", "release_project_x"));
}

#[test]
fn sf_r92_self_preservation_protects_nobody_else() {
    let mut t = table(&["exile", "engineer"]);
    t.place_all(&["exile", "engineer"], "fuel_cells");
    t.pc(0, "engineer");
    t.give("exile", "bludgeon");
    t.give("exile", "helmet");
    t.act("exile", "sabotage bludgeon");
    assert!(t.is_down("engineer") && t.is_live("exile"));
}
