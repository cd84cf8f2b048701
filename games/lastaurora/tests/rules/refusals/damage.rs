//! Placing and removing Damage (LA-10.16 to LA-10.20).

use crate::common::*;

/// Rules: LA-10.20
#[test]
fn la_10_20_an_undamaged_box_needs_no_repair() {
    let setup = calm(&["order 2 1", "damage 1 B1 weapon1", "damage 1 B1 cargo"]);
    let mut table = table_on("beta", "", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 4").play(ONE, "bonus 4");
    refused(&table, ONE, "repair B2 cargo", "LA-10.20", "That box has no Damage.");
}
