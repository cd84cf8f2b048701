//! Lindsey's scripted turns, Minute by Minute (SF-T21 to SF-T71).

use stationfall::event::Event;
use stationfall::ids::{Body, Character, Identity, Item, Section};
use stationfall::state::{Bribe, KompromatPlace, MarkerEvent};

use super::{LINDSEYS, Tutorial, opened};

/// What Lindsey decides in this Minute, everybody else being idle.
fn minute(tutorial: &mut Tutorial, minute: i8) -> Vec<String> {
    tutorial.until(minute, 4);
    let before = tutorial.decided(4).len();
    tutorial.lindsey_plays();
    tutorial.decided(4).split_off(before)
}

#[test]
fn sf_t21_minute_13_the_station_chief_goes_to_the_reactor() {
    for lesson in ["first", "second"] {
        let mut t = opened(lesson, &[], 1);
        let turn = [
            "pass",
            "influence station_chief 1",
            "activate station_chief",
            "free pickup kompromat therapy_garden",
            "step aft_hub",
            "step reactor",
            "pass",
        ];
        assert_eq!(minute(&mut t, 13), turn);
        assert_eq!(t.look().section_of(Body::StationChief), Some(Section::Reactor));
        let shown = KompromatPlace::Hand { seat: super::LINDSEY, known: true };
        assert_eq!(t.state.kompromat[Character::Astrochimp], shown);
    }
}

/// Rules: SF-T32
#[test]
fn sf_t31_minute_12_the_astrochimp_fetches_the_helmet() {
    let mut t = opened("first", &[], 1);
    let turn = [
        "pass",
        "influence astrochimp 1",
        "activate astrochimp",
        "step reactor",
        "step aft_airlocks",
        "free pickup helmet",
        "pass",
    ];
    assert_eq!(minute(&mut t, 12), turn);
    assert!(t.look().has(Body::Astrochimp, Item::Helmet));
    assert_eq!(t.state.players[LINDSEYS].disc, Some(Character::Astrochimp));
    assert!(t.look().kompromat_at(Section::Kitchen).is_some(), "deliberately left there");
}

#[test]
fn sf_t41_minute_11_the_stowaway_comes_to_the_chem_lab() {
    let mut t = opened("first", &[], 1);
    let turn = [
        "pass",
        "influence stowaway 1",
        "activate stowaway",
        "enter forward_exhaust",
        "step chem_lab",
        "free pickup kompromat chem_lab",
        "pass",
    ];
    assert_eq!(minute(&mut t, 11), turn);
    assert_eq!(t.look().section_of(Body::Stowaway), Some(Section::ChemLab));
}

#[test]
fn sf_t41_without_kompromat_in_the_chem_lab_she_takes_none() {
    let mut t = opened("first", &[], 1);
    t.until(11, 4);
    let there = t.look().kompromat_at(Section::ChemLab).unwrap();
    t.state.kompromat[there] = KompromatPlace::Spent;
    let turn = minute(&mut t, 11);
    assert_eq!(turn[3..], ["enter forward_exhaust", "step chem_lab", "pass"]);
}

/// Rules: SF-T52
#[test]
fn sf_t51_minute_10_five_deeds_arm_the_antimatter() {
    let mut t = opened("second", &[], 1);
    let turn = [
        "pass",
        "pass",
        "activate station_chief",
        "kompromat astrochimp",
        "throw helmet reactor",
        "free pickup helmet",
        "step magnetic_containment",
        "pickup antimatter",
        "bribe station_chief",
        "step reactor",
    ];
    assert_eq!(minute(&mut t, 10), turn);
    assert!(t.state.station.armed && t.state.station.abandon_ship);
    assert!(t.state.locks.is_empty());
    let marker = t.state.markers.iter().find(|marker| marker.owner == LINDSEYS).unwrap();
    assert_eq!((marker.event, marker.minute), (MarkerEvent::Detonate, 6));
    assert_eq!(t.look().section_of_unique(Item::Antimatter), Some(Section::Reactor));
    assert_eq!(t.state.players[LINDSEYS].bribe, Bribe::On(Character::StationChief));
    assert_eq!(t.state.kompromat[Character::Astrochimp], KompromatPlace::Spent);
}

#[test]
fn sf_t71_minute_9_she_reveals_and_sets_the_bio_lab_on_fire() {
    let mut t = opened("second", &[], 1);
    let turn = [
        "reveal engineer",
        "choose section vault_x",
        "pass",
        "activate stowaway",
        "manufacture_firebomb",
        "throw firebomb bio_lab ignite",
        "pass",
    ];
    assert_eq!(minute(&mut t, 9), turn);
    assert_eq!(t.state.players[LINDSEYS].pc, Some(Identity::Engineer));
    assert!(t.state.sections[Section::BioLab].damaged);
    assert!(t.events().contains(&Event::HazardPlaced {
        section: Section::BioLab,
        hazard: stationfall::state::Hazard::Fire,
    }));
    let overload =
        t.state.markers.iter().any(|m| m.event == MarkerEvent::Overload(Section::VaultX));
    assert!(overload, "it resolves in Minute 8");
}

/// Rules: SF-T86
#[test]
fn sf_t85_minute_8_the_overload_releases_project_x() {
    let mut t = opened("second", &[], 1);
    t.until(8, 4);
    assert!(!t.state.project_x.released);
    t.lindsey_plays();
    while t.state.turn.player == LINDSEYS {
        t.idle();
    }
    assert!(t.state.sections[Section::VaultX].damaged);
    assert!(t.state.project_x.released);
}

#[test]
fn sf_t9_what_is_not_legal_is_skipped() {
    let mut t = opened("first", &[], 1);
    t.until(12, 4);
    // No way through the vent: the Astrochimp is in the Reactor already.
    t.arrange("place astrochimp in reactor");
    let turn = minute(&mut t, 12);
    assert_eq!(
        turn,
        [
            "pass",
            "influence astrochimp 1",
            "activate astrochimp",
            "step aft_airlocks",
            "free pickup helmet",
            "pass"
        ]
    );
}

/// Rules: SF-H60
#[test]
fn sf_t9_without_her_activation_she_renegotiates_without_a_cube() {
    let mut t = opened("first", &[], 1);
    t.until(10, 4);
    t.arrange("down station_chief");
    let turn = minute(&mut t, 10);
    assert_eq!(turn, ["pass", "pass", "renegotiate"], "not even the Kompromat is used");
    assert_eq!(t.state.cards[Character::StationChief].cubes[LINDSEYS], 1);
    assert_eq!(t.state.players[LINDSEYS].disc, None);
}

/// Rules: SF-H60
#[test]
fn sf_t9_a_token_and_its_action_belong_together() {
    let mut t = opened("first", &[], 1);
    t.until(10, 4);
    // Without the Helmet the Throw is impossible: the Kompromat stays in her hand.
    t.arrange("place astrochimp in kitchen");
    let turn = minute(&mut t, 10);
    assert!(!turn.contains(&"kompromat astrochimp".to_string()), "{turn:?}");
    assert!(
        !turn.contains(&"step magnetic_containment".to_string()),
        "no air and no Helmet: {turn:?}"
    );
    assert!(matches!(t.state.kompromat[Character::Astrochimp], KompromatPlace::Hand { .. }));
}

#[test]
fn lindsey_says_why() {
    let mut t = opened("first", &[], 1);
    t.until(13, 4);
    assert_eq!(t.lindsey().1, "sf-lindsey-script");
    t.arrange("down station_chief");
    let reasons: Vec<String> = std::iter::from_fn(|| {
        (t.awaited() == [4]).then(|| {
            let (mv, why) = t.lindsey();
            t.play(super::LINDSEY, mv);
            why
        })
    })
    .collect();
    assert_eq!(reasons.last().map(String::as_str), Some("sf-lindsey-skip"));
}
