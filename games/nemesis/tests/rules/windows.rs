//! Interruptions and going along: NEM-24, NEM-6.13.

use kernel::{Game, Seat, SeatSet, Turn};
use nemesis::ids::{Card, Character, Kind, Player, Room};
use nemesis::options::Mode;

use crate::table::{P1, Table};

const P2: Player = Player(1);

/// A Captain and a Scout stand in the Storage, Room 3; the Captain acts.
fn two(mode: Mode) -> Table {
    let mut table = Table::of(mode, &[Character::Captain, Character::Scout]);
    let storage = table.room(3, Room::Storage);
    table.room(7, Room::Canteen);
    for player in [P1, P2] {
        table.stand(player, storage);
        table.hand(player, &[Card::Search, Card::Interruption, Card::Demolition]);
    }
    table
}

fn asked(table: &Table) -> SeatSet {
    let Turn::Awaiting(awaited) = table.game.turn(&table.state) else { panic!("the game is over") };
    awaited.seats
}

#[test]
fn nem_24_2_an_interruption_cancels_a_paid_action() {
    let mut table = two(Mode::Standard);
    table.play("move 7");
    table.play("pay search");
    assert_eq!(asked(&table), SeatSet::of(Seat(1)));
    table.play("interrupt");
    // The acting player may cancel the Interruption in turn.
    assert_eq!(asked(&table), SeatSet::of(Seat(0)));
    table.play("decline");
    let own = &table.state.players[0];
    // NEM-4.18: it stays paid, counts, and does nothing.
    assert_eq!((own.at.printed(), own.hand.len(), own.done), (3, 2, 1));
    assert!(table.state.players[1].discard.contains(&Card::Interruption.into()));
}

#[test]
fn nem_24_5_an_interruption_is_cancelled_by_another() {
    let mut table = two(Mode::Standard);
    table.play("move 7");
    table.play("pay search");
    table.play("interrupt");
    table.play("interrupt");
    assert_eq!(table.state.players[0].at.printed(), 7);
    assert!(table.state.players[0].discard.contains(&Card::Interruption.into()));
}

#[test]
fn nem_24_7_who_has_shown_the_card_is_not_asked() {
    let mut table = two(Mode::Standard);
    table.hand(P2, &[Card::Search]);
    let interruption = nemesis::state::HeldCard::from(Card::Interruption);
    table.state.players[1].deck.take(interruption);
    table.play("move 7");
    table.play("pay search");
    // It lies in the deck as far as anybody knows: asked, and only declining is possible (NR-152).
    assert_eq!(table.refused("interrupt"), ("NEM-24.2", "nem-refused-no-interruption"));
    table.play("decline");
    assert_eq!(table.state.players[0].at.printed(), 7);
    let mut table = two(Mode::Standard);
    table.hand(P2, &[Card::Search]);
    table.state.players[1].deck.take(interruption);
    table.state.players[1].discard.push(interruption);
    table.play("move 7");
    table.play("pay search");
    assert_eq!(table.state.players[0].at.printed(), 7, "nobody was asked");
}

#[test]
fn nem_24_17_waving_lets_actions_pass() {
    let mut table = two(Mode::Standard);
    table.play("move 7");
    table.play("pay search");
    table.play("wave");
    assert_eq!(table.state.players[0].at.printed(), 7);
    assert!(table.state.players[1].waved);
}

#[test]
fn coop_08_friends_do_not_interrupt() {
    let mut table = two(Mode::Coop);
    table.play("move 7");
    table.play("pay search");
    assert_eq!(table.state.players[0].at.printed(), 7);
}

#[test]
fn nem_6_14_an_order_moves_somebody_else() {
    let mut table = two(Mode::Coop);
    table.hand(P1, &[Card::Order, Card::Search]);
    table.play("play order");
    assert_eq!(table.refused("seat 1"), ("NEM-4.5", "nem-refused-yourself"));
    table.play("seat 2");
    table.play("at 7");
    assert_eq!(table.state.players[1].at.printed(), 7);
    assert_eq!(table.state.players[0].at.printed(), 3);
}

#[test]
fn nem_9_14_suppressive_fire_asks_who_goes() {
    let mut table = two(Mode::Coop);
    let here = table.state.players[0].at;
    table.foe(Kind::Adult, here);
    table.hand(P1, &[Card::SuppressiveFire, Card::Search]);
    table.play("play suppressive_fire");
    table.play("weapon six_shooter");
    table.play("seat 2");
    table.play("at 7");
    assert_eq!(asked(&table), SeatSet::of(Seat(1)));
    table.play("yes");
    assert_eq!(table.state.players[1].at.printed(), 7);
    assert_eq!(table.state.players[1].light, 0, "nobody attacks");
}
