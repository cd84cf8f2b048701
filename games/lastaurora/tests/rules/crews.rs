//! Module 3 (LA-X3).

use lastaurora::ids::Crew;
use lastaurora::vocab::Zone;

use crate::common::*;

/// Rules: LA-X3.2, LA-X3.3, LA-X3.18
#[test]
fn la_x3_3_crews_are_dealt_or_chosen_in_reverse_order() {
    let dealt = table("crews", 4, &[]);
    let mut crews: Vec<Crew> =
        dealt.state().players.iter().filter_map(|player| player.crew_card.get()).collect();
    crews.sort_unstable();
    assert_eq!(crews, Crew::ALL);
    let options = [("modules", "crews"), ("crews", "chosen")];
    let mut chosen =
        conformance::testing::Situation::with(lastaurora::LastAurora::new(), &options, 2, 3);
    let last = chosen.state().order[1];
    assert_eq!(chosen.awaited(), [last.seat()]);
    chosen.play(last.seat(), "crew mutant");
    let first = chosen.state().order[0].seat();
    let taken = "Somebody else has that crew. Choose another.";
    refused(&chosen, first, "crew mutant", "LA-X3.3", taken);
    refused(&chosen, first, "pass", "LA-X3.3", "You cannot pass here: a choice must be made.");
    chosen.play(first, "crew pack");
    assert_eq!(
        own(&chosen, last).crew[CrewPlace(0)].survivor(),
        survivor(&chosen, "crew_alpha_mutant")
    );
}

/// Rules: LA-X3.4
#[test]
fn la_x3_4_the_arctic_wolf_uses_neighbouring_bonus_actions() {
    let setup = calm(&["order 2 1", "survivor 1 s1 crew_arctic_wolf active"]);
    let mut table = table("crews", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "boost").play(ONE, "slot 3");
    for bonus in ["bonus 2", "bonus 3", "bonus 4"] {
        table.expect_allowed(ONE, bonus);
    }
    table.play(ONE, "bonus 4").expect_refusal(ONE, "bonus 4", "LA-5.14");
    table.expect_refusal(ONE, "bonus 5", "LA-5.14");
    let mut edge = crate::common::table("crews", 2, &setup);
    edge.play(ONE, "explore s1").play(ONE, "slot 1").expect_allowed(ONE, "bonus 2");
    edge.expect_refusal(ONE, "bonus 5", "LA-5.14");
}

/// Rules: LA-X3.6, LA-X3.19, LA-R29
#[test]
fn la_x3_6_the_tracker_wolf_follows_who_is_ahead() {
    let behind = table(
        "crews",
        2,
        &[
            "survivor 1 s1 crew_tracker_wolf active",
            "survivor 1 s2 surv_leader active",
            "at 2 a01",
            "phase movement",
        ],
    );
    assert_eq!(look(&behind).speed(P1), 5);
    let together = table(
        "crews",
        2,
        &[
            "survivor 1 s1 crew_tracker_wolf active",
            "survivor 1 s2 surv_leader active",
            "phase movement",
        ],
    );
    assert_eq!(look(&together).speed(P1), 2);
}

/// Rules: LA-X3.7, LA-X3.9, LA-R19
#[test]
fn la_x3_7_the_alpha_mutant_sheds_a_counter_and_rests() {
    let setup = calm(&[
        "order 2 1",
        "survivor 1 s1 crew_alpha_mutant active",
        "slot 1 loc_contaminated_warehouse",
    ]);
    let mut table = table("crews", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "take fuel");
    table.play(ONE, "pass").play(ONE, "yes");
    let mutant = own(&table, P1).crew[CrewPlace(0)];
    assert_eq!((mutant.zone, mutant.contamination), (Zone::Rest, 0));
}

/// Rules: LA-X3.12
#[test]
fn la_x3_12_a_bonus_action_that_cleans_cannot_spare_the_mutant() {
    let setup = calm(&["order 2 1", "survivor 1 s1 crew_alpha_mutant active 1"]);
    let mut table = table("crews", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 2").play(ONE, "bonus 2");
    let mutant = own(&table, P1).crew[CrewPlace(0)];
    assert_eq!(mutant.contamination, 0, "Make Camp, unasked");
    assert_eq!(mutant.zone, Zone::Exhausted, "nothing is left to shed for the Rest Zone");
}

/// Rules: LA-X3.10, LA-X3.11, LA-X3.8
#[test]
fn la_x3_10_the_deadly_counter_cannot_be_shed() {
    for (id, counters) in [("crew_alpha_mutant", 2), ("crew_ghoul", 1)] {
        let member = format!("survivor 1 s1 {id} active {counters}");
        let setup = calm(&["order 2 1", &member, "slot 1 loc_contaminated_warehouse"]);
        let mut table = table("crews", 2, &setup);
        table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "take fuel");
        table.play(ONE, "pass");
        assert!(!own(&table, P1).crew[CrewPlace(0)].present(), "{id}");
    }
}

/// Rules: LA-X3.8
#[test]
fn la_x3_8_the_ghoul_sheds_a_counter_for_speed() {
    let setup = [
        "order 1 2",
        "survivor 1 s1 crew_ghoul active 1",
        "survivor 1 s2 surv_leader active",
        "phase movement",
    ];
    let mut table = table("crews", 2, &setup);
    table.play(ONE, "ability s1");
    assert_eq!((look(&table).speed(P1), own(&table, P1).crew[CrewPlace(0)].contamination), (4, 0));
}

/// Rules: LA-X3.13
#[test]
fn la_x3_13_the_valkyrie_counts_cards() {
    let crew = ["survivor 1 s1 crew_valkyrie active", "survivor 1 s2 surv_leader active"];
    let two = table("crews", 2, &[&crew[..], &["phase movement"]].concat());
    assert_eq!(look(&two).speed(P1), 2);
    let cars = [
        "car 1 B3 trailer_box",
        "car 1 T1 dev_roof_rack",
        "car 1 T2 dev_armoured_rack",
        "phase movement",
    ];
    let five = table("crews", 2, &[&crew[..], &cars[..]].concat());
    assert_eq!(look(&five).speed(P1), 4);
}

/// Rules: LA-X3.14, LA-8.19, LA-R48
#[test]
fn la_x3_14_the_first_hit_of_the_war_daughter_is_stronger() {
    let setup = [
        "order 1 2",
        "res 1 ammo 3",
        "res 1 food 0",
        "survivor 1 s1 crew_war_daughter active",
        "survivor 1 s2 surv_leader active",
        "car 1 T1 dev_light_machine_gun",
        "enemy en_alpha_rig 1",
        "outcome 5",
        "outcome 1",
        "phase fire",
    ];
    let mut table = table("crews", 2, &setup);
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    assert_eq!(table.state().enemies[0].damage, 0, "a MISS does not use it up");
    table.play(ONE, "attack enemy 1 T1 weapon2 ammo");
    assert_eq!(table.state().enemies[0].damage, 1 + 1, "three cards: +1");
}

/// Rules: LA-X3.15, LA-R35
#[test]
fn la_x3_15_the_prototype_wants_an_undamaged_convoy() {
    let crew = [
        "survivor 1 s1 crew_synthetic_prototype active",
        "survivor 1 s2 surv_leader active",
        "phase movement",
    ];
    let mut table = table("crews", 2, &crew);
    assert_eq!(look(&table).speed(P1), 4);
    table.arrange("damage 1 B2 cargo");
    assert_eq!(look(&table).speed(P1), 2);
}

/// Rules: LA-X3.16
#[test]
fn la_x3_16_the_drone_burns_an_object_for_speed() {
    let setup = [
        "order 1 2",
        "object 1 toolkit",
        "survivor 1 s1 crew_support_drone active",
        "survivor 1 s2 surv_leader active",
        "phase movement",
    ];
    let mut table = table("crews", 2, &setup);
    table.play(ONE, "burn s1 toolkit");
    assert_eq!((look(&table).speed(P1), held(&table, P1, "toolkit")), (4, 0));
}

/// Rules: LA-X3.17, LA-R26
#[test]
fn la_x3_17_androids_eat_anything() {
    let setup = [
        "order 2 1",
        "object 1 toolkit",
        "survivor 1 s1 crew_support_drone exhausted",
        "survivor 1 s2 surv_leader exhausted",
        "phase rest",
    ];
    let mut table = table("crews", 2, &setup);
    table.expect_allowed(ONE, "feed s1 fuel").expect_allowed(ONE, "feed s1 toolkit");
    table.expect_refusal(ONE, "feed s2 fuel", "LA-6.3").play(ONE, "feed s1 fuel");
    assert_eq!(own(&table, P1).res[Res::Fuel], 0);
}
