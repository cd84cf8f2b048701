//! Enemies and players chosen by effects (LA-19.17, LA-19.21, LA-X1.18, LA-X1.28, LA-X5.21).

use lastaurora::decisions::{
    AnswerDemand, DemandWhom, FoodVote, GiveGoods, GiveWhom, HitEnemy, Humiliate, SwapTarget,
    SwapWhose, YieldGoods,
};
use lastaurora::frame::Frame;

use super::asked;
use crate::common::*;

const MYSELF: &str = "You cannot choose yourself.";
const NOBODY: &str = "There is no player 4 at this table.";
const NO_AMMO: &str = "You have no Ammo. Choose something else.";
const MUST: &str = "You cannot pass here: a choice must be made.";
const OTHER: &str = "That does not answer the question asked now. Choose one of the moves offered.";

/// Rules: LA-19.17, LA-X1.18
#[test]
fn la_19_17_only_enemies_of_the_region_are_chosen() {
    let setup = ["enemy en_firebrands 1", "enemy en_iron_fang 1", "enemy en_rippers 3"];
    let hit = Frame::HitEnemy(HitEnemy { player: P1, n: 2, normal: false });
    let smoke = Frame::SwapTarget(SwapTarget { player: P1 });
    for (frame, rule) in [(hit, "LA-19.17"), (smoke, "LA-X1.18")] {
        let table = asked(table("", 2, &setup), frame);
        refused(&table, ONE, "enemy 3", rule, "The Rippers are not in your region.");
        refused(&table, ONE, "enemy 4", rule, "There is no Enemy number 4 in play.");
        refused(&table, ONE, "pass", rule, MUST);
    }
}

/// Rules: LA-X1.18
#[test]
fn la_x1_18_only_an_opposing_counter_on_the_enemy_is_removed() {
    let setup = ["enemy en_firebrands 1", "target en_firebrands 1 2 3 0"];
    let table = table("", 4, &setup);
    let enemy = table.state().enemies[0].enemy;
    let table = asked(table, Frame::SwapWhose(SwapWhose { player: P1, enemy }));
    let mine = "That Target counter is your own. Choose one of an opponent.";
    refused(&table, ONE, "counter A", "LA-X1.18", mine);
    let none = "No Target counter lies on that space. Choose another.";
    refused(&table, ONE, "counter D", "LA-X1.18", none);
    refused(&table, ONE, "player 2", "LA-X1.18", OTHER);
    refused(&table, ONE, "pass", "LA-X1.18", MUST);
}

/// Rules: LA-X5.21
#[test]
fn la_x5_21_only_whoever_was_damaged_is_humiliated() {
    let mut table = table("pvp", 4, &[]);
    table.state_mut().players[0].hurt = Set8::from_bits(0b0110);
    let table = asked(table, Frame::Humiliate(Humiliate { player: P1 }));
    let sentence = "You have not damaged Seat 4 in this phase.";
    refused(&table, ONE, "player 4", "LA-X5.21", sentence);
    refused(&table, ONE, "player 1", "LA-X5.21", MYSELF);
}

/// Rules: LA-19.21
#[test]
fn la_19_21_only_players_in_the_space_give_and_are_given() {
    let setup = ["at 1 a05", "at 2 a05", "at 3 a05", "at 4 a07"];
    let give = Frame::GiveWhom(GiveWhom { player: P1, left: 1 });
    let demand = Frame::DemandWhom(DemandWhom { player: P1, n: 1 });
    for frame in [give, demand] {
        let table = asked(table("", 4, &setup), frame);
        refused(&table, ONE, "player 4", "LA-19.21", "Seat 4 is not in your space.");
        refused(&table, ONE, "player 1", "LA-19.21", MYSELF);
        refused(&table, ONE, "pass", "LA-19.21", MUST);
        let three = asked(crate::common::table("", 3, &setup[..3]), frame);
        refused(&three, ONE, "player 4", "LA-19.21", NOBODY);
    }
}

/// Rules: LA-19.21
#[test]
fn la_19_21_only_what_is_there_is_given() {
    let own = ["res 1 food 1", "res 1 ammo 0", "res 1 fuel 1"];
    let give = Frame::Give(GiveGoods { player: P1, to: P2, left: 1 });
    let yields = Frame::Yield(YieldGoods { player: P1, by: P2, left: 1 });
    for frame in [give, yields] {
        let table = asked(table("", 2, &own), frame);
        refused(&table, ONE, "pay ammo", "LA-19.21", NO_AMMO);
        refused(&table, ONE, "pass", "LA-19.21", MUST);
    }
    let demanded = Frame::Demanded(AnswerDemand { player: P1, by: P2, n: 1 });
    refused(&asked(table("", 2, &own), demanded), ONE, "pay food", "LA-19.21", OTHER);
}

/// Rules: LA-X1.28
#[test]
fn la_x1_28_the_broadcast_asks_for_food() {
    let vote = Frame::Vote(FoodVote {
        players: [P1, P2].into_iter().collect(),
        fame: 1,
        threshold: 2,
        red: true,
    });
    let table = asked(table("exploration", 2, &["order 1 2", "res 1 food 2"]), vote);
    let sentence = "Only Food counts here. Give Food or pass.";
    refused(&table, ONE, "pay fuel", "LA-X1.28", sentence);
    refused(&table, ONE, "yes", "LA-X1.28", OTHER);
}
