//! Rulings on exploration, Contamination and death (LA-R1 to LA-R24).

use lastaurora::vocab::Zone;

use crate::common::*;

/// Rules: LA-R2
#[test]
fn la_r2_a_survivor_of_strength_nought_may_take_part() {
    let setup = calm(&["order 2 1", "survivor 1 s2 surv_copilot active 1"]);
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s2");
    assert_eq!(look(&table).strength(P1), 0);
    table.expect_refusal(ONE, "slot 1", "LA-5.6").play(ONE, "boost").play(ONE, "slot 1");
}

/// Rules: LA-R3
#[test]
fn la_r3_food_that_is_found_comes_too_late() {
    let setup = calm(&["order 2 1", "res 1 food 0"]);
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s2").expect_refusal(ONE, "boost", "LA-5.5");
    table.play(ONE, "slot 1").play(ONE, "card");
    assert_eq!(own(&table, P1).res[Res::Food], 2);
    table.expect_refusal(ONE, "boost", "LA-5.8");
}

/// Rules: LA-R4, LA-H10
#[test]
fn la_r4_an_energy_ration_is_eaten_before_the_slot_is_chosen() {
    let setup = calm(&["order 2 1", "object 1 energy_ration", "object 1 toolkit"]);
    let mut table = table("", 2, &setup);
    table.expect_refusal(ONE, "object energy_ration", "LA-12.7").play(ONE, "explore s2");
    table.expect_refusal(ONE, "object toolkit", "LA-12.7");
    table.expect_allowed(ONE, "object energy_ration").play(ONE, "slot 1");
    table.expect_refusal(ONE, "object energy_ration", "LA-R4");
}

/// Rules: LA-H10
#[test]
fn la_h10_who_cannot_reach_a_slot_does_not_set_out() {
    let weak = calm(&["order 2 1", "res 1 food 0", "survivor 1 s2 surv_copilot active 1"]);
    let mut table = table("", 2, &weak);
    table.expect_refusal(ONE, "explore s2", "LA-5.6").expect_allowed(ONE, "explore s1");
    table.arrange("object 1 energy_ration");
    table.play(ONE, "explore s2").play(ONE, "object energy_ration").play(ONE, "slot 3");
}

/// A convoy with no box left: two of the Container are damaged, Food and Fuel fill the rest.
const FULL: [&str; 3] = ["order 2 1", "damage 1 B2 cargo", "damage 1 B2 cargo"];

/// Rules: LA-R5, LA-5.8
#[test]
fn la_r5_a_bonus_action_first_makes_room() {
    let mut first = table("", 2, &calm(&FULL));
    assert_eq!(look(&first).excess(P1), 0);
    first.play(ONE, "explore s1").play(ONE, "slot 2").play(ONE, "bonus 2");
    first.play(ONE, "repair B2 cargo").play(ONE, "throw fuel");
    assert_eq!(own(&first, P1).res, stock(1, 0, 2), "one of two Fuel found the repaired box");
    let mut later = table("", 2, &calm(&FULL));
    later.play(ONE, "explore s1").play(ONE, "slot 2").play(ONE, "card");
    later.play(ONE, "throw fuel").play(ONE, "throw fuel");
    assert_eq!(own(&later, P1).res, stock(1, 0, 1));
}

/// Rules: LA-R6, LA-10.14, LA-19.5
#[test]
fn la_r6_what_cannot_be_loaded_may_be_chosen_but_not_refused() {
    let mut table = table("", 2, &calm(&[&FULL[..], &["slot 1 loc_derailed_train"]].concat()));
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "take fuel");
    table.expect_refusal(ONE, "pass", "LA-10.17").play(ONE, "throw fuel");
    table.expect_refusal(ONE, "pass", "LA-19.5").play(ONE, "take object");
    assert_eq!((own(&table, P1).res, look(&table).hand_size(P1)), (stock(1, 0, 1), 1));
}

/// Five Survivors aboard, a Scout in slot 1.
const CROWD: [&str; 6] = [
    "order 2 1",
    "car 1 B3 trailer_crew_wagon",
    "survivor 1 s3 surv_mechanic rest",
    "survivor 1 s4 surv_medic rest",
    "survivor 1 s5 surv_gunner exhausted",
    "slot 1 surv_scout",
];

/// Rules: LA-R7, LA-10.15, LA-2.6
#[test]
fn la_r7_a_survivor_is_dismissed_only_for_a_recruit_and_never_a_participant() {
    let mut table = table("", 2, &calm(&CROWD));
    table.expect_refusal(ONE, "dismiss s3", "LA-5.2");
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    assert_eq!(table.moves(ONE), ["dismiss s2", "dismiss s3", "dismiss s4", "dismiss s5"]);
    table.play(ONE, "dismiss s4");
    assert_eq!(own(&table, P1).crew[CrewPlace(3)].survivor(), survivor(&table, "surv_scout"));
    assert!(table.state().discard.contains(card(&table, "surv_medic")));
    assert_eq!(look(&table).survivors(P1), 5, "five tokens");
}

/// Rules: LA-R8, LA-6.5
#[test]
fn la_r8_a_recruit_is_active_after_the_rest_phase() {
    let mut table = table("", 2, &calm(&["order 2 1", "slot 1 surv_scout"]));
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "pass");
    table.play(TWO, "pass").expect_refusal(ONE, "explore s3", "LA-5.3").play(ONE, "pass");
    play_until(&mut table, |table| table.state().step > lastaurora::state::Step::Rest);
    assert_eq!(own(&table, P1).crew[CrewPlace(2)].zone, Zone::Active);
}

/// Rules: LA-R9, LA-5.16
#[test]
fn la_r9_only_the_leader_rests_after_exploring() {
    let mut table =
        table("", 2, &calm(&["order 2 1", "res 1 fuel 0", "survivor 1 s3 surv_scout active"]));
    table.play(ONE, "explore s1 s3").play(ONE, "slot 1").play(ONE, "card").play(ONE, "pass");
    let zones = own(&table, P1).crew.values().map(|member| member.zone);
    assert_eq!(zones[..3], [Zone::Rest, Zone::Active, Zone::Exhausted]);
}

/// Rules: LA-R10, LA-R11, LA-5.18, LA-X1.13
#[test]
fn la_r10_both_gaps_are_closed_when_the_action_ends() {
    let setup = calm(&[
        "order 2 1",
        "res 1 ammo 1",
        "slot 1 enc_wanted_man",
        "slot 3 dev_turbocharger",
        "deck loc_scrapyard",
        "deck loc_naval_depot",
    ]);
    let mut table = table("exploration", 2, &setup);
    let before = zone(&table);
    table.play(ONE, "explore s2").play(ONE, "slot 1").play(ONE, "card").play(ONE, "option 2");
    table.play(ONE, "slot 3");
    let during = zone(&table);
    assert_eq!(
        (during[0], during[1], during[2]),
        (Maybe::NONE, before[1], Maybe::NONE),
        "the rest waits"
    );
    table.play(ONE, "pass");
    let after = zone(&table);
    assert_eq!(after[..3], [before[1], before[3], before[4]], "both gaps together");
    assert_eq!(after[3], card(&table, "loc_naval_depot").into());
    assert_eq!(after[4], card(&table, "loc_scrapyard").into());
}

/// Rules: LA-R12, LA-2.9, LA-19.8
#[test]
fn la_r12_a_plain_loss_of_fame_is_skipped_at_the_floor() {
    let setup = calm(&["order 2 1", "fame 1 -1", "slot 1 enc_refugee_family"]);
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "option 3");
    assert_eq!((own(&table, P1).fame, own(&table, P1).res), (-1, stock(2, 0, 2)));
}

/// Rules: LA-R13, LA-13.9
#[test]
fn la_r13_each_event_of_a_chain_is_resolved_before_the_next_card() {
    let setup = calm(&[
        "order 2 1",
        "survivor 2 s3 surv_scout active",
        "deck loc_reactor_ruin",
        "deck ev_whiteout",
        "deck ev_radioactive_fallout",
    ]);
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "pass");
    assert_eq!(table.awaited(), [TWO], "the Fallout asks");
    assert_eq!((own(&table, P1).next_speed, zone(&table)[4]), (0, Maybe::NONE));
    table.play(TWO, "s3");
    assert_eq!(own(&table, P1).next_speed, -1, "then the Whiteout");
    assert_eq!(zone(&table)[4], card(&table, "loc_reactor_ruin").into(), "then a card");
}

/// Rules: LA-R14
#[test]
fn la_r14_among_enemies_the_bonus_actions_are_left() {
    let setup = [
        "order 2 1",
        "slot 1 en_outriders",
        "slot 2 en_howlers",
        "slot 3 en_rippers",
        "slot 4 en_firebrands",
        "slot 5 en_iron_fang",
    ];
    let mut table = table("", 2, &setup);
    let zone = table.state().zone;
    table.play(ONE, "explore s1").play(ONE, "slot 1");
    assert_eq!((own(&table, P1).res[Res::Food], table.state().zone), (2, zone));
    assert_eq!(own(&table, P1).crew[CrewPlace(0)].zone, Zone::Rest, "the action is over");
}

/// Rules: LA-R15
#[test]
fn la_r15_a_neighbouring_bonus_action_belongs_to_the_slot() {
    let setup = calm(&[
        "order 2 1",
        "survivor 1 s1 crew_arctic_wolf active",
        "slot 2 none",
        "slot 4 en_outriders",
    ]);
    let mut table = table("crews", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "boost").play(ONE, "slot 3");
    table.expect_allowed(ONE, "bonus 2").expect_allowed(ONE, "bonus 4");
    let mut edge = crate::common::table(
        "crews",
        2,
        &calm(&["order 2 1", "survivor 1 s1 crew_arctic_wolf active", "res 1 food 2"]),
    );
    edge.play(ONE, "explore s1").play(ONE, "boost").play(ONE, "boost").play(ONE, "slot 5");
    edge.expect_allowed(ONE, "bonus 4").expect_refusal(ONE, "bonus 1", "LA-5.14");
}

/// Rules: LA-R16
#[test]
fn la_r16_at_an_enemy_the_wolf_must_use_the_slot_and_may_use_its_neighbours() {
    let setup =
        calm(&["order 2 1", "survivor 1 s1 crew_arctic_wolf active", "slot 3 en_outriders"]);
    let mut table = table("crews", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "boost").play(ONE, "slot 3");
    assert_eq!(table.moves(ONE), ["bonus 2", "bonus 3", "bonus 4"], "no card action, no way out");
    table.play(ONE, "bonus 4").expect_refusal(ONE, "pass", "LA-5.13").play(ONE, "bonus 3");
    table.play(ONE, "pass");
    assert_eq!(own(&table, P1).res, stock(0, 1, 2), "the Food is spent");
}

/// Rules: LA-R17, LA-X3.5
#[test]
fn la_r17_the_same_effects_are_the_same_bonus_action() {
    let effects = |res: &str| {
        format!(
            "name = \"Scrape Together\"\neffects = [{{ op = \"gain\", res = \"{res}\", n = 1 }}]"
        )
    };
    let game = other_game("setup.toml", &effects("ammo"), &effects("fuel"));
    let mut table = conformance::testing::Situation::with(game, &[("modules", "crews")], 2, 7);
    for change in calm(&["order 2 1", "survivor 1 s1 crew_arctic_wolf active"]) {
        table.arrange(change);
    }
    table.play(ONE, "explore s1").play(ONE, "boost").play(ONE, "slot 3").play(ONE, "bonus 3");
    table.expect_refusal(ONE, "bonus 4", "LA-5.14").expect_allowed(ONE, "bonus 2");
}

/// Rules: LA-R20, LA-11.11
#[test]
fn la_r20_make_camp_cleans_who_is_contaminated_and_may_be_left_out() {
    let camp = |leader: u8, copilot: u8| {
        let one = format!("survivor 1 s1 surv_leader active {leader}");
        let two = format!("survivor 1 s2 surv_copilot active {copilot}");
        let mut table = table("", 2, &calm(&["order 2 1", &one, &two]));
        table.play(ONE, "explore s1 s2").play(ONE, "boost").play(ONE, "slot 2");
        table
    };
    let mut both = camp(1, 1);
    both.play(ONE, "bonus 2").expect_refusal(ONE, "pass", "LA-19.12");
    assert_eq!(both.moves(ONE), ["s1", "s2"]);
    let mut one = camp(0, 1);
    one.play(ONE, "bonus 2");
    assert_eq!(own(&one, P1).crew[CrewPlace(1)].contamination, 0, "the only one must be cleaned");
    let mut none = camp(0, 1);
    none.play(ONE, "card").play(ONE, "pass");
    assert_eq!(own(&none, P1).crew[CrewPlace(1)].contamination, 1, "without the Bonus Action");
}

/// Rules: LA-1.16, LA-19.12
#[test]
fn la_19_12_cleaning_is_no_choice() {
    let setup = calm(&["order 2 1", "survivor 1 s2 surv_copilot rest 2"]);
    let mut clinic = table_on("beta", "", 2, &setup);
    clinic.play(ONE, "explore s1").play(ONE, "slot 2").play(ONE, "bonus 2");
    assert_eq!(
        own(&clinic, P1).crew[CrewPlace(1)].contamination,
        1,
        "the only one, without asking"
    );
    let mut iodine = table("", 2, &calm(&["order 2 1", "survivor 1 s2 surv_copilot rest 2"]));
    iodine.arrange("survivor 1 s1 surv_leader active 1").arrange("object 1 iodine");
    iodine.play(ONE, "object iodine").expect_refusal(ONE, "pass", "LA-19.12");
    iodine.play(ONE, "s2").expect_refusal(ONE, "s1", "LA-19.12").play(ONE, "pass");
    assert_eq!(own(&iodine, P1).crew[CrewPlace(1)].contamination, 1, "up to two");
}

/// Rules: LA-R21, LA-X1.14
#[test]
fn la_r21_canned_food_kills_after_it_was_loaded() {
    let setup = calm(&["order 2 1", "survivor 1 s2 surv_copilot rest 2", "object 1 canned_food"]);
    let mut table = table("exploration", 2, &setup);
    table.play(ONE, "object canned_food").play(ONE, "s2");
    assert_eq!(
        (own(&table, P1).res[Res::Food], own(&table, P1).crew[CrewPlace(1)].present()),
        (3, false)
    );
}

/// Rules: LA-X1.14, LA-1.6
#[test]
fn la_x1_14_canned_food_may_be_eaten_for_the_counter_alone() {
    let setup = calm(&["order 2 1", "object 1 canned_food"]);
    let mut table = table("exploration", 2, &setup);
    table.state_mut().supply[Res::Food] = 0;
    table.play(ONE, "object canned_food").play(ONE, "s1");
    assert_eq!(
        (own(&table, P1).res[Res::Food], own(&table, P1).crew[CrewPlace(0)].contamination),
        (1, 1)
    );
}

/// Rules: LA-R22, LA-X2.12
#[test]
fn la_r22_hel_marks_everybody_at_rest_before_anybody_dies() {
    let setup = [
        "order 1 2",
        "survivor 1 s2 surv_copilot rest 2",
        "survivor 1 s3 surv_medic rest",
        "survivor 2 s2 surv_copilot rest 2",
        "slot 3 en_hel",
        "phase fire",
    ];
    let table = table("asgaror", 2, &setup);
    assert!(
        !own(&table, P1).crew[CrewPlace(1)].present()
            && !own(&table, P2).crew[CrewPlace(1)].present()
    );
    assert_eq!(own(&table, P1).crew[CrewPlace(2)].contamination, 1);
    assert_eq!(own(&table, P1).crew[CrewPlace(0)].contamination, 0, "nobody in the Active Zone");
}

/// Rules: LA-R23, LA-11.8
#[test]
fn la_r23_nothing_saves_the_doomed_but_what_came_before() {
    let hot = || {
        let setup = calm(&[
            "order 2 1",
            "survivor 1 s1 surv_leader active 1",
            "survivor 1 s3 surv_mechanic active 2",
            "res 1 food 0",
            "slot 2 loc_contaminated_warehouse",
        ]);
        let mut table = table("", 2, &setup);
        table.play(ONE, "explore s1 s3").play(ONE, "slot 2");
        table
    };
    let mut after = hot();
    after.play(ONE, "card").play(ONE, "take fuel").play(ONE, "bonus 2");
    assert_eq!(
        own(&after, P1).crew[CrewPlace(0)].contamination,
        1,
        "only another participant is cleaned"
    );
    assert!(!own(&after, P1).crew[CrewPlace(2)].present());
    let mut before = hot();
    before.play(ONE, "bonus 2").play(ONE, "s3").play(ONE, "take fuel");
    assert_eq!(own(&before, P1).crew[CrewPlace(2)].contamination, 2);
    assert!(own(&before, P1).crew[CrewPlace(2)].present());
}

/// Rules: LA-R24
#[test]
fn la_r24_another_takes_the_wheel_of_a_dead_driver() {
    let setup =
        ["order 1 2", "none 1 s1", "survivor 1 s2 surv_copilot exhausted", "phase movement"];
    let mut table = table("", 2, &setup);
    table.expect_allowed(ONE, "drive 1");
    table.arrange("none 1 s2").arrange("phase movement");
    assert_eq!(table.awaited(), [ONE], "who has Fuel is asked");
    table.expect_refusal(ONE, "drive 1", "LA-7.2");
}
