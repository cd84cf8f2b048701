//! Project X: the Monsters, the Death Ray, the consoles of its cards (SF-7.6, SF-A8.2, SF-A8.5).

use super::ONE;
use crate::common::*;

/// This card is released, and its Monster here.
fn monster(card: &str, at: &str, characters: &[&str]) -> TestTable {
    let mut t = table(characters);
    t.released(card);
    t.state.project_x.monster = Some(section(at));
    t
}

/// Rules: SF-A8.2, SF-A4.2, SF-12.8.1, SF-0.4, SF-4.4.1, SF-12.8.2a
#[test]
fn sf_a8_2_the_swarm() {
    let people = ["exile", "engineer", "security", "medical", "telepathic_rat"];
    let mut t = monster("combat_swarm", "vault_x", &people);
    t.place("exile", "mainframe");
    t.place_all(&["engineer", "security", "medical", "telepathic_rat"], "vault_x");
    t.give("engineer", "helmet");
    refused(
        &t,
        "exile",
        "swarm step bridge",
        "SF-A8.2",
        "The Monster has no way to the Bridge from where it is.",
    );
    refused(&t, "exile", "swarm attack engineer", "SF-12.8.1", "The Engineer wears a Helmet.");
    refused(
        &t,
        "exile",
        "swarm attack security",
        "SF-4.4.1",
        "Security is Armored: a Bludgeon does nothing.",
    );
    refused(
        &t,
        "exile",
        "swarm attack exile",
        "SF-12.8.1",
        "The Exile is not where the Monster is.",
    );
    refused(
        &t,
        "exile",
        "swarm attack telepathic_rat",
        "SF-A4.2",
        "The Telepathic Rat is neither Human nor Robot.",
    );
    refused(
        &t,
        "security",
        "attack monster gun",
        "SF-12.8.2a",
        "That weapon does nothing to the Monster.",
    );
    t.down("medical");
    refused(&t, "exile", "swarm attack medical", "SF-0.4", "Medical is Down already.");
    t.state.project_x.monster_down = true;
    refused(&t, "exile", "swarm step aft_hub", "SF-A8.2", "No Live Monster is in play.");
    refused(&t, "exile", "swarm attack engineer", "SF-A8.2", "No Live Monster is in play.");
}

/// Rules: SF-A8.5
#[test]
fn sf_a8_5_the_target() {
    let mut t = monster("robotech_assassin", "vault_x", &["exile", "engineer"]);
    t.place("exile", "mainframe");
    t.state.project_x.target = Some(body("engineer"));
    refused(&t, "exile", "mark engineer", "SF-A8.5", "The Engineer cannot be made the target.");
    t.state.project_x.target = None;
    t.activating(0);
    t.state.project_x.released = false;
    t.engine().release_project_x();
    t.carry_on();
    refused(&t, ONE, "pass", "SF-R105", "Choose one of the possibilities of Project X.");
}

/// Rules: SF-A6.9
#[test]
fn sf_a6_9_the_death_ray() {
    let mut t = table(&["exile"]);
    t.released("death_ray");
    t.place("exile", "array_control");
    refused(&t, "exile", "fire houdini", "SF-A6.9", "That target does not exist, or no longer.");
    t.damaged("reactor");
    refused(
        &t,
        "exile",
        "fire news",
        "SF-A6.9",
        "The Reactor is Damaged: the Death Ray has no power.",
    );
}
