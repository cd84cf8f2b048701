//! Every rule of hearts as a situation and its consequence.

#![allow(clippy::unwrap_used, reason = "the helpers of tests are tests")]

mod table;

use conformance::given;
use conformance::testing::Situation;
use hearts::{Cards, Hearts, Options, Phase, Suit};
use kernel::scene::{Face, Layout};
use kernel::{Barrier, Game, Seat, Seed, Viewer, opening};
use table::{
    FIRST, FOURTH, SEATS, SECOND, THIRD, badges, cards, deal, taken_but_one, without_pass,
};

#[test]
fn hrt_1_every_seat_receives_thirteen_of_the_fifty_two_cards() {
    let game = Situation::new(Hearts);
    let hands = SEATS.map(|seat| game.state().hand(seat));
    assert_eq!(hands.map(Cards::len), [13; 4]);
    assert_eq!(hands.into_iter().fold(Cards::NONE, Cards::or), Cards::ALL);
}

#[test]
fn hrt_1_another_seed_deals_other_hands() {
    let hand = |seed| Situation::with(Hearts, &[], 4, seed).state().hand(FIRST);
    assert_eq!(hand(1), hand(1));
    assert_ne!(hand(1), hand(2));
}

#[test]
fn hrt_1_a_seat_sees_its_own_cards_and_the_backs_of_the_others() {
    let game = Situation::new(Hearts);
    let scene = game.scene(Viewer::Seat(SECOND));
    for seat in SEATS {
        let zone = scene.zones.iter().find(|z| z.owner == Some(seat)).unwrap();
        assert_eq!(zone.layout, Layout::Hand);
        let pieces: Vec<_> = scene.pieces.iter().filter(|p| p.zone == zone.id).collect();
        assert_eq!(pieces.len(), 13);
        let face = if seat == SECOND { Face::Peeked } else { Face::Down };
        assert!(pieces.iter().all(|p| p.face == face));
        let named = pieces.iter().filter(|p| p.label.is_some() || p.mark.is_some()).count();
        assert_eq!(named, if seat == SECOND { 13 } else { 0 });
    }
    let spectator = game.scene(Viewer::Spectator);
    assert!(spectator.pieces.iter().all(|p| p.face == Face::Down));
    let referee = game.scene(Viewer::Referee);
    assert!(referee.pieces.iter().all(|p| p.face == Face::Peeked));
}

#[test]
fn hrt_2_the_goal_is_from_1_to_1000_points() {
    for (goal, good) in [(0, false), (1, true), (1000, true), (1001, false)] {
        let started = Hearts.start(&Options { goal, pass: true }, 4, Seed::from_number(1));
        assert_eq!(started.as_ref().err().map(|error| error.rule), (!good).then_some("HRT-2"));
    }
    for written in ["0", "1001", "many"] {
        let options = given([("goal", written)]);
        assert!(opening::opening(&Hearts, &options, 4, Seed::from_number(1), &[]).is_err());
    }
    assert_eq!(Options::default().goal, 100);
}

#[test]
fn hrt_2_a_goal_of_one_is_a_single_deal() {
    let mut game = Situation::with(Hearts, &[("goal", "1"), ("pass", "no")], 4, 5);
    let mut plays = 0;
    while !game.is_over() {
        let mv = game.choices()[0].clone();
        game.play_in_turn([mv.as_str()]);
        plays += 1;
    }
    assert_eq!(plays, 52);
}

/// Who receives the cards of the first seat in a deal.
fn receiver(deal: u16) -> Option<Seat> {
    let mut game = Situation::new(Hearts);
    game.arrange(&format!("deal {deal}"));
    game.state().receiver(FIRST)
}

#[test]
fn hrt_3_cards_go_left_then_right_then_across_then_nowhere_and_again() {
    let deals: Vec<_> = (1..=8).map(receiver).collect();
    let round = [Some(SECOND), Some(FOURTH), Some(THIRD), None];
    assert_eq!(deals, [round, round].concat());
}

#[test]
fn hrt_3_where_nothing_is_passed_the_tricks_begin_at_once() {
    let mut fourth = Situation::new(Hearts);
    fourth.arrange("deal 4");
    let never = Situation::with(Hearts, &[("pass", "no")], 4, 1);
    for mut game in [fourth, never] {
        assert_eq!(game.state().phase(), Phase::Playing);
        let leader = game.asked();
        assert_eq!(game.awaited().len(), 1);
        game.expect_refusal_saying(
            leader,
            "pass 2C",
            "HRT-3",
            "No cards are passed now. Play a card.",
        );
    }
}

#[test]
fn hrt_4_all_seats_choose_at_once_and_each_three_cards() {
    let mut game = deal();
    assert_eq!(game.awaited(), SEATS);
    game.play(THIRD, "pass 9H").play(THIRD, "pass 10H");
    assert_eq!(game.awaited(), SEATS);
    game.play(THIRD, "pass JH");
    assert_eq!(game.awaited(), [FIRST, SECOND, FOURTH]);
    game.expect_refusal(THIRD, "pass 6C", "SB-2");
    assert_eq!(game.state().given(THIRD), cards("9H 10H JH"));
}

#[test]
fn hrt_4_only_cards_of_the_own_hand_and_each_once() {
    let mut game = deal();
    game.expect_refusal_saying(
        FIRST,
        "pass QS",
        "HRT-4",
        "That card is not in your hand. Choose one that is.",
    );
    let again = "You have already chosen that card. Choose another.";
    game.play(FIRST, "pass AC").expect_refusal_saying(FIRST, "pass AC", "HRT-4", again);
    assert_eq!(game.moves(FIRST).len(), 12);
    assert!(!game.moves(FIRST).contains(&"pass AC".to_string()));
}

#[test]
fn hrt_4_the_others_see_only_how_many_are_chosen() {
    let mut game = deal();
    game.play(FIRST, "pass AC");
    assert_eq!(game.told(Viewer::Seat(FIRST)), ["hrt-event-chose"]);
    for viewer in [Viewer::Seat(SECOND), Viewer::Spectator] {
        assert_eq!(game.told(viewer), ["hrt-event-chose-secretly"]);
        let scene = game.scene(viewer);
        let zone = scene.zones.iter().find(|zone| zone.id == "hand-1").unwrap();
        assert_eq!(zone.badges[0].count, Some(1));
        assert!(game.piece(viewer, "AC").is_none());
    }
    assert_eq!(badges(&game, Viewer::Seat(FIRST), "AC"), ["hrt-badge-chosen"]);
}

#[test]
fn hrt_4_a_choice_can_be_taken_back_while_it_is_secret() {
    let mut game = deal();
    assert_eq!(game.play(FIRST, "pass AC").barrier(), Barrier::Open);
}

/// The deal after everybody has passed to the left.
fn exchanged() -> Situation<Hearts> {
    let mut game = deal();
    for (seat, passed) in
        [(FIRST, "AC KC 2D"), (SECOND, "QS 6H 7H"), (THIRD, "9H 10H JH"), (FOURTH, "QH KH AH")]
    {
        for card in passed.split(' ') {
            game.play(seat, &format!("pass {card}"));
        }
    }
    game
}

#[test]
fn hrt_5_when_all_have_chosen_the_cards_change_hands() {
    let game = exchanged();
    assert_eq!(game.state().phase(), Phase::Playing);
    assert_eq!(game.barrier(), Barrier::Closed);
    for (seat, has, lacks) in [
        (FIRST, "QH KH AH", "AC KC 2D"),
        (SECOND, "AC KC 2D", "QS 6H 7H"),
        (THIRD, "QS 6H 7H", "9H 10H JH"),
        (FOURTH, "9H 10H JH", "QH KH AH"),
    ] {
        let hand = game.state().hand(seat);
        assert_eq!(hand.len(), 13);
        assert_eq!(hand.and(cards(has)), cards(has), "{seat} {hand:?}");
        assert!(hand.and(cards(lacks)).is_empty(), "{seat} {hand:?}");
    }
}

#[test]
fn hrt_5_no_card_is_played_before_the_exchange() {
    let sentence = "Cards are passed first. Choose a card to pass.";
    deal().expect_refusal_saying(FOURTH, "play 2C", "HRT-5", sentence);
}

#[test]
fn hrt_5_only_giver_and_receiver_know_the_cards() {
    let game = exchanged();
    let passed =
        |viewer| game.told(viewer).iter().filter(|id| id.as_str() == "hrt-event-passed").count();
    assert_eq!(SEATS.map(|seat| passed(Viewer::Seat(seat))), [2; 4]);
    assert_eq!(passed(Viewer::Spectator), 0);
    let queen = |viewer| game.piece(viewer, "QS").map(|piece| (piece.zone, piece.face));
    let known = Some(("hand-3".into(), Face::Peeked));
    assert_eq!(queen(Viewer::Seat(SECOND)), known, "who passed it still knows where it is");
    assert_eq!(queen(Viewer::Seat(THIRD)), known);
    assert_eq!(queen(Viewer::Seat(FIRST)), None);
    assert_eq!(queen(Viewer::Spectator), None);
    assert_eq!(badges(&game, Viewer::Seat(THIRD), "QS"), ["hrt-badge-passed"]);
}

#[test]
fn hrt_6_who_holds_the_two_of_clubs_leads_it() {
    let mut game = without_pass();
    assert_eq!(game.awaited(), [FOURTH]);
    assert_eq!(game.moves(FOURTH), ["play 2C"]);
    let sentence = "The first trick begins with the two of clubs. Lead it.";
    game.expect_refusal_saying(FOURTH, "play 9C", "HRT-6", sentence)
        .expect_refusal(FOURTH, "play AD", "HRT-6");
}

#[test]
fn hrt_6_the_two_of_clubs_leads_even_if_it_was_passed() {
    let mut game = deal();
    for seat in SEATS {
        for _ in 0..3 {
            let mv = game.moves(seat)[0].clone();
            game.play(seat, &mv);
        }
    }
    assert_eq!(game.awaited(), [FIRST], "the fourth seat passed it to the left");
    assert_eq!(game.moves(FIRST), ["play 2C"]);
}

#[test]
fn hrt_7_the_seats_play_clockwise_one_card_of_their_own() {
    let mut game = without_pass();
    for (seat, card) in [(FOURTH, "2C"), (FIRST, "KC"), (SECOND, "3C"), (THIRD, "6C")] {
        assert_eq!(game.awaited(), [seat]);
        game.expect_refusal(seat, "play 10C", if seat == FOURTH { "HRT-6" } else { "HRT-7" });
        game.play(seat, &format!("play {card}"));
        assert_eq!(game.told(Viewer::Spectator)[0], "hrt-event-played");
        assert_eq!(game.barrier(), Barrier::Closed, "the others have seen the card");
    }
}

#[test]
fn hrt_7_everybody_sees_the_cards_of_the_trick_and_who_played_them() {
    let mut game = without_pass();
    game.play(FOURTH, "play 2C").play(FIRST, "play AC");
    for viewer in Viewer::all(4) {
        let scene = game.scene(viewer);
        let trick: Vec<_> = scene.pieces.iter().filter(|p| p.zone == "trick").collect();
        let shown: Vec<_> = trick.iter().map(|p| (&*p.id, p.owner, p.face)).collect();
        assert_eq!(shown, [("2C", Some(FOURTH), Face::Up), ("AC", Some(FIRST), Face::Up)]);
    }
    let scene = game.scene(Viewer::Seat(SECOND));
    let offer = scene.offers.iter().find(|offer| offer.notation == "play 3C").unwrap();
    assert_eq!(offer.touches, ["3C"]);
}

#[test]
fn hrt_8_who_has_the_suit_led_must_follow() {
    let mut game = without_pass();
    game.play(FOURTH, "play 2C");
    assert_eq!(game.moves(FIRST), ["play KC", "play AC"]);
    for other in ["2D", "2S", "2H"] {
        game.expect_refusal(FIRST, &format!("play {other}"), "HRT-8");
    }
    let sentence = "You have clubs and must follow suit. Play one of them.";
    game.expect_refusal_saying(FIRST, "play 2D", "HRT-8", sentence);
}

#[test]
fn hrt_8_who_has_none_may_play_any_card() {
    let mut game = table::void_in_diamonds();
    game.play_in_turn(["play 2C", "play AC", "play 3C", "play 8C", "play 8D"]);
    assert_eq!(game.moves(SECOND).len(), 12, "all of the hand");
    game.expect_allowed(SECOND, "play QS").expect_allowed(SECOND, "play 4H");
}

#[test]
fn hrt_9_no_points_on_the_first_trick() {
    let mut game = table::one_suit_each();
    game.play(FIRST, "play 2C").play(SECOND, "play AD");
    let sentence = "No hearts and no queen of spades on the first trick. Play another card.";
    game.expect_refusal_saying(THIRD, "play QS", "HRT-9", sentence).play(THIRD, "play KS");
    let mut mixed = Situation::with(Hearts, &[("pass", "no")], 4, 1);
    mixed.arrange("hand seat-1 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC");
    mixed.arrange("hand seat-2 2D 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH QS");
    mixed.play(FIRST, "play 2C");
    mixed.expect_refusal(SECOND, "play 2H", "HRT-9").expect_refusal(SECOND, "play QS", "HRT-9");
    assert_eq!(mixed.moves(SECOND), ["play 2D"]);
}

#[test]
fn hrt_9_unless_the_hand_holds_nothing_else() {
    let mut game = table::one_suit_each();
    game.arrange("hand seat-4 QS");
    game.play(FIRST, "play 2C").play(SECOND, "play AD").play(THIRD, "play KS");
    assert_eq!(game.moves(FOURTH).len(), 13);
    game.expect_allowed(FOURTH, "play QS").play(FOURTH, "play AH");
}

#[test]
fn hrt_10_hearts_are_not_led_before_one_was_played() {
    let mut game = table::void_in_diamonds();
    game.play_in_turn(["play 2C", "play AC", "play 3C", "play 8C"]);
    let sentence = "No heart has been played yet, so hearts cannot be led. Lead another suit.";
    game.expect_refusal_saying(FIRST, "play 2H", "HRT-10", sentence);
    game.play_in_turn(["play 8D", "play 4H", "play 9D", "play QD"]);
    game.expect_allowed(FOURTH, "play QH");
}

#[test]
fn hrt_10_the_first_heart_is_told() {
    let mut game = table::void_in_diamonds();
    game.play_in_turn(["play 2C", "play AC", "play 3C", "play 8C", "play 8D", "play 4H"]);
    assert_eq!(game.told(Viewer::Spectator), ["hrt-event-played", "hrt-event-broke"]);
    assert!(game.state().broken());
}

#[test]
fn hrt_10_the_queen_of_spades_does_not_break_hearts() {
    let mut game = table::void_in_diamonds();
    game.play_in_turn(["play 2C", "play AC", "play 3C", "play 8C"]);
    game.play_in_turn(["play 8D", "play QS", "play 9D", "play QD"]);
    game.expect_refusal(FOURTH, "play QH", "HRT-10");
}

#[test]
fn hrt_10_unless_the_hand_holds_nothing_else() {
    let mut game = table::only_hearts_left();
    assert_eq!(game.awaited(), [FIRST]);
    assert!(!game.state().broken());
    assert_eq!(game.moves(FIRST).len(), 12);
    game.play(FIRST, "play 5H");
}

#[test]
fn hrt_11_the_highest_card_of_the_suit_led_takes_the_trick_and_leads() {
    let mut game = without_pass();
    game.play_in_turn(["play 2C", "play KC", "play 5C", "play 8C"]);
    assert_eq!(game.told(Viewer::Spectator), ["hrt-event-played", "hrt-event-took"]);
    assert_eq!(game.state().taken(FIRST), cards("2C KC 5C 8C"));
    assert_eq!(game.awaited(), [FIRST]);
    game.play_in_turn(["play 2D", "play 9D", "play 10D", "play AD"]);
    assert_eq!(game.awaited(), [FOURTH]);
}

#[test]
fn hrt_11_a_card_of_another_suit_never_takes_the_trick() {
    let mut game = table::one_suit_each();
    game.play_in_turn(["play 2C", "play AD", "play AS", "play AH"]);
    assert_eq!(game.state().taken(FIRST), cards("2C AD AS AH"));
}

#[test]
fn hrt_12_taken_tricks_lie_open_with_who_played_each_card() {
    let mut game = without_pass();
    game.play_in_turn(["play 2C", "play KC", "play 5C", "play 8C"]);
    for viewer in Viewer::all(4) {
        let piece = game.piece(viewer, "5C").unwrap();
        assert_eq!((&*piece.zone, piece.owner, piece.face), ("taken-1", Some(SECOND), Face::Up));
    }
}

/// What everybody sees beside a seat's hand.
fn shown(game: &Situation<Hearts>, seat: Seat) -> Vec<String> {
    let scene = game.scene(Viewer::Spectator);
    let zone = scene.zones.iter().find(|zone| zone.owner == Some(seat)).unwrap();
    zone.badges.iter().map(|badge| table::words(&badge.label)).collect()
}

#[test]
fn hrt_12_who_does_not_follow_has_none_of_the_suit() {
    let mut game = table::void_in_diamonds();
    game.play_in_turn(["play 2C", "play AC", "play 3C", "play 8C", "play 8D"]);
    assert!(shown(&game, SECOND).is_empty());
    game.play(SECOND, "play QS");
    assert_eq!(shown(&game, SECOND), ["hrt-badge-void hrt-diamonds"]);
    assert!(shown(&game, FIRST).is_empty());
}

#[test]
fn hrt_12_who_plays_points_to_the_first_trick_has_nothing_else() {
    let mut game = table::one_suit_each();
    game.play_in_turn(["play 2C", "play AD", "play AS", "play AH"]);
    assert_eq!(shown(&game, THIRD), ["hrt-badge-void hrt-clubs"]);
    assert_eq!(
        shown(&game, FOURTH),
        ["hrt-badge-void hrt-clubs", "hrt-badge-void hrt-diamonds", "hrt-badge-only-queen"]
    );
}

#[test]
fn hrt_12_who_leads_an_unbroken_heart_has_nothing_else() {
    let mut game = table::only_hearts_left();
    game.play(FIRST, "play 5H");
    let void = |suit: Suit| format!("hrt-badge-void {}", suit.name());
    assert_eq!(shown(&game, FIRST), [Suit::Clubs, Suit::Diamonds, Suit::Spades].map(void));
}

#[test]
fn hrt_13_a_heart_counts_one_and_the_queen_of_spades_thirteen() {
    let mut game = taken_but_one(&[], [6, 4, 1, 1], 1);
    game.play_in_turn(["play AH", "play AC", "play AD", "play AS"]);
    let points = game.outcome().standings().iter().map(|s| s.points).collect::<Vec<_>>();
    assert_eq!(points, [6, 4, 14, 2]);
}

#[test]
fn hrt_14_who_takes_all_points_counts_none_and_the_others_26() {
    let mut game = taken_but_one(&[], [0, 12, 0, 0], 100);
    game.play_in_turn(["play AD", "play AS", "play AH", "play AC"]);
    assert!(game.told(Viewer::Spectator).contains(&"hrt-event-shot".to_string()));
    assert_eq!(SEATS.map(|seat| game.state().points(seat)), [26, 0, 26, 26]);
}

#[test]
fn hrt_14_one_heart_elsewhere_is_no_moon() {
    let mut game = taken_but_one(&[], [0, 11, 0, 1], 100);
    game.play_in_turn(["play AH", "play AC", "play AD", "play AS"]);
    assert_eq!(SEATS.map(|seat| game.state().points(seat)), [0, 24, 0, 2]);
}

#[test]
fn hrt_15_below_the_goal_the_cards_are_dealt_again_and_points_add_up() {
    let mut game = taken_but_one(&["points seat-1 93", "points seat-3 1"], [6, 4, 1, 1], 100);
    game.play_in_turn(["play AH", "play AC", "play AD", "play AS"]);
    assert!(!game.is_over());
    assert_eq!(SEATS.map(|seat| game.state().points(seat)), [99, 4, 15, 2]);
    assert_eq!(game.state().deal(), 2);
    assert_eq!(SEATS.map(|seat| game.state().hand(seat).len()), [13; 4]);
    assert!(SEATS.iter().all(|seat| game.state().taken(*seat).is_empty()));
    assert_eq!(game.barrier(), Barrier::Closed, "cards were dealt by chance");
    let received = |seat| {
        let told = game.told(Viewer::Seat(seat));
        told.iter().filter(|id| id.as_str() == "hrt-event-received").count()
    };
    assert_eq!(SEATS.map(received), [1; 4], "each seat hears of its own cards");
}

#[test]
fn hrt_16_the_game_ends_after_the_deal_in_which_the_goal_is_reached() {
    let mut game = taken_but_one(&["points seat-1 94", "points seat-3 1"], [6, 4, 1, 1], 100);
    game.play_in_turn(["play AH", "play AC", "play AD", "play AS"]);
    let outcome = game.outcome();
    assert_eq!(outcome.ending, "hrt-ending-goal");
    let standing = |seat| (outcome.of(seat).rank, outcome.of(seat).points, outcome.of(seat).won);
    assert_eq!(
        SEATS.map(standing),
        [(4, 100, false), (2, 4, false), (3, 15, false), (1, 2, true)],
        "the fewest points win"
    );
}

#[test]
fn hrt_16_equal_points_share_the_place() {
    let before = ["points seat-1 90", "points seat-2 2", "points seat-3 88"];
    let mut game = taken_but_one(&before, [10, 0, 0, 2], 100);
    game.play_in_turn(["play AH", "play AC", "play AD", "play AS"]);
    let outcome = game.outcome();
    assert_eq!(outcome.won().iter().collect::<Vec<_>>(), [SECOND]);
    let before = ["points seat-1 90", "points seat-2 16", "points seat-3 88"];
    let mut game = taken_but_one(&before, [10, 0, 0, 2], 100);
    game.play_in_turn(["play AH", "play AC", "play AD", "play AS"]);
    let outcome = game.outcome();
    assert_eq!(outcome.won().iter().collect::<Vec<_>>(), [SECOND, FOURTH]);
    assert_eq!(outcome.of(THIRD).rank, 3);
}

#[test]
fn hrt_16_the_final_count_adds_up() {
    for (takers, last) in [
        ([6, 4, 1, 1], ["play AH", "play AC", "play AD", "play AS"]),
        ([0, 12, 0, 0], ["play AD", "play AS", "play AH", "play AC"]),
    ] {
        let mut game = taken_but_one(&["deal 3", "points seat-1 99"], takers, 100);
        game.play_in_turn(last);
        let scene = game.scene(Viewer::Spectator);
        for seat in SEATS {
            let lines = scene.reckoning.iter().filter(|line| line.is_of(seat));
            let sum: i32 = lines.map(|line| line.points).sum();
            assert_eq!(sum, game.outcome().of(seat).points, "{seat}");
        }
    }
}
