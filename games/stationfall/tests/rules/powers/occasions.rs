//! Powers on occasion: Creatropism, Forceful Presence, Self-Repair, Point Break; and Vengeful, which is printed.

use stationfall::state::{At, Guilt, Holder, Vehicle};

use crate::common::*;

/// The first player is the revealed Botanist and may activate the Exile; nobody Live holds Fang Moss.
fn moss_in(at: &str) -> TestTable {
    let mut t = table(&["botanist", "exile", "engineer", "legal", "counselor"]);
    t.pc(0, "botanist");
    t.lay("fang_moss", at);
    t.activating(0);
    t
}

/// Rules: SF-4.4.4
#[test]
fn sf_5_3_fang_moss_steps_through_corridors_without_locks() {
    let mut t = moss_in("therapy_garden");
    assert_eq!(
        t.choices().into_iter().filter(|choice| choice.starts_with("moss")).collect::<Vec<_>>(),
        ["moss aft_hub", "moss security_station", "moss storage"]
    );
    t.decision_refused("moss shred_room", "SF-5.3");
    t.decision_refused("moss reactor", "SF-5.3");
    t.decide("moss aft_hub");
    assert_eq!(t.lying("fang_moss", "aft_hub"), 1);
    t.decision_refused("moss reactor", "SF-4.4.4");
}

#[test]
fn sf_4_4_4_fang_moss_leaves_a_down_possessor_behind_but_not_a_live_one() {
    let mut t = moss_in("bridge");
    t.place("exile", "bridge");
    t.give("exile", "fang_moss");
    t.decision_refused("moss array_control", "SF-4.4.4");
    t.down("exile");
    t.decide("moss array_control");
    assert_eq!(t.state.uniques[item("fang_moss")], Holder::Section(section("array_control")));
    assert_eq!(t.at("exile"), "bridge");
}

/// Rules: SF-A4.3, SF-R72
#[test]
fn sf_a4_3_fang_moss_feeds_by_itself_on_a_down_human_in_its_section() {
    let mut t = moss_in("bridge");
    t.place_all(&["exile", "legal", "engineer"], "bridge");
    t.down("exile");
    t.down("legal");
    t.give("exile", "fang_moss");
    t.give("exile", "briefcase");
    t.decision_refused("moss feed legal", "SF-A4.3");
    t.decision_refused("moss feed engineer", "SF-A4.3");
    t.decide("moss feed exile");
    assert!(t.is_annihilated("exile"));
    assert_eq!((t.lying("briefcase", "bridge"), t.lying("fang_moss", "bridge")), (1, 1));
    assert_eq!((t.state.tally.meals, t.guilt_of(0)), (1, Guilt::Innocent));
}

#[test]
fn sf_4_4_4_fang_moss_obeys_only_the_botanists_player_and_only_on_the_station() {
    let mut t = moss_in("bridge");
    t.activating(1);
    t.decision_refused("moss array_control", "SF-4.4.4");
    t.activating(0);
    t.lay("fang_moss", "houdini");
    t.launched("houdini");
    t.decision_refused("moss aft_airlocks", "SF-4.6.5.2");
}

/// The first player is the revealed Station Chief, who is activated.
fn chief() -> TestTable {
    let mut t = table(&["station_chief", "exile", "engineer", "legal", "counselor", "drones"]);
    t.pc(0, "station_chief");
    t.place_all(&["station_chief", "exile", "counselor", "drone_1"], "bridge");
    t.place("engineer", "tanks");
    t.place("legal", "tanks");
    t
}

#[test]
fn sf_4_4_4_forceful_presence_uses_an_npc_here_or_an_officer_anywhere() {
    let mut t = chief();
    t.pc(1, "counselor");
    t.activating(0);
    t.decide("activate station_chief");
    let presence: Vec<_> =
        t.choices().into_iter().filter(|choice| choice.starts_with("presence")).collect();
    assert_eq!(presence, ["presence drone_1", "presence engineer", "presence exile"]);
    t.decision_refused("presence legal", "SF-4.4.4");
    t.decision_refused("presence counselor", "SF-4.4.4");
    t.decide("presence engineer");
    t.decide("step fuel_cells");
    assert_eq!(t.at("engineer"), "fuel_cells");
    t.decision_refused("presence exile", "SF-4.4.4");
    assert_eq!(t.state.turn.activated.unwrap().actions, 2, "it is free");
}

/// Rules: SF-10.1.2
#[test]
fn sf_11_4_forceful_presence_gives_a_basic_action_that_can_be_witnessed() {
    let mut t = chief();
    t.activating(0);
    t.give("exile", "gun");
    t.decide("activate station_chief");
    t.decide("presence counselor");
    t.decision_refused("abandon_ship", "SF-11.4");
    t.decide("pass");
    let mut t = chief();
    t.activating(0);
    t.give("exile", "gun");
    t.decide("activate station_chief");
    t.decide("presence exile");
    t.decide("attack counselor gun");
    assert_eq!(t.guilt_of(0), Guilt::Suspect);
}

#[test]
fn sf_4_4_4_forceful_presence_comes_at_the_start_of_the_activation() {
    let mut t = chief();
    t.activating(0);
    t.decide("activate station_chief");
    t.decide("step array_control");
    t.decision_refused("presence engineer", "SF-4.4.4");
}

#[test]
fn sf_15_5_2a_the_down_cyborg_is_activated_and_repairs_itself_first() {
    let mut t = table(&["cyborg", "exile"]);
    t.down("cyborg");
    t.pc(0, "cyborg");
    t.activating(0);
    t.decide("activate cyborg");
    t.decision_refused("step mainframe", "SF-11.1");
    t.decide("selfrepair");
    assert!(t.is_live("cyborg"));
    t.decide("step mainframe");
    assert_eq!(t.at("cyborg"), "mainframe");
}

#[test]
fn sf_r186_self_repair_is_not_in_vain() {
    let mut t = table(&["cyborg", "exile"]);
    t.down("cyborg");
    t.fire("cryo_lab");
    t.pc(0, "cyborg");
    t.activating(0);
    t.decision_refused("activate cyborg", "SF-4.6.2");
    t.give("cyborg", "helmet");
    t.decide("activate cyborg");
}

/// Rules: SF-R39
#[test]
fn sf_4_4_1_her_kompromat_arms_the_corpsicle_and_wakes_her() {
    let mut t = table(&["corpsicle", "exile", "legal"]);
    t.cubes(0, "exile", 1);
    t.kompromat_in_hand(0, "corpsicle");
    t.activating(0);
    t.decide("kompromat corpsicle");
    assert!(t.is_live("corpsicle"));
    assert_eq!(t.has("corpsicle", "bludgeon"), 1);
    t.decide("step mainframe");
    assert_eq!(t.at("corpsicle"), "mainframe");
}

#[test]
fn sf_r186_the_corpsicle_does_not_rise_where_she_would_fall_again() {
    let mut t = table(&["corpsicle", "exile"]);
    t.cubes(0, "exile", 1);
    t.state.bodies[body("corpsicle")].integral = None;
    t.fire("cryo_lab");
    t.kompromat_in_hand(0, "corpsicle");
    t.activating(0);
    t.decision_refused("kompromat corpsicle", "SF-A1.4");
}

#[test]
fn sf_4_4_1_without_a_free_slot_the_corpsicle_drops_something() {
    let mut t = table(&["corpsicle", "exile"]);
    t.live("corpsicle");
    t.cubes(0, "exile", 1);
    t.give("corpsicle", "gun");
    t.give("corpsicle", "briefcase");
    t.kompromat_in_hand(0, "corpsicle");
    t.activating(0);
    t.decide("kompromat corpsicle");
    assert_eq!(t.choices(), ["choose item bludgeon", "choose item gun", "choose item briefcase"]);
    t.decide("choose item gun");
    assert_eq!((t.has("corpsicle", "bludgeon"), t.lying("gun", "cryo_lab")), (1, 1));
    t.decide("wait");
}

/// Rules: SF-16.1b, SF-R28
#[test]
fn sf_r180_point_break_escapes_beside_the_rocket_wings() {
    let mut t = table(&["daredevil", "exile", "engineer", "legal"]);
    t.pc(0, "daredevil");
    t.pc(1, "exile");
    t.pc(2, "engineer");
    t.pc(3, "legal");
    t.place("daredevil", "print_shop");
    t.give("daredevil", "helmet");
    t.engine().stationfall(stationfall::state::Ending::ReentryAfterZero);
    t.carry_on();
    assert_eq!(t.state.bodies[body("daredevil")].at, At::Mesosphere(Vehicle::RocketWings));
    assert_eq!(t.lying("rocket_wings", "print_shop"), 1, "they stay where they lie");
}
