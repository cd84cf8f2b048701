//! Placing convoy cards (LA-10.1 to LA-10.7).

use crate::common::*;

fn takes(card: &str, more: &[&str]) -> Table {
    let slot = format!("slot 1 {card}");
    let mut table = table("", 2, &calm(&["order 2 1", &slot]));
    for change in more {
        table.arrange(change);
    }
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    table
}

/// Rules: LA-10.1, LA-10.3
#[test]
fn la_10_3_a_trailer_stands_behind_the_truck_within_its_pull() {
    let table = takes("trailer_tanker", &[]);
    let pull = "Your Truck pulls at most 2 Trailers. Replace one.";
    refused(&table, ONE, "place 4", "LA-10.3", pull);
    let truck = "The first column is the Truck's. Place the Trailer behind it.";
    refused(&table, ONE, "place 1", "LA-10.1", truck);
}

/// Rules: LA-10.4
#[test]
fn la_10_4_a_trailer_leaves_no_gap() {
    let table = takes("trailer_tanker", &["car 1 B1 truck_logging"]);
    let gap = "A Trailer is placed in the first free column or replaces another.";
    refused(&table, ONE, "place 4", "LA-10.4", gap);
}

/// Rules: LA-10.6
#[test]
fn la_10_6_a_device_needs_a_card_below() {
    let table = takes("dev_roof_rack", &[]);
    let empty = "There is no Truck or Trailer below that place.";
    refused(&table, ONE, "place 4", "LA-10.6", empty);
}

/// Rules: LA-10.6
#[test]
fn la_10_6_the_mount_restricts_a_device() {
    use lastaurora::decisions::Place;
    use lastaurora::frame::Frame;
    let mut table = table("", 2, &calm(&["order 2 1"]));
    let kind = car(&table, "dev_plough_blade");
    table.state_mut().frames.push(Frame::Place(Place { player: P1, kind }));
    let mount = "The Plough Blade cannot be mounted there. Choose another place.";
    refused(&table, ONE, "place 2", "LA-10.6", mount);
}
