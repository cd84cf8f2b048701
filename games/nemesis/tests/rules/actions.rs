//! Actions, payment, Items: NEM-4, NEM-5, NEM-16.

use nemesis::ids::{Card, Character, Item, Kind, Object, Room};
use nemesis::state::{Carried, HeldCard, Thing};

use crate::table::{P1, Table};

/// A Mechanic in the Storage, Room 3, with five cards.
fn mechanic() -> Table {
    let mut table = Table::solo(Character::Mechanic);
    let storage = table.room(3, Room::Storage);
    table.stand(P1, storage);
    table.hand(P1, &[Card::Search, Card::Search, Card::Rest, Card::Ingenuity, Card::FastRepairs]);
    table
}

#[test]
fn nem_4_3_the_played_card_pays_nothing() {
    let mut table = Table::solo(Character::Scout);
    let storage = table.room(3, Room::Storage);
    table.stand(P1, storage);
    table.state.rooms[storage].malfunction = true;
    table.hand(P1, &[Card::BasicRepairs, Card::Search]);
    assert_eq!(table.refused("play basic_repairs repair"), ("NEM-4.2", "nem-refused-cannot-pay"));
    table.hand(P1, &[Card::BasicRepairs, Card::Search, Card::Rest]);
    table.play("play basic_repairs repair");
    table.play("pay search");
    table.play("pay rest");
    assert!(!table.state.rooms[storage].malfunction);
    assert!(table.state.players[0].hand.is_empty());
}

#[test]
fn nem_4_4_contamination_cards_pay_nothing() {
    let mut table = mechanic();
    table.hand(P1, &[]);
    table.state.players[0].hand.push(HeldCard::contamination(false));
    assert_eq!(table.refused("move 7"), ("NEM-4.2", "nem-refused-cannot-pay"));
    assert!(table.allows("pass"));
}

#[test]
fn nem_4_6_an_action_must_be_able_to_do_something() {
    let mut table = mechanic();
    assert_eq!(table.refused("play fast_repairs repair"), ("NEM-4.6", "nem-refused-no-effect"));
    let here = table.state.players[0].at;
    table.state.rooms[here].items = 0;
    assert_eq!(table.refused("play search"), ("NEM-16.3", "nem-refused-no-items-left"));
    assert_eq!(table.refused("play rest"), ("NEM-13.8", "nem-refused-no-contamination"));
}

#[test]
fn nem_4_11_most_basic_actions_need_quiet() {
    let mut table = mechanic();
    let here = table.state.players[0].at;
    table.lay(Object::Carcass, here);
    assert!(table.allows("pick intruder_carcass"));
    table.foe(Kind::Adult, here);
    assert_eq!(table.refused("pick intruder_carcass"), ("NEM-4.11", "nem-refused-in-combat"));
    assert_eq!(table.refused("careful 7"), ("NEM-4.11", "nem-refused-in-combat"));
    assert_eq!(table.refused("room"), ("NEM-4.11", "nem-refused-in-combat"));
    assert_eq!(table.refused("play search"), ("NEM-4.9", "nem-refused-in-combat"));
    assert!(table.allows("melee adult.1"));
}

#[test]
fn nem_4_15_a_wounded_hand_makes_items_dearer() {
    let mut table = mechanic();
    table.own(P1, Item::SyntheticFood);
    table.hand(P1, &[Card::Search]);
    assert!(table.allows("use synthetic_food"));
    table.state.players[0]
        .serious
        .push(nemesis::state::SeriousWound { wound: nemesis::ids::Wound::Hand, dressed: false });
    assert_eq!(table.refused("use synthetic_food"), ("NEM-4.2", "nem-refused-cannot-pay"));
    table.state.players[0].serious[0].dressed = true;
    assert!(table.allows("use synthetic_food"));
}

#[test]
fn nem_5_10_two_components_make_an_item() {
    let mut table = mechanic();
    assert_eq!(table.refused("craft antidote"), ("NEM-5.10", "nem-refused-no-components"));
    table.own(P1, Item::Chemicals);
    table.own(P1, Item::Medkit);
    table.play("craft antidote");
    table.play("pay search");
    assert_eq!(table.refused("spend medkit"), ("NEM-16.14", "nem-refused-does-not-serve"));
    table.play("spend chemicals");
    table.play("spend medkit");
    assert_eq!(table.look().stowed_count(P1, Item::Antidote), 1);
    assert_eq!(table.state.crafted[Item::Antidote], 2);
}

#[test]
fn nem_5_11_no_copy_left_no_craft() {
    let mut table = mechanic();
    table.own(P1, Item::Chemicals);
    table.own(P1, Item::Medkit);
    table.state.crafted[Item::Antidote] = 0;
    assert_eq!(table.refused("craft antidote"), ("NEM-5.11", "nem-refused-none-left"));
}

#[test]
fn nem_16_2_one_of_two_cards_is_kept() {
    let mut table = mechanic();
    let here = table.state.players[0].at;
    let before = table.state.items[nemesis::ids::Colour::Red].len();
    table.play("play search");
    assert_eq!(table.state.rooms[here].items, 1);
    let [first, second] = [table.state.drawn[0], table.state.drawn[1]];
    let first = table.game.content().wares[first].item;
    table.play(&format!("keep {first}"));
    let deck = table.state.items[nemesis::ids::Colour::Red];
    assert_eq!((deck.len(), deck[0]), (before - 1, second));
    assert!(table.look().owns(P1, first));
}

#[test]
fn nem_16_7_two_hands_hold_two_heavy_things() {
    let mut table = mechanic();
    let here = table.state.players[0].at;
    let egg = Carried { thing: Thing::Object(Object::Egg), ..Carried::default() };
    table.state.players[0].hands.push(egg);
    table.lay(Object::Carcass, here);
    table.play("pick intruder_carcass");
    table.play("pay search");
    // Three things, two Hands: something is dropped first.
    table.play("drop intruder_egg");
    assert_eq!(table.state.rooms[here].objects[Object::Egg], 1);
    assert!(table.look().carries(P1, Object::Carcass));
}

#[test]
fn nem_5_12_a_quest_turns_a_card_into_an_item() {
    let mut table = mechanic();
    assert_eq!(table.refused("quest flashlight"), ("NEM-5.12", "nem-refused-quest-item"));
    assert_eq!(table.refused("use plasma_torch"), ("NEM-16.12", "nem-refused-quest-open"));
    // The Plasma Torch is completed in the Storage.
    table.play("quest plasma_torch");
    table.play("pay search");
    assert!(table.look().owns(P1, Item::PlasmaTorch));
    assert!(table.allows("use plasma_torch"));
}

#[test]
fn nem_3_7_a_round_has_two_actions() {
    let mut table = mechanic();
    let here = table.state.players[0].at;
    table.lay(Object::Carcass, here);
    table.play("pick intruder_carcass");
    table.play("pay search");
    assert_eq!(table.state.players[0].done, 1);
    table.play("quest plasma_torch");
    table.play("pay search");
    // A new round has begun: alone one has it again at once.
    assert_eq!((table.state.players[0].done, table.state.players[0].passed), (0, false));
}
