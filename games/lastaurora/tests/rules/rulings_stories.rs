//! Rulings on Stories and on how the Automa deals with them (LA-R63 to LA-R73, LA-R83, LA-R90 to LA-R93, LA-R100 to
//! LA-R108).

use lastaurora::state::{Step, StoryPlace};
use lastaurora::vocab::Zone;

use crate::common::*;

/// Rules: LA-R63, LA-X4.30
#[test]
fn la_r63_what_was_spent_on_a_cancelled_action_stays_spent() {
    let setup = calm(&["order 2 1", "story 255", "slot 1 truck_logging", "outcome 3"]);
    let mut table = table("stories", 2, &setup);
    table.arrange("res 1 fuel 0");
    table.play(ONE, "explore s1").play(ONE, "boost").play(ONE, "slot 1").play(ONE, "card");
    table.play(ONE, "option 1");
    assert_eq!(
        (own(&table, P1).res[Res::Food], own(&table, P1).crew[CrewPlace(0)].zone),
        (0, Zone::Rest)
    );
    assert_eq!(zone(&table)[0], card(&table, "truck_logging").into());
    assert_eq!(table.awaited(), [TWO], "the turn is used up, the Bonus Action too");
}

/// Rules: LA-R64, LA-R65, LA-X4.9
#[test]
fn la_r64_the_new_top_card_waits_for_the_next_turn() {
    let setup = calm(&["order 2 1", "story 257", "story 256"]);
    let mut table = table("stories", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 2").play(ONE, "card").play(ONE, "option 3");
    table.play(ONE, "pass");
    assert_eq!(story(&table, 257), StoryPlace::Deck, "not in the same turn");
    table.play(TWO, "explore s1").play(TWO, "slot 1").play(TWO, "card");
    assert_eq!(story(&table, 257), StoryPlace::Faced, "the next player's turn");
}

/// Rules: LA-R66, LA-X4.18
#[test]
fn la_r66_a_condition_adds_its_letter_without_asking() {
    let cache = |who: &str| {
        let setup = calm(&["order 2 1", "story 257", "res 1 fuel 0", "outcome 3"]);
        let mut table = table("stories", 2, &setup);
        table.play(ONE, who).play(ONE, "slot 2").play(ONE, "card").play(ONE, "option 1");
        look(&table).hand_size(P1)
    };
    assert_eq!(cache("explore s1 s2"), 3, "D counts with two participants");
    assert_eq!(cache("explore s1"), 0);
}

/// Rules: LA-R67, LA-R91, LA-X4.29
#[test]
fn la_r67_reading_another_result_comes_on_top_and_ends_the_story() {
    let fugitive = |outcome: &str| {
        let setup = calm(&["order 2 1", "story 255", "slot 1 truck_logging", outcome]);
        let mut table = table("stories", 2, &setup);
        table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "option 2");
        table.play(ONE, "damage B1 weapon1");
        table
    };
    let lost = fugitive("outcome 3");
    assert_eq!(look(&lost).damage_count(P1), 1, "suffer 1 is 1 Damage");
    assert_eq!(zone(&lost)[0], card(&lost, "truck_logging").into(), "and the failure of option A");
    assert_eq!(own(&lost, P1).crew[CrewPlace(0)].zone, Zone::Rest);
    let won = fugitive("outcome 2");
    assert_eq!(own(&won, P1).convoy[Cell(4)].card(), car(&won, "truck_logging"));
    assert_eq!(story(&won, 255), StoryPlace::Discard);
}

/// Rules: LA-R68, LA-R101, LA-X4.25, LA-16.13
#[test]
fn la_r68_the_hostage_scores_with_the_archived_child() {
    let mut table = table("stories", 2, &[]);
    put_story(&mut table, 265, StoryPlace::Board(P1));
    put_story(&mut table, 256, StoryPlace::Discard);
    assert_eq!(scored(&table, P1, "la-score-story"), 1, "the child was lost");
    put_story(&mut table, 256, StoryPlace::Board(P1));
    assert_eq!(scored(&table, P1, "la-score-story"), 2, "archived, though the child has left");
    table.state_mut().players[0].children = Set8::of(Child(0));
    assert_eq!(scored(&table, P1, "la-score-story"), 3, "and its child aboard");
    put_story(&mut table, 285, StoryPlace::Board(P1));
    assert_eq!(scored(&table, P1, "la-score-story"), 4, "the child of 285 is another one");
    table.state_mut().players[0].children = Child::ALL.into_iter().collect();
    assert_eq!(scored(&table, P1, "la-score-story"), 6);
    put_story(&mut table, 256, StoryPlace::Board(P2));
    assert_eq!(scored(&table, P1, "la-score-story"), 3, "265 and the child of 285");
}

/// An Outrider with one box left, defeated by the next hit.
fn hostage(outcome: &str) -> Table {
    let setup = ["order 1 2", "story 265", "enemy en_outriders 1", "outcome 6"];
    let mut table = table("stories", 2, &setup);
    table
        .arrange("hurt en_outriders 2")
        .arrange(outcome)
        .arrange("outcome 10")
        .arrange("phase fire");
    table.play(ONE, "attack enemy 1 B1 weapon1 ammo");
    table
}

/// Rules: LA-R69, LA-R93, LA-R101, LA-X4.16
#[test]
fn la_r69_success_and_the_bargain_leave_the_loot() {
    let mut won = hostage("outcome 2");
    won.state_mut().players[0].children = Set8::of(Child(1));
    won.play(ONE, "option 1");
    assert_eq!(won.moves(ONE), ["yes", "pass"], "Loot");
    assert_eq!(story(&won, 265), StoryPlace::Board(P1), "also without the child");
    assert_eq!(own(&won, P1).children.bits(), 2, "only the child of 256 leaves");
    let mut bargain = hostage("outcome 2");
    bargain.play(ONE, "option 2").play(ONE, "damage B1 cargo");
    assert_eq!(bargain.moves(ONE), ["yes", "pass"]);
    assert_eq!((look(&bargain).hand_size(P1), look(&bargain).damage_count(P1)), (1, 1));
}

/// Rules: LA-R71, LA-X4.42
#[test]
fn la_r71_with_the_automa_first_the_human_faces_situations() {
    let mut table = table("stories", 1, &["order 2 1", "story 258", "phase rest"]);
    assert_eq!((table.awaited(), table.state().order[0]), (vec![ONE], P2));
    table.play(ONE, "option 2");
    assert_eq!(story(&table, 258), StoryPlace::Discard);
}

/// A solo table: these Action cards lie in the row, none in the hand.
fn row(cards: &[u8], changes: &[&str]) -> Table {
    let mut table = table("stories", 1, changes);
    let automa = &mut table.state_mut().automa;
    automa.hand.clear();
    automa.row = cards.iter().copied().map(ActionId).collect();
    automa.deck = (0..6).filter(|card| !cards.contains(card)).map(ActionId).collect();
    table.state_mut().waypoints = By::default();
    table
}

/// Rules: LA-R72, LA-X4.38
#[test]
fn la_r72_a_prevented_card_has_neither_text() {
    let sabotage = |prevent: bool| {
        let mut table = row(&[5], &["order 2 1", "story 263"]);
        put_story(&mut table, 257, StoryPlace::Automa);
        table.state_mut().players[1].res[Res::Ammo] = 0;
        table.arrange("phase movement");
        table.play(ONE, if prevent { "prevent 6" } else { "pass" });
        let objects = look(&table).hand_size(P2);
        let slow = own(&table, P1).speed + own(&table, P1).next_speed;
        play_until(&mut table, |table| table.state().round == 2);
        let fame = own(&table, P2).fame;
        (slow, look(&table).hand_size(P2) - objects + fame as u8 - 2)
    };
    assert_eq!(sabotage(false), (-1, 1));
    assert_eq!(sabotage(true), (0, 0));
}

/// Rules: LA-R73, LA-X4.33
#[test]
fn la_r73_the_automa_activates_by_doing_the_thing_named() {
    let taken = |number: u16, slot: &str| {
        let top = format!("story {number}");
        let mut table = table("stories", 1, &calm(&[&top, slot]));
        table.arrange("automa 1").arrange("order 1 2");
        story(&table, usize::from(number)) == StoryPlace::Automa
    };
    assert!(taken(257, "slot 3 loc_scrapyard"), "gather");
    assert!(taken(276, "slot 3 truck_logging"), "improve_truck");
    assert!(taken(268, "slot 3 trailer_box"), "improve_trailer");
    assert!(taken(289, "slot 3 dev_roof_rack"), "improve_device");
    assert!(taken(267, "slot 3 surv_scout"), "recruit");
    assert!(taken(260, "slot 3 enc_deserters"), "encounter");
    assert!(!taken(260, "slot 3 loc_scrapyard"), "another thing");
    assert!(!taken(275, "slot 3 loc_scrapyard"), "never a Bonus Action");
    assert!(!taken(280, "slot 3 loc_scrapyard"), "never two Survivors");
}

/// Rules: LA-R73, LA-17.13
#[test]
fn la_r73_the_automa_activates_in_rest_and_movement_one_story_a_turn() {
    let mut rest = row(&[], &["order 2 1", "story 261"]);
    rest.state_mut().players[1].res[Res::Food] = 1;
    rest.arrange("phase rest");
    assert_eq!(story(&rest, 261), StoryPlace::Automa, "feed");
    let mut unfed = row(&[], &["order 2 1", "story 270"]);
    unfed.state_mut().players[1].res[Res::Food] = 0;
    unfed.arrange("phase rest");
    assert_eq!(story(&unfed, 270), StoryPlace::Deck, "never unfed");
    let mut moving = row(&[], &["order 2 1", "story 262", "story 259"]);
    moving.state_mut().waypoints[Waypoint(0)] = WaypointKind(4).into();
    moving.state_mut().players[1].res[Res::Fuel] = 1;
    moving.arrange("phase movement");
    assert_eq!(at(&moving, P2), 3, "on a Waypoint counter");
    assert_eq!(story(&moving, 259), StoryPlace::Automa, "before_move");
    assert_eq!(story(&moving, 262), StoryPlace::Deck, "one Story a turn");
}

/// Rules: LA-R83, LA-X4.27
#[test]
fn la_r83_an_archived_story_goes_with_its_convoy_card() {
    let mut table = table("stories", 2, &calm(&["order 2 1", "slot 1 trailer_box"]));
    let place = table.game().content().extensions.find(|story| story.0 == 13).expect("boxes");
    table.state_mut().players[0].convoy[Cell(5)].stories = Set8::of(place);
    put_story(&mut table, 268, StoryPlace::Under(P1));
    assert_eq!(look(&table).room(P1).cargo, 2 + 3 + 2, "LA-X4.26: its boxes belong to the card");
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "place 2");
    assert_eq!(story(&table, 268), StoryPlace::Discard);
    assert_eq!(look(&table).room(P1).cargo, 2 + 4);
}

/// Rules: LA-R90, LA-X4.38, LA-X4.40
#[test]
fn la_r90_stories_are_spent_in_own_turns_and_at_the_start_of_the_automas() {
    let mut table = row(&[0, 4], &["order 2 1", "story 263"]);
    put_story(&mut table, 257, StoryPlace::Automa);
    put_story(&mut table, 258, StoryPlace::Automa);
    table.arrange("phase movement");
    assert_eq!(table.moves(ONE), ["prevent 1", "prevent 5", "pass"], "before the Automa moves");
    table.play(ONE, "pass");
    table.expect_allowed(ONE, "prevent 1").play(ONE, "prevent 5").play(ONE, "prevent 1");
    assert_eq!(table.state().automa.prevented.bits(), 0b1_0001, "one Story for each card");
    assert_eq!([story(&table, 257), story(&table, 258)], [StoryPlace::Discard; 2]);
}

/// Rules: LA-H18, LA-17.13
#[test]
fn la_h18_the_automa_rests_without_a_question() {
    use lastaurora::frame::Frame;
    let mut table = row(&[0, 4], &["order 1 2", "story 263"]);
    put_story(&mut table, 257, StoryPlace::Automa);
    table.arrange("phase rest");
    let asked = table.state().frames.last();
    assert!(matches!(asked, Some(Frame::RestTurn(_))), "the Automa has rested: {asked:?}");
    assert!(!table.state().automa.hand.is_empty(), "and drawn its card");
    assert_eq!(table.moves(ONE), ["prevent 1", "prevent 5", "pass"], "in the own turn");
}

/// Rules: LA-R100, LA-X4.24
#[test]
fn la_r100_the_compartment_may_go_under_the_new_or_another_trailer() {
    let setup = calm(&["order 2 1", "story 268", "slot 1 trailer_box", "outcome 2"]);
    let mut table = table("stories", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "option 1");
    assert_eq!(table.moves(ONE), ["archive new", "archive B2"]);
    table.play(ONE, "archive new").play(ONE, "place 3");
    assert_eq!(own(&table, P1).convoy[Cell(6)].stories.len(), 1);
    assert_eq!(look(&table).boxes(P1, lastaurora::moves::Cell(6)).count(), 4 + 2);
}

/// Rules: LA-R102, LA-X4.46
#[test]
fn la_r102_after_the_minefield_the_stop_effects_follow() {
    let setup = ["order 1 2", "at 1 a11", "story 274", "phase movement"];
    let mut table = table("stories", 2, &setup);
    table.state_mut().waypoints = By::default();
    table.state_mut().waypoints[Waypoint(3)] = WaypointKind(4).into();
    table.play(ONE, "drive 1").play(ONE, "go a13").play(ONE, "option 2");
    assert_eq!((at(&table, P1), own(&table, P1).fame), (12, 3), "2 Fame, and the counter of a12");
    assert_eq!(own(&table, P1).res[Res::Fuel], 0, "Fuel is not returned");
    assert_eq!(table.awaited(), [TWO]);
}

/// The Rest Phase with a Co-pilot to be fed, and a Story that comes when somebody is.
#[track_caller]
fn fed_in_a_story() -> Table {
    let setup = [
        "order 2 1",
        "story 261",
        "res 1 ammo 0",
        "survivor 1 s2 surv_copilot exhausted",
        "phase rest",
    ];
    table("stories", 2, &setup)
}

/// Rules: LA-R104, LA-X4.16
#[test]
fn la_r104_food_that_the_story_took_feeds_nobody() {
    let mut table = fed_in_a_story();
    table.play(ONE, "feed s2 food").play(ONE, "option 1");
    assert_eq!((own(&table, P1).res[Res::Food], look(&table).survivors(P1)), (0, 3));
    assert_eq!(own(&table, P1).crew[CrewPlace(1)].zone, Zone::Rest, "unfed, shifted once");
    assert_eq!(own(&table, P1).crew[CrewPlace(2)].zone, Zone::Active, "the stowaway rested");
}

/// Rules: LA-X4.16, LA-X4.46
#[test]
fn la_x4_16_the_feeding_is_completed_after_its_story() {
    let mut table = fed_in_a_story();
    table.play(ONE, "feed s2 food");
    assert_eq!(
        (own(&table, P1).res[Res::Food], own(&table, P1).crew[CrewPlace(1)].zone),
        (1, Zone::Exhausted)
    );
    table.play(ONE, "option 2");
    assert_eq!(own(&table, P1).res[Res::Food], 2, "two from the Story, one eaten");
    assert_eq!(own(&table, P1).crew[CrewPlace(1)].zone, Zone::Active, "fed and shifted");
}

/// Rules: LA-X4.16, LA-X3.17, LA-10.21
#[test]
fn la_x4_16_whatever_feeds_is_paid_after_the_story() {
    let fed = |meal: &str, more: &[&str]| {
        let setup = ["order 2 1", "story 294", "object 1 jerrycan"];
        let android =
            ["survivor 1 s1 crew_support_drone exhausted", "car 1 B2 trailer_field_kitchen"];
        let mut table = table("stories,crews", 2, &[&setup[..], &android[..], more].concat());
        table.arrange("phase rest").play(ONE, &format!("feed s1 {meal}"));
        assert_eq!(
            own(&table, P1).crew[CrewPlace(0)].zone,
            Zone::Exhausted,
            "the Story comes first"
        );
        table.play(ONE, "option 2");
        play_until(&mut table, |table| own(table, P1).crew[CrewPlace(0)].zone != Zone::Exhausted);
        table
    };
    assert_eq!(own(&fed("fuel", &[]), P1).res, stock(1, 1, 0));
    assert_eq!(held(&fed("jerrycan", &[]), P1, "jerrycan"), 0);
    assert_eq!(own(&fed("free", &[]), P1).free_fed, 1);
}

/// Rules: LA-R105, LA-X4.24
#[test]
fn la_r105_without_another_card_the_flag_is_lost_and_the_fame_kept() {
    let setup = calm(&[
        "order 2 1",
        "story 257",
        "slot 1 none",
        "slot 3 none",
        "slot 4 en_outriders",
        "slot 5 none",
    ]);
    let mut table = table("stories", 2, &setup);
    table.play(ONE, "explore s1").play(ONE, "slot 2").play(ONE, "card").play(ONE, "option 2");
    assert_eq!((own(&table, P1).fame, story(&table, 257)), (1, StoryPlace::Discard));
}

/// Rules: LA-X4.24, LA-X4.45
#[test]
fn la_x4_45_two_stories_may_lie_under_one_card() {
    let setup = calm(&[
        "order 2 1",
        "res 2 ammo 0",
        "story 292",
        "slot 3 none",
        "slot 4 none",
        "slot 5 none",
    ]);
    let mut table = table("stories", 2, &setup);
    for next in ["loc_scrapyard", "loc_naval_depot", "loc_reactor_ruin", "loc_crashed_bomber"] {
        table.arrange(&format!("deck {next}"));
    }
    let under = zone(&table)[0].get().expect("a card");
    put_story(&mut table, 257, StoryPlace::Zone(under, P2));
    table.play(ONE, "explore s1").play(ONE, "slot 2").play(ONE, "bonus 2").play(ONE, "option 1");
    assert_eq!(story(&table, 292), StoryPlace::Zone(under, P1), "the only other card");
    table.play(TWO, "explore s1").play(TWO, "slot 1");
    assert_eq!(table.moves(TWO), ["story 257", "story 292"], "the explorer chooses one");
    table.play(TWO, "story 292");
    assert_eq!((own(&table, P2).fame, own(&table, P1).fame), (1, 2), "both gain by the Beacon");
    table.play(TWO, "card");
    assert_eq!(story(&table, 257), StoryPlace::Discard, "it goes with its card");
}

/// Rules: LA-R106, LA-19.22
#[test]
fn la_r106_the_orphan_needs_a_box_besides_the_recruits() {
    let orphan = |damage: usize| {
        let setup = calm(&["order 2 1", "story 285", "slot 1 surv_scout"]);
        let mut table = table("stories", 2, &setup);
        (0..damage).for_each(|_| _ = table.arrange("damage 1 B2 cargo"));
        table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
        table
    };
    // Five cargo boxes and a crew box: two Survivors, Food and Fuel leave two.
    let mut room = orphan(0);
    room.play(ONE, "option 1");
    assert_eq!((own(&room, P1).children.bits(), look(&room).survivors(P1)), (2, 3));
    orphan(1).expect_refusal(ONE, "option 1", "LA-X4.47");
}

/// Rules: LA-R107, LA-X4.21, LA-X4.48
#[test]
fn la_r107_the_end_of_the_game_is_every_missions_deadline() {
    let end = |number: u16, place: &str| {
        let mut table = table("stories", 2, &["round 6", "aurora 6 yellow", "fame 1 5", place]);
        put_story(&mut table, number, StoryPlace::Mission(P1, OptionId(0), 6));
        table.arrange("phase end_round");
        play_until(&mut table, |table| table.is_over());
        (own(&table, P1).fame, look(&table).hand_size(P1), story(&table, usize::from(number)))
    };
    assert_eq!(end(260, "at 1 a05"), (5, 2, StoryPlace::Discard), "not last: two Objects");
    assert_eq!(end(260, "at 2 a05"), (4, 0, StoryPlace::Discard), "last: 1 Fame lost");
    let (fame, _, place) = end(259, "at 1 a05");
    assert_eq!((fame, place), (5, StoryPlace::Discard), "the hunt has failed");
}

/// Rules: LA-X4.48, LA-X4.21
#[test]
fn la_x4_48_missions_of_the_end_are_checked_at_the_end() {
    let end = |number: u16, option: u8, changes: &[&str]| {
        let last = ["round 6", "aurora 6 yellow", "fame 1 0"];
        let mut table = table("stories", 2, &[&last[..], changes].concat());
        put_story(&mut table, number, StoryPlace::Mission(P1, OptionId(option), 3));
        table.arrange("phase end_round");
        play_until(&mut table, |table| table.is_over());
        own(&table, P1).fame
    };
    assert_eq!(end(283, 0, &["res 1 fuel 2"]), 3, "1 Food and 2 Fuel");
    assert_eq!(end(283, 0, &["res 1 fuel 1"]), -1);
    assert_eq!(end(293, 1, &["at 1 a05"]), 3, "leading");
    assert_eq!(end(293, 1, &["at 2 a05"]), -1);
}

/// Rules: LA-R108, LA-X4.38, LA-X4.39
#[test]
fn la_r108_a_card_prevented_as_it_turns_up_still_explores() {
    let shadow = |prevent: bool| {
        let mut table = table("stories", 1, &["story 263", "slot 3 en_outriders"]);
        put_story(&mut table, 257, StoryPlace::Automa);
        let fame = own(&table, P2).fame;
        table.arrange("automa 1").arrange("order 1 2");
        assert_eq!(table.moves(ONE), ["prevent 1", "pass"], "right after it was turned up");
        table.play(ONE, if prevent { "prevent 1" } else { "pass" });
        own(&table, P2).fame - fame
    };
    assert_eq!((shadow(false), shadow(true)), (1, 0));
    let mut explores = table("stories", 1, &["story 263", "slot 3 loc_scrapyard"]);
    put_story(&mut explores, 257, StoryPlace::Automa);
    explores.arrange("automa 1").arrange("order 1 2").play(ONE, "prevent 1");
    assert!(explores.state().discard.contains(card(&explores, "loc_scrapyard")));
}

/// Rules: LA-R70, LA-X4.36
#[test]
fn la_r70_the_deck_changes_when_the_later_back_is_seen() {
    let mut table = table("stories", 2, &calm(&["order 2 1"]));
    let content = table.game().content();
    let period = |card: CardId| content.cards[card].period;
    while table.state().deck.last().is_some_and(|top| period(*top).is(Period(0))) {
        table.state_mut().deck.pop();
    }
    table.arrange("deck loc_abandoned_store").arrange("story 263");
    put_story(&mut table, 259, StoryPlace::Mission(P1, OptionId(0), 1));
    table.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card");
    assert_eq!(table.state().stories.period, Period(0), "until the card of period I is drawn");
    table.play(ONE, "pass");
    assert_eq!(table.state().stories.period, Period(1));
    assert_eq!(story(&table, 263), StoryPlace::Removed);
    assert_eq!(story(&table, 259), StoryPlace::Mission(P1, OptionId(0), 1), "missions stay");
}

/// Rules: LA-13.8, LA-17.23
#[test]
fn la_13_8_events_happen_though_the_automa_leads() {
    let reveal = |event: &str| {
        let deck = format!("deck {event}");
        let setup =
            ["order 2 1", "deck loc_reactor_ruin", &deck, "res 1 food 2", "object 1 toolkit"];
        let mut table = table("exploration", 1, &calm(&setup));
        table.arrange("automa 2").arrange("order 2 1");
        play_until(&mut table, |table| table.state().step > Step::Explore || waiting(table));
        table
    };
    fn waiting(table: &Table) -> bool {
        let last = table.state().frames.last();
        matches!(last, Some(lastaurora::frame::Frame::Vote { .. }))
            || table.state().discard.contains(card(table, "ev_blizzard"))
    }
    let blizzard = reveal("ev_blizzard");
    assert_eq!((own(&blizzard, P2).next_speed, own(&blizzard, P1).next_speed), (-2, -1));
    let ice = reveal("ev_pack_ice_breaks");
    assert!(ice.state().aurora.red);
    let mut vote = reveal("ev_emergency_broadcast");
    vote.play(ONE, "pay food").play(ONE, "pay food");
    assert_eq!((own(&vote, P1).fame, vote.state().aurora.red), (2, false));
    let howl = reveal("ev_howl_of_the_pack");
    assert!(howl.state().automa.damage > 0 || look(&howl).damage_count(P1) > 0);
}
