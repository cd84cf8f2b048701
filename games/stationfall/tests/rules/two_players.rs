//! The two-player game in play (SF-17.2, SF-R153 to SF-R158): two colours each, A1 and A2 against B1 and B2. Players 0
//! and 2 are the first human, 1 and 3 the second.

use stationfall::state::{Bribe, Guilt, Player};

use crate::common::{TestTable, character, refused, seats};

fn four_people() -> TestTable {
    let mut t = seats(2, &["exile", "engineer", "stranger", "microbiologist", "security"]);
    t.secret(0, "exile");
    t.secret(1, "engineer");
    t.secret(2, "stranger");
    t.secret(3, "microbiologist");
    t
}

/// Passes until the turn of a player is over.
fn whole_turn(t: &mut TestTable) {
    let player = t.state.turn.player;
    let minute = t.state.minute;
    while (t.state.turn.player, t.state.minute) == (player, minute) && !t.state.station.stationfall
    {
        let choices = t.choices();
        let wanted = ["pass", "renegotiate"].into_iter().find(|c| choices.iter().any(|o| o == c));
        t.decide(wanted.unwrap_or_else(|| panic!("expected to pass, found {choices:?}")));
    }
}

/// Rules: SF-17.2.2.2, SF-17.2.2.3, SF-R153
#[test]
fn sf_17_2_2_4_abandon_ship_and_reentry_come_when_all_four_have_moved() {
    let mut t = four_people();
    t.state.minute = 2;
    t.state.station.fireball = true;
    t.begin_turn(0);
    let mut humans = Vec::new();
    for _ in 0..4 {
        assert!(!t.state.station.abandon_ship, "not before the last turn of Minute 2");
        humans.push(t.asked().0);
        whole_turn(&mut t);
    }
    assert_eq!(humans, [0, 1, 0, 1]);
    assert!(t.state.station.abandon_ship && t.state.minute == 1);
    for _ in 0..4 {
        assert!(!t.state.station.reentry_flipped);
        whole_turn(&mut t);
    }
    assert!(t.state.station.reentry_flipped && t.state.station.stationfall, "a fireball ends it");
}

/// Rules: SF-17.2.2.1, SF-15.3.1
#[test]
fn sf_17_2_2_1_each_secret_identity_belongs_to_one_of_the_own_colours() {
    let mut t = four_people();
    t.begin_turn(0);
    refused(
        &t,
        t.seat(0),
        "reveal stranger",
        "SF-17.2.2.1",
        "Stranger (It's Personal) is the Secret Identity of your other colour: reveal it in the turn of that colour.",
    );
    refused(&t, t.seat(0), "reveal engineer", "SF-15.3.1", "That is not an Identity of yours.");
    t.begin_turn(2);
    t.decide("reveal stranger");
}

#[test]
fn sf_17_2_4_a_reveal_returns_only_cubes_of_the_colour_that_reveals() {
    let mut t = four_people();
    t.cubes(0, "exile", 2);
    t.cubes(2, "exile", 1);
    t.cubes(1, "exile", 3);
    t.begin_turn(0);
    t.decide("reveal exile");
    assert_eq!((t.hand(0), t.state.players[Player(0)].betrayal), (8, 0));
    assert_eq!(t.state.players[Player(2)].betrayal, 1, "the own other colour too");
    assert_eq!(t.state.players[Player(1)].betrayal, 3);
}

/// Rules: SF-17.2.8, SF-R155
#[test]
fn sf_17_2_7_each_colour_has_its_own_bribe() {
    let mut t = four_people();
    t.pc(0, "exile");
    t.cubes(2, "engineer", 1);
    t.activating(0);
    t.decision_refused("bribe exile", "SF-15.5.4.4");
    t.activating(2);
    t.decide("activate engineer");
    t.decide("bribe security");
    t.decide("wait");
    assert_eq!(t.state.players[Player(2)].bribe, Bribe::On(character("security")));
    assert_eq!(t.state.players[Player(0)].bribe, Bribe::Hand, "the other colour still has its own");
}

#[test]
fn sf_r156_the_own_other_pc_may_be_bribed_with_the_own_consent() {
    let mut t = four_people();
    t.pc(0, "exile");
    t.cubes(2, "engineer", 1);
    t.activating(2);
    t.decide("bribe exile");
    t.decide("wait");
    assert_eq!(t.asked(), t.seat(0), "the same human answers for the other colour");
    t.decide("accept");
    assert_eq!(t.state.players[Player(2)].bribe, Bribe::On(character("exile")));
}

#[test]
fn sf_r157_kompromat_against_the_own_other_pc_asks_nobody() {
    let mut t = four_people();
    t.pc(0, "exile");
    t.cubes(2, "engineer", 1);
    t.kompromat_in_hand(0, "exile");
    t.activating(2);
    t.decide("kompromat exile");
    t.decide("wait");
    assert!(!t.choices().iter().any(|choice| choice == "refuse"));
    assert!(!t.holds_kompromat(0, "exile"), "done without an answer");
    assert_eq!((t.guilt_of(0), t.guilt_of(2)), (Guilt::Innocent, Guilt::Innocent));
}

/// Rules: SF-17.2.10
#[test]
fn sf_r158_transmitting_evidence_spares_both_own_colours() {
    let mut t = four_people();
    for player in 0..4 {
        t.guilt(player, Guilt::Suspect);
    }
    t.place("engineer", "array_control");
    t.data("engineer", "evidence");
    t.act("engineer", "transmit evidence authorities");
    assert_eq!(
        [0, 1, 2, 3].map(|player| t.guilt_of(player)),
        [Guilt::Suspect, Guilt::Guilty, Guilt::Suspect, Guilt::Guilty,]
    );
}
