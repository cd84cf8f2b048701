//! Bribes and Kompromat, and the answers to them (SF-15.5.4.1 to SF-15.5.5).

use stationfall::state::{Bribe, GreyBribe, Player};

use super::{ONE, TWO};
use crate::common::*;

/// The first player has a cube on Legal; the Exile and the Doctor are there too.
fn three() -> TestTable {
    let mut t = table(&["legal", "exile", "doctor"]);
    t.cubes(0, "legal", 1);
    t
}

/// Rules: SF-15.5.4.1, SF-15.5.4.2, SF-15.5.4.4, SF-R177, SF-4.4.1
#[test]
fn sf_15_5_4_4_whom_a_bribe_can_move() {
    let mut t = table(&["exile", "doctor", "colonel", "drones"]);
    t.pc(0, "exile");
    refused(
        &t,
        ONE,
        "bribe exile",
        "SF-15.5.4.4",
        "The Exile is your own PC: you cannot bribe yourself.",
    );
    refused(&t, ONE, "bribe colonel", "SF-4.4.1", "The Colonel cannot be bribed.");
    refused(&t, ONE, "bribe drone_1", "SF-R177", "The Drones cannot be bribed.");
    refused(&t, ONE, "bribe legal", "SF-1.5", "Legal is not in this game.");
    refused(
        &t,
        ONE,
        "bribe doctor grey",
        "SF-4.4.1",
        "Grey Bribes need the Billionaire activated this turn, and one left on the card.",
    );
    t.down("doctor");
    refused(
        &t,
        ONE,
        "bribe doctor",
        "SF-15.5.4.1",
        "The Doctor is Down and has to be revived first.",
    );
}

/// Rules: SF-15.5.4.1, SF-15.5.4.2, SF-R31
#[test]
fn sf_15_5_4_1_one_bribe_and_where_it_is() {
    let mut t = three();
    t.decide("bribe exile");
    refused(&t, ONE, "bribe doctor", "SF-R31", "Name the Action, exactly as it is to be done.");
    t.decide("wait");
    refused(&t, ONE, "bribe doctor", "SF-15.5.4.1", "Only one Bribe can be used in a turn.");
    t.activating(0);
    refused(&t, ONE, "bribe doctor", "SF-15.5.4.2", "Your Bribe is not in your hand.");
    let mut t = table(&["billionaire", "exile"]);
    t.cubes(0, "billionaire", 1);
    t.state.players[Player(0)].bribe = Bribe::On(character("exile"));
    t.state.grey_bribes = [GreyBribe::Unused; 3];
    t.decide("activate billionaire");
    refused(
        &t,
        ONE,
        "bribe exile",
        "SF-15.5.4.2",
        "Your Bribe is not in your hand, but a grey Bribe can be used here: add grey.",
    );
}

/// Rules: SF-15.5.5.1, SF-A1.4
#[test]
fn sf_15_5_5_1_whom_kompromat_moves() {
    let mut t = three();
    t.kompromat_in_hand(0, "exile");
    t.kompromat_in_hand(0, "doctor");
    t.down("doctor");
    refused(&t, ONE, "kompromat legal", "SF-15.5.5.1", "You hold no Kompromat on Legal.");
    refused(
        &t,
        ONE,
        "kompromat doctor",
        "SF-A1.4",
        "The Doctor is Down and has to be revived first.",
    );
    t.decide("kompromat exile");
    t.decide("wait");
    refused(&t, ONE, "kompromat exile", "SF-15.5.5.1", "Only one Kompromat can be used in a turn.");
}

/// Rules: SF-R31, SF-R30
#[test]
fn sf_r31_who_is_asked_accepts_or_refuses() {
    let mut t = three();
    t.pc(1, "exile");
    t.decide("bribe exile");
    t.decide("step bridge");
    refused(&t, TWO, "pass", "SF-R31", "An offer waits for your answer: accept or refuse.");
    t.decide("refuse");
    refused(
        &t,
        ONE,
        "bribe doctor",
        "SF-15.5.4.3",
        "Your Bribe was refused, and that counts: no other Bribe can be used this turn.",
    );
    let mut t = three();
    t.pc(1, "doctor_jekyll");
    t.pc(2, "doctor_hyde");
    t.kompromat_in_hand(0, "doctor");
    t.decide("kompromat doctor");
    t.decide("step mainframe");
    refused(&t, ONE, "choose player 4", "SF-R30", "Choose one of the players whose PC this is.");
}
