//! Data and Offsites (chapter 9).

use stationfall::action::Action;

use crate::common::*;

#[test]
fn sf_9_1_data_is_no_item_but_can_be_robbed() {
    for notation in
        ["pickup evidence", "drop evidence", "give evidence exile", "throw evidence bridge"]
    {
        assert!(notation.parse::<Action>().is_err(), "{notation}");
    }
    let mut t = table(&["engineer", "exile"]);
    t.data("exile", "evidence");
    t.give("engineer", "bludgeon");
    t.act("engineer", "rob exile bludgeon evidence");
    assert!(t.has_data("engineer", "evidence"));
    assert_eq!(t.look().slots_used(body("engineer")), 1, "Data uses no slot");
    t.act("engineer", "delete evidence");
    assert!(!t.has_data("engineer", "evidence"));
}

#[test]
fn sf_9_2_one_of_each_type() {
    let mut t = table(&["engineer", "exile"]);
    t.place_all(&["engineer", "exile"], "security_station");
    t.act("engineer", "manufacture_evidence");
    t.refused("engineer", "manufacture_evidence", "SF-13.9.2");
    t.act("engineer", "copy evidence exile");
    t.refused("engineer", "copy evidence exile", "SF-9.2");
    t.data("engineer", "x_secret");
    assert!(t.may("engineer", "copy x_secret exile"), "each type by itself");
}

/// Everybody is told who has it.
#[test]
fn sf_9_3_data_is_in_public_view() {
    let mut t = table(&["engineer"]);
    t.place("engineer", "security_station");
    t.act("engineer", "manufacture_evidence");
    let told =
        t.log.entries().iter().find(|entry| {
            matches!(entry.event.event, stationfall::event::Event::GainedData { .. })
        });
    assert!(told.is_some_and(|entry| entry.audience == kernel::Audience::PUBLIC));
}

/// Rules: SF-9.5, SF-13.9.1
#[test]
fn sf_9_4_2_evidence_is_made_in_the_security_station() {
    let mut t = table(&["engineer", "exile"]);
    t.place_all(&["engineer", "exile"], "security_station");
    t.act("engineer", "manufacture_evidence");
    assert!(t.has_data("engineer", "evidence") && !t.has_data("exile", "evidence"));
    t.place("exile", "bio_lab");
    t.refused("exile", "manufacture_evidence", "SF-11.5");
    t.act("exile", "manufacture_x_secret");
    assert!(t.has_data("exile", "x_secret"));
}

/// Rules: SF-13.2.1, SF-R137
#[test]
fn sf_9_6_1_a_transmit_reaches_one_offsite_which_shows_each_type_once() {
    let mut t = table(&["engineer"]);
    t.data("engineer", "x_secret");
    t.act("engineer", "transmit x_secret news");
    let holds =
        |t: &TestTable, at: &str| t.state.offsites[offsite(at)].data.contains(data("x_secret"));
    assert!(holds(&t, "news") && !holds(&t, "authorities") && t.has_data("engineer", "x_secret"));
    t.refused("engineer", "transmit x_secret news", "SF-9.6.1");
    t.act("engineer", "transmit x_secret authorities");
    assert!(holds(&t, "authorities"));
}
