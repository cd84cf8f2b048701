//! Fights: NEM-9 to NEM-11.

use nemesis::ids::{Attack, AttackCard, Card, Character, Item, Kind, Object, Room, Slot};
use nemesis::state::{Carried, Fate, Thing};

use crate::table::{P1, Table};

/// A Scout with a Rifle in the Storage, Room 3.
fn scout() -> (Table, Slot) {
    let mut table = Table::solo(Character::Scout);
    let storage = table.room(3, Room::Storage);
    table.room(7, Room::Canteen);
    table.stand(P1, storage);
    table.hand(P1, &[Card::Search, Card::Search, Card::Demolition, Card::Interruption, Card::Rest]);
    (table, storage)
}

/// The next Attack card is one of this kind.
fn next_attack(table: &mut Table, kind: Attack, blood: Option<u8>) {
    let cards = &table.game.content().foes.attack_cards;
    let wanted =
        cards.iter().position(|card| card.kind == kind && (card.blood == blood || blood.is_none()));
    let card = AttackCard(wanted.expect("a card") as u8);
    let deck = &mut table.state.attacks.cards;
    deck.take(card);
    deck.push(card);
}

#[test]
fn nem_9_1_a_shot_takes_ammo_and_may_kill() {
    let (mut table, here) = scout();
    let larva = table.foe(Kind::Larva, here);
    table.play("shoot rifle larva.1");
    table.play("pay search");
    let ammo = table.look().weapon(P1, Item::Rifle).expect("a Rifle").0.ammo;
    assert_eq!(ammo, 3);
    // NEM-10.3: one Injury kills a Larva, and leaves nothing.
    let hit = table.state.combat_die.expect("a roll").name() != "blank";
    assert_eq!(table.look().foe(larva).is_none(), hit);
    assert_eq!(table.state.rooms[here].objects[Object::Carcass], 0);
}

#[test]
fn nem_9_1_an_empty_weapon_does_not_shoot() {
    let (mut table, here) = scout();
    table.foe(Kind::Larva, here);
    table.state.players[0].hands[0].ammo = 0;
    assert_eq!(table.refused("shoot rifle larva.1"), ("NEM-9.1", "nem-refused-empty"));
    assert_eq!(table.refused("melee adult.1"), ("NEM-9.1", "nem-refused-no-target"));
}

#[test]
fn nem_9_4_melee_brings_contamination() {
    let (mut table, here) = scout();
    table.foe(Kind::Adult, here);
    table.play("melee adult.1");
    table.play("pay search");
    let cards = table.look().all_cards(P1).filter(|card| card.is_contamination()).count();
    assert_eq!(cards, 1);
    // NEM-9.5: a miss costs a Serious Wound.
    let missed = matches!(table.state.combat_die.expect("a roll").name(), "blank" | "creeper");
    assert_eq!(table.state.players[0].serious.len(), usize::from(missed));
}

#[test]
fn nem_9_14_who_escapes_is_attacked_first() {
    let (mut table, here) = scout();
    table.foe(Kind::Adult, here);
    next_attack(&mut table, Attack::Scratch, None);
    table.play("move 7");
    table.play("pay search");
    assert_eq!(table.state.players[0].light, 1);
    assert_eq!(table.state.players[0].at.printed(), 7);
    assert!(!table.look().in_combat(P1));
}

#[test]
fn nem_9_15_a_wounded_leg_makes_escape_dearer() {
    let (mut table, here) = scout();
    table.state.players[0]
        .serious
        .push(nemesis::state::SeriousWound { wound: nemesis::ids::Wound::Leg, dressed: false });
    table.hand(P1, &[Card::Search]);
    assert!(table.allows("move 7"));
    table.foe(Kind::Adult, here);
    assert_eq!(table.refused("move 7"), ("NEM-4.2", "nem-refused-cannot-pay"));
}

#[test]
fn nem_11_8_a_bite_kills_who_has_two_serious_wounds() {
    let (mut table, here) = scout();
    table.foe(Kind::Adult, here);
    for wound in [nemesis::ids::Wound::Hand, nemesis::ids::Wound::Body] {
        table.state.players[0].serious.push(nemesis::state::SeriousWound { wound, dressed: true });
    }
    let egg = Carried { thing: Thing::Object(Object::Egg), ..Carried::default() };
    table.state.players[0].hands.push(egg);
    next_attack(&mut table, Attack::Bite, Some(4));
    table.play("move 7");
    table.play("pay search");
    assert_eq!(table.state.players[0].fate, Fate::Dead);
    // NEM-12.11: the Object falls, a Corpse lies there; NEM-23.3: nobody is left.
    assert_eq!(table.state.rooms[here].objects[Object::Egg], 1);
    assert_eq!(table.state.rooms[here].objects[Object::Corpse], 1);
    assert!(table.state.end.is_some());
}

#[test]
fn nem_11_5_a_larva_comes_to_sit_on_its_target() {
    let (mut table, here) = scout();
    table.foe(Kind::Larva, here);
    table.play("move 7");
    table.play("pay search");
    let own = &table.state.players[0];
    assert!(own.larva && table.state.intruders.is_empty());
    assert!(own.discard.iter().any(|card| card.is_contamination()));
}

#[test]
fn nem_10_9_phosphates_make_an_intruder_retreat() {
    let (mut table, here) = scout();
    let adult = table.foe(Kind::Adult, here);
    let extinguisher = Carried { thing: Thing::Item(Item::FireExtinguisher), ..Carried::default() };
    table.state.players[0].hands.push(extinguisher);
    let before = table.state.events.cards.len();
    table.play("use fire_extinguisher intruder");
    table.play("intruder adult.1");
    table.play("pay search");
    assert_eq!(table.state.events.cards.len(), before - 1);
    assert_eq!(table.state.events.discard.len(), 1);
    assert!(table.look().foe(adult).is_none_or(|foe| foe.at != here));
    assert!(!table.look().owns(P1, Item::FireExtinguisher));
}
