//! Bribes and Kompromat (SF-15.5.4, SF-15.5.5, SF-R31 to SF-R47, SF-R190, SF-R191).

use super::common::*;
use stationfall::action::Actor;
use stationfall::event::Event;
use stationfall::ids::Body;
use stationfall::state::{Bribe, Guilt, KompromatPlace, Player};

/// The first player has a cube on Legal; the Exile and the Doctor are there too.
fn three() -> TestTable {
    let mut t = table(&["legal", "exile", "doctor"]);
    t.cubes(0, "legal", 1);
    t
}

/// Player 0 offers the second player's PC, the Exile, a Step to the Bridge.
fn offered(by: &str) -> TestTable {
    let mut t = three();
    t.pc(1, "exile");
    t.kompromat_in_hand(0, "exile");
    t.decide(&format!("{by} exile"));
    t.decide("step bridge");
    t
}

fn bribe(t: &TestTable) -> Bribe {
    t.state.players[Player(0)].bribe
}

fn kompromat(t: &TestTable, of: &str) -> KompromatPlace {
    t.state.kompromat[character(of)]
}

/// Rules: SF-15.5.4.2
#[test]
fn sf_15_5_4_1_a_bribe_makes_an_npc_act_once_and_stays_on_its_card() {
    let mut t = three();
    t.decide("bribe exile");
    t.decide("step bridge");
    assert_eq!(t.at("exile"), "bridge");
    assert_eq!(bribe(&t), Bribe::On(character("exile")));
    t.decision_refused("bribe doctor", "SF-15.5.4.1");
    t.begin_turn(0);
    for phase in ["pass", "pass"] {
        t.decide(phase);
    }
    t.decision_refused("bribe doctor", "SF-15.5.4.2");
}

#[test]
fn sf_15_5_4_1_only_in_the_activate_phase_and_only_the_live_and_unescaped() {
    let mut t = three();
    t.down("doctor");
    t.decision_refused("bribe doctor", "SF-15.5.4.1");
    t.place("exile", "mcqueen");
    t.launched("mcqueen");
    t.decision_refused("bribe exile", "SF-15.5.4.1");
    t.begin_turn(0);
    t.decide("pass");
    t.decision_refused("bribe legal", "SF-15.2");
}

#[test]
fn sf_15_5_4_2_the_bribe_stays_when_the_character_is_lost() {
    let mut t = three();
    t.decide("bribe exile");
    t.decide("wait");
    t.annihilate("exile");
    assert_eq!(bribe(&t), Bribe::On(character("exile")));
}

/// Rules: SF-R33, SF-15.5.4.1
#[test]
fn sf_15_5_4_3_a_refused_bribe_returns_but_no_other_is_used_this_turn() {
    let mut t = offered("bribe");
    assert_eq!(t.asked(), t.seat(1));
    t.decide("refuse");
    assert_eq!((t.at("exile"), bribe(&t)), ("array_control", Bribe::Hand));
    assert_eq!(t.guilt_of(1), Guilt::Innocent, "no penalty");
    t.decision_refused("bribe doctor", "SF-15.5.4.3");
    t.decide("kompromat exile");
    t.begin_turn(0);
    for phase in ["pass", "pass"] {
        t.decide(phase);
    }
    t.decide("bribe doctor");
}

#[test]
fn sf_15_5_4_3_an_accepted_bribe_is_spent_and_the_action_done() {
    let mut t = offered("bribe");
    t.decide("accept");
    assert_eq!((t.at("exile"), bribe(&t)), ("bridge", Bribe::On(character("exile"))));
    assert_eq!(t.asked(), t.seat(0));
}

/// Rules: SF-R34
#[test]
fn sf_15_5_4_3_a_bribe_can_be_declined_for_good_and_kompromat_is_answered_each_time() {
    let decline = |t: &TestTable| {
        let viewer = kernel::Viewer::Seat(t.asked());
        let scene = kernel::play::scene(&stationfall::Stationfall::new(), &t.state, viewer);
        scene.prompt.expect("a question").decline
    };
    let mut t = offered("bribe");
    assert_eq!(decline(&t).as_deref(), Some("refuse"));
    let before = (t.state.players, t.guilt_of(1));
    t.decide("refuse");
    assert_eq!((t.state.players, t.guilt_of(1)), before, "nothing has changed");
    assert_eq!(decline(&offered("kompromat")), None);
}

/// Rules: SF-R35
#[test]
fn sf_15_5_4_4_nobody_bribes_the_own_pc() {
    let mut t = three();
    t.pc(0, "exile");
    t.decision_refused("bribe exile", "SF-15.5.4.4");
}

#[test]
fn sf_15_5_5_1_kompromat_makes_the_named_character_act_once_and_is_spent() {
    let mut t = three();
    t.kompromat_in_hand(0, "exile");
    t.kompromat_in_hand(0, "doctor");
    t.decision_refused("kompromat legal", "SF-15.5.5.1");
    t.decide("kompromat exile");
    t.decide("step bridge");
    assert_eq!((t.at("exile"), kompromat(&t, "exile")), ("bridge", KompromatPlace::Spent));
    t.decision_refused("kompromat doctor", "SF-15.5.5.1");
}

/// Rules: SF-R39
#[test]
fn sf_a1_4_the_named_character_must_be_live_and_unescaped() {
    let mut t = three();
    t.kompromat_in_hand(0, "exile");
    t.kompromat_in_hand(0, "doctor");
    t.down("exile");
    t.place("doctor", "mcqueen");
    t.launched("mcqueen");
    t.decision_refused("kompromat exile", "SF-A1.4");
    t.decision_refused("kompromat doctor", "SF-A1.4");
    assert!(t.holds_kompromat(0, "exile"));
}

/// Rules: SF-R34, SF-R191, SF-10.1.3
#[test]
fn sf_15_5_5_2_who_refuses_kompromat_becomes_suspect_and_it_returns_known_to_all() {
    let mut t = offered("kompromat");
    t.kompromat_in_hand(0, "doctor");
    t.decide("refuse");
    assert_eq!((t.at("exile"), t.guilt_of(1)), ("array_control", Guilt::Suspect));
    let seat = t.seat(0);
    assert_eq!(kompromat(&t, "exile"), KompromatPlace::Hand { seat, known: true });
    t.decision_refused("kompromat doctor", "SF-15.5.5.1");
}

#[test]
fn sf_15_5_5_2_who_accepts_stays_innocent_and_it_is_spent() {
    let mut t = offered("kompromat");
    t.decide("accept");
    assert_eq!((t.at("exile"), t.guilt_of(1)), ("bridge", Guilt::Innocent));
    assert_eq!(kompromat(&t, "exile"), KompromatPlace::Spent);
}

#[test]
fn sf_r37_who_is_not_innocent_refuses_without_consequence() {
    for guilt in [Guilt::Suspect, Guilt::Guilty] {
        let mut t = offered("kompromat");
        t.guilt(1, guilt);
        t.decide("refuse");
        assert_eq!(t.guilt_of(1), guilt);
    }
}

/// Rules: SF-R35
#[test]
fn sf_15_5_5_3_kompromat_of_the_own_pc_needs_no_consent() {
    let mut t = three();
    t.pc(0, "exile");
    t.kompromat_in_hand(0, "exile");
    t.decide("kompromat exile");
    t.decide("step bridge");
    assert_eq!((t.at("exile"), t.guilt_of(0)), ("bridge", Guilt::Innocent));
}

#[test]
fn sf_r31_between_the_offer_and_its_end_nothing_else_is_accepted() {
    let mut t = three();
    t.pc(1, "exile");
    t.decide("bribe exile");
    t.decision_refused("pass", "SF-R31");
    t.decision_refused("activate legal", "SF-R31");
    t.decision_refused("step storage", "SF-12.1.1");
    t.decide("step bridge");
    t.decision_refused("pass", "SF-R31");
    assert_eq!(t.choices(), ["accept", "refuse"]);
}

#[test]
fn sf_r32_the_accepted_action_is_executed_exactly() {
    let mut t = three();
    t.pc(1, "exile");
    t.give("exile", "firebomb");
    t.decide("bribe exile");
    t.decide("throw firebomb bridge ignite");
    t.decide("accept");
    assert!(t.burns("bridge"));
    assert_eq!(t.has("exile", "firebomb"), 0);
}

#[test]
fn sf_r33_after_a_refused_bribe_kompromat_is_still_open() {
    let mut t = offered("bribe");
    t.kompromat_in_hand(0, "doctor");
    t.decide("refuse");
    t.decide("kompromat doctor");
    t.decide("step mainframe");
    assert_eq!(t.at("doctor"), "mainframe");
}

#[test]
fn sf_r38_a_bribe_and_kompromat_in_one_turn_even_on_the_same_character() {
    let mut t = three();
    t.kompromat_in_hand(0, "exile");
    for decision in ["bribe exile", "step bridge", "kompromat exile", "step forward_airlocks"] {
        t.decide(decision);
    }
    assert_eq!(t.at("exile"), "forward_airlocks");
}

/// Rules: SF-A1.6, SF-11.3
#[test]
fn sf_r40_one_action_only_no_free_pick_up_no_disc_exhausted_or_not() {
    let mut t = three();
    t.lay("gun", "array_control");
    t.disc(2, "exile");
    t.activating(0);
    t.decide("bribe exile");
    t.decision_refused("free pickup gun", "SF-R31");
    t.decide("pickup gun");
    assert!(t.choices().iter().all(|choice| !choice.starts_with("step")));
    assert_eq!(t.state.players[Player(0)].disc, None);
    t.decide("activate legal");
    assert_eq!(t.state.turn.activated.map(|activation| activation.actions), Some(2));
}

#[test]
fn sf_a1_6_a_blackmailed_character_has_no_free_pick_up() {
    let mut t = three();
    t.lay("gun", "array_control");
    t.kompromat_in_hand(0, "exile");
    t.decide("kompromat exile");
    t.decision_refused("free pickup gun", "SF-R31");
    assert!(t.choices().iter().all(|choice| !choice.starts_with("free")));
}

/// Rules: SF-10.1.2
#[test]
fn sf_r41_the_active_player_owns_what_a_bribed_character_does() {
    let mut t = three();
    t.pc(1, "exile");
    t.kompromat("doctor", "array_control");
    t.kompromat_in_hand(0, "exile");
    for decision in ["bribe exile", "pickup kompromat array_control", "accept"] {
        t.decide(decision);
    }
    assert!(t.holds_kompromat(0, "doctor"));
    t.place("doctor", "array_control");
    t.give("exile", "gun");
    for decision in ["kompromat exile", "attack doctor gun", "accept"] {
        t.decide(decision);
    }
    assert_eq!((t.guilt_of(0), t.guilt_of(1)), (Guilt::Suspect, Guilt::Innocent));
}

#[test]
fn sf_r41_the_time_marker_is_the_active_players() {
    let mut t = three();
    t.pc(1, "exile");
    t.place("exile", "hail_mary");
    t.abandon_ship();
    for decision in ["bribe exile", "timed_launch", "accept"] {
        t.decide(decision);
    }
    assert_eq!(t.state.markers.iter().next().map(|marker| marker.owner), Some(Player(0)));
}

#[test]
fn sf_r43_control_by_an_ability_asks_nobody() {
    let mut t = table(&["telepathic_rat", "doctor"]);
    t.place("telepathic_rat", "forward_hub");
    t.pc(1, "doctor_jekyll");
    t.cubes(0, "telepathic_rat", 1);
    for decision in ["activate telepathic_rat", "telepathy doctor", "step mainframe"] {
        t.decide(decision);
    }
    assert_eq!((t.at("doctor"), t.asked()), ("mainframe", t.seat(0)));
}

/// Rules: SF-R45
#[test]
fn sf_r44_bribing_the_activated_npc_is_a_third_action_between_the_others() {
    let mut t = three();
    t.lay("helmet", "mcqueen");
    for decision in ["activate legal", "step reactor", "bribe legal", "step aft_airlocks"] {
        t.decide(decision);
    }
    t.decide("step mcqueen");
    assert_eq!(t.at("legal"), "mcqueen");
    t.decision_refused("step aft_airlocks", "SF-15.5.2");
}

#[test]
fn sf_r45_not_inside_an_action() {
    let mut t = table(&["stranger", "drones", "exile"]);
    t.place("stranger", "mainframe");
    t.cubes(0, "stranger", 1);
    t.decide("activate stranger");
    t.decide("remote drone_1");
    t.decision_refused("bribe exile", "SF-R31");
    t.decide("wait");
    t.decide("bribe exile");
}

#[test]
fn sf_r47_the_offer_the_action_and_the_answer_are_public() {
    let mut t = offered("bribe");
    t.decide("refuse");
    let actor = Actor::Body(Body::Exile);
    let action = action("step bridge");
    for event in
        [Event::Offered { to: Player(1), actor, action }, Event::Refused { player: Player(1) }]
    {
        let told = t.log.entries().iter().find(|entry| entry.event.event == event);
        assert!(told.is_some_and(|entry| entry.audience == kernel::Audience::PUBLIC));
    }
}

/// Rules: SF-4.1.2
#[test]
fn sf_r190_an_unrevealed_character_obeys_kompromat_whoever_holds_its_card() {
    for holder in [0, 1] {
        let mut t = three();
        t.secret(holder, "exile");
        t.kompromat_in_hand(0, "exile");
        t.decide("kompromat exile");
        t.decide("step bridge");
        assert_eq!((t.at("exile"), t.asked()), ("bridge", t.seat(0)));
    }
}

#[test]
fn sf_r191_a_refused_kompromat_has_been_used_this_turn() {
    let mut t = offered("kompromat");
    t.decide("refuse");
    t.decision_refused("kompromat exile", "SF-15.5.5.1");
    t.begin_turn(0);
    for phase in ["pass", "pass"] {
        t.decide(phase);
    }
    t.decide("kompromat exile");
}

#[test]
fn sf_r15_who_could_not_come_out_of_hiding_is_neither_bribed_nor_blackmailed() {
    let mut t = table(&["stowaway", "legal"]);
    t.cubes(0, "legal", 1);
    t.kompromat_in_hand(0, "stowaway");
    for at in ["tanks", "locker_room", "aft_exhaust", "forward_exhaust"] {
        t.asphyxiation(at);
    }
    assert!(t.choices().contains(&"bribe stowaway".to_string()), "there is the McQueen");
    t.launched("mcqueen");
    t.decision_refused("bribe stowaway", "SF-R15");
    t.decision_refused("kompromat stowaway", "SF-R15");
}

/// Rules: SF-5.1.3, SF-R15
#[test]
fn sf_r15_nobody_comes_out_of_hiding_where_live_streams_make_it_lit() {
    let mut t = table(&["stowaway", "billionaire"]);
    t.place("billionaire", "tanks");
    t.cubes(0, "stowaway", 1);
    t.decide("activate stowaway");
    assert!(
        t.choices().contains(&"enter tanks".to_string()),
        "with Jammers ON nothing is streamed"
    );
    t.state.station.jammers = false;
    refused(
        &t,
        t.asked(),
        "enter tanks",
        "SF-R15",
        "Live Streams make the Tanks Lit: nobody comes out of hiding there.",
    );
    assert!(t.choices().contains(&"enter locker_room".to_string()));
}

#[test]
fn sf_r46_silence_refuses_a_bribe_and_accepts_kompromat() {
    assert_eq!(three().look().silent_answer(), None);
    assert_eq!(offered("bribe").look().silent_answer(), Some(decision("refuse")));
    let mut t = offered("kompromat");
    assert_eq!(t.look().silent_answer(), Some(decision("accept")));
    t.decide("accept");
    assert_eq!(t.guilt_of(1), Guilt::Innocent);
}

/// The Doctor is the PC of the second and the third player.
fn two_holders() -> TestTable {
    let mut t = three();
    t.pc(1, "doctor_jekyll");
    t.pc(2, "doctor_hyde");
    t
}

#[test]
fn sf_r30_the_active_player_chooses_which_of_two_holders_answers() {
    let mut t = two_holders();
    t.kompromat_in_hand(0, "doctor");
    t.decide("kompromat doctor");
    t.decide("step mainframe");
    assert_eq!(
        (t.asked(), t.choices()),
        (t.seat(0), vec!["choose player 2".into(), "choose player 3".into()])
    );
    t.decision_refused("choose player 4", "SF-R30");
    t.decide("choose player 3");
    assert_eq!(t.asked(), t.seat(2));
    t.decide("refuse");
    assert_eq!((t.guilt_of(1), t.guilt_of(2)), (Guilt::Suspect, Guilt::Suspect), "both");
}

/// Rules: SF-15.5.5.3, SF-15.5.4.4
#[test]
fn sf_r30_one_of_two_holders_needs_no_consent_for_kompromat_and_cannot_bribe() {
    let mut t = two_holders();
    t.activating(1);
    t.decision_refused("bribe doctor", "SF-15.5.4.4");
    t.kompromat_in_hand(1, "doctor");
    t.decide("kompromat doctor");
    t.decide("step mainframe");
    assert_eq!((t.at("doctor"), t.asked()), ("mainframe", t.seat(1)));
}

#[test]
fn sf_r176_the_digital_assistant_can_be_bribed() {
    let mut t = table(&["exile", "digital_assistant"]);
    t.cubes(0, "exile", 1);
    t.activating(0);
    t.decide("activate exile");
    let jammers = t.state.station.jammers;
    t.decide("bribe digital_assistant");
    t.decide("jammers");
    assert_ne!(t.state.station.jammers, jammers);
    assert_eq!(bribe(&t), Bribe::On(character("digital_assistant")));
}
