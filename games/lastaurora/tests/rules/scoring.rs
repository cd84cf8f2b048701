//! The end of the game (LA-16).

use crate::common::*;

/// Rules: LA-16.12, LA-12.9, LA-R62
#[test]
fn la_16_12_departure_scoring() {
    let setup = [
        "fame 1 5",
        "at 1 a10",
        "at 2 a03",
        "object 1 nitro",
        "car 1 T1 dev_reactive_plates",
        "car 1 T2 dev_roof_rack",
        "res 1 food 2",
        "res 1 ammo 0",
        "round 6",
        "aurora 6 yellow",
        "phase end_round",
    ];
    let mut table = table("", 2, &setup);
    pass_all(&mut table);
    assert!(table.is_over());
    assert_eq!(table.outcome().of(ONE).points, 5 + 3 + 1 + 1 + 4 + 1);
    let lines = table.scene(kernel::Viewer::Spectator).reckoning;
    let own: i32 = lines.iter().filter(|line| line.is_of(ONE)).map(|line| line.points).sum();
    assert_eq!(own, 15);
}

/// Rules: LA-16.11, LA-1.2
#[test]
fn la_16_11_boarding_scoring() {
    let setup = [
        "fame 1 2",
        "at 1 a26",
        "at 2 a20",
        "survivor 1 s2 surv_copilot active 1",
        "order 1 2",
        "phase end_round",
    ];
    let mut table = table("", 2, &setup);
    table.state_mut().players[0].aboard = true;
    table.state_mut().aurora.anchored = true;
    assert_eq!(lastaurora::score::total(look(&table), P1), 2 + 6 + 1, "one clean Survivor aboard");
    assert_eq!(lastaurora::score::total(look(&table), P2), 0);
    table.arrange("phase end_round");
    assert!(table.is_over());
    assert!(table.outcome().of(ONE).won);
}

/// Rules: LA-16.14
#[test]
fn la_16_14_ties_are_broken_by_survivors_then_place_then_order() {
    let end = ["round 6", "aurora 6 yellow", "phase end_round"];
    let more = ["survivor 2 s3 surv_scout rest"];
    let mut survivors = table("", 2, &[&["order 1 2"], &more[..], &end[..]].concat());
    pass_all(&mut survivors);
    assert_eq!(survivors.outcome().of(ONE).points, survivors.outcome().of(TWO).points);
    assert!(survivors.outcome().of(TWO).won && !survivors.outcome().of(ONE).won);
    let mut order = table("", 2, &[&["order 2 1"], &end[..]].concat());
    pass_all(&mut order);
    assert!(order.outcome().of(TWO).won, "earlier in Direct Turn Order");
}

/// Rules: LA-16.12, LA-16.14
#[test]
fn every_line_names_what_scored_and_its_rule() {
    let end = ["round 6", "aurora 6 yellow", "damage 1 B2 cargo", "phase end_round"];
    let more = ["order 1 2", "survivor 2 s3 surv_scout rest", "fame 1 1"];
    let mut table = table("", 2, &[&more[..], &end[..]].concat());
    pass_all(&mut table);
    let lines = table.scene(kernel::Viewer::Spectator).reckoning;
    assert!(lines.iter().all(|line| line.rule.is_some()));
    let own: Vec<_> = lines.iter().filter(|line| line.is_of(ONE)).collect();
    let whole = own.iter().find(|line| line.text.id == "la-score-undamaged").expect("the line");
    let words = format!("{:?}", whole.text);
    assert!(words.contains("la-name-truck_start"), "{words}");
    assert!(!words.contains("la-name-trailer_container"), "it is damaged: {words}");
    // Equal Fame: what decided is told, and no more than that.
    let ties = |seat| {
        let tied = lines.iter().filter(|line| line.is_of(seat) && line.points == 0);
        tied.filter(|line| line.text.id.starts_with("la-score-tie")).count()
    };
    assert_eq!(table.outcome().of(ONE).points, table.outcome().of(TWO).points);
    assert_eq!((ties(ONE), ties(TWO)), (1, 1), "Survivors decide");
}
