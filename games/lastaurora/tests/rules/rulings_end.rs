//! Rulings on the end of the round and of the game, and on running out (LA-R57 to LA-R62, LA-R81 to LA-R99).

use lastaurora::state::{Step, StoryPlace};
use lastaurora::vocab::Zone;

use crate::common::*;

const LAST: [&str; 3] = ["round 6", "aurora 6 yellow", "phase end_round"];

/// Rules: LA-R57, LA-X1.5, LA-9.1
#[test]
fn la_r57_boxes_work_in_the_last_round_too() {
    let setup = [&["car 1 B3 trailer_salvage_wagon"][..], &LAST[..]].concat();
    let mut table = table("exploration", 2, &setup);
    play_until(&mut table, |table| table.is_over());
    assert_eq!(look(&table).hand_size(P1), 1);
    assert_eq!(scored(&table, P1, "la-score-objects"), 1);
}

/// Rules: LA-X1.5
#[test]
fn la_x1_5_a_damaged_box_brings_nothing() {
    let setup = ["car 1 B3 trailer_salvage_wagon", "damage 1 B3 round_object1", "phase end_round"];
    let table = table("exploration", 2, &setup);
    assert_eq!(look(&table).hand_size(P1), 0);
}

/// Rules: LA-R58, LA-9.5
#[test]
fn la_r58_objects_of_step_a_count_for_the_limit() {
    let setup = [
        "order 1 2",
        "car 1 B3 trailer_salvage_wagon",
        "object 1 toolkit",
        "object 1 toolkit",
        "object 1 nitro",
        "phase end_round",
    ];
    let mut table = table("exploration", 2, &setup);
    assert_eq!(look(&table).hand_size(P1), 4);
    table.play(ONE, "discard nitro");
    assert_eq!((look(&table).hand_size(P1), table.state().round), (3, 2));
}

/// Rules: LA-R59, LA-X1.6
#[test]
fn la_r59_the_limit_drops_at_once_but_binds_in_step_e() {
    let four = ["object 1 toolkit", "object 1 toolkit", "object 1 nitro", "object 1 nitro"];
    let setup = [&["order 1 2", "car 1 T1 dev_storage_netting"][..], &four[..]].concat();
    let mut table = table("exploration", 2, &setup);
    assert_eq!(look(&table).object_limit(P1), 4);
    table.arrange("damage 1 T1 max_objects1").arrange("phase rest");
    assert_eq!((look(&table).object_limit(P1), look(&table).hand_size(P1)), (3, 4));
    table.arrange("phase end_round").play(ONE, "discard nitro");
    assert_eq!(look(&table).hand_size(P1), 3);
}

/// Rules: LA-R60, LA-X4.27
#[test]
fn la_r60_a_story_is_trimmed_with_its_card() {
    let mut table = table("stories", 2, &calm(&[]));
    let [first, .., last] = zone(&table).map(|card| card.get().expect("a card"));
    put_story(&mut table, 257, StoryPlace::Zone(first, P1));
    put_story(&mut table, 280, StoryPlace::Zone(last, P1));
    table.arrange("phase end_round");
    play_until(&mut table, |table| table.state().round == 2);
    assert_eq!(story(&table, 257), StoryPlace::Discard);
    assert_eq!(story(&table, 280), StoryPlace::Zone(last, P1), "its card stays");
}

/// Rules: LA-R61, LA-5.23
#[test]
fn la_r61_a_trimmed_rusty_container_leaves_the_game() {
    let mut table = table("", 2, &[]);
    let rusty = zone(&table)[0].get().expect("a card");
    table.arrange("phase end_round");
    play_until(&mut table, |table| table.state().round == 2);
    assert!(table.state().gone.contains(rusty) && !table.state().discard.contains(rusty));
    let mut taken = crate::common::table("", 2, &["order 2 1"]);
    taken.play(ONE, "explore s1").play(ONE, "slot 1").play(ONE, "card").play(ONE, "place 3");
    assert_eq!(
        own(&taken, P1).convoy[Cell(6)].card(),
        car(&taken, "trailer_rusty"),
        "an ordinary Trailer"
    );
}

/// Rules: LA-R62, LA-16.15
#[test]
fn la_r62_the_rearmost_score_no_spaces() {
    let setup = [&["at 1 a10", "at 2 a04", "at 3 a04"][..], &LAST[..]].concat();
    let mut table = table("", 3, &setup);
    play_until(&mut table, |table| table.is_over());
    let spaces =
        [0, 1, 2].map(|p| scored(&table, lastaurora::state::Player(p), "la-score-spaces-halved"));
    assert_eq!(spaces, [3, 0, 0]);
}

/// Rules: LA-16.12
#[test]
fn la_16_12_only_two_full_spaces_count() {
    let setup = [&["at 1 a09", "at 2 a04"][..], &LAST[..]].concat();
    let mut table = table("", 2, &setup);
    play_until(&mut table, |table| table.is_over());
    assert_eq!(scored(&table, P1, "la-score-spaces-halved"), 2, "five spaces");
    assert_eq!(scored(&table, P1, "la-score-sets"), 1);
    assert_eq!(scored(&table, P1, "la-score-aboard"), 0);
}

/// Rules: LA-16.11, LA-2.9
#[test]
fn la_16_11_a_fame_of_minus_one_counts_and_only_who_is_aboard_counts_survivors() {
    let setup = ["fame 2 -1", "at 1 a26", "at 2 a20", "order 1 2"];
    let mut table = table("", 2, &setup);
    table.state_mut().players[0].aboard = true;
    table.state_mut().aurora.anchored = true;
    assert_eq!(lastaurora::score::total(look(&table), P2), -1);
    assert_eq!(scored(&table, P1, "la-score-aboard"), 2);
    assert_eq!(scored(&table, P2, "la-score-aboard"), 0);
    assert_eq!(scored(&table, P1, "la-score-undamaged"), 0, "only if the ship departed");
}

/// Rules: LA-16.14
#[test]
fn la_16_14_further_ahead_comes_before_turn_order() {
    let setup = [&["order 1 2", "at 1 a04", "at 2 a05"][..], &LAST[..]].concat();
    let mut table = table("", 2, &setup);
    play_until(&mut table, |table| table.is_over());
    assert_eq!(table.outcome().of(ONE).points, table.outcome().of(TWO).points);
    assert!(table.outcome().of(TWO).won && !table.outcome().of(ONE).won);
}

/// Rules: LA-R81
#[test]
fn la_r81_the_cloaking_devices_are_225_and_226() {
    let text = lastaurora::content::FILES.iter().find(|(name, _)| *name == "items.toml").unwrap().1;
    assert!(text.contains("id = \"obj_cloaking_device\"\nnumbers = [225, 226]"));
    let content = lastaurora::content::Content::standard();
    assert_eq!(content.objects[Object::CloakingDevice].copies, 2);
}

/// Rules: LA-R86, LA-1.7, LA-1.10
#[test]
fn la_r86_the_last_token_goes_by_turn_order() {
    let setup = ["order 2 1", "story 278", "slot 3 en_howlers", "res 1 ammo 0", "res 2 ammo 0"];
    let mut table = table("stories", 2, &setup);
    table.state_mut().supply[Res::Ammo] = 1;
    table.arrange("phase fire").play(TWO, "option 2");
    assert_eq!((own(&table, P2).res[Res::Ammo], own(&table, P1).res[Res::Ammo]), (1, 0));
}

/// Rules: LA-R87, LA-9.4, LA-5.2
#[test]
fn la_r87_without_survivors_a_player_passes_stays_and_is_still_hit() {
    let setup = [
        "order 2 1",
        "none 1 s1",
        "none 1 s2",
        "res 1 ammo 0",
        "slot 3 en_howlers",
        "phase exploration",
    ];
    let mut table = table("", 2, &setup);
    assert_eq!(table.awaited(), [TWO], "passed automatically");
    play_until(&mut table, |table| table.state().step == Step::Move);
    table.play(TWO, "pass");
    table.expect_refusal(ONE, "drive 1", "LA-7.2").play(ONE, "pass");
    play_until(&mut table, |table| table.state().round == 2);
    assert!(look(&table).damage_count(P1) > 0, "ambushed");
    let member = own(&table, P1).crew[CrewPlace(0)];
    assert_eq!((member.survivor(), member.zone), (survivor(&table, "surv_castaway"), Zone::Active));
}

/// Rules: LA-9.4, LA-1.10
#[test]
fn la_9_4_the_last_castaway_goes_by_turn_order() {
    let nobody = ["none 1 s1", "none 1 s2", "none 2 s1", "none 2 s2"];
    let mut table = table("", 2, &[&["order 2 1"][..], &nobody[..]].concat());
    table.state_mut().castaways = 1;
    table.arrange("phase end_round");
    play_until(&mut table, |table| table.state().round == 2);
    assert_eq!((look(&table).survivors(P2), look(&table).survivors(P1)), (1, 0));
}

/// Rules: LA-R97, LA-10.18, LA-10.27
#[test]
fn la_r97_a_convoy_without_a_box_takes_no_more_damage() {
    let mut table = table("", 2, &["order 1 2", "at 2 a14", "slot 3 en_outriders"]);
    for (cell, boxes) in [(4, 0b1111), (5, 0b111)] {
        table.state_mut().players[0].convoy[Cell(cell)].damage = Set16::from_bits(boxes);
    }
    table.state_mut().players[0].res = stock(0, 0, 0);
    table.state_mut().supply = stock(9, 9, 13);
    table.state_mut().players[0].crew = By::from_fn(|_| lastaurora::state::Member::NOBODY);
    table.arrange("phase fire");
    play_until(&mut table, |table| table.state().round == 2);
    assert_eq!(look(&table).damage_count(P1), 6, "one box mended for the Castaway, none hit");
    assert_eq!(look(&table).card_count(P1), 2, "a convoy is never destroyed");
    assert_eq!(look(&table).survivors(P1), 1);
}

/// Rules: LA-R98, LA-5.22
#[test]
fn la_r98_an_empty_zone_means_passing_and_the_last_stories_stay() {
    let setup = ["order 2 1", "story 282"];
    let mut table = table("stories", 2, &setup);
    table.state_mut().deck.clear();
    table.state_mut().zone = By::default();
    table.arrange("phase exploration");
    assert_eq!(table.moves(ONE), ["pass"]);
    play_until(&mut table, |table| table.state().step > Step::Explore);
    assert_eq!(table.state().stories.period, Period(2));
    assert!(!table.state().stories.decks[Period(2)].is_empty());
}

/// Rules: LA-R99, LA-9.4, LA-1.11
#[test]
fn la_r99_room_for_the_castaway_is_made_by_throwing_then_by_mending() {
    let nobody = ["none 1 s1", "none 1 s2", "car 1 B2 none", "damage 1 B1 crew"];
    let mut full = table("", 2, &[&nobody[..], &["res 1 ammo 0", "phase end_round"]].concat());
    assert_eq!(full.moves(ONE), ["throw food", "throw fuel"], "two cargo boxes, both loaded");
    full.play(ONE, "throw food");
    assert_eq!((look(&full).survivors(P1), look(&full).damage_count(P1)), (1, 1));
    let damaged = ["damage 1 B1 cargo", "damage 1 B1 cargo", "res 1 food 0", "res 1 fuel 0"];
    let setup = [&nobody[..], &damaged[..], &["res 1 ammo 0", "phase end_round"]].concat();
    let mut mended = table("", 2, &setup);
    assert_eq!(mended.moves(ONE), ["repair B1 crew", "repair B1 cargo"], "the owner chooses");
    let other = "A Castaway needs a cargo box or a crew box. Choose one of those.";
    refused(&mended, ONE, "repair B1 weapon1", "LA-9.4", other);
    refused(&mended, ONE, "pass", "LA-9.4", "You cannot pass here: a choice must be made.");
    mended.play(ONE, "repair B1 cargo");
    assert_eq!((look(&mended).survivors(P1), look(&mended).damage_count(P1)), (1, 2));
    assert_eq!(own(&mended, P1).convoy[Cell(4)].damage.bits(), 0b1010);
}

/// Rules: LA-9.4, LA-X4.31
#[test]
fn la_x4_31_a_child_keeps_its_box_when_the_castaway_comes() {
    let nobody = ["none 1 s1", "none 1 s2", "car 1 B2 none", "res 1 food 0", "res 1 ammo 0"];
    let damage = ["damage 1 B1 cargo", "damage 1 B1 cargo", "res 1 fuel 0"];
    let mut table = table("stories", 2, &[&nobody[..], &damage[..]].concat());
    put_story(&mut table, 256, StoryPlace::Board(P1));
    table.state_mut().players[0].children = Set8::of(Child(0));
    table.arrange("phase end_round");
    assert_eq!((look(&table).survivors(P1), own(&table, P1).children.bits()), (1, 1));
    assert_eq!(look(&table).damage_count(P1), 1, "a box was mended for the Castaway");
}

/// A Leader and a child in the last two boxes of a Truck, one of which an Enemy is about to hit.
fn last_boxes() -> Table {
    let setup = ["order 1 2", "at 2 a14", "car 1 B2 none", "res 1 ammo 0", "slot 3 en_outriders"];
    let mut table = table("stories", 2, &setup);
    put_story(&mut table, 256, StoryPlace::Board(P1));
    table.state_mut().players[0].children = Set8::of(Child(0));
    table.arrange("res 1 food 0").arrange("res 1 fuel 0").arrange("none 1 s2");
    table.arrange("damage 1 B1 weapon1").arrange("damage 1 B1 cargo");
    table.arrange("outcome 3").arrange("outcome 1").arrange("phase fire");
    table
}

/// Rules: LA-10.17, LA-X4.31, LA-H17
#[test]
fn la_10_17_the_owner_chooses_between_child_and_survivor() {
    let safe = || {
        let mut table = last_boxes();
        table.state_mut().players[0].shield[Against::Attack] = 9;
        table.play(ONE, "damage B1 crew");
        table
    };
    let mut table = safe();
    assert_eq!(table.moves(ONE), ["dismiss s1", "child 256"]);
    table.play(ONE, "dismiss s1");
    assert_eq!(own(&table, P1).children.bits(), 1);
    assert!(
        !own(&table, P1)
            .crew
            .values()
            .iter()
            .any(|member| member.kind.is(survivor(&table, "surv_leader")))
    );
    assert_eq!(story(&table, 256), StoryPlace::Board(P1));
    let mut table = safe();
    table.play(ONE, "child 256");
    assert_eq!((look(&table).survivors(P1), own(&table, P1).children.bits()), (1, 0));
    assert_eq!(story(&table, 256), StoryPlace::Discard, "its Story goes with it");
}

/// Rules: LA-10.17, LA-X4.31
#[test]
fn la_x4_31_a_child_alone_in_the_last_box_is_lost_with_it() {
    let mut table = last_boxes();
    // The ambush takes the box of the Leader, the attack the last one.
    table.play(ONE, "damage B1 crew").play(ONE, "dismiss s1");
    assert_eq!(own(&table, P1).children.bits(), 0);
    assert_eq!(story(&table, 256), StoryPlace::Discard);
}

/// Rules: LA-H17, LA-X4.31
#[test]
fn la_h17_a_child_makes_no_room_for_who_joins() {
    use lastaurora::decisions::MakeRoom;
    use lastaurora::frame::{Excess, Frame};
    let setup = ["car 1 B2 none", "res 1 ammo 0", "res 1 fuel 0", "survivor 1 s3 surv_scout rest"];
    let crowded = |why: Excess| {
        let mut table = table("stories", 2, &[]);
        put_story(&mut table, 256, StoryPlace::Board(P1));
        table.state_mut().players[0].children = Set8::of(Child(0));
        for change in ["res 1 food 0"].iter().chain(&setup) {
            table.arrange(change);
        }
        table.state_mut().frames.push(Frame::Overload(MakeRoom { player: P1, why }));
        table
    };
    let stays =
        "A child is not thrown away. It is lost only when its box is, and it finds no other.";
    let other = "The child of the Story Children of the Ice is not in your Convoy.";
    for why in [Excess::Joined(CrewPlace(2)), Excess::Gained] {
        let table = crowded(why);
        refused(&table, ONE, "child 256", "LA-X4.31", stays);
        refused(&table, ONE, "child 285", "LA-10.17", other);
    }
}
