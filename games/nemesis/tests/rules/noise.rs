//! Movement, exploration, Noise, Encounters: NEM-5 to NEM-8.

use nemesis::ids::{Card, Character, Corridor, Kind, Room, TokenKind};
use nemesis::moves::NoisePlace;
use nemesis::state::{Door, Fate};

use crate::table::{P1, Table};

const FIVE: [Card; 5] =
    [Card::Search, Card::Search, Card::Demolition, Card::Interruption, Card::BasicRepairs];

/// A Scout in the Storage, Room 3, with five cards; Rooms 1 and 7 are next door.
fn scout() -> Table {
    let mut table = Table::solo(Character::Scout);
    let storage = table.room(3, Room::Storage);
    table.room(7, Room::Canteen);
    table.stand(P1, storage);
    table.hand(P1, &FIVE);
    table
}

#[test]
fn nem_1_7_a_closed_door_parts_rooms() {
    let mut table = scout();
    assert!(table.allows("move 7"));
    table.state.doors[Corridor::C0307] = Door::Closed;
    assert_eq!(table.refused("move 7"), ("NEM-15.2", "nem-refused-closed-door"));
    table.state.doors[Corridor::C0307] = Door::Destroyed;
    assert!(table.allows("move 7"));
    assert_eq!(table.refused("move 11"), ("NEM-1.7", "nem-refused-not-neighboring"));
}

#[test]
fn nem_4_2_a_cost_is_paid_card_by_card() {
    let mut table = scout();
    table.play("move 7");
    assert_eq!(table.refused("pay rest"), ("NEM-4.2", "nem-refused-card-not-held"));
    table.play("pay search");
    assert_eq!(table.state.players[0].hand.len(), 4);
    assert_eq!(table.state.players[0].at.printed(), 7);
}

#[test]
fn nem_7_3_noise_lies_in_the_corridor_of_the_number() {
    let mut table = scout();
    table.state.noise = Default::default();
    table.play("move 7");
    table.play("pay search");
    let face = table.state.noise_die.expect("a roll").name();
    let seven = table.state.players[0].at;
    let expected: Vec<Corridor> = match face {
        "1" => vec![Corridor::C0607],
        "2" => vec![Corridor::C0708],
        "3" | "4" => vec![Corridor::C0307],
        "silence" => vec![],
        _ => table.look().corridors(seven).map(|(corridor, _)| corridor).collect(),
    };
    assert_eq!(table.state.noise.iter().collect::<Vec<_>>(), {
        let mut sorted = expected;
        sorted.sort_unstable();
        sorted
    });
}

#[test]
fn nem_7_4_noise_upon_noise_is_an_encounter() {
    // Noise lies everywhere around Room 7: any number is an Encounter.
    for _ in 0..3 {
        let mut table = scout();
        for corridor in [Corridor::C0307, Corridor::C0607, Corridor::C0708] {
            table.state.noise.insert(corridor);
        }
        table.state.encountered = true;
        table.state.bag = Default::default();
        table.state.bag[TokenKind::Adult4] = 1;
        table.play("move 7");
        table.play("pay search");
        let face = table.state.noise_die.expect("a roll").name();
        if matches!(face, "silence" | "danger") {
            continue;
        }
        // NEM-8.2: the Noise is gone; NEM-8.4: an Adult stands there.
        assert!(table.state.noise.is_empty());
        let foes = table.state.intruders.iter().map(|foe| foe.kind()).collect::<Vec<_>>();
        assert_eq!(foes, [Kind::Adult]);
    }
}

#[test]
fn nem_5_2_careful_movement_lays_noise_where_one_likes() {
    let mut table = scout();
    table.play("careful 7");
    table.play("pay search");
    table.play("pay search");
    assert_eq!(table.refused("noise c01_02"), ("NEM-5.2", "nem-refused-other-corridor"));
    table.play("noise c06_07");
    assert!(table.look().noisy(NoisePlace::Corridor(Corridor::C0607)));
    assert_eq!(table.state.noise_die, None);
}

#[test]
fn nem_5_3_careful_movement_needs_a_quiet_corridor() {
    let mut table = scout();
    for corridor in [Corridor::C0307, Corridor::C0607, Corridor::C0708] {
        table.state.noise.insert(corridor);
    }
    assert_eq!(table.refused("careful 7"), ("NEM-5.3", "nem-refused-noise-everywhere"));
    // NEM-5.4: where somebody is, no Noise is laid.
    let seven = table.room(7, Room::Canteen);
    table.foe(Kind::Larva, seven);
    assert!(table.allows("careful 7"));
}

#[test]
fn nem_6_2_company_makes_no_noise() {
    let mut table = scout();
    let seven = table.room(7, Room::Canteen);
    table.foe(Kind::Creeper, seven);
    table.play("move 7");
    table.play("pay search");
    assert_eq!(table.state.noise_die, None);
    assert!(table.look().in_combat(P1));
}

#[test]
fn nem_6_12_reconnaissance_makes_no_noise() {
    let mut table = scout();
    table.hand(P1, &[Card::Reconnaissance, Card::Search]);
    table.play("play reconnaissance");
    table.play("at 7");
    table.play("pay search");
    assert_eq!((table.state.noise_die, table.state.players[0].at.printed()), (None, 7));
}

#[test]
fn nem_8_7_the_blank_makes_noise_all_around() {
    let mut table = scout();
    table.state.bag = Default::default();
    table.state.bag[TokenKind::Blank] = 1;
    for corridor in [Corridor::C0307, Corridor::C0607, Corridor::C0708] {
        table.state.noise.insert(corridor);
    }
    table.play("move 7");
    table.play("pay search");
    let face = table.state.noise_die.expect("a roll").name();
    if !matches!(face, "silence" | "danger") {
        assert_eq!(table.state.noise.len(), 3);
        assert_eq!(table.state.bag[TokenKind::Blank], 1);
        // It was the last token, so an Adult comes along.
        let adults = [TokenKind::Adult2, TokenKind::Adult3, TokenKind::Adult4];
        assert_eq!(adults.map(|token| table.state.bag[token]).iter().sum::<u8>(), 1);
    }
}

#[test]
fn nem_3_12_fire_hurts_at_the_end_of_the_own_round() {
    let mut table = scout();
    let three = table.state.players[0].at;
    table.state.rooms[three].fire = true;
    table.play("pass");
    table.play("done");
    assert_eq!(table.state.players[0].light, 1);
    assert_eq!(table.state.players[0].fate, Fate::Active);
}
