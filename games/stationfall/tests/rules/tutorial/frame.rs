//! The frame (SF-T2 to SF-T9), and what is taught when.

use kernel::scene::Face;
use kernel::{Seat, Teach, Viewer};
use stationfall::Stationfall;
use stationfall::frame::{Frame, Offer, Warrant};
use stationfall::ids::{Body, Character, Identity};
use stationfall::moves::Move;
use stationfall::state::{Guilt, Player};

use super::{LINDSEY, LINDSEYS, Tutorial, opened};

#[test]
fn sf_t2_everybody_sees_what_lindsey_holds() {
    let mut t = opened("first", &[], 1);
    t.until(11, 1);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        let scene = t.scene(viewer);
        let hand: Vec<_> = scene.pieces.iter().filter(|piece| piece.zone == "hand-4").collect();
        assert_eq!(hand.len(), 5, "two cards, two Kompromat, the Bribe");
        assert!(hand.iter().all(|piece| piece.face != Face::Down), "{viewer}");
        let engineer =
            hand.iter().any(|piece| piece.label.as_ref().unwrap().id == Identity::Engineer.word());
        assert!(engineer, "{viewer}");
    }
    let others = t.scene(Viewer::Seat(Seat(0)));
    let hidden = others.pieces.iter().filter(|p| p.zone == "hand-2" && p.face == Face::Down);
    assert_eq!(hidden.count(), 2, "only hers");
}

/// The Engineer is Lindsey's PC, and seat 1 asks for an Action of hers.
fn asked(by: Warrant) -> Tutorial {
    let mut t = opened("second", &[], 1);
    t.until(9, 1);
    let action = stationfall::action::Action::Wait;
    let actor = stationfall::action::Actor::Body(Body::Engineer);
    t.state.frames.push(Frame::Offer(Offer { actor, action, by, to: LINDSEYS }));
    t
}

#[test]
fn sf_t3_lindsey_declines_bribes_and_kompromat() {
    for (by, guilt) in [(Warrant::Bribe, Guilt::Innocent), (Warrant::Kompromat, Guilt::Suspect)] {
        let mut t = asked(by);
        t.state.players[LINDSEYS].guilt = Guilt::Innocent;
        assert_eq!(t.awaited(), [4]);
        t.refused(4, "accept", "SF-T3");
        assert_eq!(t.allowed(LINDSEY), [Move::Refuse]);
        assert_eq!(t.lindsey().0, Move::Refuse);
        t.decide(4, "refuse");
        assert_eq!(t.state.players[LINDSEYS].guilt, guilt, "the normal penalty applies");
    }
}

#[test]
fn sf_t3_also_while_the_council_decides_for_her() {
    let mut t = opened("first", &[], 1);
    while t.state.minute != 9 || t.state.turn.player == LINDSEYS {
        t.idle();
    }
    let actor = stationfall::action::Actor::Body(Body::Engineer);
    let by = Warrant::Bribe;
    t.state.frames.push(Frame::Offer(Offer {
        actor,
        action: stationfall::action::Action::Wait,
        by,
        to: LINDSEYS,
    }));
    assert_eq!(t.awaited(), [4], "no question for the council");
}

#[test]
fn sf_t4_lindsey_begins_every_minute_and_play_runs_clockwise() {
    let mut t = opened("first", &[], 1);
    assert_eq!(t.state.table.first, LINDSEYS);
    t.until(13, 4);
    let mut order = Vec::new();
    while t.state.minute > 10 {
        let turn = (t.state.minute, t.state.turn.player.0 + 1);
        if order.last() != Some(&turn) {
            order.push(turn);
        }
        t.idle();
    }
    let expected: Vec<(i8, u8)> =
        (11..=13).rev().flat_map(|minute| [4, 1, 2, 3].map(|player| (minute, player))).collect();
    assert_eq!(order, expected);
}

#[test]
fn sf_t6_both_paths_are_the_same_until_minute_10() {
    let play = |lesson| {
        let mut t = opened(lesson, &[], 5);
        while t.state.minute >= 10 {
            t.idle();
        }
        t.decisions
    };
    assert_eq!(play("first"), play("second"));
}

/// The rules that the guide teaches a seat now.
fn taught(t: &Tutorial) -> Vec<String> {
    let game = Stationfall::new();
    let guidance = t.guide(&game, Seat(0)).guidance(&[]);
    guidance.says.iter().flat_map(|saying| &saying.teaches).map(ToString::to_string).collect()
}

/// Rules: SF-T5, SF-T20, SF-T22, SF-T30, SF-T40, SF-T50, SF-T60, SF-T63
#[test]
fn what_is_taught_the_first_time() {
    let mut t = opened("first", &[], 1);
    assert!(taught(&t).contains(&"SF-T13".to_string()));
    for (minute, rule) in
        [(13, "SF-T20"), (12, "SF-T30"), (11, "SF-T40"), (10, "SF-T50"), (9, "SF-T60")]
    {
        while t.state.minute != minute || t.awaited() != [1] {
            t.idle();
        }
        assert!(taught(&t).contains(&rule.to_string()), "Minute {minute}: {:?}", taught(&t));
    }
}

/// Rules: SF-T70, SF-T72, SF-T87, SF-T88, SF-T89, SF-T92, SF-T93
#[test]
fn what_is_taught_the_second_time() {
    let mut t = opened("second", &[], 1);
    for (minute, rule) in [(9, "SF-T70"), (8, "SF-T87"), (7, "SF-T88")] {
        t.until(minute, 1);
        assert!(taught(&t).contains(&rule.to_string()), "Minute {minute}: {:?}", taught(&t));
    }
    t.until(6, 4);
    for rule in ["SF-T89", "SF-T92", "SF-T93"] {
        assert!(taught(&t).contains(&rule.to_string()));
    }
}

/// Rules: SF-T25, SF-T35, SF-T44, SF-T55
#[test]
fn what_is_suggested() {
    let mut t = opened("first", &[], 1);
    let game = Stationfall::new();
    for (minute, hint) in [
        (13, "sf-hint-13-kompromat"),
        (12, "sf-hint-12-second"),
        (11, "sf-hint-11-agenda"),
        (10, "sf-hint-10-plan"),
    ] {
        t.until(minute, 1);
        let guidance = t.guide(&game, Seat(0)).guidance(&[]);
        assert!(guidance.suggests.iter().any(|text| text.id == hint), "Minute {minute}");
    }
    let mut t = opened("first", &[], 1);
    t.until(13, 1);
    t.decide(1, "pass");
    let pointed = t.guide(&game, Seat(0)).guidance(&[]).highlights;
    assert!(pointed.contains(&"influence exile 1".to_string()));
    assert!(!pointed.contains(&"influence exile 2".to_string()));
    assert!(
        !pointed.contains(&"influence stowaway 1".to_string()),
        "what is forbidden is not pointed at"
    );
}

#[test]
fn every_lesson_can_be_opened_and_speaks_from_the_start() {
    let game = Stationfall::new();
    let ids: Vec<&str> = stationfall::TutorialLessons::standard()
        .lessons()
        .iter()
        .map(|lesson| lesson.id.as_str())
        .collect();
    assert_eq!(ids, ["alone", "first", "alone-second", "second"]);
    for id in ids {
        let t = opened(id, &[], 1);
        assert!(!t.guide(&game, Seat(0)).guidance(&[]).says.is_empty());
        assert!(t.guide(&game, LINDSEY).speaking().is_empty(), "Lindsey is not taught");
    }
}

#[test]
fn an_ordinary_game_knows_no_lindsey() {
    let mut t = crate::common::table(&["engineer", "station_chief"]);
    assert_eq!(t.look().lindsey(), None);
    assert!(!t.look().open_hand(LINDSEY));
    t.secret(3, "engineer");
    assert_eq!(t.state.cards[Character::Engineer].cubes[Player(3)], 0);
}
