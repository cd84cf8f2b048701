//! Suspicion and Guilt (chapter 10, rulings R65 to R74, appendix A2).

use stationfall::event::Event;
use stationfall::frame::Frame;
use stationfall::ids::Section;
use stationfall::state::{Guilt, MarkerEvent, Player, TimeMarker};

use crate::common::*;
use crate::systems::resolve_phase;

/// A robot with a weapon among these Humans in a section, Cameras ON.
fn gunman(at: &str, humans: &[&str]) -> TestTable {
    let mut characters = vec!["consort"];
    characters.extend(humans);
    let mut t = table(&characters);
    t.place_all(&characters, at);
    t.give("consort", "gun");
    t.give("consort", "firebomb");
    t
}

fn suspicions(t: &TestTable) -> usize {
    t.events().iter().filter(|event| matches!(event, Event::Suspected { .. })).count()
}

/// Rules: SF-A2.1
#[test]
fn sf_10_1_1_only_the_innocent_become_suspect() {
    let mut t = gunman("bridge", &["exile"]);
    t.guilt(1, Guilt::Suspect);
    t.guilt(2, Guilt::Guilty);
    for player in 0..3 {
        t.engine().suspect(Player(player));
    }
    assert_eq!([0, 1, 2].map(|p| t.guilt_of(p)), [Guilt::Suspect, Guilt::Suspect, Guilt::Guilty]);
}

/// Rules: SF-7.5, SF-A2.1
#[test]
fn sf_10_1_2_a_downing_is_witnessed_in_the_light_with_cameras_on() {
    for (at, cameras, activating, seen) in [
        ("bridge", true, true, true),
        ("bridge", false, true, false),
        ("locker_room", true, true, false),
        ("bridge", true, false, false),
    ] {
        let mut t = gunman(at, &["exile"]);
        t.state.station.cameras = cameras;
        t.state.turn.activating = activating;
        t.act("consort", "attack exile gun");
        assert_eq!(t.guilt_of(0) == Guilt::Suspect, seen, "{at} {cameras} {activating}");
        assert_eq!(t.guilt_of(1), Guilt::Innocent);
    }
}

/// Rules: SF-R67, SF-10.1.2c
#[test]
fn sf_10_1_2a_cutting_the_power_by_the_same_stroke_hides_nothing() {
    let mut t = gunman("fuel_cells", &["exile"]);
    t.act("consort", "sabotage gun");
    assert!(t.is_down("exile") && !t.state.station.cameras);
    assert_eq!(t.guilt_of(0), Guilt::Suspect);
}

/// Rules: SF-R68
#[test]
fn sf_10_1_2b_it_counts_where_the_human_goes_down() {
    for (from, to, seen) in
        [("locker_room", "forward_hub", true), ("forward_hub", "locker_room", false)]
    {
        let mut t = gunman(from, &["exile"]);
        t.place("exile", to);
        t.act("consort", &format!("throw firebomb {to} ignite"));
        assert!(t.is_down("exile"));
        assert_eq!(t.guilt_of(0) == Guilt::Suspect, seen, "into {to}");
    }
}

/// Rules: SF-R85
#[test]
fn sf_10_1_2c_downs_by_what_the_action_set_off_count() {
    let mut t = gunman("bridge", &["exile"]);
    t.act("consort", "drop firebomb ignite");
    assert_eq!(t.guilt_of(0), Guilt::Suspect);
}

#[test]
fn sf_10_1_2d_time_markers_and_annihilation_make_nobody_suspect() {
    let mut t = gunman("bridge", &["exile", "engineer"]);
    let event = MarkerEvent::Missile(Section::Bridge);
    t.state.markers.push(TimeMarker { owner: Player(0), event, minute: 14 });
    resolve_phase(&mut t, 0);
    assert!(t.is_down("exile"));
    assert_eq!(suspicions(&t), 0);
    let mut t = table(&["exile", "security"]);
    t.abandon_ship();
    t.place("exile", "alcatraz");
    t.place("security", "aft_airlocks");
    t.damaged("alcatraz");
    t.act("security", "launch alcatraz");
    assert!(t.is_annihilated("exile"));
    assert_eq!(suspicions(&t), 0);
}

/// Rules: SF-A2.1
#[test]
fn sf_10_1_3_refusing_kompromat_makes_suspect() {
    let mut t = table(&["engineer", "exile"]);
    t.pc(1, "engineer");
    t.cubes(0, "exile", 1);
    t.kompromat_in_hand(0, "engineer");
    t.decide("kompromat engineer");
    t.decide("step bridge");
    assert_eq!(t.asked(), t.seat(1));
    t.decide("refuse");
    assert_eq!((t.guilt_of(1), t.guilt_of(0)), (Guilt::Suspect, Guilt::Innocent));
    assert_eq!(t.at("engineer"), "array_control");
}

/// Rules: SF-A2.2
#[test]
fn sf_10_2_1_evidence_for_the_authorities_convicts_every_other_suspect() {
    let mut t = table(&["engineer"]);
    t.data("engineer", "evidence");
    t.guilt(0, Guilt::Suspect);
    t.guilt(1, Guilt::Suspect);
    t.guilt(3, Guilt::Guilty);
    t.act("engineer", "transmit evidence news");
    assert_eq!(t.guilt_of(1), Guilt::Suspect, "the News convict nobody");
    t.act("engineer", "transmit evidence authorities");
    assert_eq!(
        [0, 1, 2, 3].map(|player| t.guilt_of(player)),
        [Guilt::Suspect, Guilt::Guilty, Guilt::Innocent, Guilt::Guilty]
    );
    t.engine().convict(Player(2));
    assert_eq!(t.guilt_of(2), Guilt::Innocent, "the Innocent have nothing to fear");
}

#[test]
fn sf_a2_4_nobody_becomes_innocent_again() {
    let mut t = table(&["engineer", "legal"]);
    t.guilt(0, Guilt::Suspect);
    t.guilt(1, Guilt::Guilty);
    for player in 0..2 {
        t.engine().clear(Player(player));
        t.engine().clear(Player(player));
    }
    assert_eq!((t.guilt_of(0), t.guilt_of(1)), (Guilt::Suspect, Guilt::Suspect));
    t.pc(0, "engineer");
    t.place("legal", "array_control");
    t.refused("legal", "lawyerup engineer", "SF-0.4");
}

#[test]
fn sf_r65_all_go_down_in_one_step_and_it_is_one_event() {
    let mut t = gunman("bridge", &["exile", "engineer", "botanist"]);
    t.act("consort", "drop firebomb ignite");
    assert!(t.is_down("exile") && t.is_down("engineer") && t.is_down("botanist"));
    assert_eq!((suspicions(&t), t.guilt_of(0)), (1, Guilt::Suspect));
}

#[test]
fn sf_r66_one_lit_section_is_enough() {
    let mut t = gunman("fuel_cells", &["exile", "botanist"]);
    t.place("exile", "tanks");
    t.act("consort", "sabotage gun");
    assert!(t.is_down("exile") && t.is_down("botanist"));
    assert_eq!(t.guilt_of(0), Guilt::Suspect);
    let mut t = gunman("fuel_cells", &["exile"]);
    t.place("exile", "tanks");
    t.act("consort", "sabotage gun");
    assert!(t.is_down("exile"));
    assert_eq!(t.guilt_of(0), Guilt::Innocent, "the Tanks are Dark");
}

#[test]
fn sf_r69_downing_a_robot_is_no_crime() {
    let mut t = gunman("bridge", &["medical"]);
    t.act("consort", "attack medical gun");
    assert!(t.is_down("medical"));
    assert_eq!(suspicions(&t), 0);
}

#[test]
fn sf_r70_downing_the_own_pc_counts() {
    let mut t = gunman("bridge", &["exile"]);
    t.pc(0, "exile");
    t.act("consort", "attack exile gun");
    assert_eq!(t.guilt_of(0), Guilt::Suspect);
}

/// Rules: SF-A6.10
#[test]
fn sf_r73_gripping_a_human_in_outer_space_is_not_seen() {
    let mut t = table(&["troubleshooter", "exile"]);
    t.place("troubleshooter", "cargo_claw");
    t.place("exile", "outer_space");
    t.give("exile", "helmet");
    t.act("troubleshooter", "grip exile");
    assert!(t.is_down("exile"));
    assert_eq!(t.guilt_of(0), Guilt::Innocent);
}

#[test]
fn sf_r74_fugitives_neither_make_nor_are_a_scandal() {
    let mut t = table(&["boarder", "exile"]);
    t.place_all(&["boarder", "exile"], "bridge");
    t.give("exile", "gun");
    t.act("boarder", "attack exile gun");
    assert!(t.is_down("exile"));
    t.live("exile");
    t.act("exile", "attack boarder gun");
    assert!(t.is_down("boarder"));
    assert_eq!(suspicions(&t), 0);
}

/// Rules: SF-R74, SF-R177
#[test]
fn sf_h33_a_down_clone_is_nobodys_conspirator_where_it_lies() {
    let armed = |down: bool| {
        let mut t = table(&["consort", "exile", "engineer", "maintenance_clones"]);
        t.place_all(&["consort", "engineer", "clone_alpha"], "bridge");
        t.place_all(&["clone_beta", "clone_gamma"], "kitchen");
        t.give("consort", "gun");
        t.cubes(1, "maintenance_clones", 2);
        if down {
            t.down("clone_alpha");
        }
        t.act("consort", "attack engineer gun");
        t
    };
    assert_eq!(armed(true).guilt_of(0), Guilt::Suspect, "nobody can be framed");
    let t = armed(false);
    assert_eq!(t.state.frames.iter().last(), Some(&Frame::Frameup), "a Live one counts");
    assert_eq!(t.guilt_of(0), Guilt::Innocent, "not yet");
}

#[test]
fn sf_r74_a_frameup_comes_before_the_marker_moves() {
    let mut t = gunman("bridge", &["exile", "engineer"]);
    t.cubes(1, "engineer", 2);
    t.act("consort", "attack exile gun");
    assert_eq!(t.state.frames.iter().last(), Some(&Frame::Frameup));
    assert_eq!(suspicions(&t), 0, "not yet");
    t.decision_refused("choose player 3", "SF-R74");
    t.decide("choose player 2");
    assert_eq!((t.guilt_of(0), t.guilt_of(1)), (Guilt::Innocent, Guilt::Suspect));
}
