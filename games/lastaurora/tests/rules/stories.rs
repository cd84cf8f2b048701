//! Module 4 (LA-X4).

use lastaurora::state::StoryPlace;
use lastaurora::vocab::Zone;

use crate::common::*;

fn place(table: &Table, number: usize) -> StoryPlace {
    table.state().stories.place(numbered(number as u16))
}

/// Rules: LA-X4.2, LA-X4.3, LA-X4.6
#[test]
fn la_x4_2_three_decks_and_a_public_back() {
    let table = table("stories", 2, &["story 263"]);
    let sizes: Vec<usize> =
        table.state().stories.decks.values().iter().map(|deck| deck.len()).collect();
    assert_eq!((sizes, table.state().stories.period), (vec![14, 13, 13], Period(0)));
    let top = table.piece(kernel::Viewer::Spectator, "story-top").unwrap();
    assert_eq!(top.label.unwrap().id, "la-hidden-story");
}

/// Rules: LA-X4.12, LA-X4.15, LA-X4.28
#[test]
fn la_x4_12_a_gathering_player_faces_the_story_first() {
    let setup = calm(&["order 2 1", "story 256"]);
    let mut table = table("stories", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 2").play(ONE, "card");
    assert_eq!(own(&table, P1).res[Res::Fuel], 1, "before the Location");
    table.play(ONE, "option 2");
    assert_eq!((own(&table, P1).fame, own(&table, P1).res[Res::Food]), (2, 0));
    assert_eq!(own(&table, P1).res[Res::Fuel], 3, "then the action goes on");
    assert_eq!(place(&table, 256), StoryPlace::Discard);
}

/// Rules: LA-X4.8
#[test]
fn la_x4_8_one_story_a_turn() {
    let setup = calm(&["order 2 1", "story 257", "story 256"]);
    let mut table = table("stories", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 2").play(ONE, "card").play(ONE, "option 3");
    assert!(table.state().stories.told);
    assert_eq!(place(&table, 257), StoryPlace::Deck, "the new top card waits");
}

/// Rules: LA-X4.31
#[test]
fn la_x4_31_a_child_takes_a_box_and_scores() {
    let setup = calm(&["order 2 1", "story 256"]);
    let mut table = table("stories", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 2").play(ONE, "card").play(ONE, "option 1");
    assert_eq!((own(&table, P1).children.bits(), place(&table, 256)), (1, StoryPlace::Board(P1)));
    assert_eq!(look(&table).people(P1), 3);
    let mut fame = 0;
    lastaurora::score::lines(look(&table), P1, |line| {
        fame += if line.id == "la-score-story" { line.fame } else { 0 };
    });
    assert_eq!(fame, 1);
}

/// Rules: LA-X4.17
#[test]
fn la_x4_17_a_test_is_read_by_its_first_letter() {
    let setup = calm(&["order 2 1", "story 257"]);
    let frozen = |outcome: &str, pay: &str| {
        let mut table = table("stories", 2, &setup);
        table.arrange(outcome);
        table.play(ONE, "explore s1").play(ONE, "slot 2").play(ONE, "card").play(ONE, "option 1");
        table.play(ONE, pay);
        table
    };
    let paid = frozen("outcome 12", "yes");
    assert_eq!(
        (look(&paid).hand_size(P1), own(&paid, P1).crew[CrewPlace(0)].contamination),
        (3, 0),
        "C, paid for"
    );
    let unpaid = frozen("outcome 12", "pass");
    assert_eq!(
        (look(&unpaid).hand_size(P1), own(&unpaid, P1).crew[CrewPlace(0)].contamination),
        (0, 1)
    );
}

/// Rules: LA-X4.7, LA-X4.44, LA-R105
#[test]
fn la_x4_44_a_story_under_a_zone_card_waits_for_who_explores_it() {
    let setup = calm(&["order 2 1", "story 257"]);
    let mut table = table("stories", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 2").play(ONE, "card").play(ONE, "option 2");
    table.expect_refusal(ONE, "slot 2", "LA-X4.24").play(ONE, "slot 1");
    let under = card(&table, "loc_hunters_cabin");
    assert_eq!(place(&table, 257), StoryPlace::Zone(under, P1));
    table.play(ONE, "pass");
    table.play(TWO, "explore s1").play(TWO, "slot 1");
    assert_eq!(look(&table).hand_size(P2), 1, "the flag shows the lid");
    assert_eq!(place(&table, 257), StoryPlace::Discard);
}

/// Rules: LA-X4.26, LA-R100
#[test]
fn la_x4_26_twin_engines_belong_to_the_new_truck() {
    let setup = calm(&["order 2 1", "story 276", "slot 1 truck_logging"]);
    let mut table = table("stories", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "option 1");
    assert_eq!(own(&table, P1).convoy[Cell(4)].card(), car(&table, "truck_logging"));
    assert_eq!(place(&table, 276), StoryPlace::Under(P1));
    let speed = look(&table).special(P1, |sort| match sort {
        lastaurora::boxes::Sort::Speed(n) => n,
        _ => 0,
    });
    assert_eq!(speed, 1);
}

/// Rules: LA-X4.27
#[test]
fn la_x4_27_a_story_is_lost_with_its_card() {
    let setup =
        calm(&["order 2 1", "story 276", "slot 1 truck_logging", "slot 2 truck_tracked_hauler"]);
    let mut table = table("stories", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "option 1");
    table.play(ONE, "pass").play(TWO, "pass");
    table.play(ONE, "explore s2").play(ONE, "slot 1").play(ONE, "card");
    assert_eq!(own(&table, P1).convoy[Cell(4)].card(), car(&table, "truck_tracked_hauler"));
    assert_eq!(place(&table, 276), StoryPlace::Discard);
}

/// Rules: LA-X4.30, LA-R63, LA-R67
#[test]
fn la_x4_30_a_cancelled_action_leaves_the_card() {
    let setup = calm(&["order 2 1", "story 255", "slot 1 truck_logging", "outcome 3"]);
    let mut table = table("stories", 2, &setup);
    table.play(ONE, "explore s1 s2").play(ONE, "slot 1").play(ONE, "card").play(ONE, "option 1");
    table.play(ONE, "pass");
    assert_eq!(zone(&table)[0], card(&table, "truck_logging").into());
    assert!(own(&table, P1).crew.values()[..2].iter().all(|member| member.zone == Zone::Rest));
    assert_eq!(table.awaited(), [TWO]);
}

/// Rules: LA-H23, LA-X4.15, LA-X4.24
#[test]
fn la_h23_what_is_printed_is_not_balanced_away() {
    let setup = calm(&["order 2 1", "story 255", "slot 1 truck_logging", "outcome 2"]);
    let mut table = table("stories", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "option 1");
    if table.moves(ONE).contains(&"yes".into()) {
        table.play(ONE, "pass");
    }
    assert_eq!(own(&table, P1).fame, 1, "the Fugitive's device: the gain that is printed");
    assert_eq!(place(&table, 255), StoryPlace::Under(P1), "and the card under a Trailer");
    assert_eq!(
        table.state().zone[Slot(0)],
        card(&table, "truck_logging").into(),
        "no action was carried out"
    );
}

/// Rules: LA-X4.19, LA-X4.20
#[test]
fn la_x4_20_a_mission_is_completed_as_soon_as_its_task_is() {
    let setup = ["order 1 2", "story 259", "enemy en_alpha_rig 1", "outcome 10", "phase movement"];
    let mut table = table("stories", 2, &setup);
    table.play(ONE, "drive 1").play(ONE, "option 1");
    assert_eq!(place(&table, 259), StoryPlace::Mission(P1, OptionId(0), 1));
    while !matches!(table.state().frames.last(), Some(lastaurora::frame::Frame::FireTurn(_))) {
        let seat = table.awaited()[0];
        let moves = table.moves(seat);
        let mv = if moves.contains(&"pass".into()) { "pass".into() } else { moves[0].clone() };
        table.play(seat, &mv);
    }
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    assert_eq!(place(&table, 259), StoryPlace::Discard);
    assert_eq!(
        (own(&table, P1).res[Res::Ammo], own(&table, P1).fame),
        (1, 3),
        "1 Ammo, 2 Fame, 1 for the hit"
    );
}

/// Rules: LA-X4.21, LA-R107
#[test]
fn la_x4_21_a_missed_deadline_is_a_failure() {
    let mut table = table(
        "stories",
        2,
        &["order 1 2", "story 278", "fame 1 2", "slot 3 en_rippers", "phase fire"],
    );
    table.play(ONE, "option 1");
    while table.state().step <= lastaurora::state::Step::FireMissions {
        let seat = table.awaited()[0];
        let moves = table.moves(seat);
        let mv = if moves.contains(&"pass".into()) { "pass".into() } else { moves[0].clone() };
        table.play(seat, &mv);
    }
    assert_eq!((own(&table, P1).fame, place(&table, 278)), (1, StoryPlace::Discard));
}

/// Rules: LA-X4.10, LA-X4.11, LA-X4.13
#[test]
fn la_x4_10_outside_of_turns_the_first_player_faces_it() {
    let mut table = table("stories", 2, &["order 2 1", "story 264", "phase fire"]);
    assert_eq!(table.awaited(), [TWO]);
    table.play(TWO, "option 2");
    assert_eq!(place(&table, 264), StoryPlace::Discard);
    assert!(table.state().stories.fire_start);
}

/// Rules: LA-X4.36, LA-X4.37, LA-R70
#[test]
fn la_x4_36_the_story_deck_follows_the_exploration_deck() {
    let setup = calm(&["order 2 1"]);
    let mut table = table("stories", 2, &setup);
    let content = table.game().content();
    let period = |card: CardId| content.cards[card].period;
    while table.state().deck.last().is_some_and(|top| period(*top).is(Period(0))) {
        table.state_mut().deck.pop();
    }
    let store = card(&table, "loc_abandoned_store");
    table.state_mut().deck.push(store);
    table.play(ONE, "explore s1").play(ONE, "slot 2").play(ONE, "card");
    let finish = |table: &mut Table| {
        while table.state().explore.active {
            let moves = table.moves(ONE);
            let mv = if moves.contains(&"pass".into()) { "pass".into() } else { moves[0].clone() };
            table.play(ONE, &mv);
        }
    };
    finish(&mut table);
    assert_eq!(table.state().stories.period, Period(1));
    assert!(table.state().stories.decks[Period(0)].is_empty());
}

/// Rules: LA-X4.32
#[test]
fn la_x4_32_a_failed_hostage_lets_the_enemy_escape() {
    let setup =
        ["order 1 2", "story 265", "enemy en_outriders 1", "outcome 3", "outcome 10", "phase fire"];
    let mut table = table("stories", 2, &setup);
    table.state_mut().enemies[0].damage = 2;
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo").play(ONE, "option 1");
    assert!(table.state().enemies.is_empty());
    assert_eq!(table.state().loot[Pair(0)].len(), 2, "the Loot stays");
    assert_eq!(own(&table, P1).targets, 2);
}

/// Rules: LA-X4.45
#[test]
fn la_x4_45_of_several_stories_the_player_chooses() {
    let setup = calm(&["order 2 1", "story 280"]);
    let mut table = table("stories", 2, &setup);
    let under = card(&table, "loc_hunters_cabin");
    table.state_mut().stories.put(numbered(257), StoryPlace::Zone(under, P2));
    for deck in table.state_mut().stories.decks.values_mut() {
        deck.take(StoryId(2));
    }
    table.play(ONE, "explore s1 s2").play(ONE, "slot 1");
    assert_eq!(table.moves(ONE), ["story 280", "story 257"]);
}

/// Rules: LA-X4.50, LA-X4.51
#[test]
fn la_x4_51_a_new_region_is_entered_once() {
    let setup = ["order 1 2", "at 1 a11", "story 274", "phase movement"];
    let mut table = table("stories", 2, &setup);
    table.state_mut().waypoints = By::default();
    table.play(ONE, "drive 1").play(ONE, "go a13");
    assert_eq!(at(&table, P1), 12, "before the border");
    table.play(ONE, "option 2");
    assert_eq!((at(&table, P1), own(&table, P1).res[Res::Ammo]), (12, 2));
    assert!(!table.state().entered.contains(Region::Second), "the region is still new");
}

/// Rules: LA-19.20, LA-19.15, LA-R103
#[test]
fn la_19_20_sealed_orders_show_and_order_the_deck() {
    let mut table = table("stories", 2, &["order 1 2", "story 291", "phase exploration"]);
    let before = table.state().deck;
    table.play(ONE, "option 1");
    let moves = table.moves(ONE);
    assert_eq!(moves.len(), 3, "{moves:?}");
    let top = table.game().content().cards[*before.last().unwrap()].number;
    table.play(ONE, &format!("under {top}"));
    assert_eq!(table.state().deck[before.len() - 3], *before.last().unwrap());
    let scene = table.scene(kernel::Viewer::Seat(ONE));
    assert!(scene.zones.iter().any(|zone| zone.id == "peeked"));
    let other = table.scene(kernel::Viewer::Seat(TWO));
    assert!(other.zones.iter().all(|zone| zone.id != "peeked"));
}

/// Rules: LA-19.21, LA-19.7
#[test]
fn la_19_21_the_toll_is_paid_or_rammed() {
    let setup = ["order 1 2", "at 2 a02", "story 281", "phase movement"];
    let mut table = table("stories", 2, &setup);
    table.play(ONE, "drive 1").play(ONE, "go a02").play(ONE, "pass").play(ONE, "option 1");
    table.play(TWO, "yes").play(TWO, "pay ammo");
    assert_eq!(
        (own(&table, P1).res[Res::Ammo], own(&table, P2).res[Res::Ammo]),
        (3, 0),
        "1 from the pass, 1 as toll"
    );
}

/// Rules: LA-X4.47
#[test]
fn la_x4_47_an_option_that_cannot_be_paid_or_asks_too_much_is_closed() {
    let full = ["res 1 food 0", "car 1 B2 none", "damage 1 B1 cargo", "damage 1 B1 cargo"];
    let crowded = ["none 1 s2", "res 1 fuel 0"];
    let setup = calm(&[&["order 2 1", "story 256"][..], &full[..], &crowded[..]].concat());
    let mut table = table("stories", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 2").play(ONE, "card");
    // No box for a child (the Leader has the only one), no Food to give: one option is always open.
    table.expect_refusal(ONE, "option 1", "LA-X4.47").expect_refusal(ONE, "option 2", "LA-X4.47");
    table.expect_allowed(ONE, "option 3");
}

/// Rules: LA-X4.22, LA-X4.23
#[test]
fn la_x4_23_missions_are_any_number_and_no_survivors() {
    let mut table = table("stories", 2, &["order 1 2"]);
    for number in [259, 260, 269, 283] {
        put_story(&mut table, number, StoryPlace::Mission(P1, OptionId(0), 1));
    }
    assert_eq!(look(&table).survivors(P1), 2, "not Survivors");
    assert_eq!(look(&table).people(P1), 2, "and no tokens");
    let scene = table.scene(kernel::Viewer::Spectator);
    let shown = scene.pieces.iter().filter(|piece| piece.zone == "archive-1").count();
    assert_eq!(shown, 4, "public, all of them");
    assert!(scene.pieces.iter().filter(|piece| piece.zone == "active-1").count() == 2);
    table.arrange("phase rest");
    play_until(&mut table, |table| table.state().step >= lastaurora::state::Step::Move);
    for number in [259, 260, 269, 283] {
        assert_eq!(
            story(&table, number),
            StoryPlace::Mission(P1, OptionId(0), 1),
            "{number} stays"
        );
    }
}
