//! Who acts, and by what right (SF-11.1, SF-4.2.2, SF-15.5.3).

use stationfall::Right;
use stationfall::action::Actor;
use stationfall::frame::Warrant;
use stationfall::state::At;

use super::ONE;
use crate::common::*;

/// Rules: SF-11.1, SF-4.6.2
#[test]
fn sf_11_1_who_cannot_act_is_told_why() {
    let mut t = table(&["engineer", "exile"]);
    t.cubes(0, "engineer", 1);
    t.down("engineer");
    refused(&t, "engineer", "wait", "SF-11.1", "The Engineer is Down and has to be revived first.");
    refused(
        &t,
        ONE,
        "activate engineer",
        "SF-4.6.2",
        "The Engineer is Down and has to be revived first.",
    );
    t.state.bodies[body("engineer")].at = At::Engulfed;
    refused(
        &t,
        "engineer",
        "wait",
        "SF-11.1",
        "The Engineer is inside the Amoeba and out of reach.",
    );
    t.place("engineer", "alcatraz");
    t.launched("alcatraz");
    refused(&t, "engineer", "wait", "SF-11.1", "The Engineer has Escaped and is out of reach.");
    t.annihilate("engineer");
    refused(&t, "engineer", "wait", "SF-11.1", "The Engineer is Annihilated.");
}

/// Rules: SF-4.2.2
#[test]
fn sf_4_2_2_the_assistant_has_no_hands_and_the_rat_only_its_mind() {
    let t = table(&["digital_assistant", "telepathic_rat", "exile"]);
    refused(
        &t,
        "digital_assistant",
        "pickup helmet",
        "SF-4.2.2",
        "The Digital Assistant can only take Console Actions.",
    );
    refused(
        &t,
        "telepathic_rat",
        "step chem_lab",
        "SF-4.2.2",
        "The Rat can act only by Telepathy.",
    );
}

/// Rules: SF-R15
#[test]
fn sf_r15_the_stowaway_comes_out_in_the_dark() {
    let mut t = table(&["stowaway", "exile"]);
    t.launched("houdini");
    refused(
        &t,
        "stowaway",
        "step bridge",
        "SF-R15",
        "The Stowaway is still in hiding and must first come out in a dark Section.",
    );
    refused(&t, "stowaway", "enter houdini", "SF-R15", "The Houdini is not there.");
    refused(&t, "stowaway", "enter bridge", "SF-R15", "The Bridge is not dark.");
    t.place("stowaway", "storage");
    refused(&t, "stowaway", "enter storage", "SF-R15", "The Stowaway is not in hiding.");
}

/// Rules: SF-1.1
#[test]
fn sf_1_1_nobody_but_the_assistant_takes_root_access() {
    let t = table(&["digital_assistant", "legal", "exile"]);
    refused(&t, "exile", "rootaccess legal", "SF-1.1", "The rules know no such Action.");
}

/// Rules: SF-15.5.3, SF-R17, SF-15.5.2
#[test]
fn sf_15_5_3_the_free_action_is_small_and_comes_once() {
    let mut t = table(&["legal", "exile"]);
    t.cubes(0, "legal", 1);
    t.lay("gun", "aft_hub");
    refused(&t, ONE, "wait", "SF-15.5.2a", "First place your disc.");
    refused(
        &t,
        ("legal", Right::Free),
        "step reactor",
        "SF-15.5.3",
        "That is no free Action for this Character.",
    );
    t.decide("activate legal");
    t.decide("free pickup gun");
    refused(&t, ONE, "free drop gun", "SF-R17", "The free Action is used up.");
    t.decide("wait");
    t.decide("wait");
    refused(&t, ONE, "wait", "SF-15.5.2", "No Actions are left.");
}

/// Rules: SF-11.4
#[test]
fn sf_11_4_forceful_presence_moves_hands_not_machines() {
    let mut t = table(&["station_chief", "counselor"]);
    t.place("counselor", "bridge");
    let by = ("counselor", Right::Warrant(Warrant::Presence));
    refused(&t, by, "abandon_ship", "SF-11.4", "Forceful Presence allows only a Basic Action.");
}

/// Rules: SF-11.2
#[test]
fn sf_11_2_nobody_walks_into_the_fire() {
    let mut t = table(&["exile"]);
    t.place("exile", "bridge");
    t.fire("array_control");
    refused(
        &t,
        "exile",
        "step array_control",
        "SF-11.2",
        "The Exile would not survive that, and will not do it.",
    );
    assert!(t.check("exile", "wait", Right::Paid).is_ok());
    assert_eq!(actor("exile"), Actor::Body(body("exile")));
}
