//! Chapters B8 and B9: what decides between equals, Character Order, distance and route.

use super::bench::{bench, moves, with_abilities};

/// The candidate that a bot with 12 Characters and its PC in ninth place takes.
fn next_of(candidates: [&str; 2]) -> String {
    let order = [
        "billionaire",
        "station_chief",
        "cyborg",
        "engineer",
        "consort",
        "counselor",
        "medical",
        "legal",
        "exile",
        "inspector",
        "operative",
        "stranger",
    ];
    let mut b = bench(&order_with_pc(&order), &["[INF + UNX] step(sec:tanks)"]);
    let order = order.iter().map(|name| crate::common::character(name)).collect();
    b.t.state.table.order = order;
    // Everybody but the candidates is far away; both are next to the goal.
    for name in b.t.state.table.in_play {
        if name != crate::common::character("exile") {
            b.t.down(name.name());
        }
    }
    b.t.down("exile");
    for name in candidates {
        b.t.live(name);
        b.t.place(name, "forward_hub");
    }
    b.turn().iter().find(|mv| mv.starts_with("activate")).expect("somebody acts").clone()
}

fn order_with_pc<'a>(order: &[&'a str]) -> Vec<&'a str> {
    let mut all = vec!["exile"];
    all.extend(order.iter().copied().filter(|name| *name != "exile"));
    all
}

#[test]
fn sf_b8_1_activating_a_character() {
    let lines = ["[CON] step(sec:tanks)"];
    let all = ["exile", "billionaire", "consort", "counselor"];
    // Who finishes this Minute goes before who does not, though equally far: the Exhausted one has one Action.
    let mut b = bench(&all, &lines);
    b.t.place("exile", "array_control");
    b.t.place("billionaire", "locker_room");
    b.t.cubes(0, "billionaire", 1);
    b.t.disc(1, "exile");
    assert_eq!(b.turn()[0], "activate billionaire");
    // Both finish: the PC.
    let mut b = bench(&all, &lines);
    b.t.place_all(&["exile", "billionaire"], "forward_hub");
    b.t.cubes(0, "billionaire", 1);
    assert_eq!(b.turn()[0], "activate exile");
    // Neither is the PC: most cubes of all colours.
    let mut b = bench(&all, &lines);
    b.t.down("exile");
    b.t.place_all(&["billionaire", "counselor"], "forward_hub");
    b.t.cubes(0, "billionaire", 1);
    b.t.cubes(0, "counselor", 1);
    b.t.cubes(1, "counselor", 1);
    assert_eq!(b.turn()[0], "activate counselor");
    // Equal in all that: next in Character Order.
    b.t.cubes(1, "counselor", 0);
    b.t.state.players[stationfall::state::Player(0)].disc = None;
    b.t.place_all(&["billionaire", "counselor"], "forward_hub");
    assert_eq!(b.turn()[0], "activate billionaire");
}

#[test]
fn sf_b8_2_targeting_a_character() {
    let all = ["exile", "billionaire", "consort", "counselor"];
    let script = ["[PC + TM] attack({c in characters : npc(c) and live(c)})"];
    let set = |b: &mut super::bench::Bench| {
        b.t.place_all(&["exile", "billionaire", "consort", "counselor"], "tanks");
        b.t.give("exile", "gun");
    };
    // Fewest cubes of this bot.
    let mut b = bench(&all, &script);
    set(&mut b);
    b.t.cubes(0, "billionaire", 1);
    b.t.cubes(0, "consort", 1);
    assert_eq!(b.turn()[1], "attack counselor gun");
    // Then most cubes of human players.
    let mut b = bench(&all, &script);
    set(&mut b);
    b.t.cubes(1, "consort", 2);
    assert_eq!(b.turn()[1], "attack consort gun");
    // Cubes of other bots are not those of human players.
    let mut b = bench(&all, &script);
    set(&mut b);
    b.t.cubes(1, "consort", 2);
    b.t.state.table.bots.insert(kernel::Seat(1));
    assert_eq!(b.turn()[1], "attack counselor gun");
}

/// Rules: SF-R172
#[test]
fn sf_b8_2_the_last_in_character_order_is_the_target() {
    let all = ["exile", "billionaire", "consort", "counselor"];
    let mut b = bench(&all, &["[PC + TM] attack({c in characters : npc(c) and live(c)})"]);
    b.t.place_all(&["exile", "billionaire", "consort", "counselor"], "tanks");
    b.t.give("exile", "gun");
    assert_eq!(b.turn()[1], "attack counselor gun");
    // Counted from the PC: with the PC between them the last is the one before it.
    let order = ["billionaire", "exile", "consort", "counselor"];
    b.t.state.table.order = order.iter().map(|name| crate::common::character(name)).collect();
    b.t.live("counselor");
    b.t.state.players[stationfall::state::Player(0)].disc = None;
    assert_eq!(b.turn()[1], "attack billionaire gun");
}

#[test]
fn sf_b8_3_choosing_a_section() {
    let all = ["exile", "billionaire", "consort"];
    // Zero Gravity before the top-most: Tanks (23rd) before the Physics Lab would be by height too, the Mainframe has
    // Gravity and Array Control has none.
    let mut b =
        bench(&all, &["[PC] step({s in sections : s = sec:mainframe or s = sec:array_control})"]);
    b.t.place("exile", "forward_hub");
    assert_eq!(b.turn()[1], "step array_control");
    // The pod with most Occupants before the top-most one.
    let pods = "{s in pods : s = sec:hail_mary or s = sec:houdini}";
    let mut b = bench(&all, &[&format!("[PC] step({pods})")]);
    b.t.place("exile", "aft_airlocks");
    assert_eq!(b.turn()[1], "step hail_mary");
    b.t.place("exile", "aft_airlocks");
    b.t.place("consort", "houdini");
    assert_eq!(b.turn()[1], "step houdini");
    // Top-most: the Storm Shelter (22nd) lies above the Fuel Cells (24th).
    let mut b =
        bench(&all, &["[PC] step({s in sections : s = sec:fuel_cells or s = sec:storm_shelter})"]);
    b.t.place("exile", "tanks");
    assert_eq!(b.turn()[1], "step storm_shelter");
}

#[test]
fn sf_b8_4_picking_up_items() {
    let mut b = bench(&["exile", "billionaire"], &["[PC] step(sec:forward_hub)"]);
    b.t.place("exile", "array_control");
    let taken = |b: &mut super::bench::Bench| {
        b.t.place("exile", "array_control");
        b.t.state.players[stationfall::state::Player(0)].disc = None;
        b.turn().iter().find(|mv| mv.starts_with("free")).cloned().unwrap_or_default()
    };
    b.t.lay("helmet", "forward_hub");
    assert_eq!(taken(&mut b), "free pickup helmet");
    b.t.clear_items("forward_hub");
    b.t.state.bodies[crate::common::body("exile")].items = Default::default();
    // Red before green, A before Z among red, purple before red, Kompromat before all.
    for item in ["nanogel", "gun", "bludgeon"] {
        b.t.lay(item, "forward_hub");
    }
    assert_eq!(taken(&mut b), "free pickup bludgeon");
    b.t.lay("briefcase", "forward_hub");
    assert_eq!(taken(&mut b), "free pickup briefcase");
    b.t.kompromat("billionaire", "forward_hub");
    assert_eq!(taken(&mut b), "free pickup kompromat forward_hub");
}

#[test]
fn sf_b8_5_dropping_items() {
    // Contaminated with full hands: green goes first, then yellow, red, purple.
    let mut b = bench(&["exile", "billionaire"], &["[PC] step(sec:bio_lab)"]);
    b.t.place("exile", "chem_lab");
    for item in ["gun", "briefcase", "helmet"] {
        b.t.give("exile", item);
    }
    assert_eq!(b.turn(), moves(["activate exile", "step bio_lab", "choose item helmet"]));
    // The name decides from Z to A: of Bludgeon and Gun the Gun.
    let mut b = bench(&["exile", "billionaire"], &["[PC] step(sec:bio_lab)"]);
    b.t.place("exile", "chem_lab");
    for item in ["gun", "bludgeon", "briefcase"] {
        b.t.give("exile", item);
    }
    assert_eq!(b.turn()[2], "choose item gun");
    // What the line names is kept.
    let line = "[PC + TM + has:item:gun] step(sec:bio_lab)";
    let mut b = bench(&["exile", "billionaire"], &[line]);
    b.t.place("exile", "chem_lab");
    for item in ["gun", "bludgeon", "briefcase"] {
        b.t.give("exile", item);
    }
    assert_eq!(b.turn()[2], "choose item bludgeon");
}

#[test]
fn sf_b8_6_lists_inside_a_line() {
    let line = "[PC] pick_up(item:gun > item:bludgeon) > manufacture(item:bludgeon)";
    let mut b = bench(&["exile", "billionaire"], &[line]);
    b.t.place("exile", "forward_hub");
    b.t.lay("bludgeon", "tanks");
    b.t.lay("gun", "chem_lab");
    // Equally close: the left one of the list.
    assert_eq!(b.turn(), moves(["activate exile", "step chem_lab", "free pickup gun"]));
    // Closer wins before the list.
    let mut b = bench(&["exile", "billionaire"], &[line]);
    b.t.place("exile", "forward_hub");
    b.t.lay("bludgeon", "tanks");
    b.t.lay("gun", "bio_lab");
    assert_eq!(b.turn(), moves(["activate exile", "step tanks", "free pickup bludgeon"]));
}

#[test]
fn sf_b8_7_worked_check() {
    let line = "[PC] pick_up(item:gun > item:bludgeon) > manufacture(item:gun > item:bludgeon)";
    let mut b = with_abilities(&["microbiologist", "exile"], &["scientist", "loyal"], &[line]);
    b.t.lay("bludgeon", "forward_hub");
    b.t.place("microbiologist", "physics_lab");
    // Both are one Action away: Pick Up wins.
    assert_eq!(
        b.turn(),
        moves(["activate microbiologist", "step forward_hub", "free pickup bludgeon"])
    );
    // With a second Bludgeon in the Print Shop the Section without Gravity wins.
    let mut b = with_abilities(&["microbiologist", "exile"], &["scientist", "loyal"], &[line]);
    b.t.lay("bludgeon", "forward_hub");
    b.t.lay("bludgeon", "print_shop");
    b.t.place("microbiologist", "physics_lab");
    assert_eq!(b.turn()[1], "step forward_hub");
    // Without any lying there it is manufactured, the Scientist's free Section Action included.
    let mut b = with_abilities(&["microbiologist", "exile"], &["scientist", "loyal"], &[line]);
    b.t.place("microbiologist", "physics_lab");
    assert_eq!(
        b.turn(),
        moves(["activate microbiologist", "step print_shop", "free manufacture_bludgeon"])
    );
}

/// Rules: SF-B9.1, SF-R172
#[test]
fn sf_b9_3_worked_check() {
    // 12 Characters, the PC at 9. Candidates 2 and 6: 2. Candidates 6 and 11: 11.
    assert_eq!(next_of(["station_chief", "counselor"]), "activate station_chief");
    assert_eq!(next_of(["counselor", "operative"]), "activate operative");
}

#[test]
fn sf_b9_1_character_order_wraps_round() {
    // 8 comes before the PC at 9 and is the last of all; 10 is the next.
    assert_eq!(next_of(["legal", "inspector"]), "activate inspector");
    assert_eq!(next_of(["legal", "stranger"]), "activate stranger");
    assert_eq!(next_of(["legal", "billionaire"]), "activate billionaire");
}

#[test]
fn sf_b9_2_direction() {
    // Character Order decides: upward from the position after the PC.
    assert_eq!(next_of(["inspector", "operative"]), "activate inspector");
    assert_eq!(next_of(["billionaire", "stranger"]), "activate stranger");
}

/// Rules: SF-H40
#[test]
fn sf_b9_4_distance() {
    // A Lock costs one Action, an Officer none.
    let mut b = bench(&["exile", "engineer"], &["[CON] step(sec:vault_x)"]);
    b.t.place_all(&["exile", "engineer"], "cryo_lab");
    b.t.cubes(0, "engineer", 1);
    assert_eq!(b.turn(), moves(["activate engineer", "step vault_x"]));
    // In a Blackout the Officer Breaches like anybody.
    let mut b = bench(&["exile", "engineer"], &["[CON] step(sec:vault_x)"]);
    b.t.place_all(&["exile", "engineer"], "cryo_lab");
    b.t.cubes(0, "engineer", 1);
    b.t.blackout();
    b.t.lock("cryo_lab", "vault_x");
    let breach = "breach cryo_lab vault_x";
    assert_eq!(b.turn(), moves(["activate exile", breach, "step vault_x"]));
    // The goal's own Action counts: who is there but must pay is as far as who walks and takes for free.
    let mut b = bench(&["exile", "consort"], &["[CON + TM] jammers(off)"]);
    b.t.place("exile", "therapy_garden");
    b.t.place("consort", "rec_room");
    b.t.cubes(0, "consort", 1);
    assert_eq!(b.turn(), moves(["activate exile", "step security_station", "jammers"]));
    // An airlock crossing costs one.
    let mut b = bench(&["exile", "consort"], &["[CON + TM] step(sec:forward_airlocks)"]);
    b.t.place("exile", "aft_airlocks");
    b.t.give("exile", "helmet");
    b.t.down("consort");
    assert_eq!(b.turn(), moves(["activate exile", "step outer_space", "step forward_airlocks"]));
}

#[test]
fn sf_b9_5_route() {
    // Two shortest routes from the Aft Hub to the Tanks: each next Section by the order of Sections.
    let mut b = bench(&["exile", "consort"], &["[PC] step(sec:storm_shelter)"]);
    b.t.place("exile", "aft_hub");
    assert_eq!(b.turn(), moves(["activate exile", "step machine_shop", "step storm_shelter"]));
    // As close as the Actions allow.
    let mut b = bench(&["exile", "consort"], &["[PC] step(sec:bridge)"]);
    b.t.place("exile", "storm_shelter");
    assert_eq!(b.turn(), moves(["activate exile", "step tanks", "step forward_hub"]));
}

#[test]
fn sf_b9_6_outer_space_is_a_section_with_a_hazard() {
    // With a Helmet the way leads through it, without one round.
    let line = ["[PC] step(sec:forward_airlocks)"];
    let mut b = bench(&["exile", "consort"], &line);
    b.t.place("exile", "aft_airlocks");
    b.t.give("exile", "helmet");
    assert_eq!(b.turn(), moves(["activate exile", "step outer_space", "step forward_airlocks"]));
    let mut b = bench(&["exile", "consort"], &line);
    b.t.place("exile", "aft_airlocks");
    assert_eq!(b.turn(), moves(["activate exile", "step reactor", "step aft_hub"]));
}

#[test]
fn sf_b9_7_unreachable() {
    let mut b =
        bench(&["exile", "consort"], &["[PC] step(sec:tanks)", "[PC] step(sec:forward_hub)"]);
    b.t.place("exile", "array_control");
    b.t.fire("tanks");
    b.turn();
    assert_eq!((b.line(), b.why(1)), (2, Some(stationfall::automation::Why::NoTarget)));
}
