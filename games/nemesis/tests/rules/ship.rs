//! The ship: NEM-15, NEM-17, NEM-18, NEM-22, NEM-23.

use nemesis::ids::{Card, Character, Corridor, Course, Room};
use nemesis::state::{Door, End, Fate};

use crate::table::{P1, Table};

fn pilot(number: u8, room: Room) -> Table {
    let mut table = Table::solo(Character::Pilot);
    let slot = table.room(number, room);
    table.stand(P1, slot);
    table.hand(
        P1,
        &[Card::Search, Card::Search, Card::Rest, Card::Demolition, Card::ComputerSkills],
    );
    table
}

#[test]
fn nem_15_4_a_door_is_opened_and_closed() {
    let mut table = pilot(3, Room::Storage);
    table.play("play computer_skills door");
    assert_eq!(table.refused("door c05_06"), ("NEM-15.4", "nem-refused-other-corridor"));
    table.play("door c03_07");
    assert_eq!(table.state.doors[Corridor::C0307], Door::Closed);
    table.play("play demolition door");
    table.play("door c03_07");
    assert_eq!(table.state.doors[Corridor::C0307], Door::Destroyed);
}

#[test]
fn nem_17_9_the_generator_starts_and_stops() {
    let mut table = pilot(3, Room::Generator);
    assert_eq!(table.refused("room stop"), ("NEM-18.14", "nem-refused-cannot-stop"));
    table.play("room start");
    table.play("pay search");
    table.play("pay search");
    assert_eq!(table.state.self_destruct, Some(6));
    assert_eq!(table.refused("room start"), ("NEM-18.13", "nem-refused-already-running"));
    table.state.self_destruct = Some(3);
    table.hand(P1, &[Card::Rest, Card::Demolition]);
    assert_eq!(table.refused("room stop"), ("NEM-18.14", "nem-refused-cannot-stop"));
}

#[test]
fn nem_17_24_the_course_is_set_in_the_cockpit() {
    let mut table = Table::solo(Character::Pilot);
    table.stand(P1, nemesis::ids::Slot(0));
    table.hand(P1, &[Card::Search, Card::Search, Card::Rest, Card::Demolition]);
    table.play("room set_destination");
    assert_eq!(table.refused("course B"), ("NEM-4.6", "nem-refused-course-set"));
    table.play("course D");
    table.play("pay search");
    table.play("pay search");
    assert_eq!(table.state.course, Course::D);
    table.play("room check_coordinates");
    table.play("pay rest");
    table.play("pay demolition");
    assert!(table.state.players[0].notes.coordinates);
}

#[test]
fn nem_18_10_the_chambers_open_late() {
    let mut table = Table::solo(Character::Pilot);
    table.hand(P1, &[Card::Search, Card::Search]);
    assert_eq!(table.refused("room"), ("NEM-18.10", "nem-refused-chambers-closed"));
    table.state.time = 8;
    assert!(table.allows("room"));
}

#[test]
fn nem_18_2_a_pod_must_be_unlocked() {
    let mut table = pilot(3, Room::EvacuationA);
    assert_eq!(table.refused("room"), ("NEM-18.2", "nem-refused-no-pod"));
    table.state.pods[0].locked = false;
    table.play("room");
    table.play("pay search");
    table.play("pay search");
    if table.state.intruders.is_empty() {
        table.play("launch");
        // NEM-23.3: nobody is left on board; who escaped is judged.
        assert_eq!(table.state.end, Some(End::Jump));
        let fate = table.state.players[0].fate;
        assert!(matches!(fate, Fate::Escaped | Fate::Dead), "{fate:?}");
    }
}

#[test]
fn nem_1_12_a_ninth_fire_destroys_the_ship() {
    let mut table = Table::solo(Character::Mechanic);
    let here = table.room(3, Room::Storage);
    table.stand(P1, here);
    for number in [5, 6, 7, 8, 9, 10, 11, 12] {
        let slot = nemesis::ids::Slot::with_printed(number).expect("a Room");
        table.state.rooms[slot].fire = true;
    }
    table.own(P1, nemesis::ids::Item::Clothes);
    table.hand(P1, &[Card::Pyrotechnics, Card::Search]);
    table.play("play pyrotechnics ignite");
    table.play("pay search");
    table.play("spend clothes");
    // An Objective is still to be kept before anything is judged (NEM-22.3).
    assert_eq!(table.state.end, Some(End::Fire));
    assert_eq!(table.state.players[0].fate, Fate::Dead);
}

#[test]
fn nem_15_5_without_tokens_a_door_comes_from_elsewhere() {
    let mut table = pilot(3, Room::Storage);
    let others = Corridor::ALL.iter().copied().filter(|corridor| *corridor != Corridor::C0307);
    for corridor in others.take(12) {
        table.state.doors[corridor] = Door::Destroyed;
    }
    table.play("play computer_skills door");
    table.play("door c03_07");
    assert_eq!(table.refused("door c18_21"), ("NEM-15.5", "nem-refused-no-door-token"));
    table.play("door c01_02");
    assert_eq!(table.state.doors[Corridor::C0307], Door::Closed);
    assert_eq!(table.state.doors[Corridor::C0102], Door::Open);
}
