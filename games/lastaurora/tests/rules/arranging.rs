//! Set-up words: what is wrong with a line is said, and everything counts from 1.

use kernel::Game;
use lastaurora::state::StoryPlace;

use crate::common::*;

/// What is said about a line that changes nothing.
#[track_caller]
fn wrong(table: &Table, line: &str) -> String {
    let mut state = *table.state();
    let error = table.game().arrange(&mut state, line).expect_err("a mistake");
    error.to_string()
}

#[test]
fn players_slots_and_stops_count_from_one() {
    let table = table("pvp", 2, &[]);
    for (line, expected) in [
        ("fame 0 1", "expected the number of a player, from 1 to 2, found `0`"),
        ("at 3 a01", "expected the number of a player, from 1 to 2, found `3`"),
        ("slot 6 none", "expected a slot, from 1 to 5, found `6`"),
        ("aurora 0 red", "expected a stop, from 1 to 6, found `0`"),
        ("round 7", "expected a round, from 1 to 6, found `7`"),
        ("order 1 1", "expected every player once"),
        ("enemy en_tyr 4", "expected a region, from 1 to 3, found `4`"),
        ("aggression 1 8", "expected a cell of the Aggression track, from 0 to 7, found `8`"),
        ("fame 1 -2", "expected Fame, from -1 on, found `-2`"),
        ("outcome 13", "expected an Outcome card, from 1 to 12 or from 299 to 310, found `13`"),
        ("weather 1", "expected a change: fame, res, object,"),
    ] {
        let found = wrong(&table, line);
        assert!(found.contains(expected), "`{line}`: {found}");
    }
}

#[test]
fn what_is_not_there_is_not_arranged() {
    let table = table("stories", 2, &["enemy en_outriders 1", "mine a01", "mine a02"]);
    for (line, expected) in [
        ("hurt 92 1", "expected an Enemy in play, by record or number, found `92`"),
        ("hurt 87 4", "expected Damage on ordinary boxes, from 0 to 3, found `4`"),
        ("asgard 87 1", "expected Damage on Asgardian boxes, from 0 to 0, found `1`"),
        ("enemy 87 2", "expected an Enemy that is not in play"),
        ("mine a03", "expected a Mine counter that is not on the road"),
        ("waypoint a04 none", "expected a space that is a waypoint"),
        ("avalanche a04", "expected an avalanche site of this map"),
        ("loot 241", "expected a Loot card of the clan in play"),
        ("short outcome 0", "expected how many cards are left, from 1 to 12, found `0`"),
        ("archive 1 257 B1", "expected a Story with boxes, and a convoy card"),
        ("archive 1 255 slot 1", "expected a Story that is archived under a card"),
        ("mission 1 255 A", "expected an option that is a mission: A, B or C, found `A`"),
        ("child 1 257", "expected a Story with a child: 256 or 285"),
        ("automa 2", "expected a solo game: seats = 1"),
        ("object 1 223", "expected an Object that is in the deck"),
    ] {
        let found = wrong(&table, line);
        assert!(found.contains(expected), "`{line}`: {found}");
    }
}

#[test]
fn cards_are_named_by_record_or_printed_number() {
    let numbers = table("", 2, &["car 1 T1 14", "survivor 1 s3 55 rest", "object 1 79"]);
    assert_eq!(own(&numbers, P1).convoy[Cell(0)].card(), car(&numbers, "dev_roof_rack"));
    assert_eq!(own(&numbers, P1).crew[CrewPlace(2)].survivor(), survivor(&numbers, "surv_leader"));
    assert_eq!(held(&numbers, P1, "toolkit"), 1);
    let zone = table("", 2, &["slot 3 14", "deck 87"]);
    assert_eq!(zone.state().zone[Slot(2)], card(&zone, "dev_roof_rack").into());
    assert_eq!(zone.state().deck.last(), Some(&card(&zone, "en_outriders")));
}

#[test]
fn counters_and_stories_lie_where_the_line_says() {
    let board =
        table_on("beta", "stories", 2, &["avalanche bs1 none", "story 265", "short stories 1"]);
    assert_eq!(board.state().avalanches.len(), 2);
    assert_eq!(board.state().stories.decks[Period(0)].len(), 1);
    let table = table("stories", 2, &["archive 2 256 board", "waypoint a03 none"]);
    assert_eq!(story(&table, 256), StoryPlace::Board(P2));
    assert_eq!(
        table.state().waypoints.values().iter().filter(|counter| counter.is_none()).count(),
        1
    );
}

#[test]
fn a_table_without_a_phase_is_not_played() {
    let table = Table::with(lastaurora::LastAurora::new(), &[], 1, 7).arranged(["opening"]);
    assert_eq!(table.game().faults(table.state()), ["nobody acts yet: end with a phase"]);
}
