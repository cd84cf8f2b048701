//! What the guide forbids: hard limits (SF-T7), and the guard of the script (SF-T8).

use conformance::testing::Situation;
use kernel::refusal::Detail;
use kernel::{Lang, Refusal, Seat};
use stationfall::Stationfall;
use stationfall::ids::Character;
use stationfall::state::Player;

use super::{Tutorial, opened};

/// Seat 1 in this Minute, after it has activated somebody who stands there, with these things.
fn acting(t: &mut Tutorial, minute: i8, who: &str, at: &str, items: &[&str]) {
    t.until(minute, 1);
    t.arrange(&format!("place {who} in {at}"));
    for item in items {
        t.arrange(&format!("give {who} {item}"));
    }
    t.decide(1, "pass");
    t.decide(1, &format!("influence {who} 1"));
    t.decide(1, &format!("activate {who}"));
}

/// The fact that a refusal names.
fn fact(refusal: Refusal) -> &'static str {
    assert_eq!(refusal.reason, "refused-lesson-fact");
    match refusal.details().next() {
        Some(("fact", Detail::Name(name))) => name,
        other => panic!("{other:?}"),
    }
}

#[test]
fn sf_t23_minute_13_three_characters_and_a_helmet_are_lindseys() {
    let mut t = opened("first", &[], 1);
    t.until(13, 1);
    t.decide(1, "pass");
    for who in ["station_chief", "stowaway", "astrochimp"] {
        t.refused(1, &format!("influence {who} 1"), "SF-T23");
    }
    let mut t = opened("first", &[("tutorial_guard", "no")], 1);
    acting(&mut t, 13, "exile", "aft_airlocks", &[]);
    let refusal = t.refused(1, "pickup helmet", "SF-T23");
    assert_eq!(refusal.reason, "sf-lesson-no-helmet");
    t.refused(1, "free pickup helmet", "SF-T23");
    let mut t = opened("first", &[], 1);
    acting(&mut t, 13, "exile", "locker_room", &[]);
    t.arrange("place helmet in locker_room");
    t.decide(1, "pickup helmet");
}

/// The Station Chief is not to be Attacked, and the guard says so in every language.
#[track_caller]
fn the_chief_is_spared() {
    let mut t = opened("first", &[], 1);
    acting(&mut t, 13, "exile", "reactor", &["gun"]);
    let refusal = t.refused(1, "attack station_chief gun", "SF-T24");
    let spoken = Situation::new(Stationfall::new());
    assert_eq!(
        Lang::ALL.map(|lang| spoken.said(lang, &refusal.text())),
        [
            "Not in this lesson: afterwards it would no longer be true that the Station Chief is Live in the Reactor. Choose something else, or leave the lesson.",
            "Non in questa lezione: dopo non sarebbe più vero che il Comandante è attivo nel Reattore. Scegli altro, oppure lascia la lezione.",
            "このレッスンではできません。その後は「ステーション長がリアクターで活動中である」が成り立たなくなります。別の手を選ぶか、レッスンを抜けてください。",
        ]
    );
    assert_eq!(fact(refusal), "sf-fact-chief-reactor");
}

#[test]
fn sf_t24_minute_13_facts_for_the_astrochimps_turn() {
    the_chief_is_spared();
    let mut t = opened("first", &[], 1);
    acting(&mut t, 13, "exile", "aft_hub", &["firebomb", "helmet"]);
    assert_eq!(
        fact(t.refused(1, "throw firebomb reactor ignite", "SF-T24")),
        "sf-fact-no-hazard-aft"
    );
    t.decide(1, "throw firebomb rec_room ignite");

    let mut t = opened("first", &[], 1);
    acting(&mut t, 13, "exile", "rec_room", &[]);
    t.decide(1, "bribe astrochimp");
    assert_eq!(fact(t.refused(1, "step quarters", "SF-T24")), "sf-fact-chimp-kitchen");
    t.decide(1, "wait");
}

#[test]
fn sf_h62_a_fact_of_a_later_turn_is_kept_as_soon_as_it_is_true() {
    let mut t = opened("first", &[], 1);
    t.until(13, 1);
    t.arrange("identity 1 stowaway");
    assert_eq!(fact(t.refused(1, "reveal stowaway", "SF-T34")), "sf-fact-stowaway-card");
    let mut t = opened("first", &[], 1);
    acting(&mut t, 13, "exile", "chem_lab", &["bludgeon"]);
    assert_eq!(fact(t.refused(1, "sabotage bludgeon", "SF-T34")), "sf-fact-chem-lab");
    // The Astrochimp has no Helmet yet: what is false is not kept.
    assert!(t.look().section_of(stationfall::ids::Body::Astrochimp).is_some());
    t.decide(1, "step forward_hub");
}

#[test]
fn sf_t33_minute_12_no_cubes_and_no_reveal() {
    let mut t = opened("first", &[("tutorial_guard", "no")], 1);
    t.until(12, 1);
    t.arrange("identity 1 stowaway");
    assert_eq!(t.refused(1, "reveal stowaway", "SF-T33").reason, "sf-lesson-no-reveal");
    t.arrange("identity 1 astrochimp");
    t.refused(1, "reveal astrochimp", "SF-T33");
    t.decide(1, "pass");
    for who in ["station_chief", "stowaway", "astrochimp"] {
        t.refused(1, &format!("influence {who} 2"), "SF-T33");
    }
    t.decide(1, "influence exile 1");
}

#[test]
fn sf_t34_minute_12_facts_for_the_coming_turns() {
    let mut t = opened("first", &[], 1);
    acting(&mut t, 12, "exile", "aft_airlocks", &["gun"]);
    assert_eq!(fact(t.refused(1, "attack astrochimp gun", "SF-T34")), "sf-fact-chimp-helmet");
    assert_eq!(fact(t.refused(1, "rob astrochimp gun helmet", "SF-T34")), "sf-fact-chimp-helmet");
    let mut t = opened("first", &[], 1);
    t.until(12, 1);
    t.arrange("give exile helmet");
    acting(&mut t, 12, "exile", "magnetic_containment", &[]);
    assert_eq!(fact(t.refused(1, "pickup antimatter", "SF-T34")), "sf-fact-antimatter");
    let mut t = opened("first", &[], 1);
    acting(&mut t, 12, "exile", "forward_hub", &["firebomb"]);
    assert_eq!(
        fact(t.refused(1, "throw firebomb chem_lab ignite", "SF-T34")),
        "sf-fact-forward-clear"
    );
    let mut t = opened("first", &[], 1);
    acting(&mut t, 12, "exile", "reactor", &["gun", "helmet"]);
    t.decide(1, "bribe station_chief");
    assert_eq!(fact(t.refused(1, "step aft_hub", "SF-T34")), "sf-fact-chief-npc");
}

#[test]
fn sf_t42_minute_11_no_cubes_and_no_reveal() {
    let mut t = opened("first", &[("tutorial_guard", "no")], 1);
    t.until(11, 1);
    for who in ["astrochimp", "stowaway"] {
        t.arrange(&format!("identity 1 {who}"));
        t.refused(1, &format!("reveal {who}"), "SF-T42");
    }
    t.decide(1, "pass");
    for who in ["station_chief", "stowaway", "astrochimp"] {
        t.refused(1, &format!("influence {who} 2"), "SF-T42");
    }
}

#[test]
fn sf_t43_minute_11_facts_for_minute_10() {
    let mut t = opened("first", &[], 1);
    acting(&mut t, 11, "exile", "aft_airlocks", &["gun"]);
    assert_eq!(fact(t.refused(1, "attack astrochimp gun", "SF-T43")), "sf-fact-chimp-helmet");
    let mut t = opened("first", &[], 1);
    acting(&mut t, 11, "exile", "reactor", &["gun"]);
    assert_eq!(fact(t.refused(1, "attack station_chief gun", "SF-T43")), "sf-fact-chief-npc");
    let mut t = opened("first", &[], 1);
    acting(&mut t, 11, "exile", "aft_hub", &["firebomb", "helmet"]);
    assert_eq!(fact(t.refused(1, "throw firebomb reactor ignite", "SF-T43")), "sf-fact-chief-npc");
    t.decide(1, "throw firebomb rec_room ignite");
    let lindsey = &t.state.players[super::LINDSEYS];
    assert_eq!(lindsey.bribe, stationfall::state::Bribe::Hand);
}

#[test]
fn sf_t53_minute_10_only_the_stowaway_is_lindseys() {
    for lesson in ["first", "second"] {
        let mut t = opened(lesson, &[], 1);
        t.until(10, 1);
        t.decide(1, "pass");
        t.refused(1, "influence stowaway 1", "SF-T53");
        t.decide(1, "influence station_chief 2");
        assert_eq!(t.state.cards[Character::StationChief].cubes[Player(0)], 2);
    }
}

#[test]
fn sf_t54_minute_10_facts_for_the_second_time_only() {
    let mut t = opened("second", &[], 1);
    acting(&mut t, 10, "exile", "chem_lab", &["gun"]);
    assert_eq!(fact(t.refused(1, "attack stowaway gun", "SF-T54")), "sf-fact-stowaway-chem");
    assert_eq!(fact(t.refused(1, "sabotage gun", "SF-T54")), "sf-fact-chem-lab");
    let mut t = opened("second", &[], 1);
    t.until(10, 1);
    t.arrange("identity 1 stowaway");
    t.refused(1, "reveal stowaway", "SF-T54");
    let mut t = opened("second", &[], 1);
    acting(&mut t, 10, "exile", "chem_lab", &["firebomb"]);
    assert_eq!(fact(t.refused(1, "throw firebomb bio_lab ignite", "SF-T54")), "sf-fact-bio-clear");
    let mut t = opened("first", &[], 1);
    acting(&mut t, 10, "exile", "chem_lab", &["gun"]);
    t.decide(1, "attack stowaway gun");
}

#[test]
fn sf_t72_from_minute_9_on_there_are_no_limits() {
    let mut t = opened("second", &[], 1);
    t.until(9, 1);
    let game = stationfall::Stationfall::new();
    while t.over().is_none() {
        for seat in 0..3 {
            let forbidden = t.guide(&game, Seat(seat)).guidance(&[]).forbidden;
            assert!(forbidden.is_empty(), "Minute {}: {forbidden:?}", t.state.minute);
        }
        t.idle();
    }
}

#[test]
fn sf_t7_hard_limits_hold_without_the_guard_and_suggestions_bind_nobody() {
    let mut t = opened("first", &[("tutorial_guard", "no")], 1);
    t.until(13, 1);
    t.decide(1, "pass");
    t.refused(1, "influence stowaway 1", "SF-T23");
    // Suggested is one cube on somebody, and Step and Pick Up.
    t.decide(1, "influence exile 5");
    t.decide(1, "renegotiate");
}

#[test]
fn sf_t7_tutorial_strict_leaves_what_was_not_taught_for_later() {
    let strict = [("tutorial_strict", "yes")];
    let mut t = opened("first", &strict, 1);
    acting(&mut t, 13, "exile", "security_station", &["helmet"]);
    for (notation, minute) in [("cameras", 11), ("bribe medical", 10), ("drop helmet", 12)] {
        assert_eq!(t.refused(1, notation, "SF-T7").reason, "sf-lesson-not-taught");
        let mut later = opened("first", &strict, 1);
        acting(&mut later, minute, "exile", "security_station", &["helmet"]);
        later.decide(1, notation);
    }
    t.decide(1, "step rec_room");
    let mut free = opened("first", &[], 1);
    acting(&mut free, 13, "exile", "security_station", &[]);
    free.decide(1, "cameras");
}

#[test]
fn sf_t8_the_guard_refuses_and_names_the_fact_unless_it_is_off() {
    the_chief_is_spared();
    let mut t = opened("first", &[("tutorial_guard", "no")], 1);
    acting(&mut t, 13, "exile", "reactor", &["gun"]);
    t.decide(1, "attack station_chief gun");
}

#[test]
fn sf_h63_the_guard_judges_by_what_a_seat_can_know() {
    // Whatever Project X really is, the guard says the same about releasing it.
    let judged = |card: &str| {
        let mut t = opened("second", &[], 1);
        t.until(10, 1);
        t.arrange(&format!("project {card}"));
        t.arrange("unlock cryo_lab vault_x");
        acting(&mut t, 10, "exile", "vault_x", &["bludgeon"]);
        t.allowed(Seat(0))
    };
    let first = judged("grey_goo");
    for card in ["amoeba", "rage_pathogen", "death_ray", "wormhole"] {
        assert_eq!(judged(card), first, "{card}");
    }
}

#[test]
fn sf_h66_who_leaves_the_tutorial_may_do_everything_and_lindsey_goes_on() {
    let mut t = opened("first", &[], 1);
    t.until(13, 1);
    t.guided = false;
    t.decide(1, "pass");
    t.decide(1, "influence astrochimp 1");
    t.decide(1, "activate astrochimp");
    t.decide(1, "step quarters");
    t.decide(1, "step suite");
    t.until(12, 4);
    t.lindsey_plays();
    assert!(
        t.decided(4).contains(&"influence astrochimp 2".to_string())
            || t.decided(4).contains(&"renegotiate".to_string())
    );
    while t.state.minute > 9 {
        t.idle();
    }
    assert_eq!(t.awaited(), [1, 2, 3], "then comes the council as ever");
}
