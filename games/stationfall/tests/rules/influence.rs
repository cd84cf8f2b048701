//! The Influence phase (SF-15.4).

use super::common::*;
use stationfall::state::Player;

/// The first player is about to Influence.
fn influencing(characters: &[&str], arrange: impl FnOnce(&mut TestTable)) -> TestTable {
    let mut t = table(characters);
    arrange(&mut t);
    t.begin_turn(0);
    t.decide("pass");
    t
}

/// Rules: SF-R13
#[test]
fn sf_15_4_1_any_number_of_cubes_from_hand_on_one_card() {
    let mut t = influencing(&["doctor", "legal"], |t| t.cubes(0, "doctor", 2));
    t.decision_refused("influence doctor 7", "SF-R13");
    t.decide("influence doctor 6");
    assert_eq!((t.cubes_of(0, "doctor"), t.hand(0)), (8, 0));
    t.decision_refused("influence legal 1", "SF-15.2");
}

#[test]
fn sf_15_4_1_not_on_a_pc_the_down_the_escaped_or_the_annihilated() {
    let t = influencing(&["doctor", "legal", "exile", "consort", "stranger"], |t| {
        t.pc(1, "legal");
        t.down("doctor");
        t.place("exile", "hail_mary");
        t.launched("hail_mary");
        t.annihilate("consort");
    });
    for who in ["legal", "doctor", "exile", "consort"] {
        t.decision_refused(&format!("influence {who} 1"), "SF-15.4.1");
    }
    assert!(t.choices().contains(&"influence stranger 1".to_string()));
}

#[test]
fn sf_r13_influence_only_adds_and_may_be_skipped() {
    let mut t = influencing(&["doctor"], |t| t.cubes(0, "doctor", 2));
    assert!(t.choices().contains(&"pass".to_string()));
    t.decide("influence doctor 1");
    assert_eq!(t.cubes_of(0, "doctor"), 3);
}

#[test]
fn sf_r14_fewer_cubes_than_the_leader_are_legal_and_another_may_be_activated() {
    let mut t = influencing(&["doctor", "legal"], |t| {
        t.cubes(1, "doctor", 4);
        t.cubes(0, "legal", 1);
    });
    t.decide("influence doctor 1");
    t.decision_refused("activate doctor", "SF-4.3.1");
    t.decide("activate legal");
}

/// The Astrochimp is Loyal: two cubes of the second player and one of the first lie there.
fn loyal(elsewhere: u8) -> TestTable {
    influencing(&["astrochimp", "doctor"], |t| {
        t.cubes(1, "astrochimp", 2);
        t.cubes(0, "astrochimp", 1);
        t.cubes(0, "doctor", elsewhere);
    })
}

#[test]
fn sf_r185_all_cubes_on_a_loyal_card_return_and_one_more_must_be_placed() {
    let mut t = loyal(0);
    t.decision_refused("influence astrochimp 3", "SF-R185");
    t.decide("influence astrochimp 4");
    assert_eq!((t.cubes_of(0, "astrochimp"), t.cubes_of(1, "astrochimp")), (4, 0));
    assert_eq!((t.hand(0), t.hand(1)), (4, 8));
}

#[test]
fn sf_r185_with_too_few_cubes_after_the_return_it_is_refused() {
    let mut t = loyal(4);
    t.decide("influence astrochimp 4");
    assert_eq!(t.hand(0), 0, "the own one may be placed again");
    let t = loyal(5);
    t.decision_refused("influence astrochimp 4", "SF-R13");
    assert!(!t.choices().iter().any(|choice| choice.starts_with("influence astrochimp")));
}

#[test]
fn sf_r185_of_a_helpful_card_each_player_has_at_most_one_cube() {
    let mut t = influencing(&["medical"], |t| t.cubes(1, "medical", 1));
    t.decision_refused("influence medical 2", "SF-R185");
    t.decide("influence medical 1");
    assert!(t.conspires(0, "medical"));
    t.begin_turn(0);
    t.carry_on();
    t.decide("pass");
    assert_eq!(t.cubes_of(0, "medical"), 1);
    assert!(t.state.players[Player(0)].cubes == 7 && !t.choices().contains(&"pass".to_string()));
}
