//! Chapter B12: the script language, line by line.

use stationfall::automation::{ScriptId, Why};
use stationfall::ids::Standard;

use super::bench::{bench, moves, with_abilities, with_card};

const PEOPLE: [&str; 4] = ["exile", "billionaire", "consort", "engineer"];

#[test]
fn sf_b12_1_selector() {
    // All terms must hold; without a pool the pool is CON.
    let lines = ["[has:item:gun + is:human] step(sec:tanks)", "[PC] step(sec:forward_hub)"];
    let mut b = bench(&PEOPLE, &lines);
    b.t.place("consort", "forward_hub");
    b.t.give("consort", "gun");
    b.t.cubes(0, "consort", 1);
    b.turn();
    assert_eq!((b.line(), b.why(1)), (2, Some(Why::NobodyFits)));
    // A Human with a Gun who is nobody's Conspirator does not help.
    let mut b = bench(&PEOPLE, &lines);
    b.t.give("billionaire", "gun");
    b.turn();
    assert_eq!(b.line(), 2);
    b.t.cubes(0, "billionaire", 1);
    assert_eq!(b.turn()[0], "activate billionaire");
    assert_eq!(b.line(), 1);
}

/// Rules: SF-H44
#[test]
fn sf_b12_2_con_and_pc() {
    let lines = ["[PC] step(sec:forward_hub)", "[CON] step(sec:forward_hub)"];
    let mut b = bench(&PEOPLE, &lines);
    b.t.down("exile");
    b.t.place("engineer", "tanks");
    b.t.cubes(0, "engineer", 1);
    b.t.cubes(1, "billionaire", 1);
    assert_eq!(b.turn()[0], "activate engineer");
    assert_eq!((b.line(), b.why(1)), (2, Some(Why::NobodyFits)));
    // A Down PC that can be activated to revive itself is still the PC.
    let mut b = with_abilities(&["cyborg", "exile"], &["self_repair"], &["[PC] revive(self)"]);
    b.t.down("cyborg");
    assert_eq!(b.turn(), moves(["activate cyborg", "selfrepair"]));
    assert!(b.t.is_live("cyborg"));
    // NPCs with an NDA are as good as Conspirators for the bot with Fine Print.
    let mut b =
        with_abilities(&["legal", "exile"], &["fine_print"], &["[CON + is:human] step(sec:tanks)"]);
    b.turn();
    assert_eq!(b.why(1), Some(Why::NobodyFits));
    b.t.data("exile", "nda");
    assert_eq!(b.turn()[0], "activate exile");
}

#[test]
fn sf_b12_3_inf() {
    let lines = ["[INF + UNX] step(sec:tanks)"];
    let mut b = bench(&PEOPLE, &lines);
    b.t.place("billionaire", "forward_hub");
    b.t.cubes(1, "billionaire", 2);
    // Cubes are added to the one finally chosen: as many as the others have.
    let expected = ["influence billionaire 2", "activate billionaire", "step tanks"];
    assert_eq!(b.turn(), moves(expected));
    assert_eq!(b.t.cubes_of(0, "billionaire"), 2);
    // Other players' PCs are not considered.
    let mut b = bench(&PEOPLE, &lines);
    b.t.place("billionaire", "forward_hub");
    b.t.pc(1, "billionaire");
    assert_ne!(b.turn()[0], "influence billionaire 1");
    // Without cubes in hand only present Conspirators are.
    let mut b = bench(&PEOPLE, &lines);
    b.t.place("billionaire", "forward_hub");
    b.t.betrayal(0, 8);
    assert_eq!(b.turn()[0], "activate exile");
}

#[test]
fn sf_b12_4_timing_terms() {
    let far = "step(sec:aft_hub)";
    let lines = [format!("[PC + TM] {far}"), format!("[PC + UNX] {far}"), format!("[PC] {far}")];
    let lines = [lines[0].as_str(), lines[1].as_str(), lines[2].as_str()];
    // Three Steps away: not this Minute, but Unexhausted.
    let mut b = bench(&PEOPLE, &lines);
    b.t.place("exile", "tanks");
    b.turn();
    assert_eq!((b.line(), b.why(1)), (2, Some(Why::NotThisMinute)));
    // Two Steps away: this Minute.
    let mut b = bench(&PEOPLE, &lines);
    b.t.place("exile", "storm_shelter");
    b.turn();
    assert_eq!(b.line(), 1);
    // Exhausted and two Steps away: only without a timing term.
    let mut b = bench(&PEOPLE, &lines);
    b.t.place("exile", "storm_shelter");
    b.t.disc(1, "exile");
    assert_eq!(b.turn(), moves(["activate exile", "step machine_shop"]));
    assert_eq!(
        (b.line(), b.why(1), b.why(2)),
        (3, Some(Why::NotThisMinute), Some(Why::AllExhausted))
    );
}

#[test]
fn sf_b12_5_who_and_has() {
    let lines = [
        "[INF + chr:billionaire + has:item:gun] step(sec:tanks)",
        "[INF + abl:officer + no:item:gun] step(sec:tanks)",
    ];
    let mut b = bench(&PEOPLE, &lines);
    assert_eq!(b.turn()[1], "activate engineer");
    assert_eq!(b.why(1), Some(Why::NobodyFits));
    let mut b = bench(&PEOPLE, &lines);
    b.t.give("billionaire", "gun");
    assert_eq!(b.turn()[1], "activate billionaire");
    let mut b = bench(&PEOPLE, &lines);
    b.t.give("engineer", "gun");
    b.turn();
    assert_eq!((b.why(1), b.why(2)), (Some(Why::NobodyFits), Some(Why::NobodyFits)));
}

#[test]
fn sf_b12_6_implied_steps() {
    let mut b = bench(&PEOPLE, &["[PC] transmit(data:evidence, off:news)"]);
    b.t.place("exile", "forward_hub");
    b.t.data("exile", "evidence");
    assert_eq!(b.turn(), moves(["activate exile", "step array_control", "transmit evidence news"]));
    // Step is a goal of its own and does nothing more.
    let mut b = bench(&PEOPLE, &["[PC] step(sec:array_control)"]);
    b.t.place("exile", "forward_hub");
    b.t.data("exile", "evidence");
    assert_eq!(b.turn(), moves(["activate exile", "step array_control"]));
}

#[test]
fn sf_b12_7_then() {
    // The part after THEN uses the Actions left, and plays no part in selecting: the consort is closer though it has no
    // Data to transmit.
    let line = "[CON] step(sec:array_control) THEN transmit(data:evidence, off:news)";
    let mut b = bench(&PEOPLE, &[line]);
    b.t.place("exile", "tanks");
    b.t.place("consort", "forward_hub");
    b.t.data("exile", "evidence");
    b.t.cubes(0, "consort", 1);
    assert_eq!(b.turn(), moves(["activate consort", "step array_control"]));
    let mut b = bench(&PEOPLE, &[line]);
    b.t.place("exile", "forward_hub");
    b.t.data("exile", "evidence");
    assert_eq!(b.turn(), moves(["activate exile", "step array_control", "transmit evidence news"]));
    // Without Actions left it waits: the next turn finds the first part fulfilled and does the second (SF-B7.9).
    let mut b = bench(&PEOPLE, &[line]);
    b.t.place("exile", "tanks");
    b.t.data("exile", "evidence");
    assert_eq!(b.turn(), moves(["activate exile", "step forward_hub", "step array_control"]));
    assert_eq!(b.turn(), moves(["activate exile", "transmit evidence news"]));
}

#[test]
fn sf_b12_8_repeat() {
    let line = "[PC + TM] hazard_suppression({s in sections : fire(s)}) REPEAT";
    let mut b = bench(&PEOPLE, &[line]);
    b.t.place("exile", "mainframe");
    b.t.fire("tanks");
    b.t.fire("suite");
    assert_eq!(b.turn(), moves(["activate exile", "suppress tanks", "suppress suite"]));
    // Exhausted: once.
    let mut b = bench(&PEOPLE, &[line]);
    b.t.place("exile", "mainframe");
    b.t.fire("tanks");
    b.t.fire("suite");
    b.t.disc(1, "exile");
    assert_eq!(b.turn(), moves(["activate exile", "suppress tanks"]));
    // Without REPEAT: once.
    let mut b = bench(&PEOPLE, &[line.strip_suffix(" REPEAT").unwrap()]);
    b.t.place("exile", "mainframe");
    b.t.fire("tanks");
    b.t.fire("suite");
    assert_eq!(b.turn(), moves(["activate exile", "suppress tanks"]));
}

#[test]
fn sf_b12_9_goto() {
    let lines = ["GOTO abandon_ship", "[PC] step(sec:tanks)"];
    // A line of the other script is possible: an Officer goes to the Bridge.
    let mut b = bench(&PEOPLE, &lines);
    b.t.place("engineer", "array_control");
    b.t.cubes(0, "engineer", 1);
    assert_eq!(b.turn(), moves(["activate engineer", "step bridge", "abandon_ship"]));
    assert_eq!(b.followed(), Some((ScriptId::Standard(Standard::AbandonShip), 1)));
    // None is: back to the line after the GOTO.
    let mut b = bench(&["exile", "billionaire"], &lines);
    b.t.blackout();
    b.t.state.station.abandon_ship = false;
    b.t.place("exile", "forward_hub");
    b.t.damaged("print_shop");
    assert_eq!(b.turn(), moves(["activate exile", "step tanks"]));
    assert_eq!(b.why(1), Some(Why::ScriptExhausted));
}

#[test]
fn sf_b12_10_standard_scripts_skipped() {
    let mut b = bench(&PEOPLE, &["GOTO revive", "GOTO abandon_ship", "[PC] step(sec:tanks)"]);
    b.t.abandon_ship();
    b.turn();
    assert_eq!((b.why(1), b.why(2)), (Some(Why::ScriptSkipped), Some(Why::ScriptSkipped)));
    assert_eq!(b.line(), 3);
}

#[test]
fn sf_b12_11_pc_in_standard_scripts() {
    // The PC that lies Down is the one of the bot that reads.
    let mut b = bench(&PEOPLE, &["GOTO revive"]);
    b.t.down("exile");
    b.t.down("consort");
    b.t.place("billionaire", "forward_hub");
    b.t.give("billionaire", "nanogel");
    b.t.cubes(0, "billionaire", 1);
    b.t.place("exile", "array_control");
    b.t.place("consort", "forward_hub");
    let revive = "revive exile nanogel";
    assert_eq!(b.turn(), moves(["activate billionaire", "step array_control", revive]));
}

#[test]
fn sf_b12_12_remarks() {
    let line = "[PC] step(sec:forward_hub) (on the way: to the (very) middle of it, 3 times)";
    let mut b = bench(&PEOPLE, &[line]);
    assert_eq!(b.turn(), moves(["activate exile", "step forward_hub"]));
    assert_eq!(b.content.automation.script(b.pc(0).unwrap(), ScriptId::Default).len(), 1);
}

/// Rules: SF-H42
#[test]
fn sf_b12_13_inner_calls() {
    let all = ["exile", "drones", "billionaire"];
    // The nearest Drone acts, and goes on with the Actions left.
    let mut b = bench(&all, &["[PC + TM] remote_control(step(sec:tanks))"]);
    b.t.place("exile", "mainframe");
    b.t.place("drone_1", "aft_hub");
    b.t.place("drone_2", "chem_lab");
    let expected =
        ["activate exile", "remote drone_2", "step forward_hub", "remote drone_2", "step tanks"];
    assert_eq!(b.turn(), moves(expected));
    // Who is there already has nothing to do: the other one is steered.
    b.t.place("drone_1", "storm_shelter");
    assert_eq!(b.turn(), moves(["activate exile", "remote drone_1", "step tanks"]));
    // Both are there: nothing is possible.
    assert_eq!(b.turn(), moves(["renegotiate"]));
    // A Robot with the Digital Assistant that sits in a pod launches it: the part after THEN.
    let line = "[PC + TM/UNX] root_access(step(@pods_open)) THEN root_access(timed_launch)";
    let robots = ["digital_assistant", "consort", "medical"];
    let mut b = with_abilities(&robots, &["root_access"], &[line]);
    b.t.abandon_ship();
    b.t.data("consort", "digital_assistant");
    b.t.place("consort", "aft_airlocks");
    let expected = [
        "activate digital_assistant",
        "rootaccess consort",
        "step hail_mary",
        "rootaccess consort",
        "timed_launch",
    ];
    assert_eq!(b.turn(), moves(expected));
}

#[test]
fn sf_b12_14_evaluation() {
    let lines = [
        "IF minute() <= 3: [PC] step(sec:tanks)",
        "[PC + has:item:gun] step(sec:tanks)",
        "[PC] transmit(data:evidence, off:news)",
        "[PC + TM] step(sec:aft_hub)",
        "GOTO revive",
        "[PC + UNX] step(sec:aft_hub)",
    ];
    let mut b = bench(&PEOPLE, &lines);
    b.turn();
    let why = [
        Why::ConditionFalse,
        Why::NobodyFits,
        Why::NoTarget,
        Why::NotThisMinute,
        Why::ScriptSkipped,
    ];
    assert_eq!([1, 2, 3, 4, 5].map(|line| b.why(line)), why.map(Some));
    assert_eq!(b.line(), 6);
    b.t.state.minute = 3;
    b.t.place("exile", "array_control");
    b.turn();
    assert_eq!(b.line(), 1);
}

#[test]
fn sf_b1_3_script_card_fields() {
    let focus = "focus_when = \"minute() <= 5\"\nfocus = [\"[PC + has:item:gun] step(sec:tanks)\"]";
    let mut b = with_card(&PEOPLE, &[], &["[PC] step(sec:forward_hub)"], focus);
    b.t.give("exile", "gun");
    // The condition does not hold: only the default script is read.
    b.turn();
    assert_eq!(b.followed(), Some((ScriptId::Default, 1)));
    // It holds: the focus script first.
    b.t.place("exile", "array_control");
    b.t.state.minute = 5;
    b.turn();
    assert_eq!(b.followed(), Some((ScriptId::Focus, 1)));
    // No focus line is possible: the default script after it.
    b.t.place("exile", "array_control");
    b.t.state.bodies[crate::common::body("exile")].items = Default::default();
    b.turn();
    assert_eq!(b.followed(), Some((ScriptId::Default, 1)));
}
