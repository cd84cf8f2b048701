//! Abandon Ship, power, Cameras and Jammers, section texts (chapter 7, ruling group R-G, appendix A5).

use stationfall::ids::Section;
use stationfall::state::Player;

use crate::common::*;

/// The Resolve phase of a player's turn with everything up to the next decision.
pub fn resolve_phase(t: &mut TestTable, player: u8) {
    t.begin_turn(player);
    for _ in ["reveal", "influence", "activate or renegotiate"] {
        t.state.frames.pop();
    }
    t.carry_on();
}

/// The last turn of this Minute ends.
fn minute_ends(t: &mut TestTable) {
    resolve_phase(t, 3);
}

/// Rules: SF-A5.6, SF-13.1
#[test]
fn sf_7_1_1_abandon_ship_opens_every_lock_and_frees_the_pods() {
    let mut t = table(&["engineer", "exile"]);
    t.place("engineer", "bridge");
    t.place("exile", "alcatraz");
    t.refused("exile", "timed_launch", "SF-13.6");
    t.act("engineer", "abandon_ship");
    assert!(t.state.station.abandon_ship && t.state.locks.is_empty());
    assert!(t.may("exile", "timed_launch"));
}

#[test]
fn sf_7_1_1a_it_happens_once() {
    let mut t = table(&["engineer"]);
    t.place("engineer", "bridge");
    t.abandon_ship();
    t.refused("engineer", "abandon_ship", "SF-0.4");
    t.act("engineer", "self_destruct");
    assert!(t.is_locked("cryo_lab", "vault_x"), "Locks kept since then stay");
}

/// Rules: SF-A5.1, SF-15.8.2
#[test]
fn sf_7_1_2_it_comes_by_itself_at_minute_1() {
    let mut t = table(&["engineer"]);
    t.state.minute = 3;
    minute_ends(&mut t);
    assert!(t.state.minute == 2 && !t.state.station.abandon_ship);
    minute_ends(&mut t);
    assert!(t.state.minute == 1 && t.state.station.abandon_ship && t.state.locks.is_empty());
}

/// Rules: SF-7.2.1.1
#[test]
fn sf_7_2_the_power_status_counts_damaged_power_sections() {
    let mut t = table(&["exile"]);
    t.damage("mainframe");
    assert!(t.look().power_status() == 1 && !t.look().blackout());
    assert!(!t.state.station.cameras && !t.state.station.jammers, "Backup Power");
    t.damage("bridge");
    assert_eq!(t.look().power_status(), 1);
    t.damage("reactor");
    assert!(t.look().power_status() == 2 && t.look().blackout());
    t.engine().repair(section("mainframe"));
    assert!(t.look().power_status() == 1 && !t.look().blackout());
}

/// Rules: SF-7.2.1.2
#[test]
fn sf_7_2_1_1_on_backup_power_nothing_is_switched_on_again() {
    let mut t = table(&["security"]);
    t.place("security", "security_station");
    t.damage("mainframe");
    t.refused("security", "cameras", "SF-7.2.1.1");
    t.refused("security", "jammers", "SF-7.2.1.1");
    t.engine().repair(section("mainframe"));
    assert!(!t.state.station.cameras && !t.state.station.jammers, "not by itself");
    t.act("security", "cameras");
    t.act("security", "jammers");
    assert!(t.state.station.cameras && t.state.station.jammers);
}

/// Rules: SF-A5.2
#[test]
fn sf_7_2_2_1_a_blackout_triggers_abandon_ship_and_leaves_the_locks() {
    let mut t = table(&["engineer", "security", "exile"]);
    t.damage("mainframe");
    t.damage("reactor");
    assert!(t.state.station.abandon_ship && t.state.project_x.released);
    assert!(t.is_locked("cryo_lab", "vault_x"));
    t.place("security", "security_station");
    t.refused("security", "cameras", "SF-7.2.2.1");
    t.refused("security", "jammers", "SF-7.2.2.1");
    t.place("exile", "alcatraz");
    assert!(t.may("exile", "timed_launch"), "Timed Launch works");
    t.place("security", "forward_airlocks");
    t.place("exile", "forward_airlocks");
    t.down("exile");
    assert!(t.may("security", "putout exile"), "and so does Airlock");
}

#[test]
fn sf_7_2_2_2_anybody_breaches_in_a_blackout() {
    let mut t = table(&["security"]);
    t.place("security", "cryo_lab");
    t.refused("security", "breach cryo_lab vault_x", "SF-7.2.2.2");
    t.blackout();
    t.act("security", "breach cryo_lab vault_x");
    assert!(!t.is_locked("cryo_lab", "vault_x") && t.is_locked("bio_lab", "vault_x"));
}

/// Rules: SF-R52
#[test]
fn sf_7_2_2_3_officers_pass_no_locks_in_a_blackout() {
    let mut t = table(&["engineer"]);
    t.place("engineer", "cryo_lab");
    assert!(t.may("engineer", "step vault_x"));
    t.blackout();
    t.refused("engineer", "step vault_x", "SF-7.2.2.3");
}

/// Rules: SF-R96
#[test]
fn sf_7_2_2_4_when_the_power_comes_back_all_locks_go() {
    let mut t = table(&["security", "engineer"]);
    t.damage("mainframe");
    t.damage("reactor");
    assert!(t.look().dark(section("bridge")));
    t.engine().repair(section("reactor"));
    assert!(t.state.locks.is_empty() && !t.look().dark(section("bridge")));
    assert!(t.state.station.abandon_ship && t.state.project_x.released, "these stay");
    t.place("engineer", "print_shop");
    assert!(t.may("engineer", "manufacture_helmet"));
}

#[test]
fn sf_r95_abandon_ship_by_blackout_keeps_the_locks_from_later_triggers() {
    let mut t = table(&["exile"]);
    t.damage("mainframe");
    t.damage("reactor");
    t.damage("vault_x");
    assert!(t.is_locked("cryo_lab", "vault_x"));
    t.engine().arm();
    assert!(t.is_locked("cryo_lab", "vault_x"));
}

#[test]
fn sf_r94_two_reasons_keep_the_systems_off() {
    let mut t = table(&["security"]);
    t.place("security", "mainframe");
    t.damage("security_station");
    assert!(!t.state.station.jammers);
    t.refused("security", "jammers", "SF-7.2.1.1");
    t.damage("fuel_cells");
    t.engine().repair(Section::SecurityStation);
    t.refused("security", "jammers", "SF-7.2.1.1");
    t.engine().repair(Section::FuelCells);
    t.act("security", "jammers");
    t.damage("fuel_cells");
    t.state.station.jammers = true;
    t.act("security", "jammers");
    assert!(!t.state.station.jammers, "OFF is always possible");
}

/// Rules: SF-11.6
#[test]
fn sf_r98_no_console_works_in_a_blackout_from_wherever() {
    let mut t = table(&["digital_assistant", "boarder", "exile"]);
    t.place("exile", "outer_space");
    t.give("exile", "helmet");
    t.state.station.jammers = false;
    t.fire("bridge");
    assert!(t.may("exile", "suppress bridge") && t.may("digital_assistant", "suppress bridge"));
    t.blackout();
    t.refused("exile", "suppress bridge", "SF-7.2.2.1");
    t.refused("digital_assistant", "suppress bridge", "SF-7.2.2.1");
}

/// Rules: SF-A6.11
#[test]
fn sf_r99_rocket_wings_launch_in_a_blackout() {
    let mut t = table(&["daredevil"]);
    t.blackout();
    t.place("daredevil", "outer_space");
    t.give("daredevil", "rocket_wings");
    t.refused("daredevil", "rocket_wings_launch", "SF-A6.11");
    t.give("daredevil", "helmet");
    t.act("daredevil", "rocket_wings_launch");
    assert!(t.has_escaped("daredevil"));
}

/// Rules: SF-15.7.2a
#[test]
fn sf_r100_section_texts_stop_when_damaged_and_not_in_a_blackout() {
    let mut t = table(&["microbiologist", "security"]);
    t.place("security", "magnetic_containment");
    t.cubes(1, "security", 2);
    t.data("microbiologist", "evidence");
    t.damaged("physics_lab");
    t.damaged("magnetic_containment");
    resolve_phase(&mut t, 0);
    assert!(t.has_data("microbiologist", "evidence") && t.cubes_of(1, "security") == 2);
    t.state.sections[Section::PhysicsLab].damaged = false;
    t.state.sections[Section::MagneticContainment].damaged = false;
    t.blackout();
    resolve_phase(&mut t, 2);
    assert!(!t.has_data("microbiologist", "evidence"), "in every player's Resolve phase");
    assert_eq!((t.cubes_of(1, "security"), t.state.players[Player(1)].betrayal), (0, 2));
}

#[test]
fn sf_r101_cubes_on_robots_in_containment_go_to_betrayal_whoever_owns_them() {
    let mut t = table(&["security", "medical", "cyborg", "corpsicle"]);
    t.place_all(&["security", "medical", "cyborg", "corpsicle"], "magnetic_containment");
    t.pc(0, "medical");
    t.cubes(1, "security", 2);
    t.cubes(2, "security", 1);
    t.cubes(2, "cyborg", 1);
    t.cubes(3, "corpsicle", 1);
    resolve_phase(&mut t, 0);
    let betrayal = |player| t.state.players[Player(player)].betrayal;
    assert_eq!([0, 1, 2, 3].map(betrayal), [0, 2, 2, 0]);
    assert_eq!(t.cubes_of(3, "corpsicle"), 1, "a Human");
}

/// Rules: SF-9.4.1
#[test]
fn sf_r102_without_x_secret_nobody_looks_at_project_x() {
    let mut t = table(&["engineer", "exile"]);
    t.data("engineer", "x_secret");
    t.disc(1, "engineer");
    t.settle();
    assert!(t.state.project_x.seen_by.contains(t.seat(1)));
    t.act("engineer", "delete x_secret");
    t.disc(2, "engineer");
    t.settle();
    assert!(!t.state.project_x.seen_by.contains(t.seat(2)));
}

/// Rules: SF-7.4.2
#[test]
fn sf_7_4_1_jammers_limit_copying_to_the_own_section() {
    let mut t = table(&["engineer", "exile", "medical"]);
    t.data("engineer", "evidence");
    t.refused("engineer", "copy evidence medical", "SF-7.4.1");
    assert!(t.may("engineer", "copy evidence exile"));
    t.state.station.jammers = false;
    t.act("engineer", "copy evidence medical");
    assert!(t.has_data("medical", "evidence") && t.has_data("engineer", "evidence"));
}

#[test]
fn sf_a5_5_damage_to_vault_x_triggers_abandon_ship() {
    let mut t = table(&["exile"]);
    t.damage("vault_x");
    assert!(t.state.station.abandon_ship && t.state.locks.is_empty());
}

/// Rules: SF-A5.6, SF-13.12.1
#[test]
fn sf_a5_6_self_destruct_triggers_abandon_ship() {
    let mut t = table(&["engineer", "exile"]);
    t.place_all(&["engineer", "exile"], "bridge");
    t.refused("exile", "self_destruct", "SF-A6.1");
    t.act("engineer", "self_destruct");
    assert!(t.state.station.abandon_ship && t.state.station.armed);
}

#[test]
fn sf_a5_8_fire_backup_power_and_broken_sections_trigger_nothing() {
    let mut t = table(&["engineer", "exile"]);
    t.engine().place_fire(section("bridge"));
    t.damage("reactor");
    t.damage("security_station");
    t.engine().launch(section("alcatraz"));
    t.annihilate("exile");
    assert!(!t.state.station.abandon_ship);
}
