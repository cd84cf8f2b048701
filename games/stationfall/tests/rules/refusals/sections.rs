//! Section Actions (chapter 13).

use stationfall::ids::Item;
use stationfall::state::Guilt;

use crate::common::*;

/// Rules: SF-11.5, SF-7.2.2.1, SF-A6.1, SF-0.4
#[test]
fn sf_11_5_where_and_by_whom() {
    let mut t = table(&["stranger", "engineer"]);
    t.place_all(&["stranger", "engineer"], "bridge");
    refused(
        &t,
        "engineer",
        "cameras",
        "SF-11.5",
        "Switch the Cameras: not possible in this Section.",
    );
    refused(&t, "stranger", "abandon_ship", "SF-A6.1", "Abandon Ship: for Officers only.");
    t.act("engineer", "abandon_ship");
    refused(&t, "engineer", "abandon_ship", "SF-0.4", "Abandon Ship has been triggered already.");
    t.act("engineer", "release_project_x");
    refused(&t, "engineer", "release_project_x", "SF-0.4", "Project X has been released already.");
    t.act("engineer", "self_destruct");
    refused(
        &t,
        "engineer",
        "self_destruct",
        "SF-0.4",
        "The Antimatter is armed already, and Abandon Ship is triggered.",
    );
    t.damaged("bridge");
    refused(&t, "engineer", "bridge_launch", "SF-11.5", "Bridge Launch: the Section is Damaged.");
    t.place("engineer", "security_station");
    t.blackout();
    refused(
        &t,
        "engineer",
        "cameras",
        "SF-7.2.2.1",
        "Switch the Cameras: not possible in a Blackout.",
    );
}

/// Rules: SF-7.2.1.1
#[test]
fn sf_7_2_1_1_the_cameras_stay_off_while_a_power_section_is_damaged() {
    let mut t = table(&["security"]);
    t.place("security", "security_station");
    t.damaged("mainframe");
    t.state.station.cameras = false;
    let off =
        "Cameras and Jammers stay OFF while a Power Section or the Security Station is Damaged.";
    refused(&t, "security", "cameras", "SF-7.2.1.1", off);
}

/// Rules: SF-13.8.1, SF-13.6, SF-13.7, SF-A10.4
#[test]
fn sf_13_7_a_pod_says_what_it_needs() {
    let mut t = table(&["station_chief", "exile", "legal", "engineer"]);
    t.place("station_chief", "bridge");
    refused(
        &t,
        "station_chief",
        "bridge_launch",
        "SF-13.8.1",
        "A Bridge Launch is possible only after Abandon Ship.",
    );
    t.abandon_ship();
    refused(
        &t,
        "station_chief",
        "bridge_launch",
        "SF-13.8.1",
        "No Pod is ready to launch: it must be occupied and meet its requirement.",
    );
    t.state.station.abandon_ship = false;
    t.place("station_chief", "forward_airlocks");
    refused(
        &t,
        "station_chief",
        "launch medevac_pod",
        "SF-13.7",
        "Nobody is aboard the Medevac Pod: an empty Pod does not launch.",
    );
    refused(&t, "station_chief", "launch alcatraz", "SF-13.7", "The Alcatraz is not docked here.");
    t.place("exile", "medevac_pod");
    refused(
        &t,
        "exile",
        "timed_launch",
        "SF-13.6",
        "The Medevac Pod launches only with a Down Human aboard.",
    );
    t.place("engineer", "alcatraz");
    refused(
        &t,
        "engineer",
        "timed_launch",
        "SF-13.6",
        "The Alcatraz launches only after Abandon Ship. Trigger that first.",
    );
    t.abandon_ship();
    refused(
        &t,
        "engineer",
        "timed_launch",
        "SF-13.6",
        "The Alcatraz launches only if everybody Live aboard has an NDA.",
    );
    t.data("engineer", "nda");
    t.state.players[stationfall::state::Player(0)].markers = 0;
    refused(
        &t,
        "engineer",
        "timed_launch",
        "SF-0.8",
        "All your Time markers are on the board. Wait until one resolves.",
    );
}

/// Rules: SF-13.6
#[test]
fn sf_13_6_the_shuttle_waits_for_the_inspector() {
    let mut t = table(&["inspector", "exile"]);
    t.place("exile", "inspector_shuttle");
    refused(
        &t,
        "exile",
        "timed_launch",
        "SF-13.6",
        "The Inspector Shuttle launches only with the Inspector aboard, or somebody Live with Jury Rig.",
    );
}

/// Rules: SF-13.2.1, SF-9.6.1, SF-R142
#[test]
fn sf_13_2_1_what_can_be_transmitted() {
    let mut t = table(&["stranger"]);
    t.place("stranger", "array_control");
    refused(
        &t,
        "stranger",
        "transmit evidence news",
        "SF-13.2.1",
        "The Stranger does not have Evidence.",
    );
    t.data("stranger", "evidence");
    t.transmitted("evidence", "news");
    refused(
        &t,
        "stranger",
        "transmit evidence news",
        "SF-9.6.1",
        "The News received that already.",
    );
    t.state.offsites[offsite("news")].annihilated = true;
    refused(
        &t,
        "stranger",
        "transmit evidence news",
        "SF-R142",
        "The News cannot be reached any more.",
    );
}

/// Rules: SF-13.4.1, SF-13.5
#[test]
fn sf_13_4_1_decontaminate_and_eject() {
    let mut t = table(&["stranger", "billionaire"]);
    t.place("stranger", "tanks");
    refused(
        &t,
        "stranger",
        "decontaminate billionaire",
        "SF-13.4.1",
        "The Billionaire is not Contaminated, or not here.",
    );
    t.place("stranger", "magnetic_containment");
    t.state.uniques[Item::Antimatter] = stationfall::state::Holder::Nowhere;
    refused(
        &t,
        "stranger",
        "eject_antimatter",
        "SF-13.5",
        "The Antimatter does not lie free in this Section.",
    );
}

/// Rules: SF-13.9.2, SF-R165
#[test]
fn sf_13_9_2_what_can_be_made() {
    let mut t = table(&["legal", "exile"]);
    t.place("exile", "print_shop");
    while t.supply("helmet") > 0 {
        t.state.supply.take(Item::Helmet);
    }
    refused(
        &t,
        "exile",
        "manufacture_helmet",
        "SF-R165",
        "The Helmet is not in the supply any more.",
    );
    t.place("legal", "print_shop");
    t.give("legal", "firebomb");
    t.give("legal", "firebomb");
    refused(
        &t,
        "legal",
        "manufacture_helmet",
        "SF-13.9.2",
        "Legal has no free Item slot. Something must be dropped first.",
    );
}

/// Rules: SF-13.10.2, SF-0.4
#[test]
fn sf_13_10_2_meditation_is_for_troubled_pcs() {
    let mut t = table(&["billionaire"]);
    t.place("billionaire", "therapy_garden");
    refused(&t, "billionaire", "meditate", "SF-13.10.2", "Meditate: for PCs only.");
    t.pc(0, "billionaire");
    refused(&t, "billionaire", "meditate", "SF-0.4", "You have no cubes in the Betrayal box.");
}

/// Rules: SF-13.13.2, SF-R50
#[test]
fn sf_13_13_2_who_is_put_out_where() {
    let mut t = table(&["stranger", "billionaire"]);
    t.place_all(&["stranger", "billionaire"], "forward_airlocks");
    refused(
        &t,
        "stranger",
        "putout billionaire",
        "SF-13.13.2",
        "The Billionaire is not Down here.",
    );
    t.give("stranger", "helmet");
    t.place_all(&["stranger", "billionaire"], "outer_space");
    t.down("billionaire");
    refused(
        &t,
        "stranger",
        "putout billionaire",
        "SF-R50",
        "There is no airlock here through which the Billionaire could be put out.",
    );
}

/// Rules: SF-A6.8, SF-A6.10, SF-12.2.2, SF-A6.11
#[test]
fn sf_a6_10_far_hands() {
    let mut t = table(&["troubleshooter", "stranger", "daredevil"]);
    t.place("troubleshooter", "cargo_claw");
    refused(
        &t,
        "troubleshooter",
        "grip nanogel",
        "SF-A6.10",
        "The Nanogel (2 charges) is not there.",
    );
    refused(
        &t,
        "troubleshooter",
        "grip stranger",
        "SF-A6.10",
        "The Claw can only take a Live Human or Robot in Outer Space; the Stranger is not one.",
    );
    t.place("daredevil", "outer_space");
    t.give("daredevil", "rocket_wings");
    refused(
        &t,
        "daredevil",
        "rocket_wings_launch",
        "SF-A6.11",
        "The Daredevil needs the Rocket Wings and a Helmet for that.",
    );
    assert_eq!(t.guilt_of(0), Guilt::Innocent);
}
