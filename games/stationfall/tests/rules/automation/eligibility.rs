//! Chapters B5 and B7: who and what is Eligible, and who of them acts.

use stationfall::automation::Why;
use stationfall::state::{MarkerEvent, Player, TimeMarker};

use super::bench::{Bench, bench, moves, with_abilities};

const PEOPLE: [&str; 4] = ["exile", "billionaire", "consort", "engineer"];

fn conspirators(b: &mut Bench, names: &[&str]) {
    for name in names {
        b.t.cubes(0, name, 1);
    }
}

#[test]
fn sf_b5_1_eligibility_first() {
    // The closest has no Eligible target: Armored Security is no target for a Bludgeon of the PC beside it.
    let line = "[CON] attack({c in characters : is(c, chr:security)})";
    let mut b = bench(&["exile", "security", "billionaire"], &[line]);
    b.t.place_all(&["exile", "security"], "tanks");
    b.t.place("billionaire", "aft_hub");
    b.t.give("exile", "bludgeon");
    b.t.give("billionaire", "gun");
    conspirators(&mut b, &["billionaire"]);
    assert_eq!(b.turn()[0], "activate billionaire");
    b.t.down("billionaire");
    assert_eq!(b.turn(), moves(["renegotiate"]));
    assert_eq!(b.why(1), Some(Why::NoTarget));
}

#[test]
fn sf_b5_2_closest() {
    let mut b = bench(&PEOPLE, &["[CON] step(sec:tanks)"]);
    b.t.place("exile", "array_control");
    b.t.place("billionaire", "forward_hub");
    conspirators(&mut b, &["billionaire"]);
    assert_eq!(b.turn()[0], "activate billionaire");
    // A Breach costs one.
    let mut b = bench(&PEOPLE, &["[CON] step(sec:vault_x)"]);
    b.t.place("billionaire", "cryo_lab");
    b.t.place("engineer", "cryo_lab");
    conspirators(&mut b, &["billionaire", "engineer"]);
    assert_eq!(b.turn(), moves(["activate engineer", "step vault_x"]));
}

#[test]
fn sf_b5_3_tie_free_actions() {
    // Both need one Action; the Botanist uses the free Step, the PC does not.
    let all = ["exile", "botanist", "consort"];
    let mut b = bench(&all, &["[CON] step(sec:forward_hub)"]);
    b.t.place("botanist", "storm_shelter");
    b.t.place("exile", "physics_lab");
    conspirators(&mut b, &["botanist"]);
    assert_eq!(b.turn(), moves(["activate botanist", "free step tanks", "step forward_hub"]));
}

#[test]
fn sf_b5_4_tie_priorities() {
    let mut b = bench(&PEOPLE, &["[CON] step(sec:tanks)"]);
    b.t.place_all(&["exile", "billionaire"], "forward_hub");
    conspirators(&mut b, &["billionaire"]);
    assert_eq!(b.turn()[0], "activate exile");
    // The PC is Exhausted: still able to finish, so both finish, and the other is Unexhausted.
    let mut b = bench(&PEOPLE, &["[CON] step(sec:tanks)"]);
    b.t.place_all(&["exile", "billionaire"], "forward_hub");
    conspirators(&mut b, &["billionaire"]);
    b.t.disc(1, "exile");
    assert_eq!(b.turn()[0], "activate billionaire");
}

#[test]
fn sf_b5_5_eligibility_moment() {
    // A Helmet on the way does not open the way through Fire.
    let mut b = bench(&PEOPLE, &["[PC] step(sec:tanks)", "[PC] step(sec:forward_hub)"]);
    b.t.place("exile", "array_control");
    b.t.lay("helmet", "forward_hub");
    b.t.fire("tanks");
    assert_eq!(b.turn(), moves(["activate exile", "step forward_hub", "free pickup helmet"]));
    assert_eq!(b.line(), 2);
    b.turn();
    assert_eq!(b.line(), 1);
}

#[test]
fn sf_b5_6_this_minute_else_unexhausted() {
    let lines = ["[TM/UNX] step(sec:tanks)"];
    // The PC is nearer, but only the Exhausted Billionaire could not finish; of those who can the PC is not one.
    let mut b = bench(&PEOPLE, &lines);
    b.t.place("exile", "machine_shop");
    b.t.place("billionaire", "forward_hub");
    conspirators(&mut b, &["billionaire"]);
    b.t.disc(1, "exile");
    assert_eq!(b.turn()[0], "activate billionaire");
    // Nobody can finish: the Unexhausted one moves into position though the Exhausted one is nearer.
    let mut b = bench(&PEOPLE, &lines);
    b.t.place("exile", "machine_shop");
    b.t.place("billionaire", "aft_hub");
    conspirators(&mut b, &["billionaire"]);
    b.t.disc(1, "exile");
    assert_eq!(
        b.turn(),
        moves(["activate billionaire", "step machine_shop", "step storm_shelter"])
    );
}

#[test]
fn sf_b7_1_principle() {
    // What the rules forbid is treated as absent: an Abandon Ship that is triggered already.
    let mut b = bench(&PEOPLE, &["[INF + abl:officer] abandon_ship", "[PC] step(sec:tanks)"]);
    b.t.abandon_ship();
    b.turn();
    assert_eq!((b.line(), b.why(1)), (2, Some(Why::NoTarget)));
}

#[test]
fn sf_b7_2_damaged() {
    // A Damaged Section is no place for its Action; a Damaged or full pod is not boarded.
    let mut b = bench(&PEOPLE, &["[PC] manufacture(item:gun > item:bludgeon)"]);
    b.t.damaged("print_shop");
    assert_eq!(b.turn(), moves(["renegotiate"]));
    let mut b = bench(&PEOPLE, &["[PC] step(@pods_open)"]);
    b.t.place("exile", "aft_airlocks");
    b.t.damaged("hail_mary");
    assert_eq!(b.turn(), moves(["activate exile", "step houdini"]));
    let crowd = ["exile", "billionaire", "consort", "engineer", "inspector", "counselor", "legal"];
    let mut b = bench(&crowd, &["[PC] step(@pods_open)"]);
    b.t.place("exile", "aft_airlocks");
    let pod = b.content.sections[crate::common::section("hail_mary")].pod.as_ref();
    let capacity = usize::from(pod.expect("a pod").capacity);
    b.t.place_all(&crowd[1..=capacity], "hail_mary");
    assert_eq!(b.turn(), moves(["activate exile", "step houdini"]));
}

#[test]
fn sf_b7_3_weapons() {
    let line = "[PC + TM] attack({c in characters : npc(c) and live(c)})";
    let mut b = bench(&["exile", "billionaire"], &[line]);
    b.t.place_all(&["exile", "billionaire"], "tanks");
    assert_eq!(b.turn(), moves(["renegotiate"]));
    b.t.give("exile", "bludgeon");
    b.t.give("billionaire", "helmet");
    assert_eq!(b.turn(), moves(["renegotiate"]));
    b.t.give("exile", "gun");
    assert_eq!(b.turn(), moves(["activate exile", "attack billionaire gun"]));
}

#[test]
fn sf_b7_4_disabled_systems() {
    let line = "[PC] transmit(data:evidence, off:news)";
    let mut b = bench(&PEOPLE, &[line]);
    b.t.place("exile", "array_control");
    b.t.data("exile", "evidence");
    b.t.blackout();
    assert_eq!(b.turn(), moves(["renegotiate"]));
    // Section Launch without a launchable pod.
    let mut b = bench(&PEOPLE, &["[PC] section_launch({s in pods : s = sec:hail_mary})"]);
    b.t.place("exile", "aft_airlocks");
    b.t.abandon_ship();
    assert_eq!(b.turn(), moves(["renegotiate"]));
    b.t.place("consort", "hail_mary");
    assert_eq!(b.turn(), moves(["activate exile", "launch hail_mary"]));
}

#[test]
fn sf_b7_5_influence() {
    let mut b = bench(&PEOPLE, &["[INF + chr:billionaire] step(sec:tanks)"]);
    b.t.cubes(1, "billionaire", 3);
    b.t.betrayal(0, 6);
    // Two cubes in hand are not enough against three.
    assert_eq!(b.turn(), moves(["renegotiate"]));
    b.t.betrayal(0, 5);
    assert_eq!(b.turn()[0], "influence billionaire 3");
}

#[test]
fn sf_b7_6_path() {
    // The short way burns: round it, with the equipment at hand.
    let line = ["[PC] step(sec:tanks)"];
    let mut b = bench(&PEOPLE, &line);
    b.t.place("exile", "machine_shop");
    b.t.fire("storm_shelter");
    let made = b.turn();
    assert!(!made.contains(&"step storm_shelter".to_string()), "{made:?}");
    let mut b = bench(&PEOPLE, &line);
    b.t.place("exile", "machine_shop");
    b.t.fire("storm_shelter");
    b.t.give("exile", "helmet");
    assert_eq!(b.turn(), moves(["activate exile", "step storm_shelter", "step tanks"]));
}

#[test]
fn sf_b7_7_self_preservation_plus() {
    // The Fuel Cells burn when Sabotaged: nobody does it while the bot's PC is in the Tanks without a Helmet.
    let line = "[CON + TM] sabotage(sec:fuel_cells)";
    let mut b = bench(&PEOPLE, &[line]);
    b.t.place("consort", "fuel_cells");
    b.t.give("consort", "bludgeon");
    conspirators(&mut b, &["consort"]);
    b.t.place("exile", "tanks");
    assert_eq!(b.turn(), moves(["renegotiate"]));
    b.t.cubes(0, "consort", 1);
    b.t.give("exile", "helmet");
    assert_eq!(b.turn(), moves(["activate consort", "sabotage bludgeon"]));
}

#[test]
fn sf_b7_8_plan_fixed() {
    // A Trap on the way Downs who walks: the rest is forfeited.
    let mut b = bench(&["exile", "operative", "billionaire"], &["[PC] step(sec:tanks)"]);
    b.t.state.traps[0] = stationfall::state::Trap {
        at: stationfall::state::TrapPlace::Section(
            crate::common::section("forward_hub"),
            kernel::Seat(1),
        ),
        live: true,
    };
    assert_eq!(b.turn(), moves(["activate exile", "step forward_hub"]));
    assert!(b.t.is_down("exile"));
    // REPEAT chooses its target afresh: the second Fire, not the first again.
    let line = "[PC + TM] hazard_suppression({s in sections : fire(s)}) REPEAT";
    let mut b = bench(&PEOPLE, &[line]);
    b.t.place("exile", "mainframe");
    b.t.fire("suite");
    b.t.fire("tanks");
    assert_eq!(b.turn(), moves(["activate exile", "suppress tanks", "suppress suite"]));
}

#[test]
fn sf_b7_9_nothing_to_do_is_not_possible() {
    // Who stands there already has nothing to do.
    let mut b = bench(&PEOPLE, &["[PC] step(sec:array_control)", "[PC] step(sec:tanks)"]);
    b.turn();
    assert_eq!((b.line(), b.why(1)), (2, Some(Why::NoTarget)));
    // In a pod that cannot be launched yet nothing follows; once it can, the part after THEN does.
    let line = "[PC] step(@pods_open) THEN timed_launch";
    let mut b = bench(&PEOPLE, &[line]);
    b.t.place("exile", "hail_mary");
    assert_eq!(b.turn(), moves(["renegotiate"]));
    b.t.abandon_ship();
    assert_eq!(b.turn(), moves(["activate exile", "timed_launch"]));
}

#[test]
fn sf_b7_10_one_timer_is_enough() {
    let mut b = bench(&PEOPLE, &["[PC] timed_launch"]);
    b.t.place("exile", "hail_mary");
    b.t.abandon_ship();
    let event = MarkerEvent::Launch(crate::common::section("hail_mary"));
    b.t.state.markers.push(TimeMarker { owner: Player(1), event, minute: 13 });
    // Another player's marker does not count.
    assert_eq!(b.turn(), moves(["activate exile", "timed_launch"]));
    assert_eq!(b.turn(), moves(["renegotiate"]));
}

#[test]
fn sf_b10_6_firebombs() {
    // Thrown in from the next Section where it Downs the target.
    let line = "[PC + TM] attack({c in characters : npc(c) and live(c)})";
    let mut b = bench(&["exile", "billionaire"], &[line]);
    b.t.place("exile", "forward_hub");
    b.t.place("billionaire", "tanks");
    b.t.give("exile", "firebomb");
    assert_eq!(b.turn(), moves(["activate exile", "throw firebomb tanks ignite"]));
    assert!(b.t.is_down("billionaire"));
    // A Robot does not mind.
    let mut b = bench(&["exile", "consort"], &[line]);
    b.t.place("exile", "forward_hub");
    b.t.place("consort", "tanks");
    b.t.give("exile", "firebomb");
    assert_eq!(b.turn(), moves(["renegotiate"]));
    // Fire Damages a Section.
    let mut b = bench(&["exile", "consort"], &["[PC + TM] sabotage(sec:mainframe)"]);
    b.t.place("exile", "forward_hub");
    b.t.give("exile", "firebomb");
    assert_eq!(b.turn(), moves(["activate exile", "throw firebomb mainframe ignite"]));
    // A bracket that asks for a named weapon still asks for it.
    let line = "[PC + TM + has:item:gun] sabotage(sec:mainframe)";
    let mut b = bench(&["exile", "consort"], &[line]);
    b.t.place("exile", "forward_hub");
    b.t.give("exile", "firebomb");
    assert_eq!(b.turn(), moves(["renegotiate"]));
}

#[test]
fn sf_b10_6a_firebomb_order() {
    // Equally far: a weapon before the Firebomb. One Action nearer: the Firebomb.
    let line = "[PC + TM] sabotage({s in sections : s = sec:mainframe or s = sec:tanks})";
    let mut b = bench(&["exile", "consort"], &[line]);
    b.t.place("exile", "tanks");
    b.t.give("exile", "firebomb");
    b.t.give("exile", "bludgeon");
    assert_eq!(b.turn(), moves(["activate exile", "sabotage bludgeon"]));
    let mut b = bench(&["exile", "consort"], &["[PC + TM] sabotage(sec:mainframe)"]);
    b.t.place("exile", "forward_hub");
    b.t.give("exile", "firebomb");
    b.t.give("exile", "bludgeon");
    assert_eq!(b.turn(), moves(["activate exile", "throw firebomb mainframe ignite"]));
    // Not where the bot's own PC would go Down.
    let mut b = bench(&["exile", "consort"], &["[CON + TM] sabotage(sec:mainframe)"]);
    b.t.place("exile", "mainframe");
    b.t.place("consort", "forward_hub");
    b.t.give("consort", "firebomb");
    b.t.cubes(0, "consort", 1);
    assert_eq!(b.turn(), moves(["renegotiate"]));
}

#[test]
fn sf_b10_7_pods() {
    // Boarding does not ask for Abandon Ship; launching does.
    let mut b =
        bench(&PEOPLE, &["[PC] launch({s in pods : s = sec:hail_mary})", "[PC] step(@pods_open)"]);
    b.t.place("exile", "aft_airlocks");
    b.t.place("consort", "hail_mary");
    b.turn();
    assert_eq!((b.line(), b.why(1)), (2, Some(Why::NoTarget)));
    b.t.place("exile", "aft_airlocks");
    b.t.abandon_ship();
    assert_eq!(b.turn(), moves(["activate exile", "launch hail_mary"]));
}

#[test]
fn sf_b10_7a_pods_with_special_requirements() {
    // The Medevac Pod needs a Down Human already in it; without one the others are boarded, however far.
    let all = ["exile", "station_chief", "inspector", "stranger", "engineer"];
    let line = ["[PC + UNX] step(@pods_open)"];
    let mut b = bench(&all, &line);
    b.t.place("exile", "forward_airlocks");
    let made = b.turn();
    assert!(!made.iter().any(|mv| mv.contains("medevac") || mv.contains("shuttle")), "{made:?}");
    let mut b = bench(&all, &line);
    b.t.place("exile", "forward_airlocks");
    b.t.place("stranger", "medevac_pod");
    b.t.down("stranger");
    assert_eq!(b.turn(), moves(["activate exile", "step medevac_pod"]));
    // The Inspector Shuttle needs somebody with Jury Rig aboard: the candidate itself will do.
    let mut b = with_abilities(&all, &["jury_rig"], &line);
    b.t.place("exile", "forward_airlocks");
    assert_eq!(b.turn(), moves(["activate exile", "step inspector_shuttle"]));
}

#[test]
fn sf_b10_8_legal_and_nda() {
    let all = ["exile", "legal", "billionaire"];
    let mut b = bench(&all, &["[PC] launch({s in pods : s = sec:houdini})"]);
    b.t.place("exile", "aft_airlocks");
    b.t.place("billionaire", "houdini");
    b.t.abandon_ship();
    assert_eq!(b.turn(), moves(["activate exile", "launch houdini"]));
    // Humans still need it.
    let mut b = bench(&all, &["[PC] step(sec:tanks)"]);
    b.t.place("billionaire", "houdini");
    b.t.abandon_ship();
    b.t.activating(1);
    assert!(!b.t.look().launch_ready(crate::common::section("houdini"), None));
    b.t.data("billionaire", "nda");
    assert!(b.t.look().launch_ready(crate::common::section("houdini"), None));
}
