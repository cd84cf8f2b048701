//! Console Actions (chapter 14).

use stationfall::Right;
use stationfall::frame::Warrant;

use crate::common::*;

/// Rules: SF-11.6, SF-14.1, SF-6.4, SF-7.2.1.1, SF-7.2.2.1
#[test]
fn sf_11_6_a_console_that_works() {
    let mut t = table(&["stranger"]);
    t.place("stranger", "kitchen");
    refused(
        &t,
        "stranger",
        "jammers",
        "SF-11.6",
        "There is no working console here. Go to an undamaged Section with one.",
    );
    t.place("stranger", "mainframe");
    refused(&t, "stranger", "suppress kitchen", "SF-14.1", "There is no Hazard in the Kitchen.");
    refused(
        &t,
        "stranger",
        "suppress outer_space",
        "SF-6.4",
        "Outer Space has no air and never will.",
    );
    t.damaged("reactor");
    t.state.station.jammers = false;
    let off =
        "Cameras and Jammers stay OFF while a Power Section or the Security Station is Damaged.";
    refused(&t, "stranger", "jammers", "SF-7.2.1.1", off);
    t.damaged("fuel_cells");
    refused(&t, "stranger", "jammers", "SF-7.2.2.1", "The consoles are dead in a Blackout.");
}

/// Rules: SF-11.7, SF-A8.3, SF-R193
#[test]
fn sf_a8_3_locks() {
    let mut t = table(&["stranger"]);
    t.place("stranger", "mainframe");
    refused(
        &t,
        "stranger",
        "lock aft_hub reactor",
        "SF-11.7",
        "Lockdown is not available in this game now.",
    );
    let mut t = table(&["stranger", "digital_assistant"]);
    t.place("stranger", "mainframe");
    refused(&t, "stranger", "unlock aft_hub reactor", "SF-A8.3", "There is no such Lock here.");
    t.lock("aft_hub", "reactor");
    refused(
        &t,
        "stranger",
        "lock aft_hub reactor",
        "SF-R193",
        "There is a Lock already, or no corridor.",
    );
    t.abandon_ship();
    refused(
        &t,
        "stranger",
        "unlock aft_hub reactor",
        "SF-A8.3",
        "After Abandon Ship there is no Lockdown any more.",
    );
}

/// Rules: SF-A8.4, SF-H12
#[test]
fn sf_a8_4_drones() {
    let mut t = table(&["stranger", "drones"]);
    t.place_all(&["stranger", "drone_1"], "mainframe");
    t.down("drone_2");
    refused(&t, "stranger", "remote drone_2", "SF-A8.4", "Drone 2 is no Live Drone.");
    let by = ("drone_1", Right::Warrant(Warrant::RemoteControl));
    refused(&t, by, "remote drone_2", "SF-H12", "A Drone cannot take Remote Control.");
}
