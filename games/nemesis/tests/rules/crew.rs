//! Wounds, Contamination, Rooms that heal: NEM-12, NEM-13, NEM-17.

use nemesis::ids::{Card, Character, Room, Wound};
use nemesis::state::{HeldCard, SeriousWound};

use crate::table::{P1, Table};

fn captain(number: u8, room: Room) -> Table {
    let mut table = Table::solo(Character::Captain);
    let slot = table.room(number, room);
    table.stand(P1, slot);
    table.hand(P1, &[Card::Search, Card::Search, Card::Rest, Card::Reload, Card::Motivation]);
    table
}

#[test]
fn nem_13_8_rest_removes_clean_cards() {
    let mut table = captain(3, Room::Storage);
    table.state.players[0].hand.push(HeldCard::contamination(false));
    table.state.players[0].hand.push(HeldCard::contamination(false));
    table.play("play rest");
    assert!(!table.look().contaminated_hand(P1));
    assert!(!table.state.players[0].larva);
}

#[test]
fn nem_13_5_an_infected_card_brings_a_larva_then_death() {
    let mut table = captain(3, Room::Storage);
    table.state.encountered = true;
    table.state.players[0].hand.push(HeldCard::contamination(true));
    table.play("play rest");
    assert!(table.state.players[0].larva);
    assert!(table.look().contaminated_hand(P1), "INFECTED cards are not removed");
    table.hand(P1, &[Card::Rest]);
    table.state.players[0].hand.push(HeldCard::contamination(true));
    table.play("play rest");
    assert_eq!(table.state.players[0].fate, nemesis::state::Fate::Dead);
}

#[test]
fn nem_17_6_the_emergency_room_treats() {
    let mut table = captain(3, Room::EmergencyRoom);
    assert_eq!(table.refused("room dress_all"), ("NEM-4.6", "nem-refused-no-effect"));
    for wound in [Wound::Arm, Wound::Body] {
        table.state.players[0].serious.push(SeriousWound { wound, dressed: false });
    }
    table.play("room dress_all");
    table.play("pay search");
    table.play("pay search");
    // Both kinds differ, so it is said which comes first.
    table.play("wound wound_arm");
    assert!(table.state.players[0].serious.iter().all(|wound| wound.dressed));
    table.play("room heal_dressed");
    table.play("pay rest");
    table.play("pay reload");
    table.play("wound wound_body");
    assert_eq!(table.state.players[0].serious.len(), 1);
}

#[test]
fn nem_17_14_surgery_ends_with_a_pass_and_an_empty_hand() {
    let mut table = captain(3, Room::Surgery);
    table.state.players[0].larva = true;
    table.state.players[0].discard.push(HeldCard::contamination(true));
    table.play("room");
    table.play("pay search");
    table.play("pay search");
    let own = &table.state.players[0];
    assert!(!own.larva);
    assert!(!table.look().all_cards(P1).any(HeldCard::infected));
    assert_eq!(own.light, 1);
}

#[test]
fn nem_14_11_a_malfunction_stops_a_room() {
    let mut table = captain(3, Room::Canteen);
    table.state.players[0].light = 1;
    assert!(table.allows("room"));
    let here = table.state.players[0].at;
    table.state.rooms[here].malfunction = true;
    assert_eq!(table.refused("room"), ("NEM-14.11", "nem-refused-malfunction"));
}

#[test]
fn nem_3_9_contamination_cards_may_be_discarded_in_passing() {
    let mut table = captain(3, Room::Storage);
    table.hand(P1, &[Card::Rest]);
    table.state.players[0].hand.push(HeldCard::contamination(true));
    table.play("pass");
    table.play("discard contamination");
    assert_eq!(table.refused("discard contamination"), ("NEM-3.9", "nem-refused-no-contamination"));
    table.play("done");
}
