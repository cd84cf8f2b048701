//! Goods, Objects and making room (LA-10.14 to LA-10.17, LA-11.4, LA-19.3 to LA-19.7).

use lastaurora::decisions::{
    ChooseGoods, DiscardObjects, KeepObjects, LoseResources, MakeRoom, PayObjects, PayResources,
};
use lastaurora::frame::{Excess, Frame};
use lastaurora::state::Step;

use super::asked;
use crate::common::*;

/// Rules: LA-19.5
#[test]
fn la_19_5_each_entry_of_the_list_is_chosen_once() {
    let from = By::from_fn(|good| u8::from(matches!(good, Good::Food | Good::Fuel)));
    let goods = Frame::GainChoice(ChooseGoods { player: P1, from, left: 1 });
    let table = asked(table("", 2, &[]), goods);
    refused(&table, ONE, "take ammo", "LA-19.5", "There is no Ammo left to choose.");
    refused(&table, ONE, "take object", "LA-19.5", "There is no Object left to choose.");
    let must = "You cannot pass here: a choice must be made.";
    refused(&table, ONE, "pass", "LA-19.5", must);
}

/// Rules: LA-19.3, LA-19.7
#[test]
fn la_19_3_what_is_not_there_is_neither_paid_nor_lost() {
    let own = ["res 1 food 1", "res 1 ammo 0", "res 1 fuel 1"];
    let sentence = "You have no Ammo. Choose something else.";
    let pay = Frame::PayAny(PayResources { player: P1, left: 1 });
    refused(&asked(table("", 2, &own), pay), ONE, "pay ammo", "LA-19.3", sentence);
    let lose = Frame::LoseAny(LoseResources { player: P1, left: 1 });
    refused(&asked(table("", 2, &own), lose), ONE, "pay ammo", "LA-19.7", sentence);
}

/// Rules: LA-19.3, LA-19.7
#[test]
fn la_19_7_only_objects_in_the_hand_are_discarded() {
    let hand = ["object 1 toolkit", "object 1 iodine"];
    let sentence = "The Nitro Bottle is not in your hand.";
    let pay = Frame::PayObjects(PayObjects { player: P1, left: 1 });
    refused(&asked(table("", 2, &hand), pay), ONE, "discard nitro", "LA-19.3", sentence);
    let lose = Frame::DiscardObjects(DiscardObjects { player: P1, left: 1 });
    refused(&asked(table("", 2, &hand), lose), ONE, "discard nitro", "LA-19.7", sentence);
}

/// Rules: LA-9.5
#[test]
fn la_9_5_objects_over_the_limit_must_go() {
    let mut limit = table("", 2, &["object 1 toolkit", "object 1 iodine"]);
    limit.state_mut().step = Step::ObjectLimit;
    let over = Frame::DiscardObjects(DiscardObjects { player: P1, left: 1 });
    limit.state_mut().frames.push(over);
    let must = "You cannot pass here: a choice must be made.";
    refused(&limit, ONE, "pass", "LA-9.5", must);
}

/// Rules: LA-19.6
#[test]
fn la_19_6_only_drawn_objects_are_kept() {
    let mut drawn = table("", 2, &["object 1 nitro"]);
    drawn.state_mut().drawn = [Object::Toolkit, Object::Iodine].into_iter().collect();
    let table = asked(drawn, Frame::Keep(KeepObjects { player: P1, left: 1 }));
    let sentence = "The Nitro Bottle is not among the Objects you drew.";
    refused(&table, ONE, "keep nitro", "LA-19.6", sentence);
}

/// A convoy with more than it has room for.
fn crowded(why: Excess, more: &[&str]) -> Table {
    let mut setup = vec![
        "survivor 1 s1 surv_mechanic active",
        "survivor 1 s2 surv_copilot active",
        "res 1 food 2",
        "res 1 ammo 0",
    ];
    setup.extend(more);
    let mut table = table("", 2, &setup);
    table.arrange("res 1 fuel 9");
    asked(table, Frame::Overload(MakeRoom { player: P1, why }))
}

/// Rules: LA-10.15
#[test]
fn la_10_15_nobody_is_dismissed_for_goods() {
    let table = crowded(Excess::Gained, &[]);
    let sentence =
        "Survivors can be dismissed only to make room for another Survivor. Throw something away.";
    refused(&table, ONE, "dismiss s1", "LA-10.15", sentence);
    refused(&table, ONE, "throw ammo", "LA-10.15", "You have no Ammo. Choose something else.");
    let must = "You cannot pass here: a choice must be made.";
    refused(&table, ONE, "pass", "LA-10.17", must);
}

/// Rules: LA-10.17, LA-11.10
#[test]
fn la_10_17_dismissing_is_no_use_where_everybody_has_a_crew_box() {
    let table = crowded(Excess::Lost, &["none 1 s2"]);
    let sentence = "All your people find crew boxes. Dismissing somebody makes no room.";
    refused(&table, ONE, "dismiss s1", "LA-10.17", sentence);
    let nobody = "You have no Survivor number 2.";
    refused(&table, ONE, "dismiss s2", "LA-10.17", nobody);
}

/// Rules: LA-H4
#[test]
fn la_h4_what_has_boxes_of_its_own_makes_no_room() {
    let table = crowded(Excess::Gained, &["car 1 B2 trailer_tanker"]);
    let mut few = table;
    few.arrange("res 1 food 9").arrange("res 1 fuel 1");
    let sentence = "Your Fuel stands in boxes of its own. Throwing it away makes no room.";
    refused(&few, ONE, "throw fuel", "LA-H4", sentence);
}

/// Rules: LA-11.4, LA-R7
#[test]
fn la_r7_neither_the_newest_nor_a_participant_is_dismissed() {
    let mut table = crowded(Excess::Joined(CrewPlace(0)), &[]);
    let newest = "The Mechanic has just joined. Somebody or something else must make room.";
    refused(&table, ONE, "dismiss s1", "LA-11.4", newest);
    table.state_mut().explore.active = true;
    table.state_mut().explore.parts = Set8::from_bits(0b10);
    let exploring = "The Co-pilot is exploring and cannot be dismissed.";
    refused(&table, ONE, "dismiss s2", "LA-R7", exploring);
}
