//! Reveal Powers, and what is asked because of them.

use stationfall::state::Player;

use super::ONE;
use crate::common::*;

/// Rules: SF-15.3.2, SF-R31
#[test]
fn sf_15_3_2_a_power_has_its_targets() {
    let mut t = table(&["operative", "exile"]);
    t.secret(0, "operative");
    t.begin_turn(0);
    t.decide("reveal operative");
    refused(&t, ONE, "pass", "SF-15.3.2", "Claymore: choose one of its targets.");
    let mut t = table(&["corpsicle", "exile"]);
    t.secret(0, "corpsicle");
    t.begin_turn(0);
    t.live("corpsicle");
    t.decide("reveal corpsicle");
    refused(&t, ONE, "free drop gun", "SF-R31", "Name the Action, exactly as it is to be done.");
}

/// Rules: SF-4.4.4, SF-5.3, SF-A4.3, SF-4.6.5.2
#[test]
fn sf_4_4_4_fang_moss() {
    let mut t = table(&["botanist", "exile", "legal"]);
    t.pc(0, "botanist");
    t.place("exile", "bridge");
    t.lay("fang_moss", "bridge");
    t.activating(0);
    refused(
        &t,
        ONE,
        "moss reactor",
        "SF-5.3",
        "No corridor without a Lock leads from Fang Moss to the Reactor.",
    );
    refused(&t, ONE, "moss feed exile", "SF-A4.3", "The Exile is no Down Human beside Fang Moss.");
    t.decide("moss array_control");
    refused(&t, ONE, "moss bridge", "SF-4.4.4", "Fang Moss has moved or eaten this turn.");
    t.activating(0);
    t.give("exile", "fang_moss");
    refused(
        &t,
        ONE,
        "moss array_control",
        "SF-4.4.4",
        "Fang Moss moves by itself only while nobody Live holds it.",
    );
    t.lay("fang_moss", "houdini");
    t.launched("houdini");
    refused(&t, ONE, "moss array_control", "SF-4.6.5.2", "Fang Moss is gone.");
    t.activating(1);
    refused(
        &t,
        t.asked(),
        "moss array_control",
        "SF-4.4.4",
        "Only the player of the revealed Botanist moves Fang Moss by itself.",
    );
}

/// Rules: SF-4.4.4, SF-4.2.2
#[test]
fn sf_4_4_4_forceful_presence() {
    let mut t = table(&["station_chief", "exile", "legal"]);
    t.pc(0, "station_chief");
    t.place_all(&["station_chief", "exile"], "bridge");
    t.place("legal", "tanks");
    t.activating(0);
    t.decide("activate station_chief");
    refused(
        &t,
        ONE,
        "presence legal",
        "SF-4.4.4",
        "Forceful Presence does not reach Legal: it takes a Live NPC who is with the Station Chief or is an Officer.",
    );
    t.decide("wait");
    refused(&t, ONE, "presence exile", "SF-4.4.4", "Forceful Presence is not available now.");
}

/// Rules: SF-R74
#[test]
fn sf_r74_who_can_be_framed() {
    let mut t = table(&["consort", "exile", "engineer"]);
    t.pc(0, "consort");
    t.place_all(&["consort", "exile", "engineer"], "bridge");
    t.give("consort", "gun");
    t.cubes(1, "engineer", 2);
    t.activating(0);
    t.act("consort", "attack exile gun");
    refused(&t, ONE, "wait", "SF-R74", "First say who is framed, or pass.");
    refused(
        &t,
        ONE,
        "choose player 1",
        "SF-R74",
        "Only another player who is Innocent can be framed.",
    );
    refused(
        &t,
        ONE,
        "choose player 3",
        "SF-R74",
        "Only a player with a Conspirator beside the Consort can be framed.",
    );
    assert_eq!(t.state.turn.player, Player(0));
}
