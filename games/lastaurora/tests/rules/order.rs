//! Principles, phases and their order (LA-1, LA-4, LA-5, LA-6).

use lastaurora::state::{Player, Step, StoryPlace};
use lastaurora::vocab::Zone;

use crate::common::*;

const THREE: kernel::Seat = kernel::Seat(2);

/// Rules: LA-1.4
#[test]
fn la_1_4_a_turn_of_exploration_is_one_action() {
    let mut table = table("", 2, &calm(&["order 2 1"]));
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "pass");
    assert_eq!(table.awaited(), [TWO], "the next player, though ONE has not passed");
    table.play(TWO, "pass");
    assert_eq!(table.awaited(), [ONE], "and round again");
    table.play(ONE, "pass");
    assert!(table.state().step > Step::Explore);
}

/// Rules: LA-1.5
#[test]
fn la_1_5_a_module_overrides_the_base_rules_and_a_card_both() {
    let kept = |modules: &str| {
        let mut table = table(modules, 3, &calm(&[]));
        let last = zone(&table)[4].get().expect("a card");
        table.arrange("phase end_round");
        play_until(&mut table, |table| table.state().round == 2);
        zone(&table).iter().position(|card| card.is(last))
    };
    assert_eq!((kept(""), kept("pvp")), (Some(2), Some(3)), "LA-9.10 against LA-X5.23");
    let setup = calm(&["order 2 1", "survivor 1 s1 surv_scout active", "slot 3 loc_reactor_ruin"]);
    let mut scout = table("", 2, &setup);
    scout.play(ONE, "explore s1 s2").play(ONE, "slot 3").play(ONE, "card");
    let counters = own(&scout, P1).crew.values().map(|member| member.contamination);
    assert_eq!(counters[..2], [0, 1], "the Scout's card against LA-5.15");
}

/// Rules: LA-1.8
#[test]
fn la_1_8_counters_are_unlimited() {
    let setup = ["slot 3 en_hel", "order 1 2 3 4"];
    let mut table = table("asgaror", 4, &setup);
    let copilot = survivor(&table, "surv_copilot");
    for player in 0..4 {
        for slot in 0..5 {
            let member = &mut table.state_mut().players[player].crew[CrewPlace(slot)];
            *member = lastaurora::state::Member { kind: copilot.into(), ..*member };
            member.zone = Zone::Rest;
        }
    }
    table.arrange("phase fire");
    let all: u8 =
        table.state().players.iter().flat_map(|p| p.crew.values().map(|m| m.contamination)).sum();
    assert_eq!(all, 20, "ten counters are in the box");
}

/// Rules: LA-1.11
#[test]
fn la_1_11_the_owner_of_a_convoy_places_its_damage() {
    let setup = ["order 1 2", "res 2 food 0", "res 2 ammo 0", "outcome 1", "outcome 12"];
    let mut table = table("pvp", 2, &[&setup[..], &["phase fire"]].concat());
    table.play(ONE, "attack player 2 B1 weapon1 ammo");
    assert_eq!(table.awaited(), [TWO]);
    assert!(table.moves(TWO).iter().all(|mv| mv.starts_with("damage ")));
}

/// Rules: LA-1.15
#[test]
fn la_1_15_what_never_renews_and_what_does_when_there_is_nothing() {
    let mut table = table("", 2, &calm(&["order 2 1", "slot 1 loc_scrapyard"]));
    table.state_mut().objects.clear();
    table.state_mut().object_discard = Hand::default();
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    assert_eq!(look(&table).hand_size(P1), 0, "both empty: no Object is drawn");
    table.state_mut().deck.clear();
    let discard = table.state().discard;
    table.play(ONE, "pass");
    assert!(table.state().deck.is_empty() && table.state().discard == discard);
}

/// Rules: LA-4.1, LA-4.3, LA-4.4, LA-6.1, LA-7.1, LA-8.6
#[test]
fn la_4_1_five_phases_two_of_them_in_reverse_order() {
    let tools = ["object 1 toolkit", "object 2 toolkit", "object 3 nitro", "enemy en_alpha_rig 1"];
    let setup = [&["order 2 3 1"][..], &tools[..]].concat();
    let mut table = table("", 3, &calm(&setup));
    let mut seen: Vec<(Step, u8)> = Vec::new();
    while table.state().round == 1 {
        let seat = table.asked();
        let step = table.state().step;
        if matches!(step, Step::Explore | Step::Rest | Step::Move | Step::Fire) {
            let now = (step, seat.0 + 1);
            let fire = matches!(
                table.state().frames.last(),
                Some(lastaurora::frame::Frame::Damage { .. } | lastaurora::frame::Frame::Moved(_))
            );
            if seen.last() != Some(&now) && !fire {
                seen.push(now);
            }
        }
        let moves = table.moves(seat);
        let mv = moves.iter().find(|mv| *mv == "pass").unwrap_or(&moves[0]).clone();
        table.play(seat, &mv);
    }
    let expected = [
        (Step::Explore, [1, 3, 2]),
        (Step::Rest, [1, 3, 2]),
        (Step::Move, [2, 3, 1]),
        (Step::Fire, [2, 3, 1]),
    ];
    let expected: Vec<(Step, u8)> =
        expected.into_iter().flat_map(|(step, seats)| seats.map(|seat| (step, seat))).collect();
    assert_eq!(seen, expected);
}

/// Rules: LA-4.5, LA-4.6, LA-3.16
#[test]
fn la_4_5_who_arrives_later_ranks_behind_and_the_fire_phase_uses_the_new_order() {
    let setup =
        ["order 1 2 3", "at 3 a02", "enemy en_alpha_rig 3", "object 2 toolkit", "object 3 toolkit"];
    let mut table = table("", 3, &[&setup[..], &["phase movement"]].concat());
    table.play(ONE, "drive 1").play(ONE, "go a02").play(ONE, "pass").play(TWO, "pass");
    assert_eq!(table.awaited(), [THREE], "the order of the phase stays, though ONE has moved");
    table.play(THREE, "pass");
    let order: Vec<u8> = table.state().order.iter().map(|player| player.0 + 1).collect();
    assert_eq!(order, [3, 1, 2], "THREE did not move, so it arrived earlier");
    assert_eq!(table.awaited(), [THREE], "first in the Fire Phase");
}

/// Rules: LA-5.3, LA-5.4
#[test]
fn la_5_3_one_or_two_active_survivors_add_their_strength() {
    let setup =
        calm(&["order 2 1", "survivor 1 s3 surv_scout rest", "survivor 1 s4 surv_medic active"]);
    let mut table = table("", 2, &setup);
    let sets =
        table.moves(ONE).into_iter().filter(|mv| mv.starts_with("explore")).collect::<Vec<_>>();
    assert_eq!(sets.len(), 3 + 3, "three alone, three pairs: {sets:?}");
    table.expect_refusal(ONE, "explore s3", "LA-5.3").play(ONE, "explore s1 s4");
    assert_eq!(look(&table).strength(P1), 2 + 1);
    assert_eq!(own(&table, P1).crew[CrewPlace(0)].zone, Zone::Active, "until the action ends");
}

/// Rules: LA-5.7
#[test]
fn la_5_7_an_empty_slot_cannot_be_explored() {
    let mut table = table("", 2, &calm(&["order 2 1", "slot 2 none"]));
    table.play(ONE, "explore s1").expect_refusal(ONE, "slot 2", "LA-5.7");
}

/// Rules: LA-5.9, LA-5.15
#[test]
fn la_5_9_effects_then_radiation_then_the_discard_pile() {
    let mut table = table("", 2, &calm(&["order 2 1", "slot 1 loc_irradiated_bunker"]));
    let bunker = card(&table, "loc_irradiated_bunker");
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "take food");
    table.play(ONE, "take ammo");
    assert_eq!(
        (own(&table, P1).crew[CrewPlace(0)].contamination, zone(&table)[0]),
        (0, bunker.into())
    );
    table.play(ONE, "take object");
    assert_eq!(own(&table, P1).crew[CrewPlace(0)].contamination, 1);
    assert!(table.state().discard.contains(bunker));
}

/// Rules: LA-5.14
#[test]
fn la_5_14_a_bonus_action_once_and_that_of_its_slot() {
    let mut table = table("", 2, &calm(&["order 2 1", "res 1 food 0"]));
    table.play(ONE, "explore s1").play(ONE, "slot 3");
    table.expect_refusal(ONE, "bonus 4", "LA-5.14").play(ONE, "card");
    table.play(ONE, "bonus 3");
    assert_eq!(
        own(&table, P1).res,
        stock(1, 1, 2),
        "Helicopter Wreck and Siphon, then the action ends"
    );
    assert_eq!(table.awaited(), [TWO]);
    let mut beta = table_on("beta", "", 2, &calm(&["order 2 1"]));
    beta.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "bonus 1").play(ONE, "take ammo");
    assert_eq!(own(&beta, P1).res[Res::Ammo], 1, "another Bonus Action on the other side");
}

/// Rules: LA-5.18, LA-5.21
#[test]
fn la_5_18_enemies_slide_and_stories_travel_with_their_card() {
    let setup = calm(&["order 2 1", "story 263", "slot 3 en_outriders", "deck loc_scrapyard"]);
    let mut table = table("stories", 2, &setup);
    let flagged = zone(&table)[3].get().expect("a card");
    put_story(&mut table, 257, StoryPlace::Zone(flagged, P1));
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "pass");
    assert_eq!(zone(&table)[1], card(&table, "en_outriders").into());
    assert_eq!(zone(&table)[2], flagged.into());
    assert_eq!(story(&table, 257), StoryPlace::Zone(flagged, P1));
}

/// Rules: LA-5.24
#[test]
fn la_5_24_exploring_for_nothing_is_allowed() {
    let mut table = table("", 2, &calm(&["order 2 1"]));
    table.state_mut().supply = stock(0, 0, 0);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    assert_eq!(own(&table, P1).res, stock(1, 0, 1));
}

/// Rules: LA-5.25, LA-11.2
#[test]
fn la_5_25_who_does_not_take_part_adds_nothing() {
    let setup = calm(&["order 2 1", "survivor 1 s3 surv_scavenger active"]);
    let mut table = table("", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 2").play(ONE, "card");
    assert_eq!(own(&table, P1).res[Res::Fuel], 3, "Filling Station only");
}

/// Rules: LA-6.2, LA-6.4
#[test]
fn la_6_4_who_rested_is_active_and_who_is_exhausted_rests() {
    let setup = [
        "order 2 1",
        "res 1 food 0",
        "survivor 1 s1 surv_leader rest",
        "survivor 1 s2 surv_copilot exhausted",
        "survivor 1 s3 surv_scout active",
        "phase rest",
    ];
    let table = table("", 2, &setup);
    let zones = own(&table, P1).crew.values().map(|member| member.zone);
    assert_eq!(zones[..3], [Zone::Active, Zone::Rest, Zone::Active]);
}

/// Rules: LA-11.4, LA-2.6, LA-H13
#[test]
fn la_h13_nobody_is_dismissed_for_a_castaway() {
    let crowd = [
        "order 2 1",
        "car 1 B3 trailer_crew_wagon",
        "survivor 1 s3 surv_mechanic rest",
        "survivor 1 s4 surv_medic rest",
        "survivor 1 s5 surv_gunner rest",
        "slot 1 enc_refugee_family",
    ];
    let mut full = table("", 2, &calm(&crowd));
    full.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "option 2");
    assert_eq!((look(&full).survivors(P1), full.state().castaways), (5, 8), "no token is left");
    let boxes =
        ["order 2 1", "damage 1 B2 cargo", "damage 1 B2 cargo", "slot 1 enc_refugee_family"];
    let mut thrown = table("", 2, &calm(&boxes));
    thrown.arrange("res 1 fuel 1").arrange("res 1 food 1").arrange("damage 1 B2 cargo");
    thrown.state_mut().players[0].res[Res::Food] = 1;
    thrown.state_mut().players[0].res[Res::Fuel] = 0;
    thrown.state_mut().supply[Res::Fuel] += 1;
    thrown.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "option 2");
    assert_eq!((look(&thrown).survivors(P1), thrown.state().castaways), (3, 7));
}

/// Rules: LA-12.8, LA-12.7
#[test]
fn la_12_8_any_number_of_objects_in_a_turn() {
    let setup = ["order 1 2", "object 1 nitro", "object 1 nitro", "object 1 jerrycan"];
    let mut table = table("", 2, &[&setup[..], &["phase movement"]].concat());
    table.play(ONE, "object nitro").play(ONE, "object jerrycan").play(ONE, "object nitro");
    assert_eq!((look(&table).speed(P1), own(&table, P1).res[Res::Fuel]), (7, 2));
    assert_eq!(table.state().object_discard[Object::Nitro], 2, "face up on the discard pile");
}

/// Rules: LA-12.4
#[test]
fn la_12_4_nothing_is_given_away_but_by_effects() {
    let mut table = table("", 2, &calm(&["order 2 1", "object 1 toolkit"]));
    for seat in [ONE, TWO] {
        if table.awaited() == [seat] {
            let verbs: Vec<String> = table.moves(seat);
            assert!(verbs.iter().all(|mv| !mv.starts_with("pay") && !mv.starts_with("player")));
        }
    }
    table.expect_refusal(ONE, "pay food", "LA-5.2").expect_refusal(ONE, "player 2", "LA-5.2");
}

/// Rules: LA-13.6, LA-19.11
#[test]
fn la_13_6_a_participant_is_one_who_takes_part() {
    let setup =
        calm(&["order 2 1", "survivor 1 s3 surv_scout active", "slot 1 enc_tinkerer_hermit"]);
    let mut table = table("exploration", 2, &setup);
    table.play(ONE, "explore s1 s2").play(ONE, "slot 1").play(ONE, "card").play(ONE, "option 2");
    assert_eq!(table.moves(ONE), ["s1", "s2"], "the owner chooses; not the Scout");
    table.play(ONE, "s2");
    assert_eq!(
        (own(&table, P1).crew[CrewPlace(1)].contamination, look(&table).hand_size(P1)),
        (1, 2)
    );
}

/// Rules: LA-13.4
#[test]
fn la_13_4_without_a_convoy_card_that_part_is_skipped() {
    let setup = calm(&["order 2 1", "res 1 ammo 1", "slot 1 enc_wanted_man"]);
    let mut table = table("exploration", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "option 2");
    assert_eq!((own(&table, P1).fame, look(&table).hand_size(P1)), (1, 1));
    table.expect_allowed(ONE, "bonus 1");
}

/// Rules: LA-9.8, LA-9.12, LA-16.1
#[test]
fn la_9_12_a_new_round_with_the_ship_one_stop_further() {
    let mut table = table("", 2, &calm(&["phase end_round"]));
    play_until(&mut table, |table| table.state().round == 2);
    assert_eq!((table.state().aurora.stop, table.state().aurora.red), (Stop(1), false));
    assert_eq!(table.state().step, Step::Explore);
    let mut red = crate::common::table("", 2, &calm(&["aurora 1 red", "phase end_round"]));
    play_until(&mut red, |table| table.state().round == 2);
    assert!(!red.state().aurora.red, "it arrives on yellow");
}

/// Rules: LA-9.12, LA-8.9
#[test]
fn la_9_12_weapons_are_ready_again() {
    let setup = ["order 1 2", "at 2 a14", "res 1 ammo 2", "res 1 food 0", "enemy en_alpha_rig 1"];
    let mut table = table("", 2, &[&setup[..], &["object 1 toolkit", "phase fire"]].concat());
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    table.expect_refusal(ONE, "attack enemy 1 B1 weapon1 ammo", "LA-8.9");
    table.arrange("phase fire").expect_allowed(ONE, "attack enemy 1 B1 weapon1 ammo");
}

/// Rules: LA-9.2, LA-9.3, LA-8.1
#[test]
fn la_9_3_missions_are_checked_after_the_round_they_name() {
    let mut table = table("stories", 2, &calm(&["order 2 1", "at 2 a05", "fame 1 3", "story 263"]));
    put_story(&mut table, 260, StoryPlace::Mission(P1, OptionId(0), 1));
    table.arrange("phase end_round");
    play_until(&mut table, |table| table.state().round == 2);
    assert_eq!(
        story(&table, 260),
        StoryPlace::Mission(P1, OptionId(0), 1),
        "the end of the next round"
    );
    table.arrange("phase end_round");
    play_until(&mut table, |table| table.state().round == 3);
    assert_eq!((own(&table, P1).fame, story(&table, 260)), (2, StoryPlace::Discard));
}

/// Rules: LA-2.2
#[test]
fn la_2_2_a_survivor_lies_in_one_of_three_zones() {
    let setup = ["survivor 1 s2 surv_copilot rest", "survivor 1 s3 surv_medic exhausted"];
    let table = table("", 2, &setup);
    let scene = table.scene(kernel::Viewer::Spectator);
    let mut zones: Vec<String> = (1..=3)
        .map(|n| {
            let id = format!("survivor-1-{n}");
            let mut pieces = scene.pieces.iter().filter(|piece| piece.id == id);
            let zone = pieces.next().expect("one piece").zone.to_string();
            assert!(pieces.next().is_none());
            zone
        })
        .collect();
    zones.dedup();
    assert_eq!(zones.len(), 3, "{zones:?}");
}

/// Rules: LA-1.10, LA-13.12
#[test]
fn la_1_10_each_player_resolves_an_effect_completely_before_the_next() {
    let setup = ["order 3 1 2", "slot 3 en_alpha_rig", "phase fire"];
    let mut table = table("", 3, &setup);
    let losing = table.awaited();
    assert_eq!(losing, [THREE], "Direct Turn Order");
    table.play(THREE, "pay food");
    assert_eq!(table.awaited(), [ONE]);
    table.play(ONE, "pay food");
    assert_eq!(table.awaited(), [TWO]);
    assert_eq!(own(&table, Player(2)).res[Res::Food], 0);
    assert_eq!(zone(&table)[2], Maybe::NONE);
}
