//! Rulings on player versus player (LA-R74 to LA-R80, LA-R89).

use crate::common::*;

/// Two convoys in one region, the first with a cannon; the second carries only Fuel.
const ARMED: [&str; 6] = [
    "order 1 2",
    "res 1 food 0",
    "res 1 ammo 2",
    "res 2 food 0",
    "res 2 ammo 0",
    "car 1 T1 dev_autocannon",
];

fn armed(more: &[&str]) -> Table {
    let mut table = table("exploration,pvp", 2, &ARMED);
    more.iter().for_each(|change| _ = table.arrange(change));
    table.arrange("phase fire");
    until_fire(&mut table, P1);
    table
}

/// Rules: LA-R74, LA-X5.10, LA-X5.14
#[test]
fn la_r74_the_dodge_counts_for_every_attack_anew() {
    // Card 5: 2 at level 4; next back (card 3) the centre; then card 3: 0 at level 1... the second shot is card 3.
    let mut table = armed(&["outcome 7", "outcome 12", "outcome 3", "outcome 5", "dodge 2 1"]);
    table.play(ONE, "attack player 2 T1 weapon4 ammo");
    assert_eq!(look(&table).damage_count(P2), 1, "2 less 1");
    assert_eq!((own(&table, P2).dodge.0, own(&table, P1).aggression.0), (2, 1));
    table.arrange("outcome 12");
    table.play(ONE, "attack player 2 B1 weapon1 ammo");
    assert_eq!(look(&table).damage_count(P2), 1, "2 less 2, with the counter where it is now");
}

/// Rules: LA-R75, LA-X5.12, LA-X5.13, LA-X5.27
#[test]
fn la_r75_what_finds_no_box_moves_no_counter() {
    // Card 12 shows 4 at level 4; the back of card 12's successor, card 5, shows the tail, where no card is.
    let mut table = armed(&["outcome 5", "outcome 12"]);
    table.play(ONE, "attack player 2 T1 weapon4 ammo");
    assert_eq!((look(&table).damage_count(P2), own(&table, P2).dodge.0), (0, 0));
    assert_eq!((own(&table, P1).aggression.0, own(&table, P1).hurt.len()), (0, 0));
}

/// Rules: LA-R75, LA-X5.13
#[test]
fn la_r75_only_damage_that_is_suffered_counts() {
    let mut table = armed(&["outcome 10", "outcome 12"]);
    let setup =
        ["damage 2 B1 weapon1", "damage 2 B1 cargo", "damage 2 B1 cargo", "damage 2 B2 cargo"];
    setup.iter().for_each(|change| _ = table.arrange(change));
    table.arrange("damage 2 B2 cargo").arrange("res 2 fuel 0").arrange("none 2 s2");
    // Two boxes are left in the bottom row: the crew box and one of the Container. Four would come.
    table.play(ONE, "attack player 2 T1 weapon4 ammo");
    play_until(&mut table, |table| fires(table, P1) || table.state().round == 2);
    assert_eq!(look(&table).damage_count(P2), 7);
    assert_eq!((own(&table, P2).dodge.0, own(&table, P1).aggression.0), (2, 2));
}

/// Rules: LA-R76, LA-8.9
#[test]
fn la_r76_a_weapon_fires_at_a_player_or_at_an_enemy() {
    let mut table = armed(&["enemy en_alpha_rig 1", "outcome 3", "outcome 1"]);
    table.play(ONE, "attack player 2 T1 weapon4 ammo");
    table.expect_refusal(ONE, "attack enemy 1 T1 weapon4 ammo", "LA-8.9");
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    let mut other = armed(&["enemy en_alpha_rig 1", "outcome 3", "outcome 1"]);
    other.play(ONE, "attack enemy 1 T1 weapon4 ammo");
    other.expect_refusal(ONE, "attack player 2 T1 weapon4 ammo", "LA-8.9");
}

/// Rules: LA-R77, LA-X5.16
#[test]
fn la_r77_incendiary_ammo_pays_but_does_not_burn_players() {
    let mut table = armed(&["object 1 incendiary_ammo", "outcome 3", "outcome 5"]);
    table.play(ONE, "attack player 2 T1 weapon4 incendiary_ammo");
    assert_eq!(
        (look(&table).damage_count(P2), own(&table, P1).res[Res::Ammo]),
        (2, 2),
        "2 at level 4"
    );
}

/// Rules: LA-R78, LA-X5.16
#[test]
fn la_r78_who_helps_against_players() {
    let shot = |who: &str, outcome: &str, weapon: &str| {
        let first = format!("survivor 1 s1 {who} active");
        let mut table = armed(&[&first, "none 1 s2", "object 1 toolkit", "outcome 3", outcome]);
        table.play(ONE, &format!("attack player 2 {weapon} ammo"));
        table
    };
    let spotter = shot("surv_spotter", "outcome 1", "T1 weapon4");
    assert_eq!(look(&spotter).damage_count(P2), 0, "a MISS stays a MISS");
    let mut sniper = shot("surv_sniper", "outcome 1", "T1 weapon4");
    assert!(sniper.moves(ONE).iter().all(|mv| !mv.starts_with("snipe")));
    sniper.expect_allowed(ONE, "attack player 2 B1 weapon1 ammo");
    // Card 4 shows 0 at level 1 and 1 at level 2.
    let officer = shot("surv_artillery_officer", "outcome 4", "B1 weapon1");
    assert_eq!(look(&officer).damage_count(P2), 1);
    let mut gunner = shot("surv_gunner", "outcome 1", "T1 weapon4");
    gunner.play(ONE, "attack player 2 T1 weapon4 ammo");
    assert!(own(&gunner, P1).crew[CrewPlace(0)].used);
}

/// Rules: LA-R79, LA-X5.19, LA-X5.20
#[test]
fn la_r79_on_the_eighth_cell_all_seven_bonuses_are_gained() {
    let setup = ["order 1 2", "fame 2 3", "damage 1 B2 cargo", "damage 1 B2 cargo"];
    let mut table = table("pvp", 2, &setup);
    table.arrange("res 1 ammo 0").arrange("res 2 ammo 0").arrange("phase movement");
    play_until(&mut table, |table| table.state().step == lastaurora::state::Step::Move);
    table.state_mut().frames.clear();
    table.state_mut().step = lastaurora::state::Step::FirePvp;
    table.state_mut().cursor = 0;
    table.state_mut().players[0].aggression = TrackCell(7);
    table.state_mut().players[0].hurt = Set8::from_bits(0b10);
    settle(&mut table);
    play_until(&mut table, |table| own(table, P1).aggression == TrackCell(0));
    let own1 = own(&table, P1);
    assert_eq!((own1.fame, look(&table).hand_size(P1)), (-1 + 2, 1));
    assert_eq!(own(&table, P2).fame, 3 - 2, "humiliated twice");
}

/// Rules: LA-R80, LA-X5.21, LA-X5.29
#[test]
fn la_r80_the_attacker_may_choose_a_victim_on_the_floor() {
    let setup = ["order 1 2 3", "fame 2 -1", "fame 3 2", "res 1 ammo 0"];
    let mut table = table("pvp", 3, &setup);
    table.state_mut().frames.clear();
    table.state_mut().step = lastaurora::state::Step::FirePvp;
    table.state_mut().cursor = 0;
    table.state_mut().players[0].aggression = TrackCell(4);
    table.state_mut().players[0].hurt = Set8::from_bits(0b110);
    settle(&mut table);
    assert_eq!(table.moves(ONE), ["player 2", "player 3"]);
    table.play(ONE, "player 2").play(TWO, "damage B1 cargo");
    assert_eq!((look(&table).damage_count(P2), own(&table, P2).fame), (1, -1));
    let whole = crate::common::table("pvp", 2, &[]);
    assert_eq!(own(&whole, P2).fame, -1, "everybody starts there");
}

/// Rules: LA-R89, LA-10.29
#[test]
fn la_r89_the_max_box_and_the_round_box_are_cargo_boxes() {
    let setup = ["order 1 2", "car 2 T1 dev_storage_netting", "car 2 B3 trailer_salvage_wagon"];
    let mut table = table("exploration,pvp", 2, &setup);
    table.state_mut().frames.clear();
    table.state_mut().step = lastaurora::state::Step::FirePvp;
    table.state_mut().cursor = 0;
    table.state_mut().players[0].aggression = TrackCell(4);
    table.state_mut().players[0].hurt = Set8::from_bits(0b10);
    settle(&mut table);
    play_until(&mut table, |table| table.awaited() == [TWO]);
    table.expect_allowed(TWO, "damage T1 max_objects1");
    table.expect_allowed(TWO, "damage B3 round_object1").expect_allowed(TWO, "damage B1 crew");
    table.expect_refusal(TWO, "damage B1 weapon1", "LA-10.29");
}

/// Rules: LA-X5.15, LA-X5.28
#[test]
fn la_x5_28_cloak_and_shields_do_not_help_against_players_nor_the_dodge_against_enemies() {
    let mut table = armed(&["outcome 3", "outcome 5"]);
    table.state_mut().players[1].cloaked = true;
    table.state_mut().players[1].shield = By::from_fn(|_: Against| 3);
    table.play(ONE, "attack player 2 T1 weapon4 ammo");
    assert_eq!((look(&table).damage_count(P2), own(&table, P2).shield.values()), (2, &[3, 3]));
    let setup = ["order 1 2", "at 1 a14", "res 2 ammo 0", "res 1 ammo 0", "enemy en_outriders 1"];
    let mut dodger = crate::common::table("pvp", 2, &setup);
    dodger.arrange("dodge 2 3").arrange("outcome 10").arrange("outcome 1").arrange("phase fire");
    dodger.play(TWO, "damage B2 cargo");
    assert_eq!(look(&dodger).damage_count(P2), 1, "the attack of the Outriders");
}

/// Rules: LA-X5.18
#[test]
fn la_x5_18_the_dodge_counter_calms_down_and_stops_at_the_first_cell() {
    let setup =
        ["order 1 2", "dodge 1 3", "dodge 2 0", "res 1 ammo 0", "res 2 ammo 0", "phase fire"];
    let mut table = table("pvp", 2, &setup);
    play_until(&mut table, |table| table.state().round == 2);
    assert_eq!((own(&table, P1).dodge.0, own(&table, P2).dodge.0), (2, 0));
}
