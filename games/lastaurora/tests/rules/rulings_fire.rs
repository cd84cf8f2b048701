//! Rulings on the Fire Phase (LA-R41 to LA-R56, LA-R84, LA-R85, LA-R88).

use lastaurora::state::Player;
use lastaurora::vocab::Zone;

use crate::common::*;

/// Rules: LA-R41, LA-8.4
#[test]
fn la_r41_stragglers_are_safe() {
    let setup = ["order 1 2", "at 1 a13", "slot 3 en_howlers", "phase fire"];
    let mut table = table("", 2, &setup);
    assert_eq!(
        (own(&table, P1).res[Res::Food], own(&table, P2).res[Res::Food]),
        (0, 1),
        "region 1 is safe"
    );
    table.play(ONE, "damage B1 crew");
    assert!(fires(&table, P1), "and nobody else is asked");
}

/// Rules: LA-R42, LA-14.6
#[test]
fn la_r42_each_ambush_has_its_own_indicated_cards() {
    let setup = [
        "order 1 2",
        "at 2 a14",
        "slot 2 en_outriders",
        "slot 4 en_alpha_rig",
        "outcome 6",
        "outcome 3",
        "outcome 5",
        "phase fire",
    ];
    let mut table = table("", 2, &setup);
    // Card 5 goes, the back of 3 shows the head; then 3 goes and the back of 6 shows the bottom row.
    table.expect_refusal(ONE, "damage B2 cargo", "LA-10.16").play(ONE, "damage B1 cargo");
    table.play(ONE, "pay food").play(ONE, "damage B2 cargo");
    assert_eq!(table.state().outcome_discard.len(), 2);
}

/// Rules: LA-14.6
#[test]
fn la_14_6_no_step_without_a_convoy_to_hit() {
    let setup = ["order 1 2", "at 1 a14", "at 2 a14", "slot 2 en_tyr", "phase fire"];
    let mut table = table("asgaror", 2, &setup);
    table.play(ONE, "damage B1 crew").play(TWO, "damage B1 crew");
    assert_eq!(
        table.state().outcome_discard,
        Set16::EMPTY,
        "all convoys are first: nobody on indicated cards"
    );
}

/// Rules: LA-R43, LA-X1.15
#[test]
fn la_r43_a_late_cloak_stops_only_the_attacks() {
    let setup = [
        "order 1 2",
        "at 2 a14",
        "object 1 cloaking_device",
        "slot 3 en_howlers",
        "res 1 ammo 0",
        "phase fire",
    ];
    let mut table = table("exploration", 2, &setup);
    table.play(ONE, "pass").play(ONE, "damage B1 weapon1");
    assert_eq!(look(&table).damage_count(P1), 1, "the ambush");
    table.play(ONE, "object cloaking_device");
    play_until(&mut table, |table| table.state().round == 2);
    assert_eq!(look(&table).damage_count(P1), 1, "no attack");
    assert!(!own(&table, P1).cloaked, "only this Fire Phase");
}

/// Rules: LA-R44, LA-8.5
#[test]
fn la_r44_a_cloaked_convoy_is_still_first() {
    let setup = ["order 1 2", "at 1 a03", "object 1 cloaking_device", "slot 3 en_howlers"];
    let mut table = table("exploration", 2, &[&setup[..], &["phase fire"]].concat());
    table.play(ONE, "object cloaking_device");
    assert_eq!(
        (own(&table, P1).res[Res::Food], own(&table, P2).res[Res::Food]),
        (1, 1),
        "nobody loses Food"
    );
    assert!(fires(&table, P1));
}

/// Rules: LA-8.5, LA-15.15
#[test]
fn la_8_5_all_tied_convoys_are_first() {
    let setup = ["order 1 2 3", "at 1 a03", "at 2 a03", "slot 3 en_howlers", "phase fire"];
    let mut table = table("", 3, &setup);
    let food: Vec<u8> =
        table.state().players[..3].iter().map(|player| player.res[Res::Food]).collect();
    assert_eq!(food, [0, 0, 1]);
    table.play(ONE, "damage B1 weapon1").play(TWO, "damage B1 crew");
}

const MISSED: [&str; 5] = [
    "order 1 2",
    "at 2 a14",
    "survivor 1 s1 surv_spotter active",
    "survivor 1 s2 surv_leader active",
    "enemy en_alpha_rig 1",
];

/// Rules: LA-R45, LA-X4.5
#[test]
fn la_r45_the_story_of_a_miss_comes_before_the_spotter() {
    let setup = [&MISSED[..], &["story 263", "outcome 1", "phase fire"]].concat();
    let mut table = table("exploration,stories", 2, &setup);
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    assert_eq!((table.state().enemies[0].damage, own(&table, P1).fame), (0, 0));
    table.play(ONE, "option 2");
    assert_eq!((table.state().enemies[0].damage, own(&table, P1).fame), (2, 1));
    assert_eq!(own(&table, P1).res[Res::Ammo], 1, "the Ammo of the Story");
}

/// Rules: LA-H12
#[test]
fn la_h12_the_spotter_does_not_hit_an_enemy_that_is_gone() {
    let setup = [
        &MISSED[..4],
        &[
            "enemy en_outriders 1",
            "story 263",
            "outcome 6",
            "outcome 10",
            "outcome 1",
            "phase fire",
        ],
    ]
    .concat();
    let mut table = table("exploration,stories", 2, &setup);
    table.state_mut().enemies[0].damage = 2;
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo").play(ONE, "option 1").play(ONE, "pass");
    assert!(table.state().enemies.is_empty(), "the slope came down on them");
    assert_eq!((own(&table, P1).fame, own(&table, P1).targets), (1, 2), "only that of the Story");
}

/// Rules: LA-R46, LA-X1.25
#[test]
fn la_r46_the_spotter_answers_every_miss() {
    let guns = ["car 1 T1 dev_autocannon", "res 1 ammo 2", "res 1 food 0"];
    let setup = [&MISSED[..], &guns[..], &["outcome 2", "outcome 1", "phase fire"]].concat();
    let mut table = table("exploration", 2, &setup);
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo").play(ONE, "attack enemy 1 T1 weapon4 ammo");
    assert_eq!(table.state().enemies[0].damage, 4, "2 at every level");
}

/// Rules: LA-R46, LA-X1.22
#[test]
fn la_r46_the_sniper_shoots_once_a_phase() {
    let setup = [
        "order 1 2",
        "res 1 ammo 2",
        "res 1 food 0",
        "survivor 1 s1 surv_sniper active",
        "enemy en_alpha_rig 1",
        "phase fire",
    ];
    let mut table = table("exploration", 2, &setup);
    let before = table.state().outcome.len();
    table.play(ONE, "snipe s1 enemy 1 ammo");
    assert_eq!(
        (table.state().outcome.len(), own(&table, P1).res[Res::Ammo]),
        (before, 1),
        "no card"
    );
    table.expect_refusal(ONE, "snipe s1 enemy 1 ammo", "LA-11.3");
    table.expect_allowed(ONE, "attack enemy 1 B1 weapon1 ammo");
}

/// Rules: LA-R47
#[test]
fn la_r47_the_spotter_answers_a_miss_of_junk() {
    let junk = ["car 1 T1 dev_junk_launcher", "object 1 toolkit", "outcome 1", "phase fire"];
    let mut table = table("exploration", 2, &[&MISSED[..], &junk[..]].concat());
    until_fire(&mut table, P1);
    table.play(ONE, "attack enemy 1 T1 junk2 toolkit");
    let enemy = table.state().enemies[0];
    assert_eq!((enemy.damage, enemy.targets[Letter::A], own(&table, P1).fame), (2, P1.into(), 1));
}

/// Rules: LA-R48, LA-8.19, LA-X3.14
#[test]
fn la_r48_what_is_added_to_a_spotted_miss_and_to_the_snipers_shot() {
    let crew = |first: &str| format!("survivor 1 s1 {first} active");
    let fight = |first: &str, shot: &str| {
        let setup = [
            "order 1 2",
            "at 2 a14",
            "res 1 ammo 1",
            "survivor 1 s2 crew_war_daughter active",
            "car 1 T1 dev_roof_rack",
            "object 1 incendiary_ammo",
            "enemy en_alpha_rig 1",
            "outcome 1",
        ];
        let mut table = table("exploration,crews", 2, &setup);
        table.arrange(&crew(first)).arrange("phase fire");
        until_fire(&mut table, P1);
        table.play(ONE, shot);
        table.state().enemies[0].damage
    };
    let burst = "attack enemy 1 B1 weapon1 incendiary_ammo";
    assert_eq!(fight("surv_spotter", burst), 2 + 1 + 1, "War Daughter and fire");
    assert_eq!(fight("surv_spotter", "attack enemy 1 B1 weapon1 ammo"), 2 + 1);
    assert_eq!(fight("surv_sniper", "snipe s1 enemy 1 incendiary_ammo"), 3 + 1, "no fire");
    assert_eq!(fight("surv_medic", burst), 0, "a bonus never turns a MISS into a hit");
}

/// Rules: LA-X3.14
#[test]
fn la_x3_14_only_the_first_hit_is_stronger() {
    let setup = [
        "order 1 2",
        "res 1 ammo 2",
        "res 1 food 0",
        "survivor 1 s1 crew_war_daughter active",
        "none 1 s2",
        "car 1 B3 trailer_box",
        "car 1 T1 dev_autocannon",
        "car 1 T2 dev_roof_rack",
        "enemy en_alpha_rig 1",
        "outcome 5",
        "outcome 7",
        "phase fire",
    ];
    let mut table = table("crews", 2, &setup);
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    assert_eq!(table.state().enemies[0].damage, 1 + 2, "five cards");
    table.play(ONE, "attack enemy 1 T1 weapon4 ammo");
    assert_eq!(table.state().enemies[0].damage, 3 + 2, "the second without");
}

/// Rules: LA-R49, LA-10.25, LA-X2.11
#[test]
fn la_r49_the_strongest_weapon_is_the_printed_one() {
    let setup = [
        "order 1 2",
        "survivor 1 s1 surv_artillery_officer active",
        "car 1 T1 dev_light_machine_gun",
        "car 1 T2 dev_junk_launcher",
        "slot 3 en_heimdallr",
        "phase fire",
    ];
    let mut table = table("exploration,asgaror", 2, &setup);
    assert_eq!(table.moves(ONE), ["damage T1 weapon2", "damage T2 junk2"], "the owner chooses");
    table.play(ONE, "damage T2 junk2");
    table.arrange("damage 1 T1 weapon2").arrange("slot 3 en_heimdallr").arrange("phase fire");
    assert_eq!(own(&table, P1).convoy[Cell(4)].damage.bits(), 1, "damaged ones are passed over");
}

/// Rules: LA-R50, LA-15.13, LA-15.11
#[test]
fn la_r50_the_loot_of_a_missile_goes_by_the_counters() {
    let setup = ["order 1 2", "object 1 antitank_missile", "enemy en_outriders 1", "outcome 6"];
    let mut table = table("exploration", 2, &[&setup[..], &["phase fire"]].concat());
    until_fire(&mut table, P1);
    table.arrange("target en_outriders 2 0 0 0").arrange("hurt en_outriders 1");
    table.play(ONE, "object antitank_missile");
    assert_eq!(table.awaited(), [TWO], "whose counter lies there");
    table.play(TWO, "pass");
    assert_eq!((own(&table, P1).fame, own(&table, P2).fame), (1, 0), "the missile, no helper");
}

/// Rules: LA-R51, LA-X1.18
#[test]
fn la_r51_smoke_without_a_counter_still_removes_one() {
    let setup = ["order 1 2", "object 1 smoke_grenade", "enemy en_alpha_rig 1", "phase fire"];
    let mut table = table("exploration", 2, &setup);
    until_fire(&mut table, P1);
    table.arrange("target en_alpha_rig 1 2 1 0");
    table.play(ONE, "object smoke_grenade");
    assert_eq!(table.state().enemies[0].targets, targets([1, 0, 1, 0]));
    assert_eq!((own(&table, P1).targets, own(&table, P2).targets), (0, 2));
}

/// Rules: LA-R52, LA-15.5, LA-15.6
#[test]
fn la_r52_the_next_counter_fills_the_leftmost_gap() {
    let setup = ["order 1 2", "enemy en_alpha_rig 1", "target en_alpha_rig 2 0 2 0", "outcome 10"];
    let mut table = table("", 2, &[&setup[..], &["phase fire"]].concat());
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    assert_eq!(table.state().enemies[0].targets, targets([2, 1, 2, 0]));
}

/// Rules: LA-15.6
#[test]
fn la_15_6_without_a_counter_or_a_space_none_is_put() {
    let shoot = |owners: [u8; 4], supply: u8| {
        let setup = ["order 1 2", "enemy en_alpha_rig 1", "outcome 10", "phase fire"];
        let mut table = table("", 2, &setup);
        table.state_mut().enemies[0].targets = targets(owners);
        table.state_mut().players[0].targets = supply;
        table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
        (table.state().enemies[0].targets, own(&table, P1).targets, own(&table, P1).fame)
    };
    assert_eq!(shoot([0, 0, 0, 0], 0), (targets([0, 0, 0, 0]), 0, 1), "the Fame all the same");
    assert_eq!(shoot([2, 2, 1, 3], 1), (targets([2, 2, 1, 3]), 1, 1));
    assert_eq!(shoot([1, 0, 0, 0], 1), (targets([1, 1, 0, 0]), 0, 1), "several of one player");
}

/// Rules: LA-R53, LA-R92, LA-X2.20
#[test]
fn la_r53_the_radio_strikes_by_the_victims_region() {
    let setup = [
        "order 2 3 1",
        "at 2 a14",
        "at 3 a05",
        "survivor 1 s1 surv_radio_operator active",
        "object 1 toolkit",
        "res 2 ammo 0",
        "res 3 ammo 0",
        "enemy en_tyr 2",
        "enemy en_ullr 2",
        "phase fire",
    ];
    let mut table = table("asgaror", 3, &setup);
    play_until(&mut table, |table| table.awaited() == [ONE]);
    table.arrange("slot 3 en_thor").arrange("outcome 5").arrange("outcome 1");
    let before = table.state().outcome.len();
    table.play(ONE, "ability s1").play(TWO, "damage B1 weapon1").play(TWO, "damage B2 cargo");
    assert_eq!(look(&table).damage_count(P2), 2, "two Enemies in region 2");
    assert_eq!(look(&table).damage_count(Player(2)), 0, "none in region 1, none in the zone");
    assert_eq!(table.state().outcome.len(), before - 1, "one step");
    table.expect_refusal(ONE, "ability s1", "LA-11.3");
}

/// Rules: LA-R54, LA-X2.7, LA-X2.8
#[test]
fn la_r54_one_and_two_in_one_round_defeat_tyr_but_not_in_two() {
    let setup = [
        "order 1 2",
        "at 2 a14",
        "res 1 food 0",
        "res 1 ammo 2",
        "car 1 T1 dev_light_machine_gun",
        "enemy en_tyr 1",
        "outcome 6",
        "outcome 9",
        "outcome 5",
        "phase fire",
    ];
    let mut one = table("asgaror", 2, &setup);
    one.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    assert_eq!((one.state().enemies[0].asgard, one.state().enemies[0].damage), (1, 0));
    one.play(ONE, "attack enemy 1 T1 weapon2 ammo");
    assert!(one.state().enemies.is_empty() || one.moves(ONE) == ["yes", "pass"], "defeated");
    let mut two = table("asgaror", 2, &setup);
    two.arrange("outcome 5").arrange("outcome 9");
    two.play(ONE, "attack enemy 1 T1 weapon2 ammo");
    play_until(&mut two, |table| table.state().round == 2);
    assert_eq!((two.state().enemies[0].asgard, two.state().enemies[0].damage), (0, 1));
    two.arrange("res 1 ammo 1").arrange("phase fire").arrange("outcome 5");
    two.arrange("weapon 1").play(ONE, "attack enemy 1 T1 weapon2 ammo");
    assert_eq!((two.state().enemies[0].asgard, two.state().enemies[0].damage), (1, 1));
}

/// Rules: LA-R55, LA-X2.15
#[test]
fn la_r55_the_power_source_counts_armour_damaged_or_not_up_to_two() {
    let mut table = table(
        "asgaror",
        2,
        &["car 1 B3 loot_asgard_container", "car 1 T1 loot_asgard_power_source"],
    );
    assert_eq!(scored(&table, P1, "la-score-box"), 1 + 1 + 1, "Container, source, one armour");
    table.arrange("car 1 T2 loot_asgard_plates");
    assert_eq!(scored(&table, P1, "la-score-box"), 1 + 2 + 1 + 2, "three armour boxes count two");
    table.arrange("damage 1 T2 asgard_armor").arrange("damage 1 B3 asgard_armor");
    assert_eq!(scored(&table, P1, "la-score-box"), 1 + 2 + 1 + 2, "damaged or not");
    table.arrange("damage 1 T1 asgard_fame2");
    assert_eq!(scored(&table, P1, "la-score-box"), 1 + 2 + 1);
}

/// Rules: LA-R56, LA-15.12
#[test]
fn la_r56_declined_loot_leaves_the_game() {
    let setup = ["order 1 2", "enemy en_outriders 1", "outcome 6", "outcome 10", "phase fire"];
    let mut table = table("", 2, &setup);
    table.arrange("hurt en_outriders 1");
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    let cards = look(&table).card_count(P1);
    table.play(ONE, "pass");
    assert_eq!((table.state().loot[Pair(0)].len(), table.state().loot_gone.len()), (1, 1));
    assert_eq!((look(&table).card_count(P1), look(&table).survivors(P1)), (cards, 2));
    assert_eq!((look(&table).card_count(P2), look(&table).survivors(P2)), (2, 2));
}

/// Rules: LA-15.12, LA-11.5
#[test]
fn la_15_12_loot_is_placed_or_recruited() {
    for want in ["loot_wolf_sidecar", "surv_captive_tracker"] {
        let setup = ["order 1 2", "enemy en_outriders 1", "outcome 6", "outcome 10", "phase fire"];
        let mut table = table("", 2, &setup);
        table.arrange("hurt en_outriders 1");
        let name = format!("la-name-{want}");
        let content = table.game().content();
        let wanted = content.loot.find(|loot| loot.name == name).unwrap();
        let stack = &mut table.state_mut().loot[Pair(0)];
        stack.take(wanted);
        stack.push(wanted);
        table.play(ONE, "attack enemy 1 B1 weapon1 ammo").play(ONE, "yes");
        if want.starts_with("loot") {
            table.play(ONE, "place 2");
            assert_eq!(own(&table, P1).convoy[Cell(1)].card(), car(&table, want));
        } else {
            let member = own(&table, P1).crew[CrewPlace(2)];
            assert_eq!((member.survivor(), member.zone), (survivor(&table, want), Zone::Rest));
        }
    }
}

/// Rules: LA-R84, LA-X2.14
#[test]
fn la_r84_loki_strikes_the_first_twice_and_the_others_above() {
    let setup = [
        "order 1 2",
        "at 1 a03",
        "car 1 T1 dev_roof_rack",
        "car 2 T1 dev_armoured_rack",
        "slot 3 en_loki",
        "outcome 6",
        "outcome 1",
        "phase fire",
    ];
    let mut table = table("asgaror", 2, &setup);
    // One in the top row, two in the bottom row (the back of card 6).
    assert_eq!(own(&table, P1).convoy[Cell(0)].damage.len(), 1);
    table.expect_refusal(ONE, "damage T1 cargo", "LA-10.16");
    table.play(ONE, "damage B2 cargo").play(ONE, "damage B1 weapon1");
    assert_eq!(table.moves(TWO), ["damage T1 armor", "damage T1 cargo"]);
    table.play(TWO, "damage T1 armor");
    assert_eq!((look(&table).damage_count(P1), look(&table).damage_count(P2)), (3, 2));
}

/// Rules: LA-R85, LA-1.5
#[test]
fn la_r85_whenever_the_leader_would_be_exhausted_he_rests() {
    let setup = ["order 1 2", "none 1 s2", "slot 3 en_rippers", "phase fire"];
    let mut table = table("", 2, &setup);
    assert_eq!(own(&table, P1).crew[CrewPlace(0)].zone, Zone::Rest, "his card says: whenever");
    table.arrange("phase rest");
    assert_eq!(
        own(&table, P1).crew[CrewPlace(0)].zone,
        Zone::Active,
        "and he is fresh in the next round"
    );
}

/// Rules: LA-R88, LA-R87
#[test]
fn la_r88_weapons_fire_without_a_crew() {
    let setup = [
        "order 1 2",
        "at 2 a14",
        "none 1 s1",
        "none 1 s2",
        "enemy en_alpha_rig 1",
        "outcome 10",
        "phase fire",
    ];
    let mut table = table("", 2, &setup);
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    assert_eq!(table.state().enemies[0].damage, 2);
}
