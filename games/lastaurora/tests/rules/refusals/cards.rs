//! Cards chosen from the Exploration Zone, its deck and its discard pile (LA-13.4, LA-13.5, LA-19.16, LA-19.20).

use lastaurora::decisions::{OrderCards, RefreshSlots, TakeConvoyCard};
use lastaurora::frame::Frame;
use lastaurora::vocab::CardKind;

use super::asked;
use crate::common::*;

const ZONE: [&str; 3] = ["slot 1 truck_logging", "slot 2 loc_scrapyard", "slot 3 none"];
const EMPTY: &str = "Slot 3 is empty. Choose one with a card.";
const EXPLORED: &str = "That is the card being explored. Choose another.";

/// A Truck or a Device is taken.
fn taking(table: Table, kinds: &[CardKind], discard: bool) -> Table {
    let kinds = kinds.iter().copied().collect();
    asked(table, Frame::Improve(TakeConvoyCard { player: P1, kinds, discard }))
}

/// Rules: LA-13.4, LA-19.16
#[test]
fn la_13_4_a_convoy_card_of_the_zone_is_taken() {
    let kinds = [CardKind::Truck, CardKind::Device];
    let table = taking(table("", 2, &ZONE), &kinds, false);
    let kind = "The Scrapyard is not of a kind you may take here.";
    refused(&table, ONE, "slot 2", "LA-19.16", kind);
    refused(&table, ONE, "slot 3", "LA-13.4", EMPTY);
    let pile = "You take a card from the Exploration Zone here, not from the discard pile.";
    refused(&table, ONE, "salvage 7", "LA-13.4", pile);
}

/// Rules: LA-13.4
#[test]
fn la_13_4_the_card_being_explored_is_not_taken() {
    let mut zone = table("", 2, &["slot 1 truck_logging", "slot 2 dev_roof_rack"]);
    zone.state_mut().explore.active = true;
    zone.state_mut().explore.slot = Slot(0).into();
    let table = taking(zone, &[CardKind::Truck, CardKind::Device], false);
    refused(&table, ONE, "slot 1", "LA-13.4", EXPLORED);
}

/// Rules: LA-13.5, LA-19.16
#[test]
fn la_13_5_a_convoy_card_of_the_discard_pile_is_taken() {
    let pile = ["slot 1 truck_tracked_hauler", "slot 1 dev_roof_rack", "slot 1 loc_scrapyard"];
    let table = taking(table("", 2, &pile), &[CardKind::Device], true);
    let number = |id: &str| {
        let card = card(&table, id);
        format!("salvage {}", table.game().content().cards[card].number)
    };
    let kind = "The Tracked Hauler is not of a kind you may take here.";
    refused(&table, ONE, &number("truck_tracked_hauler"), "LA-19.16", kind);
    let absent = "That card is not in the discard pile.";
    refused(&table, ONE, &number("truck_logging"), "LA-13.5", absent);
    let zone = "You take a card from the discard pile here, not from the Exploration Zone.";
    refused(&table, ONE, "slot 1", "LA-13.5", zone);
}

/// Rules: LA-19.20
#[test]
fn la_19_20_later_periods_stay_below() {
    let table = table("", 2, &[]);
    let cards = &table.game().content().cards;
    let deck = &table.state().deck;
    // The deepest card of the first period, with two of the second below it.
    let first = deck.iter().position(|card| cards[*card].period.is(Period(0)));
    let first = first.expect("a card of the first period");
    let number = |at: usize| format!("under {}", cards[deck[at]].number);
    let (early, other) = (number(first), number(first - 3));
    let mut table = table;
    while table.state().deck.len() > first + 1 {
        table.state_mut().deck.pop();
    }
    let table = asked(table, Frame::Peek(OrderCards { player: P1, pool: 3 }));
    let sentence = "A card of a later period may not lie above one of an earlier period.";
    refused(&table, ONE, &early, "LA-19.20", sentence);
    let absent = "That card is not among those you still have to put back.";
    refused(&table, ONE, &other, "LA-19.20", absent);
    let must = "You cannot pass here: a choice must be made.";
    refused(&table, ONE, "pass", "LA-19.20", must);
}

/// Rules: LA-19.20
#[test]
fn la_19_20_no_enemy_is_refreshed() {
    let zone = ["slot 1 en_firebrands", "slot 2 loc_scrapyard", "slot 3 none"];
    let refresh = Frame::Refresh(RefreshSlots { player: P1, left: 2 });
    let table = asked(table("", 2, &zone), refresh);
    refused(&table, ONE, "slot 1", "LA-19.20", "An Enemy cannot be chosen here.");
    refused(&table, ONE, "slot 3", "LA-19.20", EMPTY);
}
