//! The Combat Swarm: it strikes what it meets, and goes where a console sends it.

use stationfall::state::Guilt;

use super::{holding, monster, monster_at, resolve, with};

#[test]
fn sf_15_7_3_the_combat_swarm_strikes_whoever_it_is_with() {
    let mut t = with("combat_swarm", &["exile", "engineer", "security", "consort"]);
    assert_eq!(monster(&t), "vault_x");
    t.place_all(&["exile", "engineer", "security", "consort"], "vault_x");
    t.give("exile", "helmet");
    resolve(&mut t, 0);
    assert_eq!(
        t.choices(),
        ["choose body consort", "choose body engineer"],
        "no Helmet, no armour"
    );
    t.decide("choose body consort");
    assert!(t.is_down("consort") && t.is_live("engineer"));
    assert_eq!(monster(&t), "vault_x", "it does not move by itself");
}

#[test]
fn sf_a8_2_direct_swarm_steps_through_locks_and_vents() {
    let mut t = with("combat_swarm", &["exile"]);
    t.place("exile", "mainframe");
    t.act("exile", "swarm step cryo_lab");
    assert_eq!(monster(&t), "cryo_lab");
    assert!(t.is_locked("cryo_lab", "vault_x"), "it passes Locks, and they stay");
    t.act("exile", "swarm step locker_room");
    assert_eq!(monster(&t), "locker_room");
    t.refused("exile", "swarm step bridge", "SF-A8.2");
    monster_at(&mut t, "forward_airlocks");
    t.refused("exile", "swarm step outer_space", "SF-A8.2");
}

#[test]
fn sf_a8_2_direct_swarm_attacks_as_with_a_bludgeon() {
    let mut t =
        with("combat_swarm", &["exile", "engineer", "security", "medical", "telepathic_rat"]);
    t.place("exile", "mainframe");
    t.place_all(&["engineer", "security", "medical", "telepathic_rat"], "vault_x");
    t.give("engineer", "helmet");
    t.refused("exile", "swarm attack engineer", "SF-12.8.1");
    t.refused("exile", "swarm attack security", "SF-4.4.1");
    t.refused("exile", "swarm attack exile", "SF-12.8.1");
    t.refused("exile", "swarm attack telepathic_rat", "SF-A4.2");
    t.act("exile", "swarm attack medical");
    assert!(t.is_down("medical"));
    t.refused("exile", "swarm attack medical", "SF-0.4");
}

/// Rules: SF-10.1.2
#[test]
fn sf_a8_2_a_human_downed_by_direct_swarm_is_a_deed_of_the_active_player() {
    let mut t = with("combat_swarm", &["exile", "engineer"]);
    t.place("exile", "mainframe");
    t.place("engineer", "vault_x");
    t.act("exile", "swarm attack engineer");
    assert_eq!(t.guilt_of(0), Guilt::Suspect);
}

#[test]
fn sf_11_2_nobody_directs_the_swarm_against_themselves() {
    let mut t = with("combat_swarm", &["exile"]);
    t.place("exile", "mainframe");
    monster_at(&mut t, "mainframe");
    t.refused("exile", "swarm attack exile", "SF-11.2");
}

/// Rules: SF-6.1, SF-12.8.2a
#[test]
fn sf_7_6_2_the_combat_swarm_fears_only_fire_and_cannot_be_attacked() {
    let mut t = with("combat_swarm", &["exile", "security"]);
    t.place("exile", "mainframe");
    t.place("security", "vault_x");
    t.refused("security", "attack monster gun", "SF-12.8.2a");
    t.asphyxiation("cryo_lab");
    t.act("exile", "swarm step cryo_lab");
    assert!(!t.state.project_x.monster_down);
    t.fire("vault_x");
    t.act("exile", "swarm step vault_x");
    assert!(t.state.project_x.monster_down);
    t.refused("exile", "swarm step cryo_lab", "SF-A8.2");
    t.place("exile", "vault_x");
    t.give("exile", "helmet");
    t.no_hazard("vault_x");
    resolve(&mut t, 0);
    assert!(t.is_live("exile"), "a Down Monster does nothing");
    t.give("exile", "nanogel");
    t.activating(1);
    t.act("exile", "revive monster nanogel");
    assert!(!t.state.project_x.monster_down);
}

#[test]
fn sf_4_4_1_emp_burst_downs_a_machine_but_not_an_organism() {
    let mut t = with("combat_swarm", &["operative"]);
    t.place("operative", "vault_x");
    t.act("operative", "emp");
    assert!(t.state.project_x.monster_down);
    let mut t = with("apex_predator", &["operative"]);
    t.place("operative", "vault_x");
    t.act("operative", "emp");
    assert!(!t.state.project_x.monster_down);
}

#[test]
fn sf_11_7_direct_swarm_exists_only_with_the_combat_swarm() {
    let mut t = holding("combat_swarm", &["exile"]);
    t.place("exile", "mainframe");
    t.refused("exile", "swarm step cryo_lab", "SF-11.7");
    t.refused("exile", "mark exile", "SF-11.7");
}
