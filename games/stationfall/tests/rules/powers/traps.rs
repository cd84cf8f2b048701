//! Claymore: three Traps, one of them live.

use kernel::Viewer;
use stationfall::event::Event;
use stationfall::state::{Guilt, TrapPlace};

use super::{about_to_reveal, reveal_is_over};
use crate::common::*;

/// The Operative has laid Traps in the Bridge, the Tanks and Houdini; the one in the Tanks is live.
fn mined() -> TestTable {
    let mut t = about_to_reveal("operative", &["operative", "exile", "medical", "telepathic_rat"]);
    t.decide("reveal operative");
    t.decide("choose section bridge");
    t.decide("choose section tanks");
    t.decide("choose section houdini");
    t.decide("choose section tanks");
    assert!(reveal_is_over(&t));
    t.activating(0);
    t
}

#[test]
fn sf_15_3_2_claymore_lays_three_traps_in_three_different_sections() {
    let mut t = about_to_reveal("operative", &["operative", "exile"]);
    t.launched("alcatraz");
    t.decide("reveal operative");
    assert!(t.choices().contains(&"choose section outer_space".to_string()));
    t.decision_refused("choose section alcatraz", "SF-15.3.2");
    t.decision_refused("choose section shred_room", "SF-15.3.2");
    t.decide("choose section bridge");
    t.decision_refused("choose section bridge", "SF-15.3.2");
    t.decision_refused("pass", "SF-15.3.2");
    t.decide("choose section tanks");
    t.decide("choose section houdini");
    assert_eq!(
        t.choices(),
        ["choose section tanks", "choose section bridge", "choose section houdini"],
        "which one is live"
    );
}

/// Rules: SF-R130, SF-H25
#[test]
fn sf_r129_only_who_laid_the_traps_knows_which_one_is_live() {
    let t = mined();
    let faces: Vec<_> = t
        .log
        .entries()
        .iter()
        .filter(|entry| matches!(entry.event.event, Event::TrapFace { .. }))
        .collect();
    assert_eq!(faces.len(), 3);
    for entry in &faces {
        assert!(entry.audience.includes(Viewer::Seat(t.seat(0))));
        assert!(!entry.audience.includes(Viewer::Seat(t.seat(1))));
        assert!(!entry.audience.includes(Viewer::Spectator));
    }
    let live: Vec<_> = t.state.traps.iter().filter(|trap| trap.live).map(|trap| trap.at).collect();
    assert_eq!(live, [TrapPlace::Section(section("tanks"), t.seat(0))]);
}

#[test]
fn sf_r181_the_live_trap_downs_whoever_enters_and_makes_nobody_suspect() {
    let mut t = mined();
    t.place("exile", "storm_shelter");
    assert!(t.may("exile", "step tanks"), "SF-11.2a: face down, so not certain");
    t.act("exile", "step tanks");
    assert!(t.is_down("exile"));
    assert_eq!(t.guilt_of(0), Guilt::Innocent);
    t.place("medical", "storm_shelter");
    t.act("medical", "step tanks");
    assert!(t.is_live("medical"), "flipped Traps leave the game");
}

#[test]
fn sf_r181_a_decoy_does_nothing_and_is_gone() {
    let mut t = mined();
    t.place("exile", "array_control");
    t.act("exile", "step bridge");
    assert!(t.is_live("exile"));
    assert_eq!(t.state.traps.iter().filter(|trap| trap.at != TrapPlace::Nowhere).count(), 2);
    assert!(t.log.revealed(), "what was hidden is seen");
}

#[test]
fn sf_4_4_4_the_rat_springs_no_trap() {
    let mut t = mined();
    t.place("exile", "storm_shelter");
    t.give("exile", "telepathic_rat");
    t.act("exile", "throw telepathic_rat tanks");
    assert!(t.state.traps.iter().any(|trap| trap.live && trap.at != TrapPlace::Nowhere));
}
