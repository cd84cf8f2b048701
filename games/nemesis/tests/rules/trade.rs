//! Trade: NEM-5.8, NEM-5.13 to NEM-5.18.

use nemesis::ids::{Card, Character, Item, Object, Player, Room};
use nemesis::options::Mode;
use nemesis::state::{Carried, Thing};

use crate::table::{P1, Table};

const P2: Player = Player(1);

/// A Captain and a Scout stand in the Storage; the Captain has a Medkit, the Scout Tools and an Energy Charge.
fn two() -> Table {
    let mut table = Table::of(Mode::Coop, &[Character::Captain, Character::Scout]);
    let storage = table.room(3, Room::Storage);
    for player in [P1, P2] {
        table.stand(player, storage);
        table.hand(player, &[Card::Search, Card::Rest]);
    }
    table.own(P1, Item::Medkit);
    table.own(P2, Item::Tools);
    table.own(P2, Item::EnergyCharge);
    table
}

#[test]
fn nem_5_18_a_deal_is_carried_out_at_once() {
    let mut table = two();
    table.play("trade");
    assert_eq!(table.refused("propose"), ("NEM-5.16", "nem-refused-trade-partner"));
    table.play("with 2");
    table.play("offer medkit");
    assert_eq!(table.refused("offer medkit"), ("NEM-5.14", "nem-refused-trade-has-not"));
    table.play("ask yellow");
    table.play("propose");
    table.play("accept");
    // NEM-5.13: the first deal is paid for.
    table.play("pay search");
    assert_eq!(table.refused("give energy_charge"), ("NEM-5.18", "nem-refused-trade-not-asked"));
    table.play("give tools");
    assert_eq!(table.look().stowed_count(P1, Item::Tools), 1);
    assert_eq!(table.look().stowed_count(P2, Item::Medkit), 1);
    table.play("close");
    table.play("pass");
    assert_eq!((table.state.players[0].done, table.state.players[0].hand.len()), (1, 1));
}

#[test]
fn nem_5_9_a_trade_for_nothing_is_no_action() {
    let mut table = two();
    table.play("trade");
    table.play("close");
    table.play("pass");
    let own = &table.state.players[0];
    assert_eq!((own.done, own.hand.len()), (0, 2));
    assert_eq!(table.refused("trade"), ("NEM-5.9", "nem-refused-trade-again"));
}

#[test]
fn nem_5_15_the_floor_goes_round() {
    let mut table = two();
    table.play("trade");
    table.play("close");
    table.play("floor");
    assert_eq!(table.asked(), P2.seat());
    table.play("with 1");
    table.play("ask green");
    table.play("propose");
    assert_eq!(table.asked(), P1.seat());
    table.play("refuse");
    assert_eq!(table.state.players[0].done, 0);
}

#[test]
fn nem_5_17_what_may_be_asked_rests_on_the_backs() {
    let mut table = two();
    table.play("trade");
    table.play("with 2");
    assert_eq!(table.refused("ask green"), ("NEM-5.17", "nem-refused-trade-no-back"));
    // NR-150: a kind may be asked for where such a back lies, whether it is there or not.
    assert!(table.allows("ask duct_tape"));
    table.play("ask yellow");
    assert_eq!(table.refused("ask yellow"), ("NEM-5.17", "nem-refused-trade-no-back"));
}

#[test]
fn nem_5_18_hands_are_counted_after_the_exchange() {
    let mut table = two();
    for player in [P1, P2] {
        let corpse = Carried { thing: Thing::Object(Object::Carcass), ..Carried::default() };
        table.state.players[player.index()].hands.push(corpse);
    }
    table.play("trade");
    table.play("with 2");
    table.play("ask rifle");
    assert_eq!(table.refused("propose"), ("NEM-5.18", "nem-refused-trade-hands"));
    // A swap with full Hands is allowed (NR-149).
    table.play("offer six_shooter");
    table.play("propose");
    table.play("accept");
    table.play("pay rest");
    table.play("give rifle");
    assert!(table.look().owns(P1, Item::Rifle) && table.look().owns(P2, Item::SixShooter));
}
