//! Identities and the phases of a turn (SF-2.5, SF-15.2 to SF-15.6).

use kernel::{Game, Seed};
use stationfall::Stationfall;

use super::ONE;
use crate::common::*;

/// Rules: SF-2.5a
#[test]
fn sf_2_5a_an_identity_is_chosen_from_the_own_cards() {
    let mut t = table(&["exile"]);
    let game = Stationfall::new();
    t.state = game.start(&Default::default(), 4, Seed::from_number(1)).expect("four can play");
    refused(&t, ONE, "pass", "SF-2.5a", "First choose your Secret Identity.");
    let dealt = t.choices();
    let other = "identity exile";
    assert!(!dealt.contains(&other.to_string()), "{dealt:?}");
    refused(&t, ONE, "identity exile", "SF-2.5a", "That Identity was not dealt to you.");
}

/// Rules: SF-15.2, SF-15.3.1, SF-17.2.3, SF-18.3
#[test]
fn sf_15_2_the_phases_follow_each_other() {
    let mut t = table(&["doctor", "exile"]);
    t.cubes(0, "doctor", 1);
    t.begin_turn(0);
    refused(&t, ONE, "influence doctor 1", "SF-15.2", "It is the Reveal phase: reveal, or pass.");
    refused(&t, ONE, "reveal exile", "SF-15.3.1", "That is not an Identity of yours.");
    t.decide("pass");
    refused(
        &t,
        ONE,
        "activate doctor",
        "SF-15.2",
        "It is the Influence phase: place cubes, or pass.",
    );
    t.decide("pass");
    refused(&t, ONE, "pass", "SF-15.2", "You must Activate or Renegotiate.");
    refused(&t, ONE, "reveal exile", "SF-15.2", "That is not what is to be decided now.");
    t.decide("activate doctor");
    refused(
        &t,
        ONE,
        "renegotiate",
        "SF-15.5.2a",
        "You have begun to activate: Renegotiate is no longer possible.",
    );
}

/// Rules: SF-18.3, SF-17.2.3
#[test]
fn sf_18_3_teams_reveal_only_the_secret_identity() {
    let mut t = teams(4, &["doctor", "exile"]);
    t.secret(0, "exile");
    t.bonus(0, "doctor_jekyll");
    t.begin_turn(0);
    refused(
        &t,
        ONE,
        "reveal doctor_jekyll",
        "SF-18.3",
        "Only the Secret Identity can be revealed in this game.",
    );
}

/// Rules: SF-15.4.1, SF-R13, SF-R185, SF-R177, SF-A1.2, SF-1.5
#[test]
fn sf_15_4_1_cubes_go_on_live_npcs() {
    let mut t =
        table(&["doctor", "exile", "medical", "astrochimp", "colonel", "drones", "security"]);
    t.pc(1, "exile");
    t.cubes(1, "astrochimp", 2);
    t.betrayal(0, 3);
    t.begin_turn(0);
    t.down("security");
    t.decide("pass");
    refused(
        &t,
        ONE,
        "influence exile 1",
        "SF-15.4.1",
        "The Exile is a PC and cannot be Influenced.",
    );
    refused(
        &t,
        ONE,
        "influence security 1",
        "SF-15.4.1",
        "Security is Down and has to be revived first.",
    );
    refused(&t, ONE, "influence legal 1", "SF-1.5", "Legal is not in this game.");
    refused(&t, ONE, "influence drones 1", "SF-R177", "The Drones cannot be Influenced.");
    refused(
        &t,
        ONE,
        "influence colonel 1",
        "SF-A1.2",
        "The Colonel is Paranoid: you need a Conspirator at the same place.",
    );
    refused(&t, ONE, "influence doctor 6", "SF-R13", "You can place at most 5 cubes.");
    let loyal = "The Astrochimp is Loyal: it takes more cubes than lie there, at least 3.";
    refused(&t, ONE, "influence astrochimp 2", "SF-R185", loyal);
    let helpful = "Medical is Helpful: one cube for each player, no more.";
    refused(&t, ONE, "influence medical 2", "SF-R185", helpful);
}

/// Rules: SF-15.5.2a, SF-4.3.1, SF-4.6.2, SF-15.5.1, SF-R177, SF-1.5
#[test]
fn sf_15_5_2_who_is_activated() {
    let mut t = table(&["doctor", "exile", "corpsicle", "drones"]);
    t.live("corpsicle");
    for who in ["doctor", "corpsicle"] {
        t.cubes(0, who, 1);
    }
    t.disc(1, "corpsicle");
    t.activating(0);
    refused(&t, ONE, "pass", "SF-15.5.2a", "First place your disc on a Conspirator.");
    refused(
        &t,
        ONE,
        "activate exile",
        "SF-4.3.1",
        "The Exile is not your Conspirator: you need at least as many cubes there as anybody else.",
    );
    refused(
        &t,
        ONE,
        "activate corpsicle",
        "SF-15.5.1",
        "The Corpsicle is dying and cannot be activated while Exhausted.",
    );
    refused(
        &t,
        ONE,
        "activate drone_1",
        "SF-R177",
        "The Drones cannot be activated, only controlled remotely.",
    );
    refused(&t, ONE, "activate legal", "SF-1.5", "Legal is not in this game.");
    t.decide("activate doctor");
    refused(&t, ONE, "activate doctor", "SF-15.5.2a", "Your disc is placed already.");
}

/// Rules: SF-15.6.2, SF-R11
#[test]
fn sf_r11_without_anybody_to_activate() {
    let mut t = table(&["doctor", "legal", "exile"]);
    t.cubes(0, "doctor", 1);
    t.annihilate("doctor");
    t.begin_turn(0);
    t.decide("pass");
    t.decide("pass");
    refused(&t, ONE, "bribe legal", "SF-R11", "You have nobody to activate: Renegotiate.");
    refused(
        &t,
        ONE,
        "renegotiate doctor",
        "SF-15.6.2",
        "The Doctor is out of reach: that cube stays.",
    );
    refused(&t, ONE, "renegotiate legal", "SF-15.6.2", "There is no such cube on Legal.");
    t.pc(0, "exile");
    t.down("exile");
    refused(
        &t,
        ONE,
        "bribe legal",
        "SF-R11",
        "You have nobody to activate: your PC, the Exile, cannot act, and no other Conspirator is Live. Renegotiate.",
    );
}
