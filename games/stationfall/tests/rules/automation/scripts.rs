//! Chapters B13 and B14: the Troubleshooter's worked example and the standard scripts.

use stationfall::automation::{ScriptId, Why};
use stationfall::ids::Standard;
use stationfall::state::{MarkerEvent, Player};

use super::bench::{Bench, bench, moves, real};
use crate::common::section;

const CREW: [&str; 5] = ["troubleshooter", "billionaire", "consort", "exile", "inspector"];

/// The Troubleshooter's bot, in the Forward Hub.
fn troubleshooter() -> Bench {
    with(&CREW)
}

fn with(crew: &[&str]) -> Bench {
    let mut b = real(crew);
    b.t.place("troubleshooter", "forward_hub");
    b.t.state.bodies[crate::common::body("troubleshooter")].items = Default::default();
    b
}

fn standard(standard: Standard, line: u8) -> Option<(ScriptId, u8)> {
    Some((ScriptId::Standard(standard), line))
}

#[test]
fn sf_b13_2_line_1() {
    // Only if a Pod is Damaged; who can repair it this Minute, else an Unexhausted one walks towards it.
    let mut b = troubleshooter();
    b.t.damaged("hail_mary");
    b.t.place("consort", "aft_airlocks");
    b.t.cubes(0, "consort", 1);
    assert_eq!(b.turn(), moves(["activate consort", "step hail_mary", "juryrig section"]));
    assert!(!b.t.is_damaged("hail_mary"));
    let mut b = troubleshooter();
    b.t.damaged("hail_mary");
    assert_eq!(b.turn(), moves(["activate troubleshooter", "step tanks", "step storm_shelter"]));
    assert_eq!(b.line(), 1);
    let mut b = troubleshooter();
    b.turn();
    assert_eq!(b.why(1), Some(Why::NoTarget));
}

#[test]
fn sf_b13_3_line_2() {
    let mut b = troubleshooter();
    b.t.fire("suite");
    assert_eq!(b.turn(), moves(["activate troubleshooter", "step mainframe", "suppress suite"]));
    assert_eq!(b.line(), 2);
    // Abilities such as Hacker are counted: the Exile does it from where he is, and again.
    let mut b = troubleshooter();
    b.t.fire("suite");
    b.t.fire("bridge");
    b.t.state.station.jammers = false;
    b.t.cubes(0, "exile", 1);
    let expected = ["activate exile", "free suppress bridge", "suppress bridge", "suppress suite"];
    assert_eq!(b.turn(), moves(expected));
    // Magnetic Containment and Outer Space do not count.
    let mut b = troubleshooter();
    b.turn();
    assert_eq!(b.why(2), Some(Why::NoTarget));
}

#[test]
fn sf_b13_4_line_3() {
    let mut b = with(&["troubleshooter", "drones", "consort", "exile"]);
    b.t.place("troubleshooter", "mainframe");
    b.t.place("drone_1", "aft_airlocks");
    b.t.place("drone_2", "reactor");
    let expected = [
        "activate troubleshooter",
        "remote drone_1",
        "step hail_mary",
        "remote drone_2",
        "step aft_airlocks",
    ];
    assert_eq!(b.turn(), moves(expected));
    assert_eq!(b.line(), 3);
    let mut b = troubleshooter();
    b.turn();
    assert_eq!(b.why(3), Some(Why::ConditionFalse));
}

#[test]
fn sf_b13_5_line_4() {
    // Any Pod that is left, launchable or not; the launch comes after THEN.
    let mut b = troubleshooter();
    b.t.place("troubleshooter", "aft_airlocks");
    assert_eq!(b.turn(), moves(["activate troubleshooter", "step hail_mary"]));
    assert_eq!(b.line(), 4);
    let mut b = troubleshooter();
    b.t.place("troubleshooter", "aft_airlocks");
    b.t.abandon_ship();
    assert_eq!(b.turn(), moves(["activate troubleshooter", "step hail_mary", "timed_launch"]));
    assert_eq!(b.t.state.markers[0].event, MarkerEvent::Launch(section("hail_mary")));
    // Exhausted: not this line.
    let mut b = troubleshooter();
    b.t.disc(1, "troubleshooter");
    b.turn();
    assert_eq!(b.why(4), Some(Why::AllExhausted));
}

#[test]
fn sf_b13_6_line_5() {
    let mut b = with(&["troubleshooter", "engineer", "consort"]);
    b.t.place("troubleshooter", "hail_mary");
    b.t.cubes(0, "engineer", 1);
    b.t.place("engineer", "array_control");
    b.turn();
    assert_eq!(b.followed(), standard(Standard::AbandonShip, 1));
    // Once Abandon Ship is triggered the script is skipped; without a line in it that works, line 6 and on.
    let mut b = troubleshooter();
    b.t.place("troubleshooter", "hail_mary");
    b.t.abandon_ship();
    b.t.disc(1, "troubleshooter");
    b.turn();
    assert_eq!(b.why(5), Some(Why::ScriptSkipped));
}

#[test]
fn sf_b13_7_line_6() {
    let set = |both: bool| {
        let mut b = troubleshooter();
        b.t.place("troubleshooter", "tanks");
        b.t.disc(1, "troubleshooter");
        b.t.abandon_ship();
        b.t.place("consort", "aft_airlocks");
        b.t.cubes(0, "consort", 1);
        b.t.place("exile", "houdini");
        if both {
            b.t.place("inspector", "houdini");
        }
        b
    };
    let mut b = set(true);
    assert_eq!(b.turn(), moves(["activate consort", "launch houdini"]));
    assert_eq!(b.line(), 6);
    let mut b = set(false);
    b.turn();
    assert_eq!(b.why(6), Some(Why::NoTarget));
    // At equal distance Section Launch, then Bridge Launch, then Timed Launch.
    let mut b = bench(&["exile", "engineer", "consort"], &["[TM/UNX] launch(sec:houdini)"]);
    b.t.abandon_ship();
    b.t.place("consort", "houdini");
    b.t.place("engineer", "bridge");
    b.t.cubes(0, "consort", 1);
    b.t.cubes(0, "engineer", 1);
    let bridge = b.turn();
    assert_eq!(bridge, moves(["activate engineer", "bridge_launch"]));
}

#[test]
fn sf_b13_8_line_7() {
    // An Unexhausted Conspirator walks to a Pod and launches it with Actions left.
    let mut b = troubleshooter();
    b.t.disc(1, "troubleshooter");
    b.t.abandon_ship();
    b.t.place("consort", "aft_airlocks");
    b.t.cubes(0, "consort", 1);
    assert_eq!(b.turn(), moves(["activate consort", "step hail_mary", "timed_launch"]));
    assert_eq!(b.line(), 7);
}

#[test]
fn sf_b13_9_line_8() {
    // Anybody Unexhausted except other players' PCs, with cubes added.
    let mut b = troubleshooter();
    b.t.disc(1, "troubleshooter");
    b.t.abandon_ship();
    b.t.place_all(&["consort", "exile"], "aft_airlocks");
    b.t.pc(1, "exile");
    let expected = ["influence consort 1", "activate consort", "step hail_mary", "timed_launch"];
    assert_eq!(b.turn(), moves(expected));
    assert_eq!(b.line(), 8);
}

#[test]
fn sf_b13_10_line_9() {
    // Only if the Troubleshooter is Down; if nothing works, Renegotiate.
    let mut b = with(&["troubleshooter", "consort"]);
    for pod in ["hail_mary", "houdini", "alcatraz", "mcqueen"] {
        b.t.launched(pod);
    }
    b.t.abandon_ship();
    assert_eq!(b.turn(), moves(["renegotiate"]));
    assert_eq!(b.why(9), Some(Why::ScriptSkipped));
    b.t.down("troubleshooter");
    b.t.place("consort", "forward_hub");
    b.t.give("consort", "nanogel");
    b.t.cubes(0, "consort", 1);
    let revive = "revive troubleshooter nanogel";
    assert_eq!(b.turn(), moves(["activate consort", revive]));
    assert_eq!(b.followed(), standard(Standard::Revive, 1));
}

#[test]
fn sf_b13_11_open_pod() {
    // Docked, undamaged, with a free place or the candidate already in it.
    let mut b = bench(&["exile", "consort"], &["[PC] step(@pods_open) THEN timed_launch"]);
    b.t.place("exile", "aft_airlocks");
    b.t.damaged("hail_mary");
    b.t.launched("houdini");
    assert_eq!(b.turn(), moves(["activate exile", "step alcatraz"]));
    // Inside: distance 0, Eligible only if the Timed Launch can follow at once.
    assert_eq!(b.turn(), moves(["renegotiate"]));
    b.t.abandon_ship();
    assert_eq!(b.turn(), moves(["activate exile", "timed_launch"]));
}

#[test]
fn sf_b14_1_abandon_ship_script() {
    let script = |b: &mut Bench| {
        b.turn();
        b.followed()
    };
    let line = ["GOTO abandon_ship"];
    let mut b = bench(&["exile", "engineer"], &line);
    b.t.cubes(0, "engineer", 1);
    assert_eq!(script(&mut b), standard(Standard::AbandonShip, 1));
    // A newly Influenced Officer.
    let mut b = bench(&["exile", "engineer"], &line);
    assert_eq!(script(&mut b), standard(Standard::AbandonShip, 2));
    // Sabotage with a Gun, with a Bludgeon, and a weapon to be had.
    let mut b = bench(&["exile", "consort"], &line);
    b.t.give("exile", "gun");
    assert_eq!(script(&mut b), standard(Standard::AbandonShip, 3));
    let mut b = bench(&["exile", "consort"], &line);
    b.t.give("exile", "bludgeon");
    assert_eq!(script(&mut b), standard(Standard::AbandonShip, 4));
    let mut b = bench(&["exile", "consort"], &line);
    assert_eq!(script(&mut b), standard(Standard::AbandonShip, 5));
    // The Reactor resists Bludgeons.
    let mut b = bench(&["exile", "consort"], &line);
    b.t.place("exile", "reactor");
    b.t.give("exile", "bludgeon");
    let made = b.turn();
    assert!(!made.iter().any(|mv| mv.starts_with("sabotage")), "{made:?}");
}

#[test]
fn sf_b14_3_revive_script() {
    let down = |setup: &dyn Fn(&mut Bench)| {
        let mut b = bench(&["exile", "medical", "consort"], &["GOTO revive"]);
        b.t.place("exile", "tanks");
        b.t.down("exile");
        setup(&mut b);
        b.turn();
        b.followed()
    };
    assert_eq!(
        down(&|b| {
            b.t.give("consort", "nanogel");
            b.t.cubes(0, "consort", 1);
        }),
        standard(Standard::Revive, 1)
    );
    assert_eq!(down(&|b| b.t.cubes(0, "medical", 1)), standard(Standard::Revive, 2));
    assert_eq!(down(&|b| b.t.give("consort", "nanogel_1")), standard(Standard::Revive, 4));
    assert_eq!(down(&|_| {}), standard(Standard::Revive, 5));
    // A Robot is repaired.
    let mut b = bench(&["consort", "engineer", "exile"], &["GOTO revive"]);
    b.t.down("consort");
    b.t.cubes(0, "engineer", 1);
    b.turn();
    assert_eq!(b.followed(), standard(Standard::Revive, 3));
    let mut b = bench(&["consort", "engineer", "exile"], &["GOTO revive"]);
    b.t.down("consort");
    b.turn();
    assert_eq!(b.followed(), standard(Standard::Revive, 6));
}

#[test]
fn sf_b14_4_reading_the_revive_script() {
    // Nobody is revived in Fire; fetching a Nanogel is still possible.
    let mut b = bench(&["exile", "medical", "consort"], &["GOTO revive"]);
    b.t.place("exile", "tanks");
    b.t.down("exile");
    b.t.fire("tanks");
    b.t.give("consort", "helmet");
    b.t.cubes(0, "consort", 1);
    b.t.lay("nanogel", "rec_room");
    assert_eq!(b.turn(), moves(["activate consort", "free pickup nanogel"]));
    assert_eq!(b.followed(), standard(Standard::Revive, 7));
}

#[test]
fn sf_b14_6_escape_script() {
    let escape = |setup: &dyn Fn(&mut Bench)| {
        let mut b = bench(&["exile", "engineer", "consort"], &["GOTO escape"]);
        setup(&mut b);
        b.turn();
        b.followed()
    };
    // From outside, this Minute.
    assert_eq!(
        escape(&|b| {
            b.t.abandon_ship();
            b.t.place("exile", "hail_mary");
            b.t.place("consort", "aft_airlocks");
            b.t.cubes(0, "consort", 1);
        }),
        standard(Standard::Escape, 1)
    );
    // Timed Launch by the PC.
    let aboard = |b: &mut Bench| {
        b.t.abandon_ship();
        b.t.place("exile", "hail_mary");
    };
    assert_eq!(escape(&aboard), standard(Standard::Escape, 2));
    // The Wormhole, if released.
    let mut b = bench(&["exile", "engineer", "consort"], &["GOTO escape"]);
    b.t.released("wormhole");
    b.t.state.project_x.wormhole = Some(section("forward_hub"));
    assert_eq!(b.turn(), moves(["activate exile", "step forward_hub", "wormhole"]));
    assert_eq!(b.followed(), standard(Standard::Escape, 3));
    // The PC to an open Pod.
    assert_eq!(escape(&|_| {}), standard(Standard::Escape, 4));
    // The Abandon Ship script.
    assert_eq!(
        escape(&|b| {
            b.t.place("exile", "hail_mary");
            b.t.cubes(0, "engineer", 1);
        }),
        standard(Standard::AbandonShip, 1)
    );
    // An Unexhausted Conspirator towards a Section Launch of the PC's Pod.
    assert_eq!(
        escape(&|b| {
            aboard(b);
            b.t.state.players[Player(0)].markers = 0;
            b.t.place("consort", "aft_hub");
            b.t.place("engineer", "aft_hub");
            b.t.cubes(0, "consort", 1);
        }),
        standard(Standard::Escape, 6)
    );
    // Skipped when the PC is Down.
    let mut b = bench(&["exile", "consort"], &["GOTO escape"]);
    b.t.down("exile");
    b.turn();
    assert_eq!(b.why(1), Some(Why::ScriptSkipped));
}

#[test]
fn sf_b14_7_project_x_script() {
    let mut b = bench(&["exile", "engineer", "consort"], &["GOTO project_x"]);
    b.turn();
    assert_eq!(b.why(1), Some(Why::ScriptSkipped));
    // The Combat Swarm Attacks another player's PC, or comes nearer.
    let swarm = |at: &str| {
        let mut b = bench(&["exile", "engineer", "consort"], &["GOTO project_x"]);
        b.t.released("combat_swarm");
        b.t.state.project_x.monster = Some(section("tanks"));
        b.t.pc(1, "engineer");
        b.t.place("engineer", at);
        b.t.place("exile", "mainframe");
        b.turn()
    };
    assert_eq!(swarm("tanks"), moves(["activate exile", "swarm attack engineer"]));
    assert_eq!(swarm("machine_shop"), moves(["activate exile", "swarm step storm_shelter"]));
    // The Assassin gets another target when the present one cannot be hunted.
    let mut b = bench(&["exile", "engineer", "consort"], &["GOTO project_x"]);
    b.t.released("robotech_assassin");
    b.t.state.project_x.target = Some(crate::common::body("consort"));
    b.t.pc(1, "engineer");
    b.t.place("exile", "mainframe");
    b.turn();
    assert_eq!(b.why(1), Some(Why::ScriptExhausted));
    b.t.down("consort");
    assert_eq!(b.turn(), moves(["activate exile", "mark engineer"]));
}
