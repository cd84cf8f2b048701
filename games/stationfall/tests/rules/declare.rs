//! Declaring and taking back: a token or a power is declared together with the Action it brings along (SF-H32).

use kernel::{Game, Lang, Rng, Seed, Viewer};
use stationfall::Stationfall;
use stationfall::event::Event;
use stationfall::frame::Frame;
use stationfall::state::{Bribe, KompromatPlace, Player, State};

use super::common::*;

/// The first player's turn comes to Activate or Renegotiate, with a cube on Legal and Kompromat of the Exile.
fn committing() -> TestTable {
    let mut t = table(&["legal", "exile", "doctor"]);
    t.cubes(0, "legal", 1);
    t.kompromat_in_hand(0, "exile");
    t.begin_turn(0);
    for phase in ["pass", "pass"] {
        t.decide(phase);
    }
    t
}

/// The same state, and nothing told.
#[track_caller]
fn as_before(t: &TestTable, before: &State, events: usize) {
    let mut now = t.state;
    if let Some(at) = now.frames.iter().position(|frame| matches!(frame, Frame::Declared(_))) {
        now.frames.remove(at);
    }
    assert_eq!(now, *before);
    let told = |event: &Event| !matches!(event, Event::KompromatDeclared { .. });
    assert_eq!(t.events().iter().filter(|event| told(event)).count(), events, "{:?}", t.events());
}

/// Rules: SF-0.3, SF-R31, SF-15.5.2a
#[test]
fn sf_h32_a_declared_token_is_taken_back_and_nothing_has_happened() {
    for token in ["bribe exile", "kompromat exile"] {
        let mut t = committing();
        t.log.clear();
        let before = t.state;
        t.decide(token);
        t.decision_refused("step storage", "SF-12.1.1");
        t.decide("withdraw");
        as_before(&t, &before, 0);
        assert!(t.choices().contains(&"renegotiate".to_string()), "the phase has not begun");
        t.decide(token);
        t.decide("step bridge");
        assert_eq!(t.at("exile"), "bridge");
        t.decision_refused("renegotiate", "SF-15.5.2a");
    }
}

/// Rules: SF-15.5.3, SF-R42
#[test]
fn sf_h32_everybody_hears_whether_it_is_declared_as_the_free_action() {
    for (declared, sentence) in [
        ("remote drone_1", "Seat 1 decides: Name the Action of Drone 1."),
        ("free remote drone_1", "Seat 1 decides: As the free Action, name what Drone 1 does."),
    ] {
        let mut t = table(&["exile", "drones"]);
        t.cubes(0, "exile", 1);
        t.state.station.jammers = false;
        t.place("exile", "mainframe");
        t.decide("activate exile");
        t.decide(declared);
        let prompt = t.scene(Viewer::Seat(t.seat(1))).prompt.expect("somebody is asked");
        assert_eq!(t.said(Lang::En, &prompt.text), sentence);
    }
}

#[test]
fn sf_h32_in_the_middle_of_the_phase_too() {
    let mut t = committing();
    t.decide("activate legal");
    t.decide("step reactor");
    t.log.clear();
    let before = t.state;
    t.decide("bribe exile");
    t.decide("withdraw");
    as_before(&t, &before, 0);
    t.decision_refused("renegotiate", "SF-15.5.2a");
    t.decide("bribe doctor");
    t.decide("step mainframe");
    assert_eq!(t.state.players[Player(0)].bribe, Bribe::On(character("doctor")));
}

/// Rules: SF-R129, SF-R34
#[test]
fn sf_h32_the_face_of_a_kompromat_is_shown_with_its_action_and_not_before() {
    let game = Stationfall::new();
    let mut t = committing();
    let others = [Viewer::Seat(t.seat(1)), Viewer::Spectator];
    let scenes = |t: &TestTable| others.map(|viewer| kernel::play::scene(&game, &t.state, viewer));
    let imagined = |t: &TestTable| {
        others.map(|viewer| {
            let mut rng: Rng = Seed::from_number(3).rng();
            game.determinize(&t.state, viewer, &mut rng)
        })
    };
    let (seen, known) = (scenes(&t), imagined(&t));
    t.decide("kompromat exile");
    assert_eq!((scenes(&t), imagined(&t)), (seen.clone(), known), "nobody sees it declared");
    t.decide("withdraw");
    assert_eq!((scenes(&t), imagined(&t)), (seen, known), "nor taken back");
    let seat = t.seat(0);
    let place = |t: &TestTable| t.state.kompromat[character("exile")];
    assert_eq!(place(&t), KompromatPlace::Hand { seat, known: false });
    t.pc(1, "exile");
    t.decide("kompromat exile");
    t.decide("step bridge");
    assert_eq!(place(&t), KompromatPlace::Hand { seat, known: true }, "offered, it is known");
    assert!(
        t.events()
            .contains(&Event::Blackmailed { player: Player(0), character: character("exile") })
    );
}

#[test]
fn sf_h32_what_has_roused_its_character_is_not_taken_back() {
    let mut t = table(&["corpsicle", "legal"]);
    t.cubes(0, "legal", 1);
    t.kompromat_in_hand(0, "corpsicle");
    t.down("corpsicle");
    t.activating(0);
    t.decide("kompromat corpsicle");
    refused(
        &t,
        t.seat(0),
        "withdraw",
        "SF-H32",
        "The Corpsicle has been armed and roused by it: it cannot be taken back.",
    );
    t.decide("wait");
}

#[test]
fn sf_h32_no_more_than_eight_in_a_turn() {
    let mut t = committing();
    for _ in 0..8 {
        t.decide("bribe exile");
        t.decide("withdraw");
    }
    t.decide("bribe exile");
    refused(
        &t,
        t.seat(0),
        "withdraw",
        "SF-H32",
        "You have taken back 8 declarations this turn. Name the Action now, or Wait.",
    );
    t.decide("wait");
    refused(&t, t.seat(0), "withdraw", "SF-15.2", "That is not what is to be decided now.");
    t.decide("activate legal");
    // The next turn knows nothing of it.
    t.begin_turn(0);
    assert!(!t.state.frames.iter().any(|frame| matches!(frame, Frame::Declared(_))));
}

/// Rules: SF-R42, SF-A8.4
#[test]
fn sf_h32_remote_control_costs_nothing_until_the_drones_action_is_named() {
    let mut t = table(&["stranger", "drones", "exile"]);
    t.place("stranger", "mainframe");
    t.place_all(&["drone_1", "drone_2"], "forward_exhaust");
    t.cubes(0, "stranger", 1);
    t.decide("activate stranger");
    let before = t.state;
    t.log.clear();
    t.decide("remote drone_1");
    t.decision_refused("step storage", "SF-12.1.1");
    t.decide("withdraw");
    as_before(&t, &before, 0);
    t.decide("remote drone_2");
    t.decide("step chem_lab");
    assert_eq!(t.state.turn.activated.map(|activation| activation.actions), Some(1));
    let acted = t.events().iter().filter(|event| matches!(event, Event::Acted { .. })).count();
    assert_eq!(acted, 2, "the one at the console and the Drone");
}

/// Rules: SF-R42, SF-R31
#[test]
fn sf_h32_a_token_is_not_spent_while_what_it_leads_to_can_be_taken_back() {
    let mut t = table(&["stranger", "drones", "legal"]);
    t.place("stranger", "mainframe");
    t.place_all(&["drone_1", "drone_2"], "forward_exhaust");
    t.cubes(0, "legal", 1);
    t.activating(0);
    t.decide("bribe stranger");
    t.decide("remote drone_1");
    assert_eq!(t.state.players[Player(0)].bribe, Bribe::Hand);
    t.decide("withdraw");
    t.decide("withdraw");
    t.decide("bribe stranger");
    t.decide("remote drone_1");
    t.decide("step chem_lab");
    assert_eq!(t.state.players[Player(0)].bribe, Bribe::On(character("stranger")));
    assert_eq!(t.at("drone_1"), "chem_lab");
}

/// Rules: SF-R42, SF-R93
#[test]
fn sf_h32_telepathy_and_root_access_too() {
    let mut t = table(&["telepathic_rat", "doctor"]);
    t.place("telepathic_rat", "forward_hub");
    t.place("doctor", "forward_hub");
    t.cubes(0, "telepathic_rat", 1);
    t.decide("activate telepathic_rat");
    let before = t.state;
    t.log.clear();
    t.decide("telepathy doctor");
    t.decide("withdraw");
    as_before(&t, &before, 0);
    let mut t = table(&["digital_assistant", "medical", "exile"]);
    t.pc(0, "digital_assistant");
    let robot = if t.look().is_robot(body("medical")) { "medical" } else { "exile" };
    t.data(robot, "digital_assistant");
    t.activating(0);
    t.decide("activate digital_assistant");
    let before = t.state;
    t.log.clear();
    t.decide(&format!("rootaccess {robot}"));
    t.decide("withdraw");
    as_before(&t, &before, 0);
}

/// Rules: SF-H23, SF-11.4
#[test]
fn sf_h32_forceful_presence_is_taken_back_or_declined() {
    let mut t = table(&["station_chief", "exile"]);
    t.pc(0, "station_chief");
    t.place_all(&["station_chief", "exile"], "bridge");
    t.activating(0);
    t.decide("activate station_chief");
    let before = t.state;
    t.log.clear();
    t.decide("presence exile");
    t.decision_refused("abandon_ship", "SF-11.4");
    t.decide("withdraw");
    as_before(&t, &before, 0);
    t.decide("presence exile");
    t.decide("pass");
    t.decision_refused("presence exile", "SF-4.4.4");
}

/// Rules: SF-15.5.4.3, SF-R33
#[test]
fn sf_15_5_4_3_a_refused_bribe_counts_also_with_grey_ones_about() {
    let mut t = table(&["billionaire", "exile", "doctor"]);
    t.pc(1, "exile");
    t.cubes(0, "billionaire", 1);
    let by = Player(0);
    t.state.grey_bribes = [
        stationfall::state::GreyBribe::On(character("doctor"), by),
        stationfall::state::GreyBribe::Unused,
        stationfall::state::GreyBribe::Unused,
    ];
    for decision in ["bribe exile", "step bridge", "refuse"] {
        t.decide(decision);
    }
    refused(
        &t,
        t.seat(0),
        "bribe doctor",
        "SF-15.5.4.3",
        "Your Bribe was refused, and that counts: no other Bribe can be used this turn.",
    );
}

/// Rules: SF-15.5.5.1, SF-R31
#[test]
fn sf_15_5_5_1_what_is_being_used_cannot_be_given_for_tradecraft() {
    let mut t = table(&["exile", "doctor", "legal", "medical"]);
    t.pc(0, "exile");
    for who in ["exile", "doctor"] {
        t.kompromat_in_hand(0, who);
    }
    t.state.kompromat[character("medical")] = KompromatPlace::Spent;
    t.activating(0);
    t.decide("kompromat exile");
    let trades = t.choices().into_iter().filter(|choice| choice.starts_with("tradecraft"));
    assert_eq!(trades.count(), 0);
}
