//! Every rule of connect four as a situation and its consequence.

#![allow(clippy::unwrap_used, reason = "the helpers of tests are tests")]

use conformance::testing::Situation;
use connectfour::{ConnectFour, ConnectFourMind, Side};
use kernel::scene::{Kind, Layout};
use kernel::{Barrier, Game, Mind, Seat, Viewer};

const X: Seat = Seat(0);
const O: Seat = Seat(1);

/// The empty board with these discs: `xd` is a disc of X in column d.
fn board(discs: &str) -> Situation<ConnectFour> {
    let mut situation = Situation::new(ConnectFour);
    for disc in discs.split_whitespace() {
        let (side, column) = disc.split_at(1);
        situation.arrange(&format!("drop {side} {column}"));
    }
    situation
}

fn owner(situation: &Situation<ConnectFour>, cell: &str) -> Option<Seat> {
    situation.piece(Viewer::Spectator, cell).unwrap().owner
}

#[test]
fn c4_1_seven_columns_and_six_rows_are_empty_at_the_start() {
    let opening = Situation::new(ConnectFour);
    let scene = opening.scene(Viewer::Spectator);
    assert_eq!(scene.zones[0].layout, Layout::Grid { columns: 7, rows: 6 });
    assert_eq!(scene.pieces.len(), 42);
    assert!(scene.pieces.iter().all(|piece| piece.kind == Kind::Tile && piece.owner.is_none()));
    let mut slots: Vec<u16> = scene.pieces.iter().filter_map(|piece| piece.slot).collect();
    slots.sort_unstable();
    assert_eq!(slots, (0..42).collect::<Vec<_>>());
    assert_eq!(opening.piece(Viewer::Spectator, "a6").unwrap().slot, Some(0));
    assert_eq!(opening.piece(Viewer::Spectator, "g1").unwrap().slot, Some(41));
}

#[test]
fn c4_1_the_first_seat_plays_x_and_the_second_o() {
    let roles: Vec<_> = [X, O].map(|seat| ConnectFour.role(&Default::default(), seat)).into();
    assert_eq!(roles, [Some("c4-x".into()), Some("c4-o".into())]);
}

#[test]
fn c4_2_the_seats_take_turns_and_x_begins() {
    let mut game = Situation::new(ConnectFour);
    for (seat, column) in [(X, "a"), (O, "b"), (X, "c"), (O, "d")] {
        assert_eq!(game.awaited(), [seat]);
        game.play(seat, column);
    }
    game.expect_refusal(O, "e", "SB-2");
}

#[test]
fn c4_2_a_disc_falls_to_the_lowest_free_cell() {
    let mut game = Situation::new(ConnectFour);
    game.play(X, "d").play(O, "d").play(X, "d");
    assert_eq!(owner(&game, "d1"), Some(X));
    assert_eq!(owner(&game, "d2"), Some(O));
    assert_eq!(owner(&game, "d3"), Some(X));
    assert_eq!(owner(&game, "d4"), None);
    assert_eq!(game.told(Viewer::Spectator), ["c4-event-dropped"]);
}

#[test]
fn c4_2_an_offer_touches_the_cell_where_the_disc_comes_to_rest() {
    let mut game = Situation::new(ConnectFour);
    game.play(X, "d");
    let scene = game.scene(Viewer::Seat(O));
    let offer = scene.offers.iter().find(|offer| offer.notation == "d").unwrap();
    assert_eq!(offer.touches, ["d2"]);
    assert!(game.scene(Viewer::Seat(X)).offers.is_empty());
}

#[test]
fn c4_2_a_dropped_disc_can_be_taken_back_because_it_shows_nobody_anything() {
    assert_eq!(Situation::new(ConnectFour).play(X, "d").barrier(), Barrier::Open);
}

#[test]
fn c4_3_a_full_column_takes_no_more_discs() {
    let mut game = Situation::new(ConnectFour);
    game.play_in_turn(["c"; 6]);
    let sentence = "That column is full. Choose one that has room.";
    game.expect_refusal_saying(X, "c", "C4-3", sentence);
    assert_eq!(game.moves(X), ["a", "b", "d", "e", "f", "g"]);
    game.expect_allowed(X, "b");
}

#[test]
fn c4_3_five_discs_leave_room_for_one() {
    let mut game = Situation::new(ConnectFour);
    game.play_in_turn(["g"; 5]);
    game.expect_allowed(O, "g");
}

/// X completes a row with one more disc in column `last`, and only then.
#[track_caller]
fn wins(discs: &str, last: &str) {
    let mut game = board(discs);
    assert!(!game.is_over());
    game.play(X, last);
    let outcome = game.outcome();
    assert_eq!(outcome.ending, "c4-ending-four");
    assert!(outcome.of(X).won && !outcome.of(O).won);
    assert_eq!(game.told(Viewer::Spectator), ["c4-event-dropped", "c4-event-won"]);
    let marked =
        game.scene(Viewer::Spectator).pieces.iter().filter(|p| !p.badges.is_empty()).count();
    assert_eq!(marked, 4, "the four discs are marked");
    game.expect_refusal(O, "a", "SB-1");
}

#[test]
fn c4_4_four_upright_win() {
    wins("xa xa xa ob ob oc", "a");
    wins("og xg xg xg oa oa", "g");
}

#[test]
fn c4_4_four_level_win() {
    wins("xa xb xc oa ob oc", "d");
    wins("xd xe xg oa oa ob", "f");
}

#[test]
fn c4_4_four_on_a_rising_diagonal_win() {
    wins("xa ob xb xc oc xc od xd od og", "d");
}

#[test]
fn c4_4_four_on_a_falling_diagonal_win() {
    wins("xg of xf xe oe xe od xd od oa", "d");
}

#[test]
fn c4_4_o_wins_with_four_of_its_own() {
    let mut game = board("xa xa xa ob ob ob xg");
    game.play(O, "b");
    assert!(game.outcome().of(O).won);
}

#[test]
fn c4_4_three_are_not_enough_and_a_mixed_row_is_nothing() {
    for discs in ["xa xb xc oa ob od xg", "xa xa oa xa xa ob ob ob od xg"] {
        assert!(!board(discs).is_over(), "{discs}");
    }
}

/// The cells of one column end where the next begins: no row runs around the edge of the board.
#[test]
fn c4_4_a_row_does_not_run_around_the_edge() {
    let three_at_the_top_of_a = "oa xa oa xa xa xa xb ob ob oc oc";
    let game = board(three_at_the_top_of_a);
    assert_eq!(owner(&game, "a6"), Some(X));
    assert_eq!(owner(&game, "b1"), Some(X));
    assert!(!game.is_over());
}

/// All but the top of column g filled, so that no four of a kind meet: two columns alike, then their opposite.
fn full_but_one() -> Situation<ConnectFour> {
    let mut game = Situation::new(ConnectFour);
    let columns = [
        ("a", "xoxoxo"),
        ("b", "xoxoxo"),
        ("c", "oxoxox"),
        ("d", "xoxoxo"),
        ("e", "xoxoxo"),
        ("f", "oxoxox"),
        ("g", "xoxox"),
    ];
    for (column, sides) in columns {
        for side in sides.chars() {
            game.arrange(&format!("drop {side} {column}"));
        }
    }
    game
}

#[test]
fn c4_5_a_full_board_without_a_row_is_a_draw() {
    let mut game = full_but_one();
    assert_eq!(game.awaited(), [O]);
    assert_eq!(game.moves(O), ["g"]);
    game.play(O, "g");
    let outcome = game.outcome();
    assert_eq!(outcome.ending, "c4-ending-full");
    assert!(outcome.won().is_empty());
    assert_eq!(game.told(Viewer::Spectator), ["c4-event-dropped", "c4-event-drawn"]);
}

#[test]
fn c4_5_the_last_disc_can_still_win() {
    let mut game = Situation::new(ConnectFour);
    let but_one =
        "g g e f a f f f b a d e g e f f d c d a g d a a e a g g d d b e e c b b b b c c c";
    game.play_in_turn(but_one.split(' '));
    assert_eq!(game.moves(O), ["c"]);
    game.play(O, "c");
    assert_eq!(game.outcome().ending, "c4-ending-four");
    assert!(game.outcome().of(O).won);
}

#[test]
fn an_arranged_position_says_why_it_cannot_be_played() {
    let faults = |changes: &[&str]| {
        let mut state = Default::default();
        changes.iter().for_each(|change| ConnectFour.arrange(&mut state, change).unwrap());
        ConnectFour.faults(&state).len()
    };
    assert_eq!(faults(&["drop x a"]), 0);
    assert_eq!(faults(&["drop o a"]), 1);
    assert_eq!(faults(&["drop x a", "drop x b"]), 1);
    let lost_and_to_move = ["drop x a", "drop o b"].repeat(4);
    assert_eq!(faults(&lost_and_to_move), 1);
}

#[test]
fn a_wrong_change_names_the_place() {
    let mut state = Default::default();
    for _ in 0..6 {
        ConnectFour.arrange(&mut state, "drop x a").unwrap();
    }
    for (change, column) in
        [("drip x a", 0), ("drop y a", 5), ("drop x h", 7), ("drop o a", 7), ("drop x b c", 9)]
    {
        let error = ConnectFour.arrange(&mut state, change).unwrap_err();
        assert_eq!(error.column, column, "{change}: {error}");
    }
    assert_eq!(state.count(Side::X), 6);
}

#[test]
fn threats_look_as_good_as_they_are() {
    let look = |discs: &str| ConnectFourMind.evaluate(&ConnectFour, board(discs).state(), X);
    assert!(look("xd ob") > look("xa ob"), "the middle is a good place");
    assert!(look("xb xc xd oc oc oa") > 0.9, "X is to move and completes a row");
    assert!(look("xc xd xe oc od") > 0.9, "O cannot fill both b1 and f1");
    let one_above_the_other = "oa xa xa ob xb xb oc xc xc xd og og of";
    assert!(look(one_above_the_other) > 0.9, "O fills d2, then X d3");
    assert!(look("xa xb oc od oe xe xd") < look("xa xb oa ob oe xe xd"), "O has a free cell at f1");
}
