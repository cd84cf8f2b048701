//! What is said: refusals name who lacks what, offers warn, the log tells what a pass meant and what became of things.

use conformance::testing::Situation;
use kernel::play::{self, Barrier};
use kernel::text::Arg;
use kernel::{Event as _, EventLog, Game, Lang, Text};
use stationfall::event::{Event, Logged, Passed};
use stationfall::state::{At, Bribe, GreyBribe, KompromatPlace, Player, TrapPlace};
use stationfall::{Right, Stationfall};

use super::common::*;

/// A message with its names and numbers in the order of the sentence's facts: `sf-refused-loyal sf-character-x 3`.
fn said(text: &Text) -> String {
    let facts = text.args.iter().map(|(_, arg)| match arg {
        Arg::Text(text) => text.id.to_string(),
        Arg::Number(number) => number.to_string(),
        other => format!("{other:?}"),
    });
    [text.id.to_string()].into_iter().chain(facts).collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn why_not(t: &TestTable, who: &str, notation: &str) -> String {
    said(&t.check(who, notation, Right::Paid).expect_err("it is refused").text())
}

#[track_caller]
fn why_not_decide(t: &TestTable, notation: &str) -> String {
    let refusal = Stationfall::new().check(&t.state, t.asked(), &decision(notation));
    said(&refusal.expect_err("it is refused").text())
}

/// Everything the log has told so far, with the rules.
fn log(t: &TestTable) -> Vec<(String, &'static str)> {
    let told = |entry: Logged| (said(&entry.text()), entry.rule().expect("every event has one").0);
    t.log.entries().iter().map(|entry| told(entry.event)).collect()
}

/// The same as people read it, in English.
fn log_read(t: &TestTable) -> Vec<String> {
    let spoken = Situation::new(Stationfall::new());
    let entries = t.log.entries().iter();
    entries.map(|entry| spoken.said(Lang::En, &entry.event.text())).collect()
}

#[track_caller]
fn tells(t: &TestTable, sentence: &str, rule: &str) {
    let log = log(t);
    assert!(log.iter().any(|told| *told == (sentence.into(), rule)), "{sentence} in {log:?}");
}

/// Rules: SF-12.1.2
#[test]
fn sf_12_1_2_it_is_the_dragger_who_has_dragged() {
    let mut t = table(&["engineer", "exile"]);
    t.place_all(&["engineer", "exile"], "bridge");
    t.down("exile");
    t.act("engineer", "step array_control drag exile");
    let why = why_not(&t, "engineer", "step bridge drag exile");
    assert_eq!(why, "sf-refused-has-dragged sf-body-engineer");
}

/// Rules: SF-12.9.3a
#[test]
fn sf_12_9_3a_it_is_the_robber_who_lacks_a_slot_or_has_the_data() {
    let mut t = table(&["medical", "exile"]);
    t.place_all(&["medical", "exile"], "bridge");
    t.give("exile", "helmet");
    t.data("exile", "evidence");
    t.data("medical", "evidence");
    t.state.bodies[body("medical")].items = Default::default();
    t.give("medical", "gun");
    let why = why_not(&t, "medical", "rob exile gun evidence");
    assert_eq!(why, "sf-refused-has-data sf-body-medical");
    while t.look().has_slot(body("medical")) {
        t.give("medical", "firebomb");
    }
    let why = why_not(&t, "medical", "rob exile gun helmet");
    assert_eq!(why, "sf-refused-no-slot-robber sf-body-medical");
}

/// Rules: SF-8.3, SF-9.2, SF-4.4.1
#[test]
fn sf_8_3_who_lacks_what_is_named() {
    let mut t = table(&["engineer", "exile", "security"]);
    t.place_all(&["engineer", "exile"], "bridge");
    let lacks = "sf-refused-not-possessed sf-body-engineer sf-item-gun";
    assert_eq!(why_not(&t, "engineer", "attack exile gun"), lacks);
    assert_eq!(why_not(&t, "engineer", "drop gun"), lacks);
    t.give("engineer", "gun");
    assert_eq!(
        why_not(&t, "engineer", "rob exile gun helmet"),
        "sf-refused-not-possessed sf-body-exile sf-item-helmet"
    );
    assert_eq!(
        why_not(&t, "engineer", "delete evidence"),
        "sf-refused-no-data sf-body-engineer sf-data-evidence"
    );
    assert_eq!(
        why_not(&t, "engineer", "emp"),
        "sf-refused-no-ability sf-body-engineer sf-ability-emp_burst"
    );
    t.place("security", "bridge");
    t.give("security", "gun");
    assert_eq!(
        why_not(&t, "security", "attack engineer gun"),
        "sf-refused-peacekeeper sf-body-engineer"
    );
}

/// Rules: SF-4.6.2, SF-15.4.1, SF-15.5.4.1
#[test]
fn sf_4_6_2_down_swallowed_escaped_and_annihilated_are_told_apart() {
    let mut t = table(&["engineer", "exile"]);
    t.cubes(0, "exile", 1);
    t.kompromat_in_hand(0, "engineer");
    let lost = |t: &TestTable, why: &str| {
        let why = format!("sf-refused-{why} sf-character-engineer");
        for wish in ["activate engineer", "bribe engineer", "kompromat engineer"] {
            assert_eq!(why_not_decide(t, wish), why, "{wish}");
        }
    };
    t.down("engineer");
    lost(&t, "is-down");
    t.state.bodies[body("engineer")].at = At::Engulfed;
    lost(&t, "is-engulfed");
    t.place("engineer", "alcatraz");
    t.launched("alcatraz");
    lost(&t, "is-escaped");
    t.annihilate("engineer");
    lost(&t, "is-annihilated");
    t.begin_turn(0);
    t.decide("pass");
    let why = why_not_decide(&t, "influence engineer 1");
    assert_eq!(why, "sf-refused-is-annihilated sf-character-engineer");
}

/// Rules: SF-13.6, SF-13.7, SF-A10.4
#[test]
fn sf_13_7_a_pod_says_what_it_needs() {
    let mut t = table(&["station_chief", "exile", "legal", "engineer"]);
    t.place_all(&["station_chief", "engineer"], "forward_airlocks");
    let why = |t: &TestTable| why_not(t, "station_chief", "launch medevac_pod");
    assert_eq!(why(&t), "sf-refused-pod-empty sf-section-medevac_pod");
    t.place("exile", "medevac_pod");
    assert_eq!(why(&t), "sf-refused-launch-down-human sf-section-medevac_pod");
    assert_eq!(
        why_not(&t, "exile", "timed_launch"),
        "sf-refused-launch-down-human sf-section-medevac_pod"
    );
    t.down("exile");
    assert!(t.may("station_chief", "launch medevac_pod"));
    assert_eq!(
        why_not(&t, "station_chief", "launch alcatraz"),
        "sf-refused-pod-elsewhere sf-section-alcatraz"
    );
    t.place("engineer", "alcatraz");
    let why = |t: &TestTable| why_not(t, "engineer", "timed_launch");
    assert_eq!(why(&t), "sf-refused-launch-abandon-ship sf-section-alcatraz");
    t.abandon_ship();
    assert_eq!(why(&t), "sf-refused-launch-nda sf-section-alcatraz");
    t.data("engineer", "nda");
    assert!(t.may("engineer", "timed_launch"));
}

/// Rules: SF-R185
#[test]
fn sf_r185_the_loyal_and_the_helpful_are_named() {
    let mut t = table(&["astrochimp", "medical"]);
    t.cubes(1, "astrochimp", 2);
    t.begin_turn(0);
    t.decide("pass");
    let why = why_not_decide(&t, "influence astrochimp 2");
    assert_eq!(why, "sf-refused-loyal sf-character-astrochimp 3");
    let why = why_not_decide(&t, "influence medical 2");
    assert_eq!(why, "sf-refused-helpful sf-character-medical");
}

/// Rules: SF-15.5.4.2
#[test]
fn sf_15_5_4_2_who_has_no_bribe_is_told_of_grey_ones_that_can_be_used() {
    let mut t = table(&["billionaire", "exile"]);
    t.cubes(0, "billionaire", 1);
    t.state.players[Player(0)].bribe = Bribe::On(character("exile"));
    t.state.grey_bribes = [GreyBribe::Unused; 3];
    assert_eq!(why_not_decide(&t, "bribe exile"), "sf-refused-no-bribe");
    t.decide("activate billionaire");
    assert_eq!(why_not_decide(&t, "bribe exile"), "sf-refused-no-bribe-but-grey");
    t.decide("bribe exile grey");
}

/// Rules: SF-R125
#[test]
fn sf_r125_a_timed_launch_that_may_come_too_late_is_warned_about() {
    let mut t = table(&["engineer"]);
    t.cubes(0, "engineer", 1);
    t.place("engineer", "alcatraz");
    t.abandon_ship();
    t.decide("activate engineer");
    let offer =
        |t: &TestTable| Stationfall::new().offer(&t.state, t.seat(0), &decision("timed_launch"));
    assert_eq!(offer(&t).label.id, "sf-sa-timed_launch");
    for (minute, label) in [(1, "sf-offer-late"), (0, "sf-offer-too-late")] {
        t.state.minute = minute;
        let offer = offer(&t);
        assert_eq!((offer.label.id.as_ref(), offer.rule.as_deref()), (label, Some("SF-R125")));
        assert!(t.choices().contains(&"timed_launch".to_string()), "it stays allowed");
    }
}

/// Rules: SF-15.5.2a, SF-R129
#[test]
fn sf_15_5_2a_with_nothing_left_to_do_the_phase_ends_by_itself() {
    let spent = |arrange: &dyn Fn(&mut TestTable)| {
        let mut t = table(&["engineer", "exile"]);
        t.cubes(0, "engineer", 1);
        t.place("engineer", "aft_hub");
        t.clear_items("aft_hub");
        t.state.players[Player(0)].bribe = Bribe::On(character("exile"));
        t.state.bodies[body("engineer")].items = Default::default();
        arrange(&mut t);
        for decision in ["activate engineer", "step rec_room", "step aft_hub"] {
            t.decide(decision);
        }
        t.asked()
    };
    assert_eq!(spent(&|_| {}).0, 1, "nothing to pick up, nothing to drop, nothing to use");
    assert_eq!(spent(&|t| t.lay("helmet", "aft_hub")).0, 0, "a Pick Up is free");
    assert_eq!(spent(&|t| t.state.players[Player(0)].bribe = Bribe::Hand).0, 0, "a Bribe is left");
    // Of nobody, but who else would know?
    assert_eq!(
        spent(&|t| {
            t.annihilate("exile");
            t.kompromat_in_hand(0, "exile");
        })
        .0,
        0,
        "a hidden Kompromat is always asked about"
    );
    assert_eq!(
        spent(&|t| {
            t.annihilate("exile");
            let seat = t.seat(0);
            t.state.kompromat[character("exile")] = KompromatPlace::Hand { seat, known: true };
        })
        .0,
        1,
        "everybody knows that this one is of no use"
    );
}

/// Rules: SF-15.5.2a, SF-R3
#[test]
fn sf_r3_the_phase_of_who_goes_down_ends_by_itself_unless_something_can_be_used() {
    for (bribe, asked) in [(Bribe::On(character("exile")), 1), (Bribe::Hand, 0)] {
        let mut t = table(&["engineer", "exile"]);
        t.cubes(0, "engineer", 1);
        t.place("engineer", "aft_hub");
        t.state.players[Player(0)].bribe = bribe;
        t.state.traps[0].at = TrapPlace::Section(section("rec_room"), t.seat(2));
        t.state.traps[0].live = true;
        t.decide("activate engineer");
        t.decide("step rec_room");
        assert!(t.is_down("engineer"));
        assert_eq!(t.asked().0, asked);
    }
}

#[test]
fn the_log_says_what_a_pass_means() {
    let mut t = table(&["engineer", "exile"]);
    t.cubes(0, "engineer", 1);
    t.begin_turn(0);
    for decision in ["pass", "pass", "activate engineer", "pass"] {
        t.decide(decision);
    }
    let passes = t.events().into_iter().filter_map(|event| match event {
        Event::Passed { player, what } => Some((player, what)),
        _ => None,
    });
    let meant = [Passed::Reveal, Passed::Influence, Passed::Phase].map(|what| (Player(0), what));
    assert_eq!(passes.collect::<Vec<_>>(), meant);
}

/// Rules: SF-12.12, SF-12.8.2, SF-12.9.2
#[test]
fn an_action_in_the_log_cites_its_own_rule() {
    let mut t = table(&["engineer", "exile", "legal"]);
    t.place_all(&["engineer", "exile", "legal"], "bridge");
    t.give("engineer", "gun");
    t.give("exile", "helmet");
    t.disc(0, "engineer");
    t.act("engineer", "rob exile gun helmet");
    t.act("engineer", "attack exile gun");
    t.act("engineer", "wait");
    tells(&t, "sf-event-acted sf-body-engineer sf-do-rob", "SF-12.9.2");
    tells(&t, "sf-event-robbed sf-body-engineer sf-item-helmet sf-body-exile", "SF-12.9.2");
    tells(&t, "sf-event-acted sf-body-engineer sf-do-attack", "SF-12.8.2");
    tells(&t, "sf-event-acted sf-body-engineer sf-do-wait", "SF-12.12");
    let back = log(&t).into_iter().find(|(told, _)| told.starts_with("sf-event-disc-back"));
    assert_eq!(back.expect("the disc is back").1, "SF-12.12");
}

#[test]
fn the_log_says_where_an_item_is_now() {
    let mut t = table(&["engineer", "exile"]);
    t.place_all(&["engineer", "exile"], "bridge");
    t.lay("helmet", "bridge");
    t.act("engineer", "pickup helmet");
    tells(&t, "sf-event-picked-up sf-body-engineer sf-item-helmet", "SF-12.2.1");
    t.act("engineer", "give helmet exile");
    tells(&t, "sf-event-picked-up sf-body-exile sf-item-helmet", "SF-12.4.1");
    t.act("exile", "throw helmet array_control");
    tells(&t, "sf-event-landed sf-section-array_control sf-item-helmet", "SF-12.5.1");
    t.give("exile", "gun");
    t.act("exile", "drop gun");
    tells(&t, "sf-event-left sf-section-bridge sf-item-gun", "SF-12.3.1");
}

/// Rules: SF-15.5.4.3
#[test]
fn sf_15_5_4_3_the_log_says_that_a_refused_bribe_returns() {
    let mut t = table(&["legal", "exile"]);
    t.cubes(0, "legal", 1);
    t.pc(1, "exile");
    for decision in ["bribe exile", "wait", "refuse"] {
        t.decide(decision);
    }
    let returned = Event::BribeReturned { player: Player(0), grey: false };
    assert!(t.events().contains(&returned));
}

#[test]
fn sf_7_3_1_the_log_says_in_which_minute_the_antimatter_is_to_detonate() {
    let mut t = table(&["engineer"]);
    t.place("engineer", "bridge");
    t.state.minute = 10;
    t.act("engineer", "self_destruct");
    let sentence = "Seat 1 places a Time marker on Minute 6: there the Antimatter is to detonate.";
    assert!(log_read(&t).contains(&sentence.into()), "{:?}", log_read(&t));
}

#[test]
fn sf_15_6_1_the_log_tells_a_renegotiation_that_takes_nothing_back() {
    let mut t = table(&["legal", "exile"]);
    t.begin_turn(0);
    t.carry_on();
    for phase in ["pass", "pass", "renegotiate"] {
        t.decide(phase);
    }
    let sentence = "Seat 1 Renegotiates, and there is nothing to take back.";
    assert!(log_read(&t).contains(&sentence.into()), "{:?}", log_read(&t));
}

/// Rules: SF-R31
#[test]
fn sf_r31_a_declared_bribe_can_be_taken_back_but_not_a_shown_kompromat() {
    let mut t = table(&["legal", "exile"]);
    t.cubes(0, "legal", 1);
    t.kompromat_in_hand(0, "exile");
    let declared = |notation: &str| {
        let mut state = t.state;
        let mut log = EventLog::muted();
        let (game, mv) = (Stationfall::new(), decision(notation));
        play::play(&game, &mut state, t.seat(0), &mv, &mut log).expect("it is allowed")
    };
    assert_eq!(declared("bribe exile"), Barrier::Open);
    assert_eq!(declared("kompromat exile"), Barrier::Closed);
}

/// Rules: SF-7.6.2, SF-H21
#[test]
fn sf_h21_the_log_names_the_monster_and_says_who_is_freed() {
    let mut t = table(&["exile", "engineer"]);
    t.released("amoeba");
    t.state.project_x.monster = Some(section("bridge"));
    t.place("exile", "bridge");
    t.state.bodies[body("exile")].at = At::Engulfed;
    t.engine().place_fire(section("bridge"));
    tells(&t, "sf-event-monster-burst sf-project-amoeba", "SF-H21");
    tells(&t, "sf-event-freed sf-body-exile sf-section-bridge", "SF-7.6.2");
    assert!(!t.events().iter().any(|event| matches!(event, Event::Entered { .. })));
}
