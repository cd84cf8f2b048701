//! The Exploration Phase (LA-5), Encounters and Events (LA-13).

use lastaurora::vocab::Zone;

use crate::common::*;

/// Rules: LA-5.1
#[test]
fn la_5_1_players_explore_in_reverse_order_until_all_have_passed() {
    let mut table = table("", 3, &calm(&["order 2 3 1"]));
    assert_eq!(table.awaited(), [ONE]);
    table.play(ONE, "pass");
    assert_eq!(table.awaited(), [kernel::Seat(2)]);
    table.play(kernel::Seat(2), "pass");
    assert_eq!(table.awaited(), [TWO]);
    table.play(TWO, "pass");
    assert_ne!(table.state().step, lastaurora::state::Step::Explore);
}

/// Rules: LA-1.14, LA-5.4, LA-11.6
#[test]
fn la_1_14_nobody_is_worth_less_than_nothing() {
    let setup = calm(&["order 2 1", "res 1 food 2", "survivor 1 s2 surv_copilot active 2"]);
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s2");
    assert_eq!(look(&table).strength(P1), 0, "1 less 2 counters");
    table.play(ONE, "boost");
    assert_eq!(look(&table).strength(P1), 1, "Food comes on top of what each is worth");
    table.expect_allowed(ONE, "slot 1").expect_refusal(ONE, "slot 3", "LA-5.6");
}

/// Rules: LA-5.23, LA-11.9
#[test]
fn la_5_23_the_dead_are_discarded_return_to_their_supply_or_leave_the_game() {
    let dead = |who: &str| {
        let member = format!("survivor 1 s3 {who} active 2");
        let setup = ["order 2 1", "slot 1 loc_contaminated_warehouse", "res 1 food 0", &member];
        let mut table = table("crews", 2, &calm(&setup));
        let (pile, castaways) = (table.state().discard.len(), table.state().castaways);
        table.play(ONE, "explore s1 s3").play(ONE, "slot 1").play(ONE, "card");
        play_until(&mut table, |table| !table.state().explore.active);
        assert!(!own(&table, P1).crew[CrewPlace(2)].present(), "{who} is dead");
        (table.state().discard.len() - pile, table.state().castaways - castaways)
    };
    assert_eq!(dead("surv_mechanic"), (2, 0), "on the pile, with the Location");
    assert_eq!(dead("surv_castaway"), (1, 1), "back in the supply");
    assert_eq!(dead("crew_tracker_wolf"), (1, 0), "out of the game");
}

/// Rules: LA-5.6, LA-11.6
#[test]
fn la_5_6_a_slot_needs_its_strength() {
    let mut table = table("", 2, &calm(&["order 2 1", "res 1 food 0"]));
    table.play(ONE, "explore s2");
    table.expect_refusal(ONE, "slot 3", "LA-5.6").expect_allowed(ONE, "slot 1");
    table.expect_refusal(ONE, "boost", "LA-5.5");
    table.expect_refusal(ONE, "slot 5", "LA-5.6");
}

/// Rules: LA-5.5, LA-12.1, LA-R2
#[test]
fn la_5_5_food_adds_strength_before_the_slot_is_chosen() {
    let setup = calm(&["order 2 1", "survivor 1 s2 surv_copilot active 1", "res 1 food 1"]);
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s1 s2");
    assert_eq!(look(&table).strength(P1), 2);
    table.expect_refusal(ONE, "slot 5", "LA-5.6").play(ONE, "boost");
    assert_eq!((look(&table).strength(P1), own(&table, P1).res[Res::Food]), (3, 0));
    table.expect_allowed(ONE, "slot 5");
}

/// Rules: LA-5.8, LA-5.19
#[test]
fn la_5_8_card_action_and_bonus_action_in_either_order() {
    let setup = calm(&["order 2 1", "deck loc_reactor_ruin"]);
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s1 s2").play(ONE, "slot 2");
    table.expect_refusal(ONE, "pass", "LA-5.8");
    table.play(ONE, "card").expect_allowed(ONE, "bonus 2").play(ONE, "pass");
    assert_eq!(own(&table, P1).res[Res::Fuel], 3, "Filling Station: 2 Fuel");
    assert_eq!(own(&table, P1).crew[CrewPlace(0)].zone, Zone::Rest, "the Leader rests");
    assert_eq!(own(&table, P1).crew[CrewPlace(1)].zone, Zone::Exhausted);
    let zone = zone(&table);
    assert_eq!(zone[1], card(&table, "loc_helicopter_wreck").into(), "cards slide to the left");
    assert_eq!(zone[4], card(&table, "loc_reactor_ruin").into(), "and the last slot is filled");
    assert!(table.state().discard.contains(card(&table, "loc_filling_station")));
}

/// Rules: LA-5.15, LA-11.6, LA-R23
#[test]
fn la_5_15_radiation_contaminates_every_participant_after_the_effects() {
    let setup = calm(&["order 2 1", "slot 1 loc_contaminated_warehouse"]);
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s1 s2").play(ONE, "slot 1").play(ONE, "card").play(ONE, "take fuel");
    assert_eq!(own(&table, P1).crew[CrewPlace(0)].contamination, 1);
    assert_eq!(own(&table, P1).crew[CrewPlace(1)].contamination, 1);
}

/// Rules: LA-5.17, LA-11.7, LA-11.9, LA-R18
#[test]
fn la_5_17_a_doomed_survivor_completes_the_action_and_dies() {
    let setup = calm(&[
        "order 2 1",
        "slot 1 loc_contaminated_warehouse",
        "survivor 1 s3 surv_mechanic active 2",
        "res 1 food 0",
    ]);
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s1 s3").play(ONE, "slot 1").play(ONE, "card").play(ONE, "take fuel");
    assert!(own(&table, P1).crew[CrewPlace(2)].present(), "the action goes on");
    table.play(ONE, "pass");
    assert!(!own(&table, P1).crew[CrewPlace(2)].present());
    assert!(table.state().discard.contains(card(&table, "surv_mechanic")));
}

/// Rules: LA-5.10, LA-10.1
#[test]
fn la_5_10_a_trailer_joins_the_convoy_at_once() {
    let mut table = table("", 2, &["order 2 1", "slot 3 trailer_tanker"]);
    table.play(ONE, "explore s1").play(ONE, "slot 3").play(ONE, "card");
    table.expect_refusal(ONE, "place 4", "LA-10.3").play(ONE, "place 3");
    assert_eq!(own(&table, P1).convoy[Cell(6)].card(), car(&table, "trailer_tanker"));
}

/// Rules: LA-5.11, LA-11.5, LA-R8
#[test]
fn la_5_11_a_recruit_rests() {
    let mut table = table("", 2, &["order 2 1", "slot 1 surv_scout"]);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    let recruit = own(&table, P1).crew[CrewPlace(2)];
    assert_eq!((recruit.survivor(), recruit.zone), (survivor(&table, "surv_scout"), Zone::Rest));
}

/// Rules: LA-11.4
#[test]
fn la_11_4_a_recruit_needs_a_token_and_a_box() {
    let setup = [
        "order 2 1",
        "slot 1 surv_scout",
        "car 1 B2 none",
        "damage 1 B1 cargo",
        "damage 1 B1 cargo",
        "none 1 s2",
        "res 1 food 0",
        "res 1 ammo 0",
        "res 1 fuel 0",
    ];
    let mut full = table("", 2, &setup);
    full.expect_refusal(ONE, "explore s2", "LA-5.3").play(ONE, "explore s1");
    full.expect_refusal(ONE, "slot 1", "LA-11.4");
    let mut room =
        table("", 2, &["order 2 1", "slot 1 surv_scout", "survivor 1 s2 surv_copilot rest"]);
    room.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    assert_eq!(look(&room).survivors(P1), 3);
}

/// Rules: LA-5.13, LA-5.21, LA-R14
#[test]
fn la_5_13_at_an_enemy_only_the_bonus_action_remains_and_is_mandatory() {
    let mut table = table("", 2, &calm(&["order 2 1", "slot 3 en_outriders"]));
    table.play(ONE, "explore s1").play(ONE, "slot 3");
    assert_eq!(own(&table, P1).res[Res::Fuel], 2, "Siphon, carried out at once");
    assert_eq!(zone(&table)[2], card(&table, "en_outriders").into(), "the Enemy stays");
}

/// Rules: LA-5.20, LA-13.8
#[test]
fn la_13_8_an_event_takes_effect_when_revealed_and_is_replaced() {
    let setup = calm(&["order 2 1", "deck loc_reactor_ruin", "deck ev_whiteout"]);
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "pass");
    assert_eq!(own(&table, P1).next_speed, -1);
    assert_eq!(own(&table, P2).next_speed, -1);
    assert_eq!(zone(&table)[4], card(&table, "loc_reactor_ruin").into());
    assert!(table.state().discard.contains(card(&table, "ev_whiteout")));
}

/// Rules: LA-13.13
#[test]
fn la_13_13_pack_ice_breaks_sends_the_ship_to_red() {
    let setup = calm(&["order 2 1", "deck loc_reactor_ruin", "deck ev_pack_ice_breaks"]);
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "pass");
    assert!(table.state().aurora.red);
    assert_eq!(look(&table).map().space_name(look(&table).mooring()), "a27");
}

/// Rules: LA-13.12
#[test]
fn la_13_12_fallout_contaminates_or_takes_an_object() {
    let setup = calm(&[
        "order 2 1",
        "object 2 toolkit",
        "deck loc_reactor_ruin",
        "deck ev_radioactive_fallout",
    ]);
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "pass");
    assert_eq!(table.awaited(), [TWO], "Direct Turn Order");
    table.play(TWO, "discard toolkit");
    assert_eq!(own(&table, P1).crew[CrewPlace(1)].contamination, 1, "the only Active Survivor");
    assert_eq!(own(&table, P1).crew[CrewPlace(0)].contamination, 0);
}

/// Rules: LA-13.14
#[test]
fn la_13_14_the_howl_mends_enemies_or_harms_convoys() {
    let events = ["order 2 1", "deck loc_reactor_ruin", "deck ev_howl_of_the_pack"];
    let mut table = table("", 2, &calm(&[&events[..], &["enemy en_firebrands 2"]].concat()));
    table.state_mut().enemies[0].damage = 3;
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "pass");
    assert_eq!(table.state().enemies[0].damage, 1);
    let mut none = crate::common::table("", 2, &calm(&events));
    none.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "pass");
    assert_eq!(none.awaited(), [TWO]);
    none.play(TWO, "damage B1 weapon1").play(ONE, "damage B1 weapon1");
}

/// Rules: LA-13.1, LA-13.3, LA-5.12, LA-19.3
#[test]
fn la_13_1_an_encounter_offers_what_can_be_paid() {
    let setup = calm(&["order 2 1", "slot 1 enc_wandering_trader"]);
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    table.expect_refusal(ONE, "option 2", "LA-13.3").play(ONE, "option 1").play(ONE, "pay fuel");
    assert_eq!(look(&table).hand_size(P1), 2);
    assert_eq!(own(&table, P1).res, stock(1, 0, 0));
    assert!(table.state().discard.contains(card(&table, "enc_wandering_trader")), "resolved");
}

/// Rules: LA-13.2, LA-13.7
#[test]
fn la_13_2_an_encounter_may_be_declined_and_the_bonus_stays() {
    let mut table = table("", 2, &calm(&["order 2 1", "slot 1 enc_wandering_trader"]));
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "pass");
    assert!(table.state().discard.contains(card(&table, "enc_wandering_trader")));
    table.expect_allowed(ONE, "bonus 1");
}

/// Rules: LA-13.5, LA-19.16
#[test]
fn la_13_5_deserters_sell_a_device_of_the_discard_pile() {
    let setup = calm(&[
        "order 2 1",
        "res 1 ammo 1",
        "slot 1 enc_deserters",
        "slot 2 dev_roof_rack",
        "slot 2 loc_filling_station",
    ]);
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "option 2");
    table.play(ONE, "salvage 14").play(ONE, "place 1");
    assert_eq!(own(&table, P1).convoy[Cell(0)].card(), car(&table, "dev_roof_rack"));
}

/// Rules: LA-5.22, LA-1.15, LA-R98
#[test]
fn la_5_22_with_the_deck_used_up_slots_stay_empty() {
    let mut table = table("", 2, &calm(&["order 2 1"]));
    table.state_mut().deck.clear();
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "pass");
    assert_eq!(zone(&table)[4], Maybe::NONE);
    assert_eq!(zone(&table)[0], card(&table, "loc_filling_station").into());
}

/// Rules: LA-5.25, LA-R1, LA-X1.21
#[test]
fn la_5_25_scavenger_and_dog_trainer_both_help_when_they_take_part() {
    let setup = calm(&[
        "order 2 1",
        "survivor 1 s1 surv_scavenger active",
        "survivor 1 s2 surv_dog_trainer active",
        "car 1 B3 trailer_box",
    ]);
    let mut table = table("exploration", 2, &setup);
    table.play(ONE, "explore s1 s2").play(ONE, "slot 2").play(ONE, "card");
    assert_eq!(own(&table, P1).res[Res::Fuel], 1 + 2 + 1, "one more Fuel");
    assert_eq!(look(&table).hand_size(P1), 1);
}

/// Rules: LA-10.14, LA-H4
#[test]
fn la_10_14_what_finds_no_box_is_thrown_away_by_choice() {
    let mut table =
        table("", 2, &calm(&["order 2 1", "car 1 B2 none", "slot 1 loc_filling_station"]));
    assert_eq!(look(&table).excess(P1), 1, "the arranged position is too full");
    table.state_mut().players[0].res = stock(0, 0, 1);
    table.state_mut().supply = stock(8, 8, 12);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    assert_eq!(own(&table, P1).res[Res::Fuel], 1, "no room for two more");
}
