//! The Rest Phase (LA-6) and the End of Round Phase (LA-9).

use lastaurora::vocab::Zone;

use crate::common::*;

/// Rules: LA-6.3
#[test]
fn la_6_3_a_fed_survivor_is_active_next_round() {
    let setup = [
        "order 2 1",
        "survivor 1 s1 surv_leader rest",
        "survivor 1 s2 surv_copilot exhausted",
        "survivor 1 s3 surv_mechanic exhausted",
        "phase rest",
    ];
    let mut table = table("", 2, &setup);
    table.expect_refusal(ONE, "feed s1 food", "LA-6.3").play(ONE, "feed s2 food");
    let zones: Vec<Zone> =
        own(&table, P1).crew.values()[..3].iter().map(|member| member.zone).collect();
    assert_eq!(zones, [Zone::Active, Zone::Active, Zone::Rest]);
}

/// Rules: LA-6.6
#[test]
fn la_6_6_hunger_does_not_kill() {
    let setup = ["order 2 1", "res 1 food 0", "survivor 1 s2 surv_copilot exhausted", "phase rest"];
    let table = table("", 2, &setup);
    assert_eq!(own(&table, P1).crew[CrewPlace(1)].zone, Zone::Rest);
    assert_eq!(own(&table, P1).crew[CrewPlace(1)].contamination, 0);
}

/// Rules: LA-6.7, LA-R28
#[test]
fn la_6_7_a_mechanic_who_wakes_may_still_repair() {
    let setup =
        ["order 2 1", "survivor 1 s2 surv_mechanic rest", "damage 1 B2 cargo", "phase rest"];
    let mut table = table("", 2, &setup);
    table.play(ONE, "ability s2").play(ONE, "repair B2 cargo");
    assert_eq!(look(&table).damage_count(P1), 0);
}

/// Rules: LA-10.21, LA-R27
#[test]
fn la_10_21_the_field_kitchen_feeds_one_for_nothing() {
    let mut table = field_kitchen(&[]);
    table.play(ONE, "feed s1 free");
    assert_eq!(
        own(&table, P1).crew[CrewPlace(0)].zone,
        Zone::Active,
        "one feeding, then the shift"
    );
    assert_eq!(own(&table, P1).crew[CrewPlace(1)].zone, Zone::Rest);
}

/// Rules: LA-9.1, LA-11.3
#[test]
fn la_9_1_the_engineer_works_at_the_end_of_the_round() {
    let setup = [
        "order 1 2",
        "res 1 food 0",
        "res 1 ammo 0",
        "survivor 1 s1 surv_engineer active",
        "damage 1 B2 cargo",
        "damage 1 B2 cargo",
        "damage 1 B1 weapon1",
        "phase end_round",
    ];
    let mut table = table("", 2, &setup);
    table.play(ONE, "ability s1").play(ONE, "repair B2 cargo");
    table.expect_refusal(ONE, "repair B1 weapon1", "LA-19.9").play(ONE, "repair B2 cargo");
    assert_eq!(look(&table).damage_count(P1), 1, "two of one card");
}

/// Rules: LA-9.10, LA-9.11
#[test]
fn la_9_10_the_leftmost_excess_cards_are_trimmed() {
    let mut table = table("", 2, &["deck loc_naval_depot", "deck loc_crashed_bomber"]);
    let before = zone(&table);
    table.arrange("phase end_round");
    pass_all_of_round(&mut table);
    let zone = zone(&table);
    assert_eq!(zone[..3], before[2..], "two Rusty Containers are gone");
    assert_eq!(zone[3], card(&table, "loc_crashed_bomber").into());
    assert_eq!(zone[4], card(&table, "loc_naval_depot").into());
    assert_eq!(table.state().round, 2);
}

fn pass_all_of_round(table: &mut Table) {
    while table.state().round == 1 {
        let seat = table.awaited()[0];
        table.play(seat, "pass");
    }
}

/// Rules: LA-9.9, LA-X4.35
#[test]
fn la_9_9_the_top_story_is_discarded() {
    let mut table = table("stories", 2, &["story 263", "phase end_round"]);
    pass_all_of_round(&mut table);
    let place = table.state().stories.place(numbered(263));
    assert_eq!(place, lastaurora::state::StoryPlace::Discard);
}
