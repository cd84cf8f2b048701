//! The sequence of play (chapter 15, appendix A1, SF-R1 to SF-R20).

use super::common::*;
use stationfall::state::{Ending, Player};

/// The first player activates this one, who has a cube of theirs, and nobody else is there.
fn activated(who: &str) -> TestTable {
    let mut t = table(&[who]);
    t.cubes(0, who, 1);
    t.decide(&format!("activate {who}"));
    t
}

/// The active player does nothing the whole turn.
fn idle_turn(t: &mut TestTable) {
    for phase in ["pass", "pass", "renegotiate"] {
        t.decide(phase);
    }
}

/// The Actions left to whoever is activated.
fn actions_left(t: &TestTable) -> u8 {
    t.state.turn.activated.expect("somebody is activated").actions
}

fn disc_of(t: &TestTable, player: u8) -> Option<&'static str> {
    t.state.players[Player(player)].disc.map(|on| on.name())
}

fn listed(t: &TestTable, beginning: &str) -> bool {
    t.choices().iter().any(|choice| choice.starts_with(beginning))
}

/// Rules: SF-15.8.1
#[test]
fn sf_15_1_every_player_takes_one_turn_from_the_first_player_on_then_the_minute_ends() {
    let mut t = table(&["doctor"]);
    t.state.table.first = Player(2);
    t.begin_turn(2);
    for player in [2, 3, 0, 1] {
        assert_eq!((t.state.turn.player, t.state.minute), (Player(player), 13));
        idle_turn(&mut t);
    }
    assert_eq!((t.state.turn.player, t.state.minute), (Player(2), 12));
}

#[test]
fn sf_15_2_reveal_influence_then_activate_or_renegotiate() {
    let mut t = table(&["doctor"]);
    t.cubes(0, "doctor", 1);
    t.begin_turn(0);
    t.decision_refused("influence doctor 1", "SF-15.2");
    t.decide("pass");
    t.decision_refused("activate doctor", "SF-15.2");
    t.decide("pass");
    t.decision_refused("pass", "SF-15.2");
    t.decide("activate doctor");
    t.decision_refused("renegotiate", "SF-15.5.2a");
}

/// Rules: SF-R8
#[test]
fn sf_15_2_discs_stay_until_their_owner_moves_them() {
    let mut t = activated("doctor");
    t.decide("pass");
    t.annihilate("doctor");
    (0..3).for_each(|_| {
        t.carry_on();
        t.decide("pass");
        t.decide("renegotiate");
    });
    assert_eq!((t.state.turn.player, disc_of(&t, 0)), (Player(0), Some("doctor")));
    t.decide("pass");
    t.decide("renegotiate");
    assert_eq!(disc_of(&t, 0), None);
}

/// Rules: SF-R19
#[test]
fn sf_15_3_1a_the_down_the_escaped_and_the_annihilated_can_be_revealed() {
    let lost: [fn(&mut TestTable); 3] = [
        |t| t.down("exile"),
        |t| {
            t.place("exile", "mcqueen");
            t.launched("mcqueen");
        },
        |t| t.annihilate("exile"),
    ];
    for lose in lost {
        let mut t = table(&["exile"]);
        t.secret(0, "exile");
        t.cubes(0, "exile", 3);
        lose(&mut t);
        t.begin_turn(0);
        t.decide("reveal exile");
        assert_eq!(t.state.players[Player(0)].pc, Some(identity("exile")));
        assert_eq!(t.hand(0), 8, "own cubes return");
    }
}

/// Rules: SF-15.3.1, SF-A1.1
#[test]
fn sf_r20_own_cubes_return_others_go_to_betrayal_and_can_be_placed_at_once() {
    let mut t = table(&["exile", "doctor"]);
    t.secret(0, "exile");
    t.cubes(0, "exile", 3);
    t.cubes(1, "exile", 2);
    t.cubes(0, "doctor", 1);
    t.begin_turn(0);
    t.decide("reveal exile");
    assert_eq!((t.hand(0), t.cubes_of(0, "doctor")), (7, 1));
    assert_eq!((t.hand(1), t.state.players[Player(1)].betrayal), (6, 2));
    t.decide("influence doctor 7");
    assert_eq!(t.cubes_of(0, "doctor"), 8);
}

#[test]
fn sf_r18_reveal_only_at_the_start_of_the_own_turn() {
    let mut t = table(&["exile"]);
    t.secret(0, "exile");
    t.cubes(0, "exile", 1);
    t.begin_turn(0);
    t.decide("pass");
    t.decision_refused("reveal exile", "SF-15.2");
    t.decide("pass");
    t.decide("activate exile");
    t.decision_refused("reveal exile", "SF-15.2");
}

/// Rules: SF-A1.3, SF-R6
#[test]
fn sf_15_5_1_any_disc_on_the_card_exhausts_also_the_own_one() {
    for owner in [0, 1] {
        let mut t = table(&["doctor"]);
        t.cubes(0, "doctor", 1);
        t.disc(owner, "doctor");
        t.activating(0);
        t.decide("activate doctor");
        assert_eq!(actions_left(&t), 1);
    }
}

#[test]
fn sf_r6_moving_the_disc_to_somebody_without_one_gives_two_actions() {
    let mut t = table(&["doctor", "legal"]);
    t.cubes(0, "legal", 1);
    t.disc(0, "doctor");
    t.activating(0);
    t.decide("activate legal");
    assert_eq!((actions_left(&t), disc_of(&t, 0)), (2, Some("legal")));
}

#[test]
fn sf_r7_several_discs_are_as_one_and_the_uncanny_need_two() {
    for (who, discs, actions) in
        [("doctor", 3, 1), ("stranger", 1, 2), ("stranger", 2, 1), ("stranger", 3, 1)]
    {
        let mut t = table(&[who]);
        t.cubes(0, who, 1);
        (0..discs).for_each(|player| t.disc(player, who));
        t.activating(0);
        t.decide(&format!("activate {who}"));
        assert_eq!(actions_left(&t), actions, "{who} with {discs} discs");
    }
}

/// Rules: SF-15.5.1
#[test]
fn sf_r5_a_disc_that_leaves_during_the_phase_does_not_un_exhaust() {
    let mut t = table(&["doctor"]);
    t.cubes(0, "doctor", 1);
    t.disc(0, "doctor");
    t.begin_turn(0);
    t.decide("pass");
    t.decide("pass");
    t.decide("bribe doctor");
    t.decide("wait");
    assert_eq!(disc_of(&t, 0), None);
    t.decide("activate doctor");
    assert_eq!(actions_left(&t), 1);
}

/// Rules: SF-A1.2, SF-4.3.1
#[test]
fn sf_15_5_2_only_an_own_live_conspirator_is_activated_and_has_two_actions() {
    let mut t = table(&["doctor", "legal"]);
    t.cubes(0, "doctor", 1);
    t.cubes(1, "doctor", 2);
    t.cubes(0, "legal", 1);
    t.decision_refused("activate doctor", "SF-4.3.1");
    t.cubes(0, "doctor", 2);
    t.down("doctor");
    t.decision_refused("activate doctor", "SF-4.6.2");
    t.live("doctor");
    t.decide("activate doctor");
    assert_eq!((actions_left(&t), disc_of(&t, 0)), (2, Some("doctor")));
    t.decision_refused("activate legal", "SF-15.5.2a");
    t.decide("step mainframe");
    t.decide("step nanofactory");
    t.decision_refused("step print_shop", "SF-15.5.2");
}

#[test]
fn sf_a1_2_a_cube_and_no_fewer_than_any_other_or_the_own_pc() {
    let mut t = table(&["doctor", "legal"]);
    assert!(!t.conspires(0, "doctor"));
    t.cubes(0, "doctor", 1);
    t.cubes(1, "doctor", 1);
    assert!(t.conspires(0, "doctor") && t.conspires(1, "doctor"), "tied");
    t.pc(2, "legal");
    assert!(t.conspires(2, "legal") && !t.conspires(0, "legal"));
    t.down("legal");
    assert!(!t.conspires(2, "legal"));
}

#[test]
fn sf_r16_conspirators_are_counted_anew_but_an_activation_goes_on() {
    let mut t = activated("doctor");
    t.cubes(1, "doctor", 5);
    assert!(!t.conspires(0, "doctor"));
    t.decide("step mainframe");
    assert_eq!(t.at("doctor"), "mainframe");
}

/// Rules: SF-R17
#[test]
fn sf_15_5_3_one_free_pick_up_or_drop_for_humans_and_robots() {
    let mut t = table(&["legal"]);
    t.cubes(0, "legal", 1);
    t.lay("gun", "aft_hub");
    t.decide("activate legal");
    t.decision_refused("free step reactor", "SF-15.5.3");
    t.decide("free pickup gun");
    t.decision_refused("free drop gun", "SF-R17");
    assert_eq!(actions_left(&t), 2);
    t.decide("drop gun");
    assert_eq!(actions_left(&t), 1);
}

/// Rules: SF-15.5.3
#[test]
fn sf_15_5_3_not_for_the_rat_or_the_assistant() {
    let mut t = table(&["digital_assistant", "doctor"]);
    t.cubes(0, "digital_assistant", 1);
    t.decide("activate digital_assistant");
    assert!(!listed(&t, "free"));
}

/// Rules: SF-15.5.2a
#[test]
fn sf_r1_a_bribe_may_come_before_the_disc_and_help_whom_it_then_activates() {
    let mut t = table(&["doctor", "exile", "legal"]);
    t.place_all(&["doctor", "exile"], "bridge");
    t.cubes(0, "doctor", 1);
    t.cubes(0, "legal", 1);
    t.down("doctor");
    t.give("exile", "nanogel");
    t.begin_turn(0);
    for decision in ["pass", "pass", "bribe exile", "revive doctor nanogel"] {
        t.decide(decision);
    }
    t.decision_refused("renegotiate", "SF-15.5.2a");
    t.decide("activate doctor");
    assert_eq!(actions_left(&t), 2);
}

#[test]
fn sf_r2_once_the_disc_is_placed_the_phase_may_end_and_the_disc_stays() {
    let mut t = table(&["doctor"]);
    t.cubes(0, "doctor", 1);
    t.decision_refused("pass", "SF-15.5.2a");
    t.decide("activate doctor");
    t.decide("pass");
    assert_eq!((t.state.turn.player, disc_of(&t, 0)), (Player(1), Some("doctor")));
}

/// The Doctor is activated and Steps once; then the blackmailed Exile shoots.
fn shot_in_mid_activation() -> TestTable {
    let mut t = table(&["doctor", "exile", "legal"]);
    t.place_all(&["exile", "legal"], "mainframe");
    t.give("exile", "gun");
    t.give("legal", "nanogel");
    t.cubes(0, "doctor", 1);
    t.kompromat_in_hand(0, "exile");
    for decision in ["activate doctor", "step mainframe", "kompromat exile", "attack doctor gun"] {
        t.decide(decision);
    }
    t
}

#[test]
fn sf_r3_who_goes_down_in_mid_activation_acts_no_more_but_a_bribe_remains() {
    let t = shot_in_mid_activation();
    t.decision_refused("step cryo_lab", "SF-11.1");
    assert!(!listed(&t, "step") && !listed(&t, "free"));
    assert!(listed(&t, "bribe legal"));
}

#[test]
fn sf_r3_who_is_annihilated_or_escapes_loses_the_rest_of_the_activation() {
    let mut t = activated("doctor");
    t.place("doctor", "mcqueen");
    t.launched("mcqueen");
    t.decision_refused("wait", "SF-11.1");
    assert!(!listed(&t, "free"));
}

/// Rules: SF-15.5.2
#[test]
fn sf_r4_revived_in_the_same_phase_it_uses_the_actions_it_had_left() {
    let mut t = shot_in_mid_activation();
    t.decide("bribe legal");
    t.decide("revive doctor nanogel");
    t.decide("step cryo_lab");
    t.decision_refused("step mainframe", "SF-15.5.2");
}

/// Rules: SF-12.12
#[test]
fn sf_r9_wait_with_the_first_action_leaves_the_second() {
    let mut t = activated("doctor");
    t.decide("wait");
    assert_eq!((actions_left(&t), disc_of(&t, 0)), (1, None));
    t.decide("step mainframe");
    assert_eq!(t.at("doctor"), "mainframe");
}

/// Rules: SF-15.5.2a
#[test]
fn sf_r11_without_a_live_conspirator_the_player_must_renegotiate() {
    let mut t = table(&["doctor"]);
    t.kompromat_in_hand(0, "doctor");
    t.begin_turn(0);
    t.decide("pass");
    t.decide("pass");
    assert_eq!(t.choices(), ["renegotiate"]);
    t.decision_refused("bribe doctor", "SF-R11");
    t.decision_refused("kompromat doctor", "SF-R11");
}

/// Rules: SF-15.6.2, SF-R12
#[test]
fn sf_15_6_1_renegotiate_takes_the_disc_and_perhaps_a_cube_back() {
    let mut t = table(&["doctor", "legal"]);
    t.cubes(0, "doctor", 2);
    t.disc(0, "legal");
    t.down("doctor");
    t.begin_turn(0);
    t.decide("pass");
    t.decide("pass");
    t.decision_refused("renegotiate legal", "SF-15.6.2");
    t.decide("renegotiate doctor");
    assert_eq!((disc_of(&t, 0), t.cubes_of(0, "doctor"), t.hand(0)), (None, 1, 7));
    assert_eq!(t.state.turn.player, Player(1), "no Bribe or Kompromat after it");
}

#[test]
fn sf_15_6_2_a_cube_comes_back_from_who_is_inside_the_amoeba() {
    let mut t = table(&["doctor", "legal"]);
    t.released("amoeba");
    t.state.project_x.monster = Some(section("bridge"));
    t.cubes(0, "doctor", 2);
    t.state.bodies[body("doctor")].at = stationfall::state::At::Engulfed;
    t.begin_turn(0);
    t.carry_on();
    for phase in ["pass", "pass"] {
        t.decide(phase);
    }
    t.decide("renegotiate doctor");
    assert_eq!((t.cubes_of(0, "doctor"), t.hand(0)), (1, 7));
}

#[test]
fn sf_15_6_2_no_cube_comes_back_from_the_escaped_or_the_annihilated() {
    let mut t = table(&["doctor", "legal"]);
    t.cubes(0, "doctor", 1);
    t.cubes(0, "legal", 1);
    t.annihilate("doctor");
    t.place("legal", "hail_mary");
    t.launched("hail_mary");
    t.begin_turn(0);
    t.carry_on();
    t.decide("pass");
    t.decision_refused("renegotiate doctor", "SF-15.6.2");
    t.decision_refused("renegotiate legal", "SF-15.6.2");
}

#[test]
fn sf_r12_the_cube_is_optional() {
    let mut t = table(&["doctor"]);
    t.cubes(0, "doctor", 1);
    t.disc(0, "doctor");
    t.begin_turn(0);
    idle_turn(&mut t);
    assert_eq!((disc_of(&t, 0), t.cubes_of(0, "doctor")), (None, 1));
}

/// Rules: SF-7.3.1
#[test]
fn sf_15_7_2_a_marker_on_the_track_resolves_in_its_owners_turn_of_that_minute() {
    let mut t = table(&["doctor"]);
    t.lay("antimatter", "kitchen");
    t.settle();
    t.state.minute = 10;
    t.begin_turn(0);
    idle_turn(&mut t);
    assert!(!t.state.station.stationfall);
    t.state.minute = 9;
    t.begin_turn(1);
    idle_turn(&mut t);
    assert!(!t.state.station.stationfall, "markers of others wait");
    t.begin_turn(0);
    idle_turn(&mut t);
    assert_eq!(t.state.station.ending, Some(Ending::Antimatter));
}

/// Rules: SF-R100, SF-R101
#[test]
fn sf_15_7_2a_section_texts_apply_in_every_players_resolve_phase() {
    for player in [0, 2] {
        let mut t = table(&["doctor", "legal"]);
        t.place("doctor", "physics_lab");
        t.data("doctor", "evidence");
        t.place("legal", "magnetic_containment");
        t.cubes(1, "legal", 2);
        t.begin_turn(player);
        idle_turn(&mut t);
        assert!(!t.has_data("doctor", "evidence"));
        assert_eq!((t.cubes_of(1, "legal"), t.state.players[Player(1)].betrayal), (0, 2));
    }
}

#[test]
fn sf_15_7_2a_damaged_sections_have_no_text() {
    let mut t = table(&["doctor", "legal"]);
    t.place("doctor", "physics_lab");
    t.data("doctor", "evidence");
    t.place("legal", "magnetic_containment");
    t.cubes(1, "legal", 2);
    t.damaged("physics_lab");
    t.damaged("magnetic_containment");
    t.begin_turn(0);
    idle_turn(&mut t);
    assert!(t.has_data("doctor", "evidence"));
    assert_eq!(t.cubes_of(1, "legal"), 2);
}

/// Rules: SF-7.1.2
#[test]
fn sf_15_8_2_abandon_ship_is_triggered_at_minute_1() {
    let mut t = table(&["doctor"]);
    t.state.minute = 3;
    t.begin_turn(3);
    idle_turn(&mut t);
    assert!(!t.state.station.abandon_ship);
    t.begin_turn(3);
    idle_turn(&mut t);
    assert!(t.state.station.abandon_ship);
    assert_eq!(t.state.minute, 1);
}

#[test]
fn sf_15_8_3_the_fireball_ends_the_game_at_minute_0() {
    let mut t = table(&["doctor"]);
    t.state.minute = 1;
    t.state.station.fireball = true;
    t.begin_turn(3);
    idle_turn(&mut t);
    assert_eq!(t.state.station.ending, Some(Ending::ReentryAtOnce));
}

#[test]
fn sf_15_8_3_otherwise_minute_0_is_played_and_then_comes_stationfall() {
    let mut t = table(&["doctor"]);
    t.state.minute = 1;
    t.begin_turn(3);
    idle_turn(&mut t);
    assert!(t.state.station.reentry_flipped && !t.state.station.stationfall);
    (0..4).for_each(|_| idle_turn(&mut t));
    assert_eq!(t.state.station.ending, Some(Ending::ReentryAfterZero));
}

#[test]
fn sf_a1_5_actions_free_action_bribe_and_kompromat_in_any_order() {
    let mut t = table(&["doctor", "exile", "legal"]);
    t.cubes(0, "doctor", 1);
    t.kompromat_in_hand(0, "exile");
    t.lay("gun", "mainframe");
    for decision in [
        "kompromat exile",
        "step bridge",
        "activate doctor",
        "step mainframe",
        "bribe legal",
        "step quarters",
        "free pickup gun",
        "step cryo_lab",
    ] {
        t.decide(decision);
    }
    assert_eq!((t.at("exile"), t.at("legal"), t.at("doctor")), ("bridge", "quarters", "cryo_lab"));
    assert_eq!(t.has("doctor", "gun"), 1);
}
