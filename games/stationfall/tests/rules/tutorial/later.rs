//! When the script is over (SF-T80 to SF-T91).

use stationfall::ids::{Body, Character, Identity};
use stationfall::reckoning::{self, Reason};
use stationfall::state::Ending;

use super::{LINDSEY, LINDSEYS, Tutorial, opened};

/// Lindsey's turn in Minute 8, the second time, before anything is decided; the others far from each other.
fn eight() -> Tutorial {
    let mut t = opened("second", &[], 1);
    t.until(8, 4);
    t
}

/// What Lindsey decides now.
fn turn(t: &mut Tutorial) -> Vec<String> {
    let before = t.decided(4).len();
    let minute = t.state.minute;
    while t.awaited() == [4] && t.state.turn.player == LINDSEYS && t.state.minute == minute {
        let (mv, _) = t.lindsey();
        t.play(LINDSEY, mv);
    }
    t.decided(4).split_off(before)
}

#[test]
fn sf_t80_line_1_the_troubleshooter_downs_whoever_is_contaminated() {
    let mut t = eight();
    t.arrange("place troubleshooter in rec_room");
    t.arrange("place medical in aft_hub");
    t.arrange("contaminate medical");
    let decided = turn(&mut t);
    assert_eq!(
        decided[..4],
        [
            "influence troubleshooter 1",
            "activate troubleshooter",
            "step aft_hub",
            "attack medical bludgeon"
        ]
    );
    assert!(t.look().is_down(Body::Medical));
}

#[test]
fn sf_t80_line_1_after_the_attack_the_phase_ends() {
    let mut t = eight();
    t.arrange("place troubleshooter in rec_room");
    for who in ["medical", "security"] {
        t.arrange(&format!("place {who} in rec_room"));
        t.arrange(&format!("contaminate {who}"));
    }
    let decided = turn(&mut t);
    assert_eq!(
        decided[2..4],
        ["attack medical bludgeon", "pass"],
        "one Action is left, and not used"
    );
    assert!(t.look().is_live(Body::Security));
}

#[test]
fn sf_t80_line_1_a_weapon_on_the_way_is_picked_up() {
    let mut t = eight();
    t.arrange("place troubleshooter in rec_room");
    t.arrange("place gun in aft_hub");
    t.arrange("place medical in machine_shop");
    t.arrange("contaminate medical");
    let decided = turn(&mut t);
    assert_eq!(decided[2..5], ["step aft_hub", "free pickup gun", "step machine_shop"]);
}

#[test]
fn sf_t81_whom_she_can_down() {
    // With a Bludgeon a Helmeted Human is no target: line 1 is not possible.
    let mut t = eight();
    t.arrange("place troubleshooter in rec_room");
    t.arrange("place counselor in rec_room");
    t.arrange("give counselor helmet");
    t.arrange("contaminate counselor");
    assert!(!turn(&mut t).contains(&"activate troubleshooter".to_string()));
    // With a Gun he is.
    let mut t = eight();
    t.arrange("place troubleshooter in rec_room");
    t.arrange("give troubleshooter gun");
    t.arrange("place counselor in rec_room");
    t.arrange("give counselor helmet");
    t.arrange("contaminate counselor");
    assert!(turn(&mut t).contains(&"attack counselor gun".to_string()));
}

/// Rules: SF-H65
#[test]
fn sf_t81_the_nearest_then_character_order() {
    let mut t = eight();
    t.arrange("place troubleshooter in rec_room");
    for (who, at) in [("medical", "aft_hub"), ("counselor", "aft_hub"), ("cyborg", "reactor")] {
        t.arrange(&format!("place {who} in {at}"));
        t.arrange(&format!("contaminate {who}"));
    }
    assert!(turn(&mut t).contains(&"attack counselor bludgeon".to_string()));
}

#[test]
fn sf_t81_not_her_own_pc_not_the_troubleshooter_herself_and_nobody_elses_pc() {
    let mut t = eight();
    t.arrange("contaminate engineer");
    t.arrange("contaminate troubleshooter");
    assert!(!turn(&mut t).contains(&"activate troubleshooter".to_string()));
    let mut t = eight();
    t.arrange("place troubleshooter in rec_room");
    t.arrange("place medical in rec_room");
    t.arrange("contaminate medical");
    t.arrange("reveal 1 troubleshooter");
    assert!(!turn(&mut t).contains(&"activate troubleshooter".to_string()));
}

/// Rules: SF-H67
#[test]
fn sf_t82_one_cube_more_than_anybody_else() {
    // She has one there. The line is followed each time, so one more is put even if nobody else has any.
    for (others, expected) in [
        (0, "influence station_chief 1"),
        (1, "influence station_chief 1"),
        (3, "influence station_chief 3"),
    ] {
        let mut t = eight();
        t.arrange(&format!("cubes 1 station_chief {others}"));
        let decided = turn(&mut t);
        assert_eq!(decided[0], expected, "{others}");
        assert_eq!(decided[1], "activate station_chief");
    }
}

#[test]
fn sf_t82_as_many_if_she_has_no_more() {
    let mut t = eight();
    // Of her 8 cubes three are out; the hand holds five.
    t.arrange("cubes 1 station_chief 6");
    let decided = turn(&mut t);
    assert_eq!(decided[0], "influence station_chief 5", "six against six");
    let mut t = eight();
    t.arrange("cubes 1 station_chief 7");
    let decided = turn(&mut t);
    assert_eq!(decided[..2], ["pass", "renegotiate station_chief"], "not even that: line 3");
}

#[test]
fn sf_h67_each_time_one_more_than_needed_while_there_are_cubes() {
    let mut t = eight();
    let chief = Character::StationChief;
    t.arrange("cubes 1 station_chief 0");
    let before = t.state.cards[chief].cubes[LINDSEYS];
    turn(&mut t);
    assert_eq!(t.state.cards[chief].cubes[LINDSEYS], before + 1);
    // With none in hand, and none needed, the line is followed all the same.
    let mut t = eight();
    let hand = t.state.players[LINDSEYS].cubes;
    t.arrange(&format!("betrayal 4 {hand}"));
    assert_eq!(turn(&mut t)[..2], ["pass", "activate station_chief"]);
}

/// The Station Chief there, everybody else on the Bridge, the Antimatter out of the way.
fn alone(at: &str) -> Tutorial {
    let mut t = eight();
    t.arrange("take station_chief antimatter");
    t.arrange(&format!("place station_chief in {at}"));
    for who in crate::setup::BEGINNERS.iter().filter(|who| **who != "station_chief") {
        t.arrange(&format!("place {who} in bridge"));
    }
    t
}

#[test]
fn sf_t83_she_goes_where_the_others_are_farthest() {
    // With a Helmet the Aft Airlocks are near the Bridge, through Outer Space.
    let mut t = alone("aft_hub");
    assert_eq!(
        turn(&mut t)[1..4],
        ["activate station_chief", "step therapy_garden", "step shred_room"]
    );
    // Without one they are as far as the Shred Room, and without Gravity.
    let mut t = alone("aft_hub");
    t.arrange("take station_chief helmet");
    assert_eq!(turn(&mut t)[1..4], ["activate station_chief", "step reactor", "step aft_airlocks"]);
}

#[test]
fn sf_t83_exhausted_she_takes_one_step() {
    let mut t = alone("therapy_garden");
    t.arrange("disc 2 station_chief");
    assert_eq!(turn(&mut t)[1..4], ["activate station_chief", "step shred_room", "pass"]);
    let mut t = alone("aft_hub");
    t.arrange("disc 2 station_chief");
    let decided = turn(&mut t);
    assert_eq!(decided.iter().filter(|mv| mv.starts_with("step")).count(), 1, "{decided:?}");
}

/// Rules: SF-T80, SF-T83
#[test]
fn sf_h68_she_takes_her_two_steps_also_where_no_place_is_better() {
    let mut t = alone("shred_room");
    let steps = ["activate station_chief", "step therapy_garden", "step shred_room"];
    assert_eq!(turn(&mut t)[1..4], steps, "there and back");
    // Exhausted she takes one.
    let mut t = alone("shred_room");
    t.arrange("disc 2 station_chief");
    assert_eq!(turn(&mut t)[1..4], ["activate station_chief", "step therapy_garden", "pass"]);
}

#[test]
fn sf_t84_line_3_renegotiate_with_a_cube_from_the_station_chief() {
    let mut t = eight();
    t.arrange("down station_chief");
    let before = t.state.cards[Character::StationChief].cubes[LINDSEYS];
    assert_eq!(turn(&mut t)[..2], ["pass", "renegotiate station_chief"]);
    assert_eq!(t.state.cards[Character::StationChief].cubes[LINDSEYS], before - 1);
    assert_eq!(t.state.players[LINDSEYS].disc, None);
    let mut t = eight();
    t.arrange("take station_chief antimatter");
    t.arrange("annihilate station_chief");
    assert_eq!(turn(&mut t)[..2], ["pass", "renegotiate"], "no cube from who is gone");
}

#[test]
fn sf_t86_guilt_does_not_stop_her() {
    // The attack of line 1 in a Lit section with Cameras ON is witnessed, and done all the same.
    let mut t = eight();
    t.arrange("place troubleshooter in rec_room");
    t.arrange("place counselor in rec_room");
    t.arrange("contaminate counselor");
    assert!(t.look().witnessed(stationfall::ids::Section::RecRoom));
    turn(&mut t);
    assert!(t.look().is_down(Body::Counselor));
    assert_ne!(t.state.players[LINDSEYS].guilt, stationfall::state::Guilt::Innocent);
    let engineer = &stationfall::content::Content::standard().identities[Identity::Engineer];
    assert!(engineer.win_if_guilty, "her PC may win even if Guilty");
}

#[test]
fn sf_t89_from_minute_6_on_she_keeps_to_her_lines() {
    let mut t = opened("second", &[], 1);
    t.until(6, 4);
    assert_eq!(turn(&mut t)[..2], ["influence station_chief 1", "activate station_chief"]);
    while t.over().is_none() {
        t.idle();
    }
    assert_eq!((t.state.minute, t.state.station.ending), (6, Some(Ending::Antimatter)));
}

#[test]
fn sf_t90_everybody_scores_lindsey_too() {
    let mut t = opened("second", &[], 1);
    while t.over().is_none() {
        t.idle();
    }
    let outcome = t.over().unwrap();
    assert_eq!(outcome.standings().len(), 4);
    assert!((0..4).all(|player| t.state.players[stationfall::state::Player(player)].pc.is_some()));
    let mut reasons = Vec::new();
    reckoning::reckon(t.look(), LINDSEY, &mut |line| reasons.push((line.points, line.reason)));
    let agenda = |(points, reason): &(i32, Reason)| {
        matches!(reason, Reason::Agenda(Identity::Engineer, _)) && *points > 0
    };
    assert!(reasons.iter().any(agenda), "the Antimatter has detonated On Board: {reasons:?}");
}

#[test]
fn sf_t91_plus_lines_need_the_line_above() {
    let points = |escaped: bool| {
        let mut t = crate::common::table(&["astrochimp", "exile"]);
        t.pc(0, "astrochimp");
        t.give("astrochimp", "gun");
        if escaped {
            t.place("astrochimp", "houdini");
            t.state.sections[crate::common::section("houdini")].pod =
                stationfall::state::PodState::Launched;
        }
        t.agenda(0)
    };
    assert_eq!((points(false), points(true)), (0, 5));
}

/// Rules: SF-T3
#[test]
fn sf_h64_what_no_script_speaks_of_she_answers_for_herself() {
    let mut t = eight();
    t.arrange("contaminate station_chief");
    t.state.frames.push(stationfall::frame::Frame::Frameup);
    let (mv, why) = t.lindsey();
    assert_eq!(why, "sf-lindsey-best");
    assert!(t.allowed(LINDSEY).contains(&mv));
}
