//! Module 5 (LA-X5).

use crate::common::*;

const DUEL: [&str; 8] = [
    "order 1 2",
    "object 1 toolkit",
    "res 2 food 0",
    "res 2 ammo 0",
    "car 1 T1 dev_autocannon",
    "outcome 3",
    "outcome 9",
    "phase fire",
];

/// Rules: LA-X5.2, LA-X5.4, LA-X5.5, LA-X5.6, LA-X5.7
#[test]
fn la_x5_2_the_module_thins_enemies_and_loot() {
    let table = table("pvp", 3, &[]);
    let state = table.state();
    assert_eq!(state.loot.values().iter().map(|stack| stack.len()).sum::<usize>(), 3);
    assert_eq!(state.loot_removed.len(), 3);
    assert_eq!(state.removed.len(), 9 + 3);
    assert!(state.outcome.iter().all(|card| card.0 >= 12));
    assert_eq!(
        (state.players[0].fame, state.players[0].dodge, state.players[0].aggression),
        (-1, TrackCell(0), TrackCell(0))
    );
    assert_eq!(table.game().content().pvp.aggression.len(), 8);
}

/// Rules: LA-X5.8, LA-X5.9, LA-X5.11, LA-X5.26
#[test]
fn la_x5_9_a_shot_at_a_player() {
    let mut table = table("pvp", 2, &DUEL);
    table.state_mut().players[1].dodge = TrackCell(2);
    // Card 9 of the module: 4 damage at level 4; the next back shows the centre.
    table.play(ONE, "attack player 2 T1 weapon4 ammo");
    assert_eq!(look(&table).damage_count(P2), 2, "4 less 2, both on the Container");
    assert_eq!((own(&table, P2).dodge.0, own(&table, P1).aggression.0), (3, 2));
    assert_eq!(own(&table, P1).fame, -1, "no Fame by itself");
}

/// Rules: LA-X5.8, LA-X5.16
#[test]
fn la_x5_8_players_are_shot_at_only_in_the_own_region_and_with_the_module() {
    let mut far = table("pvp", 2, &["order 1 2", "at 2 a14", "object 1 toolkit", "phase fire"]);
    while far.awaited() != [ONE] {
        let seat = far.asked();
        far.play(seat, "pass");
    }
    far.expect_refusal(ONE, "attack player 2 B1 weapon1 ammo", "LA-X5.8");
    let setup = ["order 1 2", "object 1 toolkit", "enemy en_alpha_rig 3", "phase fire"];
    let mut base = table("", 2, &setup);
    base.expect_refusal(ONE, "attack player 2 B1 weapon1 ammo", "LA-X5.8");
}

/// Rules: LA-X5.14, LA-X5.15, LA-R76
#[test]
fn la_x5_14_the_same_player_may_be_hit_again_with_another_weapon() {
    let setup = [
        "order 1 2",
        "res 1 ammo 2",
        "res 1 food 0",
        "car 1 T1 dev_autocannon",
        "outcome 1",
        "outcome 1",
        "phase fire",
    ];
    let mut table = table("pvp", 2, &setup);
    table.play(ONE, "attack player 2 T1 weapon4 ammo");
    assert_eq!(
        (own(&table, P1).aggression.0, own(&table, P2).dodge.0),
        (0, 0),
        "LA-X5.27: zero damage"
    );
    table.expect_refusal(ONE, "attack player 2 T1 weapon4 ammo", "LA-8.9");
    table.expect_allowed(ONE, "attack player 2 B1 weapon1 ammo");
}

/// Rules: LA-X5.17, LA-X5.19, LA-X5.22
#[test]
fn la_x5_19_rewards_left_of_the_aggression_counter() {
    let mut table = table(
        "pvp",
        2,
        &["order 1 2", "damage 1 B2 cargo", "damage 1 B1 weapon1", "res 1 ammo 0", "res 2 ammo 0"],
    );
    table.state_mut().players[0].aggression = TrackCell(3);
    table.state_mut().players[0].dodge = TrackCell(2);
    table.arrange("phase fire");
    table.play(ONE, "repair B1 weapon1");
    let own = own(&table, P1);
    assert_eq!(
        (own.fame, own.hand.values().iter().sum::<u8>(), own.aggression.0, own.dodge.0),
        (0, 1, 0, 1)
    );
}

/// Rules: LA-X5.21
#[test]
fn la_x5_21_humiliation_takes_fame_or_a_cargo_box() {
    let humiliate = |fame: &str| {
        let mut table = table("pvp", 2, &["order 1 2", fame, "res 1 ammo 0", "res 2 ammo 0"]);
        table.state_mut().step = lastaurora::state::Step::FirePvp;
        table.state_mut().frames.clear();
        table.state_mut().cursor = 0;
        table.state_mut().players[0].aggression = TrackCell(4);
        table.state_mut().players[0].hurt = Set8::from_bits(0b10);
        table
    };
    let mut proud = humiliate("fame 2 1");
    let mut log = kernel::EventLog::muted();
    let content = proud.game().content();
    settle(content, proud.state_mut(), &mut log);
    assert_eq!(own(&proud, P2).fame, 0);
    let mut low = humiliate("fame 2 -1");
    settle(content, low.state_mut(), &mut log);
    assert_eq!(low.awaited(), [TWO]);
    low.expect_refusal(TWO, "damage B1 weapon1", "LA-10.29").play(TWO, "damage B2 cargo");
}

/// Goes on with a position that was changed by hand.
fn settle(
    content: &'static lastaurora::content::Content,
    state: &mut lastaurora::state::State,
    log: &mut kernel::EventLog<lastaurora::event::Event>,
) {
    lastaurora::engine::Engine::new(content, state, log).settle();
}

/// Rules: LA-X5.23
#[test]
fn la_x5_23_more_cards_stay_in_the_zone() {
    for (seats, keep) in [(2, 3), (3, 4)] {
        let mut table = table("pvp", seats, &[]);
        let before = zone(&table);
        table.arrange("phase end_round");
        while table.state().round == 1 {
            let seat = table.asked();
            table.play(seat, "pass");
        }
        assert_eq!(zone(&table)[..keep], before[5 - keep..]);
    }
}

/// Rules: LA-X5.24, LA-1.1
#[test]
fn la_x5_24_not_in_the_solo_game() {
    let given = conformance::given([("modules", "pvp")]);
    let seed = kernel::Seed::from_number(1);
    let game = lastaurora::LastAurora::new();
    let error = kernel::opening::opening(&game, &given, 1, seed, &[]).unwrap_err();
    assert!(error.to_string().contains("LA-X5.24"), "{error}");
}

/// Rules: LA-X5.25
#[test]
fn la_x5_25_junk_may_fly_at_players() {
    let setup =
        ["order 1 2", "car 1 T1 dev_junk_launcher", "object 1 nitro", "outcome 1", "phase fire"];
    let mut table = table("exploration,pvp", 2, &setup);
    table.play(ONE, "attack player 2 T1 junk2 nitro");
    assert_eq!(held(&table, P1, "nitro"), 0);
}
