//! The end: final reveals, Time markers and deliveries (SF-15.7.1, SF-16.2, SF-16.3).

use crate::common::*;

/// Four players with Secret Identities; the Exile's Escapes with Evidence and X-Secret.
fn settled() -> TestTable {
    let mut t = table(&["engineer", "medical", "exile", "security", "stranger"]);
    for (player, card) in (0..).zip(["engineer", "medical", "exile", "security"]) {
        t.secret(player, card);
    }
    t
}

/// Rules: SF-16.2, SF-15.3.1
#[test]
fn sf_16_2_an_own_card_must_be_revealed() {
    let mut t = settled();
    t.bonus(1, "stranger");
    t.fall();
    refused(&t, t.seat(1), "pass", "SF-16.2", "It is the end: reveal an Identity of yours.");
    refused(&t, t.seat(1), "reveal engineer", "SF-15.3.1", "That is not an Identity of yours.");
}

/// Rules: SF-16.3.1, SF-R138, SF-R142, SF-R178
#[test]
fn sf_16_3_1_what_can_be_delivered() {
    let mut t = settled();
    t.place("exile", "hail_mary");
    t.launched("hail_mary");
    t.data("exile", "evidence");
    t.data("exile", "x_secret");
    t.state.offsites[offsite("authorities")].annihilated = true;
    t.fall();
    let seat = t.asked();
    refused(&t, seat, "wait", "SF-16.3.1", "Deliver Data of your PC, or pass.");
    refused(&t, seat, "deliver nda news", "SF-16.3.1", "Your Escaped PC does not possess the NDA.");
    refused(
        &t,
        seat,
        "deliver evidence authorities",
        "SF-R142",
        "The Authorities cannot be reached any more.",
    );
    t.decide("deliver evidence news");
    refused(
        &t,
        seat,
        "deliver evidence news",
        "SF-R138",
        "You have delivered Evidence there already.",
    );
}

/// Rules: SF-R178
#[test]
fn sf_r178_an_nda_delivers_nothing_else() {
    let mut t = table(&["maintenance_clones", "medical", "exile", "security"]);
    t.secret(0, "maintenance_clones");
    t.place_all(&["clone_alpha", "clone_beta"], "hail_mary");
    t.launched("hail_mary");
    t.data("clone_alpha", "nda");
    t.data("clone_alpha", "evidence");
    t.data("clone_beta", "x_secret");
    t.fall();
    refused(
        &t,
        t.asked(),
        "deliver evidence news",
        "SF-R178",
        "The NDA forbids delivering Evidence.",
    );
}

/// Rules: SF-R127
#[test]
fn sf_r127_only_due_markers_are_chosen() {
    let mut t = table(&["exile", "engineer"]);
    t.abandon_ship();
    t.place("exile", "alcatraz");
    t.place("engineer", "houdini");
    t.act("exile", "timed_launch");
    t.act("engineer", "timed_launch");
    t.state.minute -= 1;
    t.state.turn.activating = false;
    t.state.frames.pop();
    t.carry_on();
    refused(&t, t.asked(), "choose marker 3", "SF-R127", "Choose one of your due Time markers.");
}
